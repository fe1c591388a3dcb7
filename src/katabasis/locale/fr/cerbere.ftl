# Cerbère, en français.
#
# Vocabulaire : docs/games/cerbere/glossary.md.  Valeurs : events.py, narrate.py et reasons.py du jeu.
# Un nom donné comme $seat donne aussi $seat-of, $seat-to, $seat-cap et $seat-name ; les autres $…-cap et $…-name.

cerbere-title = Cerbère
cerbere-tagline = Fuyez les enfers ensemble, jusqu’à ce que les places manquent.
# Comment s’appellent les robots : une douzaine du monde de ce jeu, dans le même ordre en toute langue.
cerbere-bots = Orphée, Eurydice, Psyché, Sisyphe, Tantale, Énée, Alceste, Thésée, Ixion, Sémélé, Pollux, Atalante


## Noms : joueurs

cerbere-seat-blue = Bleu
    .of = de Bleu
    .to = à Bleu
    .cap = Bleu
    .name = Bleu
    .gender = m
cerbere-seat-pink = Rose
    .of = de Rose
    .to = à Rose
    .cap = Rose
    .name = Rose
    .gender = m
cerbere-seat-green = Vert
    .of = de Vert
    .to = à Vert
    .cap = Vert
    .name = Vert
    .gender = m
cerbere-seat-red = Rouge
    .of = de Rouge
    .to = à Rouge
    .cap = Rouge
    .name = Rouge
    .gender = m
cerbere-seat-yellow = Jaune
    .of = de Jaune
    .to = à Jaune
    .cap = Jaune
    .name = Jaune
    .gender = m
cerbere-seat-white = Blanc
    .of = de Blanc
    .to = à Blanc
    .cap = Blanc
    .name = Blanc
    .gender = m
cerbere-seat-violet = Violet
    .of = de Violet
    .to = à Violet
    .cap = Violet
    .name = Violet
    .gender = m


## Noms : cartes Survie et Trahison

cerbere-card-sacrifice = Sacrifice
    .cap = Sacrifice
    .name = Sacrifice
cerbere-card-egotism = Égoïsme
    .cap = Égoïsme
    .name = Égoïsme
cerbere-card-favoritism = Favoritisme
    .cap = Favoritisme
    .name = Favoritisme
cerbere-card-cowardice = Couardise
    .cap = Couardise
    .name = Couardise
cerbere-card-opportunism = Opportunisme
    .cap = Opportunisme
    .name = Opportunisme
cerbere-card-arrogance = Arrogance
    .cap = Arrogance
    .name = Arrogance
cerbere-card-fatalism = Fatalisme
    .cap = Fatalisme
    .name = Fatalisme
cerbere-card-tenacity = Ténacité
    .cap = Ténacité
    .name = Ténacité
cerbere-card-conspiracy = Conspiration
    .cap = Conspiration
    .name = Conspiration
cerbere-card-contempt = Mépris
    .cap = Mépris
    .name = Mépris
cerbere-card-scapegoat = Bouc émissaire
    .cap = Bouc émissaire
    .name = Bouc émissaire
cerbere-card-ambush = Embuscade
    .cap = Embuscade
    .name = Embuscade
cerbere-card-treachery = Perfidie
    .cap = Perfidie
    .name = Perfidie
cerbere-card-violence = Violence
    .cap = Violence
    .name = Violence
cerbere-card-sabotage = Sabotage
    .cap = Sabotage
    .name = Sabotage
cerbere-card-grudge = Rancune
    .cap = Rancune
    .name = Rancune
cerbere-card-deceit = Fourberie
    .cap = Fourberie
    .name = Fourberie
cerbere-card-malevolence = Malveillance
    .cap = Malveillance
    .name = Malveillance
cerbere-card-machination = Machination
    .cap = Machination
    .name = Machination


## Noms : pouvoirs, avec leur coût et leur effet

cerbere-power-supplies-1 = Provisions 1 (coût : dé avancé de 1 case ; effet : piochez 2 cartes)
    .cap = Provisions 1 (coût : dé avancé de 1 case ; effet : piochez 2 cartes)
    .name = Provisions 1
cerbere-power-supplies-2 = Provisions 2 (coût : dé avancé de 1 case ; effet : piochez 1 carte ; deux autres Aventuriers piochent chacun 1 carte)
    .cap = Provisions 2 (coût : dé avancé de 1 case ; effet : piochez 1 carte ; deux autres Aventuriers piochent chacun 1 carte)
    .name = Provisions 2
cerbere-power-surge-1 = Ruée 1 (coût : vitesse +1 ; effet : avancez de 2 ; un autre Aventurier avance de 1)
    .cap = Ruée 1 (coût : vitesse +1 ; effet : avancez de 2 ; un autre Aventurier avance de 1)
    .name = Ruée 1
cerbere-power-surge-2 = Ruée 2 (coût : défaussez 1 carte ; effet : avancez de 1 ; un autre Aventurier avance de 2)
    .cap = Ruée 2 (coût : défaussez 1 carte ; effet : avancez de 1 ; un autre Aventurier avance de 2)
    .name = Ruée 2
cerbere-power-sprint-1 = Sprint 1 (coût : dé avancé de 1 case ; effet : avancez de 2)
    .cap = Sprint 1 (coût : dé avancé de 1 case ; effet : avancez de 2)
    .name = Sprint 1
cerbere-power-sprint-2 = Sprint 2 (coût : dé avancé de 1 case ; effet : un autre Aventurier avance de 3 ; un autre encore avance de 1)
    .cap = Sprint 2 (coût : dé avancé de 1 case ; effet : un autre Aventurier avance de 3 ; un autre encore avance de 1)
    .name = Sprint 2
cerbere-power-regroup-1 = Regroupement 1 (coût : dé avancé de 1 case ; effet : piochez 1 carte ; reprenez vos cartes Action)
    .cap = Regroupement 1 (coût : dé avancé de 1 case ; effet : piochez 1 carte ; reprenez vos cartes Action)
    .name = Regroupement 1
cerbere-power-regroup-2 = Regroupement 2 (coût : dé avancé de 1 case ; effet : reprenez vos cartes Action ; regardez une Barque ou échangez-en deux)
    .cap = Regroupement 2 (coût : dé avancé de 1 case ; effet : reprenez vos cartes Action ; regardez une Barque ou échangez-en deux)
    .name = Regroupement 2
