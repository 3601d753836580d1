# Polish. The same messages are in every language; a test compares them. What the values are is said in en.ftl.
#
# Names of players cannot be inflected, so they stand in the nominative: before a verb in the present tense or after a
# colon. The variant [other] of a number is never a fraction here; it speaks for numbers that come as text.

## Every page

page-skip = Przejdź do treści
page-name = Saqqara
page-home = Saqqara: do lobby
page-theme = Jasno lub ciemno
page-cancel = Anuluj
page-close = Zamknij
page-to-lobby = Do lobby
page-unofficial = Nieoficjalne wydanie dwóch gier planszowych. Niezwiązane z ich wydawcami.
page-version = Saqqara { $version }
list-last = { $before } i { $last }

## The lobby

lobby-page = Saqqara: Imhotep i Pyramids
lobby-title = Buduj na wieki.
lobby-lead = Zagraj ze znajomymi przez link, tutaj przy jednym stole albo z botami. Bez zakładania konta.
you-name = Twoje imię
you-saved = Twoje imię to teraz { $name }. Przy stołach, przy których już siedzisz, zostaje poprzednie.
person-guest = Gość { $number }
tables-open = Otwarte stoły
tables-you-owe = Twój ruch
tables-watch = Oglądaj
tables-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnych miejsc
    }
status-waiting = Czeka na graczy
status-playing = Gra trwa
status-over = Koniec gry

## A new table

new-game = Gra
new-seats = Gracze
new-count = Liczba miejsc
new-sides = Strony placów budowy
new-wrath = Gniew faraona
new-wrath-about = Kto skończy grę bez swojego kamienia na Piramidzie, w Świątyni, w Grobowcu lub na Obeliskach, traci 5 punktów.
new-edition = Edycja
new-clock = Zegar
new-absent = Gdy ktoś zniknie
new-stand-in = Bot sam gra za tę osobę
new-stand-in-after = Po upływie
new-stand-in-level = Poziom botów w zastępstwie
new-company = Towarzystwo
new-listed = Publiczny
new-listed-about = Każdy widzi ten stół w lobby i może się dosiąść. W przeciwnym razie tylko z twoim linkiem.
new-chat = Czat
new-chat-about = Gracze mogą do siebie pisać.
clock-none = Bez zegara
clock-per-move = Czas na każdy ruch
clock-per-player = Czas na gracza
clock-each-move = Na każdy ruch
clock-each-player = Na każdego gracza
clock-unit = Jednostka
clock-increment = Sekundy dodawane po każdym ruchu
clock-at-zero = Gdy czas minie
at-zero-bot-moves-once = bot wykonuje ten jeden ruch
at-zero-bot-takes-over = bot przejmuje grę
unit-seconds = sekundy
unit-minutes = minuty
unit-hours = godziny
unit-days = dni
sitter-me = Ja
sitter-open = Wolne miejsce
sitter-bot = Bot: { $level }
sitter-who = Kto zajmuje miejsce { $seat }, kolor { $colour }
sitter-name = Imię
sitter-name-of = Imię gracza na miejscu { $seat }
sitter-name-full =
    { $count ->
        [one] Imię ma najwyżej { $count } znak.
        [few] Imię ma najwyżej { $count } znaki.
        [many] Imię ma najwyżej { $count } znaków.
       *[other] Imię ma najwyżej { $count } znaku.
    }
level-apprentice = Uczeń
level-mason = Kamieniarz
level-architect = Architekt
level-vizier = Wezyr
colour-black = czarny
colour-white = biały
colour-brown = brązowy
colour-gray = szary
game-imhotep = Imhotep
game-imhotep-about = Ładuj łodzie, wybieraj im przystań i wznieś pięć budowli w sześć rund.
game-pyramids = Silver & Gold: Pyramids
game-pyramids-about = Skreślaj pola komnat, omijaj czaszki i przed innymi dotrzyj do złotych grobowców.

## The table

table-skip = Przejdź do swoich ruchów
head-round =
    { $rounds ->
        [none] Runda { $round }
       *[other] Runda { $round } z { $rounds }
    }
connection-connecting = Łączenie…
# Nothing is said while all is well.
connection-open = { "" }
connection-paused = Serwer nie ma dostępu do swoich zapisów. Sam ruszy dalej, nic nie przepadnie.
connection-reconnecting =
    { $isSending ->
        [yes] Ponowne łączenie… Twój wybór czeka i zostanie wysłany.
       *[no] Ponowne łączenie…
    }
# The title of the browser's tab: who is to move, then the game.
title-page = { $state } – { $game }
title-your-turn = Twój ruch
title-turn-of = Ruch: { $name }
title-others = Na ruchu: { $names }
title-waiting = Czekamy na graczy
title-playing = Gra trwa
title-over = Partia skończona
title-nothing = Brak stołu
title-damaged = Uszkodzony stół
seats-title = Gracze
# The number itself stands before it.
seats-points =
    { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktów
    }
seats-you = ty
seats-open = wolne miejsce
seats-free = Miejsce { $seat }
# Two players with the same name are told apart by the colour of their stones.
seats-namesake = { $player } ({ $colour })
seats-bot = bot
seats-waking = bot, szykuje się
seats-stands-in = gra { $level }
seats-bot-plays = Za gracza { $name } gra teraz { $level }.
seats-plays-again = { $name } znowu gra.
seats-owes = na ruchu
seats-thinks = myśli
seats-clock = Pozostały czas:
seats-sit = Usiądź tutaj
seats-sit-at = Usiądź tutaj: miejsce { $seat }
seats-let-bot-play = Niech gra bot
seats-let-bot-play-for = Niech gra bot zamiast gracza: { $name }
seats-agreed = Za tym, żeby zagrał bot: { $names }
seats-mute-name = Wycisz gracza: { $name }
seats-unmute-name = Odcisz gracza: { $name }
seats-stand-up = Wstań
seats-hints =
    { $count ->
        [one] { $count } podpowiedź
        [few] { $count } podpowiedzi
        [many] { $count } podpowiedzi
       *[other] { $count } podpowiedzi
    }
