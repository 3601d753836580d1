# Polish. The same messages are in every language; a test compares them. What the values are is said in en/common.ftl.
#
# Names of players cannot be inflected, so they stand in the nominative: before a verb in the present tense or after a
# colon. The variant [other] of a number is never a fraction here; it speaks for numbers that come as text.

## Every page

page-skip = Przejdź do treści
page-home = Saqqara: do lobby
page-theme = Motyw
page-close = Zamknij
page-unofficial = Nieoficjalne wydanie dwóch gier planszowych. Niezwiązane z ich wydawcami.
list-last = { $before } i { $last }

## Names

you-name = Twoje imię
person-guest = Gość { $number }
# On your own screen, where you have chosen no name.
person-guest-you = Gość (ty)
person-a-guest = Gość
# Your own seat, on your own screen.
seats-you-name = Ty

## What is agreed at a table

imhotep-option-sides = Strony (A prosta, B trudna)
imhotep-option-wrath = Gniew faraona
imhotep-option-wrath-about = Kto na koniec nie ma kamienia na Piramidzie, w Świątyni, w Grobowcu lub na Obeliskach, traci 5 punktów.
new-clock = Zegar
new-absent = Gdy gracz odejdzie
new-listed = Publiczny
new-rated = Rankingowa
clock-none = Bez zegara
at-zero-bot-moves-once = bot wykonuje ten jeden ruch
at-zero-bot-takes-over = bot przejmuje grę
sitter-bot = Bot: { $level }
sitter-who = Kto zajmuje miejsce { $seat }, kolor { $colour }
sitter-name-of = Imię gracza na miejscu { $seat }
level-apprentice = Uczeń
level-scribe = Skryba
level-mason = Kamieniarz
level-architect = Architekt
level-vizier = Wezyr
level-pharaoh = Faraon
colour-black = czarny
colour-white = biały
colour-brown = brązowy
colour-gray = szary
game-imhotep = Imhotep
game-imhotep-about = Ładuj łodzie, wybieraj im przystań i wznieś pięć budowli w sześć rund.
game-pyramids = Silver & Gold: Pyramids
game-pyramids-about = Skreślaj pola komnat, omijaj czaszki i przed innymi dotrzyj do złotych grobowców.

## Tables and seats

your-turn = Twój ruch
seats-title = Gracze
seats-free = Miejsce { $seat }
# Two players with the same name are told apart by the colour of their stones.
seats-namesake = { $player } ({ $colour })
invite-copy = Kopiuj
chat-title = Czat
facts-edition = Edycja
facts-shipped = ta, która jest w Saqqarze
look-review = Analiza
fair-download = Pobierz zapis gry

## Who has won

# $reason says what decided a tie.
end-verdict =
    { $reason ->
        [sled]
            { $count ->
                [one] Wygrywa { $names } – decydują kamienie na składzie.
                [few] Zwycięstwem dzielą się { $names } – decydują kamienie na składzie.
                [many] Zwycięstwem dzielą się { $names } – decydują kamienie na składzie.
               *[other] Zwycięstwem dzielą się { $names } – decydują kamienie na składzie.
            }
        [lowest-pyramid]
            { $count ->
                [one] Wygrywa { $names } – decyduje najniższy numer zbadanej piramidy.
                [few] Zwycięstwem dzielą się { $names } – decyduje najniższy numer zbadanej piramidy.
                [many] Zwycięstwem dzielą się { $names } – decyduje najniższy numer zbadanej piramidy.
               *[other] Zwycięstwem dzielą się { $names } – decyduje najniższy numer zbadanej piramidy.
            }
       *[points]
            { $count ->
                [one] Wygrywa { $names }.
                [few] Zwycięstwem dzielą się { $names }.
                [many] Zwycięstwem dzielą się { $names }.
               *[other] Zwycięstwem dzielą się { $names }.
            }
    }
end-no-winner = Partia zakończyła się bez zwycięzcy.

## The sites of Imhotep

imhotep-site-market = Targowisko
imhotep-site-pyramid = Piramida
imhotep-site-temple = Świątynia
imhotep-site-chamber = Grobowiec
imhotep-site-obelisks = Obeliski

## What went wrong

trouble-unreachable = Serwer nie odpowiada. Sprawdź połączenie.
# $message is English, from the house.
trouble-bad-message = Serwer nie zrozumiał: { $message }
trouble-bad-options = Takie ustawienia nie działają: { $message }
trouble-unreadable-move = Nie ma takiego ruchu: { $message }
trouble-no-token = Serwer cię nie zna. Najpierw wybierz imię.
trouble-not-your-seat = To nie jest twoje miejsce.
trouble-not-allowed = Niedozwolone: { $message }
trouble-no-such-table = Nie ma takiego stołu.
trouble-no-such-review = Nikt jeszcze nie poprosił o tę analizę.
trouble-no-such-challenge = Nie ma takiego wyzwania.
trouble-no-such-evening = Nie ma takiego wieczoru.
trouble-no-such-lesson = Nie ma takiej lekcji.
trouble-no-such-puzzle = Nie ma takiej zagadki.
trouble-no-such-page = Nie ma takiej strony.
trouble-wrong-method = { trouble-bad-message }
trouble-wrong-host = Serwer nie ma takiego adresu: { $message }
trouble-illegal-move = To niemożliwe: { $message }
trouble-not-your-turn = To nie jest twój ruch.
trouble-stale-move = Na stole coś się zmieniło; spójrz i wybierz jeszcze raz.
trouble-cannot-undo = Nie można cofnąć ({ $message }). Możesz poprosić o to innych.
trouble-match-over = Gra skończona.
trouble-not-now = Nie teraz: { $message }
trouble-too-large = To za dużo naraz.
trouble-too-many = Zbyt wiele zapytań; poczekaj chwilę.
trouble-fault = Coś się zepsuło na serwerze. { $message }
trouble-unreadable-table = Zapis tego stołu jest uszkodzony; naprawić go może osoba, która prowadzi serwer.
trouble-unavailable = Serwer jest teraz niedostępny. Nic nie przepadło; spróbuj ponownie.

## The bar

chrome-language = Język
chrome-rules = Zasady
chrome-sound = Dźwięk
chrome-keys = Skróty klawiszowe
key-keys = Pokaż te skróty
key-space = Spacja
chrome-menu = Menu
chrome-tools = Narzędzia

## The games, for newcomers

game-imhotep-size = od 2 do 4 osób, około 40 minut
game-pyramids-size = od 2 do 4 osób, około 20 minut
pyramids-how-expedition = Jeden kształt dla wszystkich
pyramids-how-expedition-about = Odkrywa się kartę. Wszyscy naraz używają jej kształtu.
pyramids-how-mark = Skreśl go
pyramids-how-mark-about = Obróć go lub odbij i wpisz w jedną ze swoich dwóch piramid tak, by dotykał skreślonych już pól.
pyramids-how-tomb = Dotrzyj do złotego grobowca
pyramids-how-tomb-about = Zdobądź punkty i weź nową piramidę; kto pierwszy zbierze parę w jednym kolorze, dostaje więcej.
chrome-read-rules = Przeczytaj zasady
app-offline = Brak połączenia. Gdy wróci, gry same ruszą dalej.
app-again = Spróbuj jeszcze raz
