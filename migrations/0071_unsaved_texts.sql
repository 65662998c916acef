-- What a member of the staff typed into the editor and has not saved: one row for each text, language and member.
CREATE TABLE unsaved_texts (
  object TEXT NOT NULL,
  locale TEXT NOT NULL,
  member TEXT NOT NULL,
  fields TEXT NOT NULL,
  seen INTEGER NOT NULL,
  at TEXT NOT NULL,
  is_discarded INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (object, locale, member)
) WITHOUT ROWID;
CREATE INDEX unsaved_texts_by_time ON unsaved_texts (at);
