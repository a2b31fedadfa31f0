-- What people are told: whose turn it is, which time is short, who challenges them. Written in the transaction of its cause. One row for each
-- person, kind and subject, so that several moves at one table are one notification.
-- Nothing here refers to another table: what somebody is told must never keep a move from being stored.
-- The PostgreSQL twin of this file has the same tables and columns.
CREATE TABLE notifications (
    person         TEXT NOT NULL,
    kind           TEXT NOT NULL,
    -- The table; for a round the tournament.
    subject        TEXT NOT NULL,
    table_id       TEXT NOT NULL,
    round          INTEGER,
    unix_ms        INTEGER NOT NULL,
    -- It is told at this time of service, if it is still true then.
    due_service_ms INTEGER,
    seen           BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (person, kind, subject)
) WITHOUT ROWID;
CREATE INDEX notifications_by_person ON notifications (person, unix_ms) WHERE due_service_ms IS NULL;
CREATE INDEX notifications_by_table ON notifications (table_id, kind);
CREATE INDEX notifications_by_age ON notifications (unix_ms) WHERE due_service_ms IS NULL;
CREATE INDEX notifications_due ON notifications (due_service_ms) WHERE due_service_ms IS NOT NULL;

-- Kinds of notifications that somebody does not want.
CREATE TABLE notifications_off (
    person TEXT NOT NULL,
    kind   TEXT NOT NULL,
    PRIMARY KEY (person, kind)
) WITHOUT ROWID;
