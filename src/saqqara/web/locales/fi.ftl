# Finnish. The same messages as in en.ftl; a test compares them.
#
# Values: $name, $names, $who and $other are names of players; lists are put together in the language. A value that is
# missing is the variant [none], a yes or no is [yes] or [no]. Messages whose id begins with `to-` or `where-` say
# where something goes, with the case that belongs to it, and stand inside other messages as they are. Names cannot be
# inflected: sentences are built so that the nominative fits.

## Every page

page-skip = Siirry sisältöön
page-name = Saqqara
page-home = Saqqara: aulaan
page-theme = Vaalea tai tumma
page-cancel = Peruuta
page-close = Sulje
page-to-lobby = Aulaan
page-unofficial = Kahden lautapelin epävirallinen versio. Ei yhteyttä pelien julkaisijoihin.
page-version = Saqqara { $version }
list-last = { $before } ja { $last }

## The lobby

lobby-page = Saqqara: Imhotep ja Pyramids
lobby-title = Rakenna jotain pysyvää.
lobby-lead = Pelaa ystävien kanssa linkin kautta, täällä samassa pöydässä tai botteja vastaan. Tunnusta ei tarvita.
you-name = Nimesi
you-saved = Olet { $name }. Pöydissä, joissa jo istut, näkyy yhä vanha nimi.
person-guest = Vieras { $number }
tables-open = Avoimet pöydät
tables-you-owe = Sinun vuorosi
tables-watch = Katso
tables-free =
    { $count ->
        [one] { $count } vapaa paikka
       *[other] { $count } vapaata paikkaa
    }
status-waiting = Odottaa pelaajia
status-playing = Peli kesken
status-over = Päättynyt

## A new table

new-game = Peli
new-seats = Pelaajat
new-count = Montako paikkaa
new-sides = Rakennuspaikkojen puolet
new-wrath = Faaraon viha
new-wrath-about = Jos sinulta lopussa puuttuu kivi pyramidista, temppelistä, hautakammiosta tai obeliskeista, menetät 5 pistettä.
new-edition = Painos
new-clock = Kello
new-absent = Kun joku on poissa
new-stand-in = Botti jatkaa itsestään hänen puolestaan
new-stand-in-after = Kun on kulunut
new-stand-in-level = Tuuraavien bottien taso
new-company = Seura
new-listed = Julkinen
new-listed-about = Kaikki näkevät pöydän aulassa ja voivat istuutua. Muuten pöytään pääsee vain linkilläsi.
new-chat = Chat
new-chat-about = Pelaajat voivat kirjoittaa toisilleen.
clock-none = Ei kelloa
clock-per-move = Aikaa siirtoa kohden
clock-per-player = Aikaa pelaajaa kohden
clock-each-move = Siirtoa kohden
clock-each-player = Pelaajaa kohden
clock-unit = Yksikkö
clock-increment = Lisäsekunteja joka siirron jälkeen
clock-at-zero = Kun aika loppuu
at-zero-bot-moves-once = botti tekee sen yhden siirron
at-zero-bot-takes-over = botti ottaa paikan
unit-seconds = sekuntia
unit-minutes = minuuttia
unit-hours = tuntia
unit-days = päivää
sitter-me = Minä
sitter-open = Vapaa paikka
sitter-bot = Botti: { $level }
sitter-who = Kuka istuu paikalla { $seat }, { $colour }
sitter-name = Nimi
sitter-name-of = Pelaajan nimi paikalla { $seat }
sitter-name-full =
    { $count ->
        [one] Nimessä on enintään { $count } merkki.
       *[other] Nimessä on enintään { $count } merkkiä.
    }
level-apprentice = Oppilas
level-mason = Muurari
level-architect = Arkkitehti
level-vizier = Visiiri
colour-black = musta
colour-white = valkoinen
colour-brown = ruskea
colour-gray = harmaa
game-imhotep = Imhotep
game-imhotep-about = Lastaa laivoja, valitse niiden satama ja rakenna viisi monumenttia kuudessa kierroksessa.
game-pyramids = Silver & Gold: Pyramids
game-pyramids-about = Rastita kammioita, väistele pääkalloja ja ehdi ensimmäisenä kultahaudoille.

## The table

table-skip = Siirry siirtoihisi
head-round =
    { $rounds ->
        [none] Kierros { $round }
       *[other] Kierros { $round }/{ $rounds }
    }
connection-connecting = Yhdistetään …
# Nothing is said while all is well.
connection-open = { "" }
connection-paused = Palvelin ei saa yhteyttä tallennustilaansa. Peli jatkuu itsestään, eikä mitään katoa.
connection-reconnecting =
    { $isSending ->
        [yes] Yhdistetään uudelleen … valintasi on tallessa ja lähetetään pian.
       *[no] Yhdistetään uudelleen …
    }
# The title of the browser's tab: who is to move, then the game.
title-page = { $state } – { $game }
title-your-turn = Sinun vuorosi
title-turn-of = Vuorossa { $name }
title-others = Vuorossa { $names }
title-waiting = Odotetaan pelaajia
title-playing = Peli käynnissä
title-over = Peli on päättynyt
title-nothing = Ei pöytää
title-damaged = Vioittunut pöytä
seats-title = Pelaajat
# The number itself stands before it.
seats-points =
    { $count ->
        [one] piste
       *[other] pistettä
    }
seats-you = sinä
seats-open = vapaa paikka
seats-free = Paikka { $seat }
# Two players with the same name are told apart by the colour of their stones.
seats-namesake = { $player } ({ $colour })
seats-bot = botti
seats-waking = botti, valmistautuu
seats-stands-in = { $level } pelaa
seats-bot-plays = { $level } pelaa nyt pelaajan { $name } puolesta.
seats-plays-again = { $name } pelaa taas.
seats-owes = vuorossa
seats-thinks = miettii
seats-clock = Aikaa jäljellä:
seats-sit = Istu tähän
seats-sit-at = Istu tähän: paikka { $seat }
seats-let-bot-play = Anna botin pelata
seats-let-bot-play-for = Anna botin pelata: { $name }
seats-agreed = Botin kannalla: { $names }
seats-mute-name = Vaimenna: { $name }
seats-unmute-name = Kuuntele: { $name }
seats-stand-up = Nouse ylös
seats-hints =
    { $count ->
        [one] { $count } vihje
       *[other] { $count } vihjettä
    }
