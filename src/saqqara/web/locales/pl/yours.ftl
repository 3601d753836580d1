# polski: twoje partie na liście, na stronie początkowej i na ich stronie.

yours-with = Przy stole: { $names }
yours-bot = { $level } (bot)
yours-playing = W toku
tables-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnych miejsc
    }
yours-round = Runda { $round } z { $rounds }
yours-thinking =
    { $count ->
        [one] { $names } myśli
        [few] { $names } myślą
        [many] { $names } myślą
       *[other] { $names } myśli
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
        [0] Nic na ciebie nie czeka.
        [one] Jedna partia czeka na ciebie.
        [few] { $count } partie czekają na ciebie.
        [many] { $count } partii czeka na ciebie.
       *[other] { $count } partii czeka na ciebie.
    }
yours-ended =
    { $points ->
        [one] { $game }, { $points } punkt
        [few] { $game }, { $points } punkty
        [many] { $game }, { $points } punktów
       *[other] { $game }, { $points } punktu
    }
