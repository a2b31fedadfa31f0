# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Bonjour ! Je suis un programme. Bonne partie !
terminal-moves = Coups
terminal-choices = Choix : { $count }
terminal-you = toi
terminal-decides = { $player } : { $decision }
terminal-thinks = { $player } réfléchit …
terminal-won = Gagne : { $players }
terminal-draw = Partie nulle
terminal-resigned = { $player } abandonne.
terminal-hint = Conseil : { $move } ({ $worth })
terminal-advising = Recherche d’un bon coup …
terminal-wins = gagne { $percent } parties sur 100
terminal-sure-win = gain assuré
terminal-sure-draw = nulle assurée
terminal-sure-loss = perdu contre le meilleur jeu
terminal-taken-back = Coups repris : { $moves }
terminal-nothing-to-undo = Il n’y a rien à reprendre.
terminal-reviewing = Analyse : { $done } tours sur { $all }. Recule avec ← pour la lire.
terminal-judged = { $moves } : chances { $before } % → { $after } %
terminal-inaccuracy = Imprécision. Mieux : { $better }
terminal-mistake = Erreur. Mieux : { $better }
terminal-blunder = Gaffe. Mieux : { $better }
terminal-bot-failed = { $player } est en panne, la partie s’arrête ici.
terminal-sure-resign = Abandonner ? Entrée : oui. Autre touche : non.
terminal-sure-quit = Quitter la partie ? Entrée : oui. Autre touche : non.
terminal-too-small = La fenêtre est trop petite : il faut { $columns } colonnes et { $rows } lignes.
terminal-key-help = aide
terminal-key-hint = conseil
terminal-key-undo = reprendre
terminal-key-resign = abandon
terminal-key-review = analyse
terminal-key-quit = quitter
terminal-help =
    Tape un coup ou son début, ou choisis avec ↑ et ↓, puis Entrée. À la souris, clique sur la pièce puis sur la case, ou sur un coup de la liste.
    ← et → parcourent la partie, Début et Fin vont au début et à la fin.
    Retour arrière efface le dernier signe, Échap toute la saisie.
    F2 demande au bot le plus fort, F3 reprend un coup, F4 abandonne, F5 analyse une partie finie, F10 ou Ctrl-C quitte.
    N’importe quelle touche ferme cette page.
