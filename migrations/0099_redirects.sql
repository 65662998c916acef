-- Redirects of addresses of an earlier site (db/model/site/redirects/redirect.ts). A row never changes; a removed one can be restored for a day.
-- `beginning` is what a path with a '*' begins with; null without one. `made_in` and `removed_in` name the act, which can be undone.
CREATE TABLE redirects (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  path TEXT NOT NULL,
  beginning TEXT,
  target TEXT NOT NULL,
  locale TEXT,
  made_in TEXT NOT NULL,
  created_at TEXT NOT NULL,
  removed_in TEXT,
  removed_at TEXT
);
CREATE UNIQUE INDEX redirects_by_path ON redirects (path) WHERE removed_at IS NULL;
CREATE INDEX redirects_by_beginning ON redirects (beginning) WHERE removed_at IS NULL AND beginning IS NOT NULL;
CREATE INDEX redirects_in_use ON redirects (id) WHERE removed_at IS NULL;
CREATE INDEX redirects_by_act ON redirects (made_in);
CREATE INDEX redirects_by_removal ON redirects (removed_in) WHERE removed_in IS NOT NULL;
CREATE INDEX redirects_removed ON redirects (removed_at) WHERE removed_at IS NOT NULL;

-- The words of old addresses and targets, for the desk's search.
CREATE VIRTUAL TABLE redirect_texts USING fts5(text, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
CREATE TRIGGER redirect_text_added AFTER INSERT ON redirects BEGIN INSERT INTO redirect_texts (rowid, text) VALUES (new.id, new.path || ' ' || new.target); END;
CREATE TRIGGER redirect_text_removed AFTER DELETE ON redirects BEGIN DELETE FROM redirect_texts WHERE rowid = old.id; END;
