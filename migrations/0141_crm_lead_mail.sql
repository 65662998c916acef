-- Whether the office gets no mail of leads that go to the CRM. Such a mail waits in the outbox as dropped, and goes out when its lead has not arrived there.
ALTER TABLE crm_lead_rules ADD COLUMN without_mail INTEGER NOT NULL DEFAULT 0;
CREATE TRIGGER office_mail_released AFTER UPDATE OF state ON crm_leads WHEN NEW.state <> OLD.state AND NEW.state IN ('dead', 'uncertain', 'refused', 'skipped') BEGIN
  UPDATE outbox SET state = 'waiting', error = NULL WHERE lead_id = NEW.lead_id AND state = 'dropped' AND error = 'left out: the lead goes to the CRM'; END;

-- A connection from before leads went to CRMs sends none until a manager says so; version 0 is before any choice.
INSERT INTO crm_lead_rules (crm, off, version)
SELECT crm, '["contact","enquiry","viewing","openDay","construction","demandRegister","alert","valuation","documentRequest","purchaseOffer","rentProfile","newsletter"]', 0
FROM crm_connections AS connection
WHERE (secrets IS NOT NULL OR "values" <> '{}')
  AND NOT EXISTS (SELECT 1 FROM crm_lead_rules AS chosen WHERE chosen.crm = connection.crm)
  AND NOT EXISTS (SELECT 1 FROM crm_leads AS sent WHERE sent.crm = connection.crm);
