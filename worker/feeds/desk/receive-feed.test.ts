import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { supersedeOthers } from '#db/feeds/imports.ts'
import * as schema from '#db/schema.ts'
import { salt } from '../../../tests/feeds/import-records.ts'
import { aProperty } from '../../../tests/kit/factories.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { receiveStored } from './receive-feed.ts'

const now = new Date('2026-11-26T09:00:00.000Z')
const faulty = { examples: [{ id: 4001, harm: 'page', before: '/nl/', after: 'gone' }], tried: 1 } as const
const chunks = [{ kind: 'listing' as const, position: 1, records: [aProperty({ ID: 4001 })] }]

test.each([
  ['a publication whose page is faulty is refused', false, { end: 'faultyPage', pages: faulty.examples }],
  ['one that another supersedes while it is tried is not: its rows were gone', true, { end: 'superseded' }],
])('%s', async (_, isSuperseded, outcome) => {
  const db = drizzle(memoryDatabase(), { schema })
  const context = { db, salt, announce: async () => undefined, now }
  const tryPages = async () => {
    if (isSuperseded) await supersedeOthers(db, 'omnicasa', now.toISOString())
    return faulty
  }
  const origin = { source: 'omnicasa', format: 'omnicasa', sender: { via: 'entry', by: null } } as const
  const read = async () => ({ mode: 'partial', kinds: ['listing'], chunks, deleted: [] }) as const
  expect(await receiveStored(context, { mode: 'partial', origin, read, force: true, tryPages })).toMatchObject(outcome)
})
