-- Puzzles that were reported, and what came of checking them again. One row a puzzle, so they are never more than there are puzzles.
CREATE TABLE puzzle_checks (
    game          TEXT COLLATE "C" NOT NULL,
    puzzle        TEXT COLLATE "C" NOT NULL,
    asked_unix_ms BIGINT NOT NULL,
    -- The release that checked it last; nothing while it waits.
    checked_by    TEXT,
    -- What came of the last check (holds, wrong, unknown), and of a wrong one why.
    verdict       TEXT,
    reason        TEXT,
    PRIMARY KEY (game, puzzle)
);

INSERT INTO puzzle_checks (game, puzzle, asked_unix_ms) SELECT game, puzzle, MIN(unix_ms) FROM puzzle_reports GROUP BY game, puzzle;
