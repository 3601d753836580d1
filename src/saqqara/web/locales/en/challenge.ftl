# English: challenges, which are the same deal for everyone, and club evenings.

## Names and dates

challenge-page = { $title } – Saqqara
challenge-lead = Everyone gets the same cards in the same order, against the same bots.
challenge-unnamed = A challenge
challenge-on-day = Challenge of { $date }
# $bots: the bots at the table, a list of levels.
challenge-heading =
    { $count ->
        [2] { $game }, two players, against { $bots }
        [3] { $game }, three players, against { $bots }
       *[other] { $game }, four players, against { $bots }
    }
challenge-next = The next one comes in { $time }
challenge-until = Open until { $time }
challenge-none-today = Today’s deal is not here yet. Here are those of the days before.
challenge-all = All challenges

## Playing it

challenge-play-fun = Play for fun
challenge-fun-about = A game for fun does not count.
challenge-review = See the review
challenge-one-try = One try counts; after that, play it for fun as often as you like.
challenge-played-by =
    { $count ->
        [one] { $count } person has played it so far.
       *[other] { $count } people have played it so far.
    }
challenge-first = No one has played it yet. Be the first.
# $round: none in a game without rounds.
challenge-waiting =
    { $round ->
        [none] Your try is waiting for you.
       *[other] Your try is waiting at round { $round }.
    }
challenge-over =
    { $count ->
        [0] This deal is over. No one has played it.
        [one] This deal is over; { $count } person has played it. You can still play it for fun.
       *[other] This deal is over; { $count } people have played it. You can still play it for fun.
    }
challenge-name-there = Your name in the list
challenge-deal = The deal
challenge-deal-about = You have seat { $seat }. What is drawn comes in the same order for everyone.

## How you did

# Beside the number of points, which is large.
challenge-points-word =
    { $points ->
        [one] point
       *[other] points
    }
challenge-place-at-table = Place { $place } at the table
challenge-better-than = Better than { $percent } of { $count } players
challenge-better-short = better than { $percent }
challenge-place-of = Place { $place } of { $count }
challenge-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
challenge-alone = You are the first. The others will be compared with you.
challenge-helped = With help: your points stand in the list, but they have no place among the others.
challenge-as-many = As many as { $level } made on your seat.
challenge-more-than = { $points } more than { $level } made on your seat.
challenge-fewer-than = { $points } fewer than { $level } made on your seat.

## Everyone

challenge-everyone = Everyone
challenge-see-after = You will see how everyone did as soon as you have played.
challenge-nobody = No one has played it.
challenge-how-many = How many made how many points
challenge-few = From 20 players on, a chart shows how the points are spread.
challenge-list =
    { $count ->
        [one] { $count } player, with a replay
       *[other] { $count } players, each with a replay
    }
challenge-place = Place
challenge-player = Player
challenge-replay = Game
challenge-replay-of = Watch the game of { $name }
challenge-with-help = with help
challenge-csv = All points as a file (CSV)
challenge-you = you
# For those who do not see the bars. $points: none for whoever has not played.
challenge-histogram =
    { $points ->
        [none] { $count } players.
       *[other] { $count } players; you have { $points } points.
    }

## The levels

challenge-levels = You and the levels
challenge-levels-about = Each level has played your seat with this deal.
challenge-levels-after = Each level plays your seat with this deal. Their points are shown when you have played.
challenge-levels-none = The levels are still playing this deal.
challenge-levels-some = Your seat with this deal. Other levels are still playing it.

## Sharing

challenge-share = Share
challenge-share-about = It tells your points, nothing about the deal.
challenge-share-head = Saqqara, { $title }
challenge-share-points =
    { $help ->
        [yes] { $game } against { $bots }: { $points } points, with help
       *[no] { $game } against { $bots }: { $points } points, place { $place } at the table
    }
challenge-link = Link
challenge-code = The same link as a code to scan
challenge-copied = Copied

## Fair

challenge-proof = The same for everyone
challenge-proof-about = The server has chosen a secret seed and shows its commitment, the seed’s fingerprint. When the deal is over it reveals the seed: anyone can check that the two match, and replay every draw.
challenge-world-about = This is the world deal: its seed follows from the date by a public formula and is the same on every server. Anyone can work it out beforehand, so it is a matter of honour.
challenge-check-it = Check it
challenge-seed-later = The seed is shown here when the deal is over.
challenge-verify-records = Every game in the list has its record, which can be downloaded and checked too.

## Other challenges

challenge-past = Past days
challenge-past-none = There are no days before today yet.
challenge-yours = Yours
challenge-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
challenge-standings = Standings
challenge-span = Span of time
challenge-span-week = Week
challenge-span-month = Month
challenge-standings-about = { $first } to { $final }. Beaten: how many of the other players made fewer points, on average. Every day played counts for the order.
challenge-standings-none = { $first } to { $final }: no one has played.
challenge-days-played = Days
challenge-beaten = Beaten

## Your own

challenge-own = Make your own
challenge-own-about = Send friends a deal. Each plays it alone against the same bots; then you compare.
challenge-kind = What you make
challenge-kind-alone = Against bots
challenge-kind-evening = Club evening
challenge-opponent = Opponent
challenge-opponent-at = Opponent { $number }
challenge-more-options = More options
challenge-your-seat = Your seat
challenge-open-for = Open for
challenge-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
challenge-name = Name (optional)
challenge-make = Make a link
challenge-make-evening = Make the evening

## A club evening

challenge-evening = Club evening
challenge-evenings = Your club evenings
challenge-evening-about = Several tables play the same deals. Points are compared with those who had the same seat at the other tables, as in duplicate bridge.
challenge-how-many-tables = Tables
challenge-how-many-deals = Deals at each table
challenge-evening-heading =
    { $deals ->
        [one] { $game }: { $tables } tables of { $count } people, { $deals } deal
       *[other] { $game }: { $tables } tables of { $count } people, { $deals } deals
    }
challenge-evening-progress = { $done } of { $count } games over
challenge-evening-invite = Everyone opens this page and sits down at a table.
challenge-tables = The tables
challenge-tables-about = Choose a table and stay there. Its deals are played one after the other.
challenge-table-number = Table { $number }
challenge-table-empty = No one sits here yet.
challenge-deal-number = Deal { $number }
challenge-deal-unopened = sit down
challenge-deal-waiting = seats are free
challenge-deal-playing = being played
challenge-deal-over = over
challenge-scoring = Scoring
challenge-scoring-about = The score of a deal: the share, in per cent, of those on the same seat at other tables who have fewer points; equal points count half. Points with help are shown, but not compared.
challenge-scoring-hidden = You see the points of a deal as soon as you have played it.
# Instead of the points of a deal.
challenge-too-late = too late
challenge-deals-done = Deals
challenge-score = Score
# Under the score of a deal.
challenge-cell-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## At a table

challenge-at-table = This is your try in a challenge: with a hint or a take-back it counts as “with help”.
challenge-table-fun = A challenge, played for fun: it does not count.
challenge-to-it = To the challenge
challenge-see-everyone = See how everyone did
challenge-hint-warning = In a challenge a hint counts: your result is marked “with help”.
