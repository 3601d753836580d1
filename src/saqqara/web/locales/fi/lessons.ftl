# Finnish: the lessons of both games. docs/contribute/lessons.md tells what the ids mean.

lesson-chapter-first-steps = Valmiiksi ensimmäiseen peliin
lesson-chapter-sites = Rakennuspaikat
lesson-chapter-symbols = Symbolit
lesson-chapter-cards = Torikortit
lesson-chapter-rounds = Kierrokset ja loppu
lesson-chapter-scoring = Uudet pyramidit ja pisteet
lesson-chapter-ideas = Vinkkejä hyvään peliin
lesson-right = Hyvin tehty.
lesson-over = Siinä oli koko oppitunti. Hienoa!
lesson-wrong-move = Pelissä se kävisi, mutta tällä oppitunnilla on toinen aihe. Siirtosi peruttiin; yritä uudelleen.
lesson-read-on = Hetkinen: lue ensin loppuun, sitten on sinun vuorosi.
lesson-illegal = Säännöt eivät salli sitä nyt.
lesson-illegal-I4-1 = Otat kiviä vain, kun varastossasi on tilaa ja kaivoksessasi kiviä.
lesson-illegal-I4-2 = Kivi lastataan varastostasi vapaaseen ruutuun laivassa, joka on vielä satamassa.
lesson-illegal-I4-3 = Laiva lähtee vain, kun siinä on vähimmäislasti, ja vain rakennuspaikalle, jolle ei ole tällä kierroksella tullut laivaa.
lesson-illegal-I4-4 = Pelaat sinisen kortin, joka on edessäsi.
lesson-illegal-I4-5 = Passaat vain, kun mikään muu ei ole mahdollista.
lesson-illegal-I10-5 = Pelaat sinisen kortin vain, jos voit tehdä kaiken, mitä siinä sanotaan.
lesson-illegal-P4-1 = Ruutujen pitää muodostaa tarkalleen tämä kuvio, ilman seiniä ja jo rastitettuja ruutuja.
lesson-illegal-P4-2 = Ensimmäinen kuvio peittää sisäänkäynnin. Jokainen myöhempi koskettaa sivultaan rastitettua ruutua.
lesson-illegal-P4-5 = Punaisella rastilla saat rastittaa vain yhden ruudun.

## Imhotep: first voyage

lesson-imhotep-first-voyage = Ensimmäinen matkasi
lesson-imhotep-first-voyage-line = Ota kiviä, lastaa laiva, siirrä se: niin vuorot kulkevat.
lesson-imhotep-first-voyage-1 = Nämä kivet ovat sinun. Ota kaivoksesta 3: varastoosi mahtuu 5.
lesson-imhotep-first-voyage-1-wrong-load = Lastaaminen tulee seuraavaksi. Ota ensin kiviä, jotta ne riittävät.
lesson-imhotep-first-voyage-2 = Vastustajasi on lastannut laivan A. Aseta kivi keulaan, ruutuun 1: se puretaan ensin.
lesson-imhotep-first-voyage-2-wrong-behind = Oikea laiva! Mutta ruutu 3 puretaan viimeisenä. Valitse keularuutu.
lesson-imhotep-first-voyage-2-wrong-ship = Sekin laiva lähtee aikanaan, mutta laiva A on melkein valmis. Aseta kivesi sen ruutuun 1.
lesson-imhotep-first-voyage-2-wrong-full = Varastosi on täynnä: siihen mahtuu 5 kiveä. Lastaa nyt niistä yksi.
lesson-imhotep-first-voyage-3 = Laivassa A on 2 kiveä, ja se riittää lähtöön. Siirrä se pyramidille.
lesson-imhotep-first-voyage-3-wrong-site = Laiva voi mennä mille tahansa vapaalle rakennuspaikalle. Valitse nyt pyramidi: siellä kivesi tuo pisteitä heti.
lesson-imhotep-first-voyage-3-wrong-load = Laiva on valmis, ja vastustajasi voisi siirtää sen muualle. Siirrä se nyt.
lesson-imhotep-first-voyage-4 = Kivesi tuli ensin ja toi 2 pistettä, vastustajasi kivi 1 pisteen. Pyramidin jokaisella ruudulla on omat pisteensä.
lesson-imhotep-first-voyage-5 = Nyt ilman apua: lastaa kivi mihin tahansa vapaaseen ruutuun.
lesson-imhotep-first-voyage-5-wrong-take = Sekin kävisi, ja pian sinun on pakko. Mutta kokeile nyt lastaamista.
lesson-imhotep-first-voyage-6 = Yksi toiminto vuorolla: ota, lastaa tai siirrä. Kun kaikki neljä laivaa on siirretty, kierros päättyy. Kuuden kierroksen jälkeen eniten pisteitä voittaa.

## Imhotep: the sites, side A

lesson-imhotep-market-a = Tori A
lesson-imhotep-market-a-line = Jokainen kivi ottaa yhden kortin.
lesson-imhotep-market-a-1 = Torilla jokainen kivi ottaa yhden kortin. Ensin purettu valitsee ensin.
lesson-imhotep-market-a-2 = Laivassa A on kaksi kiveä, joista toinen on sinun. Siirrä se torille.
lesson-imhotep-market-a-2-wrong-site = Kivesi olisi tervetullut sinnekin. Mutta tänään lähdet ostoksille: siirrä laiva A torille.
lesson-imhotep-market-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-market-a-3 = Vastustajasi otti Vivun. Nyt on sinun vuorosi valita: minkä muista korteista haluat?
lesson-imhotep-market-a-3-wrong-nothing = Voit lähteä ilman korttia, mutta kortista on hyötyä. Ota yksi.
lesson-imhotep-market-a-4 = Punaiset kortit vaikuttavat heti, siniset myöhemmällä vuorolla, vihreät ja violetit tuovat pisteitä lopussa. Kivesi palasi kaivokseesi.

