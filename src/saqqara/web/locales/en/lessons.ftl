# English: the lessons of both games. docs/contribute/lessons.md tells what the ids mean.

lesson-chapter-first-steps = Ready for your first game
lesson-chapter-sites = The sites
lesson-chapter-symbols = Symbols
lesson-chapter-cards = Market cards
lesson-chapter-rounds = Rounds and the end
lesson-chapter-scoring = New pyramids and points
lesson-chapter-ideas = Ideas of good play
lesson-right = Well done.
lesson-over = That was the whole lesson. Well done!
lesson-wrong-move = You can do that in a game, but the lesson is about something else. Your move is taken back; try again.
lesson-read-on = One moment: read on first, then it is your turn.
lesson-illegal = The rules do not allow that now.
lesson-illegal-I4-1 = You take stones only while your sled has room and your quarry has stones.
lesson-illegal-I4-2 = A stone goes from your sled to a free space of a ship that is still in the harbour.
lesson-illegal-I4-3 = A ship sails only with its minimum load, and only to a site that no ship has reached this round.
lesson-illegal-I4-4 = You play a blue card that lies in front of you.
lesson-illegal-I4-5 = You pass only when nothing else is possible.
lesson-illegal-I10-5 = You play a blue card only if you can do everything that it says.
lesson-illegal-P4-1 = The squares have to make the shape exactly, without walls and without squares that are crossed off.
lesson-illegal-P4-2 = The first shape covers the entrance. Every later one touches a square that is crossed off, side by side.
lesson-illegal-P4-5 = The red cross asks for one single square.

## Imhotep: first voyage

lesson-imhotep-first-voyage = Your first voyage
lesson-imhotep-first-voyage-line = Take stones, load a ship, sail it: that is how a turn works.
lesson-imhotep-first-voyage-1 = These stones are yours. Take 3 of them from the quarry: your sled holds 5.
lesson-imhotep-first-voyage-1-wrong-load = Loading comes next. Take stones first, so that you have enough of them.
lesson-imhotep-first-voyage-2 = Your opponent has loaded ship A. Put a stone on space 1, at the bow: it will be unloaded first.
lesson-imhotep-first-voyage-2-wrong-behind = Right ship! But space 3 is unloaded last. Take the space at the bow.
lesson-imhotep-first-voyage-2-wrong-ship = That ship will sail too, but ship A is nearly ready. Put your stone on its space 1.
lesson-imhotep-first-voyage-2-wrong-full = Your sled is full: it holds 5 stones. Load one of them now.
lesson-imhotep-first-voyage-3 = Ship A has 2 stones, and that is enough for it to sail. Sail it to the Pyramid.
lesson-imhotep-first-voyage-3-wrong-site = A ship can go to any free site. This time choose the Pyramid: there your stone scores at once.
lesson-imhotep-first-voyage-3-wrong-load = The ship is ready, and your opponent could sail it elsewhere. Sail it now.
lesson-imhotep-first-voyage-4 = Your stone came first and scored 2 points, your opponent’s scored 1. Each space of the Pyramid has its own points.
lesson-imhotep-first-voyage-5 = Now without help: load a stone on any free space.
lesson-imhotep-first-voyage-5-wrong-take = You could, and soon you will have to. But try loading this time.
lesson-imhotep-first-voyage-6 = One action a turn: take, load or sail. When all four ships have sailed, the round ends. After six rounds, most points win.

## Imhotep: the sites, side A

lesson-imhotep-market-a = Market A
lesson-imhotep-market-a-line = Every stone takes one card.
lesson-imhotep-market-a-1 = At the Market every stone takes one card. The one unloaded first chooses first.
lesson-imhotep-market-a-2 = Ship A has two stones aboard, one of them yours. Sail it to the Market.
lesson-imhotep-market-a-2-wrong-site = Your stone would be welcome there too. But today you are going shopping: sail ship A to the Market.
lesson-imhotep-market-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-market-a-3 = Your opponent has taken the Lever. Now choose: which of the other cards do you want?
lesson-imhotep-market-a-3-wrong-nothing = You can leave without a card, but a card is worth something. Take one.
lesson-imhotep-market-a-4 = Red cards work at once, blue ones on a later turn, green and violet ones score at the end. Your stone is back in your quarry.

lesson-imhotep-pyramid-a = Pyramid A
lesson-imhotep-pyramid-a-line = Points at once, space by space.
lesson-imhotep-pyramid-a-1 = The Pyramid is built column by column, and every stone scores at once. The next spaces are worth 4, 3 and 2.
lesson-imhotep-pyramid-a-2 = On ship A your two stones come first. Sail it to the Pyramid.
lesson-imhotep-pyramid-a-2-wrong-ship = That would give the 4 points to your opponent: no stone of yours is aboard. Look at ship A.
lesson-imhotep-pyramid-a-2-wrong-elsewhere = No stone of yours is aboard, so that trip brings you nothing. Look at ship A.
lesson-imhotep-pyramid-a-2-wrong-site = The right ship! At the Pyramid your stones are worth the most now.
lesson-imhotep-pyramid-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-pyramid-a-3 = 4 and 3: that makes 7 points at once. When all 14 spaces are full, each further stone scores 1.

