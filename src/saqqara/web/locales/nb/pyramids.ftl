# Norwegian bokmål: Pyramids, on tables, in the rules and in the terminal.

pyramids-notation-hint = mark 12 a1 a2
pyramids-key-rotate = Drei formen
pyramids-key-mirror = Speilvend formen
pyramids-key-single = Kryss av ett felt
pyramids-key-chamber = Gå til pyramidene dine
pyramids-key-score = Gå til poengkortet ditt
pyramids-key-fields = Flytt mellom feltene på et kort

## Moves

pyramids-source-pyramids = Utforskede pyramider
pyramids-source-colours = Fargepoeng
pyramids-source-gems = Juveler
pyramids-source-torches = Fakler
pyramids-source-skulls = Hodeskaller
# Where points come from, inside a sentence: “3.1 points with gems”.
pyramids-earned-pyramids = for utforskede pyramider
pyramids-earned-torches = for fakler
pyramids-earned-colours = i fargepoeng
pyramids-earned-gems = for juveler
pyramids-earned-skulls = på grunn av hodeskaller

## Cards

pyramids-colour-green = grønn
pyramids-colour-orange = oransje
pyramids-colour-purple = lilla
pyramids-shape-i2 = linje på 2
pyramids-shape-i3 = linje på 3
pyramids-shape-i4 = linje på 4
pyramids-shape-v3 = hjørne på 3
pyramids-shape-l4 = L på 4
pyramids-shape-o4 = firkant på 4
pyramids-field-wall = vegg
pyramids-field-empty = tomt
pyramids-field-E = inngang
pyramids-field-T = gyllen grav
pyramids-field-r = rød juvel
pyramids-field-g = grønn juvel
pyramids-field-s = hodeskalle
pyramids-field-x = rødt kryss
pyramids-field-t = fakkel
pyramids-field-e = eliksir
pyramids-did-mark = kryss av { $count ->
        [one] ett felt
       *[other] { $count } felter
    } i pyramide { $card }{ $fields ->
        [none] { "" }
       *[other] : { $fields }
    }{ $things ->
        [none] { "" }
       *[other] { " " }({ $things })
    }
pyramids-did-keep-two = behold kortene { $one } og { $two }
pyramids-did-take-card = ta kort { $card }
pyramids-did-take-deck = ta det øverste kortet i trekkbunken

## What happened

pyramids-event-card-taken =
    { $you ->
        [yes] Du
       *[no] { $name }
    } tar kort { $card } fra plass { $from }.
pyramids-event-card-taken-deck =
    { $you ->
        [yes] Du
       *[no] { $name }
    } tar kort { $card } fra trekkbunken.
pyramids-event-card-drawn =
    { $you ->
        [yes] Du
       *[no] { $name }
    } trekker { $cards }.
pyramids-event-card-drawn-unseen =
    { $you ->
        [yes] Du
       *[no] { $name }
    } trekker { $count ->
        [one] { $count } kort.
       *[other] { $count } kort.
    }
pyramids-event-cards-kept =
    { $you ->
        [yes] Du
       *[no] { $name }
    } beholder { $card } og { $other }.
pyramids-event-card-laid-out = Lagt ut: { $cards }.
pyramids-event-expedition = Ekspedisjon { $number }: { $shape }.
pyramids-event-fields-crossed =
    { $you ->
        [yes] Du
       *[no] { $name }
    } krysser av { $count ->
        [one] ett felt
       *[other] { $count } felter
    } i pyramide { $card }{ $gains ->
        [none] .
       *[other] : { $gains }.
    }
pyramids-event-gem =
    { $you ->
        [yes] Du
       *[no] { $name }
    } har { $gem ->
        [red]
            { $count ->
                [one] { $count } rød juvel.
               *[other] { $count } røde juveler.
            }
       *[green]
            { $count ->
                [one] { $count } grønn juvel.
               *[other] { $count } grønne juveler.
            }
    }
pyramids-event-torch =
    { $you ->
        [yes] Du
       *[no] { $name }
    } tenner fakkelen for runde { $round }.
pyramids-event-skull =
    { $you ->
        [yes] Du
       *[no] { $name }
    } har { $count ->
        [one] { $count } hodeskalle.
       *[other] { $count } hodeskaller.
    }
pyramids-event-elixir =
    { $you ->
        [yes] Du
       *[no] { $name }
    } drikker en eliksir og har { $count ->
        [one] { $count } hodeskalle igjen.
       *[other] { $count } hodeskaller igjen.
    }
pyramids-event-red-cross =
    { $you ->
        [yes] Du
       *[no] { $name }
    } kan krysse av { $count ->
        [one] { $count } felt til.
       *[other] { $count } felter til.
    }
pyramids-event-explored =
    { $you ->
        [yes] Du
       *[no] { $name }
    } utforsker pyramide { $card }.
pyramids-event-colour-points =
    { $you ->
        [yes] Du sikrer deg
       *[no] { $name } sikrer seg
    } { pyramids-told-points } for { $colour ->
        [green] grønne pyramider.
        [orange] oransje pyramider.
       *[purple] lilla pyramider.
    }
