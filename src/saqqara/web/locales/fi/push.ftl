# What notices say that the server sends to a phone or computer. Only the server says it.

push-turn = { your-turn }
push-over = Peli on päättynyt
# $name would like to take back a move
push-back = { $name } haluaisi perua siirron
push-end = { $name } ehdottaa pelin lopettamista
# $game is its name; $names are the others, "none" if there are none
push-about =
    { $names ->
        [none] { $game }
       *[other] { $game }, pelissä myös { $names }
    }
