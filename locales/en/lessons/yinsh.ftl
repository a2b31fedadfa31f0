# The lessons of YINSH. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

aim = What it’s about
aim-idea = Five in a row, three rings, and how a game starts
aim-1 = Five markers of your colour side by side are a row. Each row lets you remove one of your rings, and the third ring removed wins. You have removed two. A ring that moves leaves a marker where it stood: move the white ring on e8 away from the four white markers, then remove the row and a ring.
aim-1-done = That’s the whole game: three rows, three rings. Everything else is about getting there first.
aim-1-own = You jumped along the row, and jumping flips markers. What if the ring on e8 simply steps aside?
aim-1-miss = No row yet. Four white markers stand in column e. Which ring could add the fifth?
aim-2 = Every game starts like this: an empty board, five rings each, and beside it a pool of 51 markers that both players share. White begins. Choose any intersection for your first ring.
aim-2-done = Black places one next, then you again, until all ten rings are down.

rings = Rings first
rings-idea = Where the ten rings go
rings-1 = Any empty space will do, even at the very edge. Try it: place your second ring on the edge.
rings-1-done = Allowed, but rarely wise: a ring nearer the middle has more lines to move along.
rings-1-miss = A good space, but not on the edge. Pick one with nothing beyond it.
rings-2 = Now you are Black, and nine rings are down. Place the tenth wherever you like.
rings-2-done = The opening is complete. From now on rings only move, and White goes first.

marker = A ring leaves a marker
marker-idea = Moving along a line
marker-1 = Move one of your white rings along a line, across empty spaces, as far as you like.
marker-1-done = The ring left a marker of your colour behind. Every move adds one to the board.
marker-2 = Rings can go far. Bring one of yours to k10, on the right edge, in a single move.
marker-2-done = Right across the board. Three lines cross at every space, so look along all of them.
marker-2-miss = That’s not k10. Follow the lines back from there: one of your rings stands on one of them.
marker-3 = A ring can’t jump over a ring, so the black one on d6 blocks your way up from d3. Get a ring to d9 anyway, in two moves.
marker-3-done = Around the obstacle. Your rings are walls for Black, and Black’s are walls for you.
marker-3-miss = Two moves, and no ring on d9. Think backwards: which spaces have a clear line to d9?

jump = Jumping
jump-idea = Over markers, and down right behind them
jump-1 = Markers don’t stop a ring: it jumps over them and lands right behind. Jump over a marker.
jump-1-done = Over it went, and the marker flipped. More about that in the next lesson.
jump-1-miss = A legal move, but not a jump. You need a marker in line with your ring, with an empty space right behind it.
jump-2 = A ring jumps over several markers in one go if they stand side by side. Jump over three of them.
jump-2-done = Three at once, whatever their colour. The ring lands on the first empty space behind them.
jump-2-miss = Not three. Look for three markers in a line with no gaps, and one of your rings in front of them.
jump-3 = A ring may slide first and then jump, but after the jump it stops. Slide across an empty space, then jump.
jump-3-done = Slide, jump, stop: that’s the most a single move can do.
jump-3-miss = That was only a slide. Find a line with empty spaces first and markers after them.
jump-3-near = You jumped without sliding first. This time, start with an empty space between the ring and the markers.

flip = Changing sides
flip-idea = A ring flips what it jumps over
flip-1 = Every marker you jump over flips: black becomes white, white becomes black. Flip three black markers to white in one move.
flip-1-done = Three more for you, plus the one your ring left behind.
flip-1-miss = Not three black ones. They stand side by side in column f.
flip-2 = Your own markers flip too. Find a jump that flips at least two black markers and none of yours.
flip-2-done = All gain, no loss. Check both colours before you jump.
flip-2-own = That jump turned some of your markers black. There’s a line with only black ones in it.
flip-2-miss = That doesn’t flip two black markers. Look for two that stand side by side.

row = Five in a row
row-idea = A row takes a ring off the board
row-1 = Five markers of your colour side by side make a row. You have four: add the fifth, then remove the row and one of your rings.
row-1-done = That’s one row and one ring. Remove three rings and you win the game.
row-1-own = You jumped over your own four and turned them black. Move the ring on e8 aside instead: it leaves the fifth marker.
row-1-miss = No row yet. The ring on e8 stands at the end of your four. What does it leave behind when it moves?
row-2 = This time Black sits in the middle of your line. Flip that marker, then remove the row and a ring.
row-2-done = Flipping a marker completes a row just as well as adding one.
row-2-miss = The marker on e5 is still black. Which of your rings can jump over it?

