# Finnish: Pyramids, on tables, in the rules and in the terminal.

pyramids-notation-hint = mark 12 a1 a2
pyramids-key-rotate = Kierrä kuviota
pyramids-key-mirror = Peilaa kuvio
pyramids-key-single = Rastita yksi ruutu
pyramids-key-chamber = Siirry pyramideihisi
pyramids-key-score = Siirry pistekorttiisi
pyramids-key-fields = Liiku kortin ruutujen välillä

## Moves

pyramids-source-pyramids = Pyramidit
pyramids-source-colours = Värit
pyramids-source-gems = Jalokivet
pyramids-source-torches = Soihdut
pyramids-source-skulls = Pääkallot
# Where points come from, inside a sentence: “3.1 points with gems”.
pyramids-earned-pyramids = pyramideista
pyramids-earned-torches = soihduista
pyramids-earned-colours = väreistä
pyramids-earned-gems = jalokivistä
pyramids-earned-skulls = pääkallojen vuoksi

## Cards

pyramids-colour-green = vihreä
pyramids-colour-orange = oranssi
pyramids-colour-purple = violetti
pyramids-shape-i2 = 2 ruudun suora
pyramids-shape-i3 = 3 ruudun suora
pyramids-shape-i4 = 4 ruudun suora
pyramids-shape-v3 = 3 ruudun kulma
pyramids-shape-l4 = 4 ruudun L
pyramids-shape-o4 = 4 ruudun neliö
pyramids-field-wall = seinä
pyramids-field-empty = tyhjä
pyramids-field-E = sisäänkäynti
pyramids-field-T = kultahauta
pyramids-field-r = punainen jalokivi
pyramids-field-g = vihreä jalokivi
pyramids-field-s = pääkallo
pyramids-field-x = punainen rasti
pyramids-field-t = soihtu
pyramids-field-e = eliksiiri
pyramids-did-mark = rastita { $count ->
        [one] yksi ruutu
       *[other] { $count } ruutua
    } pyramidissa { $card }{ $fields ->
        [none] { "" }
       *[other] : { $fields }
    }{ $things ->
        [none] { "" }
       *[other] { " " }({ $things })
    }
pyramids-did-keep-two = pidä kortit { $one } ja { $two }
pyramids-did-take-card = ota kortti { $card }
pyramids-did-take-deck = ota kortti nostopinon päältä

## What happened

pyramids-event-card-taken =
    { $you ->
        [yes] Otat
       *[no] { $name } ottaa
    } kortin { $card } paikalta { $from }.
pyramids-event-card-taken-deck =
    { $you ->
        [yes] Otat
       *[no] { $name } ottaa
    } kortin { $card } nostopinosta.
pyramids-event-card-drawn =
    { $you ->
        [yes] Nostat
       *[no] { $name } nostaa
    }: { $cards }.
pyramids-event-card-drawn-unseen =
    { $you ->
        [yes] Nostat
       *[no] { $name } nostaa
    } { $count ->
        [one] { $count } kortin.
       *[other] { $count } korttia.
    }
pyramids-event-cards-kept =
    { $you ->
        [yes] Pidät
       *[no] { $name } pitää
    } kortit { $card } ja { $other }.
pyramids-event-card-laid-out = Tarjolle asetettu: { $cards }.
pyramids-event-expedition = Retki { $number }: { $shape }.
pyramids-event-fields-crossed =
    { $you ->
        [yes] Rastitat
       *[no] { $name } rastittaa
    } { $count ->
        [one] yhden ruudun
       *[other] { $count } ruutua
    } pyramidissa { $card }{ $gains ->
        [none] .
       *[other] : { $gains }.
    }
pyramids-event-gem =
    { $you ->
        [yes] Sinä
       *[no] { $name }
    }: { $gem ->
        [red]
            { $count ->
                [one] { $count } punainen jalokivi.
               *[other] { $count } punaista jalokiveä.
            }
       *[green]
            { $count ->
                [one] { $count } vihreä jalokivi.
               *[other] { $count } vihreää jalokiveä.
            }
    }
