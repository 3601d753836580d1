# Polish: what only the terminal says.

# Whoever draws cards at random.
cli-nature = Los

## Imhotep: what is asked

cli-ask-action = wybierz jedną akcję.
cli-ask-hammer-load = załaduj jeden kamień (Młotek).
cli-ask-sail-load = załaduj jeden kamień na łódź, która może z nim wypłynąć (Żagiel).
cli-ask-sail-sail = dokąd płynie załadowana łódź? (Żagiel)
cli-ask-chisel-first = załaduj pierwszy z dwóch kamieni (Dłuto).
cli-ask-chisel-second = załaduj drugi kamień (Dłuto).
cli-ask-lever-sail = popłyń łodzią (Dźwignia).
cli-ask-lever-order = który kamień wyładować teraz? (Dźwignia)
cli-ask-market = twój kamień jest na Targowisku: weź kartę albo żadnej.
cli-ask-keep = zatrzymaj jedną kartę z pary.
cli-ask-pyramid = do której piramidy trafia twój kamień?
cli-ask-pyramid-by-card = do której piramidy trafia twój kamień? (Wejście)
cli-ask-bonus-card = dobrać wierzchnią kartę targowiska jako premię?
cli-ask-bonus-stones = wziąć kamienie na skład jako premię?
cli-ask-bonus-load = załadować jeden kamień jako premię?
cli-ask-temple = Świątynia nagradza twój kamień: punkty czy kamienie?
cli-move-pass = Pas: nic innego nie można
cli-move-skip = Bez premii

## Pyramids: what is asked

cli-expedition =
    { $all ->
        [none] Ekspedycja { $number }
       *[other] Ekspedycja { $number } z { $all }
    }
cli-card-short =
    { $colour ->
        [green] { $card } zielona
        [orange] { $card } pomarańczowa
        [purple] { $card } fioletowa
       *[none] { $card }
    }
cli-ask-mark = skreśl kształt ({ $shape }), obrócony lub odbity, albo jedno pole.
cli-ask-cross = czerwony krzyżyk: skreśl jeszcze jedno pole (należne: { $count }).
cli-ask-take =
    { $count ->
        [one] weź { $count } nową kartę, odkrytą albo z talii.
        [few] weź { $count } nowe karty, odkryte albo z talii.
        [many] weź { $count } nowych kart, odkrytych albo z talii.
       *[other] weź { $count } nowych kart, odkrytych albo z talii.
    }
cli-ask-keep-two = zatrzymaj dwie ze swoich czterech kart.

## Playing

# Words in `…` are typed as they are, in every language.
cli-welcome = Witaj w grze { $game }. Wpisz numer ruchu albo sam ruch. `help` pokazuje wszystkie polecenia, `quit` kończy grę.
cli-shared-keyboard =
    { $count ->
        [one] Przy tej klawiaturze gra { $count } osoba. Żeby zagrać z botem: { $command }
        [few] Przy tej klawiaturze grają { $count } osoby. Żeby zagrać z botem: { $command }
        [many] Przy tej klawiaturze gra { $count } osób. Żeby zagrać z botem: { $command }
       *[other] Przy tej klawiaturze gra { $count } osób. Żeby zagrać z botem: { $command }
    }
# Whose stones are whose, as in “Black is you and White is mason.”
cli-is-bot = { $name } to { $bot }
cli-is-you = { $name } to ty
cli-is-here = { $name } siedzi przy tej klawiaturze
cli-seats-differ = W tej grze liczba miejsc to { $seats }, a --players wymienia { $players }. Na wszystkich miejscach grają ludzie.
cli-compiling = Kompilowanie poziomów (raz na wersję, około pół minuty)
cli-thinks = { $name } myśli
# What went wrong with a bot; $detail is English.
cli-bot-failed =
    { $kind ->
        [crashed] { $name } ({ $bot }): awaria: { $detail }. Zagrano za niego losowy ruch.
        [illegal] { $name } ({ $bot }): brak dozwolonego ruchu: { $detail }. Zagrano za niego losowy ruch.
        [late] { $name } ({ $bot }): spóźnienie: { $detail }. Zagrano za niego losowy ruch.
        [flooded] { $name } ({ $bot }): zbyt długa odpowiedź: { $detail }. Zagrano za niego losowy ruch.
       *[often] { $name } ({ $bot }): zbyt wiele błędów, żeby pytać dalej. Zagrano za niego losowy ruch.
    }
