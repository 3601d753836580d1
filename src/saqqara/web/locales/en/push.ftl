# What notices say that the server sends to a phone or computer. Only the server says it.

push-turn = { your-turn }
push-over = The game is over
# $name would like to take back a move
push-back = { $name } would like to take back a move
push-end = { $name } suggests ending the game
# $game is its name; $names are the others, "none" if there are none
push-about =
    { $names ->
        [none] { $game }
       *[other] { $game } with { $names }
    }
