-- Every version of a text edited at the desk, one row per save. `object` is 'article-KEY' or 'page-NAME'; `locale` is a language, or 'all' for
-- the fields of an article that are the same in every language. Version 0 is the text as an import left it. The newest version of each
-- language is current: `state` says whether it is what visitors read. `print` is the fingerprint of the text; `source_print` is that of the
-- text in `source` which it was translated from. `actor` is the id of an account of the desk, or 'import'.
CREATE TABLE content_versions (
  object TEXT NOT NULL,
  locale TEXT NOT NULL,
  version INTEGER NOT NULL,
  is_current INTEGER NOT NULL DEFAULT 1,
  state TEXT NOT NULL,
  fields TEXT NOT NULL,
  print TEXT NOT NULL,
  source TEXT,
  source_print TEXT,
  publish_at TEXT,
  actor TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (object, locale, version)
) WITHOUT ROWID;
CREATE INDEX content_versions_current ON content_versions (object, locale) WHERE is_current = 1;
CREATE INDEX content_versions_planned ON content_versions (publish_at) WHERE is_current = 1 AND state = 'planned';
CREATE INDEX content_versions_imported ON content_versions (object, locale, version) WHERE actor = 'import';

-- Pictures for articles that were uploaded at the desk, by the name of their file, with what they show in each language.
CREATE TABLE content_pictures (
  file TEXT PRIMARY KEY NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  alt TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  uploaded_at TEXT NOT NULL
);
CREATE INDEX content_pictures_by_time ON content_pictures (uploaded_at);