presence-away = patrzy gdzie indziej
presence-gone = offline
sit-name = Twoje imię
sit-go = Usiądź
sit-stones = Twoje kamienie
sit-nameless = Wpisz swoje imię: zobaczą je pozostali.
tabs-label = Twoje miejsca
ask-title = Twój ruch
# $question is one of the messages ask-…
prompt-yours =
    { $name ->
        [none] Twój ruch. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
prompt-over = Partia skończona.
prompt-watching = Oglądasz grę.
prompt-looking = Oglądasz wcześniejsze ruchy.
notation-label = Albo wpisz ruch
notation-hint-imhotep = load b2
notation-hint-pyramids = mark 12 a1 a2
notation-play = Zagraj
plain-ask = Wybierz ruch.
plain-flag =
    { $is ->
        [yes] tak
       *[no] nie
    }
# What happened in a game that has no texts here, in the words of its rules: “Ada: advanced, steps 2”.
plain-event =
    { $name ->
        [none] { $event }
       *[other] { $name }: { $event }
    }
deeds-undo = Cofnij
deeds-ask-back = Poproś o cofnięcie
deeds-take-back = Cofnij ruch
# What the button Undo takes back: the last choice of an unfinished move.
deeds-of-pick = ostatni wybór
deeds-of-move =
    { $name ->
        [none] twój ostatni ruch
       *[other] ruch gracza: { $name }
    }
deeds-of-others =
    { $name ->
        [none] decydują inni
       *[other] { $name }: ruch; decydują inni
    }
deeds-of-turn =
    { $name ->
        [none] i wszystko po nim
       *[other] { $name }: ruch i wszystko po nim
    }
deeds-no-back-asked = czeka już prośba
deeds-no-back-unmoved = jeszcze nic
deeds-leave = Oddaj miejsce botowi
deeds-hand-over = Niech bot gra za mnie
deeds-return = Wracam na miejsce
deeds-fill = Posadź boty na wolnych miejscach
deeds-level = Poziom
back-title = Prośba
# $move is one of the messages did-…
back-asked =
    { $move ->
        [none] { $name } prosi o cofnięcie ruchu.
       *[other] { $name } prosi o cofnięcie ruchu: { $move }.
    }
back-later = Znikną też wszystkie późniejsze ruchy, także innych graczy.
back-withdraw =
    { $name ->
        [none] Wycofaj prośbę
       *[other] { $name }: wycofaj prośbę
    }
back-declined = Pozostali nie zgodzili się na cofnięcie ruchu.
back-waits =
    { $move ->
        [none]
            { $names ->
                [none] Twoja prośba o cofnięcie ruchu jest wysłana.
               *[other] Twoja prośba o cofnięcie ruchu jest wysłana. Czekamy na odpowiedź: { $names }.
            }
       *[other]
            { $names ->
                [none] Twoja prośba o cofnięcie ruchu jest wysłana: { $move }.
               *[other] Twoja prośba o cofnięcie ruchu jest wysłana: { $move }. Czekamy na odpowiedź: { $names }.
            }
    }
back-accept =
    { $name ->
        [none] Zgoda
       *[other] { $name } się zgadza
    }
back-decline =
    { $name ->
        [none] Odmów
       *[other] { $name } odmawia
    }
invite-title = Zaproś znajomych
invite-about = Każdy, kto ma ten link, może się dosiąść.
invite-bots = Wszystkie miejsca są zajęte. Kto ma ten link, może przejąć miejsce bota.
invite-local = Ten adres działa tylko na tym komputerze. Dla znajomych gdzie indziej trzeba uruchomić dom poleceniem { $command }.
invite-link = Link z zaproszeniem
invite-copy = Kopiuj
invite-copied = Skopiowano.
invite-select = Zaznaczono: skopiuj klawiaturą.
invited-by =
    { $count ->
        [one] { $names } zaprasza cię do gry { $game }
        [few] { $names } zapraszają cię do gry { $game }
        [many] { $names } zapraszają cię do gry { $game }
       *[other] { $names } zapraszają cię do gry { $game }
    }
invited-open = Zaproszenie do gry { $game }
invited-seats =
    { $free ->
        [one] Wolne jest { $free } miejsce z { $seats }.
        [few] Wolne są { $free } miejsca z { $seats }.
        [many] Wolnych jest { $free } miejsc z { $seats }.
       *[other] Wolne jest { $free } miejsca z { $seats }.
    }
waiting-title =
    { $free ->
        [one] Stół czeka na jeszcze { $free } osobę
        [few] Stół czeka na jeszcze { $free } osoby
        [many] Stół czeka na jeszcze { $free } osób
       *[other] Stół czeka na jeszcze { $free } osoby
    }
waiting-by-link = Usiąść może tu tylko zaproszony linkiem. Możesz się przyglądać.
curtain-pass = Przekaż graczowi: { $name }
curtain-about = Następny wybór jest tajny. Nikt inny nie powinien patrzeć.
curtain-raise = To ja, { $name }
log-title = Przebieg gry
log-earlier = Wszystkie ruchy w zapisie
chat-title = Czat
chat-news = Nowa wiadomość
chat-text = Napisz coś
chat-send = Wyślij
facts-title = Ten stół
facts-edition = Edycja
facts-shipped = ta, która jest w Saqqarze
facts-sides = Strony
facts-yes = tak
# $time is a span like “20 minutes”; $zero is one of the messages at-zero-…
facts-per-move = { $time } na każdy ruch; potem { $zero }
facts-per-player =
    { $increment ->
        [0] { $time } na każdego gracza; potem { $zero }
        [one] { $time } na każdego gracza i { $increment } sekunda więcej po każdym ruchu; potem { $zero }
        [few] { $time } na każdego gracza i { $increment } sekundy więcej po każdym ruchu; potem { $zero }
        [many] { $time } na każdego gracza i { $increment } sekund więcej po każdym ruchu; potem { $zero }
       *[other] { $time } na każdego gracza i { $increment } sekund więcej po każdym ruchu; potem { $zero }
    }
facts-stand-in = { $time } czekania, potem gra { $level }
facts-listed = Kto może dołączyć
facts-open-to-all = każdy
facts-by-link = kto ma link
facts-spectators = Widzowie
facts-forked = Odgałęzienie
facts-forked-at = od innego stołu, po ruchu { $turn }
origin-before = Wcześniejsze wydarzenia są opisane tam.
board-title = Stół
board-laying = Rozkładamy stół …
board-hidden = Nic nie widać, póki zasłona jest opuszczona.

menu-title = Menu
words-title = Pozycja opisana słowami
words-show = Pozycja słowami
hint-title = Podpowiedź
hint-adviser = Kto doradza
hint-ask = Zapytaj
hint-about = Doradca wie tylko to, co możesz wiedzieć ty. Wszyscy przy stole mogą zobaczyć, że pytasz o radę.
hint-thinking = { $name } myśli…
hint-exact = { $name } przeliczył twoje ruchy aż do końca gry.
hint-after =
    { $count ->
        [one] { $name } sprawdził { $count } możliwy dalszy ciąg.
        [few] { $name } sprawdził { $count } możliwe dalsze ciągi.
        [many] { $name } sprawdził { $count } możliwych dalszych ciągów.
       *[other] { $name } sprawdził { $count } możliwych dalszych ciągów.
    }
# Where another move shows a better chance than the first.
hint-order = Na początku stoi ruch, który wybiera { $name }: sprawdzony najczęściej. Szanse pozostałych są mniej pewne.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Szansa na wygraną: { $percent }% ({ $low }–{ $high })
hint-points = Spodziewane punkty:
hint-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-at-once =
    { $points ->
        [one] { $points } punkt od razu
        [few] { $points } punkty od razu
        [many] { $points } punktów od razu
       *[other] { $points } punktu od razu
    }
hint-if-ended =
    { $points ->
        [one] { $points } punkt, gdyby gra skończyła się teraz
        [few] { $points } punkty, gdyby gra skończyła się teraz
        [many] { $points } punktów, gdyby gra skończyła się teraz
       *[other] { $points } punktu, gdyby gra skończyła się teraz
    }
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = W porównaniu z najlepszym ruchem: { $reasons }.
hint-as-good = Mniej więcej tak dobry jak najlepszy ruch.
hint-you-more = zdobywasz o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej
hint-you-less = zdobywasz o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej
hint-other-more = { $name } zdobywa o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej
hint-other-less = { $name } zdobywa o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej
hint-ahead = Najlepszy ruch: na końcu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu przewagi – { $name }.
hint-behind = Najlepszy ruch: na końcu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu straty – { $name }.
hint-even = Najlepszy ruch: na końcu równa liczba punktów – { $name }.
hint-play = Zagraj to
hint-expects = Spodziewany przebieg: { $moves }
# One step of what the adviser expects, as in “Ada: loading ship B, space 2”.
hint-step = { $name }: { $move }
key-take = Weź kamienie
key-load = Załaduj kamień
key-sail = Popłyń łodzią
key-play-card = Zagraj kartę
key-ship = Wybierz łódź
key-number = Wybierz pole albo przystań dla wybranej łodzi
key-decline = Nie bierz nic, jeśli wolno
key-harbour = Przejdź do portu
key-rotate = Obróć kształt
key-mirror = Odbij kształt
key-single = Skreśl jedno pole
key-arrows = Przechodź między łodziami, przystaniami i kartami
key-fields = Przechodź między polami karty
key-move = Wykonaj ruch o tym numerze
key-enter = Wybierz albo zagraj to, co wybrane
key-back = Krok wstecz
key-drop = Porzuć to, co wybrane
key-hint = Poproś o podpowiedź
key-log = Otwórz przebieg gry
key-look-back = Obejrzyj wcześniejsze ruchy
key-keys = Pokaż tę listę

## The end, fairness, looking back

end-title = Koniec gry
# $reason says what decided a tie.
end-verdict =
    { $reason ->
        [sled]
            { $count ->
                [one] Wygrywa { $names } – decydują kamienie na składzie.
                [few] Zwycięstwem dzielą się { $names } – decydują kamienie na składzie.
                [many] Zwycięstwem dzielą się { $names } – decydują kamienie na składzie.
               *[other] Zwycięstwem dzielą się { $names } – decydują kamienie na składzie.
            }
        [lowest-pyramid]
            { $count ->
                [one] Wygrywa { $names } – decyduje najniższy numer zbadanej piramidy.
                [few] Zwycięstwem dzielą się { $names } – decyduje najniższy numer zbadanej piramidy.
                [many] Zwycięstwem dzielą się { $names } – decyduje najniższy numer zbadanej piramidy.
               *[other] Zwycięstwem dzielą się { $names } – decyduje najniższy numer zbadanej piramidy.
            }
       *[points]
            { $count ->
                [one] Wygrywa { $names }.
                [few] Zwycięstwem dzielą się { $names }.
                [many] Zwycięstwem dzielą się { $names }.
               *[other] Zwycięstwem dzielą się { $names }.
            }
    }
end-place = { $place }. miejsce
end-points = Punkty
# A number of points in the score pad.
end-number = { $number }
end-rematch = Zagraj ponownie
end-show = Pokaż wynik
fair-title = Uczciwy los
fair-how = Skąd wiadomo, że los jest uczciwy
fair-about = Przed pierwszym losowaniem serwer wybrał tajne ziarno i pokazał to zobowiązanie, czyli odcisk ziarna. Po partii ujawnia ziarno: kto zachował zobowiązanie, może sprawdzić, czy do siebie pasują, i powtórzyć każde losowanie.
fair-commitment = Zobowiązanie
fair-seed = Ziarno
fair-entropy = Udziały graczy
fair-download = Pobierz zapis gry
fair-verify = Sprawdź
fair-command = Aby powtórzyć każde losowanie na własnym komputerze:
fair-computed = Obliczone tutaj:
fair-seed-fits = Ziarno pasuje do zobowiązania.
fair-seed-differs = Ziarno nie pasuje do zobowiązania.
fair-seed-unknown = Ta przeglądarka liczy skróty tylko na bezpiecznych stronach (https). Użyj polecenia poniżej.
fair-seen-same = To zobowiązanie, które ta przeglądarka dostała na początku.
fair-seen-other = To nie jest zobowiązanie, które ta przeglądarka dostała na początku.
fair-seen-unseen = Tej przeglądarki nie było przy początku partii; porównaj z kimś, kto wtedy grał.
look-title = Przegląd ruchów
look-slider = Ruch
look-first = Na początek
look-link = Kopiuj link
look-close = Zamknij
look-more = Więcej o tym ruchu
look-back = Ruch wstecz
look-on = Ruch dalej
look-now = Wróć do gry
look-at-now =
    { $turns ->
        [one] Stan obecny, po { $turns } ruchu.
        [few] Stan obecny, po { $turns } ruchach.
        [many] Stan obecny, po { $turns } ruchach.
       *[other] Stan obecny, po { $turns } ruchach.
    }
look-at = Po ruchu { $turn } z { $turns }.
# Whoever draws cards at random.
look-nature = Los
fork-title = Odgałęź stąd
fork-about = Nowy stół, który zaczyna się w tym miejscu partii.
fork-why-over = Tu gra jest już skończona: rozgałęź ją od wcześniejszego ruchu.
fork-why-drawing = Tu dobierane są karty: przejdź o ruch dalej lub wstecz, aby rozgałęzić.
fork-chance = Dalszy los
fork-anew = od nowa
fork-as-it-fell = taki sam jak tutaj
fork-go = Otwórz odgałęzienie

## Imhotep: sites

site-market = Targowisko
site-pyramid = Piramida
site-temple = Świątynia
site-chamber = Grobowiec
site-obelisks = Obeliski
to-market = na Targowisko
to-pyramid = do Piramidy
to-temple = do Świątyni
to-chamber = do Grobowca
to-obelisks = do Obelisków
where-edge = na krawędź piramid
where-small-pyramid =
    { $pyramid ->
        [left] do lewej piramidy, pole { $place }
        [middle] do środkowej piramidy, pole { $place }
       *[right] do prawej piramidy, pole { $place }
    }
where-chamber = do Grobowca, rząd { $row }
pyramid-left = lewa
pyramid-middle = środkowa
pyramid-right = prawa
imhotep-harbour = Port
imhotep-no-ships = Brak łodzi.
imhotep-free = wolne
imhotep-at = przystań: { $site }
imhotep-needs = brakuje { $count }
imhotep-may-sail = może płynąć
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

## Imhotep: market cards

card-hidden = zakryta karta
card-entrance = Wejście
card-entrance-about = Od razu: kamień z twojego kamieniołomu do Piramidy
card-sarcophagus = Sarkofag
card-sarcophagus-about = Od razu: kamień z twojego kamieniołomu do Grobowca
card-path = Brukowana droga
card-path-about = Od razu: kamień z twojego kamieniołomu do Obelisków
card-pyramid-decoration = Dekoracje – Piramida
card-pyramid-decoration-about = Na koniec punkty za kamienie Piramidy
card-temple-decoration = Dekoracje – Świątynia
card-temple-decoration-about = Na koniec punkty za kamienie Świątyni
card-chamber-decoration = Dekoracje – Grobowiec
card-chamber-decoration-about = Na koniec punkty za kamienie Grobowca
card-obelisk-decoration = Dekoracje – Obelisk
card-obelisk-decoration-about = Na koniec punkty za kamienie Obelisków
card-statue = Posąg
card-statue-about = Na koniec: im więcej, tym lepiej
card-lever = Dźwignia
card-lever-about = Popłyń łodzią i wybierz kolejność wyładunku
card-hammer = Młotek
card-hammer-about = Weź kamienie, potem załaduj jeden
card-sail = Żagiel
card-sail-about = Załaduj kamień i popłyń tą łodzią
card-chisel = Dłuto
card-chisel-about = Załaduj dwa kamienie

## Imhotep: questions and moves

ask-action = wybierz jedną akcję.
ask-hammer-load = załaduj jeden kamień (Młotek).
ask-sail-load = załaduj jeden kamień na łódź, która może z nim wypłynąć (Żagiel).
ask-sail-sail = dokąd płynie załadowana łódź? (Żagiel)
ask-chisel-first = załaduj pierwszy z dwóch kamieni (Dłuto).
ask-chisel-second = załaduj drugi kamień (Dłuto).
ask-lever-sail = popłyń łodzią (Dźwignia).
ask-lever-order = który kamień wyładować teraz? (Dźwignia)
ask-market = twój kamień jest na Targowisku: weź kartę albo żadnej.
ask-keep = zatrzymaj jedną kartę z pary.
ask-pyramid = do której piramidy trafia twój kamień?
ask-pyramid-by-card = do której piramidy trafia twój kamień? (Wejście)
ask-bonus-card = dobrać wierzchnią kartę targowiska jako premię?
ask-bonus-stones = wziąć kamienie na skład jako premię?
ask-bonus-load = załadować jeden kamień jako premię?
ask-temple = Świątynia nagradza twój kamień: punkty czy kamienie?
group-take = Weź kamienie
group-load = Załaduj kamień
group-sail = Popłyń łodzią
group-play = Zagraj kartę
group-pass = Pas
group-card = Weź kartę targowiska
group-pair = Weź kartę targowiska
group-decline = Weź kartę targowiska
group-keep = Zatrzymaj jedną
group-unload = Następny wyładunek
group-pyramid = Buduj na
group-bonus = Premia
group-point = Nagroda
group-stones = Nagroda
group-other = Ruchy
move-play = Zagraj: { $card }
move-pass = Pas: nic innego nie można
move-pair = Obejrzyj zakrytą parę i zatrzymaj jedną
move-decline = Bez karty
move-pyramid =
    { $pyramid ->
        [left] Lewa piramida
        [middle] Środkowa piramida
       *[right] Prawa piramida
    }
move-skip = Bez premii
move-point =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktów
    }
did-load = załadunek łodzi { $ship }, pole { $space }
did-sail = rejs łodzi { $ship } { $site }
did-play = zagranie karty „{ $card }”
did-pass = pas
did-card = wzięcie karty targowiska { $number }
did-pair = wzięcie zakrytej pary
did-decline = rezygnacja z karty targowiska
did-unload = pole { $number } do wyładunku jako następne
did-pyramid =
    { $pyramid ->
        [left] budowa lewej piramidy
        [middle] budowa środkowej piramidy
       *[right] budowa prawej piramidy
    }
did-accept = przyjęcie premii
did-skip = rezygnacja z premii
did-point = wybór punktów
did-stones = wybór kamieni
did-keep = zatrzymanie jednej karty z pary
did-take = wzięcie kamieni
source-market = Targowisko
source-pyramid = Piramida
source-temple = Świątynia
source-chamber = Grobowiec
source-obelisks = Obeliski
source-decorations = Dekoracje
source-statues = Posągi
source-blue-cards = Niezagrane niebieskie karty
source-wrath = Gniew faraona
source-before = Wcześniej
source-pyramids = Zbadane piramidy
source-colours = Punkty piramid
source-gems = Klejnoty
source-torches = Pochodnie
source-skulls = Czaszki

## Pyramids

pcolour-green = zieleń
pcolour-orange = oranż
pcolour-purple = fiolet
shape-i2 = linia z 2 pól
shape-i3 = linia z 3 pól
shape-i4 = linia z 4 pól
shape-v3 = narożnik z 3 pól
shape-l4 = L z 4 pól
shape-o4 = kwadrat z 4 pól
field-wall = ściana
field-empty = puste
field-E = wejście
field-T = złoty grobowiec
field-r = czerwony klejnot
field-g = zielony klejnot
field-s = czaszka
field-x = czerwony krzyżyk
field-t = pochodnia
field-e = eliksir
field-crossed = skreślone
field-ghost = w tym ruchu
field-pick = { $field }, { $words }
pyramids-expedition =
    { $all ->
        [none] Ekspedycja { $number }
       *[other] Ekspedycja { $number } z { $all }
    }
pyramids-card-short =
    { $colour ->
        [green] { $card } zielona
        [orange] { $card } pomarańczowa
        [purple] { $card } fioletowa
       *[none] { $card }
    }
ask-mark = skreśl kształt ({ $shape }), obrócony dowolnie, albo jedno pole. Wybierz pole na swoich kartach lub z listy.
ask-cross = czerwony krzyżyk: skreśl jeszcze jedno pole (należne: { $count }).
ask-take =
    { $count ->
        [one] weź { $count } nową kartę, odkrytą albo z talii.
        [few] weź { $count } nowe karty, odkryte albo z talii.
        [many] weź { $count } nowych kart, odkrytych albo z talii.
       *[other] weź { $count } nowych kart, odkrytych albo z talii.
    }
