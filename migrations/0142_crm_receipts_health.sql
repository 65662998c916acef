-- When each CRM was last told of a page, and what it has refused: /health/ready.
CREATE INDEX crm_receipts_told ON crm_receipts (source, told_at);
CREATE INDEX crm_receipts_refused ON crm_receipts (source) WHERE problem = 'refused';
