# Cerberus, in English.
#
# Vocabulary: docs/games/cerbere/glossary.md.  Values: events.py, narrate.py and reasons.py of the game.
# A noun given as $seat also gives $seat-of, $seat-to, $seat-cap and $seat-name; other nouns $…-cap and $…-name.

cerbere-title = Cerberus
cerbere-tagline = Flee the underworld together, until there are too few seats for everyone.
# What bots are called: a dozen from this game’s world, in the same order in every language.
cerbere-bots = Orpheus, Eurydice, Psyche, Sisyphus, Tantalus, Aeneas, Alcestis, Theseus, Ixion, Semele, Pollux, Atalanta


## Nouns: seats

cerbere-seat-blue = Blue
    .of = Blue's
    .to = to Blue
    .cap = Blue
    .name = Blue
    .gender = m
cerbere-seat-pink = Pink
    .of = Pink's
    .to = to Pink
    .cap = Pink
    .name = Pink
    .gender = m
cerbere-seat-green = Green
    .of = Green's
    .to = to Green
    .cap = Green
    .name = Green
    .gender = m
cerbere-seat-red = Red
    .of = Red's
    .to = to Red
    .cap = Red
    .name = Red
    .gender = m
cerbere-seat-yellow = Yellow
    .of = Yellow's
    .to = to Yellow
    .cap = Yellow
    .name = Yellow
    .gender = m
cerbere-seat-white = White
    .of = White's
    .to = to White
    .cap = White
    .name = White
    .gender = m
cerbere-seat-violet = Violet
    .of = Violet's
    .to = to Violet
    .cap = Violet
    .name = Violet
    .gender = m


## Nouns: Survival and Betrayal cards

cerbere-card-sacrifice = Sacrifice
    .cap = Sacrifice
    .name = Sacrifice
cerbere-card-egotism = Egotism
    .cap = Egotism
    .name = Egotism
cerbere-card-favoritism = Favoritism
    .cap = Favoritism
    .name = Favoritism
cerbere-card-cowardice = Cowardice
    .cap = Cowardice
    .name = Cowardice
cerbere-card-opportunism = Opportunism
    .cap = Opportunism
    .name = Opportunism
cerbere-card-arrogance = Arrogance
    .cap = Arrogance
    .name = Arrogance
cerbere-card-fatalism = Fatalism
    .cap = Fatalism
    .name = Fatalism
cerbere-card-tenacity = Tenacity
    .cap = Tenacity
    .name = Tenacity
cerbere-card-conspiracy = Conspiracy
    .cap = Conspiracy
    .name = Conspiracy
cerbere-card-contempt = Contempt
    .cap = Contempt
    .name = Contempt
cerbere-card-scapegoat = Scapegoat
    .cap = Scapegoat
    .name = Scapegoat
cerbere-card-ambush = Ambush
    .cap = Ambush
    .name = Ambush
cerbere-card-treachery = Treachery
    .cap = Treachery
    .name = Treachery
cerbere-card-violence = Violence
    .cap = Violence
    .name = Violence
cerbere-card-sabotage = Sabotage
    .cap = Sabotage
    .name = Sabotage
cerbere-card-grudge = Grudge
    .cap = Grudge
    .name = Grudge
cerbere-card-deceit = Deceit
    .cap = Deceit
    .name = Deceit
cerbere-card-malevolence = Malevolence
    .cap = Malevolence
    .name = Malevolence
cerbere-card-machination = Machination
    .cap = Machination
    .name = Machination


## Nouns: powers, with what they cost and do

cerbere-power-supplies-1 = Supplies 1 (cost: die 1 cell towards the Hunt; effect: draw 2 cards)
    .cap = Supplies 1 (cost: die 1 cell towards the Hunt; effect: draw 2 cards)
    .name = Supplies 1
cerbere-power-supplies-2 = Supplies 2 (cost: die 1 cell towards the Hunt; effect: draw 1 card; two other Adventurers draw 1 card each)
    .cap = Supplies 2 (cost: die 1 cell towards the Hunt; effect: draw 1 card; two other Adventurers draw 1 card each)
    .name = Supplies 2
cerbere-power-surge-1 = Surge 1 (cost: speed +1; effect: advance 2; another Adventurer advances 1)
    .cap = Surge 1 (cost: speed +1; effect: advance 2; another Adventurer advances 1)
    .name = Surge 1
cerbere-power-surge-2 = Surge 2 (cost: discard 1 card; effect: advance 1; another Adventurer advances 2)
    .cap = Surge 2 (cost: discard 1 card; effect: advance 1; another Adventurer advances 2)
    .name = Surge 2
cerbere-power-sprint-1 = Sprint 1 (cost: die 1 cell towards the Hunt; effect: advance 2)
    .cap = Sprint 1 (cost: die 1 cell towards the Hunt; effect: advance 2)
    .name = Sprint 1
cerbere-power-sprint-2 = Sprint 2 (cost: die 1 cell towards the Hunt; effect: another Adventurer advances 3; yet another advances 1)
    .cap = Sprint 2 (cost: die 1 cell towards the Hunt; effect: another Adventurer advances 3; yet another advances 1)
    .name = Sprint 2
cerbere-power-regroup-1 = Regroup 1 (cost: die 1 cell towards the Hunt; effect: draw 1 card; take back your Action cards)
    .cap = Regroup 1 (cost: die 1 cell towards the Hunt; effect: draw 1 card; take back your Action cards)
    .name = Regroup 1
