# The lessons of Linko! A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

aim = Le but du jeu
aim-idea = Des cartes devant toi, pas en main
aim-1 = Tout le monde commence avec 13 cartes. Près de la pioche, six autres sont visibles : c’est la réserve. Quand c’est à toi, pose une combinaison : une carte seule, ou plusieurs de même valeur. À la fin, chaque carte devant toi rapporte un point, et chaque carte en main en coûte un. Pose la combinaison que tu veux.
aim-1-done = Cette combinaison est à toi, pour l’instant : avec autant de cartes, mais plus élevées, on peut te la subtilynxer.
aim-2 = Dès que quelqu’un n’a plus de cartes, la partie est finie. Il t’en reste trois, de même valeur. Pose-les toutes et compte.
aim-2-done = 13 devant toi, aucune en main. Ton adversaire en a 9 devant lui et 4 en main : cela fait 5.
aim-2-miss = Tu as encore des cartes en main, donc la partie continue. Et si tu posais tous tes 6 ensemble ?

set = Une combinaison
set-idea = Ce que tu peux poser
set-1 = Tu peux garder une partie des cartes d’une valeur, mais plus de cartes, c’est plus de points. Pose une combinaison d’au moins trois cartes.
set-1-done = Trois points d’un coup. Les nouvelles combinaisons vont sur les anciennes, et seule celle du dessus peut être attaquée.
set-1-miss = Cette combinaison est trop petite. Tu as trois 2 et trois 7.
set-2 = Tu peux aussi en garder. Pose exactement deux de tes 7 et garde le troisième.
set-2-done = Deux points maintenant, et un 7 pour plus tard. Le nombre de cartes posées décide de qui tu attaques et de qui peut t’attaquer.
set-2-miss = Ce n’est pas une paire de 7. Combien de cartes faut-il poser ?

joker = Jokers
joker-idea = Un X va avec tout
joker-1 = Un joker prend la valeur des cartes avec lesquelles tu le poses. Sers-t’en pour poser une combinaison de quatre cartes.
joker-1-done = Quatre 7, aussi bons que des vrais.
joker-1-miss = Ce n’est pas une combinaison de quatre cartes avec un joker. Pars de tes trois 7.
joker-2 = Des jokers seuls battent tout, même les 13. Attaque les deux 13.
joker-2-done = Deux jokers battent deux 13.
joker-2-low = Le bon nombre de cartes, mais pas plus élevées que 13.
joker-2-count = Pour attaquer deux cartes, il t’en faut exactement deux.

attack = L’attaque
attack-idea = Autant de cartes, une valeur plus élevée
attack-1 = Ta combinaison attaque celle du dessus d’un adversaire si elle a autant de cartes et une valeur plus élevée. Attaque les deux 6.
attack-1-done = Une attaque ! C’est toi qui décides du sort des 6 : on en parle à la prochaine leçon.
attack-1-low = Le bon nombre de cartes, mais pas plus élevées que 6.
attack-1-count = Pour attaquer deux cartes, il t’en faut exactement deux.
attack-2 = Parfois, tu en as trop. Attaque les deux 8 avec une partie de tes cartes.
attack-2-done = Deux de tes trois 10 suffisaient, et tu en gardes un pour plus tard.
attack-2-low = Le bon nombre de cartes, mais pas plus élevées que 8.
attack-2-count = Pas deux cartes. Tu n’as pas à poser tous tes 10.
attack-3 = Une combinaison peut attaquer plusieurs adversaires. Attaque les deux, puis décide pour chacune de leurs combinaisons.
attack-3-done = Dans le sens horaire, l’un après l’autre, et personne deux fois dans le même tour.
attack-3-one = Cela n’en attaque qu’un. Tu as quelque chose de plus élevé.
attack-3-miss = Cela n’attaque personne. Les deux combinaisons du dessus ont trois cartes.

take = Prendre ou ne pas prendre
take-idea = Ce que décide l’attaquant
take-1 = Tu as deux 9. Attaque avec tes 12 les deux 9 posés sur la table, et prends-les en main.
take-1-done = Quatre 9 dans ta main, et ton adversaire pioche deux cartes à la place.
take-1-leave = Tu ne les as pas pris. Avec eux, tu aurais quatre 9 en main.
take-1-miss = Cela n’attaque rien. Pose tes deux 12.
take-2 = La fin est proche, et chaque carte dans ta main coûte un point. Attaque les deux 3, mais ne les prends pas.
take-2-done = Ton adversaire doit les reprendre, ou les défausser et en piocher deux : dans les deux cas, quatre points de moins.
take-2-take = Voilà deux cartes de plus dans ta main : si la partie se termine maintenant, elles te coûtent deux points.
take-2-miss = Cela n’attaque rien. Pose tes deux 10.