presence-away = katsoo muualle
presence-gone = poissa
sit-name = Nimesi
sit-go = Istuudu
sit-stones = Omat kivesi
sit-nameless = Kirjoita nimesi: muut näkevät sen.
tabs-label = Omat paikkasi
ask-title = Siirtosi
# $question is one of the messages ask-…
prompt-yours =
    { $name ->
        [none] Sinun vuorosi. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = Peli alkaa heti, kun kaikki paikat on täytetty.
prompt-over = Peli on päättynyt.
prompt-watching = Seuraat peliä.
prompt-looking = Katselet aiempaa tilannetta.
notation-label = Tai kirjoita siirto
notation-hint-imhotep = load b2
notation-hint-pyramids = mark 12 a1 a2
notation-play = Pelaa
plain-ask = Valitse siirto.
plain-flag =
    { $is ->
        [yes] kyllä
       *[no] ei
    }
# What happened in a game that has no texts here, in the words of its rules: “Ada: advanced, steps 2”.
plain-event =
    { $name ->
        [none] { $event }
       *[other] { $name }: { $event }
    }
deeds-undo = Kumoa
deeds-ask-back = Pyydä lupaa perua
deeds-take-back = Peru siirto
# What the button Undo takes back: the last choice of an unfinished move.
deeds-of-pick = viimeisin valinta
deeds-of-move =
    { $name ->
        [none] viimeisin siirtosi
       *[other] siirto: { $name }
    }
deeds-of-others =
    { $name ->
        [none] muut päättävät
       *[other] siirto: { $name }; muut päättävät
    }
deeds-of-turn =
    { $name ->
        [none] myös sitä seuranneet
       *[other] siirto: { $name }, myös sitä seuranneet
    }
deeds-no-back-asked = pyyntö on auki
deeds-no-back-unmoved = ei vielä mitään
deeds-leave = Jätä paikka botille
deeds-hand-over = Anna botin pelata puolestani
deeds-return = Jatkan itse
deeds-fill = Täytä vapaat paikat boteilla
deeds-level = Taso
back-title = Pyyntö
# $move is one of the messages did-…
back-asked =
    { $move ->
        [none] { $name } haluaisi perua siirron.
       *[other] { $name } haluaisi perua siirron: { $move }.
    }
back-later = Myös kaikki sen jälkeiset siirrot perutaan, muidenkin.
back-withdraw =
    { $name ->
        [none] Peru pyyntö
       *[other] { $name } peruu pyynnön
    }
back-declined = Muut eivät suostuneet siirron perumiseen.
back-waits =
    { $move ->
        [none]
            { $names ->
                [none] Pyysit saada perua siirron.
               *[other] Pyysit saada perua siirron. Odotetaan: { $names }.
            }
       *[other]
            { $names ->
                [none] Pyysit saada perua siirron: { $move }.
               *[other] Pyysit saada perua siirron: { $move }. Odotetaan: { $names }.
            }
    }
back-accept =
    { $name ->
        [none] Salli
       *[other] { $name } sallii
    }
back-decline =
    { $name ->
        [none] Älä salli
       *[other] { $name } ei salli
    }
invite-title = Kutsu ystäviä
invite-about = Kuka tahansa, jolla on tämä linkki, saa istuutua.
invite-bots = Kaikki paikat on täytetty. Tämän linkin haltija saa ottaa botin paikan.
invite-local = Osoite toimii vain tällä koneella. Jos ystävät ovat muualla, talo on käynnistettävä komennolla { $command }.
invite-link = Kutsulinkki
invite-copy = Kopioi
invite-copied = Kopioitu.
invite-select = Valittu: kopioi näppäimistöllä.
invited-by =
    { $count ->
        [one] { $names } kutsuu sinut pelaamaan: { $game }
       *[other] { $names } kutsuvat sinut pelaamaan: { $game }
    }
invited-open = Sinut on kutsuttu pelaamaan: { $game }
invited-seats =
    { $free ->
        [one] Vapaana { $free } paikka, paikkoja yhteensä { $seats }.
       *[other] Vapaana { $free } paikkaa, paikkoja yhteensä { $seats }.
    }
waiting-title =
    { $free ->
        [one] Pöytä odottaa vielä { $free } pelaajaa
       *[other] Pöytä odottaa vielä { $free } pelaajaa
    }
waiting-by-link = Tähän saa istuutua vain linkillä kutsuttu. Sinä voit seurata peliä.
curtain-pass = Anna laite pelaajalle { $name }
curtain-about = Seuraava valinta on salainen. Muut eivät saisi katsoa.
curtain-raise = Minä olen { $name }
log-title = Tapahtumat
log-earlier = Kaikki siirrot merkintöinä
chat-title = Chat
chat-news = Uusi viesti
chat-text = Sano jotain
chat-send = Lähetä
facts-title = Tämä pöytä
facts-edition = Painos
facts-shipped = Saqqaran mukana tuleva
facts-sides = Puolet
facts-yes = kyllä
# $time is a span like “20 minutes”; $zero is one of the messages at-zero-…
facts-per-move = { $time } siirtoa kohden; sitten { $zero }
facts-per-player =
    { $increment ->
        [0] { $time } pelaajaa kohden; sitten { $zero }
        [one] { $time } pelaajaa kohden, joka siirron jälkeen { $increment } sekunti lisää; sitten { $zero }
       *[other] { $time } pelaajaa kohden, joka siirron jälkeen { $increment } sekuntia lisää; sitten { $zero }
    }
facts-stand-in = { $level } jatkaa, kun on kulunut { $time }
facts-listed = Kuka saa liittyä
facts-open-to-all = kaikki
facts-by-link = kaikki, joilla on linkki
facts-spectators = Katsojia
facts-forked = Haarautui
facts-forked-at = toisesta pöydästä, siirron { $turn } jälkeen
origin-before = Aiemmat tapahtumat kerrotaan siellä.
board-title = Pöytä
board-laying = Pöytää katetaan …
board-hidden = Mitään ei näy, ennen kuin esirippu nousee.

menu-title = Valikko
words-title = Tilanne sanoin
words-show = Tilanne sanoin
hint-title = Vihje
hint-adviser = Kuka neuvoo
hint-ask = Kysy
hint-about = Neuvonantaja tietää vain sen, minkä sinäkin saat tietää. Kaikki pöydässä voivat nähdä, että kysyit.
hint-thinking = { $name } miettii …
hint-exact = { $name } on laskenut siirtosi pelin loppuun asti.
hint-after =
    { $count ->
        [one] { $name } on kokeillut { $count } jatkoa.
       *[other] { $name } on kokeillut { $count } jatkoa.
    }
# Where another move shows a better chance than the first.
hint-order = Ensimmäisenä on siirto, jonka { $name } valitsisi: sitä on kokeiltu eniten. Muiden mahdollisuudet ovat epävarmempia.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Voiton mahdollisuus: { $percent } % ({ $low }–{ $high })
hint-points = Odotetut pisteet:
hint-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-at-once =
    { $points ->
        [one] { $points } piste heti
       *[other] { $points } pistettä heti
    }
hint-if-ended =
    { $points ->
        [one] { $points } piste, jos peli päättyisi nyt
       *[other] { $points } pistettä, jos peli päättyisi nyt
    }
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = Parhaaseen siirtoon verrattuna: { $reasons }.
hint-as-good = Suunnilleen yhtä hyvä kuin paras siirto.
hint-you-more = saat { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä enemmän
hint-you-less = saat { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä vähemmän
hint-other-more = { $name } saa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä enemmän
hint-other-less = { $name } saa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä vähemmän
hint-ahead = Paras siirto: lopussa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä edellä – { $name }.
hint-behind = Paras siirto: lopussa { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä jäljessä – { $name }.
hint-even = Paras siirto: lopussa tasoissa – { $name }.
hint-play = Pelaa tämä
hint-expects = Odotettu jatko: { $moves }
# One step of what the adviser expects, as in “Ada: loading ship B, space 2”.
hint-step = { $name }: { $move }
key-take = Ota kiviä
key-load = Lastaa kivi
key-sail = Siirrä laiva
key-play-card = Pelaa kortti
key-ship = Valitse laiva
key-number = Valitse ruutu tai valitulle laivalle laituri
key-decline = Älä ota mitään, jos se on sallittua
key-harbour = Siirry satamaan
key-rotate = Kierrä kuviota
key-mirror = Peilaa kuvio
key-single = Rastita yksi ruutu
key-arrows = Liiku laivojen, laiturien ja korttien välillä
key-fields = Liiku kortin ruutujen välillä
key-move = Tee tämännumeroinen siirto
key-enter = Valitse, tai pelaa valittu
key-back = Askel taaksepäin
key-drop = Luovu valinnasta
key-hint = Pyydä vihjettä
key-log = Avaa tapahtumat
key-look-back = Kelaa taakse
key-keys = Näytä tämä luettelo

## The end, fairness, looking back

end-title = Loppu
# $reason says what decided a tie.
end-verdict =
    { $reason ->
        [sled]
            { $count ->
                [one] { $names } voittaa varastolaatan kivien ansiosta.
               *[other] { $names } jakavat voiton varastolaatan kivien ansiosta.
            }
        [lowest-pyramid]
            { $count ->
                [one] { $names } voittaa: tutkituista pyramideista pienin numero.
               *[other] { $names } jakavat voiton: tutkituista pyramideista pienin numero.
            }
       *[points]
            { $count ->
                [one] { $names } voittaa.
               *[other] { $names } jakavat voiton.
            }
    }
end-place = { $place }. sija
end-points = Pisteet
# A number of points in the score pad.
end-number = { $number }
end-rematch = Pelaa uudelleen
end-show = Näytä tulos
fair-title = Reilu sattuma
fair-how = Näin sattuma pysyy reiluna
fair-about = Ennen ensimmäistä arvontaa palvelin valitsi salaisen siemenen ja näytti tämän sitoumuksen, siemenen sormenjäljen. Pelin jälkeen se paljastaa siemenen: sitoumuksen tallettanut voi tarkistaa, että ne sopivat yhteen, ja toistaa jokaisen arvonnan.
fair-commitment = Sitoumus
fair-seed = Siemen
fair-entropy = Pelaajien osuudet
fair-download = Lataa pöytäkirja
fair-verify = Tarkista
fair-command = Näin toistat jokaisen arvonnan omalla koneellasi:
fair-computed = Laskettu tässä:
fair-seed-fits = Siemen sopii sitoumukseen.
fair-seed-differs = Siemen ei sovi sitoumukseen.
fair-seed-unknown = Tämä selain laskee tiivisteen vain suojatuilla sivuilla (https). Käytä alla olevaa komentoa.
fair-seen-same = Se on sama sitoumus, joka tälle selaimelle näytettiin alussa.
fair-seen-other = Se ei ole sama sitoumus, joka tälle selaimelle näytettiin alussa.
fair-seen-unseen = Tämä selain ei nähnyt pelin alkua; vertaa jonkun kanssa, joka näki.
look-title = Kelaa taakse
look-slider = Siirto
look-first = Alkuun
look-link = Kopioi linkki
look-close = Sulje
look-more = Lisää tästä siirrosta
look-back = Siirto taaksepäin
look-on = Siirto eteenpäin
look-now = Nykyhetkeen
look-at-now =
    { $turns ->
        [one] Tilanne nyt, { $turns } siirron jälkeen.
       *[other] Tilanne nyt, { $turns } siirron jälkeen.
    }
look-at = Siirron { $turn }/{ $turns } jälkeen.
# Whoever draws cards at random.
look-nature = Sattuma
fork-title = Uusi haara
fork-about = Uusi pöytä, joka alkaa tämän pöydän tilanteesta.
fork-why-over = Tässä peli on jo päättynyt: haarauta aiemmasta siirrosta.
fork-why-drawing = Tässä nostetaan kortteja: siirry yksi siirto eteen tai taakse ja haarauta siitä.
fork-chance = Sattuma siitä eteenpäin
fork-anew = uusi
fork-as-it-fell = sama kuin täällä
fork-go = Avaa haara

## Imhotep: sites

site-market = Tori
site-pyramid = Pyramidi
site-temple = Temppeli
site-chamber = Hauta{ "\u00AD" }kammio
site-obelisks = Obeliskit
to-market = torille
to-pyramid = pyramidille
to-temple = temppeliin
to-chamber = hautakammioon
to-obelisks = obeliskeille
where-edge = pyramidien laidalle
where-small-pyramid =
    { $pyramid ->
        [left] vasempaan pyramidiin, ruutuun { $place }
        [middle] keskimmäiseen pyramidiin, ruutuun { $place }
       *[right] oikeaan pyramidiin, ruutuun { $place }
    }
where-chamber = hautakammioon, riville { $row }
pyramid-left = vasen
pyramid-middle = keski
pyramid-right = oikea
imhotep-harbour = Satama
imhotep-no-ships = Ei laivoja.
imhotep-free = vapaa
imhotep-at = rannassa: { $site }
imhotep-needs = puuttuu { $count }
imhotep-may-sail = saa lähteä
imhotep-sled = Varasto
imhotep-quarry = Kaivos
imhotep-cards = Kortit
imhotep-site-side = { $site }, { $side }-puoli
imhotep-docked = Laiva { $ship } on täällä
imhotep-card-taken = otettu
imhotep-face-down =
    { $count ->
        [one] { $count } kortti kuvapuoli alaspäin
       *[other] { $count } korttia kuvapuoli alaspäin
    }
imhotep-discard = Poistopino ({ $count })
imhotep-edge = Laidalla:

## Imhotep: market cards

card-hidden = piilossa oleva kortti
# "\u00AD" is where a long word may be broken.
card-entrance = Sisään{ "\u00AD" }käynti
card-entrance-about = Kivi kaivoksestasi pyramidille, heti
card-sarcophagus = Sarkofagi
card-sarcophagus-about = Kivi kaivoksestasi hautakammioon, heti
card-path = Kivetty polku
card-path-about = Kivi kaivoksestasi obeliskeille, heti
card-pyramid-decoration = Pyramidin koristelu
card-pyramid-decoration-about = Lopussa pisteitä pyramidin kivistä
card-temple-decoration = Temppelin koristelu
card-temple-decoration-about = Lopussa pisteitä temppelin kivistä
card-chamber-decoration = Hauta{ "\u00AD" }kammion koristelu
card-chamber-decoration-about = Lopussa pisteitä hautakammion kivistä
card-obelisk-decoration = Obeliskin koristelu
card-obelisk-decoration-about = Lopussa pisteitä obeliskien kivistä
card-statue = Patsas
card-statue-about = Lopussa sitä parempi, mitä enemmän
card-lever = Vipu
card-lever-about = Siirrä laiva ja päätä purkujärjestys
card-hammer = Vasara
card-hammer-about = Ota kiviä ja lastaa yksi
card-sail = Purje
card-sail-about = Lastaa kivi ja siirrä sama laiva
card-chisel = Taltta
card-chisel-about = Lastaa kaksi kiveä

## Imhotep: questions and moves

ask-action = valitse yksi toiminto.
ask-hammer-load = lastaa yksi kivi (Vasara).
ask-sail-load = lastaa yksi kivi laivaan, joka voi sen jälkeen lähteä (Purje).
ask-sail-sail = minne lastattu laiva menee? (Purje)
ask-chisel-first = lastaa ensimmäinen kahdesta kivestä (Taltta).
ask-chisel-second = lastaa toinen kivi (Taltta).
ask-lever-sail = siirrä laiva (Vipu).
ask-lever-order = mikä kivi puretaan seuraavaksi? (Vipu)
ask-market = kivesi on torilla: ota kortti, tai jätä ottamatta.
ask-keep = pidä toinen parin korteista.
ask-pyramid = mihin pyramidiin kivesi menee?
ask-pyramid-by-card = mihin pyramidiin kivesi menee? (Sisäänkäynti)
ask-bonus-card = nostatko bonuksena päällimmäisen torikortin?
ask-bonus-stones = otatko bonuksena kiviä varastolaatallesi?
ask-bonus-load = lastaatko bonuksena yhden kiven?
ask-temple = temppeli palkitsee kivesi: pisteitä vai kiviä?
group-take = Ota kiviä
group-load = Lastaa kivi
group-sail = Siirrä laiva
group-play = Pelaa kortti
group-pass = Passaa
group-card = Ota torikortti
group-pair = Ota torikortti
group-decline = Ota torikortti
group-keep = Pidä yksi
group-unload = Pura seuraavaksi
group-pyramid = Rakenna
group-bonus = Bonus
group-point = Palkkio
group-stones = Palkkio
group-other = Siirrot
move-play = Pelaa { $card }
move-pass = Passaa: muuta et voi tehdä
move-pair = Katso pari, pidä toinen
move-decline = Ei korttia
move-pyramid =
    { $pyramid ->
        [left] Vasen pyramidi
        [middle] Keskimmäinen pyramidi
       *[right] Oikea pyramidi
    }
move-skip = Jätä bonus
move-point =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }
did-load = kiven lastaaminen laivan { $ship } ruutuun { $space }
did-sail = laivan { $ship } siirtäminen { $site }
did-play = kortin { $card } pelaaminen
did-pass = passaaminen
did-card = torikortin { $number } ottaminen
did-pair = kuvapuoli alaspäin olevan parin ottaminen
did-decline = torikortin jättäminen ottamatta
did-unload = ruudun { $number } purkaminen seuraavaksi
did-pyramid =
    { $pyramid ->
        [left] rakentaminen vasempaan pyramidiin
        [middle] rakentaminen keskimmäiseen pyramidiin
       *[right] rakentaminen oikeaan pyramidiin
    }
did-accept = bonuksen ottaminen
did-skip = bonuksen jättäminen
did-point = pisteiden valitseminen
did-stones = kivien valitseminen
did-keep = toisen kortin pitäminen parista
did-take = kivien ottaminen
source-market = Tori
source-pyramid = Pyramidi
source-temple = Temppeli
source-chamber = Hautakammio
source-obelisks = Obeliskit
source-decorations = Koristelut
source-statues = Patsaat
source-blue-cards = Käyttämättömät siniset kortit
source-wrath = Faaraon viha
source-before = Aiemmin
source-pyramids = Pyramidit
source-colours = Värit
source-gems = Jalokivet
source-torches = Soihdut
source-skulls = Pääkallot

## Pyramids

pcolour-green = vihreä
pcolour-orange = oranssi
pcolour-purple = violetti
shape-i2 = 2 ruudun suora
shape-i3 = 3 ruudun suora
shape-i4 = 4 ruudun suora
shape-v3 = 3 ruudun kulma
shape-l4 = 4 ruudun L
shape-o4 = 4 ruudun neliö
field-wall = seinä
field-empty = tyhjä
field-E = sisäänkäynti
field-T = kultahauta
field-r = punainen jalokivi
field-g = vihreä jalokivi
field-s = pääkallo
field-x = punainen rasti
field-t = soihtu
field-e = eliksiiri
field-crossed = rastitettu
field-ghost = tässä siirrossa
field-pick = { $field }, { $words }
pyramids-expedition =
    { $all ->
        [none] Retki { $number }
       *[other] Retki { $number }/{ $all }
    }
pyramids-card-short =
    { $colour ->
        [green] { $card } vihreä
        [orange] { $card } oranssi
        [purple] { $card } violetti
       *[none] { $card }
    }
ask-mark = rastita kuvio ({ $shape }) missä asennossa haluat, tai yksi ainoa ruutu. Valitse ruutu korteiltasi tai luettelosta.
ask-cross = punainen rasti: rastita vielä yksi ruutu (rastittamatta { $count }).
ask-take =
    { $count ->
        [one] ota { $count } uusi kortti, avoin tai nostopinosta.
       *[other] ota { $count } uutta korttia, avoimia tai nostopinosta.
    }
ask-keep-two = pidä kaksi neljästä kortistasi.
group-shape = Kuvio kortilla { $card }
group-single = Yksi ruutu kortilla { $card }
group-keep-two = Pidä kaksi korttia
group-take-card = Ota kortti
did-mark = ruutujen { $fields } rastittaminen kortilla { $card }
did-keep-two = korttien { $one } ja { $two } pitäminen
did-take-card = kortin { $card } ottaminen
did-take-deck = kortin ottaminen nostopinon päältä

## What happened

event-round = Kierros { $round }
event-ships-arrive = Laivat saapuvat; niissä on ruutuja { $spaces }.
event-card-dealt = Torilla: { $cards }.
event-pair-laid =
    { $count ->
        [one] Torille asetettiin { $count } kortti kuvapuoli alaspäin.
       *[other] Torille asetettiin { $count } korttia kuvapuoli alaspäin.
    }
event-stones-taken =
    { $count ->
        [one] { $name } ottaa { $count } kiven.
       *[other] { $name } ottaa { $count } kiveä.
    }
event-stone-loaded = { $name } lastaa kiven laivan { $ship } ruutuun { $space }.
event-ship-sailed = { $name } siirtää laivan { $ship } { $site }.
event-ship-unloaded =
    { $count ->
        [one] { $name } siirtää laivan { $ship } { $site }. Kivi: { $who }.
       *[other] { $name } siirtää laivan { $ship } { $site }. Kivet: { $who }.
    }
event-blue-card-played = { $name } pelaa kortin { $card }.
event-passed = { $name } passaa, koska muuta ei voi tehdä.
event-stone-unloaded = { $name } purkaa laivan { $ship } ruudun { $space }.
# $where is one of the messages to-… or where-…
event-stone-placed = { $name }: kivi menee { $where }.
event-stone-scored =
    { $points ->
        [one] { $name }: kivi menee { $where } – { $points } piste.
       *[other] { $name }: kivi menee { $where } – { $points } pistettä.
    }
event-stone-returned = { $name }: kivi palaa kaivokseen.
event-card-taken = { $name } ottaa torin paikalta { $space }: { $card }.
event-pyramid-taken = { $name } ottaa kortin { $card } paikalta { $from }.
event-pyramid-taken-deck = { $name } ottaa kortin { $card } nostopinosta.
event-pair-taken = { $name } ottaa kuvapuoli alaspäin olevan parin.
event-card-seen = { $name } katsoo: { $cards }.
event-card-seen-unseen =
    { $count ->
        [one] { $name } katsoo salaa { $count } kortin.
       *[other] { $name } katsoo salaa { $count } korttia.
    }
event-card-kept = { $name } pitää itsellään: { $card }.
event-card-discarded = Poistopinoon: { $cards }.
event-declined = { $name } ei ota torikorttia.
event-card-drawn = { $name } nostaa: { $card }.
event-red-card-played = { $name } pelaa heti kortin { $card }.
event-clock-moved = { $name }: aika loppui, joten botti teki siirron.
event-points =
    { $points ->
        [one] { $name } saa { $points } pisteen: { $source }.
       *[other] { $name } saa { $points } pistettä: { $source }.
    }
event-points-lost =
    { $points ->
        [one] { $name } menettää { $points } pisteen: { $source }.
       *[other] { $name } menettää { $points } pistettä: { $source }.
    }
event-points-each = { $source }: { $points }.
points-of =
    { $points ->
        [one] { $name } – { $points } piste
       *[other] { $name } – { $points } pistettä
    }
tower-of =
    { $points ->
        [one] { $name } – pylväs, { $points } piste
       *[other] { $name } – pylväs, { $points } pistettä
    }
event-tower-built = { $name } rakentaa pylvään pisteruutuun { $place }.
event-deck-reshuffled =
    { $count ->
        [one] Poistopinosta tulee uusi nostopino, jossa on { $count } kortti.
       *[other] Poistopinosta tulee uusi nostopino, jossa on { $count } korttia.
    }
event-round-ends = Kierros { $round } päättyy.
event-game-ends = Peli päättyy.
event-bonus-skipped = { $name } jättää bonuksen.
event-order-fixed = { $name } päättää: seuraavaksi puretaan ruutu { $space }.
event-cards-drawn = { $name } nostaa: { $cards }.
event-cards-drawn-unseen =
    { $count ->
        [one] { $name } nostaa { $count } kortin.
       *[other] { $name } nostaa { $count } korttia.
    }
event-cards-kept = { $name } pitää kortit { $card } ja { $other }.
event-card-laid-out = Tarjolle asetettu: { $cards }.
event-expedition = Retki { $number }: { $shape }.
# $gains is a list of the messages gain-…
event-fields-crossed =
    { $gains ->
        [none] { $name } rastittaa kortilla { $card }: { $fields }.
       *[other] { $name } rastittaa kortilla { $card }: { $fields } ({ $gains }).
    }
event-gem =
    { $gem ->
        [red]
            { $count ->
                [one] { $name }: { $count } punainen jalokivi.
               *[other] { $name }: { $count } punaista jalokiveä.
            }
       *[green]
            { $count ->
                [one] { $name }: { $count } vihreä jalokivi.
               *[other] { $name }: { $count } vihreää jalokiveä.
            }
    }
event-torch = { $name } sytyttää kierroksen { $round } soihdun.
event-skull =
    { $count ->
        [one] { $name }: { $count } pääkallo.
       *[other] { $name }: { $count } pääkalloa.
    }
event-elixir =
    { $count ->
        [one] { $name } juo eliksiirin; jäljellä { $count } pääkallo.
       *[other] { $name } juo eliksiirin; jäljellä { $count } pääkalloa.
    }
event-red-cross =
    { $count ->
        [one] { $name } saa rastittaa vielä { $count } ruudun.
       *[other] { $name } saa rastittaa vielä { $count } ruutua.
    }
event-explored = { $name } on tutkinut pyramidin { $card }.
event-colour-points =
    { $colour ->
        [green]
            { $points ->
                [one] { $name } saa { $points } pisteen vihreistä pyramideista.
               *[other] { $name } saa { $points } pistettä vihreistä pyramideista.
            }
        [orange]
            { $points ->
                [one] { $name } saa { $points } pisteen oransseista pyramideista.
               *[other] { $name } saa { $points } pistettä oransseista pyramideista.
            }
       *[purple]
            { $points ->
                [one] { $name } saa { $points } pisteen violeteista pyramideista.
               *[other] { $name } saa { $points } pistettä violeteista pyramideista.
            }
    }
event-cross-lapses = { $name } ei voi rastittaa enää mitään: punainen rasti raukeaa.
# The number counts the player's gems of that colour so far.
gain-gem =
    { $gem ->
        [red] punainen jalokivi nro { $count }
       *[green] vihreä jalokivi nro { $count }
    }
gain-torch = kierroksen { $round } soihtu
gain-skull = pääkallo nro { $count }
gain-elixir =
    { $count ->
        [one] eliksiiri (jäljellä { $count } pääkallo)
       *[other] eliksiiri (jäljellä { $count } pääkalloa)
    }
gain-red-cross =
    { $count ->
        [one] punainen rasti
       *[other] { $count } punaista rastia
    }

## What went wrong

trouble-unreachable = Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteytesi.
# $message is English, from the house.
trouble-bad-message = Palvelin ei ymmärtänyt: { $message }
trouble-bad-options = Näillä valinnoilla ei synny pöytää: { $message }
trouble-unreadable-move = Sellaista siirtoa ei ole: { $message }
trouble-no-token = Palvelin ei tunne sinua. Valitse ensin nimi.
trouble-not-your-seat = Se ei ole sinun paikkasi.
trouble-not-allowed = Ei sallittu: { $message }
trouble-no-such-table = Sellaista pöytää ei ole.
trouble-no-such-page = Sellaista sivua ei ole.
trouble-wrong-method = Palvelin ei ymmärtänyt: { $message }
trouble-wrong-host = Palvelimella ei ole tätä osoitetta: { $message }
trouble-illegal-move = Ei mahdollista: { $message }
trouble-not-your-turn = Nyt ei ole sinun vuorosi.
trouble-stale-move = Pöydän tilanne on muuttunut; katso uudelleen ja valitse taas.
trouble-cannot-undo = Ei voi kumota ({ $message }). Voit pyytää muilta, että siirto perutaan.
trouble-match-over = Peli on päättynyt.
trouble-not-now = Ei nyt: { $message }
trouble-too-large = Tuo on liikaa kerralla.
trouble-too-many = Liian monta pyyntöä; odota hetki.
trouble-fault = Palvelimella meni jotain vikaan. { $message }
trouble-unreadable-table = Tämän pöydän tiedot ovat vioittuneet; palvelimen ylläpitäjä voi korjata ne.
trouble-unavailable = Palvelin ei ole juuri nyt käytettävissä. Mitään ei ole kadonnut; yritä uudelleen.

## Chrome
chrome-language = Kieli
chrome-rules = Säännöt
chrome-sound = Ääni
chrome-keys = Näppäimet
chrome-menu = Valikko
chrome-tools = Työkalut
chrome-close = Sulje

## Rules

# The small panel beside a "?" and the page of the rules. `topic-…` is a title, `topic-…-text` the rule in two to four
# sentences, `topic-…-more` its fine points (on the page only), `topic-…-example` the caption of a small drawing.
# Colours are those of the stones: black, white, brown, gray. Figures come from the edition that is played.

rules-title-imhotep = Imhotepin säännöt
rules-title-pyramids = Silver & Gold: Pyramids – säännöt
rules-lead-imhotep = Kaikki, mitä pöytä tietää Imhotepista, omin sanoin kerrottuna. Jokaisella säännöllä on numero, jotta siihen on helppo viitata.
rules-lead-pyramids = Kaikki, mitä pöytä tietää Pyramids-pelistä, omin sanoin kerrottuna. Jokaisella säännöllä on numero, jotta siihen on helppo viitata.
rules-choice = Valitse peli
rules-contents = Sisällys
rules-print = Tulosta
rules-numbers =
    { $count ->
        [one] Sääntö { $numbers }
       *[other] Säännöt { $numbers }
    }
rules-read-on = Lue lisää säännöistä
rules-close = Sulje
rules-example = Esimerkki
rules-figures = Painetut luvut
rules-more = Tarkennuksia
rules-top = Takaisin sisällykseen
rules-assumed = oletettu: ei painettuna niissä sääntökirjoissa, jotka meillä on
rules-assumed-word = oletettu
rules-assumed-about = Osa painetuista luvuista on oletettu, koska niitä ei ole niissä sääntökirjoissa, jotka meillä on. Ne on merkitty tällä merkillä. Jos omistat pelin, voit korjata luvut omaan painostiedostoosi.
rules-missing = Painettuja lukuja ei saatu haettua. Yritä uudelleen, kun yhteys toimii.

rules-chapter-imhotep-game = Peli
rules-chapter-imhotep-round = Kierrokset ja vuorot
rules-chapter-imhotep-sites = Rakennuspaikat
rules-chapter-imhotep-cards = Torikortit
rules-chapter-imhotep-end = Loppu
rules-chapter-pyramids-game = Peli
rules-chapter-pyramids-marks = Rastittaminen
rules-chapter-pyramids-finds = Mitä löydät
rules-chapter-pyramids-after = Jokaisen retken jälkeen
rules-chapter-pyramids-end = Loppu

# Imhotep: the game

topic-imhotep-aim = Pelin tarkoitus
topic-imhotep-aim-text =
    Rakennat Egyptin viidellä suurella rakennuspaikalla: torilla, pyramidilla, temppelissä, hautakammiossa ja obeliskeilla. Kaikkien pelaajien kivet matkaavat samoilla laivoilla, ja se, joka siirtää laivan, päättää, minne sen jokainen kivi päätyy. { $rounds ->
        [one] Yhden kierroksen jälkeen voittaa se, jolla on eniten pisteitä.
       *[other] Kun { $rounds } kierrosta on pelattu, voittaa se, jolla on eniten pisteitä.
    }
topic-imhotep-aim-more = Pelaajia voi olla kahdesta neljään. Jokaisella rakennuspaikalla on kaksi puolta, A ja B, ja niitä saa yhdistellä vapaasti.
topic-imhotep-aim-example = Musta, valkoinen ja ruskea jakavat tämän laivan. Kuka tahansa saa panna sen matkaan, jopa harmaa, jolla ei ole siinä yhtään kiveä.

topic-imhotep-set-up = Alkuvalmistelut
topic-imhotep-set-up-text =
    Jokaisella pelaajalla on { $stones } samanväristä kiveä. Yksi niistä osoittaa pisteet ja jää pois pelistä; muut ovat kaivoksesi. Sieltä jokainen varastolaatta saa ensimmäiset kivensä: mitä myöhemmin olet vuorossa, sitä useammalla kivellä aloitat.
topic-imhotep-set-up-more = Jokaiselle pelaajamäärälle on seitsemän kierroskorttia. Niistä yksi otetaan pois näkemättä ja muut sekoitetaan, joten kukaan ei tiedä tarkkaan, mitä laivoja on vielä tulossa. Myös torikortit sekoitetaan.
topic-imhotep-set-up-example = Musta aloittaa pelin, ja varastolaatoilla on kiviä näin: mustalla { $black }, valkoisella { $white }, ruskealla { $brown } ja harmaalla { $gray }.

topic-quarry = Kaivos
topic-quarry-text = Kaivoksessa ovat omat kivesi. Otat niitä sieltä varastolaatallesi, ja punaisella kortilla kivi siirtyy suoraan kaivoksesta rakennuspaikalle. Rakennetut kivet jäävät paikoilleen; vain kivi, jonka laiva tuo torille, palaa kaivokseesi.
topic-quarry-example = Valkoisen kivi saapuu torille. Se palaa valkoisen kaivokseen, ja valkoinen saa ottaa kortin.

topic-sled = Varastolaatta
topic-sled-text =
    { $spaces ->
        [one] Varastolaatallasi ovat kivet, jotka voit lastata: korkeintaan yksi.
       *[other] Varastolaatallasi ovat kivet, jotka voit lastata: korkeintaan { $spaces }.
    } Kun se on täynnä, et voi ottaa lisää. Laatalla pelin päättyessä olevat kivet ratkaisevat tasatilanteen.
topic-sled-example =
    { $count ->
        [one] Ruskean varastolaatan ruuduista on käytössä { $stones }/{ $spaces }: vielä yksi kivi mahtuu.
       *[other] Ruskean varastolaatan ruuduista on käytössä { $stones }/{ $spaces }: vielä { $count } kiveä mahtuu.
    }

topic-ships = Laivat
topic-ships-text = Satamassa on joka kierroksella neljä laivaa, joissa on yhdestä neljään ruutua. Laiva saa lähteä, kun siinä on sen vähimmäislasti, olivatpa kivet kenen tahansa; sen näkee nostetusta purjeesta. Ruutu 1 on keulassa ja puretaan ensin.
topic-ships-example =
    { $minimum ->
        [one] Kolmen ruudun laiva tarvitsee yhden kiven. Ensimmäinen odottaa vielä, toinen on valmis.
       *[other] Kolmen ruudun laiva tarvitsee { $minimum } kiveä. Ensimmäinen odottaa vielä, toinen on valmis.
    }

# Imhotep: rounds and turns

topic-round = Kierros alkaa
topic-round-text =
    Seuraava kierroskortti käännetään esiin, ja siitä näkee, mitkä neljä laivaa saapuvat. Kaikki ovat tyhjiä. Sitten torille asetetaan uudet kortit. Vuorot kiertävät myötäpäivään aloituspelaajasta.
topic-round-more = Jos torikorttia tarvitaan ja nostopino on loppunut, sekoitetusta poistopinosta tulee nostopino. Jos molemmat ovat lopussa, korttia ei aseteta.
topic-round-example = Tämä kierroskortti tuo laivat, joissa on ruutuja { $spaces }.

topic-turn = Vuorosi
topic-turn-text = Vuorollasi teet aina yhden neljästä asiasta: otat kiviä, lastaat kiven, siirrät laivan tai pelaat sinisen kortin. Saat passata vain, kun mikään näistä ei ole mahdollista, ja silloin sinun on pakko passata.
topic-turn-more = Jos kaikki joutuvat peräkkäin passaamaan, kierros päättyy. Kun temppeli on pisteytetty, laivoissa yhä olevat kivet palaavat kaivoksiinsa. Seuraavan kierroksen aloittaa viimeisimmän laivan siirtäneestä seuraava vasemmalla, tai jos kukaan ei siirtänyt laivaa, tämän kierroksen aloituspelaajasta seuraava vasemmalla.
topic-turn-example = Ota, lastaa, siirrä, pelaa: yksi näistä, sitten vuoro vaihtuu.

topic-take = Ota kiviä
topic-take-text =
    { $take ->
        [one] Siirrä yksi kivi kaivoksestasi varastolaatallesi.
       *[other] Siirrä { $take } kiveä kaivoksestasi varastolaatallesi.
    } Jos laatalla on vähemmän tilaa tai kaivoksessa vähemmän kiviä, siirrät niin monta kuin voit. Täydellä laatalla tai tyhjällä kaivoksella et voi valita tätä toimintoa.
topic-take-example =
    { $take ->
        [one] Valkoisella on varastolaatalla yksi kivi. Valkoinen ottaa yhden lisää, ja niitä on nyt { $now }.
       *[other] Valkoisella on varastolaatalla yksi kivi. Valkoinen ottaa { $take } lisää, ja niitä on nyt { $now }.
    }

topic-load = Lastaa kivi
topic-load-text = Aseta yksi kivi varastolaataltasi mihin tahansa vapaaseen ruutuun laivassa, joka ei ole vielä lähtenyt. Valitse ruutu harkiten: keulan kivi puretaan ensin, ja useimmilla rakennuspaikoilla järjestyksellä on väliä.
topic-load-example = Ruskea lastaa ruudun 2. Mustan kivi keulassa puretaan ennen sitä.

topic-sail = Siirrä laiva
topic-sail-text = Lähetä laiva, jossa on sen vähimmäislasti, rakennuspaikalle, jolle ei ole vielä tällä kierroksella tullut laivaa. Saat siirtää minkä tahansa laivan, oli siinä omia kiviäsi tai ei. Kivet puretaan yksi kerrallaan keulasta alkaen, ja kunkin purkaa sen omistaja; tyhjät ruudut ohitetaan.
topic-sail-example =
    Tämä laiva saapuu pyramidille. Harmaan kivi on keulassa ja tuo { $gray ->
        [one] { $gray } pisteen
       *[other] { $gray } pistettä
    }; sitten valkoisen kivi tuo { $white ->
        [one] { $white } pisteen
       *[other] { $white } pistettä
    }.

topic-play-card = Pelaa sininen kortti
topic-play-card-text =
    Muun toiminnon sijasta voit pelata yhden sinisen kortin, jonka olet saanut jollakin aiemmalla vuorolla; sitten kortti menee poistopinoon. { $points ->
        [one] Pelaamatta jäänyt sininen kortti tuo pelin lopussa yhden pisteen.
       *[other] Pelaamatta jäänyt sininen kortti tuo pelin lopussa { $points } pistettä.
    }
topic-play-card-more = Saat pelata kortin vain, jos pystyt tekemään kaiken, mitä siinä sanotaan. Ainoa poikkeus on Vasara: sen saa pelata, vaikka et voisi ottaa yhtään kiveä.
topic-play-card-example = Neljä sinistä korttia. Jokaisella teet vuorollasi kaksi asiaa, tai yhden asian paremmin.

topic-round-end = Kierroksen päätös
topic-round-end-text = Kierros päättyy heti, kun neljäs laiva on purettu, joten yksi viidestä rakennuspaikasta jää väliin. Sitten pisteytetään temppeli, laivat lähtevät ja ottamatta jääneet torikortit menevät poistopinoon; kivet pysyvät rakennuspaikoilla ja varastolaatoilla. Neljännen laivan siirtäneestä seuraava vasemmalla aloittaa uuden kierroksen.
topic-round-end-example = Musta siirsi neljännen laivan. Valkoinen istuu mustan vasemmalla puolella ja aloittaa seuraavan kierroksen.

# Imhotep: the sites

topic-market-a = Tori, A-puoli
topic-market-a-text =
    Jokaisella tänne saapuvalla kivellä sen omistaja saa ottaa yhden avoimista korteista, purkujärjestyksessä. Ottaminen ei ole pakollista. Kivi itse palaa ensin omistajansa kaivokseen. Punaiset kortit toteutetaan heti; siniset, vihreät ja violetit jäävät eteesi näkyviin.
topic-market-a-example = Valkoisen kivi purettiin ensin, ja valkoinen otti Patsaan. Seuraavana on ruskean kivi: ruskea saa ottaa jonkin muista korteista.

topic-market-b = Tori, B-puoli
topic-market-b-text =
    Kuten A-puolella, jokaisella kivellä sen omistaja saa ottaa yhden kortin. Täällä osa korteista on kuitenkin kuvapuoli alaspäin: avoimen kortin sijasta voit ottaa ne kaikki, katsoa ne, pitää yhden ja panna toisen avoimena poistopinoon. Sitä ennen kukaan muu ei näe niitä.
topic-market-b-example = Harmaa ottaa kuvapuoli alaspäin olevat kortit ja katsoo ne salaa. Harmaa pitää Vivun ja näyttää poistopinoon menevän kortin.

topic-pyramid-a = Pyramidi, A-puoli
topic-pyramid-a-text =
    Kivet asetetaan määrätyssä järjestyksessä: sarake kerrallaan vasemmasta ylänurkasta ja sitten kerros kerrokselta. Jokainen kivi tuo heti ruutunsa pisteet. { $edge ->
        [one] Kun pyramidi on täynnä, jokainen uusi kivi jää sen laidalle ja tuo yhden pisteen.
       *[other] Kun pyramidi on täynnä, jokainen uusi kivi jää sen laidalle ja tuo { $edge } pistettä.
    }
topic-pyramid-a-example =
    { $points ->
        [one] Mustan kivi peittää seuraavan ruudun ja tuo heti yhden pisteen.
       *[other] Mustan kivi peittää seuraavan ruudun ja tuo heti { $points } pistettä.
    }

topic-pyramid-b = Pyramidi, B-puoli
topic-pyramid-b-text =
    Täällä on kolme pientä viiden kiven pyramidia, joista kiven omistaja valitsee yhden. Bonusruutu tuo pisteiden lisäksi jotain, minkä saat halutessasi tehdä heti: vasemmalla nostat päällimmäisen torikortin, keskellä otat kiviä kuten vuorollasi, oikealla lastaat yhden kiven. { $edge ->
        [one] Kun kaikki kolme ovat täynnä, jokainen uusi kivi tuo yhden pisteen.
       *[other] Kun kaikki kolme ovat täynnä, jokainen uusi kivi tuo { $edge } pistettä.
    }
topic-pyramid-b-more = Bonus, jota ei käytetä heti, menetetään. Jos nostamasi kortti on punainen, toteutat sen heti, ja se voi johtaa uuteen bonukseen.
topic-pyramid-b-example =
    { $points ->
        [one] Ruskea valitsee keskimmäisen pyramidin, saa yhden pisteen ja voi ottaa kiviä kaivoksesta varastolaatalle.
       *[other] Ruskea valitsee keskimmäisen pyramidin, saa { $points } pistettä ja voi ottaa kiviä kaivoksesta varastolaatalle.
    }

topic-temple-a = Temppeli, A-puoli
topic-temple-a-text =
    Temppeli täytetään vasemmalta oikealle ja sitten kerros kerrokselta. { $points ->
        [one] Joka kierroksen lopussa jokainen ylhäältä näkyvä kivi tuo yhden pisteen.
       *[other] Joka kierroksen lopussa jokainen ylhäältä näkyvä kivi tuo { $points } pistettä.
    } Kivi, jonka päälle on rakennettu, ei tuo enää mitään.
topic-temple-a-example =
    Valkoinen on rakentanut mustan ensimmäisen kiven päälle. Kierroksen lopussa valkoinen saa { $white ->
        [one] { $white } pisteen
       *[other] { $white } pistettä
    }, harmaa { $gray ->
        [one] { $gray } pisteen
       *[other] { $gray } pistettä
    } ja ruskea { $brown ->
        [one] { $brown } pisteen
       *[other] { $brown } pistettä
    }; musta ei saa mitään.

topic-temple-b = Temppeli, B-puoli
topic-temple-b-text =
    Temppeli täytetään kuten A-puolella. Joka kierroksen lopussa jokainen ylhäältä näkyvä kivi tuo sen, mitä sen ruutu osoittaa: pisteitä, päällimmäisen torikortin tai valinnan. Valinta tarkoittaa joko pisteitä tai kiviä kaivoksestasi varastolaatallesi, kumpi sinulle paremmin sopii.
topic-temple-b-more = Ruudut käydään läpi vasemmalta oikealle sellaisina kuin temppeli oli kierroksen päättyessä; sillä välin lisätyt kivet eivät muuta mitään tällä kierroksella. Kortti otetaan aina. Kivet saat valita vain, jos voit siirtää niitä vähintään yhden.
topic-temple-b-example = Mustan kivi on korttiruudussa ja näkyy ylhäältä. Kierroksen lopussa musta nostaa päällimmäisen torikortin.

topic-chamber-a = Hautakammio, A-puoli
topic-chamber-a-text = Kivet täyttävät kolmen kiven sarakkeita ylhäältä alas ja vasemmalta oikealle. Pelin lopussa jokainen ryhmä omia kiviäsi, jotka koskettavat toisiaan sivuiltaan, tuo pisteitä kokonsa mukaan. Kaikki ryhmäsi lasketaan, yksittäisetkin kivet; pelkkä kulmien kosketus ei riitä.
topic-chamber-a-example =
    Jos peli päättyisi nyt, harmaan neljän kiven ryhmä toisi { $four ->
        [one] { $four } pisteen
       *[other] { $four } pistettä
    }. Kahden kiven ryhmät toisivat sekä valkoiselle että ruskealle { $two ->
        [one] { $two } pisteen
       *[other] { $two } pistettä
    }.

topic-chamber-b = Hautakammio, B-puoli
topic-chamber-b-text = Kivet asetetaan kuten A-puolella, mutta pelin lopussa kukin kolmesta rivistä lasketaan erikseen. Se, jolla on rivillä eniten kiviä, saa eniten pisteitä, toinen saa vähemmän ja niin edelleen. Pisteet riippuvat pelaajien määrästä.
topic-chamber-b-example =
    Jos peli päättyisi nyt, harmaalla olisi ylärivillä eniten kiviä, ja siitä tulisi { $first ->
        [one] { $first } piste
       *[other] { $first } pistettä
    }. Valkoinen olisi siinä toinen ja saisi { $second ->
        [one] { $second } pisteen
       *[other] { $second } pistettä
    }.

topic-obelisks-a = Obeliskit, A-puoli
topic-obelisks-a-text = Jokainen pelaaja rakentaa yhtä obeliskia, ja jokainen kivi tekee siitä korkeamman. Pelin lopussa korkein tuo eniten pisteitä, seuraava vähemmän ja niin edelleen. Pisteet riippuvat pelaajien määrästä.
topic-obelisks-a-example =
    Valkoisen obeliski on korkein ja tuo { $white ->
        [one] { $white } pisteen
       *[other] { $white } pistettä
    }. Musta ja harmaa ovat tasoissa ja jakavat: kumpikin saa { $each ->
        [one] { $each } pisteen
       *[other] { $each } pistettä
    }. Ruskea ei ole rakentanut mitään eikä saa mitään.

topic-obelisks-b = Obeliskit, B-puoli
topic-obelisks-b-text =
    Kaksi ensimmäistä kiveäsi odottavat oman värisi ruuduissa. Kolmannen myötä niistä kaikista tulee pylväs parhaaseen vielä vapaaseen pisteruutuun, ja saat sen pisteet heti. { $single ->
        [one] Pelin lopussa jokainen yhä yksin seisova kivi tuo yhden pisteen.
       *[other] Pelin lopussa jokainen yhä yksin seisova kivi tuo { $single } pistettä.
    }
topic-obelisks-b-more = Pylvään jälkeen ruutusi ovat vapaat seuraavalle. Kun kaikki pisteruudut on varattu, uudet kivet jäävät yksittäisiksi.
topic-obelisks-b-example =
    Valkoisen kolmannesta kivestä syntyi pylväs. Paras ruutu oli jo varattu, joten valkoinen sai heti { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.

topic-shared-places = Tasoissa olevat pelaajat
topic-shared-places-text = Hautakammion B-puolella ja obeliskien A-puolella pelaajat voivat olla tasoissa. Silloin heidän yhteisten sijojensa pisteet lasketaan yhteen, jaetaan tasan ja pyöristetään alaspäin. Se, jolla ei ole paikalla yhtään kiveä, ei saa sijaa eikä osuutta.
topic-shared-places-example = Mustalla ja valkoisella on ylärivillä yhtä monta kiveä. He jakavat kahden ensimmäisen sijan pisteet: yhteensä { $sum }, kummallekin { $each }.

# Imhotep: the market cards

topic-entrance = { card-entrance }
topic-entrance-text = Punainen kortti, joka toteutetaan heti: siirrä yksi kivi kaivoksestasi pyramidille. Se tuo saman kuin mikä tahansa kivi siellä. Jos kaivoksesi on tyhjä, et siirrä mitään. Sitten kortti menee poistopinoon.
topic-entrance-example =
    Harmaa ottaa Sisäänkäynnin ja asettaa kiven pyramidin seuraavaan ruutuun. Se tuo { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.

topic-sarcophagus = { card-sarcophagus }
topic-sarcophagus-text = Punainen kortti, joka toteutetaan heti: siirrä yksi kivi kaivoksestasi hautakammion seuraavaan ruutuun. Jos kaivoksesi on tyhjä, et siirrä mitään. Sitten kortti menee poistopinoon.
topic-sarcophagus-example =
    Ruskean kivi liittyy kahteen omanväriseensä. Pelin lopussa kolmen kiven ryhmästä saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.

topic-path = { card-path }
topic-path-text = Punainen kortti, joka toteutetaan heti: siirrä yksi kivi kaivoksestasi obeliskeille. Jos kaivoksesi on tyhjä, et siirrä mitään. Sitten kortti menee poistopinoon.
topic-path-example = Musta lisää kiven, ja mustan obeliski on nyt kolmen kiven korkuinen.

topic-pyramid-decoration = { card-pyramid-decoration }
topic-pyramid-decoration-text =
    Vihreä kortti, jonka pidät pelin loppuun asti. Laske kaikki pyramidin kivet väristä riippumatta, myös laidalla olevat. { $points ->
        [one] Jokaista { $stones } kiveä kohden saat yhden pisteen; yli jäävistä et saa mitään.
       *[other] Jokaista { $stones } kiveä kohden saat { $points } pistettä; yli jäävistä et saa mitään.
    }
topic-pyramid-decoration-example =
    Pyramidissa on { $count } kiveä: kortti tuo { $earned ->
        [one] { $earned } pisteen
       *[other] { $earned } pistettä
    }.

topic-temple-decoration = { card-temple-decoration }
topic-temple-decoration-text =
    Vihreä kortti, jonka pidät pelin loppuun asti. Laske kaikki temppelin kivet väristä riippumatta, myös ne, joiden päälle on rakennettu. { $points ->
        [one] Jokaista { $stones } kiveä kohden saat yhden pisteen; yli jäävistä et saa mitään.
       *[other] Jokaista { $stones } kiveä kohden saat { $points } pistettä; yli jäävistä et saa mitään.
    }
topic-temple-decoration-example =
    Temppelissä on { $count } kiveä: kortti tuo { $earned ->
        [one] { $earned } pisteen
       *[other] { $earned } pistettä
    }.

topic-chamber-decoration = { card-chamber-decoration }
topic-chamber-decoration-text =
    Vihreä kortti, jonka pidät pelin loppuun asti. Laske kaikki hautakammion kivet väristä riippumatta. { $points ->
        [one] Jokaista { $stones } kiveä kohden saat yhden pisteen; yli jäävistä et saa mitään.
       *[other] Jokaista { $stones } kiveä kohden saat { $points } pistettä; yli jäävistä et saa mitään.
    }
topic-chamber-decoration-example =
    Hautakammiossa on { $count } kiveä: kortti tuo { $earned ->
        [one] { $earned } pisteen
       *[other] { $earned } pistettä
    }.

topic-obelisk-decoration = { card-obelisk-decoration }
topic-obelisk-decoration-text =
    Vihreä kortti, jonka pidät pelin loppuun asti. Laske kaikki obeliskien kivet väristä riippumatta, myös pylväissä olevat. { $points ->
        [one] Jokaista { $stones } kiveä kohden saat yhden pisteen; yli jäävistä et saa mitään.
       *[other] Jokaista { $stones } kiveä kohden saat { $points } pistettä; yli jäävistä et saa mitään.
    }
topic-obelisk-decoration-example =
    Obeliskeissa on { $count } kiveä: kortti tuo { $earned ->
        [one] { $earned } pisteen
       *[other] { $earned } pistettä
    }.

topic-statue = { card-statue }
topic-statue-text = Violetteja kortteja, jotka pidät pelin loppuun asti. Mitä enemmän Patsaita sinulla on, sitä arvokkaampi niistä jokainen on.
topic-statue-example =
    Kolme Patsasta tuo yhteensä { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.

topic-lever = { card-lever }
topic-lever-text = Sininen kortti: siirrä yksi laiva ja määrää, missä järjestyksessä sen kivet puretaan. Laiva tarvitsee vähimmäislastinsa ja vapaan rakennuspaikan kuten aina. Päätät koko järjestyksen, ennen kuin ensimmäinen kivi lähtee laivasta.
topic-lever-example = Harmaan kivi on keulassa, mutta Vivulla valkoisen kivi voidaan purkaa ensin.

topic-hammer = { card-hammer }
topic-hammer-text =
    { $take ->
        [one] Sininen kortti: ota yksi kivi kaivoksestasi varastolaatallesi ja lastaa sitten yksi kivi laivaan.
       *[other] Sininen kortti: ota { $take } kiveä kaivoksestasi varastolaatallesi ja lastaa sitten yksi kivi laivaan.
    } Jos laatta on täynnä tai kaivos tyhjä, otat vähemmän tai et yhtään mutta lastaat silti.
topic-hammer-example =
    Ruskean varastolaatta oli tyhjä. Ruskea ottaa { $take ->
        [one] { $take } kiven
       *[other] { $take } kiveä
    } ja lastaa niistä yhden keulaan.

topic-sail-card = { card-sail }
topic-sail-card-text = Sininen kortti: lastaa yksi kivi laivaan ja siirrä saman tien sama laiva. Sen lasti lasketaan vasta lastaamisen jälkeen, joten oma kivesi voi olla juuri se puuttuva.
topic-sail-card-example =
    { $minimum ->
        [one] Vähimmäislasti on { $minimum } kivi. Valkoisen kivi täyttää sen, ja laiva lähtee heti.
       *[other] Vähimmäislasti on { $minimum } kiveä. Valkoisen kivi täyttää sen, ja laiva lähtee heti.
    }

topic-chisel = { card-chisel }
topic-chisel-text = Sininen kortti: lastaa tasan kaksi kiveä varastolaataltasi, joko samaan laivaan tai kahteen laivaan. Tarvitset siis kaksi kiveä varastolaatalla ja kaksi vapaata ruutua.
topic-chisel-example = Musta lastaa samalla vuorolla kaksi kiveä, yhden kumpaankin laivaan.

# Imhotep: the end

topic-imhotep-end = Pelin päätös
topic-imhotep-end-text =
    Viimeisen kierroksen jälkeen lasketaan hautakammio ja obeliskit, sitten korttisi: koristelut, Patsaat ja käyttämättömät siniset kortit. { $unused ->
        [one] Käyttämätön sininen kortti tuo yhden pisteen.
       *[other] Käyttämätön sininen kortti tuo { $unused } pistettä.
    }
topic-imhotep-end-example = Mustalla on kolme Patsasta ja Taltta, jota ei koskaan pelattu: { $statues } ja { $unused } on yhteensä { $sum }.

topic-imhotep-tie = Tasatilanne
topic-imhotep-tie-text = Eniten pisteitä voittaa. Jos pelaajat ovat tasoissa, edellä on se, jolla on varastolaatallaan enemmän kiviä. Jos sekään ei ratkaise, voitto jaetaan.
topic-imhotep-tie-example = Mustalla ja harmaalla on yhtä paljon pisteitä. Harmaalla on varastolaatalla enemmän kiviä, joten harmaa voittaa.

topic-wrath = Faaraon viha
topic-wrath-text =
    Muunnelma, jonka voit valita pöytää avatessasi. Pelin lopussa jokaisella pelaajalla pitää olla ainakin yksi kivi sekä pyramidissa, temppelissä, hautakammiossa että obeliskeissa. { $penalty ->
        [one] Jos yksikin niistä puuttuu, menetät yhden pisteen, mutta vain kerran.
       *[other] Jos yksikin niistä puuttuu, menetät { $penalty } pistettä, mutta vain kerran.
    } Pisteet voivat siis painua alle nollan.
topic-wrath-example =
    { $penalty ->
        [one] Harmaa on rakentanut kaikkialle muualle paitsi obeliskeihin ja menettää yhden pisteen.
       *[other] Harmaa on rakentanut kaikkialle muualle paitsi obeliskeihin ja menettää { $penalty } pistettä.
    }

# Pyramids: the game

topic-pyramids-aim = Pelin tarkoitus
topic-pyramids-aim-text =
    Kaikki pelaajat tutkivat pyramideja yhtä aikaa, kukin kahdella omalla kortillaan. Rastitat reitin sisäänkäynniltä alas kultahaudalle, keräät matkalla jalokiviä ja soihtuja ja pysyttelet kaukana pääkalloista. { $rounds ->
        [one] Yhden kierroksen jälkeen voittaa se, jolla on eniten pisteitä.
       *[other] Kun { $rounds } kierrosta on pelattu, voittaa se, jolla on eniten pisteitä.
    }
topic-pyramids-aim-example = Reitti ylhäältä sisäänkäynniltä alas kultahaudalle.

topic-pyramid-card = Pyramidikortit
topic-pyramid-card-text = Jokaisessa kortissa on numero, yksi kolmesta väristä ja viisi kertaa viisi ruutua suuri kammio. Seiniä ei voi koskaan rastittaa ja muita ruutuja vain kerran. Sisäänkäynti on ylärivillä, kultahauta alarivillä. Niiden välissä on jalokiviä, pääkalloja, punaisia rasteja ja joissakin korteissa soihtuja ja eliksiirejä.
topic-pyramid-card-example = Kortti { $number }. Numeron vieressä oleva merkki kertoo kortin värin.

topic-score-card = Pistekortti
topic-score-card-text = Löytösi merkitään pistekorttiisi: punaiset ja vihreät jalokivet, yksi soihtu joka kierrokselta ja pääkallot. Kortissa ovat myös kunkin värin pyramidipisteet, jotka menevät nopeimmille.
topic-score-card-example = Jalokivet, soihdut, pääkallot ja kolmen värin merkit.

topic-set-up = Alkuvalmistelut
topic-set-up-text =
    Jokainen pelaaja nostaa { $drawn } pyramidikorttia, katsoo ne salaa ja pitää kaksi; kaikki valitsevat yhtä aikaa. Muut kortit palaavat nostopinoon, joka sekoitetaan. Sitten nostopinosta asetetaan { $display } korttia avoimesti tarjolle, ja retkikortit sekoitetaan.
topic-set-up-example = Nostit nämä kortit ja pidät niistä kaksi. Muut palaavat nostopinoon.

# Pyramids: crossing off

topic-expedition = Retkikortit
topic-expedition-text = Retkikortissa on kahden, kolmen tai neljän ruudun kuvio, ja se koskee kaikkia. Kortteja käännetään yksi kerrallaan, { $turned } joka kierroksella; loput jäävät näkemättä. Kaikki pelaajat rastittavat yhtä aikaa, eikä kukaan näe muiden valintoja, ennen kuin kaikki ovat valmiita.
topic-expedition-example = Kuusi kuviota. Jokaista saa kääntää ja peilata.

topic-mark = Rastita kuvio
topic-mark-text = Rastita toisella korteistasi täsmälleen se kuvio, joka on käännetty esiin; käännä ja peilaa sitä vapaasti. Yksikään sen ruuduista ei saa olla seinä tai jo rastitettu. Kortin ensimmäinen kuvio peittää sisäänkäynnin, ja jokainen myöhempi koskettaa reittiäsi sivultaan. Kulmia ei lasketa.
topic-mark-example = Kolmen ruudun kulma koskettaa reittiä ja nappaa mukaansa vihreän jalokiven.

topic-entrance-field = Sisäänkäynti
topic-entrance-field-text = Jokainen reitti alkaa sisäänkäynniltä, kammion yläriviltä. Niin kauan kuin kortilla ei ole yhtään rastia, sisäänkäynnin on peityttävä, rastititpa kuvion tai yksittäisen ruudun.
topic-entrance-field-example = Neljän ruudun L on käännetty niin, että se peittää sisäänkäynnin.

topic-single-field = Yksi ainoa ruutu
topic-single-field-text = Kuvion sijasta saat aina rastittaa yhden ainoan ruudun kummalla tahansa kortillasi. Tyhjällä kortilla se on sisäänkäynti, muuten ruutu, jonka sivu koskettaa reittiäsi. Jompikumpi on tehtävä, kuvio tai yksi ruutu.
topic-single-field-more = Jos et voi rastittaa yhtään ruutua, et tee mitään.
topic-single-field-example = Tässä rastitetaan kuvion sijasta yksi ruutu, jossa on punainen jalokivi.

# Pyramids: what you find

topic-golden-tomb = Kultahauta
topic-golden-tomb-text =
    Kun rastitat kultahaudan, pyramidi on tutkittu. { $points ->
        [one] Se tuo pelin lopussa yhden pisteen.
       *[other] Se tuo pelin lopussa { $points } pistettä.
    } Panet kortin syrjään, jäipä sille mitä tahansa, ja otat uuden.
topic-golden-tomb-example =
    { $points ->
        [one] Kuvio yltää kultahautaan: tämä pyramidi on tutkittu ja tuo yhden pisteen.
       *[other] Kuvio yltää kultahautaan: tämä pyramidi on tutkittu ja tuo { $points } pistettä.
    }

topic-gems = Jalokivet
topic-gems-text =
    Jokaisesta rastittamastasi jalokivestä merkitset pistekorttiisi yhden samanvärisen. { $pair ->
        [one] Lopussa punainen ja vihreä jalokivi muodostavat parin, joka tuo yhden pisteen.
       *[other] Lopussa punainen ja vihreä jalokivi muodostavat parin, joka tuo { $pair } pistettä.
    } { $single ->
        [one] Pariton jalokivi tuo yhden pisteen.
       *[other] Pariton jalokivi tuo { $single } pistettä.
    } Kummankin värin jalokiviä mahtuu { $room }; sen jälkeen niistä ei saa mitään.
topic-gems-example = Kolme punaista ja kaksi vihreää jalokiveä on kaksi paria ja yksi pariton: { $points } pistettä.

topic-skulls = Pääkallot
topic-skulls-text = Jokaisesta rastittamastasi pääkallosta merkitset pistekorttiisi seuraavan kallon vasemmalta alkaen. Lopussa menetät korkeimman merkityn kallon arvon, mutta vain sen. Kun kaikki on merkitty, uusista pääkalloista ei ole enää haittaa.
topic-skulls-example =
    { $points ->
        [one] Neljä pääkalloa on merkitty. Neljäs on korkein ja vie yhden pisteen.
       *[other] Neljä pääkalloa on merkitty. Neljäs on korkein ja vie { $points } pistettä.
    }

topic-torches = Soihdut
topic-torches-text =
    Pistekortissasi on yksi soihtu joka kierrokselle. Kun rastitat soihdun kammiossa, tämän kierroksen soihtu syttyy. { $points ->
        [one] Se tuo lopussa yhden pisteen.
       *[other] Se tuo lopussa { $points } pistettä.
    } Toinen soihtu samalla kierroksella ei tuo mitään, eikä väliin jäänyttä soihtua voi sytyttää myöhemmin.
topic-torches-example =
    { $points ->
        [one] Ensimmäisellä kierroksella rastitettu soihtu sytyttää sen kierroksen soihdun ja tuo yhden pisteen.
       *[other] Ensimmäisellä kierroksella rastitettu soihtu sytyttää sen kierroksen soihdun ja tuo { $points } pistettä.
    }

topic-elixir = Eliksiiri
topic-elixir-text = Eliksiiri parantaa: se pyyhkii pistekortistasi kaksi korkeinta pääkalloa, tai vähemmän, jos niitä ei ole niin monta. Jos sama kuvio peittää pääkalloja ja eliksiirin, pääkallot merkitään ensin.
topic-elixir-more = Jokainen rastittamisen vaihe ratkaistaan erikseen: eliksiiri ei odota lisäruutua, jonka punainen rasti antaa.
topic-elixir-example =
    Viisi pääkalloa veisi { $before ->
        [one] { $before } pisteen
       *[other] { $before } pistettä
    }. Eliksiiri pyyhkii niistä kaksi, ja jäljelle jäävät kolme vievät { $after ->
        [one] { $after } pisteen
       *[other] { $after } pistettä
    }.

topic-red-cross = Punainen rasti
topic-red-cross-text = Jokaisesta rastittamastasi punaisesta rastista saat heti rastittaa vielä yhden ruudun jommallakummalla kortillasi. Sen on oltava sisäänkäynti tai kosketettava reittiäsi, kuten aina. Jos sekin on punainen rasti, jatkat.
topic-red-cross-more = Korttia, jonka kultahaudan saavutit tässä vaiheessa, voi yhä käyttää. Jos et voi rastittaa mitään ruutua, punainen rasti raukeaa.
topic-red-cross-example = Kahden ruudun suora peittää punaisen rastin, joten vielä yhden ruudun saa rastittaa: tässä punaisen jalokiven.

# Pyramids: after each expedition

topic-new-pyramid = Uusi pyramidi
topic-new-pyramid-text =
    Kun kaikki ovat rastittaneet, pyramidin tutkineet ottavat sen tilalle uuden kortin: jonkin avoimista tai nostopinon päällimmäisen. Pienimmän numeron tutkinut valitsee ensin. Ennen seuraavan pelaajan valintaa avoimia kortteja täydennetään niin, että niitä on taas { $display }.
topic-new-pyramid-more = Jos olet tutkinut kaksi yhdellä kertaa, valitset molemmat uudet kortit ennen muita. Kun nostopino on tyhjä, kortteja ei tule lisää, ja voi käydä niin, ettei otettavaa enää ole. Pelin viimeisen retken jälkeen kukaan ei ota uutta korttia.
topic-new-pyramid-example = Kortit { $low } ja { $high } on tutkittu samassa vaiheessa. Kortin { $low } omistaja valitsee ensin.

topic-colours = Pyramidipisteet
topic-colours-text = Kun tutkit toisen, neljännen tai kuudennen samanvärisen pyramidisi, saat sen värin korkeimmat vielä vapaat pisteet. Kukin niistä jaetaan pelissä vain kerran, joten nopeus kannattaa.
topic-colours-more = Pisteet jaetaan, kun uudet kortit on otettu. Jos samassa vaiheessa tutkittiin useita pyramideja, ne käydään läpi numerojärjestyksessä pienimmästä alkaen.
topic-colours-example =
    Toinen violetti pyramidisi, eikä kukaan ole vielä saanut violetin pisteitä: saat { $first ->
        [one] { $first } pisteen
       *[other] { $first } pistettä
    }. Seuraava violetin pisteiden saaja saa { $second ->
        [one] { $second } pisteen
       *[other] { $second } pistettä
    }.

topic-pyramids-round-end = Kierroksen päätös
topic-pyramids-round-end-text =
    { $turned ->
        [one] Kierros päättyy yhden retkikortin jälkeen.
       *[other] Kierros päättyy { $turned } retkikortin jälkeen.
    } Sitten kaikki retkikortit sekoitetaan, myös näkemättä jäänyt, ja uudella kierroksella on oma soihtunsa. { $rounds ->
        [one] Pelissä on yksi kierros.
       *[other] Pelissä on { $rounds } kierrosta.
    }
topic-pyramids-round-end-example = Uudella kierroksella mikä tahansa kuvio voi tulla taas.

# Pyramids: the end

topic-game-end = Pelin päätös
topic-game-end-text =
    Laske yhteen pisteesi: jokaisesta tutkitusta pyramidista { $explored }, jokaisesta soihdusta { $torch }, saamasi pyramidipisteet, jokaisesta jalokiviparista { $pair } ja jokaisesta muusta jalokivestä { $single }. Vähennä sitten korkeimman pääkallosi arvo. Kesken jäänyt pyramidi ei tuo mitään, mutta siitä löytämäsi lasketaan.
topic-game-end-example = Viisi pyramidia { $pyramids }, kaksi soihtua { $torches }, pyramidipisteet { $colours }, jalokivet { $gems }, pääkallot −{ $skulls }: yhteensä { $total } pistettä.

topic-pyramids-tie = Tasatilanne
topic-pyramids-tie-text = Eniten pisteitä voittaa. Jos pelaajat ovat tasoissa, edellä on se, jonka tutkimista pyramideista löytyy pienin numero. Pelaajat, jotka eivät ole tutkineet yhtään ja ovat yhä tasoissa, jakavat sijansa.
topic-pyramids-tie-example = Molemmilla pelaajilla on yhtä paljon pisteitä. Pienin tutkittu numero on kortti { $low }, joten sen omistaja voittaa.

topic-our-deck = Omat korttimme
topic-our-deck-text = Sääntökirjassa ei näy pelin kaikkia kortteja, joten Saqqarassa pelataan 48 omatekoisella kammiolla. Jokaisessa niistä pääsee sisäänkäynniltä kaikkiin ruutuihin, jotka eivät ole seinää. Jos omistat pelin, voit kopioida korttisi painostiedostoon ja pelata niillä.
topic-our-deck-example = Kortti { $number }, yksi omistamme.

# Printed figures, with their values beside them

figure-in-deck = Tällaisia kortteja
figure-sled-start = Kivet varastolaatoilla alussa, aloituspelaajasta alkaen
figure-round-cards-two = Kierroskortit kahdelle pelaajalle: neljän laivan ruudut
figure-round-cards-three = Kierroskortit kolmelle pelaajalle
figure-round-cards-four = Kierroskortit neljälle pelaajalle
figure-ships-fleet = Pelin kaikkien laivojen ruudut
figure-ships-minimum-load = Vähimmäislasti, kun laivassa on yksi, kaksi, kolme, neljä ruutua
figure-market-face-up-a = Avoimia kortteja
figure-market-face-up-b = Avoimia kortteja
figure-market-face-down-b = Kortteja kuvapuoli alaspäin
figure-pyramid-a = Ruutujen pisteet rakennusjärjestyksessä
figure-pyramid-bonus-points = Bonusruudun pisteet
figure-pyramid-left = Vasemman pyramidin ruudut rakennusjärjestyksessä
figure-pyramid-middle = Keskimmäisen pyramidin ruudut
figure-pyramid-right = Oikean pyramidin ruudut
figure-stones-take = Otettavat kivet
figure-temple-spaces = Ruudut, kun pelaajia on kaksi, kolme, neljä
figure-temple-b = Ruudut vasemmalta alkaen
figure-temple-choice-points = Valinnan pisteet
figure-temple-choice-stones = Valinnan kivet
figure-chamber-groups = Yhden, kahden, kolmen, neljän, viiden kiven ryhmän pisteet
figure-chamber-further-stone = Pisteet jokaisesta lisäkivestä
figure-chamber-rows-two = Pisteet kullakin rivillä, kaksi pelaajaa
figure-chamber-rows-three = Pisteet kullakin rivillä, kolme pelaajaa
figure-chamber-rows-four = Pisteet kullakin rivillä, neljä pelaajaa
figure-obelisks-two = Pisteet korkeuden mukaan, kaksi pelaajaa
figure-obelisks-three = Pisteet korkeuden mukaan, kolme pelaajaa
figure-obelisks-four = Pisteet korkeuden mukaan, neljä pelaajaa
figure-obelisks-towers = Pylväiden pisteet, ensimmäisestä viimeiseen
figure-cards-statues = Yhden, kahden, kolmen, neljän, viiden Patsaan pisteet
figure-cards-further-statue = Pisteet jokaisesta seuraavasta Patsaasta
figure-expeditions-i2 = Kahden ruudun suora: kortteja
figure-expeditions-i3 = Kolmen ruudun suora: kortteja
figure-expeditions-i4 = Neljän ruudun suora: kortteja
figure-expeditions-v3 = Kolmen ruudun kulma: kortteja
figure-expeditions-l4 = Neljän ruudun L: kortteja
figure-expeditions-o4 = Neljän ruudun neliö: kortteja
figure-score-skulls = Pääkallojen arvot vasemmalta alkaen
figure-score-colour = Kunkin värin pyramidipisteet, ensimmäisestä viimeiseen
figure-colours-green = Vihreiden korttien numerot
figure-colours-orange = Oranssien korttien numerot
figure-colours-purple = Violettien korttien numerot
figure-word-card = kortti
figure-word-choice = valinta
figure-word-stones = kiviä
figure-word-load = lastaus

## Start page

start-play = Pelaa tässä
start-invite = Kutsu ystäviä linkillä
start-invite-short = Kutsu
start-invite-frees =
    { $seated ->
        [yes] Kutsu vapauttaa ystäville kaikki paikat paitsi omasi.
       *[no] Kutsu antaa sinulle ensimmäisen paikan ja muut ystäville.
    }
start-watch = Katso bottien peliä
start-watch-short = Katso
start-size-imhotep = 2–4 pelaajaa, noin 40 minuuttia
start-size-pyramids = 2–4 pelaajaa, noin 20 minuuttia
start-group-people = Ihmiset
start-group-bots = Botit, heikoin ensin
start-who-me = Sinä
start-who-here = Pelaaja tässä
start-who-open = Ystävä linkillä
start-player = Pelaaja { $seat }
start-note-open = Istuutuu linkilläsi
start-note-apprentice = Opettelee vielä: helppo
start-note-mason = Kelpo vastustaja
start-note-architect = Vahva
start-note-vizier = Vahvin mahdollinen; miettii pidempään
start-all-a = Kaikki A
start-all-b = Kaikki B
start-mix = Sekaisin
start-steps = Näin vuoro kulkee
start-step-expedition = Sama kuvio kaikille
start-step-expedition-about = Kortti käännetään. Kaikki käyttävät sen kuviota yhtä aikaa.
start-step-mark = Rastita se
start-step-mark-about = Käännä sitä vapaasti ja sijoita se toiseen pyramideistasi, rastitettujen ruutujen viereen.
start-step-tomb = Yllä kultahautaan
start-step-tomb-about = Siitä saa pisteitä ja uuden pyramidin, ja värin ensimmäinen saa vielä enemmän.
start-more = Lisää valintoja: kello, poissaolo, seura
start-hints = Vihjeet
start-hints-about = Pelaajat voivat pyytää botilta neuvoa; kaikki näkevät, kuinka usein.
start-heading =
    { $count ->
        [2] { $game }, kaksi pelaajaa
        [3] { $game }, kolme pelaajaa
       *[other] { $game }, neljä pelaajaa
    }
start-company = Pöydässä: { $names }.
start-you = sinä
start-bot = { $level } (botti)
start-friends =
    { $count ->
        [one] ystävä linkilläsi
       *[other] { $count } ystävää linkilläsi
    }
start-with-sides = Puolet { $sides }.
start-with-wrath = Mukana Faaraon viha.
start-newcomer = Uusi täällä?
start-newcomer-about = ”Pelaa tässä” aloittaa heti pelin bottia vastaan. Pöytä näyttää, mitä voit tehdä ja mitä siitä saat; jokainen osa selittää itsensä. Ei mitään asennettavaa, ei tunnusta.
start-newcomer-rules = Lue säännöt
start-go-on = Omat pöydät
start-won = Voitit.
start-older = Vanhemmat pöydät
start-owed =
    { $count ->
        [one] Yksi pöytä odottaa siirtoasi
       *[other] { $count } pöytää odottaa siirtoasi
    }
start-thinking =
    { $count ->
        [one] { $names } miettii
       *[other] { $names } miettivät
    }
start-key-space-name = Väli
start-key-tab = seuraavaan valintaan
start-key-arrows = toinen vastaus samaan valintaan
start-key-space = painaa, rastittaa, avaa
start-key-enter = Pelaa tässä
start-key-escape = sulkee sen, mikä on auki
app-offline = Olet poissa verkosta. Pöydät jatkuvat itsestään, kun yhteys palaa.
missing-page = Täällä ei ole mitään – Saqqara
missing-title = Täällä ei ole mitään.
missing-about = Tätä sivua ei koskaan rakennettu, tai hiekka on jo haudannut sen.
missing-home = Aloitussivulle

## Pyramids' table

sg-counter-round = Kierros
sg-counter-card = Kortti
sg-progress-round = Kierros { $now }/{ $all }
sg-progress-card = Retkikortti { $now }/{ $all }
sg-expedition = Retki
sg-seen = Tällä kierroksella nähty
sg-face-down = kuvapuoli alaspäin
sg-still-face-down =
    { $count ->
        [one] { $count } kortti on kuvapuoli alaspäin; se jää näkemättä.
       *[other] { $count } korttia on kuvapuoli alaspäin; yksi niistä jää näkemättä.
    }
sg-tools = Muuta kuviota
sg-rotate = Kierrä
sg-mirror = Peilaa
sg-single = Yksi ruutu
sg-cross-off = Rastita
sg-keep-both = Pidä nämä
sg-take = Ota
sg-take-card = Ota { $card }
sg-take-top = Ota päällimmäinen
sg-why = Miten sääntö menee?
sg-your-pyramids = Pyramidisi
sg-no-pyramids = Sinulle ei ole enää pyramideja.
sg-turn-to = Katso pyramidia { $card }
# A pyramid card for those who do not see it.
sg-card-label =
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
sg-relic-count =
    { $count ->
        [one] { $what }
       *[other] { $what } ×{ $count }
    }
sg-card-holds =
    { $things ->
        [none] { $card }
       *[other] { $card }: { $things }
    }
sg-card-kept =
    Pyramidi { $card }{ $colour ->
        [green] , vihreä
        [orange] , oranssi
        [purple] , violetti
       *[none] { "" }
    }, pidetään
# A field of a chamber: B3, skull, may be crossed off.
sg-field =
    { $field }, { $what }{ $state ->
        [ghosted] , tässä siirrossa
        [fresh] , rastitettu tässä siirrossa
        [crossed] , rastitettu
        [legal] , voi rastittaa
        [lone] , voi rastittaa yksittäisenä ruutuna
       *[open] { "" }
    }

# What is asked.
sg-ask-keep =
    { $count ->
        [0] Valitse kaksi neljästä pyramidistasi.
        [one] Valitse vielä yksi pyramidi.
       *[other] Pidetäänkö nämä kaksi?
    }
sg-ask-mark =
    { $shape ->
        [i2] Rastita 2 ruudun suora, miten päin haluat, tai yksi ainoa ruutu.
        [i3] Rastita 3 ruudun suora, miten päin haluat, tai yksi ainoa ruutu.
        [i4] Rastita 4 ruudun suora, miten päin haluat, tai yksi ainoa ruutu.
        [v3] Rastita 3 ruudun kulma, miten päin haluat, tai yksi ainoa ruutu.
        [l4] Rastita 4 ruudun L, miten päin haluat, tai yksi ainoa ruutu.
       *[o4] Rastita 4 ruudun neliö tai yksi ainoa ruutu.
    }
sg-ask-single = Rastita kuvion sijasta yksi ainoa ruutu.
sg-ask-fits-nowhere = Kuvio ei mahdu minnekään: rastita yksi ainoa ruutu.
sg-ask-no-room = Siihen se ei mahdu. Valitse ruutu, jossa on piste tai rengas.
sg-ask-cross =
    { $count ->
        [one] Punainen rasti: rastita vielä yksi ruutu kummalla kortilla tahansa.
       *[other] Punaisia rasteja: rastita vielä { $count } ruutua, yksi kerrallaan, kummalla kortilla tahansa.
    }
sg-ask-take =
    { $count ->
        [one] Valitse uusi pyramidi: jokin näistä tai nostopinon päällimmäinen.
       *[other] Valitse { $count } uutta pyramidia yksi kerrallaan: jokin näistä tai nostopinon päällimmäinen.
    }
sg-ask-take-card =
    { $colour ->
        [green] Pyramidi { $card }, vihreä.
        [orange] Pyramidi { $card }, oranssi.
        [purple] Pyramidi { $card }, violetti.
       *[none] Pyramidi { $card }.
    }
sg-ask-take-deck = Nostopinon päällimmäinen: kukaan ei ole nähnyt sitä.
sg-reaches = Tämä yltää pyramidin { $card } kultahautaan. Sitten valitset uuden pyramidin.
sg-reaches-last = Tämä yltää pyramidin { $card } kultahautaan.
sg-then-cross =
    { $count ->
        [one] Punainen rasti: sitten rastitat vielä yhden ruudun.
       *[other] Punaisia rasteja: sitten rastitat vielä { $count } ruutua.
    }
sg-covers =
    { $count ->
        [one] Yksi ruutu pyramidissa { $card }: { $fields }.
       *[other] Pyramidi { $card }: { $fields }.
    }
sg-covers-live =
    { $points ->
        [none] Peittää pyramidissa { $card }: { $fields }.
       *[other] Peittää pyramidissa { $card }: { $fields }; pisteitä { $points }.
    }

# Why you wait.
sg-wait-keep =
    { $done ->
        [yes] Olet valinnut. Odotetaan: { $names }.
       *[no] Vielä valitsemassa kahta pyramidia: { $names }.
    }
sg-wait-mark =
    { $done ->
        [yes] Olet rastittanut. Odotetaan: { $names }.
       *[no] Vielä rastittamassa: { $names }.
    }
sg-wait-take = { $name } valitsee uuden pyramidin.
sg-wait-take-first = { $name } valitsee ennen sinua: { $card } on pienempi kuin sinun { $own }.
sg-step-keep-done = on valinnut
sg-step-keep-busy = valitsee
sg-step-mark-done = on rastittanut
sg-step-mark-busy = miettii
sg-step-take-choosing = valitsee nyt
sg-step-take-next = valitsee myöhemmin

# The score card.
sg-score-card = Pistekorttisi
sg-this-move = Tämä siirto
sg-gain-awaited = Valitse ruudut: tässä näet, mitä ne tuovat.
sg-gain-pyramid = Pyramidi { $card }
# Every second pyramid of a colour: the 2nd, the 4th, the 6th.
sg-gain-colour =
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
sg-gain-gems = Jalokivet
sg-gain-skulls = Pääkallot
sg-gain-torches = Soihtu
sg-gain-elixir = Eliksiiri
sg-red-gems = Punaiset jalokivet
sg-green-gems = Vihreät jalokivet
sg-skulls = Pääkallot
sg-torches = Soihdut
sg-explored = Tutkittu
sg-explored-count =
    { $lowest ->
        [none] { $count }
       *[other] { $count }, pienin { $lowest }
    }
sg-track = { $what }: { $count }/{ $most }
sg-pairs =
    { $points ->
        [none] parit
       *[other] parit à { $points }
    }
sg-claims = Joka 2. samanvärinen pyramidi tuo seuraavat pisteet
sg-yours = sinun
sg-you = sinä
# After the number of pyramids of a colour.
sg-explored-of-colour =
    { $count ->
        [one] tutkimasi pyramidi
       *[other] tutkimaasi pyramidia
    }
sg-standings = Pisteet tähän asti

# The display.
sg-display = Tarjolla
sg-display-about = Haudalle päässyt ottaa yhden näistä tai nostopinon päällimmäisen; pienin numero valitsee ensin.
sg-deck = pino
sg-deck-label =
    { $count ->
        [0] Nostopino on tyhjä
        [one] Nostopino: { $count } kortti
       *[other] Nostopino: { $count } korttia
    }
sg-no-card = ei korttia
sg-others = Muut pelaajat
sg-sheets = Näytä
sg-sheet-score = Pistekortti
sg-sheet-display = Tarjolla
sg-sheet-others = Muut

# The table in words.
sg-words-you = { $name } (sinä)
sg-words-expedition =
    { $seen ->
        [none] { $shape }, tämän kierroksen ensimmäinen kortti.
       *[other] { $shape }. Aiemmin tällä kierroksella nähty: { $seen }.
    }
sg-words-has =
    { $explored ->
        [none] Punaisia jalokiviä { $red }, vihreitä jalokiviä { $green }, pääkalloja { $skulls }, soihtuja { $torches }; ei yhtään tutkittua pyramidia.
       *[other] Punaisia jalokiviä { $red }, vihreitä jalokiviä { $green }, pääkalloja { $skulls }, soihtuja { $torches }; tutkittu: { $explored }.
    }
sg-words-crossed = { $what }, rastitettu
sg-words-free = vapaa
sg-words-claim =
    { $colour ->
        [green] Vihreä, pisteitä { $points }: { $name }
        [orange] Oranssi, pisteitä { $points }: { $name }
       *[purple] Violetti, pisteitä { $points }: { $name }
    }

## Imhotep's table

# A number of equal things, as in “×3”.
imhotep-times = ×{ $count }
card-effect-entrance = kivi pyramidille
card-effect-sarcophagus = kivi kammioon
card-effect-path = kivi obeliskeille
# Points for every so many stones on the site, at the end.
card-effect-decoration = { $points } p / { $stones } kiveä
# The points for one statue, two statues and so on.
card-effect-statue = { $row } +{ $further }
card-effect-lever = siirrä, pura miten vain
card-effect-hammer = ota { $stones }, lastaa 1
card-effect-sail = lastaa 1 ja siirrä
card-effect-chisel = lastaa 2 kiveä

# “Round 3/6” above the table.
imhotep-round = Kierros { $round }/{ $rounds }
imhotep-round-cards = Kierroskortit
imhotep-round-ships = Kierros { $round }: laivat { $ships }
imhotep-round-unseen = Vielä näkemättä: { $cards }. Yksi niistä jää laatikkoon.
imhotep-wrath = Viha
imhotep-sites = Rakennuspaikat
imhotep-side = { $side }-puoli
imhotep-why = Miten se toimii: { $site }
imhotep-about-market-A = Jokainen kivi ottaa yhden kortin
imhotep-about-market-B = Jokainen kivi ottaa yhden kortin tai toisen parista
imhotep-about-pyramid-A = Pisteet heti
imhotep-about-pyramid-B = Pisteet heti, ja bonus
imhotep-about-temple-A = { $points } p jokaisesta ylhäältä näkyvästä kivestä
imhotep-about-temple-B = Palkkio jokaisesta ylhäältä näkyvästä kivestä
imhotep-about-chamber-A = Koskettavat kivet: { $row }{ "\u00A0" }+{ $further }
imhotep-about-chamber-B = Eniten kullakin rivillä: { $row }
imhotep-about-obelisks-A = Korkein ensin: { $row }
imhotep-about-obelisks-B = Kolme on pylväs; yksittäisistä { $single } kustakin
imhotep-moment-so-far = Saatu tähän asti
imhotep-moment-round = Kierroksen lopussa
imhotep-moment-now = Jos päättyisi nyt
imhotep-reward-choice = valinta: pisteitä tai kiviä
imhotep-reward-card = päällimmäinen torikortti
imhotep-lies-at-market = torilla
imhotep-lies-at-pyramid = pyramidilla
imhotep-lies-at-temple = temppelillä
imhotep-lies-at-chamber = hautakammiolla
imhotep-lies-at-obelisks = obeliskeilla
# $cargo lists the colours of the stones, or “free”.
imhotep-ship-state =
    { $missing ->
        [0] Laiva { $ship }, ruutuja { $spaces }, keulasta alkaen: { $cargo }. Se saa lähteä.
       *[other] Laiva { $ship }, ruutuja { $spaces }, keulasta alkaen: { $cargo }. Lähtöön puuttuu { $missing }.
    }
imhotep-load-at = Lastaa laiva { $ship }, ruutu { $space }
# $site is one of the messages to-…
imhotep-sail-to = Siirrä laiva { $ship } { $site }
imhotep-unload-next = Pura seuraavaksi: { $colour }, ruutu { $space }
# What each stone would bring; $stones lists the messages imhotep-forecast.
imhotep-would-bring = Mitä kivet tuovat: { $stones }
imhotep-forecast =
    { $kind ->
        [points]
            { $amount ->
                [one] { $colour } ({ $amount } piste)
               *[other] { $colour } ({ $amount } pistettä)
            }
        [choice] { $colour } (valitsee pyramidin)
        [card]
            { $amount ->
                [0] { $colour } (ei korttia)
               *[other] { $colour } (kortti nro { $amount })
            }
        [round]
            { $amount ->
                [one] { $colour } ({ $amount } piste joka kierroksella)
               *[other] { $colour } ({ $amount } pistettä joka kierroksella)
            }
        [bonus]
            { $amount ->
                [one] { $colour } ({ $amount } piste joka kierroksella)
               *[other] { $colour } ({ $amount } pistettä joka kierroksella)
            }
        [bonus-choice] { $colour } (pisteitä tai kiviä joka kierroksella)
        [bonus-card] { $colour } (kortti joka kierroksella)
        [group]
            { $amount ->
                [one] { $colour } ({ $amount } piste lisää, { $size } yhdessä)
               *[other] { $colour } ({ $amount } pistettä lisää, { $size } yhdessä)
            }
        [height] { $colour } (korkeus { $amount })
       *[tower]
            { $amount ->
                [0] { $colour } ({ $size }/3 pylvääseen)
                [one] { $colour } (pylväs, { $amount } piste)
               *[other] { $colour } (pylväs, { $amount } pistettä)
            }
    }
# The turn to take a card: “1st”.
imhotep-turn-sign = { $number }.
imhotep-pair-keep = pidä 1
imhotep-deck = Pino { $count }
imhotep-discarded = Poistettu { $count }
imhotep-next-value = seuraava
imhotep-pyramid-state = Kiviä { $count }, ruutuja { $all }; seuraavasta saa { $next }.
imhotep-small-pyramid-state =
    { $pyramid ->
        [left] Vasen pyramidi: kiviä { $count }/{ $all }
        [middle] Keskimmäinen pyramidi: kiviä { $count }/{ $all }
       *[right] Oikea pyramidi: kiviä { $count }/{ $all }
    }
imhotep-bonus-does-card = nosta kortti
imhotep-bonus-does-stones = ota { $count }
imhotep-bonus-does-load = lastaa 1
imhotep-seen-from-above = Ylhäältä katsottuna, vasemmalta alkaen: { $stones }
imhotep-chamber-state =
    { $stones ->
        [none] Ei vielä kiviä
       *[other] Sarake kerrallaan vasemmalta alkaen: { $stones }
    }
imhotep-heights-state = Korkeudet: { $stones }
imhotep-towers-state =
    { $towers ->
        [none] Ei vielä pylväitä. Yksittäiset kivet: { $stones }
       *[other] Pylväät: { $towers }. Yksittäiset kivet: { $stones }
    }

imhotep-choose-action = Valitse yksi toiminto
imhotep-choose-card = Valitse pelattava kortti
imhotep-choose-answer = Valitse
imhotep-take =
    { $count ->
        [one] Ota { $count } kivi
       *[other] Ota { $count } kiveä
    }
imhotep-take-short = Ota { $count }
imhotep-short-take = Ota
imhotep-short-load = Lastaa
imhotep-short-sail = Siirrä
imhotep-short-play = Kortti
imhotep-pass = Passaa
imhotep-note-take = tilaa { $count } kivelle
imhotep-note-load =
    { $count ->
        [one] { $count } vapaa ruutu
       *[other] { $count } vapaata ruutua
    }
# Numbers of ships that are ready and of docks that are open.
imhotep-note-sail =
    { $ships ->
        [one] { $ships } laiva
       *[other] { $ships } laivaa
    }, { $docks ->
        [one] { $docks } laituri
       *[other] { $docks } laituria
    }
imhotep-note-play = valittavana { $count }
imhotep-note-pass = mikään muu ei käy
imhotep-note-unload = { $colour }, ruudusta { $space }
imhotep-note-pair = katso { $count }, pidä 1
imhotep-hint-load =
    { $count ->
        [one] { $count } ruutu on vapaana
       *[other] { $count } ruutua on vapaana
    }
imhotep-hint-sail = Valitse laiva, sitten laituri
imhotep-hint-keys-load = paina ruutua laivassa
imhotep-hint-keys-sail = laiturit näyttävät, mitä kukin kivi saa
imhotep-answer-skip = Ei bonusta
imhotep-answer-decline = Ei korttia
imhotep-answer-pair = Alaspäin käännetyt
imhotep-answer-draw = Nosta päällimmäinen
imhotep-answer-unload = Seuraavaksi: { $name }
imhotep-why-not-sled-full = varasto on täynnä
imhotep-why-not-quarry-empty = kaivos on tyhjä
imhotep-why-not-sled-empty = varastossa ei ole kiviä
imhotep-why-not-no-space = ei vapaata ruutua
imhotep-why-not-no-ship = lasti ei riitä
imhotep-why-not-no-card = ei sinistä korttia
imhotep-why-not-no-use = ei voi käyttää nyt
# $reason is one of the messages imhotep-why-not-…
imhotep-refused = Ei nyt: { $reason }.

imhotep-ask-action = Valitse yksi toiminto.
imhotep-ask-load = Valitse kivellesi vapaa ruutu.
imhotep-ask-sail = Valitse laiva, jonka purje on nostettu.
imhotep-ask-dock = Laiva { $ship } on valmis: valitse laituri.
imhotep-ask-play = Valitse kortti, jonka pelaat.
imhotep-ask-pass = Et voi tehdä mitään tällä vuorolla: varastosi, kaivos ja laivat eivät anna mahdollisuutta.
imhotep-ask-hammer-load = Vasara: lastaa nyt yksi kivi.
imhotep-ask-sail-load = Purje: lastaa yksi kivi laivaan, joka voi sen jälkeen lähteä.
imhotep-ask-sail-sail = Purje: valitse lastatulle laivalle laituri.
imhotep-ask-chisel-first = Taltta: lastaa ensimmäinen kahdesta kivestä.
imhotep-ask-chisel-second = Taltta: lastaa toinen kivi.
imhotep-ask-lever-sail = Vipu: valitse laiva, sitten laituri.
imhotep-ask-lever-order = Vipu: valitse { $turn }. purettava kivi.
imhotep-ask-market = Kivesi on torilla: ota kortti, tai jätä ottamatta.
imhotep-ask-keep = Pidä toinen kahdesta kortista.
imhotep-ask-pyramid = Mihin pyramidiin kivesi menee?
imhotep-ask-pyramid-by-card = Sisäänkäynti: mihin pyramidiin kivesi menee?
imhotep-ask-bonus-card = Bonus: nostatko päällimmäisen torikortin?
imhotep-ask-bonus-stones = Bonus: otatko kiviä varastolaatallesi?
imhotep-ask-bonus-load = Bonus: lastaatko yhden kiven?
imhotep-ask-temple = Temppeli palkitsee kivesi: pisteitä vai kiviä?
imhotep-waits-turn = Vuorossa { $name }.
imhotep-waits-answer =
    { $step ->
        [market] { $name } valitsee torikortin.
        [pyramid] { $name } valitsee kivelle pyramidin.
        [temple] { $name } saa palkkion temppelistä.
       *[choice] { $name } päättää bonuksesta.
    }

imhotep-on-sled = varastossa kiviä { $count }/{ $spaces }
imhotep-in-quarry =
    { $count ->
        [one] { $count } kivi kaivoksessa
       *[other] { $count } kiveä kaivoksessa
    }
imhotep-panel-of = { $name }: kivet ja kortit
imhotep-no-cards = ei kortteja
imhotep-starts = aloitti tämän kierroksen
imhotep-sailed-last = siirsi viimeksi laivan
# Before the emblems of the sites where a player has no stone yet.
imhotep-lacks = Ei vielä kiveä:
imhotep-missed-list = Ei vielä kiveä: { $sites }
imhotep-ship-named = Laiva { $ship }
# Space 1 of a ship is at its bow. $stone is a colour, a card, or “free”.
imhotep-space-holds = Ruutu { $space }: { $stone }
imhotep-dock-free = Laituri on vapaa
imhotep-name-count = { $name } { $count }
# $standing lists players with their points.
imhotep-moment-list = { $moment }: { $standing }
imhotep-discarded-list = Poistopinossa: { $cards }
imhotep-card-count =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
imhotep-column-shows =
    { $count ->
        [0] Sarake { $space }: vapaa
        [one] Sarake { $space }: { $stone }, korkeus { $count } kivi
       *[other] Sarake { $space }: { $stone }, korkeus { $count } kiveä
    }
imhotep-in-order = Rakennusjärjestyksessä: { $stones }
imhotep-group = { $count } kiven ryhmä, { $colour }, arvo { $points }
imhotep-row-holds =
    { $stones ->
        [none] Rivi { $row }: tyhjä
       *[other] Rivi { $row }: { $stones }
    }
imhotep-player = { $name }, { $colour }
imhotep-holds = Kortit: { $cards }

## The terminal: playing

# Words in `…` are typed as they are, in every language.
cli-welcome = Tervetuloa! Pelinä on { $game }. Kirjoita numero tai siirto; `help` neuvoo, `quit` lopettaa.
cli-shared-keyboard =
    { $count ->
        [one] Tällä näppäimistöllä pelaa { $count } ihminen. Tietokonetta vastaan: { $command }
       *[other] Tällä näppäimistöllä pelaa { $count } ihmistä. Tietokonetta vastaan: { $command }
    }
# Whose stones are whose, as in “Black is you and White is mason.”
cli-is-bot = { $name } on { $bot }
cli-is-you = { $name } olet sinä
cli-is-here = { $name } on tällä näppäimistöllä
cli-seats-differ = Siinä on paikkoja { $seats }, mutta --players nimeää { $players }: kaikilla paikoilla pelaavat ihmiset.
cli-compiling = Käännetään bottien tasoja (kerran versiota kohden, noin minuutti)
cli-thinks = { $name } miettii
# What went wrong with a bot; $detail is English.
cli-bot-failed =
    { $kind ->
        [crashed] { $name } ({ $bot }) kaatui: { $detail }. Sen puolesta pelattiin satunnainen siirto.
        [illegal] { $name } ({ $bot }) ei tehnyt laillista siirtoa: { $detail }. Sen puolesta pelattiin satunnainen siirto.
        [late] { $name } ({ $bot }) myöhästyi: { $detail }. Sen puolesta pelattiin satunnainen siirto.
        [flooded] { $name } ({ $bot }) puhui liikaa: { $detail }. Sen puolesta pelattiin satunnainen siirto.
       *[often] { $name } ({ $bot }) on epäonnistunut liian usein, eikä siltä enää kysytä. Sen puolesta pelattiin satunnainen siirto.
    }
cli-curtain-imhotep = Anna näyttö pelaajalle { $name }; Enter näyttää parin.
cli-curtain-pyramids = Anna näyttö pelaajalle { $name }; Enter näyttää neljä korttiasi.
cli-curtain-plain = Anna näyttö pelaajalle { $name }; Enter jatkaa.
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
cli-not-understood = En ymmärtänyt: { $message } (`help` näyttää kaiken)
cli-no-such-number = luettelossa ovat numerot 1–{ $last }, ei { $number }
cli-undo-bot = { $name } on { $bot }, joka ei peru mitään
cli-undo-nobody = kukaan ei ole vielä tehnyt siirtoa
cli-undo-you = et ole vielä tehnyt siirtoa
cli-undo-name = undo: odotettiin { $names } tai ei ketään, saatiin { $typed }
cli-saved =
    { $count ->
        [one] { $count } siirto tallennettu tiedostoon { $path }
       *[other] { $count } siirtoa tallennettu tiedostoon { $path }
    }
cli-save-what = `save` tarvitsee tiedoston, esimerkiksi: save game.record
cli-save-taken = { $path } on jo olemassa eikä ole pöytäkirja
cli-open-what = `open` tarvitsee tiedoston, esimerkiksi: open game.record
cli-open-no-record = { $path } ei ole pöytäkirja
cli-open-over = { $path }: se peli on päättynyt; `{ $command }` kertoo sen
cli-open-by-hand = { $path }: sen nostot tehdään käsin, eikä se onnistu täällä
cli-check = Tarkista kaikki nostot ja siirrot: { $command }
cli-read-again = Lue peli uudelleen: { $command }
cli-goodbye = Näkemiin.
cli-nothing-saved = Yhtään siirtoa ei tehty, joten mitään ei tallennettu. `{ $command }` aloittaa uuden pelin.
cli-go-on = Näin jatkat sitä: käynnistä `{ $command }` ja kirjoita  open { $path }
cli-kept = Pelin pöytäkirja on tiedostossa { $path }
cli-not-kept = Pöytäkirjaa ei voitu kirjoittaa tänne eikä tilapäistiedostojen joukkoon.

## The terminal: the table

cli-player = Pelaaja
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
cli-card-hammer = ota { $stones }, lastaa 1
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
cli-no-card = ei korttia
cli-no-cards = ei kortteja näkyvissä
cli-display = Tarjolla
cli-display-cards = Tarjolla: { $cards } (`board` piirtää kaiken)
cli-gems = { $red } pun. { $green } vihr.
cli-colours-left = Väripisteitä jäljellä: { $points }
# The list of moves: fields of a card.
cli-single = { $card } ruutu
cli-shape = { $card } kuvio
cli-top-of-deck = nostopinon päällimmäinen

## The terminal: the end, records, advice

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
# $level is the name of a bot; 95 % ranges are those of the estimates.
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

## The terminal: help

# Typed as they are, in every language: market, pyramid, temple, chamber, obelisks, chisel, hammer, sail, lever, middle,
# right, accept, load b2, skip, hint vizier, undo.

cli-help-turn = VUOROSI
cli-help-turn-about =
    { $rounds ->
        [one] yksi toiminto; neljäs siirretty laiva päättää kierroksen, { $rounds } kierros päättää pelin
       *[other] yksi toiminto; neljäs siirretty laiva päättää kierroksen, { $rounds } kierrosta päättää pelin
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
cli-help-asked-about = kiviesi puolesta, myös muiden vuoroilla
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
cli-help-hint = parhaat siirrot arkkitehdin silmin, mahdollisuuksineen ja pisteineen; hint vizier: visiirin silmin
cli-help-undo = peru viimeisin siirto, jos sen jälkeen ei ole paljastunut mitään; undo { $name }: se, jonka on viimeksi tehnyt { $name }
cli-help-save = kirjoita pelin pöytäkirja tähän asti
cli-help-open = jätä tämä peli ja jatka pöytäkirjan peliä
cli-help-quit = lopeta; peli tähän asti jää pöytäkirjaan
cli-help-expeditions = RETKET
cli-help-expeditions-about = { $rounds } kierrosta, retkiä kussakin { $cards }; kaikki rastittavat saman kuvion muiden näkemättä, kunnes kaikki ovat valmiita
cli-help-mark = kuvio kortille 12, käännettynä tai peilattuna, ruutuihin, jotka eivät ole seinää eivätkä rastitettuja
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
cli-help-colours-about = { $points } sille, jolla seuraavaksi on 2, 4 tai 6 tutkittua saman värin pyramidia
