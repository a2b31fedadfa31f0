# Tournaments: the list, a new one, and the page of one.

## The list
tournaments-title = Tournaments
tournaments-lead = Swiss, round robin, arena or multi-table: join one, or run your own.
tournaments-mine = My tournaments
tournaments-announced = Upcoming
tournaments-running = In progress
tournaments-finished = Finished
tournaments-none = No tournaments yet. Be the first to create one.
tournaments-all-games = All games
tournaments-game = Game
tournament-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-won-by = Won by { $names }
tournament-private = Private
tournament-invited-only = By invitation
tournament-rated = Rated

## Formats
tournament-format = Format
tournament-format-swiss = Swiss
tournament-format-round-robin = Round robin
tournament-format-arena = Arena
tournament-format-tables = Multi-table
tournament-about-swiss = Each round, you play someone new with a score close to yours.
tournament-about-round-robin = Everyone plays everyone.
tournament-about-arena = Play as many games as you can before time runs out. After two wins in a row, each further win counts double.
tournament-about-tables = Each round, you sit at a new table of three to five players.
tournament-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tournament-minutes = { $count } min
tournament-cycles = { $count ->
    [1] one game per opponent
   *[other] two games per opponent
}

## A new one
tournament-new = New tournament
tournament-name = Name
tournament-description = Description (optional)
tournament-variant = Variant
tournament-number-rounds = Rounds
tournament-number-minutes = Minutes
tournament-twice = Two games against each opponent
tournament-starts = Starts
tournament-starts-in = In { $minutes } minutes
tournament-starts-own = Choose date and time
tournament-clock-minutes = Minutes per player
tournament-clock-seconds = Seconds added per turn
tournament-slow = Correspondence: each turn has its own time limit
tournament-clock-days = Days per turn
tournament-vacations = Vacation pauses a player’s clock (rounds may take longer)
tournament-vacation-pauses = Vacation pauses a player’s clock in this tournament.
tournament-vacation-ignored = Vacation doesn’t pause clocks in this tournament.
tournament-break = Break between rounds, in seconds
tournament-check-in = Players check in during the last five minutes before the start
tournament-by-invitation = By invitation only
tournament-keep-private = Private: only people with the link can find it
tournament-make-rated = Rated (players need an account)
tournament-with-bots = Bots step in when someone has no opponent
tournament-create = Create tournament

## The page
tournament-by = Organised by { $name }
tournament-of-club = Club: { $name }
tournament-members-only = This tournament is for club members only.
tournament-next-check-in = Check-in opens in
tournament-next-start = Starts in
tournament-next-round = Next round in
tournament-next-end = Ends in
tournament-paused = Paused
tournament-over = Finished
tournament-round-of = Round { $round } of { $rounds }
tournament-enter = Join
tournament-enter-again = Rejoin
tournament-withdraw = Withdraw
tournament-check-in-now = Check in
tournament-checked-in = You’re checked in.
tournament-your-game = Your game
tournament-to-table = Go to your game
tournament-wait-nobody-free = Everyone else is playing. You’ll be paired as soon as someone is free.
tournament-wait-just-met = You’ve just played the only player who’s free.
tournament-wait-same-seat = The players who are free are due the same colour as you.
tournament-wait-paused = The tournament is paused.
tournament-wait-ending = Time is nearly up. No new games will start.
tournament-you-rest = Your game is over. The next round starts when all games have finished.
tournament-you-entered = You’re in. Your game will open automatically when the tournament starts.
tournament-invite-link = Invitation link
tournament-ready = Your game is ready: { $name }, round { $round }
tournament-ready-go = Play
tournament-ready-later = Not now

