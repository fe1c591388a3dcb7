# 3 ahuris dans une forteresse, en français.
#
# Vocabulaire : docs/games/ahuris/glossary.md.  Valeurs : events.py, narrate.py et reasons.py du jeu.
# Un nom donné comme $hero donne aussi $hero-of, $hero-to, $hero-cap, $hero-name et $hero-gender (m ou f).
# Un $die de 0 n’a pas été lancé, car le résultat était certain.  Un Trésor de valeur 1 est une Clé.
# Espace insécable (U+00A0) avant : ; ! ? %

ahuris-title = 3 ahuris dans une forteresse
ahuris-tagline = Trois doux dingues, une forteresse, et une Clé à trouver avant que le sablier ne se vide.
# Comment s’appellent les robots : une douzaine du monde de ce jeu, dans le même ordre en toute langue.
ahuris-bots = Anselme, Bertille, Clotaire, Dagobert, Ermeline, Fulbert, Gontran, Isabeau, Léontine, Pétronille, Théodule, Ursule


## Noms : Ahuris et Ennemis

ahuris-bard = le Barde
    .of = du Barde
    .to = au Barde
    .cap = Le Barde
    .name = Barde
    .gender = m
ahuris-teller = la Cartomancienne
    .of = de la Cartomancienne
    .to = à la Cartomancienne
    .cap = La Cartomancienne
    .name = Cartomancienne
    .gender = f
ahuris-pirate = le Pirate
    .of = du Pirate
    .to = au Pirate
    .cap = Le Pirate
    .name = Pirate
    .gender = m
ahuris-bouncer = le Videur
    .of = du Videur
    .to = au Videur
    .cap = Le Videur
    .name = Videur
    .gender = m
ahuris-spy = l’Espionne
    .of = de l’Espionne
    .to = à l’Espionne
    .cap = L’Espionne
    .name = Espionne
    .gender = f
ahuris-cook = le Cuistot
    .of = du Cuistot
    .to = au Cuistot
    .cap = Le Cuistot
    .name = Cuistot
    .gender = m


## Noms : ce qui est demandé, pour ahuris-why-other-question

ahuris-asked-choose-hero = quel Ahuri jouer
ahuris-asked-order = qui explore maintenant
ahuris-asked-level-one = ce que fait l’Ahuri de Niveau 1
ahuris-asked-rest = à quoi l’Ahuri emploie son Repos
ahuris-asked-attack = qui affronter
ahuris-asked-pay = quel Trésor céder
ahuris-asked-victim = qui d’autre reçoit le plafond
ahuris-asked-take = quel Trésor garder
ahuris-asked-destroy = quel Trésor la Panique détruit
ahuris-asked-keep = quelle carte Danger retourne sur le Deck
ahuris-asked-exit = si l’Ahuri sort ou reste


## Ce qui arrive : mise en place

ahuris-event-hero-chosen = { $seat } choisit { $hero }.
ahuris-event-role-thrown = { $seat } fait { $die } et devient { $hero }.
ahuris-event-role-taken = { $seat } fait { $die }, mais { $hero } a déjà quelqu’un : on relance.
ahuris-event-role-left = Le dernier Ahuri libre revient { $seat-to } : { $hero }.
ahuris-event-card-dealt = { $hero-cap } entre dans la forteresse avec une carte { $suit }.
ahuris-event-card-shuffled-back = Encore une carte { $hero-name } ({ $suit }) : elle est remélangée.


## Ce qui arrive : tour et ordre

ahuris-event-turn-begins = Le tour { $turn } commence.
ahuris-event-wakes = { $hero-cap } se réveille avec une belle bosse.
ahuris-event-chrono-discards =
    Chrono : { $value ->
        [1] une Clé
       *[other] un { $value }
    } quitte le Deck, { $left ->
        [0] et c’était le dernier Trésor.
        [one] où il reste { $left } Trésor.
       *[other] où il reste { $left } Trésors.
    }
