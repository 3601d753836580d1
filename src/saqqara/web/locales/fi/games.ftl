# suomi: omat pelit: käynnissä olevat, päättyneet, luvut ja vahvuusluvut.

games-page = Omat pelit – Saqqara
games-none-yet = Ensimmäinen on vielä edessä.
games-again = Yritä uudelleen

## Those that run

games-running = Kesken
games-none-running = Yhtään peliä ei ole kesken.
games-more-running =
    { $count ->
        [one] Ja { $count } muu, jossa ei ole sinun vuorosi.
       *[other] Ja { $count } muuta, joissa ei ole sinun vuorosi.
    }

## Those that are over

games-finished = Päättyneet
games-none-finished = Yksikään peli ei ole vielä päättynyt.
games-none-such = Mikään päättynyt peli ei sovi hakuun. Valitse jotain muuta.
games-more = Näytä { $count } lisää
games-of-seats = / { $count }
games-points =
    { $count ->
        [one] piste
       *[other] pistettä
    }
games-gap-shared = jaettu
games-gap-ahead = voitto, ero { $count }
games-gap-tie = voitto tasapisteillä
games-gap-behind = { $count } jäljessä
games-gap-level = tasapisteissä
games-gap-conceded = luovutus
games-ended-early = päättyi kesken
games-not-counted = Ei luvuissa
games-replay = Katso uudelleen

## Which are looked for

games-by-game = Peli
games-all = Kaikki
games-any-seats = Kaikki pelaajamäärät
games-seats =
    { $count ->
        [one] { $count } pelaaja
       *[other] { $count } pelaajaa
    }
games-by-opponent = Vastustajat
games-any-opponent = Kaikki vastustajat
games-people = Ihmiset
games-against = vastassa: { $opponent }

## Figures

games-figures = Luvut
games-count =
    { $count ->
        [one] peli
       *[other] peliä
    }
games-firsts = ykkössijat
games-fair = tasaosuus
games-fair-about = Tasaosuus: näin monta ykkössijaa saisit, jos kaikki olisivat yhtä hyviä.
games-no-figures = Luvut tulevat ensimmäisen päättyneen pelin jälkeen.
games-group = Lukujen ryhmittely
games-group-opponent = Vastustajittain
games-group-seats = Pelaajamäärittäin
games-means = Pisteiden keskiarvo ja ykkössijat
games-firsts-of = { $firsts }/{ $games }
games-fair-of = tasaosuus: { $fair }

## Ratings

games-ratings = Vahvuusluvut
games-rating-soon = Saat vahvuusluvun { $needed } vahvuuslukupelin jälkeen. Tähän mennessä: { $count }.
games-rating-after =
    { $count ->
        [one] { $count } vahvuuslukupelin jälkeen. Palkki näyttää, missä vahvuusluku lähes varmasti on.
       *[other] { $count } vahvuuslukupelin jälkeen. Palkki näyttää, missä vahvuusluku lähes varmasti on.
    }
games-rating-range = Vahvuusluku { $mean }, lähes varmasti välillä { $low }–{ $high }
games-rating-history = Pelistä toiseen
games-rating-curve = Vahvuuslukupelejä: { $count }, vahvuusluku alussa { $first }, lopussa { $last }
games-as-table = Näytä taulukkona
games-column-when = Milloin
games-column-rating = Vahvuusluku
games-column-range = Vaihteluväli

## To keep

games-export = Vienti
games-export-about = Jokaisen päättyneen pelin jokainen siirto tekstitiedostoina talteen tai toistettavaksi.
games-all-records = Kaikki pöytäkirjat
games-review-file = Analysoi peli tiedostosta

## Before the first game

games-nothing = Mitään ei ole vielä rakennettu
games-nothing-about = Tänne tulevat pelit, jotka aloitat tai joihin liityt tällä laitteella: kenen vuoro on, miten peli päättyi ja analyysi jokaisesta.
games-play = Pelaa peli
games-elsewhere = Pelasitko muualla?
games-elsewhere-about = Avaa siellä ”Omat pelit”, näytä linkki ja lue sen koodi tällä laitteella. Myös palautuslause käy.
games-bring = Tuo pelisi tänne
games-notices = Ilmoitukset
