# polski: twoje partie: trwające, zakończone, liczby i rankingi.

games-page = Twoje partie – Saqqara
games-none-yet = Pierwsza dopiero przed tobą.
games-again = Spróbuj ponownie

## Those that run

games-running = W toku
games-none-running = Żadna partia się nie toczy.
games-more-running =
    { $count ->
        [one] I jeszcze { $count }, w której nie twoja kolej.
        [few] I jeszcze { $count }, w których nie twoja kolej.
        [many] I jeszcze { $count }, w których nie twoja kolej.
       *[other] I jeszcze { $count }, w których nie twoja kolej.
    }

## Those that are over

games-finished = Zakończone
games-none-finished = Żadna partia nie jest jeszcze zakończona.
games-none-such = Nie ma takich partii. Wybierz coś innego.
games-more = Pokaż jeszcze { $count }
games-of-seats = z { $count }
games-points =
    { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
games-gap-shared = wspólnie
games-gap-ahead = o { $count } więcej
games-gap-tie = wygrany remis
games-gap-behind = o { $count } mniej
games-gap-level = tyle samo punktów
games-gap-conceded = poddanie
games-ended-early = przerwana
games-not-counted = Poza statystyką
games-replay = Obejrzyj ponownie

## Which are looked for

games-by-game = Gra
games-all = Wszystkie
games-any-seats = Dowolna liczba graczy
games-seats =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
games-by-opponent = Przeciwnicy
games-any-opponent = Dowolni przeciwnicy
games-people = Ludzie
games-against = przeciwnicy: { $opponent }

## Figures

games-figures = Statystyki
games-count =
    { $count ->
        [one] partia
        [few] partie
        [many] partii
       *[other] partii
    }
games-firsts = pierwsze miejsca
games-fair = równy udział
games-fair-about = Równy udział: tyle pierwszych miejsc przypadłoby ci, gdyby wszyscy grali równie dobrze.
games-no-figures = Statystyki pojawią się po pierwszej zakończonej partii.
games-group = Według czego są pogrupowane statystyki
games-group-opponent = Według przeciwnika
games-group-seats = Według liczby graczy
games-means = Średnia punktów i pierwsze miejsca
games-firsts-of = { $firsts } z { $games }
games-fair-of = równo: { $fair }

## Ratings

games-ratings = Rankingi
games-rating-soon = Ranking pojawi się po { $needed } partiach rankingowych. Dotąd: { $count }.
games-rating-after =
    { $count ->
        [one] Po { $count } partii rankingowej. Pasek pokazuje, gdzie ranking niemal na pewno leży.
        [few] Po { $count } partiach rankingowych. Pasek pokazuje, gdzie ranking niemal na pewno leży.
        [many] Po { $count } partiach rankingowych. Pasek pokazuje, gdzie ranking niemal na pewno leży.
       *[other] Po { $count } partii rankingowej. Pasek pokazuje, gdzie ranking niemal na pewno leży.
    }
games-rating-range = Ranking { $mean }, niemal na pewno między { $low } a { $high }
games-rating-history = Z partii na partię
games-rating-curve = Partie rankingowe: { $count }, od { $first } do { $last }
games-as-table = Pokaż jako tabelę
games-column-when = Kiedy
games-column-rating = Ranking
games-column-range = Zakres

## To keep

games-export = Eksport
games-export-about = Każdy ruch każdej zakończonej partii: pliki tekstowe do zachowania lub odtworzenia.
games-all-records = Wszystkie zapisy
games-review-file = Przeanalizuj partię z pliku

## Before the first game

games-nothing = Jeszcze nic nie stoi
games-nothing-about = Tutaj pojawią się partie, które zaczniesz lub do których dołączysz na tym urządzeniu: czyj jest ruch, jak się skończyły i analiza każdej z nich.
games-play = Zagraj
games-elsewhere = Grasz też gdzie indziej?
games-elsewhere-about = Otwórz tam „Twoje partie”, pokaż link i zeskanuj jego kod tym urządzeniem. Wystarczy też fraza odzyskiwania.
games-bring = Przenieś tu swoje partie
games-notices = Powiadomienia
