# Romanian: Pyramids, on tables, in the rules and in the terminal.

pyramids-notation-hint = mark 12 a1 a2
pyramids-key-rotate = Rotește forma
pyramids-key-mirror = Oglindește forma
pyramids-key-single = Bifează un singur câmp
pyramids-key-chamber = Mergi la piramidele tale
pyramids-key-score = Mergi la fișa ta de scor
pyramids-key-fields = Treci între câmpurile unei cărți

## Moves

pyramids-source-pyramids = Piramide explorate
pyramids-source-colours = Puncte de culoare
pyramids-source-gems = Nestemate
pyramids-source-torches = Torțe
pyramids-source-skulls = Cranii
# Where points come from, inside a sentence: “3.1 points with gems”.
pyramids-earned-pyramids = din piramide explorate
pyramids-earned-torches = din torțe
pyramids-earned-colours = din puncte de culoare
pyramids-earned-gems = din nestemate
pyramids-earned-skulls = prin cranii

## Cards

pyramids-colour-green = verde
pyramids-colour-orange = portocaliu
pyramids-colour-purple = mov
pyramids-shape-i2 = linie de 2
pyramids-shape-i3 = linie de 3
pyramids-shape-i4 = linie de 4
pyramids-shape-v3 = colț de 3
pyramids-shape-l4 = L de 4
pyramids-shape-o4 = pătrat de 4
pyramids-field-wall = zid
pyramids-field-empty = gol
pyramids-field-E = intrare
pyramids-field-T = mormânt de aur
pyramids-field-r = nestemată roșie
pyramids-field-g = nestemată verde
pyramids-field-s = craniu
pyramids-field-x = cruce roșie
pyramids-field-t = torță
pyramids-field-e = elixir
pyramids-did-mark = bifează { $count ->
        [one] un câmp
        [few] { $count } câmpuri
       *[other] { $count } de câmpuri
    } din piramida { $card }{ $fields ->
        [none] { "" }
       *[other] : { $fields }
    }{ $things ->
        [none] { "" }
       *[other] { " " }({ $things })
    }
pyramids-did-keep-two = păstrează cărțile { $one } și { $two }
pyramids-did-take-card = ia cartea { $card }
pyramids-did-take-deck = ia prima carte din teanc

## What happened

pyramids-event-card-taken =
    { $you ->
        [yes] Iei
       *[no] { $name } ia
    } cartea { $card } de pe locul { $from }.
pyramids-event-card-taken-deck =
    { $you ->
        [yes] Iei
       *[no] { $name } ia
    } cartea { $card } din teanc.
pyramids-event-card-drawn =
    { $you ->
        [yes] Tragi
       *[no] { $name } trage
    }: { $cards }.
pyramids-event-card-drawn-unseen =
    { $you ->
        [yes] Tragi
       *[no] { $name } trage
    } { $count ->
        [one] { $count } carte.
        [few] { $count } cărți.
       *[other] { $count } de cărți.
    }
pyramids-event-cards-kept =
    { $you ->
        [yes] Păstrezi
       *[no] { $name } păstrează
    } { $card } și { $other }.
pyramids-event-card-laid-out = Așezate pe masă: { $cards }.
pyramids-event-expedition = Expediția { $number }: { $shape }.
pyramids-event-fields-crossed =
    { $you ->
        [yes] Bifezi
       *[no] { $name } bifează
    } { $count ->
        [one] un câmp
        [few] { $count } câmpuri
       *[other] { $count } de câmpuri
    } din piramida { $card }{ $gains ->
        [none] .
       *[other] : { $gains }.
    }
pyramids-event-gem =
    { $you ->
        [yes] Ai
       *[no] { $name } are
    } { $gem ->
        [red]
            { $count ->
                [one] { $count } nestemată roșie.
                [few] { $count } nestemate roșii.
               *[other] { $count } de nestemate roșii.
            }
       *[green]
            { $count ->
                [one] { $count } nestemată verde.
                [few] { $count } nestemate verzi.
               *[other] { $count } de nestemate verzi.
            }
    }
