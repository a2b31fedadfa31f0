-- Finished games by number, and who is told of them. The PostgreSQL twin of this file has the same tables and columns.

-- Numbers have no gaps and are given out in the order in which they become visible, so that a reader who has got to a number has missed
-- nothing before it. `game` and `private` are copies of the columns of `tables`.
CREATE TABLE finished (
    number   INTEGER PRIMARY KEY NOT NULL,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    game     TEXT NOT NULL,
    private  BOOLEAN NOT NULL
);
CREATE INDEX finished_public ON finished (game, number) WHERE NOT private;

-- The table has its number. Games that ended before this release get theirs in the background.
ALTER TABLE tables ADD COLUMN numbered BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX tables_to_number ON tables (opened_unix_ms, id) WHERE stage = 'over' AND NOT numbered;

-- Where somebody wants to be told that a game of theirs is over. The secret signs what is sent.
CREATE TABLE webhooks (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    owner        TEXT NOT NULL REFERENCES people (id),
    url          TEXT NOT NULL,
    secret       TEXT NOT NULL,
    made_unix_ms INTEGER NOT NULL,
    -- Failures in a row, the status of the last answer (0: none came), and when it may be tried next.
    failures     INTEGER NOT NULL DEFAULT 0,
    last_status  INTEGER,
    due_unix_ms  INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX webhooks_by_owner ON webhooks (owner);

-- What has not been delivered yet.
CREATE TABLE webhook_calls (
    webhook INTEGER NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL REFERENCES finished (number),
    PRIMARY KEY (webhook, number)
) WITHOUT ROWID;