cerbere-power-fury-1 = Fureur 1 (vitesse +1)
    .cap = Fureur 1 (vitesse +1)
    .name = Fureur 1
cerbere-power-fury-2 = Fureur 2 (coût : vitesse −1 ; effet : piochez 2 cartes ; un autre joueur Cerbère pioche 1 carte)
    .cap = Fureur 2 (coût : vitesse −1 ; effet : piochez 2 cartes ; un autre joueur Cerbère pioche 1 carte)
    .name = Fureur 2
cerbere-power-stalk-1 = Traque 1 (Cerbère avance de 1)
    .cap = Traque 1 (Cerbère avance de 1)
    .name = Traque 1
cerbere-power-stalk-2 = Traque 2 (piochez 1 carte)
    .cap = Traque 2 (piochez 1 carte)
    .name = Traque 2
cerbere-power-snare-1 = Piège 1 (coût : un Aventurier avance de 1 ; effet : trois Aventuriers reculent de 1)
    .cap = Piège 1 (coût : un Aventurier avance de 1 ; effet : trois Aventuriers reculent de 1)
    .name = Piège 1
cerbere-power-snare-2 = Piège 2 (dé avancé de 1 case)
    .cap = Piège 2 (dé avancé de 1 case)
    .name = Piège 2
cerbere-power-recall-1 = Rappel 1 (reprenez vos cartes Action)
    .cap = Rappel 1 (reprenez vos cartes Action)
    .name = Rappel 1
cerbere-power-recall-2 = Rappel 2 (coût : un Aventurier avance de 2 ; effet : piochez 1 carte ; reprenez vos cartes Action)
    .cap = Rappel 2 (coût : un Aventurier avance de 2 ; effet : piochez 1 carte ; reprenez vos cartes Action)
    .name = Rappel 2
cerbere-power-sacrifice = Sacrifice (dé reculé de 1 case ; un autre Aventurier recule de 1)
    .cap = Sacrifice (dé reculé de 1 case ; un autre Aventurier recule de 1)
    .name = Sacrifice
cerbere-power-sacrifice-advanced = Sacrifice + (coût : défaussez 1 carte ; effet : dé reculé de 2 cases ; un autre Aventurier recule de 2)
    .cap = Sacrifice + (coût : défaussez 1 carte ; effet : dé reculé de 2 cases ; un autre Aventurier recule de 2)
    .name = Sacrifice +
cerbere-power-egotism = Égoïsme (avancez de 1)
    .cap = Égoïsme (avancez de 1)
    .name = Égoïsme
cerbere-power-egotism-advanced = Égoïsme + (coût : défaussez 1 carte ; effet : avancez de 2)
    .cap = Égoïsme + (coût : défaussez 1 carte ; effet : avancez de 2)
    .name = Égoïsme +
cerbere-power-favoritism = Favoritisme (avancez de 1 ; un autre Aventurier avance de 1)
    .cap = Favoritisme (avancez de 1 ; un autre Aventurier avance de 1)
    .name = Favoritisme
cerbere-power-favoritism-advanced = Favoritisme + (coût : défaussez 3 cartes ; effet : avancez de 3 ; un autre Aventurier avance de 2 ; un autre encore avance de 1)
    .cap = Favoritisme + (coût : défaussez 3 cartes ; effet : avancez de 3 ; un autre Aventurier avance de 2 ; un autre encore avance de 1)
    .name = Favoritisme +
cerbere-power-cowardice = Couardise (regardez une Barque ou échangez-en deux)
    .cap = Couardise (regardez une Barque ou échangez-en deux)
    .name = Couardise
cerbere-power-cowardice-advanced = Couardise + (coût : défaussez 1 carte ; effet : avancez d’une case par Aventurier devant vous, 3 au plus)
    .cap = Couardise + (coût : défaussez 1 carte ; effet : avancez d’une case par Aventurier devant vous, 3 au plus)
    .name = Couardise +
cerbere-power-opportunism = Opportunisme (avancez de 1 ; un autre Aventurier recule de 1)
    .cap = Opportunisme (avancez de 1 ; un autre Aventurier recule de 1)
    .name = Opportunisme
cerbere-power-opportunism-advanced = Opportunisme + (coût : défaussez 1 carte ; effet : avancez de 1 ; un autre Aventurier avance de 2 ou recule de 2)
    .cap = Opportunisme + (coût : défaussez 1 carte ; effet : avancez de 1 ; un autre Aventurier avance de 2 ou recule de 2)
    .name = Opportunisme +
cerbere-power-arrogance = Arrogance (deux autres Aventuriers avancent de 1)
    .cap = Arrogance (deux autres Aventuriers avancent de 1)
    .name = Arrogance
cerbere-power-arrogance-advanced = Arrogance + (coût : défaussez 1 carte ; effet : un autre Aventurier avance de 3 ; dé reculé de 1 case)
    .cap = Arrogance + (coût : défaussez 1 carte ; effet : un autre Aventurier avance de 3 ; dé reculé de 1 case)
    .name = Arrogance +
cerbere-power-fatalism = Fatalisme (reculez de 2)
    .cap = Fatalisme (reculez de 2)
    .name = Fatalisme
cerbere-power-fatalism-advanced = Fatalisme + (coût : reculez de 1 ; effet : un autre Aventurier avance de 3)
    .cap = Fatalisme + (coût : reculez de 1 ; effet : un autre Aventurier avance de 3)
    .name = Fatalisme +
cerbere-power-tenacity = Ténacité (piochez 2 cartes)
    .cap = Ténacité (piochez 2 cartes)
    .name = Ténacité
cerbere-power-tenacity-advanced = Ténacité + (coût : défaussez 2 cartes ; effet : avancez de 3)
    .cap = Ténacité + (coût : défaussez 2 cartes ; effet : avancez de 3)
    .name = Ténacité +
cerbere-power-conspiracy = Conspiration (un autre Aventurier avance de 1 ; un autre encore recule de 1)
    .cap = Conspiration (un autre Aventurier avance de 1 ; un autre encore recule de 1)
    .name = Conspiration
