-- What the homes that the agency sold in the last 24 months were offered for, by municipality and kind; computed every night.
CREATE TABLE sale_figures (
  municipality TEXT NOT NULL,
  kind TEXT NOT NULL,
  figures TEXT NOT NULL,
  PRIMARY KEY (municipality, kind)
) WITHOUT ROWID;