cli-curtain-imhotep = Przekaż ekran graczowi: { $name }. Naciśnij Enter, żeby zobaczyć parę kart.
cli-curtain-pyramids = Przekaż ekran graczowi: { $name }. Naciśnij Enter, żeby zobaczyć swoje cztery karty.
cli-curtain-plain = Przekaż ekran graczowi: { $name }. Naciśnij Enter, żeby grać dalej.
# Somebody is asked although it is the turn of $other.
cli-asked-in-turn = { $name } (tura gracza: { $other }): { $question }
cli-decided =
    { $count ->
        [one] (wybór gotowy: { $names })
        [few] (wybór gotowy: { $names })
        [many] (wybór gotowy: { $names })
       *[other] (wybór gotowy: { $names })
    }
cli-others = … i jeszcze { $count }: wpisz `more`
# A line in English follows, which says why.
cli-not-understood = Nie ma takiego ruchu ani polecenia. Wpisz `help`, żeby zobaczyć wszystkie.
cli-not-possible = To niemożliwe.
cli-no-such-number = wybierz numer od 1 do { $last }, a nie { $number }
cli-undo-bot = { $name } to bot ({ $bot }), a cofnąć można tylko ruchy ludzi
cli-undo-nobody = nikt jeszcze nie wykonał ruchu
cli-undo-you = nie masz jeszcze ruchu do cofnięcia
cli-undo-unmoved = { $name }: nie ma jeszcze ruchu do cofnięcia
cli-undo-late = za późno, żeby cofnąć ten ruch: od tego czasu ktoś wykonał ruch albo odkryto kartę
cli-undo-replies = Cofnięto twój ruch razem z odpowiedziami.
cli-undo-name = po `undo` podaj imię gracza ({ $names }) albo nic, a nie { $typed }
cli-saved =
    { $count ->
        [one] Zapisano { $count } ruch w pliku { $path }
        [few] Zapisano { $count } ruchy w pliku { $path }
        [many] Zapisano { $count } ruchów w pliku { $path }
       *[other] Zapisano { $count } ruchów w pliku { $path }
    }
cli-save-what = `save` potrzebuje pliku, na przykład: save game.record
cli-save-taken = plik { $path } już istnieje i nie jest zapisem gry
cli-open-what = `open` potrzebuje pliku, na przykład: open game.record
cli-open-no-record = { $path } nie jest zapisem gry
cli-open-over = { $path }: ta gra już się skończyła; przeczytasz ją poleceniem `{ $command }`
cli-open-by-hand = { $path }: losuje się w niej ręcznie, a gra w terminalu wymaga losowań z ziarna
cli-check = Sprawdź każde losowanie i każdy ruch: { $command }
cli-read-again = Przeczytaj grę jeszcze raz: { $command }
cli-goodbye = Do zobaczenia.
cli-nothing-saved = Nie było żadnego ruchu, więc niczego nie zapisano. `{ $command }` zaczyna nową grę.
cli-go-on = Aby grać dalej: uruchom `{ $command }` i wpisz `open { $path }`
cli-kept = Zapis gry jest w pliku { $path }
cli-not-kept = Zapisu nie udało się zachować ani tutaj, ani w folderze plików tymczasowych.

## The table

cli-player = Gracz
# The heading over the points that players would have if the game ended now: short.
cli-if-ended = Gdyby koniec
cli-start-player = pierwszy gracz: { $name }
cli-harbour = Port (dziób po lewej)
cli-site =
    { $ship ->
        [none] { $site } { $side }
       *[other] { $site } { $side }, stoi łódź { $ship }
    }
cli-unloads = wyładunek
cli-times = { $count } × { $card }
cli-stones-from-quarry =
    { $count ->
        [one] { $count } kamień z kamieniołomu
        [few] { $count } kamienie z kamieniołomu
        [many] { $count } kamieni z kamieniołomu
       *[other] { $count } kamieni z kamieniołomu
    }
