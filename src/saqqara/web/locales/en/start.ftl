# English: the start page, and the page that is missing.

page-version = Saqqara { $version }

## The lobby

lobby-page = Saqqara: Imhotep and Pyramids
lobby-title = Build what lasts.
lobby-lead = Play with friends by link, on this device, or against bots. No account needed.
you-saved = You are { $name }. Tables you have already joined keep your old name.
tables-open = Open tables
tables-joinable =
    { $count ->
        [one] There is a free seat at an open table
       *[other] There are free seats at { $count } open tables
    }
tables-sit = Sit down
# $time is a duration, as in “4 minutes”.
tables-waiting = waiting for { $time }
tables-fresh = just opened
tables-taken = Someone else took that seat.
tables-none = No seat is free right now. To open one, tick “Public” under “More options” and press “Invite friends by link”.

## A new table

new-game = Game
new-count = How many seats
new-stand-in = A bot takes over automatically
new-stand-in-after = After
new-stand-in-level = Stand-in bot level
new-company = Table settings
new-listed-about = Show this table in the lobby so anyone can join. Otherwise only people with the link can.
new-rated-about = Counts for the ratings of everyone at the table. A hint or a move taken back ends that; leaving loses.
new-chat-about = Players can write to each other. Quick phrases such as “Well played!” work at every table.
new-chat-usual = For friends by link
new-chat-on = On
new-chat-off = Off
clock-per-move = Time per move
clock-per-player = Time per player
clock-each-move = Per move
clock-each-player = Per player
clock-unit = Unit
clock-increment = Seconds added after each move
clock-at-zero = When time is up
unit-seconds = seconds
unit-minutes = minutes
unit-hours = hours
unit-days = days
sitter-name-full =
    { $count ->
        [one] A name can have at most { $count } character.
       *[other] A name can have at most { $count } characters.
    }

## Start page

start-play = Play here
start-invite = Invite friends by link
start-invite-short = Invite
start-invite-frees =
    { $seated ->
        [yes] Inviting opens all other seats for friends.
       *[no] Inviting gives you the first seat and opens the others for friends.
    }
start-review = Review a game from a file
start-watch = Watch a bot game
start-watch-short = Watch
start-group-people = People
start-group-bots = Bots, weakest first
start-who-me = { seats-you-name }
start-who-here = Someone on this device
start-who-open = Friend by link
start-player = Player { $seat }
start-note-open = Joins with your link
start-note-apprentice = Still learning: easy
start-note-scribe = Knows the basics
start-note-mason = Solid
start-note-architect = Strong
start-note-vizier = Very strong; thinks longer
start-note-pharaoh = The strongest; self-taught
start-all-a = All A
start-all-b = All B
start-mix = Mix
start-steps = How a turn goes
start-more = More options: clock, missing players, chat
start-hints = Hints
start-hints-about = Players can ask a bot for advice; everyone sees how often.
start-heading =
    { $count ->
        [2] { $game }, two players
        [3] { $game }, three players
       *[other] { $game }, four players
    }
start-company = At the table: { $names }.
start-you = you
start-friends =
    { $count ->
        [one] a friend with your link
       *[other] { $count } friends with your link
    }
start-with-sides = Sides { $sides }.
start-with-wrath = With the Wrath of the Pharaoh.
start-newcomer = New here?
start-newcomer-about = Press “Play here” to start against a bot right away. The board shows your options and what they score; tap any ? to learn more.
start-none-yours = None yet. Press “Play here” and Mason sits down with you at once. Your games will wait here for you.
start-none-short = None yet
start-bring = Played elsewhere? Bring your games here
start-all-games = All your games
start-running =
    { $count ->
        [0] None running
        [one] { $count } running
       *[other] { $count } running
    }
start-key-tab = to the next choice
start-key-arrows = another option of the same choice
start-key-space = presses, ticks, opens
start-key-escape = closes what is open
start-first-game = First game
start-turn = On your turn, do one of these
start-turn-take = Take stones
start-turn-take-about = Three from your quarry to your sled, which holds five.
start-turn-load = Load a stone
start-turn-load-about = From your sled to a free space on any ship.
start-turn-sail = Sail a ship
start-turn-sail-about = Any ship with enough stones, to a free dock. All its stones go to work there.
start-turn-play = Play a blue card
start-turn-play-about = You get cards at the Market; each bends the rules once.
# One sentence about each side of each site.
start-side-market-A = Each stone takes one of four open cards.
start-side-market-B = Three open cards, or look at two face down and keep one.
start-side-pyramid-A = One pyramid: each stone scores its square at once.
start-side-pyramid-B = Three small pyramids: choose one, some squares give a bonus.
start-side-temple-A = Stones seen from above score 1 after each round.
start-side-temple-B = Stones seen from above earn points, stones or a card after each round.
start-side-chamber-A = At the end, the larger your joined group, the better.
start-side-chamber-B = At the end, most stones in each row score.
start-side-obelisks-A = At the end, the tallest obelisk scores most.
start-side-obelisks-B = Three stones make a tower: the earlier, the more points.
missing-page = Nothing here – Saqqara
missing-title = There is nothing here.
missing-about = This page was never built, or the sand has taken it back.
missing-home = To the start page
