# Polish: Pyramids, on tables, in the rules and in the terminal.

pyramids-notation-hint = mark 12 a1 a2
pyramids-key-rotate = Obróć kształt
pyramids-key-mirror = Odbij kształt
pyramids-key-single = Skreśl jedno pole
pyramids-key-chamber = Przejdź do swoich piramid
pyramids-key-score = Przejdź do swojej karty punktacji
pyramids-key-fields = Przechodź między polami karty

## Moves

pyramids-source-pyramids = Zbadane piramidy
pyramids-source-colours = Punkty piramid
pyramids-source-gems = Klejnoty
pyramids-source-torches = Pochodnie
pyramids-source-skulls = Czaszki
# Where points come from, inside a sentence: “3.1 points with gems”.
pyramids-earned-pyramids = za zbadane piramidy
pyramids-earned-torches = za pochodnie
pyramids-earned-colours = za punkty piramid
pyramids-earned-gems = za klejnoty
pyramids-earned-skulls = przez czaszki

## Cards

pyramids-colour-green = zieleń
pyramids-colour-orange = oranż
pyramids-colour-purple = fiolet
pyramids-shape-i2 = linia z 2 pól
pyramids-shape-i3 = linia z 3 pól
pyramids-shape-i4 = linia z 4 pól
pyramids-shape-v3 = narożnik z 3 pól
pyramids-shape-l4 = L z 4 pól
pyramids-shape-o4 = kwadrat z 4 pól
pyramids-field-wall = ściana
pyramids-field-empty = puste
pyramids-field-E = wejście
pyramids-field-T = złoty grobowiec
pyramids-field-r = czerwony klejnot
pyramids-field-g = zielony klejnot
pyramids-field-s = czaszka
pyramids-field-x = czerwony krzyżyk
pyramids-field-t = pochodnia
pyramids-field-e = eliksir
pyramids-did-mark = skreśl { $count ->
        [one] jedno pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pól
    } piramidy { $card }{ $fields ->
        [none] { "" }
       *[other] : { $fields }
    }{ $things ->
        [none] { "" }
       *[other] { " " }({ $things })
    }
pyramids-did-keep-two = zatrzymaj karty { $one } i { $two }
pyramids-did-take-card = weź kartę { $card }
pyramids-did-take-deck = weź kartę z wierzchu talii

## What happened

pyramids-event-card-taken =
    { $you ->
        [yes] Bierzesz
       *[no] { $name } bierze
    } kartę { $card } z miejsca { $from }.
pyramids-event-card-taken-deck =
    { $you ->
        [yes] Bierzesz
       *[no] { $name } bierze
    } kartę { $card } z talii.
pyramids-event-card-drawn =
    { $you ->
        [yes] Dobierasz
       *[no] { $name } dobiera
    }: { $cards }.
pyramids-event-card-drawn-unseen =
    { $you ->
        [yes] Dobierasz
       *[no] { $name } dobiera
    } { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } kart.
    }
pyramids-event-cards-kept =
    { $you ->
        [yes] Zatrzymujesz
       *[no] { $name } zatrzymuje
    } { $card } i { $other }.
pyramids-event-card-laid-out = Wyłożone: { $cards }.
pyramids-event-expedition = Ekspedycja { $number }: { $shape }.
pyramids-event-fields-crossed =
    { $you ->
        [yes] Skreślasz
       *[no] { $name } skreśla
    } { $count ->
        [one] jedno pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pól
    } piramidy { $card }{ $gains ->
        [none] .
       *[other] : { $gains }.
    }
pyramids-event-gem =
    { $you ->
        [yes] Masz
       *[no] { $name } ma
    } { $gem ->
        [red]
            { $count ->
                [one] { $count } czerwony klejnot.
                [few] { $count } czerwone klejnoty.
                [many] { $count } czerwonych klejnotów.
               *[other] { $count } czerwonych klejnotów.
            }
       *[green]
            { $count ->
                [one] { $count } zielony klejnot.
                [few] { $count } zielone klejnoty.
                [many] { $count } zielonych klejnotów.
               *[other] { $count } zielonych klejnotów.
            }
    }
pyramids-event-torch =
    { $you ->
        [yes] Zapalasz
       *[no] { $name } zapala
    } pochodnię rundy { $round }.