lesson-imhotep-pyramid-a = Pyramidi A
lesson-imhotep-pyramid-a-line = Pisteitä heti, ruutu ruudulta.
lesson-imhotep-pyramid-a-1 = Pyramidia rakennetaan sarake kerrallaan, ja jokainen kivi tuo pisteitä heti. Seuraavien ruutujen arvot ovat 4, 3 ja 2.
lesson-imhotep-pyramid-a-2 = Laivassa A kaksi kiveäsi ovat ensimmäisinä. Siirrä se pyramidille.
lesson-imhotep-pyramid-a-2-wrong-ship = Silloin 4 pistettä menisi vastustajallesi: laivassa ei ole yhtään kiveäsi. Katso laivaa A.
lesson-imhotep-pyramid-a-2-wrong-elsewhere = Laivassa ei ole yhtään kiveäsi, joten et saisi matkasta mitään. Katso laivaa A.
lesson-imhotep-pyramid-a-2-wrong-site = Oikea laiva! Mutta eniten kivesi tuovat nyt pyramidilla.
lesson-imhotep-pyramid-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-pyramid-a-3 = 4 ja 3: siitä tulee heti 7 pistettä. Kun kaikki 14 ruutua ovat täynnä, jokainen uusi kivi tuo 1 pisteen.

lesson-imhotep-temple-a = Temppeli A
lesson-imhotep-temple-a-line = Näkyvät kivet tuovat pisteitä joka kierroksen lopussa.
lesson-imhotep-temple-a-1 = Joka kierroksen lopussa jokainen ylhäältä näkyvä temppelin kivi tuo 1 pisteen. Sinulla on yksi, vastustajallasi kolme.
lesson-imhotep-temple-a-2 = Uudet kivet tulevat vanhojen päälle vasemmalta alkaen. Siirrä laiva D temppeliin: se on kierroksen viimeinen.
lesson-imhotep-temple-a-2-wrong-site = Siellä kivesi toisivat pisteitä pelin lopussa. Temppelissä ne myös peittävät kaksi vastustajasi kiveä.
lesson-imhotep-temple-a-2-wrong-wait = Silloin vastustajasi voisi siirtää laivan muualle. Siirrä se heti.
lesson-imhotep-temple-a-3 = Nyt kolme näkyvää kiveä on sinun: 3 pistettä sinulle, 1 vastustajallesi. Ne tuovat pisteitä joka kierroksella, kunnes ne peitetään.

lesson-imhotep-chamber-a = Hautakammio A
lesson-imhotep-chamber-a-line = Suuret ryhmät tuovat pisteitä pelin lopussa.
lesson-imhotep-chamber-a-1 = Sarakkeet täytetään ylhäältä alas. Lopussa vierekkäiset samanväriset kivet ovat ryhmä: 1, 3, 6, 10 tai 15 pistettä.
lesson-imhotep-chamber-a-2 = Seuraavat ruudut koskettavat molempia ryhmiäsi. Vie niihin kaksi kiveäsi.
lesson-imhotep-chamber-a-2-wrong-ship = Siinä vastustajasi kivi on ensin ja saa paremman ruudun. Laivassa B on kaksi sinun kiveäsi.
lesson-imhotep-chamber-a-2-wrong-site = Hyvä matka, mutta täällä sinua odottaa kaksi ryhmää. Siirrä laiva hautakammioon.
lesson-imhotep-chamber-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-chamber-a-3 = Kolmen ryhmä ja kahden ryhmä: 6 + 3 = 9 pistettä, kun ennen oli 4. Kaikki ryhmäsi lasketaan.

lesson-imhotep-obelisks-a = Obeliskit A
lesson-imhotep-obelisks-a-line = Korkein obeliski voittaa pelin lopussa.
lesson-imhotep-obelisks-a-1 = Jokainen rakentaa yhtä obeliskia. Kaksinpelissä korkein tuo lopussa 10 pistettä, toinen 1 pisteen.
lesson-imhotep-obelisks-a-2 = Olet yhden kiven jäljessä. Mene johtoon yhdellä laivalla.
lesson-imhotep-obelisks-a-2-wrong-ship = Se laiva tuo kummallekin yhden kiven: olisit yhä jäljessä. Etsi laiva, jossa on vain sinun kiviäsi.
lesson-imhotep-obelisks-a-2-wrong-site = Sekin on hyvä paikka. Mutta oppitunti tarvitsee kiviä obeliskeille.
lesson-imhotep-obelisks-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-obelisks-a-3 = 4–3: olet johdossa. Jos obeliskit olisivat yhtä korkeat, pisteet jaettaisiin: 5 kummallekin.

## Imhotep: the sites, side B

lesson-imhotep-market-b = Tori B
lesson-imhotep-market-b-line = Kolme avointa korttia ja salainen pari.
lesson-imhotep-market-b-1 = Täällä vain kolme korttia on avoimena. Kaksi on kuvapuoli alaspäin: avoimen kortin sijasta kivi voi ottaa tämän parin.
lesson-imhotep-market-b-2 = Siirrä laiva C torille.
lesson-imhotep-market-b-2-wrong-site = Salaisen parin näet vain, jos kivesi menee torille.
lesson-imhotep-market-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-market-b-3 = Avoimet kortit tunnet jo. Ole utelias: ota pari.
lesson-imhotep-market-b-3-wrong-open = Hyvä valinta! Mutta ota nyt selvää, mitä alaspäin käännetyissä on.
lesson-imhotep-market-b-3-wrong-nothing = Ei kannata lähteä ilman korttia. Ota pari.
lesson-imhotep-market-b-4 = Vain sinä näet nämä kaksi. Pidä toinen; toinen menee poistopinoon.
lesson-imhotep-market-b-5 = Pari antaa sinulle valinnan, josta muut eivät tiedä. Pitämäsi kortti jää avoimena eteesi.

lesson-imhotep-pyramid-b = Pyramidi B
lesson-imhotep-pyramid-b-line = Kolme pientä pyramidia ja bonuksia.
lesson-imhotep-pyramid-b-1 = Kolme pientä pyramidia. Kiven omistaja valitsee niistä yhden; jotkin ruudut tuovat 1 pisteen ja bonuksen.
lesson-imhotep-pyramid-b-2 = Siirrä laiva C pyramidille.
lesson-imhotep-pyramid-b-2-wrong-site = Ehkä toiste. Tämä oppitunti kertoo pienistä pyramideista.
lesson-imhotep-pyramid-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-pyramid-b-3 = Varastosi on melkein tyhjä. Keskimmäinen pyramidi tuo 1 pisteen ja 3 kiveä: rakenna siihen.
lesson-imhotep-pyramid-b-3-wrong-left = 3 pistettä, ei hassumpaa! Mutta kivesi ovat vähissä, ja keskimmäisestä pyramidista niitä saa.
lesson-imhotep-pyramid-b-3-wrong-right = 2 pistettä, ei hassumpaa! Mutta kivesi ovat vähissä, ja keskimmäisestä pyramidista niitä saa.
lesson-imhotep-pyramid-b-4 = Bonusta ei ole koskaan pakko ottaa. Tämä säästää sinulta kokonaisen vuoron: ota se.
lesson-imhotep-pyramid-b-4-wrong-skip = Voit jättää sen, mutta silloin joutuisit ottamaan kiviä ensi vuorollasi.
lesson-imhotep-pyramid-b-5 = Piste ja kolme kiveä yhdellä vuorolla. Vasemman pyramidin bonus on päällimmäinen torikortti, oikean kiven lastaaminen.

