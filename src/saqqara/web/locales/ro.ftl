# Romanian. The same messages are in every language; a test compares them. What the values are is said in en.ftl.
#
# Names of players cannot be inflected, so they stand in the nominative: before a verb that has no gender, or after a
# colon. What an assumed figure counts is told by an abbreviation (“pct.”): such figures come as text, without a plural.

## Every page

page-skip = Sari la conținut
page-name = Saqqara
page-home = Saqqara: spre lobby
page-theme = Luminos sau întunecat
page-cancel = Renunță
page-close = Închide
page-to-lobby = Spre lobby
page-unofficial = O ediție neoficială a două jocuri de societate. Fără legătură cu editorii lor.
page-version = Saqqara { $version }
list-last = { $before } și { $last }

## The lobby

lobby-page = Saqqara: Imhotep și Pyramids
lobby-title = Clădește ce dăinuie.
lobby-lead = Joacă-te cu prietenii printr-un link, aici la aceeași masă sau împotriva boților. Fără cont.
you-name = Numele tău
you-saved = Te cheamă { $name }. La mesele la care stai deja rămâne numele vechi.
person-guest = Oaspete { $number }
tables-open = Mese deschise
tables-you-owe = E rândul tău
tables-watch = Privește
tables-free =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
status-waiting = Așteaptă jucători
status-playing = Se joacă
status-over = Terminată

## A new table

new-game = Joc
new-seats = Jucători
new-count = Câte locuri
new-sides = Fețele locațiilor
new-wrath = Mânia faraonului
new-wrath-about = Cine nu are la final nicio piatră la Piramidă, la Templu, la Camera mortuară sau la Obelisc pierde 5 puncte.
new-edition = Ediție
new-clock = Ceas
new-absent = Când cineva lipsește
new-stand-in = Un bot joacă automat mai departe
new-stand-in-after = După
new-stand-in-level = Nivelul boților înlocuitori
new-company = Companie
new-listed = Publică
new-listed-about = Toată lumea vede masa în lobby și se poate așeza. Altfel, doar cu linkul tău.
new-chat = Chat
new-chat-about = Jucătorii își pot scrie unii altora.
clock-none = Fără ceas
clock-per-move = Timp pe mutare
clock-per-player = Timp pe jucător
clock-each-move = Pe mutare
clock-each-player = Pe jucător
clock-unit = Unitate
clock-increment = Secunde adăugate după fiecare mutare
clock-at-zero = Când expiră timpul
at-zero-bot-moves-once = un bot face acea mutare
at-zero-bot-takes-over = un bot preia jocul
unit-seconds = secunde
unit-minutes = minute
unit-hours = ore
unit-days = zile
sitter-me = Eu
sitter-open = Loc liber
sitter-bot = Bot: { $level }
sitter-who = Cine ocupă locul { $seat }, { $colour }
sitter-name = Nume
sitter-name-of = Numele jucătorului de pe locul { $seat }
sitter-name-full =
    { $count ->
        [one] Un nume are cel mult { $count } caracter.
        [few] Un nume are cel mult { $count } caractere.
       *[other] Un nume are cel mult { $count } de caractere.
    }
level-apprentice = Ucenic
level-mason = Pietrar
level-architect = Arhitect
level-vizier = Vizir
colour-black = negru
colour-white = alb
colour-brown = maro
colour-gray = gri
game-imhotep = Imhotep
game-imhotep-about = Încarcă bărcile, alege-le docul și clădește cinci monumente în șase runde.
game-pyramids = Silver & Gold: Pyramids
game-pyramids-about = Bifează încăperi, ferește-te de cranii și întrece-i pe ceilalți la mormintele de aur.

## The table

table-skip = Sari la mutările tale
head-round =
    { $rounds ->
        [none] Runda { $round }
       *[other] Runda { $round } din { $rounds }
    }
connection-connecting = Se conectează…
# Nothing is said while all is well.
connection-open = { "" }
connection-paused = Serverul nu ajunge la datele sale. Își revine singur; nimic nu se pierde.
connection-reconnecting =
    { $isSending ->
        [yes] Se reconectează… alegerea ta e păstrată și va fi trimisă.
       *[no] Se reconectează…
    }
