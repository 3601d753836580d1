# Finnish: what only the terminal says.

# Whoever draws cards at random.
cli-nature = Sattuma

## Imhotep: what is asked

cli-ask-action = valitse yksi toiminto.
cli-ask-hammer-load = lastaa yksi kivi (Vasara).
cli-ask-sail-load = lastaa yksi kivi laivaan, joka voi sen jälkeen lähteä (Purje).
cli-ask-sail-sail = minne lastattu laiva menee? (Purje)
cli-ask-chisel-first = lastaa ensimmäinen kahdesta kivestä (Taltta).
cli-ask-chisel-second = lastaa toinen kivi (Taltta).
cli-ask-lever-sail = siirrä laiva (Vipu).
cli-ask-lever-order = mikä kivi puretaan seuraavaksi? (Vipu)
cli-ask-market = kivesi on torilla: ota kortti, tai jätä ottamatta.
cli-ask-keep = pidä toinen parin korteista.
cli-ask-pyramid = mihin pyramidiin kivesi menee?
cli-ask-pyramid-by-card = mihin pyramidiin kivesi menee? (Sisäänkäynti)
cli-ask-bonus-card = nostatko bonuksena päällimmäisen torikortin?
cli-ask-bonus-stones = otatko bonuksena kiviä varastolaatallesi?
cli-ask-bonus-load = lastaatko bonuksena yhden kiven?
cli-ask-temple = temppeli palkitsee kivesi: pisteitä vai kiviä?
cli-move-pass = Passaa: muuta et voi tehdä
cli-move-skip = Jätä bonus

## Pyramids: what is asked

cli-expedition =
    { $all ->
        [none] Retki { $number }
       *[other] Retki { $number }/{ $all }
    }
cli-card-short =
    { $colour ->
        [green] { $card } vihreä
        [orange] { $card } oranssi
        [purple] { $card } violetti
       *[none] { $card }
    }
cli-ask-mark = rastita kuvio ({ $shape }) kierrettynä tai peilattuna, tai yksi ainoa ruutu.
cli-ask-cross = punainen rasti: rastita vielä yksi ruutu (rastittamatta { $count }).
cli-ask-take =
    { $count ->
        [one] ota { $count } uusi kortti, avoin tai nostopinosta.
       *[other] ota { $count } uutta korttia, avoimia tai nostopinosta.
    }
cli-ask-keep-two = pidä kaksi neljästä kortistasi.

## Playing

# Words in `…` are typed as they are, in every language.
cli-welcome = Tervetuloa! Pelinä on { $game }. Kirjoita siirron numero tai itse siirto. `help` näyttää kaikki komennot, `quit` lopettaa pelin.
cli-shared-keyboard =
    { $count ->
        [one] Tällä näppäimistöllä pelaa { $count } ihminen. Bottia vastaan: { $command }
       *[other] Tällä näppäimistöllä pelaa { $count } ihmistä. Bottia vastaan: { $command }
    }
# Whose stones are whose, as in “Black is you and White is mason.”
cli-is-bot = { $name } on { $bot }
cli-is-you = { $name } olet sinä
cli-is-here = { $name } on tällä näppäimistöllä
cli-seats-differ = Tässä pelissä on { $seats } paikkaa, mutta --players nimeää { $players }. Ihmiset pelaavat kaikilla paikoilla.
cli-compiling = Käännetään bottien tasoja (kerran versiota kohden, noin puoli minuuttia)
cli-thinks = { $name } miettii
# What went wrong with a bot; $detail is English.
cli-bot-failed =
    { $kind ->
        [crashed] { $name } ({ $bot }) kaatui: { $detail }. Sen puolesta pelattiin satunnainen siirto.
        [illegal] { $name } ({ $bot }) ei tehnyt laillista siirtoa: { $detail }. Sen puolesta pelattiin satunnainen siirto.
        [late] { $name } ({ $bot }) myöhästyi: { $detail }. Sen puolesta pelattiin satunnainen siirto.
        [flooded] { $name } ({ $bot }) kirjoitti liikaa: { $detail }. Sen puolesta pelattiin satunnainen siirto.
       *[often] { $name } ({ $bot }) on epäonnistunut liian usein, eikä siltä enää kysytä. Sen puolesta pelattiin satunnainen siirto.
    }
