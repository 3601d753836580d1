# Polish: what a table says after its first picture.

sitter-me = Ja
sitter-open = Wolne miejsce
sitter-name = Imię
notation-label = Albo wpisz ruch
notation-play = Zagraj
chat-text = Napisz coś
chat-send = Wyślij
chat-spectator = Widz
chat-among-spectators = Inni widzowie przeczytają to od razu, gracze po zakończeniu gry.
chat-nameless = Aby tu pisać, podaj swoje imię w lobby.
chat-mute-spectators = Wycisz widzów
chat-unmute-spectators = Odcisz widzów
hint-adviser = Doradca
# The adviser that is offered first: the judge of reviews, which answers within a second.
hint-judge = { level-pharaoh } (szybko)
hint-ask = Poproś o radę
hint-about = Doradca widzi tylko to, co ty. Wszyscy mogą zobaczyć, ile razy prosisz o podpowiedź.
hint-thinking = { $name } myśli…
hint-exact = { $name } przeliczył twoje ruchy aż do końca gry.
hint-after =
    { $count ->
        [one] { $name } przejrzał { $count } możliwą partię.
        [few] { $name } przejrzał { $count } możliwe partie.
        [many] { $name } przejrzał { $count } możliwych partii.
       *[other] { $name } przejrzał { $count } możliwych partii.
    }
# Where another move shows a better chance than the first.
hint-order = Pierwszy jest ruch, który wybiera { $name }: sprawdzony najczęściej. Liczby przy pozostałych są mniej pewne, więc mogą wyglądać lepiej.
# Where an exact answer shows more points for another move than for the first.
hint-by-chance = O kolejności ruchów decyduje szansa na wygraną, a nie punkty.
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
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = W porównaniu z pierwszym ruchem: { $reasons }.
hint-as-good = Mniej więcej tak dobry jak pierwszy ruch.
hint-you-more = zdobywasz o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej
hint-you-less = zdobywasz o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej
hint-other-more = { $name } zdobywa o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej
hint-other-less = { $name } zdobywa o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej
hint-ahead = Pierwszy wybór: na końcu masz o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej niż { $name }.
hint-behind = Pierwszy wybór: na końcu masz o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej niż { $name }.
hint-even = Pierwszy wybór: na końcu masz tyle samo punktów co { $name }.
hint-play = Zagraj to
hint-expects = Co dalej: { $moves }
# One step of what the adviser expects, as in “Ada: load ship B, space 2”.
hint-step = { $name }: { $move }
key-move = Wykonaj ruch o tym numerze
key-enter = Wybierz albo zagraj wybrane
key-back = Krok wstecz
key-drop = Wyczyść wybór
key-hint = Poproś o podpowiedź
key-log = Otwórz przebieg gry
key-look-back = Obejrzyj powtórkę
key-close = Zamknij podpowiedź lub przebieg gry
key-look-before = Przegląd: ruch wstecz
key-look-after = Przegląd: ruch dalej
key-look-first = Przegląd: na początek
key-look-now = Przegląd: do stanu obecnego
key-look-play = Przegląd: odtwarzaj lub wstrzymaj
key-look-close = Przegląd: zakończ
settings-title = Ustawienia
settings-pace = Animacje
settings-calm = Spokojne
settings-brisk = Szybkie
settings-off = Wyłączone
settings-confirm = Pytaj przed ostatecznym ruchem
settings-confirm-about = Ruch, który kończy turę lub którego nie można cofnąć, trzeba wtedy potwierdzić drugim naciśnięciem.
away-title = Pod twoją nieobecność
away-more =
    { $count ->
        [one] i { $count } ruch wcześniej
        [few] i { $count } ruchy wcześniej
        [many] i { $count } ruchów wcześniej
       *[other] i { $count } ruchu wcześniej
    }
away-read = W porządku
end-title = Koniec gry
end-place = { $place }. miejsce
# A number of points in the score pad.
end-number = { $number }
end-rematch = Zagraj ponownie
# $points is how far ahead of the next player.
end-you-win =
    { $points ->
        [one] Wygrywasz z przewagą { $points } punktu.
        [few] Wygrywasz z przewagą { $points } punktów.
        [many] Wygrywasz z przewagą { $points } punktów.
       *[other] Wygrywasz z przewagą { $points } punktu.
    }
