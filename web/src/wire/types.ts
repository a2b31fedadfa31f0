// What crosses the wire. Made from crates/protocol by `cargo xtask gen`; a test there fails when this file is stale.

/**
 * Who may enter. Stored.
 */
export type Admission = "open" | "invited";

/**
 * An appeal against a mute or a ban.
 */
export type Appeal = {
/**
 * What the person wrote.
 */
text: string,
/**
 * When, as a Unix time in milliseconds.
 */
unix_ms: number,
/**
 * The answer, if there is one.
 */
answer: AppealAnswer | null, };

/**
 * What a moderator answered to an appeal.
 */
export type AppealAnswer = {
/**
 * Whether the mute or ban was lifted.
 */
lifted: boolean,
/**
 * What the moderator wrote; may be empty.
 */
text: string,
/**
 * When, as a Unix time in milliseconds.
 */
unix_ms: number, };

/**
 * What would have been better.
 */
export type BetterTurn = {
/**
 * The decision or the whole turn.
 */
moves: Array<string>,
/**
 * How many moves of the turn as it was played come before.
 */
after: number,
/**
 * What is expected: these moves and what follows.
 */
line: Array<string>,
/**
 * The chances it would have given.
 */
win: number, };

/**
 * A blocked person.
 */
export type BlockedPerson = {
/**
 * The person's id: it stays when the name changes.
 */
person: PersonId,
/**
 * Their name.
 */
name: string,
/**
 * Whether they have no account.
 */
guest: boolean,
/**
 * Since when, as a Unix time in milliseconds.
 */
since_unix_ms: number, };

/**
 * One bot.
 */
export type BotLine = {
/**
 * Its name.
 */
name: string,
/**
 * What it is, in one English line.
 */
description: string, };

/**
 * How soon bots answer a person who plays against bots alone.
 */
export type BotPace = "quick" | "natural" | "slow";

/**
 * Games against one bot.
 */
export type BotTally = {
/**
 * Which game.
 */
game: GameName,
/**
 * The bot's name in the roster.
 */
bot: string,
/**
 * How they ended.
 */
results: ResultTally, };

/**
 * What a round without a game counts.
 */
export type Bye = "full" | "half" | "rest";

/**
 * Why a player sits out.
 */
export type ByeReason = { "kind": "schedule" } | { "kind": "odd",
/**
 * How many byes the player had before.
 */
byes: number,
/**
 * How many players with a lower score play, because they had a bye or the others could not be paired without a repetition.
 */
passed_over: number, } | { "kind": "late" };

/**
 * A challenge that waits for an answer. To take it, sit down at its table.
 */
export type Challenge = {
/**
 * The table that waits.
 */
table: TableId,
/**
 * Who wants to play.
 */
challenger: PersonId,
/**
 * Their name.
 */
challenger_name: string,
/**
 * With whom.
 */
challenged: PersonId,
/**
 * Their name.
 */
challenged_name: string,
/**
 * What is proposed.
 */
options: Options,
/**
 * Since when, as a Unix time in milliseconds.
 */
unix_ms: number,
/**
 * Until when, as a Unix time in milliseconds.
 */
expires_unix_ms: number, };

/**
 * The challenges that wait for an answer, 20 of each kind at most.
 */
export type Challenges = {
/**
 * Those of others.
 */
incoming: Array<Challenge>,
/**
 * Your own.
 */
outgoing: Array<Challenge>, };

/**
 * A chapter of a study.
 */
export type ChapterId = string;

/**
 * A line of chat.
 */
export type ChatLine = {
/**
 * The person who did it.
 */
by: PersonId,
/**
 * Who can read it.
 */
room: Room,
/**
 * The text.
 */
text: string,
/**
 * When, as a Unix time in milliseconds.
 */
unix_ms: number, };

/**
 * What can be claimed after an absence.
 */
export type Claim = "victory" | "draw";

/**
 * How much time each player has.
 */
export type ClockRule = { "kind": "none" } | { "kind": "fischer",
/**
 * At the start, in seconds.
 */
initial_s: number,
/**
 * Added after each turn, in seconds.
 */
increment_s: number, } | { "kind": "byoyomi",
/**
 * At the start, in seconds.
 */
main_s: number,
/**
 * How many periods.
 */
periods: number,
/**
 * The length of each, in seconds.
 */
period_s: number, } | { "kind": "correspondence",
/**
 * Days a turn.
 */
days: number, };

/**
 * The clocks of a table when they last changed.
 */
export type Clocks = {
/**
 * One a seat.
 */
seats: Array<SeatClock>,
/**
 * The seat whose clock runs, if one does.
 */
running: number | null,
/**
 * The time of service at which `seats` was right; the running one has lost what has passed since.
 */
since_ms: number, };

/**
 * Something that was done in a club.
 */
export type ClubAct = {
/**
 * The version after it.
 */
number: number,
/**
 * When, as a Unix time in milliseconds.
 */
unix_ms: number,
/**
 * What it was, in one word: that of the command, or `create`, `request`, `delete_message`, `add_season`, `delete_season`.
 */
kind: string,
/**
 * Who did it.
 */
by: PersonId,
/**
 * Whom it was about, if somebody else.
 */
about: PersonId | null, };

/**
 * The last 200 acts in a club, the latest first.
 */
export type ClubActs = {
/**
 * The acts.
 */
acts: Array<ClubAct>,
/**
 * Who the people in them are.
 */
people: { [key in PersonId]: PersonView }, };

/**
 * Who may join a club.
 */
export type ClubAdmission = "open" | "request" | "invited";

/**
 * A request to a club.
 */
export type ClubAsk = {
/**
 * What they ask for.
 */
command: ClubCommand,
/**
 * The code in the invitation link, for those who join with one.
 */
invitation?: string, };

/**
 * The last messages of a club, 100 at most, oldest first, without those of people you have blocked.
 */
export type ClubChat = {
/**
 * The messages.
 */
messages: Array<ClubMessage>, };

/**
 * What can be requested of a club.
 */
export type ClubCommand = { "do": "join" } | { "do": "withdraw" } | { "do": "leave" } | { "do": "approve",
/**
 * The person's id.
 */
person: PersonId, } | { "do": "decline",
/**
 * The person's id.
 */
person: PersonId, } | { "do": "remove",
/**
 * The person's id.
 */
person: PersonId, } | { "do": "change",
/**
 * From now on.
 */
settings: ClubSettings, } | { "do": "renew_invitation" } | { "do": "promote",
/**
 * The person's id.
 */
person: PersonId, } | { "do": "demote",
/**
 * The person's id.
 */
person: PersonId, } | { "do": "hand_over",
/**
 * The person's id.
 */
person: PersonId, } | { "do": "close" };

/**
 * A club.
 */
export type ClubId = string;

/**
 * A club in a list.
 */
export type ClubLine = {
/**
 * Its id.
 */
club: ClubId,
/**
 * What it is called.
 */
name: string,
/**
 * What it says about itself.
 */
description: string,
/**
 * Who may join.
 */
admission: ClubAdmission,
/**
 * Whether it is in lists.
 */
listed: boolean,
/**
 * How many members it has.
 */
members: number,
/**
 * Your role, if you are a member.
 */
role: ClubRole | null, };

/**
 * Clubs, 50 at most.
 */
export type ClubList = {
/**
 * The clubs.
 */
clubs: Array<ClubLine>,
/**
 * What to give as `after` for the next page; nothing where there is no more.
 */
next: string | null, };

/**
 * A member of a club, or a person who asked to join.
 */
export type ClubMember = {
/**
 * The person's id: it stays when the name changes.
 */
person: PersonId,
/**
 * Their name.
 */
name: string,
/**
 * Whether a program plays for them.
 */
bot: boolean,
/**
 * Their role; `member` for a person who has only asked to join.
 */
role: ClubRole,
/**
 * Since when, as a Unix time in milliseconds.
 */
since_unix_ms: number, };

/**
 * A message in the chat of a club.
 */
export type ClubMessage = {
/**
 * Its number in the club.
 */
number: number,
/**
 * Who wrote it.
 */
by: PersonId,
/**
 * Their name.
 */
name: string,
/**
 * When, as a Unix time in milliseconds.
 */
unix_ms: number,
/**
 * One line.
 */
text: string, };

/**
 * What a member may do.
 */
export type ClubRole = "owner" | "organiser" | "member";

/**
 * A season: what starts between two moments.
 */
export type ClubSeason = {
/**
 * Its number.
 */
number: number,
/**
 * What it is called.
 */
name: string,
/**
 * The first moment, as a Unix time in milliseconds.
 */
begins_unix_ms: number,
/**
 * The first moment that is not in it.
 */
ends_unix_ms: number,
/**
 * How many of a player's best tournaments count; by default all.
 */
best: number | null, };

/**
 * The table of a season: the finished tournaments in it, 100 at most, added up.
 */
export type ClubSeasonTable = {
/**
 * The season.
 */
season: ClubSeason,
/**
 * What places count.
 */
rule: SeasonRule,
/**
 * The table, best first, 500 lines at most.
 */
rows: Array<SeasonRow>,
/**
 * What the tournaments in it are called, but for private ones where you are no member.
 */
tournaments: { [key in TournamentId]: string },
/**
 * Who the people in it are.
 */
people: { [key in PersonId]: PersonView }, };

/**
 * What is agreed on in a club.
 */
export type ClubSettings = {
/**
 * 3 to 40 characters: Latin letters, digits, single spaces, and `- _ . ' &`. No two clubs have names that look alike.
 */
name: string,
/**
 * The description, for people who consider joining: 1,000 bytes at most.
 */
description: string,
/**
 * Who may join.
 */
admission: ClubAdmission,
/**
 * Whether the club is in lists. Only members of an unlisted club see its members and their games.
 */
listed: boolean, };

/**
 * A club as you see it. People who are not members of an unlisted club see only its name, its description and how to join.
 */
export type ClubView = {
/**
 * Its id.
 */
club: ClubId,
/**
 * Incremented by every change.
 */
version: number,
/**
 * What is agreed on.
 */
settings: ClubSettings,
/**
 * Since when, as a Unix time in milliseconds.
 */
created_unix_ms: number,
/**
 * How many members it has.
 */
size: number,
/**
 * Your role, if you are a member.
 */
role: ClubRole | null,
/**
 * Whether your request to join is pending.
 */
requested: boolean,
/**
 * Whether the invitation code of the request is valid.
 */
invited: boolean,
/**
 * Its members: the owner, organisers, and others, the eldest first.
 */
members: Array<ClubMember>,
/**
 * For organisers: who wants to join.
 */
requests: Array<ClubMember>,
/**
 * For organisers: the code in the invitation link.
 */
invitation: string | null,
/**
 * Its tournaments, 50 at most, the latest first. Private ones are for members.
 */
tournaments: Array<TournamentLine>,
/**
 * Public tables at which members wait or play.
 */
tables: Array<TableLine>,
/**
 * Its seasons, the latest first.
 */
seasons: Array<ClubSeason>,
/**
 * Who the people in its tournaments are.
 */
people: { [key in PersonId]: PersonView }, };

/**
 * A request of a person to a table, which grants or refuses it.
 */
export type Command = { "do": "sit",
/**
 * Which one; by default the first open one.
 */
seat: number | null,
/**
 * What the player adds to the seed of the deal.
 */
word: string | null, } | { "do": "stand" } | { "do": "seat_bot",
/**
 * Which seat; by default the first open one.
 */
seat: number | null,
/**
 * The bot's name.
 */
bot: string, } | { "do": "close" } | { "do": "play",
/**
 * The move, in our notation.
 */
move: string,
/**
 * How many moves of this game the player has seen; another number makes the move stale.
 */
number: number, } | { "do": "reset_turn" } | { "do": "resign" } | { "do": "abort" } | { "do": "offer_draw" } | { "do": "answer_draw",
/**
 * Yes or no.
 */
accept: boolean, } | { "do": "ask_takeback",
/**
 * How many moves remain.
 */
to: number, } | { "do": "answer_takeback",
/**
 * Yes or no. One no is enough.
 */
accept: boolean, } | { "do": "claim",
/**
 * What is claimed.
 */
what: Claim, } | { "do": "ready" } | { "do": "offer_rematch" } | { "do": "decline_rematch" } | { "do": "say",
/**
 * One line.
 */
text: string, };

/**
 * What is recorded about a person's conduct, as they see it themselves.
 */
export type Conduct = {
/**
 * Warnings, mutes and bans, newest first, 50 at most.
 */
sanctions: Array<Sanction>,
/**
 * The reports they made, newest first, of the last 100 times.
 */
reports: Array<OwnReport>,
/**
 * Whether they are a host or moderator.
 */
moderates: boolean,
/**
 * Rated games that they recently left or aborted; absent if there are none.
 */
leaving?: LeavingScore, };

/**
 * A part of a conversation.
 */
export type Conversation = {
/**
 * The other person's id.
 */
person: PersonId,
/**
 * Their name; empty if their account was deleted.
 */
name: string,
/**
 * Whether a program plays for them.
 */
bot: boolean,
/**
 * Whether the two are friends: only then can either of them write.
 */
friend: boolean,
/**
 * Whether they are connected. Only friends see that.
 */
online: boolean,
/**
 * How many of their messages you have not read.
 */
unread: number,
/**
 * The messages, 50 at most, oldest first.
 */
messages: Array<PrivateMessage>,
/**
 * Whether there are older ones.
 */
more: boolean, };

/**
 * A conversation in the list of one of the two people.
 */
export type ConversationLine = {
/**
 * The other person's id: it stays when the name changes.
 */
person: PersonId,
/**
 * Their name; empty if their account was deleted.
 */
name: string,
/**
 * Whether a program plays for them.
 */
bot: boolean,
/**
 * Whether the two are friends: only then can either of them write.
 */
friend: boolean,
/**
 * Whether they are connected. Only friends see that.
 */
online: boolean,
/**
 * How many of their messages you have not read.
 */
unread: number,
/**
 * The latest message; nothing if its writer's account was deleted.
 */
last: PrivateMessage | null, };

/**
 * Your conversations, the latest 200, the one with the latest message first. Conversations with people who have blocked you, or whom you have
 * blocked, are left out.
 */
export type Conversations = {
/**
 * The conversations.
 */
conversations: Array<ConversationLine>, };

/**
 * A name and a password: to make an account, and to sign in.
 */
export type Credentials = {
/**
 * 3 to 20 ASCII letters, digits, `-` and `_`.
 */
name: string,
/**
 * 8 to 128 bytes.
 */
password: string, };

