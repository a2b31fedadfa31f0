# What somebody has played: moves that wait, filters, statistics, games worth watching, recovery codes.

## Moves that wait
moves-title = Waiting for your move
moves-left = { $time } left
next-game = Next game ({ $count })
key-next-game = Next game waiting for your move

## Moves planned ahead
plan-title = Planned moves
plan-moves = Plan moves
plan-about = On the board, play a move you expect and your answer to it. If that move comes, your answer is played at once. Only you can see this.
plan-full = You can’t save any more plans in this game. Delete one to make room.
plan-expect = What might { $name } play?
plan-answer = How would you answer?
plan-over = The game would be over.
plan-keep = Save plan
plan-back = Back one move
plan-cancel = Discard
plan-delete = Delete this plan

## Vacation
vacation-title = Vacation
vacation-about = While you’re on vacation, your clock is paused in games with days per turn; your opponents’ clocks keep running. You can still make moves. Vacation applies in tournaments only if the organiser allows it, and it can’t bring back time that has run out. You have 30 whole days per calendar year, and a vacation starts right away.
vacation-left = { $days ->
        [one] { $days } day left this year
       *[other] { $days } days left this year
    }
vacation-days = Days
vacation-begin = Start vacation
vacation-end = End vacation
vacation-end-about = You can end it early. The day that has begun counts as used; you keep the rest.
vacation-own = You’re on vacation until { $until }. Your clock is paused until then.
vacation-of = { $name } is on vacation until { $until }. Their clock is paused until then.
vacation-until = On vacation until { $until }

## Games and filters
history-going = Games in progress
history-filters = Filter games
history-variant = Variant
history-result = Result
history-kind = Type
history-unrated = Unrated
history-players = Opponents
history-people = People
history-bots = Bots
history-opponent = Opponent’s name
history-from = From
history-to = To
history-clear = Clear filters
history-older = None of the most recent games match the filters. Keep looking in older ones?

## Statistics
statistics-title = Statistics
statistics-which = Choose a game
statistics-won = Won
statistics-drawn = Drawn
statistics-lost = Lost
statistics-share = Score
statistics-streak-won = { $count ->
    [one] Current streak: { $count } win
   *[other] Current streak: { $count } wins
}
statistics-streak-drawn = { $count ->
    [one] Current streak: { $count } draw
   *[other] Current streak: { $count } draws
}
statistics-streak-lost = { $count ->
    [one] Current streak: { $count } loss
   *[other] Current streak: { $count } losses
}
statistics-best = Longest winning streak: { $count }
statistics-paces = By game and pace
statistics-kinds = By opponent
statistics-people = People
statistics-seats = By turn order
statistics-first = Going first
statistics-second = Going second
statistics-endings = How games ended
statistics-by-rules = Played to the end
statistics-by-resignation = Resignation
statistics-by-time = Out of time
statistics-by-agreement = Draw by agreement
statistics-by-absence = A player left
statistics-met = Most frequent opponents
statistics-newest = Based on the most recent { $count } games.

## Games worth watching
lobby-featured = Worth watching
featured-upset = Upset
featured-close = Close score
featured-strong = Strong players

## Recovery codes
recovery-title = Recovery codes
recovery-about = If you forget your password, a recovery code lets you set a new one. Each code works once.
recovery-left = { $count ->
    [0] You have no codes.
    [one] You have { $count } code left.
   *[other] You have { $count } codes left.
}
recovery-make = Create ten codes
recovery-replaces = Your current codes will stop working.
recovery-once = You won’t see these codes again. Write them down or save them now.
recovery-save = Save as a file
forgot-password = Forgot your password?
recover-about = Enter one of your recovery codes and choose a new password. All other browsers will be signed out and all passkeys removed.
recovery-code = Recovery code
recover = Set new password
recover-wrong = That name and code don’t match, or the code has already been used.

# How two people stand against each other.
meeting-points = Points in this series:
meeting-series = In this series: { $one } { $first } – { $second } { $other }
meeting-all = In all games since { $day }: { $one } { $first } – { $second } { $other }
meeting-newest = In the last { $count } games: { $one } { $first } – { $second } { $other }
meeting-yours = Your score against { $name }: { $mine } – { $theirs }
accuracy-title = Accuracy
accuracy-spoken = { $game }: from { $from } to { $to } over { $games ->
        [one] { $games } reviewed game
       *[other] { $games } reviewed games
    }
accuracy-step = Step through reviewed games
accuracy-mean = Average { $mean }
accuracy-about = From the games you reviewed in this browser. Only you can see this.
