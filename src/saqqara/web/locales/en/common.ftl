# English. The same messages are in every language; a test compares them.
#
# Values: $name, $names, $who and $other are names of players; lists are put together in the language. A value that is
# missing is the variant [none], a yes or no is [yes] or [no]. Messages that begin with `imhotep-to-` or
# `imhotep-where-` say where something goes, with the preposition or case that belongs to it, and stand inside other
# messages as they are.

## Every page

page-skip = Skip to the content
page-home = Saqqara: to the lobby
page-theme = Theme
page-close = Close
page-unofficial = An unofficial edition of two board games, not affiliated with their publishers.
list-last = { $before } and { $last }

## Names

you-name = Your name
person-guest = Guest { $number }
# On your own screen, where you have chosen no name.
person-guest-you = Guest (you)
person-a-guest = A guest
# Your own seat, on your own screen.
seats-you-name = You

## What is agreed at a table

imhotep-option-sides = Sites (A standard, B advanced)
imhotep-option-wrath = Wrath of the Pharaoh
imhotep-option-wrath-about = Any player without a stone on the Pyramid, Temple, Burial Chamber or Obelisks at the end loses 5 points.
new-clock = Clock
new-absent = If a player leaves
new-listed = Public
new-rated = Rated
clock-none = No clock
at-zero-bot-moves-once = a bot makes that one move
at-zero-bot-takes-over = a bot takes over
sitter-bot = Bot: { $level }
sitter-who = Who has seat { $seat }, { $colour }
sitter-name-of = Name of the player on seat { $seat }
level-apprentice = Apprentice
level-scribe = Scribe
level-mason = Mason
level-architect = Architect
level-vizier = Vizier
level-pharaoh = Pharaoh
colour-black = black
colour-white = white
colour-brown = brown
colour-gray = grey
game-imhotep = Imhotep
game-imhotep-about = Load the ships, choose their harbour, build five monuments in six rounds.
game-pyramids = Silver & Gold: Pyramids
game-pyramids-about = Cross off chambers, dodge the skulls, be first to the golden tombs.

## Tables and seats

your-turn = Your turn
seats-title = Players
seats-free = Seat { $seat }
# Two players with the same name are told apart by the colour of their stones.
seats-namesake = { $player } ({ $colour })
invite-copy = Copy
chat-title = Chat
facts-edition = Edition
facts-shipped = the one that comes with Saqqara
look-review = Review
fair-download = Download record

## Who has won

# $reason says what decided a tie.
end-verdict =
    { $reason ->
        [sled]
            { $count ->
                [one] { $names } wins, with more stones on the sled.
               *[other] { $names } share the victory, with equally many stones on the sled.
            }
        [lowest-pyramid]
            { $count ->
                [one] { $names } wins, with the lowest pyramid explored.
               *[other] { $names } share the victory, with the lowest pyramid explored.
            }
       *[points]
            { $count ->
                [one] { $names } wins.
               *[other] { $names } share the victory.
            }
    }
end-no-winner = The match ended without a winner.

## The sites of Imhotep

imhotep-site-market = Market
imhotep-site-pyramid = Pyramid
imhotep-site-temple = Temple
imhotep-site-chamber = Burial Chamber
imhotep-site-obelisks = Obelisks

## What went wrong

trouble-unreachable = The server cannot be reached. Check your connection.
# $message is English, from the house.
trouble-bad-message = The server did not understand: { $message }
trouble-bad-options = These settings do not work: { $message }
trouble-unreadable-move = No such move: { $message }
trouble-no-token = The server does not know you. Choose a name first.
trouble-not-your-seat = That is not your seat.
trouble-not-allowed = Not allowed: { $message }
trouble-no-such-table = There is no such table.
trouble-no-such-review = No one has asked for this review yet.
trouble-no-such-challenge = There is no such challenge.
trouble-no-such-evening = There is no such evening.
trouble-no-such-lesson = There is no such lesson.
trouble-no-such-puzzle = There is no such puzzle.
trouble-no-such-page = There is no such page.
trouble-wrong-method = { trouble-bad-message }
trouble-wrong-host = The server does not have this address: { $message }
trouble-illegal-move = Not possible: { $message }
trouble-not-your-turn = It is not your turn.
trouble-stale-move = The table has changed; look again and choose again.
trouble-cannot-undo = Cannot be undone ({ $message }). You can ask the others to take it back.
trouble-match-over = The game is over.
trouble-not-now = Not now: { $message }
trouble-too-large = That is too much at once.
trouble-too-many = Too many requests; wait a moment.
trouble-fault = Something went wrong on the server. { $message }
trouble-unreadable-table = The record of this table is damaged; the person who runs the server can repair it.
trouble-unavailable = The server is not available right now. Nothing is lost; try again.

## The bar

chrome-language = Language
chrome-rules = Rules
chrome-sound = Sound
chrome-keys = Keyboard shortcuts
key-keys = Show these shortcuts
key-space = Space
chrome-menu = Menu
chrome-tools = Tools

## The games, for newcomers

game-imhotep-size = 2 to 4 players, about 40 minutes
game-pyramids-size = 2 to 4 players, about 20 minutes
pyramids-how-expedition = One shape for all
pyramids-how-expedition-about = A card is turned over. Everyone uses its shape at the same time.
pyramids-how-mark = Cross it off
pyramids-how-mark-about = Rotate or mirror it and place it in one of your two pyramids, touching squares you have already crossed off.
pyramids-how-tomb = Reach the golden tomb
pyramids-how-tomb-about = Score points and take a new pyramid; the first players to finish a pair of one colour score extra.
chrome-read-rules = Read the rules
app-offline = No connection. Your games go on by themselves when it is back.
app-again = Try again
