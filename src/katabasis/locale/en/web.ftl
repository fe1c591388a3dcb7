# What the page says, whatever the game.

web-loading = One moment…
web-close = Close
web-menu = Menu
web-home = Home
web-about = About
web-settings = Settings
web-other-language = Français
web-again = Try again
web-sorry = Not possible
web-offline = The server does not answer. Nothing is lost: try again in a moment.
web-reconnecting = Connection lost, coming back…

## Home

web-hero = Three games of the deep, one table
web-play-now = Play now
web-with-friends = With friends, or otherwise
web-my-tables = My matches
web-open-tables = Open tables
web-no-matches = The matches you play are kept here, to go on with or to look back at.
web-no-tables = Nobody is waiting for players just now. Open a table: its link does the rest.
web-status-gathering = waiting for players
web-status-playing = being played
web-status-over = over
web-status-archived = on record
web-unofficial = An unofficial fan edition.
web-learn = Learn by playing
web-play = Play
web-have-code = Have a code or a link?
web-join = Join
web-bad-code = That is not a table’s code: one has 16 letters and digits.
web-players-between = { $from } to { $to } players
web-box-ahuris = 1 to 4 players
    .minutes = 30 to 60 minutes
    .mood = as a team, or as rivals
    .weight = easy rules
web-box-abyss = 2 to 4 players
    .minutes = 45 minutes
    .mood = everyone for themselves
    .weight = medium rules
web-box-cerbere = 3 to 7 players
    .minutes = 45 minutes
    .mood = together, until somebody betrays
    .weight = easy rules
web-you-are = You play as
web-change = Change

## A new table

web-new-table = A new table
web-open-table = Open the table
web-nickname = Your nickname
web-players = { $count } players
web-goal =
    { $name ->
        [gentle] Gentle
        [steady] Steady
        [daring] Daring
       *[printed] Printed
    } ({ $number } points)
web-your-side = Your side
web-side-heroes = The heroes
web-side-fortress = The fortress
web-others = The other seats
web-others-friends = For friends, by a link
web-others-bots = For bots
web-levels = Level of the bots
web-dealer = Dice and cards
web-dealer-server = The server deals
web-dealer-people = Real dice, real cards
web-companion = real dice and cards
web-listed = Show the table among the open tables
web-mind = After two minutes of absence, a bot ({ $level }) minds the seat
web-how-many = How many of you?
web-as-usual = Everything else:
web-coach-may = The coach may be asked

## Before the match

web-invite = Invite your friends
web-invite-help = Whoever opens this link, or scans this code, can sit down.
web-qr = A code to scan: it holds the link
web-link = Link
web-copy = Copy
web-copied = Copied!
web-share = Share
web-seats = Seats
web-seat-open = Free seat
web-seat-bot = Bot: { $level }
web-seat-level = Level of { $seat }
web-seat-free = Free it
web-sit = Sit here
web-sit-too = Sit here too
web-bot = Bot
web-you = you
web-thinking = not ready yet
web-ready-state = ready
web-promise = Chance is promised beforehand: this is the fingerprint of the server’s secret. At the end everybody can check that nothing was chosen.
web-word = Your word
web-word-help = It is sealed before anybody’s word is shown, and mixed into chance, so that nobody chooses it alone. This browser thought it up; to yours it adds letters that nobody guesses.
web-showing-state = shows its word
web-showing-words = All are ready. The words are being shown: { $names }…
web-gather-again = Wait no longer
web-gather-again-help = Whoever does not answer is not ready any more. If words were shown already, chance is promised anew, and everybody is told.
web-withdrawn =
    { $count ->
        [one] Chance was promised anew here, after words had been shown.
       *[other] Chance was promised anew here { $count } times, after words had been shown.
    } Somebody may have picked what suited them: the match will not count as proven. A new table has no such mark.
web-ready = I am ready
web-code = Code:
web-only-here = Only this machine can open that link: the server listens to nobody else. To let friends in, start it like this:
web-then-here = They then come in here:
web-kept = seat kept
web-fair = Chance is fair, and can be checked
web-waiting-for = Waiting for { $names }. Keep this page open: the match begins by itself.
web-close-table = Close the table
web-close-table-help = Nobody can play on here, and everybody is told. What was played can still be looked at.
web-close-table-yes = Close it
web-close-table-no = Leave it open
web-closed = The table is closed
web-closed-help = Its host has closed it. What was played can be looked at, and played on from.
web-closed-early = Its host closed it before the match began.

