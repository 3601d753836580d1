# Romanian: a table, whichever game is played at it.

## The page

page-name = Saqqara
page-cancel = Renunță
page-to-lobby = Spre lobby

## The table

table-skip = Sari la mutările tale
head-round =
    { $rounds ->
        [none] Runda { $round }
       *[other] Runda { $round } din { $rounds }
    }
connection-connecting = Se conectează…
# Nothing is said while all is well.
connection-open = { "" }
connection-paused = Serverul nu ajunge la datele sale. Își revine singur; nimic nu se pierde.
connection-reconnecting =
    { $isSending ->
        [yes] Se reconectează… Alegerea ta e păstrată și va fi trimisă.
       *[no] Se reconectează…
    }
# The title of the browser's tab: who is to move, then the game.
title-page = { $state } – { $game }
title-turn-of = La rând: { $name }
title-others = La rând: { $names }
title-waiting = Se așteaptă jucători
title-playing = Se joacă
title-over = Partida s-a terminat
title-nothing = Nicio masă
title-damaged = Masă deteriorată
# The number itself stands before it.
seats-points =
    { $count ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
seats-you = tu
seats-open = loc liber
seats-bot = bot
seats-waking =
    { $level ->
        [pharaoh] se încălzește: ca Arhitectul
        [vizier] se încălzește: ca Arhitectul
        [architect] se încălzește: mai slab
       *[other] bot, se încălzește
    }
seats-stands-in = { $level } îi ține locul
seats-bot-plays = { $level } joacă acum pentru { $name }.
seats-plays-again = { $name } joacă din nou.
seats-owes = la rând
seats-thinks = se gândește
seats-clock = Timp rămas:
seats-sit = Așază-te aici
seats-sit-at = Așază-te aici: locul { $seat }
seats-let-bot-play = Să joace un bot
seats-let-bot-play-for = Să joace un bot pentru { $name }
seats-agreed = De acord să joace un bot: { $names }
seats-mute-name = Ignoră mesajele de la { $name }
seats-unmute-name = Ascultă din nou mesajele de la { $name }
seats-stand-up = Ridică-te
seats-hints =
    { $count ->
        [one] { $count } sfat
        [few] { $count } sfaturi
       *[other] { $count } de sfaturi
    }
# Before the number of points that a player would have if the game ended now.
seats-would-be = gata acum
# The same where there is little room.
seats-would-be-short = acum
presence-away = în altă fereastră
presence-gone = offline
# Before a sentence that tells the last move.
last-again = Arată din nou:
sit-go = Așază-te
sit-stones = Pietrele tale
sit-nameless = Scrie-ți numele: ceilalți îl vor vedea.
tabs-label = Locurile tale
ask-title = Mutarea ta
# $question is one of the messages imhotep-ask-…, pyramids-ask-… or cli-ask-…
prompt-yours =
    { $name ->
        [none] E rândul tău. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = Partida începe de îndată ce toate locurile sunt ocupate.
prompt-over = { trouble-match-over }
prompt-watching = Urmărești partida.
prompt-looking = Urmărești reluarea.
plain-ask = Alege o mutare.
plain-flag =
    { $is ->
        [yes] da
       *[no] nu
    }
# What happened in a game that has no texts here, in the words of its rules: “Ada: advanced, steps 2”.
plain-event =
    { $name ->
        [none] { $event }
       *[other] { $name }: { $event }
    }
deeds-undo = Anulează
deeds-ask-back = Cere retragerea
deeds-take-back = Retrage mutarea
# What the button Undo takes back: the last choice of an unfinished move.
deeds-of-pick = ultima alegere
deeds-of-move =
    { $name ->
        [none] ultima ta mutare
       *[other] mutarea făcută de { $name }
    }
deeds-of-others =
    { $name ->
        [none] cu acordul celorlalți
       *[other] { $name }: mutarea; cu acordul celorlalți
    }
deeds-of-turn =
    { $name ->
        [none] cu tot ce a urmat
       *[other] { $name }: mutarea și tot ce a urmat
    }
deeds-no-back-asked = cererea e deja trimisă
deeds-no-back-unmoved = nimic de anulat
deeds-leave = Lasă locul unui bot
deeds-hand-over = Să joace un bot pentru mine
deeds-return = Îmi reiau locul
deeds-fill = Pune boți pe locurile libere
deeds-level = Nivel
back-title = Cerere
back-later = Se retrag și toate mutările de după ea.
curtain-pass = Dă ecranul mai departe: { $name }
curtain-about = Următoarea alegere e secretă. Nimeni altcineva nu trebuie să se uite.
curtain-raise = Eu sunt { $name }
log-title = Jurnalul partidei
log-earlier = Lista mutărilor
log-about = Săgețile trec de la un rând la altul; Enter arată masa de după acea mutare.
chat-news = Mesaj nou
phrase-title = Replici rapide
phrase-hello = Salut!
phrase-good-luck = Mult noroc!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc!
phrase-your-turn = E rândul tău?
phrase-one-moment = O clipă
phrase-oops = Hopa!
phrase-good-game = Frumos joc!
board-title = Masa
board-laying = Se pregătește masa…
board-hidden = Ascuns până se ridică cortina.
words-title = Poziția în cuvinte
words-show = Poziția în cuvinte
hint-title = Sfat
hint-if-ended =
    { $points ->
        [one] { $points } punct dacă jocul s-ar încheia acum
        [few] { $points } puncte dacă jocul s-ar încheia acum
       *[other] { $points } de puncte dacă jocul s-ar încheia acum
    }
# A final move waits until it is confirmed.
prompt-unsure = Mutarea aceasta este definitivă. O joci?
deeds-sure = Joac-o
deeds-unsure = Încă nu
# A bot that moves for a player, where the player would be named: “Mason (for Ada) loads a stone.”
seats-bot-for =
    { $you ->
        [yes] { $level } (pentru tine)
       *[no] { $level } (pentru { $name })
    }
deeds-no-back-secret = a fost văzută o carte secretă
deeds-no-back-rated = partidă cu rating, doar cu boți

## The end, fairness, looking back

end-points = Puncte
end-show = Arată rezultatul
end-skip = Sari peste numărătoare
# In the title of the browser’s tab.
rematch-title = { $name } vrea revanșa
early-gave-up = a cedat

## Words for any game

card-hidden = o carte ascunsă
points-count =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }

## What happened

event-round = Runda { $round }
event-clock-moved =
    { $you ->
        [yes] Timpul tău a expirat
       *[no] { $name }: timpul a expirat
    }, așa că un bot a făcut mutarea.
event-round-ends = Runda { $round } se încheie.
event-game-ends = Jocul se încheie.
event-bot-moved =
    { $level ->
        [apprentice] { level-apprentice }
        [scribe] { level-scribe }
        [mason] { level-mason }
        [architect] { level-architect }
        [vizier] { level-vizier }
       *[pharaoh] { level-pharaoh }
    } { $you ->
        [yes] a făcut o mutare pentru tine.
       *[no] a făcut o mutare pentru { $name }.
    }