pyramids-event-torch =
    { $you ->
        [yes] Sytytät
       *[no] { $name } sytyttää
    } kierroksen { $round } soihdun.
pyramids-event-skull =
    { $you ->
        [yes] Sinä
       *[no] { $name }
    }: { $count ->
        [one] { $count } pääkallo.
       *[other] { $count } pääkalloa.
    }
pyramids-event-elixir =
    { $you ->
        [yes] Juot
       *[no] { $name } juo
    } eliksiirin; jäljellä { $count ->
        [one] { $count } pääkallo.
       *[other] { $count } pääkalloa.
    }
pyramids-event-red-cross =
    { $you ->
        [yes] Saat
       *[no] { $name } saa
    } rastittaa vielä { $count ->
        [one] { $count } ruudun.
       *[other] { $count } ruutua.
    }
pyramids-event-explored =
    { $you ->
        [yes] Olet
       *[no] { $name } on
    } tutkinut pyramidin { $card }.
pyramids-event-colour-points =
    { $you ->
        [yes] Saat
       *[no] { $name } saa
    } { pyramids-told-points } { $colour ->
        [green] vihreistä pyramideista.
        [orange] oransseista pyramideista.
       *[purple] violeteista pyramideista.
    }
pyramids-event-cross-lapses =
    { $you ->
        [yes] Et voi
       *[no] { $name } ei voi
    } rastittaa enää mitään: punainen rasti raukeaa.
pyramids-event-game-ends = { event-game-ends }
pyramids-event-round-ends = { event-round-ends }
pyramids-event-clock-moved = { event-clock-moved }
pyramids-told-explored = Pyramidi on tutkittu.
pyramids-told-points = <b>{ $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }</b>
pyramids-event-bot-moved = { event-bot-moved }

## The table

pyramids-counter-round = Kierros
pyramids-counter-card = Kortti
pyramids-progress-round = Kierros { $now }/{ $all }
pyramids-progress-card = Retkikortti { $now }/{ $all }
pyramids-expedition = Retki
pyramids-seen = Tällä kierroksella nähty
pyramids-face-down = kuvapuoli alaspäin
pyramids-still-face-down =
    { $count ->
        [one] { $count } kortti on kuvapuoli alaspäin; se jää näkemättä.
       *[other] { $count } korttia on kuvapuoli alaspäin; yksi niistä jää näkemättä.
    }
pyramids-tools = Muuta kuviota
pyramids-rotate = Kierrä
pyramids-mirror = Peilaa
pyramids-single = 1 ruutu
pyramids-cross-off = Rastita
pyramids-keep-both = Pidä nämä
pyramids-take = Ota
pyramids-take-card = Ota { $card }
pyramids-take-top = Ota päällimmäinen
pyramids-why = Miten sääntö menee?
pyramids-your-pyramids = Pyramidisi
pyramids-no-pyramids = Sinulle ei ole enää pyramideja.
pyramids-turn-to = Katso pyramidia { $card }
# A pyramid card for those who do not see it.
pyramids-card-label =
    Pyramidi { $card }{ $colour ->
        [green] , vihreä
        [orange] , oranssi
        [purple] , violetti
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , { $count } ruutu rastitettu
       *[other] , { $count } ruutua rastitettu
    }
# What lies in a chamber, as in “Pyramid 12, green: red gem ×2, torch and skull”.
pyramids-relic-count =
    { $count ->
        [one] { $what }
       *[other] { $what } ×{ $count }
    }
pyramids-card-holds =
    { $things ->
        [none] { $card }
       *[other] { $card }: { $things }
    }
pyramids-card-kept =
    Pyramidi { $card }{ $colour ->
        [green] , vihreä
        [orange] , oranssi
        [purple] , violetti
       *[none] { "" }
    }, pidetään
# A field of a chamber: B3, skull, can be crossed off.
pyramids-field =
    { $field }, { $what }{ $state ->
        [ghosted] , tässä siirrossa
        [fresh] , rastitettu tässä siirrossa
        [crossed] , rastitettu
        [legal] , voi rastittaa
        [lone] , voi rastittaa yksittäisenä ruutuna
       *[open] { "" }
    }

