-- How a home differs from its CRM, for the filter of the stock: kept by triggers.
ALTER TABLE desk_homes ADD COLUMN crm TEXT;
CREATE INDEX desk_homes_by_crm ON desk_homes (created_at DESC, id DESC) WHERE crm IS NOT NULL;
CREATE INDEX desk_homes_by_office_crm ON desk_homes (office, created_at DESC, id DESC) WHERE crm IS NOT NULL;
CREATE TRIGGER crm_receipt_added AFTER INSERT ON crm_receipts WHEN NEW.problem IS NOT NULL
BEGIN UPDATE desk_homes SET crm = NEW.problem
  WHERE id = (SELECT id FROM listings WHERE source = NEW.source AND external_id = NEW.external_id); END;
CREATE TRIGGER crm_receipt_changed AFTER UPDATE OF problem ON crm_receipts WHEN NEW.problem IS NOT OLD.problem
BEGIN UPDATE desk_homes SET crm = NEW.problem
  WHERE id = (SELECT id FROM listings WHERE source = NEW.source AND external_id = NEW.external_id); END;

INSERT INTO crm_receipts (source, external_id, problem)
SELECT source, external_id, 'held' FROM listings WHERE held_state IS NOT NULL AND source IN ('omnicasa', 'whise', 'sweepbright')
ON CONFLICT (source, external_id) DO UPDATE SET problem = excluded.problem;
