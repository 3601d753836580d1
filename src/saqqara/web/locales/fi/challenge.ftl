# suomi: haasteet eli sama jako kaikille, ja kerhoillat.

## Names and dates

challenge-page = { $title } – Saqqara
challenge-lead = Kaikki saavat samat kortit samassa järjestyksessä samoja botteja vastaan.
challenge-unnamed = Nimetön haaste
challenge-on-day = Haaste: { $date }
# $bots: the bots at the table, a list of levels.
challenge-heading =
    { $count ->
        [2] { $game }, kaksi pelaajaa, vastassa { $bots }
        [3] { $game }, kolme pelaajaa, vastassa { $bots }
       *[other] { $game }, neljä pelaajaa, vastassa { $bots }
    }
challenge-next = Seuraavaan on aikaa { $time }
challenge-until = Sulkeutuu { $time }
challenge-none-today = Tämän päivän jako ei ole vielä täällä. Tässä ovat aiempien päivien jaot.
challenge-all = Kaikki haasteet

## Playing it

challenge-play-fun = Pelaa huvin vuoksi
challenge-fun-about = Huvin vuoksi pelattua peliä ei lasketa.
challenge-review = Katso analyysi
challenge-one-try = Yksi yritys lasketaan; sen jälkeen voit pelata huvin vuoksi niin usein kuin haluat.
challenge-played-by =
    { $count ->
        [one] { $count } henkilö on pelannut tämän.
       *[other] { $count } henkilöä on pelannut tämän.
    }
challenge-first = Kukaan ei ole vielä pelannut tätä. Ole ensimmäinen.
# $round: none in a game without rounds.
challenge-waiting =
    { $round ->
        [none] Yrityksesi odottaa sinua.
       *[other] Yrityksesi odottaa kierroksella { $round }.
    }
challenge-over =
    { $count ->
        [0] Tämä jako on päättynyt. Kukaan ei pelannut sitä.
        [one] Tämä jako on päättynyt; { $count } henkilö pelasi sen. Voit yhä pelata sen huvin vuoksi.
       *[other] Tämä jako on päättynyt; { $count } henkilöä pelasi sen. Voit yhä pelata sen huvin vuoksi.
    }
challenge-name-there = Nimesi luettelossa
challenge-deal = Jako
challenge-deal-about = Sinulla on paikka { $seat }. Kaikille nostetaan samat kortit samassa järjestyksessä.

## How you did

# Beside the number of points, which is large.
challenge-points-word =
    { $points ->
        [one] piste
       *[other] pistettä
    }
challenge-place-at-table = { $place }. sija pöydässä
challenge-better-than = Parempi kuin { $percent } kaikista { $count } pelaajasta
challenge-better-short = parempi kuin { $percent }
challenge-place-of = Sija { $place }/{ $count }
challenge-players =
    { $count ->
        [one] { $count } pelaaja
       *[other] { $count } pelaajaa
    }
challenge-alone = Olet ensimmäinen. Muita verrataan sinuun.
challenge-helped = Avun kanssa: pisteesi ovat luettelossa, mutta ilman sijaa muiden joukossa.
challenge-as-many = Yhtä paljon kuin { $level } sinun paikallasi.
challenge-more-than = { $points } enemmän kuin { $level } sinun paikallasi.
challenge-fewer-than = { $points } vähemmän kuin { $level } sinun paikallasi.

## Everyone

challenge-everyone = Kaikki pelaajat
challenge-see-after = Näet, miten kaikille kävi, heti kun olet pelannut.
challenge-nobody = Kukaan ei ole pelannut tätä.
challenge-how-many = Kuinka moni sai kuinka paljon pisteitä
challenge-few = Kun pelaajia on vähintään 20, kaavio näyttää, miten pisteet jakautuvat.
challenge-list =
    { $count ->
        [one] { $count } pelaaja ja hänen pelinsä
       *[other] { $count } pelaajaa ja heidän pelinsä
    }
challenge-place = Sija
challenge-player = Pelaaja
challenge-replay = Peli
challenge-replay-of = Katso peli: { $name }
challenge-with-help = avun kanssa
challenge-csv = Kaikki pisteet tiedostona (CSV)
challenge-you = sinä
# For those who do not see the bars. $points: none for whoever has not played.
challenge-histogram =
    { $points ->
        [none] Pelaajia: { $count }.
       *[other] Pelaajia: { $count }; sinulla on { $points } pistettä.
    }

## The levels

challenge-levels = Sinä ja bottien tasot
challenge-levels-about = Jokainen taso on pelannut sinun paikallasi tällä jaolla.
challenge-levels-after = Jokainen taso pelaa sinun paikallasi tällä jaolla. Niiden pisteet näkyvät, kun olet pelannut.
challenge-levels-none = Botit pelaavat vielä tätä jakoa.
challenge-levels-some = Sinun paikkasi tällä jaolla. Muut tasot pelaavat sitä vielä.

## Sharing

