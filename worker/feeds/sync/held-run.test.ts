import { expect, test } from 'vitest'
import { aPage, aSyncSite, type SyncCall } from '../../../tests/feeds/sync-site.ts'
import { type FeedRecord, manyProperties } from '../../../tests/kit/factories.ts'

const first = new Date('2026-11-26T09:00:00Z')
const minutesLater = (minutes: number) => new Date(first.getTime() + minutes * 60_000)
const homes = manyProperties(10, (index) => ({ ID: 5001 + index }))
const dear = homes
  .slice(0, 5)
  .map((home, index): FeedRecord => ({ ...home, ...(index === 0 ? { PublishAddress: false } : { Price: 4_000_000 + index * 90_000 }) }))
const answered = (records: readonly FeedRecord[]) => (call: SyncCall) => (call.endpoint === 'GetPropertyList' ? aPage([...records], call) : null)

test('a run that would move half of the prices is held: only what hides is applied, the agency is mailed once a day, and the next run changes nothing of that', async () => {
  const site = aSyncSite()
  await site.sync(answered(homes), first)
  const prices = () => site.rows('SELECT price FROM listings ORDER BY id')
  const before = await prices()
  await site.sync(answered(dear), minutesLater(30))
  expect(await prices()).toEqual(before)
  expect(await site.rows("SELECT card ->> '$.address.street' AS street FROM listings WHERE id = 5001")).toEqual([{ street: null }])
  const held = await site.rows('SELECT id FROM imports WHERE held IS NOT NULL')
  expect(held).toHaveLength(1)
  await site.sync(answered(dear), minutesLater(60))
  expect(await prices()).toEqual(before)
  expect(await site.rows('SELECT id FROM imports WHERE held IS NOT NULL')).toEqual(held)
  expect(await site.rows("SELECT template FROM outbox WHERE template = 'importHeld'")).toHaveLength(1)
})
