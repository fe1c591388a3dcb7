# Ce que dit l’entraîneur, quel que soit le jeu.  Les valeurs sont en centièmes de victoire.

coach-hint = Conseil
coach-advised = conseillé
coach-value = { $value } %
coach-answer = { $answer } : { $value } % (± { $error })
coach-rounds =
    { $rounds ->
        [one] Vu dans { $rounds } partie imaginée pour chaque réponse ; ± est une erreur type.
       *[other] Vu dans { $rounds } parties imaginées pour chaque réponse ; ± est une erreur type.
    }
coach-not-asked = Il n’y a rien à conseiller : aucune question ne vous est posée.

coach-why-wins = Elle gagne la partie tout de suite.
coach-why-lost = Autant que je puisse voir, plus rien ne gagne : jouez ce qui vous plaît.
coach-why-all-alike = Toutes les réponses se valent à peu près : { $more } % d’une victoire.
coach-why-close = { $count } réponses se valent à peu près, et celle-ci est aussi bonne que les autres.
coach-why-tempo = Elle vous garde la main, ce qui vaut { $more } % d’une victoire au lieu de { $less } %.
coach-why-safer = C’est la voie la plus sûre : { $more } % d’une victoire, avec moins de risques que la suivante ({ $less } %).
coach-why-more = Elle gagne { $more } % des parties imaginées ensuite, la meilleure des autres { $less } %.

coach-blunder = Cela fait perdre environ { $given } % d’une victoire.
coach-blunder-ask = Voulez-vous réessayer ? Rien n’est encore joué.
coach-try-again = Réessayer
coach-insist = Jouer quand même

coach-report = Chance et talent
coach-report-of = Chance et talent : { $game }
coach-luck = Chance
coach-own = Décisions
coach-others = Les autres
coach-given = Laissé filer
coach-start = Au début
coach-result = À la fin
coach-total = { $seat } : { $result } % − { $start } % = chance { $luck } + décisions { $own } + les autres { $others }
coach-total-alone = { $seat } : { $result } % − { $start } % = chance { $luck } + décisions { $own }
coach-total-errors = Erreurs types : chance ± { $luck }, décisions ± { $own }, les autres ± { $others }.
coach-total-errors-alone = Erreurs types : chance ± { $luck }, décisions ± { $own }.
coach-given-total =
    { $count ->
        [0] N’a rien laissé filer avec certitude.
        [one] A laissé filer { $given } en { $count } réponse.
       *[other] A laissé filer { $given } en { $count } réponses.
    }
coach-graph = Les espoirs au fil de la partie
coach-graph-told = Ce que chaque place pouvait espérer gagner, en centièmes de victoire, après chaque réponse.
coach-bars = Ce qui a fait le résultat
coach-log = Les moments qui ont compté
coach-whole-log = Toutes les réponses
coach-step = { $number }. { $who } : { $answer }
coach-step-luck = chance { $luck } pour { $seat }
coach-step-decision = décision { $own }
coach-step-given = a laissé filer { $given } ; mieux : { $better }
coach-nothing-counted = Rien ne s’est détaché.
coach-method =
    { $rounds ->
        [one] Chaque position a été évaluée en { $rounds } tour de parties imaginées, jouées par habitude.
       *[other] Chaque position a été évaluée en { $rounds } tours de parties imaginées, jouées par habitude.
    } Les dés et les cartes sont de la chance, et aussi ce que personne ne pouvait savoir. Une réponse se mesure à ce qu’un joueur pressé aurait répondu, d’après ce que sa place pouvait savoir. Les trois parts font ensemble le résultat moins le début ; ± est une erreur type. Ce qui a été laissé filer se mesure à la meilleure réponse et reste hors de la somme : une même occasion peut être manquée plusieurs fois.
coach-progress = Positions
coach-written = Le rapport est dans { $path }.
coach-not-over = La chance et le talent se racontent quand la partie est finie.
coach-after = Tapez chance pour la chance et le talent, ou Entrée pour partir.