cerbere-power-conspiracy-advanced = Conspiration + (coût : défaussez 2 cartes ; effet : avancez de 2 ; un autre Aventurier avance de 3 ; un autre encore recule de 2)
    .cap = Conspiration + (coût : défaussez 2 cartes ; effet : avancez de 2 ; un autre Aventurier avance de 3 ; un autre encore recule de 2)
    .name = Conspiration +
cerbere-power-contempt = Mépris (avancez de 1 ; vitesse +1)
    .cap = Mépris (avancez de 1 ; vitesse +1)
    .name = Mépris
cerbere-power-contempt-advanced = Mépris + (coût : défaussez 1 carte ; effet : avancez de 3 ; Cerbère avance de 1)
    .cap = Mépris + (coût : défaussez 1 carte ; effet : avancez de 3 ; Cerbère avance de 1)
    .name = Mépris +
cerbere-power-scapegoat = Bouc émissaire (deux autres Aventuriers piochent chacun 1 carte ; un autre encore recule de 1)
    .cap = Bouc émissaire (deux autres Aventuriers piochent chacun 1 carte ; un autre encore recule de 1)
    .name = Bouc émissaire
cerbere-power-scapegoat-advanced = Bouc émissaire + (coût : défaussez 2 cartes ; effet : un autre Aventurier recule de 2 ; tous les autres avancent de 2)
    .cap = Bouc émissaire + (coût : défaussez 2 cartes ; effet : un autre Aventurier recule de 2 ; tous les autres avancent de 2)
    .name = Bouc émissaire +
cerbere-power-ambush = Embuscade (Cerbère avance de 1)
    .cap = Embuscade (Cerbère avance de 1)
    .name = Embuscade
cerbere-power-ambush-advanced = Embuscade + (coût : défaussez 1 carte ; effet : Cerbère avance de 2)
    .cap = Embuscade + (coût : défaussez 1 carte ; effet : Cerbère avance de 2)
    .name = Embuscade +
cerbere-power-treachery = Perfidie (vitesse +1)
    .cap = Perfidie (vitesse +1)
    .name = Perfidie
cerbere-power-treachery-advanced = Perfidie + (coût : défaussez 1 carte ; effet : dé avancé de 2 cases)
    .cap = Perfidie + (coût : défaussez 1 carte ; effet : dé avancé de 2 cases)
    .name = Perfidie +
cerbere-power-violence = Violence (dé avancé de 1 case)
    .cap = Violence (dé avancé de 1 case)
    .name = Violence
cerbere-power-violence-advanced = Violence + (coût : défaussez 2 cartes ; effet : vitesse +2)
    .cap = Violence + (coût : défaussez 2 cartes ; effet : vitesse +2)
    .name = Violence +
cerbere-power-sabotage = Sabotage (deux Aventuriers défaussent chacun une carte)
    .cap = Sabotage (deux Aventuriers défaussent chacun une carte)
    .name = Sabotage
cerbere-power-sabotage-advanced = Sabotage + (coût : défaussez 1 carte ; effet : chaque Aventurier défausse une carte ou recule de 2 ; sans carte, il recule)
    .cap = Sabotage + (coût : défaussez 1 carte ; effet : chaque Aventurier défausse une carte ou recule de 2 ; sans carte, il recule)
    .name = Sabotage +
cerbere-power-grudge = Rancune (un Aventurier recule de 2)
    .cap = Rancune (un Aventurier recule de 2)
    .name = Rancune
cerbere-power-grudge-advanced = Rancune + (coût : défaussez 2 cartes ; effet : chaque Aventurier recule de 2)
    .cap = Rancune + (coût : défaussez 2 cartes ; effet : chaque Aventurier recule de 2)
    .name = Rancune +
cerbere-power-deceit = Fourberie (regardez une Barque ou échangez-en deux)
    .cap = Fourberie (regardez une Barque ou échangez-en deux)
    .name = Fourberie
cerbere-power-deceit-advanced = Fourberie + (coût : un Aventurier avance de 1 ; effet : un Aventurier recule de 3)
    .cap = Fourberie + (coût : un Aventurier avance de 1 ; effet : un Aventurier recule de 3)
    .name = Fourberie +
cerbere-power-malevolence = Malveillance (dé avancé de 1 case)
    .cap = Malveillance (dé avancé de 1 case)
    .name = Malveillance
cerbere-power-malevolence-advanced = Malveillance + (coût : vitesse −1 ; effet : dé avancé de 2 cases)
    .cap = Malveillance + (coût : vitesse −1 ; effet : dé avancé de 2 cases)
    .name = Malveillance +
cerbere-power-machination = Machination (trois Aventuriers reculent de 1)
    .cap = Machination (trois Aventuriers reculent de 1)
    .name = Machination
cerbere-power-machination-advanced = Machination + (coût : vitesse −1 ; effet : piochez 3 cartes)
    .cap = Machination + (coût : vitesse −1 ; effet : piochez 3 cartes)
    .name = Machination +
cerbere-power-mask = Masque du rituel (coût : dé avancé de 1 case ; effet : avancez de 2 ; deux autres Aventuriers avancent chacun de 2 ou reculent de 1)
    .cap = Masque du rituel (coût : dé avancé de 1 case ; effet : avancez de 2 ; deux autres Aventuriers avancent chacun de 2 ou reculent de 1)
    .name = Masque du rituel
cerbere-power-dagger = Poignard sacrificiel (coût : un autre Aventurier recule de 1 ; effet : avancez de 3)
    .cap = Poignard sacrificiel (coût : un autre Aventurier recule de 1 ; effet : avancez de 3)
    .name = Poignard sacrificiel
cerbere-power-grail = Graal (coût : dé avancé de 1 case ; effet : un autre Aventurier avance de 4 ; un autre encore avance de 2 ; un autre encore recule de 1)
    .cap = Graal (coût : dé avancé de 1 case ; effet : un autre Aventurier avance de 4 ; un autre encore avance de 2 ; un autre encore recule de 1)
    .name = Graal
cerbere-power-lyre = Lyre d’Orphée (deux fois : avancez de 1 ou piochez 1 carte)
    .cap = Lyre d’Orphée (deux fois : avancez de 1 ou piochez 1 carte)
    .name = Lyre d’Orphée
