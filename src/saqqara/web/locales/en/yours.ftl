# English: your games in a list, on the start page and on the page of them.

yours-with = with { $names }
yours-bot = { $level } (bot)
yours-playing = In progress
tables-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
yours-round = Round { $round } of { $rounds }
yours-thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
yours-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
yours-waiting =
    { $count ->
        [0] Nothing is waiting for you.
        [one] A game is waiting for you.
       *[other] { $count } games are waiting for you.
    }
yours-ended =
    { $points ->
        [one] { $game }, { $points } point
       *[other] { $game }, { $points } points
    }