/**
 * A cell of the crosstable.
 */
export type CrossCell = {
/**
 * The round, counted from 1.
 */
round: number,
/**
 * Points, in sixtieths; nothing while the game is played.
 */
points: number | null,
/**
 * What it was.
 */
what: CrossKind, };

/**
 * What a cell stands for.
 */
export type CrossKind = { "kind": "game",
/**
 * Which one.
 */
game: number,
/**
 * The player's seat.
 */
seat: number,
/**
 * The others, by seats.
 */
opponents: Array<number>,
/**
 * What decided; nothing while it is played.
 */
by: OutcomeBy | null,
/**
 * Whether the player was absent.
 */
absent: boolean, } | { "kind": "bye",
/**
 * What it counts.
 */
bye: Bye, };

/**
 * A line of the crosstable: the results of a player, round by round.
 */
export type CrossRow = {
/**
 * The player's number in the tournament.
 */
player: number,
/**
 * One cell a game or bye, in order. Rounds that the player missed have none.
 */
cells: Array<CrossCell>, };

/**
 * What a seat has to decide.
 */
export type Decision = {
/**
 * The seat, counted from 0.
 */
seat: number,
/**
 * What kind of decision.
 */
kind: DecisionKind,
/**
 * All legal moves, in byte order; sent only to the seat that decides.
 */
legal: Array<string> | null, };

/**
 * Kinds of decisions.
 */
export type DecisionKind = "place" | "move" | "claim_or_move" | "row" | "ring" | "lay" | "attack" | "answer" | "draw";

/**
 * Whether unread notifications are sent by mail.
 */
export type DigestChoice = {
/**
 * Whether they are.
 */
on: boolean, };

/**
 * Effects of a move that the position after it does not show.
 */
export type Effects = {
/**
 * LYNGK F: a shortest way of the stack: where it starts, the LYNGK-points it goes by, where it lands.
 */
way: Array<string>,
/**
 * YINSH G: the rows there are then, of either colour: `e5-e9`.
 */
rows: Array<string>,
/**
 * LINKO 5: the seats whose top set is attacked, clockwise.
 */
attacks: Array<number>, };

/**
 * What ended a game.
 */
export type EndedBy = "rules" | "resignation" | "time" | "agreement" | "absence" | "abort";

/**
 * Games that ended in one way.
 */
export type EndingTally = {
/**
 * What ended them.
 */
by: EndedBy,
/**
 * How they ended.
 */
results: ResultTally, };

/**
 * What is wrong with a request, for programs and translations. The same over HTTP.
 */
export type Error = { "code": "malformed",
/**
 * An English sentence.
 */
message: string, } | { "code": "too_large",
/**
 * What is too large, in one word.
 */
what: string,
/**
 * The most bytes or pieces.
 */
limit: number, } | { "code": "limited",
/**
 * What is limited, in one word.
 */
what: string,
/**
 * How long to wait.
 */
wait_ms: number, } | { "code": "not_found" } | { "code": "sign_in" } | { "code": "forbidden" } | { "code": "taken",
/**
 * What exists, in one word.
 */
what: string, } | { "code": "refused",
/**
 * The reason, for a client to put into words.
 */
reason: Refused, } | { "code": "tournament",
/**
 * The reason, for a client to put into words.
 */
reason: TournamentRefused, } | { "code": "too_slow" } | { "code": "unavailable" } | { "code": "wrong_password" } | { "code": "passkey",
/**
 * The reason, for a client to put into words.
 */
reason: PasskeyRefused,
/**
 * An English sentence that says what was wrong, for hosts and authors of programs.
 */
message: string, } | { "code": "banned",
/**
 * Why, as a host or moderator wrote it.
 */
reason: string,
/**
 * Until when; absent if it has no end.
 */
until_unix_ms?: number,
/**
 * The appeal against it, if there is one. There can be one for each ban: `POST /api/account/appeal`.
 */
appeal?: Appeal, } | { "code": "network_banned",
/**
 * Until when.
 */
until_unix_ms: number, } | { "code": "muted",
/**
 * Why, as a host or moderator wrote it.
 */
reason: string,
/**
 * Until when.
 */
until_unix_ms: number, } | { "code": "too_new" } | { "code": "not_friends" } | { "code": "listed_word",
/**
 * The word, as you wrote it.
 */
word: string, } | { "code": "both_seated",
/**
 * Which table.
 */
table: TableId, } | { "code": "unfit",
/**
 * What cannot be used, in one word.
 */
what: string,
/**
 * An English sentence that says what is expected.
 */
message: string, } | { "code": "internal" };

/**
 * What is known about a position from the games that went through it.
 */
export type Explored = {
/**
 * The moves that were played here, in the public games of this server, the most frequent first.
 */
moves: Array<ExploredMove>,
/**
 * The same for games from other deals that are as far advanced, with the same claims.
 */
outline: Array<ExploredMove>,
/**
 * The moves of a book that the strongest bot made by playing against itself. Nobody else has played these games.
 */
book: Array<ExploredMove>,
/**
 * The same for similar positions of the book that started from another deal.
 */
book_outline: Array<ExploredMove>,
/**
 * The last of the games that are counted in `moves`, newest first.
 */
latest: Array<TableLine>, };

/**
 * A move, and how the games went in which it was played.
 */
export type ExploredMove = {
/**
 * The move; further ones if they lead to the same position, seen from another side.
 */
moves: Array<string>,
/**
 * Games that the player who made it won.
 */
won: number,
/**
 * Games without a winner.
 */
drawn: number,
/**
 * Games that the player who made it lost.
 */
lost: number,
/**
 * The average rating of those who made it, where any of them had one.
 */
rating: number | null, };

/**
 * Why a finished game is worth watching.
 */
export type FeaturedFor = "upset" | "close" | "strong" | "recent";

/**
 * A finished game worth watching.
 */
export type FeaturedGame = {
/**
 * The table.
 */
line: TableLine,
/**
 * Why it is worth watching.
 */
why: FeaturedFor, };

/**
 * Games worth watching: docs/featured.md has the rule. No table is named twice, and no private one at all.
 */
export type FeaturedGames = {
/**
 * Those being played, 6 at most.
 */
live: Array<TableLine>,
/**
 * Those that are over, 8 at most.
 */
finished: Array<FeaturedGame>, };

/**
 * Bots that fill in. Stored.
 */
export type FillIns = {
/**
 * The name of the bot in the roster of the game.
 */
bot: string,
/**
 * The most of them that play at the same time.
 */
most: number, };

/**
 * A person you follow.
 */
export type FollowedPerson = {
/**
 * The person's id: it stays when the name changes.
 */
person: PersonId,
/**
 * Their name.
 */
name: string,
/**
 * Whether a program plays for them.
 */
bot: boolean,
/**
 * Whether they follow you too: two people who follow each other are friends.
 */
friend: boolean,
/**
 * Whether they are connected.
 */
online: boolean,
/**
 * The public game they play at the moment, if any.
 */
table: TableLine | null,
/**
 * Since when, as a Unix time in milliseconds.
 */
since_unix_ms: number, };

/**
 * A person who follows you.
 */
export type Follower = {
/**
 * The person's id: it stays when the name changes.
 */
person: PersonId,
/**
 * Their name.
 */
name: string,
/**
 * Whether a program plays for them.
 */
bot: boolean,
/**
 * Whether you follow them too: two people who follow each other are friends.
 */
friend: boolean,
/**
 * Since when, as a Unix time in milliseconds.
 */
since_unix_ms: number, };

/**
 * The people you follow, and those who follow you.
 */
export type Follows = {
/**
 * Those you follow, by name.
 */
following: Array<FollowedPerson>,
/**
 * Those who follow you, by name.
 */
followers: Array<Follower>, };

/**
 * Who meets whom, and what a game counts. Stored.
 */
export type Format = { "kind": "round_robin",
/**
 * 1, or 2 for a second game with the seats exchanged.
 */
cycles: number, } | { "kind": "swiss",
/**
 * How many rounds.
 */
rounds: number, } | { "kind": "arena",
/**
 * For how long players are paired.
 */
minutes: number, } | { "kind": "tables",
/**
 * How many rounds.
 */
rounds: number, };

/**
 * A page of people found by a search, by name.
 */
export type FoundPeople = {
/**
 * The people of this page.
 */
people: Array<FoundPerson>,
/**
 * Give it as `after` to get the next page; nothing if this was the last.
 */
next: string | null, };

/**
 * A person found by a search.
 */
export type FoundPerson = {
/**
 * The person's id: it stays when the name changes.
 */
person: PersonId,
/**
 * Their name.
 */
name: string,
/**
 * Whether a program plays for them.
 */
bot: boolean,
/**
 * Since when they have been here, as a Unix time in milliseconds.
 */
since_unix_ms: number, };

/**
 * The bots of one game, from weak to strong.
 */
export type GameBots = {
/**
 * Which game.
 */
game: GameName,
/**
 * Its bots.
 */
bots: Array<BotLine>, };

/**
 * The name of a game.
 */
export type GameName = "yinsh" | "lyngk" | "linko";

/**
 * The result of a game, for the tournament.
 */
export type GameOutcome = {
/**
 * The place of each seat, counted from 1; equal places are a draw.
 */
places: Array<number>,
/**
 * What the game counts, one number a seat; empty where it did not come to counting.
 */
scores?: Array<number>,
/**
 * Seats whose players did not play: they score nothing.
 */
absent?: Array<number>,
/**
 * What decided.
 */
by: OutcomeBy, };

/**
 * The result of one game.
 */
export type GameResult = {
/**
 * The seats that won; none for a draw and for a game that was broken off.
 */
winners: Array<number>,
/**
 * What the game counts, one number a seat; empty where it did not come to counting.
 */
scores: Array<number>,
/**
 * What ended it.
 */
by: EndedBy,
/**
 * Seats that left before the end, first to last; they rank behind all others, the first to leave last.
 */
left: Array<number>, };

/**
 * The game being played or just over.
 */
export type GameView = {
/**
 * The deal or position it started from, as far as everybody may know it; a deck only when it is over.
 */
start: string | null,
/**
 * The version of the rules.
 */
rules: number,
/**
 * The moves so far. They are public in every game.
 */
moves: Array<Played>,
/**
 * The position.
 */
position: Position,
/**
 * The path of the last move, if it went over several spaces: where it started, the spaces between, where it landed.
 */
way: Array<string>,
/**
 * What is to be decided, if the game goes on.
 */
decision: Decision | null,
/**
 * Whether the seat that decides may go back to the start of its turn.
 */
may_reset: boolean,
/**
 * Whether a seat may still break the game off without a result.
 */
may_abort: boolean,
/**
 * The clocks, if there are any.
 */
clocks: Clocks | null,
/**
 * What was promised about this deal.
 */
commitment: string | null,
/**
 * The seed, revealed when the game is over.
 */
seed: string | null,
/**
 * What the players added to it, one a seat; revealed with the seed.
 */
words: Array<string>,
/**
 * How it ended.
 */
result: GameResult | null, };

/**
 * A page of the list of games, newest first.
 */
export type Games = {
/**
 * The tables.
 */
games: Array<TableLine>,
/**
 * Give it as `before` to get the next page; nothing if this was the last.
 */
next: string | null, };

/**
 * A glyph: a judgement of a move.
 */
export type Glyph = "!" | "?" | "!?" | "?!" | "!!" | "??";

/**
 * A good move.
 */
export type Hint = {
/**
 * How many moves had been played: the hint is about that position.
 */
number: number,
/**
 * The move.
 */
move: string, };

/**
 * What a turn that lost much is called: an inaccuracy from 2.5 percentage points on, a mistake from 6, a blunder from 14.
 */
export type Judgement = "inaccuracy" | "mistake" | "blunder";

/**
 * The outcome.
 */
export type KeptGame = {
/**
 * The table at the server.
 */
table: TableId,
/**
 * Whether it was there already: then nothing has changed.
 */
known: boolean, };

/**
 * A table that was kept in a browser, and is over. Only ever sent to a server, which keeps it: a log holds hidden cards.
 */
export type KeptTable = {
/**
 * Its id there.
 */
table: TableId,
/**
 * Who played, as its log calls them.
 */
person: PersonId,
/**
 * Its log, as the engine wrote it.
 */
entries: readonly unknown[], };

/**
 * A page of a leaderboard, strongest first.
 */
export type Leaderboard = {
/**
 * Which game.
 */
game: GameName,
/**
 * Which time class.
 */
class: string,
/**
 * Who has fewer rated games is not listed.
 */
least_games: number,
/**
 * Who has a rating that is less sure is not listed: one standard deviation.
 */
most_deviation: number,
/**
 * The lines of this page, the best rating first.
 */
lines: Array<LeaderboardLine>,
/**
 * Give it as `after` to get the next page; nothing if this was the last.
 */
next: string | null, };

/**
 * A line of a leaderboard.
 */
export type LeaderboardLine = {
/**
 * The place, from 1.
 */
rank: number,
/**
 * The person's id: it stays when the name changes.
 */
person: PersonId,
/**
 * Their name.
 */
name: string,
/**
 * Whether a program plays for them.
 */
bot: boolean,
/**
 * The rating, as it is shown.
 */
rating: number,
/**
 * How unsure it is: one standard deviation.
 */
deviation: number,
/**
 * How many rated games.
 */
games: number, };

/**
 * Rated games against the clock that a person recently left or aborted. Only that person sees them.
 */
export type LeavingScore = {
/**
 * How long the last pause was: 10 minutes, half an hour, 2 hours, 8 hours, a day or three days, from 1 on. Every third game that is played to
 * its end takes one away.
 */
steps: number,
/**
 * Games aborted in their first moves, less those played to the end. From the third on, each counts as a game that was left.
 */
aborted: number,
/**
 * How many more games played to the end take one step away.
 */
games_to_go: number,
/**
 * Until when they cannot play rated games, if that is in the future.
 */
paused_until_unix_ms: number | null, };

/**
 * A whole game against a bot.
 */
export type LessonGame = {
/**
 * The name of the bot.
 */
bot: string,
/**
 * The variants to choose from, the one to begin with first.
 */
variants: Array<string>, };

/**
 * One lesson.
 */
export type LessonLine = {
/**
 * Its name: in addresses, and in the ids of its texts.
 */
name: string,
/**
 * The clause of the rules it is about: rulebook and number.
 */
clause: string,
/**
 * How many steps it has; none if it is a whole game.
 */
steps: number,
/**
 * The game to play instead of steps.
 */
game: LessonGame | null, };

