# 3 ahuris dans une forteresse, in English.
#
# Vocabulary: docs/games/ahuris/glossary.md.  Values: events.py, narrate.py and reasons.py of the game.
# A noun given as $hero also gives $hero-of, $hero-to, $hero-cap, $hero-name and $hero-gender (m or f).
# A $die of 0 was not thrown, because the result was certain.  A Treasure of value 1 is a key.

ahuris-title = 3 ahuris dans une forteresse
ahuris-tagline = “Three Dazed Fools in a Fortress”: find a key before the hourglass runs out.
# What bots are called: a dozen from this game’s world, in the same order in every language.
ahuris-bots = Anselm, Bertilda, Clothar, Dagobert, Ermelina, Fulbert, Guntram, Isabeau, Leontine, Petronella, Theodulf, Ursula


## Nouns: heroes and enemies

ahuris-bard = the Bard
    .of = of the Bard
    .to = to the Bard
    .cap = The Bard
    .name = Bard
    .gender = m
ahuris-teller = the Fortune-teller
    .of = of the Fortune-teller
    .to = to the Fortune-teller
    .cap = The Fortune-teller
    .name = Fortune-teller
    .gender = f
ahuris-pirate = the Pirate
    .of = of the Pirate
    .to = to the Pirate
    .cap = The Pirate
    .name = Pirate
    .gender = m
ahuris-bouncer = the Bouncer
    .of = of the Bouncer
    .to = to the Bouncer
    .cap = The Bouncer
    .name = Bouncer
    .gender = m
ahuris-spy = the Spy
    .of = of the Spy
    .to = to the Spy
    .cap = The Spy
    .name = Spy
    .gender = f
ahuris-cook = the Cook
    .of = of the Cook
    .to = to the Cook
    .cap = The Cook
    .name = Cook
    .gender = m


## Nouns: what is asked, for ahuris-why-other-question

ahuris-asked-choose-hero = which hero to play
ahuris-asked-order = who explores next
ahuris-asked-level-one = what the level-1 hero does
ahuris-asked-rest = how the hero rests
ahuris-asked-attack = whom to fight
ahuris-asked-pay = which Treasure to part with
ahuris-asked-victim = who else is under the ceiling
ahuris-asked-take = which Treasure to keep
ahuris-asked-destroy = which Treasure the panic destroys
ahuris-asked-keep = which Danger card goes back on the deck
ahuris-asked-exit = whether the hero leaves


## What happens: setup

ahuris-event-hero-chosen = { $seat } takes { $hero }.
ahuris-event-role-thrown = { $seat } throws { $die } and becomes { $hero }.
ahuris-event-role-taken = { $seat } throws { $die }, but { $hero } is already taken: once more.
ahuris-event-role-left = The only hero left goes to { $seat }: { $hero }.
ahuris-event-card-dealt = { $hero-cap } enters the fortress with a { $suit } card.
ahuris-event-card-shuffled-back = Another { $hero-name } card ({ $suit }): it is shuffled back.


## What happens: turn and order

ahuris-event-turn-begins = Turn { $turn } begins.
ahuris-event-wakes = { $hero-cap } wakes up with a fine bump on the head.
ahuris-event-chrono-discards =
    Chrono: { $value ->
        [1] a key
        [8] an 8
       *[other] a { $value }
    } leaves the deck, { $left ->
        [0] and it was the last Treasure.
        [one] 1 Treasure left.
       *[other] { $left } Treasures left.
    }
ahuris-event-chrono-fails = Chrono finds no Treasure to discard: time is up, and the heroes have lost.
ahuris-event-tie-die = Equally quick: { $hero } throws { $die }, which makes { $total } with Rapidity.
ahuris-event-tie-fixed = Equally quick: { $hero } is unlucky and gets a 1 (automatic), which makes { $total } with Rapidity.
ahuris-event-tie-lot = Equally quick and equally unlucky: lots are drawn, and { $hero } goes first.
ahuris-event-explores-next = { $hero-cap } goes exploring.
ahuris-event-exploration-rest = { $hero-cap } (level { $level }) throws { $die }: Rest.
ahuris-event-exploration-combat = { $hero-cap } (level { $level }) throws { $die }: Combat!
ahuris-event-exploration-trap = { $hero-cap } (level { $level }) throws { $die }: a Trap!
ahuris-event-exploration-panic = { $hero-cap } (level { $level }) throws { $die }: Panic!
ahuris-event-idles =
    { $hero-cap } twiddles { $hero-gender ->
        [f] her
       *[m] his
    } thumbs and does nothing this turn.