ask-keep-two = zatrzymaj dwie ze swoich czterech kart.
group-shape = Kształt na karcie { $card }
group-single = Jedno pole na karcie { $card }
group-keep-two = Zatrzymaj dwie karty
group-take-card = Weź kartę
did-mark = skreślenie { $fields } na karcie { $card }
did-keep-two = zatrzymanie kart { $one } i { $two }
did-take-card = wzięcie karty { $card }
did-take-deck = wzięcie karty z wierzchu talii

## What happened

event-round = Runda { $round }
event-ships-arrive = Przypływają łodzie o liczbie pól: { $spaces }.
event-card-dealt = Na Targowisku: { $cards }.
event-pair-laid =
    { $count ->
        [one] Na Targowisku leży { $count } zakryta karta.
        [few] Na Targowisku leżą { $count } zakryte karty.
        [many] Na Targowisku leży { $count } zakrytych kart.
       *[other] Na Targowisku leży { $count } zakrytych kart.
    }
event-stones-taken =
    { $count ->
        [one] { $name } bierze { $count } kamień.
        [few] { $name } bierze { $count } kamienie.
        [many] { $name } bierze { $count } kamieni.
       *[other] { $name } bierze { $count } kamieni.
    }
event-stone-loaded = { $name } ładuje kamień na łódź { $ship }, pole { $space }.
event-ship-sailed = { $name } płynie łodzią { $ship } { $site }.
event-ship-unloaded =
    { $count ->
        [one] { $name } płynie łodzią { $ship } { $site }. Kamień: { $who }.
        [few] { $name } płynie łodzią { $ship } { $site }. Kamienie: { $who }.
        [many] { $name } płynie łodzią { $ship } { $site }. Kamienie: { $who }.
       *[other] { $name } płynie łodzią { $ship } { $site }. Kamienie: { $who }.
    }
event-blue-card-played = { $name } zagrywa kartę „{ $card }”.
event-passed = { $name } pasuje, bo nie może zrobić nic innego.
event-stone-unloaded = { $name } wyładowuje pole { $space } łodzi { $ship }.
# $where is one of the messages to-… or where-…
event-stone-placed = { $name }: kamień trafia { $where }.
event-stone-scored =
    { $points ->
        [one] { $name }: kamień trafia { $where } – { $points } punkt.
        [few] { $name }: kamień trafia { $where } – { $points } punkty.
        [many] { $name }: kamień trafia { $where } – { $points } punktów.
       *[other] { $name }: kamień trafia { $where } – { $points } punktów.
    }
event-stone-returned = { $name }: kamień wraca do kamieniołomu.
event-card-taken = { $name } bierze z pola { $space } Targowiska: { $card }.
event-pyramid-taken = { $name } bierze kartę { $card } z miejsca { $from }.
event-pyramid-taken-deck = { $name } bierze kartę { $card } z talii.
event-pair-taken = { $name } bierze zakrytą parę.
event-card-seen = { $name } ogląda: { $cards }.
event-card-seen-unseen =
    { $count ->
        [one] { $name } ogląda w tajemnicy { $count } kartę.
        [few] { $name } ogląda w tajemnicy { $count } karty.
        [many] { $name } ogląda w tajemnicy { $count } kart.
       *[other] { $name } ogląda w tajemnicy { $count } kart.
    }
event-card-kept = { $name } zatrzymuje: { $card }.
event-card-discarded = Odrzucone: { $cards }.
event-declined = { $name } nie bierze karty targowiska.
event-card-drawn = { $name } dobiera: { $card }.
event-red-card-played = { $name } od razu zagrywa kartę „{ $card }”.
event-clock-moved = { $name }: czas minął, więc ruch wykonał bot.
event-points =
    { $points ->
        [one] { $name } zdobywa { $points } punkt: { $source }.
        [few] { $name } zdobywa { $points } punkty: { $source }.
        [many] { $name } zdobywa { $points } punktów: { $source }.
       *[other] { $name } zdobywa { $points } punktów: { $source }.
    }
event-points-lost =
    { $points ->
        [one] { $name } traci { $points } punkt: { $source }.
        [few] { $name } traci { $points } punkty: { $source }.
        [many] { $name } traci { $points } punktów: { $source }.
       *[other] { $name } traci { $points } punktów: { $source }.
    }
event-points-each = { $source }: { $points }.
points-of =
    { $points ->
        [one] { $name } – { $points } punkt
        [few] { $name } – { $points } punkty
        [many] { $name } – { $points } punktów
       *[other] { $name } – { $points } punktu
    }
tower-of =
    { $points ->
        [one] { $name } – wieża, { $points } punkt
        [few] { $name } – wieża, { $points } punkty
        [many] { $name } – wieża, { $points } punktów
       *[other] { $name } – wieża, { $points } punktu
    }
event-tower-built = { $name } buduje wieżę na polu punktów { $place }.
event-deck-reshuffled =
    { $count ->
        [one] Karty odrzucone tworzą nową talię: { $count } karta.
        [few] Karty odrzucone tworzą nową talię: { $count } karty.
        [many] Karty odrzucone tworzą nową talię: { $count } kart.
       *[other] Karty odrzucone tworzą nową talię: { $count } kart.
    }
event-round-ends = Koniec rundy { $round }.
event-game-ends = Koniec gry.
event-bonus-skipped = { $name } rezygnuje z premii.
event-order-fixed = { $name } wybiera do wyładunku pole { $space }.
event-cards-drawn = { $name } dobiera: { $cards }.
event-cards-drawn-unseen =
    { $count ->
        [one] { $name } dobiera { $count } kartę.
        [few] { $name } dobiera { $count } karty.
        [many] { $name } dobiera { $count } kart.
       *[other] { $name } dobiera { $count } kart.
    }
event-cards-kept = { $name } zatrzymuje { $card } i { $other }.
event-card-laid-out = Wyłożone: { $cards }.
event-expedition = Ekspedycja { $number }: { $shape }.
# $gains is a list of the messages gain-…
event-fields-crossed =
    { $gains ->
        [none] { $name } skreśla { $fields } na karcie { $card }.
       *[other] { $name } skreśla { $fields } na karcie { $card }: { $gains }.
    }
event-gem =
    { $gem ->
        [red]
            { $count ->
                [one] { $name } ma { $count } czerwony klejnot.
                [few] { $name } ma { $count } czerwone klejnoty.
                [many] { $name } ma { $count } czerwonych klejnotów.
               *[other] { $name } ma { $count } czerwonych klejnotów.
            }
       *[green]
            { $count ->
                [one] { $name } ma { $count } zielony klejnot.
                [few] { $name } ma { $count } zielone klejnoty.
                [many] { $name } ma { $count } zielonych klejnotów.
               *[other] { $name } ma { $count } zielonych klejnotów.
            }
    }
event-torch = { $name } zapala pochodnię rundy { $round }.
event-skull =
    { $count ->
        [one] { $name } ma { $count } czaszkę.
        [few] { $name } ma { $count } czaszki.
        [many] { $name } ma { $count } czaszek.
       *[other] { $name } ma { $count } czaszek.
    }
event-elixir =
    { $count ->
        [one] { $name } wypija eliksir; zostaje { $count } czaszka.
        [few] { $name } wypija eliksir; zostają { $count } czaszki.
        [many] { $name } wypija eliksir; zostaje { $count } czaszek.
       *[other] { $name } wypija eliksir; zostaje { $count } czaszek.
    }
event-red-cross =
    { $count ->
        [one] { $name } może skreślić jeszcze { $count } pole.
        [few] { $name } może skreślić jeszcze { $count } pola.
        [many] { $name } może skreślić jeszcze { $count } pól.
       *[other] { $name } może skreślić jeszcze { $count } pól.
    }
event-explored = { $name } kończy badanie piramidy { $card }.
event-colour-points =
    { $colour ->
        [green]
            { $points ->
                [one] { $name } zdobywa { $points } punkt za zielone piramidy.
                [few] { $name } zdobywa { $points } punkty za zielone piramidy.
                [many] { $name } zdobywa { $points } punktów za zielone piramidy.
               *[other] { $name } zdobywa { $points } punktów za zielone piramidy.
            }
        [orange]
            { $points ->
                [one] { $name } zdobywa { $points } punkt za pomarańczowe piramidy.
                [few] { $name } zdobywa { $points } punkty za pomarańczowe piramidy.
                [many] { $name } zdobywa { $points } punktów za pomarańczowe piramidy.
               *[other] { $name } zdobywa { $points } punktów za pomarańczowe piramidy.
            }
       *[purple]
            { $points ->
                [one] { $name } zdobywa { $points } punkt za fioletowe piramidy.
                [few] { $name } zdobywa { $points } punkty za fioletowe piramidy.
                [many] { $name } zdobywa { $points } punktów za fioletowe piramidy.
               *[other] { $name } zdobywa { $points } punktów za fioletowe piramidy.
            }
    }
event-cross-lapses = { $name }: brak pola na czerwony krzyżyk, więc przepada.
# The number counts the player's gems of that colour so far.
gain-gem =
    { $gem ->
        [red] czerwony klejnot nr { $count }
       *[green] zielony klejnot nr { $count }
    }
gain-torch = pochodnia rundy { $round }
gain-skull = czaszka nr { $count }
gain-elixir =
    { $count ->
        [one] eliksir (zostaje { $count } czaszka)
        [few] eliksir (zostają { $count } czaszki)
        [many] eliksir (zostaje { $count } czaszek)
       *[other] eliksir (zostaje { $count } czaszek)
    }
gain-red-cross =
    { $count ->
        [one] czerwony krzyżyk
        [few] { $count } czerwone krzyżyki
        [many] { $count } czerwonych krzyżyków
       *[other] { $count } czerwonych krzyżyków
    }

## What went wrong

trouble-unreachable = Serwer nie odpowiada. Sprawdź połączenie.
# $message is English, from the house.
trouble-bad-message = Serwer nie zrozumiał: { $message }
trouble-bad-options = Z tego nie da się zrobić stołu: { $message }
trouble-unreadable-move = Nie ma takiego ruchu: { $message }
trouble-no-token = Serwer cię nie zna. Najpierw wybierz imię.
trouble-not-your-seat = To nie jest twoje miejsce.
trouble-not-allowed = Niedozwolone: { $message }
trouble-no-such-table = Nie ma takiego stołu.
trouble-no-such-page = Nie ma takiej strony.
trouble-wrong-method = Serwer nie zrozumiał: { $message }
trouble-wrong-host = Serwer nie ma takiego adresu: { $message }
trouble-illegal-move = To niemożliwe: { $message }
trouble-not-your-turn = To nie jest twój ruch.
trouble-stale-move = Na stole coś się zmieniło; spójrz i wybierz jeszcze raz.
trouble-cannot-undo = Nie można cofnąć ({ $message }). Możesz poprosić o to innych.
trouble-match-over = Partia skończona.
trouble-not-now = Nie teraz: { $message }
trouble-too-large = To za dużo naraz.
trouble-too-many = Zbyt wiele zapytań; poczekaj chwilę.
trouble-fault = Coś się zepsuło na serwerze. { $message }
trouble-unreadable-table = Zapis tego stołu jest uszkodzony; naprawić go może osoba, która prowadzi serwer.
trouble-unavailable = Serwer jest teraz niedostępny. Nic nie przepadło; spróbuj ponownie.

## Chrome
chrome-language = Język
chrome-rules = Zasady
chrome-sound = Dźwięk
chrome-keys = Klawisze
chrome-menu = Menu
chrome-tools = Narzędzia
chrome-close = Zamknij

## Rules

# The small panel beside a "?" and the page of the rules. `topic-…` is a title, `topic-…-text` the rule in two to four
# sentences, `topic-…-more` its fine points (on the page only), `topic-…-example` the caption of a small drawing.
# Colours are those of the stones: black, white, brown, gray. Figures come from the edition that is played.

rules-title-imhotep = Zasady gry Imhotep
rules-title-pyramids = Zasady gry Silver & Gold: Pyramids
rules-lead-imhotep = Wszystko, co ten stół wie o grze Imhotep, opowiedziane naszymi słowami. Każda zasada ma numer, żeby można było się na nią powołać.
rules-lead-pyramids = Wszystko, co ten stół wie o grze Pyramids, opowiedziane naszymi słowami. Każda zasada ma numer, żeby można było się na nią powołać.
rules-choice = Wybierz grę
rules-contents = Spis treści
rules-print = Drukuj
rules-numbers =
    { $count ->
        [one] Zasada { $numbers }
        [few] Zasady { $numbers }
        [many] Zasady { $numbers }
       *[other] Zasady { $numbers }
    }
rules-read-on = Czytaj dalej w zasadach
rules-close = Zamknij
rules-example = Przykład
rules-figures = Liczby z pudełka
rules-more = Szczegóły
rules-top = Do spisu treści
rules-assumed = przyjęte: nie ma tego w instrukcjach, które mamy
rules-assumed-word = przyjęte
rules-assumed-about = Niektóre liczby zostały przyjęte, bo nie ma ich w instrukcjach, które mamy. Noszą ten znak. Jeśli masz pudełko z grą, możesz je poprawić we własnym pliku edycji.
rules-missing = Nie udało się pobrać liczb z pudełka. Spróbuj ponownie, gdy wróci połączenie.

rules-chapter-imhotep-game = Gra
rules-chapter-imhotep-round = Rundy i tury
rules-chapter-imhotep-sites = Place budowy
rules-chapter-imhotep-cards = Karty targowiska
rules-chapter-imhotep-end = Koniec gry
rules-chapter-pyramids-game = Gra
rules-chapter-pyramids-marks = Skreślanie
rules-chapter-pyramids-finds = Co znajdujesz
rules-chapter-pyramids-after = Po każdej ekspedycji
rules-chapter-pyramids-end = Koniec gry

