-- The state of a lead in the CRM, for the filter of the inbox and for Today: the one that most needs attention, if there are several CRMs.
ALTER TABLE leads ADD COLUMN crm_state TEXT;
CREATE INDEX leads_by_crm_state ON leads (crm_state, is_open, created_at, id, form) WHERE crm_state IS NOT NULL;
CREATE INDEX leads_by_office_crm_state ON leads (office, crm_state, is_open, created_at, id, form) WHERE crm_state IS NOT NULL;
CREATE TRIGGER lead_crm_added AFTER INSERT ON crm_leads BEGIN
  UPDATE leads SET crm_state = (
    SELECT CASE state WHEN 'sending' THEN 'waiting' ELSE state END FROM crm_leads WHERE lead_id = NEW.lead_id
    ORDER BY CASE state WHEN 'dead' THEN 1 WHEN 'uncertain' THEN 2 WHEN 'refused' THEN 3 WHEN 'waiting' THEN 4 WHEN 'sending' THEN 4 WHEN 'unconfirmed' THEN 5 WHEN 'sent' THEN 6 ELSE 7 END LIMIT 1
  ) WHERE id = NEW.lead_id; END;
CREATE TRIGGER lead_crm_changed AFTER UPDATE OF state ON crm_leads WHEN NEW.state <> OLD.state BEGIN
  UPDATE leads SET crm_state = (
    SELECT CASE state WHEN 'sending' THEN 'waiting' ELSE state END FROM crm_leads WHERE lead_id = NEW.lead_id
    ORDER BY CASE state WHEN 'dead' THEN 1 WHEN 'uncertain' THEN 2 WHEN 'refused' THEN 3 WHEN 'waiting' THEN 4 WHEN 'sending' THEN 4 WHEN 'unconfirmed' THEN 5 WHEN 'sent' THEN 6 ELSE 7 END LIMIT 1
  ) WHERE id = NEW.lead_id; END;
