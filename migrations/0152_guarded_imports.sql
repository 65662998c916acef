-- What an import changed, as it was judged before it was applied: {"stock":300,"counts":{"price":2}}; null if nothing was judged or a person decided.
ALTER TABLE imports ADD COLUMN judged TEXT;
CREATE INDEX imports_judged ON imports (source, started_at) WHERE judged IS NOT NULL;

-- Records that a person has refused: the same record is neither asked about again nor published. Without a fingerprint: its absence was refused.
CREATE TABLE refused_records (
  source TEXT NOT NULL,
  kind TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  refused_at TEXT NOT NULL,
  PRIMARY KEY (source, kind, record_id)
);
