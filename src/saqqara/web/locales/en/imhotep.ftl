# English: Imhotep, on tables, in the rules and in the terminal.

imhotep-notation-hint = load b2
imhotep-facts-sides = Sides
imhotep-facts-yes = yes
imhotep-key-ship = Choose a ship
imhotep-key-number = Choose a space, or a dock for the chosen ship
imhotep-key-decline = Take nothing, if allowed
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
        [left] to the left pyramid, space { $place }
        [middle] to the middle pyramid, space { $place }
       *[right] to the right pyramid, space { $place }
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
imhotep-may-sail = ready
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
imhotep-card-entrance-about = Put a stone from your quarry on the Pyramid at once
# "\u00AD" is where a long word may be broken.
imhotep-card-sarcophagus = Sarco{ "\u00AD" }phagus
imhotep-card-sarcophagus-about = Put a stone from your quarry in the Burial Chamber at once
imhotep-card-path = Paved Path
imhotep-card-path-about = Put a stone from your quarry on the Obelisks at once
imhotep-card-pyramid-decoration = Pyramid Decoration
imhotep-card-pyramid-decoration-about = Scores at the end for the stones on the Pyramid
imhotep-card-temple-decoration = Temple Decoration
imhotep-card-temple-decoration-about = Scores at the end for the stones on the Temple
imhotep-card-chamber-decoration = Chamber Decoration
imhotep-card-chamber-decoration-about = Scores at the end for the stones in the Burial Chamber
imhotep-card-obelisk-decoration = Obelisk Decoration
imhotep-card-obelisk-decoration-about = Scores at the end for the stones on the Obelisks
imhotep-card-statue = Statue
imhotep-card-statue-about = Scores at the end: the more, the better
imhotep-card-lever = Lever
imhotep-card-lever-about = Sail a ship and choose the unloading order
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
imhotep-did-load = load ship { $ship }, space { $space }
imhotep-did-sail = sail ship { $ship } { $site }
imhotep-did-play = play { $card }
imhotep-did-pass = pass
imhotep-did-card = take market card { $number }
imhotep-did-pair = take the face-down pair
imhotep-did-decline = take no market card
imhotep-did-unload = unload space { $number } next
imhotep-did-pyramid =
    { $pyramid ->
        [left] build on the left pyramid
        [middle] build on the middle pyramid
       *[right] build on the right pyramid
    }
imhotep-did-accept = take the bonus
imhotep-did-skip = skip the bonus
imhotep-did-point = choose points
imhotep-did-stones = choose stones
imhotep-did-keep = keep one card of the pair
imhotep-did-take = take stones
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
# Where points come from, inside a sentence: “3.1 points in the Burial Chamber”.
imhotep-earned-pyramid = at the Pyramid
imhotep-earned-temple = at the Temple
imhotep-earned-chamber = in the Burial Chamber
imhotep-earned-obelisks = at the Obelisks
imhotep-earned-decorations = with Decorations
imhotep-earned-statues = with Statues
imhotep-earned-blue-cards = with unused blue cards
imhotep-earned-wrath = through the Wrath of the Pharaoh

## What happened

imhotep-event-ships-arrive = Ships with { $spaces } spaces arrive.
imhotep-event-card-dealt = On the market: { $cards }.
imhotep-event-pair-laid =
    { $count ->
        [one] { $count } market card laid face down.
       *[other] { $count } market cards laid face down.
    }
imhotep-event-stones-taken =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } <stone>{ imhotep-told-stones }</stone>.
imhotep-event-stone-loaded =
    { $you ->
        [yes] You load
       *[no] { $name } loads
    } <stone>a stone</stone> on <ship>ship { $ship }</ship>, space { $space }.
imhotep-event-ship-sailed =
    { $you ->
        [yes] You sail
       *[no] { $name } sails
    } <ship>ship { $ship }</ship> { $site }.
imhotep-event-ship-unloaded =
    { $count ->
        [one] { imhotep-event-ship-sailed } Stone: { $stones }.
       *[other] { imhotep-event-ship-sailed } Stones: { $stones }.
    }
