### What lesson and rules reference say, whatever the game.

learn-lesson = Lesson
learn-step = Step { $step } of { $steps }
learn-why = Why?
learn-back = Back
learn-show = Show me
learn-on = Go on
learn-again = Try again
learn-play-on = Play on from here
learn-end = To the first match
learn-leave = Leave
learn-stray = That is allowed, too, but this step is about something else. Try it again, or go on.
learn-wait = Wait a moment: the others are acting.
learn-begin = First lesson
learn-continue = Go on with the lesson
learn-minutes = about ten minutes, at the real table
learn-known = done
learn-rules = Rules
learn-rules-of = Rules of { $game }
learn-search = Search the rules
learn-nothing = Nothing in these rules has this word.
learn-asked = This answers your question
learn-variants = Options of a table