## At the table

web-your-turn = Your turn!
web-choices = Your choices
web-deal-hint = What do the real dice or cards show?
web-not-now = Not now ({ $count })
web-why-not = Why not?
web-possible-now = It is possible now.
web-list = List of answers
web-do-it = Do it
web-on-table = Choose what glows on the table.
web-see-rule = Rule { $rule }
web-happening = Let’s see what happens… (click to go on)
web-skip = To my next decision
web-waiting-seconds = · { $seconds } s
web-waiting-minutes = · { $minutes } min
web-hurried = · bots in a hurry
web-hurried-help = Many tables are playing: bots think more briefly.
web-watching = You are watching
web-absent = absent
web-minded = minded by a bot ({ $level })
web-seat-menu = What to do with this seat?
web-away = Let a bot play for me
web-take-back = Take my seat back
web-hand-over = Hand my seat over
web-hand-over-help = Whoever opens this link plays in your place: a friend, or you on your phone. It works once, and you can take the seat back at any time.
web-undo = Undo
web-undo-free-help = Nobody has learnt anything since: it changes nothing.
web-undo-ask = Ask to take back
web-undo-ask-help = A die or a card was seen: the whole table must agree.
web-undo-alone = Take back
web-undo-alone-help = A die or a card was seen: the record keeps a trace of it, and chance does not rewind.
web-undo-consent = Consent to take back
web-undo-agree = Agreed
web-undo-refuse = No
web-drawer = Log, talk and rules
web-log = Log
web-log-empty = Nothing has happened yet: the first line is yours.
web-talk = Talk
web-talk-say = Say something
web-talk-new =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-talk-empty = Nobody has said anything yet. Somebody has to begin…
web-state = Promise, claim or ask
web-state-promise = Promises
web-state-claim = Claims
web-state-request = Requests
web-state-what = What
web-state-say = Say it to the table
web-state-free = It binds nobody; the end of the match tells what came of it.
web-ledger = What was promised and claimed
web-ledger-only = Promises and claims only
web-ledger-none = Nothing was promised or claimed.
web-send = Send
web-rules = Rules
web-rules-search = Search the rules
web-rules-none = No rule contains all these words.
web-mind-for = Let a bot play for { $name }
web-undo-wish = { $who } would like to take back: “{ $answer }”.
web-undo-also = With it goes: { $answers }.
web-undo-with = { $text } ({ $who })
web-undo-dice =
    { $count ->
        [one] a die or card that fell
       *[other] { $count } dice and cards that fell
    }
web-undo-hidden = something hidden
web-undo-waits = The others are asked.

## The end

web-result = Result
web-won = Victory!
web-lost = Lost…
web-over = The match is over
web-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
web-wins = Wins
web-nobody-won = Nobody won.
web-play-again = Play again
web-download = Download
web-turning = What decided it:
web-again-too = Play again: the others are coming
web-scores = Score sheet
web-scores-who = Who
web-scores-total = Total
web-abyss-column-locations = Locations
web-abyss-column-lords = Lords
web-abyss-column-allies = Allies
web-abyss-column-tokens = Monsters
web-abyss-pearls-tie = Pearls, which break a tie
web-ahuris-pocket-cards = Treasures
web-ahuris-collections = Collections of
web-ahuris-got-out = got out
web-ahuris-inside = still inside
web-ahuris-out-with = Out in turn { $turn }.
web-ahuris-how-close =
    { $points ->
        [0] The goal was reached
        [one] { $points } point was missing
       *[other] { $points } points were missing
    }, { $keys ->
        [0] and no key was in the pocket.
        [one] with a key in the pocket.
       *[other] with { $keys } keys in the pocket.
    }
web-ahuris-against = The fortress: { $name }.
web-cerbere-fate = What became of them
web-cerbere-caught-on = caught on space { $space }

## Looking back

