# English: the rules of both games.

## Rules

# The small panel beside a "?" and the page of the rules. `topic-…` is a title, `topic-…-text` the rule in two to four
# sentences, `topic-…-more` its fine points (on the page only), `topic-…-example` the caption of a small drawing.
# Colours are those of the stones: black, white, brown, grey. Figures come from the edition that is played.

rules-title-imhotep = Rules of Imhotep
rules-title-pyramids = Rules of Silver & Gold: Pyramids
rules-lead-imhotep = Everything that the table knows about Imhotep, in our own words. Each rule has a number, so you can refer to it.
rules-lead-pyramids = Everything that the table knows about Pyramids, in our own words. Each rule has a number, so you can refer to it.
rules-choice = Choose a game
rules-contents = Contents
rules-print = Print
rules-numbers =
    { $count ->
        [one] Rule { $numbers }
       *[other] Rules { $numbers }
    }
rules-read-on = Read more in the rules
rules-learn = Learn by playing
rules-example = Example
rules-figures = Printed figures
rules-more = Fine points
rules-top = Back to the contents
rules-assumed = assumed: not printed in the rulebooks we have
rules-assumed-word = assumed
rules-assumed-about = Some printed figures are assumed, because they are not printed in the rulebooks we have. They carry this mark. If you own the box, you can correct them in an edition file of your own.
rules-missing = The printed figures could not be fetched. Try again when you are connected.

rules-chapter-imhotep-game = The game
rules-chapter-imhotep-round = Rounds and turns
rules-chapter-imhotep-sites = The sites
rules-chapter-imhotep-cards = The market cards
rules-chapter-imhotep-end = The end
rules-chapter-pyramids-game = { rules-chapter-imhotep-game }
rules-chapter-pyramids-marks = Crossing off
rules-chapter-pyramids-finds = What you find
rules-chapter-pyramids-after = After each expedition
rules-chapter-pyramids-end = { rules-chapter-imhotep-end }

# Imhotep: the game

topic-imhotep-aim = Aim of the game
topic-imhotep-aim-text =
    You build at the five great sites of Egypt: Market, Pyramid, Temple, Burial Chamber and Obelisks. The stones of all players travel on the same ships, and the player who sails a ship decides where every stone aboard will land. { $rounds ->
        [one] After one round the player with the most points wins.
       *[other] After { $rounds } rounds the player with the most points wins.
    }
topic-imhotep-aim-more = Two to four people can play. Every site has two sides, A and B, and you can mix them as you like.
topic-imhotep-aim-example = Black, white and brown share this ship. Anyone can send it on its way, even grey, who has no stone aboard.

topic-imhotep-set-up = Set-up
topic-imhotep-set-up-text =
    Each player has { $stones } stones of one colour. One of them marks the points and stays out of play; the others are your quarry. From there each sled gets its first stones: the later you come in the order of turns, the more you start with.
topic-imhotep-set-up-more = There are seven round cards for each number of players. One of your seven is taken out unseen, and the others are shuffled, so no one knows exactly which ships are still to come. The market cards are shuffled too.
topic-imhotep-set-up-example = Black begins and starts with { $black } stones on the sled, white with { $white }, brown with { $brown } and grey with { $gray }.

topic-quarry = { imhotep-quarry }
topic-quarry-text = The quarry is your own store of stones. You take them from here to your sled, and a red card puts one straight from here on a site. Stones on the sites are built in for good; only a stone that a ship brings to the Market comes back to your quarry.
topic-quarry-example = White’s stone reaches the Market. It goes back to white’s quarry, and white can take a card.

topic-sled = Sled
topic-sled-text =
    { $spaces ->
        [one] Your sled carries the stones that you can load, one at most.
       *[other] Your sled carries the stones that you can load, at most { $spaces } of them.
    } When it is full, you cannot take more. Stones that are still on it at the end of the game decide a tie.
topic-sled-example =
    { $count ->
        [one] Brown has { $stones } stones on a sled for { $spaces }: there is room for one more.
       *[other] Brown has { $stones } stones on a sled for { $spaces }: there is room for { $count } more.
    }

