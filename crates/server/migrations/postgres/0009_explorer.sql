-- What was played from which position, and how it went. The SQLite twin of this file has the same tables and columns.

-- One row for every move that was played in a public game, and every kind of game: `position` and `child` are keys of the positions before
-- and after it (`crates/play/src/explorer.rs`), `kind`, `pace` and `band` are numbers (`store/explorer.rs`). Results are those of the player
-- who made the move; `ratings` is the sum of the `rated` players' ratings. `latest` names the last four games: the second in which each
-- ended as eight hexadecimal digits, then its table.
CREATE TABLE explorer (
    position BIGINT NOT NULL,
    child    BIGINT NOT NULL,
    ratings  BIGINT NOT NULL,
    won      INTEGER NOT NULL,
    drawn    INTEGER NOT NULL,
    lost     INTEGER NOT NULL,
    rated    INTEGER NOT NULL,
    kind     SMALLINT NOT NULL,
    pace     SMALLINT NOT NULL,
    band     SMALLINT NOT NULL,
    latest   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (position, child, kind, pace, band)
);

-- The game has been counted there, or needs not be. Games that ended before this release are counted in the background.
ALTER TABLE tables ADD COLUMN explored BOOLEAN NOT NULL DEFAULT FALSE;
-- A rated game is counted after its result, so that the players' ratings are known.
CREATE INDEX tables_to_explore ON tables (opened_unix_ms, id)
    WHERE stage = 'over' AND NOT private AND NOT explored AND (counted OR NOT rated);

CREATE INDEX rating_history_by_table ON rating_history (table_id);