ahuris-event-chrono-fails = Le Chrono ne trouve plus de Trésor à défausser : le temps est écoulé, les Ahuris ont perdu.
ahuris-event-tie-die = Rapidités égales : { $hero } fait { $die }, soit { $total } avec sa Rapidité.
ahuris-event-tie-fixed = Rapidités égales : la Malchance donne un 1 { $hero-to } (automatique), soit { $total } avec sa Rapidité.
ahuris-event-tie-lot = Rapidité égale, Malchance égale : on tire au sort, et { $hero } passe d’abord.
ahuris-event-explores-next = { $hero-cap } part explorer.
ahuris-event-exploration-rest = { $hero-cap } (Niveau { $level }) fait { $die } : Repos.
ahuris-event-exploration-combat = { $hero-cap } (Niveau { $level }) fait { $die } : Combat !
ahuris-event-exploration-trap = { $hero-cap } (Niveau { $level }) fait { $die } : un Piège !
ahuris-event-exploration-panic = { $hero-cap } (Niveau { $level }) fait { $die } : Panique !
ahuris-event-idles = { $hero-cap } se tourne les pouces et ne fait rien ce tour-ci.
ahuris-event-skipped-paralysed = { $hero-cap } n’a pas bougé d’un cil : Paralysie, donc pas d’exploration.
ahuris-event-skipped-asleep = { $hero-cap } dort à poings fermés : pas d’exploration ce tour-ci.
ahuris-event-paralysis-counts =
    La Paralysie { $hero-of } durera encore { $turns ->
        [one] { $turns } tour.
       *[other] { $turns } tours.
    }
ahuris-event-paralysis-ends = { $hero-cap } remue de nouveau tous ses orteils : fin de la Paralysie.


## Ce qui arrive : Repos

ahuris-event-heals =
    { $hero-cap } joue au docteur. { $target-gender ->
        [f] Patiente
       *[m] Patient
    } : { $target }, dont la Vie remonte à { $life } sur { $max }.
ahuris-event-heals-self = { $hero-cap } panse ses plaies : Vie à { $life } sur { $max }.
ahuris-event-declines = { $hero-cap } ne pourrait aider que des rivaux, et s’en garde bien.
ahuris-event-cures-paralysis = { $hero-cap } dégourdit { $target } : Paralysie levée.
ahuris-event-cures-luck = { $hero-cap } chasse la Malchance { $target-of }.
ahuris-event-fetches-key = { $hero-cap } fouille la défausse et en rapporte une Clé.


## Ce qui arrive : Ennemis et Dangers

ahuris-event-enemy-appears =
    { $enemy-gender ->
        [f] Une
       *[m] Un
    } { $enemy-name } ({ $suit }) barre la route { $hero-to }.
ahuris-event-enemy-deck-rebuilt = Le Deck Ennemis est vide : on mélange sa défausse pour le reformer.
ahuris-event-danger-deck-rebuilt = Le Deck Dangers est vide : on mélange sa défausse pour le reformer.
ahuris-event-danger-joins = Un Danger se dévoile : { $value }{ $suit }.
ahuris-event-dangers-drawn-hidden =
    La forteresse pioche en secret { $count ->
        [one] { $count } carte Danger
       *[other] { $count } cartes Danger
    } et en remettra une.
ahuris-event-danger-drawn-secretly = Pour vos yeux seulement : vous piochez le { $value }{ $suit }.
ahuris-event-danger-returned-hidden = La forteresse remet une carte Danger sur le Deck, face cachée.
ahuris-event-danger-returned-secretly = Vous remettez le { $value }{ $suit } sur le dessus du Deck, ni vu ni connu.
ahuris-event-foe-stats = { $fighter-cap } se met en garde : Vie { $life }, Force { $force }, Rapidité { $rapidity }, Chance { $luck }.
ahuris-event-attacks = Trahison ! { $hero-cap } s’en prend { $target-to }.
ahuris-event-pays-attack =
    { $hero-cap } défausse { $value ->
        [1] une Clé
       *[other] un { $value }
    } : c’est le prix de l’attaque.


## Ce qui arrive : Capacités

ahuris-event-luck-passed =
    { $fighter-cap } réussit son Jet de Chance ({ $die ->
        [0] automatique
       *[other] dé : { $die }
    }).
ahuris-event-luck-failed = { $fighter-cap } rate son Jet de Chance (dé : { $die }).
ahuris-event-bribes =
    Discours de Corruption ! { $hero-cap } verse { $value ->
        [1] une Clé
       *[other] un { $value }
    } et il n’y a pas de Combat.
ahuris-event-bribe-empty = { $hero-cap } tient un beau Discours de Corruption, mais la poche est vide : le Combat continue.
ahuris-event-screams =
    Cri de Reine ! { $hero-cap } et { $foe } subissent 1 Blessure { $foe-gender ->
        [f] chacune
       *[m] chacun
    } (Vie restante : { $life } et { $other }).