cerbere-power-regroup-2 = Regroup 2 (cost: die 1 cell towards the Hunt; effect: take back your Action cards; look at a Barque or swap two)
    .cap = Regroup 2 (cost: die 1 cell towards the Hunt; effect: take back your Action cards; look at a Barque or swap two)
    .name = Regroup 2
cerbere-power-fury-1 = Fury 1 (speed +1)
    .cap = Fury 1 (speed +1)
    .name = Fury 1
cerbere-power-fury-2 = Fury 2 (cost: speed −1; effect: draw 2 cards; another Cerberus player draws 1 card)
    .cap = Fury 2 (cost: speed −1; effect: draw 2 cards; another Cerberus player draws 1 card)
    .name = Fury 2
cerbere-power-stalk-1 = Stalk 1 (Cerberus advances 1)
    .cap = Stalk 1 (Cerberus advances 1)
    .name = Stalk 1
cerbere-power-stalk-2 = Stalk 2 (draw 1 card)
    .cap = Stalk 2 (draw 1 card)
    .name = Stalk 2
cerbere-power-snare-1 = Snare 1 (cost: an Adventurer advances 1; effect: three Adventurers retreat 1 each)
    .cap = Snare 1 (cost: an Adventurer advances 1; effect: three Adventurers retreat 1 each)
    .name = Snare 1
cerbere-power-snare-2 = Snare 2 (die 1 cell towards the Hunt)
    .cap = Snare 2 (die 1 cell towards the Hunt)
    .name = Snare 2
cerbere-power-recall-1 = Recall 1 (take back your Action cards)
    .cap = Recall 1 (take back your Action cards)
    .name = Recall 1
cerbere-power-recall-2 = Recall 2 (cost: an Adventurer advances 2; effect: draw 1 card; take back your Action cards)
    .cap = Recall 2 (cost: an Adventurer advances 2; effect: draw 1 card; take back your Action cards)
    .name = Recall 2
cerbere-power-sacrifice = Sacrifice (die 1 cell away from the Hunt; another Adventurer retreats 1)
    .cap = Sacrifice (die 1 cell away from the Hunt; another Adventurer retreats 1)
    .name = Sacrifice
cerbere-power-sacrifice-advanced = Sacrifice + (cost: discard 1 card; effect: die 2 cells away from the Hunt; another Adventurer retreats 2)
    .cap = Sacrifice + (cost: discard 1 card; effect: die 2 cells away from the Hunt; another Adventurer retreats 2)
    .name = Sacrifice +
cerbere-power-egotism = Egotism (advance 1)
    .cap = Egotism (advance 1)
    .name = Egotism
cerbere-power-egotism-advanced = Egotism + (cost: discard 1 card; effect: advance 2)
    .cap = Egotism + (cost: discard 1 card; effect: advance 2)
    .name = Egotism +
cerbere-power-favoritism = Favoritism (advance 1; another Adventurer advances 1)
    .cap = Favoritism (advance 1; another Adventurer advances 1)
    .name = Favoritism
cerbere-power-favoritism-advanced = Favoritism + (cost: discard 3 cards; effect: advance 3; another Adventurer advances 2; yet another advances 1)
    .cap = Favoritism + (cost: discard 3 cards; effect: advance 3; another Adventurer advances 2; yet another advances 1)
    .name = Favoritism +
cerbere-power-cowardice = Cowardice (look at a Barque or swap two)
    .cap = Cowardice (look at a Barque or swap two)
    .name = Cowardice
cerbere-power-cowardice-advanced = Cowardice + (cost: discard 1 card; effect: advance one space for each Adventurer ahead, 3 at most)
    .cap = Cowardice + (cost: discard 1 card; effect: advance one space for each Adventurer ahead, 3 at most)
    .name = Cowardice +
cerbere-power-opportunism = Opportunism (advance 1; another Adventurer retreats 1)
    .cap = Opportunism (advance 1; another Adventurer retreats 1)
    .name = Opportunism
cerbere-power-opportunism-advanced = Opportunism + (cost: discard 1 card; effect: advance 1; another Adventurer advances 2 or retreats 2)
    .cap = Opportunism + (cost: discard 1 card; effect: advance 1; another Adventurer advances 2 or retreats 2)
    .name = Opportunism +
cerbere-power-arrogance = Arrogance (two other Adventurers advance 1 each)
    .cap = Arrogance (two other Adventurers advance 1 each)
    .name = Arrogance
cerbere-power-arrogance-advanced = Arrogance + (cost: discard 1 card; effect: another Adventurer advances 3; die 1 cell away from the Hunt)
    .cap = Arrogance + (cost: discard 1 card; effect: another Adventurer advances 3; die 1 cell away from the Hunt)
    .name = Arrogance +
cerbere-power-fatalism = Fatalism (retreat 2)
    .cap = Fatalism (retreat 2)
    .name = Fatalism
cerbere-power-fatalism-advanced = Fatalism + (cost: retreat 1; effect: another Adventurer advances 3)
    .cap = Fatalism + (cost: retreat 1; effect: another Adventurer advances 3)
    .name = Fatalism +
cerbere-power-tenacity = Tenacity (draw 2 cards)
    .cap = Tenacity (draw 2 cards)
    .name = Tenacity
cerbere-power-tenacity-advanced = Tenacity + (cost: discard 2 cards; effect: advance 3)
    .cap = Tenacity + (cost: discard 2 cards; effect: advance 3)
    .name = Tenacity +