topic-ships = Ships
topic-ships-text = Four ships lie in the harbour each round, with one to four spaces each. A ship can sail once it carries its minimum load, no matter whose stones they are; its raised sail shows it. Space 1 is at the bow and is unloaded first.
topic-ships-example =
    { $minimum ->
        [one] A ship of three spaces needs one stone. The first still waits, the second is ready.
       *[other] A ship of three spaces needs { $minimum } stones. The first still waits, the second is ready.
    }

# Imhotep: rounds and turns

topic-round = A round begins
topic-round-text =
    The next round card is turned up and shows which four ships arrive, all of them empty. Then new cards are laid out at the Market. The players take their turns clockwise, beginning with the start player.
topic-round-more = When a market card is needed and the deck is empty, the discard pile is shuffled and becomes the deck. If both are empty, no card is laid out.
topic-round-example = This round card brings ships with { $spaces } spaces.

topic-turn = Your turn
topic-turn-text = On your turn you do exactly one of four things: take stones, load a stone, sail a ship or play a blue card. You can pass only when none of the four is possible, and then you have to.
topic-turn-more = If all players have to pass one after another, the round ends. When the Temple has scored, stones that are still aboard go back to their quarries. The next round starts with the player to the left of the one who sailed last; if no one sailed, with the player to the left of this round’s start player.
topic-turn-example = Take, load, sail, play: one of these, then it is the next player’s turn.

topic-take = { imhotep-action-take }
topic-take-text =
    { $take ->
        [one] Move one stone from your quarry to your sled.
       *[other] Move { $take } stones from your quarry to your sled.
    } If the sled has less room or the quarry fewer stones, you move as many as you can. With a full sled or an empty quarry you cannot choose this action.
topic-take-example =
    { $take ->
        [one] White has one stone on the sled, takes one more and now has { $now }.
       *[other] White has one stone on the sled, takes { $take } more and now has { $now }.
    }

topic-load = { imhotep-action-load }
topic-load-text = Put one stone from your sled on any free space of a ship that has not sailed yet. Choose the space with care: the stone at the bow is unloaded first, and at most sites the order matters.
topic-load-example = Brown loads space 2. Black’s stone at the bow will be unloaded before it.

topic-sail = { imhotep-action-sail }
topic-sail-text = Send a ship that has its minimum load to a site where no ship has landed this round. You can sail any ship, even one without your stones aboard. The stones are unloaded one by one from the bow, each by its owner; empty spaces are skipped.
topic-sail-example = This ship lands at the Pyramid. Grey’s stone is at the bow and earns { $gray }; then white’s stone earns { $white }.

topic-play-card = Play a blue card
topic-play-card-text =
    Instead of any other action you can play one blue card that you got on an earlier turn, then discard it. { $points ->
        [one] A blue card that you never play earns one point at the end of the game.
       *[other] A blue card that you never play earns { $points } points at the end of the game.
    }
topic-play-card-more = You can play a card only if you can do everything it says. The one exception is the Hammer: you can play it even if you take no stone.
topic-play-card-example = The four blue cards. Each lets you do two things in one turn, or one thing in a better way.

topic-round-end = End of a round
topic-round-end-text = The round ends as soon as the fourth ship is unloaded, so one of the five sites is left out. Then the Temple scores, the ships leave, and market cards that no one took are discarded; all stones on sites and sleds stay where they are. The player to the left of the one who sailed the fourth ship begins the next round.
topic-round-end-example = Black sailed the fourth ship. White sits to the left of black and begins the next round.

# Imhotep: the sites

topic-market-a = Market, side A
topic-market-a-text =
    Each stone that arrives here lets its owner take one of the face-up cards, in the order of unloading. No one has to take one. The stone itself goes back to its owner’s quarry first. Red cards are carried out at once; blue, green and violet ones stay face up before you.
topic-market-a-example = White’s stone was unloaded first, and white took a Statue. Brown’s stone is next: brown can take one of the other cards.

topic-market-b = Market, side B
topic-market-b-text =
    As on side A, each stone lets its owner take one card. But some cards lie face down here: instead of a face-up card you can take all of these, look at them, keep one and discard the other face up. Until then no one else sees them.
topic-market-b-example = Grey takes the face-down cards and looks at them in secret. Grey keeps a Lever and shows the card that is discarded.

