# Abyss, in English.
#
# Vocabulary: docs/games/abyss/glossary.md.  Values: events.py, narrate.py and reasons.py of the game.
# A noun given as $lord also gives $lord-of, $lord-to, $lord-cap, $lord-name and $lord-gender (m or f).

abyss-title = Abyss
abyss-tagline = The throne of the deep stands empty: win the lords, hold the locations, and rule.
# What bots are called: a dozen from this game’s world, in the same order in every language.
abyss-bots = Nereus, Tethys, Galatea, Calypso, Proteus, Triton, Amphitrite, Glaucus, Doris, Phorcys, Palaemon, Scylla


## Nouns: races

abyss-squid = squid
    .of = of the squid
    .to = to the squid
    .cap = Squid
    .name = Squid
    .gender = m
abyss-shellfish = shellfish
    .of = of the shellfish
    .to = to the shellfish
    .cap = Shellfish
    .name = Shellfish
    .gender = m
abyss-crab = crab
    .of = of the crab
    .to = to the crab
    .cap = Crab
    .name = Crab
    .gender = m
abyss-seahorse = seahorse
    .of = of the seahorse
    .to = to the seahorse
    .cap = Seahorse
    .name = Seahorse
    .gender = m
abyss-jellyfish = jellyfish
    .of = of the jellyfish
    .to = to the jellyfish
    .cap = Jellyfish
    .name = Jellyfish
    .gender = f
abyss-any-race = any race
    .of = of any race
    .to = to any race
    .cap = Any race
    .name = Any race
    .gender = m


## Nouns: guilds

abyss-guild-soldier = the soldiers
    .of = of the soldiers
    .to = to the soldiers
    .cap = The soldiers
    .name = Soldiers
    .gender = m
abyss-guild-farmer = the farmers
    .of = of the farmers
    .to = to the farmers
    .cap = The farmers
    .name = Farmers
    .gender = m
abyss-guild-politician = the politicians
    .of = of the politicians
    .to = to the politicians
    .cap = The politicians
    .name = Politicians
    .gender = m
abyss-guild-mage = the mages
    .of = of the mages
    .to = to the mages
    .cap = The mages
    .name = Mages
    .gender = m
abyss-guild-merchant = the merchants
    .of = of the merchants
    .to = to the merchants
    .cap = The merchants
    .name = Merchants
    .gender = m
abyss-guild-ambassador = the ambassadors
    .of = of the ambassadors
    .to = to the ambassadors
    .cap = The ambassadors
    .name = Ambassadors
    .gender = m


## Nouns: lords

abyss-lord-recruiter = the Recruiter
    .of = of the Recruiter
    .to = to the Recruiter
    .cap = The Recruiter
    .name = Recruiter
    .gender = m
abyss-lord-jailer = the Jailer
    .of = of the Jailer
    .to = to the Jailer
    .cap = The Jailer
    .name = Jailer
    .gender = m
abyss-lord-seeker = the Seeker
    .of = of the Seeker
    .to = to the Seeker
    .cap = The Seeker
    .name = Seeker
    .gender = m
abyss-lord-assassin = the Assassin
    .of = of the Assassin
    .to = to the Assassin
    .cap = The Assassin
    .name = Assassin
    .gender = m
abyss-lord-commander = the Commander
    .of = of the Commander
    .to = to the Commander
    .cap = The Commander
    .name = Commander
    .gender = m
abyss-lord-tamer = the Tamer
    .of = of the Tamer
    .to = to the Tamer
    .cap = The Tamer
    .name = Tamer
    .gender = f
abyss-lord-hunter = the Hunter
    .of = of the Hunter
    .to = to the Hunter
    .cap = The Hunter
    .name = Hunter
    .gender = m
abyss-lord-ship-master = the Ship Master
    .of = of the Ship Master
    .to = to the Ship Master
    .cap = The Ship Master
    .name = Ship Master
    .gender = m
abyss-lord-trader = the Trader
    .of = of the Trader
    .to = to the Trader
    .cap = The Trader
    .name = Trader
    .gender = m
abyss-lord-peddler = the Peddler
    .of = of the Peddler
    .to = to the Peddler
    .cap = The Peddler
    .name = Peddler
    .gender = m
abyss-lord-landlord = the Landlord
    .of = of the Landlord
    .to = to the Landlord
    .cap = The Landlord
    .name = Landlord
    .gender = m
abyss-lord-slaver = the Slaver
    .of = of the Slaver
    .to = to the Slaver
    .cap = The Slaver
    .name = Slaver
    .gender = m
abyss-lord-shopkeeper = the Shopkeeper
    .of = of the Shopkeeper
    .to = to the Shopkeeper
    .cap = The Shopkeeper
    .name = Shopkeeper
    .gender = m
abyss-lord-shaman = the Shaman
    .of = of the Shaman
    .to = to the Shaman
    .cap = The Shaman
    .name = Shaman
    .gender = m
abyss-lord-invoker = the Invoker
    .of = of the Invoker
    .to = to the Invoker
    .cap = The Invoker
    .name = Invoker
    .gender = m
abyss-lord-apprentice = the Apprentice
    .of = of the Apprentice
    .to = to the Apprentice
    .cap = The Apprentice
    .name = Apprentice
    .gender = m
