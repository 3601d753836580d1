# English: Pyramids, on tables, in the rules and in the terminal.

pyramids-notation-hint = mark 12 a1 a2
pyramids-key-rotate = Rotate the shape
pyramids-key-mirror = Mirror the shape
pyramids-key-single = Cross off one square
pyramids-key-chamber = Go to your pyramids
pyramids-key-score = Go to your score card
pyramids-key-fields = Move between the squares of a card

## Moves

pyramids-source-pyramids = Explored pyramids
pyramids-source-colours = Colour points
pyramids-source-gems = Gems
pyramids-source-torches = Torches
pyramids-source-skulls = Skulls
# Where points come from, inside a sentence: “3.1 points with gems”.
pyramids-earned-pyramids = with explored pyramids
pyramids-earned-torches = with torches
pyramids-earned-colours = with colour points
pyramids-earned-gems = with gems
pyramids-earned-skulls = through skulls

## Cards

pyramids-colour-green = green
pyramids-colour-orange = orange
pyramids-colour-purple = purple
pyramids-shape-i2 = line of 2
pyramids-shape-i3 = line of 3
pyramids-shape-i4 = line of 4
pyramids-shape-v3 = corner of 3
pyramids-shape-l4 = L of 4
pyramids-shape-o4 = block of 4
pyramids-field-wall = wall
pyramids-field-empty = empty
pyramids-field-E = entrance
pyramids-field-T = golden tomb
pyramids-field-r = red gem
pyramids-field-g = green gem
pyramids-field-s = skull
pyramids-field-x = red cross
pyramids-field-t = torch
pyramids-field-e = elixir
pyramids-did-mark = cross off { $count ->
        [one] one square
       *[other] { $count } squares
    } on pyramid { $card }{ $fields ->
        [none] { "" }
       *[other] : { $fields }
    }{ $things ->
        [none] { "" }
       *[other] { " " }({ $things })
    }
pyramids-did-keep-two = keep cards { $one } and { $two }
pyramids-did-take-card = take card { $card }
pyramids-did-take-deck = take the top of the deck

## What happened

pyramids-event-card-taken =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } card { $card } from place { $from }.
pyramids-event-card-taken-deck =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } card { $card } from the deck.
pyramids-event-card-drawn =
    { $you ->
        [yes] You draw
       *[no] { $name } draws
    } { $cards }.
pyramids-event-card-drawn-unseen =
    { $you ->
        [yes] You draw
       *[no] { $name } draws
    } { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
pyramids-event-cards-kept =
    { $you ->
        [yes] You keep
       *[no] { $name } keeps
    } { $card } and { $other }.
pyramids-event-card-laid-out = Laid out: { $cards }.
pyramids-event-expedition = Expedition { $number }: { $shape }.
pyramids-event-fields-crossed =
    { $you ->
        [yes] You cross off
       *[no] { $name } crosses off
    } { $count ->
        [one] one square
       *[other] { $count } squares
    } on pyramid { $card }{ $gains ->
        [none] .
       *[other] : { $gains }.
    }
pyramids-event-gem =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } { $gem ->
        [red]
            { $count ->
                [one] { $count } red gem.
               *[other] { $count } red gems.
            }
       *[green]
            { $count ->
                [one] { $count } green gem.
               *[other] { $count } green gems.
            }
    }
pyramids-event-torch =
    { $you ->
        [yes] You light
       *[no] { $name } lights
    } the torch of round { $round }.
pyramids-event-skull =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } { $count ->
        [one] { $count } skull.
       *[other] { $count } skulls.
    }
pyramids-event-elixir =
    { $you ->
        [yes] You drink an elixir and have
       *[no] { $name } drinks an elixir and has
    } { $count ->
        [one] { $count } skull left.
       *[other] { $count } skulls left.
    }
pyramids-event-red-cross =
    { $you ->
        [yes] You can
       *[no] { $name } can
    } cross off { $count ->
        [one] { $count } more square.
       *[other] { $count } more squares.
    }
pyramids-event-explored =
    { $you ->
        [yes] You explore
       *[no] { $name } explores
    } pyramid { $card }.
pyramids-event-colour-points =
    { $you ->
        [yes] You claim
       *[no] { $name } claims
    } { pyramids-told-points } for { $colour ->
        [green] green pyramids.
        [orange] orange pyramids.
       *[purple] purple pyramids.
    }