topic-pyramid-a = Pyramid, side A
topic-pyramid-a-text =
    Stones are laid in a fixed order, column by column from the top left and then level upon level. Each stone earns the points of its space at once. { $edge ->
        [one] When the Pyramid is complete, each further stone lies at its edge and earns one point.
       *[other] When the Pyramid is complete, each further stone lies at its edge and earns { $edge } points.
    }
topic-pyramid-a-example =
    { $points ->
        [one] Black’s stone covers the next space and earns one point at once.
       *[other] Black’s stone covers the next space and earns { $points } points at once.
    }

topic-pyramid-b = Pyramid, side B
topic-pyramid-b-text =
    Three small pyramids of five stones stand here, and the owner of a stone chooses one of them. Besides its points, a bonus space lets you do something at once, if you like: draw the top market card on the left, take stones as on your turn in the middle, load one stone on the right. { $edge ->
        [one] When all three are complete, each further stone earns one point.
       *[other] When all three are complete, each further stone earns { $edge } points.
    }
topic-pyramid-b-more = A bonus that is not used at once is lost. If the card you draw is red, you carry it out at once, and that can lead to another bonus.
topic-pyramid-b-example =
    { $points ->
        [one] Brown chooses the middle pyramid, earns one point and can take stones from the quarry to the sled.
       *[other] Brown chooses the middle pyramid, earns { $points } points and can take stones from the quarry to the sled.
    }

topic-temple-a = Temple, side A
topic-temple-a-text =
    The Temple is filled from left to right, and then level upon level. { $points ->
        [one] At the end of each round every stone that can be seen from above earns one point.
       *[other] At the end of each round every stone that can be seen from above earns { $points } points.
    } A stone that has been built over earns nothing any more.
topic-temple-a-example = White has built over black’s first stone. At the end of the round white earns { $white }, grey { $gray } and brown { $brown }; black earns nothing.

topic-temple-b = Temple, side B
topic-temple-b-text =
    The Temple is filled as on side A. At the end of each round every stone that can be seen from above brings what its space shows: points, the top market card, or a choice. A choice means points or stones from your quarry to your sled, whichever you like better.
topic-temple-b-more = The spaces are settled from left to right, as the Temple stood when the round ended; stones that are added meanwhile change nothing in this round. The card is always taken. You can choose stones only if at least one can be moved.
topic-temple-b-example = Black’s stone lies on the space with the card and can be seen from above. At the end of the round black draws the top market card.

topic-chamber-a = Burial Chamber, side A
topic-chamber-a-text = Stones fill columns of three, from top to bottom and from left to right. At the end of the game each group of your stones that touch side by side earns points by its size. All your groups count, even single stones; touching at a corner is not enough.
topic-chamber-a-example = If the game ended now, grey’s group of four would earn { $four }. The groups of two would earn { $two } each for white and for brown.

topic-chamber-b = Burial Chamber, side B
topic-chamber-b-text = Stones are laid as on side A, but at the end of the game each of the three rows is counted by itself. The player with the most stones in a row earns the most, the second earns less, and so on. The points depend on the number of players.
topic-chamber-b-example = If the game ended now, grey would have the most stones in the top row and earn { $first }. White would be second there and earn { $second }.

topic-obelisks-a = Obelisks, side A
topic-obelisks-a-text = Every player builds one obelisk, and each stone makes it taller. At the end of the game the tallest one earns the most, the next earns less, and so on. The points depend on the number of players.
topic-obelisks-a-example = White’s obelisk is the tallest and earns { $white }. Black and grey are equal and share: { $each } each. Brown has built none and earns nothing.

topic-obelisks-b = Obelisks, side B
topic-obelisks-b-text =
    Your first two stones wait on the spaces of your colour. The third makes a tower of all three on the best score space that is still free, and you earn its points at once. { $single ->
        [one] At the end of the game each stone that still stands alone earns one point.
       *[other] At the end of the game each stone that still stands alone earns { $single } points.
    }
topic-obelisks-b-more = After a tower your spaces are free for the next one. When all score spaces are taken, further stones stay single.
topic-obelisks-b-example = White’s third stone has made a tower. The best space was taken already, so white earned { $points } at once.

topic-shared-places = Equal players
topic-shared-places-text = At the Burial Chamber B and at the Obelisks A players can be equal. Then the points of all the places that they hold together are added up, divided equally and rounded down. A player with no stone there takes no place and no share.
topic-shared-places-example = Black and white have the same number of stones in the top row. They share the points of the first two places: { $sum } make { $each } each.