abyss-lord-oracle = the Oracle
    .of = of the Oracle
    .to = to the Oracle
    .cap = The Oracle
    .name = Oracle
    .gender = m
abyss-lord-alchemist = the Alchemist
    .of = of the Alchemist
    .to = to the Alchemist
    .cap = The Alchemist
    .name = Alchemist
    .gender = m
abyss-lord-illusionist = the Illusionist
    .of = of the Illusionist
    .to = to the Illusionist
    .cap = The Illusionist
    .name = Illusionist
    .gender = m
abyss-lord-master-of-magic = the Master of Magic
    .of = of the Master of Magic
    .to = to the Master of Magic
    .cap = The Master of Magic
    .name = Master of Magic
    .gender = m
abyss-lord-opportunist = the Opportunist
    .of = of the Opportunist
    .to = to the Opportunist
    .cap = The Opportunist
    .name = Opportunist
    .gender = m
abyss-lord-corruptor = the Corruptor
    .of = of the Corruptor
    .to = to the Corruptor
    .cap = The Corruptor
    .name = Corruptor
    .gender = m
abyss-lord-traitor = the Traitor
    .of = of the Traitor
    .to = to the Traitor
    .cap = The Traitor
    .name = Traitor
    .gender = m
abyss-lord-diplomat = the Diplomat
    .of = of the Diplomat
    .to = to the Diplomat
    .cap = The Diplomat
    .name = Diplomat
    .gender = m
abyss-lord-treasurer = the Treasurer
    .of = of the Treasurer
    .to = to the Treasurer
    .cap = The Treasurer
    .name = Treasurer
    .gender = m
abyss-lord-schemer = the Schemer
    .of = of the Schemer
    .to = to the Schemer
    .cap = The Schemer
    .name = Schemer
    .gender = m
abyss-lord-keeper = the Keeper
    .of = of the Keeper
    .to = to the Keeper
    .cap = The Keeper
    .name = Keeper
    .gender = f
abyss-lord-reaper = the Reaper
    .of = of the Reaper
    .to = to the Reaper
    .cap = The Reaper
    .name = Reaper
    .gender = m
abyss-lord-shepherd = the Shepherd
    .of = of the Shepherd
    .to = to the Shepherd
    .cap = The Shepherd
    .name = Shepherd
    .gender = m
abyss-lord-miller = the Miller
    .of = of the Miller
    .to = to the Miller
    .cap = The Miller
    .name = Miller
    .gender = m
abyss-lord-aquaculturalist = the Aquaculturalist
    .of = of the Aquaculturalist
    .to = to the Aquaculturalist
    .cap = The Aquaculturalist
    .name = Aquaculturalist
    .gender = m
abyss-lord-landowner = the Landowner
    .of = of the Landowner
    .to = to the Landowner
    .cap = The Landowner
    .name = Landowner
    .gender = m
abyss-lord-sage = the Sage
    .of = of the Sage
    .to = to the Sage
    .cap = The Sage
    .name = Sage
    .gender = m
abyss-lord-hermit = the Hermit
    .of = of the Hermit
    .to = to the Hermit
    .cap = The Hermit
    .name = Hermit
    .gender = m
abyss-lord-elder = the Elder
    .of = of the Elder
    .to = to the Elder
    .cap = The Elder
    .name = Elder
    .gender = m


## Nouns: locations

abyss-place-sargasso-silos = the Sargasso Silos
    .of = of the Sargasso Silos
    .to = to the Sargasso Silos
    .cap = The Sargasso Silos
    .name = Sargasso Silos
    .gender = m
abyss-place-hydrozoa-reserves = the Hydrozoa Reserves
    .of = of the Hydrozoa Reserves
    .to = to the Hydrozoa Reserves
    .cap = The Hydrozoa Reserves
    .name = Hydrozoa Reserves
    .gender = f
abyss-place-sanctuary = the Sanctuary
    .of = of the Sanctuary
    .to = to the Sanctuary
    .cap = The Sanctuary
    .name = Sanctuary
    .gender = m
abyss-place-parliament = the Parliament
    .of = of the Parliament
    .to = to the Parliament
    .cap = The Parliament
    .name = Parliament
    .gender = m
abyss-place-barracks = the Barracks
    .of = of the Barracks
    .to = to the Barracks
    .cap = The Barracks
    .name = Barracks
    .gender = f
abyss-place-dockworks = the Dockworks
    .of = of the Dockworks
    .to = to the Dockworks
    .cap = The Dockworks
    .name = Dockworks
    .gender = m
abyss-place-sargasso-fields = the Sargasso Fields
    .of = of the Sargasso Fields
    .to = to the Sargasso Fields
    .cap = The Sargasso Fields
    .name = Sargasso Fields
    .gender = m
abyss-place-abyss = the Abyss
    .of = of the Abyss
    .to = to the Abyss
    .cap = The Abyss
    .name = Abyss
    .gender = m
abyss-place-city-of-mirrors = the City of Mirrors
    .of = of the City of Mirrors
    .to = to the City of Mirrors
    .cap = The City of Mirrors
    .name = City of Mirrors
    .gender = f
