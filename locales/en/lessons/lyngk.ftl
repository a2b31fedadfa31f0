# The lessons of LYNGK. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

any-claim = You claimed a colour. That’s allowed, but this task only needs a move.

aim = What it’s about
aim-idea = Stacks of five with your colour on top
aim-1 = A game starts with a piece on all 43 spaces, and no one owns a colour. This one is further on: red is yours. A stack of five different colours with your colour on top is a point. The stack on h6 has four pieces and red on top: move it onto the ivory piece on i7.
aim-1-done = A point! White pieces are jokers: they stand for whatever colour is missing.
aim-1-miss = That didn’t make five. The stack on h6 needs just one more piece: where is the ivory one?
aim-2 = When no one can move any more, the player with more stacks of five wins. It’s one all, and you have green and blue. Win the game.
aim-2-done = Two points against one, and no moves left: you win.
aim-2-miss = That way it ends without a second point. Which two stacks make five colours together?

move = Onto the next piece
move-idea = How pieces move
move-1 = The board is full: a piece on every space where lines cross. Move any piece along a line onto a neighbour of another colour. No one owns a colour yet, so you can move any piece except the jokers.
move-1-done = The two pieces are now a stack, and the space you left is empty.
move-2 = g8 is empty now, so the pieces around it can move across it. Make a move that crosses an empty space.
move-2-done = As far as the first piece on the line, and no further: you can’t jump over anything.
move-2-miss = That was a step to a neighbour. Start next to the empty space g8 and move across it.

stacks = Building stacks
stacks-idea = Height and colours
stacks-1 = A stack moves as a whole and never contains the same colour twice. Move the stack of two onto a piece of a third colour.
stacks-1-done = Three pieces, three colours. The top piece decides whose stack it is.
stacks-1-miss = That didn’t make a stack of three. The stack of two is on c7: which neighbour has a colour it doesn’t have yet?
stacks-2 = A colour that no one owns is neutral. A stack with a neutral colour on top can land only on a stack that is no higher than itself. Move one stack of two onto the other.
stacks-2-done = Four pieces, four colours. If they had shared a colour, the move would not have been allowed.
stacks-2-miss = The stacks on h6 and h7 are still apart.
stacks-3 = A single neutral piece can’t move onto a stack, but a stack can move onto a single piece. Make a stack of four.
stacks-3-done = Low can’t climb onto high, but high can come down onto low.
stacks-3-miss = Not four yet. Move the stack of three on h8 onto a single piece that it can reach.

joker = Jokers
joker-idea = Pieces that stand for any colour
joker-1 = The white pieces are jokers. No one can move a joker on its own, but you can move onto one. Try it.
joker-1-done = The joker now stands for a colour that’s missing from the stack, whichever you need.
joker-1-miss = You didn’t land on a joker. There’s one on c1.
joker-2 = A joker fits under anything. Move a stack of two onto one.
joker-2-done = Three pieces, and the joker can still be any of the three missing colours.
joker-2-miss = Look along the long lines: on b2 a joker is waiting for a stack of two.

claim = Claiming
claim-idea = Making a colour your own
claim-1 = Before you move, you may claim a colour: one per turn, two per game. Claim one, then move a piece of that colour.
claim-1-done = From now on, only you can move pieces and stacks with this colour on top.
claim-1-miss = You moved without claiming. Claim a colour first.
claim-1-other = You claimed one colour and moved another. That’s allowed, but this time move your own.
claim-2 = There’s a stack of four on e8, and both of you could move it. Claim the colour on top of it, then make any move.
claim-2-done = Now it’s yours alone, and one piece short of a point.
claim-2-other = That’s not the colour on top of the stack on e8.
claim-2-miss = You moved without claiming, so either of you can still move that stack.