pyramids-event-skull =
    { $you ->
        [yes] Masz
       *[no] { $name } ma
    } { $count ->
        [one] { $count } czaszkę.
        [few] { $count } czaszki.
        [many] { $count } czaszek.
       *[other] { $count } czaszek.
    }
pyramids-event-elixir =
    { $you ->
        [yes] Wypijasz
       *[no] { $name } wypija
    } eliksir; { $count ->
        [one] zostaje { $count } czaszka.
        [few] zostają { $count } czaszki.
        [many] zostaje { $count } czaszek.
       *[other] zostaje { $count } czaszek.
    }
pyramids-event-red-cross =
    { $you ->
        [yes] Możesz
       *[no] { $name } może
    } skreślić jeszcze { $count ->
        [one] { $count } pole.
        [few] { $count } pola.
        [many] { $count } pól.
       *[other] { $count } pól.
    }
pyramids-event-explored =
    { $you ->
        [yes] Kończysz
       *[no] { $name } kończy
    } badanie piramidy { $card }.
pyramids-event-colour-points =
    { $you ->
        [yes] Zdobywasz
       *[no] { $name } zdobywa
    } { pyramids-told-points } za { $colour ->
        [green] zielone piramidy.
        [orange] pomarańczowe piramidy.
       *[purple] fioletowe piramidy.
    }
pyramids-event-cross-lapses =
    { $you ->
        [yes] Nie masz już
       *[no] { $name } nie ma już
    } pola na czerwony krzyżyk, więc przepada.
pyramids-event-game-ends = { event-game-ends }
pyramids-event-round-ends = { event-round-ends }
pyramids-event-clock-moved = { event-clock-moved }
pyramids-told-explored = Piramida zbadana.
pyramids-told-points = <b>{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }</b>
pyramids-event-bot-moved = { event-bot-moved }

## The table

pyramids-counter-round = Runda
pyramids-counter-card = Karta
pyramids-progress-round = Runda { $now } z { $all }
pyramids-progress-card = Karta ekspedycji { $now } z { $all }
pyramids-expedition = Ekspedycja
pyramids-seen = Odkryte w tej rundzie
pyramids-face-down = zakryta
pyramids-still-face-down =
    { $count ->
        [one] { $count } karta jest zakryta i taka pozostanie.
        [few] { $count } karty są zakryte; jedna z nich taka pozostanie.
        [many] { $count } kart jest zakrytych; jedna z nich taka pozostanie.
       *[other] { $count } kart jest zakrytych; jedna z nich taka pozostanie.
    }
pyramids-tools = Zmień kształt
pyramids-rotate = Obróć
pyramids-mirror = Odbij
pyramids-single = 1 pole
pyramids-cross-off = Skreśl
pyramids-keep-both = Zatrzymaj obie
pyramids-take = Weź
pyramids-take-card = Weź { $card }
pyramids-take-top = Weź z wierzchu
pyramids-why = Jaka jest zasada?
pyramids-your-pyramids = Twoje piramidy
pyramids-no-pyramids = Nie ma już dla ciebie piramid.
pyramids-turn-to = Pokaż piramidę { $card }
# A pyramid card for those who do not see it.
pyramids-card-label =
    Piramida { $card }{ $colour ->
        [green] , zielona
        [orange] , pomarańczowa
        [purple] , fioletowa
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , { $count } skreślone pole
        [few] , { $count } skreślone pola
        [many] , { $count } skreślonych pól
       *[other] , { $count } skreślonych pól
    }
# What lies in a chamber, as in “Pyramid 12, green: red gem ×2, torch and skull”.
pyramids-relic-count =
    { $count ->
        [one] { $what }
        [few] { $what } ×{ $count }
        [many] { $what } ×{ $count }
       *[other] { $what } ×{ $count }
    }
pyramids-card-holds =
    { $things ->
        [none] { $card }
       *[other] { $card }: { $things }
    }
pyramids-card-kept =
    Piramida { $card }{ $colour ->
        [green] , zielona
        [orange] , pomarańczowa
        [purple] , fioletowa
       *[none] { "" }
    }, zatrzymana
# A field of a chamber: B3, skull, can be crossed off.
pyramids-field =
    { $field }, { $what }{ $state ->
        [ghosted] , w tym ruchu
        [fresh] , skreślone w tym ruchu
        [crossed] , skreślone
        [legal] , można skreślić
        [lone] , można skreślić jako pojedyncze pole
       *[open] { "" }
    }