abyss-place-black-smokers = the Black Smokers
    .of = of the Black Smokers
    .to = to the Black Smokers
    .cap = The Black Smokers
    .name = Black Smokers
    .gender = m
abyss-place-oceanic-senate-assembly = the Oceanic Senate Assembly
    .of = of the Oceanic Senate Assembly
    .to = to the Oceanic Senate Assembly
    .cap = The Oceanic Senate Assembly
    .name = Oceanic Senate Assembly
    .gender = f
abyss-place-depths = the Depths
    .of = of the Depths
    .to = to the Depths
    .cap = The Depths
    .name = Depths
    .gender = f
abyss-place-throne-room = the Throne Room
    .of = of the Throne Room
    .to = to the Throne Room
    .cap = The Throne Room
    .name = Throne Room
    .gender = f
abyss-place-jail = the Jail
    .of = of the Jail
    .to = to the Jail
    .cap = The Jail
    .name = Jail
    .gender = f
abyss-place-chasm = the Chasm
    .of = of the Chasm
    .to = to the Chasm
    .cap = The Chasm
    .name = Chasm
    .gender = m
abyss-place-closed-tower = the Closed Tower
    .of = of the Closed Tower
    .to = to the Closed Tower
    .cap = The Closed Tower
    .name = Closed Tower
    .gender = f
abyss-place-lost-tower = the Lost Tower
    .of = of the Lost Tower
    .to = to the Lost Tower
    .cap = The Lost Tower
    .name = Lost Tower
    .gender = f
abyss-place-chamber-of-allies = the Chamber of Allies
    .of = of the Chamber of Allies
    .to = to the Chamber of Allies
    .cap = The Chamber of Allies
    .name = Chamber of Allies
    .gender = f
abyss-place-nest-of-giant-clams = the Nest of Giant Clams
    .of = of the Nest of Giant Clams
    .to = to the Nest of Giant Clams
    .cap = The Nest of Giant Clams
    .name = Nest of Giant Clams
    .gender = m
abyss-place-coral-barrier = the Coral Barrier
    .of = of the Coral Barrier
    .to = to the Coral Barrier
    .cap = The Coral Barrier
    .name = Coral Barrier
    .gender = f


## What each lord does

abyss-power-recruiter = Opponents need 2 more points to recruit.
abyss-power-jailer = On arrival, each opponent discards 1 ally of their choice.
abyss-power-seeker = On arrival, each opponent pays 2 pearls to the Treasury.
abyss-power-assassin = On arrival, turn one free lord of each opponent: no more power, no more key.
abyss-power-commander = On arrival, then at the end of their turns, opponents keep 6 allies in hand at most.
abyss-power-tamer = Opponents who fight a monster are paid from the space below; space 1 still pays its own reward.
abyss-power-hunter = On arrival, steal a monster token at random from an opponent.
abyss-power-ship-master = At the end of your explorations, 1 pearl for each race sent to the council.
abyss-power-trader = On arrival, 3 pearls.
abyss-power-peddler = On arrival, 2 pearls.
abyss-power-landlord = 1 pearl on arrival, then at the start of each of your turns.
abyss-power-slaver = Once on each of your turns: discard 1 ally, gain 2 pearls.
abyss-power-shopkeeper = On arrival, 1 pearl.
abyss-power-shaman = You are immune to the powers of all soldiers.
abyss-power-invoker = On arrival, you play another turn after this one.
abyss-power-apprentice = On arrival, take one council stack.
abyss-power-oracle = Once on each of your turns: discard one council stack.
abyss-power-alchemist = Your council action takes two stacks.
abyss-power-illusionist = On arrival, you may swap one of your locations for an available one.
abyss-power-master-of-magic = When you recruit, affiliate any ally of the payment.
abyss-power-opportunist = Once on each of your turns: replace a lord of the court from the deck.
abyss-power-corruptor = On arrival, you may recruit another lord of the court for 5 pearls.
abyss-power-traitor = On arrival, you may discard another free lord and take one from the court.
abyss-power-diplomat = When you recruit, ignore the mandatory race.
abyss-power-treasurer = You need 2 points fewer to recruit.
abyss-power-schemer = On arrival, you may discard another free lord and take the top one of the deck.
abyss-power-keeper = No power.
abyss-power-reaper = No power.
abyss-power-shepherd = No power.
abyss-power-miller = No power.
abyss-power-aquaculturalist = No power.
abyss-power-landowner = No power.
abyss-power-sage = On arrival, draw 2 locations and control one with this lord alone.
abyss-power-hermit = On arrival, draw 1 location and control it with this lord alone.
abyss-power-elder = On arrival, draw 3 locations and control one with this lord alone.


## The same in a few words, on the card itself; signs say when

