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
lyngk-stack-taken = la pile { $number } retirée par la place { $seat }
lyngk-player-number = le joueur { $number }

## Why a move is refused

lyngk-refusal-joker-is-passive = en { $at }, il y a un joker : il ne se déplace que dans une pile
lyngk-refusal-opponents-stack = la couleur du dessus en { $at } ({ $colour }) est réclamée par ton adversaire
lyngk-refusal-two-colours-claimed = tu as déjà réclamé deux couleurs
lyngk-refusal-already-yours = tu as déjà réclamé cette couleur ({ $colour })
lyngk-refusal-claimed-by-opponent = ton adversaire a déjà réclamé cette couleur ({ $colour })
lyngk-refusal-nothing-to-follow = on réclame une couleur avant un coup, et après avoir réclamé celle-ci ({ $colour }) tu ne pourrais pas en jouer
lyngk-refusal-one-claim-a-turn = tu as déjà réclamé une couleur à ce tour : joue maintenant ton coup
lyngk-refusal-nothing-there = il n’y a rien à déplacer en { $at }
lyngk-refusal-stays-where-it-is = un coup qui part de { $at } doit s’arrêter sur une autre pièce ou pile
lyngk-refusal-lands-on-nothing = { $at } est vide : un coup doit s’arrêter sur une pièce ou une pile
lyngk-refusal-not-in-line = { $from } et { $to } ne sont pas sur une même ligne
lyngk-refusal-blocked = le chemin de { $from } à { $to } est bloqué en { $by }
lyngk-refusal-repeated-colour = il y a une pièce de même couleur ({ $colour }) en { $from } et en { $to }
lyngk-refusal-too-high = la pile en { $to } aurait { $height } pièces, et cinq est le maximum
lyngk-refusal-single-neutral-onto-stack = la pièce en { $from } est seule et d’une couleur neutre ({ $colour }) : elle ne peut aller que sur une autre pièce seule, pas sur la pile en { $to }
lyngk-refusal-neutral-onto-higher = la pile en { $to } est plus haute que celle en { $from }, dont la couleur est neutre ({ $colour })
lyngk-refusal-five-stack-stays = la pile en { $at } a cinq pièces et reste où elle est
lyngk-refusal-five-stack-blocks = la pile en { $at } a cinq pièces : c’est un obstacle, et rien ne va dessus
lyngk-refusal-neutral-has-no-lyngk-points = de { $from }, on n’atteindrait { $to } qu’en passant par d’autres pièces de même couleur ({ $colour }), et cette couleur est neutre : seule une couleur réclamée a des points-LYNGK
lyngk-refusal-other-colours-lyngk-point = { $at } n’est pas un point-LYNGK pour ce coup : ils doivent tous avoir la même couleur sur le dessus ({ $colour })
lyngk-refusal-no-lyngk-way = de { $from }, on n’atteint { $to } ni en ligne droite ni par des points-LYNGK de cette couleur ({ $colour })
lyngk-refusal-only-a-lyngk-point = { $at } a la même couleur sur le dessus ({ $colour }) : ce n’est qu’un point-LYNGK, et le coup doit continuer de là
lyngk-refusal-joker-is-no-lyngk-point = en { $at }, il y a un joker, et un joker n’est pas un point-LYNGK
lyngk-refusal-game-over = la partie est terminée : plus personne ne peut jouer
lyngk-refusal-too-high-for-six = la pile en { $to } aurait { $height } pièces, et six est le maximum
lyngk-refusal-six-stack-won = la partie est terminée : { $by } a gagné par une pile de six
lyngk-refusal-six-stack-stays = la pile en { $at } a six pièces et reste où elle est
lyngk-refusal-six-stack-blocks = la pile en { $at } a six pièces, et rien ne va dessus

## What is wrong with a set-up

lyngk-problem-wrong-count = nombre de pièces de cette sorte ({ $piece }) : { $found } au lieu de { $expected }
lyngk-problem-wrong-starter = rien ne s’est encore déplacé, donc c’est le tour de la place 0
lyngk-problem-joker-on-top = { $stack } a un joker sur le dessus, mais un joker ne va jamais sur autre chose
lyngk-problem-too-many-claims = couleurs réclamées par la place { $seat } : { $count }, alors qu’elle ne peut en réclamer que deux
lyngk-problem-claimed-twice = une couleur ({ $colour }) est réclamée deux fois, mais il n’y a qu’une pièce pour la réclamer
lyngk-problem-claim-without-colour = la place { $seat } aurait réclamé une couleur à ce tour, mais elle n’en a aucune
lyngk-problem-claim-without-move = la place { $seat } a réclamé une couleur à ce tour, mais ne peut plus jouer de coup ensuite
lyngk-problem-claims-outnumber-turns = couleurs réclamées : { $claims }, tours commencés : { $turns }, mais on ne peut réclamer qu’une couleur par tour
lyngk-problem-repeated-colour = { $stack } a plus d’une pièce de la même couleur ({ $colour })
lyngk-problem-too-high = { $stack } a { $height } pièces, et cinq est le maximum
lyngk-problem-taken-not-five = { $stack } a { $height ->
        [one] { $height } pièce
       *[other] { $height } pièces
    }, alors qu’on ne retire que les piles de cinq
lyngk-problem-taken-top-not-claimed = { $stack } a sur le dessus une couleur que cette place n’a pas réclamée
lyngk-problem-nothing-to-do = la place { $seat } ne peut rien faire, donc le tour passe à l’autre place
lyngk-problem-not-over = la partie n’est pas terminée, car la place { $seat } peut encore faire quelque chose
lyngk-problem-already-over = la partie est terminée, car personne ne peut rien faire
lyngk-problem-taken-in-six = la place { $seat } a retiré des piles, mais dans la variante à six pièces elles restent sur le plateau
lyngk-problem-too-high-for-six = { $stack } a { $height } pièces, et six est le maximum
lyngk-problem-won-in-standard = seule une pile de six fait gagner aussitôt, et le jeu standard n’en a pas
lyngk-problem-no-six-stack = la place { $seat } aurait gagné, mais n’a pas de pile de six avec une couleur réclamée sur le dessus