pyramids-event-cross-lapses =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } no square left for a red cross, which is lost.
pyramids-event-game-ends = { event-game-ends }
pyramids-event-round-ends = { event-round-ends }
pyramids-event-clock-moved = { event-clock-moved }
pyramids-told-explored = Pyramid explored.
pyramids-told-points = <b>{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }</b>
pyramids-event-bot-moved = { event-bot-moved }

## The table

pyramids-counter-round = Round
pyramids-counter-card = Card
pyramids-progress-round = Round { $now } of { $all }
pyramids-progress-card = Expedition card { $now } of { $all }
pyramids-expedition = Expedition
pyramids-seen = Seen this round
pyramids-face-down = face down
pyramids-still-face-down =
    { $count ->
        [one] { $count } card is face down; it stays unseen.
       *[other] { $count } cards are face down; one of them stays unseen.
    }
pyramids-tools = Change the shape
pyramids-rotate = Rotate
pyramids-mirror = Mirror
pyramids-single = 1 square
pyramids-cross-off = Cross off
pyramids-keep-both = Keep both
pyramids-take = Take
pyramids-take-card = Take { $card }
pyramids-take-top = Take the top card
pyramids-why = What is the rule?
pyramids-your-pyramids = Your pyramids
pyramids-no-pyramids = There are no pyramids left for you.
pyramids-turn-to = Look at pyramid { $card }
# A pyramid card for those who do not see it.
pyramids-card-label =
    Pyramid { $card }{ $colour ->
        [green] , green
        [orange] , orange
        [purple] , purple
       *[none] { "" }
    }{ $count ->
        [0] { "" }
        [one] , { $count } square crossed off
       *[other] , { $count } squares crossed off
    }
# What lies in a chamber, as in “Pyramid 12, green: red gem ×2, torch and skull”.
pyramids-relic-count =
    { $count ->
        [one] { $what }
       *[other] { $what } ×{ $count }
    }
pyramids-card-holds =
    { $things ->
        [none] { $card }
       *[other] { $card }: { $things }
    }
pyramids-card-kept =
    Pyramid { $card }{ $colour ->
        [green] , green
        [orange] , orange
        [purple] , purple
       *[none] { "" }
    }, kept
# A field of a chamber: B3, skull, can be crossed off.
pyramids-field =
    { $field }, { $what }{ $state ->
        [ghosted] , in this move
        [fresh] , crossed off in this move
        [crossed] , crossed off
        [legal] , can be crossed off
        [lone] , can be crossed off as a single square
       *[open] { "" }
    }

# What is asked.
pyramids-ask-keep =
    { $count ->
        [0] Choose two of your four pyramids.
        [one] Choose one more pyramid.
       *[other] Keep these two?
    }
pyramids-ask-mark =
    { $shape ->
        [i2] Cross off a line of 2, turned any way, or a single square.
        [i3] Cross off a line of 3, turned any way, or a single square.
        [i4] Cross off a line of 4, turned any way, or a single square.
        [v3] Cross off a corner of 3, turned any way, or a single square.
        [l4] Cross off an L of 4, turned any way, or a single square.
       *[o4] Cross off a block of 4, or a single square.
    }
pyramids-ask-single = Cross off a single square instead of the shape.
pyramids-ask-fits-nowhere = The shape fits nowhere: cross off a single square.
pyramids-ask-no-room = It does not fit there. Choose a square with a dot or a ring.
pyramids-ask-cross =
    { $count ->
        [one] A red cross: cross off one more square, on either card.
       *[other] Red crosses: cross off { $count } more squares, one by one, on either card.
    }
pyramids-ask-take =
    { $count ->
        [one] Choose a new pyramid: one of these, or the top of the deck.
       *[other] Choose { $count } new pyramids, one by one: from these, or the top of the deck.
    }
pyramids-ask-take-card =
    { $colour ->
        [green] Pyramid { $card }, a green one.
        [orange] Pyramid { $card }, an orange one.
        [purple] Pyramid { $card }, a purple one.
       *[none] Pyramid { $card }.
    }
pyramids-ask-take-deck = The top of the deck: no one has seen it.
pyramids-reaches = This reaches the golden tomb of { $card }. Then you choose a new pyramid.
pyramids-reaches-last = This reaches the golden tomb of { $card }.
pyramids-then-cross =
    { $count ->
        [one] Red cross: then you cross off one more square.
       *[other] Red crosses: then you cross off { $count } more squares.
    }
pyramids-covers =
    { $count ->
        [one] One square of pyramid { $card }
       *[other] { $count } squares of pyramid { $card }
    }{ $things ->
        [none] .
       *[other] : { $things }.
    }