abyss-short-recruiter = Rivals pay 2 more for lords.
abyss-short-jailer = Each rival discards 1 ally.
abyss-short-seeker = Each rival loses 2 pearls.
abyss-short-assassin = Turns 1 free lord of each rival.
abyss-short-commander = Rivals keep 6 allies at most.
abyss-short-tamer = Monsters pay your rivals less.
abyss-short-hunter = Steal 1 monster token.
abyss-short-ship-master = 1 pearl per race sent to the council.
abyss-short-trader = 3 pearls.
abyss-short-peddler = 2 pearls.
abyss-short-landlord = 1 pearl now, then 1 each turn.
abyss-short-slaver = Each turn: 1 ally for 2 pearls.
abyss-short-shopkeeper = 1 pearl.
abyss-short-shaman = Soldiers cannot touch you.
abyss-short-invoker = Play another turn.
abyss-short-apprentice = Take one council stack.
abyss-short-oracle = Each turn: discard a council stack.
abyss-short-alchemist = Your council action takes 2 stacks.
abyss-short-illusionist = Swap one of your locations.
abyss-short-master-of-magic = Affiliate any ally you pay.
abyss-short-opportunist = Each turn: replace a lord of the court.
abyss-short-corruptor = Recruit another lord for 5 pearls.
abyss-short-traitor = Trade a free lord for one of the court.
abyss-short-diplomat = No race is mandatory.
abyss-short-treasurer = You pay 2 less for lords.
abyss-short-schemer = Trade a free lord for the top one.
abyss-short-keeper = No power.
abyss-short-reaper = No power.
abyss-short-shepherd = No power.
abyss-short-miller = No power.
abyss-short-aquaculturalist = No power.
abyss-short-landowner = No power.
abyss-short-sage = Control 1 of 2 new locations.
abyss-short-hermit = Control 1 new location.
abyss-short-elder = Control 1 of 3 new locations.


## What each location scores

abyss-scores-sargasso-silos = 5, plus 2 for each farmer.
abyss-scores-hydrozoa-reserves = 6, plus 2 for each mage.
abyss-scores-sanctuary = 4, plus 3 for each affiliated jellyfish.
abyss-scores-parliament = 6, plus 2 for each politician.
abyss-scores-barracks = 7, plus 2 for each soldier.
abyss-scores-dockworks = 5, plus 2 for each merchant.
abyss-scores-sargasso-fields = 3, plus 3 for each affiliated seahorse.
abyss-scores-abyss = 2 for each guild among your lords.
abyss-scores-city-of-mirrors = As much as the best of your opponents' locations would give you.
abyss-scores-black-smokers = Nothing; when you take control of it, you may take a location of the deck instead.
abyss-scores-oceanic-senate-assembly = 4, plus 3 for each affiliated squid.
abyss-scores-depths = Twice the points of your weakest lord.
abyss-scores-throne-room = The points of your strongest lord.
abyss-scores-jail = 15, minus 1 for each of your lords.
abyss-scores-chasm = 5, plus 3 for each affiliated crab.
abyss-scores-closed-tower = 3 for each of your lords with a key.
abyss-scores-lost-tower = 3 for each of your lords without a key.
abyss-scores-chamber-of-allies = 3, plus the value of your lowest affiliated ally of each race.
abyss-scores-nest-of-giant-clams = 3, plus 3 for each affiliated shellfish.
abyss-scores-coral-barrier = 20, minus 1 for each affiliated ally.


## Nouns: what is asked, for abyss-why-other-question

abyss-asked-act = what you do with your turn
abyss-asked-pay = which allies pay for the lord
abyss-asked-buy = whether you buy the ally on offer
abyss-asked-decide = whether you stop here or go on exploring
abyss-asked-reward = which reward you take
abyss-asked-stack = which council stack you take
abyss-asked-discard = which ally you discard
abyss-asked-turn = which lord the Assassin hits
abyss-asked-hunt = whose monster token you steal
abyss-asked-again = whether you recruit a second lord for pearls
abyss-asked-give = which of your lords you give up
abyss-asked-appoint = which lord of the court takes its place
abyss-asked-yield = which of your locations you give up
abyss-asked-receive = which available location you take instead
abyss-asked-spare = which key you do not use
abyss-asked-place = which location you take
abyss-asked-keep = which of the drawn locations you keep
abyss-asked-smokers = whether you swap Black Smokers
abyss-asked-close = whether you use a last power this turn


## What happens

abyss-event-begins = { $seat } begins.
abyss-event-lord-appears = { $lord-cap } joins the court (slot { $slot }).
abyss-event-first-place-appears = { $location-cap }: the first available location.
abyss-event-turn-begins = Turn { $turn }: { $seat }.
abyss-event-extra-turn-begins = { $seat } plays again.
abyss-event-income =
    The Landlord brings { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    } to { $seat }.
abyss-event-plots = { $seat } plots at court, for 1 pearl.
abyss-event-explores = { $seat } explores the depths.
abyss-event-deck-rebuilt =
    The exploration deck is empty: its discard ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) is shuffled into a new one.
abyss-event-reveals = Slot { $slot }: { $race } { $value }.
abyss-event-reveals-monster = Slot { $slot }: a monster!
abyss-event-buys =
    { $seat } buys { $race } { $value } from { $target } for { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    }.
abyss-event-refuses = { $seat } does not buy.
abyss-event-takes = { $seat } takes { $race } { $value }.
abyss-event-last-slot =
    The last slot brings { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    } to { $seat }.
