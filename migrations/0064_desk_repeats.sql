-- Makes forms of the desk that create or mail something idempotent for the moment in which they may arrive twice: `key` is a hash of the
-- session, the page and the payload, `location` the redirect that answered the first, null until it is done.
CREATE TABLE desk_repeats (
  key TEXT PRIMARY KEY NOT NULL,
  location TEXT,
  at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX desk_repeats_by_time ON desk_repeats (at);
