-- Events of listings that alerts report: new, price lowered, available again. Written while a feed is applied to the stock, read by the
-- digests, deleted after a month. Numbers are never reused, because an alert remembers the last one it has read.

CREATE TABLE listing_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  listing_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  price_before REAL,
  at TEXT NOT NULL,
  import_id TEXT NOT NULL
);
CREATE INDEX listing_events_by_time ON listing_events (at);
-- For the events of the homes in one digest.
CREATE INDEX listing_events_by_listing ON listing_events (listing_id);

-- Whether alerts report what an import changes: not for one that fills an empty stock.
ALTER TABLE imports ADD COLUMN is_told INTEGER NOT NULL DEFAULT 0;

-- The origin that a subscription was made on, for the links in mails that no request triggers.
ALTER TABLE subscriptions ADD COLUMN origin TEXT;
