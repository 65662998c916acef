-- How many visitors made which choice of cookies on a day (UTC), by the version of what they were asked. Nothing identifies a visitor.
CREATE TABLE consent_counts (
  version TEXT NOT NULL,
  day TEXT NOT NULL,
  accepted TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (version, day, accepted)
) WITHOUT ROWID;