cerbere-power-conspiracy = Conspiracy (another Adventurer advances 1; yet another retreats 1)
    .cap = Conspiracy (another Adventurer advances 1; yet another retreats 1)
    .name = Conspiracy
cerbere-power-conspiracy-advanced = Conspiracy + (cost: discard 2 cards; effect: advance 2; another Adventurer advances 3; yet another retreats 2)
    .cap = Conspiracy + (cost: discard 2 cards; effect: advance 2; another Adventurer advances 3; yet another retreats 2)
    .name = Conspiracy +
cerbere-power-contempt = Contempt (advance 1; speed +1)
    .cap = Contempt (advance 1; speed +1)
    .name = Contempt
cerbere-power-contempt-advanced = Contempt + (cost: discard 1 card; effect: advance 3; Cerberus advances 1)
    .cap = Contempt + (cost: discard 1 card; effect: advance 3; Cerberus advances 1)
    .name = Contempt +
cerbere-power-scapegoat = Scapegoat (two other Adventurers draw 1 card each; yet another retreats 1)
    .cap = Scapegoat (two other Adventurers draw 1 card each; yet another retreats 1)
    .name = Scapegoat
cerbere-power-scapegoat-advanced = Scapegoat + (cost: discard 2 cards; effect: another Adventurer retreats 2; all the others advance 2)
    .cap = Scapegoat + (cost: discard 2 cards; effect: another Adventurer retreats 2; all the others advance 2)
    .name = Scapegoat +
cerbere-power-ambush = Ambush (Cerberus advances 1)
    .cap = Ambush (Cerberus advances 1)
    .name = Ambush
cerbere-power-ambush-advanced = Ambush + (cost: discard 1 card; effect: Cerberus advances 2)
    .cap = Ambush + (cost: discard 1 card; effect: Cerberus advances 2)
    .name = Ambush +
cerbere-power-treachery = Treachery (speed +1)
    .cap = Treachery (speed +1)
    .name = Treachery
cerbere-power-treachery-advanced = Treachery + (cost: discard 1 card; effect: die 2 cells towards the Hunt)
    .cap = Treachery + (cost: discard 1 card; effect: die 2 cells towards the Hunt)
    .name = Treachery +
cerbere-power-violence = Violence (die 1 cell towards the Hunt)
    .cap = Violence (die 1 cell towards the Hunt)
    .name = Violence
cerbere-power-violence-advanced = Violence + (cost: discard 2 cards; effect: speed +2)
    .cap = Violence + (cost: discard 2 cards; effect: speed +2)
    .name = Violence +
cerbere-power-sabotage = Sabotage (two Adventurers discard a card each)
    .cap = Sabotage (two Adventurers discard a card each)
    .name = Sabotage
cerbere-power-sabotage-advanced = Sabotage + (cost: discard 1 card; effect: every Adventurer discards a card or retreats 2; without a card it retreats)
    .cap = Sabotage + (cost: discard 1 card; effect: every Adventurer discards a card or retreats 2; without a card it retreats)
    .name = Sabotage +
cerbere-power-grudge = Grudge (an Adventurer retreats 2)
    .cap = Grudge (an Adventurer retreats 2)
    .name = Grudge
cerbere-power-grudge-advanced = Grudge + (cost: discard 2 cards; effect: every Adventurer retreats 2)
    .cap = Grudge + (cost: discard 2 cards; effect: every Adventurer retreats 2)
    .name = Grudge +
cerbere-power-deceit = Deceit (look at a Barque or swap two)
    .cap = Deceit (look at a Barque or swap two)
    .name = Deceit
cerbere-power-deceit-advanced = Deceit + (cost: an Adventurer advances 1; effect: an Adventurer retreats 3)
    .cap = Deceit + (cost: an Adventurer advances 1; effect: an Adventurer retreats 3)
    .name = Deceit +
cerbere-power-malevolence = Malevolence (die 1 cell towards the Hunt)
    .cap = Malevolence (die 1 cell towards the Hunt)
    .name = Malevolence
cerbere-power-malevolence-advanced = Malevolence + (cost: speed −1; effect: die 2 cells towards the Hunt)
    .cap = Malevolence + (cost: speed −1; effect: die 2 cells towards the Hunt)
    .name = Malevolence +
cerbere-power-machination = Machination (three Adventurers retreat 1 each)
    .cap = Machination (three Adventurers retreat 1 each)
    .name = Machination
cerbere-power-machination-advanced = Machination + (cost: speed −1; effect: draw 3 cards)
    .cap = Machination + (cost: speed −1; effect: draw 3 cards)
    .name = Machination +
cerbere-power-mask = Ritual mask (cost: die 1 cell towards the Hunt; effect: advance 2; two other Adventurers each advance 2 or retreat 1)
    .cap = Ritual mask (cost: die 1 cell towards the Hunt; effect: advance 2; two other Adventurers each advance 2 or retreat 1)
    .name = Ritual mask
cerbere-power-dagger = Sacrificial dagger (cost: another Adventurer retreats 1; effect: advance 3)
    .cap = Sacrificial dagger (cost: another Adventurer retreats 1; effect: advance 3)
    .name = Sacrificial dagger