# Imhotep: the game

topic-imhotep-aim = Cel gry
topic-imhotep-aim-text =
    Budujesz na pięciu wielkich placach budowy Egiptu: Targowisko, Piramida, Świątynia, Grobowiec i Obeliski. Kamienie wszystkich graczy podróżują tymi samymi łodziami, a kto płynie łodzią, ten decyduje, dokąd trafi każdy kamień na pokładzie. { $rounds ->
        [one] Po jednej rundzie wygrywa gracz z największą liczbą punktów.
        [few] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
        [many] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
       *[other] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
    }
topic-imhotep-aim-more = Grać mogą od dwóch do czterech osób. Każdy plac budowy ma dwie strony, A i B, które wolno dowolnie łączyć.
topic-imhotep-aim-example = Tą łodzią płyną kamienie czarnego, białego i brązowego. W drogę może ją wysłać każdy, nawet szary, który nie ma na niej żadnego kamienia.

topic-imhotep-set-up = Przygotowanie
topic-imhotep-set-up-text =
    { $stones ->
        [one] Każdy gracz ma { $stones } kamień jednego koloru.
        [few] Każdy gracz ma { $stones } kamienie jednego koloru.
        [many] Każdy gracz ma { $stones } kamieni jednego koloru.
       *[other] Każdy gracz ma { $stones } kamieni jednego koloru.
    } Jeden z nich zaznacza punkty i nie bierze udziału w budowie; pozostałe to twój kamieniołom. Stamtąd na każdy skład trafiają pierwsze kamienie: im później przypada twoja tura, tym więcej masz ich na start.
topic-imhotep-set-up-more = Dla każdej liczby graczy jest siedem kart rund. Jedną z waszych siedmiu usuwa się w ciemno, a reszta zostaje potasowana, więc nikt nie wie dokładnie, jakie łodzie jeszcze przypłyną. Karty targowiska też są tasowane.
topic-imhotep-set-up-example = Czarny zaczyna i ma na starcie tyle kamieni na składzie: { $black }. Biały ma ich { $white }, brązowy { $brown }, a szary { $gray }.

topic-quarry = Kamieniołom
topic-quarry-text = Kamieniołom to twój własny zapas kamieni. Bierzesz je stąd na skład, a czerwona karta pozwala położyć jeden prosto stąd na placu budowy. Kamienie na placach budowy zostają tam na zawsze; do kamieniołomu wraca tylko kamień, który łódź przywiezie na Targowisko.
topic-quarry-example = Kamień białego dociera na Targowisko. Wraca do kamieniołomu białego, a biały może wziąć kartę.

topic-sled = Skład
topic-sled-text =
    { $spaces ->
        [one] Na składzie leżą kamienie, które możesz załadować, najwyżej jeden.
        [few] Na składzie leżą kamienie, które możesz załadować, najwyżej { $spaces }.
        [many] Na składzie leżą kamienie, które możesz załadować, najwyżej { $spaces }.
       *[other] Na składzie leżą kamienie, które możesz załadować, najwyżej { $spaces }.
    } Gdy jest pełny, nie możesz wziąć kolejnych. Kamienie, które leżą na nim na koniec gry, rozstrzygają remis.
topic-sled-example =
    { $count ->
        [one] Brązowy ma na składzie { $stones } z { $spaces } możliwych kamieni: zmieści się jeszcze jeden.
        [few] Brązowy ma na składzie { $stones } z { $spaces } możliwych kamieni: zmieszczą się jeszcze { $count }.
        [many] Brązowy ma na składzie { $stones } z { $spaces } możliwych kamieni: zmieści się jeszcze { $count }.
       *[other] Brązowy ma na składzie { $stones } z { $spaces } możliwych kamieni: zmieści się jeszcze { $count }.
    }

topic-ships = Łodzie
topic-ships-text = W każdej rundzie w porcie stoją cztery łodzie, każda z jednym do czterech pól. Łódź może wypłynąć, gdy ma na pokładzie minimalną liczbę kamieni, obojętnie czyich; poznasz to po podniesionym żaglu. Pole 1 jest przy dziobie i wyładowuje się je jako pierwsze.
topic-ships-example =
    { $minimum ->
        [one] Łódź z trzema polami potrzebuje jednego kamienia. Pierwsza jeszcze czeka, druga jest gotowa.
        [few] Łódź z trzema polami potrzebuje { $minimum } kamieni. Pierwsza jeszcze czeka, druga jest gotowa.
        [many] Łódź z trzema polami potrzebuje { $minimum } kamieni. Pierwsza jeszcze czeka, druga jest gotowa.
       *[other] Łódź z trzema polami potrzebuje { $minimum } kamieni. Pierwsza jeszcze czeka, druga jest gotowa.
    }

# Imhotep: rounds and turns

topic-round = Początek rundy
topic-round-text =
    Następna karta rundy zostaje odkryta i pokazuje, które cztery łodzie przypływają; wszystkie są puste. Potem na Targowisku pojawiają się nowe karty. Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara, a zaczyna pierwszy gracz.
topic-round-more = Gdy potrzebna jest karta targowiska, a talia jest pusta, karty odrzucone są tasowane i stają się talią. Jeśli i ich nie ma, karta się nie pojawia.
topic-round-example = Ta karta rundy sprowadza łodzie o liczbie pól: { $spaces }.

topic-turn = Twoja tura
topic-turn-text = W swojej turze robisz dokładnie jedną z czterech rzeczy: bierzesz kamienie, ładujesz kamień, płyniesz łodzią albo zagrywasz niebieską kartę. Spasować możesz tylko wtedy, gdy żadna z nich nie jest możliwa – i wtedy musisz.
topic-turn-more = Jeśli wszyscy gracze po kolei muszą spasować, runda się kończy. Gdy Świątynia jest już policzona, kamienie, które zostały na łodziach, wracają do swoich kamieniołomów. Następną rundę zaczyna gracz po lewej stronie tego, kto płynął ostatni; jeśli nie płynął nikt – gracz po lewej stronie pierwszego gracza tej rundy.
topic-turn-example = Weź, załaduj, popłyń, zagraj: jedno z tych, a potem kolej na następnego gracza.

topic-take = Weź kamienie
topic-take-text =
    { $take ->
        [one] Przenieś jeden kamień z kamieniołomu na swój skład.
        [few] Przenieś { $take } kamienie z kamieniołomu na swój skład.
        [many] Przenieś { $take } kamieni z kamieniołomu na swój skład.
       *[other] Przenieś { $take } kamieni z kamieniołomu na swój skład.
    } Jeśli na składzie jest mniej miejsca albo w kamieniołomie mniej kamieni, przenosisz tyle, ile się da. Przy pełnym składzie lub pustym kamieniołomie tej akcji wybrać nie można.
topic-take-example =
    { $take ->
        [one] Biały ma na składzie jeden kamień, bierze jeszcze jeden i ma teraz { $now }.
        [few] Biały ma na składzie jeden kamień, bierze jeszcze { $take } i ma teraz { $now }.
        [many] Biały ma na składzie jeden kamień, bierze jeszcze { $take } i ma teraz { $now }.
       *[other] Biały ma na składzie jeden kamień, bierze jeszcze { $take } i ma teraz { $now }.
    }

topic-load = Załaduj kamień
topic-load-text = Połóż jeden kamień ze składu na wolnym polu dowolnej łodzi, która jeszcze nie wypłynęła. Pole wybierz z głową: najpierw wyładowuje się kamień przy dziobie, a na większości placów budowy kolejność ma znaczenie.
topic-load-example = Brązowy ładuje pole 2. Kamień czarnego przy dziobie zostanie wyładowany przed nim.

topic-sail = Popłyń łodzią
topic-sail-text = Wyślij łódź z minimalną liczbą kamieni do placu budowy, przy którym w tej rundzie nie stoi jeszcze żadna. Możesz wybrać każdą łódź, czy wiezie twoje kamienie, czy nie. Kamienie są wyładowywane jeden po drugim od dziobu, każdy przez swojego właściciela; puste pola się pomija.
topic-sail-example = Ta łódź przybija do Piramidy. Kamień szarego jest przy dziobie i zdobywa { $gray } pkt; potem kamień białego zdobywa { $white } pkt.

topic-play-card = Zagraj niebieską kartę
topic-play-card-text =
    Zamiast każdej innej akcji możesz zagrać jedną niebieską kartę zdobytą we wcześniejszej turze, a potem ją odrzucić. { $points ->
        [one] Niebieska karta, której nie zagrasz, daje na koniec gry jeden punkt.
        [few] Niebieska karta, której nie zagrasz, daje na koniec gry { $points } punkty.
        [many] Niebieska karta, której nie zagrasz, daje na koniec gry { $points } punktów.
       *[other] Niebieska karta, której nie zagrasz, daje na koniec gry { $points } punktów.
    }
topic-play-card-more = Kartę wolno zagrać tylko wtedy, gdy możesz zrobić wszystko, co na niej jest. Jedyny wyjątek to Młotek: branie kamieni może nic nie dać.
topic-play-card-example = Cztery niebieskie karty. Każda pozwala zrobić dwie rzeczy w jednej turze albo jedną rzecz lepiej.

topic-round-end = Koniec rundy
topic-round-end-text = Runda kończy się, gdy tylko czwarta łódź jest wyładowana, więc jeden z pięciu placów budowy zostaje pominięty. Wtedy liczą się punkty za Świątynię, łodzie odpływają, a niewzięte karty targowiska są odrzucane; wszystkie kamienie na placach budowy i składach zostają na miejscu. Następną rundę zaczyna gracz po lewej stronie tego, kto popłynął czwartą łodzią.
topic-round-end-example = Czwartą łodzią popłynął czarny. Po jego lewej stronie siedzi biały i to on zaczyna następną rundę.

# Imhotep: the sites

topic-market-a = Targowisko, strona A
topic-market-a-text =
    Za każdy kamień, który tu dotrze, jego właściciel może wziąć jedną z odkrytych kart, w kolejności wyładunku. Nikt nie musi tego robić. Sam kamień najpierw wraca do kamieniołomu właściciela. Czerwone karty wykonuje się od razu; niebieskie, zielone i fioletowe zostają odkryte przed tobą.
topic-market-a-example = Jako pierwszy wyładowano kamień białego i biały wziął Posąg. Następny jest kamień brązowego: brązowy może wziąć jedną z pozostałych kart.

topic-market-b = Targowisko, strona B
topic-market-b-text =
    Tak jak na stronie A, za każdy kamień można wziąć jedną kartę. Tutaj jednak część kart leży zakryta: zamiast odkrytej karty możesz wziąć je wszystkie, obejrzeć, jedną zatrzymać, a drugą odrzucić odkrytą. Do tego czasu nikt inny ich nie widzi.
topic-market-b-example = Szary bierze zakryte karty i ogląda je w tajemnicy. Zatrzymuje Dźwignię i pokazuje kartę, którą odrzuca.

topic-pyramid-a = Piramida, strona A
topic-pyramid-a-text =
    Kamienie kładzie się w stałej kolejności: kolumna po kolumnie od lewego górnego rogu, a potem poziom na poziomie. Każdy kamień od razu zdobywa punkty swojego pola. { $edge ->
        [one] Gdy Piramida jest gotowa, każdy następny kamień leży przy jej krawędzi i zdobywa jeden punkt.
        [few] Gdy Piramida jest gotowa, każdy następny kamień leży przy jej krawędzi i zdobywa { $edge } punkty.
        [many] Gdy Piramida jest gotowa, każdy następny kamień leży przy jej krawędzi i zdobywa { $edge } punktów.
       *[other] Gdy Piramida jest gotowa, każdy następny kamień leży przy jej krawędzi i zdobywa { $edge } punktów.
    }
topic-pyramid-a-example =
    { $points ->
        [one] Kamień czarnego zajmuje następne pole i od razu zdobywa jeden punkt.
        [few] Kamień czarnego zajmuje następne pole i od razu zdobywa { $points } punkty.
        [many] Kamień czarnego zajmuje następne pole i od razu zdobywa { $points } punktów.
       *[other] Kamień czarnego zajmuje następne pole i od razu zdobywa { $points } punktów.
    }

topic-pyramid-b = Piramida, strona B
topic-pyramid-b-text =
    Stoją tu trzy małe piramidy po pięć kamieni, a właściciel kamienia wybiera jedną z nich. Pole z premią poza punktami pozwala ci od razu coś zrobić, jeśli chcesz: po lewej dobrać wierzchnią kartę targowiska, w środku wziąć kamienie jak w swojej turze, po prawej załadować jeden kamień. { $edge ->
        [one] Gdy wszystkie trzy są gotowe, każdy następny kamień zdobywa jeden punkt.
        [few] Gdy wszystkie trzy są gotowe, każdy następny kamień zdobywa { $edge } punkty.
        [many] Gdy wszystkie trzy są gotowe, każdy następny kamień zdobywa { $edge } punktów.
       *[other] Gdy wszystkie trzy są gotowe, każdy następny kamień zdobywa { $edge } punktów.
    }
