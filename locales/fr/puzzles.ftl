# Puzzles in the terminal.

puzzle-terminal-puzzle = Problème { $id }, cote { $rating }
puzzle-terminal-last = Dernier coup : { $moves }
puzzle-terminal-goal-win =
    { $turns ->
        [one] Gagne en un coup.
       *[other] Gagne en { $turns } coups au plus.
    }
puzzle-terminal-goal-defend = Un seul coup ne perd pas. Lequel ?
puzzle-terminal-goal-best = Trouve le meilleur coup.
puzzle-terminal-right = Exact. La réponse : { $moves }
puzzle-terminal-solved = Résolu !
puzzle-terminal-wrong = Ce n’est pas ça.
puzzle-terminal-refutation = Suite possible : { $moves }
puzzle-terminal-rating = Ton classement : { $rating }
puzzle-terminal-streak = Série : { $streak }
puzzle-terminal-streak-over = Fin de la série. Résolus d’affilée : { $streak }
puzzle-terminal-hint-piece = Regarde { $piece }.
puzzle-terminal-hint-move = Essaie { $move }.
puzzle-terminal-solution = Solution : { $moves }
puzzle-terminal-what-next = Entrée : le suivant. again : recommencer. solution : la solution. quit : quitter.
puzzle-terminal-unreadable = « { $text } » n’est pas un coup. Tape help pour voir les autres commandes.
puzzle-terminal-none = Ce problème n’existe pas.
puzzle-terminal-help = Tape un coup ou son début. Et aussi : moves (coups), board (plateau), hint (indice), solution, again (recommencer), next (suivant), quit (quitter).