cerbere-power-grail = Grail (cost: die 1 cell towards the Hunt; effect: another Adventurer advances 4; yet another advances 2; yet another retreats 1)
    .cap = Grail (cost: die 1 cell towards the Hunt; effect: another Adventurer advances 4; yet another advances 2; yet another retreats 1)
    .name = Grail
cerbere-power-lyre = Lyre of Orpheus (twice: advance 1 or draw 1 card)
    .cap = Lyre of Orpheus (twice: advance 1 or draw 1 card)
    .name = Lyre of Orpheus
cerbere-power-crystal-ball = Crystal ball (draw 1 card; take back your Action cards; look at a Barque or swap two)
    .cap = Crystal ball (draw 1 card; take back your Action cards; look at a Barque or swap two)
    .name = Crystal ball
cerbere-power-sandals = Sandals of Hermes (cost: Cerberus advances 1; effect: advance 4)
    .cap = Sandals of Hermes (cost: Cerberus advances 1; effect: advance 4)
    .name = Sandals of Hermes
cerbere-power-lamp = Wonderful lamp (cost: speed +1; effect: draw 3 cards; another Adventurer draws 1 card)
    .cap = Wonderful lamp (cost: speed +1; effect: draw 3 cards; another Adventurer draws 1 card)
    .name = Wonderful lamp


## Nouns: boards

cerbere-board-e2 = the second edition's board
    .cap = The second edition's board
    .name = The second edition's board
cerbere-board-start-a = start board A
    .cap = Start board A
    .name = Start board A
cerbere-board-start-b = start board B
    .cap = Start board B
    .name = Start board B
cerbere-board-platforms = the Platforms
    .cap = The Platforms
    .name = The Platforms
cerbere-board-promontory = the Promontory
    .cap = The Promontory
    .name = The Promontory
cerbere-board-gondola = the Gondola
    .cap = The Gondola
    .name = The Gondola
cerbere-board-funicular = the Funicular
    .cap = The Funicular
    .name = The Funicular
cerbere-board-rope-bridge = the Rope Bridge
    .cap = The Rope Bridge
    .name = The Rope Bridge
cerbere-board-infernal-portal = the Infernal Portal
    .cap = The Infernal Portal
    .name = The Infernal Portal
cerbere-board-finish-a = finish board A
    .cap = Finish board A
    .name = Finish board A
cerbere-board-finish-b = finish board B
    .cap = Finish board B
    .name = Finish board B
cerbere-board-bad-slope = the Bad Slope
    .cap = The Bad Slope
    .name = The Bad Slope
cerbere-board-hell-gate = the Gate of Hell
    .cap = The Gate of Hell
    .name = The Gate of Hell
cerbere-board-harpies-nest = the Harpies' Nest
    .cap = The Harpies' Nest
    .name = The Harpies' Nest
cerbere-board-cave-of-wonders = the Cave of Wonders
    .cap = The Cave of Wonders
    .name = The Cave of Wonders
cerbere-board-oubliettes = the Oubliettes
    .cap = The Oubliettes
    .name = The Oubliettes
cerbere-board-sirens-pool = the Siren's Pool
    .cap = The Siren's Pool
    .name = The Siren's Pool


## Nouns: symbols of spaces, Harpies

cerbere-symbol-draw-survival-1 = a Survival card
    .cap = A Survival card
    .name = A Survival card
cerbere-symbol-draw-survival-3 = three Survival cards
    .cap = Three Survival cards
    .name = Three Survival cards
cerbere-symbol-rage-forward-1 = the die moves on
    .cap = The die moves on
    .name = The die moves on
cerbere-symbol-rage-back-1 = the die moves back
    .cap = The die moves back
    .name = The die moves back
cerbere-symbol-speed-up-1 = more speed
    .cap = More speed
    .name = More speed
cerbere-symbol-speed-down-1 = less speed
    .cap = Less speed
    .name = Less speed
cerbere-symbol-barque = the Barques
    .cap = The Barques
    .name = The Barques
cerbere-symbol-slide = a slide
    .cap = A slide
    .name = A slide
cerbere-symbol-harpy = a Harpy
    .cap = A Harpy
    .name = A Harpy
cerbere-symbol-treasure = a Treasure
    .cap = A Treasure
    .name = A Treasure
cerbere-symbol-siren = the siren
    .cap = The siren
    .name = The siren
cerbere-symbol-hunt = a Hunt
    .cap = A Hunt
    .name = A Hunt
cerbere-harpy-talons = retreat 5
    .cap = Retreat 5
    .name = Retreat 5
cerbere-harpy-screech = retreat 3 and die one cell towards the Hunt
    .cap = Retreat 3 and die one cell towards the Hunt
    .name = Retreat 3 and die one cell towards the Hunt
cerbere-harpy-fury = die two cells towards the Hunt
    .cap = Die two cells towards the Hunt
    .name = Die two cells towards the Hunt


## Nouns: what is asked

cerbere-asked-turn = which card you play
cerbere-asked-pay = how the power is paid
cerbere-asked-give = whether you give a card
cerbere-asked-discard = which card you discard
cerbere-asked-cost = which Adventurer moves as the cost
cerbere-asked-part = which part of the effect comes next
cerbere-asked-sabotaged = whether you discard a card or retreat
cerbere-asked-route = which way the pawn goes
cerbere-asked-capture = which prisoner takes the next cell
cerbere-asked-barque = which Barque you look at or swap
cerbere-asked-siren = whom the siren lures


## What happens

