-- Who has challenged whom: a private table with a seat kept for somebody. A challenge is open as long as its table waits for players.
-- The PostgreSQL twin of this file has the same tables and columns.
CREATE TABLE challenges (
    table_id        TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
    challenger      TEXT NOT NULL REFERENCES people (id),
    challenged      TEXT NOT NULL REFERENCES people (id),
    unix_ms         INTEGER NOT NULL,
    expires_unix_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX challenges_by_challenger ON challenges (challenger, table_id);
CREATE INDEX challenges_by_challenged ON challenges (challenged, table_id);
CREATE INDEX challenges_by_expiry ON challenges (expires_unix_ms, table_id);
