# Abyss, en français.
#
# Vocabulaire : docs/games/abyss/glossary.md.  Valeurs : events.py, narrate.py et reasons.py du jeu.
# Un nom donné comme $lord donne aussi $lord-of, $lord-to, $lord-cap, $lord-name et $lord-gender (m ou f).
# Espace insécable (U+00A0) avant : ; ! ? %

abyss-title = Abyss
abyss-tagline = Le trône des profondeurs est vide : gagnez les Seigneurs, tenez les Lieux, et régnez.
# Comment s’appellent les robots : une douzaine du monde de ce jeu, dans le même ordre en toute langue.
abyss-bots = Nérée, Téthys, Galatée, Calypso, Protée, Triton, Amphitrite, Glaucos, Doris, Phorcys, Palémon, Scylla


## Noms : Peuples

abyss-squid = poulpe
    .of = des poulpes
    .to = aux poulpes
    .cap = Poulpe
    .name = Poulpe
    .gender = m
abyss-shellfish = coquillage
    .of = des coquillages
    .to = aux coquillages
    .cap = Coquillage
    .name = Coquillage
    .gender = m
abyss-crab = crabe
    .of = des crabes
    .to = aux crabes
    .cap = Crabe
    .name = Crabe
    .gender = m
abyss-seahorse = hippocampe
    .of = des hippocampes
    .to = aux hippocampes
    .cap = Hippocampe
    .name = Hippocampe
    .gender = m
abyss-jellyfish = méduse
    .of = des méduses
    .to = aux méduses
    .cap = Méduse
    .name = Méduse
    .gender = f
abyss-any-race = tout Peuple
    .of = de tout Peuple
    .to = à tout Peuple
    .cap = Tout Peuple
    .name = Tout Peuple
    .gender = m


## Noms : Guildes

abyss-guild-soldier = les militaires
    .of = des militaires
    .to = aux militaires
    .cap = Les militaires
    .name = Militaires
    .gender = m
abyss-guild-farmer = les cultivateurs
    .of = des cultivateurs
    .to = aux cultivateurs
    .cap = Les cultivateurs
    .name = Cultivateurs
    .gender = m
abyss-guild-politician = les politiciens
    .of = des politiciens
    .to = aux politiciens
    .cap = Les politiciens
    .name = Politiciens
    .gender = m
abyss-guild-mage = les mages
    .of = des mages
    .to = aux mages
    .cap = Les mages
    .name = Mages
    .gender = m
abyss-guild-merchant = les marchands
    .of = des marchands
    .to = aux marchands
    .cap = Les marchands
    .name = Marchands
    .gender = m
abyss-guild-ambassador = les ambassadeurs
    .of = des ambassadeurs
    .to = aux ambassadeurs
    .cap = Les ambassadeurs
    .name = Ambassadeurs
    .gender = m


## Noms : Seigneurs

abyss-lord-recruiter = le Recruteur
    .of = du Recruteur
    .to = au Recruteur
    .cap = Le Recruteur
    .name = Recruteur
    .gender = m
abyss-lord-jailer = le Geôlier
    .of = du Geôlier
    .to = au Geôlier
    .cap = Le Geôlier
    .name = Geôlier
    .gender = m
abyss-lord-seeker = le Chercheur
    .of = du Chercheur
    .to = au Chercheur
    .cap = Le Chercheur
    .name = Chercheur
    .gender = m
abyss-lord-assassin = l’Assassin
    .of = de l’Assassin
    .to = à l’Assassin
    .cap = L’Assassin
    .name = Assassin
    .gender = m
abyss-lord-commander = le Chef des armées
    .of = du Chef des armées
    .to = au Chef des armées
    .cap = Le Chef des armées
    .name = Chef des armées
    .gender = m
abyss-lord-tamer = la Dresseuse
    .of = de la Dresseuse
    .to = à la Dresseuse
    .cap = La Dresseuse
    .name = Dresseuse
    .gender = f
abyss-lord-hunter = le Chasseur
    .of = du Chasseur
    .to = au Chasseur
    .cap = Le Chasseur
    .name = Chasseur
    .gender = m
abyss-lord-ship-master = l’Armateur
    .of = de l’Armateur
    .to = à l’Armateur
    .cap = L’Armateur
    .name = Armateur
    .gender = m
abyss-lord-trader = le Négociant
    .of = du Négociant
    .to = au Négociant
    .cap = Le Négociant
    .name = Négociant
    .gender = m
abyss-lord-peddler = le Colporteur
    .of = du Colporteur
    .to = au Colporteur
    .cap = Le Colporteur
    .name = Colporteur
    .gender = m
abyss-lord-landlord = le Rentier
    .of = du Rentier
    .to = au Rentier
    .cap = Le Rentier
    .name = Rentier
    .gender = m
abyss-lord-slaver = l’Esclavagiste
    .of = de l’Esclavagiste
    .to = à l’Esclavagiste
    .cap = L’Esclavagiste
    .name = Esclavagiste
    .gender = m
abyss-lord-shopkeeper = le Boutiquier
    .of = du Boutiquier
    .to = au Boutiquier
    .cap = Le Boutiquier
    .name = Boutiquier
    .gender = m
abyss-lord-shaman = le Chaman
    .of = du Chaman
    .to = au Chaman
    .cap = Le Chaman
    .name = Chaman
    .gender = m
abyss-lord-invoker = l’Invocateur
    .of = de l’Invocateur
    .to = à l’Invocateur
    .cap = L’Invocateur
    .name = Invocateur
    .gender = m
abyss-lord-apprentice = l’Apprenti
    .of = de l’Apprenti
    .to = à l’Apprenti
    .cap = L’Apprenti
    .name = Apprenti
    .gender = m
abyss-lord-oracle = l’Oracle
    .of = de l’Oracle
    .to = à l’Oracle
    .cap = L’Oracle
    .name = Oracle
    .gender = m
abyss-lord-alchemist = l’Alchimiste
    .of = de l’Alchimiste
    .to = à l’Alchimiste
    .cap = L’Alchimiste
    .name = Alchimiste
    .gender = m
abyss-lord-illusionist = l’Illusionniste
    .of = de l’Illusionniste
    .to = à l’Illusionniste
    .cap = L’Illusionniste
    .name = Illusionniste
    .gender = m