# The others gave up.
end-you-win-early = Wygrywasz.
end-you-win-tie =
    { $reason ->
        [sled] Przy remisie wygrywasz – decydują kamienie na składzie.
        [lowest-pyramid] Przy remisie wygrywasz – decyduje najniższy numer zbadanej piramidy.
       *[other] Przy remisie wygrywasz.
    }
end-you-share = Wspólne zwycięstwo – wygrywa też { $names }.
end-you-behind =
    { $points ->
        [one] Zajmujesz { $place }. miejsce, { $points } punkt straty. Wygrywa { $names }.
        [few] Zajmujesz { $place }. miejsce, { $points } punkty straty. Wygrywa { $names }.
        [many] Zajmujesz { $place }. miejsce, { $points } punktów straty. Wygrywa { $names }.
       *[other] Zajmujesz { $place }. miejsce, { $points } punktu straty. Wygrywa { $names }.
    }
# As many points as the winner, but the tie went to somebody else.
end-you-level =
    { $reason ->
        [sled] Remis na punkty: wygrywa { $names } – decydują kamienie na składzie.
        [lowest-pyramid] Remis na punkty: wygrywa { $names } – decyduje najniższy numer zbadanej piramidy.
       *[other]
            { $count ->
                [one] Remis na punkty: wygrywa { $names }.
                [few] Remis na punkty: zwycięstwem dzielą się { $names }.
                [many] Remis na punkty: zwycięstwem dzielą się { $names }.
               *[other] Remis na punkty: zwycięstwem dzielą się { $names }.
            }
    }
end-wins-by =
    { $points ->
        [one] Wygrywa { $name } z przewagą { $points } punktu.
        [few] Wygrywa { $name } z przewagą { $points } punktów.
        [many] Wygrywa { $name } z przewagą { $points } punktów.
       *[other] Wygrywa { $name } z przewagą { $points } punktu.
    }
# Below the score pad: how many moves each player made, and how long they thought.
end-moves = Ruchy
end-time = Zużyty czas
fair-title = Uczciwe losowanie
fair-how = Skąd wiadomo, że losowanie jest uczciwe
fair-about = Przed pierwszym losowaniem serwer wybrał tajne ziarno i pokazał to zobowiązanie, czyli odcisk ziarna. Po grze ujawnia ziarno: każdy, kto zachował zobowiązanie, może sprawdzić, czy do siebie pasują, i powtórzyć każde losowanie.
fair-commitment = Zobowiązanie
fair-seed = Ziarno
fair-entropy = Udziały graczy
fair-verify = Sprawdź
fair-command = Aby powtórzyć każde losowanie na własnym komputerze:
fair-computed = Obliczone tutaj:
fair-seed-fits = Ziarno pasuje do zobowiązania.
fair-seed-differs = Ziarno nie pasuje do zobowiązania.
fair-seed-unknown = Ta przeglądarka sprawdzi to tylko na bezpiecznej stronie (https). Użyj polecenia poniżej.
fair-seen-same = Na początku ta przeglądarka dostała to samo zobowiązanie.
fair-seen-other = Na początku ta przeglądarka dostała inne zobowiązanie.
fair-seen-unseen = Tej przeglądarki nie było na początku gry; porównaj z kimś, kto wtedy grał.
look-title = Powtórka
look-slider = Ruch
look-first = Na początek
look-link = Kopiuj link
look-more = Więcej o tym ruchu
look-back = Poprzedni ruch
look-on = Następny ruch
look-now = Wróć do gry
look-at-now =
    { $turns ->
        [one] Pozycja teraz, po { $turns } ruchu.
        [few] Pozycja teraz, po { $turns } ruchach.
        [many] Pozycja teraz, po { $turns } ruchach.
       *[other] Pozycja teraz, po { $turns } ruchach.
    }
