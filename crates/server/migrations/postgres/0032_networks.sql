-- Networks that accounts were used from, and bans of networks. Addresses are not stored: `narrow`, `wide` and `network` are keyed hashes. The
-- SQLite twin of this file has the same tables and columns.

-- `narrow` is of an IPv4 address or an IPv6 /64, `wide` of an IPv4 /24 or an IPv6 /48. Rows are removed after 14 days.
CREATE TABLE seen_networks (
    person       TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    narrow       BYTEA NOT NULL,
    wide         BYTEA NOT NULL,
    seen_unix_ms BIGINT NOT NULL,
    PRIMARY KEY (person, narrow)
);
CREATE INDEX seen_networks_by_narrow ON seen_networks (narrow, person, seen_unix_ms);
CREATE INDEX seen_networks_by_wide ON seen_networks (wide, person, seen_unix_ms);
CREATE INDEX seen_networks_by_time ON seen_networks (seen_unix_ms);

-- Networks that are banned with an account: removed when that ends. `network` is a `narrow` or a `wide`; both are made from different texts, so none is equal to the other.
CREATE TABLE network_bans (
    sanction      BIGINT NOT NULL REFERENCES sanctions (number),
    network       BYTEA NOT NULL,
    since_unix_ms BIGINT NOT NULL,
    until_unix_ms BIGINT NOT NULL,
    PRIMARY KEY (sanction, network)
);
CREATE INDEX network_bans_by_network ON network_bans (network, until_unix_ms);
CREATE INDEX network_bans_by_end ON network_bans (until_unix_ms);