lesson-imhotep-temple-b = Temppeli B
lesson-imhotep-temple-b-line = Näkyvät kivet tuovat palkkioita joka kierroksen lopussa.
lesson-imhotep-temple-b-1 = Täällä jokainen näkyvä kivi tuo kierroksen lopussa ruutunsa palkkion: pisteen tai kiviä, 2 pistettä tai kortin.
lesson-imhotep-temple-b-2 = Kierroksen viimeisessä laivassa on kaksi kiveäsi. Ne peittävät kaksi ensimmäistä ruutua.
lesson-imhotep-temple-b-2-wrong-site = Siellä ne odottaisivat pelin loppua. Temppelissä ne tuovat palkkioita heti.
lesson-imhotep-temple-b-2-wrong-wait = Silloin vastustajasi voisi siirtää laivan muualle. Siirrä se temppeliin.
lesson-imhotep-temple-b-3 = Ensimmäisestä ruudustasi saat valita: 1 piste tai 2 kiveä. Varastosi on tyhjä, joten valitse kivet.
lesson-imhotep-temple-b-3-wrong-point = Piste on piste. Mutta kun varasto on tyhjä, kaksi kiveä säästää sinulta vuoron.
lesson-imhotep-temple-b-4 = Toinen ruutusi toi 2 pistettä. Vastustajasi sai pisteen ja kortin. Palkkiot jaetaan joka kierroksella uudelleen.

lesson-imhotep-chamber-b = Hautakammio B
lesson-imhotep-chamber-b-line = Jokainen rivi lasketaan erikseen pelin lopussa.
lesson-imhotep-chamber-b-1 = Kolme riviä, ja lopussa jokainen lasketaan erikseen: kaksinpelissä eniten kiviä rivillä tuo 5 pistettä, toiseksi eniten 1 pisteen.
lesson-imhotep-chamber-b-2 = Seuraava ruutu on keskirivillä, jolla olette tasoissa. Mikä laiva vie kivesi siihen?
lesson-imhotep-chamber-b-2-wrong-order = Siinä vastustajasi kivi on ensin ja saa keskirivin. Etsi laiva, jossa sinun kivesi on ensimmäisenä.
lesson-imhotep-chamber-b-2-wrong-site = Nyt on kyse hautakammiosta: voita sen keskirivi.
lesson-imhotep-chamber-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-chamber-b-3 = Kaikki kolme riviä ovat sinun: 15 pistettä, jos peli päättyisi nyt. Jos olisitte tasoissa, pisteet jaettaisiin.

lesson-imhotep-obelisks-b = Obeliskit B
lesson-imhotep-obelisks-b-line = Kolmesta kivestä tulee pylväs.
lesson-imhotep-obelisks-b-1 = Kaksi kiveäsi odottaa täällä. Kolmannesta syntyy pylväs, joka saa parhaan vapaan pisteruudun: 10 pistettä, sitten 9, 8 ja niin edelleen.
lesson-imhotep-obelisks-b-2 = Tuo kolmas kivesi, ennen kuin vastustajasi tuo kaksi.
lesson-imhotep-obelisks-b-2-wrong-ship = Se laiva täydentäisi vastustajasi pylvään. Etsi laiva, jossa on sinun kivesi.
lesson-imhotep-obelisks-b-2-wrong-site = Pylväs tuo nyt 10 pistettä. Siirrä laiva obeliskeille.
lesson-imhotep-obelisks-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-obelisks-b-3 = Ensimmäinen pylväs, heti 10 pistettä. Kivi, joka on lopussa yhä yksin, tuo 1 pisteen.

## Imhotep: market cards

lesson-imhotep-red-cards = Punaiset kortit
lesson-imhotep-red-cards-line = Kivi rakennuspaikalle, heti.
lesson-imhotep-red-cards-1 = Torilla jokainen kivi ottaa kortin. Punaiset vaikuttavat heti: kivi siirtyy kaivoksestasi suoraan rakennuspaikalle, ilman laivaa.
lesson-imhotep-red-cards-2 = { lesson-imhotep-market-b-2 }
lesson-imhotep-red-cards-2-wrong-site = Kortin saat vain, jos kivesi menee torille.
lesson-imhotep-red-cards-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-red-cards-3 = Sisäänkäynti vie kiven pyramidille, jonka seuraavan ruudun arvo on 4. Ota se.
lesson-imhotep-red-cards-3-wrong-red = Punainen kortti sekin, mutta se kivi toisi pisteitä vasta lopussa. Sisäänkäynti tuo 4 pistettä heti.
lesson-imhotep-red-cards-3-wrong-other = Sekin käy, mutta Sisäänkäynti tuo heti 4 pistettä.
lesson-imhotep-red-cards-4 = Heti 4 pistettä, eikä varastosi tai laivojen kivet vähentyneet. Sarkofagi vie kiven hautakammioon, Kivetty polku obeliskeille.

lesson-imhotep-hammer = Vasara
lesson-imhotep-hammer-line = Ota kiviä ja lastaa yksi samalla vuorolla.
lesson-imhotep-hammer-1 = Varastosi on tyhjä. Ottamiseen ja lastaamiseen menisi kaksi vuoroa, mutta sinulla on Vasara: pelaa se.
lesson-imhotep-hammer-1-wrong-take = Saat kivet, mutta vuorosi päättyy. Vasaralla voit myös lastata yhden.
lesson-imhotep-hammer-1-wrong-sail = Siinä laivassa ei ole yhtään kiveäsi. Pelaa Vasara: saat kiviä ja lastaat niistä yhden.
lesson-imhotep-hammer-2 = Otit 3 kiveä. Lastaa nyt niistä yksi, minne haluat.
lesson-imhotep-hammer-3 = Kaksi toimintoa yhdellä vuorolla. Sininen kortti pelataan toiminnon sijasta, mutta ei samalla vuorolla, jolla sen saat.