## Standings, crosstable, rounds, history
tournament-tab-standings = Standings
tournament-tab-crosstable = Crosstable
tournament-boards = Games in progress
tournament-tab-pairings = Rounds
tournament-tab-history = History
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-rating = Rating
tournament-no-games = No games yet.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = The total points of all your opponents
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = Your opponents’ points, weighted by what you scored against them
tournament-tie-direct-encounter = Direct encounter
tournament-tie-direct-encounter-about = Points from games between the tied players
tournament-tie-wins = Wins
tournament-tie-wins-about = Games played and won, not counting byes or no-shows
tournament-tie-score-share = Score share
tournament-tie-score-share-about = Your share of all points scored at your tables
tournament-tie-opponents-points = Opponents’ points
tournament-tie-opponents-points-about = The total points of everyone who sat at your tables
tournament-streak = { $count } wins in a row
tournament-left = no longer playing
tournament-bye-full = Bye: counts as a win
tournament-bye-half = Half-point bye
tournament-bye-rest = Bye
tournament-absent = absent
tournament-playing = playing
tournament-round = Round { $round }
tournament-why = Why these pairings?
tournament-why-schedule = Row { $row } of the Berger table.
tournament-why-swiss = Scores { $one } and { $other }, places { $first } and { $second }.
tournament-why-met = Games already played against each other: { $met }. There was no other way to pair everyone.
tournament-why-arena = Both were free, with { $one } and { $other } points.
tournament-why-again = They’d just played each other, but no one else was free.
tournament-why-table = Scores at the table: { $points }.
tournament-seats-balance = Colours are set so that both go first equally often.
tournament-seats-alternation = Colours alternate.
tournament-seats-rank = The higher-placed player switches colours.
tournament-seats-lot = Colours were drawn at random.
tournament-bye-why-schedule = With an odd number of players, everyone sits out in turn.
tournament-bye-why-odd = There’s an odd number of players.
tournament-bye-why-late = Joined after the round was paired.
tournament-result-won = { $winner } beat { $loser }
tournament-result-drawn = { $names }: draw
tournament-result-absent = { $names }: not played

tournament-did-created = Tournament announced
tournament-did-changed = Settings changed
tournament-did-invited = { $name } invited
tournament-did-entered = { $name } joined
tournament-did-checked-in = { $name } checked in
tournament-did-withdrew = { $name } withdrew
tournament-did-came-back = { $name } came back
tournament-did-started = Tournament started
tournament-did-paired = Round { $round } paired
tournament-did-no-show = No-show: { $name }
tournament-did-ended = Result: { $name }
tournament-did-adjudicated = Result set by an organiser: { $name }
tournament-did-excluded = { $name } excluded
tournament-did-readmitted = { $name } readmitted
tournament-did-paused = Paused
tournament-did-resumed = Resumed
tournament-did-finished = Tournament over
tournament-did-undone = An organiser’s action was undone

## Organisers
tournament-organise = Organiser
tournament-start-now = Start now
tournament-next-round-now = Start the next round now
tournament-pause = Pause
tournament-resume = Resume
tournament-finish = End tournament
tournament-undo = Undo
tournament-exclude = Exclude
tournament-readmit = Readmit
tournament-adjudicate = Set a game’s result
tournament-wins = { $name } wins
tournament-draw = Draw
tournament-not-played = Not played
tournament-report = Download report (TRF)

## What is refused
tournament-refused-not-organiser = Only organisers can do this.
tournament-refused-not-invited = This tournament is by invitation only.
tournament-refused-not-member = Only club members can join.
tournament-refused-excluded = An organiser has excluded you.
tournament-refused-not-a-player = You’re not playing in this tournament.
tournament-refused-already-so = That has already been done.
tournament-refused-full = The limit of { $most } has been reached.
tournament-refused-not-now = That’s not possible right now.
tournament-refused-round-unfinished = The round is still being played.
tournament-refused-last-round = This is the last round.
tournament-refused-too-few = At least { $fewest } players are needed.
tournament-refused-not-found = There is no such game or player.
tournament-refused-unsuitable = Please check this entry: { $what }.
tournament-refused-not-paused = Pause the tournament first.
tournament-refused-rests-on-it = Something that happened later depends on this. Undo that first.
