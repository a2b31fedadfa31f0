# LYNGK: why a move is refused, and why no game ever looks like a set-up.

## Colours, and how a stack is named
## Sentences take these as they stand.

lyngk-colour-ivory = ivoire
lyngk-colour-blue = bleu
lyngk-colour-red = rouge
lyngk-colour-green = vert
lyngk-colour-black = noir
lyngk-piece-joker = joker
lyngk-stack-on-board = la pile en { $at }
lyngk-stack-taken = la pile { $number } gagnée par la place { $seat }
lyngk-player-number = le joueur { $number }

## Why a move is refused

lyngk-refusal-joker-is-passive = il y a un joker en { $at }, et un joker ne se déplace qu’à l’intérieur d’une pile
lyngk-refusal-opponents-stack = ton adversaire a réclamé { $colour ->
        [ivoire] l’ivoire
       *[other] le { $colour }
    }, la couleur du dessus en { $at }
lyngk-refusal-two-colours-claimed = tu as déjà réclamé deux couleurs
lyngk-refusal-already-yours = tu as déjà réclamé { $colour ->
        [ivoire] l’ivoire
       *[other] le { $colour }
    }
lyngk-refusal-claimed-by-opponent = ton adversaire a déjà réclamé { $colour ->
        [ivoire] l’ivoire
       *[other] le { $colour }
    }
lyngk-refusal-nothing-to-follow = après avoir réclamé, tu dois jouer un coup, et avec { $colour ->
        [ivoire] l’ivoire
       *[other] le { $colour }
    } tu n’en aurais aucun
lyngk-refusal-one-claim-a-turn = tu as déjà réclamé une couleur à ce tour : joue maintenant ton coup
lyngk-refusal-nothing-there = il n’y a rien à déplacer en { $at }
lyngk-refusal-stays-where-it-is = un coup qui part de { $at } doit s’arrêter sur une autre pièce ou pile
lyngk-refusal-lands-on-nothing = { $at } est libre : un coup doit s’arrêter sur une pièce ou une pile
lyngk-refusal-not-in-line = { $from } et { $to } ne sont pas sur la même ligne
lyngk-refusal-blocked = le chemin de { $from } à { $to } est bloqué en { $by }
lyngk-refusal-repeated-colour = il y a une pièce de même couleur ({ $colour }) en { $from } et en { $to }, et une pile n’a jamais deux fois la même couleur
lyngk-refusal-too-high = la pile en { $to } aurait { $height } pièces, mais cinq est le maximum
lyngk-refusal-single-neutral-onto-stack = la pièce en { $from } est seule et de couleur neutre ({ $colour }) : elle ne peut aller que sur une autre pièce seule, pas sur la pile en { $to }
lyngk-refusal-neutral-onto-higher = la pile en { $to } est plus haute que celle en { $from }, et { $colour ->
        [ivoire] l’ivoire
       *[other] le { $colour }
    } est neutre
lyngk-refusal-five-stack-stays = la pile en { $at } a cinq pièces et reste où elle est
lyngk-refusal-five-stack-blocks = la pile en { $at } a cinq pièces : c’est un obstacle, et rien ne peut aller dessus
lyngk-refusal-neutral-has-no-lyngk-points = de { $from }, on n’atteint { $to } qu’en passant par d’autres pièces de même couleur ({ $colour }), et cette couleur est neutre : seule une couleur réclamée a des points-LYNGK
lyngk-refusal-other-colours-lyngk-point = { $at } n’est pas un point-LYNGK pour ce coup : ils doivent tous avoir { $colour ->
        [ivoire] l’ivoire
       *[other] le { $colour }
    } sur le dessus
lyngk-refusal-no-lyngk-way = de { $from }, on n’atteint { $to } ni en ligne droite ni par des points-LYNGK de cette couleur ({ $colour })
lyngk-refusal-only-a-lyngk-point = { $at } a aussi { $colour ->
        [ivoire] l’ivoire
       *[other] le { $colour }
    } sur le dessus, ce n’est donc qu’un point-LYNGK : le coup doit continuer à partir de là