look-at = Po ruchu { $turn } z { $turns }.
look-play = Odtwarzaj ruchy
look-pause = Wstrzymaj
look-speed = Szybkość: { $speed }×
fork-title = Graj dalej stąd
fork-about = Otwórz nowy stół od tej pozycji.
fork-why-over = Tu gra jest już skończona: cofnij się do wcześniejszego ruchu, aby grać od niego.
fork-why-drawing = Tu dobierane są karty: przejdź o ruch dalej lub wstecz, aby grać stamtąd.
fork-chance = Dalsze losowania
fork-anew = nowe
fork-as-it-fell = takie same jak tutaj
fork-go = Otwórz nowy stół
early-title = Wcześniejszy koniec
early-concede = Poddaj partię
early-concede-two = Wygrywa druga osoba. Tego nie można cofnąć.
early-concede-more = Bot dogra partię na twoim miejscu, a ty zajmiesz ostatnią lokatę. Tego nie można cofnąć.
early-concede-bots = Partia się kończy, a ty zajmujesz ostatnią lokatę. Tego nie można cofnąć.
early-concede-yes = Tak, poddaję
early-end = Zakończ bez zwycięzcy
early-end-about = Partia kończy się, gdy zgodzą się wszyscy pozostali.
early-end-alone = Partia kończy się od razu: boty się zgadzają.
early-end-ask = Zapytaj pozostałych
early-end-yes = Tak, zakończ
early-waits = Twoja prośba o koniec partii czeka na odpowiedź: { $names }.
early-asked = { $name } chce zakończyć partię bez zwycięzcy.
early-accept = Zgadzam się
early-decline = Grajmy dalej
early-withdraw = Wycofaj prośbę
early-verdict = Poddanie partii: { $names }.
early-verdict-you = Poddajesz partię.
# $move is one of the messages imhotep-did-… or pyramids-did-…
back-asked =
    { $move ->
        [none] { $name } prosi o cofnięcie ruchu.
       *[other] { $name } prosi o cofnięcie ruchu: { $move }.
    }
back-withdraw =
    { $name ->
        [none] Wycofaj prośbę
       *[other] { $name }: wycofaj prośbę
    }
back-declined = Twoja prośba została odrzucona.
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
invite-about = Każdy, kto ma ten link, może dołączyć.
invite-bots = Stół jest pełny, ale każdy, kto ma ten link, może zastąpić bota.
invite-local = Ten link działa tylko na tym komputerze. Aby zaprosić innych, uruchom serwer poleceniem { $command }.
invite-link = Link z zaproszeniem
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
        [one] Wolne jest jeszcze { $free } miejsce z { $seats }.
        [few] Wolne są jeszcze { $free } miejsca z { $seats }.
        [many] Wolnych jest jeszcze { $free } miejsc z { $seats }.
       *[other] Wolne jest jeszcze { $free } miejsca z { $seats }.
    }
waiting-title =
    { $free ->
        [one] Czekamy jeszcze na { $free } osobę
        [few] Czekamy jeszcze na { $free } osoby
        [many] Czekamy jeszcze na { $free } osób
       *[other] Czekamy jeszcze na { $free } osoby
    }
waiting-by-link = Dołączyć mogą tu tylko zaproszeni linkiem. Możesz oglądać grę.
facts-title = Ten stół
# $time is a span like “20 minutes”; $zero is one of the messages at-zero-…
facts-per-move = { $time } na każdy ruch; potem { $zero }
facts-per-player =
    { $increment ->
        [0] { $time } na każdego gracza; potem { $zero }
        [one] { $time } na każdego gracza i { $increment } sekunda więcej po każdym ruchu; potem { $zero }
        [few] { $time } na każdego gracza i { $increment } sekundy więcej po każdym ruchu; potem { $zero }
        [many] { $time } na każdego gracza i { $increment } sekund więcej po każdym ruchu; potem { $zero }
       *[other] { $time } na każdego gracza i { $increment } sekund więcej po każdym ruchu; potem { $zero }
    }
facts-stand-in = { $time } czekania, potem grę przejmuje { $level }
facts-listed = Kto może dołączyć
facts-open-to-all = każdy
facts-by-link = każdy, kto ma link
facts-counts = liczy się do rankingów; kto odchodzi, przegrywa
facts-unrated = już się nie liczy: { $why }
facts-why-hint = podpowiedź
facts-why-taken-back = cofnięty ruch
facts-why-not-enough-people = za mało ludzi
facts-why-fork = ciąg dalszy innego stołu
facts-why-edition = inna edycja
facts-why-shared-seats = ktoś gra na kilku miejscach
facts-why-agreed = zakończona bez zwycięzcy
facts-why-unplayed = niezagrana
facts-why-off = ten serwer nie prowadzi rankingów
facts-spectators = Widzowie
facts-forked = Kontynuacja
facts-forked-at = innego stołu, po ruchu { $turn }
origin-before = Wcześniejsze ruchy są przy tamtym stole.
rematch-wanted = { rematch-title }.
rematch-waits = Stół do rewanżu jest gotowy.
# In the waiting room of a rematch: players who have not come yet.
rematch-waiting = Czekamy na: { $names }
rematch-accept = Przyjmij
rematch-go = Przejdź do stołu
rematch-watch = Oglądaj rewanż