choice = Too much of a good thing
choice-idea = Which five, and which row?
choice-1 = Six in a line! You remove only five of them, side by side. Keep the marker that goes best with your other three, then remove a ring.
choice-1-done = e3, f4, g5, h6: with the one you kept, you have four in a line again.
choice-1-miss = The marker you kept, on e8, stands alone. The one on e3 would have had company: f4, g5 and h6.
choice-2 = Two rows share one marker: remove one row and the other is broken. Remove the row that leaves you better placed, then a ring.
choice-2-done = You still have four side by side: the next row is close.
choice-2-miss = Now there is a gap in the middle of column g. The other choice would have left you four side by side.

theirs = Nothing for Black
theirs-idea = Breaking rows, and giving none away
theirs-1 = Black has four in column f, and the ring on f7 only has to step aside. Make sure Black can’t complete a row next turn.
theirs-1-done = Broken. Flipping a marker in the middle of a line hurts most.
theirs-1-miss = Black could still complete the row. Jump across the line so that one of the four turns white.
theirs-2 = Two jumps complete your row, but one of them also completes a row for Black. Choose the other, then remove the row and a ring.
theirs-2-done = A row for you, and nothing for Black.
theirs-2-gift = Look along line 4: your marker there turned black, and now Black has five. Black gets to remove a ring too.
theirs-2-miss = No row. You need to flip the black marker on e5.

threat = Threats
threat-idea = Your first tactic: two at once
threat-1 = Three in a line, and your ring in front of them. Move so that you can complete a row next turn.
threat-1-done = Four in a line, and your ring already stands on the fifth space. As soon as it leaves, you have a row: Black must act.
threat-1-miss = You wouldn’t have a row next turn. Move the ring just one space along the line: it leaves the fourth marker and stops right beside it.
threat-2 = Black can stop one threat, but hardly two. Threaten two rows with one move, then complete the one that Black leaves you.
threat-2-done = Black could break only one of them. This is how games of YINSH are won.
threat-2-single = That’s a threat, but Black can stop it. Both your lines are missing a marker on the same space: e7.
threat-2-miss = That doesn’t lead to a row. Both your lines run through e7. Leave a marker there, and complete what Black doesn’t break.

win = The third ring
win-idea = How to win
win-1 = You’ve already removed two rings. Complete a row, remove it, and remove your third ring.
win-1-done = Three rings: you win!
win-1-miss = No row, no win. The marker on f6 is the wrong colour.
win-2 = You and Black have removed two rings each, and the jump that completes your row completes one for Black too. Go for it: the player who moved removes first.
win-2-done = Your ring came off first, and the game was over before Black could answer.
win-2-miss = No row. Jump over e4 and e5.

combo = Two moves deep
combo-idea = Prepare a row that can’t be stopped
combo-1 = The black marker on e5 breaks two of your lines: column e and line 5. Flip it so that both have four, then complete the one that Black leaves you. Remove the row and a ring.
combo-1-done = One jump, two lines. Look for markers where your lines cross.
combo-1-single = That’s a single threat, and Black can answer it. Which jump helps both lines at once?
combo-1-miss = No row. Flip the marker on e5 first, then move a ring that stands at the end of four.
combo-2 = Your row in column e is ready. Send the ring on e8 to a space from which a second row follows next turn, so that Black can’t stop it. Remove both rows, each with a ring.
combo-2-done = Two rows in two turns. The ring that finished one line was already waiting at the next.
combo-2-one = One row, and nothing to follow. Column f has four as well: end up right beside them, and keep that ring.
combo-2-miss = That completes no row. Which ring stands at the end of four?

wall = A ring in the way
wall-idea = Blocking without a jump
wall-1 = Black’s ring on h6 wants to jump over g6 and turn it black: that would make five in column g. It has to land on f6. Stop it without jumping over anything.
wall-1-done = No landing, no jump. A ring is the only thing a ring can’t pass.
wall-1-jump = That stops Black too, but by a jump, and jumps also flip. Where would Black’s ring have to land?
wall-1-miss = Black can still complete the row. Which space must stay empty for the jump over g6?
wall-2 = Black has two pairs in column g, with a gap between them. Put a ring into the gap.
wall-2-done = As long as your ring stays there, this line is dead. Sometimes the best ring doesn’t move for ten turns.
wall-2-miss = The gap on g6 is still open. Which of your rings has a clear line to it?

