# Romanian: puzzles, all of them and each on its board.

## All puzzles

puzzles-page = Probleme – Saqqara
puzzles-lead = În fiecare, o singură mutare e cea mai bună: dovedit până la sfârșitul partidei. Fără ceas: încearcă de câte ori vrei.
puzzles-today-number = Problema zilei, nr. { $number }
puzzles-none-today = Problema de azi nu este încă aici.
puzzles-number = Problema { $number }
# One that was made from a game, and is not in the collection.
puzzles-own = Problemă dintr-o partidă
puzzles-solve = Rezolv-o
puzzles-solve-of = Problema zilei: { $game }
puzzles-look-again = Vezi-o din nou
puzzles-best = Cea mai lungă serie: { $count }
puzzles-solved = Rezolvate: { $solved } din { $count }
puzzles-all-solved = Le-ai rezolvat pe toate. Mâine vine o nouă problemă a zilei.
puzzles-unkept = Acest browser nu păstrează nimic. Ce ai rezolvat se pierde când închizi pagina.
puzzles-offline = Fără conexiune. Problemele pe care le-ai deschis se pot vedea și fără.
puzzles-collection = Toate problemele
puzzles-by-game = Joc
puzzles-by-theme = Temă
puzzles-by-level = Dificultate
puzzles-all = Toate
puzzles-none = Nu există astfel de probleme. Alege altă temă sau altă dificultate.
puzzles-players =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
puzzles-moves =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
puzzles-more = Arată încă { $count }
puzzles-mark-first = Rezolvată din prima încercare
puzzles-mark-later = Rezolvată
puzzles-mark-shown = Răspuns arătat
puzzles-mark-tried = Încă nerezolvată
puzzles-level-none = Niciun bot
puzzles-stair = Treapta aurie este cel mai slab bot care rezolvă problema. Fără treaptă aurie: niciun bot nu o rezolvă sigur.
# For those who do not see the stair of levels.
puzzles-weakest = Cel mai slab bot care o rezolvă: { $level }
puzzles-figure = { NUMBER($number, maximumFractionDigits: 1) }

## What they are about

puzzles-theme-pyramid = { imhotep-site-pyramid }
puzzles-theme-temple = { imhotep-site-temple }
puzzles-theme-burial-chamber = { imhotep-site-chamber }
puzzles-theme-obelisks = { imhotep-site-obelisks }
puzzles-theme-cards = Cărți
puzzles-theme-denial = Blocare
puzzles-theme-tempo = Tempo
puzzles-theme-wrath = { imhotep-option-wrath }
puzzles-theme-claim = Puncte de culoare
puzzles-theme-skull = Cranii
puzzles-theme-gem = Nestemate
puzzles-theme-torch = Torțe
puzzles-theme-tomb = Mormântul de aur

## One puzzle

puzzle-title = Problemă
puzzle-share = Distribuie problema
puzzle-copied = Linkul a fost copiat
puzzle-to-move = La mutare
puzzle-you-are = { $colour }, adică tu
puzzle-counts = Ce contează
# $name is the only other player; with more of them there is none.
puzzle-counts-margin =
    { $name ->
        [none] Punctele tale minus cele ale celui mai bun dintre ceilalți, la sfârșitul partidei.
       *[other] Punctele tale minus cele ale adversarului ({ $name }), la sfârșitul partidei.
    }
puzzle-counts-first = Primul loc, la sfârșitul partidei.
# How the others are taken to play.
puzzle-rivals-imhotep = Ceilalți fac mutările cele mai bune pentru ei.
puzzle-rivals-pyramids = Ceilalți joacă pentru cât mai multe puncte proprii. Ei nu văd ce bifezi.
puzzle-level = Nivel
puzzle-level-about = cel mai slab bot care o rezolvă
puzzle-level-none-about = nu o rezolvă sigur
puzzle-find =
    { $count ->
        [one] Găsește cea mai bună mutare
        [few] Găsește cele mai bune { $count } mutări
       *[other] Găsește cele mai bune { $count } de mutări
    }
puzzle-how = Joac-o pe tablă. Încearcă de câte ori vrei.
puzzle-how-today = Joac-o pe tablă. Prima încercare contează pentru seria ta; apoi încearcă de câte ori vrei.
puzzle-offline = Fără conexiune. Poți studia poziția, dar ca să încerci o mutare ai nevoie de conexiune.
puzzle-right-so-far = Corect până aici
puzzle-go-on = Ai găsit mutarea { $done } din { $count }. Ce urmează?
puzzle-wrong-points =
    { $points ->
        [one] Nu chiar: costă 1 punct
        [few] Nu chiar: costă { NUMBER($points, maximumFractionDigits: 1) } puncte
       *[other] Nu chiar: costă { NUMBER($points, maximumFractionDigits: 1) } de puncte
    }
puzzle-wrong-first = Nu chiar: costă { $percent }% din primul loc
# $shares: a list of names with their points.
puzzle-ends = Cu joc bun până la sfârșit: { $shares }.
puzzle-show-answer = Arată răspunsul
puzzle-right = Corect!
puzzle-right-win =
    { $points ->
        [one] Corect! Câștigi la 1 punct
        [few] Corect! Câștigi la { NUMBER($points, maximumFractionDigits: 1) } puncte
       *[other] Corect! Câștigi la { NUMBER($points, maximumFractionDigits: 1) } de puncte
    }
puzzle-right-loss =
    { $points ->
        [one] Corect! Pierzi la doar 1 punct
        [few] Corect! Pierzi la doar { NUMBER($points, maximumFractionDigits: 1) } puncte
       *[other] Corect! Pierzi la doar { NUMBER($points, maximumFractionDigits: 1) } de puncte
    }
puzzle-right-level = Corect! Termini la egalitate
puzzle-right-first =
    { $percent ->
        [100] Corect! Primul loc este al tău
       *[other] Corect! Primul loc: { $percent }%
    }
puzzle-answer = Răspunsul: { $move }
# The moves follow, each with the name of its player; each shows the board after it.
puzzle-answer-line = Răspunsul, mutare cu mutare
# $move is one of the messages imhotep-did-… or pyramids-did-…
puzzle-next-best-points =
    { $cost ->
        [one] A doua cea mai bună mutare costă 1 punct: { $move }.
        [few] A doua cea mai bună mutare costă { NUMBER($cost, maximumFractionDigits: 1) } puncte: { $move }.
       *[other] A doua cea mai bună mutare costă { NUMBER($cost, maximumFractionDigits: 1) } de puncte: { $move }.
    }
puzzle-next-best-first = A doua cea mai bună mutare costă { $cost }% din primul loc: { $move }.
# The replies follow, each with the name of its player.
# A line for each seat follows, with what it wins and loses where.
puzzle-why = Față de a doua cea mai bună mutare:
puzzle-replies = Cele mai bune răspunsuri:
# $game: seed and number of the game, as in 101/5.
puzzle-from-self-play = Din partida { $game } jucată de boți, mutarea { $turn }
puzzle-from-review = Din analiza unei partide, mutarea { $turn }
puzzle-every-move = Fiecare mutare, cu joc bun până la sfârșit
puzzle-more-moves =
    { $count ->
        [one] Încă { $count } mutare
        [few] Încă { $count } mutări
       *[other] Încă { $count } de mutări
    }
puzzle-move = Mutare
puzzle-value-margin = Avans
puzzle-value-first = Primul loc
puzzle-more-like = Mai multe la fel
puzzle-next = Problema următoare
puzzle-key-on = După un răspuns: problema următoare sau altă încercare
