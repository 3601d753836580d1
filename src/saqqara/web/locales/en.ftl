# English. The same messages are in every language; a test compares them.
#
# Values: $name, $names, $who and $other are names of players; lists are put together in the language. A value that is
# missing is the variant [none], a yes or no is [yes] or [no]. Messages whose id begins with `to-` or `where-` say
# where something goes, with the preposition or case that belongs to it, and stand inside other messages as they are.

## Every page

page-skip = Skip to the content
page-name = Saqqara
page-home = Saqqara: to the lobby
page-theme = Light or dark
page-cancel = Cancel
page-close = Close
page-to-lobby = To the lobby
page-unofficial = An unofficial edition of two board games. Unaffiliated with their publishers.
page-version = Saqqara { $version }
list-last = { $before } and { $last }

## The lobby

lobby-page = Saqqara: Imhotep and Pyramids
lobby-title = Build what lasts.
lobby-lead = Play with friends by link, here at one table, or against bots. No account needed.
you-name = Your name
you-saved = You are { $name }. Tables where you sit already keep the old name.
person-guest = Guest { $number }
tables-open = Open tables
tables-you-owe = Your turn
tables-watch = Watch
tables-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
status-waiting = Waits for players
status-playing = Being played
status-over = Over

## A new table

new-game = Game
new-seats = Players
new-count = How many seats
new-sides = Sides of the sites
new-wrath = Wrath of the Pharaoh
new-wrath-about = Whoever lacks a stone on Pyramid, Temple, Burial Chamber or Obelisks at the end loses 5 points.
new-edition = Edition
new-clock = Clock
new-absent = When somebody is gone
new-stand-in = A bot plays on for them by itself
new-stand-in-after = After
new-stand-in-level = Level of bots that stand in
new-company = Company
new-listed = Listed
new-listed-about = Everybody sees the table in the lobby and may sit down. Otherwise only with your link.
new-chat = Chat
new-chat-about = Players may write to each other.
clock-none = No clock
clock-per-move = Time for each move
clock-per-player = Time for each player
clock-each-move = For each move
clock-each-player = For each player
clock-unit = Unit
clock-increment = Seconds added after each move
clock-at-zero = When time is up
at-zero-bot-moves-once = a bot makes that one move
at-zero-bot-takes-over = a bot takes over
unit-seconds = seconds
unit-minutes = minutes
unit-hours = hours
unit-days = days
sitter-me = Me
sitter-open = Open seat
sitter-bot = Bot: { $level }
sitter-who = Who has seat { $seat }, { $colour }
sitter-name = Name
sitter-name-of = Name of the player on seat { $seat }
sitter-name-full =
    { $count ->
        [one] A name has at most { $count } character.
       *[other] A name has at most { $count } characters.
    }
level-apprentice = Apprentice
level-mason = Mason
level-architect = Architect
level-vizier = Vizier
colour-black = black
colour-white = white
colour-brown = brown
colour-gray = gray
game-imhotep = Imhotep
game-imhotep-about = Load the ships, choose their harbour, build five monuments in six rounds.
game-pyramids = Silver & Gold: Pyramids
game-pyramids-about = Cross off chambers, dodge the skulls, be first at the golden tombs.

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
title-your-turn = Your turn
title-turn-of = { $name }’s turn
title-others = { $names } to move
title-waiting = Waiting for players
title-playing = Playing
title-over = The match is over
title-nothing = No table
title-damaged = Damaged table
seats-title = Players
# The number itself stands before it.
seats-points =
    { $count ->
        [one] point
       *[other] points
    }
seats-you = you
seats-open = open seat
seats-free = Seat { $seat }
# Two players with the same name are told apart by the colour of their stones.
seats-namesake = { $player } ({ $colour })
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
sit-name = Your name
sit-go = Sit down
sit-stones = Your stones
sit-nameless = Please write your name: the others will see it.
tabs-label = Your seats
ask-title = Your move
# $question is one of the messages ask-…
prompt-yours =
    { $name ->
        [none] Your turn. { $question }
       *[other] { $name }: { $question }
    }
prompt-waiting = The match begins as soon as all seats are taken.
prompt-over = The match is over.
prompt-watching = You are watching.
prompt-looking = You are looking back.
notation-label = Or type a move
notation-hint-imhotep = load b2
notation-hint-pyramids = mark 12 a1 a2
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
# $move is one of the messages did-…
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
invite-copy = Copy
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
chat-title = Chat
chat-news = New message
chat-text = Say something
chat-send = Send
facts-title = This table
facts-edition = Edition
facts-shipped = the one that comes with Saqqara
facts-sides = Sides
facts-yes = yes
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

menu-title = Menu
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
key-take = Take stones
key-load = Load a stone
key-sail = Sail a ship
key-play-card = Play a card
key-ship = Choose a ship
key-number = Choose a space, or a dock for the chosen ship
key-decline = Take nothing, where that is allowed
key-harbour = Go to the harbour
key-rotate = Rotate the shape
key-mirror = Mirror the shape
key-single = Cross off one field
key-arrows = Move between ships, docks and cards
key-fields = Move between the fields of a card
key-move = Play the move with this number
key-enter = Choose, or play what is chosen
key-back = One step back
key-drop = Drop what is chosen
key-hint = Ask for a hint
key-log = Open the log
key-look-back = Look back
key-keys = Show this sheet

## The end, fairness, looking back

end-title = The end
# $reason says what decided a tie.
end-verdict =
    { $reason ->
        [sled]
            { $count ->
                [one] { $names } wins, by stones on the sled.
               *[other] { $names } share the victory, by stones on the sled.
            }
        [lowest-pyramid]
            { $count ->
                [one] { $names } wins, by the lowest pyramid explored.
               *[other] { $names } share the victory, by the lowest pyramid explored.
            }
       *[points]
            { $count ->
                [one] { $names } wins.
               *[other] { $names } share the victory.
            }
    }
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
look-close = Close
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
# Whoever draws cards at random.
look-nature = Nature
fork-title = Fork here
fork-about = A new table that begins where this one stood.
fork-why-over = The game is over here: fork from an earlier move.
fork-why-drawing = Cards are being drawn here: go one move on or back to fork.
fork-chance = Chance from there on
fork-anew = anew
fork-as-it-fell = as it fell here
fork-go = Open the fork

## Imhotep: sites

site-market = Market
site-pyramid = Pyramid
site-temple = Temple
site-chamber = Burial Chamber
site-obelisks = Obelisks
to-market = to the Market
to-pyramid = to the Pyramid
to-temple = to the Temple
to-chamber = to the Burial Chamber
to-obelisks = to the Obelisks
where-edge = to the edge of the pyramids
where-small-pyramid =
    { $pyramid ->
        [left] to the left pyramid, field { $place }
        [middle] to the middle pyramid, field { $place }
       *[right] to the right pyramid, field { $place }
    }
where-chamber = to the Burial Chamber, row { $row }
pyramid-left = left
pyramid-middle = middle
pyramid-right = right
imhotep-harbour = Harbour
imhotep-no-ships = No ships.
imhotep-free = free
imhotep-at = at: { $site }
imhotep-needs = needs { $count } more
imhotep-may-sail = may sail
imhotep-sled = Sled
imhotep-quarry = Quarry
imhotep-cards = Cards
imhotep-site-side = { $site }, side { $side }
imhotep-docked = Ship { $ship } is here
imhotep-card-taken = taken
imhotep-face-down =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
imhotep-discard = Discard pile ({ $count })
imhotep-edge = At the edge:

## Imhotep: market cards

card-hidden = a hidden card
card-entrance = Entrance
card-entrance-about = A stone from your quarry to the Pyramid, at once
card-sarcophagus = Sarcophagus
card-sarcophagus-about = A stone from your quarry to the Burial Chamber, at once
card-path = Paved Path
card-path-about = A stone from your quarry to the Obelisks, at once
card-pyramid-decoration = Pyramid Decoration
card-pyramid-decoration-about = At the end, points for the stones of the Pyramid
card-temple-decoration = Temple Decoration
card-temple-decoration-about = At the end, points for the stones of the Temple
card-chamber-decoration = Chamber Decoration
card-chamber-decoration-about = At the end, points for the stones of the Burial Chamber
card-obelisk-decoration = Obelisk Decoration
card-obelisk-decoration-about = At the end, points for the stones of the Obelisks
card-statue = Statue
card-statue-about = At the end, the more the better
card-lever = Lever
card-lever-about = Sail a ship and choose the order of unloading
card-hammer = Hammer
card-hammer-about = Take stones, then load one
card-sail = Sail
card-sail-about = Load a stone and sail that ship
card-chisel = Chisel
card-chisel-about = Load two stones

## Imhotep: questions and moves

ask-action = choose one action.
ask-hammer-load = load one stone (Hammer).
ask-sail-load = load one stone on a ship that can sail with it (Sail).
ask-sail-sail = where does the loaded ship go? (Sail)
ask-chisel-first = load the first of two stones (Chisel).
ask-chisel-second = load the second stone (Chisel).
ask-lever-sail = sail a ship (Lever).
ask-lever-order = which stone is unloaded next? (Lever)
ask-market = a stone of yours is at the Market: take a card, or none.
ask-keep = keep one card of the pair.
ask-pyramid = to which pyramid does your stone go?
ask-pyramid-by-card = to which pyramid does your stone go? (Entrance)
ask-bonus-card = draw the top market card as a bonus?
ask-bonus-stones = take stones to your sled as a bonus?
ask-bonus-load = load one stone as a bonus?
ask-temple = the Temple rewards a stone of yours: points or stones?
group-take = Take stones
group-load = Load a stone
group-sail = Sail a ship
group-play = Play a card
group-pass = Pass
group-card = Take a market card
group-pair = Take a market card
group-decline = Take a market card
group-keep = Keep one
group-unload = Unload next
group-pyramid = Build on
group-bonus = Bonus
group-point = Reward
group-stones = Reward
group-other = Moves
move-play = Play { $card }
move-pass = Pass: nothing else is possible
move-pair = Look at the face-down pair, keep one
move-decline = No card
move-pyramid =
    { $pyramid ->
        [left] The left pyramid
        [middle] The middle pyramid
       *[right] The right pyramid
    }
