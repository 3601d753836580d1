# Norwegian bokmål: the start page, and the page that is missing.

page-version = Saqqara { $version }

## The lobby

lobby-page = Saqqara: Imhotep og Pyramids
lobby-title = Bygg det som varer.
lobby-lead = Spill med venner via lenke, på denne enheten eller mot boter. Du trenger ingen konto.
you-saved = Du heter nå { $name }. Ved bord der du alt sitter, beholder du det gamle navnet.
tables-open = Åpne bord
tables-free =
    { $count ->
        [one] { $count } ledig plass
       *[other] { $count } ledige plasser
    }
status-waiting = Venter på spillere
status-playing = Pågår
status-over = Ferdig

## A new table

new-game = Spill
new-count = Antall plasser
new-stand-in = En bot tar over automatisk
new-stand-in-after = Etter
new-stand-in-level = Nivå på vikarboten
new-company = Bordinnstillinger
new-listed-about = Vis bordet i lobbyen, så alle kan bli med. Ellers kan bare de som har lenken.
new-chat-about = Spillerne kan skrive til hverandre.
clock-per-move = Tid per trekk
clock-per-player = Tid per spiller
clock-each-move = Per trekk
clock-each-player = Per spiller
clock-unit = Enhet
clock-increment = Sekunder i tillegg etter hvert trekk
clock-at-zero = Når tiden er ute
unit-seconds = sekunder
unit-minutes = minutter
unit-hours = timer
unit-days = dager
sitter-name-full =
    { $count ->
        [one] Et navn kan ha høyst { $count } tegn.
       *[other] Et navn kan ha høyst { $count } tegn.
    }

## Start page

start-play = Spill her
start-invite = Inviter venner via lenke
start-invite-short = Inviter
start-invite-frees =
    { $seated ->
        [yes] Alle andre plasser blir åpne for venner.
       *[no] Du får den første plassen; de andre blir åpne for venner.
    }
start-watch = Se boter spille
start-watch-short = Se på
start-group-people = Folk
start-group-bots = Boter, den svakeste først
start-who-me = Du
start-who-here = Noen på denne enheten
start-who-open = Venn via lenke
start-player = Spiller { $seat }
start-note-open = Blir med via lenken din
start-note-apprentice = Lærer ennå: lett
start-note-mason = Solid
start-note-architect = Sterk
start-note-vizier = Sterkest; tenker lenger
start-all-a = Alle A
start-all-b = Alle B
start-mix = Bland
start-steps = Slik går en tur
start-more = Flere valg: klokke, fravær, chat
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
start-newcomer-about = Trykk «Spill her» for å starte mot en bot med en gang. Brettet viser hva du kan gjøre, og hva det gir; trykk på et ? for å lære mer.
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
start-key-tab = til neste valg
start-key-arrows = et annet alternativ i samme valg
start-key-space = trykker, haker av, åpner
start-key-escape = lukker det som er åpent
missing-page = Ingenting her – Saqqara
missing-title = Her er det ingenting.
missing-about = Denne siden ble aldri bygd, eller så har sanden tatt den tilbake.
missing-home = Til startsiden
