# What the terminal says, whatever the game.

language-name = English

terminal-command-help = help
terminal-command-explain = explain
terminal-command-why = why
terminal-command-hint = hint
terminal-command-undo = undo
terminal-command-takeback = takeback
terminal-command-log = log
terminal-command-sheet = sheet
terminal-command-rules = rules
terminal-command-order = order
terminal-command-say = say
terminal-command-luck = luck
terminal-command-save = save
terminal-command-quit = quit

terminal-help-answer = Type the number of a choice, or its name.
terminal-help-help = help: this list.
terminal-help-explain = ? 2: what choice 2 does, with its rule.
terminal-help-why = why 5: why choice 5 is not offered, with the rule; why alone: all of them.
terminal-help-hint = hint: which answers are best, with what they are worth, and why.
terminal-help-undo = undo: take back your last answer, as long as nothing was seen since.
terminal-help-takeback = takeback: take it back all the same, with the whole table's consent; the record keeps it.
terminal-help-log = log: all that has happened.
terminal-help-sheet = sheet: the table again.
terminal-help-rules = rules chrono: search the rules.
terminal-help-order = order refuse all 1-2: answer offers in advance, in private; order alone: how.
terminal-help-say = say claim barque 1 2: promise, claim or ask something, which binds nobody; say alone: how, and what was said.
terminal-help-luck = luck: after the match, how much of it was luck and how much skill.
terminal-help-save = save: where the match is saved; save FILE: save it there too.
terminal-help-quit = quit: leave; the match is saved, and goes on with --resume.

terminal-not-now = Not now: { $choices }   (why { $number } tells why)
terminal-not-now-many = Not now: { $first } to { $last }   (why lists them)
terminal-outcomes = Type what you see: { $choices }
terminal-no-orders = This game has no standing orders.
terminal-orders = Give one such as "{ $first }" or "{ $last }": ask, refuse, or buy1 to buy3 (up to that price), for a race or all, from one value to another; pass refuses everything this turn.
terminal-ordered = Noted, for your eyes only.
terminal-no-statements = This game has no promises and claims.
terminal-statements = Say something such as "{ $first }" or "{ $last }".
terminal-ledger = What was promised and claimed:
terminal-figures = j q k
terminal-more-rules =
    { $count ->
        [one] One more rule speaks of it; add a word to narrow it down.
       *[other] { $count } more rules speak of it; add a word to narrow it down.
    }
terminal-labelled = { $label }: { $text }
terminal-empty-line = Type the number of a choice, or help.
terminal-no-such-number =
    There is no choice { $number }; type a number { $count ->
        [1] 1, the only one,
       *[other] from 1 to { $count }
    } or help.
terminal-not-understood = "{ $text }" is neither a choice nor a command; type a number or help.
terminal-not-understood-near = "{ $text }" is neither a choice nor a command; did you mean "{ $near }"?
terminal-cannot-come = "{ $text }" cannot come here.
terminal-all-offered = Everything you could think of here is offered.
terminal-is-offered = Choice { $choice } is offered: you may take it.
terminal-undone = Taken back.
terminal-undo-horizon = A die, a card or somebody else's answer has been seen since, so this can no longer be undone; takeback does it with the table's consent.
terminal-undo-nothing = You have no answer of your own to take back here.
terminal-no-rule = No rule speaks of "{ $text }"; try another word, such as "chrono" or "key".
terminal-saved = The match is saved in { $path }
terminal-exists = { $path } exists already; save under another name, nothing is overwritten.
terminal-cannot-save = The match cannot be saved in { $path }: { $cause }
terminal-left = The match is saved in { $path }; "{ $command }" goes on with it.
terminal-won = You have won!
terminal-winners =
    { $count ->
        [one] The winner is: { $names }
       *[other] The winners are: { $names }
    }
terminal-nobody = Nobody has won.
terminal-welcome = Type a number to answer, ? 1 to have a choice explained, help for the rest.
terminal-resumed = The match goes on after { $count } answers.
terminal-table = At the table: { $names }
terminal-choose-seats = How many play? (Enter: { $default })
terminal-seat-count = { $count } players
terminal-choose-bot = Who plays the other seats? (Enter: { $default })
terminal-choose-mode = Which mode? (Enter: { $default })
terminal-choose-goal = Which goal? (Enter: { $default })
terminal-goal-preset = { $name ->
        [gentle] gentle
        [steady] steady
        [daring] daring
       *[printed] as printed
    }: { $goal }