/**
 * A decision in a step, and where it led.
 */
export type LessonMove = {
/**
 * The seat, counted from 0.
 */
seat: number,
/**
 * The move.
 */
move: string,
/**
 * The position after it, as the learner sees it.
 */
position: Position,
/**
 * What else it does: its way, rows, attacks.
 */
effects: Effects, };

/**
 * How the task of a step stands.
 */
export type LessonOutcome = { "is": "going_on" } | { "is": "done" } | { "is": "missed",
/**
 * The end of the id of the text that says why.
 */
answer: string, };

/**
 * A step of a lesson after the moves made so far.
 */
export type LessonStep = {
/**
 * Where the learner sits, and whose view this is.
 */
seat: number,
/**
 * How many seats there are.
 */
seats: number,
/**
 * The position.
 */
position: Position,
/**
 * What is to be decided; nothing once the step is done or missed, or the game is over.
 */
decision: Decision | null,
/**
 * The move that led here.
 */
last: string | null,
/**
 * The learner's latest decision and the replies to it, with the position after each.
 */
latest: Array<LessonMove>,
/**
 * How the task stands.
 */
outcome: LessonOutcome,
/**
 * Why the last of the moves cannot be played. Everything else is as it was before it.
 */
refused: Refused | null,
/**
 * A move that leads on, as long as the way of the hint was not left.
 */
hint: string | null, };

/**
 * What the learner has decided so far in a step.
 */
export type LessonTry = {
/**
 * The learner's own decisions, first to last; the replies follow from them.
 */
moves: Array<string>, };

/**
 * The lessons of a game, in the order they are best taken.
 */
export type Lessons = {
/**
 * Which game.
 */
game: GameName,
/**
 * Its lessons.
 */
lessons: Array<LessonLine>, };

/**
 * Lessons that somebody has done.
 */
export type LessonsDone = {
/**
 * The names of lessons, by game.
 */
done: { [key in string]: Array<string> }, };

/**
 * A move and who makes it.
 */
export type LineMove = {
/**
 * By whom. The server replaces it by what the rules say.
 */
seat: number,
/**
 * The move.
 */
move: string, };

/**
 * Cards are `1` … `13` and `X`.
 */
export type Linko = {
/**
 * The viewer's own hand.
 */
hand: Array<string> | null,
/**
 * How many cards each seat has in hand.
 */
hand_sizes: Array<number>,
/**
 * Cards of each hand that everybody knows.
 */
known: Array<Array<string>>,
/**
 * The sets in front of each seat, bottom first.
 */
sets: Array<Array<Array<string>>>,
/**
 * The cards face up.
 */
row: Array<string>,
/**
 * How many cards the pile has.
 */
pile: number,
/**
 * The discarded cards.
 */
discard: Array<string>,
/**
 * The player on turn, who may not be the one to decide.
 */
turn: number,
/**
 * The seat whose top set is being attacked.
 */
attacked: number | null,
/**
 * All of this as a line, which an engine can be asked about.
 */
text: string, };

/**
 * How many turns a bot would have chosen as well.
 */
export type LookShare = {
/**
 * Looking at so many positions.
 */
nodes: number,
/**
 * As a percentage of the turns.
 */
percent: number,
/**
 * What is usual for others of about the same rating here.
 */
usual_percent: number, };

/**
 * Pieces are letters: `i b r g k`, a joker `w`; stacks are written bottom first.
 */
export type Lyngk = {
/**
 * What stands where.
 */
stacks: { [key in string]: string },
/**
 * The colours each seat has claimed, in order.
 */
claims: [string, string],
/**
 * The five-stacks each seat has taken.
 */
taken: [Array<string>, Array<string>],
/**
 * LYNGK F2: which stacks are joined by the colours each seat has claimed: `c3-e5`.
 */
links: [Array<string>, Array<string>],
/**
 * LYNGK G1, G2: what is counted at the end, in order: five-stacks, then stacks of 4, 3, 2 and single pieces with a top that the seat has
 * claimed.
 */
counts: [[number, number, number, number, number], [number, number, number, number, number]],
/**
 * How high the stacks are whose number decided the game: 5 to 1. Nothing before the end, in a draw, and where a six-stack won.
 */
decided_by: number | null, };

/**
 * A new club.
 */
export type MadeClub = {
/**
 * Its id.
 */
club: ClubId, };

/**
 * A study that was saved.
 */
export type MadeStudy = {
/**
 * Which one.
 */
study: StudyId, };

/**
 * A new token. It is shown only once.
 */
export type MadeToken = {
/**
 * Send it as `Authorization: Bearer trilynx_…`.
 */
token: string,
/**
 * Its number, to revoke it.
 */
id: number,
/**
 * What it is for.
 */
label: string,
/**
 * When it was made, as a Unix time in milliseconds.
 */
made_unix_ms: number,
/**
 * When it was last used, to the hour.
 */
used_unix_ms: number | null, };

/**
 * A tournament that was announced.
 */
export type MadeTournament = {
/**
 * Which one.
 */
tournament: TournamentId, };

/**
 * The code of a link that was sent to an address.
 */
export type MailCode = {
/**
 * As it stands in the link.
 */
code: string, };

/**
 * The address of an account, and what it is used for.
 */
export type MailState = {
/**
 * Whether this server sends mail at all.
 */
offered: boolean,
/**
 * The address; nothing where none was given.
 */
address: string | null,
/**
 * Whether its owner has confirmed it. Before, nothing but the link to confirm it is sent there.
 */
confirmed: boolean,
/**
 * Whether unread notifications are sent there, once a day at most.
 */
digest: boolean, };

/**
 * Who is asking.
 */
export type Me = {
/**
 * Null before the first game, the first `POST /api/guest` or a sign-in.
 */
person: MyPerson | null,
/**
 * The program's version.
 */
version: string, };

/**
 * How two people stand against each other. Games for two are counted, without those that were broken off.
 */
export type MeetingScore = {
/**
 * The one whose games are counted: at a table, who has the first seat.
 */
person: PersonId,
/**
 * The other.
 */
opponent: PersonId,
/**
 * The last 50 games that led to this table by rematch, and its own if that is over. No games of a profile.
 */
series: ResultTally,
/**
 * Their last 1,000 games; nothing if one of them has no account.
 */
all?: ResultTally,
/**
 * When the oldest of these ended, by the calendar.
 */
since_unix_ms?: number,
/**
 * Whether there are older games that are not counted.
 */
has_older: boolean, };

/**
 * A person as moderators see them.
 */
export type ModeratedPerson = {
/**
 * Their id.
 */
person: PersonId,
/**
 * Their name.
 */
name: string,
/**
 * Whether they have no account.
 */
guest: boolean,
/**
 * Since when they are here, as a Unix time in milliseconds.
 */
since_unix_ms: number,
/**
 * What was reported about them, newest first, 100 at most.
 */
reports: Array<PersonReport>,
/**
 * Warnings, mutes and bans, newest first, 50 at most.
 */
sanctions: Array<Sanction>,
/**
 * What hosts and moderators have done about them, newest first, 50 at most.
 */
acts: Array<ModerationAct>,
/**
 * The addresses that the account was used from in the last 14 days, 16 at most; none of them is known to anybody.
 */
addresses: NetworkReachCount,
/**
 * And the wider networks that these are in.
 */
wide_networks: NetworkReachCount, };

/**
 * Something that a host or moderator has done.
 */
export type ModerationAct = {
/**
 * Its number in the log.
 */
number: number,
/**
 * What was done, in one word of the log.
 */
act: string,
/**
 * The name of who did it: a person here, or a user of the server's machine.
 */
by: string,
/**
 * To whom.
 */
person: PersonId,
/**
 * Their name; empty if they have left.
 */
name: string,
/**
 * The reason, if one was given.
 */
reason: string | null,
/**
 * When, as a Unix time in milliseconds.
 */
unix_ms: number, };

/**
 * What waits for moderators.
 */
export type ModerationQueue = {
/**
 * People with open reports, those who have waited longest first, 50 at most. Without yourself and hosts.
 */
reported: Array<ReportedPerson>,
/**
 * Appeals that wait for an answer, oldest first, 50 at most, without your own.
 */
appeals: Array<WaitingAppeal>,
/**
 * People whose turns in rated games agree with the choices of bots far more often than is usual at their rating, those who have waited longest first, 20
 * at most. Without yourself and hosts. This is a hint, not a proof.
 */
standing_out: Array<StandingOut>,
/**
 * What hosts and moderators have done about people, newest first, 50 at most.
 */
acts: Array<ModerationAct>, };

/**
 * A moderator's decision about a person.
 */
export type ModeratorAct = { "do": "dismiss",
/**
 * The newest report that was read. Later ones stay open.
 */
reports_up_to: number, } | { "do": "warn",
/**
 * The reason, which the person is shown.
 */
reason: string,
/**
 * The newest report that was read. Those up to it are closed as acted on.
 */
reports_up_to: number, } | { "do": "mute",
/**
 * The reason, which the person is shown.
 */
reason: string,
/**
 * How long, in hours.
 */
hours: number,
/**
 * The newest report that was read. Those up to it are closed as acted on.
 */
reports_up_to: number, } | { "do": "ban",
/**
 * The reason, which the person is shown.
 */
reason: string,
/**
 * How long, in hours; without an end if null.
 */
hours: number | null,
/**
 * The newest report that was read. Those up to it are closed as acted on.
 */
reports_up_to: number,
/**
 * Networks from which newcomers are refused while the ban lasts, for at most 30 days. Older accounts are not affected.
 */
networks?: NetworkReach, } | { "do": "lift_networks",
/**
 * The number of the ban.
 */
sanction: number, } | { "do": "lift",
/**
 * Its number.
 */
sanction: number, } | { "do": "dismiss_fair_play",
/**
 * In which game.
 */
game: GameName, } | { "do": "reopen",
/**
 * The number of the act.
 */
act: number, };

/**
 * Moves to be planned ahead: they replace what was planned before.
 */
export type MovesToPlan = {
/**
 * How many moves have been played: the lines begin there.
 */
number: number,
/**
 * Lines of play, 20 at most, each of 24 moves at most: moves of the opponent and my answers, as the rules let them follow each other.
 * Each ends with a whole turn of mine, and no two answer the same moves differently. None: nothing is planned any more.
 */
lines: Array<Array<string>>, };

/**
 * A table where it is my turn.
 */
export type MyMove = {
/**
 * The table.
 */
line: TableLine,
/**
 * How long I may still think, if there is a clock.
 */
remaining_ms: number | null,
/**
 * Whether another person plays there.
 */
others: boolean, };

/**
 * The tables where it is my turn: where others wait before those with bots alone, slow games before those against the clock, the least time
 * first.
 */
export type MyMoves = {
/**
 * The first of them.
 */
moves: Array<MyMove>,
/**
 * At how many tables other people wait for my move.
 */
waiting: number, };

/**
 * A person, as they see themselves.
 */
export type MyPerson = {
/**
 * It never changes, also when a guest becomes the owner of an account.
 */
id: PersonId,
/**
 * The name.
 */
name: string,
/**
 * Whether there is no password yet: this browser alone knows who it is.
 */
guest: boolean,
/**
 * Whether the account was declared to be played by a program.
 */
bot: boolean,
/**
 * Since when, as a Unix time in milliseconds.
 */
since_unix_ms: number, };

/**
 * Which networks are banned together with an account.
 */
export type NetworkReach = "addresses" | "wide";

/**
 * How much the ban of networks would concern.
 */
export type NetworkReachCount = {
/**
 * How many networks. Those of this machine or its local network are never counted, and cannot be banned.
 */
networks: number,
/**
 * How many other accounts were used from them in the last 14 days, counted up to 1,000.
 */
others: number, };

/**
 * A message to be sent.
 */
export type NewClubMessage = {
/**
 * One line of at most 400 bytes.
 */
text: string, };

/**
 * A season to be named.
 */
export type NewClubSeason = {
/**
 * What it is called: one line of at most 100 bytes.
 */
name: string,
/**
 * The first moment, as a Unix time in milliseconds.
 */
begins_unix_ms: number,
/**
 * The first moment that is not in it.
 */
ends_unix_ms: number,
/**
 * How many of a player's best tournaments count; by default all.
 */
best?: number, };

/**
 * An address for an account.
 */
export type NewMailAddress = {
/**
 * The address.
 */
address: string,
/**
 * The language of what is sent there, such as `de`.
 */
language: string,
/**
 * The password of the account.
 */
password: string, };

/**
 * A new member of a study.
 */
export type NewMember = {
/**
 * The name of an account.
 */
name: string,
/**
 * What they may do.
 */
role: StudyRole, };

/**
 * A passkey that a browser has made.
 */
export type NewPasskey = {
/**
 * What its owner calls it: one line, 1 to 60 characters.
 */
label: string,
/**
 * Its credential id.
 */
credential: string,
/**
 * `clientDataJSON`.
 */
client_data: string,
/**
 * What `getAuthenticatorData()` says.
 */
authenticator_data: string,
/**
 * What `getPublicKey()` says: the key as SubjectPublicKeyInfo.
 */
public_key: string,
/**
 * What `getPublicKeyAlgorithm()` says.
 */
algorithm: number, };

/**
 * A message to be sent.
 */
export type NewPrivateMessage = {
/**
 * At most 1,000 bytes in at most 20 lines.
 */
text: string, };

/**
 * A subscription that a browser has made with its push service.
 */
export type NewPush = {
/**
 * The address of the subscription, at a push service that the server knows.
 */
endpoint: string,
/**
 * The browser's public key `p256dh`, in base64url.
 */
p256dh: string,
/**
 * The browser's secret, in base64url.
 */
auth: string,
/**
 * The language of the reader, such as `de`.
 */
language: string, };

/**
 * New recovery codes. They are shown only once, and replace all earlier codes.
 */
export type NewRecoveryCodes = {
/**
 * The codes: four groups of four letters and digits each.
 */
codes: Array<string>, };

/**
 * A report about a person.
 */
export type NewReport = {
/**
 * The reported person's id.
 */
person: PersonId,
/**
 * What for.
 */
category: ReportCategory,
/**
 * The table where it happened. What the person said there is kept with the report.
 */
table: TableId | null,
/**
 * The number of a private message that the person has written to you. It is kept with the report; moderators see no other message.
 */
message?: number,
/**
 * What happened, in your own words: one paragraph of at most 1,000 bytes. Needed if the category is `other`.
 */
text: string, };

/**
 * A study to save, or to be written as text.
 */
