# Ce que dit la page, quel que soit le jeu.
# Espace insécable (U+00A0) avant : ; ! ? %

web-loading = Un instant…
web-close = Fermer
web-menu = Menu
web-home = Accueil
web-about = À propos
web-settings = Réglages
web-other-language = English
web-again = Réessayer
web-sorry = Impossible
web-offline = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un moment.
web-reconnecting = Connexion perdue, on la rétablit…

## Accueil

web-hero = Trois jeux des profondeurs, une seule table
web-play-now = Jouer maintenant
web-with-friends = Avec des amis ou autrement
web-my-tables = Mes parties
web-open-tables = Tables ouvertes
web-no-matches = Vos parties se rangent ici, pour les reprendre ou pour les revoir.
web-no-tables = Personne n’attend de joueurs en ce moment. Ouvrez une table : son lien fera le reste.
web-status-gathering = attend des joueurs
web-status-playing = en cours
web-status-over = finie
web-status-archived = enregistrée
web-unofficial = Édition non officielle, faite par des amateurs.
web-learn = Apprendre en jouant
web-play = Jouer
web-have-code = Un code ou un lien ?
web-join = Rejoindre
web-bad-code = Ce n’est pas le code d’une table : il a 16 lettres et chiffres.
web-players-between = { $from } à { $to } joueurs
web-box-ahuris = 1 à 4 joueurs
    .minutes = 30 à 60 minutes
    .mood = en équipe ou en rivaux
    .weight = règles faciles
web-box-abyss = 2 à 4 joueurs
    .minutes = 45 minutes
    .mood = chacun pour soi
    .weight = règles moyennes
web-box-cerbere = 3 à 7 joueurs
    .minutes = 45 minutes
    .mood = ensemble, jusqu’à la trahison
    .weight = règles faciles
web-you-are = Vous jouez sous le nom de
web-change = Changer

## Nouvelle table

web-new-table = Une nouvelle table
web-open-table = Ouvrir la table
web-nickname = Votre pseudonyme
web-players = { $count } joueurs
web-goal =
    { $name ->
        [gentle] Doux
        [steady] Régulier
        [daring] Audacieux
       *[printed] Imprimé
    } ({ $number } points)
web-your-side = Votre côté
web-side-heroes = Les Ahuris
web-side-fortress = La forteresse
web-others = Les autres places
web-others-friends = Pour des amis, par un lien
web-others-bots = Pour des robots
web-levels = Niveau des robots
web-dealer = Dés et cartes
web-dealer-server = Le serveur tire
web-dealer-people = De vrais dés, de vraies cartes
web-companion = vrais dés et vraies cartes
web-listed = Montrer la table dans la liste des tables ouvertes
web-mind = Après deux minutes d’absence, un robot ({ $level }) garde la place
web-how-many = À combien jouez-vous ?
web-as-usual = Pour le reste :
web-coach-may = L’entraîneur peut être consulté

## Avant la partie

web-invite = Invitez vos amis
web-invite-help = Qui ouvre ce lien, ou scanne ce code, peut s’asseoir.
web-qr = Code à scanner : il contient le lien
web-link = Lien
web-copy = Copier
web-copied = Copié !
web-share = Partager
web-seats = Places
web-seat-open = Place libre
web-seat-bot = Robot : { $level }
web-seat-level = Niveau : { $seat }
web-seat-free = Libérer
web-sit = M’asseoir ici
web-sit-too = M’y asseoir aussi
web-bot = Robot
web-you = vous
web-thinking = pas encore prêt
web-ready-state = prêt
web-promise = Le hasard est promis d’avance : voici l’empreinte du secret du serveur. À la fin, chacun pourra vérifier que rien n’a été choisi.
web-word = Votre mot
web-word-help = Il est scellé avant que les mots ne se montrent, et mêlé au hasard, que personne ne choisit donc seul. Ce navigateur l’a trouvé ; au vôtre il ajoute des lettres que personne ne devine.
web-showing-state = montre son mot
web-showing-words = Tout le monde est prêt. Les mots se montrent : { $names }…
web-gather-again = Ne plus attendre
web-gather-again-help = Qui ne répond pas n’est plus prêt. Si des mots ont déjà été montrés, le hasard est promis de nouveau, et tout le monde le saura.
web-withdrawn =
    { $count ->
        [one] Ici, le hasard a été promis de nouveau après que des mots ont été montrés.
       *[other] Ici, le hasard a été promis de nouveau { $count } fois après que des mots ont été montrés.
    } Quelqu’un a pu garder ce qui l’arrangeait : la partie ne comptera pas comme prouvée. Une nouvelle table n’a pas cette marque.
web-ready = Je suis prêt
web-code = Code :
web-only-here = Seule cette machine peut ouvrir ce lien : le serveur n’écoute qu’elle. Pour laisser entrer vos amis, lancez-le ainsi :
web-then-here = Ils entreront alors par ici :
web-kept = siège gardé
web-fair = Le hasard est honnête, et cela se vérifie
web-waiting-for = On attend { $names }. Gardez cette page ouverte : la partie commence toute seule.
web-close-table = Fermer la table
web-close-table-help = Plus personne ne pourra jouer ici, et tout le monde est prévenu. Ce qui a été joué pourra encore être revu.
web-close-table-yes = La fermer
web-close-table-no = La laisser ouverte
web-closed = La table est fermée
web-closed-help = Son hôte l’a fermée. Ce qui a été joué peut être revu, et repris ailleurs.
web-closed-early = Son hôte l’a fermée avant que la partie commence.