cli-curtain-imhotep = Anna näyttö pelaajalle { $name }. Paina Enter, niin näet korttiparin.
cli-curtain-pyramids = Anna näyttö pelaajalle { $name }. Paina Enter, niin näet neljä korttiasi.
cli-curtain-plain = Anna näyttö pelaajalle { $name }. Jatka painamalla Enter.
# Somebody is asked although it is the turn of $other.
cli-asked-in-turn = { $name } (vuorossa { $other }): { $question }
cli-decided =
    { $count ->
        [one] ({ $names } on päättänyt)
       *[other] ({ $names } ovat päättäneet)
    }
cli-others =
    { $count ->
        [one] … ja { $count } muu: kirjoita `more`
       *[other] … ja { $count } muuta: kirjoita `more`
    }
# A line in English follows, which says why.
cli-not-understood = Sellaista siirtoa tai komentoa ei ole. Kirjoita `help`, niin näet ne kaikki.
cli-not-possible = Ei mahdollista.
cli-no-such-number = valitse numero väliltä 1–{ $last }, ei { $number }
cli-undo-bot = { $name } on botti ({ $bot }); voit perua vain ihmisten siirtoja
cli-undo-nobody = kukaan ei ole vielä tehnyt siirtoa
cli-undo-you = et ole vielä tehnyt siirtoa
cli-undo-unmoved = { $name } ei ole vielä tehnyt siirtoa
cli-undo-late = on liian myöhäistä perua tämä siirto: joku on sen jälkeen tehnyt siirron tai kortti on paljastunut
cli-undo-replies = Siirtosi ja vastaukset peruttiin.
cli-undo-name = `undo`-sanan perään kirjoitetaan pelaajan nimi ({ $names }) tai ei mitään, ei { $typed }
cli-saved =
    { $count ->
        [one] { $count } siirto tallennettu tiedostoon { $path }
       *[other] { $count } siirtoa tallennettu tiedostoon { $path }
    }
cli-save-what = `save` tarvitsee tiedoston, esimerkiksi: save game.record
cli-save-taken = { $path } on jo olemassa eikä ole pöytäkirja
cli-open-what = `open` tarvitsee tiedoston, esimerkiksi: open game.record
cli-open-no-record = { $path } ei ole pöytäkirja
cli-open-over = { $path }: tämä peli on päättynyt; voit lukea sen komennolla `{ $command }`
cli-open-by-hand = { $path }: sen nostot tehdään käsin; päätteessä pelattava peli tarvitsee siemenestä tehdyt nostot
cli-check = Tarkista kaikki nostot ja siirrot: { $command }
cli-read-again = Lue peli uudelleen: { $command }
cli-goodbye = Näkemiin.
cli-nothing-saved = Yhtään siirtoa ei tehty, joten mitään ei tallennettu. `{ $command }` aloittaa uuden pelin.
cli-go-on = Näin jatkat: käynnistä `{ $command }` ja kirjoita `open { $path }`
cli-kept = Pelin pöytäkirja on tiedostossa { $path }
cli-not-kept = Pöytäkirjaa ei voitu tallentaa tänne eikä tilapäistiedostojen kansioon.

## The table

cli-player = Pelaaja
# The heading over the points that players would have if the game ended now: short.
cli-if-ended = Jos päättyisi
cli-start-player = aloituspelaaja { $name }
cli-harbour = Satama (keula vasemmalla)
cli-site =
    { $ship ->
        [none] { $site } { $side }
       *[other] { $site } { $side }, rannassa laiva { $ship }
    }
cli-unloads = puretaan
cli-times = { $count } × { $card }
cli-stones-from-quarry =
    { $count ->
        [one] { $count } kivi kaivoksesta
       *[other] { $count } kiveä kaivoksesta
    }
cli-top-card = nosta päällimmäinen torikortti
# A space of a ship or of the market, and what lies there.
cli-space = ruutu { $space }, { $what }
# A field of a small pyramid: which one, its points, and its bonus.
cli-field =
    { $bonus ->
        [card]
            { $points ->
                [one] { $pyramid }, { $points } piste ja kortti
               *[other] { $pyramid }, { $points } pistettä ja kortti
            }
        [stones]
            { $points ->
                [one] { $pyramid }, { $points } piste ja kiviä
               *[other] { $pyramid }, { $points } pistettä ja kiviä
            }
        [load]
            { $points ->
                [one] { $pyramid }, { $points } piste ja lastaus
               *[other] { $pyramid }, { $points } pistettä ja lastaus
            }
       *[none]
            { $points ->
                [one] { $pyramid }, { $points } piste
               *[other] { $pyramid }, { $points } pistettä
            }
    }