export type NewStudy = {
/**
 * What it is called.
 */
name: string,
/**
 * Its chapters: at least one.
 */
chapters: Array<StudyChapter>, };

/**
 * A tournament to be announced.
 */
export type NewTournament = {
/**
 * What is agreed on.
 */
settings: TournamentSettings,
/**
 * The club it is for: its organisers may announce one, and only its members may enter.
 */
club?: ClubId, };

/**
 * A position in a chapter: a hash of the moves that lead to it. The same moves have the same id, no matter who plays them and where they are
 * added first; so two people who add one move at once have added one node.
 */
export type NodeId = string;

/**
 * What a person is notified of.
 */
export type NotificationKind = "your_turn" | "time_short" | "challenge" | "round_starts" | "game_over" | "message";

/**
 * A notification.
 */
export type NotificationLine = {
/**
 * Of what.
 */
kind: NotificationKind,
/**
 * The table as it is now; nothing for a message.
 */
table: TableLine | null,
/**
 * Who has written, for a message.
 */
from: NotifiedPerson | null,
/**
 * The tournament, if a round has begun.
 */
tournament: NotifiedRound | null,
/**
 * When, as a Unix time in milliseconds.
 */
unix_ms: number,
/**
 * Whether it has been seen.
 */
seen: boolean, };

/**
 * What a person is notified of.
 */
export type Notifications = {
/**
 * The latest 100, latest first.
 */
lines: Array<NotificationLine>,
/**
 * The kinds that they do not want.
 */
off: Array<NotificationKind>,
/**
 * When they want no push messages.
 */
quiet: QuietHours | null, };

/**
 * Somebody who has written.
 */
export type NotifiedPerson = {
/**
 * The person's id.
 */
person: PersonId,
/**
 * Their name.
 */
name: string, };

/**
 * A round that has begun.
 */
export type NotifiedRound = {
/**
 * Which tournament.
 */
tournament: TournamentId,
/**
 * What it is called.
 */
name: string,
/**
 * The round, counted from 1.
 */
round: number, };

/**
 * Who plays a seat.
 */
export type Occupant = { "person": PersonId } | { "bot": string };

/**
 * What is offered and asked at a table.
 */
export type Offers = {
/**
 * Who offers a draw.
 */
draw: number | null,
/**
 * Who requests the takeback.
 */
takeback: Takeback | null,
/**
 * Who wants another game.
 */
rematch: Array<number>, };

/**
 * Games with one opponent.
 */
export type OpponentTally = {
/**
 * The person.
 */
person: PersonId,
/**
 * Their name; nothing if they have left.
 */
name: string | null,
/**
 * Whether they have no account, and so no profile.
 */
guest: boolean,
/**
 * How they ended.
 */
results: ResultTally, };

/**
 * What the players of a table agree on. Untrusted until a table has been opened with it.
 */
export type Options = {
/**
 * Which game.
 */
game: GameName,
/**
 * Which variant of it.
 */
variant: string,
/**
 * How many play.
 */
players: number,
/**
 * A position to start from instead of a deal: `game/variant key=value …`. Such a game is never rated.
 */
start: string | null,
/**
 * Who gets which seat once all are taken.
 */
order: Order,
/**
 * The clock.
 */
clock: ClockRule,
/**
 * Whether the result counts. A game with a takeback never does.
 */
rated: boolean,
/**
 * How many times everybody begins; more than 1 is a match.
 */
rounds: number,
/**
 * Not listed: only people with the link find it.
 */
private: boolean, };

/**
 * Who gets which seat.
 */
export type Order = "fixed" | "random";

/**
 * How a game ended for one of its players.
 */
export type Outcome = "won" | "drawn" | "lost" | "none";

/**
 * What decided a game.
 */
export type OutcomeBy = "play" | "absence" | "organiser";

/**
 * A report as the person sees it who made it.
 */
export type OwnReport = {
/**
 * The reported person's id.
 */
person: PersonId,
/**
 * What they are called.
 */
name: string,
/**
 * Since when, as a Unix time in milliseconds.
 */
unix_ms: number,
/**
 * The outcome.
 */
state: ReportState,
/**
 * What was reported, oldest first: the first time, and each time more was added while it was open.
 */
parts: Array<ReportPart>, };

/**
 * The password again, or an answer of a passkey to a challenge for this: before passkeys are added or removed. One of the two is given.
 */
export type OwnerProof = {
/**
 * The account's password.
 */
password?: string,
/**
 * What a passkey of the account has signed.
 */
passkey?: PasskeyAnswer, };

/**
 * How fast a game is.
 */
export type Pace = "untimed" | "bullet" | "blitz" | "rapid" | "classical" | "correspondence";

/**
 * Games of one kind and speed.
 */
export type PaceTally = {
/**
 * Which game.
 */
game: GameName,
/**
 * How fast.
 */
pace: Pace,
/**
 * How they ended.
 */
results: ResultTally, };

/**
 * A player who sits out a round.
 */
export type PairedBye = {
/**
 * The player's number in the tournament.
 */
player: number,
/**
 * What it counts.
 */
bye: Bye,
/**
 * The reason for sitting out.
 */
why: ByeReason, };

/**
 * Why these players meet.
 */
export type PairingReason = { "kind": "schedule",
/**
 * Its row, counted from 1.
 */
row: number,
/**
 * Whether it is the second cycle, with seats exchanged.
 */
exchanged: boolean, } | { "kind": "swiss",
/**
 * What each had scored before the round, in sixtieths of a point.
 */
points: [number, number],
/**
 * Their places by score and rating before the round, counted from 1.
 */
ranks: [number, number],
/**
 * How often they had met before: more than 0 only where nobody can be paired otherwise.
 */
met: number,
/**
 * How often each had the first seat more than the second, before the round.
 */
balance: [number, number],
/**
 * What decided about the seats.
 */
seats: SeatReason, } | { "kind": "arena",
/**
 * What each had scored, in sixtieths of a point.
 */
points: [number, number],
/**
 * How long each had waited, in milliseconds.
 */
waited_ms: [number, number],
/**
 * Whether they just met all the same, because nobody else was there.
 */
again: boolean,
/**
 * What decided about the seats.
 */
seats: SeatReason, } | { "kind": "table",
/**
 * What each had scored before the round, in sixtieths of a point.
 */
points: Array<number>,
/**
 * How many pairs of players had sat at one table before, each as often as they had.
 */
met: number, };

/**
 * What a passkey has signed.
 */
export type PasskeyAnswer = {
/**
 * Its credential id.
 */
credential: string,
/**
 * `clientDataJSON`.
 */
client_data: string,
/**
 * `authenticatorData`.
 */
authenticator_data: string,
/**
 * The signature of both.
 */
signature: string,
/**
 * `userHandle`, as far as the browser says it. Signing in needs it.
 */
user_handle: string | null, };

/**
 * What a browser needs to have a passkey sign.
 */
export type PasskeyChallenge = {
/**
 * What has to be signed. It works once.
 */
challenge: string,
/**
 * The relying party: the host of the server's address.
 */
rp_id: string,
/**
 * The passkeys that may sign, by their credential ids; any if there are none.
 */
allow: Array<string>,
/**
 * How long the challenge can be answered.
 */
lasts_ms: number, };

/**
 * What a browser needs to make a passkey.
 */
export type PasskeyCreation = {
/**
 * What the browser has to repeat. It works once, in this session.
 */
challenge: string,
/**
 * The relying party: the host of the server's address.
 */
rp_id: string,
/**
 * The user handle: the same for all passkeys of an account, and it reveals nothing.
 */
user: string,
/**
 * The name of the account.
 */
name: string,
/**
 * The passkeys that the account has, by their credential ids: a device that has one of them makes no second one.
 */
exclude: Array<string>,
/**
 * The algorithms that are understood, best first: -7 (ES256), -8 (EdDSA), -257 (RS256).
 */
algorithms: Array<number>,
/**
 * How long the challenge can be answered.
 */
lasts_ms: number, };

/**
 * Another name for a passkey.
 */
export type PasskeyLabel = {
/**
 * One line, 1 to 60 characters.
 */
label: string, };

/**
 * What is remembered of a passkey.
 */
export type PasskeyLine = {
/**
 * Its number, to rename or remove it.
 */
id: number,
/**
 * What its owner calls it.
 */
label: string,
/**
 * When it was added, as a Unix time in milliseconds.
 */
made_unix_ms: number,
/**
 * When it was last used.
 */
used_unix_ms: number | null, };

/**
 * Why a passkey is not accepted.
 */
export type PasskeyRefused = "unavailable" | "expired" | "unknown" | "invalid" | "unsupported";

/**
 * The passkeys of an account.
 */
export type Passkeys = {
/**
 * Whether passkeys work at the address of this server: browsers have them for names of hosts with TLS, and for `localhost`.
 */
usable: boolean,
/**
 * Oldest first; 10 at most.
 */
passkeys: Array<PasskeyLine>, };

/**
 * Somebody who plays: a guest or the owner of an account.
 */
export type PersonId = string;

/**
 * A report about a person, as moderators see it.
 */
export type PersonReport = {
/**
 * Its number.
 */
number: number,
/**
 * Who has reported it.
 */
reporter: PersonId,
/**
 * Their name.
 */
reporter_name: string,
/**
 * The outcome.
 */
state: ReportState,
/**
 * What was reported.
 */
part: ReportPart,
/**
 * What the reported person had said at the table when it was reported: the last lines.
 */
evidence: Array<ReportedLine>, };

/**
 * A person as others see them.
 */
export type PersonView = {
/**
 * The name.
 */
name: string,
/**
 * Whether it is a guest.
 */
guest: boolean,
/**
 * Whether a program plays for them.
 */
bot: boolean, };

/**
 * A move of a planned line.
 */
export type PlannedMove = {
/**
 * Who decides.
 */
seat: number,
/**
 * The move.
 */
move: string, };

/**
 * What I have planned at a table.
 */
export type PlannedMoves = {
/**
 * How many moves have been played: the lines begin there.
 */
number: number,
/**
 * The lines that are still possible.
 */
lines: Array<Array<PlannedMove>>, };

/**
 * A move that was played.
 */
export type Played = {
/**
 * The seat, counted from 0.
 */
seat: number,
/**
 * The move.
 */
move: string,
/**
 * How long it took, in milliseconds.
 */
took_ms: number, };

/**
 * A finished game of a person.
 */
export type PlayedGame = {
/**
 * The table.
 */
line: TableLine,
/**
 * How it ended for them.
 */
outcome: Outcome,
/**
 * When it ended, as a Unix time in milliseconds.
 */
ended_unix_ms: number, };

/**
 * A page of a person's finished games, newest first.
 */
export type PlayedGames = {
/**
 * The games.
 */
games: Array<PlayedGame>,
/**
 * Give it as `before` to look further back; nothing if there are no older games. A page may be short, or empty, although there are older
 * games: no more than 1,000 are looked at for one page.
 */
next: string | null, };

/**
 * Who played.
 */
export type PlayerKind = "people" | "bots";

/**
 * A position. Points are named as in the notation; lists by seat begin with seat 0.
 */
export type Position = { "game": "yinsh" } & Yinsh | { "game": "lyngk" } & Lyngk | { "game": "linko" } & Linko;

/**
 * Where a move leads, for one viewer.
 */
export type PositionUpdate = {
/**
 * The position.
 */
position: Position,
/**
 * The path of the last move, if it went over several spaces.
 */
way: Array<string>,
/**
 * What is to be decided.
 */
decision: Decision | null,
/**
 * Whether the turn may be reset.
 */
may_reset: boolean,
/**
 * Whether a seat may still break the game off without a result.
 */
may_abort: boolean,
/**
 * The clocks.
 */
clocks: Clocks | null, };

/**
 * A private message.
 */
export type PrivateMessage = {
/**
 * Its number in the conversation.
 */
number: number,
/**
 * Who wrote it.
 */
by: PersonId,
/**
 * When, by the calendar.
 */
unix_ms: number,
/**
 * What it says, in one or more lines.
 */
text: string, };

/**
 * A person as everybody sees them.
 */
export type Profile = {
/**
 * The person.
 */
id: PersonId,
/**
 * The name.
 */
name: string,
/**
 * Whether a program plays.
 */
bot: boolean,
/**
 * Since when, as a Unix time in milliseconds.
 */
since_unix_ms: number,
/**
 * How strong, by game and time class. Only classes with at least one rated game.
 */
ratings: Array<RatingLine>,
/**
 * Until when they are on vacation, as a Unix time in milliseconds: clocks of their games with days per turn stand still on their turns.
 */
vacation_until_unix_ms?: number, };

/**
 * What a push message holds, encrypted for the browser alone.
 */
export type PushMessage = {
/**
 * Of what.
 */
kind: NotificationKind,
/**
 * The sentence, in the language of the reader.
 */
title: string,
/**
 * Which game; empty for a message.
 */
body: string,
/**
 * The path that it leads to.
 */
path: string,
/**
 * A message replaces an earlier one with the same tag.
 */
tag: string, };

/**
 * Whether this browser gets push messages, and how it subscribes to them.
 */
export type PushState = {
/**
 * The server's public key, in base64url; nothing where the host has switched push off.
 */
key: string | null,
/**
 * Whether the server sends to this browser: to the session that asks.
 */
on: boolean, };

/**
 * A puzzle, without its solution.
 */
export type Puzzle = {
/**
 * Its name in addresses.
 */
id: string,
/**
 * Which game.
 */
game: GameName,
/**
 * Which variant of it.
 */
variant: string,
/**
 * How many play.
 */
players: number,
/**
 * Where the solver sits.
 */
seat: number,
/**
 * What is to be done.
 */
goal: PuzzleGoal,
/**
 * How certain it is that there is one solution.
 */
proof: PuzzleProof,
/**
 * How many turns the solver has to find.
 */
turns: number,
/**
 * Its themes.
 */
themes: Array<string>,
/**
 * How hard it is.
 */
rating: number,
/**
 * The position before the opponent's last turn, to start a study from. Nothing where cards are hidden.
 */
start: string | null,
/**
 * The opponent's last turn, one text a decision. It leads to the position to be solved.
 */
last: Array<string>,
/**
 * What the solver saw before the opponent's last turn.
 */
before: Position, };

/**
 * What a judged puzzle was judged by: probabilities of winning.
 */
export type PuzzleChances = {
/**
 * After the solution.
 */
best: number,
/**
 * After the next best turn.
 */
second: number, };

/**
 * An attempt at a puzzle: the decisions are replayed.
 */
