-- Who leaves rated games, and how far the turns of people agree with those of bots. The PostgreSQL twin of this file has the same tables and columns.

-- Who has left rated games against the clock of late. `steps` goes up with every game that somebody leaves, and down with every few that they
-- play to their end; `aborted` and `played` count towards the next step up and down. Until `paused_until_unix_ms` they play no rated games.
CREATE TABLE leavers (
    person               TEXT PRIMARY KEY NOT NULL REFERENCES people (id),
    steps                INTEGER NOT NULL,
    aborted              INTEGER NOT NULL,
    played               INTEGER NOT NULL,
    paused_until_unix_ms INTEGER NOT NULL
);

-- When connections were last lost that nobody meant to end: a server was started or lost, or could store nothing. One row.
CREATE TABLE disturbances (
    id      INTEGER PRIMARY KEY NOT NULL,
    unix_ms INTEGER NOT NULL
);

-- Rated games whose turns are to be compared with those of bots. Who deletes the row compares the game.
CREATE TABLE to_compare (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
    unix_ms  INTEGER NOT NULL
);
CREATE INDEX to_compare_by_time ON to_compare (unix_ms, table_id);

-- What was found about a player of such a game: of `turns`, how many a bot would have chosen with few, more and many positions; how long a turn
-- took on average, and the standard deviation of that in thousandths.
CREATE TABLE compared_games (
    person   TEXT NOT NULL REFERENCES people (id),
    game     TEXT NOT NULL,
    unix_ms  INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    turns    INTEGER NOT NULL,
    few      INTEGER NOT NULL,
    more     INTEGER NOT NULL,
    many     INTEGER NOT NULL,
    think_ms INTEGER NOT NULL,
    spread   INTEGER NOT NULL,
    PRIMARY KEY (person, game, unix_ms, table_id)
);

-- The last of them, added up for each account. What stands out waits for a moderator from `flagged_unix_ms` on; `dismissed_total` is how many
-- games had been compared when a moderator dismissed it. `usual_…` is what was usual when it was flagged, in thousandths.
CREATE TABLE agreements (
    person          TEXT NOT NULL REFERENCES people (id),
    game            TEXT NOT NULL,
    rating          INTEGER NOT NULL,
    games           INTEGER NOT NULL,
    turns           INTEGER NOT NULL,
    few             INTEGER NOT NULL,
    more            INTEGER NOT NULL,
    many            INTEGER NOT NULL,
    think_ms        INTEGER NOT NULL,
    spread          INTEGER NOT NULL,
    total           INTEGER NOT NULL,
    flagged_unix_ms INTEGER,
    dismissed_total INTEGER,
    usual_few       INTEGER NOT NULL DEFAULT 0,
    usual_more      INTEGER NOT NULL DEFAULT 0,
    usual_many      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, game)
);
CREATE INDEX agreements_by_rating ON agreements (game, rating) WHERE games >= 10;
CREATE INDEX agreements_flagged ON agreements (flagged_unix_ms) WHERE flagged_unix_ms IS NOT NULL;