ahuris-event-scream-both = { $hero-cap } et { $foe } s’écroulent ensemble : le Combat est fini, les Niveaux ne changent pas.
ahuris-event-sings = Chanson Paillarde ! { $hero-cap } frappera d’abord au premier round, puis en second à tous les autres.
ahuris-event-search-destroys = Fouille au corps : le Videur détruit une Clé de la défausse (Clés détruites : { $keys } sur 4).
ahuris-event-search-takes =
    Fouille au corps : le Videur palpe { $hero } et renvoie { $keys ->
        [one] { $keys } Clé
       *[other] { $keys } Clés
    } de la poche au Deck Trésors.
ahuris-event-search-nothing = Fouille au corps : le Videur ne trouve aucune Clé, ni en défausse ni en poche.
ahuris-event-pilfers =
    L’Espionne chaparde { $value ->
        [1] une Clé
       *[other] un { $value }
    } { $hero-to } : direction la défausse.
ahuris-event-pilfers-nothing = L’Espionne veut chaparder un Trésor { $hero-to }, mais la poche est vide.
ahuris-event-drinks = Gnôle ! Le Cuistot s’envoie une rasade : Vie { $life }, Rapidité { $rapidity }.


## Ce qui arrive : coups, Blessures, Niveaux

ahuris-event-initiative-tie =
    Rapidités égales : { $fighter } fait { $die ->
        [-1] 1 (Malchance)
       *[other] { $die }
    }, { $foe } fait { $other ->
        [-1] 1 (Malchance)
       *[other] { $other }
    }.
ahuris-event-strikes-first = { $fighter-cap } prend l’initiative et frappe d’abord.
ahuris-event-strikes-first-fixed = Rapidité égale, Malchance égale : l’avantage est à l’attaque, { $fighter } frappe d’abord.
ahuris-event-hits =
    { $fighter-cap } touche { $foe } ({ $die ->
        [0] automatique
       *[other] dé : { $die }
    }). Vie restante : { $life }.
ahuris-event-misses = { $fighter-cap } manque { $foe } (dé : { $die }).
ahuris-event-wins-combat = { $hero-cap } vient à bout { $foe-of } !
ahuris-event-loses-combat = { $hero-cap } s’incline devant { $foe }.
ahuris-event-stunned =
    { $hero-cap } voit trente-six chandelles : { $hero-gender ->
        [f] assommée
       *[m] assommé
    }, retour à 1 Vie et dodo jusqu’au prochain tour.
ahuris-event-level-lost = { $hero-cap } perd sa carte { $suit } et retombe au Niveau { $level }.
ahuris-event-level-revealed = Deck Niveaux : { $hero-name } { $suit }, mauvaise pioche.
ahuris-event-level-gained = { $hero-cap } gagne une carte { $suit } et passe au Niveau { $level } !
ahuris-event-level-shuffled = Les cartes retournées pour rien sont remélangées au Deck Niveaux.
ahuris-event-level-top = { $hero-cap } est déjà au Niveau 4 : rien à gagner, sinon la gloire.


## Ce qui arrive : Pièges et récompenses

ahuris-event-trap-dart = Une fléchette ♥ siffle vers { $hero } : Test de Vie contre { $value }.
ahuris-event-trap-ceiling = Le plafond ♠ descend sur { $hero } : Test de Force contre { $value }.
ahuris-event-trap-trapdoor = Une trappe ♦ s’ouvre sous les pieds { $hero-of } : Test de Rapidité contre { $value }.
ahuris-event-trap-star = La bonne étoile ♣ { $hero-of } vacille : Test de Chance contre { $value }.
ahuris-event-test-passed =
    { $die ->
        [-1] { $hero-cap } s’en tire (automatique) : la Malchance impose un 1, mais { $base } + 1 dépasse { $value }.
        [0] { $hero-cap } s’en tire (automatique) : avec { $base } contre { $value }, même un 1 suffit.
       *[other] { $hero-cap } s’en tire : { $base } + { $die } dépasse { $value }.
    }
ahuris-event-test-failed =
    { $die ->
        [-1] { $hero-cap } échoue (automatique) : la Malchance impose un 1, et { $base } + 1 ne dépasse pas { $value }.
        [0] { $hero-cap } échoue (automatique) : avec { $base } contre { $value }, même un 6 ne suffit pas.
       *[other] { $hero-cap } échoue : { $base } + { $die } ne dépasse pas { $value }.
    }
ahuris-event-paralysed =
    { $hero-cap } se raidit comme une planche : Paralysie pendant { $turns ->
        [one] le prochain tour.
       *[other] les { $turns } prochains tours.
    }
