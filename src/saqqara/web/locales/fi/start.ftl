# Finnish: the start page, and the page that is missing.

page-version = Saqqara { $version }

## The lobby

lobby-page = Saqqara: Imhotep ja Pyramids
lobby-title = Rakenna jotain pysyvää.
lobby-lead = Pelaa ystävien kanssa linkillä, tällä laitteella tai botteja vastaan. Tiliä ei tarvita.
you-saved = Olet { $name }. Pöydissä, joissa jo istut, näkyy yhä vanha nimi.
tables-open = Avoimet pöydät
tables-joinable =
    { $count ->
        [one] Avoimessa pöydässä on vapaa paikka
       *[other] Vapaita paikkoja on { $count } avoimessa pöydässä
    }
tables-sit = Istu pöytään
# $time is a duration, as in “4 minutes”.
tables-waiting = odotusaika { $time }
tables-fresh = juuri avattu
tables-taken = Joku muu ehti istua siihen.
tables-none = Vapaita paikkoja ei ole nyt. Jos haluat avata pöydän, valitse ”Julkinen” kohdasta ”Lisää valintoja” ja paina ”Kutsu ystäviä linkillä”.

## A new table

new-game = Peli
new-count = Montako paikkaa
new-stand-in = Botti ottaa paikan automaattisesti
new-stand-in-after = Kun on kulunut
new-stand-in-level = Tuuraajabotin taso
new-company = Pöydän asetukset
new-listed-about = Näytä pöytä aulassa, niin kuka tahansa voi liittyä. Muuten siihen pääsee vain linkillä.
new-rated-about = Vaikuttaa kaikkien pöydässä olevien vahvuuslukuun. Vihje tai peruttu siirto poistaa vaikutuksen; lähtijä häviää.
new-chat-about = Pelaajat voivat kirjoittaa toisilleen. Pikalauseet, kuten ”Hyvin pelattu!”, toimivat joka pöydässä.
new-chat-usual = Linkillä kutsutuille
new-chat-on = Päällä
new-chat-off = Pois
clock-per-move = Aika siirtoa kohden
clock-per-player = Aika pelaajaa kohden
clock-each-move = Siirtoa kohden
clock-each-player = Pelaajaa kohden
clock-unit = Yksikkö
clock-increment = Lisäsekunteja joka siirron jälkeen
clock-at-zero = Kun aika loppuu
unit-seconds = sekuntia
unit-minutes = minuuttia
unit-hours = tuntia
unit-days = päivää
sitter-name-full =
    { $count ->
        [one] Nimessä voi olla enintään { $count } merkki.
       *[other] Nimessä voi olla enintään { $count } merkkiä.
    }

## Start page

start-play = Pelaa tässä
start-invite = Kutsu ystäviä linkillä
start-invite-short = Kutsu
start-invite-frees =
    { $seated ->
        [yes] Kutsu avaa kaikki muut paikat ystäville.
       *[no] Kutsu antaa sinulle ensimmäisen paikan ja avaa muut ystäville.
    }
start-review = Analysoi peli tiedostosta
start-watch = Katso bottien peliä
start-watch-short = Katso
start-group-people = Ihmiset
start-group-bots = Botit, heikoin ensin
start-who-me = { seats-you-name }
start-who-here = Joku tällä laitteella
start-who-open = Ystävä linkillä
start-player = Pelaaja { $seat }
start-note-open = Liittyy linkilläsi
start-note-apprentice = Opettelee vielä: helppo
start-note-scribe = Osaa perusteet
start-note-mason = Vakaa
start-note-architect = Vahva
start-note-vizier = Erittäin vahva; miettii pidempään
start-note-pharaoh = Vahvin; itseoppinut
start-all-a = Kaikki A
start-all-b = Kaikki B
start-mix = Sekaisin
start-steps = Näin vuoro kulkee
start-more = Lisää valintoja: kello, poissaolo, chat
start-hints = Vihjeet
start-hints-about = Pelaajat voivat pyytää botilta neuvoa; kaikki näkevät, kuinka usein.
start-hints-unrate = Ensimmäisen vihjeen jälkeen peli ei enää vaikuta vahvuuslukuun.
start-heading =
    { $count ->
        [2] { $game }, kaksi pelaajaa
        [3] { $game }, kolme pelaajaa
       *[other] { $game }, neljä pelaajaa
    }
start-company = Pöydässä: { $names }.
start-you = sinä
start-friends =
    { $count ->
        [one] ystävä linkilläsi
       *[other] { $count } ystävää linkilläsi
    }
start-with-sides = Puolet { $sides }.
start-with-wrath = Mukana Faaraon viha.
start-newcomer = Uusi täällä?
start-newcomer-about = Paina ”Pelaa tässä”, niin peli bottia vastaan alkaa heti. Pelilauta näyttää, mitä voit tehdä ja montako pistettä siitä saa; ?-merkistä saat lisätietoa.
start-none-yours = Ei vielä yhtään. Paina ”Pelaa tässä”, niin Muurari istuutuu heti seuraksesi. Pelisi odottavat sinua täällä.
start-none-short = Ei vielä
start-bring = Pelasitko muualla? Tuo pelisi tänne
start-all-games = Kaikki pelisi
start-running =
    { $count ->
        [0] Ei käynnissä
        [one] { $count } kesken
       *[other] { $count } kesken
    }
start-key-tab = seuraavaan valintaan
start-key-arrows = toinen vaihtoehto samassa valinnassa
start-key-space = painaa, rastittaa, avaa
start-key-escape = sulkee sen, mikä on auki
start-first-game = Ensimmäinen peli
start-turn = Tee vuorollasi yksi näistä
start-turn-take = Ota kiviä
start-turn-take-about = Kolme kaivoksesta varastoosi, johon mahtuu viisi.
start-turn-load = Lastaa kivi
start-turn-load-about = Varastostasi minkä tahansa laivan vapaaseen ruutuun.
start-turn-sail = Siirrä laiva
start-turn-sail-about = Mikä tahansa laiva, jossa on tarpeeksi kiviä, vapaaseen laituriin. Kaikki sen kivet käytetään siellä.
start-turn-play = Pelaa sininen kortti
start-turn-play-about = Kortteja saa torilta; kukin rikkoo sääntöjä kerran.
# One sentence about each side of each site.
start-side-market-A = Jokainen kivi ottaa yhden neljästä avoimesta kortista.
start-side-market-B = Kolme avointa korttia, tai katso kahta piilossa olevaa ja pidä toinen.
start-side-pyramid-A = Yksi pyramidi: jokaisesta kivestä saa ruudun pisteet heti.
start-side-pyramid-B = Kolme pientä pyramidia: valitse yksi, joistakin ruuduista saa bonuksen.
start-side-temple-A = Ylhäältä näkyvistä kivistä saa 1 pisteen joka kierroksen jälkeen.
start-side-temple-B = Ylhäältä näkyvistä kivistä saa pisteitä, kiviä tai kortin joka kierroksen jälkeen.
start-side-chamber-A = Lopussa: mitä suurempi yhtenäinen ryhmä, sitä parempi.
start-side-chamber-B = Lopussa kullakin rivillä eniten kiviä tuo pisteitä.
start-side-obelisks-A = Lopussa korkein obeliski tuo eniten.
start-side-obelisks-B = Kolmesta kivestä syntyy pylväs: mitä aiemmin, sitä enemmän pisteitä.
missing-page = Täällä ei ole mitään – Saqqara
missing-title = Täällä ei ole mitään.
missing-about = Tätä sivua ei koskaan rakennettu, tai hiekka on jo haudannut sen.
missing-home = Aloitussivulle