web-replay = Replay
web-eyes = Seen by
web-eyes-table = the whole table
web-eyes-open = everything shown
web-first = To the beginning
web-previous = Previous line
web-next = Next line
web-playback = Play
web-pause = Pause
web-slider = Line { $at } of { $length }
web-link-position = Link to this position
web-branch = Play on from here
web-back-to-table = Back to the table
web-lines = Every line
web-taken-back =
    { $count ->
        [one] { $count } answer taken back
       *[other] { $count } answers taken back
    }
web-verify = Verify chance
web-verify-proven =
    Honest: the secret was promised before the first draw, as this browser remembers, { $words ->
        [one] your word is mixed in,
       *[other] { $words } players’ words are mixed in, yours among them,
    } and all { $count } dice and cards are exactly what it gives.
web-verify-honest =
    Honest, if the promise was made before the first draw, which this browser did not see: { $words ->
        [one] one player’s word is mixed in,
       *[other] { $words } players’ words are mixed in,
    } and all { $count } dice and cards are exactly what the secret gives.
web-verify-no-words = Not proven: nobody but the server had a part in chance from line { $line } on. It could try many secrets before promising one.
web-verify-withdrawn =
    Not proven: { $count ->
        [one] a promise was withdrawn
       *[other] { $count } promises were withdrawn
    } after words had been shown (line { $line }). Whoever saw them could choose which one to keep.
web-verify-other-promise = Not honest: this is not the promise that this browser saw before the first draw.
web-verify-other-word = Not honest: the word that this browser gave is not mixed in.
web-verify-other-seal = Not honest: somebody’s word is not the one that was sealed when this browser showed its own.
web-verify-broken-seal = Not honest: the word of seat { $number } is not the one it had sealed (line { $line }).
web-verify-in-part = Honest from line { $line } on: { $count } dice and cards checked. Before that nothing had been promised.
web-verify-by-hand = Real dice and real cards: there was nothing to promise, and so there is nothing to check.
web-verify-unrevealed = The secret promised for line { $line } has not been shown yet: nothing is proven.
web-verify-broken-secret = Not honest: the secret shown for line { $line } is not the promised one.
web-verify-broken-seed = Not honest: the seed of line { $line } is not made of the secret and the players’ words.
web-verify-misdealt = Not honest: line { $line } is not what the seed gives.

## Settings

web-setting-language = Language
web-setting-theme = Theme
web-theme-dark = Dark
web-theme-light = Light
web-setting-motion = Motion
web-motion-auto = Like the system
web-motion-full = Yes
web-motion-none = No
web-setting-size = Text size
web-size-normal = Normal
web-size-large = Large
web-size-huge = Very large
web-setting-list = Also show all answers as a list of sentences
web-speed = Pace of what is shown
web-speed-1 = Unhurried
web-speed-1-sign = 1×
web-speed-2 = Twice as fast
web-speed-2-sign = 2×
web-speed-4 = Four times as fast
web-speed-4-sign = 4×
web-speed-0 = All at once
web-speed-0-sign = ⇥
web-setting-sound = Sounds
web-setting-cues = How loud: dice, cards, your turn
web-setting-bed = How loud: the murmur of the place
web-sound-ask = Play with sounds? Soft ones, and a murmur from below.
web-sound-yes = With sound
web-sound-no = In silence
web-setting-letters = Letters on the players’ colours
web-setting-notify = Tell me when it is my turn
web-setting-help-again = Show the help of the first turn again

## First turn

