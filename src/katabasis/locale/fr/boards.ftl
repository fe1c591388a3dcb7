## Plateaux de Cerbère écrits par quelqu’un : où se trouve la faute

board-place-boards = plateaux
board-place-board = plateau { $board }
board-place-space = plateau { $board }, case { $name }
board-place-link = plateau { $board }, lien { $name }
board-place-colon = { " " }:

## Le fichier

board-fault-unreadable = le plateau { $path } ne peut pas être lu : { $why }
board-fault-not-text = le plateau { $path } n’est pas un texte en UTF-8
board-fault-file-not-toml = le plateau { $path } n’est pas du TOML : { $why }
board-fault-not-toml = ceci n’est pas du TOML : { $why }
board-fault-not-json = ceci n’est pas du JSON : { $why }
board-fault-too-long = un plateau s’écrit en { $most } caractères au plus
board-fault-no-board = board doit être un fichier de plateau, ou les plateaux eux-mêmes en JSON
board-fault-no-boards = un fichier de plateau contient une ou plusieurs tables [[board]]

## Les champs

board-fault-near = {" "}; vouliez-vous dire « { $word } » ?
board-fault-choices = {" "}; au choix : { $words }
board-fault-no-field = le champ « { $field } » n’existe pas
board-fault-no-such-word = { $field } ne peut pas être { $value }
board-fault-no-flag = { $field } doit être true ou false, et non { $value }
board-fault-no-number = { $field } doit être un nombre entier de { $low } à { NUMBER($high, useGrouping: 0) }, et non { $value }
board-fault-no-tables = { $field } doit être une liste de tables
board-fault-id = id doit être un mot fait de lettres, de chiffres et de tirets bas
board-fault-twice = l’id { $id } figure deux fois
board-fault-fixed = { $field } doit être { $value } : les règles n’en connaissent pas d’autre

## Le chemin entier

board-fault-road = un chemin est un seul plateau entier (full), ou bien un départ (start), des plateaux intermédiaires (intermediate) et une arrivée (finish), dans cet ordre, et non : { $roles }
board-fault-road-too-long = un chemin compte au plus { $spaces } cases et { $symbols } symboles
board-fault-harpies = il n’y a que trois jetons Harpie
board-fault-treasures = il n’y a qu’un seul Trésor au bord du chemin

## Les cases

board-fault-next = next doit être une liste d’une ou deux cases : le chemin, puis une branche
board-fault-leads-nowhere = { $field } mène à { $space }, qui n’existe pas
board-fault-exits = une seule case mène à { $exit }, et non { $count }
board-fault-comes-back = le chemin partant de { $first } revient à { $space } au lieu de sortir
board-fault-den = la première case, et elle seule, est l’antre
board-fault-start = une seule case du chemin, après l’antre, est le départ
board-fault-not-first = l’antre et le départ appartiennent au premier plateau
board-fault-no-reveal = reveal_before doit nommer une case du chemin
board-fault-reveal-early = reveal_before doit se trouver au-delà du départ
board-fault-not-last = reveal_before appartient au dernier plateau
board-fault-lost = elle n’est ni sur le chemin ni dans une branche
board-fault-no-branch = branch, deeper et back appartiennent aux branches latérales

## Liens et branches

board-fault-ends = a et b doivent être des cases du chemin, a plus proche de l’antre
board-fault-gate = une porte ferme le passage entre deux cases voisines
board-fault-opener = opener doit nommer une case du chemin : la stèle ou le levier
board-fault-lever = cerberus_opens_at doit être le levier
board-fault-two-ends = deux raccourcis aboutissent ici ; un seul le peut
board-fault-second-way = la seconde voie ne mène à aucune branche de links
board-fault-toboggan = un toboggan a besoin d’une branche où il mène
board-fault-branch-spaces = spaces doit énumérer les cases propres à la branche
board-fault-entry = entry doit être la première de ses cases
board-fault-off-path = { $field } doit être une case du chemin
board-fault-door = la case { $space } doit mener à la branche par son second next
board-fault-slide = la case { $space } doit être de genre toboggan
board-fault-onward = { $wanted ->
        [none] { $space } ne doit mener à rien de plus profond, et non à { $found }
       *[other] { $space } doit mener à { $wanted }, et non à { $found }
    }
board-fault-way-out = next et back de { $space } doivent tous deux mener vers la sortie
