# Romanian: what only the terminal says.

# Whoever draws cards at random.
cli-nature = Soarta

## Imhotep: what is asked

cli-ask-action = alege o acțiune.
cli-ask-hammer-load = încarcă o piatră (Ciocan).
cli-ask-sail-load = încarcă o piatră pe o barcă ce poate pleca cu ea (Velă).
cli-ask-sail-sail = unde merge barca încărcată? (Velă)
cli-ask-chisel-first = încarcă prima din cele două pietre (Daltă).
cli-ask-chisel-second = încarcă a doua piatră (Daltă).
cli-ask-lever-sail = condu o barcă (Pârghie).
cli-ask-lever-order = ce piatră se descarcă acum? (Pârghie)
cli-ask-market = ai o piatră la Piață: ia o carte sau niciuna.
cli-ask-keep = păstrează o carte din pereche.
cli-ask-pyramid = la ce piramidă merge piatra ta?
cli-ask-pyramid-by-card = la ce piramidă merge piatra ta? (Intrare)
cli-ask-bonus-card = tragi ca bonus prima carte surpriză din teanc?
cli-ask-bonus-stones = iei ca bonus pietre în depozit?
cli-ask-bonus-load = încarci ca bonus o piatră?
cli-ask-temple = Templul îți răsplătește o piatră: puncte sau pietre?
cli-move-pass = Pas: nimic altceva nu e posibil
cli-move-skip = Fără bonus

## Pyramids: what is asked

cli-expedition =
    { $all ->
        [none] Expediția { $number }
       *[other] Expediția { $number } din { $all }
    }
cli-card-short =
    { $colour ->
        [green] { $card } verde
        [orange] { $card } portocalie
        [purple] { $card } mov
       *[none] { $card }
    }
cli-ask-mark = bifează forma ({ $shape }), rotită sau oglindită, sau un singur câmp.
cli-ask-cross = o cruce roșie: mai bifează un câmp (de bifat: { $count }).
cli-ask-take =
    { $count ->
        [one] ia { $count } carte nouă, cu fața în sus sau din teanc.
        [few] ia { $count } cărți noi, cu fața în sus sau din teanc.
       *[other] ia { $count } de cărți noi, cu fața în sus sau din teanc.
    }
cli-ask-keep-two = păstrează două din cele patru cărți ale tale.

## Playing

# Words in `…` are typed as they are, in every language.
cli-welcome = Bun venit la { $game }. Scrie numărul unei mutări sau mutarea însăși. `help` arată toate comenzile, `quit` încheie jocul.
cli-shared-keyboard =
    { $count ->
        [one] { $count } persoană folosește această tastatură. Ca să joci cu un bot: { $command }
        [few] { $count } persoane împart această tastatură. Ca să joci cu un bot: { $command }
       *[other] { $count } de persoane împart această tastatură. Ca să joci cu un bot: { $command }
    }
# Whose stones are whose, as in “Black is you and White is mason.”
cli-is-bot = { $name } este { $bot }
cli-is-you = { $name } ești tu
cli-is-here = { $name } e la această tastatură
cli-seats-differ = Acest joc are { $seats } locuri, dar --players numește { $players }. Pe toate locurile joacă oameni.
cli-compiling = Se compilează nivelurile (o dată pentru fiecare versiune, cam jumătate de minut)
cli-thinks = { $name } se gândește
# What went wrong with a bot; $detail is English.
cli-bot-failed =
    { $kind ->
        [crashed] { $name } ({ $bot }) s-a oprit cu o eroare: { $detail }. În locul lui s-a jucat o mutare la întâmplare.
        [illegal] { $name } ({ $bot }) n-a făcut o mutare permisă: { $detail }. În locul lui s-a jucat o mutare la întâmplare.
        [late] { $name } ({ $bot }) a întârziat: { $detail }. În locul lui s-a jucat o mutare la întâmplare.
        [flooded] { $name } ({ $bot }) a scris prea mult: { $detail }. În locul lui s-a jucat o mutare la întâmplare.
       *[often] { $name } ({ $bot }) a greșit de prea multe ori ca să mai fie întrebat. În locul lui s-a jucat o mutare la întâmplare.
    }
cli-curtain-imhotep = Dă ecranul mai departe: { $name }. Apasă Enter ca să vezi perechea de cărți.
cli-curtain-pyramids = Dă ecranul mai departe: { $name }. Apasă Enter ca să-ți vezi cele patru cărți.
cli-curtain-plain = Dă ecranul mai departe: { $name }. Apasă Enter ca să continui.
# Somebody is asked although it is the turn of $other.
cli-asked-in-turn = { $name } (la rând: { $other }): { $question }
cli-decided =
    { $count ->
        [one] ({ $names } a hotărât)
        [few] ({ $names } au hotărât)
       *[other] ({ $names } au hotărât)
    }