# What is asked.
pyramids-ask-keep =
    { $count ->
        [0] Wybierz dwie ze swoich czterech piramid.
        [one] Wybierz jeszcze jedną piramidę.
        [few] Zatrzymać te dwie?
        [many] Zatrzymać te dwie?
       *[other] Zatrzymać te dwie?
    }
pyramids-ask-mark =
    { $shape ->
        [i2] Skreśl linię z 2 pól, obróconą dowolnie, albo jedno pole.
        [i3] Skreśl linię z 3 pól, obróconą dowolnie, albo jedno pole.
        [i4] Skreśl linię z 4 pól, obróconą dowolnie, albo jedno pole.
        [v3] Skreśl narożnik z 3 pól, obrócony dowolnie, albo jedno pole.
        [l4] Skreśl kształt L z 4 pól, obrócony dowolnie, albo jedno pole.
       *[o4] Skreśl kwadrat z 4 pól albo jedno pole.
    }
pyramids-ask-single = Skreśl jedno pole zamiast kształtu.
pyramids-ask-fits-nowhere = Kształt nigdzie się nie mieści: skreśl jedno pole.
pyramids-ask-no-room = Tu się nie zmieści. Wybierz pole z kropką albo kółkiem.
pyramids-ask-cross =
    { $count ->
        [one] Czerwony krzyżyk: skreśl jeszcze jedno pole na dowolnej karcie.
        [few] Czerwone krzyżyki: skreśl po kolei jeszcze { $count } pola na dowolnych kartach.
        [many] Czerwone krzyżyki: skreśl po kolei jeszcze { $count } pól na dowolnych kartach.
       *[other] Czerwone krzyżyki: skreśl po kolei jeszcze { $count } pól na dowolnych kartach.
    }
pyramids-ask-take =
    { $count ->
        [one] Wybierz nową piramidę: jedną z wyłożonych albo z wierzchu talii.
        [few] Wybierz po kolei { $count } nowe piramidy: z wyłożonych albo z wierzchu talii.
        [many] Wybierz po kolei { $count } nowych piramid: z wyłożonych albo z wierzchu talii.
       *[other] Wybierz po kolei { $count } nowych piramid: z wyłożonych albo z wierzchu talii.
    }
pyramids-ask-take-card =
    { $colour ->
        [green] Piramida { $card }, zielona.
        [orange] Piramida { $card }, pomarańczowa.
        [purple] Piramida { $card }, fioletowa.
       *[none] Piramida { $card }.
    }
pyramids-ask-take-deck = Wierzch talii: nikt nie widział tej karty.
pyramids-reaches = To sięga złotego grobowca piramidy { $card }. Potem wybierzesz nową piramidę.
pyramids-reaches-last = To sięga złotego grobowca piramidy { $card }.
pyramids-then-cross =
    { $count ->
        [one] Czerwony krzyżyk: potem skreślisz jeszcze jedno pole.
        [few] Czerwone krzyżyki: potem skreślisz jeszcze { $count } pola.
        [many] Czerwone krzyżyki: potem skreślisz jeszcze { $count } pól.
       *[other] Czerwone krzyżyki: potem skreślisz jeszcze { $count } pól.
    }
pyramids-covers =
    { $count ->
        [one] Jedno pole piramidy { $card }
        [few] { $count } pola piramidy { $card }
        [many] { $count } pól piramidy { $card }
       *[other] { $count } pól piramidy { $card }
    }{ $things ->
        [none] .
       *[other] : { $things }.
    }
pyramids-covers-live = Obejmuje { $fields } w piramidzie { $card }{ $things ->
        [none] { "" }
       *[other] : { $things }
    }{ $points ->
        [none] .
       *[other] ; { $points } pkt.
    }

# Why you wait.
pyramids-wait-keep =
    { $done ->
        [yes] Twój wybór jest gotowy. Czekamy na: { $names }.
       *[no] Czekamy na wybór dwóch piramid: { $names }.
    }
pyramids-wait-mark =
    { $done ->
        [yes] Twoje pola są skreślone. Czekamy na: { $names }.
       *[no] Czekamy na skreślenie pól: { $names }.
    }
pyramids-wait-take = { $name } wybiera nową piramidę.
pyramids-wait-take-first = { $name } wybiera przed tobą: { $card } to mniej niż twoje { $own }.
pyramids-step-keep-done = wybór gotowy
pyramids-step-keep-busy = wybiera
pyramids-step-mark-done = skreślone
pyramids-step-mark-busy = myśli
pyramids-step-take-choosing = wybiera teraz
pyramids-step-take-next = wybiera później

