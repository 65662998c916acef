-- How often the page of a listing or project was seen, by day in Brussels. Kept for ever; visits are null on days when they were not counted.
CREATE TABLE view_days (
  kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  views INTEGER NOT NULL,
  visits INTEGER,
  PRIMARY KEY (kind, record_id, day)
) WITHOUT ROWID;

-- The sums of those days. `since` is the first day that the counts cover: that of publication, or on which the site began to count.
CREATE TABLE view_totals (
  kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  views INTEGER NOT NULL,
  visits INTEGER,
  since TEXT NOT NULL,
  visits_since TEXT,
  PRIMARY KEY (kind, record_id)
) WITHOUT ROWID;
CREATE INDEX view_totals_by_start ON view_totals (since);

-- Views that do not count, by day and reason.
CREATE TABLE view_drops (
  day TEXT NOT NULL,
  reason TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, reason)
) WITHOUT ROWID;

-- Ids of messages already counted, because the queue delivers at least once. Deleted at the end of the next day.
CREATE TABLE view_messages (
  day TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (day, id)
) WITHOUT ROWID;

-- For counting a visitor's views as one visit: the random salt of a day, and hashes made with it, with the second they were last seen. Both
-- are deleted when the day has ended.
CREATE TABLE visit_salts (
  day TEXT PRIMARY KEY NOT NULL,
  salt TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE visit_hashes (
  day TEXT NOT NULL,
  hash TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (day, hash)
) WITHOUT ROWID;
