lanterns-title = Lanternes
lanterns-tagline = Trois nuits au bord de la mer, un dé pour le vent, et personne ne connaît vos lanternes.

lanterns-seat-first = le premier gardien
    .cap = Le premier gardien
    .name = Premier gardien
lanterns-seat-second = le deuxième gardien
    .cap = Le deuxième gardien
    .name = Deuxième gardien
lanterns-seat-third = le troisième gardien
    .cap = Le troisième gardien
    .name = Troisième gardien
lanterns-seat-fourth = le quatrième gardien
    .cap = Le quatrième gardien
    .name = Quatrième gardien

lanterns-option-nights = Le nombre de nuits de la partie.

lanterns-question-deal = Quelle lanterne { $seat } pioche-t-il ?
lanterns-question-wind = Quelle est la force du vent cette nuit ?
lanterns-question-hang = Vent { $wind } : quelle lanterne accrochez-vous ?
lanterns-question-wait = { $seat-cap } choisit une lanterne.

lanterns-action-hang = Accrocher la lanterne { $strength }
    .help = Elle brûle si le vent ne dépasse pas { $strength }, et rapporte { $light } de lumière.
lanterns-action-stay = Rester dans le noir
    .help = Vous gardez toutes vos lanternes pour une meilleure nuit.
lanterns-action-deal = Lanterne { $strength }
lanterns-action-wind = Vent { $strength }

lanterns-event-dealt = Vous piochez la lanterne { $strength }.
lanterns-event-night = Nuit { $night } : le vent souffle, force { $strength }.
lanterns-event-burns = { $seat-cap } accroche la lanterne { $strength } : elle brûle, { $light } de lumière.
lanterns-event-out = { $seat-cap } accroche la lanterne { $strength } : le vent l’éteint.
lanterns-event-stays = { $seat-cap } reste dans le noir.

lanterns-reason-turn = Ce n’est pas votre tour.
lanterns-reason-hand = Vous n’avez pas de lanterne { $strength }.

lanterns-ending-dawn = Le jour se lève : qui a donné le plus de lumière l’emporte.

lanterns-view-night = Nuit
lanterns-view-wind = Vent
lanterns-view-keepers = Gardiens
lanterns-view-light = Lumière
lanterns-view-hand = Lanternes en main
lanterns-view-hung = Accrochée
