# L’entraîneur de la première partie contre des bots, et les indices. Chargés quand on en a besoin.
coach-title = Entraîneur
coach-quiet = Je te regarde jouer. Prends ton temps.
coach-off = Arrêter les conseils
hint-more = Montrer le coup
hint-begin = Commence par { $at }. Tu vois la suite ?
hint-whole = Un bon coup : « { $move } »

## YINSH
coach-yinsh-phase-place = Répartis bien tes anneaux. Près du centre, ils vont plus loin ; côte à côte, ils se gênent.
coach-yinsh-phase-move = Aligne cinq marqueurs de ta couleur : chaque alignement te fait retirer un de tes anneaux, et c’est ainsi qu’on gagne.
coach-yinsh-phase-row = Les cinq marqueurs retournent dans la réserve, et l’alignement disparaît. L’anneau que tu retires, lui, compte pour toi.
coach-yinsh-phase-ring = Retire ton anneau le moins utile : celui qui est coincé, ou loin de tes marqueurs.
coach-yinsh-first-marker = Voilà ton premier marqueur. Il ne se déplace jamais, mais chaque anneau qui saute par-dessus le retourne.
coach-yinsh-flipped-mine = Tu as retourné tous les marqueurs sautés : ceux de ton adversaire deviennent les tiens, et les tiens les siens.
coach-yinsh-flipped-theirs = Ton adversaire a retourné des marqueurs en les sautant. Évite de construire là où son prochain saut peut passer.
coach-yinsh-four-mine = Quatre marqueurs en ligne ! Encore un, et c’est un alignement. Comment ajouter le cinquième, ou retourner celui qui gêne ?
coach-yinsh-four-theirs = Attention, ton adversaire a quatre marqueurs en ligne. Sautes-en un pour le retourner, ou mets un anneau dans le trou.
coach-yinsh-row-mine = Cinq en ligne, bravo ! Retire maintenant l’alignement.
coach-yinsh-row-theirs = Ton adversaire a un alignement et va retirer un anneau : il en aura un de moins à déplacer.
coach-yinsh-ring-mine = Cet anneau compte pour toi. En contrepartie, tu continues avec un anneau de moins.
coach-yinsh-ring-theirs = Cet anneau compte pour ton adversaire. En contrepartie, il continue avec un anneau de moins.
coach-yinsh-few-markers = Il reste peu de marqueurs. Quand la réserve sera vide, le plus grand nombre d’anneaux retirés l’emportera.

## LYNGK
coach-lyngk-phase-claim-or-move = Ne réclame pas trop vite : tu n’as droit qu’à deux couleurs. Attends d’en voir une sur le dessus de piles qui en valent la peine.
coach-lyngk-phase-move = Vise une pile de cinq couleurs différentes avec une des tiennes sur le dessus.
coach-lyngk-two = Une pile de deux. Elle appartient au joueur qui a réclamé la couleur du dessus ; tant que personne ne l’a fait, ton adversaire peut la déplacer comme toi.
coach-lyngk-three = Trois couleurs différentes. Retiens les deux qui manquent, et où elles se trouvent.
coach-lyngk-four = Une pile de quatre ! Il ne lui manque qu’une couleur pour faire cinq. Qui la complétera en premier ?
coach-lyngk-joker = Cette pile contient un joker, qui remplace n’importe quelle couleur : elle sera plus facile à compléter.
coach-lyngk-claimed-mine = Cette couleur est à toi : personne d’autre ne déplace ce qui l’a sur le dessus, et elle va sur des piles de n’importe quelle hauteur.
coach-lyngk-claimed-theirs = Ton adversaire a réclamé une couleur. Tu ne peux plus déplacer ce qui l’a sur le dessus, mais tu peux le recouvrir de tes pièces.
coach-lyngk-linked-mine = Ton coup est passé par ta propre couleur : c’est la règle-LYNGK. Grâce à elle, une couleur dispersée devient une force.
coach-lyngk-linked-theirs = Ton adversaire passe par sa propre couleur : c’est la règle-LYNGK. Recouvre les pièces sur son chemin pour le couper.
coach-lyngk-neutral-five = Cinq couleurs, mais celle du dessus n’est à personne. Cette pile reste sur le plateau et ne compte pour personne.
coach-lyngk-five-mine = Une pile de cinq avec ta couleur sur le dessus : un point pour toi !
coach-lyngk-five-theirs = Ton adversaire a complété une pile de cinq et marque un point. Surveille les piles de quatre que ses couleurs peuvent atteindre.

## Linko!
coach-linko-phase-lay = Les cartes devant toi rapportent, celles de ta main coûtent. Pose-en plusieurs de même valeur : plus de points d’un coup, et c’est plus difficile à subtilynxer.
coach-linko-phase-attack = Prends les cartes si elles vont avec ta main. Si tu ne les prends pas, leur propriétaire décide.
coach-linko-phase-answer = Reprends tes cartes pour les poser à nouveau, ou défausse-les et pioches-en d’autres.
coach-linko-phase-draw = Dans la réserve, tu vois ce que tu pioches. Cherche des cartes de même valeur que les tiennes.
coach-linko-single = Une carte seule se pose vite et se perd vite : une seule carte plus élevée suffit à la battre.
coach-linko-big-set = Une grande combinaison ! Pour te la subtilynxer, il faut autant de cartes, mais plus élevées.
coach-linko-joker = Un joker prend la valeur des cartes avec lesquelles tu le poses. Des jokers seuls battent tout.
coach-linko-attacked = Tu attaques une combinaison qui a autant de cartes que la tienne et une valeur plus basse. Elle doit quitter la table.
coach-linko-attacked-me = On attaque ta combinaison du dessus avec autant de cartes, mais plus élevées. Quoi qu’il arrive, elle quitte la table.
coach-linko-took = Ces cartes sont à toi. En main, chacune coûte un point : pose-les sans trop tarder.
coach-linko-taken-from-me = On t’a pris tes cartes. Pioches-en autant, et choisis celles qui vont avec ta main.
coach-linko-left = Tu n’as pas pris cette combinaison. Son propriétaire la reprend, ou la défausse et pioche d’autres cartes.
coach-linko-reclaimed = Tes cartes sont de retour en main. Tu peux les poser à nouveau, peut-être avec une de plus.
coach-linko-discarded = Ces cartes sont parties pour de bon. Les nouvelles iront peut-être mieux avec ta main.
coach-linko-drew = Des cartes de même valeur que les tiennes te donnent de plus grandes combinaisons.
coach-linko-few-mine = Plus que quelques cartes ! La partie se termine dès que ta main est vide.
coach-linko-few-theirs = Quelqu’un n’a presque plus de cartes. La partie se termine dès qu’une main est vide : pose vite tes cartes devant toi.
