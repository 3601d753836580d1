# Finnish: Imhotep, on tables, in the rules and in the terminal.

imhotep-notation-hint = load b2
imhotep-facts-sides = Puolet
imhotep-facts-yes = kyllä
imhotep-key-ship = Valitse laiva
imhotep-key-number = Valitse ruutu tai valitulle laivalle laituri
imhotep-key-decline = Älä ota mitään, jos sallittu
imhotep-key-harbour = Siirry satamaan
imhotep-key-arrows = Liiku laivojen, laiturien ja korttien välillä

## Sites

imhotep-to-market = torille
imhotep-to-pyramid = pyramidille
imhotep-to-temple = temppeliin
imhotep-to-chamber = hautakammioon
imhotep-to-obelisks = obeliskeille
imhotep-where-edge = pyramidien laidalle
imhotep-where-small-pyramid =
    { $pyramid ->
        [left] vasempaan pyramidiin, ruutuun { $place }
        [middle] keskimmäiseen pyramidiin, ruutuun { $place }
       *[right] oikeaan pyramidiin, ruutuun { $place }
    }
imhotep-where-chamber = hautakammioon, riville { $row }
imhotep-pyramid-left = vasen
imhotep-pyramid-middle = keski
imhotep-pyramid-right = oikea
imhotep-harbour = Satama
imhotep-no-ships = Ei laivoja.
imhotep-free = vapaa
imhotep-at = rannassa: { $site }
imhotep-needs = puuttuu { $count }
imhotep-may-sail = valmis
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

## Market cards

imhotep-card-hidden = { card-hidden }
# "\u00AD" is where a long word may be broken.
imhotep-card-entrance = Sisään{ "\u00AD" }käynti
imhotep-card-entrance-about = Kivi kaivoksestasi pyramidille, heti
imhotep-card-sarcophagus = Sarkofagi
imhotep-card-sarcophagus-about = Kivi kaivoksestasi hautakammioon, heti
imhotep-card-path = Kivetty polku
imhotep-card-path-about = Kivi kaivoksestasi obeliskeille, heti
imhotep-card-pyramid-decoration = Pyramidin koristelu
imhotep-card-pyramid-decoration-about = Lopussa pisteitä pyramidin kivistä
imhotep-card-temple-decoration = Temppelin koristelu
imhotep-card-temple-decoration-about = Lopussa pisteitä temppelin kivistä
imhotep-card-chamber-decoration = Hauta{ "\u00AD" }kammion koristelu
imhotep-card-chamber-decoration-about = Lopussa pisteitä hautakammion kivistä
imhotep-card-obelisk-decoration = Obeliskin koristelu
imhotep-card-obelisk-decoration-about = Lopussa pisteitä obeliskien kivistä
imhotep-card-statue = Patsas
imhotep-card-statue-about = Lopussa sitä parempi, mitä enemmän
imhotep-card-lever = Vipu
imhotep-card-lever-about = Siirrä laiva ja päätä purkujärjestys
imhotep-card-hammer = Vasara
imhotep-card-hammer-about = Ota kiviä ja lastaa yksi
imhotep-card-sail = Purje
imhotep-card-sail-about = Lastaa kivi ja siirrä sama laiva
imhotep-card-chisel = Taltta
imhotep-card-chisel-about = Lastaa kaksi kiveä

## Moves

imhotep-action-take = Ota kiviä
imhotep-action-load = Lastaa kivi
imhotep-action-sail = Siirrä laiva
imhotep-action-play = Pelaa kortti
imhotep-move-play = Pelaa { $card }
imhotep-move-pair = Katso pari, pidä toinen
imhotep-move-pyramid =
    { $pyramid ->
        [left] Vasen pyramidi
        [middle] Keskimmäinen pyramidi
       *[right] Oikea pyramidi
    }
imhotep-did-load = lastaa kivi laivan { $ship } ruutuun { $space }
imhotep-did-sail = siirrä laiva { $ship } { $site }
imhotep-did-play = pelaa kortti { $card }
imhotep-did-pass = passaa
imhotep-did-card = ota torikortti { $number }
imhotep-did-pair = ota kuvapuoli alaspäin oleva pari
imhotep-did-decline = älä ota torikorttia
imhotep-did-unload = pura seuraavaksi ruutu { $number }
imhotep-did-pyramid =
    { $pyramid ->
        [left] rakenna vasempaan pyramidiin
        [middle] rakenna keskimmäiseen pyramidiin
       *[right] rakenna oikeaan pyramidiin
    }