lesson-imhotep-sail = Purje
lesson-imhotep-sail-line = Lastaa kivi ja siirrä laiva samalla vuorolla.
lesson-imhotep-sail-1 = Laivasta B puuttuu yksi kivi. Jos lastaat sen, vastustajasi voi viedä laivan. Purjeella lastaat ja siirrät: pelaa se.
lesson-imhotep-sail-1-wrong-load = Silloin laiva on valmis, ja seuraavaksi siirtää vastustajasi. Pelaa sen sijaan Purje.
lesson-imhotep-sail-1-wrong-other = Sen voit tehdä millä vuorolla tahansa. Vain Purjeella saat laivan B keularuudun ja matkan samalla kertaa: pelaa se.
lesson-imhotep-sail-2 = Lastaa laivan B keularuutu, niin kivesi on ensimmäisenä.
lesson-imhotep-sail-2-wrong-behind = Oikea laiva! Mutta keula on vielä vapaa: siinä kivesi on ensimmäisenä.
lesson-imhotep-sail-2-wrong-ship = Sekin käy, mutta laivassa B on vastustajasi kivi, ja sinä päätät, minne se menee.
lesson-imhotep-sail-3 = Pyramidin seuraavan ruudun arvo on 4. Siirrä laiva B sinne.
lesson-imhotep-sail-3-wrong-site = Vapaa ja sallittu. Mutta pyramidi tuo heti 4 pistettä.
lesson-imhotep-sail-4 = Lastattu ja siirretty, ennen kuin vastustajasi ehti tehdä mitään. Vähimmäislasti tarkistetaan vasta lastaamisen jälkeen.

lesson-imhotep-chisel = Taltta
lesson-imhotep-chisel-line = Lastaa kaksi kiveä yhdellä vuorolla.
lesson-imhotep-chisel-1 = Laiva B on tyhjä, ja haluat sen molemmat ruudut. Pelaa Taltta: sillä lastaat kaksi kiveä.
lesson-imhotep-chisel-1-wrong-load = Silloin vastustajasi voisi viedä toisen ruudun. Taltalla lastaat molemmat yhtä aikaa.
lesson-imhotep-chisel-1-wrong-other = Silloin vastustajasi voisi viedä laivan B toisen ruudun. Taltalla lastaat molemmat kivet yhtä aikaa: pelaa se.
lesson-imhotep-chisel-2 = Lastaa ensimmäinen kivi laivaan B.
lesson-imhotep-chisel-2-wrong-ship = Taltalla sekin käy. Mutta halusit laivan B vain itsellesi.
lesson-imhotep-chisel-3 = Ja nyt toinen, samaan laivaan.
lesson-imhotep-chisel-3-wrong-ship = Kaksi eri laivaa on sallittu. Mutta halusit laivan B molemmat ruudut.
lesson-imhotep-chisel-4 = Oma laiva yhdellä vuorolla. Taltalla lastataan aina kaksi kiveä, yhteen laivaan tai kahteen.

lesson-imhotep-lever = Vipu
lesson-imhotep-lever-line = Siirrä laiva ja päätä purkujärjestys.
lesson-imhotep-lever-1 = Laivassa A sinun kivesi purettaisiin viimeisenä. Vivulla siirrät laivan ja päätät järjestyksen: pelaa se.
lesson-imhotep-lever-1-wrong-sail = Silloin vastustajasi kivet tulevat ensin ja vievät 4 ja 3 pistettä. Pelaa ensin Vipu.
lesson-imhotep-lever-1-wrong-site = Sielläkin vastustajasi kivet purettaisiin ensin. Pelaa Vipu: silloin sinä päätät järjestyksen.
lesson-imhotep-lever-1-wrong-ship = Siinä laivassa on vain sinun kivesi, joten järjestyksellä ei ole väliä. Vipu auttaa laivassa A: pelaa se.
lesson-imhotep-lever-1-wrong-wait = Silloin vastustajasi voisi siirtää laivan A sellaisena kuin se on nyt lastattu. Pelaa Vipu.
lesson-imhotep-lever-2 = Siirrä laiva A pyramidille. Seuraavien ruutujen arvot ovat 4, 3 ja 2.
lesson-imhotep-lever-2-wrong-site = Sallittu, mutta järjestys ratkaisee nyt eniten pyramidilla. Siirrä laiva A sinne.
lesson-imhotep-lever-3 = Valitse nyt: kivesi on ruudussa 3. Pura se ensin.
lesson-imhotep-lever-3-wrong-others = Se on vastustajasi kivi. Omasi on ruudussa 3.
lesson-imhotep-lever-4 = Jäljellä on kaksi muuta. Niiden järjestyksellä ei ole sinulle väliä.
lesson-imhotep-lever-5 = 4 pistettä perässä olleesta kivestä. Koko järjestys päätetään, ennen kuin ensimmäinen kivi puretaan.

lesson-imhotep-decorations = Vihreät kortit
lesson-imhotep-decorations-line = Pisteitä rakennuspaikan kaikista kivistä.
lesson-imhotep-decorations-1 = Koristelu tuo pisteitä lopussa: 1 pisteen jokaista 3 kiveä kohden sen rakennuspaikalla. Kaikenväriset kivet lasketaan.
lesson-imhotep-decorations-2 = { lesson-imhotep-market-b-2 }
lesson-imhotep-decorations-2-wrong-site = { lesson-imhotep-red-cards-2-wrong-site }
lesson-imhotep-decorations-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-decorations-3 = Laske rakennuspaikkojen kivet. Mikä koristelu on nyt arvokkain?
lesson-imhotep-decorations-3-wrong-temple = Temppelissä on 6 kiveä: 2 pistettä. Parempikin löytyy.
lesson-imhotep-decorations-3-wrong-chamber = Hautakammiossa on 5 kiveä: vasta 1 piste. Parempikin löytyy.
lesson-imhotep-decorations-3-wrong-other = Vihreä kortti on tässä arvokkaampi. Laske rakennuspaikkojen kivet.
lesson-imhotep-decorations-4 = Pyramidissa on 9 kiveä: jo 3 pistettä, ja joka kolmas uusi kivi tuo yhden lisää.