move-skip = Leave the bonus
move-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
did-load = loading ship { $ship }, space { $space }
did-sail = sailing ship { $ship } { $site }
did-play = playing { $card }
did-pass = passing
did-card = taking market card { $number }
did-pair = taking the face-down pair
did-decline = taking no market card
did-unload = having space { $number } unloaded next
did-pyramid =
    { $pyramid ->
        [left] building on the left pyramid
        [middle] building on the middle pyramid
       *[right] building on the right pyramid
    }
did-accept = taking the bonus
did-skip = leaving the bonus
did-point = choosing points
did-stones = choosing stones
did-keep = keeping one card of the pair
did-take = taking stones
source-market = Market
source-pyramid = Pyramid
source-temple = Temple
source-chamber = Burial Chamber
source-obelisks = Obelisks
source-decorations = Decorations
source-statues = Statues
source-blue-cards = Unused blue cards
source-wrath = Wrath of the Pharaoh
source-before = Before
source-pyramids = Explored pyramids
source-colours = Colour points
source-gems = Gems
source-torches = Torches
source-skulls = Skulls

## Pyramids

pcolour-green = green
pcolour-orange = orange
pcolour-purple = purple
shape-i2 = line of 2
shape-i3 = line of 3
shape-i4 = line of 4
shape-v3 = corner of 3
shape-l4 = L of 4
shape-o4 = square of 4
field-wall = wall
field-empty = empty
field-E = entrance
field-T = golden tomb
field-r = red gem
field-g = green gem
field-s = skull
field-x = red cross
field-t = torch
field-e = elixir
field-crossed = crossed off
field-ghost = in this move
field-pick = { $field }, { $words }
pyramids-expedition =
    { $all ->
        [none] Expedition { $number }
       *[other] Expedition { $number } of { $all }
    }
pyramids-card-short =
    { $colour ->
        [green] { $card } green
        [orange] { $card } orange
        [purple] { $card } purple
       *[none] { $card }
    }
ask-mark = cross off the shape ({ $shape }), turned as you like, or one single field. Pick a field on your cards, or from the list.
ask-cross = a red cross: cross off one more field ({ $count } owed).
ask-take =
    { $count ->
        [one] take { $count } new card, face up or from the deck.
       *[other] take { $count } new cards, face up or from the deck.
    }
ask-keep-two = keep two of your four cards.
group-shape = The shape on { $card }
group-single = One field on { $card }
group-keep-two = Keep two cards
group-take-card = Take a card
did-mark = crossing off { $fields } on card { $card }
did-keep-two = keeping cards { $one } and { $two }
did-take-card = taking card { $card }
did-take-deck = taking the top of the deck

## What happened

event-round = Round { $round }
event-ships-arrive = Ships with { $spaces } spaces arrive.
event-card-dealt = On the market: { $cards }.
event-pair-laid =
    { $count ->
        [one] { $count } market card laid face down.
       *[other] { $count } market cards laid face down.
    }
event-stones-taken =
    { $count ->
        [one] { $name } takes { $count } stone.
       *[other] { $name } takes { $count } stones.
    }
event-stone-loaded = { $name } loads a stone on ship { $ship }, space { $space }.
event-ship-sailed = { $name } sails ship { $ship } { $site }.
event-ship-unloaded =
    { $count ->
        [one] { $name } sails ship { $ship } { $site }. Stone: { $who }.
       *[other] { $name } sails ship { $ship } { $site }. Stones: { $who }.
    }
event-blue-card-played = { $name } plays { $card }.
event-passed = { $name } passes, with nothing else to do.
event-stone-unloaded = { $name } unloads space { $space } of ship { $ship }.
# $where is one of the messages to-… or where-…
event-stone-placed = { $name }’s stone goes { $where }.
event-stone-scored =
    { $points ->
        [one] { $name }’s stone goes { $where }: { $points } point.
       *[other] { $name }’s stone goes { $where }: { $points } points.
    }
event-stone-returned = { $name }’s stone goes back to the quarry.
event-card-taken = { $name } takes { $card } from market space { $space }.
event-pyramid-taken = { $name } takes card { $card } from place { $from }.
event-pyramid-taken-deck = { $name } takes card { $card } from the deck.
event-pair-taken = { $name } takes the face-down pair.
event-card-seen = { $name } looks at { $cards }.
event-card-seen-unseen =
    { $count ->
        [one] { $name } looks at { $count } card in secret.
       *[other] { $name } looks at { $count } cards in secret.
    }
event-card-kept = { $name } keeps { $card }.
event-card-discarded = Discarded: { $cards }.
event-declined = { $name } takes no market card.
event-card-drawn = { $name } draws { $card }.
event-red-card-played = { $name } plays { $card } at once.
event-clock-moved = { $name }: time was up, so a bot made the move.
event-points =
    { $points ->
        [one] { $name } earns { $points } point: { $source }.
       *[other] { $name } earns { $points } points: { $source }.
    }
event-points-lost =
    { $points ->
        [one] { $name } loses { $points } point: { $source }.
       *[other] { $name } loses { $points } points: { $source }.
    }
event-points-each = { $source }: { $points }.
points-of =
    { $points ->
        [one] { $name } – { $points } point
       *[other] { $name } – { $points } points
    }
tower-of =
    { $points ->
        [one] { $name } – tower, { $points } point
       *[other] { $name } – tower, { $points } points
    }
event-tower-built = { $name } builds a tower on score space { $place }.
event-deck-reshuffled =
    { $count ->
        [one] The discard pile becomes a new deck of { $count } card.
       *[other] The discard pile becomes a new deck of { $count } cards.
    }