ahuris-event-skipped-paralysed = { $hero-cap } did not move a muscle: paralysed, so no exploration.
ahuris-event-skipped-asleep = { $hero-cap } is fast asleep: no exploration this turn.
ahuris-event-paralysis-counts =
    { $hero-cap } stays paralysed for { $turns ->
        [one] 1 more turn.
       *[other] { $turns } more turns.
    }
ahuris-event-paralysis-ends = { $hero-cap } can wiggle every toe again: the paralysis is over.


## What happens: Rest

ahuris-event-heals = { $hero-cap } plays doctor. Patient: { $target }, back to { $life } of { $max } Life.
ahuris-event-heals-self =
    { $hero-cap } licks { $hero-gender ->
        [f] her
       *[m] his
    } wounds: back to { $life } of { $max } Life.
ahuris-event-declines = { $hero-cap } could only help a rival, and would rather not.
ahuris-event-cures-paralysis = { $hero-cap } gets { $target } moving again: no more paralysis.
ahuris-event-cures-luck = { $hero-cap } chases away the bad luck { $target-of }.
ahuris-event-fetches-key = { $hero-cap } rummages in the discard and comes back with a key.


## What happens: enemies and Dangers

ahuris-event-enemy-appears = A { $enemy-name } ({ $suit }) blocks { $hero }'s way.
ahuris-event-enemy-deck-rebuilt = The Enemy deck is empty: its discard is shuffled into a new one.
ahuris-event-danger-deck-rebuilt = The Danger deck is empty: its discard is shuffled into a new one.
ahuris-event-danger-joins = A Danger comes to light: { $value }{ $suit }.
ahuris-event-dangers-drawn-hidden =
    The fortress secretly draws { $count ->
        [one] 1 Danger card
       *[other] { $count } Danger cards
    } and will put one back.
ahuris-event-danger-drawn-secretly = For your eyes only: you draw { $value }{ $suit }.
ahuris-event-danger-returned-hidden = The fortress puts one Danger card back on the deck, face down.
ahuris-event-danger-returned-secretly = You slip { $value }{ $suit } back on top of the deck, and nobody is any the wiser.
ahuris-event-foe-stats = { $fighter-cap } stands ready: Life { $life }, Force { $force }, Rapidity { $rapidity }, Luck { $luck }.
ahuris-event-attacks = Treason! { $hero-cap } goes for { $target }.
ahuris-event-pays-attack =
    { $hero-cap } discards { $value ->
        [1] a key
        [8] an 8
       *[other] a { $value }
    } as the price of the attack.


## What happens: capacities

ahuris-event-luck-passed =
    { $fighter-cap } passes the Luck Roll ({ $die ->
        [0] automatic
       *[other] die { $die }
    }).
ahuris-event-luck-failed = { $fighter-cap } fails the Luck Roll (die { $die }).
ahuris-event-bribes =
    Bribe! { $hero-cap } hands over { $value ->
        [1] a key
        [8] an 8
       *[other] a { $value }
    }, and there is no fight.
ahuris-event-bribe-empty = { $hero-cap } offers a handsome Bribe, but the pocket is empty: the fight goes on.
ahuris-event-screams = Queen's Scream! { $hero-cap } and { $foe } take 1 wound each ({ $life } and { $other } Life left).
ahuris-event-scream-both = { $hero-cap } and { $foe } drop together: the fight is over, and levels stay as they are.
ahuris-event-sings = Bawdy Song! { $hero-cap } will strike first in round 1 and second in all the others.
ahuris-event-search-destroys = Body Search: the Bouncer destroys a key from the discard ({ $keys } of 4 keys destroyed).
ahuris-event-search-takes =
    Body Search: the Bouncer frisks { $hero }, and { $keys ->
        [one] 1 key goes
       *[other] { $keys } keys go
    } from the pocket back into the Treasure deck.
ahuris-event-search-nothing = Body Search: the Bouncer finds no key, neither in the discard nor in the pocket.
ahuris-event-pilfers =
    The Spy pilfers { $value ->
        [1] a key
        [8] an 8
       *[other] a { $value }
    } from { $hero }: off to the discard with it.