imhotep-did-accept = ota bonus
imhotep-did-skip = jätä bonus
imhotep-did-point = valitse pisteet
imhotep-did-stones = valitse kivet
imhotep-did-keep = pidä toinen kortti parista
imhotep-did-take = ota kiviä
imhotep-source-market = { imhotep-site-market }
imhotep-source-pyramid = { imhotep-site-pyramid }
imhotep-source-temple = { imhotep-site-temple }
imhotep-source-chamber = { imhotep-site-chamber }
imhotep-source-obelisks = { imhotep-site-obelisks }
imhotep-source-decorations = Koristelut
imhotep-source-statues = Patsaat
imhotep-source-blue-cards = Käyttämät{ "\u00AD" }tömät siniset kortit
imhotep-source-wrath = { imhotep-option-wrath }
imhotep-source-before = Aiemmin
# Where points come from, inside a sentence: “3.1 points in the Burial Chamber”.
imhotep-earned-pyramid = pyramidista
imhotep-earned-temple = temppelistä
imhotep-earned-chamber = hautakammiosta
imhotep-earned-obelisks = obeliskeista
imhotep-earned-decorations = koristeluista
imhotep-earned-statues = patsaista
imhotep-earned-blue-cards = käyttämättömistä sinisistä korteista
imhotep-earned-wrath = Faaraon vihan vuoksi

## What happened

imhotep-event-ships-arrive = Laivat saapuvat. Ruutuja: { $spaces }.
imhotep-event-card-dealt = Torilla: { $cards }.
imhotep-event-pair-laid =
    { $count ->
        [one] Torille asetettiin { $count } kortti kuvapuoli alaspäin.
       *[other] Torille asetettiin { $count } korttia kuvapuoli alaspäin.
    }
imhotep-event-stones-taken =
    { $you ->
        [yes] Otat
       *[no] { $name } ottaa
    } <stone>{ imhotep-told-stones }</stone>.
imhotep-event-stone-loaded =
    { $you ->
        [yes] Lastaat
       *[no] { $name } lastaa
    } <stone>kiven</stone> <ship>laivan { $ship }</ship> ruutuun { $space }.
imhotep-event-ship-sailed =
    { $you ->
        [yes] Siirrät
       *[no] { $name } siirtää
    } <ship>laivan { $ship }</ship> { $site }.
imhotep-event-ship-unloaded =
    { $count ->
        [one] { imhotep-event-ship-sailed } Kivi: { $stones }.
       *[other] { imhotep-event-ship-sailed } Kivet: { $stones }.
    }
imhotep-event-blue-card-played =
    { $you ->
        [yes] Pelaat
       *[no] { $name } pelaa
    } kortin { $card }.
imhotep-event-passed =
    { $you ->
        [yes] Passaat
       *[no] { $name } passaa
    }, koska muuta ei voi tehdä.
imhotep-event-stone-unloaded =
    { $you ->
        [yes] Purat
       *[no] { $name } purkaa
    } <ship>laivan { $ship }</ship> ruudun { $space }.
# $where is one of the messages imhotep-to-… or imhotep-where-…
imhotep-event-stone-placed =
    { $you ->
        [yes] <stone>Kivesi</stone>
       *[no] { $name }: <stone>kivi</stone>
    } menee { $where }.
imhotep-event-stone-scored =
    { $you ->
        [yes] <stone>Kivesi</stone>
       *[no] { $name }: <stone>kivi</stone>
    } menee { $where } – { imhotep-told-points }.
imhotep-event-stone-returned =
    { $you ->
        [yes] <stone>Kivesi</stone>
       *[no] { $name }: <stone>kivi</stone>
    } palaa kaivokseen.
imhotep-event-card-taken =
    { $you ->
        [yes] Otat
       *[no] { $name } ottaa
    } torin paikalta { $space }: { $card }.
imhotep-event-pair-taken =
    { $you ->
        [yes] Otat
       *[no] { $name } ottaa
    } kuvapuoli alaspäin olevan parin.
