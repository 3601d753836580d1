# Polish: puzzles, all of them and each on its board.

## All puzzles

puzzles-page = Zagadki – Saqqara
puzzles-lead = Każda ma jeden najlepszy ruch, przeliczony aż do końca partii. Bez zegara: próbuj, ile razy chcesz.
puzzles-today-number = Zagadka dnia nr { $number }
puzzles-none-today = Dzisiejszej zagadki jeszcze tu nie ma.
puzzles-number = Zagadka { $number }
# One that was made from a game, and is not in the collection.
puzzles-own = Zagadka z partii
puzzles-solve = Rozwiąż
puzzles-solve-of = Zagadka dnia: { $game }
puzzles-look-again = Zobacz jeszcze raz
puzzles-best = Najdłuższa seria: { $count }
puzzles-solved = Rozwiązane: { $solved } z { $count }
puzzles-all-solved = Wszystkie zagadki są rozwiązane. Jutro będzie nowa zagadka dnia.
puzzles-unkept = Ta przeglądarka niczego nie zapamiętuje. Rozwiązane zagadki przepadną po zamknięciu strony.
puzzles-offline = Brak połączenia. Otwarte wcześniej zagadki można oglądać i bez niego.
puzzles-collection = Wszystkie zagadki
puzzles-by-game = Gra
puzzles-by-theme = Temat
puzzles-by-level = Trudność
puzzles-all = Wszystkie
puzzles-none = Nie ma takich zagadek. Wybierz inny temat lub inną trudność.
puzzles-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }
puzzles-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
puzzles-more = Pokaż jeszcze { $count }
puzzles-mark-first = Rozwiązana za pierwszym razem
puzzles-mark-later = Rozwiązana
puzzles-mark-shown = Pokazano odpowiedź
puzzles-mark-tried = Jeszcze nierozwiązana
puzzles-level-none = Żaden bot
puzzles-stair = Złoty stopień to najsłabszy bot, który rozwiązuje zagadkę. Bez złotego stopnia: żaden bot nie rozwiązuje jej niezawodnie.
# For those who do not see the stair of levels.
puzzles-weakest = Najsłabszy bot, który ją rozwiązuje: { $level }
puzzles-figure = { NUMBER($number, maximumFractionDigits: 1) }

## What they are about

puzzles-theme-pyramid = { imhotep-site-pyramid }
puzzles-theme-temple = { imhotep-site-temple }
puzzles-theme-burial-chamber = { imhotep-site-chamber }
puzzles-theme-obelisks = { imhotep-site-obelisks }
puzzles-theme-cards = Karty
puzzles-theme-denial = Blokowanie
puzzles-theme-tempo = Tempo
puzzles-theme-wrath = { imhotep-option-wrath }
puzzles-theme-claim = Punkty piramid
puzzles-theme-skull = Czaszki
puzzles-theme-gem = Klejnoty
puzzles-theme-torch = Pochodnie
puzzles-theme-tomb = Złoty grobowiec

## One puzzle

puzzle-title = Zagadka
puzzle-share = Udostępnij tę zagadkę
puzzle-copied = Skopiowano link
puzzle-to-move = Ruch ma
puzzle-you-are = { $colour }, czyli ty
puzzle-counts = Co się liczy
# $name is the only other player; with more of them there is none.
puzzle-counts-margin =
    { $name ->
        [none] Twoje punkty minus punkty najlepszego z pozostałych, po zakończeniu partii.
       *[other] Twoje punkty minus punkty przeciwnika ({ $name }), po zakończeniu partii.
    }
puzzle-counts-first = Pierwsze miejsce, po zakończeniu partii.
# How the others are taken to play.
puzzle-rivals-imhotep = Pozostali wykonują ruchy najlepsze dla siebie.
puzzle-rivals-pyramids = Pozostali grają o jak najwięcej własnych punktów. Nie widzą, co skreślasz.
puzzle-level = Poziom
puzzle-level-about = najsłabszy bot, który ją rozwiązuje
puzzle-level-none-about = nie rozwiązuje jej niezawodnie
puzzle-find =
    { $count ->
        [one] Znajdź najlepszy ruch
        [few] Znajdź { $count } najlepsze ruchy
        [many] Znajdź { $count } najlepszych ruchów
       *[other] Znajdź { $count } najlepszego ruchu
    }