lesson-imhotep-statues = Violetit kortit
lesson-imhotep-statues-line = Patsaat: mitä enemmän, sitä parempi.
lesson-imhotep-statues-1 = Patsaat tuovat pisteitä lopussa: yhdestä viiteen patsasta 1, 3, 6, 10 tai 15, ja jokaisesta seuraavasta 2. Sinulla on kaksi.
lesson-imhotep-statues-2 = Siirrä laiva B torille.
lesson-imhotep-statues-2-wrong-site = { lesson-imhotep-red-cards-2-wrong-site }
lesson-imhotep-statues-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-statues-3 = Ota kolmas patsaasi. Se tuo 3 pistettä lisää.
lesson-imhotep-statues-3-wrong-other = Hyödyllinen toisessa pelissä. Mutta keräät patsaita, ja kolmas tuo 3 pistettä lisää.
lesson-imhotep-statues-4 = Kolme patsasta: 6 pistettä, kun ennen oli 3. Seuraava toisi vielä 4.

## Imhotep: rounds and the end

lesson-imhotep-end-of-round = Kierroksen päätös
lesson-imhotep-end-of-round-line = Neljäs laiva päättää kierroksen heti.
lesson-imhotep-end-of-round-1 = Kolme laivaa on siirretty, yksi on jäljellä. Neljä laivaa, viisi rakennuspaikkaa: joka kierroksella yksi jää ilman laivaa.
lesson-imhotep-end-of-round-2 = Siirrä viimeinen laiva jommallekummalle vapaalle rakennuspaikalle.
lesson-imhotep-end-of-round-2-wrong-wait = Voisit odottaa. Mutta päätä kierros nyt itse.
lesson-imhotep-end-of-round-3 = Kierros päättyi heti. Temppeli pisteytettiin, laivat palautettiin ja torille tuli uudet kortit. Rakennuspaikkojen ja varastojen kivet pysyvät.
lesson-imhotep-end-of-round-4 = Sinä siirsit viimeisen laivan, joten vastustajasi aloittaa: seuraavan kierroksen aloittaa siirtäjästä seuraava vasemmalla.

lesson-imhotep-end-of-game = Pelin päätös
lesson-imhotep-end-of-game-line = Kuuden kierroksen jälkeen pisteytetään kaikki muu.
lesson-imhotep-end-of-game-1 = Kuudes kierros ja sen viimeinen laiva. Sen jälkeen pisteytetään hautakammio, obeliskit ja kortit.
lesson-imhotep-end-of-game-2 = Obeliskinne ovat yhtä korkeat. Yksi kivi lisää ratkaisee, kumpi saa 10 pistettä: siirrä laiva D sinne.
lesson-imhotep-end-of-game-2-wrong-chamber = Siellä kivesi toisi 1 pisteen. Obeliskeilla se ratkaisee, kumpi saa 10 pistettä.
lesson-imhotep-end-of-game-2-wrong-wait = Silloin vastustajasi voisi viedä kivesi muualle. Käytä se nyt.
lesson-imhotep-end-of-game-3 = Kaikki on laskettu: temppeli, hautakammio, obeliskit, vihreät ja violetit kortit. Jokainen käyttämätön sininen kortti tuo 1 pisteen.
lesson-imhotep-end-of-game-4 = Eniten pisteitä voittaa, ja se olet sinä. Tasatilanteen ratkaisevat varaston kivet.

lesson-imhotep-wrath = { imhotep-option-wrath }
lesson-imhotep-wrath-line = Muunnelma: mitään paikkaa ei saa unohtaa.
lesson-imhotep-wrath-1 = Tässä muunnelmassa sinulla on oltava kivi pyramidissa, temppelissä, hautakammiossa ja obeliskeissa. Jos yksikin puuttuu, menetät 5 pistettä.
lesson-imhotep-wrath-2 = Pelin viimeisessä laivassa on sinun kivesi. Missä sinulla ei ole vielä yhtään?
lesson-imhotep-wrath-2-wrong-obelisks = Siellä olet jo johdossa. Yhdellä neljästä rakennuspaikasta ei ole kiveäsi: katso uudelleen.
lesson-imhotep-wrath-2-wrong-wait = Peli voisi päättyä ilman sitä. Siirrä laiva itse.
lesson-imhotep-wrath-3 = Yksi kivi hautakammiossa riittää: faarao on tyytyväinen. Puuttuipa paikkoja kuinka monta tahansa, menetät 5 pistettä vain kerran.

## Imhotep: ideas of good play

lesson-imhotep-others-stones = Anna muiden tehdä työ
lesson-imhotep-others-stones-line = Kivi ennen omaasi voi olla avuksi.
lesson-imhotep-others-stones-1 = Pyramidin seuraavien ruutujen arvot ovat 1 ja 3. Haluaisit niistä kolmosen.
lesson-imhotep-others-stones-2 = Sekä laivassa A että laivassa B on kivesi. Kumpi laiva tuo sinulle 3 pistettä?
lesson-imhotep-others-stones-2-wrong-first = Siinä kivesi on ensin: se saa 1 pisteen ja vastustajasi 3.
lesson-imhotep-others-stones-2-wrong-theirs = Siinä ei ole yhtään kiveäsi. Katso laivoja A ja B.
lesson-imhotep-others-stones-2-wrong-site = Nyt on kyse pyramidista: kumpi laiva tuo sinulle sen 3 pistettä?
lesson-imhotep-others-stones-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-others-stones-3 = Vastustajasi kivi täytti huonon ruudun puolestasi. Voit siirtää minkä tahansa laivan, joten katso, missä muiden kivet ovat vähäarvoisia.

lesson-imhotep-tempo = Tempo
lesson-imhotep-tempo-line = Valmis laiva kuuluu sille, joka sen siirtää.
lesson-imhotep-tempo-1 = Laiva A on valmis, ja siinä on kaksi kiveäsi: pyramidilla 4 ja 3 pistettä. Kolmaskin mahtuisi. Mutta vuorolla on vain yksi toiminto.
lesson-imhotep-tempo-2 = Seuraavaksi siirtää vastustajasi. Mitä teet?
lesson-imhotep-tempo-2-wrong-load = 2 pistettä lisää, jos laiva olisi vielä siinä. Vastustajasi siirtäisi sen torille.
lesson-imhotep-tempo-2-wrong-wait = Hyödyllistä, mutta laiva ei odota. Vastustajasikin voi siirtää sen.
lesson-imhotep-tempo-2-wrong-theirs = Se on vastustajasi matka. Omasi on myös valmis.
lesson-imhotep-tempo-2-wrong-site = Siirrät heti, erinomaista. Mutta pyramidi tuo 7 pistettä.
lesson-imhotep-tempo-3 = 7 varmaa pistettä. Kun matka on hyvä, tee se heti: valmiin laivan voi siirtää kuka tahansa.