imhotep-event-card-seen =
    { $you ->
        [yes] Katsot
       *[no] { $name } katsoo
    }: { $cards }.
imhotep-event-card-seen-unseen =
    { $you ->
        [yes] Katsot
       *[no] { $name } katsoo
    } salaa { $count ->
        [one] { $count } kortin.
       *[other] { $count } korttia.
    }
imhotep-event-card-kept =
    { $you ->
        [yes] Pidät itselläsi
       *[no] { $name } pitää itsellään
    }: { $card }.
imhotep-event-card-discarded = Poistopinoon: { $cards }.
imhotep-event-declined =
    { $you ->
        [yes] Et ota
       *[no] { $name } ei ota
    } torikorttia.
imhotep-event-card-drawn =
    { $you ->
        [yes] Nostat
       *[no] { $name } nostaa
    }: { $card }.
imhotep-event-red-card-played =
    { $you ->
        [yes] Pelaat
       *[no] { $name } pelaa
    } heti kortin { $card }.
imhotep-event-points =
    { $source }: { $you ->
        [yes] sinä
       *[no] { $name }
    } – { imhotep-told-points }.
imhotep-event-points-lost =
    { $source }: { $you ->
        [yes] sinä
       *[no] { $name }
    } – miinus { imhotep-told-points }.
imhotep-event-points-each = { $source }: { $points }.
imhotep-points-of = { imhotep-stone-of } – { imhotep-told-points }
imhotep-tower-of = { imhotep-stone-of } – pylväs, { imhotep-told-points }
imhotep-event-tower-built =
    { $you ->
        [yes] Rakennat
       *[no] { $name } rakentaa
    } pylvään pisteruutuun { $place }.
imhotep-event-deck-reshuffled =
    { $count ->
        [one] Poistopinosta tulee uusi nostopino, jossa on { $count } kortti.
       *[other] Poistopinosta tulee uusi nostopino, jossa on { $count } korttia.
    }
imhotep-event-bonus-skipped =
    { $you ->
        [yes] Jätät
       *[no] { $name } jättää
    } bonuksen.
imhotep-event-order-fixed =
    { $you ->
        [yes] Päätät
       *[no] { $name } päättää
    }: seuraavaksi puretaan ruutu { $space }.
imhotep-event-game-ends = { event-game-ends }
imhotep-event-round-ends = { event-round-ends }
imhotep-event-clock-moved = { event-clock-moved }
# <stone>, <ship> and <b> are drawn as pictures and in bold where there is room for them.
# Whose stone it is.
imhotep-stone-of =
    { $you ->
        [yes] sinä
       *[no] { $name }
    }
imhotep-told-stones =
    { $count ->
        [one] { $count } kiven
       *[other] { $count } kiveä
    }
imhotep-told-points = <b>{ $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }</b>
imhotep-event-bot-moved = { event-bot-moved }

## The table

# A number of equal things, as in “×3”.
imhotep-times = ×{ $count }
imhotep-card-effect-entrance = kivi pyra{ "\u00AD" }midille
imhotep-card-effect-sarcophagus = kivi kammioon
imhotep-card-effect-path = kivi obelis{ "\u00AD" }keille
# Points for every so many stones on the site, at the end.
imhotep-card-effect-decoration = { $points } p / { $stones } kiveä
# The points for one statue, two statues and so on.
imhotep-card-effect-statue = { $row }, sitten +{ $further }
imhotep-card-effect-lever = siirrä, pura miten vain
imhotep-card-effect-hammer = ota { $stones }, lastaa 1
imhotep-card-effect-sail = lastaa 1 ja siirrä
imhotep-card-effect-chisel = lastaa 2 kiveä

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
imhotep-about-temple-A = { $points } p näkyvästä kivestä joka kierros
imhotep-about-temple-B = Palkkio näkyvästä kivestä joka kierros
imhotep-about-chamber-A = Ryhmistä { $row }, sitten{ "\u00A0" }+{ $further }
imhotep-about-chamber-B = Eniten kullakin rivillä: { $row }
imhotep-about-obelisks-A = Korkeuden mukaan: { $row }
imhotep-about-obelisks-B = Kolme on pylväs; yksittäisistä { $single } kustakin
imhotep-moment-so-far = Saatu tähän asti
imhotep-moment-round = Kierroksen lopussa
imhotep-moment-now = Jos päättyisi nyt
imhotep-reward-choice = valinta: pisteitä tai kiviä
imhotep-reward-card = päällimmäinen torikortti
imhotep-lies-at-market = torilla
imhotep-lies-at-pyramid = pyramidilla
imhotep-lies-at-temple = temppelillä
imhotep-lies-at-chamber = hauta{ "\u00AD" }kammiolla
imhotep-lies-at-obelisks = obeliskeilla
# $cargo lists the colours of the stones, or “free”.
imhotep-ship-state =
    { $missing ->
        [0] Laiva { $ship }, ruutuja { $spaces }, keulasta alkaen: { $cargo }. Valmis lähtöön.
       *[other] Laiva { $ship }, ruutuja { $spaces }, keulasta alkaen: { $cargo }. Lähtöön puuttuu { $missing }.
    }
