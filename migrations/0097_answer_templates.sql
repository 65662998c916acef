-- Prepared answers to leads, in languages. A removed one can be restored for a day.
CREATE TABLE answer_templates (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  texts TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  removed_at TEXT
);
