# Ce que dit le serveur, quel que soit le jeu.

serve-greeting = Katabasis est ouvert à l’adresse { $address } (Ctrl+C le ferme).
serve-shared = Vos amis sur le même réseau peuvent entrer par cette adresse.
serve-pageless = Cette copie n’a pas de page pour les navigateurs, seulement l’accès des programmes. Dans un clone du projet, « make web » construit la page ; les paquets publiés la contiennent.

server-front-running = Le serveur tourne. Scripts et programmes trouvent tout ici :
server-front-games = les jeux
server-front-lobby = les tables ouvertes et en cours
server-front-schema = l’interface (OpenAPI)
server-front-health = tout va bien ?

server-refused-bad-request = La demande est incompréhensible.
server-refused-who-are-you = Personne ne vous connaît encore ici : donnez d’abord un pseudonyme (POST /api/players).
server-refused-session-unknown = Votre jeton est inconnu ou périmé : redonnez un pseudonyme (POST /api/players).
server-refused-foreign-origin = Cette demande vient d’une page d’un autre site ; elle est refusée pour votre sécurité.
server-refused-not-your-seat = Ce siège n’est pas le vôtre.
server-refused-not-the-host = Seul l’hôte de la table peut faire cela.
server-refused-no-spectators = Cette table ne veut pas de spectateurs : prenez un siège, ou revenez quand la partie sera finie.
server-refused-only-watching = Vous ne faites que regarder : prenez un siège pour jouer ou parler.
server-refused-hidden-until-the-end = Avant la fin de la partie, on ne peut la revoir que par ses propres yeux, ou comme toute la table l’a vue.
server-refused-bad-link = Ce lien est inconnu ou a déjà servi : demandez-en un nouveau.
server-refused-no-coach = À cette table, on ne peut pas demander conseil.
server-refused-not-alone = Les réponses ne sont jugées d’avance que là où une seule personne joue avec des robots.
server-refused-no-such-match = Cette table n’existe pas ; vérifiez le lien.
server-refused-no-such-seat =
    Ce siège n’existe pas ; cette table a { $count ->
        [one] un seul siège, compté
       *[other] { $count } sièges, comptés
    } à partir de 0.
server-refused-no-such-page = Il n’y a rien à cette adresse ; /schema dit ce qu’il y a.
server-refused-bad-method = Cette adresse n’accepte pas cette méthode ; /schema dit lesquelles.
server-refused-slow-request = La demande a mis trop de temps à arriver ; envoyez-la de nouveau.
server-refused-seat-taken = Quelqu’un d’autre a pris ce siège.
server-refused-seat-not-open = Ce siège ne peut pas être pris maintenant.
server-refused-not-gathering = La partie a déjà commencé.
server-refused-showing-words = La partie va commencer : les mots se montrent. On peut renoncer à qui ne montre pas le sien après { $seconds } secondes.
server-refused-not-showing = Aucun mot ne se montre maintenant : cela se fait quand chacun est prêt et que des mots sont scellés.
server-refused-not-begun = La partie n’a pas commencé : elle commence quand chaque siège est à un robot ou se dit prêt.
server-refused-not-over = Ce sera possible quand la partie sera finie.
server-refused-match-over = La partie est finie ; plus rien n’est demandé.
server-refused-not-away = Cette personne est encore là : un robot pourra garder son siège après { $seconds } secondes d’absence.
server-refused-not-asked = Ce n’est pas à vous : la question est posée à quelqu’un d’autre.
server-refused-minded = Un robot garde votre siège : reprenez-le d’abord.
server-refused-not-possible = Ce n’est pas possible maintenant.
server-refused-nothing-to-undo = Vous n’avez aucune réponse à reprendre.
server-refused-no-undo-asked = Personne ne demande à reprendre quoi que ce soit.
server-refused-rules-version = Cette partie de { $game } a commencé sous la version { $rules } des règles, que ce programme ne joue pas : elle ne peut pas continuer ici.
server-refused-broken-record = La feuille de cette partie est illisible ; l’hôte en trouvera la raison dans les journaux.
server-refused-too-long = C’est trop long : { $limit } octets au plus.
server-refused-foreign-host = Ce serveur est à une autre adresse : utilisez celle que vous a donnée la personne qui héberge.
server-refused-too-many = Trop de demandes : attendez une seconde.
server-refused-record-full = Le procès-verbal de cette partie a { $most } lignes : elle peut aller à son terme, mais n’accepte plus ni ordre ni retour en arrière.
server-refused-too-many-tables = Vous avez { $most } tables en cours : fermez-en une, ou jouez-la jusqu’au bout, avant d’en ouvrir une autre.
server-refused-too-many-bot-tables = Vous avez { $most } tables où ne jouent que des robots : attendez que l’une d’elles soit finie.
server-refused-too-many-tables-here = Depuis votre adresse, { $most } tables ont été ouvertes en une heure : réessayez plus tard.
server-refused-too-many-players = De votre adresse, { $most } personnes nouvelles sont venues en une heure : réessayez plus tard.
server-refused-too-many-sockets-of-yours = Vos places sont ouvertes dans { $most } fenêtres : fermez-en une.
server-refused-too-many-sockets-here = Depuis votre adresse, { $most } personnes regardent déjà : réessayez dans un instant.
server-refused-too-many-spectators = Cette table est déjà regardée par { $most } personnes : réessayez dans un instant.
server-refused-too-many-orders = Vous avez donné { $most } ordres permanents dans cette partie, et ne pouvez plus en donner.
server-refused-storage-down = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu : réessayez dans un instant.
server-refused-too-many-sockets = Trop de monde est connecté : réessayez dans un instant.
server-refused-coach-silent = L’entraîneur n’a rien à dire pour l’instant : réessayez dans un moment.

## What the table took back

server-table-took-back = La table a repris : { $answers ->
    [none] une réponse cachée
   *[other] { $answers }
}.
server-took-back = { $seat } a repris : { $answers ->
    [none] une réponse cachée
   *[other] { $answers }
}.

## Values that many options have

option-value-true = oui
option-value-false = non
option-value-random = au hasard
