# English: a table, whichever game is played at it.

## The page

page-name = Saqqara
page-cancel = Cancel
page-to-lobby = To the lobby

## The seats of a fork

sitter-me = Me
sitter-open = Open seat
sitter-name = Name

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
connection-paused = The house cannot reach its storage. It goes on by itself; nothing is lost.
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
title-over = The match is over
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
seats-waking = bot, getting ready
seats-stands-in = { $level } plays
seats-bot-plays = { $level } plays for { $name } now.
seats-plays-again = { $name } plays again.
seats-owes = to move
seats-thinks = thinking
seats-clock = Time left:
seats-sit = Sit here
seats-sit-at = Sit here: seat { $seat }
seats-let-bot-play = Let a bot play
seats-let-bot-play-for = Let a bot play for { $name }
seats-agreed = { $names } would let a bot play
seats-mute-name = Mute { $name }
seats-unmute-name = Unmute { $name }
seats-stand-up = Stand up
seats-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
presence-away = looks elsewhere
presence-gone = gone
sit-go = Sit down
sit-stones = Your stones
sit-nameless = Please write your name: the others will see it.
tabs-label = Your seats
ask-title = Your move
# $question is one of the messages imhotep-ask-…, pyramids-ask-… or cli-ask-…
prompt-yours =
    { $name ->
        [none] Your turn. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = The match begins as soon as all seats are taken.
prompt-over = { trouble-match-over }
prompt-watching = You are watching.
prompt-looking = You are looking back.
notation-label = Or type a move
notation-play = Play
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
deeds-of-pick = the last choice
deeds-of-move =
    { $name ->
        [none] your last move
       *[other] { $name }’s move
    }
deeds-of-others =
    { $name ->
        [none] the others decide
       *[other] { $name }’s move; the others decide
    }
deeds-of-turn =
    { $name ->
        [none] with what followed
       *[other] { $name }’s move, with what followed
    }
deeds-no-back-asked = a request is open
deeds-no-back-unmoved = nothing yet
deeds-leave = Leave the seat to a bot
deeds-hand-over = Let a bot play for me
deeds-return = Take my seat back
deeds-fill = Fill open seats with bots
deeds-level = Level
back-title = A request
# $move is one of the messages imhotep-did-… or pyramids-did-…
back-asked =
    { $move ->
        [none] { $name } would like to take back a move.
       *[other] { $name } would like to take back a move: { $move }.
    }
back-later = Whatever was played after it, by anybody, goes too.
back-withdraw =
    { $name ->
        [none] Withdraw
       *[other] { $name } withdraws it
    }
back-declined = The others did not agree to take it back.
back-waits =
    { $move ->
        [none]
            { $names ->
                [none] You asked to take back a move.
               *[other] You asked to take back a move. Waiting for { $names }.
            }
       *[other]
            { $names ->
                [none] You asked to take back a move: { $move }.
               *[other] You asked to take back a move: { $move }. Waiting for { $names }.
            }
    }
back-accept =
    { $name ->
        [none] Allow it
       *[other] { $name } allows it
    }
back-decline =
    { $name ->
        [none] Decline
       *[other] { $name } declines
    }
invite-title = Invite friends
invite-about = Whoever has this link may sit down.
invite-bots = Every seat is taken. Whoever has this link may take over the seat of a bot.
invite-local = Its address works on this computer only. For friends elsewhere the house has to be started with { $command }.
invite-link = Invitation link
invite-copied = Copied.
invite-select = Selected: copy it with the keyboard.
invited-by =
    { $count ->
        [one] { $names } invites you to a game of { $game }
       *[other] { $names } invite you to a game of { $game }
    }
invited-open = You are invited to a game of { $game }
invited-seats =
    { $free ->
        [one] { $free } of { $seats } seats is free.
       *[other] { $free } of { $seats } seats are free.
    }
waiting-title =
    { $free ->
        [one] The table waits for { $free } more player
       *[other] The table waits for { $free } more players
    }
waiting-by-link = Whoever has been invited by link may sit down here. You can look on.
curtain-pass = Pass to { $name }
curtain-about = The next choice is secret. Nobody else should look.
curtain-raise = I am { $name }
log-title = What happened
log-earlier = All moves in notation
chat-news = New message
chat-text = Say something
chat-send = Send
facts-title = This table
# $time is a span like “20 minutes”; $zero is one of the messages at-zero-…
facts-per-move = { $time } for each move; then { $zero }
facts-per-player =
    { $increment ->
        [0] { $time } for each player; then { $zero }
        [one] { $time } for each player, { $increment } second more after each move; then { $zero }
       *[other] { $time } for each player, { $increment } seconds more after each move; then { $zero }
    }
facts-stand-in = { $level } plays on after { $time }
facts-listed = Who may join
facts-open-to-all = everybody
facts-by-link = whoever has the link
facts-spectators = Watching
facts-forked = Forked from
facts-forked-at = another table, after move { $turn }
origin-before = What happened before is told there.
board-title = The table
board-laying = The table is being laid …
board-hidden = Nothing to see until the curtain is raised.
words-title = The position in words
words-show = Position in words
hint-title = Hint
hint-adviser = Who advises
hint-ask = Ask
hint-about = The adviser knows only what you may know. Everybody at the table may see that you asked.
hint-thinking = { $name } is thinking …
hint-exact = { $name } has computed your moves to the end of the game.
hint-after =
    { $count ->
        [one] { $name } has tried { $count } continuation.
       *[other] { $name } has tried { $count } continuations.
    }
# Where another move shows a better chance than the first.
hint-order = First comes the move that { $name } would play: it was tried most. The chances of the others are less certain.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Chance to win: { $percent } % ({ $low }–{ $high })
hint-points = Expected points:
hint-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-at-once =
    { $points ->
        [one] { $points } point at once
       *[other] { $points } points at once
    }
hint-if-ended =
    { $points ->
        [one] { $points } point if the game ended now
       *[other] { $points } points if the game ended now
    }
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = Against the best move: { $reasons }.
hint-as-good = About as good as the best move.
hint-you-more = you get { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more
hint-you-less = you get { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points fewer
hint-other-more = { $name } gets { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more
hint-other-less = { $name } gets { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points fewer
hint-ahead = The best move: in the end you are { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead of { $name }.
hint-behind = The best move: in the end you are { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind { $name }.
hint-even = The best move: in the end you are level with { $name }.
hint-play = Play this
hint-expects = What it expects: { $moves }
# One step of what the adviser expects, as in “Ada: loading ship B, space 2”.
hint-step = { $name }: { $move }
key-move = Play the move with this number
key-enter = Choose, or play what is chosen
key-back = One step back
key-drop = Drop what is chosen
key-hint = Ask for a hint
key-log = Open the log
key-look-back = Look back
# A bot that moves for a player, where the player would be named: “Mason (for Ada) loads a stone.”
seats-bot-for = { $level } (for { $name })
deeds-no-back-secret = a secret card was seen
away-title = While you were away
away-more =
    { $count ->
        [one] and { $count } move before
       *[other] and { $count } moves before
    }
away-read = All right

## The end, fairness, looking back

end-title = The end
end-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
end-points = Points
# A number of points in the score pad.
end-number = { $number }
end-rematch = Play again
end-show = Show the result
fair-title = Fair chance
fair-how = How it is kept fair
fair-about = Before the first draw the server chose a secret seed and showed this commitment, the seed’s fingerprint. After the match it tells the seed: whoever has kept the commitment can check that the two fit, and repeat every draw.
fair-commitment = Commitment
fair-seed = Seed
fair-entropy = Shares of the players
fair-download = Download record
fair-verify = Verify
fair-command = To repeat every draw on your own machine:
fair-computed = Computed here:
fair-seed-fits = The seed fits the commitment.
fair-seed-differs = The seed does not fit the commitment.
fair-seed-unknown = This browser hashes only on secure pages (https). Use the command below.
fair-seen-same = It is the commitment that this browser was shown at the start.
fair-seen-other = It is not the commitment that this browser was shown at the start.
fair-seen-unseen = This browser did not see the start of the match; compare with somebody who did.
look-title = Look back
look-slider = Move
look-first = To the beginning
look-link = Copy link
look-more = More about this move
look-back = One move back
look-on = One move on
look-now = Back to now
look-at-now =
    { $turns ->
        [one] As it stands, after { $turns } move.
       *[other] As it stands, after { $turns } moves.
    }
look-at = After move { $turn } of { $turns }.
fork-title = Fork here
fork-about = A new table that begins where this one stood.
fork-why-over = The game is over here: fork from an earlier move.
fork-why-drawing = Cards are being drawn here: go one move on or back to fork.
fork-chance = Chance from there on
fork-anew = anew
fork-as-it-fell = as it fell here
fork-go = Open the fork
# In the title of the browser’s tab.
rematch-title = { $name } wants a rematch
rematch-wanted = { rematch-title }.
rematch-waits = The table for the rematch is ready.
rematch-accept = Accept
rematch-go = Go to the table
rematch-watch = Watch the rematch
early-title = End it early
early-concede = Concede
early-concede-two = The other player wins. This cannot be undone.
early-concede-more = A bot plays your seat to the end, and you are ranked last. This cannot be undone.
early-concede-bots = The match is over, and you are ranked last. This cannot be undone.
early-concede-yes = Yes, concede
early-end = End without a winner
early-end-about = The match is over as soon as all the others agree.
early-end-alone = The match is over at once: bots agree.
early-end-ask = Ask the others
early-end-yes = Yes, end it
early-waits = You asked to end the match. Waiting for { $names }.
early-asked = { $name } would like to end the match without a winner.
early-accept = Agree
early-decline = Play on
early-withdraw = Withdraw the request
early-gave-up = gave up
early-verdict = { $names } gave up.

## Words for any game

card-hidden = a hidden card
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## What happened

event-round = Round { $round }
event-clock-moved = { $name }: time was up, so a bot made the move.
event-round-ends = Round { $round } ends.
event-game-ends = The game ends.
event-bot-moved =
    { $level ->
        [apprentice] { level-apprentice }
        [mason] { level-mason }
        [architect] { level-architect }
       *[vizier] { level-vizier }
    } made a move for { $name }.
