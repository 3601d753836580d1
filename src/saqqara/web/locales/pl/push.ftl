# What notices say that the server sends to a phone or computer. Only the server says it.

push-turn = { your-turn }
push-over = Koniec gry
# $name would like to take back a move
push-back = Prośba o cofnięcie ruchu: { $name }
push-end = Propozycja zakończenia gry: { $name }
# $game is its name; $names are the others, "none" if there are none
push-about =
    { $names ->
        [none] { $game }
       *[other] { $game }, przy stole: { $names }
    }
