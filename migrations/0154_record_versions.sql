-- What a save at the desk has replaced: of presentations of homes (`listing`) and of homes entered by hand (`entry`). The last twenty of each, for a year.
CREATE TABLE record_versions (
  object TEXT NOT NULL,
  object_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  value TEXT NOT NULL,
  saved_by TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  replaced_at TEXT NOT NULL,
  PRIMARY KEY (object, object_id, version)
);
CREATE INDEX record_versions_by_time ON record_versions (replaced_at);

CREATE TRIGGER presentations_versions AFTER UPDATE OF own ON presentations WHEN OLD.own <> NEW.own BEGIN
  INSERT OR REPLACE INTO record_versions (object, object_id, version, value, saved_by, saved_at, replaced_at)
    VALUES ('listing', OLD.listing_id, OLD.version, OLD.own, OLD.changed_by, OLD.changed_at, NEW.changed_at); DELETE FROM record_versions WHERE object = 'listing' AND object_id = CAST(OLD.listing_id AS TEXT) AND version <= OLD.version - 20; END;

CREATE TRIGGER entries_versions AFTER UPDATE OF record ON entries WHEN OLD.record <> NEW.record BEGIN
  INSERT OR REPLACE INTO record_versions (object, object_id, version, value, saved_by, saved_at, replaced_at)
    VALUES ('entry', OLD.id, OLD.version, OLD.record, OLD.changed_by, OLD.changed_at, NEW.changed_at); DELETE FROM record_versions WHERE object = 'entry' AND object_id = OLD.id AND version <= OLD.version - 20; END;
