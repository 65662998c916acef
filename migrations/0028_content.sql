-- What the agency writes: texts of its pages, categories and articles. Texts are JSON by language, so that a new language needs no column.

CREATE TABLE content_pages (
  page TEXT PRIMARY KEY NOT NULL,
  texts TEXT NOT NULL,
  changed_at TEXT NOT NULL
);

CREATE TABLE article_categories (
  key TEXT PRIMARY KEY NOT NULL,
  parent TEXT,
  name TEXT NOT NULL
);

-- `head` is what lists, links and paths need of every article; bodies are read one at a time.
CREATE TABLE articles (
  key TEXT PRIMARY KEY NOT NULL,
  state TEXT NOT NULL,
  head TEXT NOT NULL,
  body TEXT NOT NULL,
  changed_at TEXT NOT NULL
);
