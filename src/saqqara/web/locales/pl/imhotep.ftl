# Polish: Imhotep, on tables, in the rules and in the terminal.

imhotep-notation-hint = load b2
imhotep-facts-sides = Strony
imhotep-facts-yes = tak
imhotep-key-ship = Wybierz łódź
imhotep-key-number = Wybierz pole albo przystań dla wybranej łodzi
imhotep-key-decline = Nie bierz nic, jeśli wolno
imhotep-key-harbour = Przejdź do portu
imhotep-key-arrows = Przechodź między łodziami, przystaniami i kartami

## Sites

imhotep-to-market = na Targowisko
imhotep-to-pyramid = do Piramidy
imhotep-to-temple = do Świątyni
imhotep-to-chamber = do Grobowca
imhotep-to-obelisks = do Obelisków
imhotep-where-edge = na krawędź piramid
imhotep-where-small-pyramid =
    { $pyramid ->
        [left] do lewej piramidy, pole { $place }
        [middle] do środkowej piramidy, pole { $place }
       *[right] do prawej piramidy, pole { $place }
    }
imhotep-where-chamber = do Grobowca, rząd { $row }
imhotep-pyramid-left = lewa
imhotep-pyramid-middle = środkowa
imhotep-pyramid-right = prawa
imhotep-harbour = Port
imhotep-no-ships = Brak łodzi.
imhotep-free = wolne
imhotep-at = przystań: { $site }
imhotep-needs = brakuje { $count }
imhotep-may-sail = gotowa
imhotep-sled = Skład
imhotep-quarry = Kamieniołom
imhotep-cards = Karty
imhotep-site-side = { $site }, strona { $side }
imhotep-docked = Jest tu łódź { $ship }
imhotep-card-taken = zabrana
imhotep-face-down =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytych kart
    }
imhotep-discard = Stos kart odrzuconych ({ $count })
imhotep-edge = Przy krawędzi:

## Market cards

imhotep-card-hidden = { card-hidden }
imhotep-card-entrance = Wejście
imhotep-card-entrance-about = Od razu: kamień z twojego kamieniołomu do Piramidy
imhotep-card-sarcophagus = Sarkofag
imhotep-card-sarcophagus-about = Od razu: kamień z twojego kamieniołomu do Grobowca
imhotep-card-path = Brukowana droga
imhotep-card-path-about = Od razu: kamień z twojego kamieniołomu do Obelisków
imhotep-card-pyramid-decoration = Dekoracje – Piramida
imhotep-card-pyramid-decoration-about = Na koniec punkty za kamienie na Piramidzie
imhotep-card-temple-decoration = Dekoracje – Świątynia
imhotep-card-temple-decoration-about = Na koniec punkty za kamienie w Świątyni
imhotep-card-chamber-decoration = Dekoracje – Grobowiec
imhotep-card-chamber-decoration-about = Na koniec punkty za kamienie w Grobowcu
imhotep-card-obelisk-decoration = Dekoracje – Obelisk
imhotep-card-obelisk-decoration-about = Na koniec punkty za kamienie na Obeliskach
imhotep-card-statue = Posąg
imhotep-card-statue-about = Na koniec: im więcej, tym lepiej
imhotep-card-lever = Dźwignia
imhotep-card-lever-about = Popłyń łodzią i wybierz kolejność wyładunku
imhotep-card-hammer = Młotek
imhotep-card-hammer-about = Weź kamienie, potem załaduj jeden
imhotep-card-sail = Żagiel
imhotep-card-sail-about = Załaduj kamień i popłyń tą łodzią
imhotep-card-chisel = Dłuto
imhotep-card-chisel-about = Załaduj dwa kamienie

## Moves

imhotep-action-take = Weź kamienie
imhotep-action-load = Załaduj kamień
imhotep-action-sail = Popłyń łodzią
imhotep-action-play = Zagraj kartę
imhotep-move-play = Zagraj: { $card }
imhotep-move-pair = Obejrzyj zakrytą parę i zatrzymaj jedną
imhotep-move-pyramid =
    { $pyramid ->
        [left] Lewa piramida
        [middle] Środkowa piramida
       *[right] Prawa piramida
    }