# The title of the browser's tab: who is to move, then the game.
title-page = { $state } – { $game }
title-your-turn = E rândul tău
title-turn-of = La rând: { $name }
title-others = La mutare: { $names }
title-waiting = Se așteaptă jucători
title-playing = Se joacă
title-over = Partida s-a terminat
title-nothing = Nicio masă
title-damaged = Masă deteriorată
seats-title = Jucători
# The number itself stands before it.
seats-points =
    { $count ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
seats-you = tu
seats-open = loc liber
seats-free = Locul { $seat }
# Two players with the same name are told apart by the colour of their stones.
seats-namesake = { $player } ({ $colour })
seats-bot = bot
seats-waking = bot, se pregătește
seats-stands-in = joacă { $level }
seats-bot-plays = { $level } joacă acum pentru { $name }.
seats-plays-again = { $name } joacă din nou.
seats-owes = la mutare
seats-thinks = se gândește
seats-clock = Timp rămas:
seats-sit = Așază-te aici
seats-sit-at = Așază-te aici: locul { $seat }
seats-let-bot-play = Să joace un bot
seats-let-bot-play-for = Să joace un bot pentru { $name }
seats-agreed = De acord să joace un bot: { $names }
seats-mute-name = Ignoră mesajele de la { $name }
seats-unmute-name = Ascultă din nou mesajele de la { $name }
seats-stand-up = Ridică-te
seats-hints =
    { $count ->
        [one] { $count } sfat
        [few] { $count } sfaturi
       *[other] { $count } de sfaturi
    }
presence-away = se uită în altă parte
presence-gone = offline
sit-name = Numele tău
sit-go = Așază-te
sit-stones = Pietrele tale
sit-nameless = Scrie-ți numele: ceilalți îl vor vedea.
tabs-label = Locurile tale
ask-title = Mutarea ta
# $question is one of the messages ask-…
prompt-yours =
    { $name ->
        [none] E rândul tău. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = Partida începe de îndată ce toate locurile sunt ocupate.
prompt-over = Partida s-a terminat.
prompt-watching = Urmărești partida.
prompt-looking = Privești înapoi.
notation-label = Sau scrie o mutare
notation-hint-imhotep = load b2
notation-hint-pyramids = mark 12 a1 a2
notation-play = Joacă
plain-ask = Alege o mutare.
plain-flag =
    { $is ->
        [yes] da
       *[no] nu
    }
# What happened in a game that has no texts here, in the words of its rules: “Ada: advanced, steps 2”.
plain-event =
    { $name ->
        [none] { $event }
       *[other] { $name }: { $event }
    }
deeds-undo = Anulează
deeds-ask-back = Cere retragerea mutării
deeds-take-back = Retrage mutarea
# What the button Undo takes back: the last choice of an unfinished move.
deeds-of-pick = ultima alegere
deeds-of-move =
    { $name ->
        [none] ultima ta mutare
       *[other] mutarea făcută de { $name }
    }
deeds-of-others =
    { $name ->
        [none] ceilalți decid
       *[other] { $name }: mutarea; ceilalți decid
    }
deeds-of-turn =
    { $name ->
        [none] cu tot ce a urmat
       *[other] { $name }: mutarea și tot ce a urmat
    }
deeds-no-back-asked = există o cerere
deeds-no-back-unmoved = încă nimic
deeds-leave = Lasă locul unui bot
deeds-hand-over = Să joace un bot pentru mine
deeds-return = Îmi reiau locul
deeds-fill = Pune boți pe locurile libere
deeds-level = Nivel
back-title = O cerere
# $move is one of the messages did-…
back-asked =
    { $move ->
        [none] { $name } ar vrea să retragă o mutare.
       *[other] { $name } ar vrea să retragă o mutare: { $move }.
    }
back-later = Se retrag și toate mutările de după ea, ale oricui.
back-withdraw =
    { $name ->
        [none] Anulează cererea
       *[other] { $name } anulează cererea
    }
back-declined = Ceilalți nu au fost de acord să retragi mutarea.
back-waits =
    { $move ->
        [none]
            { $names ->
                [none] Ai cerut să retragi o mutare.
               *[other] Ai cerut să retragi o mutare. Se așteaptă: { $names }.
            }
       *[other]
            { $names ->
                [none] Ai cerut să retragi o mutare: { $move }.
               *[other] Ai cerut să retragi o mutare: { $move }. Se așteaptă: { $names }.
            }
    }
back-accept =
    { $name ->
        [none] Acceptă
       *[other] { $name } acceptă
    }
back-decline =
    { $name ->
        [none] Refuză
       *[other] { $name } refuză
    }
invite-title = Invită prieteni
invite-about = Cine are acest link se poate așeza la masă.
invite-bots = Toate locurile sunt ocupate. Cine are acest link poate lua locul unui bot.
invite-local = Adresa merge doar pe acest calculator. Pentru prieteni din altă parte, casa trebuie pornită cu { $command }.
invite-link = Link de invitație
invite-copy = Copiază
invite-copied = Copiat.
invite-select = Selectat: copiază-l de la tastatură.
invited-by =
    { $count ->
        [one] { $names } te invită la o partidă de { $game }
        [few] { $names } te invită la o partidă de { $game }
       *[other] { $names } te invită la o partidă de { $game }
    }
invited-open = Ești invitat la o partidă de { $game }
invited-seats =
    { $free ->
        [one] { $free } loc liber din { $seats }.
        [few] { $free } locuri libere din { $seats }.
       *[other] { $free } de locuri libere din { $seats }.
    }
waiting-title =
    { $free ->
        [one] Masa mai așteaptă { $free } jucător
        [few] Masa mai așteaptă { $free } jucători
       *[other] Masa mai așteaptă { $free } de jucători
    }
waiting-by-link = Aici se poate așeza doar cine a fost invitat prin link. Tu poți privi.
curtain-pass = Dă ecranul mai departe: { $name }
curtain-about = Următoarea alegere e secretă. Nimeni altcineva nu trebuie să se uite.
curtain-raise = Eu sunt { $name }
log-title = Ce s-a întâmplat
log-earlier = Toate mutările în notație
chat-title = Chat
chat-news = Mesaj nou
chat-text = Spune ceva
chat-send = Trimite
facts-title = Această masă
facts-edition = Ediție
facts-shipped = cea care vine cu Saqqara
facts-sides = Fețe
facts-yes = da
# $time is a span like “20 minutes”; $zero is one of the messages at-zero-…
facts-per-move = { $time } pentru fiecare mutare; apoi { $zero }
facts-per-player =
    { $increment ->
        [0] { $time } pentru fiecare jucător; apoi { $zero }
        [one] { $time } pentru fiecare jucător, plus { $increment } secundă după fiecare mutare; apoi { $zero }
        [few] { $time } pentru fiecare jucător, plus { $increment } secunde după fiecare mutare; apoi { $zero }
       *[other] { $time } pentru fiecare jucător, plus { $increment } de secunde după fiecare mutare; apoi { $zero }
    }
facts-stand-in = după { $time } joacă { $level }
facts-listed = Cine poate intra
facts-open-to-all = oricine
facts-by-link = cine are linkul
facts-spectators = Spectatori
facts-forked = Desprinsă din
facts-forked-at = altă masă, după mutarea { $turn }
origin-before = Ce s-a întâmplat înainte se află acolo.
board-title = Masa
board-laying = Se pregătește masa …
board-hidden = Nu se vede nimic până nu se ridică cortina.

menu-title = Meniu
words-title = Poziția în cuvinte
words-show = Poziția în cuvinte
hint-title = Sfat
hint-adviser = Cine te sfătuiește
hint-ask = Cere
hint-about = Sfătuitorul știe doar ce ai voie să știi și tu. Toți cei de la masă pot vedea că ai întrebat.
hint-thinking = { $name } se gândește…
hint-exact = { $name } ți-a calculat mutările până la sfârșitul jocului.
hint-after =
    { $count ->
        [one] { $name } a încercat { $count } continuare.
        [few] { $name } a încercat { $count } continuări.
       *[other] { $name } a încercat { $count } de continuări.
    }
# Where another move shows a better chance than the first.
hint-order = Prima e mutarea pe care ar alege-o { $name }: a fost încercată cel mai des. Șansele celorlalte sunt mai puțin sigure.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Șanse de câștig: { $percent }% ({ $low }–{ $high })
hint-points = Puncte așteptate:
hint-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-at-once =
    { $points ->
        [one] { $points } punct imediat
        [few] { $points } puncte imediat
       *[other] { $points } de puncte imediat
    }
hint-if-ended =
    { $points ->
        [one] { $points } punct dacă jocul s-ar încheia acum
        [few] { $points } puncte dacă jocul s-ar încheia acum
       *[other] { $points } de puncte dacă jocul s-ar încheia acum
    }
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = Față de cea mai bună mutare: { $reasons }.
hint-as-good = Aproape la fel de bună ca cea mai bună mutare.
hint-you-more = primești cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai mult
hint-you-less = primești cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai puțin
hint-other-more = { $name } primește cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai mult
hint-other-less = { $name } primește cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai puțin
hint-ahead = Cea mai bună mutare: la final ai cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai mult decât { $name }.
hint-behind = Cea mai bună mutare: la final ai cu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puncte mai puțin decât { $name }.
hint-even = Cea mai bună mutare: la final ai tot atâtea puncte ca { $name }.
hint-play = Joacă asta
hint-expects = Ce se așteaptă să urmeze: { $moves }
# One step of what the adviser expects, as in “Ada: loading ship B, space 2”.
hint-step = { $name }: { $move }
key-take = Ia pietre
key-load = Încarcă o piatră
key-sail = Condu o barcă
key-play-card = Joacă o carte
key-ship = Alege o barcă
key-number = Alege un loc sau un doc pentru barca aleasă
key-decline = Nu lua nimic, unde e permis
key-harbour = Mergi la port
key-rotate = Rotește forma
key-mirror = Oglindește forma
key-single = Bifează un singur câmp
key-arrows = Treci între bărci, docuri și cărți
key-fields = Treci între câmpurile unei cărți
key-move = Fă mutarea cu acest număr
key-enter = Alege sau joacă ce e ales
key-back = Un pas înapoi
key-drop = Renunță la ce ai ales
key-hint = Cere un sfat
key-log = Deschide jurnalul
key-look-back = Privește înapoi
key-keys = Arată această listă

## The end, fairness, looking back

end-title = Sfârșitul
# $reason says what decided a tie.
end-verdict =
    { $reason ->
        [sled]
            { $count ->
                [one] { $names } câștigă, datorită pietrelor din depozit.
                [few] { $names } împart victoria, datorită pietrelor din depozit.
               *[other] { $names } împart victoria, datorită pietrelor din depozit.
            }
        [lowest-pyramid]
            { $count ->
                [one] { $names } câștigă, datorită piramidei explorate cu cel mai mic număr.
                [few] { $names } împart victoria, datorită piramidei explorate cu cel mai mic număr.
               *[other] { $names } împart victoria, datorită piramidei explorate cu cel mai mic număr.
            }
       *[points]
            { $count ->
                [one] { $names } câștigă.
                [few] { $names } împart victoria.
               *[other] { $names } împart victoria.
            }
    }
end-place = Locul { $place }
end-points = Puncte
# A number of points in the score pad.
end-number = { $number }
end-rematch = Joacă din nou
end-show = Arată rezultatul
fair-title = Noroc cinstit
fair-how = Cum rămâne norocul cinstit
fair-about = Înainte de prima tragere, serverul a ales o sămânță secretă și a arătat acest angajament, amprenta seminței. După partidă dezvăluie sămânța: cine a păstrat angajamentul poate verifica dacă se potrivesc și poate repeta fiecare tragere.
fair-commitment = Angajament
fair-seed = Sămânță
fair-entropy = Contribuțiile jucătorilor
fair-download = Descarcă partida
fair-verify = Verifică
fair-command = Ca să repeți fiecare tragere pe calculatorul tău:
fair-computed = Calculat aici:
fair-seed-fits = Sămânța corespunde angajamentului.
fair-seed-differs = Sămânța nu corespunde angajamentului.
fair-seed-unknown = Acest browser calculează amprente doar pe pagini sigure (https). Folosește comanda de mai jos.
fair-seen-same = Este angajamentul pe care browserul acesta l-a primit la început.
fair-seen-other = Nu este angajamentul pe care browserul acesta l-a primit la început.
fair-seen-unseen = Acest browser n-a văzut începutul partidei; compară cu cineva care l-a văzut.
look-title = Privește înapoi
look-slider = Mutare
look-first = La început
look-link = Copiază linkul
look-close = Închide
look-more = Mai multe despre această mutare
look-back = Mutare înapoi
look-on = Mutare înainte
look-now = La prezent
look-at-now =
    { $turns ->
        [one] Situația de acum, după { $turns } mutare.
        [few] Situația de acum, după { $turns } mutări.
       *[other] Situația de acum, după { $turns } de mutări.
    }
look-at = După mutarea { $turn } din { $turns }.
# Whoever draws cards at random.
look-nature = Soarta
fork-title = Desprinde aici
fork-about = O masă nouă, care începe din poziția aceasta.
fork-why-over = Aici jocul s-a încheiat: ramifică de la o mutare anterioară.
fork-why-drawing = Aici se trag cărți: mergi cu o mutare înainte sau înapoi pentru a ramifica.
fork-chance = Norocul de aici încolo
fork-anew = din nou
fork-as-it-fell = ca la această masă
fork-go = Deschide masa nouă

## Imhotep: sites

site-market = Piața
site-pyramid = Piramida
site-temple = Templu
site-chamber = Camera mortuară
site-obelisks = Obelisc
to-market = la Piață
to-pyramid = la Piramidă
to-temple = la Templu
to-chamber = la Camera mortuară
to-obelisks = la Obelisc
where-edge = la marginea piramidelor
where-small-pyramid =
    { $pyramid ->
        [left] la piramida din stânga, câmpul { $place }
        [middle] la piramida din mijloc, câmpul { $place }
       *[right] la piramida din dreapta, câmpul { $place }
    }
where-chamber = la Camera mortuară, rândul { $row }
pyramid-left = stânga
pyramid-middle = mijloc
pyramid-right = dreapta
imhotep-harbour = Port
imhotep-no-ships = Nicio barcă.
imhotep-free = liber
imhotep-at = la doc: { $site }
imhotep-needs = mai trebuie { $count }
imhotep-may-sail = poate pleca
imhotep-sled = Depozit
imhotep-quarry = Carieră
imhotep-cards = Cărți
imhotep-site-side = { $site }, fața { $side }
imhotep-docked = Aici e barca { $ship }
imhotep-card-taken = luată
imhotep-face-down =
    { $count ->
        [one] { $count } carte cu fața în jos
        [few] { $count } cărți cu fața în jos
       *[other] { $count } de cărți cu fața în jos
    }
imhotep-discard = Cărți decartate ({ $count })
imhotep-edge = La margine:

## Imhotep: market cards

card-hidden = o carte ascunsă
card-entrance = Intrare
card-entrance-about = Imediat: o piatră din cariera ta la Piramidă
card-sarcophagus = Sarcofag
card-sarcophagus-about = Imediat: o piatră din cariera ta la Camera mortuară
card-path = Cale pavată
card-path-about = Imediat: o piatră din cariera ta la Obelisc
card-pyramid-decoration = Ornament-Piramidă
card-pyramid-decoration-about = La final, puncte pentru pietrele Piramidei
card-temple-decoration = Ornament-Templu
card-temple-decoration-about = La final, puncte pentru pietrele Templului
card-chamber-decoration = Ornament-Camera mortuară
card-chamber-decoration-about = La final, puncte pentru pietrele din Camera mortuară
card-obelisk-decoration = Ornament-Obelisc
card-obelisk-decoration-about = La final, puncte pentru pietrele de la Obelisc
card-statue = Statuie
card-statue-about = La final: cu cât mai multe, cu atât mai bine
card-lever = Pârghie
card-lever-about = Condu o barcă și alege ordinea de descărcare
card-hammer = Ciocan
card-hammer-about = Ia pietre, apoi încarcă una
card-sail = Velă
card-sail-about = Încarcă o piatră și condu acea barcă
card-chisel = Daltă
card-chisel-about = Încarcă două pietre

## Imhotep: questions and moves

ask-action = alege o acțiune.
ask-hammer-load = încarcă o piatră (Ciocan).
ask-sail-load = încarcă o piatră pe o barcă ce poate pleca cu ea (Velă).
ask-sail-sail = unde merge barca încărcată? (Velă)
ask-chisel-first = încarcă prima din cele două pietre (Daltă).
ask-chisel-second = încarcă a doua piatră (Daltă).
ask-lever-sail = condu o barcă (Pârghie).
ask-lever-order = ce piatră se descarcă acum? (Pârghie)
ask-market = ai o piatră la Piață: ia o carte sau niciuna.
ask-keep = păstrează o carte din pereche.
ask-pyramid = la ce piramidă merge piatra ta?
ask-pyramid-by-card = la ce piramidă merge piatra ta? (Intrare)
ask-bonus-card = tragi ca bonus prima carte surpriză din teanc?
ask-bonus-stones = iei ca bonus pietre în depozit?
ask-bonus-load = încarci ca bonus o piatră?
ask-temple = Templul îți răsplătește o piatră: puncte sau pietre?
group-take = Ia pietre
group-load = Încarcă o piatră
group-sail = Condu o barcă
group-play = Joacă o carte
group-pass = Pas
group-card = Ia o carte surpriză
group-pair = Ia o carte surpriză
group-decline = Ia o carte surpriză
group-keep = Păstrează una
group-unload = Descarcă acum
group-pyramid = Construiește la
group-bonus = Bonus
group-point = Răsplată
group-stones = Răsplată
group-other = Mutări
move-play = Joacă: { $card }
move-pass = Pas: nimic altceva nu e posibil
move-pair = Uită-te la perechea ascunsă, păstrează una
move-decline = Nicio carte
move-pyramid =
    { $pyramid ->
        [left] Piramida din stânga
        [middle] Piramida din mijloc
       *[right] Piramida din dreapta
    }
move-skip = Fără bonus
move-point =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
did-load = încărcarea bărcii { $ship }, locul { $space }
did-sail = plecarea bărcii { $ship } { $site }
did-play = jucarea cărții „{ $card }”
did-pass = pas
did-card = luarea cărții surpriză { $number }
did-pair = luarea perechii cu fața în jos
did-decline = nicio carte surpriză luată
did-unload = descărcarea locului { $number }
did-pyramid =
    { $pyramid ->
        [left] construirea la piramida din stânga
        [middle] construirea la piramida din mijloc
       *[right] construirea la piramida din dreapta
    }
did-accept = acceptarea bonusului
did-skip = renunțarea la bonus
did-point = alegerea punctelor
did-stones = alegerea pietrelor
did-keep = păstrarea unei cărți din pereche
did-take = luarea de pietre
source-market = Piața
source-pyramid = Piramida
source-temple = Templu
source-chamber = Camera mortuară
source-obelisks = Obelisc
source-decorations = Ornamente
source-statues = Statui
source-blue-cards = Cărți albastre nefolosite
source-wrath = Mânia faraonului
source-before = Înainte
source-pyramids = Piramide explorate
source-colours = Puncte de culoare
source-gems = Nestemate
source-torches = Torțe
source-skulls = Cranii

## Pyramids

pcolour-green = verde
pcolour-orange = portocaliu
pcolour-purple = mov
shape-i2 = linie de 2
shape-i3 = linie de 3
shape-i4 = linie de 4
shape-v3 = colț de 3
shape-l4 = L de 4
shape-o4 = pătrat de 4
field-wall = zid
field-empty = gol
field-E = intrare
field-T = mormânt de aur
field-r = nestemată roșie
field-g = nestemată verde
field-s = craniu
field-x = cruce roșie
field-t = torță
field-e = elixir
field-crossed = bifat
field-ghost = în această mutare
field-pick = { $field }, { $words }
pyramids-expedition =
    { $all ->
        [none] Expediția { $number }
       *[other] Expediția { $number } din { $all }
    }
pyramids-card-short =
    { $colour ->
        [green] { $card } verde
        [orange] { $card } portocalie
        [purple] { $card } mov
       *[none] { $card }
    }
ask-mark = bifează forma ({ $shape }), întoarsă cum vrei, sau un singur câmp. Alege un câmp de pe cărțile tale sau din listă.
ask-cross = o cruce roșie: mai bifează un câmp (de bifat: { $count }).
ask-take =
    { $count ->
        [one] ia { $count } carte nouă, cu fața în sus sau din teanc.
        [few] ia { $count } cărți noi, cu fața în sus sau din teanc.
       *[other] ia { $count } de cărți noi, cu fața în sus sau din teanc.
    }
ask-keep-two = păstrează două din cele patru cărți ale tale.
group-shape = Forma pe cartea { $card }
group-single = Un câmp pe cartea { $card }
group-keep-two = Păstrează două cărți
group-take-card = Ia o carte
did-mark = bifarea câmpurilor { $fields } pe cartea { $card }
did-keep-two = păstrarea cărților { $one } și { $two }
did-take-card = luarea cărții { $card }
did-take-deck = luarea primei cărți din teanc

## What happened

event-round = Runda { $round }
event-ships-arrive = Sosesc bărci cu atâtea locuri: { $spaces }.
event-card-dealt = La Piață: { $cards }.
event-pair-laid =
    { $count ->
        [one] { $count } carte surpriză pusă cu fața în jos.
        [few] { $count } cărți surpriză puse cu fața în jos.
       *[other] { $count } de cărți surpriză puse cu fața în jos.
    }
event-stones-taken =
    { $count ->
        [one] { $name } ia { $count } piatră.
        [few] { $name } ia { $count } pietre.
       *[other] { $name } ia { $count } de pietre.
    }
event-stone-loaded = { $name } încarcă o piatră pe barca { $ship }, locul { $space }.
event-ship-sailed = { $name } conduce barca { $ship } { $site }.
event-ship-unloaded =
    { $count ->
        [one] { $name } conduce barca { $ship } { $site }. Piatră: { $who }.
        [few] { $name } conduce barca { $ship } { $site }. Pietre: { $who }.
       *[other] { $name } conduce barca { $ship } { $site }. Pietre: { $who }.
    }
event-blue-card-played = { $name } joacă „{ $card }”.
event-passed = { $name } spune pas, neavând altceva de făcut.
event-stone-unloaded = { $name } descarcă locul { $space } al bărcii { $ship }.
# $where is one of the messages to-… or where-…
event-stone-placed = { $name }: o piatră ajunge { $where }.
event-stone-scored =
    { $points ->
        [one] { $name }: o piatră ajunge { $where } – { $points } punct.
        [few] { $name }: o piatră ajunge { $where } – { $points } puncte.
       *[other] { $name }: o piatră ajunge { $where } – { $points } de puncte.
    }
event-stone-returned = { $name }: o piatră se întoarce în carieră.
event-card-taken = { $name } ia de pe locul { $space } al Pieței: { $card }.
event-pyramid-taken = { $name } ia cartea { $card } de pe locul { $from }.
event-pyramid-taken-deck = { $name } ia cartea { $card } din teanc.
event-pair-taken = { $name } ia perechea cu fața în jos.
event-card-seen = { $name } se uită la: { $cards }.
event-card-seen-unseen =
    { $count ->
        [one] { $name } se uită în secret la { $count } carte.
        [few] { $name } se uită în secret la { $count } cărți.
       *[other] { $name } se uită în secret la { $count } de cărți.
    }
event-card-kept = { $name } păstrează: { $card }.
event-card-discarded = Decartate: { $cards }.
event-declined = { $name } nu ia nicio carte surpriză.
event-card-drawn = { $name } trage: { $card }.
event-red-card-played = { $name } joacă imediat „{ $card }”.
event-clock-moved = { $name }: timpul a expirat, așa că un bot a făcut mutarea.
event-points =
    { $points ->
        [one] { $name } primește { $points } punct: { $source }.
        [few] { $name } primește { $points } puncte: { $source }.
       *[other] { $name } primește { $points } de puncte: { $source }.
    }
event-points-lost =
    { $points ->
        [one] { $name } pierde { $points } punct: { $source }.
        [few] { $name } pierde { $points } puncte: { $source }.
       *[other] { $name } pierde { $points } de puncte: { $source }.
    }
event-points-each = { $source }: { $points }.
points-of =
    { $points ->
        [one] { $name } – { $points } punct
        [few] { $name } – { $points } puncte
       *[other] { $name } – { $points } de puncte
    }
tower-of =
    { $points ->
        [one] { $name } – coloană, { $points } punct
        [few] { $name } – coloană, { $points } puncte
       *[other] { $name } – coloană, { $points } de puncte
    }
event-tower-built = { $name } ridică o coloană pe câmpul de puncte { $place }.
event-deck-reshuffled =
    { $count ->
        [one] Cărțile decartate devin un nou teanc de { $count } carte.
        [few] Cărțile decartate devin un nou teanc de { $count } cărți.
       *[other] Cărțile decartate devin un nou teanc de { $count } de cărți.
    }
event-round-ends = Runda { $round } se încheie.
event-game-ends = Jocul se încheie.
event-bonus-skipped = { $name } renunță la bonus.
event-order-fixed = { $name } alege locul { $space } ca următorul la descărcare.
event-cards-drawn = { $name } trage: { $cards }.
event-cards-drawn-unseen =
    { $count ->
        [one] { $name } trage { $count } carte.
        [few] { $name } trage { $count } cărți.
       *[other] { $name } trage { $count } de cărți.
    }
event-cards-kept = { $name } păstrează { $card } și { $other }.
event-card-laid-out = Așezate pe masă: { $cards }.
event-expedition = Expediția { $number }: { $shape }.
# $gains is a list of the messages gain-…
event-fields-crossed =
    { $gains ->
        [none] { $name } bifează { $fields } pe cartea { $card }.
       *[other] { $name } bifează { $fields } pe cartea { $card }: { $gains }.
    }
event-gem =
    { $gem ->
        [red]
            { $count ->
                [one] { $name } are { $count } nestemată roșie.
                [few] { $name } are { $count } nestemate roșii.
               *[other] { $name } are { $count } de nestemate roșii.
            }
       *[green]
            { $count ->
                [one] { $name } are { $count } nestemată verde.
                [few] { $name } are { $count } nestemate verzi.
               *[other] { $name } are { $count } de nestemate verzi.
            }
    }
event-torch = { $name } aprinde torța rundei { $round }.
event-skull =
    { $count ->
        [one] { $name } are { $count } craniu.
        [few] { $name } are { $count } cranii.
       *[other] { $name } are { $count } de cranii.
    }
event-elixir =
    { $count ->
        [one] { $name } bea un elixir și rămâne cu { $count } craniu.
        [few] { $name } bea un elixir și rămâne cu { $count } cranii.
       *[other] { $name } bea un elixir și rămâne cu { $count } de cranii.
    }
event-red-cross =
    { $count ->
        [one] { $name } mai poate bifa { $count } câmp.
        [few] { $name } mai poate bifa { $count } câmpuri.
       *[other] { $name } mai poate bifa { $count } de câmpuri.
    }
event-explored = { $name } explorează piramida { $card }.
event-colour-points =
    { $colour ->
        [green]
            { $points ->
                [one] { $name } obține { $points } punct pentru piramidele verzi.
                [few] { $name } obține { $points } puncte pentru piramidele verzi.
               *[other] { $name } obține { $points } de puncte pentru piramidele verzi.
            }
        [orange]
            { $points ->
                [one] { $name } obține { $points } punct pentru piramidele portocalii.
                [few] { $name } obține { $points } puncte pentru piramidele portocalii.
               *[other] { $name } obține { $points } de puncte pentru piramidele portocalii.
            }
       *[purple]
            { $points ->
                [one] { $name } obține { $points } punct pentru piramidele mov.
                [few] { $name } obține { $points } puncte pentru piramidele mov.
               *[other] { $name } obține { $points } de puncte pentru piramidele mov.
            }
    }
event-cross-lapses = { $name } nu mai are câmp pentru o cruce roșie, care se pierde.
# The number counts the player's gems of that colour so far.
gain-gem =
    { $gem ->
        [red] nestemata roșie nr. { $count }
       *[green] nestemata verde nr. { $count }
    }
gain-torch = torța rundei { $round }
gain-skull = craniul nr. { $count }
gain-elixir =
    { $count ->
        [one] elixir (rămâne { $count } craniu)
        [few] elixir (rămân { $count } cranii)
       *[other] elixir (rămân { $count } de cranii)
    }
gain-red-cross =
    { $count ->
        [one] cruce roșie
        [few] { $count } cruci roșii
       *[other] { $count } de cruci roșii
    }

## What went wrong

trouble-unreachable = Serverul nu răspunde. Verifică-ți conexiunea.
# $message is English, from the house.
trouble-bad-message = Serverul n-a înțeles: { $message }
trouble-bad-options = Din asta nu iese o masă: { $message }
trouble-unreadable-move = Nu există mutarea: { $message }
trouble-no-token = Serverul nu te cunoaște. Alege-ți mai întâi un nume.
trouble-not-your-seat = Acesta nu e locul tău.
trouble-not-allowed = Nu e permis: { $message }
trouble-no-such-table = Nu există o astfel de masă.
trouble-no-such-page = Nu există o astfel de pagină.
trouble-wrong-method = Serverul n-a înțeles: { $message }
trouble-wrong-host = Serverul nu are această adresă: { $message }
trouble-illegal-move = Nu e posibil: { $message }
trouble-not-your-turn = Nu e rândul tău.
trouble-stale-move = Masa s-a schimbat; uită-te din nou și mai alege o dată.
trouble-cannot-undo = Nu se poate anula ({ $message }). Le poți cere celorlalți retragerea mutării.
trouble-match-over = Partida s-a terminat.
trouble-not-now = Nu acum: { $message }
trouble-too-large = E prea mult deodată.
trouble-too-many = Prea multe cereri; așteaptă o clipă.
trouble-fault = Ceva n-a mers pe server. { $message }
trouble-unreadable-table = Jurnalul acestei mese este deteriorat; îl poate repara cine administrează serverul.
trouble-unavailable = Serverul nu e disponibil momentan. Nimic nu s-a pierdut; încearcă din nou.

## Chrome
chrome-language = Limbă
chrome-rules = Reguli
chrome-sound = Sunet
chrome-keys = Taste
chrome-menu = Meniu
chrome-tools = Unelte
chrome-close = Închide

## Rules

# The small panel beside a "?" and the page of the rules. `topic-…` is a title, `topic-…-text` the rule in two to four
# sentences, `topic-…-more` its fine points (on the page only), `topic-…-example` the caption of a small drawing.
# Colours are those of the stones: black, white, brown, gray. Figures come from the edition that is played.

rules-title-imhotep = Regulile jocului Imhotep
rules-title-pyramids = Regulile jocului Silver & Gold: Pyramids
rules-lead-imhotep = Tot ce știe masa despre Imhotep, spus cu vorbele noastre. Fiecare regulă are un număr, ca să te poți referi la ea.
rules-lead-pyramids = Tot ce știe masa despre Pyramids, spus cu vorbele noastre. Fiecare regulă are un număr, ca să te poți referi la ea.
rules-choice = Alege un joc
rules-contents = Cuprins
rules-print = Tipărește
rules-numbers =
    { $count ->
        [one] Regula { $numbers }
        [few] Regulile { $numbers }
       *[other] Regulile { $numbers }
    }
rules-read-on = Citește mai departe în reguli
rules-close = Închide
rules-example = Exemplu
rules-figures = Cifre tipărite
rules-more = Detalii
rules-top = Înapoi la cuprins
rules-assumed = presupus: nu apare în regulamentele pe care le avem
rules-assumed-word = presupus
rules-assumed-about = Unele cifre tipărite sunt presupuse, fiindcă nu apar în regulamentele pe care le avem. Ele poartă acest semn. Dacă ai cutia jocului, le poți corecta într-un fișier de ediție propriu.
rules-missing = Cifrele tipărite nu au putut fi încărcate. Încearcă din nou când ai conexiune.

rules-chapter-imhotep-game = Jocul
rules-chapter-imhotep-round = Runde și ture
rules-chapter-imhotep-sites = Locațiile
rules-chapter-imhotep-cards = Cărțile surpriză
rules-chapter-imhotep-end = Sfârșitul
rules-chapter-pyramids-game = Jocul
rules-chapter-pyramids-marks = Bifarea
rules-chapter-pyramids-finds = Ce găsești
rules-chapter-pyramids-after = După fiecare expediție
rules-chapter-pyramids-end = Sfârșitul

# Imhotep: the game

topic-imhotep-aim = Scopul jocului
topic-imhotep-aim-text =
    Construiești în cele cinci mari locații ale Egiptului: Piața, Piramida, Templul, Camera mortuară și Obeliscul. Pietrele tuturor călătoresc cu aceleași bărci, iar cine conduce o barcă hotărăște unde ajunge fiecare piatră de pe ea. { $rounds ->
        [one] După o rundă câștigă jucătorul cu cele mai multe puncte.
        [few] După { $rounds } runde câștigă jucătorul cu cele mai multe puncte.
       *[other] După { $rounds } de runde câștigă jucătorul cu cele mai multe puncte.
    }
topic-imhotep-aim-more = Pot juca două până la patru persoane. Fiecare locație are două fețe, A și B, pe care le puteți combina cum doriți.
topic-imhotep-aim-example = Negrul, albul și maro au pietre pe această barcă. Oricine o poate trimite la drum, chiar și gri, care nu are nicio piatră pe ea.

topic-imhotep-set-up = Pregătirea
topic-imhotep-set-up-text =
    { $stones ->
        [one] Fiecare jucător are o piatră de aceeași culoare.
        [few] Fiecare jucător are { $stones } pietre de aceeași culoare.
       *[other] Fiecare jucător are { $stones } de pietre de aceeași culoare.
    } Una dintre ele marchează punctele și rămâne în afara jocului; celelalte sunt cariera ta. De acolo primește fiecare depozit primele pietre: cu cât îți vine rândul mai târziu, cu atât pornești cu mai multe.
topic-imhotep-set-up-more = Pentru fiecare număr de jucători există șapte cărți de rundă. Una dintre cele șapte se scoate fără să fie văzută, iar restul se amestecă, așa că nimeni nu știe exact ce bărci mai vin. Se amestecă și cărțile surpriză.
topic-imhotep-set-up-example = Negrul începe și are la pornire atâtea pietre în depozit: { $black }. Albul are { $white }, maro { $brown }, iar gri { $gray }.

topic-quarry = Carieră
topic-quarry-text = Cariera este rezerva ta de pietre. De aici le iei în depozit, iar o carte roșie pune una direct de aici la o locație. Pietrele din locații rămân zidite pentru totdeauna; numai o piatră adusă de o barcă la Piață se întoarce în cariera ta.
topic-quarry-example = Piatra albă ajunge la Piață. Se întoarce în cariera albului, iar albul poate lua o carte.

topic-sled = Depozit
topic-sled-text =
    { $spaces ->
        [one] În depozit stau pietrele pe care le poți încărca, cel mult una.
        [few] În depozit stau pietrele pe care le poți încărca, cel mult { $spaces }.
       *[other] În depozit stau pietrele pe care le poți încărca, cel mult { $spaces }.
    } Când e plin, nu mai poți lua altele. Pietrele rămase în el la sfârșitul jocului decid în caz de egalitate.
topic-sled-example =
    { $count ->
        [one] Maro are în depozit { $stones } din { $spaces } pietre: mai încape una.
        [few] Maro are în depozit { $stones } din { $spaces } pietre: mai încap { $count }.
       *[other] Maro are în depozit { $stones } din { $spaces } pietre: mai încap { $count }.
    }

topic-ships = Bărci
topic-ships-text = În fiecare rundă stau în port patru bărci, cu unul până la patru locuri. O barcă poate pleca de îndată ce are încărcătura minimă, oricui i-ar aparține pietrele; o recunoști după vela ridicată. Locul 1 este în față și se descarcă primul.
topic-ships-example =
    { $minimum ->
        [one] O barcă de trei locuri are nevoie de o piatră. Prima încă așteaptă, a doua e gata de plecare.
        [few] O barcă de trei locuri are nevoie de { $minimum } pietre. Prima încă așteaptă, a doua e gata de plecare.
       *[other] O barcă de trei locuri are nevoie de { $minimum } de pietre. Prima încă așteaptă, a doua e gata de plecare.
    }

# Imhotep: rounds and turns

topic-round = Începutul rundei
topic-round-text = Se întoarce următoarea carte de rundă, care arată ce patru bărci sosesc, toate goale. Apoi se pun cărți noi la Piață. Primul jucător începe, apoi rândul trece în sensul acelor de ceasornic.
topic-round-more = Când e nevoie de o carte surpriză și teancul e gol, cărțile decartate se amestecă și devin noul teanc. Dacă nu sunt nici acestea, nu se mai pune nicio carte.
topic-round-example = Această carte de rundă aduce bărci cu atâtea locuri: { $spaces }.

topic-turn = Rândul tău
topic-turn-text = Când îți vine rândul, faci exact unul din patru lucruri: iei pietre, încarci o piatră, conduci o barcă sau joci o carte albastră. Spui pas numai când niciunul nu e posibil, dar atunci trebuie.
topic-turn-more = Dacă toți jucătorii sunt nevoiți să spună pas unul după altul, runda se încheie. După punctarea Templului, pietrele rămase pe bărci se întorc în carierele lor. Runda următoare o începe jucătorul din stânga celui care a condus ultima barcă; dacă n-a plecat niciuna, cel din stânga primului jucător al acestei runde.
topic-turn-example = Iei, încarci, conduci, joci: una dintre acestea, apoi e rândul următorului.

topic-take = Ia pietre
topic-take-text =
    { $take ->
        [one] Mută o piatră din carieră în depozitul tău.
        [few] Mută { $take } pietre din carieră în depozitul tău.
       *[other] Mută { $take } de pietre din carieră în depozitul tău.
    } Dacă depozitul are mai puțin loc sau cariera mai puține pietre, muți câte poți. Cu depozitul plin sau cariera goală nu poți alege această acțiune.
topic-take-example =
    { $take ->
        [one] Albul are o piatră în depozit, mai ia una și are acum { $now }.
        [few] Albul are o piatră în depozit, mai ia { $take } și are acum { $now }.
       *[other] Albul are o piatră în depozit, mai ia { $take } și are acum { $now }.
    }

topic-load = Încarcă o piatră
topic-load-text = Pune o piatră din depozit pe un loc liber al oricărei bărci care n-a plecat încă. Alege locul cu grijă: piatra din față se descarcă prima, iar la cele mai multe locații ordinea contează.
topic-load-example = Maro încarcă locul 2. Piatra neagră din față va fi descărcată înaintea ei.

topic-sail = Condu o barcă
topic-sail-text = Trimite o barcă ce are încărcătura minimă la o locație unde n-a acostat încă nicio barcă în această rundă. Poți conduce orice barcă, fie că ai pietre pe ea, fie că nu. Pietrele se descarcă una câte una, din față, fiecare de către stăpânul ei; locurile goale se sar.
topic-sail-example = Această barcă acostează la Piramidă. Piatra gri e în față și aduce { $gray } pct., apoi piatra albă aduce { $white } pct.

topic-play-card = Joacă o carte albastră
topic-play-card-text =
    În locul oricărei alte acțiuni poți juca o carte albastră obținută într-o tură anterioară, pe care apoi o decartezi. { $points ->
        [one] O carte albastră pe care n-o joci aduce un punct la sfârșitul jocului.
        [few] O carte albastră pe care n-o joci aduce { $points } puncte la sfârșitul jocului.
       *[other] O carte albastră pe care n-o joci aduce { $points } de puncte la sfârșitul jocului.
    }
topic-play-card-more = Poți juca o carte numai dacă poți face tot ce spune ea. Singura excepție e Ciocanul: luatul de pietre poate să nu aducă nimic.
topic-play-card-example = Cele patru cărți albastre. Fiecare te lasă să faci două lucruri într-o tură sau un lucru mai bine.

topic-round-end = Sfârșitul rundei
topic-round-end-text = Runda se încheie de îndată ce a patra barcă e descărcată, așa că una dintre cele cinci locații rămâne pe dinafară. Apoi se punctează Templul, bărcile pleacă, iar cărțile surpriză neluate se decartează; toate pietrele din locații și depozite rămân unde sunt. Jucătorul din stânga celui care a condus a patra barcă începe runda următoare.
topic-round-end-example = Negrul a condus a patra barcă. Albul stă în stânga negrului și începe runda următoare.

# Imhotep: the sites

topic-market-a = Piața, fața A
topic-market-a-text = Pentru fiecare piatră sosită aici, stăpânul ei poate lua una dintre cărțile cu fața în sus, în ordinea descărcării. Nimeni nu e obligat. Piatra însăși se întoarce mai întâi în cariera stăpânului. Cărțile roșii se execută imediat; cele albastre, verzi și violet rămân cu fața în sus în fața ta.
topic-market-a-example = Piatra albă a fost descărcată prima, iar albul a luat o Statuie. Urmează piatra maro: maro poate lua una dintre celelalte cărți.

topic-market-b = Piața, fața B
topic-market-b-text = Ca pe fața A, fiecare piatră îi aduce stăpânului o carte. Aici însă unele cărți stau cu fața în jos: în loc de o carte vizibilă le poți lua pe toate acestea, te uiți la ele, păstrezi una și o decartezi pe cealaltă cu fața în sus. Până atunci nu le vede nimeni altcineva.
topic-market-b-example = Gri ia cărțile cu fața în jos și se uită la ele în secret. Păstrează o Pârghie și arată cartea pe care o decartează.

topic-pyramid-a = Piramida, fața A
topic-pyramid-a-text =
    Pietrele se pun într-o ordine fixă: coloană cu coloană din stânga sus, apoi nivel peste nivel. Fiecare piatră aduce imediat punctele câmpului ei. { $edge ->
        [one] Când Piramida e completă, fiecare piatră în plus stă la marginea ei și aduce un punct.
        [few] Când Piramida e completă, fiecare piatră în plus stă la marginea ei și aduce { $edge } puncte.
       *[other] Când Piramida e completă, fiecare piatră în plus stă la marginea ei și aduce { $edge } de puncte.
    }
topic-pyramid-a-example =
    { $points ->
        [one] Piatra neagră ocupă următorul câmp și aduce imediat un punct.
        [few] Piatra neagră ocupă următorul câmp și aduce imediat { $points } puncte.
       *[other] Piatra neagră ocupă următorul câmp și aduce imediat { $points } de puncte.
    }

topic-pyramid-b = Piramida, fața B
topic-pyramid-b-text =
    Aici stau trei piramide mici de câte cinci pietre, iar stăpânul unei pietre alege una dintre ele. Pe lângă puncte, un câmp cu bonus te lasă să faci imediat ceva, dacă vrei: în stânga tragi prima carte surpriză din teanc, în mijloc iei pietre ca la rândul tău, în dreapta încarci o piatră. { $edge ->
        [one] Când toate trei sunt complete, fiecare piatră în plus aduce un punct.
        [few] Când toate trei sunt complete, fiecare piatră în plus aduce { $edge } puncte.
       *[other] Când toate trei sunt complete, fiecare piatră în plus aduce { $edge } de puncte.
    }
topic-pyramid-b-more = Un bonus nefolosit pe loc se pierde. Dacă tragi o carte roșie, o execuți imediat, iar asta îți poate aduce încă un bonus.
topic-pyramid-b-example =
    { $points ->
        [one] Maro alege piramida din mijloc, primește un punct și poate lua pietre din carieră în depozit.
        [few] Maro alege piramida din mijloc, primește { $points } puncte și poate lua pietre din carieră în depozit.
       *[other] Maro alege piramida din mijloc, primește { $points } de puncte și poate lua pietre din carieră în depozit.
    }

topic-temple-a = Templu, fața A
topic-temple-a-text =
    Templul se umple de la stânga la dreapta, apoi nivel peste nivel. { $points ->
        [one] La încheierea fiecărei runde, orice piatră ce se vede de sus aduce un punct.
        [few] La încheierea fiecărei runde, orice piatră ce se vede de sus aduce { $points } puncte.
       *[other] La încheierea fiecărei runde, orice piatră ce se vede de sus aduce { $points } de puncte.
    } O piatră peste care s-a construit nu mai aduce nimic.
topic-temple-a-example = Albul a construit peste prima piatră neagră. La sfârșitul rundei albul primește { $white }, gri { $gray } și maro { $brown }; negrul nu primește nimic.

topic-temple-b = Templu, fața B
topic-temple-b-text = Templul se umple ca pe fața A. La încheierea fiecărei runde, orice piatră ce se vede de sus aduce ce arată câmpul ei: puncte, prima carte surpriză din teanc sau o alegere. La alegere primești fie puncte, fie pietre din carieră în depozit, după cum îți convine.
topic-temple-b-more = Câmpurile se rezolvă de la stânga la dreapta, așa cum arăta Templul la sfârșitul rundei; pietrele adăugate între timp nu schimbă nimic în această rundă. Cartea se ia întotdeauna. Poți alege pietre numai dacă se poate muta măcar una.
topic-temple-b-example = Piatra neagră stă pe câmpul cu cartea și se vede de sus. La sfârșitul rundei negrul trage prima carte surpriză din teanc.

topic-chamber-a = Camera mortuară, fața A
topic-chamber-a-text = Pietrele umplu coloane de câte trei, de sus în jos și de la stânga la dreapta. La sfârșitul jocului, fiecare grup de pietre ale tale care se ating pe o latură aduce puncte după mărime. Contează toate grupurile tale, chiar și pietrele singure; atingerea într-un colț nu ajunge.
topic-chamber-a-example = Dacă jocul s-ar termina acum, grupul gri de patru ar aduce { $four } pct. Grupurile de două le-ar aduce albului și lui maro câte { $two } pct.

topic-chamber-b = Camera mortuară, fața B
topic-chamber-b-text = Pietrele se pun ca pe fața A, dar la sfârșitul jocului fiecare dintre cele trei rânduri se socotește separat. Cine are cele mai multe pietre într-un rând primește cel mai mult, al doilea mai puțin și așa mai departe. Punctele depind de numărul de jucători.
topic-chamber-b-example = Dacă jocul s-ar termina acum, gri ar avea cele mai multe pietre în rândul de sus și ar primi { $first } pct. Albul ar fi acolo al doilea și ar primi { $second } pct.

topic-obelisks-a = Obelisc, fața A
topic-obelisks-a-text = Fiecare jucător construiește un obelisc, pe care fiecare piatră îl înalță. La sfârșitul jocului cel mai înalt aduce cel mai mult, următorul mai puțin și așa mai departe. Punctele depind de numărul de jucători.
topic-obelisks-a-example = Obeliscul alb e cel mai înalt și aduce { $white } pct. Negrul și gri sunt la egalitate și împart: câte { $each } pct. Maro n-a construit niciunul și nu primește nimic.

topic-obelisks-b = Obelisc, fața B
topic-obelisks-b-text =
    Primele tale două pietre așteaptă pe câmpurile culorii tale. A treia face din toate trei o coloană pe cel mai bun câmp de puncte încă liber, ale cărui puncte le primești imediat. { $single ->
        [one] La sfârșitul jocului, fiecare piatră rămasă singură aduce un punct.
        [few] La sfârșitul jocului, fiecare piatră rămasă singură aduce { $single } puncte.
       *[other] La sfârșitul jocului, fiecare piatră rămasă singură aduce { $single } de puncte.
    }
topic-obelisks-b-more = După o coloană, câmpurile tale sunt libere pentru următoarea. Când toate câmpurile de puncte sunt ocupate, pietrele în plus rămân singure.
topic-obelisks-b-example = A treia piatră albă a încheiat o coloană. Cel mai bun câmp era deja ocupat, așa că albul a primit imediat { $points } pct.

topic-shared-places = Jucători la egalitate
topic-shared-places-text = La Camera mortuară B și la Obelisc A jucătorii pot fi la egalitate. Atunci punctele tuturor locurilor pe care le ocupă împreună se adună, se împart egal și se rotunjesc în jos. Cine nu are nicio piatră acolo nu ocupă niciun loc și nu ia parte la împărțire.
topic-shared-places-example = Negrul și albul au la fel de multe pietre în rândul de sus. Împart punctele primelor două locuri: din { $sum } ies câte { $each }.

# Imhotep: the market cards

topic-entrance = { card-entrance }
topic-entrance-text = O carte roșie, executată imediat: pune o piatră din carieră la Piramidă. Ea aduce cât orice piatră pusă acolo. Dacă ai cariera goală, nu pui nimic. Apoi cartea se decartează.
topic-entrance-example = Gri ia o Intrare și pune o piatră pe următorul câmp al Piramidei. Ea aduce { $points } pct.

topic-sarcophagus = { card-sarcophagus }
topic-sarcophagus-text = O carte roșie, executată imediat: pune o piatră din carieră pe următorul câmp al Camerei mortuare. Dacă ai cariera goală, nu pui nimic. Apoi cartea se decartează.
topic-sarcophagus-example = Piatra maro se alătură altor două de culoarea ei. La sfârșitul jocului grupul de trei valorează { $points } pct.

topic-path = { card-path }
topic-path-text = O carte roșie, executată imediat: pune o piatră din carieră la Obelisc. Dacă ai cariera goală, nu pui nimic. Apoi cartea se decartează.
topic-path-example = Negrul adaugă o piatră, iar obeliscul negru are acum înălțimea de trei pietre.

topic-pyramid-decoration = { card-pyramid-decoration }
topic-pyramid-decoration-text =
    O carte verde pe care o păstrezi până la sfârșitul jocului. Numără toate pietrele de la Piramidă, indiferent de culoare, și pe cele de la margine. { $points ->
        [one] La fiecare { $stones } dintre ele primești un punct; restul nu aduce nimic.
        [few] La fiecare { $stones } dintre ele primești { $points } puncte; restul nu aduce nimic.
       *[other] La fiecare { $stones } dintre ele primești { $points } de puncte; restul nu aduce nimic.
    }
topic-pyramid-decoration-example = Pietre la Piramidă: { $count }. Cartea aduce { $earned } pct.

topic-temple-decoration = { card-temple-decoration }
topic-temple-decoration-text =
    O carte verde pe care o păstrezi până la sfârșitul jocului. Numără toate pietrele de la Templu, indiferent de culoare, și pe cele acoperite. { $points ->
        [one] La fiecare { $stones } dintre ele primești un punct; restul nu aduce nimic.
        [few] La fiecare { $stones } dintre ele primești { $points } puncte; restul nu aduce nimic.
       *[other] La fiecare { $stones } dintre ele primești { $points } de puncte; restul nu aduce nimic.
    }
topic-temple-decoration-example = Pietre la Templu: { $count }. Cartea aduce { $earned } pct.

topic-chamber-decoration = { card-chamber-decoration }
topic-chamber-decoration-text =
    O carte verde pe care o păstrezi până la sfârșitul jocului. Numără toate pietrele din Camera mortuară, indiferent de culoare. { $points ->
        [one] La fiecare { $stones } dintre ele primești un punct; restul nu aduce nimic.
        [few] La fiecare { $stones } dintre ele primești { $points } puncte; restul nu aduce nimic.
       *[other] La fiecare { $stones } dintre ele primești { $points } de puncte; restul nu aduce nimic.
    }
topic-chamber-decoration-example = Pietre în Camera mortuară: { $count }. Cartea aduce { $earned } pct.

topic-obelisk-decoration = { card-obelisk-decoration }
topic-obelisk-decoration-text =
    O carte verde pe care o păstrezi până la sfârșitul jocului. Numără toate pietrele de la Obelisc, indiferent de culoare, și pe cele din coloane. { $points ->
        [one] La fiecare { $stones } dintre ele primești un punct; restul nu aduce nimic.
        [few] La fiecare { $stones } dintre ele primești { $points } puncte; restul nu aduce nimic.
       *[other] La fiecare { $stones } dintre ele primești { $points } de puncte; restul nu aduce nimic.
    }
topic-obelisk-decoration-example = Pietre la Obelisc: { $count }. Cartea aduce { $earned } pct.

topic-statue = { card-statue }
topic-statue-text = Cărți violet pe care le păstrezi până la sfârșitul jocului. Cu cât ai mai multe Statui, cu atât valorează mai mult fiecare.
topic-statue-example = Trei Statui aduc în total { $points } pct.

topic-lever = { card-lever }
topic-lever-text = O carte albastră: condu o barcă și hotărăște în ce ordine i se descarcă pietrele. Barca are nevoie, ca de obicei, de încărcătura minimă și de o locație liberă. Fixezi toată ordinea înainte ca prima piatră să părăsească barca.
topic-lever-example = Piatra gri e în față, dar cu Pârghia se poate descărca mai întâi piatra albă.

topic-hammer = { card-hammer }
topic-hammer-text =
    { $take ->
        [one] O carte albastră: ia o piatră din carieră în depozit, apoi încarcă o piatră pe o barcă.
        [few] O carte albastră: ia { $take } pietre din carieră în depozit, apoi încarcă o piatră pe o barcă.
       *[other] O carte albastră: ia { $take } de pietre din carieră în depozit, apoi încarcă o piatră pe o barcă.
    } Dacă depozitul e plin sau cariera goală, iei mai puține sau niciuna și tot încarci.
topic-hammer-example = Depozitul lui maro era gol. Maro ia { $take } și încarcă una dintre ele în față.

topic-sail-card = { card-sail }
topic-sail-card-text = O carte albastră: încarcă o piatră pe o barcă și condu imediat aceeași barcă. Încărcătura se socotește după ce ai încărcat, așa că piatra ta poate fi chiar cea care lipsea.
topic-sail-card-example = Piatra albă completează încărcătura minimă de { $minimum }, iar barca pleacă imediat.

topic-chisel = { card-chisel }
topic-chisel-text = O carte albastră: încarcă exact două pietre din depozit, pe aceeași barcă sau pe două bărci diferite. Ai nevoie deci de două pietre în depozit și de două locuri libere.
topic-chisel-example = Negrul încarcă două pietre într-o singură tură, câte una pe fiecare barcă.

# Imhotep: the end

topic-imhotep-end = Sfârșitul jocului
topic-imhotep-end-text =
    După ultima rundă se socotesc Camera mortuară și Obeliscul, apoi cărțile pe care le ai: Ornamente, Statui și cărți albastre nefolosite. { $unused ->
        [one] O carte albastră nefolosită aduce un punct.
        [few] O carte albastră nefolosită aduce { $unused } puncte.
       *[other] O carte albastră nefolosită aduce { $unused } de puncte.
    }
topic-imhotep-end-example = Negrul are trei Statui și o Daltă pe care n-a jucat-o: { $statues } și { $unused } fac { $sum }.

topic-imhotep-tie = Egalitate
topic-imhotep-tie-text = Câștigă cine are cele mai multe puncte. La egalitate, e înainte cine are mai multe pietre în depozit. Dacă și acestea sunt egale, victoria se împarte.
topic-imhotep-tie-example = Negrul și gri au la fel de multe puncte. Gri are mai multe pietre în depozit și câștigă.

topic-wrath = Mânia faraonului
topic-wrath-text =
    O variantă pe care o poți alege când deschizi o masă. La sfârșitul jocului fiecare are nevoie de cel puțin o piatră la Piramidă, la Templu, la Camera mortuară și la Obelisc. { $penalty ->
        [one] Cine nu are una sau mai multe dintre ele pierde un punct, o singură dată.
        [few] Cine nu are una sau mai multe dintre ele pierde { $penalty } puncte, o singură dată.
       *[other] Cine nu are una sau mai multe dintre ele pierde { $penalty } de puncte, o singură dată.
    } Un total poate deci să scadă sub zero.
topic-wrath-example =
    { $penalty ->
        [one] Gri a construit peste tot, mai puțin la Obelisc, și pierde un punct.
        [few] Gri a construit peste tot, mai puțin la Obelisc, și pierde { $penalty } puncte.
       *[other] Gri a construit peste tot, mai puțin la Obelisc, și pierde { $penalty } de puncte.
    }

# Pyramids: the game

topic-pyramids-aim = Scopul jocului
topic-pyramids-aim-text =
    Toți jucătorii explorează piramide în același timp, fiecare pe două cărți proprii. Bifezi un drum de la intrare în jos până la mormântul de aur, aduni pe parcurs nestemate și torțe și te ferești de cranii. { $rounds ->
        [one] După o rundă câștigă jucătorul cu cele mai multe puncte.
        [few] După { $rounds } runde câștigă jucătorul cu cele mai multe puncte.
       *[other] După { $rounds } de runde câștigă jucătorul cu cele mai multe puncte.
    }
topic-pyramids-aim-example = Un drum de la intrarea de sus până la mormântul de aur de jos.

topic-pyramid-card = Cărți de piramidă
topic-pyramid-card-text = Fiecare carte are un număr, una din trei culori și o încăpere de cinci pe cinci câmpuri. Zidurile nu pot fi bifate niciodată, iar orice alt câmp o singură dată. Intrarea e în rândul de sus, mormântul de aur în rândul de jos. Între ele se află nestemate, cranii, cruci roșii și, pe unele cărți, torțe și elixire.
topic-pyramid-card-example = Cartea { $number }. Semnul de lângă număr îi arată culoarea.

topic-score-card = Fișa de scor
topic-score-card-text = Ce găsești se notează pe fișa ta de scor: nestemate roșii și verzi, câte o torță pentru fiecare rundă și cranii. Ea arată și punctele de piramidă ale fiecărei culori, care revin celor mai iuți.
topic-score-card-example = Nestemate, torțe, cranii și semnele celor trei culori.

topic-set-up = Pregătirea
topic-set-up-text =
    { $drawn ->
        [one] Fiecare jucător trage o carte de piramidă, se uită în secret și păstrează două; toți aleg în același timp.
        [few] Fiecare jucător trage { $drawn } cărți de piramidă, se uită în secret și păstrează două; toți aleg în același timp.
       *[other] Fiecare jucător trage { $drawn } de cărți de piramidă, se uită în secret și păstrează două; toți aleg în același timp.
    } Restul se întorc în teanc, care se amestecă. { $display ->
        [one] Apoi se pun pe masă o carte din teanc, cu fața în sus, și se amestecă cărțile de expediție.
        [few] Apoi se pun pe masă { $display } cărți din teanc, cu fața în sus, și se amestecă cărțile de expediție.
       *[other] Apoi se pun pe masă { $display } de cărți din teanc, cu fața în sus, și se amestecă cărțile de expediție.
    }
topic-set-up-example = Ai tras aceste cărți și păstrezi două dintre ele. Celelalte se întorc în teanc.

# Pyramids: crossing off

topic-expedition = Cărți de expediție
topic-expedition-text = O carte de expediție arată o formă de două până la patru câmpuri, valabilă pentru toți. Cărțile se întorc una câte una, în total { $turned } pe rundă; restul rămân nevăzute. Toți bifează în același timp și nimeni nu vede ce fac ceilalți până nu sunt gata toți.
topic-expedition-example = Cele șase forme. Fiecare poate fi rotită și oglindită.

topic-mark = Bifează forma
topic-mark-text = Pe una din cele două cărți ale tale bifează exact forma întoarsă; o poți roti și oglindi cum vrei. Niciun câmp al ei nu poate fi zid sau deja bifat. Prima formă de pe o carte acoperă intrarea, iar fiecare formă următoare atinge drumul tău pe o latură. Colțurile nu contează.
topic-mark-example = Colțul de trei atinge drumul și ia cu el o nestemată verde.

topic-entrance-field = Intrare
topic-entrance-field-text = Orice drum începe de la intrare, în rândul de sus al încăperii. Cât timp pe o carte nu e bifat nimic, ce bifezi acolo trebuie să o acopere: forma sau câmpul singur.
topic-entrance-field-example = L-ul de patru a fost rotit astfel încât să acopere intrarea.

topic-single-field = Un singur câmp
topic-single-field-text = În locul formei poți bifa oricând un singur câmp, pe oricare dintre cărțile tale. Pe o carte goală acesta e intrarea, altfel un câmp care atinge drumul tău pe o latură. Trebuie să faci una din două: forma sau câmpul singur.
topic-single-field-more = Dacă nu există niciun câmp pe care l-ai putea bifa, nu faci nimic.
topic-single-field-example = Aici, în locul formei, e bifat un câmp cu o nestemată roșie.

# Pyramids: what you find

topic-golden-tomb = Mormântul de aur
topic-golden-tomb-text =
    Bifează mormântul de aur și piramida e explorată. { $points ->
        [one] La sfârșitul jocului aduce un punct.
        [few] La sfârșitul jocului aduce { $points } puncte.
       *[other] La sfârșitul jocului aduce { $points } de puncte.
    } Pui cartea deoparte, orice ar mai fi rămas pe ea, și iei una nouă.
topic-golden-tomb-example =
    { $points ->
        [one] Forma ajunge la mormântul de aur: această piramidă e explorată și aduce un punct.
        [few] Forma ajunge la mormântul de aur: această piramidă e explorată și aduce { $points } puncte.
       *[other] Forma ajunge la mormântul de aur: această piramidă e explorată și aduce { $points } de puncte.
    }

topic-gems = Nestemate
topic-gems-text =
    Pentru fiecare nestemată bifată notezi una de culoarea ei pe fișa de scor. { $pair ->
        [one] La final, una roșie și una verde fac o pereche, care aduce un punct.
        [few] La final, una roșie și una verde fac o pereche, care aduce { $pair } puncte.
       *[other] La final, una roșie și una verde fac o pereche, care aduce { $pair } de puncte.
    } { $single ->
        [one] O nestemată fără pereche aduce un punct.
        [few] O nestemată fără pereche aduce { $single } puncte.
       *[other] O nestemată fără pereche aduce { $single } de puncte.
    } { $room ->
        [one] E loc pentru o nestemată de fiecare culoare; cele în plus nu aduc nimic.
        [few] E loc pentru { $room } nestemate de fiecare culoare; cele în plus nu aduc nimic.
       *[other] E loc pentru { $room } de nestemate de fiecare culoare; cele în plus nu aduc nimic.
    }
topic-gems-example =
    { $points ->
        [one] Trei nestemate roșii și două verzi înseamnă două perechi și una singură: { $points } punct.
        [few] Trei nestemate roșii și două verzi înseamnă două perechi și una singură: { $points } puncte.
       *[other] Trei nestemate roșii și două verzi înseamnă două perechi și una singură: { $points } de puncte.
    }

topic-skulls = Cranii
topic-skulls-text = Pentru fiecare craniu bifat îl notezi pe următorul de pe fișa de scor, din stânga. La final pierzi valoarea celui mai mare și numai a lui. Când toate sunt notate, alte cranii nu mai fac rău.
topic-skulls-example =
    { $points ->
        [one] Sunt notate patru cranii. Al patrulea e cel mai mare și costă un punct.
        [few] Sunt notate patru cranii. Al patrulea e cel mai mare și costă { $points } puncte.
       *[other] Sunt notate patru cranii. Al patrulea e cel mai mare și costă { $points } de puncte.
    }

topic-torches = Torțe
topic-torches-text =
    Fișa ta de scor are câte o torță pentru fiecare rundă. Bifează o torță într-o încăpere și se aprinde torța acestei runde. { $points ->
        [one] La final aduce un punct.
        [few] La final aduce { $points } puncte.
       *[other] La final aduce { $points } de puncte.
    } Încă o torță în aceeași rundă nu aduce nimic, iar o torță ratată nu mai poate fi aprinsă mai târziu.
topic-torches-example =
    { $points ->
        [one] O torță în prima rundă aprinde torța acelei runde și aduce un punct.
        [few] O torță în prima rundă aprinde torța acelei runde și aduce { $points } puncte.
       *[other] O torță în prima rundă aprinde torța acelei runde și aduce { $points } de puncte.
    }

topic-elixir = Elixir
topic-elixir-text = Elixirul vindecă: șterge cele mai mari două cranii de pe fișa ta de scor sau mai puține, dacă nu sunt atâtea. Dacă o formă acoperă cranii și un elixir, craniile se notează mai întâi.
topic-elixir-more = Fiecare pas al bifării se rezolvă separat: un elixir nu așteaptă câmpul în plus pe care ți-l dă o cruce roșie.
topic-elixir-example = Cinci cranii ar costa { $before } pct. Elixirul șterge două dintre ele, iar cele trei rămase costă { $after } pct.

topic-red-cross = Cruce roșie
topic-red-cross-text = Pentru fiecare cruce roșie bifată mai bifezi imediat un singur câmp, pe oricare din cele două cărți ale tale. Trebuie, ca întotdeauna, să fie o intrare sau să atingă drumul tău. Dacă și acolo e o cruce roșie, continui.
topic-red-cross-more = O carte pe care ai ajuns la mormântul de aur în acest pas mai poate fi folosită. Dacă nu există niciun câmp pe care l-ai putea bifa, crucea roșie se pierde.
topic-red-cross-example = Linia de două acoperă o cruce roșie, așa că se mai poate bifa un câmp: aici o nestemată roșie.

# Pyramids: after each expedition

topic-new-pyramid = O piramidă nouă
topic-new-pyramid-text = După ce au bifat toți, cei care au explorat o piramidă iau în locul ei o carte nouă: una cu fața în sus sau prima din teanc. Cine a explorat numărul cel mai mic alege primul. Înainte să aleagă următorul, cărțile deschise se completează din nou până la { $display }.
topic-new-pyramid-more = Dacă ai explorat două deodată, alegi ambele cărți noi înaintea tuturor. Când teancul e gol, nu se mai adaugă cărți și se poate întâmpla să nu mai fie nimic de luat. După ultima expediție a jocului nimeni nu mai ia o carte nouă.
topic-new-pyramid-example = Cartea { $low } și cartea { $high } au fost explorate în același pas. Stăpânul cărții { $low } alege primul.

topic-colours = Puncte de piramidă
topic-colours-text = Explorează a doua, a patra sau a șasea ta piramidă de o culoare și obții cele mai mari puncte ale acelei culori încă libere. Fiecare se obține o singură dată pe joc, așa că merită să te grăbești.
topic-colours-more = Punctele se obțin după ce au fost luate cărțile noi. Dacă într-un pas au fost explorate mai multe piramide, se rezolvă după numere, cel mai mic întâi.
topic-colours-example = E a doua ta piramidă mov și nimeni n-a obținut încă puncte pentru mov: primești { $first } pct. Următorul la mov primește { $second } pct.

topic-pyramids-round-end = Sfârșitul rundei
topic-pyramids-round-end-text =
    { $turned ->
        [one] O rundă se încheie după o carte de expediție.
        [few] O rundă se încheie după { $turned } cărți de expediție.
       *[other] O rundă se încheie după { $turned } de cărți de expediție.
    } Apoi se amestecă toate cărțile de expediție, și cea rămasă nevăzută, iar runda următoare vine cu torța ei. { $rounds ->
        [one] Jocul are o rundă.
        [few] Jocul are { $rounds } runde.
       *[other] Jocul are { $rounds } de runde.
    }
topic-pyramids-round-end-example = Într-o rundă nouă poate veni din nou orice formă.

# Pyramids: the end

topic-game-end = Sfârșitul jocului
topic-game-end-text = Adună ce ai: câte { $explored } pct. pentru fiecare piramidă explorată, câte { $torch } pentru fiecare torță, punctele de piramidă obținute, câte { $pair } pentru fiecare pereche de nestemate și câte { $single } pentru fiecare altă nestemată. Apoi scade valoarea celui mai mare craniu. O piramidă neexplorată nu aduce nimic, dar ce ai găsit în ea contează.
topic-game-end-example = Cinci piramide { $pyramids }, două torțe { $torches }, puncte de piramidă { $colours }, nestemate { $gems }, cranii −{ $skulls }: în total { $total } pct.

topic-pyramids-tie = Egalitate
topic-pyramids-tie-text = Câștigă cine are cele mai multe puncte. La egalitate, e înainte cine a explorat piramida cu numărul cel mai mic. Jucătorii care n-au explorat niciuna și sunt tot la egalitate împart locul.
topic-pyramids-tie-example = Ambii jucători au la fel de multe puncte. Cartea { $low } are cel mai mic număr explorat, așa că stăpânul ei câștigă.

topic-our-deck = Cărțile noastre
topic-our-deck-text = Regulamentul nu arată toate cărțile din cutie, așa că Saqqara se joacă cu 48 de încăperi făcute de noi. În fiecare dintre ele poți ajunge de la intrare la orice câmp care nu e zid. Dacă ai cutia, îți poți copia cărțile într-un fișier de ediție și poți juca cu ele.
topic-our-deck-example = Cartea { $number }, una dintre ale noastre.

# Printed figures, with their values beside them

figure-in-deck = Cărți de acest fel
figure-sled-start = Pietre în depozite la început, întâi primul jucător
figure-round-cards-two = Cărți de rundă pentru doi jucători: locurile celor patru bărci
figure-round-cards-three = Cărți de rundă pentru trei jucători
figure-round-cards-four = Cărți de rundă pentru patru jucători
figure-ships-fleet = Locurile tuturor bărcilor din cutie
figure-ships-minimum-load = Încărcătura minimă a bărcilor cu 1, 2, 3, 4 locuri
figure-market-face-up-a = Cărți cu fața în sus
figure-market-face-up-b = Cărți cu fața în sus
figure-market-face-down-b = Cărți cu fața în jos
figure-pyramid-a = Punctele câmpurilor, în ordinea construirii
figure-pyramid-bonus-points = Punctele unui câmp cu bonus
figure-pyramid-left = Câmpurile piramidei din stânga, în ordinea construirii
figure-pyramid-middle = Câmpurile piramidei din mijloc
figure-pyramid-right = Câmpurile piramidei din dreapta
figure-stones-take = Pietre pe care le iei
figure-temple-spaces = Câmpuri cu doi, trei, patru jucători
figure-temple-b = Câmpurile, din stânga
figure-temple-choice-points = Punctele unei alegeri
figure-temple-choice-stones = Pietrele unei alegeri
figure-chamber-groups = Punctele unui grup de una, două, trei, patru, cinci pietre
figure-chamber-further-stone = Punctele fiecărei pietre în plus
figure-chamber-rows-two = Puncte în fiecare rând, doi jucători
figure-chamber-rows-three = Puncte în fiecare rând, trei jucători
figure-chamber-rows-four = Puncte în fiecare rând, patru jucători
figure-obelisks-two = Puncte după înălțime, doi jucători
figure-obelisks-three = Puncte după înălțime, trei jucători
figure-obelisks-four = Puncte după înălțime, patru jucători
figure-obelisks-towers = Punctele coloanelor, de la prima la ultima
figure-cards-statues = Punctele pentru una, două, trei, patru, cinci Statui
figure-cards-further-statue = Punctele fiecărei Statui în plus
figure-expeditions-i2 = Linie de două: cărți
figure-expeditions-i3 = Linie de trei: cărți
figure-expeditions-i4 = Linie de patru: cărți
figure-expeditions-v3 = Colț de trei: cărți
figure-expeditions-l4 = L de patru: cărți
figure-expeditions-o4 = Pătrat de patru: cărți
figure-score-skulls = Valorile craniilor, din stânga
figure-score-colour = Puncte de piramidă ale fiecărei culori, de la primele la ultimele
figure-colours-green = Numerele cărților verzi
figure-colours-orange = Numerele cărților portocalii
figure-colours-purple = Numerele cărților mov
figure-word-card = carte
figure-word-choice = alegere
figure-word-stones = pietre
figure-word-load = încarcă

## Start page

start-play = Joacă aici
start-invite = Invită prieteni prin link
start-invite-short = Invită
start-invite-frees =
    { $seated ->
        [yes] O invitație lasă prietenilor toate locurile în afară de al tău.
       *[no] O invitație îți dă primul loc și le lasă pe celelalte prietenilor.
    }
start-watch = Privește boții jucând
start-watch-short = Privește
start-size-imhotep = 2–4 jucători, circa 40 de minute
start-size-pyramids = 2–4 jucători, circa 20 de minute
start-group-people = Oameni
start-group-bots = Boți, întâi cel mai slab
start-who-me = Tu
start-who-here = Cineva de aici
start-who-open = Prieten prin link
start-player = Jucătorul { $seat }
start-note-open = Se așază cu linkul tău
start-note-apprentice = Încă învață: ușor
start-note-mason = Un adversar solid
start-note-architect = Puternic
start-note-vizier = Cel mai puternic; se gândește mai mult
start-all-a = Toate A
start-all-b = Toate B
start-mix = Amestec
start-steps = Cum decurge o tură
start-step-expedition = O formă pentru toți
start-step-expedition-about = Se întoarce o carte. Toți îi folosesc forma în același timp.
start-step-mark = Bifeaz-o
start-step-mark-about = Întoarce-o cum vrei și pune-o într-una din cele două piramide ale tale, lângă ce e deja bifat.
start-step-tomb = Ajungi la mormântul de aur
start-step-tomb-about = Aduce puncte și o piramidă nouă, și mai mult pentru cine e primul la o culoare.
start-more = Mai multe opțiuni: ceas, absență, companie
start-hints = Sfaturi
start-hints-about = Jucătorii pot cere sfatul unui bot; toți văd cât de des.
start-heading =
    { $count ->
        [2] { $game }, doi jucători
        [3] { $game }, trei jucători
       *[other] { $game }, patru jucători
    }
start-company = La masă: { $names }.
start-you = tu
start-bot = { $level } (bot)
start-friends =
    { $count ->
        [one] un prieten cu linkul tău
        [few] { $count } prieteni cu linkul tău
       *[other] { $count } de prieteni cu linkul tău
    }
start-with-sides = Fețele { $sides }.
start-with-wrath = Cu Mânia faraonului.
start-newcomer = Prima dată aici?
start-newcomer-about = „Joacă aici” pornește imediat un joc cu un bot. Masa îți arată ce poți face și ce îți aduce; fiecare parte se explică singură. Nimic de instalat, niciun cont.
start-newcomer-rules = Citește regulile
start-go-on = Mesele tale
start-won = Ai câștigat.
start-older = Mese mai vechi
start-owed =
    { $count ->
        [one] O masă așteaptă mutarea ta
        [few] { $count } mese așteaptă mutarea ta
       *[other] { $count } de mese așteaptă mutarea ta
    }
start-thinking =
    { $count ->
        [one] { $names } se gândește
        [few] { $names } se gândesc
       *[other] { $names } se gândesc
    }
start-key-space-name = Spațiu
start-key-tab = la următoarea alegere
start-key-arrows = alt răspuns la aceeași alegere
start-key-space = apasă, bifează, deschide
start-key-enter = Joacă aici
start-key-escape = închide ce e deschis
app-offline = Ești offline. Ce vezi poate fi învechit; mesele continuă singure când te reconectezi.
missing-page = Nimic aici – Saqqara
missing-title = Aici nu e nimic.
missing-about = Pagina aceasta n-a fost clădită niciodată sau a luat-o nisipul înapoi.
missing-home = La pagina de start

## Pyramids' table

sg-counter-round = Rundă
sg-counter-card = Carte
sg-progress-round = Runda { $now } din { $all }
sg-progress-card = Cartea de expediție { $now } din { $all }
sg-expedition = Expediție
sg-seen = Văzute în această rundă
sg-face-down = cu fața în jos
sg-still-face-down =
    { $count ->
        [one] { $count } carte e cu fața în jos; rămâne nevăzută.
        [few] { $count } cărți sunt cu fața în jos; una dintre ele rămâne nevăzută.
       *[other] { $count } de cărți sunt cu fața în jos; una dintre ele rămâne nevăzută.
    }
sg-tools = Schimbă forma
sg-rotate = Rotește
sg-mirror = Oglindește
sg-single = Un câmp
sg-cross-off = Bifează
sg-keep-both = Păstrează-le
sg-take = Ia
sg-take-card = Ia { $card }
sg-take-top = Ia din teanc
sg-why = Care e regula?
sg-your-pyramids = Piramidele tale
sg-no-pyramids = Nu mai sunt piramide pentru tine.
sg-turn-to = Uită-te la piramida { $card }
# A pyramid card for those who do not see it.
sg-card-label =
    Piramida { $card }{ $colour ->
        [green] , verde
        [orange] , portocalie
        [purple] , mov
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , { $count } câmp bifat
        [few] , { $count } câmpuri bifate
       *[other] , { $count } de câmpuri bifate
    }
# What lies in a chamber, as in “Pyramid 12, green: red gem ×2, torch and skull”.
sg-relic-count =
    { $count ->
        [one] { $what }
        [few] { $what } ×{ $count }
       *[other] { $what } ×{ $count }
    }
sg-card-holds =
    { $things ->
        [none] { $card }
       *[other] { $card }: { $things }
    }
sg-card-kept =
    Piramida { $card }{ $colour ->
        [green] , verde
        [orange] , portocalie
        [purple] , mov
       *[none] { "" }
    }, păstrată
# A field of a chamber: B3, skull, may be crossed off.
sg-field =
    { $field }, { $what }{ $state ->
        [ghosted] , în această mutare
        [fresh] , bifat în această mutare
        [crossed] , bifat
        [legal] , se poate bifa
        [lone] , se poate bifa ca un singur câmp
       *[open] { "" }
    }

# What is asked.
sg-ask-keep =
    { $count ->
        [0] Alege două din cele patru piramide ale tale.
        [one] Mai alege o piramidă.
        [few] Le păstrezi pe acestea două?
       *[other] Le păstrezi pe acestea două?
    }
sg-ask-mark =
    { $shape ->
        [i2] Bifează o linie de 2, întoarsă cum vrei, sau un singur câmp.
        [i3] Bifează o linie de 3, întoarsă cum vrei, sau un singur câmp.
        [i4] Bifează o linie de 4, întoarsă cum vrei, sau un singur câmp.
        [v3] Bifează un colț de 3, întors cum vrei, sau un singur câmp.
        [l4] Bifează un L de 4, întors cum vrei, sau un singur câmp.
       *[o4] Bifează un pătrat de 4 sau un singur câmp.
    }
sg-ask-single = Bifează un singur câmp în locul formei.
sg-ask-fits-nowhere = Forma nu încape nicăieri: bifează un singur câmp.
sg-ask-no-room = Aici nu încape. Alege un câmp cu punct sau cu cerc.
sg-ask-cross =
    { $count ->
        [one] Cruce roșie: mai bifează un câmp, pe oricare carte.
        [few] Cruci roșii: mai bifează { $count } câmpuri, unul câte unul, pe oricare carte.
       *[other] Cruci roșii: mai bifează { $count } de câmpuri, unul câte unul, pe oricare carte.
    }
sg-ask-take =
    { $count ->
        [one] Alege o piramidă nouă: una de pe masă sau prima carte din teanc.
        [few] Alege { $count } piramide noi, una câte una: de pe masă sau prima carte din teanc.
       *[other] Alege { $count } de piramide noi, una câte una: de pe masă sau prima carte din teanc.
    }
sg-ask-take-card =
    { $colour ->
        [green] Piramida { $card }, una verde.
        [orange] Piramida { $card }, una portocalie.
        [purple] Piramida { $card }, una mov.
       *[none] Piramida { $card }.
    }
sg-ask-take-deck = Prima carte din teanc: n-a văzut-o nimeni.
sg-reaches = Ajungi la mormântul de aur al piramidei { $card }. Apoi alegi o piramidă nouă.
sg-reaches-last = Ajungi la mormântul de aur al piramidei { $card }.
sg-then-cross =
    { $count ->
        [one] Cruce roșie: apoi mai bifezi un câmp.
        [few] Cruci roșii: apoi mai bifezi { $count } câmpuri.
       *[other] Cruci roșii: apoi mai bifezi { $count } de câmpuri.
    }
sg-covers =
    { $count ->
        [one] Un câmp din piramida { $card }: { $fields }.
        [few] Piramida { $card }: { $fields }.
       *[other] Piramida { $card }: { $fields }.
    }
sg-covers-live =
    { $points ->
        [none] Acoperă { $fields } din piramida { $card }.
       *[other] Acoperă { $fields } din piramida { $card }; { $points } pct.
    }

# Why you wait.
sg-wait-keep =
    { $done ->
        [yes] Ai ales. Se așteaptă: { $names }.
       *[no] Se așteaptă alegerea a două piramide: { $names }.
    }
sg-wait-mark =
    { $done ->
        [yes] Ai bifat. Se așteaptă: { $names }.
       *[no] Se așteaptă bifarea: { $names }.
    }
sg-wait-take = { $name } alege o piramidă nouă.
sg-wait-take-first = { $name } alege înaintea ta: { $card } e mai mic decât { $own } al tău.
sg-step-keep-done = a ales
sg-step-keep-busy = alege
sg-step-mark-done = a bifat
sg-step-mark-busy = se gândește
sg-step-take-choosing = alege acum
sg-step-take-next = alege mai târziu

# The score card.
sg-score-card = Fișa ta de scor
sg-this-move = Această mutare
sg-gain-awaited = Alege câmpuri: aici vezi ce aduc.
sg-gain-pyramid = Piramida { $card }
# Every second pyramid of a colour: the 2nd, the 4th, the 6th.
sg-gain-colour =
    { $count ->
        [2] a 2-a
        [3] a 2-a
        [4] a 4-a
        [5] a 4-a
       *[other] a 6-a
    } { $colour ->
        [green] verde
        [orange] portocalie
       *[purple] mov
    }
sg-gain-gems = Nestemate
sg-gain-skulls = Cranii
sg-gain-torches = Torță
sg-gain-elixir = Elixir
sg-red-gems = Nestemate roșii
sg-green-gems = Nestemate verzi
sg-skulls = Cranii
sg-torches = Torțe
sg-explored = Explorate
sg-explored-count =
    { $lowest ->
        [none] { $count }
       *[other] { $count }, cea mai mică { $lowest }
    }
sg-track = { $what }: { $count } din { $most }
sg-pairs =
    { $points ->
        [none] perechi
       *[other] perechi de { $points }
    }
sg-claims = Fiecare a 2-a piramidă de o culoare ia următoarele puncte
sg-yours = ale tale
sg-you = tu
sg-explored-of-colour =
    { $count ->
        [one] piramidă explorată de tine
        [few] piramide explorate de tine
       *[other] de piramide explorate de tine
    }
sg-standings = Puncte până acum

# The display.
sg-display = De ales
sg-display-about = Cine ajunge la un mormânt ia una dintre acestea sau prima carte din teanc; numărul cel mai mic alege primul.
sg-deck = teanc
sg-deck-label =
    { $count ->
        [0] Teancul e gol
        [one] Teancul: { $count } carte
        [few] Teancul: { $count } cărți
       *[other] Teancul: { $count } de cărți
    }
sg-no-card = nicio carte
sg-others = Ceilalți jucători
sg-sheets = Arată
sg-sheet-score = Fișa de scor
sg-sheet-display = De ales
sg-sheet-others = Ceilalți

# The table in words.
sg-words-you = { $name } (tu)
sg-words-expedition =
    { $seen ->
        [none] { $shape }, prima carte a acestei runde.
       *[other] { $shape }. Văzute mai devreme în această rundă: { $seen }.
    }
sg-words-has =
    { $explored ->
        [none] Nestemate roșii { $red }, nestemate verzi { $green }, cranii { $skulls }, torțe { $torches }; nicio piramidă explorată.
       *[other] Nestemate roșii { $red }, nestemate verzi { $green }, cranii { $skulls }, torțe { $torches }; explorate: { $explored }.
    }
sg-words-crossed = { $what }, bifat
sg-words-free = libere
sg-words-claim =
    { $colour ->
        [green] Verde, { $points } pct.: { $name }
        [orange] Portocaliu, { $points } pct.: { $name }
       *[purple] Mov, { $points } pct.: { $name }
    }

## Imhotep's table

# A number of equal things, as in “×3”.
imhotep-times = ×{ $count }
card-effect-entrance = piatră la Piramidă
card-effect-sarcophagus = piatră la Cameră
card-effect-path = piatră la Obelisc
# Points for every so many stones on the site, at the end.
card-effect-decoration =
    { $stones ->
        [one] { $points } la { $stones } piatră
        [few] { $points } la { $stones } pietre
       *[other] { $points } la { $stones } de pietre
    }
# The points for one statue, two statues and so on.
card-effect-statue = { $row } +{ $further }
card-effect-lever = condu, orice ordine
card-effect-hammer = ia { $stones }, încarcă 1
card-effect-sail = încarcă 1 și condu
card-effect-chisel = încarcă 2 pietre

# “Round 3/6” above the table.
imhotep-round = Runda { $round }/{ $rounds }
imhotep-round-cards = Cărți de rundă
imhotep-round-ships = Runda { $round }: bărci { $ships }
imhotep-round-unseen = Încă nevăzute: { $cards }. Una dintre ele rămâne în cutie.
imhotep-wrath = Mânia
imhotep-sites = Locații
imhotep-side = Fața { $side }
imhotep-why = Cum funcționează: { $site }
imhotep-about-market-A = Fiecare piatră ia o carte
imhotep-about-market-B = Fiecare piatră ia o carte sau una din pereche
imhotep-about-pyramid-A = Puncte imediat
imhotep-about-pyramid-B = Puncte imediat și un bonus
imhotep-about-temple-A = { $points } pentru fiecare piatră vizibilă de sus
imhotep-about-temple-B = O răsplată pentru fiecare piatră vizibilă de sus
imhotep-about-chamber-A = Pietre unite: { $row }{ "\u00A0" }+{ $further }
imhotep-about-chamber-B = Majoritatea pe rând: { $row }
imhotep-about-obelisks-A = Întâi cel mai înalt: { $row }
imhotep-about-obelisks-B = Trei fac o coloană; cele singure câte { $single }
imhotep-moment-so-far = Primite până acum
imhotep-moment-round = La sfârșitul rundei
imhotep-moment-now = Dacă s-ar termina acum
imhotep-reward-choice = la alegere puncte sau pietre
imhotep-reward-card = prima carte surpriză din teanc
imhotep-lies-at-market = la Piață
imhotep-lies-at-pyramid = la Piramidă
imhotep-lies-at-temple = la Templu
imhotep-lies-at-chamber = la Camera mortuară
imhotep-lies-at-obelisks = la Obelisc
# $cargo lists the colours of the stones, or “free”.
imhotep-ship-state =
    { $missing ->
        [0] Barca { $ship }, locuri: { $spaces }, din față: { $cargo }. Poate pleca.
       *[other] Barca { $ship }, locuri: { $spaces }, din față: { $cargo }. Ca să plece, mai trebuie { $missing }.
    }
imhotep-load-at = Încarcă barca { $ship }, locul { $space }
# $site is one of the messages to-…
imhotep-sail-to = Condu barca { $ship } { $site }
imhotep-unload-next = Descarcă acum: { $colour }, locul { $space }
# What each stone would bring; $stones lists the messages imhotep-forecast.
imhotep-would-bring = Ce aduc pietrele: { $stones }
imhotep-forecast =
    { $kind ->
        [points]
            { $amount ->
                [one] { $colour } ({ $amount } punct)
                [few] { $colour } ({ $amount } puncte)
               *[other] { $colour } ({ $amount } de puncte)
            }
        [choice] { $colour } (alege o piramidă)
        [card]
            { $amount ->
                [0] { $colour } (nicio carte)
               *[other] { $colour } (cartea nr. { $amount })
            }
        [round]
            { $amount ->
                [one] { $colour } ({ $amount } punct pe rundă)
                [few] { $colour } ({ $amount } puncte pe rundă)
               *[other] { $colour } ({ $amount } de puncte pe rundă)
            }
        [bonus]
            { $amount ->
                [one] { $colour } ({ $amount } punct pe rundă)
                [few] { $colour } ({ $amount } puncte pe rundă)
               *[other] { $colour } ({ $amount } de puncte pe rundă)
            }
        [bonus-choice] { $colour } (puncte sau pietre în fiecare rundă)
        [bonus-card] { $colour } (o carte în fiecare rundă)
        [group]
            { $amount ->
                [one] { $colour } (încă { $amount } punct, { $size } unite)
                [few] { $colour } (încă { $amount } puncte, { $size } unite)
               *[other] { $colour } (încă { $amount } de puncte, { $size } unite)
            }
        [height] { $colour } (înălțimea { $amount })
       *[tower]
            { $amount ->
                [0] { $colour } ({ $size } din 3 pentru o coloană)
                [one] { $colour } (o coloană, { $amount } punct)
                [few] { $colour } (o coloană, { $amount } puncte)
               *[other] { $colour } (o coloană, { $amount } de puncte)
            }
    }
# The turn to take a card: “1st”.
imhotep-turn-sign = nr. { $number }
imhotep-pair-keep = ții 1
imhotep-deck = Teanc { $count }
imhotep-discarded = Decartate { $count }
imhotep-next-value = urmează
imhotep-pyramid-state = Pietre: { $count }, câmpuri: { $all }; următoarea aduce { $next }.
imhotep-small-pyramid-state =
    { $pyramid ->
        [left] Piramida din stânga: { $count } din { $all } pietre
        [middle] Piramida din mijloc: { $count } din { $all } pietre
       *[right] Piramida din dreapta: { $count } din { $all } pietre
    }
imhotep-bonus-does-card = trage o carte
imhotep-bonus-does-stones = ia { $count }
imhotep-bonus-does-load = încarcă 1
imhotep-seen-from-above = Vizibile de sus, din stânga: { $stones }
imhotep-chamber-state =
    { $stones ->
        [none] Încă nicio piatră
       *[other] Coloană cu coloană din stânga: { $stones }
    }
imhotep-heights-state = Înălțimi: { $stones }
imhotep-towers-state =
    { $towers ->
        [none] Încă nicio coloană. Pietre singure: { $stones }
       *[other] Coloane: { $towers }. Pietre singure: { $stones }
    }

imhotep-choose-action = Alege o acțiune
imhotep-choose-card = Alege cartea de jucat
imhotep-choose-answer = Alege
imhotep-take =
    { $count ->
        [one] Ia { $count } piatră
        [few] Ia { $count } pietre
       *[other] Ia { $count } de pietre
    }
imhotep-take-short = Ia { $count }
imhotep-short-take = Ia
imhotep-short-load = Încarcă
imhotep-short-sail = Condu
imhotep-short-play = Carte
imhotep-pass = Pas
imhotep-note-take = loc pentru { $count }
imhotep-note-load =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
# Numbers of ships that are ready and of docks that are open.
imhotep-note-sail =
    { $ships ->
        [one] { $ships } barcă
        [few] { $ships } bărci
       *[other] { $ships } de bărci
    }, { $docks ->
        [one] { $docks } doc
        [few] { $docks } docuri
       *[other] { $docks } de docuri
    }
imhotep-note-play = de ales: { $count }
imhotep-note-pass = nimic altceva nu e posibil
imhotep-note-unload = { $colour }, de pe locul { $space }
imhotep-note-pair = vezi { $count }, păstrezi 1
imhotep-hint-load =
    { $count ->
        [one] { $count } loc e liber
        [few] { $count } locuri sunt libere
       *[other] { $count } de locuri sunt libere
    }
imhotep-hint-sail = Alege o barcă, apoi docul ei
imhotep-hint-keys-load = apasă unul de pe o barcă
imhotep-hint-keys-sail = docurile arată ce primește fiecare piatră
imhotep-answer-skip = Fără bonus
imhotep-answer-decline = Nicio carte
imhotep-answer-pair = Cele două ascunse
imhotep-answer-draw = Trage prima carte
imhotep-answer-unload = Urmează: { $name }
imhotep-why-not-sled-full = depozitul e plin
imhotep-why-not-quarry-empty = cariera e goală
imhotep-why-not-sled-empty = nicio piatră în depozit
imhotep-why-not-no-space = niciun loc liber
imhotep-why-not-no-ship = nicio barcă nu e gata
imhotep-why-not-no-card = nicio carte albastră
imhotep-why-not-no-use = nu se poate folosi acum
# $reason is one of the messages imhotep-why-not-…
imhotep-refused = Nu acum: { $reason }.

imhotep-ask-action = Alege o acțiune.
imhotep-ask-load = Alege un loc liber pentru piatra ta.
imhotep-ask-sail = Alege o barcă cu vela ridicată.
imhotep-ask-dock = Barca { $ship } e gata: alege un doc.
imhotep-ask-play = Alege cartea pe care o joci.
imhotep-ask-pass = N-ai ce face în această tură: depozitul, cariera și bărcile nu-ți lasă nicio acțiune.
imhotep-ask-hammer-load = Ciocan: acum încarcă o piatră.
imhotep-ask-sail-load = Velă: încarcă o piatră pe o barcă ce poate pleca cu ea.
imhotep-ask-sail-sail = Velă: alege un doc pentru barca încărcată.
imhotep-ask-chisel-first = Daltă: încarcă prima din cele două pietre.
imhotep-ask-chisel-second = Daltă: încarcă a doua piatră.
imhotep-ask-lever-sail = Pârghie: alege o barcă, apoi docul ei.
imhotep-ask-lever-order =
    { $turn ->
        [1] Pârghie: ce piatră se descarcă prima?
       *[other] Pârghie: ce piatră se descarcă a { $turn }-a?
    }
imhotep-ask-market = Piatra ta e la Piață: ia o carte sau niciuna.
imhotep-ask-keep = Păstrează una din cele două cărți.
imhotep-ask-pyramid = La ce piramidă merge piatra ta?
imhotep-ask-pyramid-by-card = Intrare: la ce piramidă merge piatra ta?
imhotep-ask-bonus-card = Bonus: tragi prima carte surpriză din teanc?
imhotep-ask-bonus-stones = Bonus: iei pietre în depozit?
imhotep-ask-bonus-load = Bonus: încarci o piatră?
imhotep-ask-temple = Templul îți răsplătește piatra: puncte sau pietre?
imhotep-waits-turn = La mutare: { $name }.
imhotep-waits-answer =
    { $step ->
        [market] { $name } alege o carte surpriză.
        [pyramid] { $name } alege o piramidă pentru o piatră.
        [temple] { $name } primește răsplata Templului.
       *[choice] { $name } hotărăște despre un bonus.
    }

imhotep-on-sled = { $count } din { $spaces } pietre în depozit
imhotep-in-quarry =
    { $count ->
        [one] { $count } piatră în carieră
        [few] { $count } pietre în carieră
       *[other] { $count } de pietre în carieră
    }
imhotep-panel-of = Ce are { $name }
imhotep-no-cards = nicio carte
imhotep-starts = a început runda
imhotep-sailed-last = ultima cursă
# Before the emblems of the sites where a player has no stone yet.
imhotep-lacks = Încă nicio piatră:
imhotep-missed-list = Încă nicio piatră: { $sites }
imhotep-ship-named = Barca { $ship }
# Space 1 of a ship is at its bow. $stone is a colour, a card, or “free”.
imhotep-space-holds = Locul { $space }: { $stone }
imhotep-dock-free = Docul e liber
imhotep-name-count = { $name } { $count }
# $standing lists players with their points.
imhotep-moment-list = { $moment }: { $standing }
imhotep-discarded-list = Decartate: { $cards }
imhotep-card-count =
    { $count ->
        [one] { $card }
        [few] { $card } ×{ $count }
       *[other] { $card } ×{ $count }
    }
imhotep-column-shows =
    { $count ->
        [0] Câmpul { $space }: liber
        [one] Câmpul { $space }: { $stone }, înălțime de { $count } piatră
        [few] Câmpul { $space }: { $stone }, înălțime de { $count } pietre
       *[other] Câmpul { $space }: { $stone }, înălțime de { $count } de pietre
    }
imhotep-in-order = În ordinea construirii: { $stones }
imhotep-group = Un grup de { $count }, { $colour }, valoare { $points }
imhotep-row-holds =
    { $stones ->
        [none] Rândul { $row }: gol
       *[other] Rândul { $row }: { $stones }
    }
imhotep-player = { $name }, { $colour }
imhotep-holds = Cărți: { $cards }

## The terminal: playing

# Words in `…` are typed as they are, in every language.
cli-welcome = Bun venit la { $game }. Scrie un număr sau o mutare; `help` explică, `quit` încheie.
cli-shared-keyboard =
    { $count ->
        [one] { $count } persoană folosește această tastatură. Împotriva calculatorului: { $command }
        [few] { $count } persoane împart această tastatură. Împotriva calculatorului: { $command }
       *[other] { $count } de persoane împart această tastatură. Împotriva calculatorului: { $command }
    }
# Whose stones are whose, as in “Black is you and White is mason.”
cli-is-bot = { $name } este { $bot }
cli-is-you = { $name } ești tu
cli-is-here = { $name } e la această tastatură
cli-seats-differ = Sunt { $seats } locuri, iar --players numește { $players }: toate revin oamenilor.
cli-compiling = Se compilează nivelurile (o dată pentru fiecare versiune, cam un minut)
cli-thinks = { $name } se gândește
# What went wrong with a bot; $detail is English.
cli-bot-failed =
    { $kind ->
        [crashed] { $name } ({ $bot }) s-a oprit cu o eroare: { $detail }. În locul lui s-a jucat o mutare la întâmplare.
        [illegal] { $name } ({ $bot }) n-a făcut o mutare permisă: { $detail }. În locul lui s-a jucat o mutare la întâmplare.
        [late] { $name } ({ $bot }) a întârziat: { $detail }. În locul lui s-a jucat o mutare la întâmplare.
        [flooded] { $name } ({ $bot }) a spus prea multe: { $detail }. În locul lui s-a jucat o mutare la întâmplare.
       *[often] { $name } ({ $bot }) a greșit de prea multe ori ca să mai fie întrebat. În locul lui s-a jucat o mutare la întâmplare.
    }
cli-curtain-imhotep = Ecranul trece la { $name }: apasă Enter ca să vezi perechea.
cli-curtain-pyramids = Ecranul trece la { $name }: apasă Enter ca să-ți vezi cele patru cărți.
cli-curtain-plain = Ecranul trece la { $name }: apasă Enter ca să continui.
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
cli-not-understood = Nu am înțeles: { $message } (`help` arată tot)
cli-no-such-number = lista are numerele de la 1 la { $last }, nu { $number }
cli-undo-bot = { $name } este { $bot }, care nu retrage nimic
cli-undo-nobody = încă n-a mutat nimeni
cli-undo-you = încă n-ai mutat
cli-undo-name = undo: se aștepta { $names } sau nimeni, dar s-a scris { $typed }
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
cli-open-over = { $path }: acel joc s-a terminat; `{ $command }` îl povestește
cli-open-by-hand = { $path }: tragerile lui se fac de mână, ceea ce aici nu e posibil
cli-check = Verifică fiecare tragere și mutare: { $command }
cli-read-again = Citește din nou jocul: { $command }
cli-goodbye = La revedere.
cli-nothing-saved = Nu s-a făcut nicio mutare, deci nu s-a salvat nimic. `{ $command }` începe un joc nou.
cli-go-on = Ca să continui: pornește `{ $command }` și scrie  open { $path }
cli-kept = Înregistrarea jocului e în { $path }
cli-not-kept = Înregistrarea n-a putut fi scrisă nici aici, nici printre fișierele temporare.

## The terminal: the table

cli-player = Jucător
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
cli-card-hammer = ia { $stones }, încarcă 1
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
cli-no-card = nicio carte
cli-no-cards = nu se vede nicio carte
cli-display = De ales
cli-display-cards = De ales: { $cards } (`board` desenează tot)
cli-gems = { $red } roșii { $green } verzi
cli-colours-left = Puncte de culoare rămase: { $points }
# The list of moves: fields of a card.
cli-single = { $card } un câmp
cli-shape = { $card } forma
cli-top-of-deck = prima carte din teanc

## The terminal: the end, records, advice

cli-points-with = puncte cu
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

## The terminal: help

# Typed as they are, in every language: market, pyramid, temple, chamber, obelisks, chisel, hammer, sail, lever, middle,
# right, accept, load b2, skip, hint vizier, undo.

cli-help-turn = RÂNDUL TĂU
cli-help-turn-about =
    { $rounds ->
        [one] o acțiune; a patra barcă plecată încheie runda, iar jocul se încheie după { $rounds } rundă
        [few] o acțiune; a patra barcă plecată încheie runda, iar jocul se încheie după { $rounds } runde
       *[other] o acțiune; a patra barcă plecată încheie runda, iar jocul se încheie după { $rounds } de runde
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
cli-help-asked-about = din cauza pietrelor tale, și la rândul altora
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
cli-help-hint = cele mai bune mutări după arhitect, cu șanse și puncte; hint vizier: după vizir
cli-help-undo = retrage ultima mutare, dacă de atunci nu s-a dezvăluit nimic; undo { $name }: ultima făcută de { $name }
cli-help-save = scrie înregistrarea jocului de până acum
cli-help-open = lasă acest joc și continuă-l pe cel dintr-o înregistrare
cli-help-quit = încheie; jocul de până acum se păstrează într-o înregistrare
cli-help-expeditions = EXPEDIȚII
cli-help-expeditions-about = runde: { $rounds }, cărți pe rundă: { $cards }; toți bifează aceeași formă, nevăzuți de ceilalți până au terminat toți
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
