# Polish: the review of a game, on its page and in the terminal.

## The page

review-title = { look-review }
review-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }
review-print = Drukuj
# Who has judged the moves, and how closely.
review-judge = Ocenia { $judge }; symulacji na każdy ruch: { $count }. Liczby są szacunkowe: przy każdej jest jej przedział.

## A record from elsewhere

review-no-such-game = Nie ma takiej partii.
review-drop-title = Przeanalizuj partię
review-drop-about = Upuść tu zapis zakończonej partii albo wybierz plik.
review-drop-choose = Wybierz plik
review-drop-now = Upuść zapis, aby go przeanalizować
review-drop-where = Zapis partii można pobrać po jej zakończeniu, w części „{ fair-title }”.
review-drop-large = Ten plik jest za duży na zapis partii.
review-drop-not-a-record = Ten plik nie jest zapisem partii.
review-drop-incomplete = Brakuje części tego zapisu.
review-drop-edition = Ten zapis powstał w innej edycji lub według innych zasad niż te na tym serwerze.
review-drop-unverified = Ten zapis się nie zgadza: błędny jest ruch, losowanie albo wynik.
review-drop-unfinished = Tej partii nie rozegrano do końca.
review-drop-in-progress = Ta partia jeszcze trwa. Analiza będzie możliwa po jej zakończeniu.
review-drop-bad = Tego zapisu nie można przeanalizować.

## Grades

grade-best = najlepszy
grade-good = dobry
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = gruby błąd
grade-only = jedyny ruch

## The chart

review-wins = Szansa na wygraną
review-points = Spodziewane punkty
review-view-switch = Szanse albo punkty
review-percent = { $number }%
# What the chart shows, for those who do not see it; $shares: a list of names with their figures.
review-chart = { $what }, ruchów: { $turns }. Po ruchu { $turn }: { $shares }.
review-share = { $name } { $value }
review-as-table = Pokaż jako tabelę
review-coming = Jeszcze niegotowe
# $low and $high are figures with their unit.
review-between = od { $low } do { $high }, z pewnością 95%
review-exact = dokładnie
review-glance = wstępnie
# A switch: every figure shows the range in which it lies.
review-ranges = Pokaż przedziały
review-range = { $low } do { $high }
# As in ±1.2 beside a figure.
review-margin = ±{ $number }

## While it is made

review-begins = { $judge } rzuca pierwsze spojrzenie na partię…
review-compiles = Ta edycja jest tu nowa: przygotowanie jej zasad potrwa około minuty…
review-waits =
    { $count ->
        [one] Najpierw { $count } inna analiza.
        [few] Najpierw { $count } inne analizy.
        [many] Najpierw { $count } innych analiz.
       *[other] Najpierw { $count } innej analizy.
    }
review-failed = Nie udało się dokończyć analizy.
review-running = { $judge } przegląda partię: ruch { $turn } z { $turns }. Rozejrzyj się tymczasem.
review-stop = Zatrzymaj
review-go-on = Kontynuuj
review-stopped = Analiza zatrzymała się na ruchu { $turn }. To, co już jest, zostaje.
# 0 seconds: how long it takes is not known yet.
review-later =
    { $seconds ->
        [0] Gotowe, gdy cała partia zostanie przejrzana.
       *[other] Gotowe, gdy cała partia zostanie przejrzana, za około { $seconds } s.
    }
review-done = Analiza jest gotowa.
review-retry = Spróbuj ponownie
review-outdated = Ta analiza pochodzi z wcześniejszej wersji programu.
review-again = Analizuj ponownie

## Turning points

