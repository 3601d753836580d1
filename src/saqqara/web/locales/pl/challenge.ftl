# polski: wyzwania, czyli to samo rozdanie dla wszystkich, i wieczory klubowe.

## Names and dates

challenge-page = { $title } – Saqqara
challenge-lead = Wszyscy dostają te same karty w tej samej kolejności, przeciw tym samym botom.
challenge-unnamed = Wyzwanie bez nazwy
challenge-on-day = Wyzwanie: { $date }
# $bots: the bots at the table, a list of levels.
challenge-heading =
    { $count ->
        [2] { $game }, dwie osoby; przeciwnik: { $bots }
        [3] { $game }, trzy osoby; przeciwnicy: { $bots }
       *[other] { $game }, cztery osoby; przeciwnicy: { $bots }
    }
challenge-next = Następne za { $time }
challenge-until = Otwarte do: { $time }
challenge-none-today = Dzisiejszego rozdania jeszcze tu nie ma. Oto te z poprzednich dni.
challenge-all = Wszystkie wyzwania

## Playing it

challenge-play-fun = Zagraj dla zabawy
challenge-fun-about = Gra dla zabawy się nie liczy.
challenge-review = Zobacz analizę
challenge-one-try = Liczy się jedna próba; potem graj dla zabawy, ile razy chcesz.
challenge-played-by =
    { $count ->
        [one] Zagrała już { $count } osoba.
        [few] Zagrały już { $count } osoby.
        [many] Zagrało już { $count } osób.
       *[other] Zagrało już { $count } osoby.
    }
challenge-first = Nikt jeszcze nie zagrał. Twój wynik będzie pierwszy.
# $round: none in a game without rounds.
challenge-waiting =
    { $round ->
        [none] Twoja próba czeka na ciebie.
       *[other] Twoja próba czeka w rundzie { $round }.
    }
challenge-over =
    { $count ->
        [0] To rozdanie się skończyło. Nikt go nie rozegrał.
        [one] To rozdanie się skończyło; rozegrała je { $count } osoba. Nadal możesz zagrać dla zabawy.
        [few] To rozdanie się skończyło; rozegrały je { $count } osoby. Nadal możesz zagrać dla zabawy.
        [many] To rozdanie się skończyło; rozegrało je { $count } osób. Nadal możesz zagrać dla zabawy.
       *[other] To rozdanie się skończyło; rozegrało je { $count } osoby. Nadal możesz zagrać dla zabawy.
    }
challenge-name-there = Twoje imię na liście
challenge-deal = Rozdanie
challenge-deal-about = Masz miejsce { $seat }. Losowanie daje wszystkim to samo w tej samej kolejności.

## How you did

