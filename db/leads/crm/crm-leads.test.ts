import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { aLead } from '../../../tests/leads/lead-factory.ts'
import { isCrmName } from '../../model/feeds/crm-catalogue.ts'
import * as schema from '../../schema.ts'
import { saveLead } from '../leads.ts'
import { queueForCrms } from './crm-leads.ts'

const taking = (['omnicasa', 'whise'] as const).map((crm) => ({ crm, forms: ['enquiry', 'contact'] as const, isFixed: false }))

test.each([
  ['whise', 'omnicasa whise', 'whise'],
  ['omnicasa', 'omnicasa whise', 'omnicasa'],
  ['desk', 'omnicasa whise', 'omnicasa whise'],
  ['none', 'omnicasa whise', 'omnicasa whise'],
  ['whise', 'omnicasa', 'omnicasa'],
])('a lead about a home of %s goes, with %s connected, to %s', async (source, connected, expected) => {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  if (source !== 'none') {
    await d1
      .prepare(
        `INSERT INTO listings (id, goal, state, listed, main_type, created_at, card, record, fingerprint, place, category, source, external_id)
         VALUES (4001, 'sale', 'available', 1, 'house', '2026-11-01', '{}', '{}', '', 1, 1, ?, '7')`,
      )
      .bind(source)
      .run()
  }
  for (const crm of connected.split(' ').filter(isCrmName)) {
    await db.insert(schema.crmConnections).values({ crm, values: { base: 'https://crm.example/' }, secrets: null, version: 1 })
  }
  const lead = aLead({ listingId: source === 'none' ? null : 4001 })
  await saveLead(db, lead, [], null, [queueForCrms(db, taking, lead)])
  const rows = await db.select({ crm: schema.crmLeads.crm }).from(schema.crmLeads).orderBy(schema.crmLeads.crm)
  expect(rows.map(({ crm }) => crm).join(' ')).toBe(expected)
})
