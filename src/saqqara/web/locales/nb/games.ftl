# norsk bokmål: spillene dine: de som pågår, de som er ferdige, tall og ratinger.

games-page = Spillene dine – Saqqara
games-none-yet = Det første venter på deg.
games-again = Prøv igjen

## Those that run

games-running = Pågår nå
games-none-running = Ingen spill pågår.
games-more-running =
    { $count ->
        [one] Og { $count } til, der det ikke er din tur.
       *[other] Og { $count } til, der det ikke er din tur.
    }

## Those that are over

games-finished = Ferdige
games-none-finished = Ingen spill er ferdige ennå.
games-none-such = Ingen ferdige spill passer. Velg noe annet.
games-more = Vis { $count } til
games-of-seats = av { $count }
games-points =
    { $count ->
        [one] poeng
       *[other] poeng
    }
games-gap-shared = delt
games-gap-ahead = vant med { $count }
games-gap-tie = vant på delt poengsum
games-gap-behind = { $count } bak
games-gap-level = lik poengsum
games-gap-conceded = oppgitt
games-ended-early = avsluttet tidlig
games-not-counted = Ikke i tallene
games-replay = Se det på nytt

## Which are looked for

games-by-game = Spill
games-all = Alle
games-any-seats = Uansett antall spillere
games-seats =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
games-by-opponent = Motstandere
games-any-opponent = Alle motstandere
games-people = Folk
games-against = mot: { $opponent }

## Figures

games-figures = Tall
games-count =
    { $count ->
        [one] spill
       *[other] spill
    }
games-firsts = førsteplasser
games-fair = rettferdig andel
games-fair-about = Rettferdig andel: så mange førsteplasser du ville hatt om alle var like gode.
games-no-figures = Tallene kommer med det første ferdige spillet.
games-group = Hva tallene er gruppert etter
games-group-opponent = Etter motstander
games-group-seats = Etter antall spillere
games-means = Gjennomsnittspoeng og førsteplasser
games-firsts-of = { $firsts } av { $games }
games-fair-of = andel: { $fair }

## Ratings

games-ratings = Ratinger
games-rating-soon = Du får en rating etter { $needed } ratede spill. Så langt: { $count }.
games-rating-after =
    { $count ->
        [one] Etter { $count } ratet spill. Stolpen viser hvor den nesten helt sikkert ligger.
       *[other] Etter { $count } ratede spill. Stolpen viser hvor den nesten helt sikkert ligger.
    }
games-rating-range = Rating { $mean }, nesten helt sikkert mellom { $low } og { $high }
games-rating-history = Fra spill til spill
games-rating-curve = Ratede spill: { $count }, fra { $first } til { $last }
games-as-table = Vis som tabell
games-column-when = Når
games-column-rating = Rating
games-column-range = Intervall

## To keep

games-export = Eksport
games-export-about = Alle trekk i alle ferdige spill, som tekstfiler til å ta vare på eller spille av.
games-all-records = Alle protokoller
games-review-file = Analyser et spill fra en fil

## Before the first game

games-nothing = Ingenting bygd ennå
games-nothing-about = Spill du starter eller blir med i på denne enheten, vises her: hvem sin tur det er, hvordan de endte, og en analyse av hvert.
games-play = Spill et spill
games-elsewhere = Spilt et annet sted?
games-elsewhere-about = Åpne «Spillene dine» der, vis en lenke og skann koden med denne enheten. En gjenopprettingsfrase virker også.
games-bring = Hent spillene dine hit
games-notices = Varsler