## À la table

web-your-turn = À vous !
web-choices = Vos choix
web-deal-hint = Que montrent les vrais dés ou les vraies cartes ?
web-not-now = Pas maintenant ({ $count })
web-why-not = Pourquoi pas ?
web-possible-now = C’est possible maintenant.
web-list = Liste des réponses
web-do-it = Valider
web-on-table = Choisissez ce qui brille sur la table.
web-see-rule = Règle { $rule }
web-happening = Voyons ce qui se passe… (un clic avance)
web-skip = À ma prochaine décision
web-waiting-seconds = · { $seconds } s
web-waiting-minutes = · { $minutes } min
web-hurried = · robots pressés
web-hurried-help = Beaucoup de tables jouent : les robots réfléchissent moins longtemps.
web-watching = Vous regardez
web-absent = absent
web-minded = gardé par un robot ({ $level })
web-seat-menu = Que faire de cette place ?
web-away = Un robot joue pour moi
web-take-back = Reprendre ma place
web-hand-over = Confier ma place
web-hand-over-help = Qui ouvre ce lien joue à votre place : un ami, ou vous sur votre téléphone. Il ne sert qu’une fois, et vous pouvez reprendre la place quand vous voulez.
web-undo = Annuler
web-undo-free-help = Personne n’a rien appris depuis : c’est sans conséquence.
web-undo-ask = Demander à reprendre
web-undo-ask-help = Un dé ou une carte a été vu : il faut l’accord de toute la table.
web-undo-alone = Reprendre
web-undo-alone-help = Un dé ou une carte a été vu : le journal gardera la trace de cette reprise, et le hasard ne revient pas en arrière.
web-undo-consent = Accord pour reprendre
web-undo-agree = D’accord
web-undo-refuse = Non
web-drawer = Journal, discussion et règles
web-log = Journal
web-log-empty = Rien ne s’est encore passé : la première ligne est pour vous.
web-talk = Discussion
web-talk-say = Dire quelque chose
web-talk-new =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
web-talk-empty = Personne n’a encore rien dit. Il faut bien que quelqu’un commence…
web-state = Promettre, affirmer ou demander
web-state-promise = Promesses
web-state-claim = Affirmations
web-state-request = Demandes
web-state-what = Quoi
web-state-say = Le dire à la table
web-state-free = Cela n’engage personne ; la fin de la partie dira ce qu’il en fut.
web-ledger = Promesses et affirmations
web-ledger-only = Promesses et affirmations seulement
web-ledger-none = Rien n’a été promis ni affirmé.
web-send = Envoyer
web-rules = Règles
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient tous ces mots.
web-mind-for = Laisser un robot jouer pour { $name }
web-undo-wish = { $who } aimerait reprendre : « { $answer } ».
web-undo-also = Avec elle disparaît : { $answers }.
web-undo-with = { $text } ({ $who })
web-undo-dice =
    { $count ->
        [one] un dé ou une carte
       *[other] { $count } dés et cartes
    }
web-undo-hidden = une réponse cachée
web-undo-waits = Les autres sont consultés.

## Fin de la partie

web-result = Résultat
web-won = Victoire !
web-lost = Perdu…
web-over = Partie finie
web-winners =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
web-wins = Gagne
web-nobody-won = Personne n’a gagné.
web-play-again = Rejouer
web-download = Télécharger
web-turning = Ce qui a tout décidé :
web-again-too = Rejouer : les autres viennent déjà
web-scores = Feuille de score
web-scores-who = Qui
web-scores-total = Total
web-abyss-column-locations = Lieux
web-abyss-column-lords = Seigneurs
web-abyss-column-allies = Alliés
web-abyss-column-tokens = Monstres
web-abyss-pearls-tie = Perles, qui départagent
web-ahuris-pocket-cards = Trésors
web-ahuris-collections = Collections de
web-ahuris-got-out = dehors
web-ahuris-inside = encore dedans
web-ahuris-out-with = Dehors au tour { $turn }.
web-ahuris-how-close =
    { $points ->
        [0] L’objectif était atteint
        [one] Il manquait { $points } point
       *[other] Il manquait { $points } points
    }, { $keys ->
        [0] et aucune Clé n’était dans la poche.
        [one] avec une Clé dans la poche.
       *[other] avec { $keys } Clés dans la poche.
    }
web-ahuris-against = La forteresse : { $name }.
web-cerbere-fate = Ce qu’il en est advenu
web-cerbere-caught-on = pris à la case { $space }

## Revoir

