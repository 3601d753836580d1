# Norwegian bokmål: Imhotep, on tables, in the rules and in the terminal.

imhotep-notation-hint = load b2
imhotep-facts-sides = Sider
imhotep-facts-yes = ja
imhotep-key-ship = Velg et skip
imhotep-key-number = Velg et felt, eller en brygge for det valgte skipet
imhotep-key-decline = Ta ingenting, hvis det er lov
imhotep-key-harbour = Gå til havnen
imhotep-key-arrows = Flytt mellom skip, brygger og kort

## Sites

imhotep-to-market = til markedet
imhotep-to-pyramid = til pyramiden
imhotep-to-temple = til tempelet
imhotep-to-chamber = til gravkammeret
imhotep-to-obelisks = til obeliskene
imhotep-where-edge = til kanten av pyramidene
imhotep-where-small-pyramid =
    { $pyramid ->
        [left] til venstre pyramide, felt { $place }
        [middle] til midtre pyramide, felt { $place }
       *[right] til høyre pyramide, felt { $place }
    }
imhotep-where-chamber = til gravkammeret, rad { $row }
imhotep-pyramid-left = venstre
imhotep-pyramid-middle = midtre
imhotep-pyramid-right = høyre
imhotep-harbour = Havn
imhotep-no-ships = Ingen skip.
imhotep-free = ledig
imhotep-at = ved: { $site }
imhotep-needs = trenger { $count } til
imhotep-may-sail = klart
imhotep-sled = Lagerbrikke
imhotep-quarry = Steinbrudd
imhotep-cards = Kort
imhotep-site-side = { $site }, side { $side }
imhotep-docked = Skip { $ship } ligger her
imhotep-card-taken = tatt
imhotep-face-down =
    { $count ->
        [one] { $count } kort med bildesiden ned
       *[other] { $count } kort med bildesiden ned
    }
imhotep-discard = Kastebunke ({ $count })
imhotep-edge = Ved kanten:

## Market cards

imhotep-card-hidden = { card-hidden }
imhotep-card-entrance = Inngang
imhotep-card-entrance-about = En stein fra steinbruddet ditt til pyramiden, med en gang
imhotep-card-sarcophagus = Sarkofag
imhotep-card-sarcophagus-about = En stein fra steinbruddet ditt til gravkammeret, med en gang
imhotep-card-path = Brostein
imhotep-card-path-about = En stein fra steinbruddet ditt til obeliskene, med en gang
# "\u00AD" is where a long word may be broken.
imhotep-card-pyramid-decoration = Pyramide{ "\u00AD" }dekorasjon
imhotep-card-pyramid-decoration-about = Til slutt poeng for steinene i pyramiden
imhotep-card-temple-decoration = Tempel{ "\u00AD" }dekorasjon
imhotep-card-temple-decoration-about = Til slutt poeng for steinene i tempelet
imhotep-card-chamber-decoration = Grav{ "\u00AD" }kammer{ "\u00AD" }dekorasjon
imhotep-card-chamber-decoration-about = Til slutt poeng for steinene i gravkammeret
imhotep-card-obelisk-decoration = Obelisk{ "\u00AD" }dekorasjon
imhotep-card-obelisk-decoration-about = Til slutt poeng for steinene på obeliskene
imhotep-card-statue = Statue
imhotep-card-statue-about = Jo flere til slutt, desto bedre
imhotep-card-lever = Spett
imhotep-card-lever-about = Seil et skip og bestem rekkefølgen for lossingen
imhotep-card-hammer = Hammer
imhotep-card-hammer-about = Ta steiner, og last så én
imhotep-card-sail = Seil
imhotep-card-sail-about = Last en stein og seil det samme skipet
imhotep-card-chisel = Meisel
imhotep-card-chisel-about = Last to steiner

## Moves

imhotep-action-take = Ta steiner
imhotep-action-load = Last en stein
imhotep-action-sail = Seil et skip
imhotep-action-play = Spill et kort
imhotep-move-play = Spill { $card }
imhotep-move-pair = Se på paret med bildesiden ned, behold ett
imhotep-move-pyramid =
    { $pyramid ->
        [left] Venstre pyramide
        [middle] Midtre pyramide
       *[right] Høyre pyramide
    }
imhotep-did-load = last skip { $ship }, felt { $space }
imhotep-did-sail = seil skip { $ship } { $site }
imhotep-did-play = spill { $card }
imhotep-did-pass = pass
imhotep-did-card = ta markedskort { $number }
imhotep-did-pair = ta paret med bildesiden ned
imhotep-did-decline = ikke ta noe markedskort
imhotep-did-unload = loss felt { $number } som neste
imhotep-did-pyramid =
    { $pyramid ->
        [left] bygg på venstre pyramide
        [middle] bygg på midtre pyramide
       *[right] bygg på høyre pyramide
    }
imhotep-did-accept = ta bonusen
imhotep-did-skip = dropp bonusen
imhotep-did-point = velg poeng
imhotep-did-stones = velg steiner
imhotep-did-keep = behold ett av de to kortene
imhotep-did-take = ta steiner
imhotep-source-market = { imhotep-site-market }
imhotep-source-pyramid = { imhotep-site-pyramid }
imhotep-source-temple = { imhotep-site-temple }
imhotep-source-chamber = { imhotep-site-chamber }
imhotep-source-obelisks = { imhotep-site-obelisks }
imhotep-source-decorations = Dekora{ "\u00AD" }sjoner
imhotep-source-statues = Statuer
imhotep-source-blue-cards = Ubrukte blå kort
imhotep-source-wrath = { imhotep-option-wrath }
imhotep-source-before = Før
# Where points come from, inside a sentence: “3.1 points in the Burial Chamber”.
imhotep-earned-pyramid = i pyramiden
imhotep-earned-temple = i tempelet
imhotep-earned-chamber = i gravkammeret
imhotep-earned-obelisks = på obeliskene
imhotep-earned-decorations = for dekorasjoner
imhotep-earned-statues = for statuer
imhotep-earned-blue-cards = for ubrukte blå kort
imhotep-earned-wrath = på grunn av Faraos vrede

## What happened

imhotep-event-ships-arrive = Skip med { $spaces } felter kommer.
imhotep-event-card-dealt = På markedet: { $cards }.
imhotep-event-pair-laid =
    { $count ->
        [one] { $count } markedskort er lagt ut med bildesiden ned.
       *[other] { $count } markedskort er lagt ut med bildesiden ned.
    }
imhotep-event-stones-taken =
    { $you ->
        [yes] Du
       *[no] { $name }
    } tar <stone>{ imhotep-told-stones }</stone>.
imhotep-event-stone-loaded =
    { $you ->
        [yes] Du
       *[no] { $name }
    } laster <stone>en stein</stone> på <ship>skip { $ship }</ship>, felt { $space }.
imhotep-event-ship-sailed =
    { $you ->
        [yes] Du
       *[no] { $name }
    } seiler <ship>skip { $ship }</ship> { $site }.
imhotep-event-ship-unloaded =
    { $count ->
        [one] { imhotep-event-ship-sailed } Stein: { $stones }.
       *[other] { imhotep-event-ship-sailed } Steiner: { $stones }.
    }
imhotep-event-blue-card-played =
    { $you ->
        [yes] Du
       *[no] { $name }
    } spiller { $card }.
imhotep-event-passed =
    { $you ->
        [yes] Du
       *[no] { $name }
    } passer; ingenting annet var mulig.
imhotep-event-stone-unloaded =
    { $you ->
        [yes] Du
       *[no] { $name }
    } losser felt { $space } på <ship>skip { $ship }</ship>.
# $where is one of the messages imhotep-to-… or imhotep-where-…
imhotep-event-stone-placed =
    { $you ->
        [yes] <stone>Steinen</stone> din
       *[no] <stone>Steinen</stone> til { $name }
    } går { $where }.
imhotep-event-stone-scored =
    { $you ->
        [yes] <stone>Steinen</stone> din
       *[no] <stone>Steinen</stone> til { $name }
    } går { $where }: { imhotep-told-points }.
imhotep-event-stone-returned =
    { $you ->
        [yes] <stone>Steinen</stone> din
       *[no] <stone>Steinen</stone> til { $name }
    } går tilbake til steinbruddet.
imhotep-event-card-taken =
    { $you ->
        [yes] Du
       *[no] { $name }
    } tar { $card } fra markedsfelt { $space }.
imhotep-event-pair-taken =
    { $you ->
        [yes] Du
       *[no] { $name }
    } tar paret med bildesiden ned.
imhotep-event-card-seen =
    { $you ->
        [yes] Du
       *[no] { $name }
    } ser på { $cards }.
imhotep-event-card-seen-unseen =
    { $you ->
        [yes] Du
       *[no] { $name }
    } ser på { $count ->
        [one] { $count } kort i hemmelighet.
       *[other] { $count } kort i hemmelighet.
    }
imhotep-event-card-kept =
    { $you ->
        [yes] Du
       *[no] { $name }
    } beholder { $card }.
imhotep-event-card-discarded = Kastet: { $cards }.
imhotep-event-declined =
    { $you ->
        [yes] Du
       *[no] { $name }
    } tar ikke noe markedskort.
imhotep-event-card-drawn =
    { $you ->
        [yes] Du
       *[no] { $name }
    } trekker { $card }.
imhotep-event-red-card-played =
    { $you ->
        [yes] Du
       *[no] { $name }
    } spiller { $card } med en gang.
imhotep-event-points =
    { $you ->
        [yes] Du
       *[no] { $name }
    } får { imhotep-told-points }: { $source }.
imhotep-event-points-lost =
    { $you ->
        [yes] Du
       *[no] { $name }
    } mister { imhotep-told-points }: { $source }.
imhotep-event-points-each = { $source }: { $points }.
imhotep-points-of = { imhotep-stone-of } – { imhotep-told-points }
imhotep-tower-of = { imhotep-stone-of } – tårn, { imhotep-told-points }
imhotep-event-tower-built =
    { $you ->
        [yes] Du
       *[no] { $name }
    } bygger et tårn på poengfelt { $place }.
imhotep-event-deck-reshuffled =
    { $count ->
        [one] Kastebunken blir en ny trekkbunke med { $count } kort.
       *[other] Kastebunken blir en ny trekkbunke med { $count } kort.
    }
imhotep-event-bonus-skipped =
    { $you ->
        [yes] Du
       *[no] { $name }
    } lar bonusen være.
imhotep-event-order-fixed =
    { $you ->
        [yes] Du
       *[no] { $name }
    } velger å losse felt { $space } som neste.
imhotep-event-game-ends = { event-game-ends }
imhotep-event-round-ends = { event-round-ends }
imhotep-event-clock-moved = { event-clock-moved }
# <stone>, <ship> and <b> are drawn as pictures and in bold where there is room for them.
# Whose stone it is.
imhotep-stone-of =
    { $you ->
        [yes] du
       *[no] { $name }
    }
imhotep-told-stones =
    { $count ->
        [one] { $count } stein
       *[other] { $count } steiner
    }
imhotep-told-points = <b>{ $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }</b>
imhotep-event-bot-moved = { event-bot-moved }

## The table

# A number of equal things, as in “×3”.
imhotep-times = ×{ $count }
imhotep-card-effect-entrance = stein til pyramiden
imhotep-card-effect-sarcophagus = stein til kammeret
imhotep-card-effect-path = stein til obeliskene
# Points for every so many stones on the site, at the end.
imhotep-card-effect-decoration = { $points } per { $stones } steiner
# The points for one statue, two statues and so on.
imhotep-card-effect-statue = { $row }, så +{ $further }
imhotep-card-effect-lever = seil i fri rekkefølge
imhotep-card-effect-hammer = ta { $stones }, last 1
imhotep-card-effect-sail = last 1 og seil
imhotep-card-effect-chisel = last 2 steiner

# “Round 3/6” above the table.
imhotep-round = Runde { $round }/{ $rounds }
imhotep-round-cards = Rundekort
imhotep-round-ships = Runde { $round }: skip { $ships }
imhotep-round-unseen = Ikke sett ennå: { $cards }. Ett av dem blir i esken.
imhotep-wrath = Vrede
imhotep-sites = Byggeplasser
imhotep-side = Side { $side }
imhotep-why = Slik virker det: { $site }
imhotep-about-market-A = Hver stein tar ett kort
imhotep-about-market-B = Hver stein tar ett kort, eller ett av paret
imhotep-about-pyramid-A = Poeng med en gang
imhotep-about-pyramid-B = Poeng med en gang, og en bonus
imhotep-about-temple-A = { $points } per synlige stein, hver runde
imhotep-about-temple-B = En belønning per synlige stein, hver runde
imhotep-about-chamber-A = Grupper gir { $row }, så{ "\u00A0" }+{ $further }
imhotep-about-chamber-B = Flest i hver rad: { $row }
imhotep-about-obelisks-A = Etter høyde: { $row }
imhotep-about-obelisks-B = Tre blir et tårn; enslige { $single } hver
imhotep-moment-so-far = Fått så langt
imhotep-moment-round = Ved rundeslutt
imhotep-moment-now = Hvis det sluttet nå
imhotep-reward-choice = et valg mellom poeng og steiner
imhotep-reward-card = det øverste markedskortet
imhotep-lies-at-market = ved markedet
imhotep-lies-at-pyramid = ved pyramiden
imhotep-lies-at-temple = ved tempelet
imhotep-lies-at-chamber = ved grav{ "\u00AD" }kammeret
imhotep-lies-at-obelisks = ved obeliskene
# $cargo lists the colours of the stones, or “free”.
imhotep-ship-state =
    { $missing ->
        [0] Skip { $ship }, felter: { $spaces }, fra baugen: { $cargo }. Klart til å seile.
       *[other] Skip { $ship }, felter: { $spaces }, fra baugen: { $cargo }. Trenger { $missing } til for å seile.
    }
imhotep-load-at = Last skip { $ship }, felt { $space }
# $site is one of the messages imhotep-to-…
imhotep-sail-to = Seil skip { $ship } { $site }
imhotep-unload-next = Loss nå: { $colour }, felt { $space }
# What each stone would bring; $stones lists the messages imhotep-forecast.
imhotep-would-bring = Dette gir steinene: { $stones }
imhotep-forecast =
    { $kind ->
        [points]
            { $amount ->
                [one] { $colour } ({ $amount } poeng)
               *[other] { $colour } ({ $amount } poeng)
            }
        [choice] { $colour } (velger en pyramide)
        [card]
            { $amount ->
                [0] { $colour } (ikke noe kort)
               *[other] { $colour } (kort nr. { $amount })
            }
        [round]
            { $amount ->
                [one] { $colour } ({ $amount } poeng hver runde)
               *[other] { $colour } ({ $amount } poeng hver runde)
            }
        [bonus]
            { $amount ->
                [one] { $colour } ({ $amount } poeng hver runde)
               *[other] { $colour } ({ $amount } poeng hver runde)
            }
        [bonus-choice] { $colour } (poeng eller steiner hver runde)
        [bonus-card] { $colour } (et kort hver runde)
        [group]
            { $amount ->
                [one] { $colour } ({ $amount } poeng til, { $size } i gruppen)
               *[other] { $colour } ({ $amount } poeng til, { $size } i gruppen)
            }
        [height] { $colour } (høyde { $amount })
       *[tower]
            { $amount ->
                [0] { $colour } ({ $size } av 3 til et tårn)
                [one] { $colour } (et tårn, { $amount } poeng)
               *[other] { $colour } (et tårn, { $amount } poeng)
            }
    }
# The turn to take a card: “1st”.
imhotep-turn-sign = { $number }.
imhotep-pair-keep = behold 1
imhotep-deck = Bunke { $count }
imhotep-discarded = Kastet { $count }
imhotep-next-value = neste
imhotep-pyramid-state = { $count } av { $all } steiner; den neste gir { $next }.
imhotep-small-pyramid-state =
    { $pyramid ->
        [left] Venstre pyramide: { $count } av { $all } steiner
        [middle] Midtre pyramide: { $count } av { $all } steiner
       *[right] Høyre pyramide: { $count } av { $all } steiner
    }
imhotep-bonus-does-card = trekk et kort
imhotep-bonus-does-stones = ta { $count }
imhotep-bonus-does-load = last 1
imhotep-seen-from-above = Sett ovenfra, fra venstre: { $stones }
imhotep-chamber-state =
    { $stones ->
        [none] Ingen steiner ennå
       *[other] Kolonne for kolonne fra venstre: { $stones }
    }
imhotep-heights-state = Høyder: { $stones }
imhotep-towers-state =
    { $towers ->
        [none] Ingen tårn ennå. Enslige steiner: { $stones }
       *[other] Tårn: { $towers }. Enslige steiner: { $stones }
    }

imhotep-choose-action = Velg én handling
imhotep-choose-card = Velg et kort å spille
imhotep-choose-answer = Velg
imhotep-take =
    { $count ->
        [one] Ta { $count } stein
       *[other] Ta { $count } steiner
    }
imhotep-take-short = Ta { $count }
imhotep-short-take = Ta
imhotep-short-load = Last
imhotep-short-sail = Seil
imhotep-short-play = Kort
imhotep-pass = Pass
imhotep-note-take = plass til { $count }
imhotep-note-load =
    { $count ->
        [one] { $count } ledig felt
       *[other] { $count } ledige felter
    }
# Numbers of ships that are ready and of docks that are open.
imhotep-note-sail =
    { $ships ->
        [one] { $ships } skip
       *[other] { $ships } skip
    }, { $docks ->
        [one] { $docks } brygge
       *[other] { $docks } brygger
    }
imhotep-note-play = { $count } å velge mellom
imhotep-note-pass = ingenting annet er mulig
imhotep-note-unload = { $colour }, fra felt { $space }
imhotep-note-pair = se på { $count }, behold 1
imhotep-hint-load =
    { $count ->
        [one] { $count } felt er ledig
       *[other] { $count } felter er ledige
    }
imhotep-hint-sail = Velg et skip, så en brygge
imhotep-hint-keys-load = trykk på ett av dem
imhotep-hint-keys-sail = bryggene viser hva hver stein får
imhotep-answer-skip = Ingen bonus
imhotep-answer-decline = Ingen kort
imhotep-answer-pair = De to skjulte
imhotep-answer-draw = Trekk øverste kort
imhotep-answer-unload = Nå: { $name }
imhotep-why-not-sled-full = lagerbrikken er full
imhotep-why-not-quarry-empty = steinbruddet er tomt
imhotep-why-not-sled-empty = lagerbrikken er tom
imhotep-why-not-no-space = ingen ledige felter
imhotep-why-not-no-ship = ingen skip er klare
imhotep-why-not-no-card = ingen blå kort
imhotep-why-not-no-use = kan ikke brukes nå
# $reason is one of the messages imhotep-why-not-…
imhotep-refused = Ikke nå: { $reason }.

imhotep-ask-action = Velg én handling.
imhotep-ask-load = Velg et ledig felt til steinen din.
imhotep-ask-sail = Velg et skip som er klart (seilet oppe).
imhotep-ask-dock = Skip { $ship } er klart: velg en brygge.
imhotep-ask-play = Velg et kort å spille.
imhotep-ask-pass = Ingen handling er mulig denne turen: du må passe.
imhotep-ask-hammer-load = Hammer: last nå én stein.
imhotep-ask-sail-load = Seil: last én stein på et skip som da kan seile.
imhotep-ask-sail-sail = Seil: velg en brygge til det lastede skipet.
imhotep-ask-chisel-first = Meisel: last den første av to steiner.
imhotep-ask-chisel-second = Meisel: last den andre steinen.
imhotep-ask-lever-sail = Spett: velg et skip, så en brygge.
imhotep-ask-lever-order =
    { $turn ->
        [1] Spett: hvilken stein losses først?
       *[other] Spett: hvilken stein losses som nummer { $turn }?
    }
imhotep-ask-market = Steinen din er på markedet: ta et kort, eller la være.
imhotep-ask-keep = Behold ett av de to kortene.
imhotep-ask-pyramid = Til hvilken pyramide skal steinen din?
imhotep-ask-pyramid-by-card = Inngang: til hvilken pyramide skal steinen din?
imhotep-ask-bonus-card = Bonus: trekke det øverste markedskortet?
imhotep-ask-bonus-stones = Bonus: ta steiner til lagerbrikken din?
imhotep-ask-bonus-load = Bonus: laste én stein?
imhotep-ask-temple = Tempelet belønner steinen din: poeng eller steiner?
imhotep-waits-turn = Tur: { $name }.
imhotep-waits-answer =
    { $step ->
        [market] { $name } velger et markedskort.
        [pyramid] { $name } velger en pyramide til en stein.
        [temple] { $name } velger belønning fra tempelet.
       *[choice] { $name } vurderer en bonus.
    }

imhotep-on-sled = { $count } av { $spaces } steiner på lagerbrikken
imhotep-in-quarry =
    { $count ->
        [one] { $count } stein i steinbruddet
       *[other] { $count } steiner i steinbruddet
    }
imhotep-panel-of =
    { $you ->
        [yes] Det du har
       *[no] Det { $name } har
    }
imhotep-no-cards = ingen kort
imhotep-starts = begynte denne runden
imhotep-sailed-last = seilte sist
# Before the emblems of the sites where a player has no stone yet.
imhotep-lacks = Ingen stein ennå:
imhotep-missed-list = Ingen stein ennå: { $sites }
imhotep-ship-named = Skip { $ship }
# Space 1 of a ship is at its bow. $stone is a colour, a card, or “free”.
imhotep-space-holds = Felt { $space }: { $stone }
imhotep-dock-free = Bryggen er ledig
imhotep-name-count = { $name } { $count }
# $standing lists players with their points.
imhotep-moment-list = { $moment }: { $standing }
imhotep-discarded-list = Kastet: { $cards }
imhotep-card-count =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
imhotep-column-shows =
    { $count ->
        [0] Kolonne { $space }: ledig
        [one] Kolonne { $space }: { $stone }, { $count } stein høy
       *[other] Kolonne { $space }: { $stone }, { $count } steiner høy
    }
imhotep-in-order = I byggerekkefølge: { $stones }
imhotep-group = En gruppe på { $count }, { $colour }, verdt { $points }
imhotep-row-holds =
    { $stones ->
        [none] Rad { $row }: tom
       *[other] Rad { $row }: { $stones }
    }
imhotep-player = { $name }, { $colour }
imhotep-holds = Kort: { $cards }

## What a dock says of each stone, in short

# After a stone: what it gets.
imhotep-sign-no-card = ingen
imhotep-sign-card = et kort
imhotep-sign-choice = et valg
# Below all stones of a ship: when their points come, or what they are for.
imhotep-sign-choice-of-pyramid = valgfri pyramide
imhotep-sign-at-once = med en gang
imhotep-sign-turns = tur til å ta kort
imhotep-sign-each-round = hver runde
imhotep-sign-now = hvis det sluttet nå
imhotep-sign-tower = til et tårn
# So many of all, as in “2 of 3”.
imhotep-sign-of = { $count } av { $all }
# $gain is a number with its sign, as in “+3”.
imhotep-forecast-height = { $colour } (høyde { $height }, { $gain } hvis det sluttet nå)
