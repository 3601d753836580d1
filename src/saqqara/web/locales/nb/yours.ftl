# norsk bokmål: spillene dine i en liste, på startsiden og på siden med dem.

yours-with = med { $names }
yours-bot = { $level } (bot)
yours-playing = Pågår
tables-free =
    { $count ->
        [one] { $count } ledig plass
       *[other] { $count } ledige plasser
    }
yours-round = Runde { $round } av { $rounds }
yours-thinking =
    { $count ->
        [one] { $names } tenker
       *[other] { $names } tenker
    }
yours-place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
yours-waiting =
    { $count ->
        [0] Ingenting venter på deg.
        [one] Et spill venter på deg.
       *[other] { $count } spill venter på deg.
    }
yours-ended =
    { $points ->
        [one] { $game }, { $points } poeng
       *[other] { $game }, { $points } poeng
    }