web-replay = Revoir
web-eyes = Vu par
web-eyes-table = toute la table
web-eyes-open = tout montré
web-first = Au début
web-previous = Ligne précédente
web-next = Ligne suivante
web-playback = Lecture
web-pause = Pause
web-slider = Ligne { $at } sur { $length }
web-link-position = Lien vers cette position
web-branch = Rejouer à partir d’ici
web-back-to-table = Retour à la table
web-lines = Toutes les lignes
web-taken-back =
    { $count ->
        [one] { $count } réponse reprise
       *[other] { $count } réponses reprises
    }
web-verify = Vérifier le hasard
web-verify-proven =
    Honnête : le secret était promis avant le premier tirage, ce navigateur s’en souvient, { $words ->
        [one] votre mot y est mêlé,
       *[other] { $words } mots de joueurs y sont mêlés, dont le vôtre,
    } et les { $count } dés et cartes sont exactement ceux qu’il donne.
web-verify-honest =
    Honnête, si la promesse date d’avant le premier tirage, ce que ce navigateur n’a pas vu : { $words ->
        [one] un mot de joueur y est mêlé,
       *[other] { $words } mots de joueurs y sont mêlés,
    } et les { $count } dés et cartes sont exactement ceux que donne le secret.
web-verify-no-words = Rien n’est prouvé : à partir de la ligne { $line }, le serveur a fait le hasard seul. Il a pu essayer beaucoup de secrets avant d’en promettre un.
web-verify-withdrawn =
    Rien n’est prouvé : { $count ->
        [one] une promesse a été retirée
       *[other] { $count } promesses ont été retirées
    } après que des mots ont été montrés (ligne { $line }). Qui les voyait a pu choisir laquelle garder.
web-verify-other-promise = Pas honnête : ce n’est pas la promesse que ce navigateur a vue avant le premier tirage.
web-verify-other-word = Pas honnête : le mot que ce navigateur a donné n’y est pas mêlé.
web-verify-other-seal = Pas honnête : le mot de quelqu’un n’est pas celui qui était scellé quand ce navigateur a montré le sien.
web-verify-broken-seal = Pas honnête : le mot du siège { $number } n’est pas celui qu’il avait scellé (ligne { $line }).
web-verify-in-part = Honnête à partir de la ligne { $line } : { $count } dés et cartes vérifiés. Avant, rien n’avait été promis.
web-verify-by-hand = De vrais dés et de vraies cartes : il n’y avait rien à promettre, donc rien à vérifier.
web-verify-unrevealed = Le secret promis pour la ligne { $line } n’est pas encore montré : rien n’est prouvé.
web-verify-broken-secret = Pas honnête : le secret montré pour la ligne { $line } n’est pas celui qui était promis.
web-verify-broken-seed = Pas honnête : la graine de la ligne { $line } n’est pas faite du secret et des mots des joueurs.
web-verify-misdealt = Pas honnête : la ligne { $line } n’est pas ce que donne la graine.

## Réglages

web-setting-language = Langue
web-setting-theme = Ambiance
web-theme-dark = Sombre
web-theme-light = Claire
web-setting-motion = Mouvement
web-motion-auto = Comme le système
web-motion-full = Oui
web-motion-none = Non
web-setting-size = Taille du texte
web-size-normal = Normale
web-size-large = Grande
web-size-huge = Très grande
web-setting-list = Montrer aussi les réponses en liste de phrases
web-speed = Rythme de ce qui est montré
web-speed-1 = Sans hâte
web-speed-1-sign = 1×
web-speed-2 = Deux fois plus vite
web-speed-2-sign = 2×
web-speed-4 = Quatre fois plus vite
web-speed-4-sign = 4×
web-speed-0 = Tout d’un coup
web-speed-0-sign = ⇥
web-setting-sound = Sons
web-setting-cues = Volume : dés, cartes, à vous
web-setting-bed = Volume : le murmure du lieu
web-sound-ask = Jouer avec du son ? Tout doux, et un murmure venu d’en bas.
web-sound-yes = Avec du son
web-sound-no = En silence
web-setting-letters = Lettres sur les couleurs des joueurs
web-setting-notify = Me prévenir quand c’est à moi
web-setting-help-again = Revoir l’aide du premier tour

## Premier tour

