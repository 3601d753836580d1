# norsk bokmål: veiene til hovedsidene.

door-pages = Sider
door-more = Mer å gjøre
door-play = Spill
door-learn = Lær
door-puzzles = Oppgaver
door-challenge = Utfordring
door-games = Spillene dine
door-learn-about = Korte leksjoner på et ekte brett. Du spiller, veilederen forklarer.
door-learn-new = Ny her? Begynn her
door-learn-begin = Begynn her
door-learn-first = Begynn med en leksjon
door-learn-on = Fortsett: { $lesson }
door-learn-done = { $done } av { $count } ferdig
door-puzzle = Dagens oppgave
door-puzzle-about = Ett beste trekk, bevist til slutten. Finner du det?
door-puzzle-new = Prøv: ingen klokke
door-puzzle-try = Prøv
# Days on which a puzzle of the day was solved at the first try.
door-puzzle-streak = { $count } på rad
door-challenge-today = Dagens utfordring
door-challenge-about = Samme utdeling for alle. Hvem får mest ut av den?
door-challenge-new = Ikke spilt ennå
door-challenge-play = Spill den
door-challenge-go-on = Spill videre
door-challenge-points =
    { $count ->
        [one] { $count } poeng
       *[other] { $count } poeng
    }