imhotep-event-blue-card-played =
    { $you ->
        [yes] You play
       *[no] { $name } plays
    } { $card }.
imhotep-event-passed =
    { $you ->
        [yes] You pass
       *[no] { $name } passes
    }, with nothing else to do.
imhotep-event-stone-unloaded =
    { $you ->
        [yes] You unload
       *[no] { $name } unloads
    } space { $space } of <ship>ship { $ship }</ship>.
# $where is one of the messages imhotep-to-… or imhotep-where-…
imhotep-event-stone-placed =
    { $you ->
        [yes] Your
       *[no] { $name }’s
    } <stone>stone</stone> goes { $where }.
imhotep-event-stone-scored =
    { $you ->
        [yes] Your
       *[no] { $name }’s
    } <stone>stone</stone> goes { $where }: { imhotep-told-points }.
imhotep-event-stone-returned =
    { $you ->
        [yes] Your
       *[no] { $name }’s
    } <stone>stone</stone> goes back to the quarry.
imhotep-event-card-taken =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } { $card } from market space { $space }.
imhotep-event-pair-taken =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } the face-down pair.
imhotep-event-card-seen =
    { $you ->
        [yes] You look
       *[no] { $name } looks
    } at { $cards }.
imhotep-event-card-seen-unseen =
    { $you ->
        [yes] You look
       *[no] { $name } looks
    } at { $count ->
        [one] { $count } card in secret.
       *[other] { $count } cards in secret.
    }
imhotep-event-card-kept =
    { $you ->
        [yes] You keep
       *[no] { $name } keeps
    } { $card }.
imhotep-event-card-discarded = Discarded: { $cards }.
imhotep-event-declined =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } no market card.
imhotep-event-card-drawn =
    { $you ->
        [yes] You draw
       *[no] { $name } draws
    } { $card }.
imhotep-event-red-card-played =
    { $you ->
        [yes] You play
       *[no] { $name } plays
    } { $card } at once.
imhotep-event-points =
    { $you ->
        [yes] You score
       *[no] { $name } scores
    } { imhotep-told-points }: { $source }.
imhotep-event-points-lost =
    { $you ->
        [yes] You lose
       *[no] { $name } loses
    } { imhotep-told-points }: { $source }.
imhotep-event-points-each = { $source }: { $points }.
imhotep-points-of = { imhotep-stone-of } – { imhotep-told-points }
imhotep-tower-of = { imhotep-stone-of } – tower, { imhotep-told-points }
imhotep-event-tower-built =
    { $you ->
        [yes] You build
       *[no] { $name } builds
    } a tower on score space { $place }.
imhotep-event-deck-reshuffled =
    { $count ->
        [one] The discard pile becomes a new deck of { $count } card.
       *[other] The discard pile becomes a new deck of { $count } cards.
    }
imhotep-event-bonus-skipped =
    { $you ->
        [yes] You skip
       *[no] { $name } skips
    } the bonus.
imhotep-event-order-fixed =
    { $you ->
        [yes] You choose
       *[no] { $name } chooses
    } space { $space } to unload next.
imhotep-event-game-ends = { event-game-ends }
imhotep-event-round-ends = { event-round-ends }
imhotep-event-clock-moved = { event-clock-moved }
# <stone>, <ship> and <b> are drawn as pictures and in bold where there is room for them.
# Whose stone it is.
imhotep-stone-of =
    { $you ->
        [yes] you
       *[no] { $name }
    }
imhotep-told-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
imhotep-told-points = <b>{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }</b>
imhotep-event-bot-moved = { event-bot-moved }

## The table

