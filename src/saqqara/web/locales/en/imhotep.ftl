# English: Imhotep, on tables, in the rules and in the terminal.

imhotep-notation-hint = load b2
imhotep-facts-sides = Sides
imhotep-facts-yes = yes
imhotep-key-ship = Choose a ship
imhotep-key-number = Choose a space, or a dock for the chosen ship
imhotep-key-decline = Take nothing, where that is allowed
imhotep-key-harbour = Go to the harbour
imhotep-key-arrows = Move between ships, docks and cards

## Sites

imhotep-to-market = to the Market
imhotep-to-pyramid = to the Pyramid
imhotep-to-temple = to the Temple
imhotep-to-chamber = to the Burial Chamber
imhotep-to-obelisks = to the Obelisks
imhotep-where-edge = to the edge of the pyramids
imhotep-where-small-pyramid =
    { $pyramid ->
        [left] to the left pyramid, field { $place }
        [middle] to the middle pyramid, field { $place }
       *[right] to the right pyramid, field { $place }
    }
imhotep-where-chamber = to the Burial Chamber, row { $row }
imhotep-pyramid-left = left
imhotep-pyramid-middle = middle
imhotep-pyramid-right = right
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

## Market cards

imhotep-card-hidden = { card-hidden }
imhotep-card-entrance = Entrance
imhotep-card-entrance-about = A stone from your quarry to the Pyramid, at once
imhotep-card-sarcophagus = Sarcophagus
imhotep-card-sarcophagus-about = A stone from your quarry to the Burial Chamber, at once
imhotep-card-path = Paved Path
imhotep-card-path-about = A stone from your quarry to the Obelisks, at once
imhotep-card-pyramid-decoration = Pyramid Decoration
imhotep-card-pyramid-decoration-about = At the end, points for the stones of the Pyramid
imhotep-card-temple-decoration = Temple Decoration
imhotep-card-temple-decoration-about = At the end, points for the stones of the Temple
imhotep-card-chamber-decoration = Chamber Decoration
imhotep-card-chamber-decoration-about = At the end, points for the stones of the Burial Chamber
imhotep-card-obelisk-decoration = Obelisk Decoration
imhotep-card-obelisk-decoration-about = At the end, points for the stones of the Obelisks
imhotep-card-statue = Statue
imhotep-card-statue-about = At the end, the more the better
imhotep-card-lever = Lever
imhotep-card-lever-about = Sail a ship and choose the order of unloading
imhotep-card-hammer = Hammer
imhotep-card-hammer-about = Take stones, then load one
imhotep-card-sail = Sail
imhotep-card-sail-about = Load a stone and sail that ship
imhotep-card-chisel = Chisel
imhotep-card-chisel-about = Load two stones

## Moves

imhotep-action-take = Take stones
imhotep-action-load = Load a stone
imhotep-action-sail = Sail a ship
imhotep-action-play = Play a card
imhotep-move-play = Play { $card }
imhotep-move-pair = Look at the face-down pair, keep one
imhotep-move-pyramid =
    { $pyramid ->
        [left] The left pyramid
        [middle] The middle pyramid
       *[right] The right pyramid
    }
imhotep-did-load = loading ship { $ship }, space { $space }
imhotep-did-sail = sailing ship { $ship } { $site }
imhotep-did-play = playing { $card }
imhotep-did-pass = passing
imhotep-did-card = taking market card { $number }
imhotep-did-pair = taking the face-down pair
imhotep-did-decline = taking no market card
imhotep-did-unload = having space { $number } unloaded next
imhotep-did-pyramid =
    { $pyramid ->
        [left] building on the left pyramid
        [middle] building on the middle pyramid
       *[right] building on the right pyramid
    }
imhotep-did-accept = taking the bonus
imhotep-did-skip = leaving the bonus
imhotep-did-point = choosing points
imhotep-did-stones = choosing stones
imhotep-did-keep = keeping one card of the pair
imhotep-did-take = taking stones
imhotep-source-market = { imhotep-site-market }
imhotep-source-pyramid = { imhotep-site-pyramid }
imhotep-source-temple = { imhotep-site-temple }
imhotep-source-chamber = { imhotep-site-chamber }
imhotep-source-obelisks = { imhotep-site-obelisks }
imhotep-source-decorations = Decorations
imhotep-source-statues = Statues
imhotep-source-blue-cards = Unused blue cards
imhotep-source-wrath = { imhotep-option-wrath }
imhotep-source-before = Before

## What happened

imhotep-event-ships-arrive = Ships with { $spaces } spaces arrive.
imhotep-event-card-dealt = On the market: { $cards }.
imhotep-event-pair-laid =
    { $count ->
        [one] { $count } market card laid face down.
       *[other] { $count } market cards laid face down.
    }
