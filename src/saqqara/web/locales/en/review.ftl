# English: the review of a game, on its page and in the terminal.

## The page

review-title = { look-review }
review-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
review-print = Print
# Who has judged the moves, and how closely.
review-judge = Judged by { $judge }, { $count } simulations for each move. The figures are estimates: each tells its range.

## A record from elsewhere

review-no-such-game = There is no such game.
review-drop-title = Review a game
review-drop-about = Drop the record of a finished game here, or choose its file.
review-drop-choose = Choose a file
review-drop-now = Drop the record to review it
review-drop-where = You can download the record of a game when it is over, under “{ fair-title }”.
review-drop-large = This file is too large for the record of a game.
review-drop-not-a-record = This file is not the record of a game.
review-drop-incomplete = Part of this record is missing.
review-drop-edition = This record was made with another edition or other rules than those of this server.
review-drop-unverified = This record does not verify: a move, a draw or the result is wrong.
review-drop-unfinished = This game was not played to its end.
review-drop-in-progress = This game is still being played. It can be reviewed when it is over.
review-drop-bad = This record cannot be reviewed.

## Grades

grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grade-only = only move

## The chart

review-wins = Chance to win
review-points = Expected points
review-view-switch = Chances or points
review-percent = { $number }%
# What the chart shows, for those who do not see it; $shares: a list of names with their figures.
review-chart = { $what } over { $turns } moves. After move { $turn }: { $shares }.
review-share = { $name } { $value }
review-as-table = Show as table
review-coming = Still to come
# $low and $high are figures with their unit.
review-between = between { $low } and { $high }, with 95% certainty
review-exact = exact
review-glance = a first look
# A switch: every figure shows the range in which it lies.
review-ranges = Show ranges
review-range = { $low } to { $high }
# As in ±1.2 beside a figure.
review-margin = ±{ $number }

## While it is made

review-begins = { $judge } takes a first look at the game …
review-compiles = This edition is new here: preparing its rules takes about a minute …
review-waits =
    { $count ->
        [one] { $count } review comes first.
       *[other] { $count } reviews come first.
    }
review-failed = The review could not be finished.
review-running = { $judge } is going through the game: move { $turn } of { $turns }. Look around meanwhile.
review-stop = Stop
review-go-on = Go on
review-stopped = The review stopped at move { $turn }. What is here stays.
# 0 seconds: how long it takes is not known yet.
review-later =
    { $seconds ->
        [0] Ready when the whole game has been looked at.
       *[other] Ready when the whole game has been looked at, in about { $seconds } seconds.
    }
review-done = The review is ready.
review-retry = Try again
review-outdated = This review was made by an earlier version of the program.
review-again = Review again

## Turning points

review-turning = Turning points
review-turning-none = No move changed the result much.
review-turning-next = Next turning point
review-turning-previous = Previous turning point
review-turning-show = Move { $turn }, show it
# The chance of the player who moved, before and after.
review-change = { $before } → { $after }%
review-draw = Draw
# $move is one of the messages imhotep-did-… or pyramids-did-…
review-better = Better: { $move }.
# $reasons: a list of the messages review-costs and review-gives.
review-reasons = This move { $reasons }.
# $where is one of the messages imhotep-earned-…, pyramids-earned-… or review-source; the number always has one decimal place, so that “points” has one form.
review-costs = costs { $you ->
        [yes] you
       *[no] { $name }
    } { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points { $where }
review-gives = gives { $you ->
        [yes] you
       *[no] { $name }
    } { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points { $where }
# A source of points of a game that has no texts here.
review-source = ({ $source })

## The board and the better move

review-board = The table after move { $turn }
review-at = Move { $turn } of { $turns }
review-last = To the end
review-judge-would = What { $judge } would do
review-judge-same = { $judge } would do the same.
review-judge-near = { $judge } would choose: { $move }. The difference is small.
review-no-choice = There was no other move here.
review-chance-decides = Chance decides here.
review-instead = Instead of: { $move }
# What a move cost the player who made it, compared with the best one.
review-cost =
    { $gains ->
        [yes] It cost { $percent }% chance to win, but brought { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more.
        [untold] It cost { $percent }% chance to win.
       *[no] It cost { $percent }% chance to win and { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
    }
# The range of that; $wins and $points as in 27.1% to 31.3%.
review-cost-range = Cost: { $wins } chance to win, { $points } points (95% certainty)
review-cost-exact = Cost: exact
review-line-play = Play the line
review-line-back = Back to the game
review-line-at = The better line: move { $step } of { $steps }
review-puzzle = Make this a puzzle
review-puzzle-asking = Looking for a proof …
review-puzzle-cannot = This cannot be a puzzle: no single best move can be proved here.

## Moves

review-tally = Moves of { $name } by grade
review-whose = Whose moves
review-accuracy = Accuracy
review-accuracy-about = 100: every move was as good as the best. The number falls with the chance to win that moves cost.

## Luck and skill

review-luck = Luck and skill
review-luck-wins = How each chance to win came about. The parts add up to the result, exactly.
review-luck-points = How each player’s points came about. The parts add up to the result, exactly.
review-part-start = Start
review-part-luck = Luck
review-part-own = Own moves
review-part-others = Others’ moves
review-part-end = Result
review-draws = The draws that mattered
review-draws-none = No draw changed much.
review-lucky =
    { $you ->
        [yes] Lucky for you
       *[no] Lucky for { $name }
    }
review-unlucky =
    { $you ->
        [yes] Unlucky for you
       *[no] Unlucky for { $name }
    }

## Your mistakes again

review-try =
    { $you ->
        [yes] Try your mistakes again
       *[no] Try the mistakes of { $name } again
    }
review-try-about =
    { $count ->
        [one] { $count } move as a puzzle, about { $minutes } min.
       *[other] { $count } moves as puzzles, about { $minutes } min.
    }
review-try-go = Try them
review-try-none =
    { $you ->
        [yes] Nothing to repeat: you found a good move every time.
       *[no] Nothing to repeat: { $name } found a good move every time.
    }
review-try-number = Puzzle { $number } of { $count }
review-try-find = Played: { $move }. Find a better move on the board.
review-try-right = Right: { $judge } would play that.
review-try-good = Good: almost the best. It costs only { $percent }% chance to win.
review-try-wrong = Not quite: it costs { $percent }% chance to win.
review-try-same = That is what was played.
review-try-unknown = { $judge } prefers other moves.
review-try-asking = { $judge } looks at this move …
review-try-answer = Show the answer
review-try-shown = The answer: { $move }.
review-try-next = Next
review-try-finish = Finish
review-try-done = { $right } of { $count } found at the first try.
