# suomi: omat pelit luettelona, aloitussivulla ja omalla sivullaan.

yours-with = Pöydässä: { $names }
yours-bot = { $level } (botti)
yours-playing = Käynnissä
tables-free =
    { $count ->
        [one] { $count } vapaa paikka
       *[other] { $count } vapaata paikkaa
    }
yours-round = Kierros { $round }/{ $rounds }
yours-thinking =
    { $count ->
        [one] { $names } miettii
       *[other] { $names } miettivät
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
        [0] Mikään ei odota sinua.
        [one] Yksi peli odottaa sinua.
       *[other] { $count } peliä odottaa sinua.
    }
yours-ended =
    { $points ->
        [one] { $game }, { $points } piste
       *[other] { $game }, { $points } pistettä
    }
