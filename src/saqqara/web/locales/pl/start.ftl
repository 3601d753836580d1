# Polish: the start page, and the page that is missing.

page-version = Saqqara { $version }

## The lobby

lobby-page = Saqqara: Imhotep i Pyramids
lobby-title = Buduj na wieki.
lobby-lead = Zagraj przez link, na tym urządzeniu albo z botami. Bez zakładania konta.
you-saved = Twoje imię to teraz { $name }. Przy stołach, przy których już siedzisz, zostaje poprzednie.
tables-open = Otwarte stoły
tables-joinable =
    { $count ->
        [one] Przy otwartym stole jest wolne miejsce
        [few] Wolne miejsca są przy { $count } otwartych stołach
        [many] Wolne miejsca są przy { $count } otwartych stołach
       *[other] Wolne miejsca są przy { $count } otwartego stołu
    }
tables-sit = Dołącz
# $time is a duration, as in “4 minutes”.
tables-waiting = czas oczekiwania: { $time }
tables-fresh = dopiero otwarty
tables-taken = To miejsce zajął już ktoś inny.
tables-none = Teraz nie ma wolnych miejsc. Aby otworzyć własny stół, zaznacz „Publiczny” w „Więcej opcji” i naciśnij „Zaproś znajomych linkiem”.

## A new table

new-game = Gra
new-count = Liczba miejsc
new-stand-in = Bot automatycznie przejmuje grę
new-stand-in-after = Po upływie
new-stand-in-level = Poziom bota zastępczego
new-company = Ustawienia stołu
new-listed-about = Pokaż stół w lobby, aby każdy mógł dołączyć. Inaczej dołączą tylko osoby z linkiem.
new-rated-about = Liczy się do rankingów wszystkich przy stole. Podpowiedź albo cofnięty ruch to kończy; kto odchodzi, przegrywa.
new-chat-about = Gracze mogą do siebie pisać. Gotowe zwroty, takie jak „Dobrze zagrane!”, działają przy każdym stole.
new-chat-usual = Dla znajomych z linkiem
new-chat-on = Włączony
new-chat-off = Wyłączony
clock-per-move = Czas na ruch
clock-per-player = Czas na gracza
clock-each-move = Na ruch
clock-each-player = Na gracza
clock-unit = Jednostka
clock-increment = Sekundy dodawane po każdym ruchu
clock-at-zero = Gdy czas minie
unit-seconds = sekundy
unit-minutes = minuty
unit-hours = godziny
unit-days = dni
sitter-name-full =
    { $count ->
        [one] Imię może mieć najwyżej { $count } znak.
        [few] Imię może mieć najwyżej { $count } znaki.
        [many] Imię może mieć najwyżej { $count } znaków.
       *[other] Imię może mieć najwyżej { $count } znaku.
    }

## Start page

start-play = Graj tutaj
start-invite = Zaproś znajomych linkiem
start-invite-short = Zaproś
start-invite-frees =
    { $seated ->
        [yes] Zaproszenie otwiera wszystkie pozostałe miejsca dla znajomych.
       *[no] Zaproszenie daje ci pierwsze miejsce, a pozostałe otwiera dla znajomych.
    }
start-review = Przeanalizuj partię z pliku
start-watch = Obejrzyj grę botów
start-watch-short = Oglądaj
start-group-people = Ludzie
start-group-bots = Boty, od najsłabszego
start-who-me = { seats-you-name }
start-who-here = Ktoś na tym urządzeniu
start-who-open = Ktoś z linkiem
start-player = Gracz { $seat }
start-note-open = Dołączy przez twój link
start-note-apprentice = Dopiero się uczy: łatwy
start-note-scribe = Zna podstawy
start-note-mason = Solidny
start-note-architect = Silny
start-note-vizier = Bardzo silny; myśli dłużej
start-note-pharaoh = Najsilniejszy; samouk
start-all-a = Same A
start-all-b = Same B
start-mix = Losowo
start-steps = Jak wygląda tura
start-more = Więcej opcji: zegar, nieobecni, czat
start-hints = Podpowiedzi
start-hints-about = Gracze mogą pytać bota o radę; wszyscy widzą, jak często.
start-hints-unrate = Po pierwszej podpowiedzi partia nie liczy się już do rankingu.
start-heading =
    { $count ->
        [2] { $game }, dwie osoby
        [3] { $game }, trzy osoby
       *[other] { $game }, cztery osoby
    }
