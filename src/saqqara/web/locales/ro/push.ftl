# What notices say that the server sends to a phone or computer. Only the server says it.

push-turn = { your-turn }
push-over = Jocul s-a încheiat
# $name would like to take back a move
push-back = { $name } ar vrea să-și retragă o mutare
push-end = { $name } propune încheierea jocului
# $game is its name; $names are the others, "none" if there are none
push-about =
    { $names ->
        [none] { $game }
       *[other] { $game } cu { $names }
    }