lyngk-refusal-joker-is-no-lyngk-point = il y a un joker en { $at }, et un joker n’est jamais un point-LYNGK
lyngk-refusal-game-over = la partie est terminée : plus personne ne peut jouer
lyngk-refusal-too-high-for-six = la pile en { $to } aurait { $height } pièces, mais six est le maximum
lyngk-refusal-six-stack-won = la partie est terminée : { $by } a gagné avec une pile de six
lyngk-refusal-six-stack-stays = la pile en { $at } a six pièces et reste où elle est
lyngk-refusal-six-stack-blocks = la pile en { $at } a six pièces, et rien ne peut aller dessus

## What is wrong with a set-up

lyngk-problem-wrong-count = nombre de pièces de cette sorte ({ $piece }) : { $found } au lieu de { $expected }
lyngk-problem-wrong-starter = rien ne s’est encore déplacé, donc c’est le tour de la place 0
lyngk-problem-joker-on-top = { $stack } a un joker sur le dessus, mais un joker ne va jamais sur autre chose
lyngk-problem-too-many-claims = couleurs réclamées par la place { $seat } : { $count }, mais deux est le maximum
lyngk-problem-claimed-twice = { $colour ->
        [ivoire] l’ivoire
       *[other] le { $colour }
    } est réclamé deux fois, mais chaque couleur ne peut l’être qu’une fois
lyngk-problem-claim-without-colour = la place { $seat } aurait réclamé une couleur à ce tour, mais n’en a aucune
lyngk-problem-claim-without-move = la place { $seat } a réclamé une couleur à ce tour, mais n’a ensuite aucun coup
lyngk-problem-claims-outnumber-turns = couleurs réclamées : { $claims }, tours commencés : { $turns }, mais on ne peut réclamer qu’une couleur par tour
lyngk-problem-repeated-colour = { $stack } a plus d’une pièce de la même couleur ({ $colour })
lyngk-problem-too-high = { $stack } a { $height } pièces, mais cinq est le maximum
lyngk-problem-taken-not-five = { $stack } a { $height ->
        [one] { $height } pièce
       *[other] { $height } pièces
    }, mais seules les piles de cinq quittent le plateau
lyngk-problem-taken-top-not-claimed = { $stack } a sur le dessus une couleur que cette place n’a pas réclamée
lyngk-problem-nothing-to-do = la place { $seat } n’a aucun coup, donc c’est le tour de l’autre place
lyngk-problem-not-over = la partie n’est pas terminée : la place { $seat } a encore un coup
lyngk-problem-already-over = la partie est terminée : personne n’a de coup
lyngk-problem-taken-in-six = la place { $seat } a gagné des piles, mais dans la variante à six pièces elles restent sur le plateau
lyngk-problem-too-high-for-six = { $stack } a { $height } pièces, mais six est le maximum
lyngk-problem-won-in-standard = seule une pile de six fait gagner sur-le-champ, et le jeu standard n’en a pas
lyngk-problem-no-six-stack = la place { $seat } aurait gagné, mais n’a pas de pile de six avec une couleur réclamée sur le dessus

## Themes of puzzles

lyngk-theme-win-in-1 = Gagner en un coup
lyngk-theme-win-in-2 = Gagner en deux coups
lyngk-theme-win-in-3 = Gagner en trois coups
lyngk-theme-win-in-more = Gagner en quatre coups ou plus
lyngk-theme-only-defence = Seule défense
lyngk-theme-take-five = Prendre une pile de cinq
lyngk-theme-claim-now = Réclamer maintenant
lyngk-theme-wait = Ne pas encore réclamer
lyngk-theme-jump = Par des points-LYNGK
lyngk-theme-starve = Priver de coups
lyngk-theme-tie-break = Les petites piles décident