# Imhotep: the market cards

topic-entrance = { imhotep-card-entrance }
topic-entrance-text = A red card, carried out at once: put one stone from your quarry on the Pyramid. It earns what any stone earns there. If your quarry is empty, you put nothing. Then the card is discarded.
topic-entrance-example = Grey takes an Entrance and puts a stone on the next space of the Pyramid. It earns { $points }.

topic-sarcophagus = { imhotep-card-sarcophagus }
topic-sarcophagus-text = A red card, carried out at once: put one stone from your quarry on the next space of the Burial Chamber. If your quarry is empty, you put nothing. Then the card is discarded.
topic-sarcophagus-example = Brown’s stone joins two others of its colour. At the end of the game the group of three is worth { $points }.

topic-path = { imhotep-card-path }
topic-path-text = A red card, carried out at once: put one stone from your quarry on the Obelisks. If your quarry is empty, you put nothing. Then the card is discarded.
topic-path-example = Black adds a stone, and the black obelisk is now three stones tall.

topic-pyramid-decoration = { imhotep-card-pyramid-decoration }
topic-pyramid-decoration-text =
    A green card that you keep until the end of the game. Count all stones on the Pyramid, whatever their colour, also those at its edge. { $points ->
        [one] For every { $stones } of them you earn one point; what is left over earns nothing.
       *[other] For every { $stones } of them you earn { $points } points; what is left over earns nothing.
    }
topic-pyramid-decoration-example = There are { $count } stones on the Pyramid: the card earns { $earned }.

topic-temple-decoration = { imhotep-card-temple-decoration }
topic-temple-decoration-text =
    A green card that you keep until the end of the game. Count all stones on the Temple, whatever their colour, also those that are built over. { $points ->
        [one] For every { $stones } of them you earn one point; what is left over earns nothing.
       *[other] For every { $stones } of them you earn { $points } points; what is left over earns nothing.
    }
topic-temple-decoration-example = There are { $count } stones on the Temple: the card earns { $earned }.

topic-chamber-decoration = { imhotep-card-chamber-decoration }
topic-chamber-decoration-text =
    A green card that you keep until the end of the game. Count all stones in the Burial Chamber, whatever their colour. { $points ->
        [one] For every { $stones } of them you earn one point; what is left over earns nothing.
       *[other] For every { $stones } of them you earn { $points } points; what is left over earns nothing.
    }
topic-chamber-decoration-example = There are { $count } stones in the Burial Chamber: the card earns { $earned }.

topic-obelisk-decoration = { imhotep-card-obelisk-decoration }
topic-obelisk-decoration-text =
    A green card that you keep until the end of the game. Count all stones on the Obelisks, whatever their colour, also those in towers. { $points ->
        [one] For every { $stones } of them you earn one point; what is left over earns nothing.
       *[other] For every { $stones } of them you earn { $points } points; what is left over earns nothing.
    }
topic-obelisk-decoration-example = There are { $count } stones on the Obelisks: the card earns { $earned }.

topic-statue = { imhotep-card-statue }
topic-statue-text = Violet cards that you keep until the end of the game. The more Statues you have, the more each of them is worth.
topic-statue-example = Three Statues earn { $points } in all.

topic-lever = { imhotep-card-lever }
topic-lever-text = A blue card: sail one ship, and decide in which order its stones are unloaded. The ship needs its minimum load and a free site as always. You fix the whole order before the first stone leaves the ship.
topic-lever-example = Grey’s stone is at the bow, but with the Lever white’s stone can be unloaded first.

topic-hammer = { imhotep-card-hammer }
topic-hammer-text =
    { $take ->
        [one] A blue card: take one stone from your quarry to your sled, then load one stone on a ship.
       *[other] A blue card: take { $take } stones from your quarry to your sled, then load one stone on a ship.
    } If the sled is full or the quarry empty, you take fewer or none and still load.
topic-hammer-example = Brown’s sled was empty. Brown takes { $take } and loads one of them at the bow.

topic-sail-card = { imhotep-card-sail }
topic-sail-card-text = A blue card: load one stone on a ship and sail that same ship at once. Its load is counted after you have loaded, so your stone can be the one that was missing.
topic-sail-card-example = White’s stone completes the minimum load of { $minimum }, and the ship sails at once.

