import { readFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { formsOf } from '../../model/leads/crm/crm-places.ts'
import * as schema from '../../schema.ts'
import { readCrmLeadRules, setCrmLeadRules } from './crm-lead-rules.ts'

const migration = readFileSync(`${import.meta.dirname}/../../../migrations/0141_crm_lead_mail.sql`, 'utf8')
const [, statement = ''] = migration.split(/^(?=INSERT INTO crm_lead_rules)/m)

/** The rules after the migration, of a site that had these connections. */
async function migrated(...before: readonly string[]) {
  const d1 = memoryDatabase()
  for (const each of before) await d1.exec(each)
  await d1.prepare(statement).run()
  return drizzle(d1, { schema })
}
const connection = (crm: string, values: string) => `INSERT INTO crm_connections VALUES ('${crm}', '${values}', NULL, 1, 1)`

test('a connection from before leads were sent sends none until a manager says so', async () => {
  const db = await migrated(connection('omnicasa', '{"name":"agency"}'))
  expect(await readCrmLeadRules(db, 'omnicasa')).toEqual({
    off: [...formsOf('omnicasa')].sort(byForm),
    repeats: false,
    office: '',
    withoutMail: false,
    version: 0,
  })
  const changed = await setCrmLeadRules(db, 'omnicasa', { off: [], repeats: false, office: '', withoutMail: false, version: 1 })
  expect(changed).toHaveLength(1)
})

const order = 'contact enquiry viewing openDay construction demandRegister alert valuation documentRequest purchaseOffer rentProfile newsletter'.split(' ')
const byForm = (one: string, other: string) => order.indexOf(one) - order.indexOf(other)

test.each([
  ['a new connection', []],
  ['one that was removed', [connection('omnicasa', '{}')]],
  ['one whose leads were chosen', [connection('omnicasa', '{"name":"agency"}'), `INSERT INTO crm_lead_rules (crm, off, version) VALUES ('omnicasa', '[]', 3)`]],
])('%s begins with leads', async (_what, before) => {
  expect((await readCrmLeadRules(await migrated(...before), 'omnicasa')).off).toEqual([])
})
