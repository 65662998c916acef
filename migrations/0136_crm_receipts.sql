-- What each CRM has been told about the pages of its records, and what it is still to be told (db/feeds/crm-receipts.ts).
CREATE TABLE crm_receipts (
  source TEXT NOT NULL,
  external_id TEXT NOT NULL,
  told_state TEXT,
  told_version TEXT,
  told_at TEXT,
  is_online INTEGER NOT NULL DEFAULT 0,
  rejected TEXT,
  problem TEXT,
  due_at TEXT,
  waits_since TEXT,
  leased_until TEXT,
  turn INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  PRIMARY KEY (source, external_id)
);
CREATE INDEX crm_receipts_due ON crm_receipts (source, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX crm_receipts_leased ON crm_receipts (source, leased_until) WHERE leased_until IS NOT NULL;
CREATE INDEX crm_receipts_rejected ON crm_receipts (source) WHERE rejected IS NOT NULL;

-- Rows are marked as due by triggers, in the transaction of the change. Of Omnicasa, which takes no receipts, there are only homes that differ, and no projects:
-- one may have the number of a home. First: an import has ended, and its staged rows are still there.
CREATE TRIGGER crm_receipts_imported AFTER UPDATE OF state ON imports
WHEN NEW.state = 'done' AND OLD.state = 'applying' AND NEW.source IN ('omnicasa', 'whise', 'sweepbright')
BEGIN
  INSERT INTO crm_receipts (source, external_id, problem, due_at, waits_since)
  SELECT NEW.source, record.external_id, record.problem, CASE WHEN NEW.source = 'omnicasa' THEN NULL ELSE '' END,
    CASE WHEN NEW.source <> 'omnicasa' THEN NEW.touched_at END
  FROM (
    SELECT home.external_id AS external_id, CASE WHEN home.held_state IS NOT NULL THEN 'held' END AS problem
    FROM import_rows AS staged CROSS JOIN listings AS home ON home.id = staged.record_id
    WHERE staged.import_id = NEW.id AND staged.kind = 'listing' AND staged.outcome IN ('added', 'changed', 'unchanged')
    UNION ALL
    SELECT project.external_id, NULL FROM import_rows AS staged CROSS JOIN projects AS project ON project.id = staged.record_id
    WHERE staged.import_id = NEW.id AND staged.kind = 'project' AND staged.outcome IN ('added', 'changed', 'unchanged') AND NEW.source <> 'omnicasa'
  ) AS record
  WHERE NEW.source <> 'omnicasa' OR record.problem IS NOT NULL
    OR EXISTS (SELECT 1 FROM crm_receipts AS known WHERE known.source = NEW.source AND known.external_id = record.external_id)
  ON CONFLICT (source, external_id) DO UPDATE SET due_at = excluded.due_at,
    waits_since = coalesce(waits_since, excluded.waits_since), turn = turn + 1, failures = 0, problem = excluded.problem, rejected = NULL; UPDATE crm_receipts SET rejected = NULL, problem = NULL, turn = turn + 1, failures = 0, due_at = CASE WHEN NEW.source = 'omnicasa' THEN NULL ELSE '' END,
    waits_since = coalesce(waits_since, CASE WHEN NEW.source <> 'omnicasa' THEN NEW.touched_at END)
  WHERE source = NEW.source AND rejected IS NOT NULL AND (
    (SELECT id FROM listings WHERE source = crm_receipts.source AND external_id = crm_receipts.external_id) IN
      (SELECT CAST(record.key AS INTEGER) FROM import_unchanged AS chunk CROSS JOIN json_each(chunk.records) AS record
        WHERE chunk.import_id = NEW.id AND chunk.kind = 'listing')
    OR (SELECT id FROM projects WHERE source = crm_receipts.source AND external_id = crm_receipts.external_id) IN
      (SELECT CAST(record.key AS INTEGER) FROM import_unchanged AS chunk CROSS JOIN json_each(chunk.records) AS record
        WHERE chunk.import_id = NEW.id AND chunk.kind = 'project')
    OR (NEW.mode = 'full' AND external_id NOT IN (SELECT external_id FROM import_rejects WHERE import_id = NEW.id AND external_id IS NOT NULL))); INSERT INTO crm_receipts (source, external_id, problem, rejected, due_at, waits_since)
  SELECT NEW.source, reject.external_id, 'rejected', substr(min(reject.reason), 1, 300), CASE WHEN NEW.source = 'omnicasa' THEN NULL ELSE '' END,
    CASE WHEN NEW.source <> 'omnicasa' THEN NEW.touched_at END
  FROM import_rejects AS reject
  WHERE reject.import_id = NEW.id AND reject.external_id IS NOT NULL AND (reject.kind = 'listing' OR NEW.source <> 'omnicasa')
    AND NOT EXISTS (SELECT 1 FROM import_rows AS staged WHERE staged.import_id = NEW.id AND staged.kind = 'listing' AND staged.outcome <> 'kept'
      AND staged.record_id = (SELECT id FROM listings WHERE source = NEW.source AND external_id = reject.external_id))
    AND coalesce((SELECT id FROM listings WHERE source = NEW.source AND external_id = reject.external_id) NOT IN
      (SELECT CAST(record.key AS INTEGER) FROM import_unchanged AS chunk CROSS JOIN json_each(chunk.records) AS record
        WHERE chunk.import_id = NEW.id AND chunk.kind = 'listing'), true)
    AND NOT EXISTS (SELECT 1 FROM import_rows AS staged WHERE staged.import_id = NEW.id AND staged.kind = 'project' AND staged.outcome <> 'kept'
      AND staged.record_id = (SELECT id FROM projects WHERE source = NEW.source AND external_id = reject.external_id))
    AND coalesce((SELECT id FROM projects WHERE source = NEW.source AND external_id = reject.external_id) NOT IN
      (SELECT CAST(record.key AS INTEGER) FROM import_unchanged AS chunk CROSS JOIN json_each(chunk.records) AS record
        WHERE chunk.import_id = NEW.id AND chunk.kind = 'project'), true)
  GROUP BY reject.external_id
  ON CONFLICT (source, external_id) DO UPDATE SET due_at = excluded.due_at,
    waits_since = coalesce(waits_since, excluded.waits_since), turn = turn + 1, failures = 0, problem = excluded.problem, rejected = excluded.rejected; END;
-- A home was held back or released, by an import or by the rules of the day.
CREATE TRIGGER crm_receipts_held AFTER UPDATE OF held_state ON listings
WHEN NEW.held_state IS NOT OLD.held_state AND NEW.source IN ('omnicasa', 'whise', 'sweepbright')
BEGIN
  INSERT INTO crm_receipts (source, external_id, problem, due_at, waits_since)
  VALUES (NEW.source, NEW.external_id, CASE WHEN NEW.held_state IS NOT NULL THEN 'held' END, CASE WHEN NEW.source = 'omnicasa' THEN NULL ELSE '' END,
    CASE WHEN NEW.source <> 'omnicasa' THEN strftime('%Y-%m-%dT%H:%M:%fZ', 'now') END)
  ON CONFLICT (source, external_id) DO UPDATE SET due_at = excluded.due_at,
    waits_since = coalesce(waits_since, excluded.waits_since), turn = turn + 1, failures = 0, problem = iif(rejected IS NULL, excluded.problem, 'rejected'); END;
-- A withdrawal.
CREATE TRIGGER crm_receipts_home_withdrawn AFTER UPDATE OF withdrawn_at ON listings
WHEN NEW.withdrawn_at IS NOT NULL AND OLD.withdrawn_at IS NULL AND NEW.source IN ('omnicasa', 'whise', 'sweepbright')
BEGIN
  UPDATE crm_receipts SET rejected = NULL, problem = NULL, turn = turn + 1, failures = 0, due_at = CASE WHEN NEW.source = 'omnicasa' THEN NULL ELSE '' END,
    waits_since = coalesce(waits_since, CASE WHEN NEW.source <> 'omnicasa' THEN NEW.withdrawn_at END)
  WHERE source = NEW.source AND external_id = NEW.external_id; END;
CREATE TRIGGER crm_receipts_project_withdrawn AFTER UPDATE OF withdrawn_at ON projects
WHEN NEW.withdrawn_at IS NOT NULL AND OLD.withdrawn_at IS NULL AND NEW.source IN ('omnicasa', 'whise', 'sweepbright')
BEGIN
  UPDATE crm_receipts SET rejected = NULL, problem = NULL, turn = turn + 1, failures = 0, due_at = CASE WHEN NEW.source = 'omnicasa' THEN NULL ELSE '' END,
    waits_since = coalesce(waits_since, CASE WHEN NEW.source <> 'omnicasa' THEN NEW.withdrawn_at END)
  WHERE source = NEW.source AND external_id = NEW.external_id; END;

-- SweepBright waits for the address whenever an estate is published there, changed or not. The event ends once the estate has been read.
CREATE TRIGGER crm_receipts_published AFTER UPDATE OF ended_at ON crm_events
WHEN NEW.source = 'sweepbright' AND NEW.event = 'estate-added' AND NEW.ended_at IS NOT NULL AND OLD.ended_at IS NULL
BEGIN
  INSERT INTO crm_receipts (source, external_id, due_at, waits_since) VALUES (NEW.source, NEW.record, '', NEW.ended_at)
  ON CONFLICT (source, external_id) DO UPDATE SET due_at = '', waits_since = coalesce(waits_since, excluded.waits_since), turn = turn + 1, failures = 0,
    told_version = NULL; END;

-- Whise has not been told about any page so far.
INSERT INTO crm_receipts (source, external_id, due_at, waits_since)
SELECT source, external_id, '', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM listings WHERE source = 'whise' AND withdrawn_at IS NULL
UNION SELECT source, external_id, '', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM projects WHERE source = 'whise' AND withdrawn_at IS NULL;