review-turning = Punkty zwrotne
review-turning-none = Żaden ruch nie zmienił wyniku znacząco.
review-turning-next = Następny punkt zwrotny
review-turning-previous = Poprzedni punkt zwrotny
review-turning-show = Ruch { $turn }, pokaż
# The chance of the player who moved, before and after.
review-change = { $before } → { $after }%
review-draw = Losowanie
# $move is one of the messages imhotep-did-… or pyramids-did-…
review-better = Lepiej: { $move }.
# $reasons: a list of the messages review-costs and review-gives.
review-reasons = W porównaniu z najlepszym ruchem { $reasons }.
# $where is one of the messages imhotep-earned-…, pyramids-earned-… or review-source; the number always has one decimal place, so that “points” has one form.
review-costs =
    { $you ->
        [yes] tracisz
       *[no] { $name } traci
    } { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu { $where }
review-gives =
    { $you ->
        [yes] zyskujesz
       *[no] { $name } zyskuje
    } { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu { $where }
# A source of points of a game that has no texts here.
review-source = ({ $source })

## The board and the better move

review-board = Stół po ruchu { $turn }
review-at = Ruch { $turn } z { $turns }
review-last = Na koniec
review-judge-would = Co zrobiłby { $judge }
review-judge-same = { $judge } zrobiłby to samo.
review-judge-near = { $judge } wybrałby: { $move }. Różnica jest niewielka.
review-no-choice = Nie było tu innego ruchu.
review-chance-decides = Tu decyduje los.
review-instead = Zamiast: { $move }
# What a move cost the player who made it, compared with the best one.
review-cost =
    { $gains ->
        [yes] Kosztował { $percent }% szansy na wygraną, ale dał o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej.
        [untold] Kosztował { $percent }% szansy na wygraną.
       *[no] Kosztował { $percent }% szansy na wygraną i { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu.
    }
# The range of that; $wins and $points as in 27.1% to 31.3%.
review-cost-range = Koszt: { $wins } szansy na wygraną, { $points } punktu (z pewnością 95%)
review-cost-exact = Koszt: dokładny
review-line-play = Odtwórz wariant
review-line-back = Wróć do partii
review-line-at = Lepszy wariant: ruch { $step } z { $steps }
review-puzzle = Zrób z tego zagadkę
review-puzzle-asking = Szukanie dowodu…
review-puzzle-cannot = Z tego nie będzie zagadki: nie da się tu dowieść, że jeden ruch jest najlepszy.

## Moves

review-tally = Ruchy według ocen: { $name }
review-whose = Czyje ruchy
review-accuracy = Dokładność
review-accuracy-about = 100: każdy ruch był tak dobry jak najlepszy. Liczba maleje wraz z szansą na wygraną, którą kosztowały ruchy.

## Luck and skill

review-luck = Szczęście i umiejętności
review-luck-wins = Skąd wzięła się szansa każdego gracza. Części dają w sumie dokładnie wynik.
review-luck-points = Skąd wzięły się punkty każdego gracza. Części dają w sumie dokładnie wynik.
review-part-start = Początek
review-part-luck = Szczęście
review-part-own = Własne ruchy
review-part-others = Ruchy innych
review-part-end = Wynik
review-draws = Losowania, które miały znaczenie
review-draws-none = Żadne losowanie nie zmieniło wiele.
review-lucky =
    { $you ->
        [yes] Szczęście dla ciebie
       *[no] Szczęście: { $name }
    }
review-unlucky =
    { $you ->
        [yes] Pech dla ciebie
       *[no] Pech: { $name }
    }

## Your mistakes again

review-try =
    { $you ->
        [yes] Popraw swoje błędy
       *[no] Popraw błędy: { $name }
    }
review-try-about =
    { $count ->
        [one] { $count } ruch jako zagadka, około { $minutes } min.
        [few] { $count } ruchy jako zagadki, około { $minutes } min.
        [many] { $count } ruchów jako zagadki, około { $minutes } min.
       *[other] { $count } ruchu jako zagadki, około { $minutes } min.
    }
review-try-go = Spróbuj
review-try-none =
    { $you ->
        [yes] Nie ma czego powtarzać: za każdym razem udało ci się znaleźć dobry ruch.
       *[no] Nie ma czego powtarzać: { $name } za każdym razem znajduje dobry ruch.
    }
review-try-number = Zagadka { $number } z { $count }
review-try-find = Zagrano: { $move }. Znajdź lepszy ruch na planszy.
review-try-right = Dobrze: tak zagrałby { $judge }.
review-try-good = Dobrze: prawie najlepszy ruch. Kosztuje tylko { $percent }% szansy na wygraną.
review-try-wrong = Nie całkiem: kosztuje { $percent }% szansy na wygraną.
review-try-same = Tak właśnie zagrano.
review-try-unknown = { $judge } woli inne ruchy.
review-try-asking = { $judge } ocenia ten ruch…
review-try-answer = Pokaż odpowiedź
review-try-shown = Odpowiedź: { $move }.
review-try-next = Dalej
review-try-finish = Zakończ
review-try-done = Za pierwszym razem: { $right } z { $count }.
