-- Owners asked whether a visit suits them, and what they answered. A question is about one version of its visit.
CREATE TABLE owner_questions (
  id TEXT PRIMARY KEY NOT NULL,
  appointment_id TEXT NOT NULL,
  owner_id TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  asked_at TEXT NOT NULL,
  answer TEXT,
  starts TEXT NOT NULL DEFAULT '[]',
  remark TEXT,
  answered_at TEXT,
  FOREIGN KEY (owner_id) REFERENCES owners (id) ON DELETE CASCADE,
  FOREIGN KEY (appointment_id) REFERENCES appointments (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX owner_questions_by_visit ON owner_questions (appointment_id, owner_id);
CREATE INDEX owner_questions_by_owner ON owner_questions (owner_id);