imhotep-did-load = załaduj łódź { $ship }, pole { $space }
imhotep-did-sail = popłyń łodzią { $ship } { $site }
imhotep-did-play = zagraj kartę „{ $card }”
imhotep-did-pass = spasuj
imhotep-did-card = weź kartę targowiska { $number }
imhotep-did-pair = weź zakrytą parę
imhotep-did-decline = nie bierz karty targowiska
imhotep-did-unload = wyładuj teraz pole { $number }
imhotep-did-pyramid =
    { $pyramid ->
        [left] buduj w lewej piramidzie
        [middle] buduj w środkowej piramidzie
       *[right] buduj w prawej piramidzie
    }
imhotep-did-accept = weź premię
imhotep-did-skip = zrezygnuj z premii
imhotep-did-point = wybierz punkty
imhotep-did-stones = wybierz kamienie
imhotep-did-keep = zatrzymaj jedną kartę z pary
imhotep-did-take = weź kamienie
imhotep-source-market = { imhotep-site-market }
imhotep-source-pyramid = { imhotep-site-pyramid }
imhotep-source-temple = { imhotep-site-temple }
imhotep-source-chamber = { imhotep-site-chamber }
imhotep-source-obelisks = { imhotep-site-obelisks }
imhotep-source-decorations = Dekoracje
imhotep-source-statues = Posągi
imhotep-source-blue-cards = Niezagrane niebieskie karty
imhotep-source-wrath = { imhotep-option-wrath }
imhotep-source-before = Wcześniej
# Where points come from, inside a sentence: “3.1 points in the Burial Chamber”.
imhotep-earned-pyramid = na Piramidzie
imhotep-earned-temple = w Świątyni
imhotep-earned-chamber = w Grobowcu
imhotep-earned-obelisks = na Obeliskach
imhotep-earned-decorations = za Dekoracje
imhotep-earned-statues = za Posągi
imhotep-earned-blue-cards = za niezagrane niebieskie karty
imhotep-earned-wrath = przez Gniew faraona

## What happened

imhotep-event-ships-arrive = Przypływają łodzie o liczbie pól: { $spaces }.
imhotep-event-card-dealt = Na Targowisku: { $cards }.
imhotep-event-pair-laid =
    { $count ->
        [one] Na Targowisku leży { $count } zakryta karta.
        [few] Na Targowisku leżą { $count } zakryte karty.
        [many] Na Targowisku leży { $count } zakrytych kart.
       *[other] Na Targowisku leży { $count } zakrytych kart.
    }
imhotep-event-stones-taken =
    { $you ->
        [yes] Bierzesz
       *[no] { $name } bierze
    } <stone>{ imhotep-told-stones }</stone>.
imhotep-event-stone-loaded =
    { $you ->
        [yes] Ładujesz
       *[no] { $name } ładuje
    } <stone>kamień</stone> na <ship>łódź { $ship }</ship>, pole { $space }.
imhotep-event-ship-sailed =
    { $you ->
        [yes] Płyniesz
       *[no] { $name } płynie
    } <ship>łodzią { $ship }</ship> { $site }.
imhotep-event-ship-unloaded =
    { $count ->
        [one] { imhotep-event-ship-sailed } Kamień: { $stones }.
        [few] { imhotep-event-ship-sailed } Kamienie: { $stones }.
        [many] { imhotep-event-ship-sailed } Kamienie: { $stones }.
       *[other] { imhotep-event-ship-sailed } Kamienie: { $stones }.
    }
imhotep-event-blue-card-played =
    { $you ->
        [yes] Zagrywasz
       *[no] { $name } zagrywa
    } kartę „{ $card }”.
imhotep-event-passed =
    { $you ->
        [yes] Pasujesz, bo nie możesz
       *[no] { $name } pasuje, bo nie może
    } zrobić nic innego.
imhotep-event-stone-unloaded =
    { $you ->
        [yes] Wyładowujesz
       *[no] { $name } wyładowuje
    } pole { $space } <ship>łodzi { $ship }</ship>.
# $where is one of the messages imhotep-to-… or imhotep-where-…
imhotep-event-stone-placed =
    { $you ->
        [yes] Twój
       *[no] { $name }:
    } <stone>kamień</stone> trafia { $where }.
imhotep-event-stone-scored =
    { $you ->
        [yes] Twój
       *[no] { $name }:
    } <stone>kamień</stone> trafia { $where } – { imhotep-told-points }.
imhotep-event-stone-returned =
    { $you ->
        [yes] Twój
       *[no] { $name }:
    } <stone>kamień</stone> wraca do kamieniołomu.
imhotep-event-card-taken =
    { $you ->
        [yes] Bierzesz
       *[no] { $name } bierze
    } z pola { $space } Targowiska: { $card }.
