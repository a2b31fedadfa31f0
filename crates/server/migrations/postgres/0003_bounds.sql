-- Lists that read no more than they show, command keys that can be pruned, and a row for proving that a write is durable.
-- The SQLite twin of this file has the same tables and columns. The table `leases` is not made here: a server needs it before it may
-- migrate anything (`store/lease.rs`).

-- Keys are compared by their bytes, whatever the database's locale: in the same order as SQLite's, and in one that no update of the
-- operating system changes under an index. This rebuilds the indexes, not the tables.
ALTER TABLE tables
    ALTER COLUMN game TYPE TEXT COLLATE "C",
    ALTER COLUMN stage TYPE TEXT COLLATE "C";
ALTER TABLE events ALTER COLUMN table_id TYPE TEXT COLLATE "C";
ALTER TABLE command_keys
    ALTER COLUMN table_id TYPE TEXT COLLATE "C",
    ALTER COLUMN person TYPE TEXT COLLATE "C",
    ALTER COLUMN key TYPE TEXT COLLATE "C";
ALTER TABLE service_clock ALTER COLUMN node TYPE TEXT COLLATE "C";
ALTER TABLE people
    ALTER COLUMN id TYPE TEXT COLLATE "C",
    ALTER COLUMN folded TYPE TEXT COLLATE "C",
    ALTER COLUMN merged_into TYPE TEXT COLLATE "C";
ALTER TABLE sessions ALTER COLUMN person TYPE TEXT COLLATE "C";
ALTER TABLE tokens ALTER COLUMN person TYPE TEXT COLLATE "C";
ALTER TABLE ratings
    ALTER COLUMN person TYPE TEXT COLLATE "C",
    ALTER COLUMN game TYPE TEXT COLLATE "C",
    ALTER COLUMN class TYPE TEXT COLLATE "C";
ALTER TABLE rating_history
    ALTER COLUMN person TYPE TEXT COLLATE "C",
    ALTER COLUMN game TYPE TEXT COLLATE "C",
    ALTER COLUMN class TYPE TEXT COLLATE "C";
ALTER TABLE speakers ALTER COLUMN person TYPE TEXT COLLATE "C";

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
    person         TEXT COLLATE "C" NOT NULL,
    opened_unix_ms BIGINT NOT NULL,
    table_id       TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    owner          TEXT COLLATE "C" NOT NULL,
    private        BOOLEAN NOT NULL,
    game           TEXT COLLATE "C" NOT NULL,
    stage          TEXT COLLATE "C" NOT NULL
);

INSERT INTO players_listed (person, opened_unix_ms, table_id, owner, private, game, stage)
SELECT p.person, p.opened_unix_ms, p.table_id, COALESCE(g.merged_into, p.person), t.private, t.game, t.stage
FROM players AS p JOIN tables AS t ON t.id = p.table_id LEFT JOIN people AS g ON g.id = p.person;

DROP TABLE players;
ALTER TABLE players_listed RENAME TO players;
ALTER TABLE players ADD PRIMARY KEY (person, opened_unix_ms, table_id);
CREATE INDEX players_by_owner ON players (owner, private, game, stage, opened_unix_ms, table_id);

-- What a guest said who has become an account is the account's.
INSERT INTO speakers (person, table_id, version)
SELECT g.merged_into, s.table_id, MAX(s.version) FROM speakers AS s JOIN people AS g ON g.id = s.person
WHERE g.merged_into IS NOT NULL GROUP BY g.merged_into, s.table_id
ON CONFLICT (person, table_id) DO UPDATE SET version = GREATEST(speakers.version, excluded.version);
DELETE FROM speakers WHERE person IN (SELECT id FROM people WHERE merged_into IS NOT NULL);

-- One row, counted up by readiness checks: a read alone does not show that a disk takes writes.
CREATE TABLE write_checks (
    id      BIGINT PRIMARY KEY CHECK (id = 1),
    checked BIGINT NOT NULL
);
INSERT INTO write_checks (id, checked) VALUES (1, 0);