pyramids-event-torch =
    { $you ->
        [yes] Aprinzi
       *[no] { $name } aprinde
    } torța rundei { $round }.
pyramids-event-skull =
    { $you ->
        [yes] Ai
       *[no] { $name } are
    } { $count ->
        [one] { $count } craniu.
        [few] { $count } cranii.
       *[other] { $count } de cranii.
    }
pyramids-event-elixir =
    { $you ->
        [yes] Bei un elixir și rămâi
       *[no] { $name } bea un elixir și rămâne
    } cu { $count ->
        [one] { $count } craniu.
        [few] { $count } cranii.
       *[other] { $count } de cranii.
    }
pyramids-event-red-cross =
    { $you ->
        [yes] Mai poți
       *[no] { $name } mai poate
    } bifa { $count ->
        [one] { $count } câmp.
        [few] { $count } câmpuri.
       *[other] { $count } de câmpuri.
    }
pyramids-event-explored =
    { $you ->
        [yes] Explorezi
       *[no] { $name } explorează
    } piramida { $card }.
pyramids-event-colour-points =
    { $you ->
        [yes] Obții
       *[no] { $name } obține
    } { pyramids-told-points } pentru { $colour ->
        [green] piramidele verzi.
        [orange] piramidele portocalii.
       *[purple] piramidele mov.
    }
pyramids-event-cross-lapses =
    { $you ->
        [yes] Nu mai ai
       *[no] { $name } nu mai are
    } câmp pentru o cruce roșie, care se pierde.
pyramids-event-game-ends = { event-game-ends }
pyramids-event-round-ends = { event-round-ends }
pyramids-event-clock-moved = { event-clock-moved }
pyramids-told-explored = Piramida este explorată.
pyramids-told-points = <b>{ $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }</b>
pyramids-event-bot-moved = { event-bot-moved }

## The table

pyramids-counter-round = Rundă
pyramids-counter-card = Carte
pyramids-progress-round = Runda { $now } din { $all }
pyramids-progress-card = Cartea de expediție { $now } din { $all }
pyramids-expedition = Expediție
pyramids-seen = Văzute în această rundă
pyramids-face-down = cu fața în jos
pyramids-still-face-down =
    { $count ->
        [one] { $count } carte e cu fața în jos; rămâne nevăzută.
        [few] { $count } cărți sunt cu fața în jos; una dintre ele rămâne nevăzută.
       *[other] { $count } de cărți sunt cu fața în jos; una dintre ele rămâne nevăzută.
    }
pyramids-tools = Schimbă forma
pyramids-rotate = Rotește
pyramids-mirror = Oglindește
pyramids-single = 1 câmp
pyramids-cross-off = Bifează
pyramids-keep-both = Păstrează-le
pyramids-take = Ia
pyramids-take-card = Ia { $card }
pyramids-take-top = Ia din teanc
pyramids-why = Care e regula?
pyramids-your-pyramids = Piramidele tale
pyramids-no-pyramids = Nu mai sunt piramide pentru tine.
pyramids-turn-to = Uită-te la piramida { $card }
# A pyramid card for those who do not see it.
pyramids-card-label =
    Piramida { $card }{ $colour ->
        [green] , verde
        [orange] , portocalie
        [purple] , mov
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , { $count } câmp bifat
        [few] , { $count } câmpuri bifate
       *[other] , { $count } de câmpuri bifate
    }
# What lies in a chamber, as in “Pyramid 12, green: red gem ×2, torch and skull”.
pyramids-relic-count =
    { $count ->
        [one] { $what }
        [few] { $what } ×{ $count }
       *[other] { $what } ×{ $count }
    }
pyramids-card-holds =
    { $things ->
        [none] { $card }
       *[other] { $card }: { $things }
    }
pyramids-card-kept =
    Piramida { $card }{ $colour ->
        [green] , verde
        [orange] , portocalie
        [purple] , mov
       *[none] { "" }
    }, păstrată
# A field of a chamber: B3, skull, can be crossed off.
pyramids-field =
    { $field }, { $what }{ $state ->
        [ghosted] , în această mutare
        [fresh] , bifat în această mutare
        [crossed] , bifat
        [legal] , se poate bifa
        [lone] , se poate bifa ca un singur câmp
       *[open] { "" }
    }