ahuris-event-ceiling-falls = Le plafond s’abat sur { $hero } et sur { $target } : 1 Blessure pour les deux.
ahuris-event-ceiling-alone = Le plafond s’abat sur { $hero }, sans personne pour partager : 1 Blessure.
ahuris-event-trapdoor-discards =
    La trappe avale { $value ->
        [1] une Clé
       *[other] un { $value }
    } du Deck, { $left ->
        [0] et c’était le dernier Trésor.
        [one] où il reste { $left } Trésor.
       *[other] où il reste { $left } Trésors.
    }
ahuris-event-unlucky = La bonne étoile s’éteint : Malchance pour { $hero } jusqu’à guérison.
ahuris-event-reward-drawn =
    { $hero-cap } déniche { $value ->
        [1] une Clé
       *[other] un { $value }
    } ({ $left ->
        [0] le dernier Trésor du Deck
        [one] encore { $left } Trésor dans le Deck
       *[other] encore { $left } Trésors dans le Deck
    }).
ahuris-event-reward-taken =
    { $hero-cap } empoche { $value ->
        [1] la Clé
       *[other] le { $value }
    } : la poche vaut maintenant { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
ahuris-event-reward-fails = { $hero-cap } mérite une récompense, mais le Deck Trésors ne peut plus la fournir : la partie s’arrête là.


## Ce qui arrive : Panique

ahuris-event-panics = Dans sa panique, { $hero } fonce dans tous les murs : 2 Blessures. Vie restante : { $life }.
ahuris-event-destroys-key = Dans l’affolement, { $hero } casse une Clé en deux (Clés détruites : { $keys } sur 4).
ahuris-event-destroys = { $hero-cap } perd la tête et un { $value } : ce Trésor est détruit.
ahuris-event-loses-nothing = Maigre consolation : la poche est vide, { $hero } n’a aucun Trésor à perdre.
ahuris-event-keys-gone = La quatrième Clé est détruite : plus personne ne sortira d’ici.


## Ce qui arrive : Sortie et fin

ahuris-event-no-exit =
    Sortie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal } et { $keys ->
        [0] aucune Clé
        [one] { $keys } Clé
       *[other] { $keys } Clés
    }, ce n’est pas pour cette fois.
ahuris-event-escapes =
    Sortie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour un objectif de { $goal }, et { $keys ->
        [one] une Clé
       *[other] { $keys } Clés
    } en main. Les Ahuris sont dehors !
ahuris-event-leaves =
    { $hero-cap } tourne une Clé dans la serrure, la défausse et s’en va avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
ahuris-event-stays = { $hero-cap } a une Clé, mais préfère rester encore un peu.
ahuris-event-everybody-out = Les trois Ahuris sont dehors : comparons les poches !
ahuris-event-deck-runs-out = Le Deck Trésors est vide : la partie s’arrête, et qui est encore dedans ne marque rien.
ahuris-event-score =
    { $goal ->
        [0] Score : { $best ->
            [one] { $best } point
           *[other] { $best } points
        } dans la meilleure poche.
       *[other] Score : au mieux { $best ->
            [one] { $best } point
           *[other] { $best } points
        } sur { $goal } ({ $percent } %), { $keys ->
            [0] aucune Clé en main.
            [one] { $keys } Clé en main.
           *[other] { $keys } Clés en main.
        }
    }


## Questions à un joueur

ahuris-asks-choose-hero = Quel Ahuri jouez-vous ?
ahuris-asks-order = Rapidités égales : qui explore maintenant ?
ahuris-asks-level-one = { $hero-cap } est au Niveau 1 : Combat ou Repos ?
ahuris-asks-rest =
    { $hero-cap } est au Repos : que fait-{ $hero-gender ->
        [f] elle
       *[m] il
    } ?
ahuris-asks-attack =
    Qui { $hero } affronte-t-{ $hero-gender ->
        [f] elle
       *[m] il
    } ?
ahuris-asks-pay =
    { $price ->
        [bribe] Lequel de vos plus gros Trésors { $hero } verse-t-{ $hero-gender ->
            [f] elle
           *[m] il
        } ?
        [pilfer] Lequel de vos plus gros Trésors l’Espionne prend-elle { $hero-to } ?
       *[attack] Lequel de vos plus petits Trésors paie l’attaque ?
    }
ahuris-asks-victim = Le plafond s’abat sur { $hero } : qui d’autre est touché ?
ahuris-asks-take =
    Lequel des Trésors trouvés { $hero } garde-t-{ $hero-gender ->
        [f] elle
       *[m] il
    } ?
