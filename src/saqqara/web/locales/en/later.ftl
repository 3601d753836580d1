# English: what a table says after its first picture.

sitter-me = Me
sitter-open = Open seat
sitter-name = Name
notation-label = Or type a move
notation-play = Play
chat-text = Say something
chat-send = Send
chat-spectator = Spectator
chat-among-spectators = Other spectators read this at once, players after the game.
chat-nameless = To write here, enter your name in the lobby.
chat-mute-spectators = Mute spectators
chat-unmute-spectators = Unmute spectators
hint-adviser = Adviser
# The adviser that is offered first: the judge of reviews, which answers within a second.
hint-judge = { level-pharaoh } (quick)
hint-ask = Get a hint
hint-about = The adviser sees only what you can see. Everyone can see how many hints you use.
hint-thinking = { $name } is thinking …
hint-exact = { $name } has worked out your moves to the end of the game.
hint-after =
    { $count ->
        [one] { $name } looked at { $count } possible game.
       *[other] { $name } looked at { $count } possible games.
    }
# Where another move shows a better chance than the first.
hint-order = The first move is the one { $name } would play: it was tried most. The figures for the others are less certain, so they can look better.
# Where an exact answer shows more points for another move than for the first.
hint-by-chance = The moves are in order of the chance of winning, not of points.
# A chance to win in per cent, with the range that it lies in with near certainty.
hint-chance = Win chance: { $percent }% ({ $low }–{ $high })
hint-points = Expected points:
hint-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-at-once =
    { $points ->
        [one] { $points } point at once
       *[other] { $points } points at once
    }