cli-others =
    { $count ->
        [one] … și încă una: scrie `more`
        [few] … și încă { $count }: scrie `more`
       *[other] … și încă { $count }: scrie `more`
    }
# A line in English follows, which says why.
cli-not-understood = Nu există mutarea sau comanda. Scrie `help` ca să le vezi pe toate.
cli-not-possible = Nu e posibil.
cli-no-such-number = alege un număr de la 1 la { $last }, nu { $number }
cli-undo-bot = { $name } este un bot ({ $bot }); poți anula doar mutările oamenilor
cli-undo-nobody = încă n-a mutat nimeni
cli-undo-you = încă n-ai mutat
cli-undo-unmoved = { $name } n-a mutat încă
cli-undo-late = e prea târziu ca să anulezi această mutare: între timp cineva a mutat sau s-a dezvăluit o carte
cli-undo-replies = Mutarea ta și răspunsurile au fost retrase.
cli-undo-name = după `undo` scrie numele unui jucător ({ $names }) sau nimic, nu { $typed }
cli-saved =
    { $count ->
        [one] S-a salvat { $count } mutare în { $path }
        [few] S-au salvat { $count } mutări în { $path }
       *[other] S-au salvat { $count } de mutări în { $path }
    }
cli-save-what = `save` cere un fișier, de exemplu: save game.record
cli-save-taken = { $path } există deja și nu e o înregistrare
cli-open-what = `open` cere un fișier, de exemplu: open game.record
cli-open-no-record = { $path } nu e o înregistrare
cli-open-over = { $path }: acest joc s-a terminat; citește-l cu `{ $command }`
cli-open-by-hand = { $path }: tragerile lui se fac de mână; un joc în terminal are nevoie de trageri dintr-o sămânță
cli-check = Verifică fiecare tragere și mutare: { $command }
cli-read-again = Citește din nou jocul: { $command }
cli-goodbye = La revedere.
cli-nothing-saved = Nu s-a făcut nicio mutare, deci nu s-a salvat nimic. `{ $command }` începe un joc nou.
cli-go-on = Ca să continui: pornește `{ $command }` și scrie `open { $path }`
cli-kept = Înregistrarea jocului e în { $path }
cli-not-kept = Înregistrarea n-a putut fi salvată nici aici, nici în dosarul pentru fișiere temporare.

## The table

cli-player = Jucător
# The heading over the points that players would have if the game ended now: short.
cli-if-ended = Dacă s-ar opri
cli-start-player = primul jucător: { $name }
cli-harbour = Port (partea din față în stânga)
cli-site =
    { $ship ->
        [none] { $site } { $side }
       *[other] { $site } { $side }, barca { $ship } ancorată
    }
cli-unloads = se descarcă
cli-times = { $count } × { $card }
cli-stones-from-quarry =
    { $count ->
        [one] { $count } piatră din carieră
        [few] { $count } pietre din carieră
       *[other] { $count } de pietre din carieră
    }
cli-top-card = trage prima carte surpriză din teanc
# A space of a ship or of the market, and what lies there.
cli-space = locul { $space }, { $what }
# A field of a small pyramid: which one, its points, and its bonus.
cli-field =
    { $bonus ->
        [card]
            { $points ->
                [one] { $pyramid }, { $points } punct și o carte
                [few] { $pyramid }, { $points } puncte și o carte
               *[other] { $pyramid }, { $points } de puncte și o carte
            }
        [stones]
            { $points ->
                [one] { $pyramid }, { $points } punct și pietre
                [few] { $pyramid }, { $points } puncte și pietre
               *[other] { $pyramid }, { $points } de puncte și pietre
            }
        [load]
            { $points ->
                [one] { $pyramid }, { $points } punct și o încărcare
                [few] { $pyramid }, { $points } puncte și o încărcare
               *[other] { $pyramid }, { $points } de puncte și o încărcare
            }
       *[none]
            { $points ->
                [one] { $pyramid }, { $points } punct
                [few] { $pyramid }, { $points } puncte
               *[other] { $pyramid }, { $points } de puncte
            }
    }
