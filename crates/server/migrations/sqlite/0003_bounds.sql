-- Lists that read no more than they show, command keys that can be pruned, and a row for proving that a write is durable.
-- The PostgreSQL twin of this file has the same tables and columns.

-- Public lists: one stretch of this index for each game and stage asked for, each in the order of the list.
CREATE INDEX tables_listed ON tables (private, game, stage, opened_unix_ms, id);
-- What a server looks after, when it starts.
CREATE INDEX tables_live ON tables (id) WHERE stage IN ('waiting', 'playing', 'between');
DROP INDEX tables_by_opening;
DROP INDEX tables_waiting;
DROP INDEX tables_running;

-- Whether `command_keys` may have keys of this table. A finished table's are pruned after a while.
ALTER TABLE tables ADD COLUMN has_keys BOOLEAN NOT NULL DEFAULT TRUE;
CREATE INDEX tables_to_prune ON tables (opened_unix_ms, id) WHERE stage IN ('over', 'closed') AND has_keys;

-- Who sits at which table, with what a list of somebody's games can be filtered by: copies of the columns of `tables`. `owner` is the
-- account that a guest has become, else the person.
CREATE TABLE players_listed (
    person         TEXT NOT NULL,
    opened_unix_ms INTEGER NOT NULL,
    table_id       TEXT NOT NULL REFERENCES tables (id),
    owner          TEXT NOT NULL,
    private        BOOLEAN NOT NULL,
    game           TEXT NOT NULL,
    stage          TEXT NOT NULL,
    PRIMARY KEY (person, opened_unix_ms, table_id)
) WITHOUT ROWID;

INSERT INTO players_listed (person, opened_unix_ms, table_id, owner, private, game, stage)
SELECT p.person, p.opened_unix_ms, p.table_id, COALESCE(g.merged_into, p.person), t.private, t.game, t.stage
FROM players AS p JOIN tables AS t ON t.id = p.table_id LEFT JOIN people AS g ON g.id = p.person
ORDER BY p.person, p.opened_unix_ms, p.table_id;

DROP TABLE players;
ALTER TABLE players_listed RENAME TO players;
CREATE INDEX players_by_owner ON players (owner, private, game, stage, opened_unix_ms, table_id);

-- What a guest said who has become an account is the account's.
INSERT INTO speakers (person, table_id, version)
SELECT g.merged_into, s.table_id, MAX(s.version) FROM speakers AS s JOIN people AS g ON g.id = s.person
WHERE g.merged_into IS NOT NULL GROUP BY g.merged_into, s.table_id
ON CONFLICT (person, table_id) DO UPDATE SET version = MAX(version, excluded.version);
DELETE FROM speakers WHERE person IN (SELECT id FROM people WHERE merged_into IS NOT NULL);

-- One row, counted up by readiness checks: a read alone does not show that a disk takes writes.
CREATE TABLE write_checks (
    id      INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
    checked INTEGER NOT NULL
);
INSERT INTO write_checks (id, checked) VALUES (1, 0);
