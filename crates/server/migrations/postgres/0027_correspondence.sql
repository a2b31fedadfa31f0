-- Games with days per turn: moves planned ahead, and vacations. The SQLite twin of this file has the same tables and columns.

-- What a player answers to which moves: a StoredPlan as JSON. `person` is the occupant of the seat. A plan that no longer fits its game is void,
-- and deleted when the table finds out.
CREATE TABLE planned_moves (
    table_id TEXT COLLATE "C" NOT NULL,
    seat     BIGINT NOT NULL,
    person   TEXT COLLATE "C" NOT NULL,
    plan     TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX planned_moves_by_person ON planned_moves (person, table_id);

-- Vacations of accounts. `state` is `new` until the tables have been told that it has begun or was ended early, then `told`, and `over` when it has
-- ended and they know. `forgotten`: its person is deleted, and so is the row as soon as the tables know.
CREATE TABLE vacations (
    person        TEXT COLLATE "C" NOT NULL,
    began_unix_ms BIGINT NOT NULL,
    until_unix_ms BIGINT NOT NULL,
    state         TEXT COLLATE "C" NOT NULL DEFAULT 'new',
    PRIMARY KEY (person, began_unix_ms)
);
CREATE INDEX vacations_open ON vacations (until_unix_ms) WHERE state <> 'over';