web-help = Premiers pas
web-help-next = Suite
web-help-skip = Je sais jouer
web-help-done = C’est parti !
web-guide-place = Premiers pas · { $number } sur { $count }
web-guide-again = Premier tour guidé
web-guide-question = Cette ligne dit toujours ce qui est demandé, et à qui. Le livre à côté ouvre la règle.
web-guide-choice = Ce qui brille est possible. Pointez-le pour lire ce qu’il fait, cliquez pour répondre. Au doigt : touchez une fois pour voir, une seconde fois pour le faire. Le point d’interrogation dit pourquoi le reste est impossible.
web-guide-drawer = Tout ce qui s’est passé est écrit ici. À côté, on parle avec les autres et on cherche dans les règles.
web-guide-undo = Ceci reprend votre dernière réponse : aussitôt tant que rien n’a été vu depuis, sinon si tout le monde est d’accord.
web-guide-ahuris-goal = Trois doux dingues sont enfermés dans une forteresse. Vous gagnez à la fin d’un tour si la poche vaut au moins l’objectif et contient au moins une Clé.
web-guide-ahuris-race = Trois doux dingues sont enfermés dans une forteresse. Sortez en défaussant une Clé de votre poche : parmi les Ahuris sortis, celui qui a le plus de points gagne.
web-guide-ahuris-fortress = Vous jouez la forteresse et ses dés. Les Ahuris gagnent en sortant ; toute défaite des Ahuris est votre victoire.
web-guide-ahuris-clock = À chaque Chrono, la carte du dessus du Deck Trésors est défaussée : c’est le sablier. S’il est alors vide, le temps est écoulé.
web-guide-ahuris-hero = Un Ahuri. ♥ Vie : les coups qu’il encaisse. ♠ Force : comme il frappe. ♦ Rapidité : le plus vif explore d’abord. ♣ Chance : son tour à lui. Chacun explore une fois par tour.
web-guide-ahuris-order = Plusieurs Ahuris ont la même Rapidité : désignez celui qui passe ensuite. Cliquez sur l’un de ceux qui brillent.
web-guide-ahuris-choice = Au Niveau 1, c’est vous qui choisissez. Combat : un Ennemi vient ; vainqueur, on gagne un Niveau. Repos : soigner, guérir un ami, ou chercher une Clé perdue. Cliquez.
web-guide-ahuris-dangers = Chaque fois qu’on pioche des cartes Danger, vous en piochez une de plus : gardez le nombre voulu et remettez l’autre sur le dessus du Deck. Choisissez.
web-guide-ahuris-stage = À partir du Niveau 2, le dé décide : Repos, Combat, Piège ou Panique. Les Pièges rapportent des Trésors, d’autant plus que le Niveau est haut. Espace montre la suite, Échap saute tout.
web-guide-ahuris-pocket = Les Trésors vont dans la poche. Quatre de même chiffre forment une Collection : chacun compte double. Un as vaut 1 point et c’est une Clé.
web-guide-ahuris-roll = Pour réussir, le dé doit montrer ce chiffre ou moins : avec Force 2, un 1 ou un 2 touche. Le chiffre voulu est écrit à côté de chaque dé.
web-guide-ahuris-fight = En Combat, chacun lance à son tour : la Chance d’abord, pour son astuce, puis la Force, encore et encore. Chaque coup coûte 1 Vie à l’autre ; à 0, un Ahuri est assommé jusqu’au tour suivant.

## 3 ahuris

web-ahuris-heroes = Les Ahuris
web-ahuris-points =
    { $count ->
        [one] point
       *[other] points
    }
web-ahuris-left = Trésors dans le sablier
web-ahuris-stage = Ce qui se passe
web-ahuris-dangers = Cartes Danger : { $cards }
web-ahuris-deck-enemies = Ennemis
web-ahuris-deck-dangers = Dangers
web-ahuris-deck-levels = Niveaux
web-ahuris-deck-discard = Défausse
web-ahuris-needed = Il faut :
web-ahuris-fate-good = réussi
web-ahuris-fate-bad = raté
web-ahuris-fate-rest = Repos
web-ahuris-fate-combat = Combat
web-ahuris-fate-trap = Piège
web-ahuris-fate-panic = Panique
web-ahuris-way-combat = Combat
web-ahuris-way-fight = Affronter un Ennemi
web-ahuris-way-leave = Sortir
web-ahuris-way-stay = Rester
web-ahuris-on-top = est sur le dessus des Dangers
web-ahuris-tag-choose = Jouer
web-ahuris-tag-explore = Explorer
web-ahuris-tag-heal = +1
web-ahuris-tag-paralysis = Guérir
web-ahuris-tag-luck = Guérir
web-ahuris-tag-attack = Attaquer
web-ahuris-tag-victim = −1
web-ahuris-tag-lot = D’abord
web-ahuris-discard =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
web-ahuris-empty-pocket = Rien que des miettes, pour l’instant.
web-ahuris-road = Objectif : { $points } points sur { $goal }
web-ahuris-stack =
    { $value ->
        [1] { $count } Clés
       *[other] Trésor { $value }, { $count } sur 4
    }

web-stamp-good = Réussi !
web-stamp-bad = Raté !
web-shout-turn = Tour { $turn }
web-shout-rest = Repos…
web-shout-combat = Baston !
web-shout-trap = Piège !
web-shout-panic = Panique !
web-shout-key = La Clé !
web-shout-treason = Trahison !
web-shout-bribe = Discours de Corruption !
web-shout-scream = Cri de Reine !
web-shout-song = Chanson Paillarde !
web-shout-search = Fouille au corps !
web-shout-pilfer = Chapardé !
web-shout-drink = Gnôle !
web-shout-hit = Paf !
web-shout-victory = Victoire !
web-shout-defeat = Aïe !
web-shout-level = Niveau supérieur !
web-shout-free = Libres !

## Abyss

web-abyss-depths = Les profondeurs
web-abyss-slot-empty = Case { $slot }, vide
web-abyss-pearls =
    { $count ->
        [one] { $count } Perle
       *[other] { $count } Perles
    }