ahuris-asks-destroy = { $hero-cap } panique : quel Trésor est perdu ?
ahuris-asks-keep = Contre { $hero } : quelle carte Danger remettez-vous ?
ahuris-asks-exit = { $hero-cap } a une Clé : sortir ou rester ?


## Questions au hasard, pour qui lit les vrais dés et les vraies cartes

ahuris-asks-role = Combien fait { $seat } ? (1–2 Barde, 3–4 Cartomancienne, 5–6 Pirate)
ahuris-asks-deal = Quelle carte Niveau ? (V Barde, D Cartomancienne, R Pirate)
ahuris-asks-chrono = Quel Trésor le Chrono défausse-t-il ?
ahuris-asks-order-die = Combien fait { $hero } ? (Rapidités égales : qui passe d’abord)
ahuris-asks-order-lot = Rapidité et Malchance égales : qui le sort désigne-t-il ?
ahuris-asks-exploration = Combien fait { $hero } ? (exploration)
ahuris-asks-enemy = Qui barre la route { $hero-to } ? (V Videur, D Espionne, R Cuistot)
ahuris-asks-dangers = Quelle carte Danger contre { $hero } ?
ahuris-asks-hero-luck = Combien fait { $hero } ? (Jet de Chance)
ahuris-asks-foe-luck = Combien fait { $fighter } ? (Jet de Chance)
ahuris-asks-initiative = Combien fait { $fighter } ? (qui frappe d’abord)
ahuris-asks-strike = Combien fait { $fighter } ? (coup, Jet de Force)
ahuris-asks-level = Quelle carte Niveau ? (V Barde, D Cartomancienne, R Pirate)
ahuris-asks-test =
    Combien fait { $hero } ? ({ $stat ->
        [life] Vie
        [force] Force
        [rapidity] Rapidité
       *[luck] Chance
    } : { $base } + dé contre { $value }{ $suit })
ahuris-asks-reward =
    Quel Trésor { $hero } déniche-t-{ $hero-gender ->
        [f] elle
       *[m] il
    } ?
ahuris-asks-trapdoor = Quel Trésor tombe dans la trappe ?


## Ce que lisent les autres en attendant

ahuris-waits-choose-hero = { $seat } choisit son Ahuri.
ahuris-waits-order = { $seat } décide qui explore maintenant.
ahuris-waits-level-one = { $seat } décide ce que fait { $hero }.
ahuris-waits-rest = { $seat } décide du Repos { $hero-of }.
ahuris-waits-attack = { $seat } décide qui { $hero } affronte.
ahuris-waits-pay =
    { $price ->
        [bribe] { $seat } choisit le Trésor que { $hero } verse pour corrompre l’adversaire.
        [pilfer] { $seat } choisit le Trésor que l’Espionne fait défausser { $hero-to }.
       *[attack] { $seat } choisit le Trésor qui paie l’attaque { $hero-of }.
    }
ahuris-waits-victim = { $seat } choisit qui partage le plafond avec { $hero }.
ahuris-waits-take = { $seat } choisit le Trésor que garde { $hero }.
ahuris-waits-destroy = { $seat } choisit le Trésor que sacrifie { $hero }.
ahuris-waits-keep = { $seat } choisit la carte Danger qui retourne sur le Deck.
ahuris-waits-exit = { $seat } décide si { $hero } sort ou reste.


## Réponses d’un joueur

ahuris-action-choose = Jouer { $hero }
    .help = Vous menez { $hero } pendant toute la partie, avec une poche à vous.
ahuris-action-explore = Envoyer { $hero } explorer
    .help = { $hero-cap } explore maintenant ; les autres Ahuris aussi vifs passeront ensuite.
ahuris-action-combat = Combat
    .help = L’Ahuri cherche la bagarre : s’il l’emporte, il gagne un Niveau ; s’il perd, il est assommé.
ahuris-action-heal = Soigner { $hero }
    .help = { $hero-cap } récupère 1 Vie.
ahuris-action-cure-paralysis = Guérir { $hero } de la Paralysie
    .help =
        { $hero-gender ->
            [f] { $hero-cap } peut de nouveau bouger, et explore aussitôt si elle est réveillée et n’a pas encore exploré ce tour-ci.
           *[m] { $hero-cap } peut de nouveau bouger, et explore aussitôt s’il est réveillé et n’a pas encore exploré ce tour-ci.
        }