topic-chisel = { imhotep-card-chisel }
topic-chisel-text = A blue card: load exactly two stones from your sled, on the same ship or on two different ships. So you need two stones on the sled and two free spaces.
topic-chisel-example = Black loads two stones in one turn, one on each ship.

# Imhotep: the end

topic-imhotep-end = End of the game
topic-imhotep-end-text =
    After the last round the Burial Chamber and the Obelisks are counted, then the cards that you hold: Decorations, Statues and unused blue cards. { $unused ->
        [one] An unused blue card earns one point.
       *[other] An unused blue card earns { $unused } points.
    }
topic-imhotep-end-example = Black holds three Statues and a Chisel that was never played: { $statues } and { $unused } make { $sum }.

topic-imhotep-tie = Tie
topic-imhotep-tie-text = The most points win. If players are equal, the one with more stones on the sled is ahead. If they are still equal, they share the victory.
topic-imhotep-tie-example = Black and grey have the same number of points. Grey has more stones on the sled and wins.

topic-wrath = { imhotep-option-wrath }
topic-wrath-text =
    A variant that you can choose when you open a table. At the end of the game each player needs at least one stone on each of Pyramid, Temple, Burial Chamber and Obelisks. { $penalty ->
        [one] Any player who lacks one or more of them loses one point, only once.
       *[other] Any player who lacks one or more of them loses { $penalty } points, only once.
    } So a total can fall below zero.
topic-wrath-example =
    { $penalty ->
        [one] Grey has built everywhere but at the Obelisks and loses one point.
       *[other] Grey has built everywhere but at the Obelisks and loses { $penalty } points.
    }

# Pyramids: the game

topic-pyramids-aim = { topic-imhotep-aim }
topic-pyramids-aim-text =
    All players explore pyramids at the same time, each on two cards of their own. You cross off a path from the entrance down to the golden tomb, gather gems and torches on the way and keep clear of skulls. { $rounds ->
        [one] After one round the player with the most points wins.
       *[other] After { $rounds } rounds the player with the most points wins.
    }
topic-pyramids-aim-example = A path from the entrance at the top to the golden tomb at the bottom.

topic-pyramid-card = Pyramid cards
topic-pyramid-card-text = Each card has a number, one of three colours and a chamber of five by five squares. Walls can never be crossed off, and every other square only once. The entrance is in the top row, the golden tomb in the bottom row. Between them lie gems, skulls, red crosses and, on some cards, torches and elixirs.
topic-pyramid-card-example = Card { $number }. The sign beside the number shows its colour.

topic-score-card = Score card
topic-score-card-text = What you find is noted on your score card: red and green gems, one torch for each round, and skulls. It also shows the pyramid points of each colour, which go to those who are quickest.
topic-score-card-example = Gems, torches, skulls, and the signs of the three colours.

topic-set-up = { pyramids-rule-set-up }
topic-set-up-text =
    Each player draws { $drawn } pyramid cards, looks at them in secret and keeps two; all choose at the same time. The others go back into the deck, which is shuffled. Then { $display } cards from the deck are laid out face up, and the expedition cards are shuffled.
topic-set-up-example = You have drawn these cards and keep two of them. The others go back into the deck.

# Pyramids: crossing off

topic-expedition = { pyramids-rule-expedition }
topic-expedition-text = An expedition card shows a shape of two to four squares, and it counts for everyone. The cards are turned up one by one, { $turned } in each round; what is left stays unseen. All players cross off at the same time, and no one sees what the others do until all are ready.
topic-expedition-example = The six shapes. Each can be rotated and mirrored.

topic-mark = { pyramids-rule-mark }
topic-mark-text = On one of your two cards cross off exactly the shape that was turned up; rotate and mirror it as you like. None of its squares can be a wall or already crossed off. The first shape on a card covers the entrance, and each later one touches your path side by side. Corners do not count.
topic-mark-example = The corner of three touches the path and takes a green gem along.

topic-entrance-field = { pyramids-rule-entrance-field }
topic-entrance-field-text = Every path begins at the entrance, in the top row of the chamber. As long as nothing is crossed off on a card, whatever you cross off there has to cover it: the shape, or the single square.
topic-entrance-field-example = The L of four has been rotated so that it covers the entrance.

