# Norwegian bokmål. The same messages are in every language; a test compares them. en/common.ftl says what
# the values are.
#
# Names of players get no genitive: “steinen til { $name }”, or the name stands after a colon. Messages …-did-…
# are imperatives.

## Every page

page-skip = Hopp til innholdet
page-home = Saqqara: til lobbyen
page-theme = Tema
page-close = Lukk
page-unofficial = En uoffisiell utgave av to brettspill. Uten tilknytning til forlagene deres.
list-last = { $before } og { $last }

## Names

you-name = Navnet ditt
person-guest = Gjest { $number }
# On your own screen, where you have chosen no name.
person-guest-you = Gjest (du)
person-a-guest = En gjest
# Your own seat, on your own screen.
seats-you-name = Du

## What is agreed at a table

imhotep-option-sides = Sider (A standard, B avansert)
imhotep-option-wrath = Faraos vrede
imhotep-option-wrath-about = Den som til slutt mangler en stein i pyramiden, tempelet, gravkammeret eller på obeliskene, mister 5 poeng.
new-clock = Klokke
new-absent = Hvis noen forlater spillet
new-listed = Åpent for alle
new-rated = Med rating
clock-none = Ingen klokke
at-zero-bot-moves-once = gjør en bot det ene trekket
at-zero-bot-takes-over = tar en bot over
sitter-bot = Bot: { $level }
sitter-who = Hvem har plass { $seat }, { $colour }
sitter-name-of = Navnet til spilleren på plass { $seat }
level-apprentice = Lærling
level-scribe = Skriver
level-mason = Stein{ "\u00AD" }hugger
level-architect = Arkitekt
level-vizier = Vesir
level-pharaoh = Farao
colour-black = svart
colour-white = hvit
colour-brown = brun
colour-gray = grå
game-imhotep = Imhotep
game-imhotep-about = Last skipene, velg hvor de skal legge til, og bygg fem monumenter på seks runder.
game-pyramids = Silver & Gold: Pyramids
game-pyramids-about = Kryss av kamre, unngå hodeskallene og kom først til de gylne gravene.

## Tables and seats

your-turn = Din tur
seats-title = Spillere
seats-free = Plass { $seat }
# Two players with the same name are told apart by the colour of their stones.
seats-namesake = { $player } ({ $colour })
invite-copy = Kopier
chat-title = Chat
facts-edition = Utgave
facts-shipped = den som følger med Saqqara
look-review = Analyse
fair-download = Last ned protokoll

## Who has won

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
end-no-winner = Spillet endte uten vinner.

## The sites of Imhotep

imhotep-site-market = Marked
imhotep-site-pyramid = Pyramide
imhotep-site-temple = Tempel
imhotep-site-chamber = Grav{ "\u00AD" }kammer
imhotep-site-obelisks = Obelisker

## What went wrong

trouble-unreachable = Får ikke kontakt med serveren. Sjekk forbindelsen.
# $message is English, from the house.
trouble-bad-message = Serveren forsto ikke: { $message }
trouble-bad-options = Disse innstillingene virker ikke: { $message }
trouble-unreadable-move = Ukjent trekk: { $message }
trouble-no-token = Serveren kjenner deg ikke. Velg et navn først.
trouble-not-your-seat = Det er ikke din plass.
trouble-not-allowed = Ikke tillatt: { $message }
trouble-no-such-table = Det finnes ikke noe slikt bord.
trouble-no-such-review = Ingen har bedt om denne analysen ennå.
trouble-no-such-challenge = Denne utfordringen finnes ikke.
trouble-no-such-evening = Denne kvelden finnes ikke.
trouble-no-such-lesson = Det finnes ingen slik leksjon.
trouble-no-such-puzzle = Det finnes ingen slik oppgave.
trouble-no-such-page = Det finnes ingen slik side.
trouble-wrong-method = { trouble-bad-message }
trouble-wrong-host = Serveren har ikke denne adressen: { $message }
trouble-illegal-move = Ikke mulig: { $message }
trouble-not-your-turn = Det er ikke din tur.
trouble-stale-move = Bordet har endret seg; se etter og velg på nytt.
trouble-cannot-undo = Kan ikke angres ({ $message }). Du kan be de andre om å få angre.
trouble-match-over = Spillet er slutt.
trouble-not-now = Ikke nå: { $message }
trouble-too-large = Det er for mye på én gang.
trouble-too-many = For mange forespørsler; vent litt.
trouble-fault = Noe gikk galt på serveren. { $message }
trouble-unreadable-table = Protokollen for dette bordet er skadet; den som driver serveren, kan reparere den.
trouble-unavailable = Serveren er ikke tilgjengelig akkurat nå. Ingenting er tapt; prøv igjen.

## The bar

chrome-language = Språk
chrome-rules = Regler
chrome-sound = Lyd
chrome-keys = Hurtigtaster
key-keys = Vis disse hurtigtastene
key-space = Mellomrom
chrome-menu = Meny
chrome-tools = Verktøy

## The games, for newcomers

game-imhotep-size = 2 til 4 spillere, rundt 40 minutter
game-pyramids-size = 2 til 4 spillere, rundt 20 minutter
pyramids-how-expedition = Én form for alle
pyramids-how-expedition-about = Et kort snus. Alle bruker formen samtidig.
pyramids-how-mark = Kryss den av
pyramids-how-mark-about = Drei eller speilvend den, og legg den i en av de to pyramidene dine, inntil felter du alt har krysset av.
pyramids-how-tomb = Nå den gylne graven
pyramids-how-tomb-about = Få poeng og ta en ny pyramide; de første som fullfører et par i én farge, får ekstra.
chrome-read-rules = Les reglene
app-offline = Ingen forbindelse. Spillene dine fortsetter av seg selv når den er tilbake.
app-again = Prøv igjen