lesson-imhotep-temple-a = Temple A
lesson-imhotep-temple-a-line = At the end of each round, visible stones score.
lesson-imhotep-temple-a-1 = At the end of each round, every Temple stone that is visible from above scores 1. You have one, your opponent has three.
lesson-imhotep-temple-a-2 = New stones lie on top of the old ones, from the left. Sail ship D to the Temple: it is the last one of this round.
lesson-imhotep-temple-a-2-wrong-site = Your stones would score there at the end of the game. At the Temple they also cover two of your opponent’s.
lesson-imhotep-temple-a-2-wrong-wait = Then your opponent could sail the ship somewhere else. Sail it now.
lesson-imhotep-temple-a-3 = Now three visible stones are yours: 3 points for you, 1 for your opponent. They score again every round until they are covered.

lesson-imhotep-chamber-a = Burial Chamber A
lesson-imhotep-chamber-a-line = At the end of the game, large groups score.
lesson-imhotep-chamber-a-1 = Columns are filled from top to bottom. At the end, stones of one colour that touch make a group: 1, 3, 6, 10 or 15 points.
lesson-imhotep-chamber-a-2 = The next spaces touch both of your groups. Bring two of your stones there.
lesson-imhotep-chamber-a-2-wrong-ship = There your opponent’s stone comes first and takes the better space. Ship B has two of yours.
lesson-imhotep-chamber-a-2-wrong-site = A good trip, but here two groups are waiting for you. Sail to the Burial Chamber.
lesson-imhotep-chamber-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-chamber-a-3 = A group of three and a group of two: 6 + 3 = 9 points instead of 4. All your groups count.

lesson-imhotep-obelisks-a = Obelisks A
lesson-imhotep-obelisks-a-line = The tallest obelisk wins, at the end of the game.
lesson-imhotep-obelisks-a-1 = Each player builds one obelisk. At the end the tallest scores 10 points with two players, the other one 1.
lesson-imhotep-obelisks-a-2 = You are one stone behind. Take the lead with a single ship.
lesson-imhotep-obelisks-a-2-wrong-ship = That ship brings one stone to each of you: you would still be behind. Look for a ship with stones of yours alone.
lesson-imhotep-obelisks-a-2-wrong-site = Nice there too. But the lesson needs stones at the Obelisks.
lesson-imhotep-obelisks-a-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-obelisks-a-3 = 4 to 3: you are in front. If both were equally tall, you would share: 5 points each.

## Imhotep: the sites, side B

lesson-imhotep-market-b = Market B
lesson-imhotep-market-b-line = Three open cards and a secret pair.
lesson-imhotep-market-b-1 = Here only three cards lie open. Two more lie face down: instead of an open card, a stone can take this pair.
lesson-imhotep-market-b-2 = Sail ship C to the Market.
lesson-imhotep-market-b-2-wrong-site = To see the secret pair, your stone has to go to the Market.
lesson-imhotep-market-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-market-b-3 = You know the open cards. Be curious: take the pair.
lesson-imhotep-market-b-3-wrong-open = A fair choice! But this time find out what lies face down.
lesson-imhotep-market-b-3-wrong-nothing = No need to leave without a card. Take the pair.
lesson-imhotep-market-b-4 = Only you see these two. Keep one; the other one is discarded.
lesson-imhotep-market-b-5 = The pair gives you a choice that no one else knows of. The card you keep lies open in front of you.

lesson-imhotep-pyramid-b = Pyramid B
lesson-imhotep-pyramid-b-line = Three small pyramids with bonuses.
lesson-imhotep-pyramid-b-1 = Three small pyramids. The owner of each stone chooses one; some spaces bring 1 point and a bonus.
lesson-imhotep-pyramid-b-2 = Sail ship C to the Pyramid.
lesson-imhotep-pyramid-b-2-wrong-site = Another time. This lesson is about the small pyramids.
lesson-imhotep-pyramid-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-pyramid-b-3 = Your sled is nearly empty. The middle pyramid brings 1 point and 3 stones: build there.
lesson-imhotep-pyramid-b-3-wrong-left = 3 points, not bad! But you are short of stones, and the middle pyramid has some.
lesson-imhotep-pyramid-b-3-wrong-right = 2 points, not bad! But you are short of stones, and the middle pyramid has some.
lesson-imhotep-pyramid-b-4 = A bonus is never a must. This one saves you a whole turn: take it.
lesson-imhotep-pyramid-b-4-wrong-skip = You can skip it, but then you would have to take stones on your next turn.
lesson-imhotep-pyramid-b-5 = A point and three stones in one turn. The left pyramid’s bonus is the top market card, the right one’s is loading a stone.