cerbere-event-begins = { $seat } begins.
cerbere-event-board-chosen = The road goes over { $board }.
cerbere-event-rolls = { $seat } rolls { $value }.
cerbere-event-takes-treasure = { $seat } takes a Treasure.
cerbere-event-treasure-seen = It is: { $treasure }.
cerbere-event-turn-begins = Turn { $turn }: { $seat }.
cerbere-event-acts = { $seat } plays { $power-name }.
cerbere-event-plays = { $seat } plays { $power-name }.
cerbere-event-uses = { $seat } uses a Treasure: { $treasure-name }.
cerbere-event-cannot-act = { $seat } cannot pay for any Action card and keeps them all.
cerbere-event-announces = { $seat } announces { $power-name }, which costs { $price }.
cerbere-event-asks-help = { $seat } asks the others for cards.
cerbere-event-pledges = { $seat } pledges a card, face down.
cerbere-event-refuses = { $seat } gives nothing more.
cerbere-event-withdraws = { $seat } takes { $power-name } back: all cards return to their hands.
cerbere-event-pays = { $seat } pays with { $card }.
cerbere-event-rage-moves =The die is on { $cell ->
        [0] the Hunt cell
       *[other] cell { $cell }
    }.
cerbere-event-speed-changes = The speed is { $value }.
cerbere-event-draws ={ $seat } draws a { $betrayal ->
        [0] Survival
       *[other] Betrayal
    } card.
cerbere-event-card-seen = It is { $card }.
cerbere-event-deck-rebuilt =The { $betrayal ->
        [0] Survival
       *[other] Betrayal
    } discard is shuffled into a new deck.
cerbere-event-draw-lost = No card is left for { $seat }.
cerbere-event-discards = { $seat } discards { $card }.
cerbere-event-nothing-to-discard = { $seat } has no card to discard.
cerbere-event-moves ={ $seat } goes from { $from ->
        [99] the Barque
       *[other] space { $from }
    } to { $to ->
        [99] the Barque
       *[other] space { $to }
    }.
cerbere-event-crosses-bridge = { $seat } crosses the rope bridge, which collapses.
cerbere-event-crosses-portal = { $seat } goes through the Infernal Portal.
cerbere-event-rides = { $seat } takes the funicular.
cerbere-event-exchanges = { $seat } takes the gondola in exchange with { $target }.
cerbere-event-enters-branch = { $seat } leaves the path at the crossroads.
cerbere-event-blocked = { $seat } can go no further.
cerbere-event-boards = { $seat } boards the Barque.
cerbere-event-leaves-barque = { $seat } has to leave the Barque.
cerbere-event-revealed =The Barque is turned over: it has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
cerbere-event-looks = { $seat } looks at Barque { $slot }.
cerbere-event-barque-seen =Barque { $slot } has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
cerbere-event-swaps = { $seat } swaps Barques { $slot } and { $other }.
cerbere-event-declines = { $seat } leaves it at that.
cerbere-event-triggers = { $seat } stops on a symbol: { $symbol }.
cerbere-event-harpy-turned = { $seat } wakes a Harpy: { $harpy }.
cerbere-event-falls = { $seat } falls into the oubliettes.
cerbere-event-lures = The siren { $seat-of } lures { $target } to her pool.
cerbere-event-gate-opens = The gate of hell is open for good.
cerbere-event-cerberus-moves = Cerberus goes from space { $from } to space { $to }.
cerbere-event-hunt-begins = Cerberus hunts, at speed { $speed }.
cerbere-event-hunt-misses = Cerberus catches nobody: speed { $speed }, die on Rage cell { $cell }.
cerbere-event-captured = { $seat } is captured on space { $space }; the pawn goes to Rage cell { $cell }.
cerbere-event-changes-camp ={ $seat } changes sides and serves Cerberus, { $count ->
        [0] with no bonus card
        [one] with { $count } bonus card
       *[other] with { $count } bonus cards
    }.
cerbere-event-eliminated = { $seat } finds no mercy and is out.
cerbere-event-loses-hand ={ $seat } discards { $count ->
        [one] { $count } Survival card
       *[other] { $count } Survival cards
    }.
cerbere-event-escorts = Cerberus goes back to space { $space }; die on Rage cell { $cell }, speed { $speed }.
cerbere-event-takes-back = { $seat } takes back all Action cards.
cerbere-event-treasure-laid = A Treasure lies before { $seat }: { $treasure-name }.
cerbere-event-treasure-leaves = A Treasure leaves the game: { $treasure-name }.
cerbere-event-hunt-due = Cerberus will hunt at the end of this turn.
cerbere-event-escaped = The Barque is full and leaves.
cerbere-event-cerberus-wins =Cerberus wins; { $count ->
        [0] no Adventurer was
        [one] only one Adventurer was
       *[other] { $count } Adventurers were
    } left.
cerbere-event-wins = { $seat } wins.
cerbere-event-nobody-wins = Nobody wins.
cerbere-event-chooses-retreat = { $seat } retreats rather than discard.


## Questions

cerbere-asks-turn = Which card do you play?
cerbere-asks-turn-after = Another card, or the end of your turn?
cerbere-asks-pay =
    { $missing ->
        [0] { $power-name } costs { $price }, all of it is there: pay?
       *[other] { $power-name } costs { $price }, { $missing } missing: which card do you give?
    }
