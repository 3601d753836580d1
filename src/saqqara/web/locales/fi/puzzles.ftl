# Finnish: puzzles, all of them and each on its board.

## All puzzles

puzzles-page = Tehtävät – Saqqara
puzzles-lead = Jokaisessa on yksi paras siirto, todistettu pelin loppuun asti. Aikaa ei mitata: yritä niin usein kuin haluat.
puzzles-today-number = Päivän tehtävä nro { $number }
puzzles-none-today = Tämän päivän tehtävä ei ole vielä täällä.
puzzles-number = Tehtävä { $number }
# One that was made from a game, and is not in the collection.
puzzles-own = Tehtävä pelistä
puzzles-solve = Ratkaise
puzzles-solve-of = Päivän tehtävä: { $game }
puzzles-look-again = Katso uudelleen
puzzles-best = Pisin putki: { $count }
puzzles-solved = Ratkaistu { $solved }/{ $count }
puzzles-all-solved = Olet ratkaissut ne kaikki. Huomenna on uusi päivän tehtävä.
puzzles-unkept = Tämä selain ei tallenna mitään. Ratkaistut tehtävät unohtuvat, kun suljet sivun.
puzzles-offline = Ei yhteyttä. Avaamiasi tehtäviä voit katsella ilmankin.
puzzles-collection = Kaikki tehtävät
puzzles-by-game = Peli
puzzles-by-theme = Aihe
puzzles-by-level = Vaikeus
puzzles-all = Kaikki
puzzles-none = Tällaisia tehtäviä ei ole. Valitse toinen aihe tai vaikeus.
puzzles-players =
    { $count ->
        [one] { $count } pelaaja
       *[other] { $count } pelaajaa
    }
puzzles-moves =
    { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }
puzzles-more = Näytä { $count } lisää
puzzles-mark-first = Ratkaistu ensi yrittämällä
puzzles-mark-later = Ratkaistu
puzzles-mark-shown = Vastaus näytetty
puzzles-mark-tried = Vielä ratkaisematta
puzzles-level-none = Ei mikään botti
puzzles-stair = Kultainen askelma on heikoin botti, joka ratkaisee tehtävän. Ilman kultaista askelmaa: mikään botti ei ratkaise sitä varmasti.
# For those who do not see the stair of levels.
puzzles-weakest = Heikoin botti, joka ratkaisee sen: { $level }
puzzles-figure = { NUMBER($number, maximumFractionDigits: 1) }

## What they are about

puzzles-theme-pyramid = { imhotep-site-pyramid }
puzzles-theme-temple = { imhotep-site-temple }
puzzles-theme-burial-chamber = { imhotep-site-chamber }
puzzles-theme-obelisks = { imhotep-site-obelisks }
puzzles-theme-cards = Kortit
puzzles-theme-denial = Estäminen
puzzles-theme-tempo = Tempo
puzzles-theme-wrath = { imhotep-option-wrath }
puzzles-theme-claim = Väripisteet
puzzles-theme-skull = Pääkallot
puzzles-theme-gem = Jalokivet
puzzles-theme-torch = Soihdut
puzzles-theme-tomb = Kultahauta

## One puzzle

puzzle-title = Tehtävä
puzzle-share = Jaa tämä tehtävä
puzzle-copied = Linkki kopioitu
puzzle-to-move = Vuorossa
puzzle-you-are = { $colour }, siis sinä
puzzle-counts = Mikä ratkaisee
# $name is the only other player; with more of them there is none.
puzzle-counts-margin =
    { $name ->
        [none] Pisteesi miinus parhaan vastustajan pisteet, kun peli on päättynyt.
       *[other] Pisteesi miinus vastustajan { $name } pisteet, kun peli on päättynyt.
    }
