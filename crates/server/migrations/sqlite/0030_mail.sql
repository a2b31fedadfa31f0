-- E-mail, where the host has named a mail server. The PostgreSQL twin of this file has the same tables and columns.

-- Addresses of accounts: as they were typed, and as they are compared. `digested_unix_ms` is when the last digest was made, or when digests were
-- switched on: what came up before is in no further one.
CREATE TABLE mail_addresses (
    person           TEXT PRIMARY KEY NOT NULL REFERENCES people (id),
    address          TEXT NOT NULL,
    folded           TEXT NOT NULL,
    language         TEXT NOT NULL,
    confirmed        BOOLEAN NOT NULL DEFAULT FALSE,
    digest           BOOLEAN NOT NULL DEFAULT FALSE,
    digested_unix_ms INTEGER NOT NULL DEFAULT 0,
    made_unix_ms     INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX mail_addresses_by_address ON mail_addresses (folded, confirmed);

-- Hashes of the codes in links that were sent, and what each is for: `confirm` or `recover`. They hold for one address of one account.
CREATE TABLE mail_codes (
    hash            BLOB PRIMARY KEY NOT NULL,
    person          TEXT NOT NULL REFERENCES people (id),
    use_for         TEXT NOT NULL,
    folded          TEXT NOT NULL,
    expires_unix_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX mail_codes_by_person ON mail_codes (person, use_for);
CREATE INDEX mail_codes_by_end ON mail_codes (expires_unix_ms);

-- Mails that have to be sent. What they say is made when they are sent, and codes too: no secret waits here.
CREATE TABLE mails (
    person         TEXT NOT NULL,
    kind           TEXT NOT NULL,
    address        TEXT NOT NULL,
    language       TEXT NOT NULL,
    queued_unix_ms INTEGER NOT NULL,
    due_unix_ms    INTEGER NOT NULL,
    tries          INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, kind, address)
) WITHOUT ROWID;
CREATE INDEX mails_due ON mails (due_unix_ms);

-- How many mails were asked for on a day (since 1970, in UTC), for each account and address; `hash` is a keyed hash of which. They go after two days.
CREATE TABLE mail_counts (
    day   INTEGER NOT NULL,
    hash  BLOB NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, hash)
) WITHOUT ROWID;
