# română: partidele tale într-o listă, pe pagina de start și pe pagina lor.

yours-with = cu { $names }
yours-bot = { $level } (bot)
yours-playing = În desfășurare
tables-free =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
yours-round = Runda { $round } din { $rounds }
yours-thinking =
    { $count ->
        [one] { $names } se gândește
        [few] { $names } se gândesc
       *[other] { $names } se gândesc
    }
yours-place =
    { $place ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
yours-waiting =
    { $count ->
        [0] Nimic nu te așteaptă.
        [one] O partidă te așteaptă.
        [few] { $count } partide te așteaptă.
       *[other] { $count } de partide te așteaptă.
    }
yours-ended =
    { $points ->
        [one] { $game }, { $points } punct
        [few] { $game }, { $points } puncte
       *[other] { $game }, { $points } de puncte
    }
