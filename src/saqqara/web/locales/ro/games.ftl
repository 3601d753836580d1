# română: partidele tale: cele în desfășurare, cele încheiate, cifre și ratinguri.

games-page = Partidele tale – Saqqara
games-none-yet = Prima abia urmează.
games-again = Încearcă din nou

## Those that run

games-running = În desfășurare
games-none-running = Nicio partidă nu este în desfășurare.
games-more-running =
    { $count ->
        [one] Și încă una, în care nu e rândul tău.
        [few] Și încă { $count }, în care nu e rândul tău.
       *[other] Și încă { $count } de partide, în care nu e rândul tău.
    }

## Those that are over

games-finished = Încheiate
games-none-finished = Nicio partidă nu s-a încheiat încă.
games-none-such = Nicio partidă nu se potrivește. Alege altceva.
games-more = Arată încă { $count }
games-of-seats = din { $count }
games-points =
    { $count ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
games-gap-shared = împărțit
games-gap-ahead = cu { $count } în plus
games-gap-tie = egalitate câștigată
games-gap-behind = cu { $count } în minus
games-gap-level = puncte egale
games-gap-conceded = prin cedare
games-ended-early = încheiată mai devreme
games-not-counted = Nu e în statistici
games-replay = Urmărește din nou

## Which are looked for

games-by-game = Joc
games-all = Toate
games-any-seats = Oricâți jucători
games-seats =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
games-by-opponent = Adversari
games-any-opponent = Orice adversari
games-people = Oameni
games-against = împotriva: { $opponent }

## Figures

games-figures = Statistici
games-count =
    { $count ->
        [one] partidă
        [few] partide
       *[other] de partide
    }
games-firsts = locuri întâi
games-fair = cota egală
games-fair-about = Cota egală: atâtea locuri întâi ți-ar reveni dacă toți ar juca la fel de bine.
games-no-figures = Statisticile apar după prima partidă încheiată.
games-group = După ce sunt grupate statisticile
games-group-opponent = După adversar
games-group-seats = După numărul de jucători
games-means = Media punctelor și locuri întâi
games-firsts-of = { $firsts } din { $games }
games-fair-of = egal: { $fair }

## Ratings

games-ratings = Ratinguri
games-rating-soon = Primești un rating după { $needed } partide cu rating. Până acum: { $count }.
games-rating-after =
    { $count ->
        [one] După { $count } partidă cu rating. Bara arată unde se află aproape sigur.
        [few] După { $count } partide cu rating. Bara arată unde se află aproape sigur.
       *[other] După { $count } de partide cu rating. Bara arată unde se află aproape sigur.
    }
games-rating-range = Rating { $mean }, aproape sigur între { $low } și { $high }
games-rating-history = De la o partidă la alta
games-rating-curve = Partide cu rating: { $count }, de la { $first } la { $last }
games-as-table = Arată ca tabel
games-column-when = Când
games-column-rating = Rating
games-column-range = Interval

## To keep

games-export = Export
games-export-about = Fiecare mutare a fiecărei partide încheiate, ca fișiere text de păstrat sau de reluat.
games-all-records = Toate înregistrările
games-review-file = Analizează o partidă din fișier

## Before the first game

games-nothing = Încă nu s-a construit nimic
games-nothing-about = Aici apar partidele pe care le începi sau la care te alături pe acest dispozitiv: al cui e rândul, cum s-au încheiat și o analiză a fiecăreia.
games-play = Joacă o partidă
games-elsewhere = Ai jucat în altă parte?
games-elsewhere-about = Deschide acolo „Partidele tale”, arată un link și scanează-i codul cu acest dispozitiv. Merge și cu o frază de recuperare.
games-bring = Adu-ți partidele aici
games-notices = Notificări