ahuris-event-pilfers-nothing = The Spy tries to pilfer from { $hero }, but the pocket is empty.
ahuris-event-drinks = Moonshine! The Cook takes a swig: Life { $life }, Rapidity { $rapidity }.


## What happens: blows, wounds, levels

ahuris-event-initiative-tie =
    Equal Rapidity: { $fighter } throws { $die ->
        [-1] 1 (bad luck)
       *[other] { $die }
    }, { $foe } throws { $other ->
        [-1] 1 (bad luck)
       *[other] { $other }
    }.
ahuris-event-strikes-first = { $fighter-cap } takes the initiative and strikes first.
ahuris-event-strikes-first-fixed = Equally quick and equally unlucky: the attacker, { $fighter }, strikes first.
ahuris-event-hits =
    { $fighter-cap } hits { $foe } ({ $die ->
        [0] automatic
       *[other] die { $die }
    }): { $life } Life left.
ahuris-event-misses = { $fighter-cap } misses { $foe } (die { $die }).
ahuris-event-wins-combat = { $hero-cap } beats { $foe }!
ahuris-event-loses-combat = { $hero-cap } is beaten by { $foe }.
ahuris-event-stunned = { $hero-cap } sees stars: stunned, back to 1 Life, asleep until next turn.
ahuris-event-level-lost = { $hero-cap } loses the { $suit } card and drops to level { $level }.
ahuris-event-level-revealed = Level deck: { $hero-name } { $suit }, not the card we want.
ahuris-event-level-gained = { $hero-cap } gains the { $suit } card and rises to level { $level }!
ahuris-event-level-shuffled = The cards turned up for nothing are shuffled back into the Level deck.
ahuris-event-level-top = { $hero-cap } is already at level 4: nothing to gain but glory.


## What happens: traps and rewards

ahuris-event-trap-dart = A dart ♥ whistles towards { $hero }: Life Test against { $value }.
ahuris-event-trap-ceiling = The ceiling ♠ comes down on { $hero }: Force Test against { $value }.
ahuris-event-trap-trapdoor = A trapdoor ♦ opens under { $hero }: Rapidity Test against { $value }.
ahuris-event-trap-star = The lucky star ♣ flickers above { $hero }: Luck Test against { $value }.
ahuris-event-test-passed =
    { $die ->
        [-1] { $hero-cap } passes (automatic): bad luck makes the die a 1, and { $base } + 1 still beats { $value }.
        [0] { $hero-cap } passes (automatic): with { $base } against { $value }, even a 1 is enough.
       *[other] { $hero-cap } passes: { $base } + { $die } beats { $value }.
    }
ahuris-event-test-failed =
    { $die ->
        [-1] { $hero-cap } fails (automatic): bad luck makes the die a 1, and { $base } + 1 does not beat { $value }.
        [0] { $hero-cap } fails (automatic): with { $base } against { $value }, even a 6 is not enough.
       *[other] { $hero-cap } fails: { $base } + { $die } does not beat { $value }.
    }
ahuris-event-paralysed =
    { $hero-cap } goes stiff as a board: paralysed for the next { $turns ->
        [one] turn.
       *[other] { $turns } turns.
    }
ahuris-event-ceiling-falls = The ceiling lands on { $hero } and on { $target }: 1 wound each.
ahuris-event-ceiling-alone = The ceiling lands on { $hero }, with nobody to share it: 1 wound.
ahuris-event-trapdoor-discards =
    The trapdoor swallows { $value ->
        [1] a key
        [8] an 8
       *[other] a { $value }
    } from the deck, { $left ->
        [0] and it was the last Treasure.
        [one] 1 Treasure left.
       *[other] { $left } Treasures left.
    }
ahuris-event-unlucky = The lucky star goes out: { $hero } is unlucky until cured.
ahuris-event-reward-drawn =
    { $hero-cap } finds { $value ->
        [1] a key
        [8] an 8
       *[other] a { $value }
    } ({ $left ->
        [0] the last Treasure of the deck
        [one] 1 Treasure left in the deck
       *[other] { $left } Treasures left in the deck
    }).