ahuris-action-cure-luck = Guérir { $hero } de la Malchance
    .help = Les dés { $hero-of } ne valent plus 1 à chaque Jet et à chaque Test.
ahuris-action-fetch = Chercher une Clé
    .help = Une Clé, l’un des as de la défausse des Trésors, rejoint la poche.
ahuris-action-idle = Ne rien faire
    .help = L’Ahuri n’aide personne, ce qui est permis quand tous les Repos possibles n’aideraient que des rivaux.
ahuris-action-fight = Affronter un Ennemi
    .help = On pioche une carte Ennemi, avec une carte Danger de moins que le Niveau de l’Ahuri ; cela ne coûte rien.
ahuris-action-attack = Attaquer { $hero }
    .help =
        Vous défaussez votre plus petit Trésor pour vous battre contre { $hero } : si vous l’emportez, vous gagnez un Niveau et { $hero } est { $hero-gender ->
            [f] assommée.
           *[m] assommé.
        }
ahuris-action-pay =
    Céder { $value ->
        [1] la Clé (1)
       *[other] le { $value }
    }
    .help =
        { $value ->
            [1] La Clé
           *[other] Le { $value }
        } passe de votre poche à la défausse des Trésors.
ahuris-action-victim = Partager le plafond avec { $hero }
    .help = { $hero-cap } subit aussi 1 Blessure.
ahuris-action-take =
    Garder { $value ->
        [1] la Clé (1)
       *[other] le { $value }
    }
    .help =
        { $value ->
            [1] La Clé
           *[other] Le { $value }
        } rejoint la poche, et les autres Trésors trouvés sont défaussés.
ahuris-action-destroy =
    Sacrifier { $value ->
        [1] la Clé (1)
       *[other] le { $value }
    }
    .help =
        { $value ->
            [1] La Clé est détruite : elle
           *[other] Le { $value } est détruit : il
        } quitte le jeu pour de bon.
ahuris-action-return = Remettre le { $value }{ $suit }
    .help = Le { $value }{ $suit } retourne, face cachée, sur le dessus du Deck Dangers, d’où il sortira à la prochaine pioche ; le reste est joué.
ahuris-action-leave = Sortir de la forteresse
    .help = Vous défaussez une Clé, le reste de votre poche fait votre score, et la partie est finie pour vous.
ahuris-action-stay = Rester à l’intérieur
    .help = Vous gardez votre Clé et jouez encore, mais qui sera toujours dedans à la fin ne marquera rien.


## Réponses du hasard

ahuris-outcome-die = Dé : { $value }
    .help = Le dé montre { $value }.
ahuris-outcome-treasure =
    Trésor : { $value ->
        [1] as (Clé)
       *[other] { $value }
    }
    .help =
        La carte Trésor est un { $value ->
            [1] as, autrement dit une Clé.
           *[other] { $value }.
        }
ahuris-outcome-enemy = Ennemi : { $enemy-name } { $suit }
    .help =
        La carte Ennemi est { $enemy-gender ->
            [f] une
           *[m] un
        } { $enemy-name } { $suit }.
ahuris-outcome-danger = Danger : { $value }{ $suit }
    .help = La carte Danger est le { $value }{ $suit }.
ahuris-outcome-level = Niveau : { $hero-name } { $suit }
    .help =
        La carte Niveau est { $hero-gender ->
            [f] une
           *[m] un
        } { $hero-name } { $suit }.
ahuris-outcome-lot = Sort : { $hero }
    .help = Le sort désigne { $hero }, qui passe d’abord.


## Pourquoi pas ?

ahuris-why-over = La partie est finie : plus rien n’est demandé.
ahuris-why-chance-asked = Il faut d’abord un dé ou une carte ; ce sera à vous ensuite.
ahuris-why-other-seat = C’est { $seat-to } de répondre ; attendez votre tour.
ahuris-why-other-question = Ce n’est pas la question posée : il s’agit de savoir { $question }.
ahuris-why-rest-imposed = Le dé impose un Repos { $hero-to } : on ne choisit le Combat qu’au Niveau 1.
ahuris-why-idle-level-one =
    { $hero-cap } ne peut pas rester sans rien faire au Niveau 1 : { $hero-gender ->
        [f] elle
       *[m] il
    } a toujours au moins le Combat.
