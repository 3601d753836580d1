# English: your games: those that run, those that are over, figures and ratings.

games-page = Your games – Saqqara
games-none-yet = Your first one is still to come.
games-again = Try again

## Those that run

games-running = Running
games-none-running = No game is running.
games-more-running =
    { $count ->
        [one] And { $count } more, in which it is not your turn.
       *[other] And { $count } more, in which it is not your turn.
    }

## Those that are over

games-finished = Finished
games-none-finished = No game is finished yet.
games-none-such = No finished game fits. Choose something else.
games-more = Show { $count } more
games-of-seats = of { $count }
games-points =
    { $count ->
        [one] point
       *[other] points
    }
games-gap-shared = shared
games-gap-ahead = won by { $count }
games-gap-tie = won the tie
games-gap-behind = { $count } behind
games-gap-level = level on points
games-gap-conceded = someone gave up
games-ended-early = ended early
games-not-counted = Not in the figures
games-replay = Watch it again

## Which are looked for

games-by-game = Game
games-all = All
games-any-seats = Any number of players
games-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
games-by-opponent = Opponents
games-any-opponent = Any opponents
games-people = People
games-against = against: { $opponent }

## Figures

games-figures = Figures
games-count =
    { $count ->
        [one] game
       *[other] games
    }
games-firsts = first places
games-fair = fair share
games-fair-about = Fair share: the first places you would have if all players were equally good.
games-no-figures = Figures come with your first finished game.
games-group = What the figures are grouped by
games-group-opponent = By opponent
games-group-seats = By players
games-means = Mean points and first places
games-firsts-of = { $firsts } of { $games }
games-fair-of = fair: { $fair }

## Ratings

games-ratings = Ratings
games-rating-soon = You get a rating after { $needed } rated games. So far: { $count }.
games-rating-after =
    { $count ->
        [one] After { $count } rated game. The bar is where it almost surely lies.
       *[other] After { $count } rated games. The bar is where it almost surely lies.
    }
games-rating-range = Rating { $mean }, almost surely between { $low } and { $high }
games-rating-history = From game to game
games-rating-curve = { $count } rated games: from { $first } to { $last }
games-as-table = Show as table
games-column-when = When
games-column-rating = Rating
games-column-range = Range

## To keep

games-export = Export
games-export-about = Every move of every finished game, as text files to keep or to replay.
games-all-records = All records
games-review-file = Review a game from a file

## Before the first game

games-nothing = Nothing built yet
games-nothing-about = Games that you begin or join on this device appear here: whose turn it is, how they ended, and a review of each.
games-play = Play a game
games-elsewhere = Played elsewhere?
games-elsewhere-about = Open “Your games” there, show a link and scan its code with this device. A recovery phrase works too.
games-bring = Bring your games here
games-notices = Notices
