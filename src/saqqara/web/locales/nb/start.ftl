# Norwegian bokmål: the start page, and the page that is missing.

page-version = Saqqara { $version }

## The lobby

lobby-page = Saqqara: Imhotep og Pyramids
lobby-title = Bygg det som varer.
lobby-lead = Spill med venner via lenke, på denne enheten eller mot boter. Du trenger ingen konto.
you-saved = Du heter nå { $name }. Ved bord der du alt sitter, beholder du det gamle navnet.
tables-open = Åpne bord
tables-joinable =
    { $count ->
        [one] Det er en ledig plass ved et åpent bord
       *[other] Det er ledige plasser ved { $count } åpne bord
    }
tables-sit = Sitt ned
# $time is a duration, as in “4 minutes”.
tables-waiting = har ventet i { $time }
tables-fresh = nettopp åpnet
tables-taken = Noen andre tok den plassen.
tables-none = Ingen plasser er ledige nå. Vil du åpne et bord, så kryss av for «Åpent for alle» under «Flere valg» og trykk «Inviter venner via lenke».

## A new table

new-game = Spill
new-count = Antall plasser
new-stand-in = En bot tar over automatisk
new-stand-in-after = Etter
new-stand-in-level = Nivå på vikarboten
new-company = Bordinnstillinger
new-listed-about = Vis bordet i lobbyen, så alle kan bli med. Ellers kan bare de som har lenken.
new-rated-about = Teller for ratingen til alle ved bordet. Et hint eller et trekk som tas tilbake, gjør slutt på det; den som går, taper.
new-chat-about = Spillerne kan skrive til hverandre. Ferdige fraser som «Godt spilt!» virker ved alle bord.
new-chat-usual = For venner med lenke
new-chat-on = På
new-chat-off = Av
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
        [yes] En invitasjon åpner alle andre plasser for venner.
       *[no] En invitasjon gir deg den første plassen og åpner de andre for venner.
    }
start-review = Analyser et spill fra en fil
start-watch = Se boter spille
start-watch-short = Se på
start-group-people = Folk
start-group-bots = Boter, den svakeste først
start-who-me = { seats-you-name }
start-who-here = Noen på denne enheten
start-who-open = Venn via lenke
start-player = Spiller { $seat }
start-note-open = Blir med via lenken din
start-note-apprentice = Lærer ennå: lett
start-note-scribe = Kan det grunnleggende
start-note-mason = Solid
start-note-architect = Sterk
start-note-vizier = Svært sterk; tenker lenger
start-note-pharaoh = Sterkest; selvlært
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
start-friends =
    { $count ->
        [one] en venn med lenken din
       *[other] { $count } venner med lenken din
    }
start-with-sides = Sider { $sides }.
start-with-wrath = Med Faraos vrede.
start-newcomer = Ny her?
start-newcomer-about = Trykk «Spill her» for å starte mot en bot med en gang. Brettet viser hva du kan gjøre, og hva det gir; trykk på et ? for å lære mer.
start-none-yours = Ingen ennå. Trykk «Spill her», så setter Steinhugger seg straks ned med deg. Spillene dine venter på deg her.
start-none-short = Ingen ennå
start-bring = Spilt et annet sted? Hent spillene dine hit
start-all-games = Alle spillene dine
start-running =
    { $count ->
        [0] Ingen pågår
        [one] { $count } pågår
       *[other] { $count } pågår
    }
start-key-tab = til neste valg
start-key-arrows = et annet alternativ i samme valg
start-key-space = trykker, haker av, åpner
start-key-escape = lukker det som er åpent
start-first-game = Første spill
start-turn = Når det er din tur, gjør du én av disse
start-turn-take = Ta steiner
start-turn-take-about = Tre fra steinbruddet til lagerbrikken din, som har plass til fem.
start-turn-load = Last en stein
start-turn-load-about = Fra lagerbrikken din til et ledig felt på et hvilket som helst skip.
start-turn-sail = Seil et skip
start-turn-sail-about = Et hvilket som helst skip med nok steiner, til en ledig brygge. Alle steinene brukes der.
start-turn-play = Spill et blått kort
start-turn-play-about = Kort får du på markedet; hvert av dem bryter reglene én gang.
# One sentence about each side of each site.
start-side-market-A = Hver stein tar ett av fire åpne kort.
start-side-market-B = Tre åpne kort, eller se på to skjulte og behold ett.
start-side-pyramid-A = Én pyramide: hver stein gir poengene på feltet sitt med en gang.
start-side-pyramid-B = Tre små pyramider: velg én, noen felter gir en bonus.
start-side-temple-A = Steiner som ses ovenfra, gir 1 poeng etter hver runde.
start-side-temple-B = Steiner som ses ovenfra, gir poeng, steiner eller et kort etter hver runde.
start-side-chamber-A = Til slutt: jo større sammenhengende gruppe, desto bedre.
start-side-chamber-B = Til slutt gir flest steiner i hver rad poeng.
start-side-obelisks-A = Til slutt gir den høyeste obelisken mest.
start-side-obelisks-B = Tre steiner blir et tårn: jo tidligere, desto flere poeng.
missing-page = Ingenting her – Saqqara
missing-title = Her er det ingenting.
missing-about = Denne siden ble aldri bygd, eller så har sanden tatt den tilbake.
missing-home = Til startsiden