web-abyss-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-abyss-lord-label = { $lord }, { $guild }, influence { $points }, { $keys ->
        [0] sans Clef
        [one] { $keys } Clef
       *[other] { $keys } Clefs
    }, coût { $cost } avec { $races } { $races ->
        [one] Peuple
       *[other] Peuples
    } ({ $race }). { $power }
web-abyss-payable = payable
web-abyss-place-label = { $place }. { $scores }
web-abyss-influence = influence { $count }
web-abyss-cost =
    Coûte { $cost }, avec exactement { $races ->
        [one] { $races } Peuple
       *[other] { $races } Peuples
    }{ $race ->
        [none] .
       *[other] , dont { $race }.
    }
web-abyss-printed = { $cost } imprimé
web-abyss-you-have = Vous avez
web-abyss-can-pay = Vous pouvez le payer.
web-abyss-cannot-pay = Vous ne pouvez pas le payer maintenant.
web-abyss-ways = Façons de payer
web-abyss-more-ways = { $count ->
    [one] et une autre façon
   *[other] et { $count } autres façons
}
web-abyss-would-score =
    Rapporterait { $count ->
        [one] { $count } point
       *[other] { $count } points
    } à votre jeu actuel.
web-abyss-or = ou
web-abyss-reward =
    { $keys ->
        [0] {""}
        [one] { $keys } Clef{" "}
       *[other] { $keys } Clefs{" "}
    }{ $pearls ->
        [0] {""}
        [one] { $pearls } Perle{" "}
       *[other] { $pearls } Perles{" "}
    }{ $tokens ->
        [0] {""}
        [one] { $tokens } pion Monstre
       *[other] { $tokens } pions Monstre
    }
web-abyss-threat-label = Menace, case { $space } sur 6. Un combat rapporte : { $text }
web-abyss-mine = Votre jeu
web-abyss-no-hand = Aucun Allié en main.
web-abyss-sum = total { $sum }
web-abyss-part-locations = A : Lieux
web-abyss-part-lords = B : Seigneurs
web-abyss-part-allies = C : Alliés fédérés, le plus fort de chaque Peuple
web-abyss-part-tokens = D : pions Monstre
web-abyss-score-label = Points : Lieux { $locations }, Seigneurs { $lords }, Alliés { $allies }, Monstres { $tokens }. Total connu : { $total }
web-abyss-drawn = Lieux piochés et disponibles
web-abyss-places-left = Lieux en pioche : { $count }
web-abyss-pane-asked = La table
web-abyss-pane-rest = Les autres et le reste
web-abyss-pay-help = Posez des Alliés de votre main, puis désignez celui des Alliés posés qui reste avec vous : c’est payé.
web-abyss-orders = Ordres permanents
web-abyss-orders-help = Répondez d’avance aux Alliés que les autres révèlent : choisissez une consigne, puis touchez les cartes qu’elle concerne.
web-abyss-orders-brush = Consigne
web-abyss-way-ask = Me demander
web-abyss-way-refuse = Refuser
web-abyss-way-buy1 = Acheter à 1
web-abyss-way-buy2 = Jusqu’à 2
web-abyss-way-buy3 = Jusqu’à 3
web-abyss-orders-column = Tous les Alliés de valeur { $value }
web-abyss-orders-row = Tous les Alliés du Peuple { $race }
web-abyss-pass = Tout refuser ce tour-ci
web-abyss-passing = Tout est refusé ce tour-ci
web-abyss-forget = Tout oublier
web-abyss-orders-secret = Personne d’autre ne voit ces ordres. Ils répondent aussi en votre absence.
web-abyss-orders-stand = des ordres sont donnés
web-guide-abyss-goal = Le trône est vide : gagnez de l’influence. Voici la vôtre : A les Lieux, B les Seigneurs, C les Alliés fédérés, D les Monstres. Un septième Seigneur chez quelqu’un annonce la fin.
web-guide-abyss-explore = Explorer : révélez les cartes une à une. Chaque Allié est d’abord proposé aux adversaires contre des Perles ; si personne ne l’achète, prenez-le gratuitement ou descendez encore.
web-guide-abyss-council = Les Alliés que personne n’a pris attendent ici, face cachée. Le soutien du Conseil : choisissez une pile et ajoutez toutes ses cartes à votre main.
web-guide-abyss-court = Recruter : choisissez un Seigneur de la Cour et payez avec des Alliés de votre main, d’exactement autant de Peuples que demandé. Les Perles complètent la valeur.
web-guide-abyss-choice = Votre tour est exactement une action : explorer, demander le soutien du Conseil, ou recruter. Cliquez ce qui brille : la pioche, un coquillage ou un Seigneur.
web-guide-abyss-places = Qui a trois Clefs doit prendre aussitôt le contrôle d’un Lieu. Ses Seigneurs à Clef sont glissés dessous : leurs Pouvoirs s’éteignent.
web-guide-abyss-orders = Pendant que les autres explorent, on vous demande si vous achetez. Les ordres permanents répondent pour vous, Allié par Allié.
web-guide-abyss-buy = Quelqu’un explore et doit d’abord proposer cet Allié : achetez-le pour les Perles indiquées. Cliquez l’Allié pour l’acheter, ou refusez en bas.
web-guide-abyss-lord = Un Seigneur : son influence en haut, une Clef s’il en a une, et en bas son prix : tant de valeur d’Alliés, le Peuple coloré à coup sûr, une bulle grise pour chaque autre Peuple.
web-guide-abyss-threat = Les Monstres : quand il en vient un en explorant, combattez-le pour ce qui est écrit ici, ou laissez-le : la menace monte alors, et la récompense avec elle.
web-guide-abyss-hand = Vos Alliés : un Peuple et une valeur de 1 à 5. À côté, vos Perles, vos Clefs et vos jetons Monstre.
web-guide-cerbere-goal = Fuyez ensemble le long du chemin jusqu’aux Barques. Les Aventuriers à bord gagnent quand toutes les places de la Barque sont prises à la fin d’un tour ; combien il y en a, personne ne vous le dit.
web-guide-cerbere-barques = Personne ne sait combien de places a une Barque avant que quelqu’un ne regarde. Ce que vous avez vu s’affiche ici pour vous seul ; ce que vous en dites ne regarde que vous.
web-guide-cerbere-cards = À votre tour, vous devez jouer une de vos cartes Action et utiliser un de ses deux pouvoirs. Les cartes jouées restent posées jusqu’à ce que l’une d’elles vous les rende toutes.
web-guide-cerbere-cost = En rouge le coût, payé d’abord en entier ; puis viennent les effets, pour vous ou pour les autres.
web-guide-cerbere-rage = Le dé avance le long des braseros. Plus il approche des têtes de Cerbère, plus celui-ci est furieux ; son chiffre dit jusqu’où il court.
web-guide-cerbere-hunt = Si le dé est sur la dernière case à la fin d’un tour, la Chasse commence. Qui est rejoint par Cerbère est capturé, et peut continuer à jouer dans son camp.
web-guide-cerbere-choice = À vous : cliquez l’un des pouvoirs qui brillent. S’il demande à qui il s’adresse, cliquez ce pion.
web-guide-cerbere-others = Les autres : où ils en sont, combien de cartes ils tiennent, ce qu’ils ont joué. Une patte marque qui serait attrapé par une Chasse.
web-guide-cerbere-signs = Flamme : le dé approche de la Chasse. Pied : cases en avant. Cartes : on pioche. Dé : Cerbère accélère. Bateau : regarder une Barque. Vert pour vous, bleu pour les autres. Pointez pour lire.