imhotep-event-pair-taken =
    { $you ->
        [yes] Bierzesz
       *[no] { $name } bierze
    } zakrytą parę.
imhotep-event-card-seen =
    { $you ->
        [yes] Oglądasz
       *[no] { $name } ogląda
    }: { $cards }.
imhotep-event-card-seen-unseen =
    { $you ->
        [yes] Oglądasz
       *[no] { $name } ogląda
    } w tajemnicy { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } kart.
    }
imhotep-event-card-kept =
    { $you ->
        [yes] Zatrzymujesz
       *[no] { $name } zatrzymuje
    }: { $card }.
imhotep-event-card-discarded = Odrzucone: { $cards }.
imhotep-event-declined =
    { $you ->
        [yes] Nie bierzesz
       *[no] { $name } nie bierze
    } karty targowiska.
imhotep-event-card-drawn =
    { $you ->
        [yes] Dobierasz
       *[no] { $name } dobiera
    }: { $card }.
imhotep-event-red-card-played =
    { $you ->
        [yes] Od razu zagrywasz
       *[no] { $name } od razu zagrywa
    } kartę „{ $card }”.
imhotep-event-points =
    { $you ->
        [yes] Zdobywasz
       *[no] { $name } zdobywa
    } { imhotep-told-points }: { $source }.
imhotep-event-points-lost =
    { $you ->
        [yes] Tracisz
       *[no] { $name } traci
    } { imhotep-told-points }: { $source }.
imhotep-event-points-each = { $source }: { $points }.
imhotep-points-of = { imhotep-stone-of } – { imhotep-told-points }
imhotep-tower-of = { imhotep-stone-of } – wieża, { imhotep-told-points }
imhotep-event-tower-built =
    { $you ->
        [yes] Budujesz
       *[no] { $name } buduje
    } wieżę na polu punktów { $place }.
imhotep-event-deck-reshuffled =
    { $count ->
        [one] Karty odrzucone tworzą nową talię: { $count } karta.
        [few] Karty odrzucone tworzą nową talię: { $count } karty.
        [many] Karty odrzucone tworzą nową talię: { $count } kart.
       *[other] Karty odrzucone tworzą nową talię: { $count } kart.
    }
imhotep-event-bonus-skipped =
    { $you ->
        [yes] Rezygnujesz
       *[no] { $name } rezygnuje
    } z premii.
imhotep-event-order-fixed =
    { $you ->
        [yes] Wybierasz
       *[no] { $name } wybiera
    } do wyładunku pole { $space }.
imhotep-event-game-ends = { event-game-ends }
imhotep-event-round-ends = { event-round-ends }
imhotep-event-clock-moved = { event-clock-moved }
# <stone>, <ship> and <b> are drawn as pictures and in bold where there is room for them.
# Whose stone it is.
imhotep-stone-of =
    { $you ->
        [yes] ty
       *[no] { $name }
    }
imhotep-told-stones =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamieni
    }
imhotep-told-points = <b>{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }</b>
imhotep-event-bot-moved = { event-bot-moved }

## The table

# A number of equal things, as in “×3”.
imhotep-times = ×{ $count }
imhotep-card-effect-entrance = kamień do Piramidy
imhotep-card-effect-sarcophagus = kamień do Grobowca
imhotep-card-effect-path = kamień do Obelisków
# Points for every so many stones on the site, at the end.
imhotep-card-effect-decoration =
    { $stones ->
        [one] { $points } za { $stones } kamień
        [few] { $points } za { $stones } kamienie
        [many] { $points } za { $stones } kamieni
       *[other] { $points } za { $stones } kamieni
    }
# The points for one statue, two statues and so on.
imhotep-card-effect-statue = { $row }, potem +{ $further }
imhotep-card-effect-lever = rejs, dowolna kolejność
imhotep-card-effect-hammer = weź { $stones }, załaduj 1
imhotep-card-effect-sail = załaduj 1 i płyń
imhotep-card-effect-chisel = załaduj 2 kamienie