export type PuzzleDone = {
/**
 * Why it was wanted.
 */
mode: PuzzleMode,
/**
 * The solver's own decisions up to the end or the first wrong one, 40 at most.
 */
moves: Array<string>,
/**
 * Whether there was any help, which counts as a failure.
 */
helped: boolean,
/**
 * The rating before, for those whose rating is not kept here; a beginner's if not said.
 */
mine?: PuzzleRating, };

/**
 * What can be wrong with a puzzle.
 */
export type PuzzleFault = "second_solution" | "not_winning" | "unclear";

/**
 * What is to be done in a puzzle.
 */
export type PuzzleGoal = { "is": "win",
/**
 * In at most this many of the solver's turns.
 */
turns: number, } | { "is": "defend" } | { "is": "best" };

/**
 * Help with a puzzle, from little to much.
 */
export type PuzzleHelp = "piece" | "move" | "solution";

/**
 * Help with a puzzle.
 */
export type PuzzleHelped = {
/**
 * The point of the piece, or the card, to be used; nothing where the decision has none.
 */
piece: string | null,
/**
 * The next decision, where that was asked for.
 */
move: string | null,
/**
 * The rest of the solution, replies included, where that was asked for.
 */
solution: Array<LessonMove>, };

/**
 * What a puzzle is wanted for.
 */
export type PuzzleMode = "training" | "theme" | "daily" | "streak" | "again";

/**
 * How a puzzle stands.
 */
export type PuzzleOutcome = { "is": "going_on" } | { "is": "solved" } | { "is": "wrong",
/**
 * How play might go on, from the position after the wrong decision.
 */
refutation: Array<LessonMove>,
/**
 * Where the puzzle was judged, what its solution and the next best turn promise.
 */
chances: PuzzleChances | null, };

/**
 * How certain it is that a puzzle has one solution.
 */
export type PuzzleProof = "proved" | "judged";

/**
 * How a puzzle changed a rating.
 */
export type PuzzleRated = {
/**
 * Whether it was solved, without help.
 */
solved: boolean,
/**
 * Whether it counted: the first time, in a mode that counts.
 */
counted: boolean,
/**
 * The rating before.
 */
before: PuzzleRating,
/**
 * The rating after.
 */
after: PuzzleRating,
/**
 * How hard the puzzle is now.
 */
puzzle: number, };

/**
 * A rating by Glicko-2.
 */
export type PuzzleRating = {
/**
 * The rating itself.
 */
rating: number,
/**
 * How uncertain it is.
 */
deviation: number,
/**
 * How much it changes.
 */
volatility: number, };

/**
 * A person's results in the puzzles of a game.
 */
export type PuzzleRecord = {
/**
 * Which game.
 */
game: GameName,
/**
 * The rating.
 */
rating: PuzzleRating,
/**
 * How many were solved at the first try.
 */
solved: number,
/**
 * How many were not.
 */
failed: number,
/**
 * The failed ones that were not solved since, the latest first, 200 at most.
 */
again: Array<string>, };

/**
 * What is wrong with a puzzle.
 */
export type PuzzleReport = {
/**
 * In one word.
 */
reason: PuzzleFault,
/**
 * The decisions that should have been right, 40 at most.
 */
moves: Array<string>, };

/**
 * Which puzzle is wanted.
 */
export type PuzzleRequest = {
/**
 * What the puzzle is wanted for; it decides which one is chosen and whether it is rated.
 */
mode: PuzzleMode,
/**
 * The theme, in the mode of that name.
 */
theme?: string,
/**
 * The solver's rating; by default the one stored on the server, or a beginner's.
 */
rating?: number,
/**
 * In a streak: how many are solved.
 */
solved?: number,
/**
 * The day of the daily one in UTC, `2026-11-18`; today if not said.
 */
date?: string,
/**
 * Puzzles that are not wanted, 1000 at most; if not said, those that the server knows to have been tried.
 */
seen?: Array<string>,
/**
 * The failed ones of which one is wanted again, 1000 at most; if not said, those that the server knows of.
 */
failed?: Array<string>, };

/**
 * A person's results in puzzles.
 */
export type PuzzleStanding = {
/**
 * Game by game, where there are any results.
 */
games: Array<PuzzleRecord>, };

/**
 * A puzzle after the moves made so far.
 */
export type PuzzleStep = {
/**
 * Where the solver sits, and whose view this is.
 */
seat: number,
/**
 * How many seats there are.
 */
seats: number,
/**
 * The position.
 */
position: Position,
/**
 * What is to be decided; nothing once the puzzle is solved or a turn was wrong.
 */
decision: Decision | null,
/**
 * The move that led here.
 */
last: string | null,
/**
 * The solver's latest decision and the replies to it, with the position after each; the opponent's last turn before the first decision.
 */
latest: Array<LessonMove>,
/**
 * How it stands.
 */
outcome: PuzzleOutcome,
/**
 * Why the last of the moves cannot be played. Everything else is as it was before it.
 */
refused: Refused | null,
/**
 * The help that was wanted.
 */
help: PuzzleHelped | null, };

/**
 * A theme.
 */
export type PuzzleTheme = {
/**
 * Its name: the end of the id of its text, with `_` instead of `-`.
 */
name: string,
/**
 * How many puzzles have it.
 */
puzzles: number, };

/**
 * What the solver has decided so far.
 */
export type PuzzleTry = {
/**
 * The solver's own decisions, first to last, 40 at most; the replies follow from them.
 */
moves: Array<string>,
/**
 * What help is wanted.
 */
help?: PuzzleHelp, };

/**
 * The puzzles of a game.
 */
export type Puzzles = {
/**
 * Which game.
 */
game: GameName,
/**
 * How many puzzles there are.
 */
puzzles: number,
/**
 * The rating of the easiest.
 */
least: number,
/**
 * The rating of the hardest.
 */
most: number,
/**
 * The themes that have puzzles.
 */
themes: Array<PuzzleTheme>, };

/**
 * When no push messages are sent: those that come up meanwhile are sent afterwards, if they are still true.
 */
export type QuietHours = {
/**
 * From this minute of the day, by the clock of the person …
 */
from_minute: number,
/**
 * … until this one, the next day if it is not later.
 */
until_minute: number,
/**
 * How that clock differs from UTC, from which time on; oldest first, eight at most. A browser knows it for a year ahead.
 */
offsets: Array<ZoneOffset>, };

/**
 * The history of one rating.
 */
export type RatingCurve = {
/**
 * Which game.
 */
game: GameName,
/**
 * Which time class.
 */
class: string,
/**
 * The last steps, 400 at most, oldest first.
 */
steps: Array<RatingStep>, };

/**
 * The history of a person's ratings.
 */
export type RatingHistory = {
/**
 * One for each game and time class with at least one rated game.
 */
curves: Array<RatingCurve>, };

/**
 * A person's rating at one game in one time class.
 */
export type RatingLine = {
/**
 * Which game.
 */
game: GameName,
/**
 * Which time class.
 */
class: string,
/**
 * The rating, as it is shown.
 */
rating: number,
/**
 * How unsure it is: the true strength is within twice this with 95 %.
 */
deviation: number,
/**
 * How many rated games.
 */
games: number, };

/**
 * A rating after one result.
 */
export type RatingStep = {
/**
 * Where it was played; nothing if that table is in no list.
 */
table: TableId | null,
/**
 * When that ended, as a Unix time in milliseconds.
 */
unix_ms: number,
/**
 * The rating after it, as it is shown.
 */
rating: number,
/**
 * How unsure it was then.
 */
deviation: number, };

/**
 * How far a conversation has been read.
 */
export type ReadMessages = {
/**
 * The number of the last message that has been read.
 */
number: number, };

/**
 * What a text holds.
 */
export type ReadStudy = {
/**
 * The name of the study; nothing where the text is records.
 */
name: string | null,
/**
 * Its chapters, or one for each record.
 */
chapters: Array<StudyChapter>, };

/**
 * A new password for a person who has forgotten theirs.
 */
export type Recovery = {
/**
 * The name of the account.
 */
name: string,
/**
 * One of its recovery codes, in any case, with or without dashes and spaces.
 */
code: string,
/**
 * The new password, 8 to 128 bytes.
 */
new: string, };

/**
 * A request for a link by mail, from a person who has forgotten their password.
 */
export type RecoveryByMail = {
/**
 * The name of the account.
 */
name: string, };

/**
 * How many recovery codes an account has.
 */
export type RecoveryCodes = {
/**
 * Those that have not been used.
 */
left: number, };

/**
 * Why a command was refused. Nothing has changed.
 */
export type Refused = { "code": "rule",
/**
 * The clause: the rulebook and its number.
 */
clause: string,
/**
 * The name of the reason, for translations.
 */
kind: string,
/**
 * Its data, for translations: points, colours, numbers.
 */
fields: { [key in string]: string },
/**
 * An English sentence.
 */
message: string, } | { "code": "unreadable",
/**
 * The name of what is expected, or of what is wrong, for translations.
 */
kind: string,
/**
 * Its data, for translations.
 */
fields: { [key in string]: string },
/**
 * What stands where something else is expected, cut to a length one can print. Nothing where the whole is wrong.
 */
found: string | null,
/**
 * An English sentence that says what is expected.
 */
message: string, } | { "code": "record",
/**
 * The line, counted from 1.
 */
line: number,
/**
 * The move, counted from 1, if a move is at fault.
 */
at_move: number | null,
/**
 * That move, if it can be read.
 */
text: string | null,
/**
 * What is wrong there: `unreadable`, `rule` or `impossible`.
 */
reason: Refused,
/**
 * English: all of this in a sentence.
 */
message: string, } | { "code": "study_text",
/**
 * The line, counted from 1.
 */
line: number,
/**
 * The character in it, counted from 1.
 */
column: number,
/**
 * What stands there, cut to a length one can print.
 */
found: string,
/**
 * An English sentence that says what is expected.
 */
message: string, } | { "code": "impossible",
/**
 * The clause of the first reason.
 */
clause: string,
/**
 * The name of that reason, for translations.
 */
kind: string,
/**
 * Its data, for translations.
 */
fields: { [key in string]: string },
/**
 * English: every reason there is.
 */
message: string, } | { "code": "options",
/**
 * The field that is wrong.
 */
field: string,
/**
 * An English sentence.
 */
message: string, } | { "code": "not_seated" } | { "code": "which_seat" } | { "code": "not_opener" } | { "code": "not_your_turn" } | { "code": "stale",
/**
 * The number of moves played.
 */
number: number, } | { "code": "not_started" } | { "code": "started" } | { "code": "over" } | { "code": "not_over" } | { "code": "seat_taken" } | { "code": "already_seated" } | { "code": "no_such_bot" } | { "code": "too_late_to_abort" } | { "code": "nothing_offered" } | { "code": "offered_already" } | { "code": "not_for_more_players" } | { "code": "no_such_point" } | { "code": "nothing_to_reset" } | { "code": "nobody_away",
/**
 * How long still.
 */
wait_ms: number | null, } | { "code": "time_up" } | { "code": "hidden" } | { "code": "fair_play" } | { "code": "text" } | { "code": "table_full" } | { "code": "too_often" } | { "code": "needs_account" } | { "code": "left_games",
/**
 * How long still.
 */
wait_ms: number, } | { "code": "nothing_to_plan" } | { "code": "plan_unfinished" } | { "code": "plan_ambiguous" };

/**
 * The category of a report.
 */
export type ReportCategory = "cheating" | "insults" | "spam" | "name" | "leaving_games" | "other";

/**
 * One entry of a report.
 */
export type ReportPart = {
/**
 * What for.
 */
category: ReportCategory,
/**
 * The table where it happened, if one was named.
 */
table: TableId | null,
/**
 * What they wrote; may be empty.
 */
text: string,
/**
 * When, as a Unix time in milliseconds.
 */
unix_ms: number, };

/**
 * The outcome of a report.
 */
export type ReportState = "open" | "acted" | "nothing";

/**
 * A line of chat that is kept with a report.
 */
export type ReportedLine = {
/**
 * What the reported person said.
 */
text: string,
/**
 * When, as a Unix time in milliseconds.
 */
unix_ms: number, };

/**
 * A person with open reports.
 */
export type ReportedPerson = {
/**
 * Their id.
 */
person: PersonId,
/**
 * Their name.
 */
name: string,
/**
 * Whether they have no account.
 */
guest: boolean,
/**
 * How many people have reported them.
 */
reporters: number,
/**
 * What for.
 */
categories: Array<ReportCategory>,
/**
 * Since when, as a Unix time in milliseconds.
 */
since_unix_ms: number, };

/**
 * Games by how they ended.
 */
export type ResultTally = {
/**
 * Games won, alone or with others.
 */
won: number,
/**
 * Games without a winner.
 */
drawn: number,
/**
 * Games lost.
 */
lost: number, };

/**
 * A review that was begun, or one of the same game that there is already.
 */
export type ReviewBegun = {
/**
 * Its id.
 */
review: string, };

/**
 * How far a review has come.
 */
export type ReviewNews = {
/**
 * Which game.
 */
game: GameName,
/**
 * Who judges, by its name in the roster.
 */
bot: string,
/**
 * How many positions are looked at for each one judged.
 */
nodes: number,
/**
 * Whether it goes on.
 */
stage: ReviewStage,
/**
 * How many turns there are to judge.
 */
all: number,
/**
 * The number of the first turn in this answer, counted from 0.
 */
from: number,
/**
 * The turns judged since then.
 */
turns: Array<ReviewedTurn>,
/**
 * What each player's turns so far add up to, by seat.
 */
players: Array<ReviewedPlayer>, };

/**
 * A request for a review: a bot judges every turn of a game.
 */
export type ReviewRequest = {
/**
 * Where the game starts. One that is still being played at a table is not judged.
 */
start: StudyStart,
/**
 * How many of the start's own moves are kept; all of them if not said.
 */
keep?: number,
/**
 * What is played after those: 1000 moves at most.
 */
moves: Array<string>,
/**
 * This many moves are only played; the moves after them are reviewed. By default all are.
 */
from?: number,
/**
 * How many positions are looked at for each one judged, within limits; the usual number if not said.
 */
nodes?: number,
/**
 * How many better lines are reported where a turn lost much: 1 to 3, 1 if not said.
 */
lines?: number, };

/**
 * Where a review stands.
 */
export type ReviewStage = "waiting" | "running" | "done" | "stopped";

/**
 * All turns of one player together.
 */