# What is asked.
pyramids-ask-keep =
    { $count ->
        [0] Alege două din cele patru piramide ale tale.
        [one] Mai alege o piramidă.
        [few] Le păstrezi pe acestea două?
       *[other] Le păstrezi pe acestea două?
    }
pyramids-ask-mark =
    { $shape ->
        [i2] Bifează o linie de 2, întoarsă cum vrei, sau un singur câmp.
        [i3] Bifează o linie de 3, întoarsă cum vrei, sau un singur câmp.
        [i4] Bifează o linie de 4, întoarsă cum vrei, sau un singur câmp.
        [v3] Bifează un colț de 3, întors cum vrei, sau un singur câmp.
        [l4] Bifează un L de 4, întors cum vrei, sau un singur câmp.
       *[o4] Bifează un pătrat de 4 sau un singur câmp.
    }
pyramids-ask-single = Bifează un singur câmp în locul formei.
pyramids-ask-fits-nowhere = Forma nu încape nicăieri: bifează un singur câmp.
pyramids-ask-no-room = Aici nu încape. Alege un câmp cu punct sau cu cerc.
pyramids-ask-cross =
    { $count ->
        [one] Cruce roșie: mai bifează un câmp, pe oricare carte.
        [few] Cruci roșii: mai bifează { $count } câmpuri, unul câte unul, pe oricare carte.
       *[other] Cruci roșii: mai bifează { $count } de câmpuri, unul câte unul, pe oricare carte.
    }
pyramids-ask-take =
    { $count ->
        [one] Alege o piramidă nouă: una de pe masă sau prima carte din teanc.
        [few] Alege { $count } piramide noi, una câte una: de pe masă sau prima carte din teanc.
       *[other] Alege { $count } de piramide noi, una câte una: de pe masă sau prima carte din teanc.
    }
pyramids-ask-take-card =
    { $colour ->
        [green] Piramida { $card }, una verde.
        [orange] Piramida { $card }, una portocalie.
        [purple] Piramida { $card }, una mov.
       *[none] Piramida { $card }.
    }
pyramids-ask-take-deck = Prima carte din teanc: n-a văzut-o nimeni.
pyramids-reaches = Ajungi la mormântul de aur al piramidei { $card }. Apoi alegi o piramidă nouă.
pyramids-reaches-last = Ajungi la mormântul de aur al piramidei { $card }.
pyramids-then-cross =
    { $count ->
        [one] Cruce roșie: apoi mai bifezi un câmp.
        [few] Cruci roșii: apoi mai bifezi { $count } câmpuri.
       *[other] Cruci roșii: apoi mai bifezi { $count } de câmpuri.
    }
pyramids-covers =
    { $count ->
        [one] Un câmp din piramida { $card }
        [few] { $count } câmpuri din piramida { $card }
       *[other] { $count } de câmpuri din piramida { $card }
    }{ $things ->
        [none] .
       *[other] : { $things }.
    }
pyramids-covers-live = Acoperă { $fields } din piramida { $card }{ $things ->
        [none] { "" }
       *[other] : { $things }
    }{ $points ->
        [none] .
       *[other] ; { $points } pct.
    }

# Why you wait.
pyramids-wait-keep =
    { $done ->
        [yes] Ai ales. Se așteaptă: { $names }.
       *[no] Se așteaptă alegerea a două piramide: { $names }.
    }
pyramids-wait-mark =
    { $done ->
        [yes] Ai bifat. Se așteaptă: { $names }.
       *[no] Se așteaptă bifarea: { $names }.
    }
pyramids-wait-take = { $name } alege o piramidă nouă.
pyramids-wait-take-first = { $name } alege înaintea ta: { $card } e mai mic decât { $own } al tău.
pyramids-step-keep-done = a ales
pyramids-step-keep-busy = alege
pyramids-step-mark-done = a bifat
pyramids-step-mark-busy = se gândește
pyramids-step-take-choosing = alege acum
pyramids-step-take-next = alege mai târziu

