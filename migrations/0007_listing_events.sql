-- What happened to homes that somebody may wait for: new ones, lower prices, and what is available again. Written while a feed is copied
-- into the stock, read by the digests, erased after a month. Numbers are never used twice: an alert remembers the last one it looked at.

CREATE TABLE listing_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  listing_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  price_before REAL,
  at TEXT NOT NULL,
  import_id TEXT NOT NULL
);
CREATE INDEX listing_events_by_time ON listing_events (at);
-- What happened to the homes of one digest.
CREATE INDEX listing_events_by_listing ON listing_events (listing_id);

-- Whether what an import changes is told: what fills an empty stock is not.
ALTER TABLE imports ADD COLUMN is_told INTEGER NOT NULL DEFAULT 0;

-- Where a subscription was asked for: mails that no visit sets off lead there.
ALTER TABLE subscriptions ADD COLUMN origin TEXT;