export type ReviewedPlayer = {
/**
 * The mean of the turns' accuracies; nothing where no turn was taken.
 */
accuracy: number | null,
/**
 * How many turns.
 */
turns: number,
/**
 * How many of them were inaccuracies.
 */
inaccuracies: number,
/**
 * How many were mistakes.
 */
mistakes: number,
/**
 * How many were blunders.
 */
blunders: number, };

/**
 * A turn that was judged. Probabilities are those of the seat that took it.
 */
export type ReviewedTurn = {
/**
 * How many moves were played before it.
 */
first: number,
/**
 * Who took it.
 */
seat: number,
/**
 * Its moves.
 */
moves: Array<string>,
/**
 * The best chances before it, from 0 to 1.
 */
win_before: number,
/**
 * The chances after it.
 */
win_after: number,
/**
 * What it lost, in percentage points.
 */
loss: number,
/**
 * From 0 to 100.
 */
accuracy: number,
/**
 * What it is called, if it lost much.
 */
judgement: Judgement | null,
/**
 * Whether the worth of the position after it is certain.
 */
solved: boolean,
/**
 * What would have been better, best first; only where it lost much.
 */
better: Array<BetterTurn>, };

/**
 * Who can read a line of chat.
 */
export type Room = "players" | "spectators" | "all";

/**
 * A warning, a mute or a ban, as the person sees it.
 */
export type Sanction = {
/**
 * Its number, by which it is confirmed or appealed against.
 */
number: number,
/**
 * What it is.
 */
kind: SanctionKind,
/**
 * Why, as a host or moderator wrote it.
 */
reason: string,
/**
 * Since when, as a Unix time in milliseconds.
 */
since_unix_ms: number,
/**
 * Until when; null for a ban without an end.
 */
until_unix_ms: number | null,
/**
 * When it was lifted, if it was.
 */
lifted_unix_ms: number | null,
/**
 * When the warning was confirmed, if it was.
 */
confirmed_unix_ms: number | null,
/**
 * The appeal against it, if there is one.
 */
appeal: Appeal | null,
/**
 * For a ban: how long newcomers are refused from the networks that the account was used from.
 */
networks_until_unix_ms?: number, };

/**
 * A sanction: a warning, a mute or a ban.
 */
export type SanctionKind = "warning" | "mute" | "ban";

/**
 * A study, as its readers see it.
 */
export type SavedStudy = {
/**
 * Which one.
 */
id: StudyId,
/**
 * The number of changes so far.
 */
version: number,
/**
 * What it is called.
 */
name: string,
/**
 * Who may read it.
 */
visibility: Visibility,
/**
 * Who belongs to it, the owner first.
 */
members: Array<StudyMember>,
/**
 * Its chapters, in order.
 */
chapters: Array<StudyChapter>,
/**
 * Who the members are.
 */
people: Array<StudyPerson>, };

/**
 * A player's result in a tournament of a season.
 */
export type SeasonPlace = {
/**
 * Which tournament.
 */
tournament: TournamentId,
/**
 * The place in it.
 */
place: number,
/**
 * Its points, in sixtieths.
 */
points: number,
/**
 * Whether the points count, because it is one of the player's best tournaments.
 */
counts: boolean, };

/**
 * A line of the table of a season.
 */
export type SeasonRow = {
/**
 * The person's id: it stays when the name changes.
 */
person: PersonId,
/**
 * The place, counted from 1; equal for those whom nothing decides between.
 */
place: number,
/**
 * Points of the tournaments that count, in sixtieths.
 */
points: number,
/**
 * How many tournaments were won.
 */
wins: number,
/**
 * The result of each tournament.
 */
results: Array<SeasonPlace>, };

/**
 * What the places of a tournament count in the table of a season.
 */
export type SeasonRule = {
/**
 * Points of the first place, the second, and so on; nothing behind the last.
 */
places: Array<number>,
/**
 * How many of a player's best tournaments count; by default all.
 */
best: number | null, };

/**
 * The clock of a seat.
 */
export type SeatClock = {
/**
 * What is left of the main time, of the current period or of the days, in milliseconds.
 */
remaining_ms: number,
/**
 * Byo-yomi: the periods left, the current one included. Equal to the number agreed on while main time runs.
 */
periods: number,
/**
 * Byo-yomi: main time is used up.
 */
in_period: boolean, };

/**
 * A seat in a list.
 */
export type SeatLine = {
/**
 * The person or the bot.
 */
occupant: Occupant | null,
/**
 * The person's name, or the bot's.
 */
name: string | null,
/**
 * The rating at the time, if there is one.
 */
rating: number | null, };

/**
 * What the opener wants for a seat.
 */
export type SeatOffer = "me" | "open" | { "bot": string } | { "for": PersonId };

/**
 * What decided about seats.
 */
export type SeatReason = "balance" | "alternation" | "rank" | "lot";

/**
 * A seat.
 */
export type SeatView = {
/**
 * Who plays it.
 */
occupant: Occupant | null,
/**
 * For whom an empty seat is kept.
 */
kept_for: PersonId | null,
/**
 * The bot that plays on, if its player is gone for good.
 */
replaced_by: string | null,
/**
 * Since when (time of service) its player is away.
 */
away_since_ms: number | null,
/**
 * Until when, as a Unix time in milliseconds, its player is on vacation: until then their clock stands still on their turns.
 */
vacation_until_unix_ms?: number, };

/**
 * A table as the asker sees it.
 */
export type SeenTable = {
/**
 * The view.
 */
view: TableView,
/**
 * Who the people in it are.
 */
people: { [key in PersonId]: PersonView }, };

/**
 * A series of tournaments with a season table.
 */
export type SeriesId = string;

/**
 * A match, or the one game there is.
 */
export type SeriesView = {
/**
 * Games finished.
 */
played: number,
/**
 * Points so far, one a seat; in a match only.
 */
totals: Array<number>,
/**
 * The results of the games finished, first to last.
 */
results: Array<GameResult>,
/**
 * Seats that are ready for the next game.
 */
ready: Array<number>, };

/**
 * A browser in which a person is signed in.
 */
export type SessionLine = {
/**
 * By which it can be ended.
 */
id: string,
/**
 * Since when, as a Unix time in milliseconds.
 */
made_unix_ms: number,
/**
 * Last used, to the day.
 */
seen_unix_ms: number,
/**
 * Whether it is the one that asks.
 */
current: boolean, };

/**
 * An arrow between two places of a board, or a mark on one.
 */
export type Shape = {
/**
 * Its colour.
 */
colour: ShapeColour,
/**
 * The place of a mark, or where an arrow begins: at most four lower-case letters and digits.
 */
from: string,
/**
 * Where an arrow ends; a mark has none.
 */
to?: string, };

/**
 * The colour of an arrow or mark.
 */
export type ShapeColour = "green" | "red" | "blue" | "yellow";

/**
 * Where a table stands.
 */
export type Stage = "waiting" | "playing" | "between" | "over" | "closed";

/**
 * A line of the standings.
 */
export type Standing = {
/**
 * The player's number in the tournament.
 */
player: number,
/**
 * The place, counted from 1; equal for those whom nothing decides between.
 */
place: number,
/**
 * Points, in sixtieths.
 */
points: number,
/**
 * What each tie-break of the format counts, in sixtieths where it counts points.
 */
tie_breaks: Array<number>,
/**
 * How many games have a result.
 */
games: number,
/**
 * How many of them were won at the board.
 */
wins: number,
/**
 * How many wins in a row, up to now.
 */
streak: number,
/**
 * Whether the player plays on.
 */
active: boolean, };

/**
 * A person whose turns in rated games agree with the choices of bots far more often than is usual at their rating.
 */
export type StandingOut = {
/**
 * Their id.
 */
person: PersonId,
/**
 * Their name.
 */
name: string,
/**
 * In which game.
 */
game: GameName,
/**
 * Their rating when the last game was compared.
 */
rating: number,
/**
 * How many of their last games were compared.
 */
games: number,
/**
 * How many turns there were in these games.
 */
turns: number,
/**
 * How many of these a bot would have chosen as well, looking at few, more and many positions.
 */
looks: Array<LookShare>,
/**
 * How long a turn took on average, in milliseconds.
 */
think_ms: number,
/**
 * How much these times differ: their standard deviation as a percentage of the average.
 */
spread_percent: number,
/**
 * During how many of all turns in these games their page lost the focus, as a percentage. 0 for games played before 0.7.0.
 */
away_percent: number,
/**
 * Since when the entry has waited for a moderator.
 */
since_unix_ms: number,
/**
 * The tables of these games, newest first.
 */
tables: Array<TableId>, };

/**
 * Statistics of a person's last 2,000 games. Games that were aborted, and those in which one person played several seats, are not counted.
 */
export type Statistics = {
/**
 * All of them.
 */
all: ResultTally,
/**
 * Whether there are older games that are not counted.
 */
has_older: boolean,
/**
 * By game and pace.
 */
paces: Array<PaceTally>,
/**
 * Against people alone.
 */
people: ResultTally,
/**
 * Against each bot of the server in games for two, by game and name.
 */
bots: Array<BotTally>,
/**
 * In the seat that begins, in games for two.
 */
first: ResultTally,
/**
 * In the other seat.
 */
second: ResultTally,
/**
 * By what ended them, the most frequent first.
 */
endings: Array<EndingTally>,
/**
 * How many games in a row have ended as the last one did.
 */
streak: Streak | null,
/**
 * The most games in a row that were won.
 */
best_streak: number,
/**
 * The people they have met most often, 10 at most.
 */
opponents: Array<OpponentTally>, };

/**
 * Games in a row.
 */
export type Streak = {
/**
 * How they ended.
 */
outcome: Outcome,
/**
 * How many.
 */
games: number, };

/**
 * A game, position by position.
 */
export type Studied = {
/**
 * Which game.
 */
game: GameName,
/**
 * Which variant of it.
 */
variant: string,
/**
 * How many play.
 */
players: number,
/**
 * The players, where known.
 */
seats: Array<SeatLine>,
/**
 * The deal or position it starts from: the `position` of another study. Nothing as long as cards are hidden.
 */
start: string | null,
/**
 * Which game of its table it is; nothing where it is no game of a table.
 */
series: StudiedSeries | null,
/**
 * How many moves the start itself has: of the record, or of the table so far.
 */
own: number,
/**
 * How the game of the start ended, if it did.
 */
result: GameResult | null,
/**
 * The moves that led to the last position.
 */
moves: Array<StudiedMove>,
/**
 * The positions that were wanted, 250 at most.
 */
positions: Array<StudiedPosition>,
/**
 * Every legal move after the last one; none where the game is over or the viewer may not know.
 */
legal: Array<string>,
/**
 * The first move that could not be played. Those after it were not tried.
 */
refused: StudyRefused | null, };

/**
 * What is to be decided in a [`StudiedPosition`].
 */
export type StudiedDecision = {
/**
 * Who decides.
 */
seat: number,
/**
 * What kind of decision it is.
 */
kind: DecisionKind, };

/**
 * A move of a [`Studied`] game.
 */
export type StudiedMove = {
/**
 * The seat, counted from 0.
 */
seat: number,
/**
 * The move.
 */
move: string,
/**
 * How long it took, if it was played at a table.
 */
took_ms: number | null, };

/**
 * A position of a [`Studied`] game.
 */
export type StudiedPosition = {
/**
 * How many moves have been played.
 */
number: number,
/**
 * What the viewer sees.
 */
position: Position,
/**
 * Who that is; nobody in particular where it makes no difference.
 */
viewer: number | null,
/**
 * Further effects of the move that led here.
 */
effects: Effects,
/**
 * What is to be decided, if the game goes on by its rules.
 */
decision: StudiedDecision | null,
/**
 * The position as a line, to start another study or a table from. Nothing as long as cards are hidden.
 */
text: string | null,
/**
 * How it ended, if it ended here by its rules.
 */
result: GameResult | null,
/**
 * The hand of every seat, where all may be known; else none.
 */
hands: Array<Array<string>>, };

/**
 * Which game of a table is stepped through.
 */
export type StudiedSeries = {
/**
 * Its number, counted from 0.
 */
game: number,
/**
 * How many games of the table have begun.
 */
begun: number, };

/**
 * A game to step through, move by move: one that was played, or a hypothetical one.
 */
export type Study = {
/**
 * Where it starts.
 */
start: StudyStart,
/**
 * How many of the start's own moves are played first; all of them if not said.
 */
keep?: number,
/**
 * What is played after those: 1000 moves at most.
 */
moves: Array<string>,
/**
 * The first position that is wanted, by the number of moves before it, and all that follow; the last one alone if not said.
 */
from?: number,
/**
 * Whose cards are seen. Where all may be known, those of the seat that decides if not said; at a table where cards are still
 * hidden, only one of the asker's own seats.
 */
viewer?: number, };

/**
 * A change of a study.
 */
export type StudyAsk = {
/**
 * The client's own name for this change. Asked again with the same key, it is made once.
 */
key: string,
/**
 * The change.
 */
change: StudyChange, };

/**
 * A change of a study: what somebody asks for, and, once it is accepted, what happened.
 */
export type StudyChange = { "do": "rename",
/**
 * Its new name.
 */
name: string, } | { "do": "set_visibility",
/**
 * From now on.
 */
visibility: Visibility, } | { "do": "set_member",
/**
 * The person's id.
 */
person: PersonId,
/**
 * What they may do; nobody becomes the owner.
 */
role: StudyRole, } | { "do": "remove_member",
/**
 * The person's id.
 */
person: PersonId, } | { "do": "add_chapter",
/**
 * All of it.
 */
chapter: StudyChapter, } | { "do": "rename_chapter",
/**
 * Which one.
 */
chapter: ChapterId,
/**
 * Its new name.
 */
name: string, } | { "do": "move_chapter",
/**
 * Which one.
 */
chapter: ChapterId,
/**
 * How many chapters stand before it afterwards.
 */
to: number, } | { "do": "delete_chapter",
/**
 * Which one.
 */
chapter: ChapterId, } | { "do": "add_moves",
/**
 * In which chapter.
 */
chapter: ChapterId,
/**
 * From where.
 */
at: NodeId,
/**
 * 100 moves at most.
 */
moves: Array<LineMove>, } | { "do": "delete",
/**
 * In which chapter.
 */
chapter: ChapterId,
/**
 * The position after the move.
 */
node: NodeId, } | { "do": "promote",
/**
 * In which chapter.
 */
chapter: ChapterId,
/**
 * The position after the move.
 */
node: NodeId, } | { "do": "comment",
/**
 * In which chapter.
 */
chapter: ChapterId,
/**
 * About which position.
 */
node: NodeId,
/**
 * The comment; empty for none.
 */
text: string, } | { "do": "set_glyph",
/**
 * In which chapter.
 */
chapter: ChapterId,
/**
 * The position after the move.
 */
node: NodeId,
/**
 * The glyph; null for none.
 */
glyph: Glyph | null, } | { "do": "draw",
/**
 * In which chapter.
 */
chapter: ChapterId,
/**
 * On which position.
 */
node: NodeId,
/**
 * All arrows and marks.
 */
shapes: Array<Shape>, };

