# Reports of the laboratory, in English.
#
# Numbers come as they are to be written.

lab-title = { $game }: is it fair?
lab-title-sweep = { $game }: what does { $option } change?
lab-summary = { $games } matches, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }. Bots: { $bots }. Options: { $options }. Seed: { $seed }.
lab-options-usual = as usual
lab-percent = { $number } %
lab-tile-matches = matches
lab-tile-seats = wins, from the weakest seat to the strongest
lab-tile-won = of matches won
lab-tile-mean = { $measure }, mean
lab-tile-points = points, mean
lab-seats = Wins by seat
lab-seats-rivals = One win in each match, shared by those who tie. The dashed line is an equal share, { $share }.
lab-seats-together = Several may win together, or nobody. The dashed line is the mean of all seats, { $share }.
lab-seats-points = Points by seat
lab-roles = Wins by role
lab-roles-told = The role is the one a seat has when the match ends.
lab-often = { $share } of seats
lab-points = Points by source
lab-points-told = Where the points of a seat come from, on average.
lab-points-all = Everybody
lab-points-winners = Winners
lab-points-others = The others
lab-points-figure = { $points } points
lab-source = Source
lab-total = Total
lab-things-told = Dots show how many percentage points the wins of those who have it lie above or below the wins of those who have it not and end in the same role. Having is not causing: whoever plays longer or better has more of everything.
lab-name = Name
lab-had = Had by
lab-with = Wins with
lab-without = Wins without
lab-difference = Difference within a role
lab-score-with = Points with
lab-score-without = Points without
lab-score-difference = Difference in points within a role
lab-numbers = All numbers, with intervals
lab-endings = How matches end
lab-endings-told = The share of matches, with its interval.
lab-count = { $count } matches
lab-lengths = Lengths
lab-lengths-told = How many matches had which number. Gold: the mean; orange: 95 % of matches are not longer.
lab-more = More of what happens in a match
lab-mean = Mean
lab-least = Least
lab-fifth = 5 %
lab-median = Median
lab-ninety-fifth = 95 %
lab-most = Most
lab-mark-mean = mean { $number }
lab-mark-ninety-fifth = 95 %: { $number }
lab-method-title = How it was counted
lab-method = Intervals hold the true number in 95 of 100 such studies; those of shares are Wilson's. Seats of one match are not independent, so intervals look at how much whole matches differ. The same seed gives the same numbers on any machine and any number of workers. Katabasis { $version }, rules version { $rules }.
lab-sweep-seats = Each line is a seat; bars are 95 % intervals.
lab-sweep-points = Means, with 95 % intervals.
lab-sweep-lengths = Means, with 95 % intervals.
lab-sweep-table = By value
lab-sweep-table-told = One row for each value of the option; 95 % intervals in brackets.
lab-written = Report: { $path }
lab-data-written = Data: { $path }
lab-seat-line = { $seat }: wins { $share } % ({ $low } to { $high })
lab-role-line = { $role }: wins { $share } % ({ $low } to { $high })
lab-value-line = { $option } = { $value }


## What is counted in every game

lab-measure-answers = Answers, chance's included
lab-measure-decisions = Players' decisions
lab-measure-turns = Turns


## Abyss

lab-abyss-measure-explorations = Explorations
lab-abyss-measure-fights = Monsters fought
lab-abyss-measure-stacks = Council stacks taken
lab-abyss-measure-recruits = Lords recruited
lab-abyss-measure-controls = Locations controlled
lab-abyss-source-locations = A. Locations
lab-abyss-source-lords = B. Lords
lab-abyss-source-allies = C. Affiliated allies
lab-abyss-source-monsters = D. Monster tokens
lab-abyss-group-lord = Lords
lab-abyss-group-lord-told = Lords in front of a player at the end, free or under a location.
lab-abyss-group-location = Locations
lab-abyss-group-location-told = Locations that a player controls at the end.


## 3 ahuris

lab-ahuris-role-hero = Heroes, as a team
lab-ahuris-role-rival = Heroes, as rivals
lab-ahuris-role-fortress = Fortress
lab-ahuris-measure-fights = Enemies met
lab-ahuris-measure-victories = Combats won by heroes
lab-ahuris-measure-traps = Traps
lab-ahuris-measure-panics = Panics
lab-ahuris-measure-rests = Rests
lab-ahuris-measure-levels = Levels gained
lab-ahuris-measure-losses = Levels lost
lab-ahuris-measure-best = Fullest pocket ever
lab-ahuris-measure-keys = Keys held at the end
lab-ahuris-source-treasures = Treasures
lab-ahuris-source-collections = Collections
lab-ahuris-group-hero = Heroes
lab-ahuris-group-hero-told = The hero that a seat runs.
lab-ahuris-group-mastery = Heroes at level 4
lab-ahuris-group-mastery-told = Heroes that gained level 4 at some time.
lab-ahuris-group-beaten = Enemies beaten
lab-ahuris-group-beaten-told = Enemies that the heroes of a seat beat at least once.
lab-ahuris-group-treasure = Treasures in the pocket
lab-ahuris-group-treasure-told = Values in the pocket at the end; among rivals, in the pocket of those who left.
lab-ahuris-thing-treasure = { $name ->
    [1] Key (1)
   *[other] Treasure { $name }
  }


## Cerbère

lab-cerbere-role-adventurer = Adventurers
lab-cerbere-role-cerberus = Cerberus players
lab-cerbere-role-eliminated = Eliminated
lab-cerbere-measure-rounds = Rounds of the table
lab-cerbere-measure-hunts = Hunts
lab-cerbere-measure-misses = Hunts that caught nobody
lab-cerbere-measure-captures = Captures
lab-cerbere-measure-aboard = Aboard at the end
lab-cerbere-group-action = Action cards
lab-cerbere-group-action-told = Powers of Action cards that a seat has used at least once, in either camp.
lab-cerbere-group-card = Survival and Betrayal cards
lab-cerbere-group-card-told = Powers of cards that a seat has played at least once.
lab-cerbere-group-treasure = Treasures
lab-cerbere-group-treasure-told = Treasures that a seat has used.