cerbere-power-crystal-ball = Boule de cristal (piochez 1 carte ; reprenez vos cartes Action ; regardez une Barque ou échangez-en deux)
    .cap = Boule de cristal (piochez 1 carte ; reprenez vos cartes Action ; regardez une Barque ou échangez-en deux)
    .name = Boule de cristal
cerbere-power-sandals = Sandales d’Hermès (coût : Cerbère avance de 1 ; effet : avancez de 4)
    .cap = Sandales d’Hermès (coût : Cerbère avance de 1 ; effet : avancez de 4)
    .name = Sandales d’Hermès
cerbere-power-lamp = Lampe merveilleuse (coût : vitesse +1 ; effet : piochez 3 cartes ; un autre Aventurier pioche 1 carte)
    .cap = Lampe merveilleuse (coût : vitesse +1 ; effet : piochez 3 cartes ; un autre Aventurier pioche 1 carte)
    .name = Lampe merveilleuse


## Noms : plateaux

cerbere-board-e2 = le plateau de la deuxième édition
    .cap = Le plateau de la deuxième édition
    .name = Le plateau de la deuxième édition
cerbere-board-start-a = le plateau de Départ A
    .cap = Le plateau de Départ A
    .name = Le plateau de Départ A
cerbere-board-start-b = le plateau de Départ B
    .cap = Le plateau de Départ B
    .name = Le plateau de Départ B
cerbere-board-platforms = les Pilotis
    .cap = Les Pilotis
    .name = Les Pilotis
cerbere-board-promontory = le Promontoire
    .cap = Le Promontoire
    .name = Le Promontoire
cerbere-board-gondola = la Nacelle
    .cap = La Nacelle
    .name = La Nacelle
cerbere-board-funicular = le Funiculaire
    .cap = Le Funiculaire
    .name = Le Funiculaire
cerbere-board-rope-bridge = le Pont de Cordes
    .cap = Le Pont de Cordes
    .name = Le Pont de Cordes
cerbere-board-infernal-portal = le Portail Infernal
    .cap = Le Portail Infernal
    .name = Le Portail Infernal
cerbere-board-finish-a = le plateau de Fin A
    .cap = Le plateau de Fin A
    .name = Le plateau de Fin A
cerbere-board-finish-b = le plateau de Fin B
    .cap = Le plateau de Fin B
    .name = Le plateau de Fin B
cerbere-board-bad-slope = la Mauvaise Pente
    .cap = La Mauvaise Pente
    .name = La Mauvaise Pente
cerbere-board-hell-gate = la Porte des enfers
    .cap = La Porte des enfers
    .name = La Porte des enfers
cerbere-board-harpies-nest = le Nid des Harpies
    .cap = Le Nid des Harpies
    .name = Le Nid des Harpies
cerbere-board-cave-of-wonders = la Caverne aux merveilles
    .cap = La Caverne aux merveilles
    .name = La Caverne aux merveilles
cerbere-board-oubliettes = les Oubliettes
    .cap = Les Oubliettes
    .name = Les Oubliettes
cerbere-board-sirens-pool = le Bassin de la sirène
    .cap = Le Bassin de la sirène
    .name = Le Bassin de la sirène


## Noms : symboles des cases, Harpies

cerbere-symbol-draw-survival-1 = une carte Survie
    .cap = Une carte Survie
    .name = Une carte Survie
cerbere-symbol-draw-survival-3 = trois cartes Survie
    .cap = Trois cartes Survie
    .name = Trois cartes Survie
cerbere-symbol-rage-forward-1 = le dé avance
    .cap = Le dé avance
    .name = Le dé avance
cerbere-symbol-rage-back-1 = le dé recule
    .cap = Le dé recule
    .name = Le dé recule
cerbere-symbol-speed-up-1 = plus de vitesse
    .cap = Plus de vitesse
    .name = Plus de vitesse
cerbere-symbol-speed-down-1 = moins de vitesse
    .cap = Moins de vitesse
    .name = Moins de vitesse
cerbere-symbol-barque = les Barques
    .cap = Les Barques
    .name = Les Barques
cerbere-symbol-slide = un Glissement
    .cap = Un Glissement
    .name = Un Glissement
cerbere-symbol-harpy = une Harpie
    .cap = Une Harpie
    .name = Une Harpie
cerbere-symbol-treasure = un Trésor
    .cap = Un Trésor
    .name = Un Trésor
cerbere-symbol-siren = la sirène
    .cap = La sirène
    .name = La sirène
cerbere-symbol-hunt = une Chasse
    .cap = Une Chasse
    .name = Une Chasse
cerbere-harpy-talons = reculez de 5
    .cap = Reculez de 5
    .name = Reculez de 5
cerbere-harpy-screech = reculez de 3 et dé avancé d’une case
    .cap = Reculez de 3 et dé avancé d’une case
    .name = Reculez de 3 et dé avancé d’une case
cerbere-harpy-fury = dé avancé de deux cases
    .cap = Dé avancé de deux cases
    .name = Dé avancé de deux cases


## Noms : ce qui est demandé

cerbere-asked-turn = quelle carte vous jouez
cerbere-asked-pay = comment le pouvoir est payé
cerbere-asked-give = si vous donnez une carte
cerbere-asked-discard = quelle carte vous défaussez
cerbere-asked-cost = quel Aventurier se déplace pour payer
cerbere-asked-part = quelle part de l’effet vient maintenant
cerbere-asked-sabotaged = si vous défaussez une carte ou reculez
cerbere-asked-route = par où passe le pion
cerbere-asked-capture = quel prisonnier prend la case suivante
cerbere-asked-barque = quelle Barque vous regardez ou échangez
cerbere-asked-siren = qui la sirène attire


## Ce qui se passe