/**
 * A chapter, whole.
 */
export type StudyChapter = {
/**
 * Which one, chosen at random by who adds it.
 */
id: ChapterId,
/**
 * What it is called.
 */
name: string,
/**
 * The deal or position it starts from.
 */
start: string,
/**
 * Its positions, each before those that follow it, first children first. The first one is the start.
 */
nodes: Array<StudyNode>, };

/**
 * A change that was accepted, at its version.
 */
export type StudyEntry = {
/**
 * The version it led to, counted from 1.
 */
version: number,
/**
 * Who changed it.
 */
by: PersonId,
/**
 * Their own name for the change.
 */
key: string,
/**
 * What changed.
 */
change: StudyChange, };

/**
 * A saved study.
 */
export type StudyId = string;

/**
 * A study in a list.
 */
export type StudyLine = {
/**
 * Which one.
 */
id: StudyId,
/**
 * What it is called.
 */
name: string,
/**
 * Who may read it.
 */
visibility: Visibility,
/**
 * What the caller may do; null for a caller who is not a member.
 */
role: StudyRole | null,
/**
 * When it was changed last, as a Unix time in milliseconds.
 */
changed_unix_ms: number, };

/**
 * A member of a study.
 */
export type StudyMember = {
/**
 * The person's id.
 */
person: PersonId,
/**
 * What they may do.
 */
role: StudyRole, };

/**
 * A position of a chapter with what is noted about it.
 */
export type StudyNode = {
/**
 * How many moves lead here. The node before it in the list with one less is its parent.
 */
depth: number,
/**
 * Who made the move that led here.
 */
seat: number,
/**
 * That move; empty for the start of the chapter.
 */
move: string,
/**
 * A comment; empty for none.
 */
comment?: string,
/**
 * The glyph of the move.
 */
glyph?: Glyph,
/**
 * What is drawn on the board.
 */
shapes?: Array<Shape>, };

/**
 * A person who is a member of a study or looks at it.
 */
export type StudyPerson = {
/**
 * The person's id.
 */
person: PersonId,
/**
 * As they are shown.
 */
shown: PersonView, };

/**
 * A move that could not be played in a [`Study`].
 */
export type StudyRefused = {
/**
 * How many moves had been played before it.
 */
number: number,
/**
 * What was to be played.
 */
move: string,
/**
 * Why not.
 */
reason: Refused, };

/**
 * What a member may do.
 */
export type StudyRole = "owner" | "writer" | "reader";

/**
 * Where a [`Study`] starts.
 */
export type StudyStart = {
/**
 * Which table.
 */
table: TableId,
/**
 * Which of its games, counted from 0; the last one begun if not said.
 */
game?: number, } | {
/**
 * Its text.
 */
record: string,
/**
 * Which, where there are several one after the other; the first if not said.
 */
game?: number, } | {
/**
 * Which game.
 */
game: GameName,
/**
 * Which variant of it; that of the position, or the usual one, if not said.
 */
variant?: string,
/**
 * How many play; as the position says, or two, if not said.
 */
players?: number,
/**
 * A line `game/variant key=value …`, a deal or a position; moves may follow. If not said, a new game is dealt.
 */
position?: string, };

/**
 * A text to be read: of a study, or records in our format or in a foreign one.
 */
export type StudyText = {
/**
 * The text.
 */
text: string, };

/**
 * A change that was made.
 */
export type StudyVersion = {
/**
 * The version it led to.
 */
version: number, };

/**
 * A table: one game or match, from its opening to its end.
 */
export type TableId = string;

/**
 * A table in a list.
 */
export type TableLine = {
/**
 * Its id.
 */
id: TableId,
/**
 * What is agreed on. A position to start from is left out: lists stay short.
 */
options: Options,
/**
 * Whether the game starts from a position instead of a deal.
 */
from_position: boolean,
/**
 * Where it stands.
 */
stage: Stage,
/**
 * What the opener wants for each seat.
 */
offers: Array<SeatOffer>,
/**
 * Who plays.
 */
seats: Array<SeatLine>,
/**
 * How many moves have been played.
 */
moves: number,
/**
 * How it ended: the last game's result.
 */
result: GameResult | null,
/**
 * When it was opened, as a Unix time in milliseconds.
 */
opened_unix_ms: number, };

/**
 * A table as one viewer sees it.
 */
export type TableView = {
/**
 * Its id.
 */
id: TableId,
/**
 * How many events there have been.
 */
version: number,
/**
 * Whose view this is; null for a spectator's.
 */
viewer: number | null,
/**
 * What is agreed on.
 */
options: Options,
/**
 * Who opened it.
 */
opener: PersonId,
/**
 * The seats.
 */
seats: Array<SeatView>,
/**
 * Waiting, playing or over.
 */
stage: Stage,
/**
 * Whether the result still counts.
 */
rated: boolean,
/**
 * The match so far.
 */
series: SeriesView,
/**
 * The game being played or just over.
 */
game: GameView | null,
/**
 * What was promised about the next deal, 64 hexadecimal digits.
 */
commitment: string | null,
/**
 * What is offered and asked.
 */
offers: Offers,
/**
 * The table of the rematch.
 */
rematch: TableId | null,
/**
 * The last lines of chat.
 */
chat: Array<ChatLine>,
/**
 * The tournament it is played for.
 */
tournament?: TournamentId, };

/**
 * A request to go back.
 */
export type Takeback = {
/**
 * Who made the request.
 */
by: number,
/**
 * How many moves remain.
 */
to: number,
/**
 * Who has agreed so far.
 */
agreed: Array<number>, };

/**
 * What decides between players with equal points.
 */
export type TieBreak = "buchholz" | "sonneborn_berger" | "direct_encounter" | "wins" | "score_share" | "opponents_points";

/**
 * What the server says. Without the feature `people` only what is said where nobody else is: tables of one person.
 */
export type ToClient = { "say": "welcome",
/**
 * Your own id; for a guest the one that the cookie stands for.
 */
person: PersonId,
/**
 * The time of service, to set the client's idea of it.
 */
service_ms: number,
/**
 * The program's version.
 */
version: string, } | { "say": "table",
/**
 * The view.
 */
view: TableView,
/**
 * Who the people in it are.
 */
people: { [key in PersonId]: PersonView },
/**
 * The time of service.
 */
service_ms: number, } | { "say": "events",
/**
 * Which table.
 */
table: TableId,
/**
 * The version before.
 */
from: number,
/**
 * What happened, one version each.
 */
events: Array<ViewEvent>,
/**
 * People not mentioned before.
 */
people?: { [key in PersonId]: PersonView },
/**
 * The time of service.
 */
service_ms: number, } | { "say": "granted",
/**
 * Which table.
 */
table: TableId,
/**
 * Your key.
 */
key: string,
/**
 * The version it led to.
 */
version: number, } | { "say": "refused",
/**
 * Which table.
 */
table: TableId,
/**
 * Your key.
 */
key: string,
/**
 * The reason, for a client to put into words.
 */
reason: Refused, } | { "say": "preview",
/**
 * Which table.
 */
table: TableId,
/**
 * The move.
 */
move: string,
/**
 * The position after it, where nothing is hidden.
 */
position: Position | null,
/**
 * What else it does.
 */
effects: Effects, } | { "say": "presence",
/**
 * Which table.
 */
table: TableId,
/**
 * The seats.
 */
seats: Array<number>,
/**
 * How many watch.
 */
spectators: number, } | { "say": "lobby",
/**
 * Tables that wait for players.
 */
open: Array<TableLine>,
/**
 * Games to watch.
 */
running: Array<TableLine>,
/**
 * How many people are connected.
 */
people: number, } | { "say": "lobby_changes",
/**
 * Tables that were added or changed.
 */
lines: Array<TableLine>,
/**
 * Tables that were removed.
 */
gone: Array<TableId>,
/**
 * How many people are connected.
 */
people: number, } | { "say": "paired",
/**
 * Which table.
 */
table: TableId, } | { "say": "blocked",
/**
 * Their ids, in no order.
 */
people: Array<PersonId>, } | { "say": "challenges",
/**
 * Those of others, in no order.
 */
incoming: Array<Challenge>, } | { "say": "notifications",
/**
 * How many.
 */
unseen: number, } | { "say": "unread_messages",
/**
 * How many.
 */
unread: number, } | { "say": "message_sent",
/**
 * The id of the other person.
 */
with: PersonId,
/**
 * The message.
 */
message: PrivateMessage, } | { "say": "sanctions",
/**
 * Newest first.
 */
sanctions: Array<Sanction>, } | { "say": "error",
/**
 * The error.
 */
error: Error,
/**
 * The table it is about, if one.
 */
table: TableId | null,
/**
 * The key it is about, if one.
 */
key: string | null, } | { "say": "study_changed",
/**
 * Which study.
 */
study: StudyId,
/**
 * The version before.
 */
from: number,
/**
 * What changed, one version each; none where there is nothing new.
 */
entries: Array<StudyEntry>, } | { "say": "study_moved",
/**
 * Which study.
 */
study: StudyId, } | { "say": "study_granted",
/**
 * Which study.
 */
study: StudyId,
/**
 * Your key.
 */
key: string,
/**
 * The version it led to, or the present one where there was nothing to change.
 */
version: number, } | { "say": "study_fault",
/**
 * Which study.
 */
study: StudyId,
/**
 * Your key, if it is about a change.
 */
key: string | null,
/**
 * The reason, for a client to put into words.
 */
error: Error, } | { "say": "study_presence",
/**
 * Which study.
 */
study: StudyId,
/**
 * Who is there.
 */
people: Array<StudyPerson>, } | { "say": "tournament_moved",
/**
 * The tournament's id.
 */
tournament: TournamentId,
/**
 * Its version.
 */
version: number, } | { "say": "club_said",
/**
 * The club's id.
 */
club: ClubId,
/**
 * The message.
 */
message: ClubMessage, } | { "say": "club_moved",
/**
 * The club's id.
 */
club: ClubId, } | { "say": "tournament_table",
/**
 * Which tournament.
 */
tournament: TournamentId,
/**
 * What it is called.
 */
name: string,
/**
 * The round, counted from 1.
 */
round: number,
/**
 * Your table.
 */
table: TableId, } | { "say": "going_down" };

/**
 * What a client says.
 */
export type ToServer = { "say": "watch",
/**
 * The table's id.
 */
table: TableId,
/**
 * From which of your seats; by default the first.
 */
seat: number | null,
/**
 * The last version the client has, to get the tail only.
 */
version: number | null,
/**
 * How soon the bots there answer, if you play against bots alone.
 */
pace?: BotPace, } | { "say": "unwatch",
/**
 * The table's id.
 */
table: TableId, } | { "say": "ask",
/**
 * The table's id.
 */
table: TableId,
/**
 * The client's own name for this request. Asked again with the same key, it is granted once.
 */
key: string,
/**
 * The seat it is for, if you play several.
 */
seat: number | null,
/**
 * The command.
 */
command: Command, } | { "say": "preview",
/**
 * Which table.
 */
table: TableId,
/**
 * The seat it is for, if you play several.
 */
seat: number | null,
/**
 * The move.
 */
move: string, } | { "say": "lost_focus",
/**
 * The table's id.
 */
table: TableId, } | { "say": "lobby",
/**
 * Whether to follow it or to stop.
 */
follow: boolean, } | { "say": "seek",
/**
 * Which game.
 */
game: GameName,
/**
 * Which variant.
 */
variant: string,
/**
 * How many play.
 */
players: number,
/**
 * The clock.
 */
clock: ClockRule,
/**
 * Whether the result counts.
 */
rated: boolean, } | { "say": "stop_seeking" } | { "say": "watch_study",
/**
 * The study's id.
 */
study: StudyId,
/**
 * The version the client has.
 */
version: number, } | { "say": "unwatch_study",
/**
 * The study's id.
 */
study: StudyId, } | { "say": "change_study",
/**
 * The study's id.
 */
study: StudyId,
/**
 * The client's own name for this change. Asked again with the same key, it is made once.
 */
key: string,
/**
 * The change.
 */
change: StudyChange, } | { "say": "watch_club",
/**
 * The club's id.
 */
club: ClubId, } | { "say": "unwatch_club",
/**
 * The club's id.
 */
club: ClubId, } | { "say": "watch_tournament",
/**
 * The tournament's id.
 */
tournament: TournamentId, } | { "say": "unwatch_tournament",
/**
 * The tournament's id.
 */
tournament: TournamentId, };

/**
 * What is remembered of a token.
 */
export type TokenLine = {
/**
 * Its number, to revoke it.
 */
id: number,
/**
 * What it is for.
 */
label: string,
/**
 * When it was made, as a Unix time in milliseconds.
 */
made_unix_ms: number,
/**
 * When it was last used, to the hour.
 */
used_unix_ms: number | null, };

/**
 * A request to a tournament.
 */
export type TournamentAsk = {
/**
 * What they ask for.
 */
command: TournamentCommand,
/**
 * The code in the invitation link, for those who enter with one.
 */
invitation?: string, };

/**
 * The club that a tournament belongs to.
 */
export type TournamentClub = {
/**
 * Its id.
 */
club: ClubId,
/**
 * What it is called.
 */
name: string,
/**
 * Whether you are a member.
 */
member: boolean, };

/**
 * A request.
 */
export type TournamentCommand = { "do": "enter" } | { "do": "check_in" } | { "do": "withdraw" } | { "do": "change",
/**
 * From now on.
 */
settings: TournamentSettings, } | { "do": "invite",
/**
 * The person's id: it stays when the name changes.
 */
person: PersonId, } | { "do": "start" } | { "do": "next_round" } | { "do": "pause" } | { "do": "resume" } | { "do": "adjudicate",
/**
 * Which one.
 */
game: number,
/**
 * The place of each seat, counted from 1; equal places are a draw.
 */
places: Array<number>, } | { "do": "forfeit",
/**
 * Which one.
 */
game: number,
/**
 * Their seats.
 */
seats: Array<number>, } | { "do": "exclude",
/**
 * The player's number in the tournament.
 */
player: number, } | { "do": "readmit",
/**
 * The player's number in the tournament.
 */
player: number, } | { "do": "finish" } | { "do": "undo",
/**
 * The version of the tournament after the act.
 */
version: number, };