# The notes below stand in frames of 36 columns: the shorter the better.
cli-row = rivi { $number }
cli-by-row = lopussa riveittäin: { $points }
cli-groups = lopussa ryhmät: { $points } +{ $further }
cli-by-height = lopussa korkeus: { $points }
cli-tower-points = pisteet
cli-towers = pylväät
cli-single-stones = yksin
cli-tower-rule =
    { $points ->
        [one] 3 on pylväs; yksittäinen { $points } piste
       *[other] 3 on pylväs; yksittäinen { $points } pistettä
    }
cli-built-next = pisteet heti, ( ) on seuraavana
cli-edge =
    { $points ->
        [one] laidalla { $points } piste kukin
       *[other] laidalla { $points } pistettä kukin
    }
# C, S and L stand on the fields.
cli-bonus-letters =
    { $points ->
        [one] { $points } p ja C kortti, S kiviä, L lastaus
       *[other] { $points } p ja C kortti, S kiviä, L lastaus
    }
cli-level = kerros { $number }
cli-brings = tuo
cli-temple-points =
    { $points ->
        [one] joka kierros { $points } piste jokaisesta ylhäältä näkyvästä kivestä: [ ]
       *[other] joka kierros { $points } pistettä jokaisesta ylhäältä näkyvästä kivestä: [ ]
    }
# ? and C stand on the fields.
cli-temple-bonuses = joka kierros, jos näkyy ylhäältä: ? pisteitä tai kiviä ({ $points } tai { $stones }), C kortti
cli-no-pair = ei paria
cli-card-red = kivi heti
cli-card-green = { $points } / { $stones } kiveä
cli-card-lever = siirrä, järjestä
cli-card-hammer = { imhotep-card-effect-hammer }
cli-card-sail = lastaa 1, siirrä
cli-card-chisel = lastaa 2

# What is printed on the fields of a chamber: at most six letters.
cli-field-E = ALKU
cli-field-T = HAUTA
cli-field-r = r kivi
cli-field-g = g kivi
cli-field-s = kallo
cli-field-x = rasti
cli-field-t = soihtu
cli-field-e = juoma
# The letters stand on the fields.
cli-legend = E alku, T hauta, r g kivi, s kallo, x rasti, t soihtu, e juoma, ## seinä, XX ok
cli-card = Kortti { $card }
cli-no-cards = ei kortteja näkyvissä
cli-display = Tarjolla
cli-display-cards = Tarjolla: { $cards } (`board` piirtää kaiken)
cli-gems = { $red } pun. { $green } vihr.
cli-colours-left = Väripisteitä jäljellä: { $points }
# The list of moves: fields of a card.
cli-single = { $card } ruutu
cli-shape = { $card } kuvio
cli-top-of-deck = nostopinon päällimmäinen

## The end, records, advice

cli-points-with = pisteet
cli-total = yhteensä
cli-place = sija
cli-tie-imhotep = kiviä varastossa
cli-tie-pyramids = pienin pyramidi
cli-unfinished = Peli on kesken.
cli-record-game = Peli
cli-record-players =
    { $count ->
        [one] { $count } pelaaja
       *[other] { $count } pelaajaa
    }
cli-record-edition = { $edition } ({ $hash }), sääntöjen versio { $version }
cli-record-played = Pelattu
cli-record-moves =
    { $count ->
        [one] { $date }, { $count } siirto
       *[other] { $date }, { $count } siirtoa
    }
cli-record-chance = Sattuma
cli-record-by-hand = nostettu käsin
cli-record-committed = sitoumus { $commitment }
cli-record-result = Tulos
# $level is the name of a bot; 95 % ranges are those of the estimates.
cli-hint =
    { $count ->
        [one] { $level } neuvoo pelaajaa { $name }, takana { $count } simulaatio; suluissa 95 %:n välit
       *[other] { $level } neuvoo pelaajaa { $name }, takana { $count } simulaatiota; suluissa 95 %:n välit
    }
cli-hint-exact = { $level } on laskenut pelaajan { $name } siirrot pelin loppuun asti
cli-hint-move = siirto
cli-hint-wins = voitto
cli-hint-points = pisteet
# $line is a row of moves in notation.
cli-hint-line = Odotettu jatko: { $line }
cli-hint-drawn = (nostettu: { $move })
cli-hint-percent = { $number } %

## Reviews

cli-review-reviewing = Analysoidaan
# $level is the name of a bot.
cli-review-judge =
    { $count ->
        [one] Arvioija { $level }, { $count } simulaatio siirtoa kohden.
       *[other] Arvioija { $level }, { $count } simulaatiota siirtoa kohden.
    }
# Headings over the columns of a table: short.
cli-review-grade = arvio
cli-review-lost =
    { $what ->
        [percent] menetys %
       *[points] menetys p.
    }
