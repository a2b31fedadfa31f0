# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Bonjour ! Je suis un programme. Bonne partie !
terminal-moves = Coups
terminal-choices = Choix : { $count }
terminal-you = toi
terminal-decides = { $player } : { $decision }
terminal-thinks = { $player } réfléchit…
terminal-won = Victoire : { $players }
terminal-draw = Partie nulle
terminal-resigned = { $player } abandonne.
terminal-hint = Indice : { $move } ({ $worth })
terminal-advising = Recherche d’un bon coup…
terminal-wins = gagne { $percent } parties sur 100
terminal-sure-win = gain assuré
terminal-sure-draw = nulle assurée
terminal-sure-loss = perdu face à un jeu parfait
terminal-taken-back = Coups repris : { $moves }
terminal-nothing-to-undo = Il n’y a rien à reprendre.
terminal-reviewing = Analyse : { $done } tours sur { $all }. Recule avec ← pour la lire.
terminal-judged = { $moves } : chances { $before } % → { $after } %
terminal-inaccuracy = Imprécision. Mieux : { $better }
terminal-mistake = Erreur. Mieux : { $better }
terminal-blunder = Gaffe. Mieux : { $better }
terminal-bot-failed = { $player } est en panne, la partie s’arrête ici.
terminal-sure-resign = Abandonner ? Entrée : oui. Autre touche : non.
terminal-sure-quit = Quitter la partie ? Entrée : oui. Autre touche : non.
terminal-too-small = La fenêtre est trop petite : il faut { $columns } colonnes et { $rows } lignes.
terminal-key-help = aide
terminal-key-hint = indice
terminal-key-undo = reprendre
terminal-key-resign = abandon
terminal-key-review = analyse
terminal-key-quit = quitter
terminal-help =
    Tape un coup ou son début, ou choisis avec ↑ et ↓, puis Entrée. À la souris, clique sur la pièce puis sur sa destination, ou sur un coup de la liste.
    ← et → parcourent la partie, Début et Fin vont au début et à la fin.
    Pendant la saisie, ← → Début Fin déplacent le curseur, Retour arrière et Suppr effacent, Échap vide la ligne et Ctrl-P rappelle les saisies précédentes.
    F2 demande conseil au bot le plus fort, F3 reprend un coup, F4 abandonne, F5 analyse une partie finie, F10 ou Ctrl-C quitte.
    N’importe quelle touche ferme cette page.

## Games on a server
terminal-chat = Discussion
terminal-live-waiting = En attente de joueurs. Pour rejoindre la partie : { $link }
terminal-live-closed = Cette partie a été annulée.
terminal-live-lost = Connexion perdue. Reconnexion…
terminal-live-away = { $player } est hors ligne. Réclamer la victoire : /claim
terminal-live-draw = { $player } propose la nulle. F7 : accepter, F8 : refuser
terminal-live-takeback = { $player } demande à revenir au coup { $number }. F7 : accepter, F8 : refuser
terminal-live-rematch = { $player } propose une revanche. F7 : accepter, F8 : refuser
terminal-live-hint = Indice : { $move }
terminal-live-goes-on = La partie continue sur { $link }
terminal-live-left = Tu retrouveras la partie sur { $link }
terminal-by-resignation = par abandon
terminal-by-time = au temps
terminal-by-agreement = d’un commun accord
terminal-by-absence = par forfait
terminal-by-abort = La partie a été interrompue.
terminal-key-draw = nulle
terminal-key-yes = accepter
terminal-key-no = refuser
terminal-live-help = Sur un serveur : tape / suivi d’un message pour discuter avec les autres. /draw propose la nulle, /rematch une revanche, /abort interrompt une partie à peine commencée, /claim réclame la victoire si un adversaire ne revient pas. F3 demande à reprendre un coup, F6 propose la nulle, F7 accepte une demande et F8 la refuse.

## A game line by line
terminal-line-you = Tu es { $player }.
terminal-line-people = Joueurs humains : { $players }.
terminal-line-against = Contre { $players }.
terminal-line-limit-time = { $seconds } s par coup.
terminal-line-limit-nodes = { $nodes } positions par coup.
terminal-line-begin = Tape un coup, ou help.
terminal-line-commitment = Engagement de la donne : { $commitment }
terminal-line-over = La partie est terminée.
terminal-line-hand-over = Prochaine décision : { $player }. Passe l’appareil, puis appuie sur Entrée.
terminal-line-no-move = Aucun coup possible ne commence par { $text }.
terminal-line-several = { $text } peut désigner plusieurs coups.
terminal-line-played = Joué : { $move }
terminal-line-resignation = l’abandon
terminal-line-name-file = Indique un fichier : save FICHIER
terminal-line-saved = Partie enregistrée dans { $file }, et désormais après chaque coup.
terminal-line-progress = … { $seconds } s, { $nodes } positions examinées
terminal-line-progress-depth = … { $seconds } s, profondeur { $depth }, { $nodes } positions examinées
terminal-line-exists = { $file } existe déjà. Indique un nouveau fichier.
terminal-line-cannot-write = Impossible d’enregistrer { $file } : { $error }
terminal-line-fault = coup { $number }, { $move } : { $message }
terminal-line-unreadable = coup { $number } : { $message }
terminal-line-move = Coup { $number }, { $player } : { $move }
terminal-line-at-end = Tape save FICHIER pour garder la partie, undo pour revenir en arrière, quit pour quitter.
terminal-line-is-over = La partie est terminée. Tape save FICHIER, undo ou quit.
terminal-line-kept = La partie est enregistrée dans { $file }. Pour la revoir : trilynx replay { $file }
terminal-line-not-kept = La partie n’est pas enregistrée. Avec --save FICHIER, elle l’est après chaque coup.
terminal-line-one = Il n’y a qu’un choix : { $move }
terminal-line-few = { $count } coups : { $moves }
terminal-line-many = { $count } coups : { $groups } ; tape `moves` pour les voir tous
terminal-line-clauses = Les règles de { $book } :
terminal-line-name-clause = Indiques-en une : rules { $clause }
terminal-line-see-help = Tape help pour voir les autres commandes.
terminal-line-help =
    Un coup dans notre notation, ou son début s’il est sans ambiguïté ; les majuscules ne comptent pas. Et aussi :
    moves : tous les coups possibles ; moves e5 : ceux qui commencent par e5
    hint : ce que jouerait le bot le plus fort
    undo : annule la dernière décision d’une personne et ce qui a suivi
    board : redessine le plateau
    rules RÈGLE : le texte d’une règle ; rules seul en donne la liste
    position : cette position en une ligne, d’après ce que tu peux en savoir
    save FICHIER : garde la partie dans un nouveau fichier, ensuite après chaque coup
    resign : abandonne la partie
    quit : quitte le programme