# Beside the number of points, which is large.
challenge-points-word =
    { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
challenge-place-at-table = Miejsce przy stole: { $place }
challenge-better-than = Lepiej niż { $percent } z { $count } graczy
challenge-better-short = lepiej niż { $percent }
challenge-place-of = Miejsce { $place } na { $count }
challenge-players =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
challenge-alone = To pierwszy wynik. Inni będą porównywani z tobą.
challenge-helped = Z pomocą: twoje punkty są na liście, ale bez miejsca wśród innych.
challenge-as-many = Tyle samo co { $level } na twoim miejscu.
challenge-more-than = O { $points } więcej niż { $level } na twoim miejscu.
challenge-fewer-than = O { $points } mniej niż { $level } na twoim miejscu.

## Everyone

challenge-everyone = Wszyscy
challenge-see-after = Wyniki wszystkich zobaczysz, gdy tylko zagrasz.
challenge-nobody = Nikt nie zagrał.
challenge-how-many = Ile osób zdobyło ile punktów
challenge-few = Gdy zagra co najmniej 20 osób, wykres pokaże, jak rozkładają się punkty.
challenge-list =
    { $count ->
        [one] { $count } gracz, z powtórką
        [few] { $count } graczy, każdy z powtórką
        [many] { $count } graczy, każdy z powtórką
       *[other] { $count } gracza, każdy z powtórką
    }
challenge-place = Miejsce
challenge-player = Gracz
challenge-replay = Partia
challenge-replay-of = Obejrzyj partię: { $name }
challenge-with-help = z pomocą
challenge-csv = Wszystkie punkty jako plik (CSV)
challenge-you = ty
# For those who do not see the bars. $points: none for whoever has not played.
challenge-histogram =
    { $points ->
        [none] Liczba graczy: { $count }.
       *[other] Liczba graczy: { $count }; twoje punkty: { $points }.
    }

## The levels

challenge-levels = Ty i poziomy botów
challenge-levels-about = Każdy poziom rozegrał to rozdanie na twoim miejscu.
challenge-levels-after = Każdy poziom rozgrywa to rozdanie na twoim miejscu. Ich punkty zobaczysz, gdy zagrasz.
challenge-levels-none = Boty jeszcze rozgrywają to rozdanie.
challenge-levels-some = To rozdanie na twoim miejscu. Inne poziomy jeszcze je rozgrywają.

## Sharing

challenge-share = Udostępnij
challenge-share-about = Mówi o twoich punktach, nic o rozdaniu.
challenge-share-head = Saqqara, { $title }
challenge-share-points =
    { $help ->
        [yes] { $game } ({ $bots }): punkty: { $points }, z pomocą
       *[no] { $game } ({ $bots }): punkty: { $points }, miejsce przy stole: { $place }
    }
challenge-link = Link
challenge-code = Ten sam link jako kod do zeskanowania
challenge-copied = Skopiowano

## Fair

challenge-proof = To samo dla wszystkich
challenge-proof-about = Serwer wybrał tajne ziarno i pokazuje zobowiązanie, czyli odcisk ziarna. Gdy rozdanie się kończy, ujawnia ziarno: każdy może sprawdzić, czy do siebie pasują, i powtórzyć każde losowanie.
challenge-world-about = To rozdanie światowe: ziarno wynika z daty według jawnego wzoru i jest takie samo na każdym serwerze. Kto chce, może je obliczyć wcześniej, więc to kwestia honoru.
challenge-check-it = Sprawdź to
challenge-seed-later = Ziarno pojawi się tutaj, gdy rozdanie się skończy.
challenge-verify-records = Każda partia z listy ma swój zapis, który też można pobrać i sprawdzić.

## Other challenges

challenge-past = Poprzednie dni
challenge-past-none = Nie ma jeszcze poprzednich dni.
challenge-yours = Twoje
challenge-more =
    { $count ->
        [one] Jeszcze { $count }
        [few] Jeszcze { $count }
        [many] Jeszcze { $count }
       *[other] Jeszcze { $count }
    }
challenge-standings = Klasyfikacja
challenge-span = Okres
challenge-span-week = Tydzień
challenge-span-month = Miesiąc
challenge-standings-about = Od { $first } do { $final }. Pokonani: jaka część pozostałych graczy zdobyła średnio mniej punktów. Każdy rozegrany dzień poprawia pozycję.
challenge-standings-none = Od { $first } do { $final } nikt nie grał.
challenge-days-played = Dni
challenge-beaten = Pokonani

## Your own

challenge-own = Własne wyzwanie
challenge-own-about = Wyślij znajomym rozdanie. Każdy gra sam przeciw tym samym botom; potem porównujecie wyniki.
challenge-kind = Co tworzysz
challenge-kind-alone = Przeciw botom
challenge-kind-evening = Wieczór klubowy
challenge-opponent = Przeciwnik
challenge-opponent-at = Przeciwnik { $number }
challenge-more-options = Więcej opcji
challenge-your-seat = Twoje miejsce
challenge-open-for = Otwarte przez
challenge-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
challenge-name = Nazwa (niekonieczna)
challenge-make = Utwórz link
challenge-make-evening = Utwórz wieczór

## A club evening

challenge-evening = Wieczór klubowy
challenge-evenings = Twoje wieczory klubowe
challenge-evening-about = Kilka stołów gra te same rozdania. Punkty porównuje się z wynikami z tego samego miejsca przy innych stołach, jak w brydżu porównawczym.
challenge-how-many-tables = Liczba stołów
challenge-how-many-deals = Rozdania przy każdym stole
challenge-evening-heading =
    { $deals ->
        [one] { $game }; stoły: { $tables }, osoby przy stole: { $count }, { $deals } rozdanie
        [few] { $game }; stoły: { $tables }, osoby przy stole: { $count }, { $deals } rozdania
        [many] { $game }; stoły: { $tables }, osoby przy stole: { $count }, { $deals } rozdań
       *[other] { $game }; stoły: { $tables }, osoby przy stole: { $count }, { $deals } rozdania
    }
challenge-evening-progress = Ukończone partie: { $done } z { $count }
challenge-evening-invite = Każdy otwiera tę stronę i siada przy stole.
challenge-tables = Stoły
challenge-tables-about = Wybierz stół i zostań przy nim. Jego rozdania gra się jedno po drugim.
challenge-table-number = Stół { $number }
challenge-table-empty = Nikt tu jeszcze nie siedzi.
challenge-deal-number = Rozdanie { $number }
challenge-deal-unopened = usiądź
challenge-deal-waiting = są wolne miejsca
challenge-deal-playing = w toku
challenge-deal-over = koniec
challenge-scoring = Wyniki wieczoru
challenge-scoring-about = Wynik rozdania: jaki procent osób na tym samym miejscu przy innych stołach ma mniej punktów; równe punkty liczą się w połowie. Punkty z pomocą są pokazane, ale nie są porównywane.
challenge-scoring-hidden = Punkty z rozdania widać, gdy tylko je rozegrasz.
# Instead of the points of a deal.
challenge-too-late = za późno
challenge-deals-done = Rozdania
challenge-score = Wynik
# Under the score of a deal.
challenge-cell-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## At a table

challenge-at-table = To twoja próba w wyzwaniu: podpowiedź lub cofnięty ruch daje dopisek „z pomocą”.
challenge-table-fun = Wyzwanie rozgrywane dla zabawy: nie liczy się.
challenge-to-it = Do wyzwania
challenge-see-everyone = Zobacz, jak poszło wszystkim
challenge-hint-warning = W wyzwaniu podpowiedź się liczy: twój wynik dostanie dopisek „z pomocą”.