topic-pyramid-b-more = Premia niewykorzystana od razu przepada. Jeśli dobierzesz czerwoną kartę, wykonujesz ją natychmiast, a to może dać kolejną premię.
topic-pyramid-b-example =
    { $points ->
        [one] Brązowy wybiera środkową piramidę, zdobywa jeden punkt i może wziąć kamienie z kamieniołomu na skład.
        [few] Brązowy wybiera środkową piramidę, zdobywa { $points } punkty i może wziąć kamienie z kamieniołomu na skład.
        [many] Brązowy wybiera środkową piramidę, zdobywa { $points } punktów i może wziąć kamienie z kamieniołomu na skład.
       *[other] Brązowy wybiera środkową piramidę, zdobywa { $points } punktów i może wziąć kamienie z kamieniołomu na skład.
    }

topic-temple-a = Świątynia, strona A
topic-temple-a-text =
    Świątynię zapełnia się od lewej do prawej, a potem poziom na poziomie. { $points ->
        [one] Na koniec każdej rundy każdy kamień widoczny z góry zdobywa jeden punkt.
        [few] Na koniec każdej rundy każdy kamień widoczny z góry zdobywa { $points } punkty.
        [many] Na koniec każdej rundy każdy kamień widoczny z góry zdobywa { $points } punktów.
       *[other] Na koniec każdej rundy każdy kamień widoczny z góry zdobywa { $points } punktów.
    } Zabudowany kamień nie zdobywa już nic.
topic-temple-a-example = Biały zabudował pierwszy kamień czarnego. Na koniec rundy biały zdobywa { $white } pkt, szary { $gray } pkt, a brązowy { $brown } pkt; czarny nie zdobywa nic.

topic-temple-b = Świątynia, strona B
topic-temple-b-text =
    Świątynię zapełnia się jak na stronie A. Na koniec każdej rundy każdy kamień widoczny z góry daje to, co pokazuje jego pole: punkty, wierzchnią kartę targowiska albo wybór. Wybór to punkty albo kamienie z kamieniołomu na twój skład, co wolisz.
topic-temple-b-more = Pola rozlicza się od lewej do prawej, w takim stanie Świątyni, jaki był na koniec rundy; kamienie dołożone w tym czasie nic w tej rundzie nie zmieniają. Kartę bierze się zawsze. Kamienie możesz wybrać tylko wtedy, gdy da się przenieść choć jeden.
topic-temple-b-example = Kamień czarnego leży na polu z kartą i jest widoczny z góry. Na koniec rundy czarny dobiera wierzchnią kartę targowiska.

topic-chamber-a = Grobowiec, strona A
topic-chamber-a-text = Kamienie zapełniają kolumny po trzy, z góry na dół i od lewej do prawej. Na koniec gry każda grupa twoich kamieni stykających się bokami zdobywa punkty zależne od wielkości. Liczą się wszystkie twoje grupy, nawet pojedyncze kamienie; zetknięcie rogami nie wystarcza.
topic-chamber-a-example = Gdyby gra skończyła się teraz, grupa czterech kamieni szarego dałaby { $four } pkt. Grupy dwóch kamieni dałyby białemu i brązowemu po { $two } pkt.

topic-chamber-b = Grobowiec, strona B
topic-chamber-b-text = Kamienie kładzie się jak na stronie A, ale na koniec gry każdy z trzech rzędów liczy się osobno. Kto ma w rzędzie najwięcej kamieni, zdobywa najwięcej, drugi mniej i tak dalej. Punkty zależą od liczby graczy.
topic-chamber-b-example = Gdyby gra skończyła się teraz, szary miałby najwięcej kamieni w górnym rzędzie i zdobyłby { $first } pkt. Biały byłby tam drugi i zdobyłby { $second } pkt.

topic-obelisks-a = Obeliski, strona A
topic-obelisks-a-text = Każdy gracz buduje jeden obelisk, a każdy kamień go podwyższa. Na koniec gry najwyższy zdobywa najwięcej, następny mniej i tak dalej. Punkty zależą od liczby graczy.
topic-obelisks-a-example = Obelisk białego jest najwyższy i zdobywa { $white } pkt. Czarny i szary mają równe i dzielą się: po { $each } pkt. Brązowy nic nie zbudował i nic nie zdobywa.

topic-obelisks-b = Obeliski, strona B
topic-obelisks-b-text =
    Twoje dwa pierwsze kamienie czekają na polach twojego koloru. Trzeci tworzy ze wszystkich trzech wieżę na najlepszym wolnym polu punktów, które zdobywasz od razu. { $single ->
        [one] Na koniec gry każdy kamień, który nadal stoi sam, zdobywa jeden punkt.
        [few] Na koniec gry każdy kamień, który nadal stoi sam, zdobywa { $single } punkty.
        [many] Na koniec gry każdy kamień, który nadal stoi sam, zdobywa { $single } punktów.
       *[other] Na koniec gry każdy kamień, który nadal stoi sam, zdobywa { $single } punktów.
    }
topic-obelisks-b-more = Po zbudowaniu wieży twoje pola są wolne dla następnej. Gdy wszystkie pola punktów są zajęte, dalsze kamienie zostają pojedyncze.
topic-obelisks-b-example = Trzeci kamień białego utworzył wieżę. Najlepsze pole było już zajęte, więc biały od razu zdobył { $points } pkt.

topic-shared-places = Remisujący gracze
topic-shared-places-text = W Grobowcu B i na Obeliskach A gracze mogą mieć po równo. Wtedy punkty za wszystkie miejsca, które razem zajmują, dodaje się, dzieli na równe części i zaokrągla w dół. Kto nie ma tam kamienia, nie zajmuje miejsca i nie dostaje części.
topic-shared-places-example = Czarny i biały mają w górnym rzędzie tyle samo kamieni. Dzielą się punktami za dwa pierwsze miejsca: z { $sum } pkt dostają po { $each } pkt.

# Imhotep: the market cards

topic-entrance = { card-entrance }
topic-entrance-text = Czerwona karta, wykonywana od razu: połóż jeden kamień z kamieniołomu na Piramidzie. Zdobywa tyle, co każdy kamień w tym miejscu. Jeśli twój kamieniołom jest pusty, nic nie kładziesz. Potem kartę się odrzuca.
topic-entrance-example = Szary bierze Wejście i kładzie kamień na następnym polu Piramidy. Zdobywa { $points } pkt.

topic-sarcophagus = { card-sarcophagus }
topic-sarcophagus-text = Czerwona karta, wykonywana od razu: połóż jeden kamień z kamieniołomu na następnym polu Grobowca. Jeśli twój kamieniołom jest pusty, nic nie kładziesz. Potem kartę się odrzuca.
topic-sarcophagus-example = Kamień brązowego dołącza do dwóch innych tego koloru. Na koniec gry grupa trzech jest warta { $points } pkt.

topic-path = { card-path }
topic-path-text = Czerwona karta, wykonywana od razu: połóż jeden kamień z kamieniołomu na Obeliskach. Jeśli twój kamieniołom jest pusty, nic nie kładziesz. Potem kartę się odrzuca.
topic-path-example = Czarny dokłada kamień i czarny obelisk ma teraz wysokość trzech kamieni.

topic-pyramid-decoration = { card-pyramid-decoration }
topic-pyramid-decoration-text =
    Zielona karta, którą zatrzymujesz do końca gry. Policz wszystkie kamienie Piramidy bez względu na kolor, także te przy krawędzi. { $points ->
        [one] Za każde { $stones } z nich zdobywasz jeden punkt; reszta nie daje nic.
        [few] Za każde { $stones } z nich zdobywasz { $points } punkty; reszta nie daje nic.
        [many] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
       *[other] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
    }
topic-pyramid-decoration-example = Kamienie na Piramidzie: { $count }. Karta daje { $earned } pkt.

topic-temple-decoration = { card-temple-decoration }
topic-temple-decoration-text =
    Zielona karta, którą zatrzymujesz do końca gry. Policz wszystkie kamienie Świątyni bez względu na kolor, także te zabudowane. { $points ->
        [one] Za każde { $stones } z nich zdobywasz jeden punkt; reszta nie daje nic.
        [few] Za każde { $stones } z nich zdobywasz { $points } punkty; reszta nie daje nic.
        [many] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
       *[other] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
    }
topic-temple-decoration-example = Kamienie w Świątyni: { $count }. Karta daje { $earned } pkt.

topic-chamber-decoration = { card-chamber-decoration }
topic-chamber-decoration-text =
    Zielona karta, którą zatrzymujesz do końca gry. Policz wszystkie kamienie w Grobowcu bez względu na kolor. { $points ->
        [one] Za każde { $stones } z nich zdobywasz jeden punkt; reszta nie daje nic.
        [few] Za każde { $stones } z nich zdobywasz { $points } punkty; reszta nie daje nic.
        [many] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
       *[other] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
    }
topic-chamber-decoration-example = Kamienie w Grobowcu: { $count }. Karta daje { $earned } pkt.

topic-obelisk-decoration = { card-obelisk-decoration }
topic-obelisk-decoration-text =
    Zielona karta, którą zatrzymujesz do końca gry. Policz wszystkie kamienie na Obeliskach bez względu na kolor, także te w wieżach. { $points ->
        [one] Za każde { $stones } z nich zdobywasz jeden punkt; reszta nie daje nic.
        [few] Za każde { $stones } z nich zdobywasz { $points } punkty; reszta nie daje nic.
        [many] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
       *[other] Za każde { $stones } z nich zdobywasz { $points } punktów; reszta nie daje nic.
    }
topic-obelisk-decoration-example = Kamienie na Obeliskach: { $count }. Karta daje { $earned } pkt.

topic-statue = { card-statue }
topic-statue-text = Fioletowe karty, które zatrzymujesz do końca gry. Im więcej masz Posągów, tym więcej wart jest każdy z nich.
topic-statue-example = Trzy Posągi dają razem { $points } pkt.

topic-lever = { card-lever }
topic-lever-text = Niebieska karta: popłyń jedną łodzią i zdecyduj, w jakiej kolejności wyładować jej kamienie. Jak zawsze potrzeba minimalnej liczby kamieni i wolnego placu budowy. Całą kolejność ustalasz, zanim pierwszy kamień opuści łódź.
topic-lever-example = Przy dziobie leży kamień szarego, ale dzięki Dźwigni najpierw można wyładować kamień białego.

topic-hammer = { card-hammer }
topic-hammer-text =
    { $take ->
        [one] Niebieska karta: weź jeden kamień z kamieniołomu na skład, a potem załaduj jeden kamień na łódź.
        [few] Niebieska karta: weź { $take } kamienie z kamieniołomu na skład, a potem załaduj jeden kamień na łódź.
        [many] Niebieska karta: weź { $take } kamieni z kamieniołomu na skład, a potem załaduj jeden kamień na łódź.
       *[other] Niebieska karta: weź { $take } kamieni z kamieniołomu na skład, a potem załaduj jeden kamień na łódź.
    } Jeśli skład jest pełny albo kamieniołom pusty, bierzesz mniej lub nic, ale i tak ładujesz.
topic-hammer-example = Skład brązowego był pusty. Brązowy bierze kamienie ({ $take }) i jeden z nich ładuje przy dziobie.

topic-sail-card = { card-sail }
topic-sail-card-text = Niebieska karta: załaduj jeden kamień na łódź i od razu popłyń tą samą łodzią. Jej ładunek liczy się po załadowaniu, więc twój kamień może być tym brakującym.
topic-sail-card-example = Kamień białego dopełnia minimalną liczbę kamieni ({ $minimum }) i łódź od razu wypływa.

topic-chisel = { card-chisel }
topic-chisel-text = Niebieska karta: załaduj dokładnie dwa kamienie ze składu, na tę samą łódź albo na dwie różne. Potrzebujesz więc dwóch kamieni na składzie i dwóch wolnych pól.
topic-chisel-example = Czarny ładuje dwa kamienie w jednej turze, po jednym na każdą łódź.

# Imhotep: the end

topic-imhotep-end = Koniec gry
topic-imhotep-end-text =
    Po ostatniej rundzie liczy się Grobowiec i Obeliski, a potem twoje karty: Dekoracje, Posągi i niezagrane niebieskie karty. { $unused ->
        [one] Niezagrana niebieska karta daje jeden punkt.
        [few] Niezagrana niebieska karta daje { $unused } punkty.
        [many] Niezagrana niebieska karta daje { $unused } punktów.
       *[other] Niezagrana niebieska karta daje { $unused } punktów.
    }
topic-imhotep-end-example = Czarny ma trzy Posągi i niezagrane Dłuto: { $statues } i { $unused } to razem { $sum } pkt.

topic-imhotep-tie = Remis
topic-imhotep-tie-text = Wygrywa największa liczba punktów. Przy równej liczbie lepszy jest gracz, który ma więcej kamieni na składzie. Jeśli nadal jest równo, zwycięstwo jest wspólne.
topic-imhotep-tie-example = Czarny i szary mają tyle samo punktów. Szary ma więcej kamieni na składzie i wygrywa.

topic-wrath = Gniew faraona
topic-wrath-text =
    Wariant, który możesz wybrać przy otwieraniu stołu. Na koniec gry każdy gracz potrzebuje choć jednego kamienia na Piramidzie, w Świątyni, w Grobowcu i na Obeliskach. { $penalty ->
        [one] Kto gdziekolwiek go nie ma, traci jeden punkt, ale tylko raz.
        [few] Kto gdziekolwiek go nie ma, traci { $penalty } punkty, ale tylko raz.
        [many] Kto gdziekolwiek go nie ma, traci { $penalty } punktów, ale tylko raz.
       *[other] Kto gdziekolwiek go nie ma, traci { $penalty } punktów, ale tylko raz.
    } Wynik może więc spaść poniżej zera.