abyss-event-goes-on = { $seat } goes on.
abyss-event-threat-rises = The threat rises to space { $space }.
abyss-event-fights = { $seat } fights the monster: reward of space { $space }.
abyss-event-fights-lower = { $seat } fights the monster, but the Tamer is there: reward of space { $space } only.
abyss-event-rewarded = { $seat } gets { abyss-reward-list }.
# Without zeros: what a monster brings.
abyss-reward-list =
    { $pearls ->
        [0] { $tokens ->
            [0] { $keys ->
                [0] nothing
               *[other] { abyss-reward-keys }
            }
           *[other] { abyss-reward-tokens }{ $keys ->
                [0] {""}
               *[other] , { abyss-reward-keys }
            }
        }
       *[other] { abyss-reward-pearls }{ $tokens ->
            [0] {""}
           *[other] , { abyss-reward-tokens }
        }{ $keys ->
            [0] {""}
           *[other] , { abyss-reward-keys }
        }
    }
abyss-reward-pearls = { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }
abyss-reward-tokens = { $tokens ->
        [one] { $tokens } monster token
       *[other] { $tokens } monster tokens
    }
abyss-reward-keys = { $keys ->
        [one] { $keys } key token
       *[other] { $keys } key tokens
    }
abyss-event-token-drawn = { $seat } draws a monster token, face down.
abyss-event-token-seen = For your eyes only: the token is worth { $value }.
abyss-event-ship-master-pays =
    The Ship Master brings { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    } to { $seat }.
abyss-event-cleared =
    The track is cleared: { $allies ->
        [0] {""}
        [one] { $allies } ally to the council
       *[other] { $allies } allies to the council
    }{ $monsters ->
        [0] {""}
       *[other] { $allies ->
            [0] {""}
           *[other] ,{" "}
        }{ $monsters ->
            [one] { $monsters } monster to the discard
           *[other] { $monsters } monsters to the discard
        }
    }.
abyss-event-nothing-left = There is nothing left to reveal: the exploration of { $seat } ends with empty hands.
abyss-event-takes-stack =
    { $seat } takes the council's { $race } stack ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
abyss-event-stack-seen = For your eyes only: { $race } { $value }.
abyss-event-pays-ally = { $seat } pays with { $race } { $value }.
abyss-event-affiliates = { $seat } affiliates { $race } { $value }.
abyss-event-pays-pearls =
    { $seat } adds { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }.
abyss-event-recruits =
    { $lord-cap } joins { $seat } ({ $count ->
        [one] { $count } lord
       *[other] { $count } lords
    }).
abyss-event-corrupts =
    { $seat } corrupts { $lord } for { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }.
abyss-event-court-bonus =
    The court has run thin: { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    } for { $seat }, and new lords.
abyss-event-seventh-lord =
    { $seat } has { $count ->
        [one] { $count } lord
       *[other] { $count } lords
    }: this is the last round.
abyss-event-court-short =
    The lord deck cannot complete the court (missing: { $missing ->
        [one] { $missing } lord
       *[other] { $missing } lords
    }): this is the last round.
abyss-event-last-turn = The last turn of { $seat }.
abyss-event-gains =
    { $lord-cap } brings { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    } to { $seat }.
abyss-event-loses-pearls =
    The Seeker takes { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    } from { $seat }.
abyss-event-discards = { $seat } discards { $race } { $value }.
abyss-event-turned = The Assassin hits { $lord } of { $seat }.
abyss-event-steals = { $seat } steals a monster token from { $target }.
abyss-event-stolen-seen = For the two of you: the stolen token is worth { $value }.
abyss-event-extra-turn-due = { $seat } will play another turn after this one.
abyss-event-extra-turn-lost = The last round has begun: no extra turn for { $seat }.
abyss-event-gives-up = { $seat } dismisses { $lord }.
abyss-event-appoints = { $lord-cap } takes the empty place with { $seat }.
abyss-event-declines = { $seat } does not use the power { $lord-of }.
abyss-event-no-effect = { $lord-cap } of { $seat } finds nothing to do.
abyss-event-yields = { $seat } lets go of { $location }.
abyss-event-sells =
    { $seat } sells { $race } { $value } for { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }.
abyss-event-sweeps =
    { $seat } sweeps the council's { $race } stack away ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
abyss-event-ousts = { $seat } ousts { $lord } from the court.
abyss-event-spares-key = { $seat } keeps a key token.
abyss-event-spares = { $seat } keeps the key { $lord-of }.
abyss-event-draws =
    { $seat } draws { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
abyss-event-place-drawn = Drawn: { $location }.
abyss-event-place-left = { $location-cap }: now available.
abyss-event-controls = { $seat } controls { $location }.
abyss-event-covers = { $lord-cap } disappears under { $location }.
abyss-event-keys-spent =
    { $seat } returns { $keys ->
        [one] { $keys } key token
       *[other] { $keys } key tokens
    }.
abyss-event-keys-kept = No location is left: { $seat } keeps the keys.
abyss-event-smokers-swap = { $seat } finds { $location } behind the Black Smokers.
abyss-event-smokers-kept = { $seat } keeps the Black Smokers.
abyss-event-skips = { $seat } can do nothing.
abyss-event-nobody-can-act = Nobody can do anything any more: the match ends.
abyss-event-last-affiliates = At the end, { $seat } affiliates { $race } { $value }.
abyss-event-score = { $seat }: locations { $places }, lords { $lords }, allies { $allies }, monsters { $tokens }.
abyss-event-total =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all{ $pearls ->
        [0] .
        [one] , and { $pearls } pearl.
       *[other] , and { $pearls } pearls.
    }
abyss-event-place-scores =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $location }.


