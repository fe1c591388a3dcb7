# Ce que dit le terminal, quel que soit le jeu.

language-name = français

terminal-command-help = aide
terminal-command-explain = expliquer
terminal-command-why = pourquoi
terminal-command-hint = conseil
terminal-command-undo = annuler
terminal-command-takeback = reprendre
terminal-command-log = journal
terminal-command-sheet = table
terminal-command-rules = règles
terminal-command-order = consigne
terminal-command-say = déclarer
terminal-command-luck = chance
terminal-command-save = sauver
terminal-command-quit = quitter

terminal-help-answer = Tapez le numéro d’un choix, ou son nom.
terminal-help-help = aide : cette liste.
terminal-help-explain = ? 2 : ce que fait le choix 2, avec sa règle.
terminal-help-why = pourquoi 5 : pourquoi le choix 5 n’est pas proposé, avec la règle ; pourquoi tout court : tous.
terminal-help-hint = conseil : les meilleures réponses, ce qu’elles valent, et pourquoi.
terminal-help-undo = annuler : reprendre votre dernière réponse, tant que rien n’a été vu depuis.
terminal-help-takeback = reprendre : la reprendre quand même, avec l’accord de toute la table ; la partie en garde la trace.
terminal-help-log = journal : tout ce qui s’est passé.
terminal-help-sheet = table : revoir la table.
terminal-help-rules = règles chrono : chercher dans les règles.
terminal-help-order = consigne refuse all 1-2 : répondre d’avance aux offres, en secret ; consigne seule : comment.
terminal-help-say = déclarer claim barque 1 2 : promettre, affirmer ou demander, ce qui n’engage personne ; déclarer seul : comment, et ce qui fut dit.
terminal-help-luck = chance : après la partie, la part de la chance et celle du talent.
terminal-help-save = sauver : où la partie est enregistrée ; sauver FICHIER : l’enregistrer aussi là.
terminal-help-quit = quitter : partir ; la partie est enregistrée et reprend avec --resume.

terminal-not-now = Pas maintenant : { $choices }   (pourquoi { $number } dit pourquoi)
terminal-not-now-many = Pas maintenant : { $first } à { $last }   (pourquoi les énumère)
terminal-outcomes = Tapez ce que vous voyez : { $choices }
terminal-no-orders = Ce jeu n’a pas de consignes.
terminal-orders = Donnez-en une comme « { $first } » ou « { $last } » : ask (demander), refuse (refuser), ou buy1 à buy3 (acheter jusqu’à ce prix), pour un Peuple ou all (tous), d’une valeur à une autre ; pass refuse tout ce tour-ci.
terminal-ordered = Noté, pour vous seul.
terminal-no-statements = Ce jeu n’a ni promesses ni affirmations.
terminal-statements = Dites par exemple « { $first } » ou « { $last } ».
terminal-ledger = Promesses et affirmations :
terminal-figures = v d r
terminal-more-rules =
    { $count ->
        [one] Une autre règle en parle ; ajoutez un mot pour préciser.
       *[other] { $count } autres règles en parlent ; ajoutez un mot pour préciser.
    }
terminal-labelled = { $label } : { $text }
terminal-empty-line = Tapez le numéro d’un choix, ou aide.
terminal-no-such-number =
    Il n’y a pas de choix { $number } ; tapez { $count ->
        [1] 1, le seul possible,
       *[other] un numéro de 1 à { $count }
    } ou aide.
terminal-not-understood = « { $text } » n’est ni un choix ni une commande ; tapez un numéro ou aide.
terminal-not-understood-near = « { $text } » n’est ni un choix ni une commande ; vouliez-vous dire « { $near } » ?
terminal-cannot-come = « { $text } » ne peut pas sortir ici.
terminal-all-offered = Tout ce qu’on peut imaginer ici est proposé.
terminal-is-offered = Le choix { $choice } est proposé : vous pouvez le prendre.
terminal-undone = Réponse reprise.
terminal-undo-horizon = Un dé, une carte ou la réponse de quelqu’un d’autre a été vu depuis : impossible d’annuler ; reprendre le fait avec l’accord de la table.
terminal-undo-nothing = Vous n’avez ici aucune réponse à reprendre.
terminal-no-rule = Aucune règle ne parle de « { $text } » ; essayez un autre mot, comme « chrono » ou « clé ».
terminal-saved = La partie est enregistrée dans { $path }
terminal-exists = { $path } existe déjà ; choisissez un autre nom, rien n’est écrasé.
terminal-cannot-save = La partie ne peut pas être enregistrée dans { $path } : { $cause }
terminal-left = La partie est enregistrée dans { $path } ; « { $command } » la reprend.
terminal-won = Vous avez gagné !
terminal-winners =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
terminal-nobody = Personne n’a gagné.
terminal-welcome = Tapez un numéro pour répondre, ? 1 pour qu’on vous explique un choix, aide pour le reste.
terminal-resumed = La partie reprend après { $count } réponses.
terminal-table = À la table : { $names }
terminal-choose-seats = Combien jouent ? (Entrée : { $default })
terminal-seat-count = { $count } joueurs
terminal-choose-bot = Qui joue les autres places ? (Entrée : { $default })
terminal-choose-mode = Quel mode ? (Entrée : { $default })
terminal-choose-goal = Quel objectif ? (Entrée : { $default })
terminal-goal-preset = { $name ->
        [gentle] doux
        [steady] régulier
        [daring] audacieux
       *[printed] imprimé
    } : { $goal }

