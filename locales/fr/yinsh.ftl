# YINSH: why a move is refused, and why no game ever looks like a set-up.

## The players, and what can stand on a space
## Sentences take these as they stand.

yinsh-colour-white = Blanc
yinsh-colour-black = Noir
yinsh-piece-white-ring = un anneau blanc
yinsh-piece-black-ring = un anneau noir
yinsh-piece-white-marker = un marqueur blanc
yinsh-piece-black-marker = un marqueur noir

## Why a move is refused

yinsh-refusal-won = la partie est terminée : { $winner } a gagné en retirant un troisième anneau
yinsh-refusal-won-in-blitz = la partie est terminée : { $winner } a gagné ce blitz en retirant un anneau
yinsh-refusal-no-more-moves = la partie est terminée : plus aucun anneau ne peut se déplacer
yinsh-refusal-rings-to-place = tous les anneaux ne sont pas encore placés : { $by } doit maintenant en placer un
yinsh-refusal-all-rings-placed = tous les anneaux sont placés : désormais, ils se déplacent
yinsh-refusal-placed-on-piece = un anneau se place sur une intersection libre, et il y a { $piece } en { $at }
yinsh-refusal-no-ring-there = { $by } doit déplacer un anneau, et il n’y en a pas en { $from }
yinsh-refusal-moves-foreign-ring = l’anneau en { $from } appartient à { $owner }, et c’est à { $by } de jouer
yinsh-refusal-ring-stays = l’anneau en { $from } doit aller sur une autre intersection
yinsh-refusal-not-straight = un anneau se déplace en ligne droite, et { $from } et { $to } ne sont pas sur la même ligne
yinsh-refusal-lands-on-piece = un anneau doit s’arrêter sur une intersection libre, et il y a { $piece } en { $to }
yinsh-refusal-jumps-ring = un anneau peut sauter par-dessus des marqueurs mais pas par-dessus des anneaux, et il y en a un en { $over }
yinsh-refusal-goes-on-after-markers = après avoir sauté des marqueurs, un anneau doit s’arrêter sur la première intersection libre : { $stop }, pas { $to }
yinsh-refusal-row-first = { $by } a un alignement et doit maintenant le retirer
yinsh-refusal-ring-first = { $by } a retiré un alignement et doit maintenant retirer un anneau
yinsh-refusal-no-row-to-take = les marqueurs ne quittent le plateau que par alignements de cinq, et il n’y en a aucun
yinsh-refusal-no-ring-to-take = on ne retire un anneau qu’après un alignement
yinsh-refusal-row-not-straight = un alignement est droit, et { $first } et { $last } ne sont pas sur la même ligne
yinsh-refusal-row-not-five = un alignement a exactement cinq marqueurs, et de { $first } à { $last } la longueur est de { $points }
yinsh-refusal-foreign-row = cet alignement appartient à { $owner } : { $by } retire d’abord un de ses propres alignements
yinsh-refusal-piece-in-row = un alignement de { $by } n’a que des marqueurs de cette couleur, et il y a { $piece } en { $at }
yinsh-refusal-gap-in-row = les cinq marqueurs d’un alignement sont côte à côte, et { $at } est libre
yinsh-refusal-takes-no-ring = { $by } doit retirer un anneau, et il n’y en a pas en { $at }
yinsh-refusal-takes-foreign-ring = l’anneau en { $at } appartient à { $owner }, et { $by } doit retirer un de ses propres anneaux

## What is wrong with a set-up

yinsh-problem-too-many-markers = il y a { $markers } marqueurs sur le plateau, mais le jeu n’en compte que 51
yinsh-problem-too-many-rings = anneaux de { $colour } : { $on_board } sur le plateau et { $removed } retirés, mais il n’y en a que cinq
yinsh-problem-rings-missing = anneaux de { $colour } : { $on_board } sur le plateau et { $removed } retirés, ce qui devrait faire cinq une fois tous les anneaux placés
yinsh-problem-all-rings-placed = les dix anneaux sont placés, donc la phase ne peut pas être « place »
yinsh-problem-placed-out-of-turn = anneaux placés : { $white } par Blanc et { $black } par Noir, donc ce ne peut pas être à { $turn } d’en placer un
yinsh-problem-markers-while-placing = marqueurs sur le plateau : { $markers }, mais ils n’arrivent qu’une fois tous les anneaux placés
yinsh-problem-removed-while-placing = des anneaux ont été retirés (Blanc : { $white }, Noir : { $black }) avant que tous soient placés
yinsh-problem-too-many-removed = { $colour } a retiré { $removed } anneaux, mais le troisième met fin à la partie
yinsh-problem-too-many-removed-in-blitz = { $colour } a retiré { $removed } anneaux, mais en blitz le premier met fin à la partie
yinsh-problem-two-winners = les deux joueurs ont retiré assez d’anneaux pour gagner, mais le premier à le faire met fin à la partie
yinsh-problem-already-won = { $winner } a retiré trois anneaux, donc la partie est terminée
yinsh-problem-already-won-in-blitz = { $winner } a retiré un anneau, donc ce blitz est terminé
yinsh-problem-winner-not-last = { $winner } a gagné en retirant un anneau, donc la dernière décision (turn) revenait à { $winner }
yinsh-problem-pool-empty = la réserve est vide et il n’y a pas d’alignement à retirer, donc la partie est terminée
yinsh-problem-nobody-can-move = aucun des deux joueurs ne peut déplacer d’anneau, donc la partie est terminée
yinsh-problem-not-over = la partie n’est pas terminée : personne n’a retiré assez d’anneaux, et un anneau peut encore se déplacer
yinsh-problem-must-pass = { $turn } ne peut déplacer aucun anneau, donc c’est le tour de l’adversaire
yinsh-problem-black-moves-first = aucun anneau ne s’est encore déplacé, donc c’est le tour de Blanc
yinsh-problem-row-left-on-board = l’alignement { $first }-{ $last } de { $colour } devrait déjà avoir été retiré
yinsh-problem-no-row-to-take = { $colour } n’a pas d’alignement à retirer
yinsh-problem-row-not-returned = marqueurs dans la réserve : { $pool }, mais les cinq de l’alignement qui vient d’être retiré devraient y être

## Themes of puzzles

yinsh-theme-win-in-1 = Gagner en un coup
yinsh-theme-win-in-2 = Gagner en deux coups
yinsh-theme-win-in-3 = Gagner en trois coups
yinsh-theme-only-defence = Seule défense
yinsh-theme-row-now = Former un alignement
yinsh-theme-two-rows = Double alignement
yinsh-theme-break-row = Briser une menace
yinsh-theme-flip-five = Retourner pour aligner
yinsh-theme-choice-in-six = Quels marqueurs ?
yinsh-theme-which-ring = Quel anneau ?
yinsh-theme-quiet = Coup tranquille
