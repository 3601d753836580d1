# English: the ways to the main pages.

door-pages = Pages
door-more = More to do
door-play = Play
door-learn = Learn
door-puzzles = Puzzles
door-challenge = Challenge
door-games = Your games
door-learn-about = Short lessons on a real board. You play, the coach explains.
door-learn-new = New here? Begin here
door-learn-begin = Begin here
door-learn-first = Begin with a lesson
door-learn-on = Go on: { $lesson }
door-learn-done = { $done } of { $count } done
door-puzzle = Puzzle of the day
door-puzzle-about = One best move, proved to the end. Can you find it?
door-puzzle-new = Try it: no clock
door-puzzle-try = Try it
# Days on which a puzzle of the day was solved at the first try.
door-puzzle-streak = { $count } in a row
door-challenge-today = Today’s challenge
door-challenge-about = The same deal for everyone. Who makes the most of it?
door-challenge-new = Not played yet
door-challenge-play = Play it
door-challenge-go-on = Go on
door-challenge-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
