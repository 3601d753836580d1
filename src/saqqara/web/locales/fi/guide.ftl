# suomi: mitä valmentaja sanoo ensimmäisessä pelissä.

guide-title = Valmentajan sana
guide-got-it = Selvä
guide-quiet = Hiljennä valmentaja
guide-imhotep-first-turn = Ensimmäinen vuorosi. Varastossasi on vähän kiviä: ota lisää tai lastaa yksi laivaan. Yksi toiminto, sitten on Oppilaan vuoro.
guide-imhotep-can-sail = Laivassa on tarpeeksi kiviä: sen purje on ylhäällä. Kuka tahansa voi nyt siirtää sen rakennuspaikalle, jolla ei ole tällä kierroksella vielä laivaa.
guide-imhotep-others-aboard = Tässä laivassa on myös Oppilaan kiviä. Minne siirrätkin sen, kaikki kivet käytetään: valitse paikka, joka on hyvä sinulle ja huono Oppilaalle.
guide-imhotep-market = Kivesi on torilla, joten otat kortin. Punainen vaikuttaa heti, sininen on toiminto myöhemmäksi, vihreä ja violetti tuovat pisteitä lopussa.
guide-imhotep-blue-card = Sinulla on sininen kortti. Sen pelaaminen on koko vuorosi, ja se tekee enemmän kuin yksi toiminto. Pelaamattomana se tuo vain yhden pisteen.
guide-imhotep-round-end = Enää yksi laiva on jäljellä. Kun se lähtee, kierros päättyy: temppeli pisteytetään ja tulee neljä uutta laivaa.
guide-imhotep-last-round = Viimeinen kierros. Sen jälkeen pisteytetään hautakammio, obeliskit ja kortit. Kivet, jotka eivät lähteneet matkaan, ovat arvottomia.
guide-pyramids-keep = Pidä kaksi näistä neljästä pyramidista. Etsi vähän pääkalloja ja lyhyt reitti reunan sisäänkäynniltä kultahautaan.
guide-pyramids-first-mark = Kaikki rastittavat tämän kuvion yhtä aikaa. Aloita sisäänkäynniltä; käännä tai peilaa kuviota vapaasti. Tai rastita sen sijaan vain yksi ruutu.
guide-pyramids-skull = Se oli pääkallo. Jokainen maksaa edellistä enemmän: muutama on halpa, monta tekee kipeää. Eliksiiri pyyhkii kaksi.
guide-pyramids-gem = Jalokivi. Punainen ja vihreä muodostavat parin: yksi kumpaakin on paljon arvokkaampi kuin kaksi samaa väriä.
guide-pyramids-torch = Soihtu. Se sytyttää tämän kierroksen soihdun; toinen samalla kierroksella ei toisi mitään.
guide-pyramids-elixir = Eliksiiri. Se pyyhkii kaksi korkeinta pääkalloasi, joten se on arvokkain, kun niitä on monta.
guide-pyramids-tomb = Olet yltänyt kultahautaan: tämä pyramidi on tutkittu ja tuo pisteitä lopussa.
guide-pyramids-take = Ota nyt uusi pyramidi. Katso väriä: joka toinen samanvärinen tutkittu pyramidi vie suurimman jäljellä olevan palkkion.
guide-pyramids-last-round = Viimeinen kierros. Vain se, minkä nyt rastitat, ehtii vielä mukaan: ylety hautaan, tee jalokivipari, sytytä viimeinen soihtu.
