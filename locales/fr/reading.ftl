# Why a move, a position or a record cannot be read: what is expected where something else stands, and what is wrong with a whole record.

## Expected
expected-game = un jeu : { $games }
expected-variant = une variante : { $variants }
expected-once = { $name } une seule fois
expected-at-most = { $most } au plus
expected-missing-field = aussi le champ { $field }, par exemple { $field }={ $example }
expected-no-such-field = seulement des champs qui existent pour { $game }
expected-nothing-more = rien après les champs
expected-field-value = le champ { $field } sous cette forme : { $field }={ $example }
expected-number = un nombre de 0 à { $most } dans le champ { $field }
expected-shorter = une ligne de { $most } octets au plus
expected-yinsh-move = un coup : f6 place un anneau, e5-e9 en déplace un, xe5-e9 retire un alignement, xe5 retire un anneau
expected-yinsh-point = des intersections du plateau, de a2 à k10
expected-row-order = les extrémités d’un alignement, la plus petite d’abord, par colonne puis par numéro
expected-lyngk-move = deux intersections du plateau comme c3-e5, ou une couleur réclamée comme claim:red
expected-lyngk-point = une intersection du plateau comme e5
expected-lyngk-claim = claim: suivi de ivory, blue, red, green ou black
expected-lyngk-column = toutes les intersections de la colonne { $column }, séparées par des virgules ({ $points } en tout)
expected-lyngk-stack = une pile de 1 à { $most } lettres parmi i b r g k w, de bas en haut
expected-linko-move = une combinaison comme 7+7+X, une carte de la réserve comme row:7, ou take, leave, reclaim, discard, pile
expected-card = une carte : de 1 à 13, ou X
expected-card-order = { $cards }, avec les nombres en ordre croissant et les jokers à la fin
expected-fitting = des nombres de cartes qui concordent
expected-first-line = la première ligne d’une feuille de partie : { $line }
expected-header = un en-tête comme Seat-0: Ann, ou une ligne vide avant les coups
expected-record-of = une feuille de partie de { $game }
expected-one-of = un numéro jusqu’à { $count }, car le texte contient autant de feuilles de partie
expected-rules-version = la version des règles, un nombre à partir de 1
expected-move-number = { $number }. comme numéro du premier coup de cette ligne
expected-result = un résultat comme *, winners=0 scores=3,1, winners=1 by=resignation (time, agreement, absence, illegal, fault)
expected-hexadecimal = { $digits } chiffres hexadécimaux en minuscules
expected-sgf = un coup comme l’écrit boardspace.net, par exemple { $example }
expected-other-player = un coup de l’autre joueur
expected-sgf-moves = un fichier de boardspace.net avec au moins un coup
expected-numbered-turn = un tour numéroté comme 11.h7-g7;xf3-f7;xi9
expected-turn = le tour { $number }

## Wrong with a whole record
record-too-long = une feuille de partie compte au plus { $most } octets
record-missing = l’en-tête { $key } manque
record-later-rules = la partie a été jouée selon la version { $version } des règles, et ce programme ne connaît que les versions jusqu’à { $known }
record-other-result = le résultat indiqué est { $recorded }, mais les coups mènent à { $played } ; il manque peut-être des coups
