-- Whether the stock is read from a CRM: a connection that is set at the desk is tried first, and then switched on.
ALTER TABLE crm_connections ADD COLUMN is_read INTEGER NOT NULL DEFAULT 1;