# What was done or drawn; $name is a player or “Draw”.
cli-review-at = Siirto { $turn }, { $name }: { $what }
cli-review-chance = Voiton mahdollisuus, { $name }: { $before } → { $after }
# What a draw changed: numbers with their signs.
cli-review-changed = ({ $percent } voiton mahdollisuus, { $points } pistettä)
# Over a table of means.
cli-review-means =
    { $count ->
        [one] { $count } peli
       *[other] { $count } pelin keskiarvot
    }
cli-review-done = Analysoituja pelejä: { $count } / { $all }.
cli-review-written = Sivu on tiedostossa { $path }.

## Help

# Typed as they are, in every language: market, pyramid, temple, chamber, obelisks, chisel, hammer, sail, lever, middle,
# right, accept, load b2, skip, hint vizier, undo.

cli-help-turn = VUOROSI
cli-help-turn-about =
    { $rounds ->
        [one] yksi toiminto; kierros päättyy, kun neljä laivaa on siirretty, peli päättyy { $rounds } kierroksen jälkeen
       *[other] yksi toiminto; kierros päättyy, kun neljä laivaa on siirretty, peli päättyy { $rounds } kierroksen jälkeen
    }
cli-help-take =
    { $stones ->
        [one] enintään { $stones } kivi kaivoksestasi varastolaatalle, jolle mahtuu { $spaces }
       *[other] enintään { $stones } kiveä kaivoksestasi varastolaatalle, jolle mahtuu { $spaces }
    }
cli-help-load = kivi varastolaatalta laivan b ruutuun 2, keulasta laskien
cli-help-sail = mikä tahansa laiva, jossa on tarpeeksi kiviä, kenen tahansa, vapaalle rakennuspaikalle (market, pyramid, temple, chamber, obelisks), jossa kivet puretaan keulasta alkaen
cli-help-play = aiemmalla vuorolla saatu sininen kortti: chisel (lastaa 2), hammer (ota, lastaa 1), sail (lastaa 1 ja siirrä se laiva), lever (siirrä, pura omassa järjestyksessäsi)
cli-help-pass = vain kun mikään muu ei ole mahdollista
cli-help-asked = KYSYTTÄESSÄ
cli-help-asked-about = kivistäsi, myös muiden vuoroilla
cli-help-card = tori: ruudun 2 kortti tai ei mitään; punaiset toteutuvat heti
cli-help-pair = tori B: katso alaspäin käännetty pari, pidä ensimmäinen tai toinen
cli-help-pyramid = pyramidit B: tai middle, right; sitten accept, load b2 tai skip
cli-help-point = temppeli B: pisteitä tai kiviä ({ $points } tai { $stones }) näkyvästä kivestä
cli-help-unload = vipu: ruudun 3 kivi on seuraava
cli-help-commands = KOMENNOT
cli-help-commands-about = numero pelaa luettelon siirron, jolla on se numero
cli-help-help = tämä sivu
cli-help-board = piirrä koko pöytä uudelleen
cli-help-more = luettele kaikki siirrot, montako niitä onkin
cli-help-log = peli tähän asti sanoin
cli-help-hint = parhaat siirrot Faaraon mielestä noin sekunnin mietinnän jälkeen, ja miksi muut ovat huonompia; hint vizier: Visiirin mielestä
cli-help-undo = peru viimeisin siirto, jos sen jälkeen ei ole paljastunut mitään, ja pelkkiä botteja vastaan myös niiden vastaukset; undo { $name }: se, jonka on viimeksi tehnyt { $name }
cli-help-save = tallenna pelin tähänastinen pöytäkirja
cli-help-open = jätä tämä peli ja jatka pöytäkirjan peliä
cli-help-quit = lopeta peli; siitä tallennetaan pöytäkirja
cli-help-expeditions = RETKET
cli-help-expeditions-about = { $rounds } kierrosta, retkiä kussakin { $cards }; kaikki rastittavat saman kuvion samaan aikaan salassa
cli-help-mark = kuvio kortille 12, kierrettynä tai peilattuna, ruutuihin, jotka eivät ole seinää eivätkä rastitettuja
cli-help-mark-single = tai yksi ainoa ruutu, aina sallittu
cli-help-mark-where = kortin ensimmäinen rasti peittää sisäänkäynnin, myöhemmät koskettavat aiempaa sivultaan
cli-help-keep = alussa: kaksi neljästä kortistasi
cli-help-take-card = tutkitun pyramidin tilalle: avoin kortti tai nostopinon päällimmäinen
cli-help-symbols = MERKIT
cli-help-symbols-about = rastitettavassa ruudussa; siirtoluettelossa ne seuraavat ruutua, esimerkiksi (rs)
cli-help-gems = jalokivet: punaisen ja vihreän parista { $pair }, parittomasta { $single }
cli-help-torch = tämän kierroksen soihtu: { $points }
cli-help-skull = seuraava pääkallo; korkein ratkaisee: { $points }
cli-help-elixir = eliksiiri: kaksi korkeinta pääkalloa pyyhitään pois
cli-help-cross = punainen rasti: heti vielä yksi ruutu kummalla kortilla tahansa
cli-help-tomb = hauta, pyramidi on tutkittu: { $points }
cli-help-colours = väripisteet
cli-help-colours-about = { $points } sille, jolla seuraavaksi on 2, 4 tai 6 tutkittua samanväristä pyramidia

