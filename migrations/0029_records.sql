-- The day a listing was sold or let: the feed's own, else the day of the import that first said so; null when neither is known.
ALTER TABLE listings ADD COLUMN closed_on TEXT;
-- Sold and rented listings, the last first.
CREATE INDEX listings_closed ON listings (closed_on DESC, id DESC) WHERE state IN ('sold', 'rented');

-- The figures of the statistics pages as JSON, by page, and when they were computed (UTC, ISO 8601).
CREATE TABLE statistics (
  page TEXT PRIMARY KEY NOT NULL,
  figures TEXT NOT NULL,
  computed_at TEXT NOT NULL
) WITHOUT ROWID;