topic-single-field = { pyramids-rule-single-field }
topic-single-field-text = Instead of the shape you can always cross off a single square, on either of your cards. On an empty card that is the entrance, otherwise a square side by side with your path. You have to do one of the two, the shape or the single square.
topic-single-field-more = If there is no square at all that you can cross off, you do nothing.
topic-single-field-example = Here one square with a red gem is crossed off instead of the shape.

# Pyramids: what you find

topic-golden-tomb = { pyramids-rule-golden-tomb }
topic-golden-tomb-text =
    Cross off the golden tomb and the pyramid is explored. { $points ->
        [one] It earns one point at the end of the game.
       *[other] It earns { $points } points at the end of the game.
    } You put the card aside, whatever is left on it, and take a new one.
topic-golden-tomb-example =
    { $points ->
        [one] The shape reaches the golden tomb: this pyramid is explored and earns one point.
       *[other] The shape reaches the golden tomb: this pyramid is explored and earns { $points } points.
    }

topic-gems = { pyramids-rule-gems }
topic-gems-text =
    For each gem that you cross off, you note one of its colour on your score card. { $pair ->
        [one] At the end a red and a green gem make a pair, which earns one point.
       *[other] At the end a red and a green gem make a pair, which earns { $pair } points.
    } { $single ->
        [one] A gem without a partner earns one point.
       *[other] A gem without a partner earns { $single } points.
    } There is room for { $room } gems of each colour; further ones earn nothing.
topic-gems-example = Three red and two green gems are two pairs and one single gem: { $points } points.

topic-skulls = { pyramids-rule-skulls }
topic-skulls-text = For each skull that you cross off, you note the next one on your score card, from the left. At the end you lose the value of the highest one, and only of that one. When all are noted, further skulls do no more harm.
topic-skulls-example =
    { $points ->
        [one] Four skulls are noted. The fourth is the highest and costs one point.
       *[other] Four skulls are noted. The fourth is the highest and costs { $points } points.
    }

topic-torches = { pyramids-rule-torches }
topic-torches-text =
    Your score card has one torch for each round. Cross off a torch in a chamber, and this round’s torch is lit. { $points ->
        [one] It earns one point at the end.
       *[other] It earns { $points } points at the end.
    } Another torch in the same round earns nothing, and a torch that you missed cannot be lit later.
topic-torches-example =
    { $points ->
        [one] A torch in the first round lights the torch of that round and earns one point.
       *[other] A torch in the first round lights the torch of that round and earns { $points } points.
    }

topic-elixir = { pyramids-rule-elixir }
topic-elixir-text = An elixir heals: it erases the two highest skulls on your score card, or fewer if there are not so many. If one shape covers skulls and an elixir, the skulls are noted first.
topic-elixir-more = Each step of crossing off is settled by itself: an elixir does not wait for the extra square that a red cross gives you.
topic-elixir-example = Five skulls would cost { $before }. The elixir erases two of them, and the three that are left cost { $after }.

topic-red-cross = { pyramids-rule-red-cross }
topic-red-cross-text = For each red cross that you cross off, you cross off one more square at once, on either of your two cards. It has to be an entrance or touch your path, as always. If it is a red cross too, you go on.
topic-red-cross-more = A card whose golden tomb you have reached in this step can still be used. If there is no square that you can cross off, the red cross is lost.
topic-red-cross-example = The line of two covers a red cross, so one more square can be crossed off: here a red gem.

# Pyramids: after each expedition

topic-new-pyramid = { pyramids-rule-new-pyramid }
topic-new-pyramid-text =
    When all players have crossed off, those who have explored a pyramid take a new card for it: one that lies face up, or the top of the deck. The player who explored the lowest number chooses first. Before the next player chooses, the open cards are filled up to { $display } again.
topic-new-pyramid-more = If you have explored two at once, you choose both new cards before anyone else does. When the deck is empty, no cards are added, and sometimes there is none left to take. After the last expedition of the game no one takes a new card.
topic-new-pyramid-example = Card { $low } and card { $high } have been explored in the same step. The owner of card { $low } chooses first.