# The score card.
pyramids-score-card = Fișa ta de scor
pyramids-this-move = Această mutare
pyramids-gain-awaited = Alege câmpuri ca să vezi ce aduc.
pyramids-gain-pyramid = Piramida { $card }
# Every second pyramid of a colour: the 2nd, the 4th, the 6th.
pyramids-gain-colour =
    { $count ->
        [2] a 2-a
        [3] a 2-a
        [4] a 4-a
        [5] a 4-a
       *[other] a 6-a
    } { $colour ->
        [green] verde
        [orange] portocalie
       *[purple] mov
    }
pyramids-gain-gems = { pyramids-source-gems }
pyramids-gain-skulls = { pyramids-source-skulls }
pyramids-gain-torches = Torță
pyramids-gain-elixir = { pyramids-rule-elixir }
pyramids-red-gems = Neste{ "\u00AD" }mate roșii
pyramids-green-gems = Neste{ "\u00AD" }mate verzi
pyramids-skulls = Cranii
pyramids-torches = { pyramids-source-torches }
pyramids-explored = Explorate
pyramids-explored-count =
    { $lowest ->
        [none] { $count }
       *[other] { $count }, cea mai mică { $lowest }
    }
pyramids-track = { $what }: { $count } din { $most }
pyramids-pairs =
    { $points ->
        [none] perechi
       *[other] perechi de { $points }
    }
pyramids-claims = Fiecare a 2-a piramidă de o culoare ia cel mai mare bonus rămas
pyramids-yours = ale tale
pyramids-explored-of-colour =
    { $count ->
        [one] piramidă explorată de tine
        [few] piramide explorate de tine
       *[other] de piramide explorate de tine
    }
pyramids-standings = Puncte până acum

# The display.
pyramids-display = Piramide disponibile
pyramids-display-about = Ajungi la un mormânt, apoi iei una dintre acestea sau prima carte din teanc; numărul cel mai mic alege primul.
pyramids-deck = teanc
pyramids-deck-label =
    { $count ->
        [0] Teancul e gol
        [one] Teancul: { $count } carte
        [few] Teancul: { $count } cărți
       *[other] Teancul: { $count } de cărți
    }
pyramids-no-card = nicio carte
pyramids-others = Ceilalți jucători
pyramids-sheets = Arată
pyramids-sheet-score = Fișa de scor
pyramids-sheet-display = De ales
pyramids-sheet-others = Ceilalți

# The table in words.
pyramids-words-you = { $name } (tu)
pyramids-words-expedition =
    { $seen ->
        [none] { $shape }, prima carte a acestei runde.
       *[other] { $shape }. Văzute mai devreme în această rundă: { $seen }.
    }
pyramids-words-has =
    { $explored ->
        [none] Nestemate roșii { $red }, nestemate verzi { $green }, cranii { $skulls }, torțe { $torches }; nicio piramidă explorată.
       *[other] Nestemate roșii { $red }, nestemate verzi { $green }, cranii { $skulls }, torțe { $torches }; explorate: { $explored }.
    }
pyramids-words-crossed = { $what }, bifat
pyramids-words-free = libere
pyramids-words-claim =
    { $colour ->
        [green] Verde, { $points } pct.: { $name }
        [orange] Portocaliu, { $points } pct.: { $name }
       *[purple] Mov, { $points } pct.: { $name }
    }

## Rules that a table names, as their titles in rules.ftl are

pyramids-rule-set-up = Pregătirea
pyramids-rule-expedition = Cărți de expediție
pyramids-rule-mark = Bifează forma
pyramids-rule-entrance-field = Intrare
pyramids-rule-single-field = Un singur câmp
pyramids-rule-golden-tomb = Mormântul de aur
pyramids-rule-gems = { pyramids-source-gems }
pyramids-rule-skulls = { pyramids-source-skulls }
pyramids-rule-torches = { pyramids-source-torches }
pyramids-rule-elixir = Elixir
pyramids-rule-red-cross = Cruce roșie
pyramids-rule-new-pyramid = O piramidă nouă
pyramids-rule-colours = Puncte de piramidă
