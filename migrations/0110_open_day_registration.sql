-- Open days that take registrations, and who registered. A place is taken by one statement (db/visits/open-days.ts).
CREATE TABLE open_day_terms (
  listing_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  opens TEXT NOT NULL,
  closes TEXT NOT NULL,
  minutes INTEGER NOT NULL,
  capacity INTEGER NOT NULL,
  is_open INTEGER NOT NULL DEFAULT 1,
  version INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (listing_id, day, opens)
);
CREATE TABLE open_day_guests (
  id TEXT PRIMARY KEY NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  listing_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  opens TEXT NOT NULL,
  office TEXT NOT NULL,
  organizer TEXT NOT NULL,
  locale TEXT NOT NULL,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  people INTEGER NOT NULL,
  state TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  changed_at TEXT NOT NULL,
  came INTEGER
);
CREATE INDEX open_day_guests_by_start ON open_day_guests (listing_id, starts_at);
