-- Computed every night for the homes of owners: the search alerts that match them, and the views a week of comparable homes as JSON.
CREATE TABLE home_figures (
  listing_id INTEGER PRIMARY KEY NOT NULL,
  alerts INTEGER NOT NULL,
  peers TEXT,
  computed_at TEXT NOT NULL
);
