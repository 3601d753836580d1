# What notices say that the server sends to a phone or computer. Only the server says it.

push-turn = { your-turn }
push-over = Spillet er slutt
# $name would like to take back a move
push-back = { $name } vil gjerne ta tilbake et trekk
push-end = { $name } foreslår å avslutte spillet
# $game is its name; $names are the others, "none" if there are none
push-about =
    { $names ->
        [none] { $game }
       *[other] { $game } med { $names }
    }
