-- Where the subject of an article's picture is, in percent from its left and top; pages crop around it. By address, since imports rewrite articles.
CREATE TABLE picture_focus (
  url TEXT PRIMARY KEY NOT NULL,
  x INTEGER NOT NULL,
  y INTEGER NOT NULL,
  version INTEGER NOT NULL,
  changed_at TEXT NOT NULL
);

-- What a refused import would need to be done anyway, as JSON; its staged records are kept as long. Null for any other.
ALTER TABLE imports ADD COLUMN held TEXT;
