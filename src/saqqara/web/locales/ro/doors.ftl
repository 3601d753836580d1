# română: drumurile spre paginile principale.

door-pages = Pagini
door-more = Ce mai poți face
door-play = Joacă
door-learn = Învață
door-puzzles = Probleme
door-challenge = Provocare
door-games = Partidele tale
door-learn-about = Lecții scurte pe o tablă adevărată. Tu joci, antrenorul explică.
door-learn-new = Ești la început? Începe aici
door-learn-begin = Începe aici
door-learn-first = Începe cu o lecție
door-learn-on = Continuă: { $lesson }
door-learn-done = { $done } din { $count } gata
door-puzzle = Problema zilei
door-puzzle-about = O singură mutare e cea mai bună: dovedit până la sfârșit. O găsești?
door-puzzle-new = Încearcă: fără ceas
door-puzzle-try = Încearcă
# Days on which a puzzle of the day was solved at the first try.
door-puzzle-streak = { $count } la rând
door-challenge-today = Provocarea zilei
door-challenge-about = Aceeași împărțire pentru toți. Cine scoate cel mai mult din ea?
door-challenge-new = Încă nejucată
door-challenge-play = Joac-o
door-challenge-go-on = Continuă
door-challenge-points =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
