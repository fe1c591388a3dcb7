# What the coach says, whatever the game.  Values are given in hundredths of a win.

coach-hint = Hint
coach-advised = advised
coach-value = { $value } %
coach-answer = { $answer }: { $value } % (± { $error })
coach-rounds =
    { $rounds ->
        [one] Seen in 1 imagined match for each answer; ± is one standard error.
       *[other] Seen in { $rounds } imagined matches for each answer; ± is one standard error.
    }
coach-not-asked = There is nothing to advise on now: you are not asked.

coach-why-wins = It wins the match at once.
coach-why-lost = As far as I can see nothing wins any more: play what you like.
coach-why-all-alike = All answers are worth about the same: { $more } % of a win.
coach-why-close = { $count } answers are worth about the same, and this one is as good as any of them.
coach-why-tempo = It keeps the move with you, which is worth { $more } % of a win instead of { $less } %.
coach-why-safer = It is the safer way: { $more } % of a win, with less that can go wrong than after the next best ({ $less } %).
coach-why-more = It wins { $more } % of the matches imagined after it, the next best answer { $less } %.

coach-blunder = That gives away about { $given } % of a win.
coach-blunder-ask = Do you want to try again? Nothing has been played yet.
coach-try-again = Try again
coach-insist = Play it all the same

coach-report = Luck and skill
coach-report-of = Luck and skill: { $game }
coach-luck = Luck
coach-own = Decisions
coach-others = The others
coach-given = Given away
coach-start = At the start
coach-result = In the end
coach-total = { $seat }: { $result } % − { $start } % = luck { $luck } + decisions { $own } + the others { $others }
coach-total-alone = { $seat }: { $result } % − { $start } % = luck { $luck } + decisions { $own }
coach-total-errors = Standard errors: luck ± { $luck }, decisions ± { $own }, the others ± { $others }.
coach-total-errors-alone = Standard errors: luck ± { $luck }, decisions ± { $own }.
coach-given-total =
    { $count ->
        [0] Gave nothing away for certain.
        [one] Gave away { $given } in one answer.
       *[other] Gave away { $given } in { $count } answers.
    }
coach-graph = Chances over the match
coach-graph-told = What each seat could hope to win, in hundredths of a win, after every answer.
coach-bars = What made the result
coach-log = Moments that counted
coach-whole-log = Every answer
coach-step = { $number }. { $who }: { $answer }
coach-step-luck = luck { $luck } for { $seat }
coach-step-decision = decision { $own }
coach-step-given = gave away { $given }; better: { $better }
coach-nothing-counted = Nothing stood out.
coach-method =
    { $rounds ->
        [one] Every position was priced in 1 round of imagined matches, played by habit.
       *[other] Every position was priced in { $rounds } rounds of imagined matches, played by habit.
    } Dice and cards are luck, and so is what nobody could know. An answer counts against what a player in a hurry would have answered, as far as its seat could know. The three parts add up to the result less the start; ± is one standard error. What was given away is held against the best answer and stands outside the sum: the same chance can be missed more than once.
coach-progress = Positions
coach-written = The report is in { $path }.
coach-not-over = Luck and skill are told when the match is over.
coach-after = Type luck for luck and skill, or Enter to leave.