# The score card.
pyramids-score-card = Twoja karta punktacji
pyramids-this-move = Ten ruch
pyramids-gain-awaited = Wybierz pola, aby zobaczyć, ile dają.
pyramids-gain-pyramid = Piramida { $card }
# Every second pyramid of a colour: the 2nd, the 4th, the 6th.
pyramids-gain-colour =
    { $count ->
        [2] 2.
        [3] 2.
        [4] 4.
        [5] 4.
       *[other] 6.
    } { $colour ->
        [green] zielona
        [orange] pomarańczowa
       *[purple] fioletowa
    }
pyramids-gain-gems = { pyramids-source-gems }
pyramids-gain-skulls = { pyramids-source-skulls }
pyramids-gain-torches = Pochodnia
pyramids-gain-elixir = { pyramids-rule-elixir }
pyramids-red-gems = Czerwone klejnoty
pyramids-green-gems = Zielone klejnoty
pyramids-skulls = Czaszki
pyramids-torches = { pyramids-source-torches }
pyramids-explored = Zbadane
pyramids-explored-count =
    { $lowest ->
        [none] { $count }
       *[other] { $count }, najniższa { $lowest }
    }
pyramids-track = { $what }: { $count } z { $most }
pyramids-pairs =
    { $points ->
        [none] pary
       *[other] pary po { $points }
    }
pyramids-claims = Co 2. piramida jednego koloru daje najwyższą wolną premię
pyramids-yours = twoje
# After the number of pyramids of a colour.
pyramids-explored-of-colour =
    { $count ->
        [one] piramida zbadana przez ciebie
        [few] piramidy zbadane przez ciebie
        [many] piramid zbadanych przez ciebie
       *[other] piramidy zbadanej przez ciebie
    }
pyramids-standings = Punkty dotychczas

# The display.
pyramids-display = Dostępne piramidy
pyramids-display-about = Dotrzyj do grobowca, a potem weź jedną z tych kart albo wierzch talii; najniższy numer wybiera pierwszy.
pyramids-deck = talia
pyramids-deck-label =
    { $count ->
        [0] Talia jest pusta
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
        [many] Talia: { $count } kart
       *[other] Talia: { $count } kart
    }
pyramids-no-card = brak karty
pyramids-others = Inni gracze
pyramids-sheets = Pokaż
pyramids-sheet-score = Punktacja
pyramids-sheet-display = Do wyboru
pyramids-sheet-others = Inni

# The table in words.
pyramids-words-you = { $name } (ty)
pyramids-words-expedition =
    { $seen ->
        [none] { $shape }, pierwsza karta tej rundy.
       *[other] { $shape }. Wcześniej w tej rundzie: { $seen }.
    }
pyramids-words-has =
    { $explored ->
        [none] Czerwone klejnoty { $red }, zielone klejnoty { $green }, czaszki { $skulls }, pochodnie { $torches }; brak zbadanych piramid.
       *[other] Czerwone klejnoty { $red }, zielone klejnoty { $green }, czaszki { $skulls }, pochodnie { $torches }; zbadane: { $explored }.
    }
pyramids-words-crossed = { $what }, skreślone
pyramids-words-free = wolne
pyramids-words-claim =
    { $colour ->
        [green] Zielone, { $points } pkt: { $name }
        [orange] Pomarańczowe, { $points } pkt: { $name }
       *[purple] Fioletowe, { $points } pkt: { $name }
    }

## Rules that a table names, as their titles in rules.ftl are

pyramids-rule-set-up = Przygotowanie
pyramids-rule-expedition = Karty ekspedycji
pyramids-rule-mark = Skreśl kształt
pyramids-rule-entrance-field = Wejście
pyramids-rule-single-field = Pojedyncze pole
pyramids-rule-golden-tomb = Złoty grobowiec
pyramids-rule-gems = { pyramids-source-gems }
pyramids-rule-skulls = { pyramids-source-skulls }
pyramids-rule-torches = { pyramids-source-torches }
pyramids-rule-elixir = Eliksir
pyramids-rule-red-cross = Czerwony krzyżyk
pyramids-rule-new-pyramid = Nowa piramida
pyramids-rule-colours = Punkty piramid
