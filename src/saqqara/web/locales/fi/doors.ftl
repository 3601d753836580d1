# suomi: tiet pääsivuille.

door-pages = Sivut
door-more = Lisää tekemistä
door-play = Pelaa
door-learn = Opettele
door-puzzles = Tehtävät
door-challenge = Haaste
door-games = Omat pelit
door-learn-about = Lyhyitä oppitunteja oikealla pelilaudalla. Sinä pelaat, valmentaja selittää.
door-learn-new = Uusi täällä? Aloita tästä
door-learn-begin = Aloita tästä
door-learn-first = Aloita oppitunnilla
door-learn-on = Jatka: { $lesson }
door-learn-done = { $done }/{ $count } tehty
door-puzzle = Päivän tehtävä
door-puzzle-about = Yksi paras siirto, todistettu loppuun asti. Löydätkö sen?
door-puzzle-new = Kokeile: aikaa ei mitata
door-puzzle-try = Kokeile
# Days on which a puzzle of the day was solved at the first try.
door-puzzle-streak = { $count } peräkkäin
door-challenge-today = Päivän haaste
door-challenge-about = Sama jako kaikille. Kuka saa siitä eniten irti?
door-challenge-new = Ei vielä pelattu
door-challenge-play = Pelaa
door-challenge-go-on = Jatka
door-challenge-points =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }
