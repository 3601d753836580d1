# Romanian: Imhotep, on tables, in the rules and in the terminal.

imhotep-notation-hint = load b2
imhotep-facts-sides = Fețe
imhotep-facts-yes = da
imhotep-key-ship = Alege o barcă
imhotep-key-number = Alege un loc sau un doc pentru barca aleasă
imhotep-key-decline = Nu lua nimic, dacă e permis
imhotep-key-harbour = Mergi la port
imhotep-key-arrows = Treci între bărci, docuri și cărți

## Sites

imhotep-to-market = la Piață
imhotep-to-pyramid = la Piramidă
imhotep-to-temple = la Templu
imhotep-to-chamber = la Camera mortuară
imhotep-to-obelisks = la Obelisc
imhotep-where-edge = la marginea piramidelor
imhotep-where-small-pyramid =
    { $pyramid ->
        [left] la piramida din stânga, câmpul { $place }
        [middle] la piramida din mijloc, câmpul { $place }
       *[right] la piramida din dreapta, câmpul { $place }
    }
imhotep-where-chamber = la Camera mortuară, rândul { $row }
imhotep-pyramid-left = stânga
imhotep-pyramid-middle = mijloc
imhotep-pyramid-right = dreapta
imhotep-harbour = Port
imhotep-no-ships = Nicio barcă.
imhotep-free = liber
imhotep-at = la doc: { $site }
imhotep-needs = mai trebuie { $count }
imhotep-may-sail = gata
imhotep-sled = Depozit
imhotep-quarry = Carieră
imhotep-cards = Cărți
imhotep-site-side = { $site }, fața { $side }
imhotep-docked = Aici e barca { $ship }
imhotep-card-taken = luată
imhotep-face-down =
    { $count ->
        [one] { $count } carte cu fața în jos
        [few] { $count } cărți cu fața în jos
       *[other] { $count } de cărți cu fața în jos
    }
imhotep-discard = Cărți decartate ({ $count })
imhotep-edge = La margine:

## Market cards

imhotep-card-hidden = { card-hidden }
imhotep-card-entrance = Intrare
imhotep-card-entrance-about = Imediat: o piatră din cariera ta la Piramidă
imhotep-card-sarcophagus = Sarcofag
imhotep-card-sarcophagus-about = Imediat: o piatră din cariera ta la Camera mortuară
imhotep-card-path = Cale pavată
imhotep-card-path-about = Imediat: o piatră din cariera ta la Obelisc
imhotep-card-pyramid-decoration = Ornament-Piramidă
imhotep-card-pyramid-decoration-about = La final, puncte pentru pietrele Piramidei
imhotep-card-temple-decoration = Ornament-Templu
imhotep-card-temple-decoration-about = La final, puncte pentru pietrele Templului
imhotep-card-chamber-decoration = Ornament-Camera mortuară
imhotep-card-chamber-decoration-about = La final, puncte pentru pietrele din Camera mortuară
imhotep-card-obelisk-decoration = Ornament-Obelisc
imhotep-card-obelisk-decoration-about = La final, puncte pentru pietrele de la Obelisc
imhotep-card-statue = Statuie
imhotep-card-statue-about = La final: cu cât mai multe, cu atât mai bine
imhotep-card-lever = Pârghie
imhotep-card-lever-about = Condu o barcă și alege ordinea de descărcare
imhotep-card-hammer = Ciocan
imhotep-card-hammer-about = Ia pietre, apoi încarcă una
imhotep-card-sail = Velă
imhotep-card-sail-about = Încarcă o piatră și condu acea barcă
imhotep-card-chisel = Daltă
imhotep-card-chisel-about = Încarcă două pietre

## Moves

imhotep-action-take = Ia pietre
imhotep-action-load = Încarcă o piatră
imhotep-action-sail = Condu o barcă
imhotep-action-play = Joacă o carte
imhotep-move-play = Joacă: { $card }
imhotep-move-pair = Uită-te la perechea ascunsă, păstrează una
imhotep-move-pyramid =
    { $pyramid ->
        [left] Piramida din stânga
        [middle] Piramida din mijloc
       *[right] Piramida din dreapta
    }
imhotep-did-load = încarcă barca { $ship }, locul { $space }
imhotep-did-sail = condu barca { $ship } { $site }
imhotep-did-play = joacă cartea „{ $card }”
imhotep-did-pass = spune pas
imhotep-did-card = ia cartea surpriză { $number }
imhotep-did-pair = ia perechea cu fața în jos
imhotep-did-decline = nu lua nicio carte surpriză
imhotep-did-unload = descarcă acum locul { $number }
imhotep-did-pyramid =
    { $pyramid ->
        [left] construiește la piramida din stânga
        [middle] construiește la piramida din mijloc
       *[right] construiește la piramida din dreapta
    }
imhotep-did-accept = acceptă bonusul
imhotep-did-skip = renunță la bonus
imhotep-did-point = alege puncte
imhotep-did-stones = alege pietre
imhotep-did-keep = păstrează o carte din pereche
imhotep-did-take = ia pietre
imhotep-source-market = { imhotep-site-market }
imhotep-source-pyramid = { imhotep-site-pyramid }
imhotep-source-temple = { imhotep-site-temple }
imhotep-source-chamber = { imhotep-site-chamber }
imhotep-source-obelisks = { imhotep-site-obelisks }
imhotep-source-decorations = Ornamente
imhotep-source-statues = Statui
imhotep-source-blue-cards = Cărți albastre nefolosite
imhotep-source-wrath = { imhotep-option-wrath }
imhotep-source-before = Înainte
# Where points come from, inside a sentence: “3.1 points in the Burial Chamber”.
imhotep-earned-pyramid = din Piramidă
imhotep-earned-temple = din Templu
imhotep-earned-chamber = din Camera mortuară
imhotep-earned-obelisks = din Obelisc
imhotep-earned-decorations = din Ornamente
imhotep-earned-statues = din Statui
imhotep-earned-blue-cards = din cărți albastre nefolosite
imhotep-earned-wrath = prin Mânia faraonului

## What happened

imhotep-event-ships-arrive = Sosesc bărci cu atâtea locuri: { $spaces }.
imhotep-event-card-dealt = La Piață: { $cards }.
imhotep-event-pair-laid =
    { $count ->
        [one] { $count } carte surpriză pusă cu fața în jos.
        [few] { $count } cărți surpriză puse cu fața în jos.
       *[other] { $count } de cărți surpriză puse cu fața în jos.
    }
imhotep-event-stones-taken =
    { $you ->
        [yes] Iei
       *[no] { $name } ia
    } <stone>{ imhotep-told-stones }</stone>.
imhotep-event-stone-loaded =
    { $you ->
        [yes] Încarci
       *[no] { $name } încarcă
    } <stone>o piatră</stone> pe <ship>barca { $ship }</ship>, locul { $space }.
imhotep-event-ship-sailed =
    { $you ->
        [yes] Conduci
       *[no] { $name } conduce
    } <ship>barca { $ship }</ship> { $site }.
imhotep-event-ship-unloaded =
    { $count ->
        [one] { imhotep-event-ship-sailed } Piatră: { $stones }.
        [few] { imhotep-event-ship-sailed } Pietre: { $stones }.
       *[other] { imhotep-event-ship-sailed } Pietre: { $stones }.
    }
imhotep-event-blue-card-played =
    { $you ->
        [yes] Joci
       *[no] { $name } joacă
    } „{ $card }”.
imhotep-event-passed =
    { $you ->
        [yes] Spui
       *[no] { $name } spune
    } pas, neavând altceva de făcut.
imhotep-event-stone-unloaded =
    { $you ->
        [yes] Descarci
       *[no] { $name } descarcă
    } locul { $space } al <ship>bărcii { $ship }</ship>.
# $where is one of the messages imhotep-to-… or imhotep-where-…
imhotep-event-stone-placed =
    { $you ->
        [yes] <stone>Piatra</stone> ta
       *[no] { $name }: <stone>o piatră</stone>
    } ajunge { $where }.
imhotep-event-stone-scored =
    { $you ->
        [yes] <stone>Piatra</stone> ta
       *[no] { $name }: <stone>o piatră</stone>
    } ajunge { $where } – { imhotep-told-points }.
imhotep-event-stone-returned =
    { $you ->
        [yes] <stone>Piatra</stone> ta
       *[no] { $name }: <stone>o piatră</stone>
    } se întoarce în carieră.
imhotep-event-card-taken =
    { $you ->
        [yes] Iei
       *[no] { $name } ia
    } de pe locul { $space } al Pieței: { $card }.
imhotep-event-pair-taken =
    { $you ->
        [yes] Iei
       *[no] { $name } ia
    } perechea cu fața în jos.
imhotep-event-card-seen =
    { $you ->
        [yes] Te uiți
       *[no] { $name } se uită
    } la: { $cards }.
imhotep-event-card-seen-unseen =
    { $you ->
        [yes] Te uiți
       *[no] { $name } se uită
    } în secret la { $count ->
        [one] { $count } carte.
        [few] { $count } cărți.
       *[other] { $count } de cărți.
    }
imhotep-event-card-kept =
    { $you ->
        [yes] Păstrezi
       *[no] { $name } păstrează
    }: { $card }.
imhotep-event-card-discarded = Decartate: { $cards }.
imhotep-event-declined =
    { $you ->
        [yes] Nu iei
       *[no] { $name } nu ia
    } nicio carte surpriză.
imhotep-event-card-drawn =
    { $you ->
        [yes] Tragi
       *[no] { $name } trage
    }: { $card }.
imhotep-event-red-card-played =
    { $you ->
        [yes] Joci
       *[no] { $name } joacă
    } imediat „{ $card }”.
imhotep-event-points =
    { $you ->
        [yes] Primești
       *[no] { $name } primește
    } { imhotep-told-points }: { $source }.
imhotep-event-points-lost =
    { $you ->
        [yes] Pierzi
       *[no] { $name } pierde
    } { imhotep-told-points }: { $source }.
imhotep-event-points-each = { $source }: { $points }.
imhotep-points-of = { imhotep-stone-of } – { imhotep-told-points }
imhotep-tower-of = { imhotep-stone-of } – coloană, { imhotep-told-points }
imhotep-event-tower-built =
    { $you ->
        [yes] Ridici
       *[no] { $name } ridică
    } o coloană pe câmpul de puncte { $place }.
imhotep-event-deck-reshuffled =
    { $count ->
        [one] Cărțile decartate devin un nou teanc de { $count } carte.
        [few] Cărțile decartate devin un nou teanc de { $count } cărți.
       *[other] Cărțile decartate devin un nou teanc de { $count } de cărți.
    }
imhotep-event-bonus-skipped =
    { $you ->
        [yes] Renunți
       *[no] { $name } renunță
    } la bonus.
imhotep-event-order-fixed =
    { $you ->
        [yes] Alegi
       *[no] { $name } alege
    } locul { $space } ca următorul la descărcare.
imhotep-event-game-ends = { event-game-ends }
imhotep-event-round-ends = { event-round-ends }
imhotep-event-clock-moved = { event-clock-moved }
# <stone>, <ship> and <b> are drawn as pictures and in bold where there is room for them.
# Whose stone it is.
imhotep-stone-of =
    { $you ->
        [yes] tu
       *[no] { $name }
    }
imhotep-told-stones =
    { $count ->
        [one] { $count } piatră
        [few] { $count } pietre
       *[other] { $count } de pietre
    }
imhotep-told-points = <b>{ $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }</b>
imhotep-event-bot-moved = { event-bot-moved }

## The table

# A number of equal things, as in “×3”.
imhotep-times = ×{ $count }
imhotep-card-effect-entrance = piatră la Piramidă
imhotep-card-effect-sarcophagus = piatră la Cameră
imhotep-card-effect-path = piatră la Obelisc
# Points for every so many stones on the site, at the end.
imhotep-card-effect-decoration =
    { $stones ->
        [one] { $points } la { $stones } piatră
        [few] { $points } la { $stones } pietre
       *[other] { $points } la { $stones } de pietre
    }
# The points for one statue, two statues and so on.
imhotep-card-effect-statue = { $row }, apoi +{ $further }
imhotep-card-effect-lever = condu, orice ordine
imhotep-card-effect-hammer = ia { $stones }, încarcă 1
imhotep-card-effect-sail = încarcă 1 și condu
imhotep-card-effect-chisel = încarcă 2 pietre

# “Round 3/6” above the table.
imhotep-round = Runda { $round }/{ $rounds }
imhotep-round-cards = Cărți de rundă
imhotep-round-ships = Runda { $round }: bărci { $ships }
imhotep-round-unseen = Încă nevăzute: { $cards }. Una dintre ele rămâne în cutie.
imhotep-wrath = Mânia
imhotep-sites = Locații
imhotep-side = Fața { $side }
imhotep-why = Cum funcționează: { $site }
imhotep-about-market-A = Fiecare piatră ia o carte
imhotep-about-market-B = Fiecare piatră ia o carte sau una din pereche
imhotep-about-pyramid-A = Puncte imediat
imhotep-about-pyramid-B = Puncte imediat și un bonus
imhotep-about-temple-A = { $points } pe piatră vizibilă, în fiecare rundă
imhotep-about-temple-B = O răsplată pe piatră vizibilă, în fiecare rundă
imhotep-about-chamber-A = Grupurile aduc { $row }, apoi{ "\u00A0" }+{ $further }
imhotep-about-chamber-B = Majoritatea pe rând: { $row }
imhotep-about-obelisks-A = După înălțime: { $row }
imhotep-about-obelisks-B = Trei fac o coloană; cele singure câte { $single }
imhotep-moment-so-far = Primite până acum
imhotep-moment-round = La sfârșitul rundei
imhotep-moment-now = Dacă s-ar termina acum
imhotep-reward-choice = la alegere puncte sau pietre
imhotep-reward-card = prima carte surpriză din teanc
imhotep-lies-at-market = la Piață
imhotep-lies-at-pyramid = la Piramidă
imhotep-lies-at-temple = la Templu
imhotep-lies-at-chamber = la Camera mortuară
imhotep-lies-at-obelisks = la Obelisc
# $cargo lists the colours of the stones, or “free”.
imhotep-ship-state =
    { $missing ->
        [0] Barca { $ship }, locuri: { $spaces }, din față: { $cargo }. Gata de plecare.
       *[other] Barca { $ship }, locuri: { $spaces }, din față: { $cargo }. Ca să plece, mai trebuie { $missing }.
    }
imhotep-load-at = Încarcă barca { $ship }, locul { $space }
# $site is one of the messages imhotep-to-…
imhotep-sail-to = Condu barca { $ship } { $site }
imhotep-unload-next = Descarcă acum: { $colour }, locul { $space }
# What each stone would bring; $stones lists the messages imhotep-forecast.
imhotep-would-bring = Ce aduc pietrele: { $stones }
imhotep-forecast =
    { $kind ->
        [points]
            { $amount ->
                [one] { $colour } ({ $amount } punct)
                [few] { $colour } ({ $amount } puncte)
               *[other] { $colour } ({ $amount } de puncte)
            }
        [choice] { $colour } (alege o piramidă)
        [card]
            { $amount ->
                [0] { $colour } (nicio carte)
               *[other] { $colour } (cartea nr. { $amount })
            }
        [round]
            { $amount ->
                [one] { $colour } ({ $amount } punct pe rundă)
                [few] { $colour } ({ $amount } puncte pe rundă)
               *[other] { $colour } ({ $amount } de puncte pe rundă)
            }
        [bonus]
            { $amount ->
                [one] { $colour } ({ $amount } punct pe rundă)
                [few] { $colour } ({ $amount } puncte pe rundă)
               *[other] { $colour } ({ $amount } de puncte pe rundă)
            }
        [bonus-choice] { $colour } (puncte sau pietre în fiecare rundă)
        [bonus-card] { $colour } (o carte în fiecare rundă)
        [group]
            { $amount ->
                [one] { $colour } (încă { $amount } punct, { $size } unite)
                [few] { $colour } (încă { $amount } puncte, { $size } unite)
               *[other] { $colour } (încă { $amount } de puncte, { $size } unite)
            }
        [height] { $colour } (înălțimea { $amount })
       *[tower]
            { $amount ->
                [0] { $colour } ({ $size } din 3 pentru o coloană)
                [one] { $colour } (o coloană, { $amount } punct)
                [few] { $colour } (o coloană, { $amount } puncte)
               *[other] { $colour } (o coloană, { $amount } de puncte)
            }
    }
# The turn to take a card: “1st”.
imhotep-turn-sign = nr. { $number }
imhotep-pair-keep = ții 1
imhotep-deck = Teanc { $count }
imhotep-discarded = Decartate { $count }
imhotep-next-value = urmează
imhotep-pyramid-state = Pietre: { $count } din { $all }; următoarea aduce { $next }.
imhotep-small-pyramid-state =
    { $pyramid ->
        [left] Piramida din stânga: { $count } din { $all } pietre
        [middle] Piramida din mijloc: { $count } din { $all } pietre
       *[right] Piramida din dreapta: { $count } din { $all } pietre
    }
imhotep-bonus-does-card = trage o carte
imhotep-bonus-does-stones = ia { $count }
imhotep-bonus-does-load = încarcă 1
imhotep-seen-from-above = Vizibile de sus, din stânga: { $stones }
imhotep-chamber-state =
    { $stones ->
        [none] Încă nicio piatră
       *[other] Coloană cu coloană din stânga: { $stones }
    }
imhotep-heights-state = Înălțimi: { $stones }
imhotep-towers-state =
    { $towers ->
        [none] Încă nicio coloană. Pietre singure: { $stones }
       *[other] Coloane: { $towers }. Pietre singure: { $stones }
    }

imhotep-choose-action = Alege o acțiune
imhotep-choose-card = Alege cartea de jucat
imhotep-choose-answer = Alege
imhotep-take =
    { $count ->
        [one] Ia { $count } piatră
        [few] Ia { $count } pietre
       *[other] Ia { $count } de pietre
    }
imhotep-take-short = Ia { $count }
imhotep-short-take = Ia
imhotep-short-load = Încarcă
imhotep-short-sail = Condu
imhotep-short-play = Carte
imhotep-pass = Pas
imhotep-note-take = loc pentru { $count }
imhotep-note-load =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
# Numbers of ships that are ready and of docks that are open.
imhotep-note-sail =
    { $ships ->
        [one] { $ships } barcă
        [few] { $ships } bărci
       *[other] { $ships } de bărci
    }, { $docks ->
        [one] { $docks } doc
        [few] { $docks } docuri
       *[other] { $docks } de docuri
    }
imhotep-note-play = de ales: { $count }
imhotep-note-pass = nimic altceva nu e posibil
imhotep-note-unload = { $colour }, de pe locul { $space }
imhotep-note-pair = vezi { $count }, păstrezi 1
imhotep-hint-load =
    { $count ->
        [one] { $count } loc e liber
        [few] { $count } locuri sunt libere
       *[other] { $count } de locuri sunt libere
    }
imhotep-hint-sail = Alege o barcă, apoi docul ei
imhotep-hint-keys-load = apasă unul de pe o barcă
imhotep-hint-keys-sail = docurile arată ce primește fiecare piatră
imhotep-answer-skip = Fără bonus
imhotep-answer-decline = Nicio carte
imhotep-answer-pair = Cele două ascunse
imhotep-answer-draw = Trage prima carte
imhotep-answer-unload = Urmează: { $name }
imhotep-why-not-sled-full = depozitul e plin
imhotep-why-not-quarry-empty = cariera e goală
imhotep-why-not-sled-empty = nicio piatră în depozit
imhotep-why-not-no-space = niciun loc liber
imhotep-why-not-no-ship = nicio barcă nu e gata
imhotep-why-not-no-card = nicio carte albastră
imhotep-why-not-no-use = nu se poate folosi acum
# $reason is one of the messages imhotep-why-not-…
imhotep-refused = Nu acum: { $reason }.

imhotep-ask-action = Alege o acțiune.
imhotep-ask-load = Alege un loc liber pentru piatra ta.
imhotep-ask-sail = Alege o barcă gata de plecare (cu vela sus).
imhotep-ask-dock = Barca { $ship } e gata: alege un doc.
imhotep-ask-play = Alege o carte de jucat.
imhotep-ask-pass = Nicio acțiune nu e posibilă acum: trebuie să spui pas.
imhotep-ask-hammer-load = Ciocan: acum încarcă o piatră.
imhotep-ask-sail-load = Velă: încarcă o piatră pe o barcă ce poate pleca cu ea.
imhotep-ask-sail-sail = Velă: alege un doc pentru barca încărcată.
imhotep-ask-chisel-first = Daltă: încarcă prima din cele două pietre.
imhotep-ask-chisel-second = Daltă: încarcă a doua piatră.
imhotep-ask-lever-sail = Pârghie: alege o barcă, apoi docul ei.
imhotep-ask-lever-order =
    { $turn ->
        [1] Pârghie: ce piatră se descarcă prima?
       *[other] Pârghie: ce piatră se descarcă a { $turn }-a?
    }
