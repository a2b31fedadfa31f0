# The lessons of YINSH. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

rings = Rings first
rings-idea = Where the ten rings go
rings-1 = You have the white rings, and White begins. Place your first ring on any point you like.
rings-1-done = There it stands. Black comes next, and so on in turn until both of you have five on the board.
rings-2 = Any empty point will do, even at the very edge. Try it: place your second ring on the edge.
rings-2-done = Allowed, but seldom wise: from the middle a ring looks along more lines.
rings-2-miss = A good place, but not on the edge. Pick a point with nothing beyond it.
rings-3 = Now you are Black, and nine rings are down. Place the tenth wherever you want it.
rings-3-done = The opening is complete. No ring is placed any more; from now on they move, White first.

marker = A ring leaves a marker
marker-idea = Moving along a line
marker-1 = Move one of your white rings along a line, across empty points, as far as you like.
marker-1-done = A marker of your colour stays behind where the ring was. Every move adds one to the board.
marker-2 = Rings see far. Bring one of yours to k10, on the right edge, in a single move.
marker-2-done = Right across the board. Three lines meet in the middle of it, so look along all of them.
marker-2-miss = That is not k10. Follow the lines back from there: a ring of yours stands on one of them.
marker-3 = No ring jumps over a ring, so the black one on d6 bars your way up from d3. Get a ring to d9 all the same, in two moves.
marker-3-done = Round the obstacle. Your rings are walls for Black, and Black's for you.
marker-3-miss = Two moves, and no ring on d9. Think backwards: from which points is d9 in plain sight?

jump = Jumping
jump-idea = Over markers, and down behind them
jump-1 = Markers do not stop a ring: it jumps over them and comes down right behind. Jump over a marker.
jump-1-done = Over it went, and the marker has turned over. More of that in the next lesson.
jump-1-miss = A proper move, but no jump. A marker must lie on the ring's line, with an empty point right behind it.
jump-2 = Several markers side by side are jumped in one go. Jump over three of them.
jump-2-done = Three at once, whatever their colour. The ring comes down on the first empty point behind.
jump-2-miss = Not three. Look for three markers in one line that touch, with a ring of yours in front.
jump-3 = A ring may slide first and jump then, but after the jump it stops. Slide across an empty point, then jump.
jump-3-done = Slide, jump, stop: a move cannot hold more than that.
jump-3-miss = That was only a slide. Find a line with empty points first and markers after them.
jump-3-near = That was a jump from close by. This time there must be an empty point between ring and markers.

flip = Changing sides
flip-idea = What a ring jumps over turns over
flip-1 = Each marker you jump over shows its other side: black becomes white, white becomes black. Turn three black markers white in one move.
flip-1-done = Three more for you, and the one your ring left behind.
flip-1-miss = Not three black ones. They lie side by side in column f.
flip-2 = Your own markers turn too. Find a jump that turns at least two black markers and none of yours.
flip-2-done = All gain, no loss. Look at both colours before you jump.
flip-2-own = That jump turned markers of yours black. There is a line with nothing but black ones in it.
flip-2-miss = That does not turn two black markers. Look for two that lie side by side.

row = Five in a row
row-idea = A row takes a ring off the board
row-1 = Five markers of your colour side by side are a row. You have four: add the fifth, then take off the row and one of your rings.
row-1-done = A row for you, and a ring beside the board. Three rings there win the game.
row-1-own = You jumped over your own four, and they turned black. Let the ring on e8 step aside instead: it leaves the fifth marker.
row-1-miss = No row yet. The ring on e8 stands at the end of your four. What does it leave behind when it goes?
row-2 = Here Black sits in the middle of your line. Turn that marker over, then take off the row and a ring.
row-2-done = A marker that turns completes a row as well as a new one.
row-2-miss = The marker on e5 is still black. Which of your rings can jump over it?

choice = Too much of a good thing
choice-idea = Which five, and which row?
choice-1 = Six in line! You take off only five of them, side by side. Keep the marker that goes well with your other three, then take off a ring.
choice-1-done = e3, f4, g5, h6: with the one that stayed, you have four in line again.
choice-1-miss = The marker that stayed on e8 is alone. The one on e3 would have had friends: f4, g5 and h6.
choice-2 = Two rows that cross in one marker: take off one, and the other is torn. Take the row that leaves you the better rest, then a ring.
choice-2-done = Four side by side are left: the next row is close.
choice-2-miss = Now there is a hole in the middle of column g. The other way round, four would have stayed side by side.

theirs = Not for Black
theirs-idea = Breaking rows, and giving none away
theirs-1 = Black has four in column f, and the ring on f7 only has to step aside. Move so that Black cannot make a row next turn.
theirs-1-done = Broken. A marker turned in the middle of a line hurts most.
theirs-1-miss = Black would still get the row. Jump across the line, so that one of the four turns white.
theirs-2 = Two jumps make your row, but one of them makes a row for Black as well. Choose the other, then take off row and ring.
theirs-2-done = A row for you, and nothing for Black.
theirs-2-gift = Look at the line of number 4: your marker turned black there, and now Black has five. Black would take off a ring too.
theirs-2-miss = No row. You need to turn the black marker on e5.

threat = Threats
threat-idea = Your first tactic: two at once
threat-1 = Three in line, and your ring in front of them. Move so that you could complete a row on your next turn.
threat-1-done = Four in line, and the ring already stands on the fifth point. When it leaves, the row is there: Black must act.
threat-1-miss = There would be no row next turn. Let the ring leave the fourth marker and stop right beside it.
threat-2 = One threat can be parried, two hardly. Threaten two rows with one move, then complete the one that Black leaves you.
threat-2-done = Black could break only one of them. This is how games of YINSH are won.
threat-2-single = A threat, but Black can parry it. Both your lines lack a marker on the same point: e7.
threat-2-miss = No row comes of that. Both your lines run through e7. Leave a marker there, and complete what Black does not break.

win = The third ring
win-idea = How a game is won
win-1 = Two of your rings are off the board already. Make a row, take it off, and take off the third ring.
win-1-done = Three rings: you have won.
win-1-miss = No row, no win. The marker on f6 has the wrong colour.
win-2 = Two rings each, and the jump that makes your row makes one for Black too. Dare it: the player who moved takes off first.
win-2-done = Your ring was off first, and the game over before Black could answer.
win-2-miss = No row. Jump over e4 and e5.

game = Your first game
game-idea = A whole game against a gentle bot
game-about = You know all you need. In blitz the first ring wins, which makes a good first game of ten minutes. Or play for three rings at once.