web-help = First steps
web-help-next = Next
web-help-skip = I know how to play
web-help-done = Off we go!
web-guide-place = First steps · { $number } of { $count }
web-guide-again = Guided first turn
web-guide-question = This line always says what is asked, and of whom. The book beside it opens the rule.
web-guide-choice = What glows can be done. Point at it to read what it does; click it to answer. With a finger: touch once to look, again to do it. The question mark tells why something else cannot be done.
web-guide-drawer = All that has happened is written here. Beside it you talk with the others and search the rules.
web-guide-undo = This takes back your last answer: at once while nothing has been seen since, otherwise if everybody agrees.
web-guide-ahuris-goal = Three loveable fools are locked up in a fortress. You win at the end of a turn if the pocket is worth at least the goal and holds at least one key.
web-guide-ahuris-race = Three loveable fools are locked up in a fortress. Leave by discarding one key of your own pocket: among the heroes who got out, the one with the most points wins.
web-guide-ahuris-fortress = You play the fortress and its dice. The heroes win by getting out; every defeat of the heroes is your victory.
web-guide-ahuris-clock = At each Chrono the top card of the Treasure deck is discarded: this is the hourglass. If it is empty then, time is up.
web-guide-ahuris-hero = A hero. ♥ Life: blows they can take. ♠ Force: how well they hit. ♦ Rapidity: the quickest explores first. ♣ Luck: their special trick. Each explores once a turn.
web-guide-ahuris-order = Several heroes are equally quick: you decide which of them goes next. Click one of those who glow.
web-guide-ahuris-choice = At level 1 you choose. Combat: an Enemy comes; win and gain a level. Rest: heal a wound, cure a friend, or fetch a lost key. Click what you want.
web-guide-ahuris-dangers = Each time Danger cards are drawn you draw one too many: keep the right number and put the spare one back on top of the deck. Choose.
web-guide-ahuris-stage = From level 2 on the die decides: Rest, Combat, Trap or Panic. Traps bring Treasures, and more of them at higher levels. Space shows the next thing, Escape skips.
web-guide-ahuris-pocket = Treasures come into the pocket. Four with the same number are a collection: each counts double. An ace is worth 1 point and is a key.
web-guide-ahuris-roll = To succeed, the die must show the number or less: with Force 2, a 1 or a 2 hits. The number that is needed stands beside each die.
web-guide-ahuris-fight = In a fight both throw by turns: Luck first, for their tricks, then Force again and again. Each hit costs the other 1 Life; at 0 a hero sees stars until next turn.

## 3 ahuris

web-ahuris-heroes = The heroes
web-ahuris-points =
    { $count ->
        [one] point
       *[other] points
    }
web-ahuris-left = Treasures in the hourglass
web-ahuris-stage = What happens
web-ahuris-dangers = Danger cards: { $cards }
web-ahuris-deck-enemies = Enemies
web-ahuris-deck-dangers = Dangers
web-ahuris-deck-levels = Levels
web-ahuris-deck-discard = Discard
web-ahuris-needed = Needed:
web-ahuris-fate-good = success
web-ahuris-fate-bad = failure
web-ahuris-fate-rest = Rest
web-ahuris-fate-combat = Combat
web-ahuris-fate-trap = Trap
web-ahuris-fate-panic = Panic
web-ahuris-way-combat = Combat
web-ahuris-way-fight = Fight an enemy
web-ahuris-way-leave = Leave
web-ahuris-way-stay = Stay
web-ahuris-on-top = lies on top of the Dangers
web-ahuris-tag-choose = Play
web-ahuris-tag-explore = Explore
web-ahuris-tag-heal = +1
web-ahuris-tag-paralysis = Cure
web-ahuris-tag-luck = Cure
web-ahuris-tag-attack = Attack
web-ahuris-tag-victim = −1
web-ahuris-tag-lot = First
web-ahuris-discard =
    { $count ->
        [one] { $count } discarded
       *[other] { $count } discarded
    }
web-ahuris-empty-pocket = Nothing but crumbs, so far.
web-ahuris-road = Goal: { $points } points of { $goal }
web-ahuris-stack =
    { $value ->
        [1] { $count } Keys
       *[other] Treasure { $value }, { $count } of 4
    }

web-stamp-good = Made it!
web-stamp-bad = Missed!
web-shout-turn = Turn { $turn }
web-shout-rest = Rest…
web-shout-combat = Fight!
web-shout-trap = Trap!
web-shout-panic = Panic!
web-shout-key = The Key!
web-shout-treason = Treason!
web-shout-bribe = Bribery speech!
web-shout-scream = Queen’s Scream!
web-shout-song = Bawdy Song!
web-shout-search = Body search!
web-shout-pilfer = Pilfered!
web-shout-drink = Moonshine!
web-shout-hit = Pow!
web-shout-victory = Victory!
web-shout-defeat = Ouch!
web-shout-level = Level up!
web-shout-free = Free!

## Abyss

web-abyss-depths = The depths
web-abyss-slot-empty = Slot { $slot }, empty
web-abyss-pearls =
    { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }
web-abyss-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-abyss-lord-label = { $lord }, { $guild }, influence { $points }, { $keys ->
        [0] no key
        [one] { $keys } key
       *[other] { $keys } keys
    }, costs { $cost } with { $races } { $races ->
        [one] race
       *[other] races
    } ({ $race }). { $power }
web-abyss-payable = affordable
web-abyss-place-label = { $place }. { $scores }
web-abyss-influence = influence { $count }
web-abyss-cost =
    Costs { $cost }, with exactly { $races ->
        [one] { $races } race
       *[other] { $races } races
    }{ $race ->
        [none] .
       *[other] , one of them { $race }.
    }
web-abyss-printed = { $cost } printed
web-abyss-you-have = You have
web-abyss-can-pay = You can pay for this lord.
web-abyss-cannot-pay = You cannot pay for this lord now.
web-abyss-ways = Ways to pay
web-abyss-more-ways = { $count ->
    [one] and one more way
   *[other] and { $count } more ways
}
web-abyss-would-score =
    Would score { $count ->
        [one] { $count } point
       *[other] { $count } points
    } with what you have now.
web-abyss-or = or
web-abyss-reward =
    { $keys ->
        [0] {""}
        [one] { $keys } key{" "}
       *[other] { $keys } keys{" "}
    }{ $pearls ->
        [0] {""}
        [one] { $pearls } pearl{" "}
       *[other] { $pearls } pearls{" "}
    }{ $tokens ->
        [0] {""}
        [one] { $tokens } monster token
       *[other] { $tokens } monster tokens
    }
web-abyss-threat-label = Threat, space { $space } of 6. A fight gives: { $text }
web-abyss-mine = Your side
web-abyss-no-hand = No ally in hand.
web-abyss-sum = total { $sum }
web-abyss-part-locations = A: locations
web-abyss-part-lords = B: lords
web-abyss-part-allies = C: affiliated allies, the strongest of each race
web-abyss-part-tokens = D: monster tokens
web-abyss-score-label = Points: locations { $locations }, lords { $lords }, allies { $allies }, monsters { $tokens }. Total known: { $total }
web-abyss-drawn = Drawn and available locations
web-abyss-places-left = Locations in the deck: { $count }
web-abyss-pane-asked = The table
web-abyss-pane-rest = The others and the rest
web-abyss-pay-help = Lay allies down from your hand, then point at the laid one that stays with you: it is paid.
web-abyss-orders = Standing orders
web-abyss-orders-help = Answer in advance the allies that others reveal: choose what to do, then touch the cards it is for.
web-abyss-orders-brush = What to do
web-abyss-way-ask = Ask me
web-abyss-way-refuse = Refuse
web-abyss-way-buy1 = Buy for 1
web-abyss-way-buy2 = Up to 2
web-abyss-way-buy3 = Up to 3
web-abyss-orders-column = All allies of value { $value }
web-abyss-orders-row = All allies of this race: { $race }
web-abyss-pass = Refuse all this turn
web-abyss-passing = All is refused this turn
web-abyss-forget = Forget all
web-abyss-orders-secret = Only you see these orders. They answer for you when you are away, too.
web-abyss-orders-stand = orders are given
web-guide-abyss-goal = The throne is empty: gather influence. This is yours: A locations, B lords, C allies at rest, D monsters. It ends after a seventh lord of somebody.
web-guide-abyss-explore = Explore: reveal cards one at a time. Each ally is first offered to the opponents for pearls; if nobody buys it, take it for free or go on down.
web-guide-abyss-council = Allies nobody took wait here, face down. The council action: choose one stack and add all its cards to your hand.
web-guide-abyss-court = Recruit: choose a lord of the court and pay with allies of your hand, with exactly as many races as asked for. Pearls make up for missing value.
web-guide-abyss-choice = Your turn is exactly one action: explore, ask for the council’s support, or recruit. Click what glows: the deck, a shell, or a lord.
web-guide-abyss-places = Whoever has three keys must take control of a location at once. Its key lords are slid under it: their powers go out.
web-guide-abyss-orders = While others explore you are asked whether you buy. Standing orders answer for you, ally by ally.
web-guide-abyss-buy = Somebody explores and must offer this ally first: you may buy it for the pearls shown. Click the ally to buy, or refuse below.
web-guide-abyss-lord = A lord: its influence above, a key if it has one, and below what it costs: so much ally value, the coloured race for certain, a pearl-grey bubble for each other race.
web-guide-abyss-threat = Monsters: if a monster comes while exploring you may fight it for what stands here, or let it be: then the threat grows, and the reward with it.
web-guide-abyss-hand = Your allies: a race and a value from 1 to 5. Beside them your pearls, keys and monster tokens.
web-guide-cerbere-goal = Flee together along the road to the Barques. The Adventurers aboard win when every seat of the Barque is taken at the end of a turn; nobody tells you how many there are.
web-guide-cerbere-barques = Nobody knows how many seats a Barque has until somebody looks. What you saw stands here for you alone; what you say about it is up to you.
web-guide-cerbere-cards = On your turn you must play one of your Action cards and use one of its two powers. Cards that were played stay down until one of them lets you take all back.
web-guide-cerbere-cost = Red is the cost, paid in full first; then come the effects, for you or for others.
web-guide-cerbere-rage = The die moves along the braziers. The closer it is to the heads of Cerberus, the angrier he is; its number is how far he runs.
web-guide-cerbere-hunt = If the die is on the last cell at the end of a turn, the Hunt begins. Whoever Cerberus reaches is captured, and may go on playing on his side.
web-guide-cerbere-choice = Now you: click one of the powers that glow. If it asks whom it is for, click that pawn.
web-guide-cerbere-others = The others: how far they are, how many cards they hold, what they have played. A paw marks whom a Hunt would catch.
web-guide-cerbere-signs = Flame: the die nears the Hunt. Foot: spaces forward. Cards: draw. Dice: Cerberus gets faster. Boat: look at a Barque. Green is for you, blue for others. Point at it to read it.

