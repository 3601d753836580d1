# norsk bokmål: utfordringer, samme utdeling for alle, og klubbkvelder.

## Names and dates

challenge-page = { $title } – Saqqara
challenge-lead = Alle får de samme kortene i samme rekkefølge, mot de samme botene.
challenge-unnamed = En utfordring
challenge-on-day = Utfordringen { $date }
# $bots: the bots at the table, a list of levels.
challenge-heading =
    { $count ->
        [2] { $game }, to spillere, mot { $bots }
        [3] { $game }, tre spillere, mot { $bots }
       *[other] { $game }, fire spillere, mot { $bots }
    }
challenge-next = Den neste kommer om { $time }
challenge-until = Åpen til { $time }
challenge-none-today = Dagens utdeling er ikke her ennå. Her er dem fra dagene før.
challenge-all = Alle utfordringer

## Playing it

challenge-play-fun = Spill for moro skyld
challenge-fun-about = Et spill for moro skyld teller ikke.
challenge-review = Se analysen
challenge-one-try = Ett forsøk teller; etterpå kan du spille for moro skyld så ofte du vil.
challenge-played-by =
    { $count ->
        [one] { $count } person har spilt den så langt.
       *[other] { $count } personer har spilt den så langt.
    }
challenge-first = Ingen har spilt den ennå. Bli den første.
# $round: none in a game without rounds.
challenge-waiting =
    { $round ->
        [none] Forsøket ditt venter på deg.
       *[other] Forsøket ditt venter i runde { $round }.
    }
challenge-over =
    { $count ->
        [0] Denne utdelingen er over. Ingen har spilt den.
        [one] Denne utdelingen er over; { $count } person har spilt den. Du kan fortsatt spille den for moro skyld.
       *[other] Denne utdelingen er over; { $count } personer har spilt den. Du kan fortsatt spille den for moro skyld.
    }
challenge-name-there = Navnet ditt i listen
challenge-deal = Utdelingen
challenge-deal-about = Du har plass { $seat }. Det som trekkes, kommer i samme rekkefølge for alle.

## How you did

# Beside the number of points, which is large.
challenge-points-word =
    { $points ->
        [one] poeng
       *[other] poeng
    }
challenge-place-at-table = Plass { $place } ved bordet
challenge-better-than = Bedre enn { $percent } av { $count } spillere
challenge-better-short = bedre enn { $percent }
challenge-place-of = Plass { $place } av { $count }
challenge-players =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
challenge-alone = Du er den første. De andre blir sammenlignet med deg.
challenge-helped = Med hjelp: poengene dine står i listen, men uten plass blant de andre.
challenge-as-many = Like mange som { $level } på plassen din.
challenge-more-than = { $points } mer enn { $level } på plassen din.
challenge-fewer-than = { $points } mindre enn { $level } på plassen din.

## Everyone

challenge-everyone = Alle
challenge-see-after = Du får se hvordan det gikk med alle, så snart du har spilt.
challenge-nobody = Ingen har spilt den.
challenge-how-many = Hvor mange som fikk hvor mange poeng
challenge-few = Fra og med 20 spillere viser et diagram hvordan poengene fordeler seg.
challenge-list =
    { $count ->
        [one] { $count } spiller, med reprise
       *[other] { $count } spillere, hver med reprise
    }
challenge-place = Plass
challenge-player = Spiller
challenge-replay = Parti
challenge-replay-of = Se partiet til { $name }
challenge-with-help = med hjelp
challenge-csv = Alle poeng som fil (CSV)
challenge-you = deg
# For those who do not see the bars. $points: none for whoever has not played.
challenge-histogram =
    { $points ->
        [none] { $count } spillere.
       *[other] { $count } spillere; du har { $points } poeng.
    }

## The levels

challenge-levels = Du og botenes nivåer
challenge-levels-about = Hvert nivå har spilt plassen din med denne utdelingen.
challenge-levels-after = Hvert nivå spiller plassen din med denne utdelingen. Poengene deres vises når du har spilt.
challenge-levels-none = Botene spiller fortsatt denne utdelingen.
challenge-levels-some = Plassen din med denne utdelingen. Andre nivåer spiller den fortsatt.

## Sharing

challenge-share = Del
challenge-share-about = Den forteller om poengene dine, ingenting om utdelingen.
challenge-share-head = Saqqara, { $title }
challenge-share-points =
    { $help ->
        [yes] { $game } mot { $bots }: { $points } poeng, med hjelp
       *[no] { $game } mot { $bots }: { $points } poeng, plass { $place } ved bordet
    }