abyss-lord-master-of-magic = le Maître de magie
    .of = du Maître de magie
    .to = au Maître de magie
    .cap = Le Maître de magie
    .name = Maître de magie
    .gender = m
abyss-lord-opportunist = l’Opportuniste
    .of = de l’Opportuniste
    .to = à l’Opportuniste
    .cap = L’Opportuniste
    .name = Opportuniste
    .gender = m
abyss-lord-corruptor = le Corrupteur
    .of = du Corrupteur
    .to = au Corrupteur
    .cap = Le Corrupteur
    .name = Corrupteur
    .gender = m
abyss-lord-traitor = le Traître
    .of = du Traître
    .to = au Traître
    .cap = Le Traître
    .name = Traître
    .gender = m
abyss-lord-diplomat = le Diplomate
    .of = du Diplomate
    .to = au Diplomate
    .cap = Le Diplomate
    .name = Diplomate
    .gender = m
abyss-lord-treasurer = le Trésorier
    .of = du Trésorier
    .to = au Trésorier
    .cap = Le Trésorier
    .name = Trésorier
    .gender = m
abyss-lord-schemer = l’Intrigant
    .of = de l’Intrigant
    .to = à l’Intrigant
    .cap = L’Intrigant
    .name = Intrigant
    .gender = m
abyss-lord-keeper = la Gardienne
    .of = de la Gardienne
    .to = à la Gardienne
    .cap = La Gardienne
    .name = Gardienne
    .gender = f
abyss-lord-reaper = le Faucheur
    .of = du Faucheur
    .to = au Faucheur
    .cap = Le Faucheur
    .name = Faucheur
    .gender = m
abyss-lord-shepherd = le Berger
    .of = du Berger
    .to = au Berger
    .cap = Le Berger
    .name = Berger
    .gender = m
abyss-lord-miller = le Meunier
    .of = du Meunier
    .to = au Meunier
    .cap = Le Meunier
    .name = Meunier
    .gender = m
abyss-lord-aquaculturalist = l’Aquaculteur
    .of = de l’Aquaculteur
    .to = à l’Aquaculteur
    .cap = L’Aquaculteur
    .name = Aquaculteur
    .gender = m
abyss-lord-landowner = le Propriétaire terrien
    .of = du Propriétaire terrien
    .to = au Propriétaire terrien
    .cap = Le Propriétaire terrien
    .name = Propriétaire terrien
    .gender = m
abyss-lord-sage = le Sage
    .of = du Sage
    .to = au Sage
    .cap = Le Sage
    .name = Sage
    .gender = m
abyss-lord-hermit = l’Ermite
    .of = de l’Ermite
    .to = à l’Ermite
    .cap = L’Ermite
    .name = Ermite
    .gender = m
abyss-lord-elder = l’Ancien
    .of = de l’Ancien
    .to = à l’Ancien
    .cap = L’Ancien
    .name = Ancien
    .gender = m


## Noms : Lieux

abyss-place-sargasso-silos = les Silos à sargasses
    .of = des Silos à sargasses
    .to = aux Silos à sargasses
    .cap = Les Silos à sargasses
    .name = Silos à sargasses
    .gender = m
abyss-place-hydrozoa-reserves = les Réserves d’hydrozoaires
    .of = des Réserves d’hydrozoaires
    .to = aux Réserves d’hydrozoaires
    .cap = Les Réserves d’hydrozoaires
    .name = Réserves d’hydrozoaires
    .gender = f
abyss-place-sanctuary = le Sanctuaire
    .of = du Sanctuaire
    .to = au Sanctuaire
    .cap = Le Sanctuaire
    .name = Sanctuaire
    .gender = m
abyss-place-parliament = le Parlement
    .of = du Parlement
    .to = au Parlement
    .cap = Le Parlement
    .name = Parlement
    .gender = m
abyss-place-barracks = la Caserne
    .of = de la Caserne
    .to = à la Caserne
    .cap = La Caserne
    .name = Caserne
    .gender = f
abyss-place-dockworks = les Docks
    .of = des Docks
    .to = aux Docks
    .cap = Les Docks
    .name = Docks
    .gender = m
abyss-place-sargasso-fields = les Champs de sargasses
    .of = des Champs de sargasses
    .to = aux Champs de sargasses
    .cap = Les Champs de sargasses
    .name = Champs de sargasses
    .gender = m
abyss-place-abyss = les Abysses
    .of = des Abysses
    .to = aux Abysses
    .cap = Les Abysses
    .name = Abysses
    .gender = m
abyss-place-city-of-mirrors = la Cité des miroirs
    .of = de la Cité des miroirs
    .to = à la Cité des miroirs
    .cap = La Cité des miroirs
    .name = Cité des miroirs
    .gender = f
abyss-place-black-smokers = les Fumeurs noirs
    .of = des Fumeurs noirs
    .to = aux Fumeurs noirs
    .cap = Les Fumeurs noirs
    .name = Fumeurs noirs
    .gender = m
abyss-place-oceanic-senate-assembly = l’Assemblée du Sénat océanique
    .of = de l’Assemblée du Sénat océanique
    .to = à l’Assemblée du Sénat océanique
    .cap = L’Assemblée du Sénat océanique
    .name = Assemblée du Sénat océanique
    .gender = f
abyss-place-depths = les Profondeurs
    .of = des Profondeurs
    .to = aux Profondeurs
    .cap = Les Profondeurs
    .name = Profondeurs
    .gender = f
abyss-place-throne-room = la Salle du trône
    .of = de la Salle du trône
    .to = à la Salle du trône
    .cap = La Salle du trône
    .name = Salle du trône
    .gender = f
abyss-place-jail = la Prison
    .of = de la Prison
    .to = à la Prison
    .cap = La Prison
    .name = Prison
    .gender = f
abyss-place-chasm = le Gouffre
    .of = du Gouffre
    .to = au Gouffre
    .cap = Le Gouffre
    .name = Gouffre
    .gender = m
abyss-place-closed-tower = la Tour close
    .of = de la Tour close
    .to = à la Tour close
    .cap = La Tour close
    .name = Tour close
    .gender = f
