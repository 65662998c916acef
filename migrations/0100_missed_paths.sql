-- Paths that visitors asked for and did not find (db/model/site/redirects/missed-path.ts), counted since a day, without the query.
CREATE TABLE missed_paths (
  path TEXT PRIMARY KEY NOT NULL,
  count INTEGER NOT NULL,
  since TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX missed_paths_by_count ON missed_paths (count) WHERE count >= 5;
CREATE INDEX missed_paths_by_day ON missed_paths (since);

-- New paths per day, of which there is a limit.
CREATE TABLE missed_path_days (
  day TEXT PRIMARY KEY NOT NULL,
  paths INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TRIGGER missed_path_added AFTER INSERT ON missed_paths BEGIN INSERT INTO missed_path_days (day, paths) VALUES (new.since, 1) ON CONFLICT (day) DO UPDATE SET paths = paths + 1; END;
