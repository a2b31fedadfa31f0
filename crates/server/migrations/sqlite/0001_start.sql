-- What a server keeps. The PostgreSQL twin of this file has the same tables and columns.
-- Times are milliseconds, `_unix_ms` by the calendar and `_service_ms` by the service clock. Text columns named below as JSON are never
-- searched by their content. Ids are twelve letters and digits.

-- The owner of a table is whoever holds its current epoch; `version` is that of its last event.
CREATE TABLE tables (
    id                  TEXT PRIMARY KEY NOT NULL,
    epoch               INTEGER NOT NULL,
    version             INTEGER NOT NULL,
    game                TEXT NOT NULL,
    private             BOOLEAN NOT NULL,
    options             TEXT NOT NULL,      -- JSON
    opener              TEXT NOT NULL,
    offers              TEXT NOT NULL,      -- JSON
    rematch_of          TEXT,
    opened_unix_ms      INTEGER NOT NULL,
    -- From here on a column may change with every event. None of them but `stage` and `rated` is in an index, so that a move touches one page.
    stage               TEXT NOT NULL,
    rated               BOOLEAN NOT NULL,
    occupants           TEXT NOT NULL,      -- JSON
    moves               INTEGER NOT NULL,
    result              TEXT,               -- JSON
    changed_unix_ms     INTEGER NOT NULL,
    deadline_service_ms INTEGER,
    -- The result has been counted in the players' ratings, or needs not be.
    counted             BOOLEAN NOT NULL DEFAULT FALSE
) WITHOUT ROWID;

-- Lists are ordered by the opening, which never changes.
CREATE INDEX tables_by_opening ON tables (opened_unix_ms, id);
CREATE INDEX tables_waiting ON tables (opened_unix_ms, id) WHERE stage = 'waiting';
CREATE INDEX tables_running ON tables (opened_unix_ms, id) WHERE stage IN ('playing', 'between');
CREATE INDEX tables_to_rate ON tables (opened_unix_ms, id) WHERE stage = 'over' AND rated AND NOT counted;

-- The log. Append only: nothing here is ever changed or deleted. No foreign key here and on `command_keys`: they are written for every move,
-- in a transaction that has just read or written the row of their table.
CREATE TABLE events (
    table_id   TEXT NOT NULL,
    version    INTEGER NOT NULL,
    service_ms INTEGER NOT NULL,
    unix_ms    INTEGER NOT NULL,
    event      TEXT NOT NULL,               -- JSON; seeds and dealt cards are in it
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;

-- The latest snapshot of a table, to be followed by the events after `version`.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
    version  INTEGER NOT NULL,
    snapshot TEXT NOT NULL
) WITHOUT ROWID;

-- Which commands have been granted: a command that comes again with the same key is not done again.
CREATE TABLE command_keys (
    table_id TEXT NOT NULL,
    person   TEXT NOT NULL,
    key      TEXT NOT NULL,
    version  INTEGER NOT NULL,              -- after the command
    PRIMARY KEY (table_id, person, key)
) WITHOUT ROWID;

-- Who sits at which table: `tables.occupants` the other way round.
CREATE TABLE players (
    person         TEXT NOT NULL,
    opened_unix_ms INTEGER NOT NULL,
    table_id       TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, opened_unix_ms, table_id)
) WITHOUT ROWID;

-- How far the service clock has run, by each node that serves. It shows the latest of them.
CREATE TABLE service_clock (
    node       TEXT PRIMARY KEY NOT NULL,
    service_ms INTEGER NOT NULL
) WITHOUT ROWID;

-- Guests have no `folded` name and no password; of somebody deleted only the id is left.
CREATE TABLE people (
    id              TEXT PRIMARY KEY NOT NULL,
    kind            TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'deleted')),
    name            TEXT NOT NULL,
    folded          TEXT UNIQUE,            -- the name as it is compared
    password_hash   TEXT,
    bot             BOOLEAN NOT NULL DEFAULT FALSE,
    created_unix_ms INTEGER NOT NULL,
    merged_into     TEXT REFERENCES people (id),
    CHECK ((kind = 'account') = (folded IS NOT NULL))
) WITHOUT ROWID;

CREATE INDEX people_merged ON people (merged_into) WHERE merged_into IS NOT NULL;

-- Hashes of what a browser's cookie holds.
CREATE TABLE sessions (
    hash            BLOB PRIMARY KEY NOT NULL,
    person          TEXT NOT NULL REFERENCES people (id),
    created_unix_ms INTEGER NOT NULL,
    seen_unix_ms    INTEGER NOT NULL,
    expires_unix_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires_unix_ms);

-- Hashes of what a program shows instead of a cookie.
CREATE TABLE tokens (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    hash            BLOB NOT NULL UNIQUE,
    person          TEXT NOT NULL REFERENCES people (id),
    label           TEXT NOT NULL,
    created_unix_ms INTEGER NOT NULL,
    used_unix_ms    INTEGER                  -- last used, to the hour
);

CREATE INDEX tokens_by_person ON tokens (person);

-- How strong somebody is at a game and a speed.
CREATE TABLE ratings (
    person     TEXT NOT NULL REFERENCES people (id),
    game       TEXT NOT NULL,
    class      TEXT NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games      INTEGER NOT NULL,
    PRIMARY KEY (person, game, class)
) WITHOUT ROWID;

-- How it came to that: one line for every table that counted. `games` is the count after it, and so the order.
CREATE TABLE rating_history (
    person    TEXT NOT NULL REFERENCES people (id),
    game      TEXT NOT NULL,
    class     TEXT NOT NULL,
    games     INTEGER NOT NULL,
    table_id  TEXT NOT NULL REFERENCES tables (id),
    unix_ms   INTEGER NOT NULL,
    rating    DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game, class, games)
) WITHOUT ROWID;