topic-colours = { pyramids-rule-colours }
topic-colours-text = Explore your second, fourth or sixth pyramid of a colour and you claim the highest points of that colour that are still free. Each of them can be claimed only once in the game, so it pays to be quick.
topic-colours-more = Points are claimed after the new cards have been taken. If several pyramids were explored in one step, they are settled by their numbers, the lowest first.
topic-colours-example = Your second purple pyramid, and no one has claimed points for purple yet: you earn { $first }. The next to claim purple earns { $second }.

topic-pyramids-round-end = { topic-round-end }
topic-pyramids-round-end-text =
    { $turned ->
        [one] A round ends after one expedition card.
       *[other] A round ends after { $turned } expedition cards.
    } Then all expedition cards are shuffled, also the one that stayed unseen, and the next round brings its own torch. { $rounds ->
        [one] The game has one round.
       *[other] The game has { $rounds } rounds.
    }
topic-pyramids-round-end-example = In a new round every shape can come again.

# Pyramids: the end

topic-game-end = { topic-imhotep-end }
topic-game-end-text =
    Add up what you have: { $explored } points for each explored pyramid, { $torch } for each torch, the pyramid points that you claimed, { $pair } for each pair of gems and { $single } for each other gem. Then subtract the value of your highest skull. A pyramid that you have not explored earns nothing, but what you found in it counts.
topic-game-end-example = Five pyramids { $pyramids }, two torches { $torches }, pyramid points { $colours }, gems { $gems }, skulls −{ $skulls }: { $total } points.

topic-pyramids-tie = { topic-imhotep-tie }
topic-pyramids-tie-text = The most points win. If players are equal, the one who has explored the pyramid with the lowest number is ahead. Players who have explored none and are still equal share their place.
topic-pyramids-tie-example = Both players have the same number of points. Card { $low } is the lowest number that was explored, so its owner wins.

topic-our-deck = Our own cards
topic-our-deck-text = The rulebook does not show all the cards of the box, so Saqqara plays with 48 chambers of its own making. In each of them you can get from the entrance to every square that is not a wall. If you own the box, you can copy your cards into an edition file and play with them.
topic-our-deck-example = Card { $number }, one of ours.

# Printed figures, with their values beside them

figure-in-deck = Cards of this kind
figure-sled-start = Stones on the sleds at the start, start player first
figure-round-cards-two = Round cards for two players: spaces of the four ships
figure-round-cards-three = Round cards for three players
figure-round-cards-four = Round cards for four players
figure-ships-fleet = Spaces of all ships in the box
figure-ships-minimum-load = Minimum load of ships with one, two, three, four spaces
figure-market-face-up-a = Cards face up
figure-market-face-up-b = { figure-market-face-up-a }
figure-market-face-down-b = Cards face down
figure-pyramid-a = Points of the spaces, in the order of building
figure-pyramid-bonus-points = Points of a bonus space
figure-pyramid-left = Spaces of the left pyramid, in the order of building
figure-pyramid-middle = Spaces of the middle pyramid
figure-pyramid-right = Spaces of the right pyramid
figure-stones-take = Stones that you take
figure-temple-spaces = Spaces with two, three, four players
figure-temple-b = The spaces from the left
figure-temple-choice-points = Points of a choice
figure-temple-choice-stones = Stones of a choice
figure-chamber-groups = Points of a group of one, two, three, four, five stones
figure-chamber-further-stone = Points of each further stone
figure-chamber-rows-two = Points in each row, two players
figure-chamber-rows-three = Points in each row, three players
figure-chamber-rows-four = Points in each row, four players
figure-obelisks-two = Points by height, two players
figure-obelisks-three = Points by height, three players
figure-obelisks-four = Points by height, four players
figure-obelisks-towers = Points of the towers, first to last
figure-cards-statues = Points of one, two, three, four, five Statues
figure-cards-further-statue = Points of each further Statue
figure-expeditions-i2 = Line of two: cards
figure-expeditions-i3 = Line of three: cards
figure-expeditions-i4 = Line of four: cards
figure-expeditions-v3 = Corner of three: cards
figure-expeditions-l4 = L of four: cards
figure-expeditions-o4 = Block of four: cards
figure-score-skulls = Values of the skulls, from the left
figure-score-colour = Pyramid points of each colour, first to last
figure-colours-green = Numbers of the green cards
figure-colours-orange = Numbers of the orange cards
figure-colours-purple = Numbers of the purple cards
figure-word-card = card
figure-word-choice = choice
figure-word-stones = stones
figure-word-load = load