# The notes below stand in frames of 36 columns: the shorter the better.
cli-row = rândul { $number }
cli-by-row = final, pe rând: { $points }
cli-groups = final, grupuri: { $points } +{ $further }
cli-by-height = final, pe înălțime: { $points }
cli-tower-points = puncte
cli-towers = coloane
cli-single-stones = singure
cli-tower-rule =
    { $points ->
        [one] 3 fac o coloană; singură { $points } punct
        [few] 3 fac o coloană; singură { $points } puncte
       *[other] 3 fac o coloană; singură { $points } de puncte
    }
cli-built-next = puncte imediat, ( ) urmează
cli-edge =
    { $points ->
        [one] margine, câte { $points } punct
        [few] margine, câte { $points } puncte
       *[other] margine, câte { $points } de puncte
    }
# C, S and L stand on the fields.
cli-bonus-letters =
    { $points ->
        [one] { $points } punct, C carte, S pietre, L pune
        [few] { $points } puncte, C carte, S pietre, L pune
       *[other] { $points } de puncte, C carte, S pietre, L pune
    }
cli-level = nivelul { $number }
cli-brings = aduce
cli-temple-points =
    { $points ->
        [one] pe rundă { $points } punct pentru fiecare piatră vizibilă de sus, ca [ ]
        [few] pe rundă { $points } puncte pentru fiecare piatră vizibilă de sus, ca [ ]
       *[other] pe rundă { $points } de puncte pentru fiecare piatră vizibilă de sus, ca [ ]
    }
# ? and C stand on the fields.
cli-temple-bonuses = pe rundă, dacă e vizibilă de sus: ? puncte sau pietre ({ $points } sau { $stones }), C o carte
cli-no-pair = nicio pereche
cli-card-red = piatră imediat
cli-card-green =
    { $stones ->
        [one] { $points } la { $stones } piatră
        [few] { $points } la { $stones } pietre
       *[other] { $points } la { $stones } de pietre
    }
cli-card-lever = condu, ordonează
cli-card-hammer = { imhotep-card-effect-hammer }
cli-card-sail = încarcă 1, condu
cli-card-chisel = încarcă 2

# What is printed on the fields of a chamber: at most six letters.
cli-field-E = INTR.
cli-field-T = MORM.
cli-field-r = nest.r
cli-field-g = nest.g
cli-field-s = craniu
cli-field-x = cruce
cli-field-t = torță
cli-field-e = elixir
# The letters stand on the fields.
cli-legend = E intrare, T mormânt, r g nestemată, s craniu, x cruce, t torță, e elixir, ## zid, XX bifat
cli-card = Cartea { $card }
cli-no-cards = nu se vede nicio carte
cli-display = De ales
cli-display-cards = De ales: { $cards } (`board` desenează tot)
cli-gems = { $red } roșii { $green } verzi
cli-colours-left = Puncte de culoare rămase: { $points }
# The list of moves: fields of a card.
cli-single = { $card } un câmp
cli-shape = { $card } forma
cli-top-of-deck = prima carte din teanc

## The end, records, advice

cli-points-with = puncte din
cli-total = total
cli-place = locul
cli-tie-imhotep = pietre în depozit
cli-tie-pyramids = cea mai mică piramidă
cli-unfinished = Jocul nu e terminat.
cli-record-game = Joc
cli-record-players =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
cli-record-edition = { $edition } ({ $hash }), versiunea regulilor { $version }
cli-record-played = Jucat
cli-record-moves =
    { $count ->
        [one] { $date }, { $count } mutare
        [few] { $date }, { $count } mutări
       *[other] { $date }, { $count } de mutări
    }
cli-record-chance = Noroc
cli-record-by-hand = trageri de mână
cli-record-committed = angajament { $commitment }
cli-record-result = Rezultat
# $level is the name of a bot; 95 % ranges are those of the estimates.
cli-hint =
    { $count ->
        [one] Sfatul dat de { $level } pentru { $name } după { $count } simulare; intervale de 95% în paranteze
        [few] Sfatul dat de { $level } pentru { $name } după { $count } simulări; intervale de 95% în paranteze
       *[other] Sfatul dat de { $level } pentru { $name } după { $count } de simulări; intervale de 95% în paranteze
    }
cli-hint-exact = { $level } a calculat până la sfârșitul jocului mutările pentru { $name }
cli-hint-move = mutare
cli-hint-wins = câștig
cli-hint-points = puncte
# $line is a row of moves in notation.
cli-hint-line = Se așteaptă la: { $line }
cli-hint-drawn = (tras: { $move })
cli-hint-percent = { $number }%

## Reviews