cerbere-event-begins = { $seat } commence.
cerbere-event-board-chosen = La route comprend { $board }.
cerbere-event-rolls = { $seat } obtient { $value }.
cerbere-event-takes-treasure = { $seat } prend un Trésor.
cerbere-event-treasure-seen = C’est : { $treasure }.
cerbere-event-turn-begins = Tour { $turn } : { $seat }.
cerbere-event-acts = { $seat } joue { $power-name }.
cerbere-event-plays = { $seat } joue { $power-name }.
cerbere-event-uses = { $seat } utilise un Trésor : { $treasure-name }.
cerbere-event-cannot-act = { $seat } ne peut payer aucune carte Action et les garde toutes.
cerbere-event-announces = { $seat } annonce { $power-name }, au coût de { $price }.
cerbere-event-asks-help = { $seat } demande des cartes aux autres.
cerbere-event-pledges = { $seat } propose une carte, face cachée.
cerbere-event-refuses = { $seat } ne donne rien de plus.
cerbere-event-withdraws = { $seat } renonce : { $power-name } et toutes les cartes proposées reviennent en main.
cerbere-event-pays = { $seat } paie avec { $card }.
cerbere-event-rage-moves =Le dé est sur { $cell ->
        [0] la case Chasse
       *[other] la case { $cell }
    }.
cerbere-event-speed-changes = La vitesse est de { $value }.
cerbere-event-draws ={ $seat } pioche une carte { $betrayal ->
        [0] Survie
       *[other] Trahison
    }.
cerbere-event-card-seen = C’est { $card }.
cerbere-event-deck-rebuilt =La défausse { $betrayal ->
        [0] Survie
       *[other] Trahison
    } est mélangée en une nouvelle pioche.
cerbere-event-draw-lost = Il ne reste aucune carte pour { $seat }.
cerbere-event-discards = { $seat } défausse { $card }.
cerbere-event-nothing-to-discard = { $seat } n’a pas de carte à défausser.
cerbere-event-moves ={ $seat } passe de la { $from ->
        [99] Barque
       *[other] case { $from }
    } à la { $to ->
        [99] Barque
       *[other] case { $to }
    }.
cerbere-event-crosses-bridge = { $seat } franchit le Pont de Cordes, qui s’écroule.
cerbere-event-crosses-portal = { $seat } franchit le Portail Infernal.
cerbere-event-rides = { $seat } prend le Funiculaire.
cerbere-event-exchanges = { $seat } prend la Nacelle en échange avec { $target }.
cerbere-event-enters-branch = { $seat } quitte le chemin à la Croisée des chemins.
cerbere-event-blocked = { $seat } ne peut aller plus loin.
cerbere-event-boards = { $seat } monte dans la Barque.
cerbere-event-leaves-barque = { $seat } doit quitter la Barque.
cerbere-event-revealed =La Barque est révélée : elle a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
cerbere-event-looks = { $seat } regarde la Barque { $slot }.
cerbere-event-barque-seen =La Barque { $slot } a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
cerbere-event-swaps = { $seat } échange les Barques { $slot } et { $other }.
cerbere-event-declines = { $seat } en reste là.
cerbere-event-triggers = { $seat } s’arrête sur un symbole : { $symbol }.
cerbere-event-harpy-turned = { $seat } réveille une Harpie : { $harpy }.
cerbere-event-falls = { $seat } tombe dans les oubliettes.
cerbere-event-lures = La sirène { $seat-of } attire { $target } dans son bassin.
cerbere-event-gate-opens = La Porte des enfers est ouverte pour de bon.
cerbere-event-cerberus-moves = Cerbère va de la case { $from } à la case { $to }.
cerbere-event-hunt-begins = Cerbère part en chasse, à la vitesse { $speed }.
cerbere-event-hunt-misses = Cerbère n’attrape personne : vitesse { $speed }, dé sur la case { $cell } de la Rage.
cerbere-event-captured = Cerbère capture { $seat } sur la case { $space } ; son pion rejoint la case { $cell } de la Rage.
cerbere-event-changes-camp ={ $seat } change de camp et sert Cerbère, { $count ->
        [0] sans carte bonus
        [one] avec { $count } carte bonus
       *[other] avec { $count } cartes bonus
    }.
cerbere-event-eliminated = Pas de clémence pour { $seat }, qui ne joue plus.
cerbere-event-loses-hand ={ $seat } défausse { $count ->
        [one] { $count } carte Survie
       *[other] { $count } cartes Survie
    }.
cerbere-event-escorts = Cerbère revient à la case { $space } ; dé sur la case { $cell } de la Rage, vitesse { $speed }.
cerbere-event-takes-back = { $seat } reprend toutes ses cartes Action.
cerbere-event-treasure-laid = Un Trésor est posé devant { $seat } : { $treasure-name }.
cerbere-event-treasure-leaves = Un Trésor quitte la partie : { $treasure-name }.
cerbere-event-hunt-due = Cerbère partira en chasse à la fin de ce tour.
cerbere-event-escaped = La Barque est pleine et largue les amarres.
cerbere-event-cerberus-wins =Cerbère triomphe ; { $count ->
        [0] il ne restait aucun Aventurier
        [one] il ne restait qu’un Aventurier
       *[other] il restait { $count } Aventuriers
    }.
cerbere-event-wins = { $seat } gagne.
cerbere-event-nobody-wins = Personne ne gagne.
cerbere-event-chooses-retreat = { $seat } préfère reculer.


## Questions

cerbere-asks-turn = Quelle carte jouez-vous ?
cerbere-asks-turn-after = Une autre carte, ou la fin de votre tour ?
cerbere-asks-pay =
    { $missing ->
        [0] { $power-name } coûte { $price }, tout y est : payez-vous ?
       *[other] { $power-name } coûte { $price }, il en manque { $missing } : quelle carte donnez-vous ?
    }
cerbere-asks-give = { $power-name } { $asker-of }, il en manque { $missing } : donnez-vous une carte ?
cerbere-asks-discard = Quelle carte défaussez-vous ?
cerbere-asks-cost = Quel Aventurier se déplace pour payer ?
cerbere-asks-part = { $power-name } : quel effet, et pour qui ?
cerbere-asks-sabotaged =
    Défaussez-vous une carte ou reculez-vous de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } ?
