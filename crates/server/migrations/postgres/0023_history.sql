-- Whose turn it is, what somebody has played, and codes for somebody who has forgotten a password. The SQLite twin of this file has the
-- same tables and columns.

-- The seat whose person decides, or -1 where no person does. Nothing is known of tables to which nothing has happened since this release.
ALTER TABLE tables ADD COLUMN to_move BIGINT;

-- One row for each player of a finished game, with an empty `opponent`, and one more for each of their opponents: the id of a person (the
-- account that a guest has become), or `bot` and its name after a space. Everything else is a copy, so that a page is one stretch of an index.
CREATE TABLE history (
    owner         TEXT COLLATE "C" NOT NULL,
    opponent      TEXT COLLATE "C" NOT NULL,
    private       BOOLEAN NOT NULL,
    ended_unix_ms BIGINT NOT NULL,
    table_id      TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    game          TEXT COLLATE "C" NOT NULL,
    variant       TEXT COLLATE "C" NOT NULL,
    pace          TEXT COLLATE "C" NOT NULL,
    rated         BOOLEAN NOT NULL,
    has_bots      BOOLEAN NOT NULL,
    seat          BIGINT NOT NULL,
    outcome       TEXT COLLATE "C" NOT NULL,
    ended_by      TEXT COLLATE "C" NOT NULL,
    opponents     TEXT COLLATE "C" NOT NULL,          -- JSON
    PRIMARY KEY (owner, opponent, private, ended_unix_ms, table_id)
);
CREATE INDEX history_by_opponent ON history (opponent) WHERE opponent <> '';

-- The game has its rows there. Games that ended before this release get theirs in the background.
ALTER TABLE tables ADD COLUMN remembered BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX tables_to_remember ON tables (opened_unix_ms, id) WHERE stage = 'over' AND NOT remembered;

-- Hashes of codes, each of which sets a new password once.
CREATE TABLE recovery_codes (
    person       TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    hash         BYTEA NOT NULL,
    made_unix_ms BIGINT NOT NULL,
    PRIMARY KEY (person, hash)
);