answer = En cas d’attaque
answer-idea = Retour en main, ou à la défausse
answer-1 = Tes deux 11 ont été attaqués, mais pas pris. Tu en as deux autres en main : reprends-les.
answer-1-done = Quatre 11. La prochaine fois, ils seront bien plus difficiles à attaquer.
answer-1-miss = Regarde la réserve : rien n’y vaut tes 11.
answer-2 = Ton 2 a été attaqué, mais pas pris. Ce n’est pas une grande perte, et la réserve offre un 8 qui va avec tes trois autres. Défausse le 2 et pioche le 8.
answer-2-done = Un 8 contre un 2. Une attaque peut être une aubaine.
answer-2-miss = Te revoilà avec le 2. Défausse-le et pioche quelque chose de mieux.
answer-2-draw = Le 2 est parti, mais tu n’as pas pioché le 8.

draw = Piocher
draw-idea = Dans la réserve ou dans la pioche
draw-1 = Tes deux 4 ont été pris. Pour chacun, tu pioches une carte, dans la réserve ou dans la pioche. Pioche ce qui va avec tes 9.
draw-1-done = Deux petites cartes de perdues, et te voilà avec quatre 9.
draw-1-miss = Cela ne va pas avec tes 9. La réserve en a deux.
draw-2 = Tu pioches trois cartes, une à la fois. Assure-toi d’avoir le joker et le 10 ; la troisième, à toi de voir.
draw-2-done = Trois 10 et un joker : une forte combinaison de quatre. La réserve n’est complétée qu’une fois toutes tes cartes piochées.
draw-2-miss = Tu aurais pu avoir à la fois le joker et le 10.

safe = Difficile à battre
safe-idea = Ta première tactique : des combinaisons qui restent
safe-1 = Les cartes élevées sont bonnes en attaque, les cartes nombreuses en défense. Pose la combinaison la plus difficile à attaquer.
safe-1-done = Seules cinq cartes d’une même valeur plus élevée attaquent cinq 3. Ces points ont toutes les chances de rester.
safe-1-miss = C’est facile à attaquer. Laquelle de tes combinaisons compte tant de cartes que presque personne ne peut en poser autant ?
safe-2 = Ton adversaire a trois cartes. Pose une combinaison que ses cartes ne peuvent en aucun cas attaquer.
safe-2-done = Avec trois cartes, personne n’en pose quatre.
safe-2-miss = Contre cela, trois cartes pourraient suffire. Pose plus de cartes que ton adversaire n’en a.
safe-3 = Tout le monde a vu ton adversaire prendre trois 9. Pose une combinaison que ces 9 ne peuvent pas attaquer.
safe-3-done = Aucun 9 n’attaque un 10. Retenir les cartes qu’on a vues entrer dans une main, cela paie.
safe-3-miss = Autant de 9 attaqueraient cette combinaison.

end = La fin
end-idea = Poser ta dernière carte, et compter
end-1 = Poser sa dernière carte met fin à la partie sur-le-champ. À toi.
end-1-done = Treize cartes devant toi et aucune en main. Ta dernière combinaison n’attaque personne, et personne ne l’attaque.
end-1-miss = Il te reste une carte, et la partie continue. Pose les deux 8 ensemble.
end-2 = Ton adversaire n’a plus qu’une carte et terminera la partie au prochain tour. Les cartes devant toi comptent pour toi, celles de ta main contre toi. Pose de quoi gagner.
end-2-done = 15 devant toi et 1 en main font 14. Ton adversaire a 13.
end-2-miss = Il te restait trop de cartes en main. Poses-en autant que tu peux.

round = Plusieurs adversaires
round-idea = Qui attaquer, et qui craindre
round-1 = Vous êtes quatre à table. Attaque la personne qui a le plus de cartes devant elle.
round-1-done = Trois points de moins pour le joueur en tête. À plusieurs, regarde d’abord qui mène.
round-1-other = Cela attaque quelqu’un, mais pas le joueur en tête. Qui a posé le plus de cartes, et combien y en a-t-il sur le dessus ?
round-1-miss = Cela n’attaque personne. Le joueur en tête a trois 8 sur le dessus : qu’est-ce qui les bat ?
round-2 = Trois personnes jouent avant ton prochain tour. On connaît certaines de leurs cartes : trois 9, deux 12 et un 10. Pose une combinaison que rien de tout cela ne peut attaquer.
round-2-done = Elle tient, du moins face à ce que tu sais. Plus on est nombreux, plus il est rare qu’une combinaison survive au tour de table.
round-2-miss = Certaines de ces cartes connues l’attaqueraient. Recompte : combien de cartes, et de quelle valeur ?

bait = L’appât
bait-idea = Perdre une carte pour en gagner une meilleure
bait-1 = Il y a un joker dans la réserve, mais on ne pioche qu’en perdant une combinaison. On sait que ton adversaire a un 6. Pose une carte seule que ce 6 attaquera, et pioche le joker.
bait-1-done = Une carte faible contre un joker. Ton adversaire l’a prise, et tu as ce que tu voulais.
bait-1-draw = Tu as pioché autre chose, et le joker est encore dans la réserve. Quelle carte valait ce sacrifice ?
bait-1-miss = Le 6 de ton adversaire ne peut pas attaquer cela. Combien de cartes bat-il, et de quelle valeur ?
bait-2 = Ton adversaire a un 1 seul sur le dessus, et deux jokers sont dans la réserve. Si tu attaques, il peut piocher. L’attaque est automatique : pose donc une combinaison qui n’attaque personne.
bait-2-done = Tu n’as pas mordu à l’hameçon. Une attaque ne vaut pas toujours ce qu’elle laisse piocher.
bait-2-attack = Le 1 est parti, et ton adversaire peut piocher un joker. Que poser d’autre qu’une carte seule ?

