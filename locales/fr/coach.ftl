# L’entraîneur de la première partie contre des bots, et les indices. Chargés quand on en a besoin.
coach-title = Entraîneur
coach-quiet = Je te regarde jouer. Prends ton temps.
coach-off = Plus de conseils
hint-more = Montrer le coup
hint-begin = Commence par { $at }. Tu vois la suite ?
hint-whole = Un bon coup : { $move }.

## YINSH
coach-yinsh-phase-place = Disperse tes anneaux. Près du centre ils vont plus loin ; côte à côte ils se gênent.
coach-yinsh-phase-move = Le but : cinq de tes marqueurs alignés. Chaque rangée te fait retirer un anneau ; trois anneaux, et tu gagnes.
coach-yinsh-phase-row = Les cinq marqueurs retournent à la réserve, la ligne disparaît. Ce qui te reste, c’est l’anneau.
coach-yinsh-phase-ring = Retire l’anneau le moins utile : coincé, ou loin de tes marqueurs.
coach-yinsh-first-marker = Ton premier marqueur. Il ne bouge jamais, mais chaque anneau qui le saute le retourne.
coach-yinsh-flipped-mine = Tu as sauté, et tout ce qui était sur le chemin s’est retourné : leur couleur devient la tienne, et la tienne la leur.
coach-yinsh-flipped-theirs = Des marqueurs ont été sautés et retournés. Ne construis pas là où le prochain saut peut tomber.
coach-yinsh-four-mine = Quatre alignés ! Encore un et la rangée est à toi. Cherche à combler le trou ou à le retourner.
coach-yinsh-four-theirs = Attention, quatre alignés en face. Saute-les pour en retourner un, ou mets un anneau dans le trou.
coach-yinsh-row-mine = Cinq alignés, bravo ! Retire maintenant la rangée.
coach-yinsh-row-theirs = Une rangée en face, et un anneau de retiré. Il leur reste un anneau de moins à déplacer.
coach-yinsh-ring-mine = Cet anneau compte pour toi. Le prix : tu continues avec un anneau de moins.
coach-yinsh-ring-theirs = Un anneau retiré en face. Tu es derrière, mais tu as plus d’anneaux pour jouer.
coach-yinsh-few-markers = Il reste peu de marqueurs. Quand il n’y en a plus, celui qui a retiré le plus d’anneaux gagne.

## LYNGK
coach-lyngk-phase-claim-or-move = Rien ne presse pour réclamer. Attends qu’une couleur soit au sommet de piles qui en valent la peine ; tu n’en réclames que deux.
coach-lyngk-phase-move = Tu vises cinq couleurs différentes avec une des tiennes au sommet.
coach-lyngk-two = Une pile de deux. La couleur du sommet dit à qui elle est ; tant que personne ne la réclame, vous pouvez tous deux la déplacer.
coach-lyngk-three = Trois couleurs différentes. Retiens lesquelles manquent, et où elles se trouvent.
coach-lyngk-four = Une pile de quatre ! Une pièce de la couleur manquante, et elle en a cinq. Qui y arrivera le premier ?
coach-lyngk-joker = Il y a un joker dans cette pile. Il vaut n’importe quelle couleur : elle sera plus facile à finir.
coach-lyngk-claimed-mine = Cette couleur est à toi : toi seul déplaces ce qu’elle coiffe, et elle peut se poser sur une pile de toute hauteur.
coach-lyngk-claimed-theirs = Une couleur vient d’être réclamée. Tu ne peux plus déplacer ce qu’elle coiffe, mais tu peux poser tes pièces dessus.
coach-lyngk-linked-mine = Tu as voyagé par ta propre couleur : c’est la règle LYNGK. Elle rend forte une couleur dispersée.
coach-lyngk-linked-theirs = Un voyage par sa propre couleur : la règle LYNGK. Couvre les pièces intermédiaires pour couper le chemin.
coach-lyngk-neutral-five = Cinq couleurs, mais celle du sommet n’est à personne. Cette pile reste et ne compte pour personne.
coach-lyngk-five-mine = Une pile de cinq avec ta couleur au sommet : un point pour toi !
coach-lyngk-five-theirs = Une pile de cinq en face, c’est un point. Surveille les piles de quatre que ces couleurs peuvent atteindre.

## Linko!
coach-linko-phase-lay = Les cartes posées rapportent, celles en main coûtent. Plusieurs cartes égales d’un coup te font avancer, et peu de combinaisons de cette taille peuvent les prendre.
coach-linko-phase-attack = Prends les cartes si elles vont avec ta main. Sinon laisse-les, et leur propriétaire décide.
coach-linko-phase-answer = Reprends tes cartes pour les reposer, ou défausse-les et pioches-en d’autres.
coach-linko-phase-draw = La réserve montre ce que tu auras. Cherche des cartes que tu as déjà.
coach-linko-single = Une carte seule se pose vite et se perd vite : presque toutes les autres la battent.
coach-linko-big-set = Une grande combinaison. Pour la prendre, il faut autant de cartes, et plus hautes.
coach-linko-joker = Le joker prend la valeur de ses voisines. Seuls, les jokers battent tout.
coach-linko-attacked = Ta combinaison en attaque une qui a autant de cartes, mais plus basses. Elle doit quitter la table.
coach-linko-attacked-me = Ta dernière combinaison est attaquée : autant de cartes, mais plus hautes. Quoi qu’il arrive, elle quitte la table.
coach-linko-took = Elles sont à toi. Chaque carte en main coûte un point : repose-les vite.
coach-linko-taken-from-me = Tes cartes sont prises. Tu en pioches autant ; choisis ce qui va avec ta main.
coach-linko-left = Tu l’as laissée. Son propriétaire la reprend, ou pioche de nouvelles cartes.
coach-linko-reclaimed = De retour dans ta main. Tu peux les reposer, peut-être avec une de plus.
coach-linko-discarded = Elles sont parties pour de bon. Les nouvelles iront peut-être mieux.
coach-linko-drew = Des cartes égales à celles que tu as font de plus grandes combinaisons.
coach-linko-few-mine = Plus que quelques cartes ! Dès que ta main est vide, la partie s’arrête.
coach-linko-few-theirs = Quelqu’un n’a presque plus de cartes. Une main vide arrête la partie : pose tes points sur la table.