puzzle-how = Zagraj go na planszy. Próbuj, ile razy chcesz.
puzzle-how-today = Zagraj go na planszy. Pierwsza próba liczy się do serii; potem próbuj, ile razy chcesz.
puzzle-offline = Brak połączenia. Możesz przyjrzeć się pozycji, ale żeby wypróbować ruch, potrzebne jest połączenie.
puzzle-right-so-far = Na razie dobrze
puzzle-go-on = Znaleziono ruch { $done } z { $count }. Co dalej?
puzzle-wrong-points =
    { $points ->
        [one] Nie całkiem: kosztuje 1 punkt
        [few] Nie całkiem: kosztuje { NUMBER($points, maximumFractionDigits: 1) } punkty
        [many] Nie całkiem: kosztuje { NUMBER($points, maximumFractionDigits: 1) } punktów
       *[other] Nie całkiem: kosztuje { NUMBER($points, maximumFractionDigits: 1) } punktu
    }
puzzle-wrong-first = Nie całkiem: kosztuje { $percent }% pierwszego miejsca
# $shares: a list of names with their points.
puzzle-ends = Przy dobrej grze do końca: { $shares }.
puzzle-show-answer = Pokaż odpowiedź
puzzle-right = Dobrze!
puzzle-right-win =
    { $points ->
        [one] Dobrze! Wygrywasz o 1 punkt
        [few] Dobrze! Wygrywasz o { NUMBER($points, maximumFractionDigits: 1) } punkty
        [many] Dobrze! Wygrywasz o { NUMBER($points, maximumFractionDigits: 1) } punktów
       *[other] Dobrze! Wygrywasz o { NUMBER($points, maximumFractionDigits: 1) } punktu
    }
puzzle-right-loss =
    { $points ->
        [one] Dobrze! Przegrywasz tylko o 1 punkt
        [few] Dobrze! Przegrywasz tylko o { NUMBER($points, maximumFractionDigits: 1) } punkty
        [many] Dobrze! Przegrywasz tylko o { NUMBER($points, maximumFractionDigits: 1) } punktów
       *[other] Dobrze! Przegrywasz tylko o { NUMBER($points, maximumFractionDigits: 1) } punktu
    }
puzzle-right-level = Dobrze! Kończysz remisem
puzzle-right-first =
    { $percent ->
        [100] Dobrze! Pierwsze miejsce jest twoje
       *[other] Dobrze! Pierwsze miejsce: { $percent }%
    }
puzzle-answer = Odpowiedź: { $move }
# The moves follow, each with the name of its player; each shows the board after it.
puzzle-answer-line = Odpowiedź, ruch po ruchu
# $move is one of the messages imhotep-did-… or pyramids-did-…
puzzle-next-best-points =
    { $cost ->
        [one] Drugi najlepszy ruch kosztuje 1 punkt: { $move }.
        [few] Drugi najlepszy ruch kosztuje { NUMBER($cost, maximumFractionDigits: 1) } punkty: { $move }.
        [many] Drugi najlepszy ruch kosztuje { NUMBER($cost, maximumFractionDigits: 1) } punktów: { $move }.
       *[other] Drugi najlepszy ruch kosztuje { NUMBER($cost, maximumFractionDigits: 1) } punktu: { $move }.
    }
puzzle-next-best-first = Drugi najlepszy ruch kosztuje { $cost }% pierwszego miejsca: { $move }.
# The replies follow, each with the name of its player.
# A line for each seat follows, with what it wins and loses where.
puzzle-why = W porównaniu z drugim najlepszym ruchem:
puzzle-replies = Najlepsze odpowiedzi:
# $game: seed and number of the game, as in 101/5.
puzzle-from-self-play = Z partii { $game } rozegranej przez boty, ruch { $turn }
puzzle-from-review = Z analizy partii, ruch { $turn }
puzzle-every-move = Każdy ruch, przy dobrej grze do końca
puzzle-more-moves =
    { $count ->
        [one] Jeszcze { $count } ruch
        [few] Jeszcze { $count } ruchy
        [many] Jeszcze { $count } ruchów
       *[other] Jeszcze { $count } ruchu
    }
puzzle-move = Ruch
puzzle-value-margin = Przewaga
puzzle-value-first = Pierwsze miejsce
puzzle-more-like = Więcej takich
puzzle-next = Następna zagadka
puzzle-key-on = Po odpowiedzi: następna zagadka albo nowa próba
