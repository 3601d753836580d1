# Polish: a table, whichever game is played at it.

## The page

page-name = Saqqara
page-cancel = Anuluj
page-to-lobby = Do lobby

## The seats of a fork

sitter-me = Ja
sitter-open = Wolne miejsce
sitter-name = Imię

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
title-turn-of = Ruch: { $name }
title-others = Ruch: { $names }
title-waiting = Czekamy na graczy
title-playing = Gra trwa
title-over = Partia skończona
title-nothing = Brak stołu
title-damaged = Uszkodzony stół
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
seats-bot = bot
seats-waking =
    { $level ->
        [vizier] rozgrzewka: jak Architekt
        [architect] rozgrzewka: nieco słabiej
       *[other] bot się rozgrzewa
    }
seats-stands-in = w zastępstwie: { $level }
seats-bot-plays = Za gracza { $name } gra teraz { $level }.
seats-plays-again = { $name } znowu gra.
seats-owes = teraz gra
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
# Before the number of points that a player would have if the game ended now.
seats-would-be = gdy koniec
# The same where there is little room.
seats-would-be-short = teraz
presence-away = w innym oknie
presence-gone = offline
# Before a sentence that tells the last move.
last-again = Pokaż jeszcze raz:
sit-go = Usiądź
sit-stones = Twoje kamienie
sit-nameless = Wpisz swoje imię: zobaczą je pozostali.
tabs-label = Twoje miejsca
ask-title = Twój ruch
# $question is one of the messages imhotep-ask-…, pyramids-ask-… or cli-ask-…
prompt-yours =
    { $name ->
        [none] Twój ruch. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
prompt-over = { trouble-match-over }
prompt-watching = Oglądasz grę.
prompt-looking = Oglądasz powtórkę.
notation-label = Albo wpisz ruch
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
        [none] za zgodą pozostałych
       *[other] { $name }: ruch; za zgodą pozostałych
    }
deeds-of-turn =
    { $name ->
        [none] i wszystko po nim
       *[other] { $name }: ruch i wszystko po nim
    }
deeds-no-back-asked = prośba już wysłana
deeds-no-back-unmoved = nie ma czego cofnąć
deeds-leave = Oddaj miejsce botowi
deeds-hand-over = Niech bot gra za mnie
deeds-return = Wracam na miejsce
deeds-fill = Posadź boty na wolnych miejscach
deeds-level = Poziom
back-title = Prośba
# $move is one of the messages imhotep-did-… or pyramids-did-…
back-asked =
    { $move ->
        [none] { $name } prosi o cofnięcie ruchu.
       *[other] { $name } prosi o cofnięcie ruchu: { $move }.
    }
back-later = Cofnięte zostaną też wszystkie późniejsze ruchy.
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
        [one] Wolne jest jeszcze { $free } miejsce z { $seats }.
        [few] Wolne są jeszcze { $free } miejsca z { $seats }.
        [many] Wolnych jest jeszcze { $free } miejsc z { $seats }.
       *[other] Wolne jest jeszcze { $free } miejsca z { $seats }.
    }
waiting-title =
    { $free ->
        [one] Czekamy jeszcze na { $free } osobę
        [few] Czekamy jeszcze na { $free } osoby
        [many] Czekamy jeszcze na { $free } osób
       *[other] Czekamy jeszcze na { $free } osoby
    }
