-- Finished games by number, and who is told of them. The SQLite twin of this file has the same tables and columns.

-- Numbers have no gaps and are given out in the order in which they become visible, so that a reader who has got to a number has missed
-- nothing before it. `game` and `private` are copies of the columns of `tables`.
CREATE TABLE finished (
    number   BIGINT PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES tables (id),
    game     TEXT COLLATE "C" NOT NULL,
    private  BOOLEAN NOT NULL
);
CREATE INDEX finished_public ON finished (game, number) WHERE NOT private;

-- The table has its number. Games that ended before this release get theirs in the background.
ALTER TABLE tables ADD COLUMN numbered BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX tables_to_number ON tables (opened_unix_ms, id) WHERE stage = 'over' AND NOT numbered;

-- Where somebody wants to be told that a game of theirs is over. The secret signs what is sent.
CREATE TABLE webhooks (
    id           BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner        TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    url          TEXT NOT NULL,
    secret       TEXT NOT NULL,
    made_unix_ms BIGINT NOT NULL,
    -- Failures in a row, the status of the last answer (0: none came), and when it may be tried next.
    failures     BIGINT NOT NULL DEFAULT 0,
    last_status  BIGINT,
    due_unix_ms  BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX webhooks_by_owner ON webhooks (owner);

-- What has not been delivered yet.
CREATE TABLE webhook_calls (
    webhook BIGINT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    number  BIGINT NOT NULL REFERENCES finished (number),
    PRIMARY KEY (webhook, number)
);