cerbere-asks-give = { $missing } missing for { $power-name } { $asker-of }: do you give a card?
cerbere-asks-discard = Which card do you discard?
cerbere-asks-cost = Which Adventurer moves, as the cost?
cerbere-asks-part = { $power-name }: what comes next, and for whom?
cerbere-asks-sabotaged =
    Do you discard a card or retreat { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }?
cerbere-asks-route = Which way do you go? ({ $steps } to go)
cerbere-asks-route-of = Which way does { $mover } go? ({ $steps } to go)
cerbere-asks-capture = Who takes the next cell of the rage track?
cerbere-asks-barque = Look at a Barque, or swap two?
cerbere-asks-siren = Whom does the siren lure?
cerbere-asks-first = Who begins?
cerbere-asks-board = Which board comes next?
cerbere-asks-roll = What does { $target } roll?
cerbere-asks-treasure = Which Treasure does { $target } take?
cerbere-asks-survival = Which Survival card does { $target } draw?
cerbere-asks-betrayal = Which Betrayal card does { $target } draw?
cerbere-asks-look = Barque { $slot }, which { $target } looks at: how many seats?
cerbere-asks-reveal = How many seats does the active Barque have?
cerbere-asks-harpy = Which Harpy does { $target } wake?


## Waiting for somebody else

cerbere-waits-turn = { $seat } chooses a card.
cerbere-waits-turn-after = { $seat } may play another card.
cerbere-waits-pay = { $seat } pays for { $power-name }, { $missing } missing.
cerbere-waits-give = { $seat } may help with { $power-name }, { $missing } missing.
cerbere-waits-discard = { $seat } discards a card.
cerbere-waits-cost = { $seat } chooses who moves as the cost.
cerbere-waits-part = { $seat } carries out { $power-name }.
cerbere-waits-sabotaged =
    { $seat } discards a card or retreats { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }.
cerbere-waits-route = { $seat } chooses a way.
cerbere-waits-route-of = { $seat } chooses the way of { $mover }.
cerbere-waits-capture = { $seat } orders the prisoners.
cerbere-waits-barque = { $seat } looks at a Barque or swaps two.
cerbere-waits-siren = { $seat } may let the siren lure somebody.


## Answers

cerbere-action-act = { $power }
    .help = The Action card stays before you until you take your cards back.
cerbere-action-play = { $power }
    .help = Only one such card a turn, before or after the Action card; then it is discarded.
cerbere-action-use = Treasure: { $power }
    .help = Instead of your Action card; then the Treasure goes to the next Adventurer.
cerbere-action-end = End the turn
    .help = A full Barque leaves now; if the die is on the Hunt cell, Cerberus hunts.
cerbere-action-give = Give { $card }
    .help = Face down; it is discarded only if the whole price is covered.
cerbere-action-ask = Ask the others
    .help = Each of your camp is asked once, in turn order; nobody has to give.
cerbere-action-pay = Pay
    .help = All pledged cards are discarded and the power is played.
cerbere-action-withdraw = Take it back
    .help = All cards return to their hands; you can do this once a turn.
cerbere-action-refuse = Give nothing more
    .help = Nobody can be forced to give.
cerbere-action-discard = Discard { $card }
    .help = It goes to the open discard.