## Cerbère

web-cerbere-road =
    The road: { $count } spaces to the Barque. The arrow keys go from space to space.
web-cerbere-no-road = The road is being laid…
web-cerbere-hunt-takes = A Hunt takes
web-cerbere-hunt-takes-nobody = A Hunt takes nobody
web-cerbere-others = The others, and more
web-cerbere-to-road = Back to the road
web-cerbere-whole = See the whole road
web-cerbere-rage = The rage track
web-cerbere-captives = Taken by Cerberus: { $names }
web-cerbere-in-danger = A Hunt now would catch them
web-cerbere-camp-cerberus = with Cerberus
web-cerbere-camp-eliminated = eliminated
web-cerbere-fate-aboard = aboard the Barque
web-cerbere-fate-left = still on the path
web-cerbere-fate-cerberus = served Cerberus
web-cerbere-fate-eliminated = captured without mercy
web-cerbere-bot = { $name } ({ $level })
web-cerbere-mine = Your side
web-cerbere-eliminated = You were captured without mercy: the match goes on without you.
web-cerbere-face-adventurer = Your Action cards, Adventurer face
web-cerbere-face-cerberus = Your Action cards, Cerberus face
web-cerbere-turn-over = See the other face
web-cerbere-turn-back = Hide the other face
web-cerbere-laid = played
web-cerbere-hand-survival =
    { $count ->
        [0] No Survival card
        [one] { $count } Survival card
       *[other] { $count } Survival cards
    }
web-cerbere-hand-betrayal =
    { $count ->
        [0] No Betrayal card
        [one] { $count } Betrayal card
       *[other] { $count } Betrayal cards
    }