tall = Onto high stacks
tall-idea = What claimed colours can do
tall-1 = Blue is yours. A claimed colour can land on stacks of any height, even as a single piece. Move a single blue piece onto a stack.
tall-1-done = A neutral piece couldn’t have done that.
tall-1-miss = Find a single blue piece that can reach a stack with no blue in it.
tall-2 = Green is yours, ivory is your opponent’s. Take over their stack of three with a single green piece.
tall-2-done = The top piece decides: what was theirs is now yours.
tall-2-miss = Their stack of three is on d7. Which green piece is near it?

five = A stack of five
five-idea = How to score
five-1 = A stack of five with your colour on top scores a point and leaves the board. Black is yours: complete such a stack.
five-1-done = A point! That stack is yours for good.
five-1-miss = No stack of five. There’s a stack of four with no black in it: which black piece can reach it?
five-2 = You can claim and score in the same turn. Claim the right colour and complete a stack of five.
five-2-done = Claimed and scored in one turn. All your opponent could do was watch.
five-2-other = This colour doesn’t complete a stack now. Look at the stacks of four and the colours on top of them.
five-2-miss = No point. One of the stacks of four has a neutral top: claim that colour and move the stack onto the piece it’s missing.

block = In the way
block-idea = Stopping your opponent from scoring
block-1 = Ivory and black are yours. Blue and red belong to your opponent, who could complete a stack of five next turn. Make a move that prevents it.
block-1-done = The red piece on f5 is buried, and the threat is gone.
block-1-miss = Your opponent can still score: the red piece on f5 can reach a stack of four. What can land on it?
block-2 = Black and red are yours, ivory and green are your opponent’s, and blue stays neutral. The stack of four on b4 is in danger. Complete it with its neutral top.
block-2-done = A stack of five with a neutral top stays on the board and counts for no one. No point for you, but none for them.
block-2-miss = Your opponent can still score. Move the stack on b4 itself: its top is neutral, so you can.

lyngk = LYNGK-points
lyngk-idea = Travelling via your own colour
lyngk-1 = Green is yours. When a green piece reaches another green one, it doesn’t stop there: it moves on, in any direction. Make a move via such a LYNGK-point.
lyngk-1-done = The LYNGK-point took your piece to a space it couldn’t have reached in a straight line.
lyngk-1-miss = That move went straight there. Head for another green piece and turn there.
lyngk-2 = One move can use several LYNGK-points, but none of them twice. Make a move via two of them.
lyngk-2-done = Three legs in one move. No one but you can use your colour’s network.
lyngk-2-miss = Fewer than two LYNGK-points. Start with the stack on f7; e7 and e8 also have green on top.
lyngk-3 = Red and ivory are yours. Complete a stack of five via a LYNGK-point.
lyngk-3-done = A point from far away. Before each move, trace your colours around the board.
lyngk-3-miss = No point. The stack on c7 can turn at e7.

end = The last moves
end-idea = What counts at the end
end-1 = No one has scored yet, and there are hardly any moves left. Black is yours. End the game with a point.
end-1-done = No moves are left, and you have more stacks of five: you win!
end-1-miss = That doesn’t win. The stack on b2 has four pieces and black on top. It’s missing blue.
end-2 = One point each, so stacks of four count next, then stacks of three, of two, and single pieces. Black is yours. Make the last move and win.
end-2-done = You’re tied on fours and threes, but you have a stack of two, and your opponent has none.
end-2-miss = Count again: you’re tied on fours and threes. You need a stack of two with black on top.

choose = When to claim
choose-idea = Two claims, for the whole game
choose-1 = You can claim only two colours, for good, and a claim tells your opponent what you’re after. Build first: without claiming, make a stack of at least three that your opponent can’t complete.
choose-1-done = Three pieces, and your plans are still your own.
choose-1-early = You claimed a colour. That’s allowed, but what does it win you now that it wouldn’t win later?
choose-1-danger = Your opponent could claim a colour and complete that stack at once. Which stack stays one piece further away?
choose-1-miss = That’s a stack of two. Which stack of two can reach a single piece of a third colour?
choose-2 = No colour is claimed yet. Claim the one that is on top most often: it gives you the most moves and the largest network. Then make any move.
choose-2-done = Seven pieces and stacks that only you can move now.
choose-2-other = That colour is on top less often. Count again: which one do you see most?
choose-2-miss = You moved without claiming. Which colour would you like to keep for yourself?