cerbere-action-advance =Advance { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
    .help = Your own pawn, in full.
cerbere-action-other-advance ={ $seat } advances { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
    .help = In full; boarding the Barque ends the move.
cerbere-action-retreat =Retreat { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
    .help = Your own pawn; meeting Cerberus is a capture.
cerbere-action-other-retreat ={ $seat } retreats { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
    .help = Meeting Cerberus is a capture.
cerbere-action-draw =Draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .help = From the deck of your camp.
cerbere-action-other-draw ={ $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .help = From the deck of that player's camp.
cerbere-action-rage =Die: { $count ->
        [-2] two cells back
        [-1] one cell back
        [1] one cell on
       *[other] two cells on
    }
    .help = Towards the Hunt cell or away from it, as far as it goes.
cerbere-action-speed =Speed: { $count ->
        [-2] two less
        [-1] one less
        [1] one more
       *[other] two more
    }
    .help = Between the minimum and 8.
cerbere-action-chase =Cerberus advances { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
    .help = He stops where he catches somebody.
cerbere-action-barque = The Barques
    .help = Look at one or swap two.
cerbere-action-rob = { $seat } discards a card
    .help = The victim chooses which one.
cerbere-action-sabotage = { $seat } next
    .help = Discards a card or retreats; without a card the retreat is forced.
cerbere-action-walk = Along the path
    .help = The next space of the path.
cerbere-action-cross = By the shortcut
    .help = Bridge, portal or funicular: one step.
cerbere-action-enter = Into the side branch
    .help = Off the path at the crossroads.
cerbere-action-deeper = Deeper
    .help = One direction is kept for the whole move.
cerbere-action-out = Towards the way out
    .help = One direction is kept for the whole move.
cerbere-action-exchange = Gondola, in exchange with { $seat }
    .help = One step; the other one comes to this end.
cerbere-action-take = { $seat } first
    .help = Dark cells grant mercy, the last two do not.
cerbere-action-look = Look at Barque { $slot }
    .help = Only you see it; you may tell the truth, lie or keep quiet.
cerbere-action-swap = Swap Barques { $slot } and { $other }
    .help = Without looking at them.
cerbere-action-decline = Do nothing
    .help = Nothing obliges you.
cerbere-action-lure = Lure { $seat } here
    .help = The pawn is placed beside yours and triggers nothing.


## Answers of chance

cerbere-outcome-begin = { $seat } begins
    .help = The first player.
cerbere-outcome-board = { $board-cap }
    .help = The next board of the road.
cerbere-outcome-roll = { $count }
    .help = The Speed die.
cerbere-outcome-treasure = { $treasure-name }
    .help = A Treasure card.
cerbere-outcome-card = { $card }
    .help = The card drawn.
cerbere-outcome-seats ={ $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
    .help = The seats of the Barque.
cerbere-outcome-harpy = { $harpy-cap }
    .help = The Harpy token.


## Why not

cerbere-why-over = The match is over.
cerbere-why-chance-asked = Chance is to answer now.
cerbere-why-other-seat = It is for { $seat } to answer.
cerbere-why-not-asked = The question now is { $question }.
cerbere-why-not-held = You do not hold that card.
cerbere-why-no-such-way = There is no such way from here.
cerbere-why-must-use-barque = This effect cannot be declined.
cerbere-why-not-lured = The siren cannot lure { $seat }.
cerbere-why-sabotage-two = Sabotage makes you retreat two spaces.
cerbere-why-no-prisoner = That player was not caught.
cerbere-why-must-act = You must play an Action card first.
cerbere-why-other-face = That is the other face of your Action cards.
cerbere-why-acted = You have played your Action card this turn.
cerbere-why-still-laid = That Action card stays before you until you take your cards back.
cerbere-why-treasure-laid = Take your Action cards back first, and that Treasure with them.
cerbere-why-no-treasure = You do not have that Treasure.
cerbere-why-other-camp = That card belongs to the other camp.
cerbere-why-carded = You have played such a card this turn.
cerbere-why-die-on-hunt = The die is on the Hunt cell and can move no further.
cerbere-why-die-at-highest = The die shows 8 and can go no higher.
cerbere-why-die-at-lowest = The die shows 3 and can go no lower.
cerbere-why-no-card-of-own = You have no card of your own to discard.
cerbere-why-too-few-cards = There are not { $count } cards to pay with.
cerbere-why-cerberus-at-end = Cerberus can go no further.
cerbere-why-own-pawn-stuck = Your pawn cannot make every step of the cost.
cerbere-why-no-pawn-pays = No pawn can make every step of the cost.
cerbere-why-covered = The price is covered already.
cerbere-why-not-covered = The price is not covered yet.
cerbere-why-withdrawn = A payment was taken back this turn already.
cerbere-why-nobody-to-ask = There is nobody left to ask.
cerbere-why-no-such-part = This power does no such thing.
cerbere-why-barque-revealed = The Barque is revealed; that effect does nothing any more.
cerbere-why-captured = You were captured; that part is lost.
cerbere-why-aboard = You are aboard and cannot advance.
cerbere-why-part-done = That part is done.
cerbere-why-no-such-seat = Nobody sits there.
cerbere-why-own-pawn = It must be another Adventurer than your own.
cerbere-why-named-already = { $seat } was named already; it must be another one.
cerbere-why-no-adventurer = { $seat } is not an Adventurer any more.
cerbere-why-target-aboard = { $seat } is aboard and cannot advance.
cerbere-why-cannot-pay-steps = { $seat } cannot make every step of the cost.


## Options

cerbere-option-edition = Second edition with one board, or first edition with boards to assemble.
    .title = Edition
cerbere-option-difficulty = How far the minimum of the Speed die lies above normal.
    .title = Difficulty
cerbere-option-starting_card = Everybody starts with one Survival card (second edition).
    .title = A Survival card to begin with
cerbere-option-first_player = Who begins: the kindest player, or a random one.
    .title = First player
cerbere-option-start = Side of the start board (first edition).
    .title = Start board
cerbere-option-first_middle = First intermediate board (first edition).
    .title = First intermediate board
cerbere-option-second_middle = Second intermediate board (first edition).
    .title = Second intermediate board
cerbere-option-finish = Side of the finish board (first edition).
    .title = Finish board
cerbere-option-skulls = Wanted difficulty in skulls; 0 for any, 10 for a first game (first edition).
    .title = Skulls
cerbere-option-expansion_boards = Boards of Les Trésors de l'enfer may be drawn too.
    .title = Boards of Les Trésors de l’enfer
cerbere-option-expansion_cards = The new Survival and Betrayal cards are shuffled in.
    .title = Cards of Les Trésors de l’enfer
cerbere-option-treasures = How many Treasures are dealt; more than 3 is not recommended.
    .title = Treasures
cerbere-option-den_token = With the den token nobody can be pushed into the den.
    .title = Den token
cerbere-option-board = The printed boards (reconstructed: the printed geometry is not in the rule text), or your own.
    .title = Board
cerbere-edition-1 = First edition, boards to assemble
cerbere-edition-2 = Second edition, one board
cerbere-start-a = side A
cerbere-start-b = side B
cerbere-finish-a = side A
cerbere-finish-b = side B
cerbere-first_player-blue = the blue player
cerbere-first_player-pink = the pink player
cerbere-first_player-green = the green player
cerbere-first_player-red = the red player
cerbere-first_player-yellow = the yellow player
cerbere-first_player-white = the white player
cerbere-first_player-violet = the violet player


## Endings

cerbere-ending-escaped = The Barque left with those aboard.
cerbere-ending-all-captured = Cerberus captured everybody.
cerbere-ending-too-few = Too few Adventurers were left to fill the Barque.


## The sheet

cerbere-sheet-turn = Turn { $turn }
cerbere-sheet-cerberus = Cerberus
cerbere-sheet-at = space { $space }
cerbere-sheet-rage =die on { $cell ->
        [0] the Hunt cell
       *[other] cell { $cell }
    }
cerbere-sheet-speed = speed { $speed }
cerbere-sheet-hunt-catches = a Hunt now would catch { $names }
cerbere-sheet-hunt-misses = a Hunt now would catch nobody
cerbere-sheet-barques = Barques
cerbere-sheet-unknown = { $slot }: unknown
cerbere-sheet-known = { $slot }: { $seats }
cerbere-sheet-revealed = revealed: { $aboard } of { $seats } seats taken
cerbere-sheet-road = Road
cerbere-sheet-you = you
cerbere-sheet-active = to play
cerbere-sheet-aboard = aboard
cerbere-sheet-captured = with Cerberus
cerbere-sheet-eliminated = out
cerbere-sheet-distance = { $count } to the Barque
cerbere-sheet-hand-size = { $count } in hand
cerbere-sheet-hand = Hand
cerbere-sheet-played = Played
cerbere-sheet-treasures = Treasures
cerbere-sheet-pledged = { $count } pledged
cerbere-sheet-decks = Decks
cerbere-sheet-deck-sizes = Survival { $survival }, Betrayal { $betrayal }

## Talk: statements

cerbere-says-promise-advance = { $condition ->
        [card] If { $whom } pays a card for me, I’ll advance { $whom } by { $spaces ->
            [one] one space
           *[other] { $spaces } spaces
        }.
        [advance] If { $whom } advances me, I’ll advance { $whom } by { $spaces ->
            [one] one space
           *[other] { $spaces } spaces
        }.
       *[none] I’ll advance { $whom } by { $spaces ->
            [one] one space
           *[other] { $spaces } spaces
        }.
    }
cerbere-says-promise-card = { $condition ->
        [card] If { $whom } pays a card for me, I’ll pay one for { $whom }.
        [advance] If { $whom } advances me, I’ll pay a card for { $whom }.
       *[none] If { $whom } asks for help, I’ll pay a card.
    }
cerbere-says-promise-spare = { $condition ->
        [card] If { $whom } pays a card for me, I’ll do { $whom } no harm.
        [advance] If { $whom } advances me, I’ll do { $whom } no harm.
       *[none] I’ll do { $whom } no harm.
    }
cerbere-says-promise-together = { $condition ->
        [card] If { $whom } pays a card for me, I won’t leave without { $whom }.
        [advance] If { $whom } advances me, I won’t leave without { $whom }.
       *[none] I won’t leave without { $whom }.
    }
cerbere-says-claim-barque = Barque { $slot } has { $places ->
        [one] one seat
       *[other] { $places } seats
    }: I saw it.
cerbere-says-ask-advance = { $whom }, advance me by { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }, please.
cerbere-says-ask-card = { $whom }, pay a card for me, please.
cerbere-says-ask-spare = { $whom }, do me no harm, please.
cerbere-says-ask-together = { $whom }, don’t leave without me, please.
cerbere-says-ask-barque = { $whom }, how many seats does Barque { $slot } have?

## Talk: the forms of statements and their blanks

cerbere-form-promise-advance = I’ll advance you
cerbere-form-promise-card = I’ll pay a card for you
cerbere-form-promise-spare = I’ll do you no harm
cerbere-form-promise-together = I won’t leave without you
cerbere-form-claim-barque = A Barque has so many seats
cerbere-form-ask-advance = Advance me
cerbere-form-ask-card = Pay a card for me
cerbere-form-ask-spare = Do me no harm
cerbere-form-ask-together = Don’t leave without me
cerbere-form-ask-barque = How many seats does this Barque have?
cerbere-blank-whom = To whom
cerbere-blank-spaces = Spaces
cerbere-blank-condition = In return
cerbere-blank-slot = Barque
cerbere-blank-places = Seats
cerbere-condition-none = nothing
cerbere-condition-card = a card paid for me
cerbere-condition-advance = my pawn moved on

## Talk: what came of them

cerbere-judged-kept = Kept.
cerbere-judged-broken = Broken.
cerbere-judged-not-due = { $why ->
        [unmet] Never came due: the condition was not met.
        [unasked] Never came due: no card was asked for.
        [taken] Never came due: Cerberus came first.
        [boarded] Never came due: that pawn was aboard.
       *[ended] Never came due: the match was over first.
    }
cerbere-judged-true = { $looked ->
        [yes] True.
       *[no] True, though told without having looked.
    }
cerbere-judged-lie = { $places ->
        [0] A lie: another Barque had that many seats.
        [one] A lie: it had one seat.
       *[other] A lie: it had { $places } seats.
    }
cerbere-judged-unknowable = Nobody ever saw that Barque.

# What the coach compares: means, later in the match.
cerbere-coach-free = It is the safer way: you are still free after the Hunt in { $more } % of imagined matches, against { $less } % after the next best answer.
cerbere-coach-way = It brings you further: { $more } spaces from the den on average after the Hunt, against { $less } after the next best answer.
cerbere-coach-cards = It keeps cards in your hand: { $more } on average after the Hunt, against { $less } after the next best answer.
cerbere-coach-caught = It catches more: { $more } pawns no longer run on average after the Hunt, against { $less } after the next best answer.
