# English: puzzles, all of them and each on its board.

## All puzzles

puzzles-page = Puzzles – Saqqara
puzzles-lead = Each has one best move, proved to the end of the game. No clock: try as often as you like.
puzzles-today-number = Puzzle of the day, no. { $number }
puzzles-none-today = Today’s puzzle is not here yet.
puzzles-number = Puzzle { $number }
# One that was made from a game, and is not in the collection.
puzzles-own = Puzzle from a game
puzzles-solve = Solve it
puzzles-solve-of = Puzzle of the day: { $game }
puzzles-look-again = See it again
puzzles-best = Longest streak: { $count }
puzzles-solved = { $solved } of { $count } solved
puzzles-all-solved = You have solved them all. Tomorrow has a new puzzle of the day.
puzzles-unkept = This browser keeps nothing. What you have solved is forgotten when you close the page.
puzzles-offline = No connection. Puzzles that you have opened can be looked at without one.
puzzles-collection = All puzzles
puzzles-by-game = Game
puzzles-by-theme = Theme
puzzles-by-level = Difficulty
puzzles-all = All
puzzles-none = There are no such puzzles. Choose another theme or difficulty.
puzzles-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
puzzles-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
puzzles-more = Show { $count } more
puzzles-mark-first = Solved at the first try
puzzles-mark-later = Solved
puzzles-mark-shown = Answer shown
puzzles-mark-tried = Not solved yet
puzzles-level-none = No bot
puzzles-stair = The gold step is the weakest bot that solves the puzzle. Without a gold step, no bot solves it reliably.
# For those who do not see the stair of levels.
puzzles-weakest = Weakest bot to solve it: { $level }
puzzles-figure = { NUMBER($number, maximumFractionDigits: 1) }

## What they are about

puzzles-theme-pyramid = { imhotep-site-pyramid }
puzzles-theme-temple = { imhotep-site-temple }
puzzles-theme-burial-chamber = { imhotep-site-chamber }
puzzles-theme-obelisks = { imhotep-site-obelisks }
puzzles-theme-cards = Cards
puzzles-theme-denial = Denial
puzzles-theme-tempo = Tempo
puzzles-theme-wrath = { imhotep-option-wrath }
puzzles-theme-claim = Colour points
puzzles-theme-skull = Skulls
puzzles-theme-gem = Gems
puzzles-theme-torch = Torches
puzzles-theme-tomb = Golden tomb

## One puzzle

puzzle-title = Puzzle
puzzle-share = Share this puzzle
puzzle-copied = Link copied
puzzle-to-move = To move
puzzle-you-are = { $colour }, that is you
puzzle-counts = What counts
# $name is the only other player; with more of them there is none.
puzzle-counts-margin =
    { $name ->
        [none] Your points minus those of the best other player, when the game is over.
       *[other] Your points minus those of { $name }, when the game is over.
    }
puzzle-counts-first = First place, when the game is over.
# How the others are taken to play.
puzzle-rivals-imhotep = The others make the moves that are best for themselves.
puzzle-rivals-pyramids = The others play for the most points of their own. They cannot see what you cross off.
puzzle-level = Level
puzzle-level-about = weakest bot to solve it
# It follows puzzles-level-none.
puzzle-level-none-about = solves it reliably
puzzle-find =
    { $count ->
        [one] Find the best move
       *[other] Find the best { $count } moves
    }
puzzle-how = Play it on the board. Try as often as you like.
puzzle-how-today = Play it on the board. Your first try counts for your streak; after that, try as often as you like.
puzzle-offline = No connection. You can study the position, but trying a move needs a connection.
puzzle-right-so-far = Right so far
puzzle-go-on = Move { $done } of { $count } found. What comes next?
puzzle-wrong-points =
    { $points ->
        [one] Not quite: it costs 1 point
       *[other] Not quite: it costs { NUMBER($points, maximumFractionDigits: 1) } points
    }
puzzle-wrong-first = Not quite: it costs { $percent }% of first place
# $shares: a list of names with their points.
puzzle-ends = Played well to the end: { $shares }.
puzzle-show-answer = Show answer
puzzle-right = Right!
puzzle-right-win =
    { $points ->
        [one] Right! You win by 1
       *[other] Right! You win by { NUMBER($points, maximumFractionDigits: 1) }
    }
puzzle-right-loss =
    { $points ->
        [one] Right! You lose by only 1
       *[other] Right! You lose by only { NUMBER($points, maximumFractionDigits: 1) }
    }
puzzle-right-level = Right! You end level
puzzle-right-first =
    { $percent ->
        [100] Right! First place is yours
       *[other] Right! First place: { $percent }%
    }
puzzle-answer = The answer: { $move }
# The moves follow, each with the name of its player; each shows the board after it.
puzzle-answer-line = The answer, move by move
# $move is one of the messages imhotep-did-… or pyramids-did-…
puzzle-next-best-points =
    { $cost ->
        [one] The next best move costs 1 point: { $move }.
       *[other] The next best move costs { NUMBER($cost, maximumFractionDigits: 1) } points: { $move }.
    }
puzzle-next-best-first = The next best move costs { $cost }% of first place: { $move }.
# The replies follow, each with the name of its player.
# A line for each seat follows, with what it wins and loses where.
puzzle-why = Compared with the next best move:
puzzle-replies = Best replies:
# $game: seed and number of the game, as in 101/5.
puzzle-from-self-play = From game { $game } of self-play, turn { $turn }
puzzle-from-review = From the review of a game, turn { $turn }
puzzle-every-move = Every move, played well to the end
puzzle-more-moves =
    { $count ->
        [one] { $count } more move
       *[other] { $count } more moves
    }
puzzle-move = Move
puzzle-value-margin = Lead
puzzle-value-first = First place
puzzle-more-like = More like this
puzzle-next = Next puzzle
puzzle-key-on = After an answer: next puzzle, or try again
