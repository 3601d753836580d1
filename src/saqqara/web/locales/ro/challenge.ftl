# română: provocări, aceeași împărțire pentru toți, și seri de club.

## Names and dates

challenge-page = { $title } – Saqqara
challenge-lead = Toți primesc aceleași cărți în aceeași ordine, contra acelorași boți.
challenge-unnamed = O provocare
challenge-on-day = Provocarea din { $date }
# $bots: the bots at the table, a list of levels.
challenge-heading =
    { $count ->
        [2] { $game }, doi jucători; adversar: { $bots }
        [3] { $game }, trei jucători; adversari: { $bots }
       *[other] { $game }, patru jucători; adversari: { $bots }
    }
challenge-next = Următoarea vine peste { $time }
challenge-until = Deschisă până la { $time }
challenge-none-today = Împărțirea de azi nu este încă aici. Iată-le pe cele din zilele trecute.
challenge-all = Toate provocările

## Playing it

challenge-play-fun = Joacă de plăcere
challenge-fun-about = O partidă de plăcere nu contează.
challenge-review = Vezi analiza
challenge-one-try = Contează o singură încercare; apoi joacă de plăcere de câte ori vrei.
challenge-played-by =
    { $count ->
        [one] A jucat-o { $count } persoană până acum.
        [few] Au jucat-o { $count } persoane până acum.
       *[other] Au jucat-o { $count } de persoane până acum.
    }
challenge-first = N-a jucat-o nimeni încă. Începe tu.
# $round: none in a game without rounds.
challenge-waiting =
    { $round ->
        [none] Încercarea ta te așteaptă.
       *[other] Încercarea ta te așteaptă în runda { $round }.
    }
challenge-over =
    { $count ->
        [0] Împărțirea aceasta s-a încheiat. N-a jucat-o nimeni.
        [one] Împărțirea aceasta s-a încheiat; a jucat-o { $count } persoană. O poți juca în continuare de plăcere.
        [few] Împărțirea aceasta s-a încheiat; au jucat-o { $count } persoane. O poți juca în continuare de plăcere.
       *[other] Împărțirea aceasta s-a încheiat; au jucat-o { $count } de persoane. O poți juca în continuare de plăcere.
    }
challenge-name-there = Numele tău în listă
challenge-deal = Împărțirea
challenge-deal-about = Ai locul { $seat }. Ce se trage vine în aceeași ordine pentru toți.

## How you did