imhotep-load-at = Lastaa laiva { $ship }, ruutu { $space }
# $site is one of the messages imhotep-to-…
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
imhotep-pyramid-state = Kiviä { $count }/{ $all }; seuraavasta saa { $next }.
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
imhotep-why-not-no-ship = mikään laiva ei ole valmis
imhotep-why-not-no-card = ei sinistä korttia
imhotep-why-not-no-use = ei voi käyttää nyt
# $reason is one of the messages imhotep-why-not-…
imhotep-refused = Ei nyt: { $reason }.

imhotep-ask-action = Valitse yksi toiminto.
imhotep-ask-load = Valitse kivellesi vapaa ruutu.
imhotep-ask-sail = Valitse valmis laiva (purje ylhäällä).
imhotep-ask-dock = Laiva { $ship } on valmis: valitse laituri.
imhotep-ask-play = Valitse pelattava kortti.
imhotep-ask-pass = Mikään toiminto ei ole nyt mahdollinen: sinun on passattava.
imhotep-ask-hammer-load = Vasara: lastaa nyt yksi kivi.
imhotep-ask-sail-load = Purje: lastaa yksi kivi laivaan, joka voi sen jälkeen lähteä.
imhotep-ask-sail-sail = Purje: valitse lastatulle laivalle laituri.
imhotep-ask-chisel-first = Taltta: lastaa ensimmäinen kahdesta kivestä.
imhotep-ask-chisel-second = Taltta: lastaa toinen kivi.
imhotep-ask-lever-sail = Vipu: valitse laiva, sitten laituri.
imhotep-ask-lever-order =
    { $turn ->
        [1] Vipu: mikä kivi puretaan ensin?
       *[other] Vipu: valitse { $turn }. purettava kivi.
    }
imhotep-ask-market = Kivesi on torilla: ota kortti tai jätä ottamatta.
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
        [temple] { $name } valitsee temppelin palkkion.
       *[choice] { $name } päättää bonuksesta.
    }

imhotep-on-sled = varastossa kiviä { $count }/{ $spaces }
imhotep-in-quarry =
    { $count ->
        [one] { $count } kivi kaivoksessa
       *[other] { $count } kiveä kaivoksessa
    }
imhotep-panel-of =
    { $you ->
        [yes] Kivesi ja korttisi
       *[no] { $name }: kivet ja kortit
    }
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

## What a dock says of each stone, in short

# After a stone: what it gets.
imhotep-sign-no-card = ei korttia
imhotep-sign-card = kortti
imhotep-sign-choice = valinta
# Below all stones of a ship: when their points come, or what they are for.
imhotep-sign-choice-of-pyramid = mikä pyramidi vain
imhotep-sign-at-once = heti
imhotep-sign-turns = kortinottovuoro
imhotep-sign-each-round = joka kierroksella
imhotep-sign-now = jos päättyisi nyt
imhotep-sign-tower = pylvääseen
# So many of all, as in “2 of 3”.
imhotep-sign-of = { $count }/{ $all } kiveä
# $gain is a number with its sign, as in “+3”.
imhotep-forecast-height = { $colour } (korkeus { $height }, { $gain }, jos päättyisi nyt)