ahuris-why-not-competitive = Les Ahuris sont tous du même côté : ils ne s’attaquent entre eux que dans les modes compétitifs.
ahuris-why-attack-after-combat = Choisissez d’abord le Combat : on vous demandera ensuite qui affronter.
ahuris-why-exit-automatic = Rien à décider : l’objectif atteint et une Clé en poche, les Ahuris sortent d’eux-mêmes à l’étape de Sortie.
ahuris-why-exit-later = La sortie se décide à la fin du tour, à l’étape de Sortie, pour ceux qui ont une Clé.
ahuris-why-no-fortress = Personne ne joue la forteresse dans ce mode : aucune carte Danger n’est jamais remise sur le Deck.
ahuris-why-one-player = Dans ce mode, une seule personne mène les trois Ahuris : il n’y a rien à choisir.
ahuris-why-hero-taken = { $hero-cap } est déjà à quelqu’un : choisissez un Ahuri encore libre.
ahuris-why-victim-self = { $hero-cap } est déjà sous le plafond : choisissez un autre Ahuri.
ahuris-why-has-left =
    { $hero-gender ->
        [f] { $hero-cap } est sortie de la forteresse : impossible de l’aider, de la blesser ou de l’attaquer.
       *[m] { $hero-cap } est sorti de la forteresse : impossible de l’aider, de le blesser ou de l’attaquer.
    }
ahuris-why-not-found =
    Il n’y a pas de { $value ->
        [1] Clé
       *[other] { $value }
    } parmi les Trésors trouvés : gardez l’un d’entre eux.
ahuris-why-not-in-pocket =
    Il n’y a pas de { $value ->
        [1] Clé
       *[other] { $value }
    } dans votre poche.
ahuris-why-not-lowest =
    { $value ->
        [1] La Clé
       *[other] Le { $value }
    } n’est pas votre plus petit Trésor, et une attaque se paie avec le plus petit (dans une Collection complète, chaque carte compte double).
ahuris-why-not-highest =
    { $value ->
        [1] La Clé
       *[other] Le { $value }
    } n’est pas votre plus gros Trésor, et c’est le plus gros qui part (dans une Collection complète, chaque carte compte double).
ahuris-why-not-drawn = Le { $value }{ $suit } n’est pas parmi les cartes Danger que vous venez de piocher.
ahuris-why-no-key = Il n’y a aucune Clé à chercher dans la défausse des Trésors.
ahuris-why-no-key-some-destroyed =
    Il n’y a aucune Clé dans la défausse des Trésors, et { $keys ->
        [one] celle qui est détruite est perdue pour de bon.
       *[other] les { $keys } détruites sont perdues pour de bon.
    }
ahuris-why-idle-imposed = { $hero-cap } ne peut rester sans rien faire que si aucun Repos n’est possible, or il y en a un.
ahuris-why-idle-useful = Ne rien faire n’est permis que si tous les Repos possibles n’aident que des rivaux, or l’un d’eux profiterait { $hero-to }.
ahuris-why-full-life =
    { $hero-cap } n’est pas { $hero-gender ->
        [f] blessée
       *[m] blessé
    } (Vie { $max } sur { $max }) : on ne soigne qu’un Ahuri blessé.
ahuris-why-cure-self =
    { $hero-cap } ne peut pas se guérir { $hero-gender ->
        [f] elle-même
       *[m] lui-même
    } : il faut un autre Ahuri.
ahuris-why-not-paralysed =
    { $hero-cap } n’est pas { $hero-gender ->
        [f] paralysée.
       *[m] paralysé.
    }
ahuris-why-not-unlucky =
    { $hero-cap } n’est pas { $hero-gender ->
        [f] malchanceuse.
       *[m] malchanceux.
    }
ahuris-why-explored = { $hero-cap } a déjà exploré ce tour-ci.
ahuris-why-asleep = { $hero-cap } dort et ne se réveillera qu’au prochain tour.
ahuris-why-paralysed =
    { $hero-cap } est { $hero-gender ->
        [f] paralysée
       *[m] paralysé
    } (encore { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }) ; un autre Ahuri au Repos pourrait { $hero-gender ->
        [f] la guérir.
       *[m] le guérir.
    }
ahuris-why-slower = { $hero-cap } (Rapidité { $rapidity }) doit attendre que les plus vifs aient exploré.
ahuris-why-attack-self =
    { $hero-cap } ne va tout de même pas s’attaquer à { $hero-gender ->
        [f] elle-même
       *[m] lui-même
    } : choisissez quelqu’un d’autre.
ahuris-why-attack-asleep = { $hero-cap } dort, et l’on n’attaque pas un Ahuri endormi.
ahuris-why-attack-empty-pocket = { $hero-cap } n’a pas de quoi payer : une attaque coûte un Trésor, et la poche est vide.


