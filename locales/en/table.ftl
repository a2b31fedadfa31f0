# What is said at a table: answers to requests that are refused, ends of games, decisions, clocks.

## Why a request is refused. $message is the reason of the game, $seconds the time to wait, rounded up; 0 if nobody is away.

refused-rule = The rules don’t allow this ({ $clause }): { $message }.
refused-unreadable = Can’t read “{ $found }” here. Expected: { $message }.
refused-record = Line { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}move { $at_move }
  }: { $reason }
refused-impossible = This position can’t arise in a game ({ $clause }): { $message }.
refused-options = This game can’t be played with these options ({ $field }): { $message }.
refused-not-seated = Only the players can do this.
refused-which-seat = Which of your seats do you mean?
refused-not-opener = Only the player who created the game can do this.
refused-not-your-turn = It’s not your turn.
refused-study-text = Line { $line }, column { $column }: this can’t be read: { $found }
refused-stale = The position has changed: { $number ->
        [one] { $number } move has
       *[other] { $number } moves have
    } been played.
refused-not-started = The game hasn’t started yet.
refused-started = The game has already started.
refused-over = The game is over.
refused-not-over = The game isn’t over yet.
refused-seat-taken = This seat is taken or reserved for someone else.
refused-already-seated = You already have a seat in this game.
refused-no-such-bot = This game has no bot with that name.
refused-too-late-to-abort = Too late to abort: everyone has made their first move.
refused-nothing-offered = There is no offer to answer.
refused-offered-already = You’ve already asked. Please wait a little before you ask again.
refused-not-for-more-players = Players can agree on a draw only in a two-player game.
refused-no-such-point = You can’t go back that far: the game has no such move.
refused-nothing-to-reset = You haven’t done anything this turn that could be undone.
refused-nobody-away = { $seconds ->
        [0] No one is away.
        [one] Please wait { $seconds } more second: your opponent may come back.
       *[other] Please wait { $seconds } more seconds: your opponent may come back.
    }
refused-text = A message must be a single line, not empty and not too long.
refused-table-full = This game can’t take any more messages or requests.
refused-too-often = You’ve asked as often as you can in one game.
refused-needs-account = Rated games need an account. Sign up, or play unrated.
refused-left-games = You’ve left rated games recently. You can play rated games again in { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    }. Unrated games and tournaments stay open to you.
refused-nothing-to-plan = You can only plan moves in games with days per turn, and only while it’s your opponent’s turn.
refused-plan-unfinished = A plan has to end with a complete turn of yours.
refused-plan-ambiguous = You’ve already planned a different answer to these moves. Delete that plan first.
refused-time-up = Time is up.
refused-hidden = This game has hidden cards, so we can’t answer that.
refused-fair-play = The engine gives no advice while a rated game is in progress, neither to its players nor about its positions. Ask again when the game is over.

## What is wrong with a request

error-malformed = We didn’t understand that: { $message }.
error-too-large = That is too large ({ $what }): the limit is { $limit }.
error-limited = Too many requests in a short time ({ $what }). Please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-not-found = This doesn’t exist, or you don’t have access to it.
error-sign-in = Please sign in first.
error-wrong-password = Wrong name or password.
error-passkey = This passkey can’t be used.
error-banned = This account is banned: { $reason }
error-banned-until = This account is banned until { $until }: { $reason }
error-network-banned = New players aren’t being let in from your network at the moment. Accounts created before the ban can still sign in.
error-network-banned-until = New players aren’t being let in from your network until { $until }. Accounts created before the ban can still sign in.
error-muted = You can’t use the chat: { $reason }
error-muted-until = You can’t use the chat until { $until }: { $reason }
error-too-new = You can’t post links yet. Play a few games first.
error-not-friends = You can only write to each other while you follow each other.
error-listed-word = This server doesn’t allow the word “{ $word }”.
error-tournament = You can’t do that in this tournament right now.
error-both-seated = As a guest, you’re playing in a game where this account has a seat too, and no one may play two seats in one game. Finish that game first, or forget this guest and give up its seat.
error-unfit = You can’t use this ({ $what }): { $message }.
error-forbidden = You’re not allowed to do this.
error-taken = This already exists ({ $what }).
error-refused = Not possible: { $reason }
error-too-slow = Your connection is too slow to keep up. Reconnecting.
error-unavailable = We can’t save this right now. Nothing was lost; please try again.
error-internal = Something went wrong on our side. We’ve logged it; please try again.

## How a game ended

ended-rules = played to the end
ended-resignation = by resignation
ended-time = time ran out
ended-agreement = draw agreed
ended-absence = a player left
ended-abort = game aborted

## What is to be decided

decision-place = Place a ring
decision-move = Make a move
decision-claim-or-move = Claim a colour or move
decision-row = Remove a row
decision-ring = Remove a ring
decision-lay = Lay a set
decision-attack = Take the set, or don’t
decision-answer = Take the set back or discard it
decision-draw = Draw a card

## Clocks

clock-none = No clock
clock-fischer = { $initial_s } s + { $increment_s } s per turn
clock-byoyomi = { $main_s } s, then { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