cli-review-reviewing = Analizez
# $level is the name of a bot.
cli-review-judge =
    { $count ->
        [one] Apreciat de { $level } cu { $count } simulare pentru fiecare mutare.
        [few] Apreciat de { $level } cu { $count } simulări pentru fiecare mutare.
       *[other] Apreciat de { $level } cu { $count } de simulări pentru fiecare mutare.
    }
# Headings over the columns of a table: short.
cli-review-grade = apreciere
cli-review-lost =
    { $what ->
        [percent] pierdut %
       *[points] pierdut pct
    }
# What was done or drawn; $name is a player or “Draw”.
cli-review-at = Mutarea { $turn }, { $name }: { $what }
cli-review-chance = Șanse de câștig, { $name }: { $before } → { $after }
# What a draw changed: numbers with their signs.
cli-review-changed = ({ $percent } șanse de câștig, { $points } puncte)
# Over a table of means.
cli-review-means =
    { $count ->
        [one] { $count } joc
        [few] Medii pe { $count } jocuri
       *[other] Medii pe { $count } de jocuri
    }
cli-review-done = Jocuri analizate: { $count } din { $all }.
cli-review-written = Pagina este în { $path }.

## Help

# Typed as they are, in every language: market, pyramid, temple, chamber, obelisks, chisel, hammer, sail, lever, middle,
# right, accept, load b2, skip, hint vizier, undo.

cli-help-turn = RÂNDUL TĂU
cli-help-turn-about =
    { $rounds ->
        [one] o acțiune; runda se încheie când au plecat patru bărci, iar jocul după { $rounds } rundă
        [few] o acțiune; runda se încheie când au plecat patru bărci, iar jocul după { $rounds } runde
       *[other] o acțiune; runda se încheie când au plecat patru bărci, iar jocul după { $rounds } de runde
    }
cli-help-take =
    { $stones ->
        [one] cel mult { $stones } piatră din carieră în depozit, unde încap { $spaces }
        [few] cel mult { $stones } pietre din carieră în depozit, unde încap { $spaces }
       *[other] cel mult { $stones } de pietre din carieră în depozit, unde încap { $spaces }
    }
cli-help-load = o piatră din depozit pe locul 2 al bărcii b, numărat din față
cli-help-sail = orice barcă cu destule pietre, ale oricui, la o locație liberă (market, pyramid, temple, chamber, obelisks), unde pietrele se descarcă începând din față
cli-help-play = o carte albastră luată într-o tură anterioară: chisel (încarcă 2), hammer (ia, încarcă 1), sail (încarcă 1 și condu acea barcă), lever (condu, descarcă în ordinea ta)
cli-help-pass = numai când nimic altceva nu e posibil
cli-help-asked = LA ÎNTREBĂRI
cli-help-asked-about = despre pietrele tale, și la rândul altora
cli-help-card = market: cartea de pe locul 2 sau niciuna; cele roșii acționează imediat
cli-help-pair = market B: uită-te la perechea cu fața în jos, păstrează prima sau a doua
cli-help-pyramid = pyramid B: sau middle, right; apoi accept, load b2 sau skip
cli-help-point = temple B: puncte sau pietre ({ $points } sau { $stones }) pentru o piatră vizibilă
cli-help-unload = lever: urmează piatra de pe locul 3
cli-help-commands = COMENZI
cli-help-commands-about = un număr joacă mutarea cu acel număr din listă
cli-help-help = această pagină
cli-help-board = desenează din nou toată masa
cli-help-more = arată toate mutările, oricâte ar fi
cli-help-log = jocul de până acum în cuvinte
cli-help-hint = cele mai bune mutări după Faraon, după circa o secundă de gândire, și de ce altele sunt mai slabe; hint vizier: după Vizir
cli-help-undo = retrage ultima mutare, dacă de atunci nu s-a dezvăluit nimic, iar în jocul doar cu boți împreună cu răspunsurile lor; undo { $name }: ultima făcută de { $name }
cli-help-save = scrie înregistrarea jocului de până acum
cli-help-open = lasă acest joc și continuă-l pe cel dintr-o înregistrare
cli-help-quit = încheie jocul; înregistrarea lui se salvează
cli-help-expeditions = EXPEDIȚII
cli-help-expeditions-about = runde: { $rounds }, cărți pe rundă: { $cards }; toți bifează aceeași formă în același timp, în secret
cli-help-mark = forma pe cartea 12, rotită sau oglindită, pe câmpuri care nu sunt nici ziduri, nici bifate
cli-help-mark-single = sau un singur câmp, permis oricând
cli-help-mark-where = prima bifare pe o carte acoperă intrarea, următoarele ating pe o latură una mai veche
cli-help-keep = la început: două din cele patru cărți ale tale
cli-help-take-card = pentru o piramidă explorată: o carte cu fața în sus sau prima din teanc
cli-help-symbols = SIMBOLURI
cli-help-symbols-about = pe un câmp bifat; în lista mutărilor stau după el, ca în (rs)
cli-help-gems = nestemate: { $pair } pentru fiecare pereche roșie și verde, { $single } pentru una singură
cli-help-torch = torța acestei runde: { $points }
cli-help-skull = următorul craniu; contează cel mai mare: { $points }
cli-help-elixir = elixir: se șterg cele mai mari două cranii
cli-help-cross = cruce roșie: imediat încă un câmp, pe oricare carte
cli-help-tomb = mormânt, piramida e explorată: { $points }
cli-help-colours = puncte de culoare
cli-help-colours-about = { $points } pentru cine ajunge următorul la 2, 4 sau 6 piramide explorate de o culoare