# “Round 3/6” above the table.
imhotep-round = Runda { $round }/{ $rounds }
imhotep-round-cards = Karty rund
imhotep-round-ships = Runda { $round }: łodzie { $ships }
imhotep-round-unseen = Jeszcze nieodkryte: { $cards }. Jedna z nich zostaje w pudełku.
imhotep-wrath = Gniew
imhotep-sites = Place budowy
imhotep-side = Strona { $side }
imhotep-why = Jak to działa: { $site }
imhotep-about-market-A = Za każdy kamień jedna karta
imhotep-about-market-B = Za każdy kamień jedna karta albo jedna z pary
imhotep-about-pyramid-A = Punkty od razu
imhotep-about-pyramid-B = Punkty od razu i premia
imhotep-about-temple-A = Co rundę { $points } za każdy widoczny kamień
imhotep-about-temple-B = Co rundę nagroda za każdy widoczny kamień
imhotep-about-chamber-A = Grupy dają { $row }, potem{ "\u00A0" }+{ $further }
imhotep-about-chamber-B = Najwięcej w każdym rzędzie: { $row }
imhotep-about-obelisks-A = Według wysokości: { $row }
imhotep-about-obelisks-B = Trzy tworzą wieżę; pojedyncze po { $single }
imhotep-moment-so-far = Zdobyte dotychczas
imhotep-moment-round = Na koniec rundy
imhotep-moment-now = Gdyby to był koniec
imhotep-reward-choice = wybór: punkty albo kamienie
imhotep-reward-card = wierzchnia karta targowiska
imhotep-lies-at-market = na Targowisku
imhotep-lies-at-pyramid = przy Piramidzie
imhotep-lies-at-temple = przy Świątyni
imhotep-lies-at-chamber = przy Grobowcu
imhotep-lies-at-obelisks = przy Obeliskach
# $cargo lists the colours of the stones, or “free”.
imhotep-ship-state =
    { $missing ->
        [0] Łódź { $ship }, liczba pól { $spaces }, od dziobu: { $cargo }. Gotowa do drogi.
       *[other] Łódź { $ship }, liczba pól { $spaces }, od dziobu: { $cargo }. Do wypłynięcia brakuje { $missing }.
    }
imhotep-load-at = Załaduj łódź { $ship }, pole { $space }
# $site is one of the messages imhotep-to-…
imhotep-sail-to = Popłyń łodzią { $ship } { $site }
imhotep-unload-next = Wyładuj teraz: { $colour }, pole { $space }
# What each stone would bring; $stones lists the messages imhotep-forecast.
imhotep-would-bring = Co dają kamienie: { $stones }
imhotep-forecast =
    { $kind ->
        [points]
            { $amount ->
                [one] { $colour } ({ $amount } punkt)
                [few] { $colour } ({ $amount } punkty)
                [many] { $colour } ({ $amount } punktów)
               *[other] { $colour } ({ $amount } punktów)
            }
        [choice] { $colour } (wybiera piramidę)
        [card]
            { $amount ->
                [0] { $colour } (bez karty)
               *[other] { $colour } (karta nr { $amount })
            }
        [round]
            { $amount ->
                [one] { $colour } ({ $amount } punkt co rundę)
                [few] { $colour } ({ $amount } punkty co rundę)
                [many] { $colour } ({ $amount } punktów co rundę)
               *[other] { $colour } ({ $amount } punktów co rundę)
            }
        [bonus]
            { $amount ->
                [one] { $colour } ({ $amount } punkt co rundę)
                [few] { $colour } ({ $amount } punkty co rundę)
                [many] { $colour } ({ $amount } punktów co rundę)
               *[other] { $colour } ({ $amount } punktów co rundę)
            }
        [bonus-choice] { $colour } (punkty albo kamienie co rundę)
        [bonus-card] { $colour } (karta co rundę)
        [group]
            { $amount ->
                [one] { $colour } (o { $amount } punkt więcej, razem { $size })
                [few] { $colour } (o { $amount } punkty więcej, razem { $size })
                [many] { $colour } (o { $amount } punktów więcej, razem { $size })
               *[other] { $colour } (o { $amount } punktów więcej, razem { $size })
            }
        [height] { $colour } (wysokość { $amount })
       *[tower]
            { $amount ->
                [0] { $colour } ({ $size } z 3 do wieży)
                [one] { $colour } (wieża, { $amount } punkt)
                [few] { $colour } (wieża, { $amount } punkty)
                [many] { $colour } (wieża, { $amount } punktów)
               *[other] { $colour } (wieża, { $amount } punktów)
            }
    }
# The turn to take a card: “1st”.
imhotep-turn-sign = { $number }.
imhotep-pair-keep = weź 1
imhotep-deck = Talia { $count }
imhotep-discarded = Odrzucone { $count }
imhotep-next-value = następny
imhotep-pyramid-state = Kamienie: { $count } z { $all }; następny daje { $next }.
imhotep-small-pyramid-state =
    { $pyramid ->
        [left] Lewa piramida: { $count } z { $all } kamieni
        [middle] Środkowa piramida: { $count } z { $all } kamieni
       *[right] Prawa piramida: { $count } z { $all } kamieni
    }
