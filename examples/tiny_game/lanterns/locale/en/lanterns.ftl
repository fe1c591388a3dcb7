lanterns-title = Lanterns
lanterns-tagline = Three nights by the sea, a die for the wind, and nobody knows your lanterns.

lanterns-seat-first = the first keeper
    .cap = The first keeper
    .name = First keeper
lanterns-seat-second = the second keeper
    .cap = The second keeper
    .name = Second keeper
lanterns-seat-third = the third keeper
    .cap = The third keeper
    .name = Third keeper
lanterns-seat-fourth = the fourth keeper
    .cap = The fourth keeper
    .name = Fourth keeper

lanterns-option-nights = How many nights are played.

lanterns-question-deal = Which lantern does { $seat } draw?
lanterns-question-wind = How strong is the wind tonight?
lanterns-question-hang = Wind { $wind }: which lantern do you hang out?
lanterns-question-wait = { $seat-cap } chooses a lantern.

lanterns-action-hang = Hang out lantern { $strength }
    .help = It burns if the wind is { $strength } or less, and brings { $light } light.
lanterns-action-stay = Stay in the dark
    .help = You keep all your lanterns for a better night.
lanterns-action-deal = Lantern { $strength }
lanterns-action-wind = Wind { $strength }

lanterns-event-dealt = You draw lantern { $strength }.
lanterns-event-night = Night { $night }: the wind blows with strength { $strength }.
lanterns-event-burns = { $seat-cap } hangs out lantern { $strength }: it burns, { $light } light.
lanterns-event-out = { $seat-cap } hangs out lantern { $strength }: the wind blows it out.
lanterns-event-stays = { $seat-cap } stays in the dark.

lanterns-reason-turn = It is not your turn.
lanterns-reason-hand = You have no lantern { $strength }.

lanterns-ending-dawn = Day breaks: whoever gave most light wins.

lanterns-view-night = Night
lanterns-view-wind = Wind
lanterns-view-keepers = Keepers
lanterns-view-light = Light
lanterns-view-hand = Lanterns in hand
lanterns-view-hung = Hung out