event-round-ends = Round { $round } ends.
event-game-ends = The game ends.
event-bonus-skipped = { $name } leaves the bonus.
event-order-fixed = { $name } has space { $space } unloaded next.
event-cards-drawn = { $name } draws { $cards }.
event-cards-drawn-unseen =
    { $count ->
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
event-cards-kept = { $name } keeps { $card } and { $other }.
event-card-laid-out = Laid out: { $cards }.
event-expedition = Expedition { $number }: { $shape }.
# $gains is a list of the messages gain-…
event-fields-crossed =
    { $gains ->
        [none] { $name } crosses off { $fields } on { $card }.
       *[other] { $name } crosses off { $fields } on { $card }: { $gains }.
    }
event-gem =
    { $gem ->
        [red]
            { $count ->
                [one] { $name } has { $count } red gem.
               *[other] { $name } has { $count } red gems.
            }
       *[green]
            { $count ->
                [one] { $name } has { $count } green gem.
               *[other] { $name } has { $count } green gems.
            }
    }
event-torch = { $name } lights the torch of round { $round }.
event-skull =
    { $count ->
        [one] { $name } has { $count } skull.
       *[other] { $name } has { $count } skulls.
    }
event-elixir =
    { $count ->
        [one] { $name } drinks an elixir and has { $count } skull left.
       *[other] { $name } drinks an elixir and has { $count } skulls left.
    }
event-red-cross =
    { $count ->
        [one] { $name } may cross off { $count } more field.
       *[other] { $name } may cross off { $count } more fields.
    }
event-explored = { $name } explores pyramid { $card }.
event-colour-points =
    { $colour ->
        [green]
            { $points ->
                [one] { $name } claims { $points } point for green pyramids.
               *[other] { $name } claims { $points } points for green pyramids.
            }
        [orange]
            { $points ->
                [one] { $name } claims { $points } point for orange pyramids.
               *[other] { $name } claims { $points } points for orange pyramids.
            }
       *[purple]
            { $points ->
                [one] { $name } claims { $points } point for purple pyramids.
               *[other] { $name } claims { $points } points for purple pyramids.
            }
    }
event-cross-lapses = { $name } has no field left for a red cross, which lapses.
# The number counts the player's gems of that colour so far.
gain-gem =
    { $gem ->
        [red] red gem no. { $count }
       *[green] green gem no. { $count }
    }
gain-torch = torch of round { $round }
gain-skull = skull no. { $count }
gain-elixir =
    { $count ->
        [one] elixir ({ $count } skull left)
       *[other] elixir ({ $count } skulls left)
    }
gain-red-cross =
    { $count ->
        [one] red cross
       *[other] { $count } red crosses
    }

## What went wrong

trouble-unreachable = The house cannot be reached. Check your connection.
# $message is English, from the house.
trouble-bad-message = The house did not understand: { $message }
trouble-bad-options = That makes no table: { $message }
trouble-unreadable-move = No such move: { $message }
trouble-no-token = The house does not know you. Choose a name first.
trouble-not-your-seat = That is not your seat.
trouble-not-allowed = Not allowed: { $message }
trouble-no-such-table = There is no such table.
trouble-no-such-page = There is no such page.
trouble-wrong-method = The house did not understand: { $message }
trouble-wrong-host = The house does not have this address: { $message }
trouble-illegal-move = Not possible: { $message }
trouble-not-your-turn = It is not your turn.
trouble-stale-move = The table has changed; look again and choose anew.
trouble-cannot-undo = Cannot be undone ({ $message }). You may ask the others to take it back.
trouble-match-over = The match is over.
trouble-not-now = Not now: { $message }
trouble-too-large = That is too much at once.
trouble-too-many = Too many requests; wait a moment.
trouble-fault = Something went wrong in the house. { $message }
trouble-unreadable-table = The record of this table is damaged; whoever runs the house can repair it.
trouble-unavailable = The house is not available at the moment. Nothing is lost; try again.

## Chrome
chrome-language = Language
chrome-rules = Rules
chrome-sound = Sound
chrome-keys = Keys
chrome-menu = Menu
chrome-tools = Tools
chrome-close = Close

## Rules

# The small panel beside a "?" and the page of the rules. `topic-…` is a title, `topic-…-text` the rule in two to four
# sentences, `topic-…-more` its fine points (on the page only), `topic-…-example` the caption of a small drawing.
# Colours are those of the stones: black, white, brown, gray. Figures come from the edition that is played.

rules-title-imhotep = Rules of Imhotep
rules-title-pyramids = Rules of Silver & Gold: Pyramids
rules-lead-imhotep = Everything that the table knows about Imhotep, told in our own words. Each rule has a number, so that you can point at it.
rules-lead-pyramids = Everything that the table knows about Pyramids, told in our own words. Each rule has a number, so that you can point at it.
rules-choice = Choose a game
rules-contents = Contents
rules-print = Print
rules-numbers =
    { $count ->
        [one] Rule { $numbers }
       *[other] Rules { $numbers }
    }
rules-read-on = Read on in the rules
rules-close = Close
rules-example = Example
rules-figures = Printed figures
rules-more = Fine points
rules-top = Back to the contents
rules-assumed = assumed: not printed in the rulebooks we have
rules-assumed-word = assumed
rules-assumed-about = Some printed figures are assumed, because they are not printed in the rulebooks we have. They carry this mark. If you own the box, you can correct them in an edition file of your own.
rules-missing = The printed figures could not be fetched. Try again when you are connected.

rules-chapter-imhotep-game = The game
rules-chapter-imhotep-round = Rounds and turns
rules-chapter-imhotep-sites = The sites
rules-chapter-imhotep-cards = The market cards
rules-chapter-imhotep-end = The end
rules-chapter-pyramids-game = The game
rules-chapter-pyramids-marks = Crossing off
rules-chapter-pyramids-finds = What you find
rules-chapter-pyramids-after = After each expedition
rules-chapter-pyramids-end = The end

# Imhotep: the game

topic-imhotep-aim = Aim of the game
topic-imhotep-aim-text =
    You build at the five great sites of Egypt: Market, Pyramid, Temple, Burial Chamber and Obelisks. The stones of all players travel on the same ships, and whoever sails a ship decides where every stone aboard will land. { $rounds ->
        [one] After one round the player with the most points wins.
       *[other] After { $rounds } rounds the player with the most points wins.
    }
topic-imhotep-aim-more = Two to four people can play. Every site has two sides, A and B, and you may mix them as you like.
topic-imhotep-aim-example = Black, white and brown share this ship. Any player may send it on its way, even gray, who has no stone aboard.

topic-imhotep-set-up = Set-up
topic-imhotep-set-up-text =
    Each player has { $stones } stones of one colour. One of them marks the points and stays out of play; the others are your quarry. From there each sled gets its first stones: the later you come in the order of turns, the more you start with.
topic-imhotep-set-up-more = There are seven round cards for each number of players. One of your seven is taken out unseen, and the others are shuffled, so nobody knows exactly which ships are still to come. The market cards are shuffled too.
topic-imhotep-set-up-example = Black begins and starts with { $black } stones on the sled, white with { $white }, brown with { $brown } and gray with { $gray }.

topic-quarry = Quarry
topic-quarry-text = The quarry is your own store of stones. You take them from here to your sled, and a red card puts one straight from here on a site. Stones on the sites are built in for good; only a stone that a ship brings to the Market comes back to your quarry.
topic-quarry-example = White’s stone reaches the Market. It goes back to white’s quarry, and white may take a card.

topic-sled = Sled
topic-sled-text =
    { $spaces ->
        [one] Your sled carries the stones that you can load, one at most.
       *[other] Your sled carries the stones that you can load, at most { $spaces } of them.
    } When it is full you cannot take any more. Stones that are still on it at the end of the game decide a tie.
topic-sled-example =
    { $count ->
        [one] Brown has { $stones } stones on a sled for { $spaces }: there is room for one more.
       *[other] Brown has { $stones } stones on a sled for { $spaces }: there is room for { $count } more.
    }

topic-ships = Ships
topic-ships-text = Four ships lie at the harbour in every round, with one to four spaces each. A ship may sail once it carries its minimum load, no matter whose stones these are; you can tell by its hoisted sail. Space 1 is at the bow and is unloaded first.
topic-ships-example =
    { $minimum ->
        [one] A ship of three spaces needs one stone. The first still waits, the second is ready.
       *[other] A ship of three spaces needs { $minimum } stones. The first still waits, the second is ready.
    }

# Imhotep: rounds and turns

topic-round = A round begins
topic-round-text =
    The next round card is turned up and shows which four ships arrive, all of them empty. Then new cards are laid out at the Market. The players take their turns clockwise, beginning with the start player.
topic-round-more = When a market card is needed and the deck is empty, the discard pile is shuffled and becomes the deck. If both are empty, no card is laid out.
topic-round-example = This round card brings ships with { $spaces } spaces.

topic-turn = Your turn
topic-turn-text = On your turn you do exactly one of four things: take stones, load a stone, sail a ship or play a blue card. You may pass only when none of the four is possible, and then you have to.
topic-turn-more = If all players have to pass one after another, the round ends. When the Temple has scored, stones that are still aboard go back to their quarries. The next round starts with the player to the left of the one who sailed last; if nobody sailed, with the player to the left of this round’s start player.
topic-turn-example = Take, load, sail, play: one of these, then it is the next player’s turn.

topic-take = Take stones
topic-take-text =
    { $take ->
        [one] Move one stone from your quarry to your sled.
       *[other] Move { $take } stones from your quarry to your sled.
    } If the sled has less room or the quarry fewer stones, you move as many as you can. With a full sled or an empty quarry you cannot choose this action.
topic-take-example =
    { $take ->
        [one] White has one stone on the sled, takes one more and now has { $now }.
       *[other] White has one stone on the sled, takes { $take } more and now has { $now }.
    }

topic-load = Load a stone
topic-load-text = Put one stone from your sled on any free space of a ship that has not sailed yet. Choose the space with care: the stone at the bow is unloaded first, and at most sites the order matters.
topic-load-example = Brown loads space 2. Black’s stone at the bow will be unloaded before it.

topic-sail = Sail a ship
topic-sail-text = Send a ship that has its minimum load to a site where no ship has landed in this round. You may sail any ship, with stones of yours aboard or without. The stones are unloaded one by one from the bow, each by its owner; empty spaces are skipped.
topic-sail-example = This ship lands at the Pyramid. Gray’s stone is at the bow and earns { $gray }; then white’s stone earns { $white }.

topic-play-card = Play a blue card
topic-play-card-text =
    Instead of any other action you may play one blue card that you got on an earlier turn, and then discard it. { $points ->
        [one] A blue card that you never play earns one point at the end of the game.
       *[other] A blue card that you never play earns { $points } points at the end of the game.
    }
topic-play-card-more = You may play a card only if you can do all that it says. The one exception is the Hammer: its taking may bring nothing.
topic-play-card-example = The four blue cards. Each lets you do two things in one turn, or one thing in a better way.

topic-round-end = End of a round
topic-round-end-text = The round ends as soon as the fourth ship is unloaded, so one of the five sites is left out. Then the Temple scores, the ships leave, and market cards that nobody took are discarded; all stones on sites and sleds stay where they are. The player to the left of the one who sailed the fourth ship begins the next round.
topic-round-end-example = Black sailed the fourth ship. White sits to the left of black and begins the next round.

# Imhotep: the sites

topic-market-a = Market, side A
topic-market-a-text =
    Each stone that arrives here lets its owner take one of the face-up cards, in the order of unloading. Nobody has to take one. The stone itself goes back to its owner’s quarry first. Red cards are carried out at once; blue, green and violet ones stay face up before you.
topic-market-a-example = White’s stone was unloaded first, and white took a Statue. Brown’s stone is next: brown may take one of the other cards.

topic-market-b = Market, side B
topic-market-b-text =
    As on side A, each stone lets its owner take one card. But some cards lie face down here: instead of a face-up card you may take all of these, look at them, keep one and discard the other face up. Until then nobody else sees them.
topic-market-b-example = Gray takes the face-down cards and looks at them in secret. Gray keeps a Lever and shows the card that is discarded.

topic-pyramid-a = Pyramid, side A
topic-pyramid-a-text =
    Stones are laid in a fixed order, column by column from the top left and then level upon level. Each stone earns the points of its field at once. { $edge ->
        [one] When the Pyramid is complete, each further stone lies at its edge and earns one point.
       *[other] When the Pyramid is complete, each further stone lies at its edge and earns { $edge } points.
    }
topic-pyramid-a-example =
    { $points ->
        [one] Black’s stone covers the next field and earns one point at once.
       *[other] Black’s stone covers the next field and earns { $points } points at once.
    }

topic-pyramid-b = Pyramid, side B
topic-pyramid-b-text =
    Three small pyramids of five stones stand here, and the owner of a stone chooses one of them. Besides its points, a bonus field lets you do something at once, if you like: draw the top market card on the left, take stones as on your turn in the middle, load one stone on the right. { $edge ->
        [one] When all three are complete, each further stone earns one point.
       *[other] When all three are complete, each further stone earns { $edge } points.
    }
topic-pyramid-b-more = A bonus that is not used at once is lost. If the card you draw is red, you carry it out at once, and that can lead to another bonus.
topic-pyramid-b-example =
    { $points ->
        [one] Brown chooses the middle pyramid, earns one point and may take stones from the quarry to the sled.
       *[other] Brown chooses the middle pyramid, earns { $points } points and may take stones from the quarry to the sled.
    }

topic-temple-a = Temple, side A
topic-temple-a-text =
    The Temple is filled from left to right, and then level upon level. { $points ->
        [one] At the end of each round every stone that can be seen from above earns one point.
       *[other] At the end of each round every stone that can be seen from above earns { $points } points.
    } A stone that has been built over earns nothing any more.
topic-temple-a-example = White has built over black’s first stone. At the end of the round white earns { $white }, gray { $gray } and brown { $brown }; black earns nothing.

topic-temple-b = Temple, side B
topic-temple-b-text =
    The Temple is filled as on side A. At the end of each round every stone that can be seen from above brings what its space shows: points, the top market card, or a choice. A choice means points or stones from your quarry to your sled, whichever you like better.
topic-temple-b-more = The spaces are settled from left to right, as the Temple stood when the round ended; stones that are added meanwhile change nothing in this round. The card is always taken. You may choose stones only if at least one can be moved.
topic-temple-b-example = Black’s stone lies on the space with the card and can be seen from above. At the end of the round black draws the top market card.

topic-chamber-a = Burial Chamber, side A
topic-chamber-a-text = Stones fill columns of three, from top to bottom and from left to right. At the end of the game each group of your stones that touch side by side earns points by its size. All your groups count, even single stones; touching at a corner is not enough.
topic-chamber-a-example = If the game ended now, gray’s group of four would earn { $four }. The groups of two would earn { $two } each for white and for brown.

topic-chamber-b = Burial Chamber, side B
topic-chamber-b-text = Stones are laid as on side A, but at the end of the game each of the three rows is counted by itself. Whoever has most stones in a row earns most, the second earns less, and so on. The points depend on the number of players.
topic-chamber-b-example = If the game ended now, gray would have most stones in the top row and earn { $first }. White would be second there and earn { $second }.

topic-obelisks-a = Obelisks, side A
topic-obelisks-a-text = Every player builds one obelisk, and each stone makes it taller. At the end of the game the tallest one earns most, the next earns less, and so on. The points depend on the number of players.
topic-obelisks-a-example = White’s obelisk is the tallest and earns { $white }. Black and gray are equal and share: { $each } each. Brown has built none and earns nothing.

topic-obelisks-b = Obelisks, side B
topic-obelisks-b-text =
    Your first two stones wait on the spaces of your colour. The third makes a tower of all three on the best score space that is still free, and you earn its points at once. { $single ->
        [one] At the end of the game each stone that still stands alone earns one point.
       *[other] At the end of the game each stone that still stands alone earns { $single } points.
    }
topic-obelisks-b-more = After a tower your spaces are free for the next one. When all score spaces are taken, further stones stay single.
topic-obelisks-b-example = White’s third stone has made a tower. The best space was taken already, so white earned { $points } at once.

topic-shared-places = Equal players
topic-shared-places-text = At the Burial Chamber B and at the Obelisks A players can be equal. Then the points of all the places that they hold together are added up, divided equally and rounded down. Whoever has no stone there takes no place and no share.
topic-shared-places-example = Black and white have equally many stones in the top row. They share the points of the first two places: { $sum } make { $each } each.

# Imhotep: the market cards

topic-entrance = { card-entrance }
topic-entrance-text = A red card, carried out at once: put one stone from your quarry on the Pyramid. It earns what any stone earns there. If your quarry is empty, you put nothing. Then the card is discarded.
topic-entrance-example = Gray takes an Entrance and puts a stone on the next field of the Pyramid. It earns { $points }.

topic-sarcophagus = { card-sarcophagus }
topic-sarcophagus-text = A red card, carried out at once: put one stone from your quarry on the next space of the Burial Chamber. If your quarry is empty, you put nothing. Then the card is discarded.
topic-sarcophagus-example = Brown’s stone joins two others of its colour. At the end of the game the group of three is worth { $points }.

topic-path = { card-path }
topic-path-text = A red card, carried out at once: put one stone from your quarry on the Obelisks. If your quarry is empty, you put nothing. Then the card is discarded.
topic-path-example = Black adds a stone, and the black obelisk is now three stones tall.

topic-pyramid-decoration = { card-pyramid-decoration }
topic-pyramid-decoration-text =
    A green card that you keep until the end of the game. Count all stones on the Pyramid, whatever their colour, also those at its edge. { $points ->
        [one] For every { $stones } of them you earn one point; what is left over earns nothing.
       *[other] For every { $stones } of them you earn { $points } points; what is left over earns nothing.
    }
topic-pyramid-decoration-example = There are { $count } stones on the Pyramid: the card earns { $earned }.

topic-temple-decoration = { card-temple-decoration }
topic-temple-decoration-text =
    A green card that you keep until the end of the game. Count all stones on the Temple, whatever their colour, also those that are built over. { $points ->
        [one] For every { $stones } of them you earn one point; what is left over earns nothing.
       *[other] For every { $stones } of them you earn { $points } points; what is left over earns nothing.
    }
topic-temple-decoration-example = There are { $count } stones on the Temple: the card earns { $earned }.

topic-chamber-decoration = { card-chamber-decoration }
topic-chamber-decoration-text =
    A green card that you keep until the end of the game. Count all stones in the Burial Chamber, whatever their colour. { $points ->
        [one] For every { $stones } of them you earn one point; what is left over earns nothing.
       *[other] For every { $stones } of them you earn { $points } points; what is left over earns nothing.
    }
topic-chamber-decoration-example = There are { $count } stones in the Burial Chamber: the card earns { $earned }.

topic-obelisk-decoration = { card-obelisk-decoration }
topic-obelisk-decoration-text =
    A green card that you keep until the end of the game. Count all stones on the Obelisks, whatever their colour, also those in towers. { $points ->
        [one] For every { $stones } of them you earn one point; what is left over earns nothing.
       *[other] For every { $stones } of them you earn { $points } points; what is left over earns nothing.
    }
topic-obelisk-decoration-example = There are { $count } stones on the Obelisks: the card earns { $earned }.

topic-statue = { card-statue }
topic-statue-text = Violet cards that you keep until the end of the game. The more Statues you have, the more each of them is worth.
topic-statue-example = Three Statues earn { $points } in all.

topic-lever = { card-lever }
topic-lever-text = A blue card: sail one ship, and decide in which order its stones are unloaded. The ship needs its minimum load and a free site as always. You fix the whole order before the first stone leaves the ship.
topic-lever-example = Gray’s stone is at the bow, but with the Lever white’s stone can be unloaded first.

topic-hammer = { card-hammer }
topic-hammer-text =
    { $take ->
        [one] A blue card: take one stone from your quarry to your sled, then load one stone on a ship.
       *[other] A blue card: take { $take } stones from your quarry to your sled, then load one stone on a ship.
    } If the sled is full or the quarry empty, you take fewer or none and still load.
topic-hammer-example = Brown’s sled was empty. Brown takes { $take } and loads one of them at the bow.

topic-sail-card = { card-sail }
topic-sail-card-text = A blue card: load one stone on a ship and sail that same ship at once. Its load is counted after you have loaded, so your stone may be the one that was missing.
topic-sail-card-example = White’s stone completes the minimum load of { $minimum }, and the ship sails at once.

topic-chisel = { card-chisel }
topic-chisel-text = A blue card: load exactly two stones from your sled, on the same ship or on two different ships. So you need two stones on the sled and two free spaces.
topic-chisel-example = Black loads two stones in one turn, one on each ship.

# Imhotep: the end

topic-imhotep-end = End of the game
topic-imhotep-end-text =
    After the last round the Burial Chamber and the Obelisks are counted, then the cards that you hold: Decorations, Statues and unused blue cards. { $unused ->
        [one] An unused blue card earns one point.
       *[other] An unused blue card earns { $unused } points.
    }
topic-imhotep-end-example = Black holds three Statues and a Chisel that was never played: { $statues } and { $unused } make { $sum }.

topic-imhotep-tie = Tie
topic-imhotep-tie-text = Most points win. If players are equal, the one with more stones on the sled is ahead. If they are still equal, they share the victory.
topic-imhotep-tie-example = Black and gray have equally many points. Gray has more stones on the sled and wins.

topic-wrath = Wrath of the Pharaoh
topic-wrath-text =
    A variant that you can choose when you open a table. At the end of the game each player needs at least one stone on each of Pyramid, Temple, Burial Chamber and Obelisks. { $penalty ->
        [one] Whoever lacks one or more of them loses one point, only once.
       *[other] Whoever lacks one or more of them loses { $penalty } points, only once.
    } So a total can fall below zero.
topic-wrath-example =
    { $penalty ->
        [one] Gray has built everywhere but at the Obelisks and loses one point.
       *[other] Gray has built everywhere but at the Obelisks and loses { $penalty } points.
    }

# Pyramids: the game

topic-pyramids-aim = Aim of the game
topic-pyramids-aim-text =
    All players explore pyramids at the same time, each on two cards of their own. You cross off a path from the entrance down to the golden tomb, gather gems and torches on the way and keep clear of skulls. { $rounds ->
        [one] After one round the player with the most points wins.
       *[other] After { $rounds } rounds the player with the most points wins.
    }
topic-pyramids-aim-example = A path from the entrance at the top to the golden tomb at the bottom.

topic-pyramid-card = Pyramid cards
topic-pyramid-card-text = Each card has a number, one of three colours and a chamber of five by five fields. Walls can never be crossed off, and every other field only once. The entrance is in the top row, the golden tomb in the bottom row. Between them lie gems, skulls, red crosses and, on some cards, torches and elixirs.
topic-pyramid-card-example = Card { $number }. The sign beside the number shows its colour.

topic-score-card = Score card
topic-score-card-text = What you find is noted on your score card: red and green gems, one torch for each round, and skulls. It also shows the pyramid points of each colour, which go to those who are quickest.
topic-score-card-example = Gems, torches, skulls, and the signs of the three colours.

topic-set-up = Set-up
topic-set-up-text =
    Each player draws { $drawn } pyramid cards, looks at them in secret and keeps two; all choose at the same time. The others go back into the deck, which is shuffled. Then { $display } cards from the deck are laid out face up, and the expedition cards are shuffled.
topic-set-up-example = You have drawn these cards and keep two of them. The others go back into the deck.

# Pyramids: crossing off

topic-expedition = Expedition cards
topic-expedition-text = An expedition card shows a shape of two to four fields, and it counts for everybody. The cards are turned up one by one, { $turned } in each round; what is left stays unseen. All players cross off at the same time, and nobody sees what the others do before all are ready.
topic-expedition-example = The six shapes. Each may be turned and mirrored.

topic-mark = Cross off the shape
topic-mark-text = On one of your two cards cross off exactly the shape that was turned up; turn and mirror it as you like. None of its fields may be a wall or crossed off already. The first shape on a card covers the entrance, and each later one touches your path side by side. Corners do not count.
topic-mark-example = The corner of three touches the path and takes a green gem along.

topic-entrance-field = Entrance
topic-entrance-field-text = Every path begins at the entrance, in the top row of the chamber. As long as nothing is crossed off on a card, whatever you cross off there has to cover it: the shape, or the single field.
topic-entrance-field-example = The L of four has been turned so that it covers the entrance.

topic-single-field = One single field
topic-single-field-text = Instead of the shape you may always cross off one single field, on either of your cards. On an empty card that is the entrance, otherwise a field side by side with your path. You have to do one of the two, the shape or the single field.
topic-single-field-more = If there is no field at all that you could cross off, you do nothing.
topic-single-field-example = Here one field with a red gem is crossed off instead of the shape.

# Pyramids: what you find

topic-golden-tomb = Golden tomb
topic-golden-tomb-text =
    Cross off the golden tomb and the pyramid is explored. { $points ->
        [one] It earns one point at the end of the game.
       *[other] It earns { $points } points at the end of the game.
    } You put the card aside, whatever is left on it, and take a new one.
topic-golden-tomb-example =
    { $points ->
        [one] The shape reaches the golden tomb: this pyramid is explored and earns one point.
       *[other] The shape reaches the golden tomb: this pyramid is explored and earns { $points } points.
    }

topic-gems = Gems
topic-gems-text =
    For each gem that you cross off, you note one of its colour on your score card. { $pair ->
        [one] At the end a red and a green gem make a pair, which earns one point.
       *[other] At the end a red and a green gem make a pair, which earns { $pair } points.
    } { $single ->
        [one] A gem without a partner earns one point.
       *[other] A gem without a partner earns { $single } points.
    } There is room for { $room } gems of each colour; further ones earn nothing.
topic-gems-example = Three red and two green gems are two pairs and one single gem: { $points } points.

topic-skulls = Skulls
topic-skulls-text = For each skull that you cross off, you note the next one on your score card, from the left. At the end you lose the value of the highest one, and only of that one. When all are noted, further skulls do no more harm.
topic-skulls-example =
    { $points ->
        [one] Four skulls are noted. The fourth is the highest and costs one point.
       *[other] Four skulls are noted. The fourth is the highest and costs { $points } points.
    }

topic-torches = Torches
topic-torches-text =
    Your score card has one torch for each round. Cross off a torch in a chamber, and this round’s torch is lit. { $points ->
        [one] It earns one point at the end.
       *[other] It earns { $points } points at the end.
    } Another torch in the same round earns nothing, and a torch that you missed cannot be lit later.
topic-torches-example =
    { $points ->
        [one] A torch in the first round lights the torch of that round and earns one point.
       *[other] A torch in the first round lights the torch of that round and earns { $points } points.
    }

topic-elixir = Elixir
topic-elixir-text = An elixir heals: it erases the two highest skulls on your score card, or fewer if there are not so many. If one shape covers skulls and an elixir, the skulls are noted first.
topic-elixir-more = Each step of crossing off is settled by itself: an elixir does not wait for the extra field that a red cross gives you.
topic-elixir-example = Five skulls would cost { $before }. The elixir erases two of them, and the three that are left cost { $after }.

topic-red-cross = Red cross
topic-red-cross-text = For each red cross that you cross off, you cross off one more single field at once, on either of your two cards. It has to be an entrance or touch your path, as always. If it is a red cross too, you go on.
topic-red-cross-more = A card whose golden tomb you have reached in this step can still be used. If there is no field that you could cross off, the red cross lapses.
topic-red-cross-example = The line of two covers a red cross, so one more field may be crossed off: here a red gem.

# Pyramids: after each expedition

topic-new-pyramid = A new pyramid
topic-new-pyramid-text =
    When all players have crossed off, those who have explored a pyramid take a new card for it: one that lies face up, or the top of the deck. Whoever has explored the lowest number chooses first. Before the next player chooses, the open cards are filled up to { $display } again.
topic-new-pyramid-more = If you have explored two at once, you choose both new cards before anybody else does. When the deck is empty, no cards are added, and it may happen that there is none left to take. After the last expedition of the game nobody takes a new card.
topic-new-pyramid-example = Card { $low } and card { $high } have been explored in the same step. The owner of card { $low } chooses first.

topic-colours = Pyramid points
topic-colours-text = Explore your second, fourth or sixth pyramid of a colour and you claim the highest points of that colour that are still free. Each of them can be claimed only once in the game, so it pays to be quick.
topic-colours-more = Points are claimed after the new cards have been taken. If several pyramids were explored in one step, they are settled by their numbers, the lowest first.
topic-colours-example = Your second purple pyramid, and nobody has claimed points for purple yet: you earn { $first }. The next to claim purple earns { $second }.

topic-pyramids-round-end = End of a round
topic-pyramids-round-end-text =
    { $turned ->
        [one] A round ends after one expedition card.
       *[other] A round ends after { $turned } expedition cards.
    } Then all expedition cards are shuffled, also the one that stayed unseen, and the next round brings its own torch. { $rounds ->
        [one] The game has one round.
       *[other] The game has { $rounds } rounds.
    }
topic-pyramids-round-end-example = In a new round every shape can come again.

# Pyramids: the end

topic-game-end = End of the game
topic-game-end-text =
    Add up what you have: { $explored } points for each explored pyramid, { $torch } for each torch, the pyramid points that you claimed, { $pair } for each pair of gems and { $single } for each other gem. Then subtract the value of your highest skull. A pyramid that you have not explored earns nothing, but what you found in it counts.
topic-game-end-example = Five pyramids { $pyramids }, two torches { $torches }, pyramid points { $colours }, gems { $gems }, skulls −{ $skulls }: { $total } points.

topic-pyramids-tie = Tie
topic-pyramids-tie-text = Most points win. If players are equal, the one who has explored the pyramid with the lowest number is ahead. Players who have explored none and are still equal share their place.
topic-pyramids-tie-example = Both players have equally many points. Card { $low } is the lowest number that was explored, so its owner wins.

topic-our-deck = Our own cards
topic-our-deck-text = The rulebook does not show all the cards of the box, so Saqqara plays with 48 chambers of its own making. In each of them you can get from the entrance to every field that is not a wall. If you own the box, you can copy your cards into an edition file and play with them.
topic-our-deck-example = Card { $number }, one of ours.

# Printed figures, with their values beside them

figure-in-deck = Cards of this kind
figure-sled-start = Stones on the sleds at the start, start player first
figure-round-cards-two = Round cards for two players: spaces of the four ships
figure-round-cards-three = Round cards for three players
figure-round-cards-four = Round cards for four players
figure-ships-fleet = Spaces of all ships in the box
figure-ships-minimum-load = Minimum load of ships with one, two, three, four spaces
figure-market-face-up-a = Cards face up
figure-market-face-up-b = Cards face up
figure-market-face-down-b = Cards face down
figure-pyramid-a = Points of the fields, in the order of building
figure-pyramid-bonus-points = Points of a bonus field
figure-pyramid-left = Fields of the left pyramid, in the order of building
figure-pyramid-middle = Fields of the middle pyramid
figure-pyramid-right = Fields of the right pyramid
figure-stones-take = Stones that you take
figure-temple-spaces = Spaces with two, three, four players
figure-temple-b = The spaces from the left
figure-temple-choice-points = Points of a choice
figure-temple-choice-stones = Stones of a choice
figure-chamber-groups = Points of a group of one, two, three, four, five stones
figure-chamber-further-stone = Points of each further stone
figure-chamber-rows-two = Points in each row, two players
figure-chamber-rows-three = Points in each row, three players
figure-chamber-rows-four = Points in each row, four players
figure-obelisks-two = Points by height, two players
figure-obelisks-three = Points by height, three players
figure-obelisks-four = Points by height, four players
figure-obelisks-towers = Points of the towers, first to last
figure-cards-statues = Points of one, two, three, four, five Statues
figure-cards-further-statue = Points of each further Statue
figure-expeditions-i2 = Line of two: cards
figure-expeditions-i3 = Line of three: cards
figure-expeditions-i4 = Line of four: cards
figure-expeditions-v3 = Corner of three: cards
figure-expeditions-l4 = L of four: cards
figure-expeditions-o4 = Square of four: cards
figure-score-skulls = Values of the skulls, from the left
figure-score-colour = Pyramid points of each colour, first to last
figure-colours-green = Numbers of the green cards
figure-colours-orange = Numbers of the orange cards
figure-colours-purple = Numbers of the purple cards
figure-word-card = card
figure-word-choice = choice
figure-word-stones = stones
figure-word-load = load

## Start page

start-play = Play here
start-invite = Invite friends by link
start-invite-short = Invite
start-invite-frees =
    { $seated ->
        [yes] An invitation leaves every seat but yours to friends.
       *[no] An invitation gives you the first seat and leaves the others to friends.
    }
start-watch = Watch a bot game
start-watch-short = Watch
start-size-imhotep = 2 to 4 players, about 40 minutes
start-size-pyramids = 2 to 4 players, about 20 minutes
start-group-people = People
start-group-bots = Bots, the weakest first
start-who-me = You
start-who-here = Person here
start-who-open = Friend by link
start-player = Player { $seat }
start-note-open = Sits down with your link
start-note-apprentice = Still learning: easy
start-note-mason = A sound opponent
start-note-architect = Strong
start-note-vizier = As strong as it gets; thinks longer
start-all-a = All A
start-all-b = All B
start-mix = Mix
start-steps = How a turn goes
start-step-expedition = One shape for all
start-step-expedition-about = A card is turned over. Everybody uses its shape at the same time.
start-step-mark = Cross it off
start-step-mark-about = Turn it as you like and put it into one of your two pyramids, next to what is crossed off.
start-step-tomb = Reach the golden tomb
start-step-tomb-about = It brings points and a new pyramid, and more to whoever is first with a colour.
start-more = More choices: clock, absence, company
start-hints = Hints
start-hints-about = Players may ask a bot for advice; everybody sees how often.
start-heading =
    { $count ->
        [2] { $game }, two players
        [3] { $game }, three players
       *[other] { $game }, four players
    }
start-company = At the table: { $names }.
start-you = you
start-bot = { $level } (bot)
start-friends =
    { $count ->
        [one] a friend with your link
       *[other] { $count } friends with your link
    }
start-with-sides = Sides { $sides }.
start-with-wrath = With the Wrath of the Pharaoh.
start-newcomer = New here?
start-newcomer-about = “Play here” begins at once against a bot. The table shows what you may do and what it will earn; every part explains itself. Nothing to install, no account.
start-newcomer-rules = Read the rules
start-go-on = Your tables
start-won = You won.
start-older = Older tables
start-owed =
    { $count ->
        [one] A table waits for your move
       *[other] { $count } tables wait for your move
    }
start-thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
start-key-space-name = Space
start-key-tab = to the next choice
start-key-arrows = another answer to the same choice
start-key-space = presses, ticks, opens
start-key-enter = Play here
start-key-escape = closes what is open
app-offline = You are offline. Tables go on by themselves when you are connected again.
missing-page = Nothing here – Saqqara
missing-title = There is nothing here.
missing-about = This page was never built, or the sand has taken it back.
missing-home = To the start page

## Pyramids' table

sg-counter-round = Round
sg-counter-card = Card
sg-progress-round = Round { $now } of { $all }
sg-progress-card = Expedition card { $now } of { $all }
sg-expedition = Expedition
sg-seen = Seen this round
sg-face-down = face down
sg-still-face-down =
    { $count ->
        [one] { $count } card is face down; it stays unseen.
       *[other] { $count } cards are face down; one of them stays unseen.
    }
sg-tools = Change the shape
sg-rotate = Rotate
sg-mirror = Mirror
sg-single = One field
sg-cross-off = Cross off
sg-keep-both = Keep both
sg-take = Take
sg-take-card = Take { $card }
sg-take-top = Take the top card
sg-why = What is the rule?
sg-your-pyramids = Your pyramids
sg-no-pyramids = There are no pyramids left for you.
sg-turn-to = Look at pyramid { $card }
# A pyramid card for those who do not see it.
sg-card-label =
    Pyramid { $card }{ $colour ->
        [green] , green
        [orange] , orange
        [purple] , purple
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , { $count } field crossed off
       *[other] , { $count } fields crossed off
    }
# What lies in a chamber, as in “Pyramid 12, green: red gem ×2, torch and skull”.
sg-relic-count =
    { $count ->
        [one] { $what }
       *[other] { $what } ×{ $count }
    }
sg-card-holds =
    { $things ->
        [none] { $card }
       *[other] { $card }: { $things }
    }
sg-card-kept =
    Pyramid { $card }{ $colour ->
        [green] , green
        [orange] , orange
        [purple] , purple
       *[none] { "" }
    }, kept
# A field of a chamber: B3, skull, may be crossed off.
sg-field =
    { $field }, { $what }{ $state ->
        [ghosted] , in this move
        [fresh] , crossed off in this move
        [crossed] , crossed off
        [legal] , may be crossed off
        [lone] , may be crossed off as a single field
       *[open] { "" }
    }

# What is asked.
sg-ask-keep =
    { $count ->
        [0] Choose two of your four pyramids.
        [one] Choose one more pyramid.
       *[other] Keep these two?
    }
sg-ask-mark =
    { $shape ->
        [i2] Cross off a line of 2, turned as you like, or one single field.
        [i3] Cross off a line of 3, turned as you like, or one single field.
        [i4] Cross off a line of 4, turned as you like, or one single field.
        [v3] Cross off a corner of 3, turned as you like, or one single field.
        [l4] Cross off an L of 4, turned as you like, or one single field.
       *[o4] Cross off a square of 4, or one single field.
    }
sg-ask-single = Cross off one single field instead of the shape.
sg-ask-fits-nowhere = The shape fits nowhere: cross off one single field.
sg-ask-no-room = It cannot go there. Choose a field with a dot or a ring.
sg-ask-cross =
    { $count ->
        [one] A red cross: cross off one more field, on either card.
       *[other] Red crosses: cross off { $count } more fields, one by one, on either card.
    }
sg-ask-take =
    { $count ->
        [one] Choose a new pyramid: one that lies here, or the top of the deck.
       *[other] Choose { $count } new pyramids, one by one: those that lie here, or the top of the deck.
    }
sg-ask-take-card =
    { $colour ->
        [green] Pyramid { $card }, a green one.
        [orange] Pyramid { $card }, an orange one.
        [purple] Pyramid { $card }, a purple one.
       *[none] Pyramid { $card }.
    }
sg-ask-take-deck = The top of the deck: nobody has seen it.
sg-reaches = This reaches the golden tomb of { $card }. Then you choose a new pyramid.
sg-reaches-last = This reaches the golden tomb of { $card }.
sg-then-cross =
    { $count ->
        [one] Red cross: then you cross off one more field.
       *[other] Red crosses: then you cross off { $count } more fields.
    }
sg-covers =
    { $count ->
        [one] One field of pyramid { $card }: { $fields }.
       *[other] Pyramid { $card }: { $fields }.
    }
sg-covers-live =
    { $points ->
        [none] Covers { $fields } of pyramid { $card }.
       *[other] Covers { $fields } of pyramid { $card }; { $points } points.
    }

# Why you wait.
sg-wait-keep =
    { $done ->
        [yes] You have chosen. Waiting for { $names }.
       *[no] Waiting for { $names } to choose two pyramids.
    }
sg-wait-mark =
    { $done ->
        [yes] You have marked. Waiting for { $names }.
       *[no] Waiting for { $names } to mark.
    }
sg-wait-take = { $name } chooses a new pyramid.
sg-wait-take-first = { $name } chooses before you: { $card } is lower than your { $own }.
sg-step-keep-done = has chosen
sg-step-keep-busy = is choosing
sg-step-mark-done = has marked
sg-step-mark-busy = is thinking
sg-step-take-choosing = chooses now
sg-step-take-next = chooses later

# The score card.
sg-score-card = Your score card
sg-this-move = This move
sg-gain-awaited = Choose fields: what they bring is shown here.
sg-gain-pyramid = Pyramid { $card }
# Every second pyramid of a colour: the 2nd, the 4th, the 6th.
sg-gain-colour =
    { $count ->
        [2] 2nd
        [3] 2nd
        [4] 4th
        [5] 4th
       *[other] 6th
    } { $colour ->
        [green] green
        [orange] orange
       *[purple] purple
    }
sg-gain-gems = Gems
sg-gain-skulls = Skulls
sg-gain-torches = Torch
sg-gain-elixir = Elixir
sg-red-gems = Red gems
sg-green-gems = Green gems
sg-skulls = Skulls
sg-torches = Torches
sg-explored = Explored
sg-explored-count =
    { $lowest ->
        [none] { $count }
       *[other] { $count }, lowest { $lowest }
    }
sg-track = { $what }: { $count } of { $most }
sg-pairs =
    { $points ->
        [none] pairs
       *[other] pairs of { $points }
    }
sg-claims = Every 2nd pyramid of a colour takes the next points
sg-yours = yours
sg-you = you
# After the number of pyramids of a colour.
sg-explored-of-colour =
    { $count ->
        [one] pyramid explored by you
       *[other] pyramids explored by you
    }
sg-standings = Points so far

# The display.
sg-display = To choose from
sg-display-about = Whoever reaches a tomb takes one of these or the top of the deck; the lowest number picks first.
sg-deck = deck
sg-deck-label =
    { $count ->
        [0] The deck is empty
        [one] The deck: { $count } card
       *[other] The deck: { $count } cards
    }
sg-no-card = no card
sg-others = Other players
sg-sheets = Show
sg-sheet-score = Score card
sg-sheet-display = To choose
sg-sheet-others = Others

# The table in words.
sg-words-you = { $name } (you)
sg-words-expedition =
    { $seen ->
        [none] { $shape }, the first card of this round.
       *[other] { $shape }. Seen before in this round: { $seen }.
    }
sg-words-has =
    { $explored ->
        [none] Red gems { $red }, green gems { $green }, skulls { $skulls }, torches { $torches }; no pyramid explored.
       *[other] Red gems { $red }, green gems { $green }, skulls { $skulls }, torches { $torches }; explored: { $explored }.
    }
sg-words-crossed = { $what }, crossed off
sg-words-free = free
sg-words-claim =
    { $colour ->
        [green] Green, { $points } points: { $name }
        [orange] Orange, { $points } points: { $name }
       *[purple] Purple, { $points } points: { $name }
    }

## Imhotep's table

# A number of equal things, as in “×3”.
imhotep-times = ×{ $count }
card-effect-entrance = stone to the Pyramid
card-effect-sarcophagus = stone to the Chamber
card-effect-path = stone to the Obelisks
# Points for every so many stones on the site, at the end.
card-effect-decoration = { $points } per { $stones } stones
# The points for one statue, two statues and so on.
card-effect-statue = { $row } +{ $further }
card-effect-lever = sail in any order
card-effect-hammer = take { $stones }, load 1
card-effect-sail = load 1 and sail
card-effect-chisel = load 2 stones

# “Round 3/6” above the table.
imhotep-round = Round { $round }/{ $rounds }
imhotep-round-cards = Round cards
imhotep-round-ships = Round { $round }: ships { $ships }
imhotep-round-unseen = Not seen yet: { $cards }. One of them stays in the box.
imhotep-wrath = Wrath
imhotep-sites = Sites
imhotep-side = Side { $side }
imhotep-why = How it works: { $site }
imhotep-about-market-A = Each stone takes one card
imhotep-about-market-B = Each stone takes one card, or one of the pair
imhotep-about-pyramid-A = Points at once
imhotep-about-pyramid-B = Points at once, and a bonus
imhotep-about-temple-A = { $points } for each stone seen from above
imhotep-about-temple-B = A reward for each stone seen from above
imhotep-about-chamber-A = Touching stones: { $row }{ "\u00A0" }+{ $further }
imhotep-about-chamber-B = Most in each row: { $row }
imhotep-about-obelisks-A = Tallest first: { $row }
imhotep-about-obelisks-B = Three make a tower; single ones { $single } each
imhotep-moment-so-far = Earned so far
imhotep-moment-round = At round’s end
imhotep-moment-now = If it ended now
imhotep-reward-choice = a choice of points or stones
imhotep-reward-card = the top market card
imhotep-lies-at-market = at the Market
imhotep-lies-at-pyramid = at the Pyramid
imhotep-lies-at-temple = at the Temple
imhotep-lies-at-chamber = at the Burial Chamber
imhotep-lies-at-obelisks = at the Obelisks
# $cargo lists the colours of the stones, or “free”.
imhotep-ship-state =
    { $missing ->
        [0] Ship { $ship } of { $spaces }, from the bow: { $cargo }. It may sail.
       *[other] Ship { $ship } of { $spaces }, from the bow: { $cargo }. To sail it needs { $missing } more.
    }
imhotep-load-at = Load ship { $ship }, space { $space }
# $site is one of the messages to-…
imhotep-sail-to = Sail ship { $ship } { $site }
imhotep-unload-next = Unload next: { $colour }, space { $space }
# What each stone would bring; $stones lists the messages imhotep-forecast.
imhotep-would-bring = What the stones bring: { $stones }
imhotep-forecast =
    { $kind ->
        [points]
            { $amount ->
                [one] { $colour } ({ $amount } point)
               *[other] { $colour } ({ $amount } points)
            }
        [choice] { $colour } (chooses a pyramid)
        [card]
            { $amount ->
                [0] { $colour } (no card)
               *[other] { $colour } (card no. { $amount })
            }
        [round]
            { $amount ->
                [one] { $colour } ({ $amount } point each round)
               *[other] { $colour } ({ $amount } points each round)
            }
        [bonus]
            { $amount ->
                [one] { $colour } ({ $amount } point each round)
               *[other] { $colour } ({ $amount } points each round)
            }
        [bonus-choice] { $colour } (points or stones each round)
        [bonus-card] { $colour } (a card each round)
        [group]
            { $amount ->
                [one] { $colour } ({ $amount } point more, { $size } together)
               *[other] { $colour } ({ $amount } points more, { $size } together)
            }
        [height] { $colour } (height { $amount })
       *[tower]
            { $amount ->
                [0] { $colour } ({ $size } of 3 for a tower)
                [one] { $colour } (a tower, { $amount } point)
               *[other] { $colour } (a tower, { $amount } points)
            }
    }
# The turn to take a card: “1st”.
imhotep-turn-sign =
    { $number ->
        [1] { $number }st
        [2] { $number }nd
        [3] { $number }rd
       *[other] { $number }th
    }
imhotep-pair-keep = keep 1
imhotep-deck = Deck { $count }
imhotep-discarded = Discarded { $count }
imhotep-next-value = next
imhotep-pyramid-state = { $count } stones on { $all } fields; the next one brings { $next }.
imhotep-small-pyramid-state =
    { $pyramid ->
        [left] Left pyramid: { $count } of { $all } stones
        [middle] Middle pyramid: { $count } of { $all } stones
       *[right] Right pyramid: { $count } of { $all } stones
    }
imhotep-bonus-does-card = draw a card
imhotep-bonus-does-stones = take { $count }
imhotep-bonus-does-load = load 1
imhotep-seen-from-above = Seen from above, from the left: { $stones }
imhotep-chamber-state =
    { $stones ->
        [none] No stones yet
       *[other] Column by column from the left: { $stones }
    }
imhotep-heights-state = Heights: { $stones }
imhotep-towers-state =
    { $towers ->
        [none] No towers yet. Single stones: { $stones }
       *[other] Towers: { $towers }. Single stones: { $stones }
    }

imhotep-choose-action = Choose one action
imhotep-choose-card = Choose a card to play
imhotep-choose-answer = Choose
imhotep-take =
    { $count ->
        [one] Take { $count } stone
       *[other] Take { $count } stones
    }
imhotep-take-short = Take { $count }
imhotep-short-take = Take
imhotep-short-load = Load
imhotep-short-sail = Sail
imhotep-short-play = Card
imhotep-pass = Pass
imhotep-note-take = room for { $count }
imhotep-note-load =
    { $count ->
        [one] { $count } free space
       *[other] { $count } free spaces
    }
# Numbers of ships that are ready and of docks that are open.
imhotep-note-sail =
    { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }, { $docks ->
        [one] { $docks } dock
       *[other] { $docks } docks
    }
imhotep-note-play = { $count } to choose from
imhotep-note-pass = nothing else is possible
imhotep-note-unload = { $colour }, from space { $space }
imhotep-note-pair = look at { $count }, keep 1
imhotep-hint-load =
    { $count ->
        [one] { $count } space is free
       *[other] { $count } spaces are free
    }
imhotep-hint-sail = Choose a ship, then its dock
imhotep-hint-keys-load = press one on a ship
imhotep-hint-keys-sail = docks show what each stone gets
imhotep-answer-skip = No bonus
imhotep-answer-decline = No card
imhotep-answer-pair = The two face down
imhotep-answer-draw = Draw the top card
imhotep-answer-unload = Next: { $name }
imhotep-why-not-sled-full = sled is full
imhotep-why-not-quarry-empty = quarry is empty
imhotep-why-not-sled-empty = no stone on the sled
imhotep-why-not-no-space = no free space
imhotep-why-not-no-ship = no ship has its load
imhotep-why-not-no-card = no blue card
imhotep-why-not-no-use = cannot be used now
# $reason is one of the messages imhotep-why-not-…
imhotep-refused = Not now: { $reason }.

imhotep-ask-action = Choose one action.
imhotep-ask-load = Choose a free space for your stone.
imhotep-ask-sail = Choose a ship with its sail hoisted.
imhotep-ask-dock = Ship { $ship } is ready: choose a dock.
imhotep-ask-play = Choose the card that you play.
imhotep-ask-pass = You can do nothing this turn: your sled, the quarry and the ships leave you no action.
imhotep-ask-hammer-load = Hammer: now load one stone.
imhotep-ask-sail-load = Sail: load one stone on a ship that can sail with it.
imhotep-ask-sail-sail = Sail: choose a dock for the loaded ship.
imhotep-ask-chisel-first = Chisel: load the first of two stones.
imhotep-ask-chisel-second = Chisel: load the second stone.
imhotep-ask-lever-sail = Lever: choose a ship, then its dock.
imhotep-ask-lever-order = Lever: which stone is unloaded as number { $turn }?
imhotep-ask-market = Your stone is at the Market: take a card, or none.
imhotep-ask-keep = Keep one of the two cards.
imhotep-ask-pyramid = To which pyramid does your stone go?
imhotep-ask-pyramid-by-card = Entrance: to which pyramid does your stone go?
imhotep-ask-bonus-card = Bonus: draw the top market card?
imhotep-ask-bonus-stones = Bonus: take stones to your sled?
imhotep-ask-bonus-load = Bonus: load one stone?
imhotep-ask-temple = The Temple rewards your stone: points or stones?
imhotep-waits-turn = { $name } is to move.
imhotep-waits-answer =
    { $step ->
        [market] { $name } chooses a market card.
        [pyramid] { $name } chooses a pyramid for a stone.
        [temple] { $name } is rewarded by the Temple.
       *[choice] { $name } chooses about a bonus.
    }

imhotep-on-sled = { $count } of { $spaces } stones on the sled
imhotep-in-quarry =
    { $count ->
        [one] { $count } stone in the quarry
       *[other] { $count } stones in the quarry
    }
imhotep-panel-of = What { $name } has
imhotep-no-cards = no cards
imhotep-starts = began this round
imhotep-sailed-last = sailed last
# Before the emblems of the sites where a player has no stone yet.
imhotep-lacks = No stone yet:
imhotep-missed-list = No stone yet: { $sites }
imhotep-ship-named = Ship { $ship }
# Space 1 of a ship is at its bow. $stone is a colour, a card, or “free”.
imhotep-space-holds = Space { $space }: { $stone }
imhotep-dock-free = The dock is free
imhotep-name-count = { $name } { $count }
# $standing lists players with their points.
imhotep-moment-list = { $moment }: { $standing }
imhotep-discarded-list = Discarded: { $cards }
imhotep-card-count =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
imhotep-column-shows =
    { $count ->
        [0] Column { $space }: free
        [one] Column { $space }: { $stone }, { $count } stone high
       *[other] Column { $space }: { $stone }, { $count } stones high
    }
imhotep-in-order = In the order of building: { $stones }
imhotep-group = A group of { $count }, { $colour }, worth { $points }
imhotep-row-holds =
    { $stones ->
        [none] Row { $row }: empty
       *[other] Row { $row }: { $stones }
    }
imhotep-player = { $name }, { $colour }
imhotep-holds = Cards: { $cards }

## The terminal: playing

# Words in `…` are typed as they are, in every language.
cli-welcome = Welcome to { $game }. Type a number or a move; `help` explains, `quit` ends.
cli-shared-keyboard =
    { $count ->
        [one] { $count } person has this keyboard. Against the computer: { $command }
       *[other] { $count } people share this keyboard. Against the computer: { $command }
    }
# Whose stones are whose, as in “Black is you and White is mason.”
cli-is-bot = { $name } is { $bot }
cli-is-you = { $name } is you
cli-is-here = { $name } is at this keyboard
cli-seats-differ = It has { $seats } seats and --players names { $players }: people have them all.
cli-compiling = Compiling the levels (once for each version, about a minute)
cli-thinks = { $name } is thinking
# What went wrong with a bot; $detail is English.
cli-bot-failed =
    { $kind ->
        [crashed] { $name } ({ $bot }) crashed: { $detail }. A random move was played for it.
        [illegal] { $name } ({ $bot }) made no legal move: { $detail }. A random move was played for it.
        [late] { $name } ({ $bot }) was late: { $detail }. A random move was played for it.
        [flooded] { $name } ({ $bot }) said too much: { $detail }. A random move was played for it.
       *[often] { $name } ({ $bot }) has failed too often to be asked again. A random move was played for it.
    }
cli-curtain-imhotep = Hand the screen to { $name }, press Enter to see the pair.
cli-curtain-pyramids = Hand the screen to { $name }, press Enter to see your four cards.
cli-curtain-plain = Hand the screen to { $name }, press Enter to go on.
# Somebody is asked although it is the turn of $other.
cli-asked-in-turn = { $name } (in { $other }’s turn): { $question }
cli-decided =
    { $count ->
        [one] ({ $names } has decided)
       *[other] ({ $names } have decided)
    }
cli-others =
    { $count ->
        [one] … and { $count } other: type `more`
       *[other] … and { $count } others: type `more`
    }
cli-not-understood = Not understood: { $message } (`help` shows all)
cli-no-such-number = the list has the numbers 1 to { $last }, not { $number }
cli-undo-bot = { $name } is { $bot }, who takes nothing back
cli-undo-nobody = nobody has moved yet
cli-undo-you = you have not moved yet
cli-undo-name = undo: expected { $names } or nobody, got { $typed }
cli-saved =
    { $count ->
        [one] Saved { $count } move in { $path }
       *[other] Saved { $count } moves in { $path }
    }
cli-save-what = `save` needs a file, as in: save game.record
cli-save-taken = { $path } is there already and is no record
cli-open-what = `open` needs a file, as in: open game.record
cli-open-no-record = { $path } is no record
cli-open-over = { $path }: that game is over; `{ $command }` tells it
cli-open-by-hand = { $path }: its draws are made by hand, which is not possible here
cli-check = Check every draw and move: { $command }
cli-read-again = Read the game again: { $command }
cli-goodbye = Goodbye.
cli-nothing-saved = No move was made, so nothing was saved. `{ $command }` starts a new game.
cli-go-on = To go on with it: start `{ $command }` and type  open { $path }
cli-kept = The record of the game is in { $path }
cli-not-kept = The record could be written neither here nor among the temporary files.

## The terminal: the table

cli-player = Player
cli-start-player = start player { $name }
cli-harbour = Harbour (bow on the left)
cli-site =
    { $ship ->
        [none] { $site } { $side }
       *[other] { $site } { $side }, ship { $ship } moored
    }
cli-unloads = unloads
cli-times = { $count } × { $card }
cli-stones-from-quarry =
    { $count ->
        [one] { $count } stone from the quarry
       *[other] { $count } stones from the quarry
    }
cli-top-card = draw the top market card
# A space of a ship or of the market, and what lies there.
cli-space = space { $space }, { $what }
# A field of a small pyramid: which one, its points, and its bonus.
cli-field =
    { $bonus ->
        [card]
            { $points ->
                [one] { $pyramid }, { $points } point and a card
               *[other] { $pyramid }, { $points } points and a card
            }
        [stones]
            { $points ->
                [one] { $pyramid }, { $points } point and stones
               *[other] { $pyramid }, { $points } points and stones
            }
        [load]
            { $points ->
                [one] { $pyramid }, { $points } point and a load
               *[other] { $pyramid }, { $points } points and a load
            }
       *[none]
            { $points ->
                [one] { $pyramid }, { $points } point
               *[other] { $pyramid }, { $points } points
            }
    }
# The notes below stand in frames of 36 columns: the shorter the better.
cli-row = row { $number }
cli-by-row = at the end, by row: { $points }
cli-groups = at the end, groups: { $points } +{ $further }
cli-by-height = at the end, by height: { $points }
cli-tower-points = points
cli-towers = towers
cli-single-stones = single
cli-tower-rule =
    { $points ->
        [one] 3 make a tower; single { $points } point
       *[other] 3 make a tower; single { $points } points
    }
cli-built-next = points at once, ( ) is built next
cli-edge =
    { $points ->
        [one] edge, { $points } point each
       *[other] edge, { $points } points each
    }
# C, S and L stand on the fields.
cli-bonus-letters =
    { $points ->
        [one] { $points } point and C card, S stones, L load
       *[other] { $points } points and C card, S stones, L load
    }
cli-level = level { $number }
cli-brings = brings
cli-temple-points =
    { $points ->
        [one] each round { $points } point for each stone visible from above, as [ ]
       *[other] each round { $points } points for each stone visible from above, as [ ]
    }
# ? and C stand on the fields.
cli-temple-bonuses = each round, if visible from above: ? points or stones ({ $points } or { $stones }), C a card
cli-no-pair = no pair
cli-card-red = stone at once
cli-card-green = { $points } per { $stones } stones
cli-card-lever = sail, reorder
cli-card-hammer = take { $stones }, load 1
cli-card-sail = load 1, sail
cli-card-chisel = load 2

# What is printed on the fields of a chamber: at most six letters.
cli-field-E = ENTRY
cli-field-T = TOMB
cli-field-r = r gem
cli-field-g = g gem
cli-field-s = skull
cli-field-x = cross
cli-field-t = torch
cli-field-e = elixir
# The letters stand on the fields.
cli-legend = E entry, T tomb, r g gem, s skull, x cross, t torch, e elixir, ## wall, XX done
cli-card = Card { $card }
cli-no-card = no card
cli-no-cards = no cards to be seen
cli-display = Display
cli-display-cards = Display: { $cards } (`board` draws everything)
cli-gems = { $red } red { $green } green
cli-colours-left = Colour points left: { $points }
# The list of moves: fields of a card.
cli-single = { $card } single
cli-shape = { $card } shape
cli-top-of-deck = the top of the deck

## The terminal: the end, records, advice

cli-points-with = points with
cli-total = total
cli-place = place
cli-tie-imhotep = stones on the sled
cli-tie-pyramids = lowest pyramid
cli-unfinished = The game is unfinished.
cli-record-game = Game
cli-record-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
cli-record-edition = { $edition } ({ $hash }), rules version { $version }
cli-record-played = Played
cli-record-moves =
    { $count ->
        [one] { $date }, { $count } move
       *[other] { $date }, { $count } moves
    }
cli-record-chance = Chance
cli-record-by-hand = drawn by hand
cli-record-committed = committed as { $commitment }
cli-record-result = Result
# $level is the name of a bot; 95 % ranges are those of the estimates.
cli-hint =
    { $count ->
        [one] { $level } advises { $name } after { $count } simulation; 95 % ranges in brackets
       *[other] { $level } advises { $name } after { $count } simulations; 95 % ranges in brackets
    }
cli-hint-exact = { $level } has computed { $name }’s moves to the end of the game
cli-hint-move = move
cli-hint-wins = wins
cli-hint-points = points
# $line is a row of moves in notation.
cli-hint-line = It expects: { $line }
cli-hint-drawn = (drawn: { $move })

## The terminal: help

# Typed as they are, in every language: market, pyramid, temple, chamber, obelisks, chisel, hammer, sail, lever, middle,
# right, accept, load b2, skip, hint vizier, undo.

cli-help-turn = YOUR TURN
cli-help-turn-about =
    { $rounds ->
        [one] one action; the fourth ship to sail ends the round, { $rounds } round ends the game
       *[other] one action; the fourth ship to sail ends the round, { $rounds } rounds end the game
    }
cli-help-take =
    { $stones ->
        [one] up to { $stones } stone from your quarry to your sled, which holds { $spaces }
       *[other] up to { $stones } stones from your quarry to your sled, which holds { $spaces }
    }
cli-help-load = a stone from your sled to space 2 of ship b, counted from the bow
cli-help-sail = any ship with enough stones, whoever owns them, to a free site (market, pyramid, temple, chamber, obelisks), where the stones are unloaded from the bow on
cli-help-play = a blue card got on an earlier turn: chisel (load 2), hammer (take, load 1), sail (load 1 and sail that ship), lever (sail, unload in your order)
cli-help-pass = only when nothing else is possible
cli-help-asked = WHEN ASKED
cli-help-asked-about = by your stones, in other players’ turns too
cli-help-card = market: the card on space 2, or none; red ones act at once
cli-help-pair = market B: look at the face-down pair, keep its first or second
cli-help-pyramid = pyramids B: or middle, right; then accept, load b2 or skip
cli-help-point = temple B: points or stones ({ $points } or { $stones }) for a visible stone
cli-help-unload = lever: the stone on space 3 comes next
cli-help-commands = COMMANDS
cli-help-commands-about = a number plays the move with that number in the list
cli-help-help = this page
cli-help-board = draw the whole table again
cli-help-more = list every move, however many
cli-help-log = the game so far in words
cli-help-hint = the best moves as the architect sees them, with chances and points; hint vizier: as the vizier does
cli-help-undo = take back the last move, if nothing was revealed since; undo { $name }: the last one of { $name }
cli-help-save = write the record of the game so far
cli-help-open = leave this game and go on with the one in a record
cli-help-quit = end; the game so far is kept in a record
cli-help-expeditions = EXPEDITIONS
cli-help-expeditions-about = { $rounds } rounds of { $cards }; all mark the same shape, unseen by the others until all have
cli-help-mark = the shape on card 12, turned or mirrored, on fields neither walls nor crossed off
cli-help-mark-single = or one single field, always allowed
cli-help-mark-where = the first mark on a card covers the entrance, later ones touch one made before, side by side
cli-help-keep = at the start: two of your four cards
cli-help-take-card = for an explored pyramid: a face-up card or the top of the deck
cli-help-symbols = SYMBOLS
cli-help-symbols-about = on a field that is crossed off; in the list of moves they stand behind it, as in (rs)
cli-help-gems = gems: { $pair } for each pair of red and green, { $single } for one alone
cli-help-torch = this round’s torch: { $points }
cli-help-skull = the next skull; the highest counts: { $points }
cli-help-elixir = elixir: the two highest skulls are erased
cli-help-cross = red cross: at once one more field on either card
cli-help-tomb = tomb, the pyramid is explored: { $points }
cli-help-colours = colour points
cli-help-colours-about = { $points } for whoever is next to have 2, 4 or 6 explored pyramids of a colour