abyss-place-lost-tower = la Tour perdue
    .of = de la Tour perdue
    .to = à la Tour perdue
    .cap = La Tour perdue
    .name = Tour perdue
    .gender = f
abyss-place-chamber-of-allies = la Chambre des alliés
    .of = de la Chambre des alliés
    .to = à la Chambre des alliés
    .cap = La Chambre des alliés
    .name = Chambre des alliés
    .gender = f
abyss-place-nest-of-giant-clams = le Nid de bénitiers géants
    .of = du Nid de bénitiers géants
    .to = au Nid de bénitiers géants
    .cap = Le Nid de bénitiers géants
    .name = Nid de bénitiers géants
    .gender = m
abyss-place-coral-barrier = la Barrière de corail
    .of = de la Barrière de corail
    .to = à la Barrière de corail
    .cap = La Barrière de corail
    .name = Barrière de corail
    .gender = f


## Ce que fait chaque Seigneur

abyss-power-recruiter = Vos adversaires ont besoin de 2 points de plus pour recruter.
abyss-power-jailer = À son arrivée, chaque adversaire défausse 1 Allié de son choix.
abyss-power-seeker = À son arrivée, chaque adversaire paie 2 Perles au Trésor.
abyss-power-assassin = À son arrivée, inclinez un Seigneur libre de chaque adversaire : plus de Pouvoir, plus de Clef.
abyss-power-commander = À son arrivée, puis à la fin de leurs tours, vos adversaires gardent 6 Alliés en main au plus.
abyss-power-tamer = Vos adversaires qui combattent un Monstre sont payés par la case précédente ; la case 1 paie toujours sa propre récompense.
abyss-power-hunter = À son arrivée, volez au hasard un pion Monstre à un adversaire.
abyss-power-ship-master = À la fin de vos Explorations, 1 Perle par Peuple envoyé au Conseil.
abyss-power-trader = À son arrivée, 3 Perles.
abyss-power-peddler = À son arrivée, 2 Perles.
abyss-power-landlord = 1 Perle à son arrivée, puis au début de chacun de vos tours.
abyss-power-slaver = Une fois à chacun de vos tours : défaussez 1 Allié, gagnez 2 Perles.
abyss-power-shopkeeper = À son arrivée, 1 Perle.
abyss-power-shaman = Les Pouvoirs des militaires ne vous atteignent pas.
abyss-power-invoker = À son arrivée, vous jouerez un tour de plus après celui-ci.
abyss-power-apprentice = À son arrivée, prenez une pile du Conseil.
abyss-power-oracle = Une fois à chacun de vos tours : défaussez une pile du Conseil.
abyss-power-alchemist = Votre action de Conseil prend deux piles.
abyss-power-illusionist = À son arrivée, vous pouvez échanger un de vos Lieux contre un Lieu disponible.
abyss-power-master-of-magic = Quand vous recrutez, fédérez l’Allié de votre choix parmi ceux du paiement.
abyss-power-opportunist = Une fois à chacun de vos tours : remplacez un Seigneur de la Cour par celui du dessus de la pioche.
abyss-power-corruptor = À son arrivée, vous pouvez recruter un autre Seigneur de la Cour pour 5 Perles.
abyss-power-traitor = À son arrivée, vous pouvez défausser un autre Seigneur libre et en prendre un à la Cour.
abyss-power-diplomat = Quand vous recrutez, ignorez le Peuple obligatoire.
abyss-power-treasurer = Il vous faut 2 points de moins pour recruter.
abyss-power-schemer = À son arrivée, vous pouvez défausser un autre Seigneur libre et prendre celui du dessus de la pioche.
abyss-power-keeper = Aucun Pouvoir.
abyss-power-reaper = Aucun Pouvoir.
abyss-power-shepherd = Aucun Pouvoir.
abyss-power-miller = Aucun Pouvoir.
abyss-power-aquaculturalist = Aucun Pouvoir.
abyss-power-landowner = Aucun Pouvoir.
abyss-power-sage = À son arrivée, piochez 2 Lieux et contrôlez-en un avec ce seul Seigneur.
abyss-power-hermit = À son arrivée, piochez 1 Lieu et contrôlez-le avec ce seul Seigneur.
abyss-power-elder = À son arrivée, piochez 3 Lieux et contrôlez-en un avec ce seul Seigneur.


## La même chose en peu de mots, sur la carte ; des signes disent quand

abyss-short-recruiter = Vos rivaux recrutent pour 2 de plus.
abyss-short-jailer = Chaque rival défausse 1 Allié.
abyss-short-seeker = Chaque rival perd 2 Perles.
abyss-short-assassin = Incline 1 Seigneur libre par rival.
abyss-short-commander = 6 Alliés au plus pour vos rivaux.
abyss-short-tamer = Les Monstres paient moins vos rivaux.
abyss-short-hunter = Volez 1 pion Monstre.
abyss-short-ship-master = 1 Perle par Peuple envoyé au Conseil.
abyss-short-trader = 3 Perles.
abyss-short-peddler = 2 Perles.
abyss-short-landlord = 1 Perle, puis 1 à chaque tour.
abyss-short-slaver = Par tour : 1 Allié contre 2 Perles.
abyss-short-shopkeeper = 1 Perle.
abyss-short-shaman = Aucun militaire ne vous atteint.
abyss-short-invoker = Jouez un tour de plus.
abyss-short-apprentice = Prenez une pile du Conseil.
abyss-short-oracle = Par tour : défaussez une pile du Conseil.
abyss-short-alchemist = Au Conseil, prenez 2 piles.
abyss-short-illusionist = Échangez un de vos Lieux.
abyss-short-master-of-magic = Fédérez l’Allié de votre choix.
abyss-short-opportunist = Par tour : un Seigneur de la Cour remplacé.
abyss-short-corruptor = Un autre Seigneur pour 5 Perles.
abyss-short-traitor = Un Seigneur libre contre un de la Cour.
abyss-short-diplomat = Aucun Peuple obligatoire.
abyss-short-treasurer = Vous recrutez pour 2 de moins.
abyss-short-schemer = Un Seigneur libre contre la pioche.
abyss-short-keeper = Aucun Pouvoir.
abyss-short-reaper = Aucun Pouvoir.
abyss-short-shepherd = Aucun Pouvoir.
abyss-short-miller = Aucun Pouvoir.
abyss-short-aquaculturalist = Aucun Pouvoir.
abyss-short-landowner = Aucun Pouvoir.
abyss-short-sage = Contrôlez 1 nouveau Lieu sur 2.
abyss-short-hermit = Contrôlez 1 nouveau Lieu.
abyss-short-elder = Contrôlez 1 nouveau Lieu sur 3.