imhotep-event-stones-taken =
    { $count ->
        [one] { $name } takes { $count } stone.
       *[other] { $name } takes { $count } stones.
    }
imhotep-event-stone-loaded = { $name } loads a stone on ship { $ship }, space { $space }.
imhotep-event-ship-sailed = { $name } sails ship { $ship } { $site }.
imhotep-event-ship-unloaded =
    { $count ->
        [one] { $name } sails ship { $ship } { $site }. Stone: { $who }.
       *[other] { $name } sails ship { $ship } { $site }. Stones: { $who }.
    }
imhotep-event-blue-card-played = { $name } plays { $card }.
imhotep-event-passed = { $name } passes, with nothing else to do.
imhotep-event-stone-unloaded = { $name } unloads space { $space } of ship { $ship }.
# $where is one of the messages imhotep-to-… or imhotep-where-…
imhotep-event-stone-placed = { $name }’s stone goes { $where }.
imhotep-event-stone-scored =
    { $points ->
        [one] { $name }’s stone goes { $where }: { $points } point.
       *[other] { $name }’s stone goes { $where }: { $points } points.
    }
imhotep-event-stone-returned = { $name }’s stone goes back to the quarry.
imhotep-event-card-taken = { $name } takes { $card } from market space { $space }.
imhotep-event-pair-taken = { $name } takes the face-down pair.
imhotep-event-card-seen = { $name } looks at { $cards }.
imhotep-event-card-seen-unseen =
    { $count ->
        [one] { $name } looks at { $count } card in secret.
       *[other] { $name } looks at { $count } cards in secret.
    }
imhotep-event-card-kept = { $name } keeps { $card }.
imhotep-event-card-discarded = Discarded: { $cards }.
imhotep-event-declined = { $name } takes no market card.
imhotep-event-card-drawn = { $name } draws { $card }.
imhotep-event-red-card-played = { $name } plays { $card } at once.
imhotep-event-points =
    { $points ->
        [one] { $name } earns { $points } point: { $source }.
       *[other] { $name } earns { $points } points: { $source }.
    }
imhotep-event-points-lost =
    { $points ->
        [one] { $name } loses { $points } point: { $source }.
       *[other] { $name } loses { $points } points: { $source }.
    }
imhotep-event-points-each = { $source }: { $points }.
imhotep-points-of =
    { $points ->
        [one] { $name } – { $points } point
       *[other] { $name } – { $points } points
    }
imhotep-tower-of =
    { $points ->
        [one] { $name } – tower, { $points } point
       *[other] { $name } – tower, { $points } points
    }
imhotep-event-tower-built = { $name } builds a tower on score space { $place }.
imhotep-event-deck-reshuffled =
    { $count ->
        [one] The discard pile becomes a new deck of { $count } card.
       *[other] The discard pile becomes a new deck of { $count } cards.
    }
imhotep-event-bonus-skipped = { $name } leaves the bonus.
imhotep-event-order-fixed = { $name } has space { $space } unloaded next.
imhotep-event-game-ends = { event-game-ends }
imhotep-event-round-ends = { event-round-ends }
imhotep-event-clock-moved = { event-clock-moved }

## The table

# A number of equal things, as in “×3”.
imhotep-times = ×{ $count }
imhotep-card-effect-entrance = stone to the Pyramid
imhotep-card-effect-sarcophagus = stone to the Chamber
imhotep-card-effect-path = stone to the Obelisks
# Points for every so many stones on the site, at the end.
imhotep-card-effect-decoration = { $points } per { $stones } stones
# The points for one statue, two statues and so on.
imhotep-card-effect-statue = { $row } +{ $further }
imhotep-card-effect-lever = sail in any order
imhotep-card-effect-hammer = take { $stones }, load 1
imhotep-card-effect-sail = load 1 and sail
imhotep-card-effect-chisel = load 2 stones

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
# $site is one of the messages imhotep-to-…
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

## What a dock says of each stone, in short

# After a stone: what it gets.
imhotep-sign-no-card = none
imhotep-sign-card = a card
imhotep-sign-choice = a choice
# Below all stones of a ship: when their points come, or what they are for.
imhotep-sign-choice-of-pyramid = any pyramid
imhotep-sign-at-once = at once
imhotep-sign-turns = turn to take a card
imhotep-sign-each-round = each round
imhotep-sign-now = if it ended now
imhotep-sign-tower = for a tower
# So many of all, as in “2 of 3”.
imhotep-sign-of = { $count } of { $all }
# $gain is a number with its sign, as in “+3”.
imhotep-forecast-height = { $colour } (height { $height }, { $gain } if it ended now)
