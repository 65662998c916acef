-- The true size of a photograph whose feed gives none, or a wrong one, measured when it was first read.
CREATE TABLE photo_sizes (
  url TEXT PRIMARY KEY,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL
) WITHOUT ROWID;
