-- Where the subject of an article's picture is, in percent from its left and top; pages crop around it. By address, since imports rewrite articles.
CREATE TABLE picture_focus (
  url TEXT PRIMARY KEY NOT NULL,
  x INTEGER NOT NULL,
  y INTEGER NOT NULL,
  version INTEGER NOT NULL,
  changed_at TEXT NOT NULL
);

-- What it takes to apply a refused import anyway, as JSON; its staged records are kept as long. Null for any other.
ALTER TABLE imports ADD COLUMN held TEXT;
