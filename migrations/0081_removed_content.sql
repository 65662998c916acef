-- When a draft of an article, or a picture for articles, was removed. It can be restored until a nightly job deletes it.
ALTER TABLE articles ADD COLUMN removed_at TEXT;
CREATE INDEX articles_removed ON articles (removed_at) WHERE removed_at IS NOT NULL;
ALTER TABLE content_pictures ADD COLUMN removed_at TEXT;
CREATE INDEX content_pictures_removed ON content_pictures (removed_at) WHERE removed_at IS NOT NULL;