four = Four is a threat
four-idea = Stacks that can’t be stopped
four-1 = Red is yours, blue your opponent’s. Make a stack of four that you can complete next turn, whatever your opponent does.
four-1-done = Now the missing piece is always in reach. A stack of four with your colour on top is a promise.
four-1-miss = Your opponent could stop that, or finish it first. Look at the stack on g8: what if a red piece lands on it?
four-2 = Green and ivory are yours, blue your opponent’s. A stack of four can also help the other side. Make one with your colour on top that your opponent can’t complete.
four-2-done = Four pieces, and only you can add the fifth.
four-2-danger = Your opponent could complete it, perhaps after claiming a colour. What does it still need, and who can bring it?
four-2-miss = That’s not a stack of four with your colour on top. Where is a stack of three that lacks one of your colours?

wild = Jokers are precious
wild-idea = The piece that always fits
wild-1 = Red is yours, and your stack of four on c4 lacks black. No black piece is in reach, but something else is. Score.
wild-1-done = The joker stood in for black. There are only three of them, so remember where they are.
wild-1-miss = No point. What next to c4 could stand for black?
wild-2 = Black and green are yours, ivory your opponent’s. Their stack of four on d5 only needs the joker beside it. Make sure they can’t score.
wild-2-done = The joker is gone, and with it their point. A joker helps the first player to use it.
wild-2-miss = The stack on d5 still scores by moving onto d6. Which of your stacks can reach the joker first?

cut = Cutting the network
cut-idea = A covered LYNGK-point leads nowhere
cut-1 = Blue is yours, black and ivory belong to your opponent. Their stack on h5 travels via black LYNGK-points and would score. Cut it off.
cut-1-done = The black piece on e2 is covered and no longer a LYNGK-point. The whole network behind it is out of reach.
cut-1-miss = Your opponent can still get through. Trace the black pieces from h5: which one can you cover?
cut-2 = Once more: red and ivory belong to your opponent, and their stack on e8 can reach the stack on d3 via ivory pieces. Stop it.
cut-2-done = No way through. Before each turn, trace your opponent’s colours as well as your own.
cut-2-miss = They can still score. Either cover an ivory piece on their route, or take the stack on d3 out of reach: where can it go?

forced = No choice
forced-idea = When you must claim, and when you go on alone
forced-1 = Nothing neutral can move any more. You may not pass while a claim would give you a move, so you must claim. Only one colour wins: choose it and make the move.
forced-1-done = No stacks of five, so stacks of four decide. You have one, and your opponent has no colour at all.
forced-1-other = With that colour, the last move doesn’t win. Which claim lets you build a stack of four?
forced-2 = Two all. Your opponent has no move, so they pass and you go on alone until you have none either. Red and ivory are yours. Play so that you win.
forced-2-done = A point, a last move, and the game is yours. Having moves left when the other side has none is worth a lot.
forced-2-miss = Now the stack on a3 will never be finished. Which colour does it lack, and which piece should have gone there?

six = Stacks of six
six-idea = The variant for experts
six-1 = In this variant, stacks of five stay on the board, and a stack of six with your colour on top wins at once. The sixth colour is white: a joker. Green is yours. Win.
six-1-done = Six pieces, one of them a joker: the game is over on the spot.
six-1-miss = No six. There’s a stack of five with green on top on d7: what stands beside it?
six-2 = Blue and ivory are yours, black your opponent’s. Their stack on e2 is about to become six. Prevent it.
six-2-done = The joker has moved on. In this variant, watch every joker and every stack of two or more that holds one.
six-2-miss = They still win by moving from e2 onto d3. That stack is yours: where can it go?

game = Your first game
game-idea = A whole game against a gentle bot
game-about = You know everything you need. Don’t claim before it pays, and keep an eye on every stack of four.