## Ce que rapporte chaque Lieu

abyss-scores-sargasso-silos = 5, plus 2 par Seigneur cultivateur.
abyss-scores-hydrozoa-reserves = 6, plus 2 par Seigneur mage.
abyss-scores-sanctuary = 4, plus 3 par méduse fédérée.
abyss-scores-parliament = 6, plus 2 par Seigneur politicien.
abyss-scores-barracks = 7, plus 2 par Seigneur militaire.
abyss-scores-dockworks = 5, plus 2 par Seigneur marchand.
abyss-scores-sargasso-fields = 3, plus 3 par hippocampe fédéré.
abyss-scores-abyss = 2 par Guilde représentée parmi vos Seigneurs.
abyss-scores-city-of-mirrors = Autant que vous donnerait le meilleur des Lieux de vos adversaires.
abyss-scores-black-smokers = Rien ; en prenant son contrôle, vous pouvez prendre à la place un Lieu de la pioche.
abyss-scores-oceanic-senate-assembly = 4, plus 3 par poulpe fédéré.
abyss-scores-depths = Le double des points de votre Seigneur le plus faible.
abyss-scores-throne-room = Les points de votre Seigneur le plus fort.
abyss-scores-jail = 15, moins 1 par Seigneur que vous avez.
abyss-scores-chasm = 5, plus 3 par crabe fédéré.
abyss-scores-closed-tower = 3 par Seigneur avec une Clef.
abyss-scores-lost-tower = 3 par Seigneur sans Clef.
abyss-scores-chamber-of-allies = 3, plus la valeur de votre Allié fédéré le plus faible de chaque Peuple.
abyss-scores-nest-of-giant-clams = 3, plus 3 par coquillage fédéré.
abyss-scores-coral-barrier = 20, moins 1 par Allié fédéré.


## Noms : ce qui est demandé, pour abyss-why-other-question

abyss-asked-act = ce que vous faites de votre tour
abyss-asked-pay = quels Alliés paient le Seigneur
abyss-asked-buy = si vous achetez l’Allié proposé
abyss-asked-decide = si vous vous arrêtez là ou continuez l’Exploration
abyss-asked-reward = quelle récompense vous prenez
abyss-asked-stack = quelle pile du Conseil vous prenez
abyss-asked-discard = quel Allié vous défaussez
abyss-asked-turn = quel Seigneur l’Assassin frappe
abyss-asked-hunt = à qui vous volez un pion Monstre
abyss-asked-again = si vous recrutez un second Seigneur contre des Perles
abyss-asked-give = lequel de vos Seigneurs vous défaussez
abyss-asked-appoint = quel Seigneur de la Cour prend sa place
abyss-asked-yield = lequel de vos Lieux vous cédez
abyss-asked-receive = quel Lieu disponible vous prenez à la place
abyss-asked-spare = quelle Clef vous n’utilisez pas
abyss-asked-place = quel Lieu vous prenez
abyss-asked-keep = lequel des Lieux piochés vous gardez
abyss-asked-smokers = si vous échangez les Fumeurs noirs
abyss-asked-close = si vous utilisez un dernier Pouvoir ce tour-ci


## Ce qui se passe

abyss-event-begins = { $seat } commence.
abyss-event-lord-appears = { $lord-cap } arrive à la Cour (emplacement { $slot }).
abyss-event-first-place-appears = Premier Lieu disponible : { $location-name }.
abyss-event-turn-begins = Tour { $turn } : { $seat }.
abyss-event-extra-turn-begins = { $seat } joue encore un tour.
abyss-event-income =
    Le Rentier verse { $pearls ->
        [one] { $pearls } Perle
       *[other] { $pearls } Perles
    } { $seat-to }.
abyss-event-plots = { $seat } manigance à la Cour, pour 1 Perle.
abyss-event-explores = { $seat } explore les profondeurs.
abyss-event-deck-rebuilt =
    La pioche Exploration est vide : la défausse ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }) est mélangée pour en former une nouvelle.
abyss-event-reveals = Emplacement { $slot } : { $race } { $value }.
abyss-event-reveals-monster = Emplacement { $slot } : un Monstre !
abyss-event-buys =
    { $seat } achète { $race } { $value } { $target-to } pour { $price ->
        [one] { $price } Perle
       *[other] { $price } Perles
    }.
abyss-event-refuses = { $seat } n’achète pas.
abyss-event-takes = { $seat } prend { $race } { $value }.
abyss-event-last-slot =
    Le dernier emplacement rapporte { $pearls ->
        [one] { $pearls } Perle
       *[other] { $pearls } Perles
    } { $seat-to }.
abyss-event-goes-on = { $seat } continue.
abyss-event-threat-rises = La Menace monte à la case { $space }.
abyss-event-fights = { $seat } combat le Monstre : récompense de la case { $space }.
abyss-event-fights-lower = { $seat } combat le Monstre, mais la Dresseuse est là : récompense de la case { $space } seulement.
abyss-event-rewarded = { $seat } reçoit { abyss-reward-list }.
# Sans zéros : ce qu’un Monstre rapporte.
abyss-reward-list =
    { $pearls ->
        [0] { $tokens ->
            [0] { $keys ->
                [0] rien
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
        [one] { $pearls } Perle
       *[other] { $pearls } Perles
    }
abyss-reward-tokens = { $tokens ->
        [one] { $tokens } pion Monstre
       *[other] { $tokens } pions Monstre
    }
abyss-reward-keys = { $keys ->
        [one] { $keys } pion Clef
       *[other] { $keys } pions Clef
    }
abyss-event-token-drawn = { $seat } pioche un pion Monstre, face cachée.
abyss-event-token-seen = Pour vos yeux seulement : le pion vaut { $value }.
abyss-event-ship-master-pays =
    L’Armateur rapporte { $pearls ->
        [one] { $pearls } Perle
       *[other] { $pearls } Perles
    } { $seat-to }.
abyss-event-cleared =
    La piste est vidée : { $allies ->
        [0] {""}
        [one] { $allies } Allié au Conseil
       *[other] { $allies } Alliés au Conseil
    }{ $monsters ->
        [0] {""}
       *[other] { $allies ->
            [0] {""}
           *[other] ,{" "}
        }{ $monsters ->
            [one] { $monsters } Monstre à la défausse
           *[other] { $monsters } Monstres à la défausse
        }
    }.
abyss-event-nothing-left = Il n’y a plus rien à révéler : l’Exploration { $seat-of } s’arrête les mains vides.
abyss-event-takes-stack =
    { $seat } prend la pile { $race-of } au Conseil ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }).
