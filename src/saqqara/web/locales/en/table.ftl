# English: a table, whichever game is played at it.

## The page

page-name = Saqqara
page-cancel = Cancel
page-to-lobby = To the lobby

## The table

table-skip = Skip to your moves
head-round =
    { $rounds ->
        [none] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
connection-connecting = Connecting …
# Nothing is said while all is well.
connection-open = { "" }
connection-paused = The server cannot reach its storage. It will carry on by itself; nothing is lost.
connection-reconnecting =
    { $isSending ->
        [yes] Reconnecting … your choice is kept and will be sent.
       *[no] Reconnecting …
    }
# The title of the browser's tab: who is to move, then the game.
title-page = { $state } – { $game }
title-turn-of = { $name }’s turn
title-others = { $names } to move
title-waiting = Waiting for players
title-playing = Playing
title-over = The game is over
title-nothing = No table
title-damaged = Damaged table
# The number itself stands before it.
seats-points =
    { $count ->
        [one] point
       *[other] points
    }
seats-you = you
seats-open = open seat
seats-bot = bot
seats-waking =
    { $level ->
        [pharaoh] warming up: like Architect
        [vizier] warming up: like Architect
        [architect] warming up: a bit weaker
       *[other] bot, warming up
    }
seats-stands-in = { $level } is playing for them
seats-bot-plays = { $level } is playing for { $name } now.
seats-plays-again = { $name } is playing again.
seats-owes = playing
seats-thinks = thinking
seats-clock = Time left:
seats-sit = Sit here
seats-sit-at = Sit here: seat { $seat }
seats-let-bot-play = Let a bot play
seats-let-bot-play-for = Let a bot play for { $name }
seats-agreed = { $names } agreed to let a bot play
seats-mute-name = Mute { $name }
seats-unmute-name = Unmute { $name }
seats-stand-up = Stand up
seats-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
# Before the number of points that a player would have if the game ended now.
seats-would-be = if ended
# The same where there is little room.
seats-would-be-short = now
presence-away = away
presence-gone = disconnected
# Before a sentence that tells the last move.
last-again = Show again:
sit-go = Sit down
sit-stones = Your stones
sit-nameless = Please enter your name: the others will see it.
tabs-label = Your seats
ask-title = Your move
# $question is one of the messages imhotep-ask-…, pyramids-ask-… or cli-ask-…
prompt-yours =
    { $name ->
        [none] Your turn. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = The game starts as soon as all seats are taken.
prompt-over = { trouble-match-over }
prompt-watching = You are watching.
prompt-looking = You are watching the replay.
plain-ask = Choose a move.
plain-flag =
    { $is ->
        [yes] yes
       *[no] no
    }
# What happened in a game that has no texts here, in the words of its rules: “Ada: advanced, steps 2”.
plain-event =
    { $name ->
        [none] { $event }
       *[other] { $name }: { $event }
    }
deeds-undo = Undo
deeds-ask-back = Ask to take back
deeds-take-back = Take back
# What the button Undo takes back: the last choice of an unfinished move.
deeds-of-pick = your last choice
deeds-of-move =
    { $name ->
        [none] your last move
       *[other] { $name }’s move
    }
deeds-of-others =
    { $name ->
        [none] others must agree
       *[other] { $name }’s move; others must agree
    }
deeds-of-turn =
    { $name ->
        [none] and the replies
       *[other] { $name }’s move and the replies
    }
deeds-no-back-asked = already asked
deeds-no-back-unmoved = nothing to undo
deeds-leave = Leave the seat to a bot
deeds-hand-over = Let a bot play for me
deeds-return = Take my seat back
deeds-fill = Fill open seats with bots
deeds-level = Level
back-title = Request
back-later = This also undoes every move made since.
curtain-pass = Pass to { $name }
curtain-about = The next choice is secret. No one else should look.
curtain-raise = I am { $name }
log-title = Game log
log-earlier = Full move list
log-about = Arrow keys go from line to line; Enter looks back at the move.
chat-news = New message
phrase-title = Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-your-turn = Your turn?
phrase-one-moment = One moment
phrase-oops = Oops!
phrase-good-game = Good game!
board-title = The table
board-laying = Setting up the table …
board-hidden = Hidden until the curtain is raised.
words-title = The position in words
words-show = Position in words
hint-title = Hint
hint-if-ended =
    { $points ->
        [one] { $points } point if the game ended now
       *[other] { $points } points if the game ended now
    }
# A final move waits until it is confirmed.
prompt-unsure = This move is final. Play it?
deeds-sure = Play it
deeds-unsure = Not yet
# A bot that moves for a player, where the player would be named: “Mason (for Ada) loads a stone.”
seats-bot-for =
    { $you ->
        [yes] { $level } (for you)
       *[no] { $level } (for { $name })
    }
deeds-no-back-secret = a secret card was seen
deeds-no-back-rated = rated, against bots alone

## The end, fairness, looking back

end-points = Points
end-show = Show the result
end-skip = Skip the counting
# In the title of the browser’s tab.
rematch-title = { $name } wants a rematch
early-gave-up = gave up

## Words for any game

card-hidden = a hidden card
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## What happened

event-round = Round { $round }
event-clock-moved =
    { $you ->
        [yes] You
       *[no] { $name }
    } ran out of time, so a bot made the move.
event-round-ends = Round { $round } ends.
event-game-ends = The game ends.
event-bot-moved =
    { $level ->
        [apprentice] { level-apprentice }
        [scribe] { level-scribe }
        [mason] { level-mason }
        [architect] { level-architect }
        [vizier] { level-vizier }
       *[pharaoh] { level-pharaoh }
    } { $you ->
        [yes] made a move for you.
       *[no] made a move for { $name }.
    }
