-- Words of searches that were not understood (db/model/search/sentences/unread-words.ts), counted by language and day. Below five only the hash is kept.
CREATE TABLE unread_words (
  day TEXT NOT NULL,
  locale TEXT NOT NULL,
  hash TEXT NOT NULL,
  count INTEGER NOT NULL,
  word TEXT,
  PRIMARY KEY (day, locale, hash)
) WITHOUT ROWID;
CREATE INDEX unread_words_shown ON unread_words (locale, word, count, day) WHERE word IS NOT NULL;
