# Norwegian: puzzles, all of them and each on its board.

## All puzzles

puzzles-page = Oppgaver – Saqqara
puzzles-lead = Hver har ett beste trekk, bevist til spillets slutt. Ingen klokke: prøv så ofte du vil.
puzzles-today-number = Dagens oppgave, nr. { $number }
puzzles-none-today = Dagens oppgave er ikke her ennå.
puzzles-number = Oppgave { $number }
# One that was made from a game, and is not in the collection.
puzzles-own = Oppgave fra et spill
puzzles-solve = Løs den
puzzles-solve-of = Dagens oppgave: { $game }
puzzles-look-again = Se den igjen
puzzles-best = Lengste rekke: { $count }
puzzles-solved = { $solved } av { $count } løst
puzzles-all-solved = Du har løst alle. I morgen kommer det en ny dagens oppgave.
puzzles-unkept = Denne nettleseren lagrer ingenting. Det du har løst, blir glemt når du lukker siden.
puzzles-offline = Ingen forbindelse. Oppgaver som du har åpnet, kan du se på uten.
puzzles-collection = Alle oppgaver
puzzles-by-game = Spill
puzzles-by-theme = Tema
puzzles-by-level = Vanskelighetsgrad
puzzles-all = Alle
puzzles-none = Det finnes ingen slike oppgaver. Velg et annet tema eller en annen vanskelighetsgrad.
puzzles-players =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
puzzles-moves =
    { $count ->
        [one] { $count } trekk
       *[other] { $count } trekk
    }
puzzles-more = Vis { $count } til
puzzles-mark-first = Løst på første forsøk
puzzles-mark-later = Løst
puzzles-mark-shown = Svaret er vist
puzzles-mark-tried = Ikke løst ennå
puzzles-level-none = Ingen bot
puzzles-stair = Gulltrinnet er den svakeste boten som løser oppgaven. Uten gulltrinn: ingen bot løser den pålitelig.
# For those who do not see the stair of levels.
puzzles-weakest = Svakeste bot som løser den: { $level }
puzzles-figure = { NUMBER($number, maximumFractionDigits: 1) }

## What they are about

puzzles-theme-pyramid = { imhotep-site-pyramid }
puzzles-theme-temple = { imhotep-site-temple }
puzzles-theme-burial-chamber = { imhotep-site-chamber }
puzzles-theme-obelisks = { imhotep-site-obelisks }
puzzles-theme-cards = Kort
puzzles-theme-denial = Blokkering
puzzles-theme-tempo = Tempo
puzzles-theme-wrath = { imhotep-option-wrath }
puzzles-theme-claim = Fargepoeng
puzzles-theme-skull = Hodeskaller
puzzles-theme-gem = Juveler
puzzles-theme-torch = Fakler
puzzles-theme-tomb = Gyllen grav

## One puzzle

puzzle-title = Oppgave
puzzle-share = Del denne oppgaven
puzzle-copied = Lenken er kopiert
puzzle-to-move = I trekket
puzzle-you-are = { $colour }, det er deg
puzzle-counts = Det som teller
# $name is the only other player; with more of them there is none.
puzzle-counts-margin =
    { $name ->
        [none] Dine poeng minus poengene til den beste av de andre, når spillet er slutt.
       *[other] Dine poeng minus poengene til { $name }, når spillet er slutt.
    }
puzzle-counts-first = Førsteplassen, når spillet er slutt.
# How the others are taken to play.
puzzle-rivals-imhotep = De andre gjør trekkene som er best for dem selv.
puzzle-rivals-pyramids = De andre spiller for flest mulig poeng til seg selv. De ser ikke hva du krysser av.
puzzle-level = Nivå
puzzle-level-about = svakeste bot som løser den
puzzle-level-none-about = løser den pålitelig
puzzle-find =
    { $count ->
        [one] Finn det beste trekket
       *[other] Finn de { $count } beste trekkene
    }
puzzle-how = Spill det på brettet. Prøv så ofte du vil.
puzzle-how-today = Spill det på brettet. Det første forsøket teller for rekken din; etter det kan du prøve så ofte du vil.
puzzle-offline = Ingen forbindelse. Du kan studere stillingen, men for å prøve et trekk trengs en forbindelse.
puzzle-right-so-far = Riktig så langt
puzzle-go-on = Trekk { $done } av { $count } er funnet. Hva kommer nå?
puzzle-wrong-points =
    { $points ->
        [one] Ikke helt: det koster 1 poeng
       *[other] Ikke helt: det koster { NUMBER($points, maximumFractionDigits: 1) } poeng
    }
puzzle-wrong-first = Ikke helt: det koster { $percent }{ "\u00A0" }% av førsteplassen
# $shares: a list of names with their points.
puzzle-ends = Spilt godt til slutten: { $shares }.
puzzle-show-answer = Vis svaret
puzzle-right = Riktig!
puzzle-right-win =
    { $points ->
        [one] Riktig! Du vinner med 1
       *[other] Riktig! Du vinner med { NUMBER($points, maximumFractionDigits: 1) }
    }
puzzle-right-loss =
    { $points ->
        [one] Riktig! Du taper bare med 1
       *[other] Riktig! Du taper bare med { NUMBER($points, maximumFractionDigits: 1) }
    }
puzzle-right-level = Riktig! Det ender likt
puzzle-right-first =
    { $percent ->
        [100] Riktig! Førsteplassen er din
       *[other] Riktig! Førsteplass: { $percent }{ "\u00A0" }%
    }
puzzle-answer = Svaret: { $move }
# The moves follow, each with the name of its player; each shows the board after it.
puzzle-answer-line = Svaret, trekk for trekk
# $move is one of the messages imhotep-did-… or pyramids-did-…
puzzle-next-best-points =
    { $cost ->
        [one] Det nest beste trekket koster 1 poeng: { $move }.
       *[other] Det nest beste trekket koster { NUMBER($cost, maximumFractionDigits: 1) } poeng: { $move }.
    }
puzzle-next-best-first = Det nest beste trekket koster { $cost }{ "\u00A0" }% av førsteplassen: { $move }.
# The replies follow, each with the name of its player.
# A line for each seat follows, with what it wins and loses where.
puzzle-why = Sammenlignet med det nest beste trekket:
puzzle-replies = Beste svar:
# $game: seed and number of the game, as in 101/5.
puzzle-from-self-play = Fra spill { $game } mellom boter, trekk { $turn }
puzzle-from-review = Fra analysen av et spill, trekk { $turn }
puzzle-every-move = Hvert trekk, spilt godt til slutten
puzzle-more-moves =
    { $count ->
        [one] { $count } trekk til
       *[other] { $count } trekk til
    }
puzzle-move = Trekk
puzzle-value-margin = Forsprang
puzzle-value-first = Førsteplass
puzzle-more-like = Flere av samme slag
puzzle-next = Neste oppgave
puzzle-key-on = Etter et svar: neste oppgave, eller prøv igjen
