-- Booked visits, each in a seat of its office's calendar, and the exceptions to that calendar's weekly hours.

CREATE TABLE appointments (
  id TEXT PRIMARY KEY NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  office TEXT NOT NULL,
  organizer TEXT NOT NULL,
  listing_id INTEGER NOT NULL,
  how TEXT NOT NULL,
  locale TEXT NOT NULL,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  seat INTEGER NOT NULL,
  state TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  changed_at TEXT NOT NULL
);
-- A seat is taken until its visit is cancelled.
CREATE UNIQUE INDEX appointments_seats ON appointments (office, starts_at, seat) WHERE state = 'confirmed';

-- `time` is '' for the whole day.
CREATE TABLE calendar_exceptions (
  office TEXT NOT NULL,
  day TEXT NOT NULL,
  time TEXT NOT NULL,
  capacity INTEGER NOT NULL,
  PRIMARY KEY (office, day, time)
);
