# English: what only the terminal says.

# Whoever draws cards at random.
cli-nature = Nature

## Imhotep: what is asked

cli-ask-action = choose one action.
cli-ask-hammer-load = load one stone (Hammer).
cli-ask-sail-load = load one stone on a ship that can sail with it (Sail).
cli-ask-sail-sail = where does the loaded ship go? (Sail)
cli-ask-chisel-first = load the first of two stones (Chisel).
cli-ask-chisel-second = load the second stone (Chisel).
cli-ask-lever-sail = sail a ship (Lever).
cli-ask-lever-order = which stone is unloaded next? (Lever)
cli-ask-market = a stone of yours is at the Market: take a card, or none.
cli-ask-keep = keep one card of the pair.
cli-ask-pyramid = which pyramid does your stone go to?
cli-ask-pyramid-by-card = which pyramid does your stone go to? (Entrance)
cli-ask-bonus-card = draw the top market card as a bonus?
cli-ask-bonus-stones = take stones to your sled as a bonus?
cli-ask-bonus-load = load one stone as a bonus?
cli-ask-temple = the Temple rewards a stone of yours: points or stones?
cli-move-pass = Pass: nothing else is possible
cli-move-skip = Skip the bonus

## Pyramids: what is asked

cli-expedition =
    { $all ->
        [none] Expedition { $number }
       *[other] Expedition { $number } of { $all }
    }
cli-card-short =
    { $colour ->
        [green] { $card } green
        [orange] { $card } orange
        [purple] { $card } purple
       *[none] { $card }
    }
cli-ask-mark = cross off the shape ({ $shape }), rotated or mirrored, or a single square.
cli-ask-cross = a red cross: cross off one more square ({ $count } owed).
cli-ask-take =
    { $count ->
        [one] take { $count } new card, face up or from the deck.
       *[other] take { $count } new cards, face up or from the deck.
    }
cli-ask-keep-two = keep two of your four cards.

## Playing

# Words in `…` are typed as they are, in every language.
cli-welcome = Welcome to { $game }. Type the number of a move, or the move itself. `help` lists all commands, `quit` ends the game.
cli-shared-keyboard =
    { $count ->
        [one] { $count } person plays at this keyboard. To play against a bot: { $command }
       *[other] { $count } people share this keyboard. To play against a bot: { $command }
    }
# Whose stones are whose, as in “Black is you and White is mason.”
cli-is-bot = { $name } is { $bot }
cli-is-you = { $name } is you
cli-is-here = { $name } is at this keyboard
cli-seats-differ = This game has { $seats } seats, but --players names { $players }. People play all seats.
cli-compiling = Compiling the levels (once for each version, about half a minute)
cli-thinks = { $name } is thinking
# What went wrong with a bot; $detail is English.
cli-bot-failed =
    { $kind ->
        [crashed] { $name } ({ $bot }) crashed: { $detail }. A random move was played instead.
        [illegal] { $name } ({ $bot }) made no legal move: { $detail }. A random move was played instead.
        [late] { $name } ({ $bot }) was late: { $detail }. A random move was played instead.
        [flooded] { $name } ({ $bot }) wrote too much: { $detail }. A random move was played instead.
       *[often] { $name } ({ $bot }) has failed too often and is not asked again. A random move was played instead.
    }
cli-curtain-imhotep = Pass the screen to { $name }. Press Enter to see the pair of cards.
cli-curtain-pyramids = Pass the screen to { $name }. Press Enter to see your four cards.
cli-curtain-plain = Pass the screen to { $name }. Press Enter to continue.
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
# A line in English follows, which says why.
cli-not-understood = No such move or command. Type `help` to see all of them.
cli-not-possible = Not possible.
cli-no-such-number = choose a number from 1 to { $last }, not { $number }
cli-undo-bot = { $name } is a bot ({ $bot }); you can only undo moves of people
cli-undo-nobody = no one has moved yet
cli-undo-you = you have not moved yet
cli-undo-unmoved = { $name } has not moved yet
cli-undo-late = too late to undo this move: someone has moved or a card was revealed since then
cli-undo-replies = Your move and the replies are taken back.
cli-undo-name = `undo` takes the name of a player ({ $names }) or no name, not { $typed }
cli-saved =
    { $count ->
        [one] Saved { $count } move in { $path }
       *[other] Saved { $count } moves in { $path }
    }
