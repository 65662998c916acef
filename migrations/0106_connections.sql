-- How many pictures each source's stock has on each host elsewhere, kept by triggers: the desk asks for it on every view of its settings.
CREATE TABLE picture_host_counts (
  source TEXT NOT NULL,
  origin TEXT NOT NULL,
  pictures INTEGER NOT NULL,
  PRIMARY KEY (source, origin)
) WITHOUT ROWID;
INSERT INTO picture_host_counts (source, origin, pictures)
SELECT source, origin, sum(pictures) FROM (
  SELECT listings.source, host.key AS origin, host.value AS pictures FROM listings, json_each(listings.picture_hosts) AS host WHERE listings.withdrawn_at IS NULL
  UNION ALL
  SELECT projects.source, host.key, host.value FROM projects, json_each(projects.picture_hosts) AS host WHERE projects.withdrawn_at IS NULL
) GROUP BY source, origin;
CREATE TRIGGER listing_pictures_added AFTER INSERT ON listings WHEN new.picture_hosts IS NOT NULL AND new.withdrawn_at IS NULL BEGIN INSERT INTO picture_host_counts (source, origin, pictures) SELECT new.source, key, value FROM json_each(new.picture_hosts) WHERE true ON CONFLICT (source, origin) DO UPDATE SET pictures = pictures + excluded.pictures; END;
CREATE TRIGGER listing_pictures_removed AFTER DELETE ON listings WHEN old.picture_hosts IS NOT NULL AND old.withdrawn_at IS NULL BEGIN UPDATE picture_host_counts SET pictures = pictures - (SELECT value FROM json_each(old.picture_hosts) WHERE key = origin) WHERE source = old.source AND origin IN (SELECT key FROM json_each(old.picture_hosts)); END;
CREATE TRIGGER listing_pictures_changed AFTER UPDATE OF picture_hosts, withdrawn_at ON listings WHEN old.picture_hosts IS NOT new.picture_hosts OR (old.withdrawn_at IS NULL) <> (new.withdrawn_at IS NULL) BEGIN UPDATE picture_host_counts SET pictures = pictures - (SELECT value FROM json_each(old.picture_hosts) WHERE key = origin) WHERE source = old.source AND old.withdrawn_at IS NULL AND origin IN (SELECT key FROM json_each(old.picture_hosts)); INSERT INTO picture_host_counts (source, origin, pictures) SELECT new.source, key, value FROM json_each(new.picture_hosts) WHERE new.withdrawn_at IS NULL ON CONFLICT (source, origin) DO UPDATE SET pictures = pictures + excluded.pictures; END;
CREATE TRIGGER project_pictures_added AFTER INSERT ON projects WHEN new.picture_hosts IS NOT NULL AND new.withdrawn_at IS NULL BEGIN INSERT INTO picture_host_counts (source, origin, pictures) SELECT new.source, key, value FROM json_each(new.picture_hosts) WHERE true ON CONFLICT (source, origin) DO UPDATE SET pictures = pictures + excluded.pictures; END;
CREATE TRIGGER project_pictures_removed AFTER DELETE ON projects WHEN old.picture_hosts IS NOT NULL AND old.withdrawn_at IS NULL BEGIN UPDATE picture_host_counts SET pictures = pictures - (SELECT value FROM json_each(old.picture_hosts) WHERE key = origin) WHERE source = old.source AND origin IN (SELECT key FROM json_each(old.picture_hosts)); END;
CREATE TRIGGER project_pictures_changed AFTER UPDATE OF picture_hosts, withdrawn_at ON projects WHEN old.picture_hosts IS NOT new.picture_hosts OR (old.withdrawn_at IS NULL) <> (new.withdrawn_at IS NULL) BEGIN UPDATE picture_host_counts SET pictures = pictures - (SELECT value FROM json_each(old.picture_hosts) WHERE key = origin) WHERE source = old.source AND old.withdrawn_at IS NULL AND origin IN (SELECT key FROM json_each(old.picture_hosts)); INSERT INTO picture_host_counts (source, origin, pictures) SELECT new.source, key, value FROM json_each(new.picture_hosts) WHERE new.withdrawn_at IS NULL ON CONFLICT (source, origin) DO UPDATE SET pictures = pictures + excluded.pictures; END;

-- A connection with a CRM that a manager has set at the desk. Without one the Worker's settings decide. The secrets are encrypted.
CREATE TABLE crm_connections (
  crm TEXT PRIMARY KEY,
  "values" TEXT NOT NULL,
  secrets TEXT,
  version INTEGER NOT NULL
) WITHOUT ROWID;