hold = Garder ou poser
hold-idea = Les cartes fortes, au début et à la fin
hold-1 = Ton adversaire a beaucoup de cartes : tu as le temps. Les jokers vaudront plus dans une attaque. Pose au moins trois cartes, mais aucun joker.
hold-1-done = Trois points, et les deux jokers sont toujours en main.
hold-1-joker = Ce joker n’a servi à rien de spécial. Quelles trois cartes vont ensemble sans lui ?
hold-1-miss = Moins de trois cartes. Quelle valeur as-tu trois fois ?
hold-2 = Il reste une carte à ton adversaire : c’est ton dernier tour. Il ne sert plus à rien de garder. Pose autant de cartes que possible.
hold-2-done = Cinq cartes posées, une en main. À la fin, un joker n’est qu’un point de plus.
hold-2-miss = Tu pourrais en poser plus. Un joker va avec tout : combien de cartes peux-tu réunir autour des 6 ?

count = Compter les cartes
count-idea = Qu’est-ce qui peut encore t’attaquer ?
count-1 = Il y a huit cartes de chaque valeur et cinq jokers. Regarde bien : tous les 13 et tous les jokers sont visibles. Pose au moins deux cartes que personne ne peut attaquer.
count-1-done = Aucune autre main ne contient encore de quoi battre des 12.
count-1-miss = Il reste peut-être assez de cartes plus élevées. Pour laquelle de tes paires as-tu vu tout ce qui la bat ?
count-2 = Compte encore. Combien de 12 et de 13 n’as-tu pas vus, et reste-t-il des jokers ? Pose au moins deux cartes que personne ne peut attaquer.
count-2-done = Deux 12 et deux 13 restent cachés, mais contre trois 11 il en faut trois. Le nombre est un rempart.
count-2-miss = Ce que tu ne vois pas pourrait suffire. De quelle valeur as-tu plus de cartes que personne n’en a de plus élevées ?

dry = Plus rien à piocher
dry-idea = L’autre fin d’une partie
dry-1 = La pioche est vide, et il reste une carte dans la réserve. Quand elle aura disparu, la partie s’arrêtera net. Tu mènes : force ton adversaire à piocher.
dry-1-done = La dernière carte est piochée, et la partie finit avec toi en tête.
dry-1-leave = Tu n’as pas pris les 9 : ton adversaire peut donc simplement les reprendre, sans piocher. Qu’est-ce qui l’oblige à piocher ?
dry-1-miss = Cela n’attaque rien : personne ne pioche. Laquelle de tes combinaisons bat deux 9 ?
dry-2 = Maintenant, c’est toi qui es derrière, et il ne reste encore qu’une carte à piocher. Il te faut du temps. Pose une combinaison qui n’attaque personne.
dry-2-done = La partie continue, et tu peux revenir. Vers la fin, regarde la pioche et les points avant d’attaquer.
dry-2-attack = Cela attaque les 9. Si leur propriétaire pioche la dernière carte, la partie est finie et tu es derrière. Que poser d’autre ?

match = Un match entier
match-idea = Les points de plusieurs parties s’additionnent
match-1 = Dans un match, on additionne les points de toutes les parties, et chacun commence le même nombre de fois. Celle-ci est la dernière, et tu as 6 points d’avance au total. Au prochain tour, l’adversaire posera sa dernière carte. Pose assez de cartes pour rester devant.
match-1-done = 9 contre 13 : partie perdue de 4 points, match gagné de 2.
match-1-miss = Même avec tes 6 points, tu n’as pas plus que l’adversaire. Chaque carte posée compte double : une de plus devant toi, une de moins en main.
match-2 = Dernière partie d’un match à trois. Jusqu’ici, tu as 14 points, Adversaire 1 en a 22 et Adversaire 2 en a 11. Attaque l’adversaire qui mène le match, même si quelqu’un d’autre mène cette partie.
match-2-done = Dans un match, c’est le total qui compte. Adversaire 1 peut perdre cette partie et gagner quand même : c’est donc là qu’il faut enlever des points.
match-2-other = Cela touche Adversaire 2, en tête dans cette partie, mais à la dernière place du match. Qui a le total le plus élevé ?
match-2-miss = Cela n’attaque personne. Adversaire 1 a deux 4 sur le dessus : laquelle de tes combinaisons les bat ?

game = Ta première partie
game-idea = Une partie entière contre un bot indulgent
game-about = Tu sais tout ce qu’il faut. Pose plus d’une carte à la fois, et surveille combien de cartes il reste à ton adversaire.