abyss-event-stack-seen = Pour vos yeux seulement : { $race } { $value }.
abyss-event-pays-ally = { $seat } paie avec { $race } { $value }.
abyss-event-affiliates = { $seat } fédère { $race } { $value }.
abyss-event-pays-pearls =
    { $seat } complète avec { $pearls ->
        [one] { $pearls } Perle
       *[other] { $pearls } Perles
    }.
abyss-event-recruits =
    { $lord-cap } rejoint { $seat } ({ $count ->
        [one] { $count } Seigneur
       *[other] { $count } Seigneurs
    }).
abyss-event-corrupts =
    { $seat } corrompt { $lord } pour { $pearls ->
        [one] { $pearls } Perle
       *[other] { $pearls } Perles
    }.
abyss-event-court-bonus =
    La Cour se vide : { $pearls ->
        [one] { $pearls } Perle
       *[other] { $pearls } Perles
    } pour { $seat }, et de nouveaux Seigneurs.
abyss-event-seventh-lord =
    { $seat } a { $count ->
        [one] { $count } Seigneur
       *[other] { $count } Seigneurs
    } : c’est le dernier tour de table.
abyss-event-court-short =
    La pioche ne suffit plus à compléter la Cour (il manque { $missing ->
        [one] { $missing } Seigneur
       *[other] { $missing } Seigneurs
    }) : c’est le dernier tour de table.
abyss-event-last-turn = Dernier tour { $seat-of }.
abyss-event-gains =
    { $lord-cap } rapporte { $pearls ->
        [one] { $pearls } Perle
       *[other] { $pearls } Perles
    } { $seat-to }.
abyss-event-loses-pearls =
    Le Chercheur prend { $pearls ->
        [one] { $pearls } Perle
       *[other] { $pearls } Perles
    } { $seat-to }.
abyss-event-discards = { $seat } défausse { $race } { $value }.
abyss-event-turned = L’Assassin frappe { $lord } { $seat-of }.
abyss-event-steals = { $seat } vole un pion Monstre { $target-to }.
abyss-event-stolen-seen = Pour vos yeux à tous deux : le pion volé vaut { $value }.
abyss-event-extra-turn-due = { $seat } jouera un tour de plus après celui-ci.
abyss-event-extra-turn-lost = Le dernier tour de table a commencé : pas de tour de plus pour { $seat }.
abyss-event-gives-up = { $seat } se sépare { $lord-of }.
abyss-event-appoints = { $lord-cap } prend la place libre chez { $seat }.
abyss-event-declines = { $seat } renonce au Pouvoir { $lord-of }.
abyss-event-no-effect = { $lord-cap } { $seat-of } ne trouve rien à faire.
abyss-event-yields = { $seat } cède { $location }.
abyss-event-sells =
    { $seat } vend { $race } { $value } pour { $pearls ->
        [one] { $pearls } Perle
       *[other] { $pearls } Perles
    }.
abyss-event-sweeps =
    { $seat } défausse la pile { $race-of } du Conseil ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }).
abyss-event-ousts = { $seat } chasse { $lord } de la Cour.
abyss-event-spares-key = { $seat } garde un pion Clef.
abyss-event-spares = { $seat } garde la Clef { $lord-of }.
abyss-event-draws =
    { $seat } pioche { $count ->
        [one] { $count } Lieu
       *[other] { $count } Lieux
    }.
abyss-event-place-drawn = Pioche : { $location }.
abyss-event-place-left = Désormais disponible : { $location-name }.
abyss-event-controls = { $seat } contrôle { $location }.
abyss-event-covers = { $lord-cap } disparaît sous { $location }.
abyss-event-keys-spent =
    { $seat } rend { $keys ->
        [one] { $keys } pion Clef
       *[other] { $keys } pions Clef
    }.
abyss-event-keys-kept = Il ne reste aucun Lieu : { $seat } garde ses Clefs.
abyss-event-smokers-swap = { $seat } trouve { $location } derrière les Fumeurs noirs.
abyss-event-smokers-kept = { $seat } garde les Fumeurs noirs.
abyss-event-skips = { $seat } ne peut rien faire.
abyss-event-nobody-can-act = Plus personne ne peut rien faire : la partie s’arrête.
abyss-event-last-affiliates = À la fin, { $seat } fédère { $race } { $value }.
abyss-event-score = { $seat } : Lieux { $places }, Seigneurs { $lords }, Alliés { $allies }, Monstres { $tokens }.
abyss-event-total =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout{ $pearls ->
        [0] .
        [one] , et { $pearls } Perle.
       *[other] , et { $pearls } Perles.
    }
abyss-event-place-scores =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $location }.


## Questions

abyss-asks-act = Que faites-vous de votre tour ?
abyss-asks-pay = { $lord-cap } coûte { $cost }, vous avez posé { $laid } : et maintenant ?
abyss-asks-buy =
    { $race-cap } { $value } pour { $price ->
        [one] { $price } Perle
       *[other] { $price } Perles
    } : achetez-vous ?
