# Norwegian bokmål. The same messages are in every language; a test compares them. What the values are is said in en.ftl.
#
# Names of players get no genitive: “steinen til { $name }”, or the name stands after a colon. Messages did-… are
# infinitives.

## Every page

page-skip = Hopp til innholdet
page-name = Saqqara
page-home = Saqqara: til lobbyen
page-theme = Lyst eller mørkt
page-cancel = Avbryt
page-close = Lukk
page-to-lobby = Til lobbyen
page-unofficial = En uoffisiell utgave av to brettspill. Uten tilknytning til forlagene deres.
page-version = Saqqara { $version }
list-last = { $before } og { $last }

## The lobby

lobby-page = Saqqara: Imhotep og Pyramids
lobby-title = Bygg det som varer.
lobby-lead = Spill med venner via lenke, her ved ett bord eller mot boter. Du trenger ingen konto.
you-name = Navnet ditt
you-saved = Du heter nå { $name }. Ved bord der du alt sitter, beholder du det gamle navnet.
person-guest = Gjest { $number }
tables-open = Åpne bord
tables-you-owe = Din tur
tables-watch = Se på
tables-free =
    { $count ->
        [one] { $count } ledig plass
       *[other] { $count } ledige plasser
    }
status-waiting = Venter på spillere
status-playing = Spilles nå
status-over = Ferdig

## A new table

new-game = Spill
new-seats = Spillere
new-count = Antall plasser
new-sides = Sider på byggeplassene
new-wrath = Faraos vrede
new-wrath-about = Den som til slutt mangler stein i pyramiden, tempelet, gravkammeret eller på obeliskene, mister 5 poeng.
new-edition = Utgave
new-clock = Klokke
new-absent = Når noen er borte
new-stand-in = En bot spiller videre av seg selv
new-stand-in-after = Etter
new-stand-in-level = Nivå på boter som trår inn
new-company = Selskap
new-listed = I lobbyen
new-listed-about = Alle ser bordet i lobbyen og kan sette seg. Ellers trengs lenken din.
new-chat = Chat
new-chat-about = Spillerne kan skrive til hverandre.
clock-none = Ingen klokke
clock-per-move = Tid for hvert trekk
clock-per-player = Tid for hver spiller
clock-each-move = For hvert trekk
clock-each-player = For hver spiller
clock-unit = Enhet
clock-increment = Sekunder i tillegg etter hvert trekk
clock-at-zero = Når tiden er ute
at-zero-bot-moves-once = gjør en bot det ene trekket
at-zero-bot-takes-over = tar en bot over
unit-seconds = sekunder
unit-minutes = minutter
unit-hours = timer
unit-days = dager
sitter-me = Jeg
sitter-open = Ledig plass
sitter-bot = Bot: { $level }
sitter-who = Hvem har plass { $seat }, { $colour }
sitter-name = Navn
sitter-name-of = Navnet til spilleren på plass { $seat }
sitter-name-full =
    { $count ->
        [one] Et navn har høyst { $count } tegn.
       *[other] Et navn har høyst { $count } tegn.
    }
level-apprentice = Lærling
level-mason = Stein{ "\u00AD" }hugger
level-architect = Arkitekt
level-vizier = Vesir
colour-black = svart
colour-white = hvit
colour-brown = brun
colour-gray = grå
game-imhotep = Imhotep
game-imhotep-about = Last skipene, velg hvor de skal legge til, og bygg fem monumenter på seks runder.
game-pyramids = Silver & Gold: Pyramids
game-pyramids-about = Kryss av kamre, unngå hodeskallene og kom først til de gylne gravene.

## The table

table-skip = Hopp til trekkene dine
head-round =
    { $rounds ->
        [none] Runde { $round }
       *[other] Runde { $round } av { $rounds }
    }
connection-connecting = Kobler til …
# Nothing is said while all is well.
connection-open = { "" }
connection-paused = Serveren når ikke lageret sitt. Den fortsetter av seg selv; ingenting går tapt.
connection-reconnecting =
    { $isSending ->
        [yes] Kobler til igjen … valget ditt er tatt vare på og blir sendt.
       *[no] Kobler til igjen …
    }
# The title of the browser's tab: who is to move, then the game.
title-page = { $state } – { $game }
title-your-turn = Din tur
title-turn-of = Tur: { $name }
title-others = Tur: { $names }
title-waiting = Venter på spillere
title-playing = Spilles nå
title-over = Spillet er over
title-nothing = Intet bord
title-damaged = Skadet bord
seats-title = Spillere
# The number itself stands before it.
seats-points =
    { $count ->
        [one] poeng
       *[other] poeng
    }
seats-you = du
seats-open = ledig plass
seats-free = Plass { $seat }
# Two players with the same name are told apart by the colour of their stones.
seats-namesake = { $player } ({ $colour })
seats-bot = bot
seats-waking = bot, gjør seg klar
seats-stands-in = { $level } spiller
seats-bot-plays = { $level } spiller for { $name } nå.
seats-plays-again = { $name } spiller igjen.
seats-owes = har turen
seats-thinks = tenker
seats-clock = Tid igjen:
seats-sit = Sitt her
seats-sit-at = Sitt her: plass { $seat }
seats-let-bot-play = La en bot spille
seats-let-bot-play-for = La en bot spille for { $name }
seats-agreed = Vil la en bot spille: { $names }
seats-mute-name = Demp { $name }
seats-unmute-name = Hør { $name } igjen
seats-stand-up = Forlat plassen
seats-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hint
    }