replay-answer = { $number }. { $who } : { $answer }
replay-seat-heroes = les Ahuris
replay-seat-fortress = la forteresse
replay-seat-first = Joueur 1
replay-seat-second = Joueur 2
replay-seat-third = Joueur 3
replay-seat-fourth = Joueur 4
replay-seat-blue = Bleu
replay-seat-pink = Rose
replay-seat-green = Vert
replay-seat-red = Rouge
replay-seat-yellow = Jaune
replay-seat-white = Blanc
replay-seat-violet = Violet
replay-chance = le hasard
replay-undo = { $number }. { $who } reprend { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    }
replay-table = la table
replay-hidden = (caché)
replay-unfinished = La partie n’est pas finie : { $seat } doit répondre.

verify-lines =
    { $count ->
        [one] { $count } ligne, conforme à la version { $rules } des règles.
       *[other] { $count } lignes, toutes conformes à la version { $rules } des règles.
    }
verify-dealt =
    { $count ->
        [one] La réponse du hasard est celle que donne sa graine.
       *[other] Les { $count } réponses du hasard sont celles que donne sa graine.
    }
verify-commitment = La graine est celle promise avant le premier tirage.
verify-no-seed = Pas de graine dans ce fichier : le hasard vient de « { $dealer } » et ne peut pas être vérifié.
verify-misdealt = La ligne { $line } n’est pas ce que donne la graine : le hasard a été truqué.
verify-broken-commitment = La graine n’est pas celle promise avant le premier tirage.
verify-branched = À partir de la ligne { $line }, le hasard vient d’une autre graine, que personne n’a promise.
verify-promise =
    À partir de la ligne { $line }, la graine est faite du secret promis d’avance et { $words ->
        [0] d’aucun mot : personne n’en a donné.
        [one] du mot d’un seul joueur.
       *[other] des mots de { $words } joueurs.
    } La promesse était { $commitment }.
verify-broken-secret = Le secret montré pour la ligne { $line } n’est pas celui promis d’avance.
verify-broken-seed = La graine à partir de la ligne { $line } n’est pas faite de son secret et des mots des joueurs.
verify-unrevealed = Le secret promis pour la ligne { $line } n’est pas encore révélé : à partir de là, le hasard ne peut pas être vérifié.
verify-unpromised = La graine n’a pas été promise avant le premier tirage : elle a pu être choisie pour ce qu’elle donne.
verify-by-hand = Jusqu’à la ligne { $until }, le hasard vient d’ailleurs que d’une graine et ne peut pas être vérifié.
verify-broken-seal = Le mot du siège { $seat } n’est pas celui qu’il avait scellé avant que les mots soient montrés (ligne { $line }).
verify-alone = Qui distribuait a choisi cette graine seul, et a pu en essayer beaucoup avant d’en promettre une.
verify-no-words = Le serveur a fait seul la graine à partir de la ligne { $line } : il a pu essayer beaucoup de secrets avant d’en promettre un.
verify-open-words =
    { $count ->
        [one] Un mot a été donné
       *[other] { $count } mots ont été donnés
    } à découvert, sans sceau : un serveur de mèche avec qui donnait le dernier mot a pu le choisir en conséquence.
verify-withdrawn =
    { $count ->
        [one] Une promesse avait été retirée
       *[other] { $count } promesses avaient été retirées
    } pour celle-ci après que des mots avaient été montrés : qui les voyait a pu choisir laquelle garder.
verify-other-promise = La promesse que vous avez vue n’est pas celle de ce fichier.
verify-other-word = Le mot que vous avez donné n’est pas dans ce fichier.
verify-honest = Honnête, si cette promesse est celle que vous avez vue avant le premier tirage (--promise la compare).
verify-proven = Honnête.
verify-in-part = Honnête jusqu’à la ligne { $line } seulement.
verify-dishonest = Pas honnête.
verify-unproven = Rien n’est prouvé.

terminal-board-sound = On peut jouer sur le plateau { $path }.
terminal-board-drawn = Le dessin est dans { $path }.
rules-none = Aucune règle de { $game } ne parle de « { $text } ».
rules-count =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }

simulate-progress = Parties
simulate-summary = { $games } parties, { $answers } réponses en { $seconds } s : { $speed } réponses par seconde, { $build }
simulate-compiled = cœur compilé
simulate-pure = cœur en Python pur
simulate-ending = { $count } × { $ending }
simulate-wins = Victoires par place : { $wins }
tournament-rate = { $bot } : { $rate } % de { $matches } parties gagnées (de { $low } à { $high })
tournament-elo = { $bot } : { $elo } (de { $low } à { $high })
tournament-pair = { $bot } contre { $against } : { $rate } % de { $matches } parties (de { $low } à { $high })
tournament-one = { $bot } seul parmi { $among } : { $rate } % de { $matches } parties gagnées (de { $low } à { $high }), soit { $ratio } fois la part équitable de { $fair } % (de { $ratio_low } à { $ratio_high })