pyramids-covers-live = Covers { $fields } of pyramid { $card }{ $things ->
        [none] { "" }
       *[other] : { $things }
    }{ $points ->
        [none] .
       *[other] ; { $points } points.
    }

# Why you wait.
pyramids-wait-keep =
    { $done ->
        [yes] You have chosen. Waiting for { $names }.
       *[no] Waiting for { $names } to choose two pyramids.
    }
pyramids-wait-mark =
    { $done ->
        [yes] You are done. Waiting for { $names }.
       *[no] Waiting for { $names } to cross off.
    }
pyramids-wait-take = { $name } is choosing a new pyramid.
pyramids-wait-take-first = { $name } chooses before you: { $card } is lower than your { $own }.
pyramids-step-keep-done = has chosen
pyramids-step-keep-busy = is choosing
pyramids-step-mark-done = is done
pyramids-step-mark-busy = is thinking
pyramids-step-take-choosing = chooses now
pyramids-step-take-next = chooses later

# The score card.
pyramids-score-card = Your score card
pyramids-this-move = This move
pyramids-gain-awaited = Pick squares to see what they score.
pyramids-gain-pyramid = Pyramid { $card }
# Every second pyramid of a colour: the 2nd, the 4th, the 6th.
pyramids-gain-colour =
    { $count ->
        [2] 2nd
        [3] 2nd
        [4] 4th
        [5] 4th
       *[other] 6th
    } { $colour ->
        [green] green
        [orange] orange
       *[purple] purple
    }
pyramids-gain-gems = { pyramids-source-gems }
pyramids-gain-skulls = { pyramids-source-skulls }
pyramids-gain-torches = Torch
pyramids-gain-elixir = { pyramids-rule-elixir }
pyramids-red-gems = Red gems
pyramids-green-gems = Green gems
pyramids-skulls = Skulls
pyramids-torches = { pyramids-source-torches }
pyramids-explored = Explored
pyramids-explored-count =
    { $lowest ->
        [none] { $count }
       *[other] { $count }, lowest { $lowest }
    }
pyramids-track = { $what }: { $count } of { $most }
pyramids-pairs =
    { $points ->
        [none] pairs
       *[other] pairs of { $points }
    }
pyramids-claims = Every 2nd pyramid of a colour claims the highest bonus left
pyramids-yours = yours
# After the number of pyramids of a colour.
pyramids-explored-of-colour =
    { $count ->
        [one] pyramid explored by you
       *[other] pyramids explored by you
    }
pyramids-standings = Points so far

# The display.
pyramids-display = Available pyramids
pyramids-display-about = Reach a tomb, then take one of these or the top of the deck; lowest number picks first.
pyramids-deck = deck
pyramids-deck-label =
    { $count ->
        [0] The deck is empty
        [one] The deck: { $count } card
       *[other] The deck: { $count } cards
    }
pyramids-no-card = no card
pyramids-others = Other players
pyramids-sheets = Show
pyramids-sheet-score = Score card
pyramids-sheet-display = Available
pyramids-sheet-others = Others

# The table in words.
pyramids-words-you = { $name } (you)
pyramids-words-expedition =
    { $seen ->
        [none] { $shape }, the first card of this round.
       *[other] { $shape }. Seen before in this round: { $seen }.
    }
pyramids-words-has =
    { $explored ->
        [none] Red gems { $red }, green gems { $green }, skulls { $skulls }, torches { $torches }; no pyramid explored.
       *[other] Red gems { $red }, green gems { $green }, skulls { $skulls }, torches { $torches }; explored: { $explored }.
    }
pyramids-words-crossed = { $what }, crossed off
pyramids-words-free = free
pyramids-words-claim =
    { $colour ->
        [green] Green, { $points } points: { $name }
        [orange] Orange, { $points } points: { $name }
       *[purple] Purple, { $points } points: { $name }
    }

## Rules that a table names, as their titles in rules.ftl are

pyramids-rule-set-up = Set-up
pyramids-rule-expedition = Expedition cards
pyramids-rule-mark = Cross off the shape
pyramids-rule-entrance-field = Entrance
pyramids-rule-single-field = A single square
pyramids-rule-golden-tomb = Golden tomb
pyramids-rule-gems = { pyramids-source-gems }
pyramids-rule-skulls = { pyramids-source-skulls }
pyramids-rule-torches = { pyramids-source-torches }
pyramids-rule-elixir = Elixir
pyramids-rule-red-cross = Red cross
pyramids-rule-new-pyramid = A new pyramid
pyramids-rule-colours = Pyramid points