pyramids-event-cross-lapses =
    { $you ->
        [yes] Du
       *[no] { $name }
    } har ikke noe felt igjen til et rødt kryss, som går tapt.
pyramids-event-game-ends = { event-game-ends }
pyramids-event-round-ends = { event-round-ends }
pyramids-event-clock-moved = { event-clock-moved }
pyramids-told-explored = Pyramiden er utforsket.
pyramids-told-points = <b>{ $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }</b>
pyramids-event-bot-moved = { event-bot-moved }

## The table

pyramids-counter-round = Runde
pyramids-counter-card = Kort
pyramids-progress-round = Runde { $now } av { $all }
pyramids-progress-card = Ekspedisjonskort { $now } av { $all }
pyramids-expedition = Ekspedisjon
pyramids-seen = Sett i denne runden
pyramids-face-down = bildesiden ned
pyramids-still-face-down =
    { $count ->
        [one] { $count } kort ligger med bildesiden ned; det forblir usett.
       *[other] { $count } kort ligger med bildesiden ned; ett av dem forblir usett.
    }
pyramids-tools = Endre formen
pyramids-rotate = Drei
pyramids-mirror = Speilvend
pyramids-single = 1 felt
pyramids-cross-off = Kryss av
pyramids-keep-both = Behold begge
pyramids-take = Ta
pyramids-take-card = Ta { $card }
pyramids-take-top = Ta det øverste kortet
pyramids-why = Hva er regelen?
pyramids-your-pyramids = Pyramidene dine
pyramids-no-pyramids = Det er ingen pyramider igjen til deg.
pyramids-turn-to = Se på pyramide { $card }
# A pyramid card for those who do not see it.
pyramids-card-label =
    Pyramide { $card }{ $colour ->
        [green] , grønn
        [orange] , oransje
        [purple] , lilla
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , { $count } felt krysset av
       *[other] , { $count } felter krysset av
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
    Pyramide { $card }{ $colour ->
        [green] , grønn
        [orange] , oransje
        [purple] , lilla
       *[none] { "" }
    }, beholdt
# A field of a chamber: B3, skull, can be crossed off.
pyramids-field =
    { $field }, { $what }{ $state ->
        [ghosted] , i dette trekket
        [fresh] , krysset av i dette trekket
        [crossed] , krysset av
        [legal] , kan krysses av
        [lone] , kan krysses av som enkelt felt
       *[open] { "" }
    }

# What is asked.
pyramids-ask-keep =
    { $count ->
        [0] Velg to av dine fire pyramider.
        [one] Velg én pyramide til.
       *[other] Beholde disse to?
    }
pyramids-ask-mark =
    { $shape ->
        [i2] Kryss av en linje på 2, dreid som du vil, eller ett enkelt felt.
        [i3] Kryss av en linje på 3, dreid som du vil, eller ett enkelt felt.
        [i4] Kryss av en linje på 4, dreid som du vil, eller ett enkelt felt.
        [v3] Kryss av et hjørne på 3, dreid som du vil, eller ett enkelt felt.
        [l4] Kryss av en L på 4, dreid som du vil, eller ett enkelt felt.
       *[o4] Kryss av en firkant på 4 eller ett enkelt felt.
    }
pyramids-ask-single = Kryss av ett enkelt felt i stedet for formen.
pyramids-ask-fits-nowhere = Formen passer ingen steder: kryss av ett enkelt felt.
pyramids-ask-no-room = Der er det ikke plass. Velg et felt med prikk eller ring.
pyramids-ask-cross =
    { $count ->
        [one] Rødt kryss: kryss av ett felt til, på et av kortene.
       *[other] Røde kryss: kryss av { $count } felter til, ett for ett, på et av kortene.
    }
pyramids-ask-take =
    { $count ->
        [one] Velg en ny pyramide: en som ligger her, eller øverst i trekkbunken.
       *[other] Velg { $count } nye pyramider, én for én: av dem som ligger her, eller øverst i trekkbunken.
    }
pyramids-ask-take-card =
    { $colour ->
        [green] Pyramide { $card }, en grønn.
        [orange] Pyramide { $card }, en oransje.
        [purple] Pyramide { $card }, en lilla.
       *[none] Pyramide { $card }.
    }
pyramids-ask-take-deck = Øverst i trekkbunken: ingen har sett det kortet.
pyramids-reaches = Dette når den gylne graven i { $card }. Så velger du en ny pyramide.
pyramids-reaches-last = Dette når den gylne graven i { $card }.
pyramids-then-cross =
    { $count ->
        [one] Rødt kryss: så krysser du av ett felt til.
       *[other] Røde kryss: så krysser du av { $count } felter til.
    }
pyramids-covers =
    { $count ->
        [one] Ett felt i pyramide { $card }
       *[other] { $count } felter i pyramide { $card }
    }{ $things ->
        [none] .
       *[other] : { $things }.
    }
pyramids-covers-live = Dekker { $fields } i pyramide { $card }{ $things ->
        [none] { "" }
       *[other] : { $things }
    }{ $points ->
        [none] .
       *[other] ; { $points } poeng.
    }

# Why you wait.
pyramids-wait-keep =
    { $done ->
        [yes] Du har valgt. Venter på { $names }.
       *[no] Venter på at { $names } velger to pyramider.
    }
pyramids-wait-mark =
    { $done ->
        [yes] Du er ferdig. Venter på { $names }.
       *[no] Venter på at { $names } krysser av.
    }
pyramids-wait-take = { $name } velger en ny pyramide.
pyramids-wait-take-first = { $name } velger før deg: { $card } er lavere enn din { $own }.
pyramids-step-keep-done = har valgt
pyramids-step-keep-busy = velger
pyramids-step-mark-done = er ferdig
pyramids-step-mark-busy = tenker
pyramids-step-take-choosing = velger nå
pyramids-step-take-next = velger senere

# The score card.
pyramids-score-card = Poengkortet ditt
pyramids-this-move = Dette trekket
pyramids-gain-awaited = Velg felter for å se hva de gir.
pyramids-gain-pyramid = Pyramide { $card }
# Every second pyramid of a colour: the 2nd, the 4th, the 6th.
pyramids-gain-colour =
    { $count ->
        [2] 2.
        [3] 2.
        [4] 4.
        [5] 4.
       *[other] 6.
    } { $colour ->
        [green] grønne
        [orange] oransje
       *[purple] lilla
    }
pyramids-gain-gems = { pyramids-source-gems }
pyramids-gain-skulls = { pyramids-source-skulls }
pyramids-gain-torches = Fakkel
pyramids-gain-elixir = { pyramids-rule-elixir }
pyramids-red-gems = Røde juveler
pyramids-green-gems = Grønne juveler
pyramids-skulls = Hode{ "\u00AD" }skaller
pyramids-torches = { pyramids-source-torches }
pyramids-explored = Utforsket
pyramids-explored-count =
    { $lowest ->
        [none] { $count }
       *[other] { $count }, lavest { $lowest }
    }
pyramids-track = { $what }: { $count } av { $most }
pyramids-pairs =
    { $points ->
        [none] par
       *[other] par à { $points }
    }
pyramids-claims = Hver 2. pyramide i en farge gir den høyeste ledige bonusen
pyramids-yours = dine
# After the number of pyramids of a colour.
pyramids-explored-of-colour =
    { $count ->
        [one] pyramide utforsket av deg
       *[other] pyramider utforsket av deg
    }
pyramids-standings = Poeng så langt

# The display.
pyramids-display = Tilgjengelige pyramider
pyramids-display-about = Nå en grav, og ta så et av disse eller det øverste kortet i trekkbunken; laveste nummer velger først.
pyramids-deck = bunke
pyramids-deck-label =
    { $count ->
        [0] Trekkbunken er tom
        [one] Trekkbunken: { $count } kort
       *[other] Trekkbunken: { $count } kort
    }
pyramids-no-card = ingen kort
pyramids-others = Andre spillere
pyramids-sheets = Vis
pyramids-sheet-score = Poengkort
pyramids-sheet-display = Utvalg
pyramids-sheet-others = Andre

# The table in words.
pyramids-words-you = { $name } (du)
pyramids-words-expedition =
    { $seen ->
        [none] { $shape }, det første kortet i denne runden.
       *[other] { $shape }. Sett tidligere i denne runden: { $seen }.
    }
pyramids-words-has =
    { $explored ->
        [none] Røde juveler { $red }, grønne juveler { $green }, hodeskaller { $skulls }, fakler { $torches }; ingen pyramide utforsket.
       *[other] Røde juveler { $red }, grønne juveler { $green }, hodeskaller { $skulls }, fakler { $torches }; utforsket: { $explored }.
    }
pyramids-words-crossed = { $what }, krysset av
pyramids-words-free = ledig
pyramids-words-claim =
    { $colour ->
        [green] Grønn, { $points } poeng: { $name }
        [orange] Oransje, { $points } poeng: { $name }
       *[purple] Lilla, { $points } poeng: { $name }
    }

## Rules that a table names, as their titles in rules.ftl are

pyramids-rule-set-up = Forberedelser
pyramids-rule-expedition = Ekspedisjonskort
pyramids-rule-mark = Kryss av formen
pyramids-rule-entrance-field = Inngang
pyramids-rule-single-field = Ett enkelt felt
pyramids-rule-golden-tomb = Gyllen grav
pyramids-rule-gems = { pyramids-source-gems }
pyramids-rule-skulls = { pyramids-source-skulls }
pyramids-rule-torches = { pyramids-source-torches }
pyramids-rule-elixir = Eliksir
pyramids-rule-red-cross = Rødt kryss
pyramids-rule-new-pyramid = En ny pyramide
pyramids-rule-colours = Pyramidepoeng