topic-wrath-example =
    { $penalty ->
        [one] Szary budował wszędzie poza Obeliskami i traci jeden punkt.
        [few] Szary budował wszędzie poza Obeliskami i traci { $penalty } punkty.
        [many] Szary budował wszędzie poza Obeliskami i traci { $penalty } punktów.
       *[other] Szary budował wszędzie poza Obeliskami i traci { $penalty } punktów.
    }

# Pyramids: the game

topic-pyramids-aim = Cel gry
topic-pyramids-aim-text =
    Wszyscy gracze badają piramidy jednocześnie, każdy na dwóch własnych kartach. Skreślasz ścieżkę od wejścia w dół do złotego grobowca, po drodze zbierasz klejnoty i pochodnie i omijasz czaszki. { $rounds ->
        [one] Po jednej rundzie wygrywa gracz z największą liczbą punktów.
        [few] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
        [many] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
       *[other] Po { $rounds } rundach wygrywa gracz z największą liczbą punktów.
    }
topic-pyramids-aim-example = Ścieżka od wejścia na górze do złotego grobowca na dole.

topic-pyramid-card = Karty piramid
topic-pyramid-card-text = Każda karta ma numer, jeden z trzech kolorów i komnatę złożoną z pięciu na pięć pól. Ścian nigdy nie można skreślać, a każde inne pole tylko raz. Wejście jest w górnym rzędzie, złoty grobowiec w dolnym. Między nimi leżą klejnoty, czaszki, czerwone krzyżyki, a na niektórych kartach też pochodnie i eliksiry.
topic-pyramid-card-example = Karta { $number }. Znak obok numeru pokazuje jej kolor.

topic-score-card = Karta punktacji
topic-score-card-text = To, co znajdziesz, zapisujesz na karcie punktacji: czerwone i zielone klejnoty, jedną pochodnię na rundę i czaszki. Są na niej też punkty piramid dla każdego koloru, które przypadają najszybszym.
topic-score-card-example = Klejnoty, pochodnie, czaszki i znaki trzech kolorów.

topic-set-up = Przygotowanie
topic-set-up-text =
    { $drawn ->
        [one] Każdy gracz dobiera { $drawn } kartę piramidy, ogląda ją w tajemnicy i zatrzymuje dwie; wszyscy wybierają jednocześnie.
        [few] Każdy gracz dobiera { $drawn } karty piramid, ogląda je w tajemnicy i zatrzymuje dwie; wszyscy wybierają jednocześnie.
        [many] Każdy gracz dobiera { $drawn } kart piramid, ogląda je w tajemnicy i zatrzymuje dwie; wszyscy wybierają jednocześnie.
       *[other] Każdy gracz dobiera { $drawn } kart piramid, ogląda je w tajemnicy i zatrzymuje dwie; wszyscy wybierają jednocześnie.
    } Reszta wraca do talii, którą się tasuje. Potem z talii wykłada się odkryte karty ({ $display }) i tasuje karty ekspedycji.
topic-set-up-example = Masz te karty i zatrzymujesz dwie z nich. Reszta wraca do talii.

# Pyramids: crossing off

topic-expedition = Karty ekspedycji
topic-expedition-text = Karta ekspedycji pokazuje kształt z dwóch do czterech pól i obowiązuje wszystkich. Karty odkrywa się po jednej, w każdej rundzie tyle: { $turned }; reszta zostaje zakryta. Wszyscy skreślają jednocześnie i nikt nie widzi, co robią inni, dopóki wszyscy nie są gotowi.
topic-expedition-example = Sześć kształtów. Każdy można obrócić i odbić.

topic-mark = Skreśl kształt
topic-mark-text = Na jednej ze swoich dwóch kart skreśl dokładnie odkryty kształt; możesz go dowolnie obracać i odbijać. Żadne z jego pól nie może być ścianą ani polem już skreślonym. Pierwszy kształt na karcie zakrywa wejście, a każdy następny styka się bokiem z twoją ścieżką. Rogi się nie liczą.
topic-mark-example = Narożnik z trzech pól styka się ze ścieżką i zabiera zielony klejnot.

topic-entrance-field = Wejście
topic-entrance-field-text = Każda ścieżka zaczyna się od wejścia w górnym rzędzie komnaty. Dopóki na karcie nic nie jest skreślone, wszystko, co na niej skreślasz, musi je obejmować: kształt albo pojedyncze pole.
topic-entrance-field-example = Kształt L z czterech pól obrócono tak, że obejmuje wejście.

topic-single-field = Pojedyncze pole
topic-single-field-text = Zamiast kształtu zawsze możesz skreślić jedno pole na którejkolwiek ze swoich kart. Na pustej karcie jest to wejście, a w innym razie pole stykające się bokiem z twoją ścieżką. Jedno z dwojga musisz zrobić: kształt albo pojedyncze pole.
topic-single-field-more = Jeśli nie ma żadnego pola, które możesz skreślić, nie robisz nic.
topic-single-field-example = Tutaj zamiast kształtu skreślono jedno pole z czerwonym klejnotem.

# Pyramids: what you find

topic-golden-tomb = Złoty grobowiec
topic-golden-tomb-text =
    Skreśl złoty grobowiec, a piramida jest zbadana. { $points ->
        [one] Na koniec gry daje jeden punkt.
        [few] Na koniec gry daje { $points } punkty.
        [many] Na koniec gry daje { $points } punktów.
       *[other] Na koniec gry daje { $points } punktów.
    } Odkładasz kartę, cokolwiek na niej zostało, i bierzesz nową.
topic-golden-tomb-example =
    { $points ->
        [one] Kształt sięga złotego grobowca: ta piramida jest zbadana i daje jeden punkt.
        [few] Kształt sięga złotego grobowca: ta piramida jest zbadana i daje { $points } punkty.
        [many] Kształt sięga złotego grobowca: ta piramida jest zbadana i daje { $points } punktów.
       *[other] Kształt sięga złotego grobowca: ta piramida jest zbadana i daje { $points } punktów.
    }

topic-gems = Klejnoty
topic-gems-text =
    Za każdy skreślony klejnot zapisujesz jeden w jego kolorze na karcie punktacji. { $pair ->
        [one] Na koniec czerwony i zielony klejnot tworzą parę, która daje jeden punkt.
        [few] Na koniec czerwony i zielony klejnot tworzą parę, która daje { $pair } punkty.
        [many] Na koniec czerwony i zielony klejnot tworzą parę, która daje { $pair } punktów.
       *[other] Na koniec czerwony i zielony klejnot tworzą parę, która daje { $pair } punktów.
    } { $single ->
        [one] Klejnot bez pary daje jeden punkt.
        [few] Klejnot bez pary daje { $single } punkty.
        [many] Klejnot bez pary daje { $single } punktów.
       *[other] Klejnot bez pary daje { $single } punktów.
    } Miejsca na klejnoty każdego koloru: { $room }; dalsze nic nie dają.
topic-gems-example =
    { $points ->
        [one] Trzy czerwone i dwa zielone klejnoty to dwie pary i jeden klejnot bez pary: { $points } punkt.
        [few] Trzy czerwone i dwa zielone klejnoty to dwie pary i jeden klejnot bez pary: { $points } punkty.
        [many] Trzy czerwone i dwa zielone klejnoty to dwie pary i jeden klejnot bez pary: { $points } punktów.
       *[other] Trzy czerwone i dwa zielone klejnoty to dwie pary i jeden klejnot bez pary: { $points } punktów.
    }

topic-skulls = Czaszki
topic-skulls-text = Za każdą skreśloną czaszkę zapisujesz następną na karcie punktacji, od lewej. Na koniec tracisz wartość najwyższej z nich i tylko tej. Gdy wszystkie są zapisane, dalsze czaszki już nie szkodzą.
topic-skulls-example =
    { $points ->
        [one] Zapisane są cztery czaszki. Czwarta jest najwyższa i kosztuje jeden punkt.
        [few] Zapisane są cztery czaszki. Czwarta jest najwyższa i kosztuje { $points } punkty.
        [many] Zapisane są cztery czaszki. Czwarta jest najwyższa i kosztuje { $points } punktów.
       *[other] Zapisane są cztery czaszki. Czwarta jest najwyższa i kosztuje { $points } punktów.
    }

topic-torches = Pochodnie
topic-torches-text =
    Na karcie punktacji jest jedna pochodnia na każdą rundę. Skreśl pochodnię w komnacie, a zapali się pochodnia tej rundy. { $points ->
        [one] Na koniec daje jeden punkt.
        [few] Na koniec daje { $points } punkty.
        [many] Na koniec daje { $points } punktów.
       *[other] Na koniec daje { $points } punktów.
    } Druga pochodnia w tej samej rundzie nic nie daje, a pominiętej nie można zapalić później.
topic-torches-example =
    { $points ->
        [one] Pochodnia w pierwszej rundzie zapala pochodnię tej rundy i daje jeden punkt.
        [few] Pochodnia w pierwszej rundzie zapala pochodnię tej rundy i daje { $points } punkty.
        [many] Pochodnia w pierwszej rundzie zapala pochodnię tej rundy i daje { $points } punktów.
       *[other] Pochodnia w pierwszej rundzie zapala pochodnię tej rundy i daje { $points } punktów.
    }

topic-elixir = Eliksir
topic-elixir-text = Eliksir leczy: zmazuje dwie najwyższe czaszki na twojej karcie punktacji albo mniej, jeśli tylu nie ma. Jeśli jeden kształt obejmuje czaszki i eliksir, czaszki zapisuje się najpierw.
topic-elixir-more = Każdy krok skreślania rozlicza się osobno: eliksir nie czeka na dodatkowe pole, które daje ci czerwony krzyżyk.
topic-elixir-example = Pięć czaszek kosztowałoby { $before } pkt. Eliksir zmazuje dwie z nich, a trzy pozostałe kosztują { $after } pkt.

topic-red-cross = Czerwony krzyżyk
topic-red-cross-text = Za każdy skreślony czerwony krzyżyk od razu skreślasz jeszcze jedno pole na którejkolwiek ze swoich dwóch kart. Jak zawsze musi to być wejście albo pole stykające się z twoją ścieżką. Jeśli i tam jest czerwony krzyżyk, skreślasz dalej.
topic-red-cross-more = Możesz jeszcze użyć karty, na której w tym kroku dotarto do złotego grobowca. Jeśli nie ma pola, które możesz skreślić, czerwony krzyżyk przepada.
topic-red-cross-example = Linia z dwóch pól obejmuje czerwony krzyżyk, więc można skreślić jeszcze jedno pole: tutaj czerwony klejnot.

# Pyramids: after each expedition

topic-new-pyramid = Nowa piramida
topic-new-pyramid-text =
    Gdy wszyscy skreślą już swoje pola, gracze, którzy zbadali piramidę, biorą za nią nową kartę: jedną z odkrytych albo wierzchnią z talii. Pierwszy wybiera ten, kto zbadał najniższy numer. Zanim wybierze następny, odkryte karty uzupełnia się znowu do liczby { $display }.
topic-new-pyramid-more = Jeśli zbadasz dwie naraz, wybierasz obie nowe karty przed wszystkimi innymi. Gdy talia jest pusta, kart się nie dokłada i może się zdarzyć, że nie będzie czego wziąć. Po ostatniej ekspedycji gry nikt nie bierze nowej karty.
topic-new-pyramid-example = W tym samym kroku zbadano karty { $low } i { $high }. Pierwszy wybiera właściciel karty { $low }.

topic-colours = Punkty piramid
topic-colours-text = Zbadaj drugą, czwartą albo szóstą piramidę jednego koloru, a zdobędziesz najwyższe punkty tego koloru, które są jeszcze wolne. Każde z nich można zdobyć w grze tylko raz, więc opłaca się pośpieszyć.
topic-colours-more = Punkty zdobywa się po wzięciu nowych kart. Jeśli w jednym kroku zbadano kilka piramid, rozlicza się je według numerów, od najniższego.
topic-colours-example = To twoja druga fioletowa piramida, a nikt nie ma jeszcze punktów za fioletowe: zdobywasz { $first } pkt. Następna osoba z fioletowymi zdobędzie { $second } pkt.

topic-pyramids-round-end = Koniec rundy
topic-pyramids-round-end-text =
    { $turned ->
        [one] Runda kończy się po jednej karcie ekspedycji.
        [few] Runda kończy się po { $turned } kartach ekspedycji.
        [many] Runda kończy się po { $turned } kartach ekspedycji.
       *[other] Runda kończy się po { $turned } kartach ekspedycji.
    } Potem tasuje się wszystkie karty ekspedycji, także tę, która została zakryta, a następna runda przynosi własną pochodnię. { $rounds ->
        [one] Gra ma jedną rundę.
        [few] Gra ma { $rounds } rundy.
        [many] Gra ma { $rounds } rund.
       *[other] Gra ma { $rounds } rund.
    }
topic-pyramids-round-end-example = W nowej rundzie znów może przyjść każdy kształt.

# Pyramids: the end

topic-game-end = Koniec gry
topic-game-end-text =
    Dodaj wszystko, co masz: po { $explored } pkt za każdą zbadaną piramidę, po { $torch } pkt za każdą pochodnię, zdobyte punkty piramid, po { $pair } pkt za każdą parę klejnotów i po { $single } pkt za każdy inny klejnot. Potem odejmij wartość najwyższej czaszki. Niezbadana piramida nic nie daje, ale to, co w niej znajdziesz, się liczy.