## Cerbère

web-cerbere-road =
    La route : { $count } cases jusqu’à la Barque. Les flèches vont de case en case.
web-cerbere-no-road = La route se dessine…
web-cerbere-hunt-takes = La Chasse prend
web-cerbere-hunt-takes-nobody = La Chasse ne prend personne
web-cerbere-others = Les autres, et le reste
web-cerbere-to-road = Revenir à la route
web-cerbere-whole = Voir toute la route
web-cerbere-rage = La piste de Rage
web-cerbere-captives = Pris par Cerbère : { $names }
web-cerbere-in-danger = Une Chasse maintenant l’attraperait
web-cerbere-camp-cerberus = avec Cerbère
web-cerbere-camp-eliminated = hors jeu
web-cerbere-fate-aboard = à bord de la Barque
web-cerbere-fate-left = encore sur le chemin
web-cerbere-fate-cerberus = au service de Cerbère
web-cerbere-fate-eliminated = hors jeu, sans clémence
web-cerbere-bot = { $name } ({ $level })
web-cerbere-mine = Votre jeu
web-cerbere-eliminated = Cerbère vous a pris sans clémence : la partie continue sans vous.
web-cerbere-face-adventurer = Vos cartes Action, face Aventurier
web-cerbere-face-cerberus = Vos cartes Action, face Cerbère
web-cerbere-turn-over = Voir l’autre face
web-cerbere-turn-back = Cacher l’autre face
web-cerbere-laid = posée
web-cerbere-hand-survival =
    { $count ->
        [0] Aucune carte Survie
        [one] { $count } carte Survie
       *[other] { $count } cartes Survie
    }
web-cerbere-hand-betrayal =
    { $count ->
        [0] Aucune carte Trahison
        [one] { $count } carte Trahison
       *[other] { $count } cartes Trahison
    }
