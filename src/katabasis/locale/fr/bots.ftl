# Les robots, par niveau : les mêmes noms dans le navigateur, le terminal et par HTTP.

bot-novice = Novice
    .help = Joue d’instinct, aussitôt, et oublie parfois un bon coup.
bot-apprentice = Apprenti
    .help = Pense un coup d’avance : un bon adversaire pour commencer.
bot-adept = Adepte
    .help = Pense un coup d’avance et le pèse bien : ne laisse guère filer.
bot-master = Maître
    .help = Voit plusieurs coups d’avance, et réfléchit un peu plus longtemps.
bot-balanced = Équilibriste
    .help = Garde la partie serrée, quelle que soit votre force.
bot-random = Hasard pur
    .help = Tire chaque réponse aux dés : pour l’étude plus que pour le jeu.

# Leur force, mesurée en tournoi, avec son intervalle à 95 %.
bot-rating-elo = Cote { $value } ({ $low } à { $high }) ; un apprenti a 1500.
bot-rating-wins = Gagne { $value } % de ces parties ({ $low } à { $high }).
bot-rating-share = Seul parmi des apprentis, il gagne { $value } fois sa part ({ $low } à { $high }).

# Comment s’appellent les robots dans un jeu qui n’a pas ses propres noms.
bots-names = Basile, Colette, Désiré, Édith, Fanny, Gaspard, Honorine, Isidore, Joséphine, Léandre, Maurice, Zélie
