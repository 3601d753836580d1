# Polish: a table, whichever game is played at it.

## The page

page-name = Saqqara
page-cancel = Anuluj
page-to-lobby = Do lobby

## The table

table-skip = Przejdź do swoich ruchów
head-round =
    { $rounds ->
        [none] Runda { $round }
       *[other] Runda { $round } z { $rounds }
    }
connection-connecting = Łączenie…
# Nothing is said while all is well.
connection-open = { "" }
connection-paused = Serwer nie ma dostępu do swoich zapisów. Sam ruszy dalej, nic nie przepadnie.
connection-reconnecting =
    { $isSending ->
        [yes] Ponowne łączenie… Twój wybór czeka i zostanie wysłany.
       *[no] Ponowne łączenie…
    }
# The title of the browser's tab: who is to move, then the game.
title-page = { $state } – { $game }
title-turn-of = Ruch: { $name }
title-others = Ruch: { $names }
title-waiting = Czekamy na graczy
title-playing = Gra trwa
title-over = Partia skończona
title-nothing = Brak stołu
title-damaged = Uszkodzony stół
# The number itself stands before it.
seats-points =
    { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktów
    }
seats-you = ty
seats-open = wolne miejsce
seats-bot = bot
seats-waking =
    { $level ->
        [pharaoh] rozgrzewka: jak Architekt
        [vizier] rozgrzewka: jak Architekt
        [architect] rozgrzewka: nieco słabiej
       *[other] bot się rozgrzewa
    }
seats-stands-in = w zastępstwie: { $level }
seats-bot-plays = Za gracza { $name } gra teraz { $level }.
seats-plays-again = { $name } znowu gra.
seats-owes = teraz gra
seats-thinks = myśli
seats-clock = Pozostały czas:
seats-sit = Usiądź tutaj
seats-sit-at = Usiądź tutaj: miejsce { $seat }
seats-let-bot-play = Niech gra bot
seats-let-bot-play-for = Niech gra bot zamiast gracza: { $name }
seats-agreed = Za tym, żeby zagrał bot: { $names }
seats-mute-name = Wycisz gracza: { $name }
seats-unmute-name = Odcisz gracza: { $name }
seats-stand-up = Wstań
seats-hints =
    { $count ->
        [one] { $count } podpowiedź
        [few] { $count } podpowiedzi
        [many] { $count } podpowiedzi
       *[other] { $count } podpowiedzi
    }
# Before the number of points that a player would have if the game ended now.
seats-would-be = gdy koniec
# The same where there is little room.
seats-would-be-short = teraz
presence-away = w innym oknie
presence-gone = offline
# Before a sentence that tells the last move.
last-again = Pokaż jeszcze raz:
sit-go = Usiądź
sit-stones = Twoje kamienie
sit-nameless = Wpisz swoje imię: zobaczą je pozostali.
tabs-label = Twoje miejsca
ask-title = Twój ruch
# $question is one of the messages imhotep-ask-…, pyramids-ask-… or cli-ask-…
prompt-yours =
    { $name ->
        [none] Twój ruch. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
prompt-over = { trouble-match-over }
prompt-watching = Oglądasz grę.
prompt-looking = Oglądasz powtórkę.
plain-ask = Wybierz ruch.
plain-flag =
    { $is ->
        [yes] tak
       *[no] nie
    }
# What happened in a game that has no texts here, in the words of its rules: “Ada: advanced, steps 2”.
plain-event =
    { $name ->
        [none] { $event }
       *[other] { $name }: { $event }
    }
deeds-undo = Cofnij
deeds-ask-back = Poproś o cofnięcie
deeds-take-back = Cofnij ruch
# What the button Undo takes back: the last choice of an unfinished move.
deeds-of-pick = ostatni wybór
deeds-of-move =
    { $name ->
        [none] twój ostatni ruch
       *[other] ruch gracza: { $name }
    }
deeds-of-others =
    { $name ->
        [none] za zgodą pozostałych
       *[other] { $name }: ruch; za zgodą pozostałych
    }
deeds-of-turn =
    { $name ->
        [none] i wszystko po nim
       *[other] { $name }: ruch i wszystko po nim
    }
deeds-no-back-asked = prośba już wysłana
deeds-no-back-unmoved = brak ruchu
deeds-leave = Oddaj miejsce botowi
deeds-hand-over = Niech bot gra za mnie
deeds-return = Wracam na miejsce
deeds-fill = Posadź boty na wolnych miejscach
deeds-level = Poziom
back-title = Prośba
back-later = Cofnięte zostaną też wszystkie późniejsze ruchy.
curtain-pass = Przekaż graczowi: { $name }
curtain-about = Następny wybór jest tajny. Nikt inny nie powinien patrzeć.
curtain-raise = To ja, { $name }
log-title = Przebieg gry
log-earlier = Pełna lista ruchów
log-about = Strzałki przechodzą między wierszami; Enter pokazuje stół po tym ruchu.
chat-news = Nowa wiadomość
phrase-title = Gotowe zwroty
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-your-turn = Twój ruch?
phrase-one-moment = Chwileczkę
phrase-oops = Ups!
phrase-good-game = Dobra gra!
board-title = Stół
board-laying = Rozkładamy grę…
board-hidden = Zakryte, dopóki nie podniesiesz zasłony.
words-title = Pozycja opisana słowami
words-show = Pozycja słowami
hint-title = Podpowiedź
hint-if-ended =
    { $points ->
        [one] { $points } punkt, gdyby gra skończyła się teraz
        [few] { $points } punkty, gdyby gra skończyła się teraz
        [many] { $points } punktów, gdyby gra skończyła się teraz
       *[other] { $points } punktu, gdyby gra skończyła się teraz
    }
# A final move waits until it is confirmed.
prompt-unsure = To ruch ostateczny. Zagrać?
deeds-sure = Zagraj
deeds-unsure = Jeszcze nie
# A bot that moves for a player, where the player would be named: “Mason (for Ada) loads a stone.”
seats-bot-for =
    { $you ->
        [yes] { $level } (za ciebie)
       *[no] { $level } (za gracza { $name })
    }
deeds-no-back-secret = tajna karta została obejrzana
deeds-no-back-rated = partia rankingowa z samymi botami

## The end, fairness, looking back

end-points = Punkty
end-show = Pokaż wynik
end-skip = Pomiń liczenie
# In the title of the browser’s tab.
rematch-title = { $name } chce rewanżu
early-gave-up = partia poddana

## Words for any game

card-hidden = zakryta karta
points-count =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktów
    }

## What happened

event-round = Runda { $round }
event-clock-moved =
    { $you ->
        [yes] Twój czas minął
       *[no] { $name }: czas minął
    }, więc ruch wykonał bot.
event-round-ends = Koniec rundy { $round }.
event-game-ends = Koniec gry.
event-bot-moved =
    { $level ->
        [apprentice] { level-apprentice }
        [scribe] { level-scribe }
        [mason] { level-mason }
        [architect] { level-architect }
        [vizier] { level-vizier }
       *[pharaoh] { level-pharaoh }
    } { $you ->
        [yes] wykonał ruch za ciebie.
       *[no] wykonał ruch za gracza { $name }.
    }
