# English: what the coach says in the first game.

guide-title = A word from the coach
guide-got-it = Got it
guide-quiet = Be quiet
guide-imhotep-first-turn = Your first turn. Your sled has few stones: take more, or load one on a ship. One action, then it is the Apprentice’s turn.
guide-imhotep-can-sail = A ship has enough stones to sail: its sail is up. Anyone can sail it now, to any site that no ship has reached this round.
guide-imhotep-others-aboard = This ship carries stones of the Apprentice too. Wherever you sail it, all of them score: choose a site that is good for yours and poor for theirs.
guide-imhotep-market = Your stone is at the Market, so you take a card. Red works at once, blue is an action for later, green and violet score at the end.
guide-imhotep-blue-card = You hold a blue card. Playing it is your whole turn, and it does more than one action would. Unplayed, it is worth only one point.
guide-imhotep-round-end = Only one ship is left. When it sails, the round ends: the Temple scores, and four new ships come.
guide-imhotep-last-round = The last round. After it the Burial Chamber, the Obelisks and your cards score. Stones that never sailed are worth nothing.
guide-pyramids-keep = Keep two of these four pyramids. Look for few skulls and a short way from the entrance at the edge to the golden tomb.
guide-pyramids-first-mark = Everyone crosses off this shape at once. Start at an entrance; turn it or mirror it as you like. Or cross off just one square instead.
guide-pyramids-skull = That was a skull. Each one costs more than the one before, so a few are cheap and many hurt. An elixir erases two.
guide-pyramids-gem = A gem. Red and green make pairs: one of each is worth far more than two of the same colour.
guide-pyramids-torch = A torch. It lights the torch of this round; a second one in the same round would bring nothing.
guide-pyramids-elixir = An elixir. It erases your two highest skulls, so it is worth most when you have many.
guide-pyramids-tomb = You have reached the golden tomb: this pyramid is explored and scores at the end.
guide-pyramids-take = Now take a new pyramid. Mind its colour: every second one you explore of a colour claims the highest bonus left.
guide-pyramids-last-round = The last round. Only what you cross off now still counts: finish a tomb, pair your gems, light the last torch.
