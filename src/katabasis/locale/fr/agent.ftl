# Ce qu’on dit aux programmes qui parlent à une place, en français.

agent-not-json = Cette ligne n’est pas du JSON ; écrivez un objet par ligne : {"{"}"action": "…"{"}"}
agent-not-object = Une ligne est un objet JSON : {"{"}"action": "…"{"}"}
agent-one-of = Dites exactement une de ces choses, et rien d’autre que la longueur : { $names }
agent-wants-text = { $name } est un texte entre guillemets.
agent-wants-other = { $name } a une valeur d’un autre type : choice est un nombre, show et quit sont true.
agent-length = La longueur est un nombre, et accompagne une action ou un choix.
agent-too-long = Cette ligne est trop longue : au plus { $most } caractères.
agent-stale = L’enregistrement compte { $length } lignes : répondez avec cette longueur, ou sans longueur.
agent-no-choice = Ce choix n’existe pas ; ils sont numérotés de 0 à { $last }.