topic-game-end-example = Pięć piramid { $pyramids }, dwie pochodnie { $torches }, punkty piramid { $colours }, klejnoty { $gems }, czaszki −{ $skulls }: razem { $total } pkt.

topic-pyramids-tie = Remis
topic-pyramids-tie-text = Wygrywa największa liczba punktów. Przy równej liczbie lepszy jest gracz, który zbadał piramidę o najniższym numerze. Gracze, którzy nie zbadali żadnej i nadal mają po równo, dzielą się miejscem.
topic-pyramids-tie-example = Obaj gracze mają tyle samo punktów. Najniższy numer wśród zbadanych ma karta { $low }, więc wygrywa jej właściciel.

topic-our-deck = Nasze własne karty
topic-our-deck-text = Instrukcja nie pokazuje wszystkich kart z pudełka, więc Saqqara gra 48 komnatami własnego pomysłu. W każdej z nich można dojść od wejścia do każdego pola, które nie jest ścianą. Jeśli masz pudełko z grą, możesz przepisać swoje karty do pliku edycji i nimi grać.
topic-our-deck-example = Karta { $number }, jedna z naszych.

# Printed figures, with their values beside them

figure-in-deck = Karty tego rodzaju
figure-sled-start = Kamienie na składach na starcie, od pierwszego gracza
figure-round-cards-two = Karty rund dla dwóch graczy: pola czterech łodzi
figure-round-cards-three = Karty rund dla trzech graczy
figure-round-cards-four = Karty rund dla czterech graczy
figure-ships-fleet = Pola wszystkich łodzi w pudełku
figure-ships-minimum-load = Minimalna liczba kamieni na łodzi z jednym, dwoma, trzema, czterema polami
figure-market-face-up-a = Odkryte karty
figure-market-face-up-b = Odkryte karty
figure-market-face-down-b = Zakryte karty
figure-pyramid-a = Punkty pól w kolejności budowy
figure-pyramid-bonus-points = Punkty pola z premią
figure-pyramid-left = Pola lewej piramidy w kolejności budowy
figure-pyramid-middle = Pola środkowej piramidy
figure-pyramid-right = Pola prawej piramidy
figure-stones-take = Kamienie, które bierzesz
figure-temple-spaces = Pola przy dwóch, trzech, czterech graczach
figure-temple-b = Pola od lewej
figure-temple-choice-points = Punkty do wyboru
figure-temple-choice-stones = Kamienie do wyboru
figure-chamber-groups = Punkty grupy z jednego, dwóch, trzech, czterech, pięciu kamieni
figure-chamber-further-stone = Punkty za każdy dalszy kamień
figure-chamber-rows-two = Punkty w każdym rzędzie, dwóch graczy
figure-chamber-rows-three = Punkty w każdym rzędzie, trzech graczy
figure-chamber-rows-four = Punkty w każdym rzędzie, czterech graczy
figure-obelisks-two = Punkty za wysokość, dwóch graczy
figure-obelisks-three = Punkty za wysokość, trzech graczy
figure-obelisks-four = Punkty za wysokość, czterech graczy
figure-obelisks-towers = Punkty wież, od pierwszej do ostatniej
figure-cards-statues = Punkty za jeden, dwa, trzy, cztery, pięć Posągów
figure-cards-further-statue = Punkty za każdy dalszy Posąg
figure-expeditions-i2 = Linia z dwóch pól: karty
figure-expeditions-i3 = Linia z trzech pól: karty
figure-expeditions-i4 = Linia z czterech pól: karty
figure-expeditions-v3 = Narożnik z trzech pól: karty
figure-expeditions-l4 = L z czterech pól: karty
figure-expeditions-o4 = Kwadrat z czterech pól: karty
figure-score-skulls = Wartości czaszek, od lewej
figure-score-colour = Punkty piramid każdego koloru, od pierwszych do ostatnich
figure-colours-green = Numery zielonych kart
figure-colours-orange = Numery pomarańczowych kart
figure-colours-purple = Numery fioletowych kart
figure-word-card = karta
figure-word-choice = wybór
figure-word-stones = kamienie
figure-word-load = ładuj

## Start page

start-play = Graj tutaj
start-invite = Zaproś znajomych linkiem
start-invite-short = Zaproś
start-invite-frees =
    { $seated ->
        [yes] Zaproszenie zwalnia dla znajomych wszystkie miejsca oprócz twojego.
       *[no] Zaproszenie daje ci pierwsze miejsce, a pozostałe zwalnia dla znajomych.
    }
start-watch = Obejrzyj grę botów
start-watch-short = Oglądaj
start-size-imhotep = od 2 do 4 osób, około 40 minut
start-size-pyramids = od 2 do 4 osób, około 20 minut
start-group-people = Ludzie
start-group-bots = Boty, od najsłabszego
start-who-me = Ty
start-who-here = Ktoś tutaj
start-who-open = Ktoś z linkiem
start-player = Gracz { $seat }
start-note-open = Dosiądzie się przez twój link
start-note-apprentice = Dopiero się uczy: łatwy
start-note-mason = Solidny przeciwnik
start-note-architect = Silny
start-note-vizier = Najsilniejszy; myśli dłużej
start-all-a = Same A
start-all-b = Same B
start-mix = Losowo
start-steps = Jak wygląda tura
start-step-expedition = Jeden kształt dla wszystkich
start-step-expedition-about = Odkrywa się kartę. Wszyscy jednocześnie używają jej kształtu.
start-step-mark = Skreśl go
start-step-mark-about = Obróć go, jak chcesz, i wpisz w jedną ze swoich dwóch piramid, obok tego, co już skreślone.
start-step-tomb = Dotrzyj do złotego grobowca
start-step-tomb-about = Daje punkty i nową piramidę, a temu, kto pierwszy zbierze dany kolor – jeszcze więcej.
start-more = Więcej opcji: zegar, nieobecność, towarzystwo
start-hints = Podpowiedzi
start-hints-about = Gracze mogą pytać bota o radę; wszyscy widzą, jak często.
start-heading =
    { $count ->
        [2] { $game }, dwie osoby
        [3] { $game }, trzy osoby
       *[other] { $game }, cztery osoby
    }
start-company = Przy stole: { $names }.
start-you = ty
start-bot = { $level } (bot)
start-friends =
    { $count ->
        [one] ktoś z twoim linkiem
        [few] { $count } osoby z twoim linkiem
        [many] { $count } osób z twoim linkiem
       *[other] { $count } osób z twoim linkiem
    }
start-with-sides = Strony { $sides }.
start-with-wrath = Z gniewem faraona.
start-newcomer = Pierwszy raz tutaj?
start-newcomer-about = „Graj tutaj” od razu zaczyna grę z botem. Stół pokazuje, co możesz zrobić i co to da; każda jego część sama się objaśnia. Nic nie instalujesz, nie zakładasz konta.
start-newcomer-rules = Przeczytaj zasady
start-go-on = Twoje stoły
start-won = Wygrana.
start-older = Starsze stoły
start-owed =
    { $count ->
        [one] Jeden stół czeka na twój ruch
        [few] { $count } stoły czekają na twój ruch
        [many] { $count } stołów czeka na twój ruch
       *[other] { $count } stołów czeka na twój ruch
    }
start-thinking =
    { $count ->
        [one] { $names } myśli
        [few] { $names } myślą
        [many] { $names } myślą
       *[other] { $names } myślą
    }
start-key-space-name = Spacja
start-key-tab = do następnego wyboru
start-key-arrows = inna odpowiedź w tym samym wyborze
start-key-space = naciska, zaznacza, otwiera
start-key-enter = Graj tutaj
start-key-escape = zamyka to, co otwarte
app-offline = Jesteś offline. Gdy wróci połączenie, stoły same ruszą dalej.
missing-page = Nic tu nie ma – Saqqara
missing-title = Nic tu nie ma.
missing-about = Tej strony nigdy nie zbudowano albo zabrał ją z powrotem piasek.
missing-home = Do strony startowej

## Pyramids' table

sg-counter-round = Runda
sg-counter-card = Karta
sg-progress-round = Runda { $now } z { $all }
sg-progress-card = Karta ekspedycji { $now } z { $all }
sg-expedition = Ekspedycja
sg-seen = Odkryte w tej rundzie
sg-face-down = zakryta
sg-still-face-down =
    { $count ->
        [one] { $count } karta jest zakryta i taka pozostanie.
        [few] { $count } karty są zakryte; jedna z nich taka pozostanie.
        [many] { $count } kart jest zakrytych; jedna z nich taka pozostanie.
       *[other] { $count } kart jest zakrytych; jedna z nich taka pozostanie.
    }
sg-tools = Zmień kształt
sg-rotate = Obróć
sg-mirror = Odbij
sg-single = Jedno pole
sg-cross-off = Skreśl
sg-keep-both = Zatrzymaj obie
sg-take = Weź
sg-take-card = Weź { $card }
sg-take-top = Weź z wierzchu
sg-why = Jaka jest zasada?
sg-your-pyramids = Twoje piramidy
sg-no-pyramids = Nie ma już dla ciebie piramid.
sg-turn-to = Pokaż piramidę { $card }
# A pyramid card for those who do not see it.
sg-card-label =
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
sg-relic-count =
    { $count ->
        [one] { $what }
        [few] { $what } ×{ $count }
        [many] { $what } ×{ $count }
       *[other] { $what } ×{ $count }
    }
sg-card-holds =
    { $things ->
        [none] { $card }
       *[other] { $card }: { $things }
    }
sg-card-kept =
    Piramida { $card }{ $colour ->
        [green] , zielona
        [orange] , pomarańczowa
        [purple] , fioletowa
       *[none] { "" }
    }, zatrzymana
# A field of a chamber: B3, skull, may be crossed off.
sg-field =
    { $field }, { $what }{ $state ->
        [ghosted] , w tym ruchu
        [fresh] , skreślone w tym ruchu
        [crossed] , skreślone
        [legal] , można skreślić
        [lone] , można skreślić jako pojedyncze pole
       *[open] { "" }
    }

# What is asked.
sg-ask-keep =
    { $count ->
        [0] Wybierz dwie ze swoich czterech piramid.
        [one] Wybierz jeszcze jedną piramidę.
        [few] Zatrzymać te dwie?
        [many] Zatrzymać te dwie?
       *[other] Zatrzymać te dwie?
    }
sg-ask-mark =
    { $shape ->
        [i2] Skreśl linię z 2 pól, obróconą dowolnie, albo jedno pole.
        [i3] Skreśl linię z 3 pól, obróconą dowolnie, albo jedno pole.
        [i4] Skreśl linię z 4 pól, obróconą dowolnie, albo jedno pole.
        [v3] Skreśl narożnik z 3 pól, obrócony dowolnie, albo jedno pole.
        [l4] Skreśl kształt L z 4 pól, obrócony dowolnie, albo jedno pole.
       *[o4] Skreśl kwadrat z 4 pól albo jedno pole.
    }
sg-ask-single = Skreśl jedno pole zamiast kształtu.
sg-ask-fits-nowhere = Kształt nigdzie się nie mieści: skreśl jedno pole.
sg-ask-no-room = Tu się nie zmieści. Wybierz pole z kropką albo kółkiem.
sg-ask-cross =
    { $count ->
        [one] Czerwony krzyżyk: skreśl jeszcze jedno pole na dowolnej karcie.
        [few] Czerwone krzyżyki: skreśl po kolei jeszcze { $count } pola na dowolnych kartach.
        [many] Czerwone krzyżyki: skreśl po kolei jeszcze { $count } pól na dowolnych kartach.
       *[other] Czerwone krzyżyki: skreśl po kolei jeszcze { $count } pól na dowolnych kartach.
    }
sg-ask-take =
    { $count ->
        [one] Wybierz nową piramidę: jedną z wyłożonych albo z wierzchu talii.
        [few] Wybierz po kolei { $count } nowe piramidy: z wyłożonych albo z wierzchu talii.
        [many] Wybierz po kolei { $count } nowych piramid: z wyłożonych albo z wierzchu talii.
       *[other] Wybierz po kolei { $count } nowych piramid: z wyłożonych albo z wierzchu talii.
    }
sg-ask-take-card =
    { $colour ->
        [green] Piramida { $card }, zielona.
        [orange] Piramida { $card }, pomarańczowa.
        [purple] Piramida { $card }, fioletowa.
       *[none] Piramida { $card }.
    }
sg-ask-take-deck = Wierzch talii: nikt nie widział tej karty.
sg-reaches = To sięga złotego grobowca piramidy { $card }. Potem wybierzesz nową piramidę.
sg-reaches-last = To sięga złotego grobowca piramidy { $card }.
sg-then-cross =
    { $count ->
        [one] Czerwony krzyżyk: potem skreślisz jeszcze jedno pole.
        [few] Czerwone krzyżyki: potem skreślisz jeszcze { $count } pola.
        [many] Czerwone krzyżyki: potem skreślisz jeszcze { $count } pól.
       *[other] Czerwone krzyżyki: potem skreślisz jeszcze { $count } pól.
    }
sg-covers =
    { $count ->
        [one] Jedno pole piramidy { $card }: { $fields }.
        [few] Piramida { $card }: { $fields }.
        [many] Piramida { $card }: { $fields }.
       *[other] Piramida { $card }: { $fields }.
    }