/**
 * A page of the crosstable: a hundred lines at most, in the order of the standings.
 */
export type TournamentCrosstable = {
/**
 * How many lines there are in all.
 */
all: number,
/**
 * The lines.
 */
rows: Array<CrossRow>,
/**
 * The players in them, by their numbers.
 */
entries: Record<string, TournamentPlayer>,
/**
 * Who the people in it are.
 */
people: { [key in PersonId]: PersonView }, };

/**
 * What happened.
 */
export type TournamentDeed = { "kind": "created" } | { "kind": "changed" } | { "kind": "invited",
/**
 * The person's id: it stays when the name changes.
 */
person: PersonId, } | { "kind": "entered",
/**
 * The player's number in the tournament.
 */
player: number, } | { "kind": "checked_in",
/**
 * The player's number in the tournament.
 */
player: number, } | { "kind": "withdrew",
/**
 * The player's number in the tournament.
 */
player: number, } | { "kind": "came_back",
/**
 * The player's number in the tournament.
 */
player: number, } | { "kind": "started" } | { "kind": "paired",
/**
 * Which one.
 */
round: number,
/**
 * How many games.
 */
games: number, } | { "kind": "no_show",
/**
 * Which game.
 */
game: number,
/**
 * The players who did not come.
 */
players: Array<number>, } | { "kind": "ended",
/**
 * Which one.
 */
game: number,
/**
 * Who played it, by seats.
 */
players: Array<number>,
/**
 * The result, and what it counts.
 */
outcome: GameOutcome, } | { "kind": "adjudicated",
/**
 * Which one.
 */
game: number,
/**
 * Who played it, by seats.
 */
players: Array<number>,
/**
 * How it counts.
 */
outcome: GameOutcome, } | { "kind": "excluded",
/**
 * The player's number in the tournament.
 */
player: number, } | { "kind": "readmitted",
/**
 * The player's number in the tournament.
 */
player: number, } | { "kind": "paused" } | { "kind": "resumed" } | { "kind": "finished" } | { "kind": "undone",
/**
 * The version after the act.
 */
act: number, };

/**
 * A game of a tournament.
 */
export type TournamentGame = {
/**
 * Its number.
 */
game: number,
/**
 * The round, counted from 1.
 */
round: number,
/**
 * Who plays, by seats.
 */
players: Array<number>,
/**
 * Where it is played.
 */
table: TableId | null,
/**
 * How it ended.
 */
outcome: GameOutcome | null,
/**
 * Why they meet.
 */
why: PairingReason, };

/**
 * A line of the history.
 */
export type TournamentHappening = {
/**
 * The version after it.
 */
version: number,
/**
 * When, as a Unix time in milliseconds.
 */
unix_ms: number,
/**
 * The organiser who did it.
 */
by: PersonId | null,
/**
 * Whether an organiser can undo it now.
 */
can_undo: boolean,
/**
 * What was done.
 */
what: TournamentDeed, };

/**
 * What happened in a tournament, the latest first: a hundred at most.
 */
export type TournamentHistory = {
/**
 * What happened.
 */
happened: Array<TournamentHappening>,
/**
 * Whether there is more before it.
 */
more: boolean,
/**
 * The players in it, by their numbers.
 */
entries: Record<string, TournamentPlayer>,
/**
 * Who the people in it are.
 */
people: { [key in PersonId]: PersonView }, };

/**
 * A tournament.
 */
export type TournamentId = string;

/**
 * A tournament in a list. Stored: a field that is added has a default.
 */
export type TournamentLine = {
/**
 * Its id.
 */
id: TournamentId,
/**
 * What it is called.
 */
name: string,
/**
 * Who meets whom.
 */
format: Format,
/**
 * Which game.
 */
game: GameName,
/**
 * Which variant.
 */
variant: string,
/**
 * The clock.
 */
clock: ClockRule,
/**
 * Whether its games are rated.
 */
rated: boolean,
/**
 * Whether only its own players and organisers see it in lists.
 */
private: boolean,
/**
 * Whether only those enter who are invited.
 */
invited_only: boolean,
/**
 * When it starts or started, as a Unix time in milliseconds.
 */
starts_unix_ms: number,
/**
 * Where it stands.
 */
state: TournamentState,
/**
 * How many play.
 */
players: number,
/**
 * Who created it.
 */
owner: PersonId,
/**
 * Who won, where it is over: the first place, alone or shared.
 */
winners: Array<Occupant>, };

/**
 * A page of a list of tournaments.
 */
export type TournamentList = {
/**
 * The tournaments.
 */
tournaments: Array<TournamentLine>,
/**
 * What to give as `before` for the next page; nothing where there is no more.
 */
next: string | null,
/**
 * Who the people in it are.
 */
people: { [key in PersonId]: PersonView }, };

/**
 * What happens next by itself.
 */
export type TournamentNext = "check_in" | "start" | "round" | "end";

/**
 * A player as the page shows them.
 */
export type TournamentPlayer = {
/**
 * The person or the bot that plays under this number.
 */
who: Occupant,
/**
 * The rating when they entered.
 */
rating: number,
/**
 * Whether they are paired.
 */
status: TournamentPlayerStatus, };

/**
 * Whether a player is paired.
 */
export type TournamentPlayerStatus = "entered" | "active" | "withdrawn" | "excluded";

/**
 * Why it cannot be. Nothing has changed.
 */
export type TournamentRefused = { "code": "not_organiser" } | { "code": "not_invited" } | { "code": "not_member" } | { "code": "excluded" } | { "code": "not_a_player" } | { "code": "already_so" } | { "code": "full",
/**
 * How many.
 */
most: number, } | { "code": "not_now" } | { "code": "round_unfinished",
/**
 * How many.
 */
games: number, } | { "code": "last_round" } | { "code": "too_few",
/**
 * How many there must be.
 */
fewest: number, } | { "code": "not_found" } | { "code": "unsuitable",
/**
 * What is unsuitable, as a name of a field.
 */
what: string, } | { "code": "not_paused" } | { "code": "rests_on_it" };

/**
 * A round: who meets whom and why. A hundred games at most; in an arena the latest come first.
 */
export type TournamentRound = {
/**
 * The round, counted from 1.
 */
round: number,
/**
 * How many games it has.
 */
all: number,
/**
 * The games.
 */
games: Array<TournamentGame>,
/**
 * Who sits out.
 */
byes: Array<PairedBye>,
/**
 * The players in it, by their numbers.
 */
entries: Record<string, TournamentPlayer>,
/**
 * Who the people in it are.
 */
people: { [key in PersonId]: PersonView }, };

/**
 * What is agreed on. Untrusted until a tournament has been created with it.
 */
export type TournamentSettings = {
/**
 * What it is called.
 */
name: string,
/**
 * Who meets whom.
 */
format: Format,
/**
 * What is played at each table. The number of players is that of a table, and the seats are those of the pairing.
 */
table: Options,
/**
 * When it starts, as a Unix time in milliseconds.
 */
starts_unix_ms: number,
/**
 * Whether players must say that they are there, in the last five minutes before it starts.
 */
check_in: boolean,
/**
 * Who may enter.
 */
admission: Admission,
/**
 * How long people rest between rounds, in seconds.
 */
break_s: number,
/**
 * The series it belongs to.
 */
series: SeriesId | null,
/**
 * Who organises it beside the one who created it.
 */
organisers: Array<PersonId>,
/**
 * The description, for people who consider entering.
 */
description: string,
/**
 * Not listed: only people with the link find it.
 */
private: boolean,
/**
 * Bots that play where somebody has no opponent: in an arena.
 */
bots: FillIns | null,
/**
 * Whether the clocks of players on vacation stand still, where turns take days. Rounds may then take longer.
 */
vacations: boolean, };

/**
 * A page of the standings: a hundred at most.
 */
export type TournamentStandings = {
/**
 * How many lines there are in all.
 */
all: number,
/**
 * The lines.
 */
standings: Array<Standing>,
/**
 * The players in them, by their numbers.
 */
entries: Record<string, TournamentPlayer>,
/**
 * Who the people in it are.
 */
people: { [key in PersonId]: PersonView }, };

/**
 * Where a tournament stands.
 */
export type TournamentState = "announced" | "running" | "finished";

/**
 * The next change that comes by itself, and when.
 */
export type TournamentStep = {
/**
 * What it is.
 */
what: TournamentNext,
/**
 * In how many milliseconds from now.
 */
in_ms: number, };

/**
 * What it led to.
 */
export type TournamentVersion = {
/**
 * The version of the tournament.
 */
version: number, };

/**
 * A tournament as it is now. The standings and those who play are the first hundred; the rest is read page by page.
 */
export type TournamentView = {
/**
 * Its id.
 */
id: TournamentId,
/**
 * How many events there have been.
 */
version: number,
/**
 * What is agreed on.
 */
settings: TournamentSettings,
/**
 * Who created it.
 */
owner: PersonId,
/**
 * Where it stands.
 */
state: TournamentState,
/**
 * Whether it is paused.
 */
paused: boolean,
/**
 * How many have entered.
 */
players: number,
/**
 * How many rounds are paired.
 */
rounds: number,
/**
 * How many rounds there are in all; in an arena 1.
 */
rounds_in_all: number,
/**
 * What happens next by itself.
 */
next: TournamentStep | null,
/**
 * What decides between players with equal points, in this order.
 */
tie_breaks: Array<TieBreak>,
/**
 * The first hundred of the standings.
 */
standings: Array<Standing>,
/**
 * Players who are in the standings and games here, by their numbers.
 */
entries: Record<string, TournamentPlayer>,
/**
 * Games that are being played, a hundred at most: those of the best first.
 */
boards: Array<TournamentGame>,
/**
 * How many games are being played.
 */
playing: number,
/**
 * Who the people in it are.
 */
people: { [key in PersonId]: PersonView },
/**
 * You, if you play in it.
 */
you: TournamentYou | null,
/**
 * Whether you may act as an organiser.
 */
organiser: boolean,
/**
 * For organisers: the code in the invitation link.
 */
invitation: string | null,
/**
 * Whether only members of a club may enter.
 */
members_only: boolean,
/**
 * The club it belongs to, if you may know.
 */
club: TournamentClub | null, };

/**
 * You in a tournament.
 */
export type TournamentYou = {
/**
 * Your number.
 */
player: number,
/**
 * Whether you are paired.
 */
status: TournamentPlayerStatus,
/**
 * Your line of the standings.
 */
standing: Standing | null,
/**
 * The game you play now.
 */
game: number | null,
/**
 * Its table, as soon as it is there.
 */
table: TableId | null,
/**
 * Why you wait, in an arena.
 */
waiting: WaitingReason | null, };

/**
 * My vacation.
 */
export type Vacation = {
/**
 * Until when I am on vacation, as a Unix time in milliseconds; nothing if I am not.
 */
until_unix_ms: number | null,
/**
 * How many days of this year are left. Days of a vacation that has begun count as taken until it is ended early.
 */
days_left: number,
/**
 * The longest vacation that can begin now, in days: near the end of a year it may use days of the next one.
 */
most_days: number, };

/**
 * What a viewer may know of one event.
 */
export type ViewEvent = { "event": "nothing" } | { "event": "seat",
/**
 * The seat, counted from 0.
 */
seat: number,
/**
 * As it is now.
 */
now: SeatView, } | { "event": "replaced",
/**
 * Which seat.
 */
seat: number,
/**
 * As it is now.
 */
now: SeatView,
/**
 * The clocks: a bot that plays on for somebody has none.
 */
clocks: Clocks | null, } | { "event": "vacation",
/**
 * Which seat.
 */
seat: number,
/**
 * As it is now.
 */
now: SeatView,
/**
 * The clocks: on vacation none runs for this seat.
 */
clocks: Clocks | null, } | { "event": "closed" } | { "event": "started",
/**
 * All seats, as they were drawn: who sat on one may sit on another now.
 */
seats: Array<SeatView>,
/**
 * Whether the result counts, now that it is known who plays.
 */
rated: boolean,
/**
 * The game.
 */
game: GameView, } | { "event": "moved",
/**
 * The move.
 */
played: Played,
/**
 * Where that leads.
 */
now: PositionUpdate, } | { "event": "went_back",
/**
 * How many moves remain.
 */
to: number,
/**
 * Whether the result still counts.
 */
rated: boolean,
/**
 * Where that leads.
 */
now: PositionUpdate, } | { "event": "offers",
/**
 * What is offered and asked now.
 */
now: Offers, } | { "event": "ended",
/**
 * What everybody may know now.
 */
game: GameView,
/**
 * Whether more is played here.
 */
stage: Stage,
/**
 * The match so far.
 */
series: SeriesView,
/**
 * What is promised about the next deal.
 */
commitment: string | null, } | { "event": "ready",
/**
 * All who are.
 */
ready: Array<number>, } | { "event": "rematch",
/**
 * The table's id.
 */
table: TableId, } | { "event": "said",
/**
 * The line.
 */
line: ChatLine, };

/**
 * Who may read a study.
 */
export type Visibility = "private" | "link" | "public";

/**
 * An appeal that waits for an answer.
 */
export type WaitingAppeal = {
/**
 * Whose appeal it is.
 */
person: PersonId,
/**
 * Their name.
 */
name: string,
/**
 * What it is against.
 */
sanction: Sanction, };

/**
 * Why somebody in an arena waits.
 */
export type WaitingReason = { "kind": "nobody_free",
/**
 * How many games are being played: the next one that ends frees somebody.
 */
games: number, } | { "kind": "just_met",
/**
 * The last one.
 */
player: number, } | { "kind": "same_seat" } | { "kind": "paused" } | { "kind": "ending" };

/**
 * White is seat 0.
 */
export type Yinsh = {
/**
 * The rings of each colour on the board.
 */
rings: [Array<string>, Array<string>],
/**
 * The markers that show each colour.
 */
markers: [Array<string>, Array<string>],
/**
 * Rings taken off.
 */
removed: [number, number],
/**
 * Markers beside the board.
 */
pool: number, };

/**
 * How a clock differs from UTC.
 */
export type ZoneOffset = {
/**
 * From when on, as a Unix time in milliseconds.
 */
from_unix_ms: number,
/**
 * By how many minutes it is ahead.
 */
minutes: number, };