## Questions

abyss-asks-act = What do you do with your turn?
abyss-asks-pay = { $lord-cap } costs { $cost }, you have laid down { $laid }: what next?
abyss-asks-buy =
    { $race-cap } { $value } for { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    }: do you buy?
abyss-asks-decide = Slot { $slot }, { $race } { $value }: take it or go on?
abyss-asks-decide-monster = Slot { $slot }, a monster, threat { $space }: fight it or go on?
abyss-asks-reward = Space { $space } of the threat track: which reward?
abyss-asks-stack = Which council stack do you take?
abyss-asks-discard = Which ally do you discard? (to keep: { $left })
abyss-asks-turn = Which lord of { $target } does the Assassin hit?
abyss-asks-hunt = From whom do you steal a monster token?
abyss-asks-again = Another lord for 5 pearls?
abyss-asks-give = Which of your lords do you give up { $lord-to }?
abyss-asks-appoint = Which lord of the court takes the empty place?
abyss-asks-yield = Which location do you swap with the Illusionist?
abyss-asks-receive = Which location do you take for { $location }?
abyss-asks-spare = More than three keys: which one do you keep?
abyss-asks-place = Three keys: which location do you take?
abyss-asks-keep = Which of the drawn locations do you keep?
abyss-asks-smokers = Which location of the deck do you take for the Black Smokers?
abyss-asks-close = Before your turn ends: a last power?
abyss-asks-first = Who begins?
abyss-asks-lord = Which lord is turned up?
abyss-asks-draw = Which location is drawn?
abyss-asks-reveal = Which exploration card is turned up?
abyss-asks-token = Which monster token is drawn? (2, 3 or 4)
abyss-asks-steal = Which token of { $target } is stolen? (2, 3 or 4)


## Waiting for somebody else

abyss-waits-act = { $seat } plays.
abyss-waits-pay = { $seat } pays for { $lord }.
abyss-waits-buy =
    { $seat } may buy { $race } { $value } for { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    }.
abyss-waits-decide = { $seat } takes { $race } { $value } or goes on (slot { $slot }).
abyss-waits-decide-monster = { $seat } fights the monster or goes on (slot { $slot }, threat { $space }).
abyss-waits-reward = { $seat } chooses a reward of space { $space }.
abyss-waits-stack = { $seat } chooses a council stack.
abyss-waits-discard = { $seat } chooses what to discard.
abyss-waits-turn = { $seat } chooses a lord of { $target } for the Assassin.
abyss-waits-hunt = { $seat } chooses whom the Hunter robs.
abyss-waits-again = { $seat } may corrupt another lord.
abyss-waits-give = { $seat } may give up a lord for another ({ $lord-name }).
abyss-waits-appoint = { $seat } chooses a lord of the court.
abyss-waits-yield = { $seat } may swap a location.
abyss-waits-receive = { $seat } chooses what to take for { $location }.
abyss-waits-spare = { $seat } chooses which key to keep.
abyss-waits-place = { $seat } takes a location.
abyss-waits-keep = { $seat } chooses among the drawn locations.
abyss-waits-smokers = { $seat } looks through the location deck.
abyss-waits-close = { $seat } ends the turn.


## Answers

abyss-action-plot = Plot at court
    .help = Pay 1 pearl to reveal the top lord of the deck into the court; you may do so again.
abyss-action-explore = Explore the depths
    .help = Reveal exploration cards one by one; opponents may buy the allies before you.
abyss-action-council = Take the { $race } stack
    .help = All the cards of this council stack go to your hand.
abyss-action-recruit = Recruit { $lord }
    .help = Pay for this lord with allies of your hand, and pearls for what is missing.
abyss-action-skip = Do nothing
    .help = No action is possible: the turn goes on without one.
abyss-action-take = Take the ally
    .help = It goes to your hand and the exploration ends.
abyss-action-fight = Fight the monster
    .help = You win, take the reward of the threat track, and the exploration ends.
abyss-action-go-on = Go on
    .help = Reveal another card; passing a monster raises the threat.
abyss-action-sell = Sell { $race } { $value }
    .help = The Slaver: discard this ally and gain 2 pearls, once this turn.
abyss-action-sweep = Discard the { $race } stack
    .help = The Oracle: this council stack goes to the discard, once this turn.
abyss-action-oust = Oust { $lord }
    .help = The Opportunist: this lord leaves the court, the top one of the deck takes its slot, once this turn.
abyss-action-done = End the turn
    .help = Use no more power this turn.
abyss-action-buy = Buy it
    .help = Pay the price to the active player; you may buy one ally a turn.
abyss-action-refuse = Do not buy
    .help = You may still buy a later ally of this turn.
abyss-action-pay = Lay down { $race } { $value }
    .help = This ally is part of the payment; nothing is paid before the affiliated ally is named.
abyss-action-affiliate = Pay, and affiliate { $race } { $value }
    .help = The payment is complete: this ally stays with you, the others are discarded, pearls make up the rest.
abyss-action-reward = Reward: { abyss-reward-list }
    .help = Take this reward; the threat goes back to its first space.