cli-top-card = dobierz wierzchnią kartę targowiska
# A space of a ship or of the market, and what lies there.
cli-space = pole { $space }, { $what }
# A field of a small pyramid: which one, its points, and its bonus.
cli-field =
    { $bonus ->
        [card]
            { $points ->
                [one] { $pyramid }, { $points } punkt i karta
                [few] { $pyramid }, { $points } punkty i karta
                [many] { $pyramid }, { $points } punktów i karta
               *[other] { $pyramid }, { $points } punktów i karta
            }
        [stones]
            { $points ->
                [one] { $pyramid }, { $points } punkt i kamienie
                [few] { $pyramid }, { $points } punkty i kamienie
                [many] { $pyramid }, { $points } punktów i kamienie
               *[other] { $pyramid }, { $points } punktów i kamienie
            }
        [load]
            { $points ->
                [one] { $pyramid }, { $points } punkt i załadunek
                [few] { $pyramid }, { $points } punkty i załadunek
                [many] { $pyramid }, { $points } punktów i załadunek
               *[other] { $pyramid }, { $points } punktów i załadunek
            }
       *[none]
            { $points ->
                [one] { $pyramid }, { $points } punkt
                [few] { $pyramid }, { $points } punkty
                [many] { $pyramid }, { $points } punktów
               *[other] { $pyramid }, { $points } punktów
            }
    }
# The notes below stand in frames of 36 columns: the shorter the better.
cli-row = rząd { $number }
cli-by-row = na koniec, za rzędy: { $points }
cli-groups = na koniec, grupy: { $points } +{ $further }
cli-by-height = na koniec, za wysokość: { $points }
cli-tower-points = punkty
cli-towers = wieże
cli-single-stones = pojedyncze
cli-tower-rule =
    { $points ->
        [one] 3 tworzą wieżę; pojedynczy { $points } punkt
        [few] 3 tworzą wieżę; pojedynczy { $points } punkty
        [many] 3 tworzą wieżę; pojedynczy { $points } punktów
       *[other] 3 tworzą wieżę; pojedynczy { $points } punktów
    }
cli-built-next = punkty od razu, ( ) to następne
cli-edge =
    { $points ->
        [one] krawędź, po { $points } punkcie
        [few] krawędź, po { $points } punkty
        [many] krawędź, po { $points } punktów
       *[other] krawędź, po { $points } punktów
    }
# C, S and L stand on the fields.
cli-bonus-letters =
    { $points ->
        [one] { $points } punkt i C karta, S kamienie, L ładuj
        [few] { $points } punkty i C karta, S kamienie, L ładuj
        [many] { $points } punktów i C karta, S kamienie, L ładuj
       *[other] { $points } punktów i C karta, S kamienie, L ładuj
    }
cli-level = poziom { $number }
cli-brings = daje
cli-temple-points =
    { $points ->
        [one] co rundę { $points } punkt za kamień widoczny z góry, jak [ ]
        [few] co rundę { $points } punkty za kamień widoczny z góry, jak [ ]
        [many] co rundę { $points } punktów za kamień widoczny z góry, jak [ ]
       *[other] co rundę { $points } punktów za kamień widoczny z góry, jak [ ]
    }
# ? and C stand on the fields.
cli-temple-bonuses = co rundę, jeśli widać z góry: ? punkty albo kamienie ({ $points } albo { $stones }), C karta
cli-no-pair = brak pary
cli-card-red = kamień od razu
cli-card-green =
    { $stones ->
        [one] { $points } za { $stones } kamień
        [few] { $points } za { $stones } kamienie
        [many] { $points } za { $stones } kamieni
       *[other] { $points } za { $stones } kamieni
    }
cli-card-lever = rejs, kolejność
cli-card-hammer = { imhotep-card-effect-hammer }
cli-card-sail = załaduj 1, płyń
cli-card-chisel = załaduj 2