lesson-imhotep-minimum-loads = Vähimmäislastit
lesson-imhotep-minimum-loads-line = Anna vastustajasi tehdä laivasta valmis.
lesson-imhotep-minimum-loads-1 = Kolmen ruudun laiva tarvitsee lähtöön 2 kiveä. Laivassa A on vain sinun kivesi; laiva B on tyhjä. Mikään laiva ei ole valmis.
lesson-imhotep-minimum-loads-2 = Vastustajasi varasto on täynnä, joten kiviä hän ei voi ottaa. Lastaa niin, ettei mikään laiva tule valmiiksi.
lesson-imhotep-minimum-loads-2-wrong-ready = Nyt laiva A on valmis, ja vastustajasi siirtäisi sen sinne, missä et saa mitään. Jätä siitä yksi kivi puuttumaan.
lesson-imhotep-minimum-loads-2-wrong-take = Hyvin nähty: niinkin laivat jäävät odottamaan. Mutta käytä vuoro ja lastaa kivi laivaan B.
lesson-imhotep-minimum-loads-3 = Vastustajasi oli pakko lastata, ja laiva A on nyt valmis sinulle. Siirrä se pyramidille.
lesson-imhotep-minimum-loads-3-wrong-load = Laiva on nyt valmis. Siirrä se ennen vastustajaasi.
lesson-imhotep-minimum-loads-3-wrong-site = Siirrät, erinomaista. Mutta pyramidilla kivesi tuo 4 pistettä.
lesson-imhotep-minimum-loads-4 = Se, joka lastaa laivan viimeisen tarvittavan kiven, lastaa sen usein toisen hyväksi. Laske ennen kuin lastaat.

lesson-imhotep-denying = Estäminen
lesson-imhotep-denying-line = Rakennuspaikalle mahtuu yksi laiva kierroksessa.
lesson-imhotep-denying-1 = Obeliskeilla olette tasoissa. Laiva B on valmis, ja siinä on kaksi vastustajasi kiveä: ensi vuorolla se lähtee sinne.
lesson-imhotep-denying-2 = Kullekin rakennuspaikalle tulee vain yksi laiva kierroksessa. Ehdi ensin jollakin toisella laivalla.
lesson-imhotep-denying-2-wrong-gift = Juuri sitä vastustajasi haluaa.
lesson-imhotep-denying-2-wrong-theirs = Hyvä tapa estää! Mutta laivalla C menet myös johtoon.
lesson-imhotep-denying-2-wrong-site = Silloin obeliskit jäävät auki laivalle B. Sulje ne.
lesson-imhotep-denying-2-wrong-wait = Vastustajasi siirtäisi laivan obeliskeille ensi vuorollaan. Ehdi ensin.
lesson-imhotep-denying-3 = Yksi kivi vei sinut johtoon ja sulki paikan tältä kierrokselta. Kaksin pelatessa vastustajan tappio on yhtä arvokas kuin oma hyötysi.

lesson-imhotep-counting-obelisks = Laske obeliskit
lesson-imhotep-counting-obelisks-line = Kuinka paljon riittää?
lesson-imhotep-counting-obelisks-1 = Viimeinen kierros, kaksi laivaa jäljellä. Obeliskissasi on 6 kiveä, vastustajallasi 3. Laiva C voisi tuoda 2 lisää.
lesson-imhotep-counting-obelisks-2 = Laske: voiko vastustajasi vielä saada sinut kiinni? Siirrä laiva D sinne, missä se tuo eniten.
lesson-imhotep-counting-obelisks-2-wrong-obelisks = 3 ja 2 on 5: sinun 6 kiveäsi riittävät. Lisäkivistä ei ole siellä hyötyä.
lesson-imhotep-counting-obelisks-2-wrong-theirs = Laiva C on täynnä vastustajasi kiviä. Sinun kivesi ovat laivassa D.
lesson-imhotep-counting-obelisks-2-wrong-chamber = Huomasit, että obeliskit ovat varmat! Mutta pyramidi tuo enemmän: 4 ja 3.
lesson-imhotep-counting-obelisks-2-wrong-wait = Silloin vastustajasi voisi viedä laivasi muualle. Käytä se nyt.
lesson-imhotep-counting-obelisks-3 = 7 pistettä, ja obeliskien 10 pistettä ovat myös varmat. Johto, jota kukaan ei voi kuroa umpeen, ei tarvitse lisää kiviä.

## Pyramids: first chamber

lesson-pyramids-first-chamber = Ensimmäinen kammiosi
lesson-pyramids-first-chamber-line = Sisäänkäynniltä kultahaudalle, kuvio kuviolta.
lesson-pyramids-first-chamber-1 = Pyramidi sivulta: sisäänkäynti on ylhäällä, kultahauta alhaalla. Rastitat reitin sisäänkäynniltä haudalle.
lesson-pyramids-first-chamber-2 = Kortissa on 3 ruudun kulma. Rastita se niin, että se peittää sisäänkäynnin ja kiertää pääkallon.
lesson-pyramids-first-chamber-2-wrong-skull = Se sopii! Mutta se peittää pääkallon, ja pääkallot vievät pisteitä. Käännä kuviota niin, että se kiertää kallon.
lesson-pyramids-first-chamber-2-wrong-single = Yksi ruutu on aina sallittu, mutta koko kuviolla pääset pidemmälle.
lesson-pyramids-first-chamber-2-wrong-card = Toinen pyramidisi on yhtä hyvä. Aloita korostetusta.
lesson-pyramids-first-chamber-3 = Nyt 3 ruudun suora. Sen pitää koskettaa rastitettua ruutua sivultaan. Mene alas, kohti hautaa.
lesson-pyramids-first-chamber-3-wrong-single = Se on sallittu, mutta hidasta. Rastita koko suora.
lesson-pyramids-first-chamber-3-wrong-way = Se sopii, mutta vie poispäin haudasta. Etsi suora, joka päättyy lähemmäs sitä.
lesson-pyramids-first-chamber-4 = Enää kaksi ruutua puuttuu, ja kortissa on 2 ruudun suora. Rastita kultahauta.
lesson-pyramids-first-chamber-4-wrong-tomb = Hautaan ylettyy jo! Aseta 2 ruudun suora sen päälle.
lesson-pyramids-first-chamber-5 = Olet tutkinut pyramidin. Ota uusi: valitse mikä tahansa neljästä.
lesson-pyramids-first-chamber-5-wrong-deck = Nostopino on sallittu, mutta siitä tulee yllätys. Valitse pyramidi, jonka näet.
lesson-pyramids-first-chamber-6 = Tutkittu pyramidi tuo 10 pistettä. Jokainen kortti koskee kaikkia yhtä aikaa: kukaan ei joudu odottamaan.