sg-covers-live =
    { $points ->
        [none] Obejmuje { $fields } w piramidzie { $card }.
       *[other] Obejmuje { $fields } w piramidzie { $card }; { $points } pkt.
    }

# Why you wait.
sg-wait-keep =
    { $done ->
        [yes] Twój wybór jest gotowy. Czekamy na: { $names }.
       *[no] Czekamy na wybór dwóch piramid: { $names }.
    }
sg-wait-mark =
    { $done ->
        [yes] Twoje pola są skreślone. Czekamy na: { $names }.
       *[no] Czekamy na skreślenie pól: { $names }.
    }
sg-wait-take = { $name } wybiera nową piramidę.
sg-wait-take-first = { $name } wybiera przed tobą: { $card } to mniej niż twoje { $own }.
sg-step-keep-done = wybór gotowy
sg-step-keep-busy = wybiera
sg-step-mark-done = skreślone
sg-step-mark-busy = myśli
sg-step-take-choosing = wybiera teraz
sg-step-take-next = wybiera później

# The score card.
sg-score-card = Twoja karta punktacji
sg-this-move = Ten ruch
sg-gain-awaited = Wybierz pola: tutaj zobaczysz, co przyniosą.
sg-gain-pyramid = Piramida { $card }
# Every second pyramid of a colour: the 2nd, the 4th, the 6th.
sg-gain-colour =
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
sg-gain-gems = Klejnoty
sg-gain-skulls = Czaszki
sg-gain-torches = Pochodnia
sg-gain-elixir = Eliksir
sg-red-gems = Czerwone klejnoty
sg-green-gems = Zielone klejnoty
sg-skulls = Czaszki
sg-torches = Pochodnie
sg-explored = Zbadane
sg-explored-count =
    { $lowest ->
        [none] { $count }
       *[other] { $count }, najniższa { $lowest }
    }
sg-track = { $what }: { $count } z { $most }
sg-pairs =
    { $points ->
        [none] pary
       *[other] pary po { $points }
    }
sg-claims = Co 2. piramida jednego koloru bierze kolejne punkty
sg-yours = twoje
sg-you = ty
# After the number of pyramids of a colour.
sg-explored-of-colour =
    { $count ->
        [one] piramida zbadana przez ciebie
        [few] piramidy zbadane przez ciebie
        [many] piramid zbadanych przez ciebie
       *[other] piramidy zbadanej przez ciebie
    }
sg-standings = Punkty dotychczas

# The display.
sg-display = Do wyboru
sg-display-about = Kto dotrze do grobowca, bierze jedną z tych kart albo wierzch talii; najniższy numer wybiera pierwszy.
sg-deck = talia
sg-deck-label =
    { $count ->
        [0] Talia jest pusta
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
        [many] Talia: { $count } kart
       *[other] Talia: { $count } kart
    }
sg-no-card = brak karty
sg-others = Inni gracze
sg-sheets = Pokaż
sg-sheet-score = Punktacja
sg-sheet-display = Do wyboru
sg-sheet-others = Inni

# The table in words.
sg-words-you = { $name } (ty)
sg-words-expedition =
    { $seen ->
        [none] { $shape }, pierwsza karta tej rundy.
       *[other] { $shape }. Wcześniej w tej rundzie: { $seen }.
    }
sg-words-has =
    { $explored ->
        [none] Czerwone klejnoty { $red }, zielone klejnoty { $green }, czaszki { $skulls }, pochodnie { $torches }; brak zbadanych piramid.
       *[other] Czerwone klejnoty { $red }, zielone klejnoty { $green }, czaszki { $skulls }, pochodnie { $torches }; zbadane: { $explored }.
    }
sg-words-crossed = { $what }, skreślone
sg-words-free = wolne
sg-words-claim =
    { $colour ->
        [green] Zielone, { $points } pkt: { $name }
        [orange] Pomarańczowe, { $points } pkt: { $name }
       *[purple] Fioletowe, { $points } pkt: { $name }
    }

## Imhotep's table

# A number of equal things, as in “×3”.
imhotep-times = ×{ $count }
card-effect-entrance = kamień do Piramidy
card-effect-sarcophagus = kamień do Grobowca
card-effect-path = kamień do Obelisków
# Points for every so many stones on the site, at the end.
card-effect-decoration =
    { $stones ->
        [one] { $points } za { $stones } kamień
        [few] { $points } za { $stones } kamienie
        [many] { $points } za { $stones } kamieni
       *[other] { $points } za { $stones } kamieni
    }
# The points for one statue, two statues and so on.
card-effect-statue = { $row } +{ $further }
card-effect-lever = rejs, dowolna kolejność
card-effect-hammer = weź { $stones }, załaduj 1
card-effect-sail = załaduj 1 i płyń
card-effect-chisel = załaduj 2 kamienie

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
imhotep-about-temple-A = { $points } za każdy kamień widoczny z góry
imhotep-about-temple-B = Nagroda za każdy kamień widoczny z góry
imhotep-about-chamber-A = Połączone kamienie: { $row }{ "\u00A0" }+{ $further }
imhotep-about-chamber-B = Najwięcej w każdym rzędzie: { $row }
imhotep-about-obelisks-A = Od najwyższego: { $row }
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
        [0] Łódź { $ship }, liczba pól { $spaces }, od dziobu: { $cargo }. Może wypłynąć.
       *[other] Łódź { $ship }, liczba pól { $spaces }, od dziobu: { $cargo }. Do wypłynięcia brakuje { $missing }.
    }
imhotep-load-at = Załaduj łódź { $ship }, pole { $space }
# $site is one of the messages to-…
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
imhotep-pyramid-state = Kamienie: { $count }, pola: { $all }; następny kamień daje { $next }.
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
imhotep-why-not-no-ship = żadna łódź nie ma dość kamieni
imhotep-why-not-no-card = brak niebieskiej karty
imhotep-why-not-no-use = teraz nie można jej użyć
# $reason is one of the messages imhotep-why-not-…
imhotep-refused = Nie teraz: { $reason }.

imhotep-ask-action = Wybierz jedną akcję.
imhotep-ask-load = Wybierz wolne pole dla swojego kamienia.
imhotep-ask-sail = Wybierz łódź z podniesionym żaglem.
imhotep-ask-dock = Łódź { $ship } jest gotowa: wybierz przystań.
imhotep-ask-play = Wybierz kartę, którą zagrywasz.
imhotep-ask-pass = W tej turze nic nie możesz zrobić: skład, kamieniołom i łodzie nie dają ci żadnej akcji.
imhotep-ask-hammer-load = Młotek: teraz załaduj jeden kamień.
imhotep-ask-sail-load = Żagiel: załaduj jeden kamień na łódź, która może z nim wypłynąć.
imhotep-ask-sail-sail = Żagiel: wybierz przystań dla załadowanej łodzi.
imhotep-ask-chisel-first = Dłuto: załaduj pierwszy z dwóch kamieni.
imhotep-ask-chisel-second = Dłuto: załaduj drugi kamień.
imhotep-ask-lever-sail = Dźwignia: wybierz łódź, potem przystań.
imhotep-ask-lever-order = Dźwignia: który kamień wyładować jako { $turn }.?
imhotep-ask-market = Twój kamień jest na Targowisku: weź kartę albo żadnej.
imhotep-ask-keep = Zatrzymaj jedną z dwóch kart.
imhotep-ask-pyramid = Do której piramidy trafia twój kamień?
imhotep-ask-pyramid-by-card = Wejście: do której piramidy trafia twój kamień?
imhotep-ask-bonus-card = Premia: dobrać wierzchnią kartę targowiska?
imhotep-ask-bonus-stones = Premia: wziąć kamienie na skład?
imhotep-ask-bonus-load = Premia: załadować jeden kamień?
imhotep-ask-temple = Świątynia nagradza twój kamień: punkty czy kamienie?
imhotep-waits-turn = Na ruchu: { $name }.
imhotep-waits-answer =
    { $step ->
        [market] { $name } wybiera kartę targowiska.
        [pyramid] { $name } wybiera piramidę dla kamienia.
        [temple] { $name } odbiera nagrodę Świątyni.
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
imhotep-panel-of = Co ma { $name }
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

## The terminal: playing

# Words in `…` are typed as they are, in every language.
cli-welcome = Witaj w grze { $game }. Wpisz numer albo ruch; `help` objaśnia, `quit` kończy.
cli-shared-keyboard =
    { $count ->
        [one] Przy tej klawiaturze gra { $count } osoba. Przeciwko komputerowi: { $command }
        [few] Przy tej klawiaturze grają { $count } osoby. Przeciwko komputerowi: { $command }
        [many] Przy tej klawiaturze gra { $count } osób. Przeciwko komputerowi: { $command }
       *[other] Przy tej klawiaturze gra { $count } osób. Przeciwko komputerowi: { $command }
    }
# Whose stones are whose, as in “Black is you and White is mason.”
cli-is-bot = { $name } to { $bot }
cli-is-you = { $name } to ty
cli-is-here = { $name } siedzi przy tej klawiaturze
cli-seats-differ = Liczba miejsc to { $seats }, a --players wymienia { $players }: wszystkie zajmują ludzie.
cli-compiling = Kompilowanie poziomów (raz na wersję, około minuty)
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
cli-curtain-imhotep = Przekaż ekran graczowi { $name } i naciśnij Enter, żeby zobaczyć parę.
cli-curtain-pyramids = Przekaż ekran graczowi { $name } i naciśnij Enter, żeby zobaczyć cztery karty.
cli-curtain-plain = Przekaż ekran graczowi { $name } i naciśnij Enter, żeby grać dalej.
# Somebody is asked although it is the turn of $other.
cli-asked-in-turn = { $name } (tura gracza: { $other }): { $question }
cli-decided =
    { $count ->
        [one] ({ $names } już zdecydował)
        [few] ({ $names } już zdecydowali)
        [many] ({ $names } już zdecydowali)
       *[other] ({ $names } już zdecydowali)
    }
cli-others = … i jeszcze { $count }: wpisz `more`
cli-not-understood = Niezrozumiałe: { $message } (`help` pokazuje wszystko)
cli-no-such-number = lista ma numery od 1 do { $last }, a nie { $number }
cli-undo-bot = { $name } to { $bot }, który niczego nie cofa
cli-undo-nobody = nikt jeszcze nie wykonał ruchu
cli-undo-you = nie masz jeszcze ruchu do cofnięcia
cli-undo-name = undo: oczekiwano { $names } albo nikogo, jest { $typed }
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
cli-open-over = { $path }: ta gra już się skończyła; opowie ją `{ $command }`
cli-open-by-hand = { $path }: losuje się w niej ręcznie, a tutaj to niemożliwe
cli-check = Sprawdź każde losowanie i każdy ruch: { $command }
cli-read-again = Przeczytaj grę jeszcze raz: { $command }
cli-goodbye = Do zobaczenia.
cli-nothing-saved = Nie było żadnego ruchu, więc niczego nie zapisano. `{ $command }` zaczyna nową grę.
cli-go-on = Aby grać dalej: uruchom `{ $command }` i wpisz  open { $path }
cli-kept = Zapis gry jest w pliku { $path }
cli-not-kept = Zapisu nie udało się utworzyć ani tutaj, ani wśród plików tymczasowych.

## The terminal: the table

cli-player = Gracz
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
cli-card-hammer = weź { $stones }, załaduj 1
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
cli-no-card = brak karty
cli-no-cards = nie widać kart
cli-display = Do wyboru
cli-display-cards = Do wyboru: { $cards } (`board` rysuje wszystko)
cli-gems = { $red } cz. { $green } ziel.
cli-colours-left = Wolne punkty piramid: { $points }
# The list of moves: fields of a card.
cli-single = { $card } pole
cli-shape = { $card } kształt
cli-top-of-deck = wierzch talii

## The terminal: the end, records, advice

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

## The terminal: help

# Typed as they are, in every language: market, pyramid, temple, chamber, obelisks, chisel, hammer, sail, lever, middle,
# right, accept, load b2, skip, hint vizier, undo.

cli-help-turn = TWOJA TURA
cli-help-turn-about =
    { $rounds ->
        [one] jedna akcja; czwarta łódź, która wypłynie, kończy rundę, a gra kończy się po { $rounds } rundzie
        [few] jedna akcja; czwarta łódź, która wypłynie, kończy rundę, a gra kończy się po { $rounds } rundach
        [many] jedna akcja; czwarta łódź, która wypłynie, kończy rundę, a gra kończy się po { $rounds } rundach
       *[other] jedna akcja; czwarta łódź, która wypłynie, kończy rundę, a gra kończy się po { $rounds } rundach
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
cli-help-asked-about = z powodu twoich kamieni, także w turach innych graczy
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
cli-help-hint = najlepsze ruchy według poziomu architect, z szansami i punktami; hint vizier: według poziomu vizier
cli-help-undo = cofnij ostatni ruch, jeśli od tego czasu nic nie odkryto; undo { $name }: ostatni ruch gracza { $name }
cli-help-save = zapisz dotychczasową grę
cli-help-open = zostaw tę grę i graj dalej w tę z zapisu
cli-help-quit = koniec; dotychczasowa gra zostaje w zapisie
cli-help-expeditions = EKSPEDYCJE
cli-help-expeditions-about = rundy: { $rounds }, karty w rundzie: { $cards }; wszyscy skreślają ten sam kształt, w tajemnicy, dopóki nie skończą wszyscy
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
