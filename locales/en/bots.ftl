# The bots of each game: a name and one sentence.

-level1 = Newcomer
-level2 = Beginner
-level3 = Learner
-level4 = Casual player
-level5 = Regular
-level6 = Hobby player
-level7 = Club player
-level8 = Tournament player
-level9 = Expert
-level10 = Master
-random = Chance
-greedy = One move ahead
-tree = Random playouts
-hand = Full strength without a network
-search = Full strength

## YINSH

bot-yinsh-random-name = { -random }
bot-yinsh-random-about = Plays any legal move, whatever it leads to.
bot-yinsh-level1-name = { -level1 }
bot-yinsh-level1-about = Knows the rules and follows a whim: a good first opponent.
bot-yinsh-level2-name = { -level2 }
bot-yinsh-level2-about = Takes the winning row when it is there, and overlooks much else.
bot-yinsh-level3-name = { -level3 }
bot-yinsh-level3-about = Has an idea of where rings and markers lie well, but thinks of one move only.
bot-yinsh-level4-name = { -level4 }
bot-yinsh-level4-about = Stops you when you are about to win, if that can be done.
bot-yinsh-level5-name = { -level5 }
bot-yinsh-level5-about = Thinks of your answer, and plays by feeling more than by plan.
bot-yinsh-level6-name = { -level6 }
bot-yinsh-level6-about = Thinks of your answer and overlooks little.
bot-yinsh-level7-name = { -level7 }
bot-yinsh-level7-about = Looks three moves ahead, but not at every move.
bot-yinsh-level8-name = { -level8 }
bot-yinsh-level8-about = Looks four moves ahead and rarely lets a row slip.
bot-yinsh-level9-name = { -level9 }
bot-yinsh-level9-about = Looks five moves ahead and gives away almost nothing.
bot-yinsh-level10-name = { -level10 }
bot-yinsh-level10-about = Always plays what it thinks best, after a short but careful look.
bot-yinsh-greedy-name = { -greedy }
bot-yinsh-greedy-about = Plays the move after which the board looks best.
bot-yinsh-tree-name = { -tree }
bot-yinsh-tree-about = Plays games to the end at random, and chooses the move that did best in them.
bot-yinsh-hand-name = { -hand }
bot-yinsh-hand-about = Thinks as long and as far as the clock allows, and judges by rules that people wrote.
bot-yinsh-search-name = { -search }
bot-yinsh-search-about = Thinks as long and as far as the clock allows.

## LYNGK

bot-lyngk-random-name = { -random }
bot-lyngk-random-about = Plays any legal move, whatever it leads to.
bot-lyngk-level1-name = { -level1 }
bot-lyngk-level1-about = Knows the rules and follows a whim: a good first opponent.
bot-lyngk-level2-name = { -level2 }
bot-lyngk-level2-about = Sees a winning move when it is there, and overlooks much else.
bot-lyngk-level3-name = { -level3 }
bot-lyngk-level3-about = Has an idea of which stacks are good, but thinks of one move only.
bot-lyngk-level4-name = { -level4 }
bot-lyngk-level4-about = Stops you when you are about to win, if that can be done.
bot-lyngk-level5-name = { -level5 }
bot-lyngk-level5-about = Thinks of your answer, and plays by feeling more than by plan.
bot-lyngk-level6-name = { -level6 }
bot-lyngk-level6-about = Thinks of your answer and overlooks little.
bot-lyngk-level7-name = { -level7 }
bot-lyngk-level7-about = Looks three moves ahead, but not at every move.
bot-lyngk-level8-name = { -level8 }
bot-lyngk-level8-about = Looks four moves ahead and likes to prepare its stacks.
bot-lyngk-level9-name = { -level9 }
bot-lyngk-level9-about = Looks six moves ahead and gives away almost nothing.
bot-lyngk-level10-name = { -level10 }
bot-lyngk-level10-about = Always plays what it thinks best, after a short but careful look.
bot-lyngk-greedy-name = { -greedy }
bot-lyngk-greedy-about = Plays the move after which the board looks best.
bot-lyngk-tree-name = { -tree }
bot-lyngk-tree-about = Plays games to the end at random, and chooses the move that did best in them.
bot-lyngk-hand-name = { -hand }
bot-lyngk-hand-about = Thinks as long and as far as the clock allows, and judges by rules that people wrote.
bot-lyngk-search-name = { -search }
bot-lyngk-search-about = Thinks as long and as far as the clock allows, and plays endings without a mistake.

## Linko!

bot-linko-random-name = { -random }
bot-linko-random-about = Lays any set it may, whatever comes of it.
bot-linko-level1-name = { -level1 }
bot-linko-level1-about = Knows the rules and follows a whim: a good first opponent.
bot-linko-level2-name = { -level2 }
bot-linko-level2-about = Sees when a move wins the game at once, and forgets every card it saw.
bot-linko-level3-name = { -level3 }
bot-linko-level3-about = Has an idea of which sets are good, and forgets most cards.
bot-linko-level4-name = { -level4 }
bot-linko-level4-about = Often plays by a simple rule of thumb, and remembers some cards.
bot-linko-level5-name = { -level5 }
bot-linko-level5-about = Nearly always plays by a simple rule of thumb.
bot-linko-level6-name = { -level6 }
bot-linko-level6-about = Plays by a better rule of thumb, with a mind of its own.
bot-linko-level7-name = { -level7 }
bot-linko-level7-about = Has experience, and remembers most of the cards that were taken in the open.
bot-linko-level8-name = { -level8 }
bot-linko-level8-about = Has a lot of experience, and rarely forgets a card.
bot-linko-level9-name = { -level9 }
bot-linko-level9-about = Imagines what the others may hold, and tries its sets out against that.
bot-linko-level10-name = { -level10 }
bot-linko-level10-about = Imagines many hands of the others, and forgets nothing.
bot-linko-heuristic-name = Rule of thumb
bot-linko-heuristic-about = Plays by a simple rule of thumb, always the same: what other bots are measured against.
bot-linko-tree-name = { -tree }
bot-linko-tree-about = Plays games to the end at random, and chooses the move that did best in them.
bot-linko-tuned-name = Tuned rule of thumb
bot-linko-tuned-about = Plays by a rule of thumb that was improved in games against itself.
bot-linko-search-name = { -search }
bot-linko-search-about = Tries every set against as many imagined hands as the clock allows, and never peeks.