lesson-imhotep-temple-b = Temple B
lesson-imhotep-temple-b-line = At the end of each round, visible stones bring rewards.
lesson-imhotep-temple-b-1 = Here every visible stone brings the reward of its space at the end of the round: a point or stones, 2 points, a card.
lesson-imhotep-temple-b-2 = The last ship of the round carries two of your stones. They will cover the first two spaces.
lesson-imhotep-temple-b-2-wrong-site = There they would wait for the end of the game. At the Temple they bring rewards right away.
lesson-imhotep-temple-b-2-wrong-wait = Then your opponent could sail the ship somewhere else. Sail it to the Temple.
lesson-imhotep-temple-b-3 = Your first space gives a choice: 1 point or 2 stones. Your sled is empty, so choose the stones.
lesson-imhotep-temple-b-3-wrong-point = A point is a point. But with an empty sled, two stones save you a turn.
lesson-imhotep-temple-b-4 = Your second space scored 2 points. Your opponent got a point and a card. Every round the rewards come again.

lesson-imhotep-chamber-b = Burial Chamber B
lesson-imhotep-chamber-b-line = At the end of the game, each row is counted alone.
lesson-imhotep-chamber-b-1 = Three rows, and each is counted alone at the end: with two players the most stones in a row score 5 points, the second most 1.
lesson-imhotep-chamber-b-2 = The next space is in the middle row, where you are level. Which ship puts your stone there?
lesson-imhotep-chamber-b-2-wrong-order = There your opponent’s stone comes first and gets the middle row. Look for a ship on which your stone comes first.
lesson-imhotep-chamber-b-2-wrong-site = The question is about the Burial Chamber: win its middle row.
lesson-imhotep-chamber-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-chamber-b-3 = All three rows are yours: 15 points if it ended now. With equal numbers you would share the points.

lesson-imhotep-obelisks-b = Obelisks B
lesson-imhotep-obelisks-b-line = Three stones make a tower.
lesson-imhotep-obelisks-b-1 = Two of your stones are waiting here. The third makes a tower, which takes the best free space: 10 points, then 9, 8 and so on.
lesson-imhotep-obelisks-b-2 = Bring your third stone, before your opponent brings two.
lesson-imhotep-obelisks-b-2-wrong-ship = That ship would complete your opponent’s tower. Look for one with your stone.
lesson-imhotep-obelisks-b-2-wrong-site = The tower is worth 10 points now. Sail to the Obelisks.
lesson-imhotep-obelisks-b-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-obelisks-b-3 = The first tower, 10 points at once. A stone that is still single at the end scores 1.

## Imhotep: market cards

lesson-imhotep-red-cards = Red cards
lesson-imhotep-red-cards-line = A stone on a site, at once.
lesson-imhotep-red-cards-1 = At the Market every stone takes a card. Red ones work at once: a stone from your quarry goes straight to a site, without a ship.
lesson-imhotep-red-cards-2 = { lesson-imhotep-market-b-2 }
lesson-imhotep-red-cards-2-wrong-site = To take a card, your stone has to go to the Market.
lesson-imhotep-red-cards-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-red-cards-3 = The Entrance puts a stone on the Pyramid, where the next space is worth 4. Take it.
lesson-imhotep-red-cards-3-wrong-red = A red card too, but that stone would score only at the end. The Entrance brings 4 points now.
lesson-imhotep-red-cards-3-wrong-other = You can do that, but the Entrance brings 4 points now.
lesson-imhotep-red-cards-4 = 4 points at once, and your sled and ships are untouched. The Sarcophagus goes to the Burial Chamber, the Paved Path to the Obelisks.

lesson-imhotep-hammer = The Hammer
lesson-imhotep-hammer-line = Take stones and load one, in one turn.
lesson-imhotep-hammer-1 = Your sled is empty. Taking and loading would need two turns, but you have the Hammer: play it.
lesson-imhotep-hammer-1-wrong-take = You get the stones, but your turn is over. With the Hammer you can load one as well.
lesson-imhotep-hammer-1-wrong-sail = No stone of yours is aboard that ship. Play the Hammer: it gets stones for you and loads one.
lesson-imhotep-hammer-2 = You have taken 3 stones. Now load one of them, wherever you like.
lesson-imhotep-hammer-3 = Two actions in one turn. You play a blue card instead of your action, and not on the turn in which you get it.