waiting-by-link = Dołączyć mogą tu tylko zaproszeni linkiem. Możesz oglądać grę.
curtain-pass = Przekaż graczowi: { $name }
curtain-about = Następny wybór jest tajny. Nikt inny nie powinien patrzeć.
curtain-raise = To ja, { $name }
log-title = Przebieg gry
log-earlier = Pełna lista ruchów
log-about = Strzałki przechodzą między wierszami; Enter pokazuje stół po tym ruchu.
chat-news = Nowa wiadomość
chat-text = Napisz coś
chat-send = Wyślij
chat-spectator = Widz
chat-among-spectators = Inni widzowie przeczytają to od razu, gracze po zakończeniu gry.
chat-nameless = Aby tu pisać, podaj swoje imię w lobby.
chat-mute-spectators = Wycisz widzów
chat-unmute-spectators = Odcisz widzów
phrase-title = Gotowe zwroty
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-your-turn = Twój ruch?
phrase-one-moment = Chwileczkę
phrase-oops = Ups!
phrase-good-game = Dobra gra!
facts-title = Ten stół
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
facts-stand-in = { $time } czekania, potem grę przejmuje { $level }
facts-listed = Kto może dołączyć
facts-open-to-all = każdy
facts-by-link = każdy, kto ma link
facts-spectators = Widzowie
facts-forked = Kontynuacja
facts-forked-at = innego stołu, po ruchu { $turn }
origin-before = Wcześniejsze ruchy są przy tamtym stole.
board-title = Stół
board-laying = Rozkładamy grę…
board-hidden = Zakryte, dopóki nie podniesiesz zasłony.
words-title = Pozycja opisana słowami
words-show = Pozycja słowami
hint-title = Podpowiedź
hint-adviser = Doradca
hint-ask = Poproś o radę
hint-about = Doradca widzi tylko to, co ty. Wszyscy mogą zobaczyć, ile razy prosisz o podpowiedź.
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
hint-by-chance = O kolejności ruchów decyduje szansa na wygraną, a nie punkty.
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
hint-against-best = W porównaniu z pierwszym ruchem: { $reasons }.
hint-as-good = Mniej więcej tak dobry jak pierwszy ruch.
hint-you-more = zdobywasz o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej
hint-you-less = zdobywasz o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej
hint-other-more = { $name } zdobywa o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej
hint-other-less = { $name } zdobywa o { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej
hint-ahead = Pierwszy wybór: na końcu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu przewagi – { $name }.
hint-behind = Pierwszy wybór: na końcu { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu straty – { $name }.
hint-even = Pierwszy wybór: na końcu równa liczba punktów – { $name }.
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
# A final move waits until it is confirmed.
prompt-unsure = To ruch ostateczny. Zagrać?
deeds-sure = Zagraj
deeds-unsure = Jeszcze nie
settings-title = Ustawienia
settings-pace = Animacje
settings-calm = Spokojne
settings-brisk = Szybkie
settings-off = Wyłączone
settings-confirm = Pytaj przed ostatecznym ruchem
settings-confirm-about = Ruch, który kończy turę lub którego nie można cofnąć, trzeba wtedy potwierdzić drugim naciśnięciem.
# A bot that moves for a player, where the player would be named: “Mason (for Ada) loads a stone.”
seats-bot-for =
    { $you ->
        [yes] { $level } (za ciebie)
       *[no] { $level } (za gracza { $name })
    }
deeds-no-back-secret = tajna karta została obejrzana
away-title = Pod twoją nieobecność
away-more =
    { $count ->
        [one] i { $count } ruch wcześniej
        [few] i { $count } ruchy wcześniej
        [many] i { $count } ruchów wcześniej
       *[other] i { $count } ruchu wcześniej
    }
away-read = W porządku

## The end, fairness, looking back

end-title = Koniec gry
end-place = { $place }. miejsce
end-points = Punkty
# A number of points in the score pad.
end-number = { $number }
end-rematch = Zagraj ponownie
end-show = Pokaż wynik
end-skip = Pomiń liczenie
# $points is how far ahead of the next player.
end-you-win =
    { $points ->
        [one] Wygrywasz z przewagą { $points } punktu.
        [few] Wygrywasz z przewagą { $points } punktów.
        [many] Wygrywasz z przewagą { $points } punktów.
       *[other] Wygrywasz z przewagą { $points } punktu.
    }
# The others gave up.
end-you-win-early = Wygrywasz.
end-you-win-tie =
    { $reason ->
        [sled] Przy remisie wygrywasz – decydują kamienie na składzie.
        [lowest-pyramid] Przy remisie wygrywasz – decyduje najniższy numer zbadanej piramidy.
       *[other] Przy remisie wygrywasz.
    }
end-you-share = Dzielisz zwycięstwo. Wygrywa też { $names }.
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
        [one] Wygrywa { $name } z przewagą { $points } punktu.
        [few] Wygrywa { $name } z przewagą { $points } punktów.
        [many] Wygrywa { $name } z przewagą { $points } punktów.
       *[other] Wygrywa { $name } z przewagą { $points } punktu.
    }
# Below the score pad: how many moves each player made, and how long they thought.
end-moves = Ruchy
end-time = Zużyty czas
fair-title = Uczciwe losowanie
fair-how = Skąd wiadomo, że losowanie jest uczciwe
fair-about = Przed pierwszym losowaniem serwer wybrał tajne ziarno i pokazał to zobowiązanie, czyli odcisk ziarna. Po grze ujawnia ziarno: każdy, kto zachował zobowiązanie, może sprawdzić, czy do siebie pasują, i powtórzyć każde losowanie.
fair-commitment = Zobowiązanie
fair-seed = Ziarno
fair-entropy = Udziały graczy
fair-download = Pobierz zapis gry
fair-verify = Sprawdź
fair-command = Aby powtórzyć każde losowanie na własnym komputerze:
fair-computed = Obliczone tutaj:
fair-seed-fits = Ziarno pasuje do zobowiązania.
fair-seed-differs = Ziarno nie pasuje do zobowiązania.
fair-seed-unknown = Ta przeglądarka sprawdzi to tylko na bezpiecznej stronie (https). Użyj polecenia poniżej.
fair-seen-same = Na początku ta przeglądarka dostała to samo zobowiązanie.
fair-seen-other = Na początku ta przeglądarka dostała inne zobowiązanie.
fair-seen-unseen = Tej przeglądarki nie było na początku gry; porównaj z kimś, kto wtedy grał.
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
fork-why-drawing = Tu dobierane są karty: przejdź o ruch dalej lub wstecz, aby grać stamtąd.
fork-chance = Dalsze losowania
fork-anew = nowe
fork-as-it-fell = takie same jak tutaj
fork-go = Otwórz nowy stół
# In the title of the browser’s tab.
rematch-title = { $name } chce rewanżu
rematch-wanted = { rematch-title }.
rematch-waits = Stół do rewanżu jest gotowy.
# In the waiting room of a rematch: players who have not come yet.
rematch-waiting = Czekamy na: { $names }
rematch-accept = Przyjmij
rematch-go = Przejdź do stołu
rematch-watch = Oglądaj rewanż
early-title = Wcześniejszy koniec
early-concede = Poddaj partię
early-concede-two = Wygrywa druga osoba. Tego nie można cofnąć.
early-concede-more = Bot dogra partię na twoim miejscu, a ty zajmiesz ostatnią lokatę. Tego nie można cofnąć.
early-concede-bots = Partia się kończy, a ty zajmujesz ostatnią lokatę. Tego nie można cofnąć.
early-concede-yes = Tak, poddaję
early-end = Zakończ bez zwycięzcy
early-end-about = Partia kończy się, gdy zgodzą się wszyscy pozostali.
early-end-alone = Partia kończy się od razu: boty się zgadzają.
early-end-ask = Zapytaj pozostałych
early-end-yes = Tak, zakończ
early-waits = Twoja prośba o koniec partii czeka na odpowiedź: { $names }.
early-asked = { $name } chce zakończyć partię bez zwycięzcy.
early-accept = Zgadzam się
early-decline = Grajmy dalej
early-withdraw = Wycofaj prośbę
early-gave-up = partia poddana
early-verdict = Poddanie partii: { $names }.
early-verdict-you = Poddajesz partię.

## Words for any game

card-hidden = zakryta karta
points-count =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktów
    }

## What happened

event-round = Runda { $round }
event-clock-moved =
    { $you ->
        [yes] Twój czas minął
       *[no] { $name }: czas minął
    }, więc ruch wykonał bot.
event-round-ends = Koniec rundy { $round }.
event-game-ends = Koniec gry.
event-bot-moved =
    { $level ->
        [apprentice] { level-apprentice }
        [mason] { level-mason }
        [architect] { level-architect }
       *[vizier] { level-vizier }
    } { $you ->
        [yes] wykonał ruch za ciebie.
       *[no] wykonał ruch za gracza { $name }.
    }