start-company = Przy stole: { $names }.
start-you = ty
start-friends =
    { $count ->
        [one] ktoś z twoim linkiem
        [few] { $count } osoby z twoim linkiem
        [many] { $count } osób z twoim linkiem
       *[other] { $count } osób z twoim linkiem
    }
start-with-sides = Strony { $sides }.
start-with-wrath = Z gniewem faraona.
start-newcomer = Pierwszy raz tutaj?
start-newcomer-about = Naciśnij „Graj tutaj”, aby od razu zagrać z botem. Plansza pokazuje, co możesz zrobić i ile to da; znak ? wyjaśni resztę.
start-none-yours = Jeszcze żadnych. Naciśnij „Graj tutaj”, a Kamieniarz od razu siądzie z tobą do stołu. Twoje partie będą tu na ciebie czekać.
start-none-short = Jeszcze brak
start-bring = Grasz też gdzie indziej? Przenieś tu swoje partie
start-all-games = Wszystkie twoje partie
start-running =
    { $count ->
        [0] Żadna w toku
        [one] { $count } w toku
        [few] { $count } w toku
        [many] { $count } w toku
       *[other] { $count } w toku
    }
start-key-tab = do następnego wyboru
start-key-arrows = inna opcja tego samego wyboru
start-key-space = naciska, zaznacza, otwiera
start-key-escape = zamyka to, co otwarte
start-first-game = Pierwsza gra
start-turn = W swojej turze wybierz jedno
start-turn-take = Weź kamienie
start-turn-take-about = Trzy z kamieniołomu do swojego składu, który mieści pięć.
start-turn-load = Załaduj kamień
start-turn-load-about = Ze swojego składu na wolne pole dowolnej łodzi.
start-turn-sail = Popłyń łodzią
start-turn-sail-about = Dowolną, która ma dość kamieni, do wolnej przystani. Wszystkie jej kamienie trafiają na budowę.
start-turn-play = Zagraj niebieską kartę
start-turn-play-about = Karty bierze się na Targowisku; każda raz zmienia zasady.
# One sentence about each side of each site.
start-side-market-A = Za każdy kamień jedna z czterech odkrytych kart.
start-side-market-B = Trzy odkryte karty albo dwie zakryte: obejrzyj, zatrzymaj jedną.
start-side-pyramid-A = Jedna piramida: każdy kamień od razu daje punkty swojego pola.
start-side-pyramid-B = Trzy małe piramidy: wybierasz jedną, niektóre pola dają premię.
start-side-temple-A = Kamienie widoczne z góry dają 1 punkt po każdej rundzie.
start-side-temple-B = Kamienie widoczne z góry dają po każdej rundzie punkty, kamienie albo kartę.
start-side-chamber-A = Na koniec: im większa twoja grupa połączonych kamieni, tym lepiej.
start-side-chamber-B = Na koniec punkty za najwięcej kamieni w każdym rzędzie.
start-side-obelisks-A = Na koniec najwięcej daje najwyższy obelisk.
start-side-obelisks-B = Trzy kamienie to wieża: im wcześniej, tym więcej punktów.
missing-page = Nic tu nie ma – Saqqara
missing-title = Nic tu nie ma.
missing-about = Tej strony nigdy nie zbudowano albo zabrał ją z powrotem piasek.
missing-home = Do strony głównej
