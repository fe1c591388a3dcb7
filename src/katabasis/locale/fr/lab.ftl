# Les rapports du laboratoire, en français.
#
# Les nombres arrivent comme ils doivent s’écrire.

lab-title = { $game } : est-ce équitable ?
lab-title-sweep = { $game } : que change { $option } ?
lab-summary = { $games } parties, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }. Bots : { $bots }. Options : { $options }. Graine : { $seed }.
lab-options-usual = celles par défaut
lab-percent = { $number } %
lab-tile-matches = parties
lab-tile-seats = de victoires, de la place la plus faible à la plus forte
lab-tile-won = de parties gagnées
lab-tile-mean = { $measure }, en moyenne
lab-tile-points = points, en moyenne
lab-seats = Victoires par place
lab-seats-rivals = Une victoire par partie, partagée en cas d’égalité. Le trait pointillé est une part égale, { $share }.
lab-seats-together = Plusieurs peuvent gagner ensemble, ou personne. Le trait pointillé est la moyenne de toutes les places, { $share }.
lab-seats-points = Points par place
lab-roles = Victoires par rôle
lab-roles-told = Le rôle est celui que tient une place à la fin de la partie.
lab-often = { $share } des places
lab-points = Points par origine
lab-points-told = D’où viennent les points d’une place, en moyenne.
lab-points-all = Tout le monde
lab-points-winners = Gagnants
lab-points-others = Les autres
lab-points-figure = { $points } points
lab-source = Origine
lab-total = Total
lab-things-told = Les ronds montrent de combien de points de pourcentage les victoires de ceux qui l’ont dépassent celles de ceux qui ne l’ont pas et finissent dans le même rôle. Avoir n’est pas causer : qui joue plus longtemps ou mieux a davantage de tout.
lab-name = Nom
lab-had = Occurrences
lab-with = Victoires avec
lab-without = Victoires sans
lab-difference = Écart à rôle égal
lab-score-with = Points avec
lab-score-without = Points sans
lab-score-difference = Écart de points à rôle égal
lab-numbers = Tous les nombres, avec intervalles
lab-endings = Comment finissent les parties
lab-endings-told = La part des parties, avec son intervalle.
lab-count = { $count } parties
lab-lengths = Durées
lab-lengths-told = Combien de parties ont eu quel nombre. Doré : la moyenne ; orange : 95 % des parties ne vont pas au-delà.
lab-more = D’autres choses qui arrivent dans une partie
lab-mean = Moyenne
lab-least = Minimum
lab-fifth = 5 %
lab-median = Médiane
lab-ninety-fifth = 95 %
lab-most = Maximum
lab-mark-mean = moyenne { $number }
lab-mark-ninety-fifth = 95 % : { $number }
lab-method-title = Comment c’est compté
lab-method = Les intervalles contiennent le vrai nombre dans 95 études semblables sur 100 ; ceux des parts sont de Wilson. Les places d’une même partie ne sont pas indépendantes : les intervalles regardent combien les parties entières diffèrent. La même graine donne les mêmes nombres sur toute machine et avec n’importe quel nombre de processus. Katabasis { $version }, version { $rules } des règles.
lab-sweep-seats = Chaque ligne est une place ; les barres sont des intervalles à 95 %.
lab-sweep-points = Moyennes, avec intervalles à 95 %.
lab-sweep-lengths = Moyennes, avec intervalles à 95 %.
lab-sweep-table = Par valeur
lab-sweep-table-told = Une ligne par valeur de l’option ; intervalles à 95 % entre parenthèses.
lab-written = Rapport : { $path }
lab-data-written = Données : { $path }
lab-seat-line = { $seat } : { $share } % de victoires (de { $low } à { $high })
lab-role-line = { $role } : { $share } % de victoires (de { $low } à { $high })
lab-value-line = { $option } = { $value }


## Ce qui se compte dans tous les jeux

lab-measure-answers = Réponses, celles du hasard comprises
lab-measure-decisions = Décisions des joueurs
lab-measure-turns = Tours


## Abyss

lab-abyss-measure-explorations = Explorations
lab-abyss-measure-fights = Monstres combattus
lab-abyss-measure-stacks = Piles du Conseil prises
lab-abyss-measure-recruits = Seigneurs recrutés
lab-abyss-measure-controls = Lieux contrôlés
lab-abyss-source-locations = A. Lieux
lab-abyss-source-lords = B. Seigneurs
lab-abyss-source-allies = C. Alliés fédérés
lab-abyss-source-monsters = D. Jetons Monstre
lab-abyss-group-lord = Seigneurs
lab-abyss-group-lord-told = Les Seigneurs qu’un joueur a devant lui à la fin, libres ou sous un Lieu.
lab-abyss-group-location = Lieux
lab-abyss-group-location-told = Les Lieux qu’un joueur contrôle à la fin.


## 3 ahuris

lab-ahuris-role-hero = Héros, en équipe
lab-ahuris-role-rival = Héros, rivaux
lab-ahuris-role-fortress = Forteresse
lab-ahuris-measure-fights = Ennemis rencontrés
lab-ahuris-measure-victories = Combats gagnés par les héros
lab-ahuris-measure-traps = Pièges
lab-ahuris-measure-panics = Paniques
lab-ahuris-measure-rests = Repos
lab-ahuris-measure-levels = Niveaux gagnés
lab-ahuris-measure-losses = Niveaux perdus
lab-ahuris-measure-best = Poche la plus pleine de la partie
lab-ahuris-measure-keys = Clés en poche à la fin
lab-ahuris-source-treasures = Trésors
lab-ahuris-source-collections = Collections
lab-ahuris-group-hero = Héros
lab-ahuris-group-hero-told = Le héros que joue une place.
lab-ahuris-group-mastery = Héros de niveau 4
lab-ahuris-group-mastery-told = Les héros qui ont gagné le niveau 4 à un moment.
lab-ahuris-group-beaten = Ennemis vaincus
lab-ahuris-group-beaten-told = Les ennemis que les héros d’une place ont vaincus au moins une fois.
lab-ahuris-group-treasure = Trésors en poche
lab-ahuris-group-treasure-told = Les valeurs en poche à la fin ; entre rivaux, dans la poche de ceux qui sont sortis.
lab-ahuris-thing-treasure = { $name ->
    [1] Clé (1)
   *[other] Trésor { $name }
  }


## Cerbère

lab-cerbere-role-adventurer = Aventuriers
lab-cerbere-role-cerberus = Joueurs Cerbère
lab-cerbere-role-eliminated = Éliminés
lab-cerbere-measure-rounds = Tours de table
lab-cerbere-measure-hunts = Chasses
lab-cerbere-measure-misses = Chasses bredouilles
lab-cerbere-measure-captures = Captures
lab-cerbere-measure-aboard = À bord à la fin
lab-cerbere-group-action = Cartes Action
lab-cerbere-group-action-told = Les pouvoirs des cartes Action qu’une place a utilisés au moins une fois, dans un camp ou dans l’autre.
lab-cerbere-group-card = Cartes Survie et Trahison
lab-cerbere-group-card-told = Les pouvoirs des cartes qu’une place a joués au moins une fois.
lab-cerbere-group-treasure = Trésors
lab-cerbere-group-treasure-told = Les Trésors qu’une place a utilisés.