# What a mark of Pyramids brings; the numbers count what the player has so far.
cli-fields-crossed =
    { $gains ->
        [none] { $name } rastittaa kortilla { $card }: { $fields }.
       *[other] { $name } rastittaa kortilla { $card }: { $fields } ({ $gains }).
    }
cli-gain-gem =
    { $gem ->
        [red] punainen jalokivi nro { $count }
       *[green] vihreä jalokivi nro { $count }
    }
cli-gain-torch = kierroksen { $round } soihtu
cli-gain-skull = pääkallo nro { $count }
cli-gain-elixir =
    { $count ->
        [one] eliksiiri (jäljellä { $count } pääkallo)
       *[other] eliksiiri (jäljellä { $count } pääkalloa)
    }
cli-gain-red-cross =
    { $count ->
        [one] punainen rasti
       *[other] { $count } punaista rastia
    }

## Oppitunnit

cli-learn-step = Vaihe { $step }/{ $steps }
cli-learn-how = Aloita tai jatka: { $command }
cli-learn-one = Valitsemasi oppitunti, esimerkiksi: { $command }
cli-learn-you = Pelaat värillä: { $name }.
cli-learn-reading = Enter jatkaa. Myös: back, skip, quit.
cli-learn-doing = Kirjoita numero tai siirto. Myös: show, back, skip, help, quit.
cli-learn-shown = Näytettiin: { $move }
cli-learn-next = Seuraava oppitunti: { $title }. Enter jatkaa, quit lopettaa.
cli-learn-all-done = Olet käynyt kaikki pelin { $game } oppitunnit.
cli-learn-first = tämä on ensimmäinen vaihe
cli-learn-not-kept = Edistymistäsi ei voi tallentaa: { $reason }
cli-learn-first-game = Ensimmäinen pelisi, valmentaja vieressäsi: { $command }
cli-first-game-how = Valmentaja puhuu, kun jokin on uutta. Myös: quiet, wake.
cli-first-game-quiet = Valmentaja on hiljaa. Herätä valmentaja: wake.
cli-first-game-wake = Valmentaja on hereillä.

## Tehtävät

cli-puzzle-title = Tehtävä { $id }: { $game }
cli-puzzle-level = Heikoin botti, joka ratkaisee sen: { $level }
cli-puzzle-counts-margin = Vuorossa: { $name }. Ratkaisevaa: pelaajan { $name } loppupisteet vähennettynä parhaan vastustajan pisteillä.
cli-puzzle-counts-first = Vuorossa: { $name }. Ratkaisevaa: ensimmäinen sija pelaajalle { $name } pelin lopussa.
cli-puzzle-moves =
    { $count ->
        [one] Siihen tarvitaan { $count } siirto.
       *[other] Siihen tarvitaan { $count } siirtoa.
    }
cli-puzzle-how = Kirjoita numero tai siirto. Myös: answer, more, help, quit.
cli-puzzle-right = Oikein.
cli-puzzle-wrong-margin = { $move } ei ole paras: se maksaa { $points } pistettä. Yritä uudelleen.
cli-puzzle-wrong-first = { $move } ei ole paras: se maksaa { $percent } % ensimmäisestä sijasta. Yritä uudelleen.
cli-puzzle-solved = Ratkaistu. Kaikki siirrot ja mihin ne johtavat:
cli-puzzle-answer = Ratkaisu: { $moves }. Kaikki ensimmäiset siirrot ja mihin ne johtavat:
cli-puzzle-move = Siirto
cli-puzzle-lead = Ero
# The command stays as it is.
cli-puzzle-record = `saqqara puzzle record { $id } --out FILE` tallentaa sen pelin kulun.
cli-puzzle-streak = Päiviä peräkkäin: { $count }.