# What is printed on the fields of a chamber: at most six letters.
cli-field-E = WEJŚC.
cli-field-T = GRÓB
cli-field-r = kl. r
cli-field-g = kl. g
cli-field-s = czasz.
cli-field-x = krzyż
cli-field-t = poch.
cli-field-e = eliks.
# The letters stand on the fields.
cli-legend = E wejście, T grobowiec, r g klejnot, s czaszka, x krzyżyk, t pochodnia, e eliksir, ## ściana, XX skreślone
cli-card = Karta { $card }
cli-no-cards = nie widać kart
cli-display = Do wyboru
cli-display-cards = Do wyboru: { $cards } (`board` rysuje wszystko)
cli-gems = { $red } cz. { $green } ziel.
cli-colours-left = Wolne punkty piramid: { $points }
# The list of moves: fields of a card.
cli-single = { $card } pole
cli-shape = { $card } kształt
cli-top-of-deck = wierzch talii

## The end, records, advice

cli-points-with = punkty za
cli-total = razem
cli-place = miejsce
cli-tie-imhotep = kamienie na składzie
cli-tie-pyramids = najniższa piramida
cli-unfinished = Gra jest nieskończona.
cli-record-game = Gra
cli-record-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } graczy
    }
cli-record-edition = { $edition } ({ $hash }), wersja zasad { $version }
cli-record-played = Rozegrana
cli-record-moves =
    { $count ->
        [one] { $date }, { $count } ruch
        [few] { $date }, { $count } ruchy
        [many] { $date }, { $count } ruchów
       *[other] { $date }, { $count } ruchów
    }
cli-record-chance = Los
cli-record-by-hand = losowanie ręczne
cli-record-committed = zobowiązanie { $commitment }
cli-record-result = Wynik
# $level is the name of a bot; 95 % ranges are those of the estimates.
cli-hint =
    { $count ->
        [one] { $level } radzi (gracz: { $name }) po { $count } symulacji; w nawiasach przedziały 95%
        [few] { $level } radzi (gracz: { $name }) po { $count } symulacjach; w nawiasach przedziały 95%
        [many] { $level } radzi (gracz: { $name }) po { $count } symulacjach; w nawiasach przedziały 95%
       *[other] { $level } radzi (gracz: { $name }) po { $count } symulacjach; w nawiasach przedziały 95%
    }
cli-hint-exact = { $level } przeliczył ruchy do końca gry (gracz: { $name })
cli-hint-move = ruch
cli-hint-wins = wygrana
cli-hint-points = punkty
# $line is a row of moves in notation.
cli-hint-line = Spodziewany przebieg: { $line }
cli-hint-drawn = (wylosowano: { $move })
cli-hint-percent = { $number }%

## Reviews

cli-review-reviewing = Analiza
# $level is the name of a bot.
cli-review-judge =
    { $count ->
        [one] Ocenia { $level }: { $count } symulacja na każdy ruch.
        [few] Ocenia { $level }: { $count } symulacje na każdy ruch.
        [many] Ocenia { $level }: { $count } symulacji na każdy ruch.
       *[other] Ocenia { $level }: { $count } symulacji na każdy ruch.
    }
# Headings over the columns of a table: short.
cli-review-grade = ocena
cli-review-lost =
    { $what ->
        [percent] strata %
       *[points] strata pkt
    }
# What was done or drawn; $name is a player or “Draw”.
cli-review-at = Ruch { $turn }, { $name }: { $what }
cli-review-chance = Szansa na wygraną, { $name }: { $before } → { $after }
# What a draw changed: numbers with their signs.
cli-review-changed = ({ $percent } szansy na wygraną, { $points } punktu)
# Over a table of means.
cli-review-means =
    { $count ->
        [one] { $count } gra
        [few] Średnie z { $count } gier
        [many] Średnie z { $count } gier
       *[other] Średnie z { $count } gry
    }
cli-review-done = Przeanalizowane gry: { $count } z { $all }.
cli-review-written = Strona jest w pliku { $path }.

## Help

# Typed as they are, in every language: market, pyramid, temple, chamber, obelisks, chisel, hammer, sail, lever, middle,
# right, accept, load b2, skip, hint vizier, undo.

