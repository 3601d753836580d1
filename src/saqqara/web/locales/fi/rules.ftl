# Finnish: the rules of both games.

## Rules

# The small panel beside a "?" and the page of the rules. `topic-…` is a title, `topic-…-text` the rule in two to four
# sentences, `topic-…-more` its fine points (on the page only), `topic-…-example` the caption of a small drawing.
# Colours are those of the stones: black, white, brown, gray. Figures come from the edition that is played.

rules-title-imhotep = Imhotepin säännöt
rules-title-pyramids = Silver & Gold: Pyramids – säännöt
rules-lead-imhotep = Kaikki, mitä pöytä tietää Imhotepista, omin sanoin. Jokaisella säännöllä on numero, jotta siihen on helppo viitata.
rules-lead-pyramids = Kaikki, mitä pöytä tietää Pyramids-pelistä, omin sanoin. Jokaisella säännöllä on numero, jotta siihen on helppo viitata.
rules-choice = Valitse peli
rules-contents = Sisällys
rules-print = Tulosta
rules-numbers =
    { $count ->
        [one] Sääntö { $numbers }
       *[other] Säännöt { $numbers }
    }
rules-read-on = Lue lisää säännöistä
rules-learn = Opettele pelaamalla
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
rules-chapter-pyramids-game = { rules-chapter-imhotep-game }
rules-chapter-pyramids-marks = Rastittaminen
rules-chapter-pyramids-finds = Mitä löydät
rules-chapter-pyramids-after = Jokaisen retken jälkeen
rules-chapter-pyramids-end = { rules-chapter-imhotep-end }

# Imhotep: the game

topic-imhotep-aim = Pelin tarkoitus
topic-imhotep-aim-text =
    Rakennat Egyptin viidellä suurella rakennuspaikalla: torilla, pyramidilla, temppelissä, hautakammiossa ja obeliskeilla. Kaikkien pelaajien kivet matkaavat samoilla laivoilla, ja se, joka siirtää laivan, päättää, minne sen jokainen kivi päätyy. { $rounds ->
        [one] Yhden kierroksen jälkeen voittaa se, jolla on eniten pisteitä.
       *[other] Kun { $rounds } kierrosta on pelattu, voittaa se, jolla on eniten pisteitä.
    }
topic-imhotep-aim-more = Pelaajia voi olla kahdesta neljään. Jokaisella rakennuspaikalla on kaksi puolta, A ja B, ja niitä saa yhdistellä vapaasti.
topic-imhotep-aim-example = Musta, valkoinen ja ruskea jakavat tämän laivan. Kuka tahansa voi lähettää sen matkaan, jopa harmaa, jolla ei ole siinä yhtään kiveä.

topic-imhotep-set-up = Alkuvalmistelut
topic-imhotep-set-up-text =
    Jokaisella pelaajalla on { $stones } samanväristä kiveä. Yksi niistä osoittaa pisteet ja jää pois pelistä; muut ovat kaivoksesi. Sieltä jokainen varastolaatta saa ensimmäiset kivensä: mitä myöhemmin olet vuorossa, sitä useammalla kivellä aloitat.
topic-imhotep-set-up-more = Jokaiselle pelaajamäärälle on seitsemän kierroskorttia. Niistä yksi otetaan pois näkemättä ja muut sekoitetaan, joten kukaan ei tiedä tarkkaan, mitä laivoja on vielä tulossa. Myös torikortit sekoitetaan.
topic-imhotep-set-up-example = Musta aloittaa pelin, ja varastolaatoilla on kiviä näin: mustalla { $black }, valkoisella { $white }, ruskealla { $brown } ja harmaalla { $gray }.

topic-quarry = { imhotep-quarry }
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
topic-ships-text = Satamassa on joka kierroksella neljä laivaa, joissa on yhdestä neljään ruutua. Laiva voi lähteä, kun siinä on sen vähimmäislasti, olivatpa kivet kenen tahansa; sen näkee nostetusta purjeesta. Ruutu 1 on keulassa ja puretaan ensin.
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

topic-take = { imhotep-action-take }
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

topic-load = { imhotep-action-load }
topic-load-text = Aseta yksi kivi varastolaataltasi mihin tahansa vapaaseen ruutuun laivassa, joka ei ole vielä lähtenyt. Valitse ruutu harkiten: keulan kivi puretaan ensin, ja useimmilla rakennuspaikoilla järjestyksellä on väliä.
topic-load-example = Ruskea lastaa ruudun 2. Mustan kivi keulassa puretaan ennen sitä.

