### What lesson and rules reference say, whatever the game.

learn-lesson = Lesson
learn-step = Step { $step } of { $steps }
learn-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
learn-well = Well done.
learn-why = Why?
learn-why-good = Why it is good
learn-points = points
learn-tab = Open { $tab }: what this is about lies there.
learn-next = { $names ->
    [none] Step done.
   *[other] Next: { $names }.
}
learn-held = Nothing goes on until you continue.
learn-back = Back
learn-show = Show me
learn-on = Continue
learn-chapter = What comes next
learn-again = Try again
learn-play-on = Play on from here
learn-end = To the first match
learn-leave = Leave
learn-stray = That is allowed, too, but this step is about something else. Try it again, or continue.
learn-wait = Wait a moment: the others are acting.
learn-begin = First lesson
learn-continue = Continue the lesson
learn-minutes = about ten minutes, at the real table
learn-known = done
learn-rules = Rules
learn-rules-of = Rules of { $game }
learn-search = Search the rules
learn-nothing = Nothing in these rules has this word.
learn-asked = This answers your question
learn-variants = Options of a table
learn-coach = Your coach
learn-coach-heard = Understood
learn-coach-off = Turn the coach off
learn-coach-told = What it has told you
learn-coach-all = What each choice is good for
learn-rulings = Rulings
learn-rulings-are = Where the rulebook is silent or says two things, this table plays it so. Some can be changed when a table is opened.
learn-board = Show it on a board
learn-board-back = Before
learn-board-on = After
learn-board-of = { $board } of { $boards }