imhotep-bonus-does-card = dobierz kartę
imhotep-bonus-does-stones = weź { $count }
imhotep-bonus-does-load = załaduj 1
imhotep-seen-from-above = Widoczne z góry, od lewej: { $stones }
imhotep-chamber-state =
    { $stones ->
        [none] Jeszcze bez kamieni
       *[other] Kolumna po kolumnie od lewej: { $stones }
    }
imhotep-heights-state = Wysokości: { $stones }
imhotep-towers-state =
    { $towers ->
        [none] Jeszcze bez wież. Pojedyncze kamienie: { $stones }
       *[other] Wieże: { $towers }. Pojedyncze kamienie: { $stones }
    }

imhotep-choose-action = Wybierz jedną akcję
imhotep-choose-card = Wybierz kartę do zagrania
imhotep-choose-answer = Wybierz
imhotep-take =
    { $count ->
        [one] Weź { $count } kamień
        [few] Weź { $count } kamienie
        [many] Weź { $count } kamieni
       *[other] Weź { $count } kamieni
    }
imhotep-take-short = Weź { $count }
imhotep-short-take = Weź
imhotep-short-load = Ładuj
imhotep-short-sail = Płyń
imhotep-short-play = Karta
imhotep-pass = Pas
imhotep-note-take = wolne miejsca: { $count }
imhotep-note-load =
    { $count ->
        [one] { $count } wolne pole
        [few] { $count } wolne pola
        [many] { $count } wolnych pól
       *[other] { $count } wolnych pól
    }
# Numbers of ships that are ready and of docks that are open.
imhotep-note-sail =
    { $ships ->
        [one] { $ships } łódź
        [few] { $ships } łodzie
        [many] { $ships } łodzi
       *[other] { $ships } łodzi
    }, { $docks ->
        [one] { $docks } przystań
        [few] { $docks } przystanie
        [many] { $docks } przystani
       *[other] { $docks } przystani
    }
imhotep-note-play = do wyboru: { $count }
imhotep-note-pass = nic innego nie można
imhotep-note-unload = { $colour }, z pola { $space }
imhotep-note-pair = obejrzyj { $count }, zatrzymaj 1
imhotep-hint-load =
    { $count ->
        [one] { $count } pole jest wolne
        [few] { $count } pola są wolne
        [many] { $count } pól jest wolnych
       *[other] { $count } pól jest wolnych
    }
imhotep-hint-sail = Wybierz łódź, potem przystań
imhotep-hint-keys-load = naciśnij pole na łodzi
imhotep-hint-keys-sail = przystanie pokazują, co da każdy kamień
imhotep-answer-skip = Bez premii
imhotep-answer-decline = Bez karty
imhotep-answer-pair = Dwie zakryte
imhotep-answer-draw = Dobierz wierzchnią kartę
imhotep-answer-unload = Teraz: { $name }
imhotep-why-not-sled-full = skład jest pełny
imhotep-why-not-quarry-empty = kamieniołom jest pusty
imhotep-why-not-sled-empty = brak kamienia na składzie
imhotep-why-not-no-space = brak wolnego pola
imhotep-why-not-no-ship = brak gotowej łodzi
imhotep-why-not-no-card = brak niebieskiej karty
imhotep-why-not-no-use = teraz nie można jej użyć
# $reason is one of the messages imhotep-why-not-…
imhotep-refused = Nie teraz: { $reason }.

imhotep-ask-action = Wybierz jedną akcję.
imhotep-ask-load = Wybierz wolne pole dla swojego kamienia.
imhotep-ask-sail = Wybierz gotową łódź (z żaglem w górze).
imhotep-ask-dock = Łódź { $ship } jest gotowa: wybierz przystań.
imhotep-ask-play = Wybierz kartę do zagrania.
imhotep-ask-pass = W tej turze nic nie możesz zrobić: musisz spasować.
imhotep-ask-hammer-load = Młotek: teraz załaduj jeden kamień.
imhotep-ask-sail-load = Żagiel: załaduj jeden kamień na łódź, która może z nim wypłynąć.
imhotep-ask-sail-sail = Żagiel: wybierz przystań dla załadowanej łodzi.
imhotep-ask-chisel-first = Dłuto: załaduj pierwszy z dwóch kamieni.
imhotep-ask-chisel-second = Dłuto: załaduj drugi kamień.
imhotep-ask-lever-sail = Dźwignia: wybierz łódź, potem przystań.
imhotep-ask-lever-order =
    { $turn ->
        [1] Dźwignia: który kamień wyładować najpierw?
       *[other] Dźwignia: który kamień wyładować jako nr { $turn }?
    }