cli-help-turn = TWOJA TURA
cli-help-turn-about =
    { $rounds ->
        [one] jedna akcja; runda kończy się, gdy wypłyną cztery łodzie, a gra po { $rounds } rundzie
        [few] jedna akcja; runda kończy się, gdy wypłyną cztery łodzie, a gra po { $rounds } rundach
        [many] jedna akcja; runda kończy się, gdy wypłyną cztery łodzie, a gra po { $rounds } rundach
       *[other] jedna akcja; runda kończy się, gdy wypłyną cztery łodzie, a gra po { $rounds } rundach
    }
cli-help-take =
    { $stones ->
        [one] najwyżej { $stones } kamień z kamieniołomu na skład, który mieści { $spaces }
        [few] najwyżej { $stones } kamienie z kamieniołomu na skład, który mieści { $spaces }
        [many] najwyżej { $stones } kamieni z kamieniołomu na skład, który mieści { $spaces }
       *[other] najwyżej { $stones } kamieni z kamieniołomu na skład, który mieści { $spaces }
    }
cli-help-load = kamień ze składu na pole 2 łodzi b, licząc od dziobu
cli-help-sail = dowolna łódź z dość dużą liczbą kamieni, czyjekolwiek są, do wolnego placu budowy (market, pyramid, temple, chamber, obelisks), gdzie kamienie wyładowuje się od dziobu
cli-help-play = niebieska karta zdobyta we wcześniejszej turze: chisel (załaduj 2), hammer (weź, załaduj 1), sail (załaduj 1 i płyń tą łodzią), lever (płyń, wyładunek w twojej kolejności)
cli-help-pass = tylko gdy nic innego nie można
cli-help-asked = GDY PADNIE PYTANIE
cli-help-asked-about = o twoje kamienie, także w turach innych graczy
cli-help-card = market: karta z pola 2 albo żadna; czerwone działają od razu
cli-help-pair = market B: obejrzyj zakrytą parę, zatrzymaj pierwszą albo drugą
cli-help-pyramid = pyramid B: albo middle, right; potem accept, load b2 albo skip
cli-help-point = temple B: punkty albo kamienie ({ $points } albo { $stones }) za widoczny kamień
cli-help-unload = lever: następny jest kamień z pola 3
cli-help-commands = POLECENIA
cli-help-commands-about = numer wykonuje ruch o tym numerze z listy
cli-help-help = ta strona
cli-help-board = narysuj cały stół jeszcze raz
cli-help-more = wypisz wszystkie ruchy, ilekolwiek ich jest
cli-help-log = dotychczasowa gra słowami
cli-help-hint = najlepsze ruchy zdaniem Faraona po mniej więcej sekundzie namysłu i dlaczego inne są gorsze; hint vizier: zdaniem Wezyra
cli-help-undo = cofnij ostatni ruch, jeśli od tego czasu nic nie odkryto, a w grze z samymi botami razem z ich odpowiedziami; undo { $name }: ostatni ruch gracza { $name }
cli-help-save = zapisz dotychczasową grę
cli-help-open = zostaw tę grę i graj dalej w tę z zapisu
cli-help-quit = zakończ grę; jej zapis zostaje zachowany
cli-help-expeditions = EKSPEDYCJE
cli-help-expeditions-about = rundy: { $rounds }, karty w rundzie: { $cards }; wszyscy skreślają ten sam kształt jednocześnie i w tajemnicy
cli-help-mark = kształt na karcie 12, obrócony lub odbity, na polach, które nie są ścianami ani skreślone
cli-help-mark-single = albo jedno pole, zawsze wolno
cli-help-mark-where = pierwsze skreślenie na karcie obejmuje wejście, późniejsze stykają się bokiem z wcześniejszymi
cli-help-keep = na początku: dwie z twoich czterech kart
cli-help-take-card = za zbadaną piramidę: odkryta karta albo wierzch talii
cli-help-symbols = SYMBOLE
cli-help-symbols-about = na skreślonym polu; na liście ruchów stoją za nim, na przykład (rs)
cli-help-gems = klejnoty: { $pair } za każdą parę czerwonego i zielonego, { $single } za samotny
cli-help-torch = pochodnia tej rundy: { $points }
cli-help-skull = następna czaszka; liczy się najwyższa: { $points }
cli-help-elixir = eliksir: znikają dwie najwyższe czaszki
cli-help-cross = czerwony krzyżyk: od razu jeszcze jedno pole na dowolnej karcie
cli-help-tomb = grobowiec, piramida jest zbadana: { $points }
cli-help-colours = punkty piramid
cli-help-colours-about = { $points } dla tego, kto jako następny ma 2, 4 albo 6 zbadanych piramid jednego koloru

