# The lessons of LYNGK. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

any-claim = You claimed a colour. That is allowed, but this task needs only a move.

move = Onto the next piece
move-idea = How pieces move
move-1 = The board is full. Move any piece along a line onto a neighbour of another colour. So far no colour belongs to anybody, so you may move any piece but the jokers.
move-1-done = Two pieces are a stack now, and a point has become empty.
move-2 = On g8 there is nothing any more, so the pieces round it see across. Make a move that crosses an empty point.
move-2-done = As far as the first piece on the line, and no further: nothing is jumped over.
move-2-miss = That was a step to a neighbour. Start beside the empty point g8, and move across it.

stacks = Building stacks
stacks-idea = Height and colours
stacks-1 = A stack moves as a whole, and never holds a colour twice. Move the stack of two onto a piece of a third colour.
stacks-1-done = Three pieces, three colours. The piece on top decides whose stack it is.
stacks-1-miss = No stack of three came of that. The stack of two stands on c7: which neighbour has a colour that it lacks?
stacks-2 = A neutral stack may land on one that is no higher than itself. Put one stack of two onto the other.
stacks-2-done = Four pieces, four colours. Had they shared a colour, it would have been forbidden.
stacks-2-miss = The stacks on h6 and h7 are still apart.
stacks-3 = A single neutral piece never moves onto a stack, but a stack may move onto a single piece. Make a stack of four.
stacks-3-done = Low does not climb onto high, but high may come down onto low.
stacks-3-miss = Not four yet. Move the stack of three on h8 onto a single piece that it sees.

joker = Jokers
joker-idea = Pieces that stand for any colour
joker-1 = The mottled pieces are jokers. Nobody moves a joker on its own, but you may move onto one. Do it.
joker-1-done = The joker now stands for a colour that the stack lacks, whichever is needed.
joker-1-miss = There was no joker under it. One lies alone on c1.
joker-2 = Jokers fit under anything. Move a stack of two onto one.
joker-2-done = Three pieces, and the joker can still be any of the three colours that are missing.
joker-2-miss = Look along the long lines: on b2 a joker waits for a stack of two.

claim = Claiming
claim-idea = Making a colour your own
claim-1 = Before your move you may claim a colour: one in a turn, two in a game. Claim one, then move a piece of that colour.
claim-1-done = From now on nobody but you moves what has this colour on top.
claim-1-miss = That was a move without a claim. Claim a colour first.
claim-1-other = You claimed one colour and moved another. That is allowed, but this time move your own.
claim-2 = A stack of four stands on e8, and both of you could move it. Claim the colour on top of it, then make any move.
claim-2-done = Now it is yours alone, and one piece short of a point.
claim-2-other = That is not the colour on top of the stack on e8.
claim-2-miss = You moved without a claim, and the stack is still everybody's.

tall = Onto high stacks
tall-idea = What claimed colours may do
tall-1 = Blue is yours. A claimed colour lands on stacks of any height, even as a single piece. Move a single blue piece onto a stack.
tall-1-done = A neutral piece could not have done that.
tall-1-miss = Find a single blue piece that sees a stack without blue in it.
tall-2 = Green is yours, ivory your opponent's. Win over their stack of three with a single green piece.
tall-2-done = The piece on top decides: what was theirs is yours.
tall-2-miss = Their stack of three stands on d7. Which green piece is near it?

five = A stack of five
five-idea = How points are made
five-1 = Five pieces with your colour on top are a point, and leave the board. Black is yours: complete such a stack.
five-1-done = A point. The stack lies in front of you for good.
five-1-miss = No stack of five. One of four stands there without black in it: which black piece sees it?
five-2 = You may claim and make a point in one turn. Claim the right colour, and complete a stack of five.
five-2-done = Claim and point in one turn. Your opponent could only watch.
five-2-other = With this colour you complete no stack now. Look at the stacks of four, and at what lies on top of them.
five-2-miss = No point. One of the stacks of four has a neutral top: claim that colour, and bring the stack to the piece it lacks.

block = In the way
block-idea = Keeping a point from your opponent
block-1 = Ivory and black are yours. Blue and red are your opponent's, who could complete a stack of five next turn. Move so that this is no longer possible.
block-1-done = The red piece on f5 is buried, and the threat is gone.
block-1-miss = Your opponent still gets a point: the red piece on f5 reaches a stack of four. What can land on it?
block-2 = Black and red are yours, ivory and green your opponent's, and blue stays neutral. The stack of four on b4 is in danger. Complete it, with its neutral top.
block-2-done = Five under a neutral top stay on the board and count for nobody. No point for you, but none for them.
block-2-miss = Your opponent still gets a point. Move the stack on b4 itself: its top is neutral, so you may.

lyngk = LYNGK-points
lyngk-idea = Travelling by your own colour
lyngk-1 = Green is yours. A green piece that comes to another green one does not stop there: it goes on, in any direction. Make a move by way of such a LYNGK-point.
lyngk-1-done = The green piece carried yours on to a point that it could not have reached alone.
lyngk-1-miss = That move went straight. Start towards another green piece, and turn there.
lyngk-2 = One move may go by several LYNGK-points, but by none of them twice. Make a move by two of them.
lyngk-2-done = Three stretches in one move. Nobody but you can use the network of your colour.
lyngk-2-miss = Fewer than two LYNGK-points. Begin with the stack on f7; e7 and e8 are green on top as well.
lyngk-3 = Red and ivory are yours. Complete a stack of five by way of a LYNGK-point.
lyngk-3-done = A point from afar. Before each move, follow your colours round the board.
lyngk-3-miss = No point. The stack on c7 can turn at e7.

end = The last moves
end-idea = What counts at the end
end-1 = Nobody has a point yet, and hardly a move is left. Black is yours. End the game with a point.
end-1-done = Nobody can move any more, and you have more stacks of five: you win.
end-1-miss = That does not win. The stack on b2 has four pieces and black on top. It lacks blue.
end-2 = One point each. Then stacks of four under your colours count, then those of three, of two, and single pieces. Black is yours. Make the last move, and win.
end-2-done = Fours and threes are equal, but you have a stack of two, and your opponent has none.
end-2-miss = Count again: fours and threes are equal. You need a stack of two with black on top.

game = Your first game
game-idea = A whole game against a gentle bot
game-about = You know all you need. Wait with your claims until they pay, and keep an eye on every stack of four.