cerbere-asks-route = Par où passez-vous ? (encore { $steps })
cerbere-asks-route-of = Par où passe { $mover } ? (encore { $steps })
cerbere-asks-capture = Qui prend la case suivante de la piste de Rage ?
cerbere-asks-barque = Regarder une Barque, ou en échanger deux ?
cerbere-asks-siren = Qui la sirène attire-t-elle ?
cerbere-asks-first = Qui commence ?
cerbere-asks-board = Quel plateau vient ensuite ?
cerbere-asks-roll = Combien obtient { $target } ?
cerbere-asks-treasure = Quel Trésor prend { $target } ?
cerbere-asks-survival = Quelle carte Survie pioche { $target } ?
cerbere-asks-betrayal = Quelle carte Trahison pioche { $target } ?
cerbere-asks-look = La Barque { $slot }, que regarde { $target } : combien de places ?
cerbere-asks-reveal = Combien de places a la Barque active ?
cerbere-asks-harpy = Quelle Harpie réveille { $target } ?


## En attendant quelqu’un d’autre

cerbere-waits-turn = { $seat } choisit une carte.
cerbere-waits-turn-after = { $seat } peut jouer une autre carte.
cerbere-waits-pay = { $seat } paie { $power-name }, il manque { $missing }.
cerbere-waits-give = { $seat } peut aider pour { $power-name }, il manque { $missing }.
cerbere-waits-discard = { $seat } défausse une carte.
cerbere-waits-cost = { $seat } choisit qui se déplace pour payer.
cerbere-waits-part = { $seat } applique { $power-name }.
cerbere-waits-sabotaged =
    { $seat } défausse une carte ou recule de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
cerbere-waits-route = { $seat } choisit un chemin.
cerbere-waits-route-of = { $seat } choisit le chemin { $mover-of }.
cerbere-waits-capture = { $seat } range les prisonniers.
cerbere-waits-barque = { $seat } regarde une Barque ou en échange deux.
cerbere-waits-siren = { $seat } peut laisser la sirène attirer quelqu’un.


## Réponses

cerbere-action-act = { $power }
    .help = La carte Action reste devant vous jusqu’à ce que vous repreniez vos cartes.
cerbere-action-play = { $power }
    .help = Une seule par tour, avant ou après la carte Action ; elle est ensuite défaussée.
cerbere-action-use = Trésor : { $power }
    .help = À la place de votre carte Action ; puis le Trésor passe à l’Aventurier suivant.
cerbere-action-end = Finir le tour
    .help = Une Barque pleine part maintenant ; si le dé est sur la case Chasse, Cerbère part en chasse.
cerbere-action-give = Donner { $card }
    .help = Face cachée ; elle n’est défaussée que si le coût est entièrement couvert.
cerbere-action-ask = Demander aux autres
    .help = On sollicite une fois chacun de votre camp, dans l’ordre du tour ; rien n’y oblige.
cerbere-action-pay = Payer
    .help = Toutes les cartes proposées sont défaussées et le pouvoir est joué.
cerbere-action-withdraw = Renoncer
    .help = Toutes les cartes reviennent en main ; une seule fois par tour.
cerbere-action-refuse = Ne rien donner de plus
    .help = Personne ne peut être forcé à donner.
cerbere-action-discard = Défausser { $card }
    .help = Elle va dans la défausse, visible de tous.
cerbere-action-advance =Avancer de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
    .help = Votre propre pion, jusqu’au bout.
cerbere-action-other-advance ={ $seat } avance de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
    .help = Jusqu’au bout ; monter dans la Barque arrête le déplacement.
cerbere-action-retreat =Reculer de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
    .help = Votre propre pion ; rencontrer Cerbère, c’est la capture.
cerbere-action-other-retreat ={ $seat } recule de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
    .help = Rencontrer Cerbère, c’est la capture.