imhotep-ask-market = Twój kamień jest na Targowisku: weź kartę albo żadnej.
imhotep-ask-keep = Zatrzymaj jedną z dwóch kart.
imhotep-ask-pyramid = Do której piramidy trafia twój kamień?
imhotep-ask-pyramid-by-card = Wejście: do której piramidy trafia twój kamień?
imhotep-ask-bonus-card = Premia: dobrać wierzchnią kartę targowiska?
imhotep-ask-bonus-stones = Premia: wziąć kamienie na skład?
imhotep-ask-bonus-load = Premia: załadować jeden kamień?
imhotep-ask-temple = Świątynia nagradza twój kamień: punkty czy kamienie?
imhotep-waits-turn = Ruch: { $name }.
imhotep-waits-answer =
    { $step ->
        [market] { $name } wybiera kartę targowiska.
        [pyramid] { $name } wybiera piramidę dla kamienia.
        [temple] { $name } wybiera nagrodę Świątyni.
       *[choice] { $name } decyduje o premii.
    }

imhotep-on-sled = { $count } z { $spaces } kamieni na składzie
imhotep-in-quarry =
    { $count ->
        [one] { $count } kamień w kamieniołomie
        [few] { $count } kamienie w kamieniołomie
        [many] { $count } kamieni w kamieniołomie
       *[other] { $count } kamieni w kamieniołomie
    }
imhotep-panel-of =
    { $you ->
        [yes] Co masz
       *[no] Co ma { $name }
    }
imhotep-no-cards = brak kart
imhotep-starts = zaczyna tę rundę
imhotep-sailed-last = ostatni rejs
# Before the emblems of the sites where a player has no stone yet.
imhotep-lacks = Jeszcze bez kamienia:
imhotep-missed-list = Jeszcze bez kamienia: { $sites }
imhotep-ship-named = Łódź { $ship }
# Space 1 of a ship is at its bow. $stone is a colour, a card, or “free”.
imhotep-space-holds = Pole { $space }: { $stone }
imhotep-dock-free = Przystań jest wolna
imhotep-name-count = { $name } { $count }
# $standing lists players with their points.
imhotep-moment-list = { $moment }: { $standing }
imhotep-discarded-list = Odrzucone: { $cards }
imhotep-card-count =
    { $count ->
        [one] { $card }
        [few] { $card } ×{ $count }
        [many] { $card } ×{ $count }
       *[other] { $card } ×{ $count }
    }
imhotep-column-shows =
    { $count ->
        [0] Kolumna { $space }: wolna
        [one] Kolumna { $space }: { $stone }, wysokość { $count } kamień
        [few] Kolumna { $space }: { $stone }, wysokość { $count } kamienie
        [many] Kolumna { $space }: { $stone }, wysokość { $count } kamieni
       *[other] Kolumna { $space }: { $stone }, wysokość { $count } kamieni
    }
imhotep-in-order = W kolejności budowy: { $stones }
imhotep-group = Grupa: { $colour }, kamienie { $count }, punkty { $points }
imhotep-row-holds =
    { $stones ->
        [none] Rząd { $row }: pusty
       *[other] Rząd { $row }: { $stones }
    }
imhotep-player = { $name }, { $colour }
imhotep-holds = Karty: { $cards }

## What a dock says of each stone, in short

# After a stone: what it gets.
imhotep-sign-no-card = bez karty
imhotep-sign-card = karta
imhotep-sign-choice = wybór
# Below all stones of a ship: when their points come, or what they are for.
imhotep-sign-choice-of-pyramid = dowolna piramida
imhotep-sign-at-once = od razu
imhotep-sign-turns = kolej do karty
imhotep-sign-each-round = co rundę
imhotep-sign-now = gdyby to był koniec
imhotep-sign-tower = do wieży
# So many of all, as in “2 of 3”.
imhotep-sign-of = { $count } z { $all }
# $gain is a number with its sign, as in “+3”.
imhotep-forecast-height = { $colour } (wysokość { $height }, { $gain }, gdyby to był koniec)
