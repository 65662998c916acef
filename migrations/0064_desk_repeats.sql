-- Forms of the desk that make or mail something, for the moment in which they may arrive twice: `key` is a hash of the session, the page and
-- what was sent, `location` where the first was led to, null until it is done.
CREATE TABLE desk_repeats (
  key TEXT PRIMARY KEY NOT NULL,
  location TEXT,
  at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX desk_repeats_by_time ON desk_repeats (at);