## Pyramids: shapes

lesson-pyramids-shapes = Kuviot ja kääntäminen
lesson-pyramids-shapes-line = Kierrä, peilaa tai ota yksi ruutu.
lesson-pyramids-shapes-1 = Saat kiertää ja peilata jokaista kuviota vapaasti. Sen pitää vain mahtua: ei seiniä, eikä mitään rastiteta kahdesti.
lesson-pyramids-shapes-2 = Aseta L korostetun pyramidin sisäänkäynnin päälle niin, että se ylettyy alas punaiseen jalokiveen.
lesson-pyramids-shapes-2-wrong-skull = Se mahtuu! Mutta se peittää pääkallon. Peilaa L, niin sen pitkä sivu menee alas.
lesson-pyramids-shapes-2-wrong-single = L mahtuu tähän kokonaan, kun käännät sen oikein päin.
lesson-pyramids-shapes-2-wrong-card = Se mahtuu sinnekin. Mutta kokeile kapeampaa pyramidia.
lesson-pyramids-shapes-3 = 4 ruudun neliö ei mahdu minnekään. Rastita silloin yksi ruutu: se on aina sallittu. Vältä pääkalloja.
lesson-pyramids-shapes-3-wrong-skull = Sallittu, mutta se on pääkallo. On ruutuja, jotka eivät vie pisteitä.
lesson-pyramids-shapes-4 = Kuvio tai yksi ainoa ruutu: jokaisella kortilla rastitat jommankumman.

## Pyramids: symbols

lesson-pyramids-gems = Jalokivet
lesson-pyramids-gems-line = Punainen ja vihreä muodostavat parin.
lesson-pyramids-gems-1 = Jokaisesta jalokivestä rastitat pistekorttiisi yhden samanvärisen. Punainen ja vihreä muodostavat parin: 5 pistettä.
lesson-pyramids-gems-2 = Käännä kulma niin, että se peittää molemmat jalokivet.
lesson-pyramids-gems-2-wrong-one = Yksi jalokivi jo! Mutta kulma voi peittää molemmat.
lesson-pyramids-gems-2-wrong-other = Sallittu, mutta jalokivet ovat muualla. Peitä ne molemmat.
lesson-pyramids-gems-3 = Pari: lopussa 5 pistettä. Pariton jalokivi tuo vain 1 pisteen.

lesson-pyramids-skulls = Pääkallot
lesson-pyramids-skulls-line = Jokainen vie enemmän kuin edellinen.
lesson-pyramids-skulls-1 = Jokaisesta pääkallosta rastitat pistekorttiisi seuraavan. Lopussa korkein vähennetään. Seuraavasi nostaisi sen 2:sta 4:ään.
lesson-pyramids-skulls-2 = Heti sisäänkäynnin alla on pääkallo. Aseta kulma sisäänkäynnin päälle ja kierrä kallo.
lesson-pyramids-skulls-2-wrong-skull = Se sopii, mutta peittää pääkallon: 2 pistettä vähemmän. Käännä kulmaa.
lesson-pyramids-skulls-2-wrong-single = Varovaista mutta hidasta. Kokonainenkin kulma kiertää pääkallon.
lesson-pyramids-skulls-2-wrong-other = Sallittu. Mutta nyt on kyse pyramidista, jonka sisäänkäynnillä on pääkallo.
lesson-pyramids-skulls-3 = Yhä 2. Ensimmäiset pääkallot vievät vähän, myöhemmät yhä enemmän: jopa 30.

lesson-pyramids-torches = Soihdut
lesson-pyramids-torches-line = Yksi kierroksessa.
lesson-pyramids-torches-1 = Soihtu lasketaan sille kierrokselle, jolla rastitat sen: lopussa 5 pistettä, mutta vain yksi kierroksessa. Ensimmäisen kierroksen soihtu sinulla jo on.
lesson-pyramids-torches-2 = Heti tämän sisäänkäynnin alla on soihtu. Ota se kulmalla.
lesson-pyramids-torches-2-wrong-past = Melkein! Käännä kulma niin, että se peittää myös soihdun.
lesson-pyramids-torches-2-wrong-other = Sallittu, mutta tämän kierroksen soihtu puuttuu vielä. Hae se.
lesson-pyramids-torches-3 = 5 pistettä lisää. Toinen soihtu samalla kierroksella ei toisi mitään, joten säästä yksi seuraavalle.

lesson-pyramids-elixir = Eliksiirit
lesson-pyramids-elixir-line = Ne pyyhkivät pääkalloja.
lesson-pyramids-elixir-1 = Sinulla on neljä pääkalloa: ne vievät 6 pistettä. Eliksiiri pyyhkii kaksi korkeinta.
lesson-pyramids-elixir-2 = Eliksiiri on sisäänkäynnin vieressä. Rastita se 2 ruudun suoralla.
lesson-pyramids-elixir-2-wrong-skull = Sillä puolella on uusi pääkallo. Eliksiiri on toisella puolella.
lesson-pyramids-elixir-2-wrong-other = Sallittu, mutta eliksiiri on sinulle nyt 4 pisteen arvoinen.
lesson-pyramids-elixir-3 = Kaksi pääkalloa on poissa: menetät 2 pistettä etkä 6. Ilman pääkalloja eliksiiristä ei ole hyötyä, joten ei kiirettä.

lesson-pyramids-red-cross = Punaiset rastit
lesson-pyramids-red-cross-line = Yksi ruutu lisää, heti.
lesson-pyramids-red-cross-1 = Punaisesta rastista saat heti rastittaa vielä yhden ruudun. Rastita se 2 ruudun suoralla.
lesson-pyramids-red-cross-1-wrong-other = Sallittu, mutta ilman punaista rastia. Se on aivan sisäänkäynnin vieressä.
lesson-pyramids-red-cross-2 = Lisäruutusi: punainen jalokivi on rastitetun ruudun vieressä. Siitä tulee pari vihreän jalokivesi kanssa.
lesson-pyramids-red-cross-2-wrong-skull = Se on pääkallo. Käytä lahja jalokiveen.
lesson-pyramids-red-cross-2-wrong-other = Mahdollista, kummassa tahansa pyramidissasi. Mutta jalokivi on arvokkaampi.
lesson-pyramids-red-cross-3 = Kolme ruutua 2 ruudun suoralla, ja jalokivipari. Jos lisäruutukin on punainen rasti, saat vielä yhden.

