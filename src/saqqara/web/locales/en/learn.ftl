# English: the list of lessons and the coach.

learn-page = Learn – Saqqara
learn-lead = Short lessons on a real board. Stop whenever you like; your place is kept.
learn-not-kept = This browser keeps nothing. Your place is lost when you close the page.
learn-stopped = Go on where you stopped
learn-comes-next = Your next lesson
learn-go-on = Go on
learn-step = Step { $step } of { $steps }
learn-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
learn-minutes-short = { $count } min
learn-done = done
learn-first-game = Your first game
learn-first-game-about = A real game against the Apprentice. The coach speaks up whenever something is new.
learn-play = Play it
learn-of-game = Learn { $game }
learn-coach = Coach
learn-number = { $chapter }, { $number } of { $count }
learn-do = Do it
learn-do-about = Make the move on the board.
learn-back = Back
learn-skip = Skip
learn-next = Next
learn-again = { app-again }
learn-show = Show me
learn-rule = Rule { $rule }
learn-first = Make the move first
learn-restart = Once more
learn-all = All lessons
learn-next-lesson = Next: { $lesson }
learn-leave = You can leave at any time. Your place is kept.
learn-offline = No connection. Lessons that you have opened work without one.
learn-key-next = Next step, or try again
learn-key-skip = Skip this step