abyss-asks-decide = Emplacement { $slot }, { $race } { $value } : le prendre ou continuer ?
abyss-asks-decide-monster = Emplacement { $slot }, un Monstre, Menace { $space } : le combattre ou continuer ?
abyss-asks-reward = Case { $space } de la Menace : quelle récompense ?
abyss-asks-stack = Quelle pile du Conseil prenez-vous ?
abyss-asks-discard = Quel Allié défaussez-vous ? (à garder : { $left })
abyss-asks-turn = Quel Seigneur { $target-of } l’Assassin frappe-t-il ?
abyss-asks-hunt = À qui volez-vous un pion Monstre ?
abyss-asks-again = Un autre Seigneur pour 5 Perles ?
abyss-asks-give = Lequel de vos Seigneurs cédez-vous { $lord-to } ?
abyss-asks-appoint = Quel Seigneur de la Cour prend la place libre ?
abyss-asks-yield = Quel Lieu échangez-vous avec l’Illusionniste ?
abyss-asks-receive = Quel Lieu prenez-vous contre { $location } ?
abyss-asks-spare = Plus de trois Clefs : laquelle gardez-vous ?
abyss-asks-place = Trois Clefs : quel Lieu prenez-vous ?
abyss-asks-keep = Lequel des Lieux piochés gardez-vous ?
abyss-asks-smokers = Quel Lieu de la pioche prenez-vous contre les Fumeurs noirs ?
abyss-asks-close = Avant la fin de votre tour : un dernier Pouvoir ?
abyss-asks-first = Qui commence ?
abyss-asks-lord = Quel Seigneur est révélé ?
abyss-asks-draw = Quel Lieu est pioché ?
abyss-asks-reveal = Quelle carte Exploration est révélée ?
abyss-asks-token = Quel pion Monstre est pioché ? (2, 3 ou 4)
abyss-asks-steal = Quel pion { $target-of } est volé ? (2, 3 ou 4)


## En attendant quelqu’un d’autre

abyss-waits-act = { $seat } joue.
abyss-waits-pay = { $seat } paie { $lord }.
abyss-waits-buy =
    { $seat } peut acheter { $race } { $value } pour { $price ->
        [one] { $price } Perle
       *[other] { $price } Perles
    }.
abyss-waits-decide = { $seat } prend { $race } { $value } ou continue (emplacement { $slot }).
abyss-waits-decide-monster = { $seat } combat le Monstre ou continue (emplacement { $slot }, Menace { $space }).
abyss-waits-reward = { $seat } choisit une récompense de la case { $space }.
abyss-waits-stack = { $seat } choisit une pile du Conseil.
abyss-waits-discard = { $seat } choisit ce qu’il défausse.
abyss-waits-turn = { $seat } désigne à l’Assassin un Seigneur { $target-of }.
abyss-waits-hunt = { $seat } choisit à qui le Chasseur vole un pion.
abyss-waits-again = { $seat } peut corrompre un autre Seigneur.
abyss-waits-give = { $seat } peut échanger un Seigneur ({ $lord-name }).
abyss-waits-appoint = { $seat } choisit un Seigneur de la Cour.
abyss-waits-yield = { $seat } peut échanger un Lieu.
abyss-waits-receive = { $seat } choisit quoi prendre contre { $location }.
abyss-waits-spare = { $seat } choisit quelle Clef garder.
abyss-waits-place = { $seat } prend un Lieu.
abyss-waits-keep = { $seat } choisit parmi les Lieux piochés.
abyss-waits-smokers = { $seat } regarde la pioche des Lieux.
abyss-waits-close = { $seat } finit son tour.


## Réponses

abyss-action-plot = Manigancer à la Cour
    .help = Payez 1 Perle pour révéler à la Cour le premier Seigneur de la pioche ; vous pouvez recommencer.
abyss-action-explore = Explorer les profondeurs
    .help = Révélez des cartes Exploration une à une ; vos adversaires peuvent acheter les Alliés avant vous.
abyss-action-council = Prendre la pile { $race-of }
    .help = Toutes les cartes de cette pile du Conseil vont dans votre main.
abyss-action-recruit = Recruter { $lord }
    .help = Payez ce Seigneur avec des Alliés de votre main, et des Perles pour ce qui manque.
abyss-action-skip = Ne rien faire
    .help = Aucune action n’est possible : le tour continue sans.
abyss-action-take = Prendre l’Allié
    .help = Il va dans votre main et l’Exploration s’arrête.
abyss-action-fight = Combattre le Monstre
    .help = Vous gagnez, recevez la récompense de la piste de Menace, et l’Exploration s’arrête.
abyss-action-go-on = Continuer
    .help = Révélez une autre carte ; laisser un Monstre fait monter la Menace.
abyss-action-sell = Vendre { $race } { $value }
    .help = L’Esclavagiste : défaussez cet Allié et gagnez 2 Perles, une fois ce tour-ci.
abyss-action-sweep = Défausser la pile { $race-of }
    .help = L’Oracle : cette pile du Conseil va à la défausse, une fois ce tour-ci.
abyss-action-oust = Chasser { $lord }
    .help = L’Opportuniste : ce Seigneur quitte la Cour, le premier de la pioche prend sa place, une fois ce tour-ci.
abyss-action-done = Finir le tour
    .help = N’utilisez plus de Pouvoir ce tour-ci.
abyss-action-buy = L’acheter
    .help = Payez le prix au joueur actif ; vous pouvez acheter un Allié par tour.
abyss-action-refuse = Ne pas acheter
    .help = Vous pourrez encore acheter un autre Allié ce tour-ci.
abyss-action-pay = Poser { $race } { $value }
    .help = Cet Allié fait partie du paiement ; rien n’est payé avant que l’Allié fédéré ne soit désigné.
abyss-action-affiliate = Payer, et fédérer { $race } { $value }
    .help = Le paiement est complet : cet Allié reste devant vous, les autres sont défaussés, des Perles complètent.
abyss-action-reward = Récompense : { abyss-reward-list }
    .help = Prenez cette récompense ; la Menace revient à sa première case.
abyss-action-discard = Défausser { $race } { $value }
    .help = Il est montré quand tous les joueurs concernés ont choisi.
abyss-action-turn = Frapper { $lord }
    .help = Ce Seigneur perd pour de bon son Pouvoir et sa Clef ; ses points comptent encore.
abyss-action-hunt = Voler un pion Monstre { $seat-to }
    .help = Prenez au hasard un de ses pions Monstre.
abyss-action-corrupt = Corrompre { $lord } pour 5 Perles
    .help = Recrutez aussi ce Seigneur de la Cour, sans Alliés.
abyss-action-give = Se séparer { $lord-of }
    .help = Ce Seigneur est défaussé pour de bon, et un autre prend sa place.