# What is asked.
pyramids-ask-keep =
    { $count ->
        [0] Valitse kaksi neljästä pyramidistasi.
        [one] Valitse vielä yksi pyramidi.
       *[other] Pidetäänkö nämä kaksi?
    }
pyramids-ask-mark =
    { $shape ->
        [i2] Rastita 2 ruudun suora, miten päin haluat, tai yksi ruutu.
        [i3] Rastita 3 ruudun suora, miten päin haluat, tai yksi ruutu.
        [i4] Rastita 4 ruudun suora, miten päin haluat, tai yksi ruutu.
        [v3] Rastita 3 ruudun kulma, miten päin haluat, tai yksi ruutu.
        [l4] Rastita 4 ruudun L, miten päin haluat, tai yksi ruutu.
       *[o4] Rastita 4 ruudun neliö tai yksi ruutu.
    }
pyramids-ask-single = Rastita kuvion sijasta yksi ruutu.
pyramids-ask-fits-nowhere = Kuvio ei mahdu minnekään: rastita yksi ruutu.
pyramids-ask-no-room = Siihen se ei mahdu. Valitse ruutu, jossa on piste tai rengas.
pyramids-ask-cross =
    { $count ->
        [one] Punainen rasti: rastita vielä yksi ruutu kummalla kortilla tahansa.
       *[other] Punaisia rasteja: rastita vielä { $count } ruutua, yksi kerrallaan, kummalla kortilla tahansa.
    }
pyramids-ask-take =
    { $count ->
        [one] Valitse uusi pyramidi: jokin näistä tai nostopinon päällimmäinen.
       *[other] Valitse { $count } uutta pyramidia yksi kerrallaan: jokin näistä tai nostopinon päällimmäinen.
    }
pyramids-ask-take-card =
    { $colour ->
        [green] Pyramidi { $card }, vihreä.
        [orange] Pyramidi { $card }, oranssi.
        [purple] Pyramidi { $card }, violetti.
       *[none] Pyramidi { $card }.
    }
pyramids-ask-take-deck = Nostopinon päällimmäinen: kukaan ei ole nähnyt sitä.
pyramids-reaches = Tämä yltää pyramidin { $card } kultahautaan. Sitten valitset uuden pyramidin.
pyramids-reaches-last = Tämä yltää pyramidin { $card } kultahautaan.
pyramids-then-cross =
    { $count ->
        [one] Punainen rasti: sitten rastitat vielä yhden ruudun.
       *[other] Punaisia rasteja: sitten rastitat vielä { $count } ruutua.
    }
pyramids-covers =
    { $count ->
        [one] Yksi ruutu pyramidissa { $card }
       *[other] { $count } ruutua pyramidissa { $card }
    }{ $things ->
        [none] .
       *[other] : { $things }.
    }
pyramids-covers-live = Peittää pyramidissa { $card } ruudut { $fields }{ $things ->
        [none] { "" }
       *[other] : { $things }
    }{ $points ->
        [none] .
       *[other] ; pisteitä { $points }.
    }

# Why you wait.
pyramids-wait-keep =
    { $done ->
        [yes] Olet valinnut. Odotetaan: { $names }.
       *[no] Vielä valitsemassa kahta pyramidia: { $names }.
    }
pyramids-wait-mark =
    { $done ->
        [yes] Olet rastittanut. Odotetaan: { $names }.
       *[no] Vielä rastittamassa: { $names }.
    }
pyramids-wait-take = { $name } valitsee uuden pyramidin.
pyramids-wait-take-first = { $name } valitsee ennen sinua: { $card } on pienempi kuin sinun { $own }.
pyramids-step-keep-done = on valinnut
pyramids-step-keep-busy = valitsee
pyramids-step-mark-done = on rastittanut
pyramids-step-mark-busy = miettii
pyramids-step-take-choosing = valitsee nyt
pyramids-step-take-next = valitsee myöhemmin