web-cerbere-no-hand = No Survival card yet: Supplies, Regroup and some spaces give some.
web-cerbere-no-hand-betrayal = No Betrayal card: Fury, Stalk and Recall give some.
web-cerbere-payment = A payment by several
web-cerbere-payment-of = { $power }: { $laid } of { $price }
web-cerbere-face-down = A card of { $name }, face down
web-cerbere-missing = A card is missing
web-cerbere-barque-unknown = Barque { $slot }: unknown
web-cerbere-barque-known =
    Barque { $slot }: { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, you have seen it
web-cerbere-barque-looked = Looked at by { $names }
web-cerbere-changes = { $name } changes sides
web-cerbere-changes-help = Captured, not lost: from now on they serve Cerberus, and win if nobody escapes.
web-cerbere-you-change = You change sides
web-cerbere-you-change-help = Your cards turn over: you serve Cerberus now, and you win if nobody escapes.
web-cerbere-plain = An ordinary space of the path.
web-cerbere-spent = There is nothing left here.
web-cerbere-fallen = The bridge has collapsed.
web-cerbere-open = Open now.
web-cerbere-closed = Closed now.
web-cerbere-mark = A mark of Cerberus: after a capture he goes back to the last one he passed.
web-cerbere-reveal = The first to pass here turns the active Barque over; the others go away.
web-cerbere-kind-den = The den of Cerberus
    .help = He sets out from here. In the second edition, or with the den token, nobody can retreat into it.
web-cerbere-kind-start = The Gates of hell
    .help = All Adventurers set out from here.
web-cerbere-kind-platform = A platform
    .help = It holds one Adventurer only; others stop just before it.
web-cerbere-kind-stele = The stele
    .help = While an Adventurer stands here, the infernal portal is open to the others.
web-cerbere-kind-lever = The lever
    .help = While an Adventurer stands here, the gate is open to the others; once Cerberus gets here, for good.
web-cerbere-kind-toboggan = The toboggan
    .help = Whoever stops here falls into the first space of the oubliettes.
web-cerbere-kind-crossroads = The crossroads
    .help = When Cerberus reaches it, everybody in the branch is captured.
web-cerbere-kind-promontory = The promontory
    .help = From up there one sees the Barques.
web-cerbere-link-rope-bridge = The rope bridge
    .help = Its two ends are neighbours, once: it collapses after one crossing.
web-cerbere-link-infernal-portal = The infernal portal
    .help = Its two spaces are neighbours while another Adventurer stands on the stele. Cerberus cannot use it.
web-cerbere-link-gondola = The gondola
    .help = If both its spaces are taken, one step exchanges the two pawns.
web-cerbere-link-funicular = The funicular
    .help = Whoever begins a move at its foot goes up in one step.
web-cerbere-link-gate = The gate of hell
    .help = It can be passed only while another Adventurer holds the lever.
web-cerbere-branch-cave = The cave of wonders
    .help = In it one goes deeper or out, as one likes. When Cerberus reaches the crossroads, whoever is still in it is captured.
web-cerbere-branch-oubliettes = The oubliettes
    .help = An advance that begins here loses a step. When Cerberus reaches the crossroads, whoever is still in there is captured.
web-cerbere-branch-siren = The siren’s pool
    .help = A detour by the water. When Cerberus reaches the crossroads, whoever is still in it is captured.
web-cerbere-symbol-draw-survival-1 = Whoever stops here draws a Survival card.
web-cerbere-symbol-draw-survival-3 = Whoever stops here draws three Survival cards.
web-cerbere-symbol-rage-forward-1 = Whoever stops here moves the die a cell towards the Hunt.
web-cerbere-symbol-rage-back-1 = Whoever stops here moves the die a cell back.
web-cerbere-symbol-speed-up-1 = Whoever stops here makes Cerberus faster by 1.
web-cerbere-symbol-speed-down-1 = Whoever stops here makes Cerberus slower by 1.
web-cerbere-symbol-barque = Whoever stops here may look at a Barque or swap two.
web-cerbere-symbol-slide = Whoever stops here slides one space on.
web-cerbere-symbol-harpy = A nest: whoever stops here wakes the Harpy.
web-cerbere-symbol-treasure = The first to arrive here takes the Treasure.
web-cerbere-symbol-siren = Whoever ends a move here may lure another Adventurer to it.
web-cerbere-symbol-hunt = Whoever stops here lets Cerberus loose at the end of the turn.
web-cerbere-zone-green = Green zone: whoever is captured here gets two Betrayal cards.
web-cerbere-zone-orange = Orange zone: whoever is captured here gets one Betrayal card.
web-cerbere-zone-no-mercy = No mercy: whoever is captured here is eliminated.

web-help-cerbere-1 = Flee to the Barque before Cerberus catches you. It leaves only when it is full, and nobody knows how many seats it has.
web-help-cerbere-2 = On your turn, play one of the two powers of an Action card, and a Survival card if you like. The Action card stays down until you regroup.
web-help-cerbere-3 = Almost everything brings the die nearer to the last brazier: then Cerberus hunts, as many spaces as the die shows. The red trail shows how far.
web-help-cerbere-4 = Captured early, you change sides and win with Cerberus. Point at a card or a space to see where it leads; what glows can be done.

## Cerbère: options and boards

web-option-board = Board
web-board-printed = Printed boards (reconstructed)
web-board-file = Your board file
web-board-chosen = Your board: { $name }
web-board-editor = Draw a board

## The board editor

web-editor-title = Draw a board for Cerberus
web-editor-help = Touch the ground to lengthen the path, drag a space to move it, touch it to set it. On a keyboard, the arrows move the space that is chosen.
web-editor-own = My road
web-editor-new = New
web-editor-boards = The boards of the road
web-editor-from = Begin with
web-editor-upload = Open a file
web-editor-download = Download (TOML)
web-editor-play = Play on it
web-editor-sound = It can be played on.
web-editor-faults =
    { $count ->
        [one] { $count } fault is left:
       *[other] { $count } faults are left:
    }
web-editor-board = Board
web-editor-name = Name
web-editor-skulls = Skulls
web-editor-reveal = The Barque is revealed before
web-editor-space = Space { $id }
web-editor-none = Touch a space to set it.
web-editor-kind = Place
web-editor-symbol = Symbol
web-editor-zone = Zone
web-editor-mark = Mark of Cerberus
web-editor-x = Across
web-editor-y = Down
web-editor-insert = Add a space after it
web-editor-remove = Remove the space
web-editor-links = Passages
web-editor-link-add = Add from here
web-editor-link-remove = Remove this passage
web-editor-near = From
web-editor-far = To
web-editor-opener = Held open from
web-editor-ground = The board: { $count } spaces. Touch the ground to add one.
web-editor-slot = Barque { $slot }
web-editor-nothing = nothing
web-editor-zone-plain = plain
web-editor-zone-green = green
web-editor-zone-orange = orange
web-editor-zone-no_mercy = no mercy

## About

web-about-what = Katabasis plays three board games of the deep faithfully: in the browser with friends and bots, in the terminal, and from Python for study.
web-about-fan = A fan edition
web-unofficial-long = People who love these games made this, to play them with friends who are far away and to study them. It is unofficial: no tie to the authors or publishers, nothing to buy, no advertising. The names of the games belong to their owners.
web-about-ours = No page and no picture of the printed games was taken: the rules are told again in our own words, and every drawing is ours, made in code. A printed box holds more than this page can: if you like a game, buy it.
web-about-games = The games, and whom we thank for them
web-about-by-ahuris = From a rules sheet that names no author. Whoever you are: thank you!
web-about-by-abyss = By Bruno Cathala and Charles Chevallier; the printed game is illustrated by Xavier Collette.
web-about-by-cerbere = By Pierre Buty; the printed game is illustrated by Pierre Ples and Jules Dubost, and published by La Boîte de Jeu and Origames.
web-credits = Thanks to
web-credit-drawings = Drawings: made for Katabasis, in SVG; sounds: computed on the spot, without a single recording.
web-credit-icons = Pictograms: Lorc, Delapouite and the other authors of
web-credit-fonts = Typefaces:
web-credit-built = Built with

# The coach.
web-setting-warned = Warn me before an answer that would cost me dearly (against bots only)
web-coach-allowed = The coach may be asked for hints; all at the table see who asks
web-hints-asked =
    { $count ->
        [one] asked for one hint
       *[other] asked for { $count } hints
    }
web-luck-unit = In hundredths of a win; ± is one standard error.
web-luck-thinking = The coach looks through the match…
web-chance = chance
web-seat-unnamed = Player { $number }
web-friend-name = { $trait } { $noun }
web-friend-nouns = Owl, Fox, Otter, Heron, Badger, Lynx, Dolphin, Hedgehog, Raven, Turtle, Cricket, Beaver
web-friend-traits = Merry, Clever, Gentle, Brave, Calm, Curious, Nimble, Dreamy, Quiet, Sunny, Loyal, Wily