lesson-imhotep-sail = The Sail
lesson-imhotep-sail-line = Load a stone and sail that ship, in one turn.
lesson-imhotep-sail-1 = Ship B lacks one stone. If you load it, your opponent can sail it away. The Sail lets you load and sail: play it.
lesson-imhotep-sail-1-wrong-load = Then the ship is ready, and your opponent moves next. Play the Sail instead.
lesson-imhotep-sail-1-wrong-other = You can do that on any turn. Only the Sail gives you the bow of ship B and the trip at once: play it.
lesson-imhotep-sail-2 = Load the space at the bow of ship B, so that your stone comes first.
lesson-imhotep-sail-2-wrong-behind = The right ship! But the bow is still free: there your stone comes first.
lesson-imhotep-sail-2-wrong-ship = That works too, but ship B has your opponent’s stone aboard, and you decide where it goes.
lesson-imhotep-sail-3 = The next space of the Pyramid is worth 4. Sail ship B there.
lesson-imhotep-sail-3-wrong-site = Free and allowed. But the Pyramid brings 4 points now.
lesson-imhotep-sail-4 = Loaded and sailed before your opponent could do anything. The minimum load is checked after loading.

lesson-imhotep-chisel = The Chisel
lesson-imhotep-chisel-line = Load two stones in one turn.
lesson-imhotep-chisel-1 = Ship B is empty, and you want both of its spaces. Play the Chisel: it loads two stones.
lesson-imhotep-chisel-1-wrong-load = Then your opponent could take the other space. The Chisel loads both at once.
lesson-imhotep-chisel-1-wrong-other = Then your opponent could take a space of ship B. The Chisel loads both of your stones at once: play it.
lesson-imhotep-chisel-2 = Load the first stone on ship B.
lesson-imhotep-chisel-2-wrong-ship = The Chisel can do that too. But you wanted ship B to yourself.
lesson-imhotep-chisel-3 = And now the second one, on the same ship.
lesson-imhotep-chisel-3-wrong-ship = Two ships are allowed. But you wanted both spaces of ship B.
lesson-imhotep-chisel-4 = A ship of your own in one turn. The Chisel always loads two stones, on one ship or on two.

lesson-imhotep-lever = The Lever
lesson-imhotep-lever-line = Sail a ship and choose the unloading order.
lesson-imhotep-lever-1 = On ship A your stone would be unloaded last. The Lever lets you sail a ship and choose the order: play it.
lesson-imhotep-lever-1-wrong-sail = Then your opponent’s stones come first and take 4 and 3 points. Play the Lever first.
lesson-imhotep-lever-1-wrong-site = There too your opponent’s stones would be unloaded first. Play the Lever: then you choose the order.
lesson-imhotep-lever-1-wrong-ship = That ship carries only a stone of yours, so its order does not matter. The Lever helps with ship A: play it.
lesson-imhotep-lever-1-wrong-wait = Then your opponent could sail ship A as it is loaded now. Play the Lever.
lesson-imhotep-lever-2 = Sail ship A to the Pyramid. The next spaces are worth 4, 3 and 2.
lesson-imhotep-lever-2-wrong-site = Allowed, but at the Pyramid the order matters most now. Sail ship A there.
lesson-imhotep-lever-3 = Now choose: your stone is on space 3. Unload it first.
lesson-imhotep-lever-3-wrong-others = That is your opponent’s stone. Yours is on space 3.
lesson-imhotep-lever-4 = The other two are left. Their order does not matter to you.
lesson-imhotep-lever-5 = 4 points for the stone at the stern. The whole order is chosen before the first stone is unloaded.

lesson-imhotep-decorations = Green cards
lesson-imhotep-decorations-line = Points for all stones on a site.
lesson-imhotep-decorations-1 = A Decoration scores at the end: 1 point for every 3 stones on its site. Stones of all colours count.
lesson-imhotep-decorations-2 = { lesson-imhotep-market-b-2 }
lesson-imhotep-decorations-2-wrong-site = { lesson-imhotep-red-cards-2-wrong-site }
lesson-imhotep-decorations-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-decorations-3 = Count the stones on the sites. Which Decoration is worth the most now?
lesson-imhotep-decorations-3-wrong-temple = 6 stones on the Temple: 2 points. There is a better one.
lesson-imhotep-decorations-3-wrong-chamber = 5 stones in the Burial Chamber: only 1 point so far. There is a better one.
lesson-imhotep-decorations-3-wrong-other = A green card is worth more here. Count the stones on the sites.
lesson-imhotep-decorations-4 = 9 stones on the Pyramid: 3 points already, and every third further stone adds one.

lesson-imhotep-statues = Violet cards
lesson-imhotep-statues-line = Statues: the more, the better.
lesson-imhotep-statues-1 = Statues score at the end: 1, 3, 6, 10 or 15 points for one to five of them, and 2 for each further one. You have two.
lesson-imhotep-statues-2 = Sail ship B to the Market.
lesson-imhotep-statues-2-wrong-site = { lesson-imhotep-red-cards-2-wrong-site }
lesson-imhotep-statues-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-statues-3 = Take your third Statue. It is worth 3 points more.
lesson-imhotep-statues-3-wrong-other = Useful in another game. But you collect Statues, and the third is worth 3 points more.
lesson-imhotep-statues-4 = Three Statues: 6 points instead of 3. The next one would add 4.