abyss-action-discard = Discard { $race } { $value }
    .help = It is shown when everybody concerned has chosen.
abyss-action-turn = Hit { $lord }
    .help = This lord loses its power and its key for good; its points still count.
abyss-action-hunt = Steal from { $seat }
    .help = Take one of their monster tokens at random.
abyss-action-corrupt = Corrupt { $lord } for 5 pearls
    .help = Recruit this lord of the court too, without allies.
abyss-action-give = Give up { $lord }
    .help = This lord is discarded for good, and another takes its place.
abyss-action-appoint = Take { $lord }
    .help = This lord of the court takes the place of the one you gave up.
abyss-action-yield = Give up { $location }
    .help = This location becomes available, and you take another one for the same lords.
abyss-action-spare-key = Keep a key token
    .help = Use your other keys for this location.
abyss-action-spare = Keep the key { $lord-of }
    .help = This lord stays free; your other keys are used for this location.
abyss-action-control = Take { $location }
    .help = Take control of this available location.
abyss-action-draw =
    Draw { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
    .help = Keep one of them; the others become available to everybody.
abyss-action-keep = Keep { $location }
    .help = Take control of this one; the other drawn locations become available.
abyss-action-swap = Take { $location } instead
    .help = It covers the lords of the Black Smokers; the deck is shuffled.
abyss-action-decline = No, thank you
    .help = Do not use this power.
abyss-action-withdraw = Take the allies back
    .help = Nothing is paid, and you choose again what to do; once a turn.
abyss-action-order-ask = Standing order: always ask me
    .help = All your standing orders are forgotten.
abyss-action-order-pass = Standing order: pass for this turn
    .help = Every offer of this turn is refused for you.
abyss-action-order-set =
    Standing order for { $race }, value { $low } to { $high }: { $way ->
        [refuse] refuse
        [buy1] buy for 1 pearl
        [buy2] buy for up to 2 pearls
        [buy3] buy for up to 3 pearls
       *[ask] ask me
    }
    .help = Such an offer is answered for you, in your turn among the opponents; nobody sees the order.


## Outcomes of chance

abyss-outcome-begin = { $seat } begins
    .help = The lot falls on { $seat }.
abyss-outcome-lord = Lord: { $lord-name }
    .help = The lord turned up is { $lord }.
abyss-outcome-place = Location: { $location-name }
    .help = The location drawn is { $location }.
abyss-outcome-reveal = { $race-cap } { $value }
    .help = The card turned up is { $race } { $value }.
abyss-outcome-monster = A monster
    .help = The card turned up is a monster.
abyss-outcome-token = Token: { $value }
    .help = The monster token is worth { $value }.


## Why not

abyss-why-over = The match is over; nothing is asked any more.
abyss-why-chance-asked = A card or a token has to come first; you will be asked afterwards.
abyss-why-other-seat = { $seat } is asked now; wait for your turn.
abyss-why-other-question = That answers another question; the one asked now is { $question }.
abyss-why-no-plot-in-action = Plotting comes before the action; the exploration has begun.
abyss-why-one-action = There is one action a turn, and you have had it.
abyss-why-not-this-window = A power is used around your action, not in the middle of this.
abyss-why-own-exploration = You are exploring: only the opponents may buy.
abyss-why-only-drawn = You have drawn: one of the drawn locations must be kept, not { $location }.
abyss-why-empty-stack = The council's { $race } stack is empty.
abyss-why-is-monster = The card revealed last is a monster; allies left behind cannot be taken.
abyss-why-is-ally = The card revealed last is an ally; monsters left behind cannot be fought.
abyss-why-pool-short =
    The pool has only { $tokens ->
        [one] { $tokens } monster token
       *[other] { $tokens } monster tokens
    } left.
abyss-why-reward = Space { $space } of the threat track does not give that.
abyss-why-not-in-hand = You have no (other) { $race } { $value } in hand.
abyss-why-already-turned = { $lord-cap } has been hit already.
abyss-why-not-theirs = Now a free lord of { $seat } is hit, which { $lord } is not.
abyss-why-hunt-opponent = The Hunter steals from an opponent.
abyss-why-is-protected = The Shaman protects { $seat }.
abyss-why-no-token = { $seat } has no monster token.
abyss-why-not-in-court = { $lord-cap } is not in the court.
abyss-why-give-another = Another lord must be given up, not { $lord } itself.
abyss-why-covered = { $lord-cap } lies under a location and is not free.
abyss-why-not-yours = { $lord-cap } does not lie free in front of you.
abyss-why-no-key-token = You have no (other) key token.
abyss-why-spared-already = You keep the key { $lord-of } already.
abyss-why-turned-no-key = { $lord-cap } was hit by the Assassin and has no key any more.
abyss-why-no-free-key = { $lord-cap } has no free key in front of you.
abyss-why-not-your-location = You do not control { $location }.
abyss-why-too-few-tiles =
    The location deck has only { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } left.
abyss-why-no-tiles = The location deck is empty.
abyss-why-not-in-deck = { $location-cap }: not in the deck.
abyss-why-not-available = { $location-cap }: not available.
abyss-why-no-slaver = That is the Slaver's power; you have no free Slaver.
abyss-why-no-oracle = That is the Oracle's power; you have no free Oracle.
abyss-why-no-opportunist = That is the Opportunist's power; you have no free Opportunist.
abyss-why-power-used = This power has been used this turn.
abyss-why-no-lords = The lord deck is empty.
abyss-why-must-act = An action is possible, so one must be taken.
abyss-why-nothing-to-explore = No exploration card is left, neither in the deck nor in the discard.
abyss-why-no-pearl = Plotting costs 1 pearl, and you have none.
abyss-why-court-full = The court is full.
abyss-why-race-missing = { $lord-cap } needs the mandatory race, and you have no { $race } in hand.
abyss-why-too-few-races =
    { $lord-cap } needs { $asked ->
        [one] { $asked } race
       *[other] { $asked } races
    }, and you have { $races ->
        [one] { $races } race
       *[other] { $races } races
    } in hand.
abyss-why-too-dear =
    { $lord-cap } costs { $cost }: the races asked for are worth { $worth } at most, and { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    } are not enough for the rest.
abyss-why-races-shown =
    Exactly { $asked ->
        [one] { $asked } race
       *[other] { $asked } races
    } must be paid with, and they are laid down already.
abyss-why-room-for-race = The last race must be the mandatory one: { $race }.
abyss-why-superfluous = The cost is reached without { $race } { $value }: nothing superfluous may be paid.
abyss-why-no-payment-with = No payment without a superfluous ally can be completed with { $race } { $value } now.
abyss-why-not-paid-with = { $race-cap } { $value } is not part of the payment.
abyss-why-races-not-shown =
    The payment must show { $asked ->
        [one] { $asked } race
       *[other] { $asked } races
    }; so far it shows { $races }.
abyss-why-withdrawn = A payment has been taken back once this turn.
abyss-why-undo-instead = The payment is not complete yet: undo takes back the last ally.
abyss-why-not-enough = The payment is { $short } short, pearls included.
abyss-why-not-lowest = { $race-cap } { $value } is not the lowest ally of the payment.


## Options

abyss-option-ambassadors_count_as_key_lords = Whether ambassadors count as lords with a key for the Towers.
    .title = Ambassadors count as lords with a key
abyss-option-turned_lords_count_for_guild_key_and_number = Whether lords hit by the Assassin still count by guild, key and number when locations are scored.
    .title = Lords hit by the Assassin still score for locations
abyss-option-turned_lords_count_for_points = Whether the points of lords hit by the Assassin count at the end.
    .title = Lords hit by the Assassin keep their points
abyss-option-towers_read_printed_keys_of_covered_lords = Whether the Towers count the printed key of a lord under a location.
    .title = The Towers count covered keys
abyss-option-commander_limit_checked_after_purchase = Whether the Commander's limit is also checked right after a purchase on somebody else's turn.
    .title = The Commander also limits purchases
abyss-option-superfluous_allies_allowed = Whether a payment may hold allies it does not need.
    .title = A payment may be too much
abyss-option-black_smokers_leaves_the_game_when_swapped = Whether Black Smokers leaves the game when swapped; if not, it goes back into the deck.
    .title = Swapped Black Smokers leave the game
abyss-option-extra_turn_allowed_in_last_round = Whether the Invoker's extra turn is played in the last round too.
    .title = Extra turns in the last round
abyss-option-hand_limit_without_commander = The most allies a hand may hold at the end of one's own turn, for everybody; 0 for any number.
    .title = Most allies in a hand


## Endings

abyss-ending-seventh-lord = A seventh lord was recruited, and everybody had a last turn.
abyss-ending-lords-short = The lord deck could not complete the court, and everybody had a last turn.
abyss-ending-standstill = Nobody could do anything any more.


## The sheet

abyss-sheet-turn = Turn { $turn }
abyss-sheet-you = you
abyss-sheet-active = playing
abyss-sheet-threat = Threat { $space }
abyss-sheet-court = Court
abyss-sheet-council = Council
abyss-sheet-track = Track
abyss-sheet-available = Locations available
abyss-sheet-deck = Deck { $count }
abyss-sheet-lords-left = lords in the deck: { $count }
abyss-sheet-pearls = pearls { $count }
abyss-sheet-keys = keys { $count }
abyss-sheet-tokens = monsters { $count }
abyss-sheet-hand = Hand
abyss-sheet-hand-size = in hand { $count }
abyss-sheet-lords = Lords
abyss-sheet-affiliated = Affiliated
abyss-sheet-locations = Locations
abyss-sheet-points = points { $count }
abyss-sheet-points-public = points shown { $count }
abyss-sheet-none = none
abyss-sheet-laid = Laid down
abyss-sheet-affordable = can be paid
abyss-sheet-turned = hit
abyss-sheet-worth = { $count } for you
abyss-sheet-last-round = last round
abyss-sheet-rewards = reward

# What the coach compares: means, later in the match.
abyss-coach-influence = It brings more: { $more } points of Influence on average later on, against { $less } after the next best answer.
abyss-coach-lords = It is the better way to lords: { $more } on average later on, against { $less } after the next best answer.
abyss-coach-pearls = It spares Pearls: { $more } left on average later on, against { $less } after the next best answer.
