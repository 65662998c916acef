import type { Lead } from '#db/model/leads/lead.ts'

let last = 0

/** An enquiry in Dutch; overrides replace whole values. */
export function aLead(overrides: Partial<Lead> = {}): Lead {
  last += 1
  return {
    id: `lead${String(last).padStart(6, '0')}`,
    form: 'enquiry',
    locale: 'nl',
    email: 'Jan.De.Smet@example.com',
    listingId: null,
    projectId: null,
    office: null,
    fields: { firstName: 'Jan', lastName: 'De Smet', email: 'Jan.De.Smet@example.com', phone: '+32 478 12 34 56', remark: 'Kan ik zaterdag langskomen?' },
    consent: { version: '2026-11', text: 'Ik ga akkoord.', at: '2026-11-21T10:00:00.000Z', newsletter: false },
    createdAt: '2026-11-21T10:00:00.000Z',
    eraseAfter: '2028-11-21T10:00:00.000Z',
    ...overrides,
  }
}
