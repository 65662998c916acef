-- Forms are named after the page they are on.
UPDATE leads SET form = 'contact' WHERE form = 'siteContact';
UPDATE leads SET form = 'enquiry' WHERE form = 'contactMe';
UPDATE leads SET form = 'viewing' WHERE form = 'visit';
UPDATE outbox SET data = json_set(data, '$.form', 'contact') WHERE json_extract(data, '$.form') = 'siteContact';
UPDATE outbox SET data = json_set(data, '$.form', 'enquiry') WHERE json_extract(data, '$.form') = 'contactMe';
UPDATE outbox SET data = json_set(data, '$.form', 'viewing') WHERE json_extract(data, '$.form') = 'visit';