back = Flip and flip back
back-idea = Gains that last
back-1 = Two of your jumps win two black markers each. After one of them, Black flips one straight back. Choose the jump whose gains last.
back-1-done = No black ring can reach them. Look at Black’s reply before you count your markers.
back-1-back = Black’s next jump turns some of them back. Which black ring looks at these markers, and which pair is out of its sight?
back-1-miss = That doesn’t win two black markers. Where do two of them stand side by side?
back-2 = You had four in a line, and Black has just flipped the one on e5. Flip it back, so that your threat stands again.
back-2-done = Four in a line again, with your ring beside them. The last well-timed jump wins the line.
back-2-miss = e5 is still black. A jump in another direction would do: which ring stands in line with e5?

ring = Which ring to give up
ring-idea = Keep the one that works
ring-1 = You’ve removed your row, and now one of your rings must go. One of them is holding Black back. Make sure that Black can’t complete a row next turn.
ring-1-done = The guard on f6 stays. Before you give up a ring, ask what it was stopping.
ring-1-miss = That ring was the guard: now h6 jumps over g6 to the space it left. Which ring has nothing to do?
ring-2 = Again you remove a ring. Keep the one that is ready to complete your next row.
ring-2-done = The ring on h9 stands at the end of four. Black has to deal with that at once.
ring-2-miss = Without it, the four in column h have no ring beside them. Which ring is far from everything?

wait = Good things can wait
wait-idea = Two rows at once, or safety first
wait-1 = One jump here completes two rows that share no marker. That’s two rings in one turn. Find it, then remove both rows and both rings.
wait-1-done = Two rings with one move. A row that no one threatens can wait for a second one.
wait-1-one = One row, but it broke the other. Both lines have a black marker: which ring can jump over both of them at once?
wait-1-miss = No row. The black markers on e5 and e6 are in the way. What would flip both?
wait-2 = Your four in column j are safe: no black ring can reach them. Black’s four in column c are about to become a row. What comes first? Do that, then complete your row and remove it.
wait-2-done = Nothing for Black, and your row came a turn later all the same. A row also costs a ring, so there’s no hurry.
wait-2-hasty = Your row was safe anyway, and now Black completes one too. What if you break theirs first?
wait-2-miss = That leaves Black a row, or costs you yours. Which ring can jump across column c?

gift = A present for Black
gift-idea = When giving a row away pays
gift-1 = One of your jumps completes two rows for you, but also one for Black. Two rings for one is a good deal: find that jump, then remove both rows and both rings.
gift-1-done = Two rings against one. You removed yours first, and Black goes on with one ring fewer.
gift-1-one = One row, and nothing for Black. That’s the careful way, but here you can have two. Which jump flips e5 and e6 together?
gift-1-miss = No row for you. The black markers on e5 and e6 are in your way: which jump flips both?
gift-2 = The same board, but Black has already removed two rings, so one more row would win for Black. Complete a row without giving one away, then remove it and a ring.
gift-2-done = One row is enough for now. Before you give a row away, count the rings.
gift-2-gift = That completes a row for Black: the third ring, and the game is lost. Which jump flips e5 but leaves e4 alone?
gift-2-miss = No row. Which of your rings can jump over e5 without going along column e?

opening = Where rings belong
opening-idea = Freedom for you, none for Black
opening-1 = A ring is worth as much as its lines. Place yours where it could move to at least 20 spaces.
opening-1-done = Plenty of room. Rings that stand in a crowd or at the edge come into play late.
opening-1-miss = Fewer than 20. Other rings or the edge cut its lines short. Where do three long lines meet?
opening-2 = Rings are walls. Place yours where three black rings look at it along clear lines, so that it stops all three.
opening-2-done = Three lines closed with one ring. Good placements do two jobs: room for you, walls for Black.
opening-2-miss = Fewer than three. Follow the lines of c3, e9 and h5: where do they cross?

pool = The last marker
pool-idea = What happens when the pool is empty
pool-1 = Two markers are left, one for you and one for Black. Once they’re used up, the player who has removed more rings wins. You have removed one, Black none. Make sure that Black can’t complete a row with the last marker.
pool-1-done = The pool is empty and one ring beats none. You win without ever reaching three.
pool-1-miss = Black steps aside with the ring on i7 and completes column i. Which of your rings can flip a marker there?
pool-2 = One ring each, and this is the last marker: without a row, the game is a draw. A row puts five markers back into the pool, and play goes on. Complete one, then remove it and a ring.
pool-2-done = Five markers are back in the pool, and you lead by a ring.
pool-2-miss = No markers left and no row: a draw. Only j8 is missing in column j. Which ring can jump over it?

game = Your first game
game-idea = A whole game against a gentle bot
game-about = You know everything you need. In blitz the first ring wins: a good first game of about ten minutes. Or go straight for three rings.
