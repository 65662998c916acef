-- A name is also found as one word, as it is often typed: 'dhooghe' for D'Hooghe, 'vandenberghe' for Van den Berghe.
CREATE VIEW contact_words AS SELECT id, number,
  name || ' ' || replace(replace(replace(replace(name, '''', ''), '’', ''), '-', ''), ' ', '')
  || coalesce((SELECT ' ' || group_concat(value || ' ' || digits, ' ') FROM contact_keys WHERE contact = contacts.id), '') AS text FROM contacts;

DROP TRIGGER contact_named;
DROP TRIGGER contact_renamed;
DROP TRIGGER contact_key_added;
DROP TRIGGER contact_key_moved;
DROP TRIGGER contact_key_removed;
CREATE TRIGGER contact_named AFTER INSERT ON contacts BEGIN
  INSERT INTO contact_texts (rowid, text) SELECT number, text FROM contact_words WHERE id = NEW.id; END;
CREATE TRIGGER contact_renamed AFTER UPDATE OF name ON contacts WHEN NEW.name <> OLD.name BEGIN
  DELETE FROM contact_texts WHERE rowid = NEW.number
  ; INSERT INTO contact_texts (rowid, text) SELECT number, text FROM contact_words WHERE id = NEW.id; END;
CREATE TRIGGER contact_key_added AFTER INSERT ON contact_keys BEGIN
  DELETE FROM contact_texts WHERE rowid = (SELECT number FROM contacts WHERE id = NEW.contact)
  ; INSERT INTO contact_texts (rowid, text) SELECT number, text FROM contact_words WHERE id = NEW.contact; END;
CREATE TRIGGER contact_key_moved AFTER UPDATE OF contact ON contact_keys BEGIN
  DELETE FROM contact_texts WHERE rowid IN (SELECT number FROM contacts WHERE id IN (OLD.contact, NEW.contact))
  ; INSERT INTO contact_texts (rowid, text) SELECT number, text FROM contact_words WHERE id IN (OLD.contact, NEW.contact); END;
CREATE TRIGGER contact_key_removed AFTER DELETE ON contact_keys BEGIN
  DELETE FROM contact_texts WHERE rowid = (SELECT number FROM contacts WHERE id = OLD.contact)
  ; INSERT INTO contact_texts (rowid, text) SELECT number, text FROM contact_words WHERE id = OLD.contact; END;

INSERT INTO contact_texts (contact_texts) VALUES ('delete-all');
INSERT INTO contact_texts (rowid, text) SELECT number, text FROM contact_words;