cerbere-action-draw =Piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .help = Dans la pioche de votre camp.
cerbere-action-other-draw ={ $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .help = Dans la pioche de son camp.
cerbere-action-rage =Dé : { $count ->
        [-2] reculer de deux cases
        [-1] reculer d’une case
        [1] avancer d’une case
       *[other] avancer de deux cases
    }
    .help = Vers la case Chasse ou loin d’elle, autant que possible.
cerbere-action-speed =Vitesse : { $count ->
        [-2] deux de moins
        [-1] un de moins
        [1] un de plus
       *[other] deux de plus
    }
    .help = Entre le minimum et 8.
cerbere-action-chase =Cerbère avance de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
    .help = Il s’arrête là où il attrape quelqu’un.
cerbere-action-barque = Les Barques
    .help = Regardez-en une ou échangez-en deux.
cerbere-action-rob = { $seat } défausse une carte
    .help = La victime choisit laquelle.
cerbere-action-sabotage = Au tour { $seat-of }
    .help = Défausse une carte ou recule ; sans carte, recule forcément.
cerbere-action-walk = Par le chemin
    .help = La case suivante du chemin.
cerbere-action-cross = Par le raccourci
    .help = Pont, Portail ou Funiculaire : un seul pas.
cerbere-action-enter = Dans l’embranchement
    .help = On quitte le chemin à la Croisée des chemins.
cerbere-action-deeper = Vers le fond
    .help = On garde une direction pour tout le déplacement.
cerbere-action-out = Vers la sortie
    .help = On garde une direction pour tout le déplacement.
cerbere-action-exchange = Nacelle, en échange avec { $seat }
    .help = Un pas ; l’autre vient de ce côté.
cerbere-action-take = { $seat } d’abord
    .help = Les cases foncées valent clémence, les deux dernières non.
cerbere-action-look = Regarder la Barque { $slot }
    .help = Personne d’autre ne la voit ; dites vrai, mentez ou taisez-vous.
cerbere-action-swap = Échanger les Barques { $slot } et { $other }
    .help = Sans les regarder.
cerbere-action-decline = Ne rien faire
    .help = Rien ne vous y oblige.
cerbere-action-lure = Attirer { $seat } ici
    .help = Le pion est posé près du vôtre et ne déclenche rien.


## Réponses du hasard

cerbere-outcome-begin = { $seat } commence
    .help = Qui joue en premier.
cerbere-outcome-board = { $board-cap }
    .help = Le plateau suivant de la route.
cerbere-outcome-roll = { $count }
    .help = Le dé de Vitesse.
cerbere-outcome-treasure = { $treasure-name }
    .help = Une carte Trésor.
cerbere-outcome-card = { $card }
    .help = La carte piochée.
cerbere-outcome-seats ={ $count ->
        [one] { $count } place
       *[other] { $count } places
    }
    .help = Les places de la Barque.
cerbere-outcome-harpy = { $harpy-cap }
    .help = Le jeton Harpie.


## Pourquoi non

cerbere-why-over = La partie est finie.
cerbere-why-chance-asked = C’est au hasard de répondre.
cerbere-why-other-seat = C’est à { $seat } de répondre.
cerbere-why-not-asked = La question est de savoir { $question }.
cerbere-why-not-held = Vous n’avez pas cette carte.
cerbere-why-no-such-way = Il n’y a pas de tel chemin d’ici.
cerbere-why-must-use-barque = Cet effet ne se refuse pas.
cerbere-why-not-lured = La sirène ne peut pas attirer { $seat }.
cerbere-why-sabotage-two = Le Sabotage fait reculer de deux cases.
cerbere-why-no-prisoner = Ce pion n’est pas parmi les prisonniers.
cerbere-why-must-act = Vous devez d’abord jouer une carte Action.
cerbere-why-other-face = C’est l’autre face de vos cartes Action.
cerbere-why-acted = Vous avez joué votre carte Action ce tour-ci.
cerbere-why-still-laid = Cette carte Action reste devant vous jusqu’à ce que vous repreniez vos cartes.
cerbere-why-treasure-laid = Reprenez d’abord vos cartes Action, et ce Trésor avec elles.
cerbere-why-no-treasure = Vous n’avez pas ce Trésor.
cerbere-why-other-camp = Cette carte est pour l’autre camp.
cerbere-why-carded = Vous avez déjà joué une telle carte ce tour-ci.
cerbere-why-die-on-hunt = Le dé est sur la case Chasse et ne peut plus avancer.
cerbere-why-die-at-highest = Le dé montre 8 et ne peut plus monter.
cerbere-why-die-at-lowest = Le dé montre 3 et ne peut plus descendre.
cerbere-why-no-card-of-own = Vous n’avez pas vous-même de carte à défausser.
cerbere-why-too-few-cards = Il n’y a pas { $count } cartes pour payer.
cerbere-why-cerberus-at-end = Cerbère ne peut aller plus loin.
cerbere-why-own-pawn-stuck = Votre pion ne peut pas faire tous les pas du coût.
cerbere-why-no-pawn-pays = Aucun pion ne peut faire tous les pas du coût.
cerbere-why-covered = Le coût est déjà couvert.
cerbere-why-not-covered = Le coût n’est pas encore couvert.
cerbere-why-withdrawn = Un paiement a déjà été repris ce tour-ci.
cerbere-why-nobody-to-ask = Il n’y a plus personne à solliciter.
cerbere-why-no-such-part = Ce pouvoir ne fait rien de tel.
cerbere-why-barque-revealed = La Barque est révélée ; cet effet ne fait plus rien.
cerbere-why-captured = Cerbère vous tient ; cette part de l’effet est perdue.
cerbere-why-aboard = Vous êtes à bord et ne pouvez plus avancer.
cerbere-why-part-done = Cette part de l’effet est déjà faite.
cerbere-why-no-such-seat = Personne n’est assis là.
cerbere-why-own-pawn = Ce doit être un autre Aventurier que le vôtre.
cerbere-why-named-already = On a déjà désigné { $seat } ; il faut quelqu’un d’autre.
cerbere-why-no-adventurer = { $seat } a quitté le camp des Aventuriers.
cerbere-why-target-aboard = { $seat } est à bord et ne peut plus avancer.
cerbere-why-cannot-pay-steps = { $seat } ne peut pas faire tous les pas du coût.


## Options

cerbere-option-edition = Deuxième édition à plateau unique, ou première édition à plateaux à assembler.
    .title = Édition
cerbere-option-difficulty = De combien le minimum du dé de Vitesse dépasse la normale.
    .title = Difficulté
cerbere-option-starting_card = Chacun commence avec une carte Survie (deuxième édition).
    .title = Une carte Survie au départ
cerbere-option-first_player = Qui commence : le plus gentil, ou le sort.
    .title = Qui commence
cerbere-option-start = Face du plateau de Départ (première édition).
    .title = Plateau de Départ
cerbere-option-first_middle = Premier plateau intermédiaire (première édition).
    .title = Premier plateau intermédiaire
cerbere-option-second_middle = Second plateau intermédiaire (première édition).
    .title = Second plateau intermédiaire
cerbere-option-finish = Face du plateau de Fin (première édition).
    .title = Plateau de Fin
cerbere-option-skulls = Difficulté voulue en crânes ; 0 pour n’importe laquelle, 10 pour une première partie (première édition).
    .title = Crânes
cerbere-option-expansion_boards = Les plateaux des Trésors de l’enfer peuvent aussi être tirés.
    .title = Plateaux des Trésors de l’enfer
cerbere-option-expansion_cards = Les nouvelles cartes Survie et Trahison sont ajoutées.
    .title = Cartes des Trésors de l’enfer
cerbere-option-treasures = Combien de Trésors sont distribués ; pas plus de 3 de préférence.
    .title = Trésors
cerbere-option-den_token = Avec le jeton Antre, personne ne peut être repoussé dans l’antre.
    .title = Jeton Antre
cerbere-option-board = Les plateaux imprimés (reconstitués : leur dessin n’est pas dans le texte des règles), ou le vôtre.
    .title = Plateau
cerbere-edition-1 = Première édition, plateaux à assembler
cerbere-edition-2 = Deuxième édition, un seul plateau
cerbere-start-a = face A
cerbere-start-b = face B
cerbere-finish-a = face A
cerbere-finish-b = face B
cerbere-first_player-blue = qui joue en bleu
cerbere-first_player-pink = qui joue en rose
cerbere-first_player-green = qui joue en vert
cerbere-first_player-red = qui joue en rouge
cerbere-first_player-yellow = qui joue en jaune
cerbere-first_player-white = qui joue en blanc
cerbere-first_player-violet = qui joue en violet


## Fins de partie

cerbere-ending-escaped = La Barque est partie avec ses occupants.
cerbere-ending-all-captured = Cerbère a capturé tout le monde.
cerbere-ending-too-few = Il ne restait plus assez d’Aventuriers pour remplir la Barque.


## La feuille

cerbere-sheet-turn = Tour { $turn }
cerbere-sheet-cerberus = Cerbère
cerbere-sheet-at = case { $space }
cerbere-sheet-rage =dé sur { $cell ->
        [0] la case Chasse
       *[other] la case { $cell }
    }
cerbere-sheet-speed = vitesse { $speed }
cerbere-sheet-hunt-catches = une Chasse maintenant attraperait { $names }
cerbere-sheet-hunt-misses = une Chasse maintenant n’attraperait personne
cerbere-sheet-barques = Barques
cerbere-sheet-unknown = { $slot } : inconnue
cerbere-sheet-known = { $slot } : { $seats }
cerbere-sheet-revealed = révélée : places prises, { $aboard } sur { $seats }
cerbere-sheet-road = Route
cerbere-sheet-you = vous
cerbere-sheet-active = joue
cerbere-sheet-aboard = à bord
cerbere-sheet-captured = avec Cerbère
cerbere-sheet-eliminated = hors jeu
cerbere-sheet-distance = { $count } jusqu’à la Barque
cerbere-sheet-hand-size = { $count } en main
cerbere-sheet-hand = Main
cerbere-sheet-played = Jouées
cerbere-sheet-treasures = Trésors
cerbere-sheet-pledged =
    { $count ->
        [one] { $count } proposée
       *[other] { $count } proposées
    }
cerbere-sheet-decks = Pioches
cerbere-sheet-deck-sizes = Survie { $survival }, Trahison { $betrayal }

## Discussion : déclarations

cerbere-says-promise-advance = { $condition ->
        [card] Si { $whom } paie une carte pour moi, je fais avancer { $whom } { $spaces ->
            [one] d’une case
           *[other] de { $spaces } cases
        }.
        [advance] Si { $whom } me fait avancer, je fais avancer { $whom } { $spaces ->
            [one] d’une case
           *[other] de { $spaces } cases
        }.
       *[none] Je fais avancer { $whom } { $spaces ->
            [one] d’une case
           *[other] de { $spaces } cases
        }.
    }
cerbere-says-promise-card = { $condition ->
        [card] Si { $whom } paie une carte pour moi, j’en paie une pour { $whom }.
        [advance] Si { $whom } me fait avancer, je paie une carte pour { $whom }.
       *[none] Si { $whom } demande de l’aide, je paie une carte.
    }
cerbere-says-promise-spare = { $condition ->
        [card] Si { $whom } paie une carte pour moi, je ne fais aucun mal { $whom-to }.
        [advance] Si { $whom } me fait avancer, je ne fais aucun mal { $whom-to }.
       *[none] Je ne fais aucun mal { $whom-to }.
    }
cerbere-says-promise-together = { $condition ->
        [card] Si { $whom } paie une carte pour moi, je ne pars pas sans { $whom }.
        [advance] Si { $whom } me fait avancer, je ne pars pas sans { $whom }.
       *[none] Je ne pars pas sans { $whom }.
    }
cerbere-says-claim-barque = La Barque { $slot } a { $places ->
        [one] une place
       *[other] { $places } places
    }, je l’ai vue.
cerbere-says-ask-advance = { $whom }, fais-moi avancer { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    }, s’il te plaît.
cerbere-says-ask-card = { $whom }, paie une carte pour moi, s’il te plaît.
cerbere-says-ask-spare = { $whom }, ne me fais aucun mal, s’il te plaît.
cerbere-says-ask-together = { $whom }, ne pars pas sans moi, s’il te plaît.
cerbere-says-ask-barque = { $whom }, combien de places a la Barque { $slot } ?

## Discussion : les formes des déclarations et leurs blancs

cerbere-form-promise-advance = Je te fais avancer
cerbere-form-promise-card = Je paie une carte pour toi
cerbere-form-promise-spare = Je ne te fais aucun mal
cerbere-form-promise-together = Je ne pars pas sans toi
cerbere-form-claim-barque = Une Barque a tant de places
cerbere-form-ask-advance = Fais-moi avancer
cerbere-form-ask-card = Paie une carte pour moi
cerbere-form-ask-spare = Ne me fais aucun mal
cerbere-form-ask-together = Ne pars pas sans moi
cerbere-form-ask-barque = Combien de places a cette Barque ?
cerbere-blank-whom = À qui
cerbere-blank-spaces = Cases
cerbere-blank-condition = En échange
cerbere-blank-slot = Barque
cerbere-blank-places = Places
cerbere-condition-none = rien
cerbere-condition-card = une carte payée pour moi
cerbere-condition-advance = une avancée de mon pion

## Discussion : ce qu’il en fut

cerbere-judged-kept = Tenue.
cerbere-judged-broken = Trahie.
cerbere-judged-not-due = { $why ->
        [unmet] Jamais échue : la condition n’a pas été remplie.
        [unasked] Jamais échue : aucune carte n’a été demandée.
        [taken] Jamais échue : Cerbère est passé avant.
        [boarded] Jamais échue : ce pion était à bord.
       *[ended] Jamais échue : la partie s’est terminée avant.
    }
cerbere-judged-true = { $looked ->
        [yes] Vrai.
       *[no] Vrai, mais dit sans avoir regardé.
    }
cerbere-judged-lie = { $places ->
        [0] Un mensonge : une autre Barque avait ce nombre de places.
        [one] Un mensonge : elle avait une place.
       *[other] Un mensonge : elle avait { $places } places.
    }
cerbere-judged-unknowable = Personne n’a jamais vu cette Barque.

# Ce que compare l’entraîneur : des moyennes, plus tard dans la partie.
cerbere-coach-free = C’est la voie la plus sûre : vous êtes encore libre après la Chasse dans { $more } % des parties imaginées, contre { $less } % avec la meilleure des autres.
cerbere-coach-way = Elle vous mène plus loin : à { $more } cases de l’antre en moyenne après la Chasse, contre { $less } avec la meilleure des autres.
cerbere-coach-cards = Elle garde des cartes en main : { $more } en moyenne après la Chasse, contre { $less } avec la meilleure des autres.
cerbere-coach-caught = Elle capture davantage : { $more } pions ne courent plus, en moyenne, après la Chasse, contre { $less } avec la meilleure des autres.
