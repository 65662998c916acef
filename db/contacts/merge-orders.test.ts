import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { chanceFrom } from '../../tests/kit/chance.ts'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { aLead } from '../../tests/leads/lead-factory.ts'
import type { Db, Statement } from '../client.ts'
import { saveLead } from '../leads/leads.ts'
import * as schema from '../schema.ts'
import { mergeContact, selectMerges, separateContact, unmergeContact } from './contact-merges.ts'
import { insertNote } from './contact-notes.ts'
import { selectContacts } from './contacts.ts'

const now = new Date('2026-11-27T10:00:00Z')
const people = ['a', 'b', 'c', 'd', 'e'] as const

/** Five people, each with an address, a number, a lead and a note. */
async function storePeople(): Promise<Db> {
  const db = drizzle(memoryDatabase(), { schema })
  for (const [at, id] of people.entries()) {
    const email = `${id}@x.be`
    await saveLead(
      db,
      aLead({ id, form: 'contact', email, fields: { name: `Person ${id}`, email, phone: `0470 12 34 0${at}` }, createdAt: now.toISOString() }),
      [],
    )
    await insertNote(db, { id: `note-${id}`, contact: id, actor: 'staff', text: id, listingId: null, dueOn: null, assignee: null }, now)
  }
  return db
}

const run = ([first, ...others]: readonly Statement[], db: Db) => first && db.batch([first, ...others])

/** Who has what: for each contact its name, keys, leads and notes. */
async function holdings(db: Db): Promise<readonly string[]> {
  const [contacts, leads, notes] = [await selectContacts(db, '', null, 50), await db.select().from(schema.leads), await db.select().from(schema.contactNotes)]
  const of = (rows: readonly { readonly id: string; readonly contact: string | null }[], id: string) =>
    rows.filter(({ contact }) => contact === id).map((row) => row.id)
  return contacts.map(({ id, name, keys }) => [id, name, ...[...keys.map(({ key }) => key), ...of(leads, id), ...of(notes, id)].sort()].join(' ')).sort()
}

/** Everything that some contact has, without who has it. */
const inAll = (held: readonly string[]) => held.flatMap((line) => line.split(' ').slice(3)).sort()

async function undo(db: Db, contact: string, at: number) {
  const merges = await selectMerges(db, contact, 9)
  const merge = merges[at % Math.max(1, merges.length)]
  if (merge) await run(unmergeContact(db, merge.id, contact, merge.merged), db)
}

describe('merges of contacts in random orders', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('lose nothing, and undone in any order they restore everybody (seed %i)', async (seed) => {
    const chance = chanceFrom(seed)
    const db = await storePeople()
    const before = await holdings(db)
    const ids = async () => (await selectContacts(db, '', null, 50)).map(({ id }) => id)
    for (let step = 0; step < 12; step += 1) {
      const known = await ids()
      // One moment each: merges are listed by it.
      const at = new Date(now.getTime() + step * 1000)
      if (chance.happens(0.65)) await run(mergeContact(db, `merge-${step}`, chance.pick(known), chance.pick(known), at), db)
      else await undo(db, chance.pick(known), chance.whole(0, 2))
      expect(inAll(await holdings(db))).toEqual(inAll(before))
    }
    for (let left = 20; left > 0; left -= 1) for (const id of await ids()) await undo(db, id, chance.whole(0, 2))
    expect(await holdings(db)).toEqual(before)
  })

  test('a separation after a merge is not lost by undoing the merge', async () => {
    const db = await storePeople()
    await run(mergeContact(db, 'm', 'b', 'a', now), db)
    await run(separateContact(db, 's', 'a', ['email:b@x.be'], 'Someone else', now), db)
    await undo(db, 'a', 0)
    expect(await holdings(db)).toContain('s Someone else b email:b@x.be')
  })

  test('what was separated after a merge and merged again comes back with the second merge', async () => {
    const db = await storePeople()
    const before = await holdings(db)
    await run(mergeContact(db, 'm', 'b', 'a', now), db)
    await run(separateContact(db, 's', 'a', ['email:b@x.be'], 'Someone else', now), db)
    await run(mergeContact(db, 'n', 's', 'a', new Date(now.getTime() + 1000)), db)
    await undo(db, 'a', 1)
    await undo(db, 'a', 0)
    expect(await holdings(db)).toContain('s Someone else b email:b@x.be')
    expect(inAll(await holdings(db))).toEqual(inAll(before))
  })
})