web-cerbere-no-hand = Pas encore de carte Survie : Provisions, Regroupement et certaines cases en donnent.
web-cerbere-no-hand-betrayal = Pas de carte Trahison : Fureur, Traque et Rappel en donnent.
web-cerbere-payment = Paiement commun
web-cerbere-payment-of = { $power } : { $laid } sur { $price }
web-cerbere-face-down = Carte face cachée de { $name }
web-cerbere-missing = Il manque une carte
web-cerbere-barque-unknown = Barque { $slot } : inconnue
web-cerbere-barque-known =
    Barque { $slot } : { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, vous l’avez vue
web-cerbere-barque-looked = Regardée par { $names }
web-cerbere-changes = { $name } change de camp
web-cerbere-changes-help = Tout n’est pas perdu : son camp est maintenant celui de Cerbère, qui gagne si personne ne s’échappe.
web-cerbere-you-change = Vous changez de camp
web-cerbere-you-change-help = Vos cartes se retournent : vous servez Cerbère, et vous gagnez si personne ne s’échappe.
web-cerbere-plain = Une case ordinaire du chemin.
web-cerbere-spent = Il n’y a plus rien ici.
web-cerbere-fallen = Le pont s’est écroulé.
web-cerbere-open = Ouvert maintenant.
web-cerbere-closed = Fermé maintenant.
web-cerbere-mark = Marque de Cerbère : après une capture, il revient à la dernière qu’il a passée.
web-cerbere-reveal = Le premier qui passe ici retourne la Barque active ; les autres s’en vont.
web-cerbere-kind-den = L’antre de Cerbère
    .help = Il en part au début. Dans la deuxième édition, ou avec le jeton Antre, personne ne peut y reculer.
web-cerbere-kind-start = Les Portes des enfers
    .help = Tous les Aventuriers partent d’ici.
web-cerbere-kind-platform = Un pilotis
    .help = Un seul Aventurier y tient ; les autres s’arrêtent juste avant.
web-cerbere-kind-stele = La Stèle
    .help = Tant qu’un Aventurier s’y tient, le Portail Infernal est ouvert aux autres.
web-cerbere-kind-lever = Le Levier
    .help = Tant qu’un Aventurier s’y tient, la Porte est ouverte aux autres ; dès que Cerbère y passe, pour de bon.
web-cerbere-kind-toboggan = Le Toboggan
    .help = Qui s’y arrête tombe dans la première case des oubliettes.
web-cerbere-kind-crossroads = La Croisée des chemins
    .help = Quand Cerbère l’atteint, ceux qui sont dans l’embranchement sont capturés.
web-cerbere-kind-promontory = Le Promontoire
    .help = De là-haut, on voit les Barques.
web-cerbere-link-rope-bridge = Le Pont de Cordes
    .help = Ses deux bouts sont voisins, une seule fois : il s’écroule après un passage.
web-cerbere-link-infernal-portal = Le Portail Infernal
    .help = Ses deux cases sont voisines tant qu’un autre Aventurier se tient sur la stèle. Cerbère ne le prend pas.
web-cerbere-link-gondola = La Nacelle
    .help = Si ses deux cases sont occupées, un pas suffit pour échanger les deux pions.
web-cerbere-link-funicular = Le Funiculaire
    .help = Qui commence son déplacement au pied monte d’un seul pas.
web-cerbere-link-gate = La Porte des enfers
    .help = On ne la passe que si un autre Aventurier tient le levier.
web-cerbere-branch-cave = La Caverne aux merveilles
    .help = On y va vers le fond ou vers la sortie, comme on veut. Quand Cerbère atteint la Croisée des chemins, ceux qui y sont encore sont capturés.
web-cerbere-branch-oubliettes = Les Oubliettes
    .help = Chaque avance qui part d’ici perd un pas. Quand Cerbère atteint la Croisée des chemins, ceux qui y sont encore sont capturés.
web-cerbere-branch-siren = Le Bassin de la sirène
    .help = Un détour par l’eau. Quand Cerbère atteint la Croisée des chemins, ceux qui y sont encore sont capturés.
web-cerbere-symbol-draw-survival-1 = Qui s’arrête ici pioche une carte Survie.
web-cerbere-symbol-draw-survival-3 = Qui s’arrête ici pioche trois cartes Survie.
web-cerbere-symbol-rage-forward-1 = Qui s’arrête ici fait avancer le dé d’une case vers la Chasse.
web-cerbere-symbol-rage-back-1 = Qui s’arrête ici fait reculer le dé d’une case.
web-cerbere-symbol-speed-up-1 = Qui s’arrête ici rend Cerbère plus rapide de 1.
web-cerbere-symbol-speed-down-1 = Qui s’arrête ici rend Cerbère plus lent de 1.
web-cerbere-symbol-barque = Qui s’arrête ici peut regarder une Barque ou en échanger deux.
web-cerbere-symbol-slide = Qui s’arrête ici glisse d’une case en avant.
web-cerbere-symbol-harpy = Un nid : qui s’arrête ici réveille la Harpie.
web-cerbere-symbol-treasure = Le premier qui arrive ici prend le Trésor.
web-cerbere-symbol-siren = Qui finit ici son déplacement peut attirer un autre Aventurier.
web-cerbere-symbol-hunt = Qui s’arrête ici lâche Cerbère à la fin du tour.
web-cerbere-zone-green = Zone verte : capturé ici, on reçoit deux cartes Trahison.
web-cerbere-zone-orange = Zone orange : capturé ici, on reçoit une carte Trahison.
web-cerbere-zone-no-mercy = Sans clémence : capturé ici, on est éliminé.

web-help-cerbere-1 = Fuyez jusqu’à la Barque avant que Cerbère ne vous rattrape. Elle ne part que pleine, et personne ne sait combien de places elle a.
web-help-cerbere-2 = À votre tour, jouez un des deux pouvoirs d’une carte Action, et si vous voulez une carte Survie. La carte Action reste posée jusqu’à Regroupement.
web-help-cerbere-3 = Presque tout rapproche le dé du dernier brasier : alors Cerbère chasse, d’autant de cases que le dé montre. La traînée rouge montre jusqu’où.
web-help-cerbere-4 = Capturé tôt, on change de camp et l’on gagne avec Cerbère. Survolez une carte ou une case pour voir où elle mène ; ce qui luit est possible.

## Cerbère : options et plateaux

web-option-board = Plateau
web-board-printed = Plateaux imprimés (reconstitués)
web-board-file = Votre fichier de plateau
web-board-chosen = Votre plateau : { $name }
web-board-editor = Dessiner un plateau

## L’éditeur de plateaux

web-editor-title = Dessiner un plateau de Cerbère
web-editor-help = Touchez le sol pour prolonger le chemin, tirez une case pour la déplacer, touchez-la pour la régler. Au clavier, les flèches déplacent la case choisie.
web-editor-own = Ma route
web-editor-new = Nouveau
web-editor-boards = Les plateaux du chemin
web-editor-from = Partir de
web-editor-upload = Ouvrir un fichier
web-editor-download = Télécharger (TOML)
web-editor-play = Y jouer
web-editor-sound = On peut y jouer.
web-editor-faults =
    { $count ->
        [one] Il reste { $count } faute :
       *[other] Il reste { $count } fautes :
    }
web-editor-board = Plateau
web-editor-name = Nom
web-editor-skulls = Crânes
web-editor-reveal = La Barque se révèle avant
web-editor-space = Case { $id }
web-editor-none = Touchez une case pour la régler.
web-editor-kind = Lieu
web-editor-symbol = Symbole
web-editor-zone = Zone
web-editor-mark = Marque de Cerbère
web-editor-x = Abscisse
web-editor-y = Ordonnée
web-editor-insert = Ajouter une case après
web-editor-remove = Retirer la case
web-editor-links = Passages
web-editor-link-add = Ajouter d’ici
web-editor-link-remove = Retirer ce passage
web-editor-near = De
web-editor-far = À
web-editor-opener = Tenu ouvert depuis
web-editor-ground = Le plateau : { $count } cases. Touchez le sol pour en ajouter une.
web-editor-slot = Barque { $slot }
web-editor-nothing = rien
web-editor-zone-plain = ordinaire
web-editor-zone-green = verte
web-editor-zone-orange = orange
web-editor-zone-no_mercy = sans clémence

## À propos

web-about-what = Katabasis joue fidèlement trois jeux de société des profondeurs : dans le navigateur avec des amis et des robots, dans le terminal, et depuis Python pour les étudier.
web-about-fan = Une édition d’amateurs
web-unofficial-long = Des gens qui aiment ces jeux ont fait ceci, pour y jouer avec des amis lointains et pour les étudier. Rien d’officiel : aucun lien avec les auteurs ni les éditeurs, rien à vendre, pas de publicité. Les noms des jeux appartiennent à leurs propriétaires.
web-about-ours = Aucune page, aucune image des jeux imprimés n’a été reprise : les règles sont redites avec nos mots, et chaque dessin est le nôtre, écrit en code. Une vraie boîte contient plus que cette page : si un jeu vous plaît, achetez-le.
web-about-games = Les jeux, et qui nous remercions
web-about-by-ahuris = D’après une feuille de règles qui ne nomme pas son auteur. Qui que vous soyez : merci !
web-about-by-abyss = De Bruno Cathala et Charles Chevallier ; le jeu imprimé est illustré par Xavier Collette.
web-about-by-cerbere = De Pierre Buty ; le jeu imprimé est illustré par Pierre Ples et Jules Dubost, et publié par La Boîte de Jeu et Origames.
web-credits = Merci à
web-credit-drawings = Dessins : faits pour Katabasis, en SVG ; sons : calculés sur place, sans le moindre enregistrement.
web-credit-icons = Pictogrammes : Lorc, Delapouite et les autres auteurs de
web-credit-fonts = Caractères :
web-credit-built = Construit avec

# L’entraîneur.
web-setting-warned = M’avertir avant une réponse qui me coûterait cher (contre des robots seulement)
web-coach-allowed = On peut demander conseil à l’entraîneur ; toute la table voit qui le fait
web-hints-asked =
    { $count ->
        [one] a demandé un conseil
       *[other] a demandé { $count } conseils
    }
web-luck-unit = En centièmes de victoire ; ± est une erreur type.
web-luck-thinking = L’entraîneur parcourt la partie…
web-chance = le hasard
web-seat-unnamed = Joueur { $number }
web-friend-name = { $noun } { $trait }
web-friend-nouns = Hibou, Renard, Merle, Héron, Blaireau, Lynx, Dauphin, Hérisson, Corbeau, Castor, Grillon, Poulpe
web-friend-traits = joyeux, malin, sage, vaillant, calme, curieux, agile, rêveur, discret, radieux, fidèle, espiègle