challenge-share = Jaa muille
challenge-share-about = Se kertoo pisteesi, ei mitään jaosta.
challenge-share-head = Saqqara, { $title }
challenge-share-points =
    { $help ->
        [yes] { $game }, vastassa { $bots }: { $points } pistettä, avun kanssa
       *[no] { $game }, vastassa { $bots }: { $points } pistettä, pöydässä { $place }. sija
    }
challenge-link = Linkki
challenge-code = Sama linkki skannattavana koodina
challenge-copied = Kopioitu

## Fair

challenge-proof = Kaikille sama
challenge-proof-about = Palvelin on valinnut salaisen siemenen ja näyttää sitoumuksen, siemenen sormenjäljen. Kun jako päättyy, se paljastaa siemenen: kuka tahansa voi tarkistaa, että ne vastaavat toisiaan, ja toistaa jokaisen arvonnan.
challenge-world-about = Tämä on maailmanjako: siemen lasketaan päivämäärästä julkisella kaavalla ja on sama jokaisella palvelimella. Kuka haluaa, voi laskea sen etukäteen, joten kyse on kunniasta.
challenge-check-it = Tarkista se
challenge-seed-later = Siemen näkyy tässä, kun jako on päättynyt.
challenge-verify-records = Jokaisella luettelon pelillä on pöytäkirja, jonka voi myös ladata ja tarkistaa.

## Other challenges

challenge-past = Aiemmat päivät
challenge-past-none = Aiempia päiviä ei vielä ole.
challenge-yours = Omasi
challenge-more =
    { $count ->
        [one] Vielä { $count }
       *[other] Vielä { $count }
    }
challenge-standings = Sarjataulukko
challenge-span = Ajanjakso
challenge-span-week = Viikko
challenge-span-month = Kuukausi
challenge-standings-about = { $first } – { $final }. Voitetut: kuinka suuri osa muista pelaajista sai keskimäärin vähemmän pisteitä. Jokainen pelattu päivä vaikuttaa järjestykseen.
challenge-standings-none = { $first } – { $final }: kukaan ei ole pelannut.
challenge-days-played = Päivät
challenge-beaten = Voitetut

## Your own

challenge-own = Tee oma haaste
challenge-own-about = Lähetä ystäville jako. Jokainen pelaa sen yksin samoja botteja vastaan; sitten vertaatte.
challenge-kind = Mitä teet
challenge-kind-alone = Botteja vastaan
challenge-kind-evening = Kerhoilta
challenge-opponent = Vastustaja
challenge-opponent-at = Vastustaja { $number }
challenge-more-options = Lisää valintoja
challenge-your-seat = Paikkasi
challenge-open-for = Avoinna
challenge-days =
    { $count ->
        [one] { $count } päivä
       *[other] { $count } päivää
    }
challenge-name = Nimi (valinnainen)
challenge-make = Tee linkki
challenge-make-evening = Tee ilta

## A club evening

challenge-evening = Kerhoilta samoilla jaoilla
challenge-evenings = Kerhoiltasi
challenge-evening-about = Useat pöydät pelaavat samat jaot. Pisteitä verrataan niihin, joilla oli sama paikka muissa pöydissä, kuten bridgen parikilpailussa.
challenge-how-many-tables = Pöytien määrä
challenge-how-many-deals = Jakoja joka pöydässä
challenge-evening-heading =
    { $deals ->
        [one] { $game }: pöytiä { $tables }, pelaajia pöydässä { $count }, { $deals } jako
       *[other] { $game }: pöytiä { $tables }, pelaajia pöydässä { $count }, { $deals } jakoa
    }
challenge-evening-progress = Pelejä päättynyt: { $done }/{ $count }
challenge-evening-invite = Kaikki avaavat tämän sivun ja istuvat pöytään.
challenge-tables = Pöydät
challenge-tables-about = Valitse pöytä ja pysy siinä. Sen jaot pelataan yksi toisensa jälkeen.
challenge-table-number = Pöytä { $number }
challenge-table-empty = Tässä ei vielä istu kukaan.
challenge-deal-number = Jako { $number }
challenge-deal-unopened = istu pöytään
challenge-deal-waiting = paikkoja vapaana
challenge-deal-playing = pelataan
challenge-deal-over = päättynyt
challenge-scoring = Illan tulokset
challenge-scoring-about = Jaon tulos: kuinka monella prosentilla muiden pöytien samalla paikalla olleista on vähemmän pisteitä; tasapisteet lasketaan puolikkaina. Avun kanssa saadut pisteet näytetään, mutta niitä ei verrata.
challenge-scoring-hidden = Näet jaon pisteet heti, kun olet pelannut sen.
# Instead of the points of a deal.
challenge-too-late = liian myöhään
challenge-deals-done = Jaot
challenge-score = Tulos
# Under the score of a deal.
challenge-cell-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }

## At a table

challenge-at-table = Tämä on yrityksesi haasteessa: vihje tai peruttu siirto tuo merkinnän ”avun kanssa”.
challenge-table-fun = Haaste, jota pelataan huvin vuoksi: sitä ei lasketa.
challenge-to-it = Haasteeseen
challenge-see-everyone = Katso, miten kaikille kävi
challenge-hint-warning = Haasteessa vihje lasketaan: tuloksesi saa merkinnän ”avun kanssa”.