cli-save-what = `save` needs a file, as in: save game.record
cli-save-taken = { $path } already exists and is not a record
cli-open-what = `open` needs a file, as in: open game.record
cli-open-no-record = { $path } is not a record
cli-open-over = { $path }: this game is over; read it with `{ $command }`
cli-open-by-hand = { $path }: its draws are made by hand; a game in the terminal needs draws from a seed
cli-check = Check every draw and move: { $command }
cli-read-again = Read the game again: { $command }
cli-goodbye = Goodbye.
cli-nothing-saved = No move was made, so nothing was saved. `{ $command }` starts a new game.
cli-go-on = To continue: start `{ $command }` and type `open { $path }`
cli-kept = The record of the game is in { $path }
cli-not-kept = The record could not be saved, neither here nor in the folder for temporary files.

## The table

cli-player = Player
# The heading over the points that players would have if the game ended now: short.
cli-if-ended = If ended now
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
cli-card-hammer = { imhotep-card-effect-hammer }
cli-card-sail = load 1, sail
cli-card-chisel = load 2

# What is printed on the squares of a chamber: at most six letters.
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
cli-no-cards = no cards to see
cli-display = Display
cli-display-cards = Display: { $cards } (`board` draws everything)
cli-gems = { $red } red { $green } green
cli-colours-left = Colour points left: { $points }
# The list of moves: squares of a card.
cli-single = { $card } single
cli-shape = { $card } shape
cli-top-of-deck = the top of the deck

## The end, records, advice

cli-points-with = points from
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
# $level is the name of a bot; 95% ranges are those of the estimates.
cli-hint =
    { $count ->
        [one] { $level } advises { $name } after { $count } simulation; 95% ranges in brackets
       *[other] { $level } advises { $name } after { $count } simulations; 95% ranges in brackets
    }
cli-hint-exact = { $level } has computed { $name }’s moves to the end of the game
cli-hint-move = move
cli-hint-wins = wins
cli-hint-points = points
# $line is a row of moves in notation.
cli-hint-line = It expects: { $line }
cli-hint-drawn = (drawn: { $move })
cli-hint-percent = { $number }%

## Reviews

cli-review-reviewing = Reviewing
# $level is the name of a bot.
cli-review-judge =
    { $count ->
        [one] Judged by { $level } with { $count } simulation for each move.
       *[other] Judged by { $level } with { $count } simulations for each move.
    }
# Headings over the columns of a table: short.
cli-review-grade = grade
cli-review-lost =
    { $what ->
        [percent] % lost
       *[points] points lost
    }
# What was done or drawn; $name is a player or “Draw”.
cli-review-at = Move { $turn }, { $name }: { $what }
cli-review-chance = { $name }’s chance to win: { $before } → { $after }
# What a draw changed: numbers with their signs.
cli-review-changed = ({ $percent } chance to win, { $points } points)
# Over a table of means.
cli-review-means =
    { $count ->
        [one] { $count } game
       *[other] Means of { $count } games
    }
cli-review-done = { $count } of { $all } games reviewed.
cli-review-written = The page is in { $path }.

## Help

# Typed as they are, in every language: market, pyramid, temple, chamber, obelisks, chisel, hammer, sail, lever, middle,
# right, accept, load b2, skip, hint vizier, undo.

cli-help-turn = YOUR TURN
cli-help-turn-about =
    { $rounds ->
        [one] one action; a round ends when four ships have sailed, the game ends after { $rounds } round
       *[other] one action; a round ends when four ships have sailed, the game ends after { $rounds } rounds
    }
cli-help-take =
    { $stones ->
        [one] up to { $stones } stone from your quarry to your sled, which holds { $spaces }
       *[other] up to { $stones } stones from your quarry to your sled, which holds { $spaces }
    }