## Imhotep: rounds and the end

lesson-imhotep-end-of-round = The end of a round
lesson-imhotep-end-of-round-line = The fourth ship ends it at once.
lesson-imhotep-end-of-round-1 = Three ships have sailed, one is left. Four ships, five sites: every round one site stays without a ship.
lesson-imhotep-end-of-round-2 = Sail the last ship to either of the free sites.
lesson-imhotep-end-of-round-2-wrong-wait = You could wait. But this time end the round yourself.
lesson-imhotep-end-of-round-3 = The round is over at once. The Temple has scored, the ships are back, new cards lie at the Market. Stones on sites and sleds stay.
lesson-imhotep-end-of-round-4 = You sailed the last ship, so your opponent begins: the next round starts with the player to the left.

lesson-imhotep-end-of-game = The end of the game
lesson-imhotep-end-of-game-line = After six rounds everything else is scored.
lesson-imhotep-end-of-game-1 = The sixth round, and its last ship. Then the Burial Chamber, the Obelisks and the cards are scored.
lesson-imhotep-end-of-game-2 = Your obelisks are equally tall. One more stone decides who gets the 10 points: sail ship D there.
lesson-imhotep-end-of-game-2-wrong-chamber = There your stone would score 1 point. At the Obelisks it decides who gets the 10.
lesson-imhotep-end-of-game-2-wrong-wait = Then your opponent could sail your stone somewhere else. Use it now.
lesson-imhotep-end-of-game-3 = Everything is counted: Temple, Burial Chamber, Obelisks, green and violet cards. Each blue card that you still have scores 1.
lesson-imhotep-end-of-game-4 = Most points win, and that is you. With equal points, more stones on the sled decide.

lesson-imhotep-wrath = { imhotep-option-wrath }
lesson-imhotep-wrath-line = A variant: no site can be forgotten.
lesson-imhotep-wrath-1 = In this variant you need a stone on the Pyramid, the Temple, the Burial Chamber and the Obelisks. Anyone who lacks one loses 5 points.
lesson-imhotep-wrath-2 = The last ship of the game carries your stone. Where do you still have none?
lesson-imhotep-wrath-2-wrong-obelisks = You lead there already. One of the four sites has no stone of yours: look again.
lesson-imhotep-wrath-2-wrong-wait = The game could end without it. Sail the ship yourself.
lesson-imhotep-wrath-3 = One stone in the Burial Chamber is enough: the Pharaoh is content. However many sites are missing, it costs 5 points once.

## Imhotep: ideas of good play

lesson-imhotep-others-stones = Let others work for you
lesson-imhotep-others-stones-line = A stone before yours can be a help.
lesson-imhotep-others-stones-1 = The next spaces of the Pyramid are worth 1 and 3. You would like the 3.
lesson-imhotep-others-stones-2 = On both ships A and B a stone of yours is aboard. Which ship gives you the 3 points?
lesson-imhotep-others-stones-2-wrong-first = Your stone comes first there: it gets the 1, and your opponent the 3.
lesson-imhotep-others-stones-2-wrong-theirs = No stone of yours is aboard. Look at ships A and B.
lesson-imhotep-others-stones-2-wrong-site = It is about the Pyramid: which ship gives you its 3 points?
lesson-imhotep-others-stones-2-wrong-wait = { lesson-imhotep-temple-a-2-wrong-wait }
lesson-imhotep-others-stones-3 = Your opponent’s stone filled the poor space for you. You can sail any ship, so look where the stones of others are worth little.

lesson-imhotep-tempo = Tempo
lesson-imhotep-tempo-line = A ready ship belongs to the one who sails it.
lesson-imhotep-tempo-1 = Ship A is ready with two of your stones, worth 4 and 3 at the Pyramid. A third stone would fit. But you have one action a turn.
lesson-imhotep-tempo-2 = Your opponent moves next. What do you do?
lesson-imhotep-tempo-2-wrong-load = 2 points more, if the ship were still there. Your opponent would send it to the Market.
lesson-imhotep-tempo-2-wrong-wait = Useful, but the ship will not wait. Your opponent can sail it too.
lesson-imhotep-tempo-2-wrong-theirs = That is your opponent’s trip. Yours is ready as well.
lesson-imhotep-tempo-2-wrong-site = You sail at once, very good. But the Pyramid pays 7 points.
lesson-imhotep-tempo-3 = 7 safe points. When a trip is good, make it now: anyone can sail a ship that is ready.