# The score card.
pyramids-score-card = Pistekorttisi
pyramids-this-move = Tämä siirto
pyramids-gain-awaited = Valitse ruutuja, niin näet, mitä ne tuovat.
pyramids-gain-pyramid = Pyramidi { $card }
# Every second pyramid of a colour: the 2nd, the 4th, the 6th.
pyramids-gain-colour =
    { $count ->
        [2] 2.
        [3] 2.
        [4] 4.
        [5] 4.
       *[other] 6.
    } { $colour ->
        [green] vihreä
        [orange] oranssi
       *[purple] violetti
    }
pyramids-gain-gems = { pyramids-source-gems }
pyramids-gain-skulls = { pyramids-source-skulls }
pyramids-gain-torches = Soihtu
pyramids-gain-elixir = { pyramids-rule-elixir }
pyramids-red-gems = Punaiset jalokivet
pyramids-green-gems = Vihreät jalokivet
pyramids-skulls = Pääkallot
pyramids-torches = { pyramids-source-torches }
pyramids-explored = Tutkittu
pyramids-explored-count =
    { $lowest ->
        [none] { $count }
       *[other] { $count }, pienin { $lowest }
    }
pyramids-track = { $what }: { $count }/{ $most }
pyramids-pairs =
    { $points ->
        [none] parit
       *[other] parit à { $points }
    }
pyramids-claims = Joka 2. samanvärinen pyramidi tuo suurimman vapaan bonuksen
pyramids-yours = sinun
# After the number of pyramids of a colour.
pyramids-explored-of-colour =
    { $count ->
        [one] tutkimasi pyramidi
       *[other] tutkimaasi pyramidia
    }
pyramids-standings = Pisteet tähän asti

# The display.
pyramids-display = Pyramidit tarjolla
pyramids-display-about = Pääse haudalle ja ota sitten jokin näistä tai nostopinon päällimmäinen; pienin numero valitsee ensin.
pyramids-deck = pino
pyramids-deck-label =
    { $count ->
        [0] Nostopino on tyhjä
        [one] Nostopino: { $count } kortti
       *[other] Nostopino: { $count } korttia
    }
pyramids-no-card = ei korttia
pyramids-others = Muut pelaajat
pyramids-sheets = Näytä
pyramids-sheet-score = Pistekortti
pyramids-sheet-display = Tarjolla
pyramids-sheet-others = Muut

# The table in words.
pyramids-words-you = { $name } (sinä)
pyramids-words-expedition =
    { $seen ->
        [none] { $shape }, tämän kierroksen ensimmäinen kortti.
       *[other] { $shape }. Aiemmin tällä kierroksella nähty: { $seen }.
    }
pyramids-words-has =
    { $explored ->
        [none] Punaisia jalokiviä { $red }, vihreitä jalokiviä { $green }, pääkalloja { $skulls }, soihtuja { $torches }; ei yhtään tutkittua pyramidia.
       *[other] Punaisia jalokiviä { $red }, vihreitä jalokiviä { $green }, pääkalloja { $skulls }, soihtuja { $torches }; tutkittu: { $explored }.
    }
pyramids-words-crossed = { $what }, rastitettu
pyramids-words-free = vapaa
pyramids-words-claim =
    { $colour ->
        [green] Vihreä, pisteitä { $points }: { $name }
        [orange] Oranssi, pisteitä { $points }: { $name }
       *[purple] Violetti, pisteitä { $points }: { $name }
    }

## Rules that a table names, as their titles in rules.ftl are

pyramids-rule-set-up = Alkuvalmistelut
pyramids-rule-expedition = Retkikortit
pyramids-rule-mark = Rastita kuvio
pyramids-rule-entrance-field = Sisäänkäynti
pyramids-rule-single-field = Yksittäinen ruutu
pyramids-rule-golden-tomb = Kultahauta
pyramids-rule-gems = { pyramids-source-gems }
pyramids-rule-skulls = { pyramids-source-skulls }
pyramids-rule-torches = { pyramids-source-torches }
pyramids-rule-elixir = Eliksiiri
pyramids-rule-red-cross = Punainen rasti
pyramids-rule-new-pyramid = Uusi pyramidi
pyramids-rule-colours = Pyramidipisteet