lesson-pyramids-golden-tomb = Kultahauta
lesson-pyramids-golden-tomb-line = Sillä pyramidi on tutkittu.
lesson-pyramids-golden-tomb-1 = Pyramidi on tutkittu heti, kun kultahauta on rastitettu: 10 pistettä. Muita ruutuja ei tarvitse rastittaa.
lesson-pyramids-golden-tomb-2 = 4 ruudun suora yltää hautaan, ja matkalla on punainen jalokivi. Rastita se.
lesson-pyramids-golden-tomb-2-wrong-other = Sallittu, mutta katso alinta riviä: suora yltää hautaan.
lesson-pyramids-golden-tomb-3 = 10 pistettä ja jalokivi lisäksi. Pyramidi siirtyy syrjään, ja otat uuden. Lopussa pyramidi, jonka hautaa et saavuttanut, ei tuo mitään.

## Pyramids: new pyramids and points

lesson-pyramids-new-pyramid = Uusi pyramidi
lesson-pyramids-new-pyramid-line = Kuka valitsee ensin ja mitä.
lesson-pyramids-new-pyramid-1 = Sinä ja vastustajasi pääsette nyt molemmat haudalle. Pienempi numero valitsee ensin: sinun 16 on ennen numeroa 45.
lesson-pyramids-new-pyramid-2 = Rastita hauta 4 ruudun suoralla.
lesson-pyramids-new-pyramid-2-wrong-other = Sallittu, mutta silloin vastustajasi saa valita kaikista. Rastita hautasi.
lesson-pyramids-new-pyramid-3 = Sinä valitset ensin. Tutkimasi pyramidi on vihreä, ja toinen samanvärinen tuo lisäpisteitä: ota vihreä.
lesson-pyramids-new-pyramid-3-wrong-colour = Hieno pyramidi, mutta väärän värinen. Vihreä sopii omaasi.
lesson-pyramids-new-pyramid-3-wrong-deck = Nostopinon päällimmäinen on sallittu, mutta sen väriä ei tiedä kukaan. Ota vihreä.
lesson-pyramids-new-pyramid-4 = Valintasi jälkeen kortit täydennettiin neljään, sitten valitsi vastustajasi. Katso väriä, symboleja ja reitin pituutta.

lesson-pyramids-claims = Pisteitä väreistä
lesson-pyramids-claims-line = Joka toisesta samanvärisestä pyramidista.
lesson-pyramids-claims-1 = Toisella, neljännellä ja kuudennella samanvärisellä pyramidillasi saat värin seuraavat pisteet: 10, sitten 6, sitten 3. Kukin jaetaan vain kerran.
lesson-pyramids-claims-2 = Olet tutkinut yhden violetin pyramidin. Tutki toinen loppuun kulmalla.
lesson-pyramids-claims-2-wrong-other = Sallittu, mutta kulma yltää violettiin hautaan.
lesson-pyramids-claims-3 = Ota ensin uusi pyramidi, mikä vain.
lesson-pyramids-claims-3-wrong-deck = Sallittu. Mutta valitse sellainen, jonka näet.
lesson-pyramids-claims-4 = 10 pistettä pyramidista ja 10 väristä. Vastustajasi voi saada violetista enää 6.

lesson-pyramids-the-end = Kierrokset ja loppu
lesson-pyramids-the-end-line = Neljä kierrosta, kussakin seitsemän korttia.
lesson-pyramids-the-end-1 = Kierroksella käytetään seitsemän kahdeksasta kortista; kahdeksas jää näkemättä. Tämä on neljännen kierroksen seitsemäs kortti: viimeinen.
lesson-pyramids-the-end-2 = Mihinkään hautaan ei ylety. Käytä 2 ruudun suora siihen, mikä tuo eniten: punaiseen ja vihreään jalokiveen.
lesson-pyramids-the-end-2-wrong-other = Se tuo vähemmän. Etsi kaksi jalokiveä vierekkäin.
lesson-pyramids-the-end-3 = Pyramideista 10, soihduista 5, väripisteet, jalokivipareista 5 ja parittomista 1. Korkein pääkallo vähennetään.
lesson-pyramids-the-end-4 = Eniten pisteitä voittaa, ja se olet sinä. Tasatilanteen ratkaisee pienin tutkitun pyramidin numero.

## Pyramids: ideas of good play

lesson-pyramids-race = Kilpajuoksu väristä
lesson-pyramids-race-line = Ehdi ensin.
lesson-pyramids-race-1 = Sinulla ja vastustajallasi on yksi violetti pyramidi, ja toinen on kummallakin lähellä. Vain toinen teistä saa 10 pistettä.
lesson-pyramids-race-2 = 2 ruudun suoralla saisit jalokiviparin tai violetin haudan. Kumpi on parempi?
lesson-pyramids-race-2-wrong-gems = 5 pistettä, ei hassumpaa! Mutta silloin vastustajasi saa violetin 10 pistettä ja sinä enintään 6.
lesson-pyramids-race-2-wrong-other = Ajattele kilpajuoksua: vastustajasikin on melkein perillä.
lesson-pyramids-race-3 = Pääsitte molemmat perille, ja sinun numerosi on pienempi. Ota uusi pyramidi.
lesson-pyramids-race-3-wrong-deck = { lesson-pyramids-claims-3-wrong-deck }
lesson-pyramids-race-4 = 10 sinulle, 6 vastustajallesi. Seuraa, mitä värejä muut keräävät ja kuinka pitkällä he ovat.

lesson-pyramids-worth-it = Kannattaako se?
lesson-pyramids-worth-it-line = Laske, ennen kuin kierrät pääkallon.
lesson-pyramids-worth-it-1 = Tämän pääkallon takana on vihreä jalokivi. Sinulla on punainen, mutta ei vielä yhtään pääkalloa.
lesson-pyramids-worth-it-2 = Jalokivestä tulee pari, 4 pistettä lisää. Ensimmäinen pääkallosi vie 1 pisteen. Päätä!
lesson-pyramids-worth-it-2-wrong-round = Varovaista! Mutta laske: 4 pistettä yhdellä on hyvä kauppa. Mene pääkallon läpi.
lesson-pyramids-worth-it-3 = 3 pistettä enemmän. Jos pääkalloja olisi monta, olisi toisin: yhdeksäs vie 5 pistettä enemmän kuin kahdeksas.