imhotep-ask-market = Piatra ta e la Piață: ia o carte sau niciuna.
imhotep-ask-keep = Păstrează una din cele două cărți.
imhotep-ask-pyramid = La ce piramidă merge piatra ta?
imhotep-ask-pyramid-by-card = Intrare: la ce piramidă merge piatra ta?
imhotep-ask-bonus-card = Bonus: tragi prima carte surpriză din teanc?
imhotep-ask-bonus-stones = Bonus: iei pietre în depozit?
imhotep-ask-bonus-load = Bonus: încarci o piatră?
imhotep-ask-temple = Templul îți răsplătește piatra: puncte sau pietre?
imhotep-waits-turn = La rând: { $name }.
imhotep-waits-answer =
    { $step ->
        [market] { $name } alege o carte surpriză.
        [pyramid] { $name } alege o piramidă pentru o piatră.
        [temple] { $name } alege o răsplată a Templului.
       *[choice] { $name } decide asupra unui bonus.
    }

imhotep-on-sled = { $count } din { $spaces } pietre în depozit
imhotep-in-quarry =
    { $count ->
        [one] { $count } piatră în carieră
        [few] { $count } pietre în carieră
       *[other] { $count } de pietre în carieră
    }
imhotep-panel-of =
    { $you ->
        [yes] Ce ai
       *[no] Ce are { $name }
    }
imhotep-no-cards = nicio carte
imhotep-starts = a început runda
imhotep-sailed-last = ultima cursă
# Before the emblems of the sites where a player has no stone yet.
imhotep-lacks = Încă nicio piatră:
imhotep-missed-list = Încă nicio piatră: { $sites }
imhotep-ship-named = Barca { $ship }
# Space 1 of a ship is at its bow. $stone is a colour, a card, or “free”.
imhotep-space-holds = Locul { $space }: { $stone }
imhotep-dock-free = Docul e liber
imhotep-name-count = { $name } { $count }
# $standing lists players with their points.
imhotep-moment-list = { $moment }: { $standing }
imhotep-discarded-list = Decartate: { $cards }
imhotep-card-count =
    { $count ->
        [one] { $card }
        [few] { $card } ×{ $count }
       *[other] { $card } ×{ $count }
    }
imhotep-column-shows =
    { $count ->
        [0] Câmpul { $space }: liber
        [one] Câmpul { $space }: { $stone }, înălțime de { $count } piatră
        [few] Câmpul { $space }: { $stone }, înălțime de { $count } pietre
       *[other] Câmpul { $space }: { $stone }, înălțime de { $count } de pietre
    }
imhotep-in-order = În ordinea construirii: { $stones }
imhotep-group = Un grup de { $count }, { $colour }, valoare { $points }
imhotep-row-holds =
    { $stones ->
        [none] Rândul { $row }: gol
       *[other] Rândul { $row }: { $stones }
    }
imhotep-player = { $name }, { $colour }
imhotep-holds = Cărți: { $cards }

## What a dock says of each stone, in short

# After a stone: what it gets.
imhotep-sign-no-card = nicio carte
imhotep-sign-card = carte
imhotep-sign-choice = alegere
# Below all stones of a ship: when their points come, or what they are for.
imhotep-sign-choice-of-pyramid = orice piramidă
imhotep-sign-at-once = imediat
imhotep-sign-turns = rândul la carte
imhotep-sign-each-round = în fiecare rundă
imhotep-sign-now = dacă s-ar termina acum
imhotep-sign-tower = pentru o coloană
# So many of all, as in “2 of 3”.
imhotep-sign-of = { $count } din { $all }
# $gain is a number with its sign, as in “+3”.
imhotep-forecast-height = { $colour } (înălțimea { $height }, { $gain } dacă s-ar termina acum)