presence-away = ser bort
presence-gone = borte
sit-name = Navnet ditt
sit-go = Sett deg
sit-stones = Dine steiner
sit-nameless = Skriv navnet ditt: de andre ser det.
tabs-label = Plassene dine
ask-title = Ditt trekk
# $question is one of the messages ask-…
prompt-yours =
    { $name ->
        [none] Din tur. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = Spillet begynner så snart alle plassene er tatt.
prompt-over = Spillet er over.
prompt-watching = Du ser på.
prompt-looking = Du ser tilbake.
notation-label = Eller skriv et trekk
notation-hint-imhotep = load b2
notation-hint-pyramids = mark 12 a1 a2
notation-play = Spill
plain-ask = Velg et trekk.
plain-flag =
    { $is ->
        [yes] ja
       *[no] nei
    }
# What happened in a game that has no texts here, in the words of its rules: “Ada: advanced, steps 2”.
plain-event =
    { $name ->
        [none] { $event }
       *[other] { $name }: { $event }
    }
deeds-undo = Angre
deeds-ask-back = Be om å få angre
deeds-take-back = Ta tilbake
# What the button Undo takes back: the last choice of an unfinished move.
deeds-of-pick = det siste valget
deeds-of-move =
    { $name ->
        [none] ditt siste trekk
       *[other] trekket til { $name }
    }
deeds-of-others =
    { $name ->
        [none] de andre bestemmer
       *[other] trekket til { $name }; de andre bestemmer
    }
deeds-of-turn =
    { $name ->
        [none] og det som fulgte
       *[other] trekket til { $name } og det som fulgte
    }
deeds-no-back-asked = et ønske er åpent
deeds-no-back-unmoved = ingenting ennå
deeds-leave = Overlat plassen til en bot
deeds-hand-over = La en bot spille for meg
deeds-return = Ta plassen tilbake
deeds-fill = Fyll ledige plasser med boter
deeds-level = Nivå
back-title = En forespørsel
# $move is one of the messages did-…
back-asked =
    { $move ->
        [none] { $name } vil gjerne angre et trekk.
       *[other] { $name } vil gjerne angre et trekk: { $move }.
    }
back-later = Alt som er spilt etter det, også av de andre, angres med.
back-withdraw =
    { $name ->
        [none] Trekk tilbake
       *[other] { $name } trekker det tilbake
    }
back-declined = De andre gikk ikke med på å ta trekket tilbake.
back-waits =
    { $move ->
        [none]
            { $names ->
                [none] Du har bedt om å få angre et trekk.
               *[other] Du har bedt om å få angre et trekk. Venter på { $names }.
            }
       *[other]
            { $names ->
                [none] Du har bedt om å få angre et trekk: { $move }.
               *[other] Du har bedt om å få angre et trekk: { $move }. Venter på { $names }.
            }
    }
back-accept =
    { $name ->
        [none] Godta
       *[other] { $name } godtar
    }
back-decline =
    { $name ->
        [none] Avslå
       *[other] { $name } avslår
    }
invite-title = Inviter venner
invite-about = Alle som har denne lenken, kan sette seg.
invite-bots = Alle plasser er tatt. Den som har denne lenken, kan overta plassen til en bot.
invite-local = Adressen virker bare på denne maskinen. For venner andre steder må huset startes med { $command }.
invite-link = Invitasjonslenke
invite-copy = Kopier
invite-copied = Kopiert.
invite-select = Markert: kopier med tastaturet.
invited-by =
    { $count ->
        [one] { $names } inviterer deg til et parti { $game }
       *[other] { $names } inviterer deg til et parti { $game }
    }
invited-open = Du er invitert til et parti { $game }
invited-seats =
    { $free ->
        [one] { $free } av { $seats } plasser er ledig.
       *[other] { $free } av { $seats } plasser er ledige.
    }
waiting-title =
    { $free ->
        [one] Bordet venter på { $free } spiller til
       *[other] Bordet venter på { $free } spillere til
    }
waiting-by-link = Bare den som er invitert med lenke, kan sette seg her. Du kan se på.
curtain-pass = Gi videre til { $name }
curtain-about = Det neste valget er hemmelig. Ingen andre bør se på.
curtain-raise = Jeg er { $name }
log-title = Dette har skjedd
log-earlier = Alle trekk i notasjon
chat-title = Chat
chat-news = Ny melding
chat-text = Si noe
chat-send = Send
facts-title = Dette bordet
facts-edition = Utgave
facts-shipped = den som følger med Saqqara
facts-sides = Sider
facts-yes = ja
# $time is a span like “20 minutes”; $zero is one of the messages at-zero-…
facts-per-move = { $time } for hvert trekk; deretter { $zero }
facts-per-player =
    { $increment ->
        [0] { $time } for hver spiller; deretter { $zero }
        [one] { $time } for hver spiller, { $increment } sekund ekstra etter hvert trekk; deretter { $zero }
       *[other] { $time } for hver spiller, { $increment } sekunder ekstra etter hvert trekk; deretter { $zero }
    }
facts-stand-in = { $level } spiller videre etter { $time }
facts-listed = Hvem kan bli med
facts-open-to-all = alle
facts-by-link = alle som har lenken
facts-spectators = Ser på
facts-forked = Gren fra
facts-forked-at = et annet bord, etter trekk { $turn }
origin-before = Det som skjedde før, står der.
board-title = Bordet
board-laying = Bordet dekkes …
board-hidden = Ingenting å se før teppet går opp.

menu-title = Meny
words-title = Stillingen i ord
words-show = Stillingen i ord
hint-title = Hint
hint-adviser = Hvem gir råd
hint-ask = Spør
hint-about = Rådgiveren vet bare det du kan vite. Alle ved bordet kan se at du har spurt.
hint-thinking = { $name } tenker …
hint-exact = { $name } har regnet ut trekkene dine helt til spillets slutt.
hint-after =
    { $count ->
        [one] { $name } har prøvd { $count } fortsettelse.
       *[other] { $name } har prøvd { $count } fortsettelser.
    }
# Where another move shows a better chance than the first.
hint-order = Først står trekket som { $name } ville valgt: det er prøvd oftest. Sjansene for de andre er mer usikre.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Vinnersjanse: { $percent } % ({ $low }–{ $high })
hint-points = Ventede poeng:
hint-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-at-once =
    { $points ->
        [one] { $points } poeng med en gang
       *[other] { $points } poeng med en gang
    }
hint-if-ended =
    { $points ->
        [one] { $points } poeng hvis spillet sluttet nå
       *[other] { $points } poeng hvis spillet sluttet nå
    }
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = Mot det beste trekket: { $reasons }.
hint-as-good = Omtrent like godt som det beste trekket.
hint-you-more = du får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mer
hint-you-less = du får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mindre
hint-other-more = { $name } får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mer
hint-other-less = { $name } får { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng mindre
hint-ahead = Det beste trekket: til slutt ligger du { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng foran { $name }.
hint-behind = Det beste trekket: til slutt ligger du { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } poeng bak { $name }.
hint-even = Det beste trekket: til slutt ligger du likt med { $name }.
hint-play = Spill dette
hint-expects = Ventet fortsettelse: { $moves }
# One step of what the adviser expects, as in “Ada: loading ship B, space 2”.
hint-step = { $name }: { $move }
key-take = Ta steiner
key-load = Last en stein
key-sail = Seil et skip
key-play-card = Spill et kort
key-ship = Velg et skip
key-number = Velg et felt, eller en brygge for det valgte skipet
key-decline = Ta ingenting, der det er lov
key-harbour = Gå til havnen
key-rotate = Drei formen
key-mirror = Speilvend formen
key-single = Kryss av ett felt
key-arrows = Flytt mellom skip, brygger og kort
key-fields = Flytt mellom feltene på et kort
key-move = Gjør trekket med dette nummeret
key-enter = Velg, eller spill det som er valgt
key-back = Ett steg tilbake
key-drop = Slipp det som er valgt
key-hint = Be om et hint
key-log = Åpne loggen
key-look-back = Se tilbake
key-keys = Vis denne oversikten

## The end, fairness, looking back

end-title = Slutt
# $reason says what decided a tie.
end-verdict =
    { $reason ->
        [sled]
            { $count ->
                [one] { $names } vinner, med flest steiner på lagerbrikken.
               *[other] { $names } deler seieren, med like mange steiner på lagerbrikken.
            }
        [lowest-pyramid]
            { $count ->
                [one] { $names } vinner, med den laveste utforskede pyramiden.
               *[other] { $names } deler seieren, med den laveste utforskede pyramiden.
            }
       *[points]
            { $count ->
                [one] { $names } vinner.
               *[other] { $names } deler seieren.
            }
    }
end-place = { $place }. plass
end-points = Poeng
# A number of points in the score pad.
end-number = { $number }
end-rematch = Spill igjen
end-show = Vis resultatet
fair-title = Ærlig trekning
fair-how = Slik holdes trekningen ærlig
fair-about = Før den første trekningen valgte serveren et hemmelig frø og viste denne forpliktelsen, som er frøets fingeravtrykk. Etter spillet viser den frøet: den som har tatt vare på forpliktelsen, kan kontrollere at de stemmer overens, og gjenta hver trekning.
fair-commitment = Forpliktelse
fair-seed = Frø
fair-entropy = Bidrag fra spillerne
fair-download = Last ned protokoll
fair-verify = Kontroller
fair-command = Slik gjentar du hver trekning på din egen maskin:
fair-computed = Regnet ut her:
fair-seed-fits = Frøet stemmer med forpliktelsen.
fair-seed-differs = Frøet stemmer ikke med forpliktelsen.
fair-seed-unknown = Denne nettleseren kan bare kontrollere på sikre sider (https). Bruk kommandoen nedenfor.
fair-seen-same = Dette er forpliktelsen som denne nettleseren fikk se ved starten.
fair-seen-other = Dette er ikke forpliktelsen som denne nettleseren fikk se ved starten.
fair-seen-unseen = Denne nettleseren så ikke starten av spillet; sammenlign med noen som gjorde det.
look-title = Se tilbake
look-slider = Trekk
look-first = Til begynnelsen
look-link = Kopier lenke
look-close = Lukk
look-more = Mer om dette trekket
look-back = Ett trekk tilbake
look-on = Ett trekk fram
look-now = Tilbake til nå
look-at-now =
    { $turns ->
        [one] Slik står det nå, etter { $turns } trekk.
       *[other] Slik står det nå, etter { $turns } trekk.
    }
look-at = Etter trekk { $turn } av { $turns }.
# Whoever draws cards at random.
look-nature = Tilfeldigheten
fork-title = Ny gren her
fork-about = Et nytt bord som begynner der dette sto.
fork-why-over = Her er spillet slutt: forgren fra et tidligere trekk.
fork-why-drawing = Her trekkes det kort: gå ett trekk fram eller tilbake for å forgrene.
fork-chance = Tilfeldighet videre
fork-anew = på nytt
fork-as-it-fell = slik det gikk her
fork-go = Åpne grenen

## Imhotep: sites

site-market = Marked
site-pyramid = Pyramide
site-temple = Tempel
site-chamber = Grav{ "\u00AD" }kammer
site-obelisks = Obelisker
to-market = til markedet
to-pyramid = til pyramiden
to-temple = til tempelet
to-chamber = til gravkammeret
to-obelisks = til obeliskene
where-edge = til kanten av pyramidene
where-small-pyramid =
    { $pyramid ->
        [left] til venstre pyramide, felt { $place }
        [middle] til midtre pyramide, felt { $place }
       *[right] til høyre pyramide, felt { $place }
    }
where-chamber = til gravkammeret, rad { $row }
pyramid-left = venstre
pyramid-middle = midtre
pyramid-right = høyre
imhotep-harbour = Havn
imhotep-no-ships = Ingen skip.
imhotep-free = ledig
imhotep-at = ved: { $site }
imhotep-needs = trenger { $count } til
imhotep-may-sail = kan seile
imhotep-sled = Lagerbrikke
imhotep-quarry = Steinbrudd
imhotep-cards = Kort
imhotep-site-side = { $site }, side { $side }
imhotep-docked = Skip { $ship } ligger her
imhotep-card-taken = tatt
imhotep-face-down =
    { $count ->
        [one] { $count } kort med bildesiden ned
       *[other] { $count } kort med bildesiden ned
    }
imhotep-discard = Kastebunke ({ $count })
imhotep-edge = Ved kanten:

## Imhotep: market cards

card-hidden = et skjult kort
card-entrance = Inngang
card-entrance-about = En stein fra steinbruddet ditt til pyramiden, med en gang
card-sarcophagus = Sarkofag
card-sarcophagus-about = En stein fra steinbruddet ditt til gravkammeret, med en gang
card-path = Brostein
card-path-about = En stein fra steinbruddet ditt til obeliskene, med en gang
# "\u00AD" is where a long word may be broken.
card-pyramid-decoration = Pyramide{ "\u00AD" }dekorasjon
card-pyramid-decoration-about = Til slutt poeng for steinene i pyramiden
card-temple-decoration = Tempel{ "\u00AD" }dekorasjon
card-temple-decoration-about = Til slutt poeng for steinene i tempelet
card-chamber-decoration = Grav{ "\u00AD" }kammer{ "\u00AD" }dekorasjon
card-chamber-decoration-about = Til slutt poeng for steinene i gravkammeret
card-obelisk-decoration = Obelisk{ "\u00AD" }dekorasjon
card-obelisk-decoration-about = Til slutt poeng for steinene på obeliskene
card-statue = Statue
card-statue-about = Jo flere til slutt, desto bedre
card-lever = Spett
card-lever-about = Seil et skip og bestem rekkefølgen for lossingen
card-hammer = Hammer
card-hammer-about = Ta steiner, og last så én
card-sail = Seil
card-sail-about = Last en stein og seil det samme skipet
card-chisel = Meisel
card-chisel-about = Last to steiner

## Imhotep: questions and moves

ask-action = velg én handling.
ask-hammer-load = last én stein (Hammer).
ask-sail-load = last én stein på et skip som da kan seile (Seil).
ask-sail-sail = hvor skal det lastede skipet? (Seil)
ask-chisel-first = last den første av to steiner (Meisel).
ask-chisel-second = last den andre steinen (Meisel).
ask-lever-sail = seil et skip (Spett).
ask-lever-order = hvilken stein losses nå? (Spett)
ask-market = du har en stein på markedet: ta et kort, eller la være.
ask-keep = behold ett av de to kortene.
ask-pyramid = til hvilken pyramide skal steinen din?
ask-pyramid-by-card = til hvilken pyramide skal steinen din? (Inngang)
ask-bonus-card = trekke det øverste markedskortet som bonus?
ask-bonus-stones = ta steiner til lagerbrikken din som bonus?
ask-bonus-load = laste én stein som bonus?
ask-temple = tempelet belønner en av steinene dine: poeng eller steiner?
group-take = Ta steiner
group-load = Last en stein
group-sail = Seil et skip
group-play = Spill et kort
group-pass = Pass
group-card = Ta et markedskort
group-pair = Ta et markedskort
group-decline = Ta et markedskort
group-keep = Behold ett
group-unload = Loss neste
group-pyramid = Bygg på
group-bonus = Bonus
group-point = Belønning
group-stones = Belønning
group-other = Trekk
move-play = Spill { $card }
move-pass = Pass: ingenting annet er mulig
move-pair = Se på paret med bildesiden ned, behold ett
move-decline = Ingen kort
move-pyramid =
    { $pyramid ->
        [left] Venstre pyramide
        [middle] Midtre pyramide
       *[right] Høyre pyramide
    }
move-skip = La bonusen være
move-point =
    { $count ->
        [one] { $count } poeng
       *[other] { $count } poeng
    }
did-load = laste skip { $ship }, felt { $space }
did-sail = seile skip { $ship } { $site }
did-play = spille { $card }
did-pass = passe
did-card = ta markedskort { $number }
did-pair = ta paret med bildesiden ned
did-decline = ikke ta noe markedskort
did-unload = la felt { $number } losses som det neste
did-pyramid =
    { $pyramid ->
        [left] bygge på venstre pyramide
        [middle] bygge på midtre pyramide
       *[right] bygge på høyre pyramide
    }
did-accept = ta bonusen
did-skip = la bonusen være
did-point = velge poeng
did-stones = velge steiner
did-keep = beholde ett av de to kortene
did-take = ta steiner
source-market = Marked
source-pyramid = Pyramide
source-temple = Tempel
source-chamber = Gravkammer
source-obelisks = Obelisker
source-decorations = Dekorasjoner
source-statues = Statuer
source-blue-cards = Ubrukte blå kort
source-wrath = Faraos vrede
source-before = Før
source-pyramids = Utforskede pyramider
source-colours = Fargepoeng
source-gems = Juveler
source-torches = Fakler
source-skulls = Hodeskaller

## Pyramids

pcolour-green = grønn
pcolour-orange = oransje
pcolour-purple = lilla
shape-i2 = linje på 2
shape-i3 = linje på 3
shape-i4 = linje på 4
shape-v3 = hjørne på 3
shape-l4 = L på 4
shape-o4 = firkant på 4
field-wall = vegg
field-empty = tomt
field-E = inngang
field-T = gyllen grav
field-r = rød juvel
field-g = grønn juvel
field-s = hodeskalle
field-x = rødt kryss
field-t = fakkel
field-e = eliksir
field-crossed = krysset av
field-ghost = i dette trekket
field-pick = { $field }, { $words }
pyramids-expedition =
    { $all ->
        [none] Ekspedisjon { $number }
       *[other] Ekspedisjon { $number } av { $all }
    }
pyramids-card-short =
    { $colour ->
        [green] { $card } grønn
        [orange] { $card } oransje
        [purple] { $card } lilla
       *[none] { $card }
    }
ask-mark = kryss av formen ({ $shape }), dreid som du vil, eller ett enkelt felt. Velg et felt på kortene dine eller fra listen.
ask-cross = rødt kryss: kryss av ett felt til ({ $count } gjenstår).
ask-take =
    { $count ->
        [one] ta { $count } nytt kort, et åpent eller fra trekkbunken.
       *[other] ta { $count } nye kort, åpne eller fra trekkbunken.
    }
ask-keep-two = behold to av dine fire kort.
group-shape = Formen på { $card }
group-single = Ett felt på { $card }
group-keep-two = Behold to kort
group-take-card = Ta et kort
did-mark = krysse av { $fields } på kort { $card }
did-keep-two = beholde kortene { $one } og { $two }
did-take-card = ta kort { $card }
did-take-deck = ta det øverste kortet i trekkbunken

## What happened

event-round = Runde { $round }
event-ships-arrive = Skip med { $spaces } felter kommer.
event-card-dealt = På markedet: { $cards }.
event-pair-laid =
    { $count ->
        [one] { $count } markedskort er lagt ut med bildesiden ned.
       *[other] { $count } markedskort er lagt ut med bildesiden ned.
    }
event-stones-taken =
    { $count ->
        [one] { $name } tar { $count } stein.
       *[other] { $name } tar { $count } steiner.
    }
event-stone-loaded = { $name } laster en stein på skip { $ship }, felt { $space }.
event-ship-sailed = { $name } seiler skip { $ship } { $site }.
event-ship-unloaded =
    { $count ->
        [one] { $name } seiler skip { $ship } { $site }. Stein: { $who }.
       *[other] { $name } seiler skip { $ship } { $site }. Steiner: { $who }.
    }
event-blue-card-played = { $name } spiller { $card }.
event-passed = { $name } passer; ingenting annet var mulig.
event-stone-unloaded = { $name } losser felt { $space } på skip { $ship }.
# $where is one of the messages to-… or where-…
event-stone-placed = Steinen til { $name } går { $where }.
event-stone-scored =
    { $points ->
        [one] Steinen til { $name } går { $where }: { $points } poeng.
       *[other] Steinen til { $name } går { $where }: { $points } poeng.
    }
event-stone-returned = Steinen til { $name } går tilbake til steinbruddet.
event-card-taken = { $name } tar { $card } fra markedsfelt { $space }.
event-pyramid-taken = { $name } tar kort { $card } fra plass { $from }.
event-pyramid-taken-deck = { $name } tar kort { $card } fra trekkbunken.
event-pair-taken = { $name } tar paret med bildesiden ned.
event-card-seen = { $name } ser på { $cards }.
event-card-seen-unseen =
    { $count ->
        [one] { $name } ser på { $count } kort i hemmelighet.
       *[other] { $name } ser på { $count } kort i hemmelighet.
    }
event-card-kept = { $name } beholder { $card }.
event-card-discarded = Kastet: { $cards }.
event-declined = { $name } tar ikke noe markedskort.
event-card-drawn = { $name } trekker { $card }.
event-red-card-played = { $name } spiller { $card } med en gang.
event-clock-moved = { $name }: tiden var ute, så en bot gjorde trekket.
event-points =
    { $points ->
        [one] { $name } får { $points } poeng: { $source }.
       *[other] { $name } får { $points } poeng: { $source }.
    }
event-points-lost =
    { $points ->
        [one] { $name } mister { $points } poeng: { $source }.
       *[other] { $name } mister { $points } poeng: { $source }.
    }
event-points-each = { $source }: { $points }.
points-of =
    { $points ->
        [one] { $name } – { $points } poeng
       *[other] { $name } – { $points } poeng
    }
tower-of =
    { $points ->
        [one] { $name } – tårn, { $points } poeng
       *[other] { $name } – tårn, { $points } poeng
    }
event-tower-built = { $name } bygger et tårn på poengfelt { $place }.
event-deck-reshuffled =
    { $count ->
        [one] Kastebunken blir en ny trekkbunke med { $count } kort.
       *[other] Kastebunken blir en ny trekkbunke med { $count } kort.
    }
event-round-ends = Runde { $round } er slutt.
event-game-ends = Spillet er slutt.
event-bonus-skipped = { $name } lar bonusen være.
event-order-fixed = { $name } lar felt { $space } losses som det neste.
event-cards-drawn = { $name } trekker { $cards }.
event-cards-drawn-unseen =
    { $count ->
        [one] { $name } trekker { $count } kort.
       *[other] { $name } trekker { $count } kort.
    }
event-cards-kept = { $name } beholder { $card } og { $other }.
event-card-laid-out = Lagt ut: { $cards }.
event-expedition = Ekspedisjon { $number }: { $shape }.
# $gains is a list of the messages gain-…
event-fields-crossed =
    { $gains ->
        [none] { $name } krysser av { $fields } på { $card }.
       *[other] { $name } krysser av { $fields } på { $card }: { $gains }.
    }
event-gem =
    { $gem ->
        [red]
            { $count ->
                [one] { $name } har { $count } rød juvel.
               *[other] { $name } har { $count } røde juveler.
            }
       *[green]
            { $count ->
                [one] { $name } har { $count } grønn juvel.
               *[other] { $name } har { $count } grønne juveler.
            }
    }
event-torch = { $name } tenner fakkelen for runde { $round }.
event-skull =
    { $count ->
        [one] { $name } har { $count } hodeskalle.
       *[other] { $name } har { $count } hodeskaller.
    }
event-elixir =
    { $count ->
        [one] { $name } drikker en eliksir og har { $count } hodeskalle igjen.
       *[other] { $name } drikker en eliksir og har { $count } hodeskaller igjen.
    }
event-red-cross =
    { $count ->
        [one] { $name } kan krysse av { $count } felt til.
       *[other] { $name } kan krysse av { $count } felter til.
    }
event-explored = { $name } utforsker pyramide { $card }.
event-colour-points =
    { $colour ->
        [green]
            { $points ->
                [one] { $name } sikrer seg { $points } poeng for grønne pyramider.
               *[other] { $name } sikrer seg { $points } poeng for grønne pyramider.
            }
        [orange]
            { $points ->
                [one] { $name } sikrer seg { $points } poeng for oransje pyramider.
               *[other] { $name } sikrer seg { $points } poeng for oransje pyramider.
            }
       *[purple]
            { $points ->
                [one] { $name } sikrer seg { $points } poeng for lilla pyramider.
               *[other] { $name } sikrer seg { $points } poeng for lilla pyramider.
            }
    }
event-cross-lapses = { $name } har ikke noe felt igjen til et rødt kryss, som går tapt.
# The number counts the player's gems of that colour so far.
gain-gem =
    { $gem ->
        [red] rød juvel nr. { $count }
       *[green] grønn juvel nr. { $count }
    }
gain-torch = fakkelen for runde { $round }
gain-skull = hodeskalle nr. { $count }
gain-elixir =
    { $count ->
        [one] eliksir ({ $count } hodeskalle igjen)
       *[other] eliksir ({ $count } hodeskaller igjen)
    }
gain-red-cross =
    { $count ->
        [one] rødt kryss
       *[other] { $count } røde kryss
    }

## What went wrong

trouble-unreachable = Får ikke kontakt med serveren. Sjekk forbindelsen.
# $message is English, from the house.
trouble-bad-message = Serveren forsto ikke: { $message }
trouble-bad-options = Det blir det ikke noe bord av: { $message }
trouble-unreadable-move = Ukjent trekk: { $message }
trouble-no-token = Serveren kjenner deg ikke. Velg et navn først.
trouble-not-your-seat = Det er ikke din plass.
trouble-not-allowed = Ikke tillatt: { $message }
trouble-no-such-table = Det finnes ikke noe slikt bord.
trouble-no-such-page = Det finnes ingen slik side.
trouble-wrong-method = Serveren forsto ikke: { $message }
trouble-wrong-host = Serveren har ikke denne adressen: { $message }
trouble-illegal-move = Ikke mulig: { $message }
trouble-not-your-turn = Det er ikke din tur.
trouble-stale-move = Bordet har endret seg; se etter og velg på nytt.
trouble-cannot-undo = Kan ikke angres ({ $message }). Du kan spørre de andre om å få angre.
trouble-match-over = Spillet er over.
trouble-not-now = Ikke nå: { $message }
trouble-too-large = Det er for mye på én gang.
trouble-too-many = For mange forespørsler; vent litt.
trouble-fault = Noe gikk galt på serveren. { $message }
trouble-unreadable-table = Loggen til dette bordet er skadet; den som driver serveren, kan reparere den.
trouble-unavailable = Serveren er ikke tilgjengelig akkurat nå. Ingenting er tapt; prøv igjen.

## Chrome
chrome-language = Språk
chrome-rules = Regler
chrome-sound = Lyd
chrome-keys = Taster
chrome-menu = Meny
chrome-tools = Verktøy
chrome-close = Lukk

## Rules

# The small panel beside a "?" and the page of the rules. `topic-…` is a title, `topic-…-text` the rule in two to four
# sentences, `topic-…-more` its fine points (on the page only), `topic-…-example` the caption of a small drawing.
# Colours are those of the stones: black, white, brown, gray. Figures come from the edition that is played.

rules-title-imhotep = Regler for Imhotep
rules-title-pyramids = Regler for Silver & Gold: Pyramids
rules-lead-imhotep = Alt bordet vet om Imhotep, fortalt med våre egne ord. Hver regel har et nummer, så du kan vise til den.
rules-lead-pyramids = Alt bordet vet om Pyramids, fortalt med våre egne ord. Hver regel har et nummer, så du kan vise til den.
rules-choice = Velg et spill
rules-contents = Innhold
rules-print = Skriv ut
rules-numbers =
    { $count ->
        [one] Regel { $numbers }
       *[other] Regler { $numbers }
    }
rules-read-on = Les videre i reglene
rules-close = Lukk
rules-example = Eksempel
rules-figures = Trykte tall
rules-more = Detaljer
rules-top = Tilbake til innholdet
rules-assumed = antatt: ikke trykt i regelbøkene vi har
rules-assumed-word = antatt
rules-assumed-about = Noen av de trykte tallene er antatt, fordi de ikke står i regelbøkene vi har. De er merket slik. Hvis du eier esken, kan du rette dem i din egen utgavefil.
rules-missing = De trykte tallene kunne ikke hentes. Prøv igjen når du er på nett.

rules-chapter-imhotep-game = Spillet
rules-chapter-imhotep-round = Runder og turer
rules-chapter-imhotep-sites = Byggeplassene
rules-chapter-imhotep-cards = Markedskortene
rules-chapter-imhotep-end = Slutten
rules-chapter-pyramids-game = Spillet
rules-chapter-pyramids-marks = Å krysse av
rules-chapter-pyramids-finds = Det du finner
rules-chapter-pyramids-after = Etter hver ekspedisjon
rules-chapter-pyramids-end = Slutten

# Imhotep: the game

topic-imhotep-aim = Målet
topic-imhotep-aim-text =
    Du bygger på Egypts fem store byggeplasser: marked, pyramide, tempel, gravkammer og obelisker. Steinene til alle spillerne reiser med de samme skipene, og den som seiler et skip, bestemmer hvor hver stein om bord havner. { $rounds ->
        [one] Etter én runde vinner den som har mest poeng.
       *[other] Etter { $rounds } runder vinner den som har mest poeng.
    }
topic-imhotep-aim-more = Dere kan være to til fire spillere. Hver byggeplass har to sider, A og B, og dere kan blande dem som dere vil.
topic-imhotep-aim-example = Svart, hvit og brun deler dette skipet. Alle kan sende det av gårde, også grå, som ikke har noen stein om bord.

topic-imhotep-set-up = Forberedelser
topic-imhotep-set-up-text =
    Hver spiller har { $stones } steiner i én farge. Én av dem viser poengene og er ikke med i spillet; resten er steinbruddet ditt. Derfra får hver lagerbrikke sine første steiner: jo senere du kommer i rekkefølgen, desto flere begynner du med.
topic-imhotep-set-up-more = Det er sju rundekort for hvert antall spillere. Ett av disse sju tas ut usett, og resten stokkes, så ingen vet nøyaktig hvilke skip som gjenstår. Markedskortene stokkes også.
topic-imhotep-set-up-example = Svart begynner og starter med { $black } steiner på lagerbrikken, hvit med { $white }, brun med { $brown } og grå med { $gray }.

topic-quarry = Steinbrudd
topic-quarry-text = Steinbruddet er ditt eget forråd av steiner. Herfra tar du dem til lagerbrikken, og et rødt kort legger én herfra rett på en byggeplass. Steiner på byggeplassene er bygd inn for godt; bare en stein som et skip bringer til markedet, kommer tilbake til steinbruddet.
topic-quarry-example = Den hvite steinen når markedet. Den går tilbake til steinbruddet, og hvit kan ta et kort.

topic-sled = Lagerbrikke
topic-sled-text =
    { $spaces ->
        [one] På lagerbrikken ligger steinene du kan laste, høyst én.
       *[other] På lagerbrikken ligger steinene du kan laste, høyst { $spaces }.
    } Når den er full, kan du ikke ta flere. Steiner som ligger igjen der når spillet er slutt, avgjør ved poenglikhet.
topic-sled-example =
    { $count ->
        [one] Brun har { $stones } steiner på en lagerbrikke for { $spaces }: det er plass til én til.
       *[other] Brun har { $stones } steiner på en lagerbrikke for { $spaces }: det er plass til { $count } til.
    }

topic-ships = Skip
topic-ships-text = I hver runde ligger fire skip i havnen, med ett til fire felter hver. Et skip kan seile når det har minstelasten sin, uansett hvem som eier steinene; du ser det på at seilet er heist. Felt 1 er i baugen og losses først.
topic-ships-example =
    { $minimum ->
        [one] Et skip med tre felter trenger én stein. Det første venter ennå, det andre er klart.
       *[other] Et skip med tre felter trenger { $minimum } steiner. Det første venter ennå, det andre er klart.
    }

# Imhotep: rounds and turns

topic-round = En runde begynner
topic-round-text =
    Det neste rundekortet snus og viser hvilke fire skip som kommer, alle tomme. Så legges nye kort ut på markedet. Spillerne har tur med klokka, og startspilleren begynner.
topic-round-more = Når det trengs et markedskort og trekkbunken er tom, stokkes kastebunken og blir ny trekkbunke. Er begge tomme, legges det ikke ut noe kort.
topic-round-example = Dette rundekortet bringer skip med { $spaces } felter.

topic-turn = Din tur
topic-turn-text = I din tur gjør du nøyaktig én av fire ting: tar steiner, laster en stein, seiler et skip eller spiller et blått kort. Du kan bare passe når ingen av de fire er mulig, og da må du.
topic-turn-more = Hvis alle må passe etter hverandre, slutter runden. Når tempelet har gitt poeng, går steiner som fortsatt er om bord, tilbake til steinbruddene sine. Neste runde begynner med spilleren til venstre for den som seilte sist; har ingen seilt, med spilleren til venstre for startspilleren i denne runden.
topic-turn-example = Ta, laste, seile, spille: én av disse, og så er det neste spillers tur.

topic-take = Ta steiner
topic-take-text =
    { $take ->
        [one] Flytt én stein fra steinbruddet ditt til lagerbrikken din.
       *[other] Flytt { $take } steiner fra steinbruddet ditt til lagerbrikken din.
    } Har lagerbrikken mindre plass eller steinbruddet færre steiner, flytter du så mange du kan. Med full lagerbrikke eller tomt steinbrudd kan du ikke velge denne handlingen.
topic-take-example =
    { $take ->
        [one] Hvit har én stein på lagerbrikken, tar én til og har nå { $now }.
       *[other] Hvit har én stein på lagerbrikken, tar { $take } til og har nå { $now }.
    }

topic-load = Last en stein
topic-load-text = Legg én stein fra lagerbrikken på et hvilket som helst ledig felt på et skip som ikke har seilt ennå. Velg feltet med omhu: steinen i baugen losses først, og på de fleste byggeplassene har rekkefølgen noe å si.
topic-load-example = Brun laster felt 2. Den svarte steinen i baugen losses før den.

topic-sail = Seil et skip
topic-sail-text = Send et skip som har minstelasten sin, til en byggeplass der ingen skip har lagt til i denne runden. Du kan seile et hvilket som helst skip, med eller uten egne steiner om bord. Steinene losses én for én fra baugen, hver av sin eier; tomme felter hoppes over.
topic-sail-example = Dette skipet legger til ved pyramiden. Den grå steinen ligger i baugen og gir { $gray }; så gir den hvite steinen { $white }.

topic-play-card = Spill et blått kort
topic-play-card-text =
    I stedet for en annen handling kan du spille ett blått kort som du har fått i en tidligere tur, og så kaste det. { $points ->
        [one] Et blått kort du aldri spiller, gir ett poeng når spillet er slutt.
       *[other] Et blått kort du aldri spiller, gir { $points } poeng når spillet er slutt.
    }
topic-play-card-more = Du kan bare spille et kort hvis du kan gjøre alt det sier. Eneste unntak er Hammer: det hender at du ikke får noen steiner av den.
topic-play-card-example = De fire blå kortene. Hvert av dem lar deg gjøre to ting i én tur, eller én ting på en bedre måte.

topic-round-end = Rundeslutt
topic-round-end-text = Runden er over så snart det fjerde skipet er losset, så én av de fem byggeplassene blir stående utenfor. Da gir tempelet poeng, skipene drar, og markedskort som ingen tok, kastes; alle steiner på byggeplasser og lagerbrikker blir der de er. Spilleren til venstre for den som seilte det fjerde skipet, begynner neste runde.
topic-round-end-example = Svart seilte det fjerde skipet. Hvit sitter til venstre for svart og begynner neste runde.

# Imhotep: the sites

topic-market-a = Marked, side A
topic-market-a-text =
    Hver stein som kommer hit, lar eieren ta ett av de åpne kortene, i den rekkefølgen steinene losses. Ingen er nødt til å ta noe. Selve steinen går først tilbake til steinbruddet. Røde kort utføres med en gang; blå, grønne og lilla blir liggende åpent foran deg.
topic-market-a-example = Den hvite steinen ble losset først, og hvit tok en Statue. Den brune steinen er neste: brun kan ta et av de andre kortene.

topic-market-b = Marked, side B
topic-market-b-text =
    Som på side A lar hver stein eieren ta ett kort. Men her ligger noen kort med bildesiden ned: i stedet for et åpent kort kan du ta alle disse, se på dem, beholde ett og kaste det andre åpent. Før det får ingen andre se dem.
topic-market-b-example = Grå tar kortene som ligger med bildesiden ned, og ser på dem i hemmelighet. Grå beholder et Spett og viser kortet som kastes.

topic-pyramid-a = Pyramide, side A
topic-pyramid-a-text =
    Steinene legges i fast rekkefølge, kolonne for kolonne fra øverst til venstre, og så nivå for nivå. Hver stein gir poengene på feltet sitt med en gang. { $edge ->
        [one] Når pyramiden er ferdig, legges hver ny stein ved kanten og gir ett poeng.
       *[other] Når pyramiden er ferdig, legges hver ny stein ved kanten og gir { $edge } poeng.
    }
topic-pyramid-a-example =
    { $points ->
        [one] Den svarte steinen dekker det neste feltet og gir straks ett poeng.
       *[other] Den svarte steinen dekker det neste feltet og gir straks { $points } poeng.
    }

topic-pyramid-b = Pyramide, side B
topic-pyramid-b-text =
    Her står tre små pyramider på fem steiner, og eieren av en stein velger en av dem. I tillegg til poengene lar et bonusfelt deg gjøre noe med en gang, om du vil: trekke det øverste markedskortet til venstre, ta steiner som i din tur i midten, laste én stein til høyre. { $edge ->
        [one] Når alle tre er ferdige, gir hver ny stein ett poeng.
       *[other] Når alle tre er ferdige, gir hver ny stein { $edge } poeng.
    }
topic-pyramid-b-more = En bonus som ikke brukes med en gang, går tapt. Er kortet du trekker rødt, utfører du det straks, og det kan gi en ny bonus.
topic-pyramid-b-example =
    { $points ->
        [one] Brun velger den midtre pyramiden, får ett poeng og kan ta steiner fra steinbruddet til lagerbrikken.
       *[other] Brun velger den midtre pyramiden, får { $points } poeng og kan ta steiner fra steinbruddet til lagerbrikken.
    }

topic-temple-a = Tempel, side A
topic-temple-a-text =
    Tempelet fylles fra venstre mot høyre, og så nivå for nivå. { $points ->
        [one] Ved rundeslutt gir hver stein som kan ses ovenfra, ett poeng.
       *[other] Ved rundeslutt gir hver stein som kan ses ovenfra, { $points } poeng.
    } En stein som er bygd over, gir ikke noe lenger.
topic-temple-a-example = Hvit har bygd over den første svarte steinen. Ved rundeslutt får hvit { $white }, grå { $gray } og brun { $brown }; svart får ingenting.

topic-temple-b = Tempel, side B
topic-temple-b-text =
    Tempelet fylles som på side A. Ved rundeslutt gir hver stein som kan ses ovenfra, det feltet viser: poeng, det øverste markedskortet eller et valg. Et valg betyr poeng eller steiner fra steinbruddet til lagerbrikken, det du helst vil ha.
topic-temple-b-more = Feltene gjøres opp fra venstre mot høyre, slik tempelet sto da runden sluttet; steiner som kommer til imens, endrer ingenting i denne runden. Kortet må alltid tas. Du kan bare velge steiner hvis minst én kan flyttes.
topic-temple-b-example = Den svarte steinen ligger på feltet med kortet og kan ses ovenfra. Ved rundeslutt trekker svart det øverste markedskortet.

topic-chamber-a = Gravkammer, side A
topic-chamber-a-text = Steinene fyller kolonner på tre, ovenfra og ned og fra venstre mot høyre. Når spillet er slutt, gir hver gruppe av dine steiner som berører hverandre side mot side, poeng etter størrelsen. Alle gruppene dine teller, også enslige steiner; å møtes i et hjørne er ikke nok.
topic-chamber-a-example = Hvis spillet sluttet nå, ville den grå gruppen på fire gi { $four }. Gruppene på to ville gi hvit og brun { $two } hver.

topic-chamber-b = Gravkammer, side B
topic-chamber-b-text = Steinene legges som på side A, men når spillet er slutt, telles hver av de tre radene for seg. Den som har flest steiner i en rad, får mest, nummer to får mindre, og så videre. Poengene avhenger av hvor mange som spiller.
topic-chamber-b-example = Hvis spillet sluttet nå, ville grå ha flest steiner i øverste rad og få { $first }. Hvit ville være nummer to der og få { $second }.

topic-obelisks-a = Obelisker, side A
topic-obelisks-a-text = Hver spiller bygger én obelisk, og hver stein gjør den høyere. Når spillet er slutt, gir den høyeste mest, den neste mindre, og så videre. Poengene avhenger av hvor mange som spiller.
topic-obelisks-a-example = Den hvite obelisken er høyest og gir { $white }. Svart og grå står likt og deler: { $each } hver. Brun har ikke bygd noen og får ingenting.

topic-obelisks-b = Obelisker, side B
topic-obelisks-b-text =
    De to første steinene dine venter på feltene i din farge. Den tredje gjør alle tre til et tårn på det beste poengfeltet som fortsatt er ledig, og du får poengene med en gang. { $single ->
        [one] Når spillet er slutt, gir hver stein som fortsatt står alene, ett poeng.
       *[other] Når spillet er slutt, gir hver stein som fortsatt står alene, { $single } poeng.
    }
topic-obelisks-b-more = Etter et tårn er feltene dine ledige for det neste. Når alle poengfeltene er tatt, blir nye steiner stående enslige.
topic-obelisks-b-example = Den tredje hvite steinen har gitt et tårn. Det beste feltet var alt tatt, så hvit fikk straks { $points }.

topic-shared-places = Når spillere står likt
topic-shared-places-text = I gravkammeret B og på obeliskene A kan spillere stå likt. Poengene for alle plassene de opptar, legges da sammen, fordeles likt og rundes ned. Den som ikke har noen stein der, får ingen plass og ingen andel.
topic-shared-places-example = Svart og hvit har like mange steiner i øverste rad. De deler poengene for de to første plassene: { $sum } blir { $each } hver.

# Imhotep: the market cards

topic-entrance = { card-entrance }
topic-entrance-text = Et rødt kort som utføres med en gang: legg én stein fra steinbruddet ditt i pyramiden. Den gir det enhver stein gir der. Er steinbruddet tomt, legger du ingenting. Så kastes kortet.
topic-entrance-example = Grå tar en Inngang og legger en stein på det neste feltet i pyramiden. Den gir { $points }.

topic-sarcophagus = { card-sarcophagus }
topic-sarcophagus-text = Et rødt kort som utføres med en gang: legg én stein fra steinbruddet ditt på det neste feltet i gravkammeret. Er steinbruddet tomt, legger du ingenting. Så kastes kortet.
topic-sarcophagus-example = Den brune steinen slutter seg til to andre i samme farge. Når spillet er slutt, er gruppen på tre verdt { $points }.

topic-path = { card-path }
topic-path-text = Et rødt kort som utføres med en gang: legg én stein fra steinbruddet ditt på obeliskene. Er steinbruddet tomt, legger du ingenting. Så kastes kortet.
topic-path-example = Svart legger til en stein, og den svarte obelisken er nå tre steiner høy.

topic-pyramid-decoration = { card-pyramid-decoration }
topic-pyramid-decoration-text =
    Et grønt kort som du beholder til spillet er slutt. Tell alle steiner i pyramiden, uansett farge, også dem ved kanten. { $points ->
        [one] For hver { $stones }. stein får du ett poeng; det som blir til overs, gir ingenting.
       *[other] For hver { $stones }. stein får du { $points } poeng; det som blir til overs, gir ingenting.
    }
topic-pyramid-decoration-example = Det er { $count } steiner i pyramiden: kortet gir { $earned }.

topic-temple-decoration = { card-temple-decoration }
topic-temple-decoration-text =
    Et grønt kort som du beholder til spillet er slutt. Tell alle steiner i tempelet, uansett farge, også dem som er bygd over. { $points ->
        [one] For hver { $stones }. stein får du ett poeng; det som blir til overs, gir ingenting.
       *[other] For hver { $stones }. stein får du { $points } poeng; det som blir til overs, gir ingenting.
    }
topic-temple-decoration-example = Det er { $count } steiner i tempelet: kortet gir { $earned }.

topic-chamber-decoration = { card-chamber-decoration }
topic-chamber-decoration-text =
    Et grønt kort som du beholder til spillet er slutt. Tell alle steiner i gravkammeret, uansett farge. { $points ->
        [one] For hver { $stones }. stein får du ett poeng; det som blir til overs, gir ingenting.
       *[other] For hver { $stones }. stein får du { $points } poeng; det som blir til overs, gir ingenting.
    }
topic-chamber-decoration-example = Det er { $count } steiner i gravkammeret: kortet gir { $earned }.

topic-obelisk-decoration = { card-obelisk-decoration }
topic-obelisk-decoration-text =
    Et grønt kort som du beholder til spillet er slutt. Tell alle steiner på obeliskene, uansett farge, også dem i tårn. { $points ->
        [one] For hver { $stones }. stein får du ett poeng; det som blir til overs, gir ingenting.
       *[other] For hver { $stones }. stein får du { $points } poeng; det som blir til overs, gir ingenting.
    }
topic-obelisk-decoration-example = Det er { $count } steiner på obeliskene: kortet gir { $earned }.

topic-statue = { card-statue }
topic-statue-text = Lilla kort som du beholder til spillet er slutt. Jo flere statuer du har, desto mer er hver av dem verdt.
topic-statue-example = Tre statuer gir til sammen { $points }.

topic-lever = { card-lever }
topic-lever-text = Et blått kort: seil ett skip, og bestem i hvilken rekkefølge steinene losses. Skipet trenger minstelasten sin og en ledig byggeplass som ellers. Du fastsetter hele rekkefølgen før den første steinen forlater skipet.
topic-lever-example = Den grå steinen ligger i baugen, men med Spett kan den hvite losses først.

topic-hammer = { card-hammer }
topic-hammer-text =
    { $take ->
        [one] Et blått kort: ta én stein fra steinbruddet ditt til lagerbrikken, og last så én stein på et skip.
       *[other] Et blått kort: ta { $take } steiner fra steinbruddet ditt til lagerbrikken, og last så én stein på et skip.
    } Er lagerbrikken full eller steinbruddet tomt, tar du færre eller ingen og laster likevel.
topic-hammer-example = Den brune lagerbrikken var tom. Brun tar { $take } og laster én av dem i baugen.

topic-sail-card = { card-sail }
topic-sail-card-text = Et blått kort: last én stein på et skip og seil det samme skipet med en gang. Lasten telles etter at du har lastet, så steinen din kan være den som manglet.
topic-sail-card-example = Den hvite steinen fyller opp minstelasten på { $minimum }, og skipet seiler straks.

topic-chisel = { card-chisel }
topic-chisel-text = Et blått kort: last nøyaktig to steiner fra lagerbrikken, på samme skip eller på to forskjellige. Du trenger altså to steiner på lagerbrikken og to ledige felter.
topic-chisel-example = Svart laster to steiner i én tur, én på hvert skip.

# Imhotep: the end

topic-imhotep-end = Spillets slutt
topic-imhotep-end-text =
    Etter siste runde telles gravkammeret og obeliskene, og så kortene du har: dekorasjoner, statuer og ubrukte blå kort. { $unused ->
        [one] Et ubrukt blått kort gir ett poeng.
       *[other] Et ubrukt blått kort gir { $unused } poeng.
    }
topic-imhotep-end-example = Svart har tre statuer og en Meisel som aldri ble spilt: { $statues } og { $unused } blir { $sum }.

topic-imhotep-tie = Uavgjort
topic-imhotep-tie-text = Mest poeng vinner. Står spillere likt, er den foran som har flest steiner på lagerbrikken. Er det fortsatt likt, deler de seieren.
topic-imhotep-tie-example = Svart og grå har like mange poeng. Grå har flest steiner på lagerbrikken og vinner.

topic-wrath = Faraos vrede
topic-wrath-text =
    En variant som du kan velge når du åpner et bord. Når spillet er slutt, må hver spiller ha minst én stein både i pyramiden, tempelet, gravkammeret og på obeliskene. { $penalty ->
        [one] Den som mangler én eller flere av dem, mister ett poeng, men bare én gang.
       *[other] Den som mangler én eller flere av dem, mister { $penalty } poeng, men bare én gang.
    } En poengsum kan altså havne under null.
topic-wrath-example =
    { $penalty ->
        [one] Grå har bygd overalt unntatt på obeliskene og mister ett poeng.
       *[other] Grå har bygd overalt unntatt på obeliskene og mister { $penalty } poeng.
    }

# Pyramids: the game

topic-pyramids-aim = Målet
topic-pyramids-aim-text =
    Alle spillerne utforsker pyramider samtidig, hver på to egne kort. Du krysser av en sti fra inngangen ned til den gylne graven, samler juveler og fakler på veien og holder deg unna hodeskaller. { $rounds ->
        [one] Etter én runde vinner den som har mest poeng.
       *[other] Etter { $rounds } runder vinner den som har mest poeng.
    }
topic-pyramids-aim-example = En sti fra inngangen øverst til den gylne graven nederst.

topic-pyramid-card = Pyramidekort
topic-pyramid-card-text = Hvert kort har et nummer, en av tre farger og et kammer på fem ganger fem felter. Vegger kan aldri krysses av, og alle andre felter bare én gang. Inngangen er i øverste rad, den gylne graven i nederste. Imellom ligger juveler, hodeskaller, røde kryss og, på noen kort, fakler og eliksirer.
topic-pyramid-card-example = Kort { $number }. Tegnet ved siden av nummeret viser fargen.

topic-score-card = Poengkort
topic-score-card-text = Det du finner, noteres på poengkortet ditt: røde og grønne juveler, én fakkel for hver runde, og hodeskaller. Det viser også pyramidepoengene for hver farge, som går til de raskeste.
topic-score-card-example = Juveler, fakler, hodeskaller og tegnene for de tre fargene.

topic-set-up = Forberedelser
topic-set-up-text =
    Hver spiller trekker { $drawn } pyramidekort, ser på dem i hemmelighet og beholder to; alle velger samtidig. De andre går tilbake i trekkbunken, som stokkes. Så legges { $display } kort fra trekkbunken åpent ut, og ekspedisjonskortene stokkes.
topic-set-up-example = Du har trukket disse kortene og beholder to av dem. De andre går tilbake i trekkbunken.

# Pyramids: crossing off

topic-expedition = Ekspedisjonskort
topic-expedition-text = Et ekspedisjonskort viser en form på to til fire felter, og den gjelder for alle. Kortene snus ett for ett, { $turned } i hver runde; resten forblir usett. Alle krysser av samtidig, og ingen ser hva de andre gjør før alle er klare.
topic-expedition-example = De seks formene. Hver av dem kan dreies og speilvendes.

topic-mark = Kryss av formen
topic-mark-text = Kryss av nøyaktig den formen som ble snudd, på ett av de to kortene dine; drei og speilvend den som du vil. Ingen av feltene kan være vegg eller allerede være krysset av. Den første formen på et kort dekker inngangen, og hver senere berører stien din side mot side. Hjørner teller ikke.
topic-mark-example = Hjørnet på tre berører stien og tar med seg en grønn juvel.

topic-entrance-field = Inngang
topic-entrance-field-text = Hver sti begynner ved inngangen, i øverste rad av kammeret. Så lenge ingenting er krysset av på et kort, må det du krysser av der, dekke den: formen eller det enkle feltet.
topic-entrance-field-example = L-en på fire er dreid slik at den dekker inngangen.

topic-single-field = Ett enkelt felt
topic-single-field-text = I stedet for formen kan du alltid krysse av ett enkelt felt, på et av kortene dine. På et tomt kort er det inngangen, ellers et felt side mot side med stien din. Én av de to må du gjøre, formen eller det enkle feltet.
topic-single-field-more = Finnes det ikke noe felt i det hele tatt som du kan krysse av, gjør du ingenting.
topic-single-field-example = Her er ett felt med en rød juvel krysset av i stedet for formen.

# Pyramids: what you find

topic-golden-tomb = Gyllen grav
topic-golden-tomb-text =
    Kryss av den gylne graven, og pyramiden er utforsket. { $points ->
        [one] Den gir ett poeng når spillet er slutt.
       *[other] Den gir { $points } poeng når spillet er slutt.
    } Du legger kortet til side, uansett hva som er igjen på det, og tar et nytt.
topic-golden-tomb-example =
    { $points ->
        [one] Formen når den gylne graven: denne pyramiden er utforsket og gir ett poeng.
       *[other] Formen når den gylne graven: denne pyramiden er utforsket og gir { $points } poeng.
    }

topic-gems = Juveler
topic-gems-text =
    For hver juvel du krysser av, noterer du én i samme farge på poengkortet. { $pair ->
        [one] Til slutt utgjør en rød og en grønn juvel et par, som gir ett poeng.
       *[other] Til slutt utgjør en rød og en grønn juvel et par, som gir { $pair } poeng.
    } { $single ->
        [one] En juvel uten make gir ett poeng.
       *[other] En juvel uten make gir { $single } poeng.
    } Det er plass til { $room } juveler i hver farge; flere enn det gir ingenting.
topic-gems-example = Tre røde og to grønne juveler er to par og én enkelt juvel: { $points } poeng.

topic-skulls = Hodeskaller
topic-skulls-text = For hver hodeskalle du krysser av, noterer du den neste på poengkortet, fra venstre. Til slutt mister du verdien av den høyeste, og bare den. Når alle er notert, gjør ikke flere hodeskaller noen skade.
topic-skulls-example =
    { $points ->
        [one] Fire hodeskaller er notert. Den fjerde er høyest og koster ett poeng.
       *[other] Fire hodeskaller er notert. Den fjerde er høyest og koster { $points } poeng.
    }

topic-torches = Fakler
topic-torches-text =
    Poengkortet ditt har én fakkel for hver runde. Kryss av en fakkel i et kammer, og fakkelen for denne runden er tent. { $points ->
        [one] Den gir ett poeng til slutt.
       *[other] Den gir { $points } poeng til slutt.
    } En fakkel til i samme runde gir ingenting, og en fakkel du har gått glipp av, kan ikke tennes senere.
topic-torches-example =
    { $points ->
        [one] En fakkel i første runde tenner fakkelen for den runden og gir ett poeng.
       *[other] En fakkel i første runde tenner fakkelen for den runden og gir { $points } poeng.
    }

topic-elixir = Eliksir
topic-elixir-text = En eliksir leger: den visker ut de to høyeste hodeskallene på poengkortet, eller færre hvis det ikke er så mange. Dekker én form både hodeskaller og en eliksir, noteres hodeskallene først.
topic-elixir-more = Hvert steg i avkryssingen gjøres opp for seg: en eliksir venter ikke på det ekstra feltet som et rødt kryss gir deg.
topic-elixir-example = Fem hodeskaller ville koste { $before }. Eliksiren visker ut to av dem, og de tre som er igjen, koster { $after }.

topic-red-cross = Rødt kryss
topic-red-cross-text = For hvert røde kryss du krysser av, krysser du straks av ett enkelt felt til, på et av de to kortene dine. Det må være en inngang eller berøre stien din, som ellers. Er også det et rødt kryss, fortsetter du.
topic-red-cross-more = Et kort der du har nådd den gylne graven i dette steget, kan fortsatt brukes. Finnes det ikke noe felt du kan krysse av, går det røde krysset tapt.
topic-red-cross-example = Linjen på to dekker et rødt kryss, så ett felt til kan krysses av: her en rød juvel.

# Pyramids: after each expedition

topic-new-pyramid = En ny pyramide
topic-new-pyramid-text =
    Når alle har krysset av, tar de som har utforsket en pyramide, et nytt kort for den: et åpent, eller det øverste i trekkbunken. Den som har utforsket det laveste nummeret, velger først. Før neste spiller velger, fylles de åpne kortene opp til { $display } igjen.
topic-new-pyramid-more = Har du utforsket to på én gang, velger du begge de nye kortene før noen andre. Når trekkbunken er tom, legges det ikke til kort, og det kan hende at det ikke er noe igjen å ta. Etter den siste ekspedisjonen i spillet tar ingen noe nytt kort.
topic-new-pyramid-example = Kort { $low } og kort { $high } er utforsket i samme steg. Eieren av kort { $low } velger først.

topic-colours = Pyramidepoeng
topic-colours-text = Utforsk din andre, fjerde eller sjette pyramide i en farge, og du sikrer deg de høyeste poengene i den fargen som fortsatt er ledige. Hvert av dem kan bare sikres én gang i spillet, så det lønner seg å være rask.
topic-colours-more = Poengene sikres etter at de nye kortene er tatt. Ble flere pyramider utforsket i ett steg, gjøres de opp etter nummer, det laveste først.
topic-colours-example = Din andre lilla pyramide, og ingen har sikret seg poeng for lilla ennå: du får { $first }. Den neste som sikrer seg lilla, får { $second }.

topic-pyramids-round-end = Rundeslutt
topic-pyramids-round-end-text =
    { $turned ->
        [one] En runde slutter etter ett ekspedisjonskort.
       *[other] En runde slutter etter { $turned } ekspedisjonskort.
    } Så stokkes alle ekspedisjonskortene, også det som forble usett, og neste runde har sin egen fakkel. { $rounds ->
        [one] Spillet har én runde.
       *[other] Spillet har { $rounds } runder.
    }
topic-pyramids-round-end-example = I en ny runde kan hver form komme igjen.

# Pyramids: the end

topic-game-end = Spillets slutt
topic-game-end-text =
    Legg sammen det du har: { $explored } poeng for hver utforsket pyramide, { $torch } for hver fakkel, pyramidepoengene du har sikret deg, { $pair } for hvert par juveler og { $single } for hver av de andre juvelene. Trekk så fra verdien av din høyeste hodeskalle. En pyramide du ikke har utforsket, gir ingenting, men det du fant i den, teller.
topic-game-end-example = Fem pyramider { $pyramids }, to fakler { $torches }, pyramidepoeng { $colours }, juveler { $gems }, hodeskaller −{ $skulls }: { $total } poeng.

topic-pyramids-tie = Uavgjort
topic-pyramids-tie-text = Mest poeng vinner. Står spillere likt, er den foran som har utforsket pyramiden med det laveste nummeret. Spillere som ikke har utforsket noen og fortsatt står likt, deler plassen.
topic-pyramids-tie-example = Begge spillerne har like mange poeng. Kort { $low } er det laveste nummeret som ble utforsket, så eieren vinner.

topic-our-deck = Våre egne kort
topic-our-deck-text = Regelboken viser ikke alle kortene i esken, så Saqqara spiller med 48 egenlagde kamre. I hvert av dem kan du komme fra inngangen til alle felter som ikke er vegg. Hvis du eier esken, kan du skrive kortene dine inn i en utgavefil og spille med dem.
topic-our-deck-example = Kort { $number }, et av våre.

# Printed figures, with their values beside them

figure-in-deck = Kort av dette slaget
figure-sled-start = Steiner på lagerbrikkene ved starten, startspilleren først
figure-round-cards-two = Rundekort for to spillere: felter på de fire skipene
figure-round-cards-three = Rundekort for tre spillere
figure-round-cards-four = Rundekort for fire spillere
figure-ships-fleet = Felter på alle skipene i esken
figure-ships-minimum-load = Minstelast for skip med ett, to, tre, fire felter
figure-market-face-up-a = Åpne kort
figure-market-face-up-b = Åpne kort
figure-market-face-down-b = Kort med bildesiden ned
figure-pyramid-a = Poeng på feltene, i byggerekkefølge
figure-pyramid-bonus-points = Poeng på et bonusfelt
figure-pyramid-left = Felter i venstre pyramide, i byggerekkefølge
figure-pyramid-middle = Felter i midtre pyramide
figure-pyramid-right = Felter i høyre pyramide
figure-stones-take = Steiner du tar
figure-temple-spaces = Felter med to, tre, fire spillere
figure-temple-b = Feltene fra venstre
figure-temple-choice-points = Poeng ved et valg
figure-temple-choice-stones = Steiner ved et valg
figure-chamber-groups = Poeng for en gruppe på én, to, tre, fire, fem steiner
figure-chamber-further-stone = Poeng for hver stein til
figure-chamber-rows-two = Poeng i hver rad, to spillere
figure-chamber-rows-three = Poeng i hver rad, tre spillere
figure-chamber-rows-four = Poeng i hver rad, fire spillere
figure-obelisks-two = Poeng etter høyde, to spillere
figure-obelisks-three = Poeng etter høyde, tre spillere
figure-obelisks-four = Poeng etter høyde, fire spillere
figure-obelisks-towers = Poeng for tårnene, fra første til siste
figure-cards-statues = Poeng for én, to, tre, fire, fem statuer
figure-cards-further-statue = Poeng for hver statue til
figure-expeditions-i2 = Linje på to: kort
figure-expeditions-i3 = Linje på tre: kort
figure-expeditions-i4 = Linje på fire: kort
figure-expeditions-v3 = Hjørne på tre: kort
figure-expeditions-l4 = L på fire: kort
figure-expeditions-o4 = Firkant på fire: kort
figure-score-skulls = Verdiene av hodeskallene, fra venstre
figure-score-colour = Pyramidepoeng for hver farge, fra første til siste
figure-colours-green = Numrene på de grønne kortene
figure-colours-orange = Numrene på de oransje kortene
figure-colours-purple = Numrene på de lilla kortene
figure-word-card = kort
figure-word-choice = valg
figure-word-stones = steiner
figure-word-load = last

## Start page

start-play = Spill her
start-invite = Inviter venner via lenke
start-invite-short = Inviter
start-invite-frees =
    { $seated ->
        [yes] En invitasjon gir alle plasser unntatt din til venner.
       *[no] En invitasjon gir deg den første plassen og de andre til venner.
    }
start-watch = Se boter spille
start-watch-short = Se på
start-size-imhotep = 2 til 4 spillere, rundt 40 minutter
start-size-pyramids = 2 til 4 spillere, rundt 20 minutter
start-group-people = Folk
start-group-bots = Boter, den svakeste først
start-who-me = Du
start-who-here = Noen her
start-who-open = Venn via lenke
start-player = Spiller { $seat }
start-note-open = Setter seg med lenken din
start-note-apprentice = Lærer ennå: lett
start-note-mason = En solid motstander
start-note-architect = Sterk
start-note-vizier = Så sterk som det blir; tenker lenger
start-all-a = Alle A
start-all-b = Alle B
start-mix = Bland
start-steps = Slik går en tur
start-step-expedition = Én form for alle
start-step-expedition-about = Et kort snus. Alle bruker formen samtidig.
start-step-mark = Kryss den av
start-step-mark-about = Drei den som du vil, og legg den i en av de to pyramidene dine, ved siden av det som er krysset av.
start-step-tomb = Nå den gylne graven
start-step-tomb-about = Det gir poeng og en ny pyramide, og mer til den som er først med en farge.
start-more = Flere valg: klokke, fravær, selskap
start-hints = Hint
start-hints-about = Spillerne kan be en bot om råd; alle ser hvor ofte.
start-heading =
    { $count ->
        [2] { $game }, to spillere
        [3] { $game }, tre spillere
       *[other] { $game }, fire spillere
    }
start-company = Ved bordet: { $names }.
start-you = du
start-bot = { $level } (bot)
start-friends =
    { $count ->
        [one] en venn med lenken din
       *[other] { $count } venner med lenken din
    }
start-with-sides = Sider { $sides }.
start-with-wrath = Med Faraos vrede.
start-newcomer = Ny her?
start-newcomer-about = «Spill her» begynner straks mot en bot. Bordet viser hva du kan gjøre, og hva det vil gi; hver del forklarer seg selv. Ingenting å installere, ingen konto.
start-newcomer-rules = Les reglene
start-go-on = Bordene dine
start-won = Du vant.
start-older = Eldre bord
start-owed =
    { $count ->
        [one] Et bord venter på trekket ditt
       *[other] { $count } bord venter på trekket ditt
    }
start-thinking =
    { $count ->
        [one] { $names } tenker
       *[other] { $names } tenker
    }
start-key-space-name = Mellomrom
start-key-tab = til neste valg
start-key-arrows = et annet svar på samme valg
start-key-space = trykker, haker av, åpner
start-key-enter = Spill her
start-key-escape = lukker det som er åpent
app-offline = Du er frakoblet. Bordene fortsetter av seg selv når du er på nett igjen.
missing-page = Ingenting her – Saqqara
missing-title = Her er det ingenting.
missing-about = Denne siden ble aldri bygd, eller så har sanden tatt den tilbake.
missing-home = Til startsiden

## Pyramids' table

sg-counter-round = Runde
sg-counter-card = Kort
sg-progress-round = Runde { $now } av { $all }
sg-progress-card = Ekspedisjonskort { $now } av { $all }
sg-expedition = Ekspedisjon
sg-seen = Sett i denne runden
sg-face-down = bildesiden ned
sg-still-face-down =
    { $count ->
        [one] { $count } kort ligger med bildesiden ned; det forblir usett.
       *[other] { $count } kort ligger med bildesiden ned; ett av dem forblir usett.
    }
sg-tools = Endre formen
sg-rotate = Drei
sg-mirror = Speilvend
sg-single = Ett felt
sg-cross-off = Kryss av
sg-keep-both = Behold begge
sg-take = Ta
sg-take-card = Ta { $card }
sg-take-top = Ta det øverste kortet
sg-why = Hva er regelen?
sg-your-pyramids = Pyramidene dine
sg-no-pyramids = Det er ingen pyramider igjen til deg.
sg-turn-to = Se på pyramide { $card }
# A pyramid card for those who do not see it.
sg-card-label =
    Pyramide { $card }{ $colour ->
        [green] , grønn
        [orange] , oransje
        [purple] , lilla
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , { $count } felt krysset av
       *[other] , { $count } felter krysset av
    }
# What lies in a chamber, as in “Pyramid 12, green: red gem ×2, torch and skull”.
sg-relic-count =
    { $count ->
        [one] { $what }
       *[other] { $what } ×{ $count }
    }
sg-card-holds =
    { $things ->
        [none] { $card }
       *[other] { $card }: { $things }
    }
sg-card-kept =
    Pyramide { $card }{ $colour ->
        [green] , grønn
        [orange] , oransje
        [purple] , lilla
       *[none] { "" }
    }, beholdt
# A field of a chamber: B3, skull, may be crossed off.
sg-field =
    { $field }, { $what }{ $state ->
        [ghosted] , i dette trekket
        [fresh] , krysset av i dette trekket
        [crossed] , krysset av
        [legal] , kan krysses av
        [lone] , kan krysses av som enkelt felt
       *[open] { "" }
    }

# What is asked.
sg-ask-keep =
    { $count ->
        [0] Velg to av dine fire pyramider.
        [one] Velg én pyramide til.
       *[other] Beholde disse to?
    }
sg-ask-mark =
    { $shape ->
        [i2] Kryss av en linje på 2, dreid som du vil, eller ett enkelt felt.
        [i3] Kryss av en linje på 3, dreid som du vil, eller ett enkelt felt.
        [i4] Kryss av en linje på 4, dreid som du vil, eller ett enkelt felt.
        [v3] Kryss av et hjørne på 3, dreid som du vil, eller ett enkelt felt.
        [l4] Kryss av en L på 4, dreid som du vil, eller ett enkelt felt.
       *[o4] Kryss av en firkant på 4 eller ett enkelt felt.
    }
sg-ask-single = Kryss av ett enkelt felt i stedet for formen.
sg-ask-fits-nowhere = Formen passer ingen steder: kryss av ett enkelt felt.
sg-ask-no-room = Der er det ikke plass. Velg et felt med prikk eller ring.
sg-ask-cross =
    { $count ->
        [one] Rødt kryss: kryss av ett felt til, på et av kortene.
       *[other] Røde kryss: kryss av { $count } felter til, ett for ett, på et av kortene.
    }
sg-ask-take =
    { $count ->
        [one] Velg en ny pyramide: en som ligger her, eller øverst i trekkbunken.
       *[other] Velg { $count } nye pyramider, én for én: av dem som ligger her, eller øverst i trekkbunken.
    }
sg-ask-take-card =
    { $colour ->
        [green] Pyramide { $card }, en grønn.
        [orange] Pyramide { $card }, en oransje.
        [purple] Pyramide { $card }, en lilla.
       *[none] Pyramide { $card }.
    }
sg-ask-take-deck = Øverst i trekkbunken: ingen har sett det kortet.
sg-reaches = Dette når den gylne graven i { $card }. Så velger du en ny pyramide.
sg-reaches-last = Dette når den gylne graven i { $card }.
sg-then-cross =
    { $count ->
        [one] Rødt kryss: så krysser du av ett felt til.
       *[other] Røde kryss: så krysser du av { $count } felter til.
    }
sg-covers =
    { $count ->
        [one] Ett felt i pyramide { $card }: { $fields }.
       *[other] Pyramide { $card }: { $fields }.
    }
sg-covers-live =
    { $points ->
        [none] Dekker { $fields } i pyramide { $card }.
       *[other] Dekker { $fields } i pyramide { $card }; { $points } poeng.
    }

# Why you wait.
sg-wait-keep =
    { $done ->
        [yes] Du har valgt. Venter på { $names }.
       *[no] Venter på at { $names } velger to pyramider.
    }
sg-wait-mark =
    { $done ->
        [yes] Du har krysset av. Venter på { $names }.
       *[no] Venter på at { $names } krysser av.
    }
sg-wait-take = { $name } velger en ny pyramide.
sg-wait-take-first = { $name } velger før deg: { $card } er lavere enn din { $own }.
sg-step-keep-done = har valgt
sg-step-keep-busy = velger
sg-step-mark-done = har krysset av
sg-step-mark-busy = tenker
sg-step-take-choosing = velger nå
sg-step-take-next = velger senere

# The score card.
sg-score-card = Poengkortet ditt
sg-this-move = Dette trekket
sg-gain-awaited = Velg felter: her ser du hva de gir.
sg-gain-pyramid = Pyramide { $card }
# Every second pyramid of a colour: the 2nd, the 4th, the 6th.
sg-gain-colour =
    { $count ->
        [2] 2.
        [3] 2.
        [4] 4.
        [5] 4.
       *[other] 6.
    } { $colour ->
        [green] grønne
        [orange] oransje
       *[purple] lilla
    }
sg-gain-gems = Juveler
sg-gain-skulls = Hodeskaller
sg-gain-torches = Fakkel
sg-gain-elixir = Eliksir
sg-red-gems = Røde juveler
sg-green-gems = Grønne juveler
sg-skulls = Hode{ "\u00AD" }skaller
sg-torches = Fakler
sg-explored = Utforsket
sg-explored-count =
    { $lowest ->
        [none] { $count }
       *[other] { $count }, lavest { $lowest }
    }
sg-track = { $what }: { $count } av { $most }
sg-pairs =
    { $points ->
        [none] par
       *[other] par à { $points }
    }
sg-claims = Hver 2. pyramide i en farge gir de neste poengene
sg-yours = dine
sg-you = du
# After the number of pyramids of a colour.
sg-explored-of-colour =
    { $count ->
        [one] pyramide utforsket av deg
       *[other] pyramider utforsket av deg
    }
sg-standings = Poeng så langt

# The display.
sg-display = Å velge mellom
sg-display-about = Den som når en grav, tar et av disse eller det øverste i trekkbunken; det laveste nummeret velger først.
sg-deck = bunke
sg-deck-label =
    { $count ->
        [0] Trekkbunken er tom
        [one] Trekkbunken: { $count } kort
       *[other] Trekkbunken: { $count } kort
    }
sg-no-card = ingen kort
sg-others = Andre spillere
sg-sheets = Vis
sg-sheet-score = Poengkort
sg-sheet-display = Å velge
sg-sheet-others = Andre

# The table in words.
sg-words-you = { $name } (du)
sg-words-expedition =
    { $seen ->
        [none] { $shape }, det første kortet i denne runden.
       *[other] { $shape }. Sett tidligere i denne runden: { $seen }.
    }
sg-words-has =
    { $explored ->
        [none] Røde juveler { $red }, grønne juveler { $green }, hodeskaller { $skulls }, fakler { $torches }; ingen pyramide utforsket.
       *[other] Røde juveler { $red }, grønne juveler { $green }, hodeskaller { $skulls }, fakler { $torches }; utforsket: { $explored }.
    }
sg-words-crossed = { $what }, krysset av
sg-words-free = ledig
sg-words-claim =
    { $colour ->
        [green] Grønn, { $points } poeng: { $name }
        [orange] Oransje, { $points } poeng: { $name }
       *[purple] Lilla, { $points } poeng: { $name }
    }

## Imhotep's table

# A number of equal things, as in “×3”.
imhotep-times = ×{ $count }
card-effect-entrance = stein til pyramiden
card-effect-sarcophagus = stein til kammeret
card-effect-path = stein til obeliskene
# Points for every so many stones on the site, at the end.
card-effect-decoration = { $points } per { $stones } steiner
# The points for one statue, two statues and so on.
card-effect-statue = { $row } +{ $further }
card-effect-lever = seil i fri rekkefølge
card-effect-hammer = ta { $stones }, last 1
card-effect-sail = last 1 og seil
card-effect-chisel = last 2 steiner

# “Round 3/6” above the table.
imhotep-round = Runde { $round }/{ $rounds }
imhotep-round-cards = Rundekort
imhotep-round-ships = Runde { $round }: skip { $ships }
imhotep-round-unseen = Ikke sett ennå: { $cards }. Ett av dem blir i esken.
imhotep-wrath = Vrede
imhotep-sites = Byggeplasser
imhotep-side = Side { $side }
imhotep-why = Slik virker det: { $site }
imhotep-about-market-A = Hver stein tar ett kort
imhotep-about-market-B = Hver stein tar ett kort, eller ett av paret
imhotep-about-pyramid-A = Poeng med en gang
imhotep-about-pyramid-B = Poeng med en gang, og en bonus
imhotep-about-temple-A = { $points } for hver stein sett ovenfra
imhotep-about-temple-B = En belønning for hver stein sett ovenfra
imhotep-about-chamber-A = Sammenhengende: { $row }{ "\u00A0" }+{ $further }
imhotep-about-chamber-B = Flest i hver rad: { $row }
imhotep-about-obelisks-A = Høyest først: { $row }
imhotep-about-obelisks-B = Tre blir et tårn; enslige { $single } hver
imhotep-moment-so-far = Fått så langt
imhotep-moment-round = Ved rundeslutt
imhotep-moment-now = Hvis det sluttet nå
imhotep-reward-choice = et valg mellom poeng og steiner
imhotep-reward-card = det øverste markedskortet
imhotep-lies-at-market = ved markedet
imhotep-lies-at-pyramid = ved pyramiden
imhotep-lies-at-temple = ved tempelet
imhotep-lies-at-chamber = ved grav{ "\u00AD" }kammeret
imhotep-lies-at-obelisks = ved obeliskene
# $cargo lists the colours of the stones, or “free”.
imhotep-ship-state =
    { $missing ->
        [0] Skip { $ship }, felter: { $spaces }, fra baugen: { $cargo }. Det kan seile.
       *[other] Skip { $ship }, felter: { $spaces }, fra baugen: { $cargo }. For å seile trenger det { $missing } til.
    }
imhotep-load-at = Last skip { $ship }, felt { $space }
# $site is one of the messages to-…
imhotep-sail-to = Seil skip { $ship } { $site }
imhotep-unload-next = Loss nå: { $colour }, felt { $space }
# What each stone would bring; $stones lists the messages imhotep-forecast.
imhotep-would-bring = Dette gir steinene: { $stones }
imhotep-forecast =
    { $kind ->
        [points]
            { $amount ->
                [one] { $colour } ({ $amount } poeng)
               *[other] { $colour } ({ $amount } poeng)
            }
        [choice] { $colour } (velger en pyramide)
        [card]
            { $amount ->
                [0] { $colour } (ikke noe kort)
               *[other] { $colour } (kort nr. { $amount })
            }
        [round]
            { $amount ->
                [one] { $colour } ({ $amount } poeng hver runde)
               *[other] { $colour } ({ $amount } poeng hver runde)
            }
        [bonus]
            { $amount ->
                [one] { $colour } ({ $amount } poeng hver runde)
               *[other] { $colour } ({ $amount } poeng hver runde)
            }
        [bonus-choice] { $colour } (poeng eller steiner hver runde)
        [bonus-card] { $colour } (et kort hver runde)
        [group]
            { $amount ->
                [one] { $colour } ({ $amount } poeng til, { $size } i gruppen)
               *[other] { $colour } ({ $amount } poeng til, { $size } i gruppen)
            }
        [height] { $colour } (høyde { $amount })
       *[tower]
            { $amount ->
                [0] { $colour } ({ $size } av 3 til et tårn)
                [one] { $colour } (et tårn, { $amount } poeng)
               *[other] { $colour } (et tårn, { $amount } poeng)
            }
    }
# The turn to take a card: “1st”.
imhotep-turn-sign = { $number }.
imhotep-pair-keep = behold 1
imhotep-deck = Bunke { $count }
imhotep-discarded = Kastet { $count }
imhotep-next-value = neste
imhotep-pyramid-state = { $count } steiner på { $all } felter; den neste gir { $next }.
imhotep-small-pyramid-state =
    { $pyramid ->
        [left] Venstre pyramide: { $count } av { $all } steiner
        [middle] Midtre pyramide: { $count } av { $all } steiner
       *[right] Høyre pyramide: { $count } av { $all } steiner
    }
imhotep-bonus-does-card = trekk et kort
imhotep-bonus-does-stones = ta { $count }
imhotep-bonus-does-load = last 1
imhotep-seen-from-above = Sett ovenfra, fra venstre: { $stones }
imhotep-chamber-state =
    { $stones ->
        [none] Ingen steiner ennå
       *[other] Kolonne for kolonne fra venstre: { $stones }
    }
imhotep-heights-state = Høyder: { $stones }
imhotep-towers-state =
    { $towers ->
        [none] Ingen tårn ennå. Enslige steiner: { $stones }
       *[other] Tårn: { $towers }. Enslige steiner: { $stones }
    }

imhotep-choose-action = Velg én handling
imhotep-choose-card = Velg et kort å spille
imhotep-choose-answer = Velg
imhotep-take =
    { $count ->
        [one] Ta { $count } stein
       *[other] Ta { $count } steiner
    }
imhotep-take-short = Ta { $count }
imhotep-short-take = Ta
imhotep-short-load = Last
imhotep-short-sail = Seil
imhotep-short-play = Kort
imhotep-pass = Pass
imhotep-note-take = plass til { $count }
imhotep-note-load =
    { $count ->
        [one] { $count } ledig felt
       *[other] { $count } ledige felter
    }
# Numbers of ships that are ready and of docks that are open.
imhotep-note-sail =
    { $ships ->
        [one] { $ships } skip
       *[other] { $ships } skip
    }, { $docks ->
        [one] { $docks } brygge
       *[other] { $docks } brygger
    }
imhotep-note-play = { $count } å velge mellom
imhotep-note-pass = ingenting annet er mulig
imhotep-note-unload = { $colour }, fra felt { $space }
imhotep-note-pair = se på { $count }, behold 1
imhotep-hint-load =
    { $count ->
        [one] { $count } felt er ledig
       *[other] { $count } felter er ledige
    }
imhotep-hint-sail = Velg et skip, så en brygge
imhotep-hint-keys-load = trykk på ett på et skip
imhotep-hint-keys-sail = bryggene viser hva hver stein får
imhotep-answer-skip = Ingen bonus
imhotep-answer-decline = Ingen kort
imhotep-answer-pair = De to skjulte
imhotep-answer-draw = Trekk øverste kort
imhotep-answer-unload = Nå: { $name }
imhotep-why-not-sled-full = lagerbrikken er full
imhotep-why-not-quarry-empty = steinbruddet er tomt
imhotep-why-not-sled-empty = lagerbrikken er tom
imhotep-why-not-no-space = ingen ledige felter
imhotep-why-not-no-ship = ingen skip har nok last
imhotep-why-not-no-card = ingen blå kort
imhotep-why-not-no-use = kan ikke brukes nå
# $reason is one of the messages imhotep-why-not-…
imhotep-refused = Ikke nå: { $reason }.

imhotep-ask-action = Velg én handling.
imhotep-ask-load = Velg et ledig felt til steinen din.
imhotep-ask-sail = Velg et skip med heist seil.
imhotep-ask-dock = Skip { $ship } er klart: velg en brygge.
imhotep-ask-play = Velg kortet du vil spille.
imhotep-ask-pass = Du kan ikke gjøre noe denne turen: lagerbrikken, steinbruddet og skipene gir deg ingen handling.
imhotep-ask-hammer-load = Hammer: last nå én stein.
imhotep-ask-sail-load = Seil: last én stein på et skip som da kan seile.
imhotep-ask-sail-sail = Seil: velg en brygge til det lastede skipet.
imhotep-ask-chisel-first = Meisel: last den første av to steiner.
imhotep-ask-chisel-second = Meisel: last den andre steinen.
imhotep-ask-lever-sail = Spett: velg et skip, så en brygge.
imhotep-ask-lever-order = Spett: hvilken stein losses som nummer { $turn }?
imhotep-ask-market = Steinen din er på markedet: ta et kort, eller la være.
imhotep-ask-keep = Behold ett av de to kortene.
imhotep-ask-pyramid = Til hvilken pyramide skal steinen din?
imhotep-ask-pyramid-by-card = Inngang: til hvilken pyramide skal steinen din?
imhotep-ask-bonus-card = Bonus: trekke det øverste markedskortet?
imhotep-ask-bonus-stones = Bonus: ta steiner til lagerbrikken din?
imhotep-ask-bonus-load = Bonus: laste én stein?
imhotep-ask-temple = Tempelet belønner steinen din: poeng eller steiner?
imhotep-waits-turn = { $name } har turen.
imhotep-waits-answer =
    { $step ->
        [market] { $name } velger et markedskort.
        [pyramid] { $name } velger en pyramide til en stein.
        [temple] { $name } får belønning av tempelet.
       *[choice] { $name } tar stilling til en bonus.
    }

imhotep-on-sled = { $count } av { $spaces } steiner på lagerbrikken
imhotep-in-quarry =
    { $count ->
        [one] { $count } stein i steinbruddet
       *[other] { $count } steiner i steinbruddet
    }
imhotep-panel-of = Det { $name } har
imhotep-no-cards = ingen kort
imhotep-starts = begynte denne runden
imhotep-sailed-last = seilte sist
# Before the emblems of the sites where a player has no stone yet.
imhotep-lacks = Ingen stein ennå:
imhotep-missed-list = Ingen stein ennå: { $sites }
imhotep-ship-named = Skip { $ship }
# Space 1 of a ship is at its bow. $stone is a colour, a card, or “free”.
imhotep-space-holds = Felt { $space }: { $stone }
imhotep-dock-free = Bryggen er ledig
imhotep-name-count = { $name } { $count }
# $standing lists players with their points.
imhotep-moment-list = { $moment }: { $standing }
imhotep-discarded-list = Kastet: { $cards }
imhotep-card-count =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
imhotep-column-shows =
    { $count ->
        [0] Kolonne { $space }: ledig
        [one] Kolonne { $space }: { $stone }, { $count } stein høy
       *[other] Kolonne { $space }: { $stone }, { $count } steiner høy
    }
imhotep-in-order = I byggerekkefølge: { $stones }
imhotep-group = En gruppe på { $count }, { $colour }, verdt { $points }
imhotep-row-holds =
    { $stones ->
        [none] Rad { $row }: tom
       *[other] Rad { $row }: { $stones }
    }
imhotep-player = { $name }, { $colour }
imhotep-holds = Kort: { $cards }

## The terminal: playing

# Words in `…` are typed as they are, in every language.
cli-welcome = Velkommen til { $game }. Skriv et nummer eller et trekk; `help` forklarer, `quit` avslutter.
cli-shared-keyboard =
    { $count ->
        [one] { $count } person har dette tastaturet. Mot datamaskinen: { $command }
       *[other] { $count } personer deler dette tastaturet. Mot datamaskinen: { $command }
    }
# Whose stones are whose, as in “Black is you and White is mason.”
cli-is-bot = { $name } er { $bot }
cli-is-you = { $name } er deg
cli-is-here = { $name } er ved dette tastaturet
cli-seats-differ = Det har { $seats } plasser og --players nevner { $players }: mennesker får alle sammen.
cli-compiling = Kompilerer nivåene (én gang for hver versjon, rundt et minutt)
cli-thinks = { $name } tenker
# What went wrong with a bot; $detail is English.
cli-bot-failed =
    { $kind ->
        [crashed] { $name } ({ $bot }) krasjet: { $detail }. Et tilfeldig trekk ble spilt i stedet.
        [illegal] { $name } ({ $bot }) gjorde ikke noe lovlig trekk: { $detail }. Et tilfeldig trekk ble spilt i stedet.
        [late] { $name } ({ $bot }) var for sen: { $detail }. Et tilfeldig trekk ble spilt i stedet.
        [flooded] { $name } ({ $bot }) sa for mye: { $detail }. Et tilfeldig trekk ble spilt i stedet.
       *[often] { $name } ({ $bot }) har sviktet for ofte til å bli spurt igjen. Et tilfeldig trekk ble spilt i stedet.
    }
cli-curtain-imhotep = Gi skjermen til { $name }, trykk Enter for å se paret.
cli-curtain-pyramids = Gi skjermen til { $name }, trykk Enter for å se de fire kortene dine.
cli-curtain-plain = Gi skjermen til { $name }, trykk Enter for å fortsette.
# Somebody is asked although it is the turn of $other.
cli-asked-in-turn = { $name } (i turen til { $other }): { $question }
cli-decided =
    { $count ->
        [one] ({ $names } har bestemt seg)
       *[other] ({ $names } har bestemt seg)
    }
cli-others =
    { $count ->
        [one] … og { $count } til: skriv `more`
       *[other] … og { $count } til: skriv `more`
    }
cli-not-understood = Ikke forstått: { $message } (`help` viser alt)
cli-no-such-number = listen har numrene 1 til { $last }, ikke { $number }
cli-undo-bot = { $name } er { $bot }, som ikke angrer noe
cli-undo-nobody = ingen har gjort noe trekk ennå
cli-undo-you = du har ikke gjort noe trekk ennå
cli-undo-name = undo: ventet { $names } eller ingen, fikk { $typed }
cli-saved =
    { $count ->
        [one] Lagret { $count } trekk i { $path }
       *[other] Lagret { $count } trekk i { $path }
    }
cli-save-what = `save` trenger en fil, som i: save game.record
cli-save-taken = { $path } finnes alt og er ingen protokoll
cli-open-what = `open` trenger en fil, som i: open game.record
cli-open-no-record = { $path } er ingen protokoll
cli-open-over = { $path }: det spillet er over; `{ $command }` forteller det
cli-open-by-hand = { $path }: trekningene er gjort for hånd, og det går ikke her
cli-check = Kontroller hver trekning og hvert trekk: { $command }
cli-read-again = Les spillet på nytt: { $command }
cli-goodbye = Ha det bra.
cli-nothing-saved = Ingen trekk ble gjort, så ingenting ble lagret. `{ $command }` starter et nytt spill.
cli-go-on = For å spille videre: start `{ $command }` og skriv  open { $path }
cli-kept = Protokollen for spillet er i { $path }
cli-not-kept = Protokollen kunne verken skrives her eller blant de midlertidige filene.

## The terminal: the table

cli-player = Spiller
cli-start-player = startspiller { $name }
cli-harbour = Havn (baugen til venstre)
cli-site =
    { $ship ->
        [none] { $site } { $side }
       *[other] { $site } { $side }, skip { $ship } fortøyd
    }
cli-unloads = losser
cli-times = { $count } × { $card }
cli-stones-from-quarry =
    { $count ->
        [one] { $count } stein fra steinbruddet
       *[other] { $count } steiner fra steinbruddet
    }
cli-top-card = trekk det øverste markedskortet
# A space of a ship or of the market, and what lies there.
cli-space = felt { $space }, { $what }
# A field of a small pyramid: which one, its points, and its bonus.
cli-field =
    { $bonus ->
        [card]
            { $points ->
                [one] { $pyramid }, { $points } poeng og et kort
               *[other] { $pyramid }, { $points } poeng og et kort
            }
        [stones]
            { $points ->
                [one] { $pyramid }, { $points } poeng og steiner
               *[other] { $pyramid }, { $points } poeng og steiner
            }
        [load]
            { $points ->
                [one] { $pyramid }, { $points } poeng og lasting
               *[other] { $pyramid }, { $points } poeng og lasting
            }
       *[none]
            { $points ->
                [one] { $pyramid }, { $points } poeng
               *[other] { $pyramid }, { $points } poeng
            }
    }
# The notes below stand in frames of 36 columns: the shorter the better.
cli-row = rad { $number }
cli-by-row = til slutt, per rad: { $points }
cli-groups = til slutt, grupper: { $points } +{ $further }
cli-by-height = til slutt, høyde: { $points }
cli-tower-points = poeng
cli-towers = tårn
cli-single-stones = enslige
cli-tower-rule =
    { $points ->
        [one] 3 blir et tårn; enslig { $points } poeng
       *[other] 3 blir et tårn; enslig { $points } poeng
    }
cli-built-next = poeng straks, ( ) er neste
cli-edge =
    { $points ->
        [one] kant, { $points } poeng hver
       *[other] kant, { $points } poeng hver
    }
# C, S and L stand on the fields.
cli-bonus-letters =
    { $points ->
        [one] { $points } poeng og C kort, S stein, L last
       *[other] { $points } poeng og C kort, S stein, L last
    }
cli-level = nivå { $number }
cli-brings = gir
cli-temple-points =
    { $points ->
        [one] hver runde { $points } poeng for hver stein synlig ovenfra, som [ ]
       *[other] hver runde { $points } poeng for hver stein synlig ovenfra, som [ ]
    }
# ? and C stand on the fields.
cli-temple-bonuses = hver runde, hvis synlig ovenfra: ? poeng eller steiner ({ $points } eller { $stones }), C et kort
cli-no-pair = intet par
cli-card-red = stein straks
cli-card-green = { $points } per { $stones } steiner
cli-card-lever = seil, bytt om
cli-card-hammer = ta { $stones }, last 1
cli-card-sail = last 1, seil
cli-card-chisel = last 2

# What is printed on the fields of a chamber: at most six letters.
cli-field-E = INNG.
cli-field-T = GRAV
cli-field-r = r juv.
cli-field-g = g juv.
cli-field-s = skalle
cli-field-x = kryss
cli-field-t = fakkel
cli-field-e = eliks.
# The letters stand on the fields.
cli-legend = E inngang, T grav, r g juvel, s skalle, x kryss, t fakkel, e eliksir, ## vegg, XX krysset
cli-card = Kort { $card }
cli-no-card = ingen kort
cli-no-cards = ingen kort å se
cli-display = Åpne kort
cli-display-cards = Åpne kort: { $cards } (`board` tegner alt)
cli-gems = { $red } røde { $green } grønne
cli-colours-left = Fargepoeng igjen: { $points }
# The list of moves: fields of a card.
cli-single = { $card } enkelt
cli-shape = { $card } form
cli-top-of-deck = øverst i trekkbunken

## The terminal: the end, records, advice

cli-points-with = poeng med
cli-total = sum
cli-place = plass
cli-tie-imhotep = steiner på lagerbrikken
cli-tie-pyramids = laveste pyramide
cli-unfinished = Spillet er ikke ferdig.
cli-record-game = Spill
cli-record-players =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
cli-record-edition = { $edition } ({ $hash }), regelversjon { $version }
cli-record-played = Spilt
cli-record-moves =
    { $count ->
        [one] { $date }, { $count } trekk
       *[other] { $date }, { $count } trekk
    }
cli-record-chance = Trekning
cli-record-by-hand = trukket for hånd
cli-record-committed = forpliktet som { $commitment }
cli-record-result = Resultat
# $level is the name of a bot; 95 % ranges are those of the estimates.
cli-hint =
    { $count ->
        [one] { $level } gir { $name } råd etter { $count } simulering; 95 %-intervaller i parentes
       *[other] { $level } gir { $name } råd etter { $count } simuleringer; 95 %-intervaller i parentes
    }
cli-hint-exact = { $level } har regnet ut trekkene til { $name } helt til spillets slutt
cli-hint-move = trekk
cli-hint-wins = seire
cli-hint-points = poeng
# $line is a row of moves in notation.
cli-hint-line = Ventet fortsettelse: { $line }
cli-hint-drawn = (trukket: { $move })

## The terminal: help

# Typed as they are, in every language: market, pyramid, temple, chamber, obelisks, chisel, hammer, sail, lever, middle,
# right, accept, load b2, skip, hint vizier, undo.

cli-help-turn = DIN TUR
cli-help-turn-about =
    { $rounds ->
        [one] én handling; det fjerde skipet som seiler, avslutter runden, { $rounds } runde avslutter spillet
       *[other] én handling; det fjerde skipet som seiler, avslutter runden, { $rounds } runder avslutter spillet
    }
cli-help-take =
    { $stones ->
        [one] opptil { $stones } stein fra steinbruddet til lagerbrikken, som har plass til { $spaces }
       *[other] opptil { $stones } steiner fra steinbruddet til lagerbrikken, som har plass til { $spaces }
    }
cli-help-load = en stein fra lagerbrikken til felt 2 på skip b, regnet fra baugen
cli-help-sail = et hvilket som helst skip med nok steiner, uansett eier, til en ledig byggeplass (market, pyramid, temple, chamber, obelisks), der steinene losses fra baugen av
cli-help-play = et blått kort fra en tidligere tur: chisel (last 2), hammer (ta, last 1), sail (last 1 og seil det skipet), lever (seil, loss i din rekkefølge)
cli-help-pass = bare når ingenting annet er mulig
cli-help-asked = NÅR DU SPØRRES
cli-help-asked-about = på grunn av steinene dine, også i andres tur
cli-help-card = marked: kortet på felt 2, eller ingen; røde virker straks
cli-help-pair = marked B: se på paret med bildesiden ned, behold det første eller andre
cli-help-pyramid = pyramider B: eller middle, right; så accept, load b2 eller skip
cli-help-point = tempel B: poeng eller steiner ({ $points } eller { $stones }) for en synlig stein
cli-help-unload = spett: steinen på felt 3 er den neste
cli-help-commands = KOMMANDOER
cli-help-commands-about = et nummer spiller trekket med det nummeret i listen
cli-help-help = denne siden
cli-help-board = tegn hele bordet på nytt
cli-help-more = list opp alle trekk, uansett hvor mange
cli-help-log = spillet så langt i ord
cli-help-hint = de beste trekkene slik arkitekten ser dem, med sjanser og poeng; hint vizier: slik vesiren gjør
cli-help-undo = angre det siste trekket, hvis ingenting er avslørt siden; undo { $name }: det siste til { $name }
cli-help-save = skriv protokollen for spillet så langt
cli-help-open = forlat dette spillet og fortsett et annet fra en protokoll
cli-help-quit = avslutt; spillet så langt lagres i en protokoll
cli-help-expeditions = EKSPEDISJONER
cli-help-expeditions-about = { $rounds } runder på { $cards }; alle krysser av samme form, usett av de andre til alle er ferdige
cli-help-mark = formen på kort 12, dreid eller speilvendt, på felter som verken er vegg eller krysset av
cli-help-mark-single = eller ett enkelt felt, alltid tillatt
cli-help-mark-where = det første på et kort dekker inngangen, senere berører noe som er krysset av før, side mot side
cli-help-keep = ved starten: to av de fire kortene dine
cli-help-take-card = for en utforsket pyramide: et åpent kort eller det øverste i trekkbunken
cli-help-symbols = SYMBOLER
cli-help-symbols-about = på et felt som krysses av; i listen over trekk står de bak det, som i (rs)
cli-help-gems = juveler: { $pair } for hvert par av rød og grønn, { $single } for en alene
cli-help-torch = fakkelen for denne runden: { $points }
cli-help-skull = den neste hodeskallen; den høyeste teller: { $points }
cli-help-elixir = eliksir: de to høyeste hodeskallene viskes ut
cli-help-cross = rødt kryss: straks ett felt til på et av kortene
cli-help-tomb = grav, pyramiden er utforsket: { $points }
cli-help-colours = fargepoeng
cli-help-colours-about = { $points } til den neste som har 2, 4 eller 6 utforskede pyramider i en farge