lesson-imhotep-minimum-loads = Minimum loads
lesson-imhotep-minimum-loads-line = Let your opponent make the ship ready.
lesson-imhotep-minimum-loads-1 = A ship of 3 needs 2 stones to sail. Your stone is alone on ship A; ship B is empty. No ship is ready.
lesson-imhotep-minimum-loads-2 = Your opponent’s sled is full and cannot take more. Load so that no ship becomes ready.
lesson-imhotep-minimum-loads-2-wrong-ready = Now ship A is ready, and your opponent would send it where you gain nothing. Keep it one stone short.
lesson-imhotep-minimum-loads-2-wrong-take = Well seen: that keeps the ships waiting too. But use the turn to load a stone on ship B.
lesson-imhotep-minimum-loads-3 = Your opponent had to load, and made ship A ready for you. Sail it to the Pyramid.
lesson-imhotep-minimum-loads-3-wrong-load = The ship is ready now. Sail it before your opponent does.
lesson-imhotep-minimum-loads-3-wrong-site = You sail, very good. But at the Pyramid your stone is worth 4.
lesson-imhotep-minimum-loads-4 = The one who loads the last stone that a ship needs often loads it for someone else. Count before you load.

lesson-imhotep-denying = Denying
lesson-imhotep-denying-line = A site takes one ship a round.
lesson-imhotep-denying-1 = At the Obelisks you are level. Ship B is ready with two stones of your opponent: next turn it will sail there.
lesson-imhotep-denying-2 = Each site takes only one ship a round. Get there first, with a ship of your own.
lesson-imhotep-denying-2-wrong-gift = That is exactly what your opponent wants.
lesson-imhotep-denying-2-wrong-theirs = A good way to deny! But ship C also puts you in the lead.
lesson-imhotep-denying-2-wrong-site = Then the Obelisks stay open for ship B. Close them.
lesson-imhotep-denying-2-wrong-wait = Your opponent would sail to the Obelisks next turn. Get there first.
lesson-imhotep-denying-3 = One stone gave you the lead and closed the site for this round. With two players, what hurts your opponent is worth as much as what helps you.

lesson-imhotep-counting-obelisks = Counting obelisks
lesson-imhotep-counting-obelisks-line = How much is enough?
lesson-imhotep-counting-obelisks-1 = The last round, two ships are left. Your obelisk has 6 stones, your opponent’s has 3. Ship C could bring 2 more.
lesson-imhotep-counting-obelisks-2 = Count: can your opponent still catch up? Sail ship D where it brings the most.
lesson-imhotep-counting-obelisks-2-wrong-obelisks = 3 and 2 make 5: your 6 are enough. More stones there bring nothing.
lesson-imhotep-counting-obelisks-2-wrong-theirs = Ship C is full of your opponent’s stones. Ship D carries yours.
lesson-imhotep-counting-obelisks-2-wrong-chamber = You have seen that the Obelisks are safe! Only, the Pyramid brings more: 4 and 3.
lesson-imhotep-counting-obelisks-2-wrong-wait = Then your opponent could sail your ship somewhere else. Use it now.
lesson-imhotep-counting-obelisks-3 = 7 points, and the 10 of the Obelisks are safe as well. A lead that no one can reach needs no more stones.

## Pyramids: first chamber

lesson-pyramids-first-chamber = Your first chamber
lesson-pyramids-first-chamber-line = From the entrance to the golden tomb, shape by shape.
lesson-pyramids-first-chamber-1 = A pyramid from the side: the entrance is at the top, the golden tomb at the bottom. You cross off a way from one to the other.
lesson-pyramids-first-chamber-2 = The card shows a corner of 3 squares. Cross it off so that it covers the entrance and goes round the skull.
lesson-pyramids-first-chamber-2-wrong-skull = It fits! But it covers the skull, and skulls cost points. Turn the shape so that it goes round.
lesson-pyramids-first-chamber-2-wrong-single = A single square is always allowed, but the whole shape takes you further.
lesson-pyramids-first-chamber-2-wrong-card = Your second pyramid is just as good. Begin with the one that is lit.
lesson-pyramids-first-chamber-3 = Now a line of 3. It has to touch what is crossed off, side by side. Go down, towards the tomb.
lesson-pyramids-first-chamber-3-wrong-single = That is allowed, but slow. Cross off the whole line.
lesson-pyramids-first-chamber-3-wrong-way = It fits, but it leads away from the tomb. Look for a line that ends closer to it.
lesson-pyramids-first-chamber-4 = Only two squares are missing, and the card shows a line of 2. Cross off the golden tomb.
lesson-pyramids-first-chamber-4-wrong-tomb = The tomb is within reach! Put the line of 2 over it.
lesson-pyramids-first-chamber-5 = You have explored the pyramid. Take a new one: choose any of the four.
lesson-pyramids-first-chamber-5-wrong-deck = The deck is allowed, but a surprise. Choose a pyramid that you can see.
lesson-pyramids-first-chamber-6 = An explored pyramid is worth 10 points. Every card concerns all players at the same time: no one waits.