# What a mark of Pyramids brings; the numbers count what the player has so far.
cli-fields-crossed =
    { $gains ->
        [none] { $name } skreśla { $fields } na karcie { $card }.
       *[other] { $name } skreśla { $fields } na karcie { $card }: { $gains }.
    }
cli-gain-gem =
    { $gem ->
        [red] czerwony klejnot nr { $count }
       *[green] zielony klejnot nr { $count }
    }
cli-gain-torch = pochodnia rundy { $round }
cli-gain-skull = czaszka nr { $count }
cli-gain-elixir =
    { $count ->
        [one] eliksir (zostaje { $count } czaszka)
        [few] eliksir (zostają { $count } czaszki)
        [many] eliksir (zostaje { $count } czaszek)
       *[other] eliksir (zostaje { $count } czaszek)
    }
cli-gain-red-cross =
    { $count ->
        [one] czerwony krzyżyk
        [few] { $count } czerwone krzyżyki
        [many] { $count } czerwonych krzyżyków
       *[other] { $count } czerwonych krzyżyków
    }

## Lekcje

cli-learn-step = Krok { $step } z { $steps }
cli-learn-how = Aby zacząć lub kontynuować: { $command }
cli-learn-one = Wybrana lekcja, na przykład: { $command }
cli-learn-you = Grasz kolorem: { $name }.
cli-learn-reading = Enter: dalej. Także: back, skip, quit.
cli-learn-doing = Wpisz numer lub ruch. Także: show, back, skip, help, quit.
cli-learn-shown = Pokazano: { $move }
cli-learn-next = Następna lekcja: { $title }. Enter: dalej, quit: koniec.
cli-learn-all-done = To były wszystkie lekcje gry { $game }.
cli-learn-first = to jest pierwszy krok
cli-learn-not-kept = Nie można zapisać postępu: { $reason }
cli-learn-first-game = Twoja pierwsza gra, z trenerem u boku: { $command }
cli-first-game-how = Trener odzywa się, gdy jest coś nowego. Także: quiet, wake.
cli-first-game-quiet = Trener milczy. Aby go obudzić: wake.
cli-first-game-wake = Trener znów się odzywa.

## Zagadki

cli-puzzle-title = Zagadka { $id }: { $game }
cli-puzzle-level = Najsłabszy bot, który ją rozwiązuje: { $level }
cli-puzzle-counts-margin = Ruch: { $name }. Liczą się punkty gracza { $name } na koniec gry minus punkty najlepszego rywala.
cli-puzzle-counts-first = Ruch: { $name }. Liczy się pierwsze miejsce gracza { $name } na koniec gry.
cli-puzzle-moves =
    { $count ->
        [one] Potrzeba { $count } ruchu.
        [few] Potrzeba { $count } ruchów.
        [many] Potrzeba { $count } ruchów.
       *[other] Potrzeba { $count } ruchu.
    }
cli-puzzle-how = Wpisz numer albo ruch. Także: answer, more, help, quit.
cli-puzzle-right = Dobrze.
cli-puzzle-wrong-margin = { $move } to nie najlepszy ruch: kosztuje { $points } pkt. Spróbuj jeszcze raz.
cli-puzzle-wrong-first = { $move } to nie najlepszy ruch: kosztuje { $percent }% pierwszego miejsca. Spróbuj jeszcze raz.
cli-puzzle-solved = Rozwiązane. Wszystkie ruchy i do czego prowadzą:
cli-puzzle-answer = Rozwiązanie: { $moves }. Wszystkie pierwsze ruchy i do czego prowadzą:
cli-puzzle-move = Ruch
cli-puzzle-lead = Przewaga
# The command stays as it is.
cli-puzzle-record = `saqqara puzzle record { $id } --out FILE` zapisuje przebieg tej partii.
cli-puzzle-streak = Dni z rzędu: { $count }.
