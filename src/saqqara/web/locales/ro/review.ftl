# Romanian: the review of a game, on its page and in the terminal.

## The page

review-title = { look-review }
review-players =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
review-print = Tipărește
# Who has judged the moves, and how closely.
review-judge = Evaluată de { $judge }; simulări la fiecare mutare: { $count }. Cifrele sunt estimări: fiecare își arată intervalul.

## A record from elsewhere

review-no-such-game = Nu există o astfel de partidă.
review-drop-title = Analizează o partidă
review-drop-about = Trage aici înregistrarea unei partide încheiate sau alege fișierul.
review-drop-choose = Alege fișierul
review-drop-now = Lasă înregistrarea aici ca s-o analizezi
review-drop-where = Înregistrarea unei partide se poate descărca după ce se termină, la „{ fair-title }”.
review-drop-large = Fișierul este prea mare pentru înregistrarea unei partide.
review-drop-not-a-record = Acest fișier nu este înregistrarea unei partide.
review-drop-incomplete = Lipsește o parte din această înregistrare.
review-drop-edition = Această înregistrare a fost făcută cu altă ediție sau cu alte reguli decât cele de pe acest server.
review-drop-unverified = Această înregistrare nu trece verificarea: o mutare, o tragere sau rezultatul este greșit.
review-drop-unfinished = Această partidă nu a fost jucată până la capăt.
review-drop-in-progress = Această partidă este încă în curs. Poate fi analizată după ce se termină.
review-drop-bad = Această înregistrare nu poate fi analizată.

## Grades

grade-best = cea mai bună
grade-good = bună
grade-inaccuracy = imprecizie
grade-mistake = greșeală
grade-blunder = gafă
grade-only = singura mutare

## The chart

review-wins = Șanse de câștig
review-points = Puncte estimate
review-view-switch = Șanse sau puncte
review-percent = { $number }%
# What the chart shows, for those who do not see it; $shares: a list of names with their figures.
review-chart = { $what }, mutări: { $turns }. După mutarea { $turn }: { $shares }.
review-share = { $name } { $value }
review-as-table = Arată ca tabel
review-coming = Urmează
# $low and $high are figures with their unit.
review-between = între { $low } și { $high }, cu certitudine de 95%
review-exact = exact
review-glance = o primă privire
# A switch: every figure shows the range in which it lies.
review-ranges = Arată intervalele
review-range = { $low } – { $high }
# As in ±1.2 beside a figure.
review-margin = ±{ $number }

## While it is made

review-begins = { $judge } aruncă o primă privire asupra partidei…
review-compiles = Această ediție e nouă aici: pregătirea regulilor ei durează cam un minut…
review-waits =
    { $count ->
        [one] Mai întâi urmează { $count } analiză.
        [few] Mai întâi urmează { $count } analize.
       *[other] Mai întâi urmează { $count } de analize.
    }
review-failed = Analiza nu a putut fi terminată.
review-running = { $judge } parcurge partida: mutarea { $turn } din { $turns }. Între timp, uită-te în jur.
review-stop = Oprește
review-go-on = Continuă
review-stopped = Analiza s-a oprit la mutarea { $turn }. Ce este aici rămâne.
# 0 seconds: how long it takes is not known yet.
review-later =
    { $seconds ->
        [0] Gata după ce va fi parcursă toată partida.
       *[other] Gata după ce va fi parcursă toată partida, în aproximativ { $seconds } de secunde.
    }
review-done = Analiza este gata.
review-retry = Încearcă din nou
review-outdated = Această analiză a fost făcută cu o versiune mai veche a programului.
review-again = Analizează din nou

## Turning points