# What a mark of Pyramids brings; the numbers count what the player has so far.
cli-fields-crossed =
    { $gains ->
        [none] { $name } bifează { $fields } pe cartea { $card }.
       *[other] { $name } bifează { $fields } pe cartea { $card }: { $gains }.
    }
cli-gain-gem =
    { $gem ->
        [red] nestemata roșie nr. { $count }
       *[green] nestemata verde nr. { $count }
    }
cli-gain-torch = torța rundei { $round }
cli-gain-skull = craniul nr. { $count }
cli-gain-elixir =
    { $count ->
        [one] elixir (rămâne { $count } craniu)
        [few] elixir (rămân { $count } cranii)
       *[other] elixir (rămân { $count } de cranii)
    }
cli-gain-red-cross =
    { $count ->
        [one] cruce roșie
        [few] { $count } cruci roșii
       *[other] { $count } de cruci roșii
    }

## Lecții

cli-learn-step = Pasul { $step } din { $steps }
cli-learn-how = Pentru a începe sau a continua: { $command }
cli-learn-one = O lecție la alegere, de exemplu: { $command }
cli-learn-you = Joci cu: { $name }.
cli-learn-reading = Enter: mai departe. De asemenea: back, skip, quit.
cli-learn-doing = Scrie un număr sau o mutare. De asemenea: show, back, skip, help, quit.
cli-learn-shown = Arătat: { $move }
cli-learn-next = Lecția următoare: { $title }. Enter: mai departe, quit: sfârșit.
cli-learn-all-done = Ai parcurs toate lecțiile jocului { $game }.
cli-learn-first = acesta este primul pas
cli-learn-not-kept = Progresul nu poate fi păstrat: { $reason }
cli-learn-first-game = Primul tău joc, cu antrenorul alături: { $command }
cli-first-game-how = Antrenorul vorbește când apare ceva nou. Și: quiet, wake.
cli-first-game-quiet = Antrenorul tace. Ca să-l trezești: wake.
cli-first-game-wake = Antrenorul vorbește din nou.

## Probleme

cli-puzzle-title = Problema { $id }: { $game }
cli-puzzle-level = Cel mai slab bot care o rezolvă: { $level }
cli-puzzle-counts-margin = Mută { $name }. Contează punctele de la final ale jucătorului { $name }, minus cele ale celui mai bun adversar.
cli-puzzle-counts-first = Mută { $name }. Contează primul loc la final pentru { $name }.
cli-puzzle-moves =
    { $count ->
        [one] Este nevoie de { $count } mutare.
        [few] Este nevoie de { $count } mutări.
       *[other] Este nevoie de { $count } de mutări.
    }
cli-puzzle-how = Scrie un număr sau o mutare. De asemenea: answer, more, help, quit.
cli-puzzle-right = Corect.
cli-puzzle-wrong-margin = { $move } nu este cea mai bună mutare: costă { $points } puncte. Încearcă din nou.
cli-puzzle-wrong-first = { $move } nu este cea mai bună mutare: costă { $percent }% din primul loc. Încearcă din nou.
cli-puzzle-solved = Rezolvată. Toate mutările și unde duc:
cli-puzzle-answer = Răspunsul: { $moves }. Toate primele mutări și unde duc:
cli-puzzle-move = Mutare
cli-puzzle-lead = Avans
# The command stays as it is.
cli-puzzle-record = `saqqara puzzle record { $id } --out FILE` salvează desfășurarea acelei partide.
cli-puzzle-streak = Zile la rând: { $count }.