puzzle-counts-first = Ensimmäinen sija, kun peli on päättynyt.
# How the others are taken to play.
puzzle-rivals-imhotep = Muut tekevät itselleen parhaat siirrot.
puzzle-rivals-pyramids = Muut pelaavat saadakseen itse mahdollisimman paljon pisteitä. He eivät näe, mitä rastitat.
puzzle-level = Taso
puzzle-level-about = heikoin botti, joka ratkaisee sen
puzzle-level-none-about = ratkaise sitä varmasti
puzzle-find =
    { $count ->
        [one] Etsi paras siirto
       *[other] Etsi { $count } parasta siirtoa
    }
puzzle-how = Pelaa se laudalla. Yritä niin usein kuin haluat.
puzzle-how-today = Pelaa se laudalla. Putkeen lasketaan vain ensimmäinen yritys; sen jälkeen voit yrittää niin usein kuin haluat.
puzzle-offline = Ei yhteyttä. Voit tutkia asemaa, mutta siirron kokeilemiseen tarvitaan yhteys.
puzzle-right-so-far = Tähän asti oikein
puzzle-go-on = Siirto { $done }/{ $count } löytyi. Mitä seuraavaksi?
puzzle-wrong-points =
    { $points ->
        [one] Ei aivan: se maksaa 1 pisteen
       *[other] Ei aivan: se maksaa { NUMBER($points, maximumFractionDigits: 1) } pistettä
    }
puzzle-wrong-first = Ei aivan: se maksaa { $percent }{ "\u00A0" }% ensimmäisestä sijasta
# $shares: a list of names with their points.
puzzle-ends = Hyvin loppuun pelattuna: { $shares }.
puzzle-show-answer = Näytä vastaus
puzzle-right = Oikein!
puzzle-right-win =
    { $points ->
        [one] Oikein! Voitat yhdellä pisteellä
       *[other] Oikein! Voitat { NUMBER($points, maximumFractionDigits: 1) } pisteellä
    }
puzzle-right-loss =
    { $points ->
        [one] Oikein! Häviät vain yhdellä pisteellä
       *[other] Oikein! Häviät vain { NUMBER($points, maximumFractionDigits: 1) } pisteellä
    }
puzzle-right-level = Oikein! Päädyt tasapisteisiin
puzzle-right-first =
    { $percent ->
        [100] Oikein! Ensimmäinen sija on sinun
       *[other] Oikein! Ensimmäinen sija: { $percent }{ "\u00A0" }%
    }
puzzle-answer = Vastaus: { $move }
# The moves follow, each with the name of its player; each shows the board after it.
puzzle-answer-line = Vastaus siirto siirrolta
# $move is one of the messages imhotep-did-… or pyramids-did-…
puzzle-next-best-points =
    { $cost ->
        [one] Toiseksi paras siirto maksaa 1 pisteen: { $move }.
       *[other] Toiseksi paras siirto maksaa { NUMBER($cost, maximumFractionDigits: 1) } pistettä: { $move }.
    }
puzzle-next-best-first = Toiseksi paras siirto maksaa { $cost }{ "\u00A0" }% ensimmäisestä sijasta: { $move }.
# The replies follow, each with the name of its player.
# A line for each seat follows, with what it wins and loses where.
puzzle-why = Toiseksi parhaaseen siirtoon verrattuna:
puzzle-replies = Parhaat vastaukset:
# $game: seed and number of the game, as in 101/5.
puzzle-from-self-play = Bottien pelistä { $game }, siirto { $turn }
puzzle-from-review = Pelin analyysista, siirto { $turn }
puzzle-every-move = Jokainen siirto, pelattuna hyvin loppuun
puzzle-more-moves =
    { $count ->
        [one] { $count } siirto lisää
       *[other] { $count } siirtoa lisää
    }
puzzle-move = Siirto
puzzle-value-margin = Ero
puzzle-value-first = Ensimmäinen sija
puzzle-more-like = Lisää tällaisia
puzzle-next = Seuraava tehtävä
puzzle-key-on = Vastauksen jälkeen: seuraava tehtävä, tai uusi yritys