ahuris-event-reward-taken =
    { $hero-cap } pockets the { $value ->
        [1] key
       *[other] { $value }
    }: the pocket is now worth { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
ahuris-event-reward-fails = { $hero-cap } has earned a reward, but the Treasure deck cannot pay it: the match ends here.


## What happens: Panic

ahuris-event-panics = In a panic, { $hero } runs into every wall: 2 wounds, { $life } Life left.
ahuris-event-destroys-key = In the confusion { $hero } snaps a key in two ({ $keys } of 4 keys destroyed).
ahuris-event-destroys =
    { $hero-cap } loses { $hero-gender ->
        [f] her
       *[m] his
    } head and { $value ->
        [8] an 8
       *[other] a { $value }
    }: that Treasure is destroyed.
ahuris-event-loses-nothing = Cold comfort: the pocket is empty, so { $hero } has no Treasure to lose.
ahuris-event-keys-gone = The fourth key is destroyed: nobody gets out of here any more.


## What happens: exit and end

ahuris-event-no-exit =
    Exit: { $points } of { $goal } points and { $keys ->
        [0] no key
        [one] 1 key
       *[other] { $keys } keys
    }, so not this time.
ahuris-event-escapes =
    Exit: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for a goal of { $goal }, and { $keys ->
        [one] a key
       *[other] { $keys } keys
    } in hand. The heroes are out!
ahuris-event-leaves =
    { $hero-cap } turns a key in the lock, discards it and walks out with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
ahuris-event-stays = { $hero-cap } has a key, but would rather stay a little longer.
ahuris-event-everybody-out = All three heroes are out: time to compare pockets!
ahuris-event-deck-runs-out = The Treasure deck is empty: the match ends, and whoever is still inside scores nothing.
ahuris-event-score =
    { $goal ->
        [0] Score: { $best ->
            [one] 1 point
           *[other] { $best } points
        } in the best pocket.
       *[other] Score: at best { $best } of { $goal } points ({ $percent }%), { $keys ->
            [0] no key in hand.
            [one] 1 key in hand.
           *[other] { $keys } keys in hand.
        }
    }


## Questions to a seat

ahuris-asks-choose-hero = Which hero do you play?
ahuris-asks-order = Equal Rapidity: who explores next?
ahuris-asks-level-one = { $hero-cap } is at level 1: Combat or Rest?
ahuris-asks-rest =
    { $hero-cap } rests: what does { $hero-gender ->
        [f] she
       *[m] he
    } do?
ahuris-asks-attack = Whom does { $hero } fight?
ahuris-asks-pay =
    { $price ->
        [bribe] Which of your best Treasures does { $hero } give as a Bribe?
        [pilfer] Which of your best Treasures does the Spy take from { $hero }?
       *[attack] Which of your lowest Treasures pays for the attack?
    }
ahuris-asks-victim = The ceiling falls on { $hero }: who else takes a wound?
ahuris-asks-take = Which of the Treasures found does { $hero } keep?
ahuris-asks-destroy = { $hero-cap } panics: which Treasure is lost?
ahuris-asks-keep = Against { $hero }: which Danger card goes back?
ahuris-asks-exit = { $hero-cap } has a key: leave or stay?


## Questions to chance, for whoever reads the real dice and cards

ahuris-asks-role = What does { $seat } throw? (1–2 Bard, 3–4 Teller, 5–6 Pirate)
ahuris-asks-deal = Which Level card? (J Bard, Q Fortune-teller, K Pirate)
ahuris-asks-chrono = Which Treasure does Chrono discard?
ahuris-asks-order-die = What does { $hero } throw? (equal Rapidity: who goes first)
ahuris-asks-order-lot = Equally quick, all unlucky: on whom does the lot fall?
ahuris-asks-exploration = What does { $hero } throw? (exploration)
ahuris-asks-enemy = Whom does { $hero } meet? (J Bouncer, Q Spy, K Cook)
ahuris-asks-dangers = Which Danger card against { $hero }?
ahuris-asks-hero-luck = What does { $hero } throw? (Luck Roll)
ahuris-asks-foe-luck = What does { $fighter } throw? (Luck Roll)
ahuris-asks-initiative = What does { $fighter } throw? (who strikes first)
ahuris-asks-strike = What does { $fighter } throw? (blow, Force Roll)
ahuris-asks-level = Which Level card? (J Bard, Q Fortune-teller, K Pirate)
ahuris-asks-test =
    What does { $hero } throw? ({ $stat ->
        [life] Life
        [force] Force
        [rapidity] Rapidity
       *[luck] Luck
    }: { $base } + die against { $value }{ $suit })
ahuris-asks-reward = Which Treasure does { $hero } find?
ahuris-asks-trapdoor = Which Treasure falls through the trapdoor?


## What the others read while they wait

ahuris-waits-choose-hero = { $seat } chooses a hero.
ahuris-waits-order = { $seat } decides who explores next.
ahuris-waits-level-one = { $seat } decides what { $hero } does.
ahuris-waits-rest = { $seat } decides how { $hero } rests.
ahuris-waits-attack = { $seat } decides whom { $hero } fights.
ahuris-waits-pay =
    { $price ->
        [bribe] { $seat } chooses the Treasure { $hero } hands over as a Bribe.
        [pilfer] { $seat } chooses the Treasure the Spy makes { $hero } discard.
       *[attack] { $seat } chooses the Treasure { $hero } pays for the attack.
    }
ahuris-waits-victim = { $seat } chooses who shares the ceiling with { $hero }.
ahuris-waits-take = { $seat } chooses the Treasure { $hero } keeps.
ahuris-waits-destroy = { $seat } chooses the Treasure { $hero } sacrifices.
ahuris-waits-keep = { $seat } chooses which Danger card goes back on the deck.
ahuris-waits-exit = { $seat } decides whether { $hero } leaves or stays.


## Answers of a seat

ahuris-action-choose = Play { $hero }
    .help = You lead { $hero } for the whole match, with a pocket of your own.
ahuris-action-explore = Send { $hero } exploring
    .help = { $hero-cap } explores now; other heroes who are just as quick come afterwards.
ahuris-action-combat = Combat
    .help = The hero looks for a fight: winning it gives a level, losing it stuns.
ahuris-action-heal = Heal { $hero }
    .help = { $hero-cap } gets 1 Life back.
ahuris-action-cure-paralysis = Cure { $hero } of paralysis
    .help =
        { $hero-cap } can move again, and explores at once if { $hero-gender ->
            [f] she
           *[m] he
        } is awake and has not yet explored this turn.
ahuris-action-cure-luck = Cure { $hero } of bad luck
    .help = { $hero-cap }'s dice no longer count as 1 in every Roll and Test.
ahuris-action-fetch = Fetch a key
    .help = A key, one of the aces in the Treasure discard, goes into the pocket.
ahuris-action-idle = Do nothing
    .help = The hero helps nobody, which is allowed when every possible Rest would only help rivals.
ahuris-action-fight = Fight an enemy
    .help = An Enemy card is drawn, with one Danger card fewer than the hero's level; it costs nothing.
ahuris-action-attack = Attack { $hero }
    .help = You discard your lowest Treasure and fight { $hero }: if you win, you gain a level and { $hero } is stunned.
ahuris-action-pay =
    Give up the { $value ->
        [1] key (1)
       *[other] { $value }
    }
    .help =
        The { $value ->
            [1] key
           *[other] { $value }
        } goes from your pocket to the Treasure discard.
ahuris-action-victim = Share the ceiling with { $hero }
    .help = { $hero-cap } takes 1 wound as well.
ahuris-action-take =
    Keep the { $value ->
        [1] key (1)
       *[other] { $value }
    }
    .help =
        The { $value ->
            [1] key
           *[other] { $value }
        } goes into the pocket, and the other Treasures found are discarded.
ahuris-action-destroy =
    Sacrifice the { $value ->
        [1] key (1)
       *[other] { $value }
    }
    .help =
        The { $value ->
            [1] key
           *[other] { $value }
        } is destroyed: it leaves the game for good.
ahuris-action-return = Put { $value }{ $suit } back
    .help = { $value }{ $suit } goes face down on top of the Danger deck, where it will be drawn next; the rest is played.
ahuris-action-leave = Leave the fortress
    .help = You discard a key, the rest of your pocket is your score, and your match is over.
ahuris-action-stay = Stay inside
    .help = You keep your key and play on, but whoever is still inside at the end scores nothing.


## Answers of chance

ahuris-outcome-die = Die: { $value }
    .help = The die shows { $value }.
ahuris-outcome-treasure =
    Treasure: { $value ->
        [1] ace (key)
       *[other] { $value }
    }
    .help =
        The Treasure card is { $value ->
            [1] an ace, that is, a key.
            [8] an 8.
           *[other] a { $value }.
        }
ahuris-outcome-enemy = Enemy: { $enemy-name } { $suit }
    .help = The Enemy card is a { $enemy-name } of suit { $suit }.
ahuris-outcome-danger = Danger: { $value }{ $suit }
    .help = The Danger card is { $value }{ $suit }.
ahuris-outcome-level = Level: { $hero-name } { $suit }
    .help = The Level card is a { $hero-name } of suit { $suit }.
ahuris-outcome-lot = Lot: { $hero }
    .help = The lot falls on { $hero }, who goes first.


## Why not?

ahuris-why-over = The match is over; nothing is asked any more.
ahuris-why-chance-asked = A die or a card has to come first; you will be asked afterwards.
ahuris-why-other-seat = { $seat } is asked now; wait for your turn.
ahuris-why-other-question = That answers another question; the one asked now is { $question }.
ahuris-why-rest-imposed = The die imposed a Rest on { $hero }: only at level 1 may a hero choose Combat instead.
ahuris-why-idle-level-one = { $hero-cap } cannot stay idle at level 1: Combat, at least, is always possible.
ahuris-why-not-competitive = Heroes are all on the same side here: they attack each other only in the competitive modes.
ahuris-why-attack-after-combat = Choose Combat first: you will then be asked whom to fight.
ahuris-why-exit-automatic = There is nothing to decide: with the goal reached and a key, the heroes leave by themselves at the Exit step.
ahuris-why-exit-later = Leaving is decided at the Exit step, at the end of the turn, by those who hold a key.
ahuris-why-no-fortress = Nobody plays the fortress in this mode, so no Danger card is ever put back on the deck.
ahuris-why-one-player = One player runs all three heroes in this mode: there is nobody to choose.
ahuris-why-hero-taken = { $hero-cap } is taken already: choose a hero who is still free.
ahuris-why-victim-self = { $hero-cap } is already under the ceiling: choose another hero.
ahuris-why-has-left = { $hero-cap } has left the fortress and can no longer be helped, wounded or attacked.
ahuris-why-not-found =
    There is no { $value ->
        [1] key
       *[other] { $value }
    } among the Treasures found: keep one of those.
ahuris-why-not-in-pocket =
    There is no { $value ->
        [1] key
       *[other] { $value }
    } in your pocket.
ahuris-why-not-lowest =
    The { $value ->
        [1] key
       *[other] { $value }
    } is not your lowest Treasure, and an attack is paid with the lowest (in a complete collection each card counts double).
ahuris-why-not-highest =
    The { $value ->
        [1] key
       *[other] { $value }
    } is not your highest Treasure, and it is the highest that goes (in a complete collection each card counts double).
ahuris-why-not-drawn = { $value }{ $suit } is not among the Danger cards you have just drawn.
ahuris-why-no-key = There is no key in the Treasure discard to fetch.
ahuris-why-no-key-some-destroyed =
    There is no key in the Treasure discard, and { $keys ->
        [one] the destroyed one is gone for good.
       *[other] the { $keys } destroyed ones are gone for good.
    }
ahuris-why-idle-imposed = { $hero-cap } may do nothing only when no Rest is possible, and here one is.
ahuris-why-idle-useful = Doing nothing is allowed only when every possible Rest helps rivals alone, and here one of them would be good for { $hero }.
ahuris-why-full-life = { $hero-cap } is not wounded (Life { $max } of { $max }): only a wounded hero can be healed.
ahuris-why-cure-self =
    { $hero-cap } cannot cure { $hero-gender ->
        [f] herself
       *[m] himself
    }: that takes another hero.
ahuris-why-not-paralysed = { $hero-cap } is not paralysed.
ahuris-why-not-unlucky = { $hero-cap } is not unlucky.
ahuris-why-explored = { $hero-cap } has already explored this turn.
ahuris-why-asleep = { $hero-cap } is asleep and will not wake before the next turn.
ahuris-why-paralysed =
    { $hero-cap } is paralysed ({ $turns ->
        [one] 1 turn left
       *[other] { $turns } turns left
    }); another hero at Rest could cure { $hero-gender ->
        [f] her.
       *[m] him.
    }
ahuris-why-slower = { $hero-cap } (Rapidity { $rapidity }) must wait until the quicker heroes have explored.
ahuris-why-attack-self =
    { $hero-cap } can hardly attack { $hero-gender ->
        [f] herself
       *[m] himself
    }: choose somebody else.
ahuris-why-attack-asleep = { $hero-cap } is asleep, and sleeping heroes are not attacked.
ahuris-why-attack-empty-pocket = { $hero-cap } cannot pay: an attack costs a Treasure, and the pocket is empty.


## Before a match

ahuris-option-mode = Who plays: one player (solo), heroes against a fortress player (duo), or one hero each in trio or quartet, as a team or as rivals.
    .title = Who plays?
ahuris-option-goal = Points to hold, with a key, in order to get out. The printed 100 is nearly out of reach (about one match in 700 even with careful play); gentle 25, steady 40 and daring 60 are kinder.
    .title = Goal
ahuris-option-level_gain_life = What a new level does to current Life: it rises along with the maximum, stays as it was, or is brought up to the maximum.
    .title = Life when a Level is gained
ahuris-option-short_reward = When a reward finds fewer Treasures in the deck than the hero's level: what is left is drawn, or the match ends.
    .title = A reward larger than the Deck
ahuris-option-collection_value = How the highest or lowest Treasure is found: the cards of a complete collection count double, or only by their numbers.
    .title = Worth of a complete Collection
ahuris-level_gain_life-keep_wounds = wounds stay, the maximum rises
ahuris-level_gain_life-unchanged = Life stays as it was
ahuris-level_gain_life-full = full Life
ahuris-short_reward-draw = what is left is drawn
ahuris-short_reward-loss = the match is lost
ahuris-collection_value-counted = its cards count twice
ahuris-collection_value-printed = its cards count as printed

ahuris-mode-solo = Solo
ahuris-mode-duo = Duo: heroes against the fortress
ahuris-mode-trio-cooperative = Trio: one team
ahuris-mode-trio-competitive = Trio: three rivals
ahuris-mode-quartet-cooperative = Quartet: one team against the fortress
ahuris-mode-quartet-competitive = Quartet: three rivals and the fortress


## How a match ends

ahuris-ending-escaped = The goal was reached and a key turned in the lock: the heroes got out.
ahuris-ending-clock = The hourglass ran out: Chrono found no Treasure left to discard.
ahuris-ending-empty-reward = A reward was due, and the Treasure deck could not pay it.
ahuris-ending-keys-destroyed = All four keys were destroyed: nobody could get out any more.
ahuris-ending-all-left = All three heroes got out: the fullest pocket wins.
ahuris-ending-deck-empty = The Treasure deck ran out: only those who had left by then score.


## Words of the sheet

ahuris-sheet-life = Life
ahuris-sheet-force = Force
ahuris-sheet-rapidity = Rapidity
ahuris-sheet-luck = Luck
ahuris-sheet-level = Level
ahuris-sheet-pocket = Pocket
ahuris-sheet-points = Points
ahuris-sheet-keys = Keys
ahuris-sheet-clock = Hourglass
ahuris-sheet-destroyed = Keys destroyed
ahuris-sheet-asleep = asleep
ahuris-sheet-paralysed =
    paralysed ({ $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    })
ahuris-sheet-unlucky = unlucky
ahuris-sheet-left =
    out with { $score ->
        [one] 1 point
       *[other] { $score } points
    }
ahuris-sheet-explored = has explored
ahuris-sheet-foe = Opponent
ahuris-sheet-collection = collection
ahuris-sheet-empty = empty
ahuris-sheet-turn = Turn { $turn }
ahuris-sheet-goal =
    Goal: { $goal ->
        [one] 1 point
       *[other] { $goal } points
    }
ahuris-sheet-fortress = Fortress

# What the coach compares: means, later in the match.
ahuris-coach-points = It brings more: { $more } points in the pocket at the end of the turn on average, against { $less } after the next best answer.
ahuris-coach-keys = It is the better way to a key: { $more } on average at the end of the turn, against { $less } after the next best answer.
ahuris-coach-life = It spares lives: { $more } left on average at the end of the turn, against { $less } after the next best answer.
ahuris-coach-time = It spares the hourglass: { $more } cards left on average at the end of the turn, against { $less } after the next best answer.