# What differs from the best move; the number always has one decimal place, so that “points” has one form.
hint-against-best = Compared with the first move: { $reasons }.
hint-as-good = About as good as the first move.
hint-you-more = you score { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } more
hint-you-less = you score { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } less
hint-other-more = { $name } scores { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } more
hint-other-less = { $name } scores { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } less
hint-ahead = First choice: you finish { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead of { $name }.
hint-behind = First choice: you finish { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind { $name }.
hint-even = First choice: you finish level with { $name }.
hint-play = Play this
hint-expects = Likely next: { $moves }
# One step of what the adviser expects, as in “Ada: load ship B, space 2”.
hint-step = { $name }: { $move }
key-move = Play the move with this number
key-enter = Choose, or play your choice
key-back = One step back
key-drop = Clear your choice
key-hint = Ask for a hint
key-log = Open the log
key-look-back = Watch the replay
key-close = Close the hint or the log
key-look-before = Looking back: one move back
key-look-after = Looking back: one move on
key-look-first = Looking back: to the beginning
key-look-now = Looking back: to now
key-look-play = Looking back: play or pause
key-look-close = Looking back: leave
settings-title = Settings
settings-pace = Movement
settings-calm = Calm
settings-brisk = Brisk
settings-off = Off
settings-confirm = Ask before a final move
settings-confirm-about = A move that ends your turn, or cannot be taken back, then needs a second press.
away-title = While you were away
away-more =
    { $count ->
        [one] and { $count } move before
       *[other] and { $count } moves before
    }
away-read = All right
end-title = Game over
end-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
# A number of points in the score pad.
end-number = { $number }
end-rematch = Play again
# $points is how far ahead of the next player.
end-you-win =
    { $points ->
        [one] You win by { $points } point.
       *[other] You win by { $points } points.
    }
# The others gave up.
end-you-win-early = You win.
end-you-win-tie =
    { $reason ->
        [sled] You win the tie, with more stones on the sled.
        [lowest-pyramid] You win the tie, with the lowest pyramid explored.
       *[other] You win the tie.
    }
end-you-share = You share the victory with { $names }.
end-you-behind =
    { $place ->
        [2]
            { $points ->
                [one] You came second, { $points } point behind { $names }.
               *[other] You came second, { $points } points behind { $names }.
            }
        [3]
            { $points ->
                [one] You came third, { $points } point behind { $names }.
               *[other] You came third, { $points } points behind { $names }.
            }
       *[other]
            { $points ->
                [one] You came fourth, { $points } point behind { $names }.
               *[other] You came fourth, { $points } points behind { $names }.
            }
    }
# As many points as the winner, but the tie went to somebody else.
end-you-level =
    { $reason ->
        [sled] Level on points: { $names } wins the tie, with more stones on the sled.
        [lowest-pyramid] Level on points: { $names } wins the tie, with the lowest pyramid explored.
       *[other]
            { $count ->
                [one] Level on points: { $names } wins the tie.
               *[other] Level on points: { $names } share the victory.
            }
    }
end-wins-by =
    { $points ->
        [one] { $name } wins by { $points } point.
       *[other] { $name } wins by { $points } points.
    }
# Below the score pad: how many moves each player made, and how long they thought.
end-moves = Moves
end-time = Time used
fair-title = Fair shuffle
fair-how = How it stays fair
fair-about = Before the first draw the server chose a secret seed and showed this commitment, the seed’s fingerprint. After the game it reveals the seed: anyone who saved the commitment can check that they match and replay every draw.
fair-commitment = Commitment
fair-seed = Seed
fair-entropy = Players’ contributions
fair-verify = Verify
fair-command = To replay every draw on your own computer:
fair-computed = Computed here:
fair-seed-fits = The seed matches the commitment.
fair-seed-differs = The seed does not match the commitment.
fair-seed-unknown = This browser can check it only on secure pages (https). Use the command below.
fair-seen-same = This browser was shown the same commitment at the start.
fair-seen-other = This browser was shown a different commitment at the start.
fair-seen-unseen = This browser did not see the start of the game; compare with someone who did.
look-title = Replay
look-slider = Move
look-first = To the beginning
look-link = Copy link
look-more = More about this move
look-back = Previous move
look-on = Next move
look-now = Back to the game
look-at-now =
    { $turns ->
        [one] The position now, after { $turns } move.
       *[other] The position now, after { $turns } moves.
    }
look-at = After move { $turn } of { $turns }.
look-play = Play the moves
look-pause = Pause
look-speed = Speed: { $speed }×
fork-title = Play on from here
fork-about = Start a new table from this position.
fork-why-over = The game is over here: go back to an earlier move to play on from it.
fork-why-drawing = Cards are being drawn here: go one move forward or back to play on.
fork-chance = Future draws
fork-anew = reshuffled
fork-as-it-fell = same as in this game
fork-go = Open the new table
early-title = End it early
early-concede = Concede
early-concede-two = The other player wins. This cannot be undone.
early-concede-more = A bot plays your seat to the end, and you are ranked last. This cannot be undone.
early-concede-bots = The match is over, and you are ranked last. This cannot be undone.
early-concede-yes = Yes, concede
early-end = End without a winner
early-end-about = The match is over as soon as all the others agree.
early-end-alone = The match is over at once: bots agree.
early-end-ask = Ask the others
early-end-yes = Yes, end it
early-waits = You asked to end the match. Waiting for { $names }.
early-asked = { $name } would like to end the match without a winner.
early-accept = Agree
early-decline = Play on
early-withdraw = Withdraw the request
early-verdict = { $names } gave up.
early-verdict-you = You gave up.
# $move is one of the messages imhotep-did-… or pyramids-did-…
back-asked =
    { $move ->
        [none] { $name } wants to take back a move.
       *[other] { $name } wants to take back a move: { $move }.
    }
back-withdraw =
    { $name ->
        [none] Withdraw
       *[other] { $name } withdraws it
    }
back-declined = Your request was declined.
back-waits =
    { $move ->
        [none]
            { $names ->
                [none] You asked to take back a move.
               *[other] You asked to take back a move. Waiting for { $names }.
            }
       *[other]
            { $names ->
                [none] You asked to take back a move: { $move }.
               *[other] You asked to take back a move: { $move }. Waiting for { $names }.
            }
    }
back-accept =
    { $name ->
        [none] Allow
       *[other] { $name } allows it
    }
back-decline =
    { $name ->
        [none] Decline
       *[other] { $name } declines
    }
invite-title = Invite friends
invite-about = Anyone with this link can join.
invite-bots = The table is full, but anyone with this link can replace a bot.
invite-local = This link only works on this computer. To invite others, restart the server with { $command }.
invite-link = Invitation link
invite-copied = Copied.
invite-select = Selected: copy it with the keyboard.
invited-by =
    { $count ->
        [one] { $names } invites you to a game of { $game }
       *[other] { $names } invite you to a game of { $game }
    }
invited-open = You are invited to a game of { $game }
invited-seats =
    { $free ->
        [one] { $free } of { $seats } seats is still free.
       *[other] { $free } of { $seats } seats are still free.
    }
waiting-title =
    { $free ->
        [one] Waiting for { $free } more player
       *[other] Waiting for { $free } more players
    }
waiting-by-link = Only players invited by link can sit here. You can watch.
facts-title = This table
# $time is a span like “20 minutes”; $zero is one of the messages at-zero-…
facts-per-move = { $time } per move; then { $zero }
facts-per-player =
    { $increment ->
        [0] { $time } per player; then { $zero }
        [one] { $time } per player, plus { $increment } second after each move; then { $zero }
       *[other] { $time } per player, plus { $increment } seconds after each move; then { $zero }
    }
facts-stand-in = { $level } takes over after { $time }
facts-listed = Who can join
facts-open-to-all = anyone
facts-by-link = anyone with the link
facts-counts = counts for ratings; leaving loses
facts-unrated = not rated any more: { $why }
facts-why-hint = a hint
facts-why-taken-back = a move taken back
facts-why-not-enough-people = too few people
facts-why-fork = continues from another table
facts-why-edition = another edition
facts-why-shared-seats = someone plays several seats
facts-why-agreed = ended without a winner
facts-why-unplayed = not played
facts-why-off = this server has no ratings
facts-spectators = Watching
facts-forked = Continues from
facts-forked-at = another table, after move { $turn }
origin-before = See the original table for the earlier moves.
rematch-wanted = { rematch-title }.
rematch-waits = The table for the rematch is ready.
# In the waiting room of a rematch: players who have not come yet.
rematch-waiting = Waiting for { $names }
rematch-accept = Accept
rematch-go = Go to the table
rematch-watch = Watch the rematch