## Pyramids: shapes

lesson-pyramids-shapes = Shapes and turning
lesson-pyramids-shapes-line = Rotate, mirror, or take a single square.
lesson-pyramids-shapes-1 = You can rotate and mirror every shape as you like. It only has to fit: no walls, nothing crossed off twice.
lesson-pyramids-shapes-2 = Put the L over the entrance of the pyramid that is lit, so that it reaches down to the red gem.
lesson-pyramids-shapes-2-wrong-skull = It fits! But it covers a skull. Mirror the L, so that its long side goes down.
lesson-pyramids-shapes-2-wrong-single = The L fits here as a whole, if you turn it the right way.
lesson-pyramids-shapes-2-wrong-card = It fits there too. But try the narrower pyramid.
lesson-pyramids-shapes-3 = The square of 4 fits nowhere. Then cross off a single square: that is always allowed. Leave out the skulls.
lesson-pyramids-shapes-3-wrong-skull = Allowed, but that is a skull. There are squares that cost nothing.
lesson-pyramids-shapes-4 = The shape, or one single square: each card asks you for one of the two.

## Pyramids: symbols

lesson-pyramids-gems = Gems
lesson-pyramids-gems-line = A red and a green one make a pair.
lesson-pyramids-gems-1 = For each gem you cross off one of its colour on your score card. A red and a green one make a pair: 5 points.
lesson-pyramids-gems-2 = Turn the corner so that it covers both gems.
lesson-pyramids-gems-2-wrong-one = One gem already! But the corner can cover both.
lesson-pyramids-gems-2-wrong-other = Allowed, but not where the two gems are. Cover both of them.
lesson-pyramids-gems-3 = A pair: 5 points at the end. A gem without a partner scores only 1.

lesson-pyramids-skulls = Skulls
lesson-pyramids-skulls-line = Each one costs more than the last.
lesson-pyramids-skulls-1 = For each skull you cross off the next one on your score card. At the end the highest one is subtracted. Your next one would make it 4 instead of 2.
lesson-pyramids-skulls-2 = Right below the entrance there is a skull. Put the corner over the entrance and go round it.
lesson-pyramids-skulls-2-wrong-skull = It fits, but it covers the skull: 2 points less. Turn the corner.
lesson-pyramids-skulls-2-wrong-single = Careful, but slow. The whole corner goes round the skull too.
lesson-pyramids-skulls-2-wrong-other = Allowed. But this lesson is about the pyramid with the skull at its entrance.
lesson-pyramids-skulls-3 = Still 2. The first skulls cost little, later ones more and more: up to 30.

lesson-pyramids-torches = Torches
lesson-pyramids-torches-line = One a round.
lesson-pyramids-torches-1 = A torch counts for the round in which you cross it off: 5 points at the end, but only one a round. You have the first round’s.
lesson-pyramids-torches-2 = There is a torch right below this entrance. Take it with the corner.
lesson-pyramids-torches-2-wrong-past = So close! Turn the corner so that it covers the torch too.
lesson-pyramids-torches-2-wrong-other = Allowed, but the torch of this round is still missing. Get it.
lesson-pyramids-torches-3 = 5 more points. A second torch in the same round would count nothing, so keep one for the next.

lesson-pyramids-elixir = Elixirs
lesson-pyramids-elixir-line = They erase skulls.
lesson-pyramids-elixir-1 = You have four skulls: that costs 6 points. An elixir erases your two highest.
lesson-pyramids-elixir-2 = The elixir stands beside the entrance. Cross it off with the line of 2.
lesson-pyramids-elixir-2-wrong-skull = On that side there is another skull. The elixir is on the other one.
lesson-pyramids-elixir-2-wrong-other = Allowed, but the elixir is worth 4 points to you now.
lesson-pyramids-elixir-3 = Two skulls are gone: 2 points lost instead of 6. Without skulls an elixir does nothing, so do not hurry.

lesson-pyramids-red-cross = Red crosses
lesson-pyramids-red-cross-line = One more square, at once.
lesson-pyramids-red-cross-1 = A red cross gives you one more single square at once. Cross it off with the line of 2.
lesson-pyramids-red-cross-1-wrong-other = Allowed, but without the red cross. It is right beside the entrance.
lesson-pyramids-red-cross-2 = Your extra square: the red gem is next to what is crossed off. It makes a pair with your green one.
lesson-pyramids-red-cross-2-wrong-skull = That is a skull. Use the gift for the gem.
lesson-pyramids-red-cross-2-wrong-other = Possible, in either of your pyramids. But the gem is worth more.
lesson-pyramids-red-cross-3 = Three squares with a line of 2, and a pair of gems. If the extra square is a red cross too, you get another one.