abyss-action-appoint = Prendre { $lord }
    .help = Ce Seigneur de la Cour prend la place de celui que vous avez défaussé.
abyss-action-yield = Céder { $location }
    .help = Ce Lieu redevient disponible, et vous en prenez un autre pour les mêmes Seigneurs.
abyss-action-spare-key = Garder un pion Clef
    .help = Utilisez vos autres Clefs pour ce Lieu.
abyss-action-spare = Garder la Clef { $lord-of }
    .help = Ce Seigneur reste libre ; vos autres Clefs servent pour ce Lieu.
abyss-action-control = Prendre { $location }
    .help = Prenez le contrôle de ce Lieu disponible.
abyss-action-draw =
    Piocher { $count ->
        [one] { $count } Lieu
       *[other] { $count } Lieux
    }
    .help = Gardez-en un ; les autres deviennent disponibles pour tous.
abyss-action-keep = Garder { $location }
    .help = Prenez le contrôle de celui-ci ; les autres Lieux piochés deviennent disponibles.
abyss-action-swap = Prendre { $location } à la place
    .help = Il recouvre les Seigneurs des Fumeurs noirs ; la pioche est mélangée.
abyss-action-decline = Non merci
    .help = N’utilisez pas ce Pouvoir.
abyss-action-withdraw = Reprendre les Alliés
    .help = Rien n’est payé, et vous choisissez à nouveau que faire ; une fois par tour.
abyss-action-order-ask = Consigne : toujours me demander
    .help = Toutes vos consignes sont oubliées.
abyss-action-order-pass = Consigne : passer pour ce tour
    .help = Toutes les offres de ce tour sont refusées pour vous.
abyss-action-order-set =
    Consigne pour { $race }, valeur { $low } à { $high } : { $way ->
        [refuse] refuser
        [buy1] acheter pour 1 Perle
        [buy2] acheter jusqu’à 2 Perles
        [buy3] acheter jusqu’à 3 Perles
       *[ask] me demander
    }
    .help = Une telle offre reçoit cette réponse pour vous, à votre tour parmi les adversaires ; personne ne voit la consigne.


## Réponses du hasard

abyss-outcome-begin = { $seat } commence
    .help = Le sort désigne { $seat }.
abyss-outcome-lord = Seigneur : { $lord-name }
    .help = Le Seigneur révélé est { $lord }.
abyss-outcome-place = Lieu : { $location-name }
    .help = Le Lieu pioché est : { $location-name }.
abyss-outcome-reveal = { $race-cap } { $value }
    .help = La carte révélée est : { $race } { $value }.
abyss-outcome-monster = Un Monstre
    .help = La carte révélée est un Monstre.
abyss-outcome-token = Pion : { $value }
    .help = Le pion Monstre vaut { $value }.


## Pourquoi non

abyss-why-over = La partie est finie : plus rien n’est demandé.
abyss-why-chance-asked = Il faut d’abord une carte ou un pion ; ce sera à vous ensuite.
abyss-why-other-seat = C’est { $seat-to } de répondre ; attendez votre tour.
abyss-why-other-question = Ce n’est pas la question posée : il s’agit de savoir { $question }.
abyss-why-no-plot-in-action = Les manigances viennent avant l’action ; l’Exploration a commencé.
abyss-why-one-action = Il n’y a qu’une action par tour, et vous l’avez faite.
abyss-why-not-this-window = Un Pouvoir s’utilise autour de votre action, pas au milieu de ceci.
abyss-why-own-exploration = C’est vous qui explorez : seuls les adversaires peuvent acheter.
abyss-why-only-drawn = Vous avez pioché : il faut garder un des Lieux piochés, pas { $location }.
abyss-why-empty-stack = La pile { $race-of } du Conseil est vide.
abyss-why-is-monster = La dernière carte révélée est un Monstre ; on ne reprend pas un Allié laissé derrière.
abyss-why-is-ally = La dernière carte révélée est un Allié ; on ne combat pas un Monstre laissé derrière.
abyss-why-pool-short =
    La réserve n’a plus que { $tokens ->
        [one] { $tokens } pion Monstre
       *[other] { $tokens } pions Monstre
    }.
abyss-why-reward = La case { $space } de la Menace ne donne pas cela.
abyss-why-not-in-hand = Vous n’avez pas (d’autre) { $race } { $value } en main.
abyss-why-already-turned = { $lord-cap } a déjà été frappé.
abyss-why-not-theirs = Il s’agit de frapper un Seigneur libre { $seat-of }, et { $lord } n’en est pas un.
abyss-why-hunt-opponent = Le Chasseur vole un adversaire.
abyss-why-is-protected = Le Chaman protège { $seat }.
abyss-why-no-token = { $seat } n’a pas de pion Monstre.
abyss-why-not-in-court = { $lord-cap } n’est pas à la Cour.
abyss-why-give-another = Il faut se séparer d’un autre Seigneur, pas { $lord-of }.
abyss-why-covered = { $lord-cap } est sous un Lieu et n’est pas libre.
abyss-why-not-yours = { $lord-cap } n’est pas libre devant vous.
abyss-why-no-key-token = Vous n’avez pas (d’autre) pion Clef.
abyss-why-spared-already = Vous gardez déjà la Clef { $lord-of }.
abyss-why-turned-no-key = { $lord-cap } a été frappé par l’Assassin et n’a plus de Clef.
abyss-why-no-free-key = { $lord-cap } n’a pas de Clef libre devant vous.
abyss-why-not-your-location = Vous ne contrôlez pas { $location }.
abyss-why-too-few-tiles =
    La pioche n’a plus que { $count ->
        [one] { $count } Lieu
       *[other] { $count } Lieux
    }.