# Beside the number of points, which is large.
challenge-points-word =
    { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
challenge-place-at-table = Locul { $place } la masă
challenge-better-than =
    { $count ->
        [one] Mai bine decât { $percent } din { $count } jucător
        [few] Mai bine decât { $percent } din { $count } jucători
       *[other] Mai bine decât { $percent } din { $count } de jucători
    }
challenge-better-short = mai bine decât { $percent }
challenge-place-of = Locul { $place } din { $count }
challenge-players =
    { $count ->
        [one] { $count } persoană
        [few] { $count } persoane
       *[other] { $count } de persoane
    }
challenge-alone = E primul rezultat. Ceilalți vor fi comparați cu tine.
challenge-helped = Cu ajutor: punctele tale sunt în listă, dar fără loc printre ceilalți.
challenge-as-many = La fel de multe ca { $level } pe locul tău.
challenge-more-than = Cu { $points } mai mult decât { $level } pe locul tău.
challenge-fewer-than = Cu { $points } mai puțin decât { $level } pe locul tău.

## Everyone

challenge-everyone = Toți
challenge-see-after = Vei vedea cum s-au descurcat toți de îndată ce ai jucat.
challenge-nobody = N-a jucat-o nimeni.
challenge-how-many = Câți au făcut câte puncte
challenge-few = De la 20 de jucători în sus, un grafic arată cum se împart punctele.
challenge-list =
    { $count ->
        [one] { $count } jucător, cu reluare
        [few] { $count } jucători, fiecare cu reluare
       *[other] { $count } de jucători, fiecare cu reluare
    }
challenge-place = Loc
challenge-player = Jucător
challenge-replay = Partidă
challenge-replay-of = Vezi partida: { $name }
challenge-with-help = cu ajutor
challenge-csv = Toate punctele ca fișier (CSV)
challenge-you = tu
# For those who do not see the bars. $points: none for whoever has not played.
challenge-histogram =
    { $points ->
        [none] Jucători: { $count }.
       *[other] Jucători: { $count }; punctele tale: { $points }.
    }

## The levels

challenge-levels = Tu și nivelurile boților
challenge-levels-about = Fiecare nivel a jucat împărțirea aceasta de pe locul tău.
challenge-levels-after = Fiecare nivel joacă împărțirea aceasta de pe locul tău. Punctele lor apar după ce ai jucat.
challenge-levels-none = Boții încă joacă împărțirea aceasta.
challenge-levels-some = Împărțirea aceasta, de pe locul tău. Alte niveluri încă o joacă.

## Sharing

challenge-share = Distribuie
challenge-share-about = Spune punctele tale, nimic despre împărțire.
challenge-share-head = Saqqara, { $title }
challenge-share-points =
    { $help ->
        [yes] { $game } ({ $bots }): puncte: { $points }, cu ajutor
       *[no] { $game } ({ $bots }): puncte: { $points }, locul { $place } la masă
    }
challenge-link = Link
challenge-code = Același link, ca un cod de scanat
challenge-copied = Copiat

## Fair

challenge-proof = La fel pentru toți
challenge-proof-about = Serverul a ales o sămânță secretă și arată angajamentul, amprenta seminței. Când împărțirea se încheie, dezvăluie sămânța: oricine poate verifica dacă se potrivesc și poate repeta fiecare tragere.
challenge-world-about = Aceasta este împărțirea mondială: sămânța rezultă din dată după o formulă publică și este aceeași pe fiecare server. Cine vrea o poate calcula dinainte, deci este o chestiune de onoare.
challenge-check-it = Verifică
challenge-seed-later = Sămânța apare aici când împărțirea se încheie.
challenge-verify-records = Fiecare partidă din listă are înregistrarea ei, care poate fi și ea descărcată și verificată.

## Other challenges

challenge-past = Zilele trecute
challenge-past-none = Nu există încă zile trecute.
challenge-yours = Ale tale
challenge-more =
    { $count ->
        [one] Încă { $count }
        [few] Încă { $count }
       *[other] Încă { $count }
    }
challenge-standings = Clasament
challenge-span = Perioadă
challenge-span-week = Săptămână
challenge-span-month = Lună
challenge-standings-about = { $first } – { $final }. Învinși: ce parte dintre ceilalți jucători a făcut, în medie, mai puține puncte. Fiecare zi jucată contează pentru loc.
challenge-standings-none = { $first } – { $final }: n-a jucat nimeni.
challenge-days-played = Zile
challenge-beaten = Învinși

## Your own

challenge-own = Fă-ți propria provocare
challenge-own-about = Trimite prietenilor o împărțire. Fiecare o joacă singur, contra acelorași boți; apoi comparați.
challenge-kind = Ce faci
challenge-kind-alone = Contra boților
challenge-kind-evening = Seară de club
challenge-opponent = Adversar
challenge-opponent-at = Adversarul { $number }
challenge-more-options = Mai multe opțiuni
challenge-your-seat = Locul tău
challenge-open-for = Deschisă timp de
challenge-days =
    { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
challenge-name = Nume (opțional)
challenge-make = Creează un link
challenge-make-evening = Creează seara

## A club evening

challenge-evening = Seară de club
challenge-evenings = Serile tale de club
challenge-evening-about = Mai multe mese joacă aceleași împărțiri. Punctele se compară cu ale celor care au avut același loc la celelalte mese, ca la bridge duplicat.
challenge-how-many-tables = Mese
challenge-how-many-deals = Împărțiri la fiecare masă
challenge-evening-heading =
    { $deals ->
        [one] { $game }; mese: { $tables }, jucători la o masă: { $count }, { $deals } împărțire
        [few] { $game }; mese: { $tables }, jucători la o masă: { $count }, { $deals } împărțiri
       *[other] { $game }; mese: { $tables }, jucători la o masă: { $count }, { $deals } de împărțiri
    }
challenge-evening-progress = Partide încheiate: { $done } din { $count }
challenge-evening-invite = Fiecare deschide pagina aceasta și se așază la o masă.
challenge-tables = Mesele
challenge-tables-about = Alege o masă și rămâi acolo. Împărțirile ei se joacă una după alta.
challenge-table-number = Masa { $number }
challenge-table-empty = Nu stă nimeni aici încă.
challenge-deal-number = Împărțirea { $number }
challenge-deal-unopened = așază-te
challenge-deal-waiting = sunt locuri libere
challenge-deal-playing = se joacă
challenge-deal-over = încheiată
challenge-scoring = Rezultate
challenge-scoring-about = Scorul unei împărțiri: procentul celor de pe același loc de la alte mese care au mai puține puncte; punctele egale contează pe jumătate. Punctele cu ajutor se văd, dar nu se compară.
challenge-scoring-hidden = Vezi punctele unei împărțiri de îndată ce ai jucat-o.
# Instead of the points of a deal.
challenge-too-late = prea târziu
challenge-deals-done = Împărțiri
challenge-score = Scor
# Under the score of a deal.
challenge-cell-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

## At a table

challenge-at-table = Aceasta este încercarea ta într-o provocare: cu un sfat sau o mutare retrasă contează „cu ajutor”.
challenge-table-fun = O provocare, jucată de plăcere: nu contează.
challenge-to-it = La provocare
challenge-see-everyone = Vezi cum s-au descurcat toți
challenge-hint-warning = Într-o provocare un sfat contează: rezultatul tău va fi notat „cu ajutor”.
