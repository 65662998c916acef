-- Testimonials: stored with the lead they came as, shown once the agency has published them, and still shown after the lead is erased.

CREATE TABLE testimonials (
  id TEXT PRIMARY KEY NOT NULL,
  state TEXT NOT NULL,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  about TEXT,
  website TEXT,
  comment TEXT NOT NULL,
  picture TEXT,
  shows_picture INTEGER NOT NULL DEFAULT 1,
  author TEXT,
  posted_at TEXT NOT NULL,
  decided_at TEXT,
  erase_after TEXT
);
CREATE INDEX testimonials_published ON testimonials (posted_at DESC, id DESC) WHERE state = 'published';
CREATE INDEX testimonials_by_author ON testimonials (author);
CREATE INDEX testimonials_by_erasure ON testimonials (erase_after);
