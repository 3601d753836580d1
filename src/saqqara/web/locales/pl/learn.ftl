# polski: lista lekcji i trener.

learn-page = Nauka – Saqqara
learn-lead = Krótkie lekcje na prawdziwej planszy. Przerwij, kiedy chcesz; postęp zostanie zapisany.
learn-not-kept = Ta przeglądarka niczego nie zapisuje. Po zamknięciu strony postęp przepadnie.
learn-stopped = Wróć do przerwanej lekcji
learn-comes-next = Twoja następna lekcja
learn-go-on = Dalej
learn-step = Krok { $step } z { $steps }
learn-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
learn-minutes-short = { $count } min
learn-done = ukończona
learn-first-game = Twoja pierwsza gra
learn-first-game-about = Prawdziwa gra z Uczniem. Trener odezwie się, gdy coś będzie nowe.
learn-play = Zagraj
learn-of-game = Nauka gry { $game }
learn-coach = Trener
learn-number = { $chapter }, { $number } z { $count }
learn-do = Zrób to
learn-do-about = Wykonaj ruch na planszy.
learn-back = Wstecz
learn-skip = Pomiń
learn-next = Dalej
learn-again = { app-again }
learn-show = Pokaż
learn-rule = Zasada { $rule }
learn-first = Najpierw wykonaj ruch
learn-restart = Jeszcze raz
learn-all = Wszystkie lekcje
learn-next-lesson = Następna: { $lesson }
learn-leave = Możesz wyjść w każdej chwili. Postęp zostanie zapisany.
learn-offline = Brak połączenia. Otwarte wcześniej lekcje działają bez niego.
learn-key-next = Następny krok albo nowa próba
learn-key-skip = Pomiń ten krok