abyss-why-no-tiles = La pioche des Lieux est vide.
abyss-why-not-in-deck = Pas dans la pioche : { $location-name }.
abyss-why-not-available = Pas disponible : { $location-name }.
abyss-why-no-slaver = C’est le Pouvoir de l’Esclavagiste ; vous n’en avez pas de libre.
abyss-why-no-oracle = C’est le Pouvoir de l’Oracle ; vous n’en avez pas de libre.
abyss-why-no-opportunist = C’est le Pouvoir de l’Opportuniste ; vous n’en avez pas de libre.
abyss-why-power-used = Ce Pouvoir a déjà servi ce tour-ci.
abyss-why-no-lords = La pioche des Seigneurs est vide.
abyss-why-must-act = Une action est possible, il faut donc en faire une.
abyss-why-nothing-to-explore = Il ne reste aucune carte Exploration, ni dans la pioche ni dans la défausse.
abyss-why-no-pearl = Une manigance coûte 1 Perle, et vous n’en avez pas.
abyss-why-court-full = La Cour est pleine.
abyss-why-race-missing = Pour { $lord }, il faut le Peuple obligatoire, et vous n’avez pas de { $race } en main.
abyss-why-too-few-races =
    Pour { $lord }, il faut { $asked ->
        [one] { $asked } Peuple
       *[other] { $asked } Peuples
    }, et vous en avez { $races } en main.
abyss-why-too-dear =
    { $lord-cap } coûte { $cost } : les Peuples demandés valent { $worth } au plus, et { $pearls ->
        [one] { $pearls } Perle
       *[other] { $pearls } Perles
    } ne suffisent pas pour le reste.
abyss-why-races-shown =
    Il faut payer avec exactement { $asked ->
        [one] { $asked } Peuple
       *[other] { $asked } Peuples
    }, et ils sont déjà posés.
abyss-why-room-for-race = Le dernier Peuple doit être le Peuple obligatoire : { $race }.
abyss-why-superfluous = Le coût est atteint sans { $race } { $value } : on ne paie rien de superflu.
abyss-why-no-payment-with = Aucun paiement sans Allié superflu ne peut se compléter avec { $race } { $value } maintenant.
abyss-why-not-paid-with = { $race-cap } { $value } ne fait pas partie du paiement.
abyss-why-races-not-shown =
    Le paiement doit montrer { $asked ->
        [one] { $asked } Peuple
       *[other] { $asked } Peuples
    } ; pour l’instant il en montre { $races }.
abyss-why-withdrawn = Un paiement a déjà été repris ce tour-ci.
abyss-why-undo-instead = Le paiement n’est pas encore complet : annuler reprend le dernier Allié.
abyss-why-not-enough = Il manque { $short } au paiement, Perles comprises.
abyss-why-not-lowest = { $race-cap } { $value } n’est pas l’Allié le plus faible du paiement.


## Options

abyss-option-ambassadors_count_as_key_lords = Si les ambassadeurs comptent comme Seigneurs avec Clef pour les Tours.
    .title = Les ambassadeurs comptent comme Seigneurs à Clef
abyss-option-turned_lords_count_for_guild_key_and_number = Si les Seigneurs frappés par l’Assassin comptent encore par Guilde, Clef et nombre au décompte des Lieux.
    .title = Les Seigneurs assassinés comptent encore pour les Lieux
abyss-option-turned_lords_count_for_points = Si les points des Seigneurs frappés par l’Assassin comptent à la fin.
    .title = Les Seigneurs assassinés gardent leurs points
abyss-option-towers_read_printed_keys_of_covered_lords = Si les Tours comptent la Clef imprimée d’un Seigneur sous un Lieu.
    .title = Les Tours comptent les Clefs recouvertes
abyss-option-commander_limit_checked_after_purchase = Si la limite du Chef des armées est vérifiée aussi juste après un achat pendant le tour d’un autre.
    .title = Le Chef des armées limite aussi les achats
abyss-option-superfluous_allies_allowed = Si un paiement peut contenir des Alliés dont il n’a pas besoin.
    .title = On peut payer trop
abyss-option-black_smokers_leaves_the_game_when_swapped = Si les Fumeurs noirs quittent la partie quand ils sont échangés ; sinon, ils retournent dans la pioche.
    .title = Les Fumeurs noirs échangés quittent la partie
abyss-option-extra_turn_allowed_in_last_round = Si le tour de plus de l’Invocateur se joue aussi pendant le dernier tour de table.
    .title = Tours en plus au dernier tour de table
abyss-option-hand_limit_without_commander = Le nombre maximal d’Alliés en main à la fin de son propre tour, pour tous ; 0 pour aucun maximum.
    .title = Alliés en main, au plus


## Fins de partie

abyss-ending-seventh-lord = Un septième Seigneur a été recruté, et chacun a eu son dernier tour.
abyss-ending-lords-short = La pioche n’a pas suffi à compléter la Cour, et chacun a eu son dernier tour.
abyss-ending-standstill = Plus personne ne pouvait rien faire.


## La feuille

abyss-sheet-turn = Tour { $turn }
abyss-sheet-you = vous
abyss-sheet-active = joue
abyss-sheet-threat = Menace { $space }
abyss-sheet-court = Cour
abyss-sheet-council = Conseil
abyss-sheet-track = Piste
abyss-sheet-available = Lieux disponibles
abyss-sheet-deck = Pioche { $count }
abyss-sheet-lords-left = Seigneurs en pioche : { $count }
abyss-sheet-pearls = Perles { $count }
abyss-sheet-keys = Clefs { $count }
abyss-sheet-tokens = Monstres { $count }
abyss-sheet-hand = Main
abyss-sheet-hand-size = en main { $count }
abyss-sheet-lords = Seigneurs
abyss-sheet-affiliated = Fédérés
abyss-sheet-locations = Lieux
abyss-sheet-points = points { $count }
abyss-sheet-points-public = points visibles { $count }
abyss-sheet-none = rien
abyss-sheet-laid = Posés
abyss-sheet-affordable = payable
abyss-sheet-turned = frappé
abyss-sheet-worth = { $count } pour vous
abyss-sheet-last-round = dernier tour de table
abyss-sheet-rewards = récompense

# Ce que compare l’entraîneur : des moyennes, plus tard dans la partie.
abyss-coach-influence = Elle rapporte plus : { $more } points d’Influence en moyenne par la suite, contre { $less } avec la meilleure des autres.
abyss-coach-lords = C’est le meilleur chemin vers des Seigneurs : { $more } en moyenne par la suite, contre { $less } avec la meilleure des autres.
abyss-coach-pearls = Elle épargne des Perles : il en reste { $more } en moyenne par la suite, contre { $less } avec la meilleure des autres.
