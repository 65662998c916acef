-- What was decided about the columns of a file, for the next file with the same headings.
CREATE TABLE sheet_choices (
  kind TEXT NOT NULL,
  headings TEXT NOT NULL,
  choices TEXT NOT NULL,
  used_at TEXT NOT NULL,
  PRIMARY KEY (kind, headings)
);
