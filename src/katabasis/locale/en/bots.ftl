# Bots, by level: the same names in the browser, in the terminal and over HTTP.

bot-novice = Novice
    .help = Plays by habit, at once, and overlooks things now and then.
bot-apprentice = Apprentice
    .help = Thinks one answer ahead: a good opponent to begin with.
bot-adept = Adept
    .help = Thinks one answer ahead and weighs it well: gives little away.
bot-master = Master
    .help = Looks several answers ahead, and takes a little longer.
bot-balanced = Balanced
    .help = Keeps the match close, whoever sits opposite.
bot-random = Pure chance
    .help = Throws dice for every answer: to study rather than to play.

# How good they are, as tournaments have measured it: with its 95 % interval.
bot-rating-elo = Rating { $value } ({ $low } to { $high }); an apprentice has 1500.
bot-rating-wins = Wins { $value } % of such matches ({ $low } to { $high }).
bot-rating-share = Alone among apprentices it wins { $value } times its share ({ $low } to { $high }).

# What bots are called in games that have no names of their own.
bots-names = Basil, Colette, Desmond, Edith, Fanny, Caspar, Honor, Isidore, Josephine, Leander, Maurice, Zelda