## Avant la partie

ahuris-option-mode = Qui joue : une seule personne (solo), les Ahuris contre un joueur de la forteresse (duo), ou un Ahuri chacun en trio ou en quatuor, en équipe ou en rivaux.
    .title = Qui joue ?
ahuris-option-goal = Points à réunir, avec une Clé, pour pouvoir sortir. Les 100 de la règle imprimée sont presque hors de portée (environ une partie sur 700, même en jouant avec soin) ; doux (25), régulier (40) et audacieux (60) sont plus cléments.
    .title = Objectif
ahuris-option-level_gain_life = Ce qu’un nouveau Niveau fait à la Vie actuelle : elle monte autant que le maximum, reste telle quelle, ou revient au maximum.
    .title = Vie au gain d’un Niveau
ahuris-option-short_reward = Quand une récompense trouve dans le Deck moins de Trésors que le Niveau de l’Ahuri : on pioche ce qui reste, ou la partie s’arrête.
    .title = Récompense plus grande que le Deck
ahuris-option-collection_value = Comment on cherche le plus gros ou le plus petit Trésor : les cartes d’une Collection complète comptent double, ou pour leur seul chiffre.
    .title = Valeur d’une Collection complète
ahuris-level_gain_life-keep_wounds = les blessures restent, le maximum monte
ahuris-level_gain_life-unchanged = la Vie ne change pas
ahuris-level_gain_life-full = la Vie est pleine
ahuris-short_reward-draw = on pioche ce qui reste
ahuris-short_reward-loss = la partie est perdue
ahuris-collection_value-counted = ses cartes comptent double
ahuris-collection_value-printed = ses cartes comptent telles quelles

ahuris-mode-solo = Solo
ahuris-mode-duo = Duo : les Ahuris contre la forteresse
ahuris-mode-trio-cooperative = Trio : une équipe
ahuris-mode-trio-competitive = Trio : trois rivaux
ahuris-mode-quartet-cooperative = Quatuor : une équipe contre la forteresse
ahuris-mode-quartet-competitive = Quatuor : trois rivaux et la forteresse


## Comment finit une partie

ahuris-ending-escaped = L’objectif était atteint et une Clé a tourné dans la serrure : les Ahuris sont sortis.
ahuris-ending-clock = Le sablier s’est vidé : le Chrono n’avait plus de Trésor à défausser.
ahuris-ending-empty-reward = Une récompense était due, et le Deck Trésors ne pouvait plus la fournir.
ahuris-ending-keys-destroyed = Les quatre Clés ont été détruites : plus personne ne pouvait sortir.
ahuris-ending-all-left = Les trois Ahuris sont sortis : la poche la mieux garnie l’emporte.
ahuris-ending-deck-empty = Le Deck Trésors s’est vidé : seuls ceux qui étaient déjà sortis marquent des points.


## Mots de la feuille

ahuris-sheet-life = Vie
ahuris-sheet-force = Force
ahuris-sheet-rapidity = Rapidité
ahuris-sheet-luck = Chance
ahuris-sheet-level = Niveau
ahuris-sheet-pocket = Poche
ahuris-sheet-points = Points
ahuris-sheet-keys = Clés
ahuris-sheet-clock = Sablier
ahuris-sheet-destroyed = Clés détruites
ahuris-sheet-asleep = dort
ahuris-sheet-paralysed =
    Paralysie ({ $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    })
ahuris-sheet-unlucky = Malchance
ahuris-sheet-left =
    dehors avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
ahuris-sheet-explored = a exploré
ahuris-sheet-foe = Adversaire
ahuris-sheet-collection = Collection
ahuris-sheet-empty = vide
ahuris-sheet-turn = Tour { $turn }
ahuris-sheet-goal =
    Objectif : { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
    }
ahuris-sheet-fortress = Forteresse

# Ce que compare l’entraîneur : des moyennes, plus tard dans la partie.
ahuris-coach-points = Elle rapporte plus : { $more } points en poche en moyenne à la fin du tour, contre { $less } avec la meilleure des autres.
ahuris-coach-keys = C’est le meilleur chemin vers une clé : { $more } en moyenne à la fin du tour, contre { $less } avec la meilleure des autres.
ahuris-coach-life = Elle épargne des vies : il en reste { $more } en moyenne à la fin du tour, contre { $less } avec la meilleure des autres.
ahuris-coach-time = Elle épargne le sablier : il y reste { $more } cartes en moyenne à la fin du tour, contre { $less } avec la meilleure des autres.