review-turning = Momente decisive
review-turning-none = Nicio mutare n-a schimbat mult rezultatul.
review-turning-next = Momentul decisiv următor
review-turning-previous = Momentul decisiv anterior
review-turning-show = Mutarea { $turn }, arat-o
# The chance of the player who moved, before and after.
review-change = { $before } → { $after }%
review-draw = Tragere
# $move is one of the messages imhotep-did-… or pyramids-did-…
review-better = Mai bine: { $move }.
# $reasons: a list of the messages review-costs and review-gives.
review-reasons = Față de cea mai bună mutare, { $reasons }.
# $where is one of the messages imhotep-earned-…, pyramids-earned-… or review-source; the number always has one decimal place, so that “points” has one form.
review-costs =
    { $you ->
        [yes] pierzi
       *[no] { $name } pierde
    } { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte { $where }
review-gives =
    { $you ->
        [yes] câștigi
       *[no] { $name } câștigă
    } { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte { $where }
# A source of points of a game that has no texts here.
review-source = ({ $source })

## The board and the better move

review-board = Masa după mutarea { $turn }
review-at = Mutarea { $turn } din { $turns }
review-last = La sfârșit
review-judge-would = Ce ar face { $judge }
review-judge-same = { $judge } ar face la fel.
review-judge-near = { $judge } ar alege: { $move }. Diferența este mică.
review-no-choice = Aici nu exista altă mutare.
review-chance-decides = Aici decide norocul.
review-instead = În loc de: { $move }
# What a move cost the player who made it, compared with the best one.
review-cost =
    { $gains ->
        [yes] A costat { $percent }% din șansele de câștig, dar a adus cu { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai mult.
        [untold] A costat { $percent }% din șansele de câștig.
       *[no] A costat { $percent }% din șansele de câștig și { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte.
    }
# The range of that; $wins and $points as in 27.1% to 31.3%.
review-cost-range = Cost: { $wins } din șansele de câștig, { $points } puncte (certitudine de 95%)
review-cost-exact = Cost: exact
review-line-play = Redă varianta
review-line-back = Înapoi la partidă
review-line-at = Varianta mai bună: mutarea { $step } din { $steps }
review-puzzle = Fă din asta o problemă
review-puzzle-asking = Se caută o demonstrație…
review-puzzle-cannot = Din asta nu iese o problemă: aici nu se poate demonstra că o singură mutare este cea mai bună.

## Moves

review-tally = Mutările după note: { $name }
review-whose = Ale cui mutări
review-accuracy = Precizie
review-accuracy-about = 100: fiecare mutare a fost la fel de bună ca cea mai bună. Numărul scade odată cu șansele de câștig pe care le-au costat mutările.

## Luck and skill

review-luck = Noroc și pricepere
review-luck-wins = Cum s-au format șansele fiecăruia. Părțile însumate dau exact rezultatul.
review-luck-points = Cum s-au format punctele fiecăruia. Părțile însumate dau exact rezultatul.
review-part-start = Început
review-part-luck = Noroc
review-part-own = Mutări proprii
review-part-others = Mutările altora
review-part-end = Rezultat
review-draws = Tragerile care au contat
review-draws-none = Nicio tragere n-a schimbat mult.
review-lucky =
    { $you ->
        [yes] Noroc pentru tine
       *[no] Noroc pentru { $name }
    }
review-unlucky =
    { $you ->
        [yes] Ghinion pentru tine
       *[no] Ghinion pentru { $name }
    }

## Your mistakes again

review-try =
    { $you ->
        [yes] Încearcă din nou unde ai greșit
       *[no] Încearcă din nou unde a greșit { $name }
    }
review-try-about =
    { $count ->
        [one] { $count } mutare ca problemă, aproximativ { $minutes } min.
        [few] { $count } mutări ca probleme, aproximativ { $minutes } min.
       *[other] { $count } de mutări ca probleme, aproximativ { $minutes } min.
    }
review-try-go = Încearcă
review-try-none =
    { $you ->
        [yes] Nimic de repetat: ai găsit de fiecare dată o mutare bună.
       *[no] Nimic de repetat: { $name } a găsit de fiecare dată o mutare bună.
    }
review-try-number = Problema { $number } din { $count }
review-try-find = S-a jucat: { $move }. Găsește pe tablă o mutare mai bună.
review-try-right = Corect: așa ar juca { $judge }.
review-try-good = Bine: aproape cea mai bună. Costă doar { $percent }% din șansele de câștig.
review-try-wrong = Nu chiar: costă { $percent }% din șansele de câștig.
review-try-same = Exact asta s-a jucat.
review-try-unknown = { $judge } preferă alte mutări.
review-try-asking = { $judge } evaluează mutarea…
review-try-answer = Arată răspunsul
review-try-shown = Răspunsul: { $move }.
review-try-next = Mai departe
review-try-finish = Încheie
review-try-done = Găsite din prima încercare: { $right } din { $count }.