# A number of equal things, as in “×3”.
imhotep-times = ×{ $count }
imhotep-card-effect-entrance = stone to the Pyramid
imhotep-card-effect-sarcophagus = stone to the Chamber
imhotep-card-effect-path = stone to the Obelisks
# Points for every so many stones on the site, at the end.
imhotep-card-effect-decoration = { $points } per { $stones } stones
# The points for one statue, two statues and so on.
imhotep-card-effect-statue = { $row }, then +{ $further }
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
imhotep-about-temple-A = { $points } per visible stone, each round
imhotep-about-temple-B = A reward per visible stone, each round
imhotep-about-chamber-A = Groups score { $row }, then{ "\u00A0" }+{ $further }
imhotep-about-chamber-B = Most in each row: { $row }
imhotep-about-obelisks-A = By height: { $row }
imhotep-about-obelisks-B = Three make a tower; single stones { $single } each
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
        [0] Ship { $ship } of { $spaces }, from the bow: { $cargo }. Ready to sail.
       *[other] Ship { $ship } of { $spaces }, from the bow: { $cargo }. It needs { $missing } more to sail.
    }
imhotep-load-at = Load ship { $ship }, space { $space }
# $site is one of the messages imhotep-to-…
imhotep-sail-to = Sail ship { $ship } { $site }
imhotep-unload-next = Unload next: { $colour }, space { $space }
# What each stone would bring; $stones lists the messages imhotep-forecast.
imhotep-would-bring = What the stones get: { $stones }
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
imhotep-pyramid-state = { $count } of { $all } stones; the next one scores { $next }.
imhotep-small-pyramid-state =
    { $pyramid ->
        [left] Left pyramid: { $count } of { $all } stones
        [middle] Middle pyramid: { $count } of { $all } stones
       *[right] Right pyramid: { $count } of { $all } stones
    }
imhotep-bonus-does-card = draw a card
imhotep-bonus-does-stones = take { $count }
imhotep-bonus-does-load = load 1
imhotep-seen-from-above = Visible from above, from the left: { $stones }
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
imhotep-why-not-no-ship = no ship is ready
imhotep-why-not-no-card = no blue card
imhotep-why-not-no-use = cannot be used now
# $reason is one of the messages imhotep-why-not-…
imhotep-refused = Not now: { $reason }.

imhotep-ask-action = Choose one action.
imhotep-ask-load = Choose a free space for your stone.
imhotep-ask-sail = Choose a ship that is ready (sail up).
imhotep-ask-dock = Ship { $ship } is ready: choose a dock.
imhotep-ask-play = Choose a card to play.
imhotep-ask-pass = No action is possible this turn: you have to pass.
imhotep-ask-hammer-load = Hammer: now load one stone.
imhotep-ask-sail-load = Sail: load one stone on a ship that can sail with it.
imhotep-ask-sail-sail = Sail: choose a dock for the loaded ship.
imhotep-ask-chisel-first = Chisel: load the first of two stones.
imhotep-ask-chisel-second = Chisel: load the second stone.
imhotep-ask-lever-sail = Lever: choose a ship, then its dock.
imhotep-ask-lever-order =
    { $turn ->
        [1] Lever: which stone comes off first?
       *[other] Lever: which stone comes off as number { $turn }?
    }
imhotep-ask-market = Your stone is at the Market: take a card or none.
imhotep-ask-keep = Keep one of the two cards.
imhotep-ask-pyramid = Which pyramid does your stone go to?
imhotep-ask-pyramid-by-card = Entrance: which pyramid does your stone go to?
imhotep-ask-bonus-card = Bonus: draw the top market card?
imhotep-ask-bonus-stones = Bonus: take stones to your sled?
imhotep-ask-bonus-load = Bonus: load one stone?
imhotep-ask-temple = The Temple rewards your stone: points or stones?
imhotep-waits-turn = { $name }’s turn.
imhotep-waits-answer =
    { $step ->
        [market] { $name } is choosing a market card.
        [pyramid] { $name } is choosing a pyramid for a stone.
        [temple] { $name } is choosing a Temple reward.
       *[choice] { $name } is deciding on a bonus.
    }

imhotep-on-sled = { $count } of { $spaces } stones on the sled
imhotep-in-quarry =
    { $count ->
        [one] { $count } stone in the quarry
       *[other] { $count } stones in the quarry
    }
imhotep-panel-of =
    { $you ->
        [yes] What you have
       *[no] What { $name } has
    }
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
