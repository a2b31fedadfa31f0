-- Servers that serve together. `left_service_ms`: the time of service at which the last owner of a table handed it over. `unserved_ms`: for how
-- long nobody has served a table, as far as no clock was credited with it yet.
ALTER TABLE tables ADD COLUMN left_service_ms BIGINT;
ALTER TABLE tables ADD COLUMN unserved_ms BIGINT NOT NULL DEFAULT 0;
-- What a node says of itself, as JSON, and whether it was asked to hand its tables over and stop.
ALTER TABLE nodes ADD COLUMN status TEXT;
ALTER TABLE nodes ADD COLUMN draining BOOLEAN NOT NULL DEFAULT FALSE;
-- Passwords that strangers tried for a name, counted for all nodes together: when the name, of which a hash is kept, has recovered.
CREATE TABLE guesses (
    name      BIGINT PRIMARY KEY,
    recovered TIMESTAMPTZ NOT NULL
);
