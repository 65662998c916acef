-- The channels through which other sites and portals read homes, and what each has of every home.
CREATE TABLE export_channels (
  name TEXT PRIMARY KEY,
  goal TEXT,
  country TEXT,
  by_hand INTEGER NOT NULL,
  with_contact INTEGER NOT NULL,
  token_hash TEXT NOT NULL,
  made_at TEXT NOT NULL,
  read_at TEXT,
  revision INTEGER NOT NULL,
  after INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  version INTEGER NOT NULL
);

CREATE TABLE export_homes (
  channel TEXT NOT NULL REFERENCES export_channels(name) ON DELETE CASCADE,
  listing INTEGER NOT NULL,
  choice TEXT,
  state TEXT,
  version TEXT,
  sequence INTEGER NOT NULL,
  changed_at TEXT NOT NULL,
  receipt TEXT,
  receipt_version TEXT,
  receipt_at TEXT,
  external_id TEXT,
  public_url TEXT,
  message TEXT,
  PRIMARY KEY (channel, listing)
);
CREATE INDEX export_homes_by_sequence ON export_homes (channel, sequence);
CREATE INDEX export_homes_refused ON export_homes (channel, sequence) WHERE receipt IN ('rejected', 'error');
CREATE INDEX export_homes_by_listing ON export_homes (listing);
