-- Which node serves a table, beside the epoch in which it does: a node of `nodes`, or nobody if there is no such node. `nodes` itself is
-- made before anything is migrated where servers share a database (`store/lease.rs`).
ALTER TABLE tables ADD COLUMN owner TEXT COLLATE "C";
CREATE TABLE IF NOT EXISTS nodes (
    id   TEXT COLLATE "C" PRIMARY KEY,
    seen TIMESTAMPTZ NOT NULL
);