lesson-pyramids-golden-tomb = The golden tomb
lesson-pyramids-golden-tomb-line = It completes a pyramid.
lesson-pyramids-golden-tomb-1 = As soon as its golden tomb is crossed off, a pyramid is explored: 10 points. You need not cross off the rest.
lesson-pyramids-golden-tomb-2 = The line of 4 reaches the tomb, with a red gem on the way. Cross it off.
lesson-pyramids-golden-tomb-2-wrong-other = Allowed, but look at the bottom row: the line reaches the tomb.
lesson-pyramids-golden-tomb-3 = 10 points, and a gem besides. The pyramid goes aside, and you take a new one. At the end, pyramids without a tomb score nothing.

## Pyramids: new pyramids and points

lesson-pyramids-new-pyramid = A new pyramid
lesson-pyramids-new-pyramid-line = Who chooses first, and what.
lesson-pyramids-new-pyramid-1 = You and your opponent will both reach a tomb now. The lower number chooses first: your 16 comes before 45.
lesson-pyramids-new-pyramid-2 = Cross off the tomb with the line of 4.
lesson-pyramids-new-pyramid-2-wrong-other = Allowed, but then your opponent has the whole choice. Cross off your tomb.
lesson-pyramids-new-pyramid-3 = You choose first. Your explored pyramid is green, and a second one of a colour brings extra points: take the green one.
lesson-pyramids-new-pyramid-3-wrong-colour = A fine pyramid, but of another colour. The green one goes with yours.
lesson-pyramids-new-pyramid-3-wrong-deck = The top card of the deck is allowed, but no one knows its colour. Take the green one.
lesson-pyramids-new-pyramid-4 = After your choice the four were filled up, then your opponent chose. Look at colour, symbols and the length of the way.

lesson-pyramids-claims = Points for colours
lesson-pyramids-claims-line = Every second pyramid of a colour.
lesson-pyramids-claims-1 = Your second, fourth and sixth pyramid of a colour claims that colour’s next points: 10, then 6, then 3. Each only once.
lesson-pyramids-claims-2 = You have explored one purple pyramid. Complete the second with the corner.
lesson-pyramids-claims-2-wrong-other = Allowed, but the purple tomb is within reach of the corner.
lesson-pyramids-claims-3 = First take a new pyramid, whichever you like.
lesson-pyramids-claims-3-wrong-deck = Allowed. But choose one that you can see.
lesson-pyramids-claims-4 = 10 points for the pyramid and 10 for the colour. Your opponent can only get 6 for purple now.

lesson-pyramids-the-end = Rounds and the end
lesson-pyramids-the-end-line = Four rounds of seven cards.
lesson-pyramids-the-end-1 = A round has seven of the eight cards; the eighth stays unseen. This is the seventh card of the fourth round: the last one.
lesson-pyramids-the-end-2 = No tomb is within reach. Use the line of 2 for what scores most: a red and a green gem.
lesson-pyramids-the-end-2-wrong-other = That scores less. Look for two gems side by side.
lesson-pyramids-the-end-3 = Pyramids 10 each, torches 5 each, colours, pairs of gems 5, single gems 1. The highest skull is subtracted.
lesson-pyramids-the-end-4 = Most points win, and that is you. If points are equal, the explored pyramid with the lowest number decides.

## Pyramids: ideas of good play

lesson-pyramids-race = The race for a colour
lesson-pyramids-race-line = Be there first.
lesson-pyramids-race-1 = You and your opponent have one purple pyramid each, and both are close to the second. Only one of you gets the 10.
lesson-pyramids-race-2 = The line of 2 could get you a pair of gems, or the purple tomb. What is better?
lesson-pyramids-race-2-wrong-gems = 5 points, not bad! But then your opponent gets the 10 for purple, and you at most 6.
lesson-pyramids-race-2-wrong-other = Think of the race: your opponent is nearly there as well.
lesson-pyramids-race-3 = Both of you have made it, and your number is lower. Take a new pyramid.
lesson-pyramids-race-3-wrong-deck = { lesson-pyramids-claims-3-wrong-deck }
lesson-pyramids-race-4 = 10 for you, 6 for your opponent. Watch which colours the others collect, and how far they are.

lesson-pyramids-worth-it = Is it worth it?
lesson-pyramids-worth-it-line = Count before you go round a skull.
lesson-pyramids-worth-it-1 = Behind this skull there is a green gem. You have a red one and no skull so far.
lesson-pyramids-worth-it-2 = The gem makes a pair, 4 points more. Your first skull costs 1. Decide!
lesson-pyramids-worth-it-2-wrong-round = Careful! But count: 4 points for 1 is a good trade. Go through the skull.
lesson-pyramids-worth-it-3 = 3 points better. With many skulls it would be different: the ninth costs 5 points more than the eighth.