challenge-link = Lenke
challenge-code = Den samme lenken som kode å skanne
challenge-copied = Kopiert

## Fair

challenge-proof = Det samme for alle
challenge-proof-about = Serveren har valgt et hemmelig frø og viser forpliktelsen, frøets fingeravtrykk. Når utdelingen er over, viser den frøet: alle kan kontrollere at de stemmer overens, og gjenta hver trekning.
challenge-world-about = Dette er verdensutdelingen: frøet følger av datoen etter en åpen formel og er det samme på alle servere. Den som vil, kan regne det ut på forhånd, så det er en æressak.
challenge-check-it = Kontroller det
challenge-seed-later = Frøet vises her når utdelingen er over.
challenge-verify-records = Hvert parti i listen har sin protokoll, som også kan lastes ned og kontrolleres.

## Other challenges

challenge-past = Dagene før
challenge-past-none = Det er ingen dager før i dag ennå.
challenge-yours = Dine
challenge-more =
    { $count ->
        [one] { $count } til
       *[other] { $count } til
    }
challenge-standings = Tabell
challenge-span = Tidsrom
challenge-span-week = Uke
challenge-span-month = Måned
challenge-standings-about = { $first } til { $final }. Slått: hvor stor del av de andre spillerne som i snitt fikk færre poeng. Hver dag du spiller, teller for rekkefølgen.
challenge-standings-none = { $first } til { $final }: ingen har spilt.
challenge-days-played = Dager
challenge-beaten = Slått

## Your own

challenge-own = Lag din egen
challenge-own-about = Send venner en utdeling. Hver spiller den alene mot de samme botene; så sammenligner dere.
challenge-kind = Hva du lager
challenge-kind-alone = Mot boter
challenge-kind-evening = Klubbkveld
challenge-opponent = Motstander
challenge-opponent-at = Motstander { $number }
challenge-more-options = Flere valg
challenge-your-seat = Plassen din
challenge-open-for = Åpen i
challenge-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
challenge-name = Navn (valgfritt)
challenge-make = Lag en lenke
challenge-make-evening = Lag kvelden

## A club evening

challenge-evening = Klubbkveld med samme utdelinger
challenge-evenings = Klubbkveldene dine
challenge-evening-about = Flere bord spiller de samme utdelingene. Poengene sammenlignes med dem som hadde samme plass ved de andre bordene, som i parturneringer i bridge.
challenge-how-many-tables = Antall bord
challenge-how-many-deals = Utdelinger ved hvert bord
challenge-evening-heading =
    { $deals ->
        [one] { $game }: { $tables } bord med { $count } personer hver, { $deals } utdeling
       *[other] { $game }: { $tables } bord med { $count } personer hver, { $deals } utdelinger
    }
challenge-evening-progress = { $done } av { $count } partier er over
challenge-evening-invite = Alle åpner denne siden og setter seg ved et bord.
challenge-tables = Bordene
challenge-tables-about = Velg et bord og bli der. Utdelingene spilles den ene etter den andre.
challenge-table-number = Bord { $number }
challenge-table-empty = Ingen sitter her ennå.
challenge-deal-number = Utdeling { $number }
challenge-deal-unopened = sett deg
challenge-deal-waiting = ledige plasser
challenge-deal-playing = spilles nå
challenge-deal-over = over
challenge-scoring = Resultater
challenge-scoring-about = Resultatet av en utdeling: hvor stor andel, i prosent, av dem på samme plass ved andre bord som har færre poeng; like poeng teller halvt. Poeng med hjelp vises, men sammenlignes ikke.
challenge-scoring-hidden = Du ser poengene for en utdeling så snart du har spilt den.
# Instead of the points of a deal.
challenge-too-late = for sent
challenge-deals-done = Utdelinger
challenge-score = Resultat
# Under the score of a deal.
challenge-cell-points =
    { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }

## At a table

challenge-at-table = Dette er forsøket ditt i en utfordring: med et hint eller et trekk tatt tilbake teller det som «med hjelp».
challenge-table-fun = En utfordring, spilt for moro skyld: Den teller ikke.
challenge-to-it = Til utfordringen
challenge-see-everyone = Se hvordan det gikk med alle
challenge-hint-warning = I en utfordring teller et hint: resultatet ditt merkes «med hjelp».
