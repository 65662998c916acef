-- The Monday of the last week that an owner got a digest about, which keeps the job idempotent. Empty before the first.
ALTER TABLE owners ADD COLUMN digest_week TEXT NOT NULL DEFAULT '';
CREATE INDEX owners_by_digest ON owners (digest_week) WHERE wants_digest = 1;

-- Changes of listings that no alert reports and their owners see: prices raised, options, sales, lettings, withdrawals. Written in the batch of the
-- import that makes them. Times are UTC in ISO 8601.
CREATE TABLE home_events (
  id INTEGER PRIMARY KEY NOT NULL,
  listing_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  price_before REAL,
  at TEXT NOT NULL
);
CREATE INDEX home_events_by_time ON home_events (at);
CREATE INDEX home_events_by_listing ON home_events (listing_id);

-- Which owner wrote a message or sent a paper, so that both can be given to that owner and erased.
CREATE TABLE owner_messages (
  communication_id TEXT PRIMARY KEY NOT NULL,
  owner_id TEXT NOT NULL,
  FOREIGN KEY (owner_id) REFERENCES owners (id) ON DELETE CASCADE,
  FOREIGN KEY (communication_id) REFERENCES communications (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX owner_messages_by_owner ON owner_messages (owner_id);
-- Messages and answers, which are erased when they are old.
CREATE INDEX communications_in_words ON communications (at) WHERE type IN ('message', 'answer');
