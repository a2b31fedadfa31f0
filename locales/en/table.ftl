# What is said at a table: answers to wishes that are not granted, ends of games, decisions, clocks.

## Why a wish is not granted. $message is the reason of the game, $seconds the time to wait, rounded up; 0 if nobody is away.

refused-rule = The rules do not allow this ({ $clause }): { $message }.
refused-unreadable = “{ $found }” cannot be read here. Expected: { $message }.
refused-record = Line { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}move { $at_move }
  }: { $reason }
refused-impossible = No game ever looks like this ({ $clause }): { $message }.
refused-options = This cannot be played as agreed on ({ $field }): { $message }.
refused-not-seated = Only players at this table can do this.
refused-which-seat = Which of your seats do you mean?
refused-not-opener = Only the player who opened the table can do this.
refused-not-your-turn = It is not your turn.
refused-stale = The position has changed in the meantime: { $number ->
        [one] { $number } move has
       *[other] { $number } moves have
    } been played.
refused-not-started = The game has not started yet.
refused-started = The game has already started.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-seat-taken = This seat is taken or kept for somebody else.
refused-already-seated = You already have a seat here.
refused-no-such-bot = There is no bot of this name in this game.
refused-too-late-to-abort = Too late to break off: everybody has made a first move.
refused-nothing-offered = There is nothing to answer.
refused-offered-already = You have asked already. Please wait a little before you ask again.
refused-not-for-more-players = Only two players can agree on a draw.
refused-no-such-point = The game has no such earlier point.
refused-nothing-to-reset = There is nothing in this turn that could be taken back.
refused-nobody-away = { $seconds ->
        [0] Nobody is away.
        [one] Please wait another { $seconds } second: your opponent may come back.
       *[other] Please wait another { $seconds } seconds: your opponent may come back.
    }
refused-text = A message is a single line, neither empty nor too long.
refused-table-full = This table cannot take in anything more.
refused-too-often = You have asked as often as one can in a game.
refused-needs-account = Rated games need an account. Sign up, or play unrated.
refused-time-up = The time is up.
refused-hidden = Cards are hidden in this game, so this is not answered.
refused-fair-play = The engine gives no advice while a rated game is being played: neither to its players nor about its positions. Ask again when it is over.

## What is wrong with a request

error-malformed = This was not understood: { $message }.
error-too-large = This is too large ({ $what }): the limit is { $limit }.
error-limited = Too many in a short time ({ $what }). Please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-not-found = This does not exist, or it is not for you.
error-sign-in = Please sign in first.
error-wrong-password = No account has this name and password.
error-both-seated = You are playing as a guest at a table where this account has a seat too, and nobody may play two seats of one game. Finish that game first, or forget this guest and give up its seat.
error-unfit = This cannot be used ({ $what }): { $message }.
error-forbidden = You may not do this.
error-taken = This already exists ({ $what }).
error-refused = The table says no: { $reason }
error-too-slow = The connection is too slow to follow. It is being made again.
error-unavailable = This cannot be stored at the moment. Nothing was lost; please try again.
error-internal = The server made a mistake. It has been noted; please try again.

## How a game ended

ended-rules = played to the end
ended-resignation = by resignation
ended-time = on time
ended-agreement = by agreement
ended-absence = by absence
ended-abort = broken off

## What is to be decided

decision-place = Place a ring
decision-move = Make a move
decision-claim-or-move = Claim a colour or move
decision-row = Take off a row
decision-ring = Take off a ring
decision-lay = Lay a set
decision-attack = Take the set or leave it
decision-answer = Take the set back or discard it
decision-draw = Draw a card

## Clocks

clock-none = No clock
clock-fischer = { $initial_s } s for the game, { $increment_s } s more for each turn
clock-byoyomi = { $main_s } s for the game, then { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