replay-answer = { $number }. { $who }: { $answer }
replay-seat-heroes = heroes
replay-seat-fortress = fortress
replay-seat-first = Player 1
replay-seat-second = Player 2
replay-seat-third = Player 3
replay-seat-fourth = Player 4
replay-seat-blue = Blue
replay-seat-pink = Pink
replay-seat-green = Green
replay-seat-red = Red
replay-seat-yellow = Yellow
replay-seat-white = White
replay-seat-violet = Violet
replay-chance = chance
replay-undo = { $number }. { $who } takes back { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }
replay-table = the table
replay-hidden = (hidden)
replay-unfinished = The match is not over: { $seat } is asked.

verify-lines =
    { $count ->
        [one] 1 line, legal by rules version { $rules }.
       *[other] { $count } lines, all legal by rules version { $rules }.
    }
verify-dealt =
    { $count ->
        [one] The 1 answer of chance is the one its seed deals.
       *[other] The { $count } answers of chance are the ones its seed deals.
    }
verify-commitment = The seed is the one promised before the first draw.
verify-no-seed = The record holds no seed: chance was dealt by "{ $dealer }" and cannot be checked.
verify-misdealt = Line { $line } is not what the seed deals: chance was tampered with.
verify-broken-commitment = The seed is not the one promised before the first draw.
verify-branched = From line { $line } on, chance was dealt from another seed, which nobody promised.
verify-promise =
    From line { $line } on, the seed is made of the secret promised beforehand and { $words ->
        [0] of no words: no seat gave one.
        [one] of the word of 1 seat.
       *[other] of the words of { $words } seats.
    } The promise was { $commitment }.
verify-broken-secret = The secret shown for line { $line } is not the one promised beforehand.
verify-broken-seed = The seed from line { $line } on is not made of its secret and the words of the seats.
verify-unrevealed = The secret promised for line { $line } is not revealed yet: chance cannot be checked from there on.
verify-unpromised = The seed was not promised before the first draw: it may have been chosen for what it deals.
verify-by-hand = Up to line { $until }, chance was dealt without a seed and cannot be checked.
verify-broken-seal = The word of seat { $seat } is not the one it had sealed before any word was shown (line { $line }).
verify-alone = Whoever dealt chose that seed alone, and could have tried many before promising one.
verify-no-words = Nobody but the server had a part in the seed from line { $line } on: it could try many secrets before promising one.
verify-open-words =
    { $count ->
        [one] 1 word was given openly,
       *[other] { $count } words were given openly,
    } without a seal: a server in league with whoever gave the last one could have chosen it to match.
verify-withdrawn =
    { $count ->
        [one] 1 promise had been withdrawn for this one
       *[other] { $count } promises had been withdrawn for this one
    } after words were shown: whoever saw them could choose which one to keep.
verify-other-promise = The promise that you saw is not the one in this record.
verify-other-word = The word that you gave is not in this record.
verify-honest = Honest, if this promise is the one that you saw before the first draw (--promise compares it).
verify-proven = Honest.
verify-in-part = Honest up to line { $line } only.
verify-dishonest = Not honest.
verify-unproven = Not proven.

terminal-board-sound = { $path } is a board that can be played on.
terminal-board-drawn = The picture is in { $path }.
rules-none = No rule of { $game } speaks of "{ $text }".
rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }

simulate-progress = Matches
simulate-summary = { $games } matches, { $answers } answers in { $seconds } s: { $speed } answers a second, { $build }
simulate-compiled = compiled core
simulate-pure = pure Python core
simulate-ending = { $count } × { $ending }
simulate-wins = Wins by seat: { $wins }
tournament-rate = { $bot }: wins { $rate } % of { $matches } matches ({ $low } to { $high })
tournament-elo = { $bot }: { $elo } ({ $low } to { $high })
tournament-pair = { $bot } against { $against }: { $rate } % of { $matches } matches ({ $low } to { $high })
tournament-one = { $bot } alone among { $among }: wins { $rate } % of { $matches } matches ({ $low } to { $high }), { $ratio } times the fair share of { $fair } % ({ $ratio_low } to { $ratio_high })
