# polski: drogi do głównych stron.

door-pages = Strony
door-more = Co jeszcze
door-play = Graj
door-learn = Nauka
door-puzzles = Zagadki
door-challenge = Wyzwanie
door-games = Twoje partie
door-learn-about = Krótkie lekcje na prawdziwej planszy. Ty grasz, trener wyjaśnia.
door-learn-new = Pierwszy raz tutaj? Zacznij tutaj
door-learn-begin = Zacznij tutaj
door-learn-first = Zacznij od lekcji
door-learn-on = Dalej: { $lesson }
door-learn-done = Ukończone: { $done } z { $count }
door-puzzle = Zagadka dnia
door-puzzle-about = Jeden najlepszy ruch, przeliczony do końca. Znajdziesz go?
door-puzzle-new = Spróbuj: bez zegara
door-puzzle-try = Spróbuj
# Days on which a puzzle of the day was solved at the first try.
door-puzzle-streak = { $count } z rzędu
door-challenge-today = Wyzwanie dnia
door-challenge-about = To samo rozdanie dla wszystkich. Kto wyciśnie z niego najwięcej?
door-challenge-new = Jeszcze niezagrane
door-challenge-play = Zagraj
door-challenge-go-on = Graj dalej
door-challenge-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