cli-help-load = a stone from your sled to space 2 of ship b, counted from the bow
cli-help-sail = any ship with enough stones, no matter whose, to a free site (market, pyramid, temple, chamber, obelisks), where the stones are unloaded from the bow on
cli-help-play = a blue card from an earlier turn: chisel (load 2), hammer (take, load 1), sail (load 1 and sail that ship), lever (sail, unload in your order)
cli-help-pass = only when nothing else is possible
cli-help-asked = WHEN ASKED
cli-help-asked-about = about your stones, also in the turns of other players
cli-help-card = market: the card on space 2, or none; red ones act at once
cli-help-pair = market B: look at the face-down pair, keep its first or second
cli-help-pyramid = pyramids B: or middle, right; then accept, load b2 or skip
cli-help-point = temple B: points or stones ({ $points } or { $stones }) for a visible stone
cli-help-unload = lever: the stone on space 3 comes next
cli-help-commands = COMMANDS
cli-help-commands-about = a number plays the move with that number in the list
cli-help-help = this page
cli-help-board = draw the whole table again
cli-help-more = list every move
cli-help-log = the game so far in words
cli-help-hint = the best moves in the view of Pharaoh after about a second, and why others are worse; hint vizier: in the view of the Vizier
cli-help-undo = take back the last move, if nothing was revealed since then, and alone against bots with their replies; undo { $name }: the last one of { $name }
cli-help-save = write the record of the game so far
cli-help-open = leave this game and continue the one in a record
cli-help-quit = end the game; a record of it is saved
cli-help-expeditions = EXPEDITIONS
cli-help-expeditions-about = { $rounds } rounds of { $cards }; everyone crosses off the same shape at the same time, in secret
cli-help-mark = the shape on card 12, rotated or mirrored, on squares neither walls nor crossed off
cli-help-mark-single = or a single square, always allowed
cli-help-mark-where = the first mark on a card covers the entrance, later ones touch one made before, side by side
cli-help-keep = at the start: two of your four cards
cli-help-take-card = for an explored pyramid: a face-up card or the top of the deck
cli-help-symbols = SYMBOLS
cli-help-symbols-about = on a square that is crossed off; in the list of moves they follow it, as in (rs)
cli-help-gems = gems: { $pair } for each pair of red and green, { $single } for one alone
cli-help-torch = this round’s torch: { $points }
cli-help-skull = the next skull; the highest counts: { $points }
cli-help-elixir = elixir: the two highest skulls are erased
cli-help-cross = red cross: at once one more square on either card
cli-help-tomb = tomb, the pyramid is explored: { $points }
cli-help-colours = colour points
cli-help-colours-about = { $points } for the next player with 2, 4 or 6 explored pyramids of a colour

# What a mark of Pyramids brings; the numbers count what the player has so far.
cli-fields-crossed =
    { $gains ->
        [none] { $name } crosses off { $fields } on { $card }.
       *[other] { $name } crosses off { $fields } on { $card }: { $gains }.
    }
cli-gain-gem =
    { $gem ->
        [red] red gem no. { $count }
       *[green] green gem no. { $count }
    }
cli-gain-torch = torch of round { $round }
cli-gain-skull = skull no. { $count }
cli-gain-elixir =
    { $count ->
        [one] elixir ({ $count } skull left)
       *[other] elixir ({ $count } skulls left)
    }
cli-gain-red-cross =
    { $count ->
        [one] red cross
       *[other] { $count } red crosses
    }

## Lessons

cli-learn-step = Step { $step } of { $steps }
cli-learn-how = To begin or go on: { $command }
cli-learn-one = A lesson of your choice, for example: { $command }
cli-learn-you = You play { $name }.
cli-learn-reading = Enter goes on. Also: back, skip, quit.
cli-learn-doing = Type a number or a move. Also: show, back, skip, help, quit.
cli-learn-shown = Shown: { $move }
cli-learn-next = Next lesson: { $title }. Enter goes on, quit ends.
cli-learn-all-done = You have done all lessons of { $game }.
cli-learn-first = this is the first step
cli-learn-not-kept = Your place cannot be kept: { $reason }
cli-learn-first-game = Your first game, with the coach beside you: { $command }
cli-first-game-how = The coach speaks up when something is new. Also: quiet, wake.
cli-first-game-quiet = The coach is quiet. To wake the coach: wake.
cli-first-game-wake = The coach is awake.

## Puzzles

cli-puzzle-title = Puzzle { $id }: { $game }
cli-puzzle-level = Weakest bot to solve it: { $level }
cli-puzzle-counts-margin = { $name } moves. What counts: { $name }’s points at the end, less those of the best rival.
cli-puzzle-counts-first = { $name } moves. What counts: first place for { $name } at the end.
cli-puzzle-moves =
    { $count ->
        [one] It takes { $count } move.
       *[other] It takes { $count } moves.
    }
cli-puzzle-how = Type a number or a move. Also: answer, more, help, quit.
cli-puzzle-right = Right.
cli-puzzle-wrong-margin = { $move } is not the best: it costs { $points } points. Try again.
cli-puzzle-wrong-first = { $move } is not the best: it costs { $percent }% of first place. Try again.
cli-puzzle-solved = Solved. Every move, and what it leads to:
cli-puzzle-answer = The answer: { $moves }. Every first move, and what it leads to:
cli-puzzle-move = Move
cli-puzzle-lead = Lead
# The command stays as it is.
cli-puzzle-record = `saqqara puzzle record { $id } --out FILE` writes the record of that game.
cli-puzzle-streak = Days in a row: { $count }.