topic-sail = { imhotep-action-sail }
topic-sail-text = Lähetä laiva, jossa on sen vähimmäislasti, rakennuspaikalle, jolle ei ole vielä tällä kierroksella tullut laivaa. Voit siirtää minkä tahansa laivan, oli siinä omia kiviäsi tai ei. Kivet puretaan yksi kerrallaan keulasta alkaen, ja kunkin purkaa sen omistaja; tyhjät ruudut ohitetaan.
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
topic-play-card-more = Voit pelata kortin vain, jos pystyt tekemään kaiken, mitä siinä sanotaan. Ainoa poikkeus on Vasara: sen voi pelata, vaikka et voisi ottaa yhtään kiveä.
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
topic-temple-b-more = Ruudut käydään läpi vasemmalta oikealle sellaisina kuin ne olivat kierroksen päättyessä; sillä välin lisätyt kivet eivät muuta mitään tällä kierroksella. Kortti otetaan aina. Kivet saat valita vain, jos voit siirtää niitä vähintään yhden.
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

topic-entrance = { imhotep-card-entrance }
topic-entrance-text = Punainen kortti, joka toteutetaan heti: siirrä yksi kivi kaivoksestasi pyramidille. Se tuo saman kuin mikä tahansa kivi siellä. Jos kaivoksesi on tyhjä, et siirrä mitään. Sitten kortti menee poistopinoon.
topic-entrance-example =
    Harmaa ottaa Sisäänkäynnin ja asettaa kiven pyramidin seuraavaan ruutuun. Se tuo { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.

topic-sarcophagus = { imhotep-card-sarcophagus }
topic-sarcophagus-text = Punainen kortti, joka toteutetaan heti: siirrä yksi kivi kaivoksestasi hautakammion seuraavaan ruutuun. Jos kaivoksesi on tyhjä, et siirrä mitään. Sitten kortti menee poistopinoon.
topic-sarcophagus-example =
    Ruskean kivi liittyy kahteen omanväriseensä. Pelin lopussa kolmen kiven ryhmästä saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.

topic-path = { imhotep-card-path }
topic-path-text = Punainen kortti, joka toteutetaan heti: siirrä yksi kivi kaivoksestasi obeliskeille. Jos kaivoksesi on tyhjä, et siirrä mitään. Sitten kortti menee poistopinoon.
topic-path-example = Musta lisää kiven, ja mustan obeliski on nyt kolmen kiven korkuinen.

topic-pyramid-decoration = { imhotep-card-pyramid-decoration }
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

topic-temple-decoration = { imhotep-card-temple-decoration }
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

topic-chamber-decoration = { imhotep-card-chamber-decoration }
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

topic-obelisk-decoration = { imhotep-card-obelisk-decoration }
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

topic-statue = { imhotep-card-statue }
topic-statue-text = Violetteja kortteja, jotka pidät pelin loppuun asti. Mitä enemmän patsaita sinulla on, sitä arvokkaampi niistä jokainen on.
topic-statue-example =
    Kolme patsasta tuo yhteensä { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.

topic-lever = { imhotep-card-lever }
topic-lever-text = Sininen kortti: siirrä yksi laiva ja määrää, missä järjestyksessä sen kivet puretaan. Laiva tarvitsee vähimmäislastinsa ja vapaan rakennuspaikan kuten aina. Päätät koko järjestyksen, ennen kuin ensimmäinen kivi lähtee laivasta.
topic-lever-example = Harmaan kivi on keulassa, mutta Vivulla valkoisen kivi voidaan purkaa ensin.

topic-hammer = { imhotep-card-hammer }
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

topic-sail-card = { imhotep-card-sail }
topic-sail-card-text = Sininen kortti: lastaa yksi kivi laivaan ja siirrä saman tien sama laiva. Sen lasti lasketaan vasta lastaamisen jälkeen, joten oma kivesi voi olla juuri se puuttuva.
topic-sail-card-example =
    { $minimum ->
        [one] Vähimmäislasti on { $minimum } kivi. Valkoisen kivi täyttää sen, ja laiva lähtee heti.
       *[other] Vähimmäislasti on { $minimum } kiveä. Valkoisen kivi täyttää sen, ja laiva lähtee heti.
    }

topic-chisel = { imhotep-card-chisel }
topic-chisel-text = Sininen kortti: lastaa tasan kaksi kiveä varastolaataltasi, joko samaan laivaan tai kahteen laivaan. Tarvitset siis kaksi kiveä varastolaatalla ja kaksi vapaata ruutua.
topic-chisel-example = Musta lastaa samalla vuorolla kaksi kiveä, yhden kumpaankin laivaan.

# Imhotep: the end

topic-imhotep-end = Pelin päätös
topic-imhotep-end-text =
    Viimeisen kierroksen jälkeen lasketaan hautakammio ja obeliskit, sitten korttisi: koristelut, patsaat ja käyttämättömät siniset kortit. { $unused ->
        [one] Käyttämätön sininen kortti tuo yhden pisteen.
       *[other] Käyttämätön sininen kortti tuo { $unused } pistettä.
    }
topic-imhotep-end-example = Mustalla on kolme patsasta ja Taltta, jota ei koskaan pelattu: { $statues } ja { $unused } on yhteensä { $sum }.

topic-imhotep-tie = Tasatilanne
topic-imhotep-tie-text = Eniten pisteitä voittaa. Jos pelaajat ovat tasoissa, edellä on se, jolla on varastolaatallaan enemmän kiviä. Jos sekään ei ratkaise, voitto jaetaan.
topic-imhotep-tie-example = Mustalla ja harmaalla on yhtä paljon pisteitä. Harmaalla on varastolaatalla enemmän kiviä, joten harmaa voittaa.

topic-wrath = { imhotep-option-wrath }
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

topic-pyramids-aim = { topic-imhotep-aim }
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

topic-set-up = { pyramids-rule-set-up }
topic-set-up-text =
    Jokainen pelaaja nostaa { $drawn } pyramidikorttia, katsoo ne salaa ja pitää kaksi; kaikki valitsevat yhtä aikaa. Muut kortit palaavat nostopinoon, joka sekoitetaan. Sitten nostopinosta asetetaan { $display } korttia avoimesti tarjolle, ja retkikortit sekoitetaan.
topic-set-up-example = Nostit nämä kortit ja pidät niistä kaksi. Muut palaavat nostopinoon.

# Pyramids: crossing off

topic-expedition = { pyramids-rule-expedition }
topic-expedition-text = Retkikortissa on kahden, kolmen tai neljän ruudun kuvio, ja se koskee kaikkia. Kortteja käännetään yksi kerrallaan, { $turned } joka kierroksella; loput jäävät näkemättä. Kaikki pelaajat rastittavat yhtä aikaa, eikä kukaan näe muiden valintoja, ennen kuin kaikki ovat valmiita.
topic-expedition-example = Kuusi kuviota. Jokaista saa kiertää ja peilata.

topic-mark = { pyramids-rule-mark }
topic-mark-text = Rastita toisella korteistasi täsmälleen se kuvio, joka on käännetty esiin; kierrä ja peilaa sitä vapaasti. Yksikään sen ruuduista ei saa olla seinä tai jo rastitettu. Kortin ensimmäinen kuvio peittää sisäänkäynnin, ja jokainen myöhempi koskettaa reittiäsi sivultaan. Kulmia ei lasketa.
topic-mark-example = Kolmen ruudun kulma koskettaa reittiä ja nappaa mukaansa vihreän jalokiven.

topic-entrance-field = { pyramids-rule-entrance-field }
topic-entrance-field-text = Jokainen reitti alkaa sisäänkäynniltä, kammion yläriviltä. Niin kauan kuin kortilla ei ole yhtään rastia, sisäänkäynnin on peityttävä, rastititpa kuvion tai yksittäisen ruudun.
topic-entrance-field-example = Neljän ruudun L on kierretty niin, että se peittää sisäänkäynnin.

topic-single-field = { pyramids-rule-single-field }
topic-single-field-text = Kuvion sijasta voit aina rastittaa yhden ruudun kummalla tahansa kortillasi. Tyhjällä kortilla se on sisäänkäynti, muuten ruutu, jonka sivu koskettaa reittiäsi. Jompikumpi on tehtävä, kuvio tai yksi ruutu.
topic-single-field-more = Jos et voi rastittaa yhtään ruutua, et tee mitään.
topic-single-field-example = Tässä rastitetaan kuvion sijasta yksi ruutu, jossa on punainen jalokivi.

# Pyramids: what you find

topic-golden-tomb = { pyramids-rule-golden-tomb }
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

topic-gems = { pyramids-rule-gems }
topic-gems-text =
    Jokaisesta rastittamastasi jalokivestä merkitset pistekorttiisi yhden samanvärisen. { $pair ->
        [one] Lopussa punainen ja vihreä jalokivi muodostavat parin, joka tuo yhden pisteen.
       *[other] Lopussa punainen ja vihreä jalokivi muodostavat parin, joka tuo { $pair } pistettä.
    } { $single ->
        [one] Pariton jalokivi tuo yhden pisteen.
       *[other] Pariton jalokivi tuo { $single } pistettä.
    } Kummankin värin jalokiviä mahtuu { $room }; sen jälkeen niistä ei saa mitään.
topic-gems-example = Kolme punaista ja kaksi vihreää jalokiveä on kaksi paria ja yksi pariton: { $points } pistettä.

topic-skulls = { pyramids-rule-skulls }
topic-skulls-text = Jokaisesta rastittamastasi pääkallosta merkitset pistekorttiisi seuraavan kallon vasemmalta alkaen. Lopussa menetät korkeimman merkityn kallon arvon, mutta vain sen. Kun kaikki on merkitty, uusista pääkalloista ei ole enää haittaa.
topic-skulls-example =
    { $points ->
        [one] Neljä pääkalloa on merkitty. Neljäs on korkein ja vie yhden pisteen.
       *[other] Neljä pääkalloa on merkitty. Neljäs on korkein ja vie { $points } pistettä.
    }

topic-torches = { pyramids-rule-torches }
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

topic-elixir = { pyramids-rule-elixir }
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

topic-red-cross = { pyramids-rule-red-cross }
topic-red-cross-text = Jokaisesta rastittamastasi punaisesta rastista saat heti rastittaa vielä yhden ruudun jommallakummalla kortillasi. Sen on oltava sisäänkäynti tai kosketettava reittiäsi, kuten aina. Jos sekin on punainen rasti, jatkat.
topic-red-cross-more = Korttia, jonka kultahaudan saavutit tässä vaiheessa, voi yhä käyttää. Jos et voi rastittaa mitään ruutua, punainen rasti raukeaa.
topic-red-cross-example = Kahden ruudun suora peittää punaisen rastin, joten vielä yhden ruudun saa rastittaa: tässä punaisen jalokiven.

# Pyramids: after each expedition

topic-new-pyramid = { pyramids-rule-new-pyramid }
topic-new-pyramid-text =
    Kun kaikki ovat rastittaneet, pyramidin tutkineet ottavat sen tilalle uuden kortin: jonkin avoimista tai nostopinon päällimmäisen. Pienimmän numeron tutkinut valitsee ensin. Ennen seuraavan pelaajan valintaa avoimia kortteja täydennetään niin, että niitä on taas { $display }.
topic-new-pyramid-more = Jos olet tutkinut kaksi yhdellä kertaa, valitset molemmat uudet kortit ennen muita. Kun nostopino on tyhjä, kortteja ei tule lisää, ja voi käydä niin, ettei otettavaa enää ole. Pelin viimeisen retken jälkeen kukaan ei ota uutta korttia.
topic-new-pyramid-example = Kortit { $low } ja { $high } on tutkittu samassa vaiheessa. Kortin { $low } omistaja valitsee ensin.

topic-colours = { pyramids-rule-colours }
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

topic-pyramids-round-end = { topic-round-end }
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

topic-game-end = { topic-imhotep-end }
topic-game-end-text =
    Laske yhteen pisteesi: jokaisesta tutkitusta pyramidista { $explored }, jokaisesta soihdusta { $torch }, saamasi pyramidipisteet, jokaisesta jalokiviparista { $pair } ja jokaisesta muusta jalokivestä { $single }. Vähennä sitten korkeimman pääkallosi arvo. Kesken jäänyt pyramidi ei tuo mitään, mutta siitä löytämäsi lasketaan.
topic-game-end-example = Viisi pyramidia { $pyramids }, kaksi soihtua { $torches }, pyramidipisteet { $colours }, jalokivet { $gems }, pääkallot −{ $skulls }: yhteensä { $total } pistettä.

topic-pyramids-tie = { topic-imhotep-tie }
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
figure-market-face-up-b = { figure-market-face-up-a }
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
figure-cards-statues = Yhden, kahden, kolmen, neljän, viiden patsaan pisteet
figure-cards-further-statue = Pisteet jokaisesta seuraavasta patsaasta
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
