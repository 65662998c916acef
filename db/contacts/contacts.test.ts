import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { aLead } from '../../tests/leads/lead-factory.ts'
import type { Db, Statement } from '../client.ts'
import { saveLead } from '../leads/leads.ts'
import { contactKeysOf } from '../model/contacts/contact.ts'
import * as schema from '../schema.ts'
import { mergeContact, selectMerges, separateContact, unmergeContact } from './contact-merges.ts'
import { insertNote, selectNotes } from './contact-notes.ts'
import { eraseContactsOf, eraseOldContacts, findContact, findContactBy, insertContact, selectContacts } from './contacts.ts'

const now = new Date('2026-11-27T10:00:00Z')
let db: Db
beforeEach(() => {
  db = drizzle(memoryDatabase(), { schema })
})

interface Person {
  readonly id: string
  readonly name: string
  readonly email?: string
  readonly phone?: string
  readonly form?: 'contact' | 'jobApplication'
}

function store({ id, name, email, phone, form = 'contact' }: Person) {
  const fields = { name, ...(email && { email }), ...(phone && { phone }) }
  return saveLead(db, aLead({ id, form, email: email ?? null, fields, createdAt: now.toISOString() }), [])
}

/** Runs statements in one batch. */
const run = ([first, ...others]: readonly Statement[]) => first && db.batch([first, ...others])

/** The names and keys of all contacts. */
async function everybody() {
  const rows = await selectContacts(db, '', null, 50)
  return rows.map(({ name, keys }) => [name, ...keys.map(({ key }) => key)].join(' ')).sort()
}

/** Which contact each lead belongs to. */
async function contactOf(id: string) {
  const rows = await db.select({ id: schema.leads.id, contact: schema.leads.contact }).from(schema.leads)
  return rows.find((row) => row.id === id)?.contact
}

const found = async (text: string) => (await selectContacts(db, text, null, 50)).map(({ name }) => name).sort()

describe('the contact of a lead', () => {
  test('a person is recognised by address and by the number in any notation', async () => {
    await store({ id: 'a', name: 'An Peeters', email: 'An@Peeters.be', phone: '+32 470 12 34 01' })
    await store({ id: 'b', name: 'An', email: 'an@peeters.be' })
    await store({ id: 'c', name: 'A. Peeters', phone: '0470/12.34.01' })
    await store({ id: 'd', name: 'Jan Claes', email: 'jan@claes.be' })
    expect(await everybody()).toEqual(['An Peeters email:an@peeters.be phone:70123401', 'Jan Claes email:jan@claes.be'])
    expect([await contactOf('a'), await contactOf('b'), await contactOf('c'), await contactOf('d')]).toEqual(['a', 'a', 'a', 'd'])
  })

  test('an address outweighs a number that two people share', async () => {
    await store({ id: 'a', name: 'An', email: 'an@x.be', phone: '050 33 44 55' })
    await store({ id: 'b', name: 'Bo', email: 'bo@x.be' })
    await store({ id: 'c', name: 'Bo', email: 'bo@x.be', phone: '050 33 44 55' })
    expect(await contactOf('c')).toBe('b')
  })

  test('an applicant for a job is no contact', async () => {
    await store({ id: 'a', name: 'An', email: 'an@x.be', form: 'jobApplication' })
    expect(await everybody()).toEqual([])
  })
})

describe('the search of contacts', () => {
  test.each([
    ['eeter', ['An Peeters']],
    ['an peet', ['An Peeters']],
    ['PEETERS.be', ['An Peeters']],
    ['0470 12 34 01', ['An Peeters']],
    ['+32470123401', ['An Peeters']],
    ['123401', ['An Peeters']],
    ['0470', ['An Peeters']],
    ['muller', ['Zoë Müller']],
    ['Zo', ['Zoë Müller']],
    ['"', []],
    ['NOT a*', []],
    ['Peeters\0', ['An Peeters']],
    ['🏠\0%', []],
    ['ab\0', []],
    ['0499 99 99 99', []],
  ])('%s finds %j', async (text, names) => {
    await store({ id: 'a', name: 'An Peeters', email: 'an@peeters.be', phone: '+32 (0)470 12 34 01' })
    await store({ id: 'b', name: 'Zoë Müller', email: 'zoe@example.lu' })
    expect(await found(text)).toEqual(names)
  })
})

describe('merging and separating contacts', () => {
  test('a merged contact takes leads, keys and notes along, and undoing it moves them back', async () => {
    await store({ id: 'a', name: 'An Peeters', email: 'an@x.be' })
    await store({ id: 'b', name: 'An Peeters-Claes', email: 'an@work.be' })
    await insertNote(db, { id: 'n', contact: 'b', actor: 'staff', text: 'Belt liever ’s avonds', listingId: null, dueOn: null, assignee: null }, now)
    await run(mergeContact(db, 'm', 'b', 'a', now))
    expect(await everybody()).toEqual(['An Peeters email:an@work.be email:an@x.be'])
    expect(await contactOf('b')).toBe('a')
    expect(await selectNotes(db, 'a', null, 9)).toHaveLength(1)
    expect(await found('work.be')).toEqual(['An Peeters'])
    const [merge] = await selectMerges(db, 'a', 9)
    await run(unmergeContact(db, 'm', 'a', merge?.merged ?? expect.fail('no merge')))
    expect(await everybody()).toEqual(['An Peeters email:an@x.be', 'An Peeters-Claes email:an@work.be'])
    expect([await contactOf('a'), await contactOf('b')]).toEqual(['a', 'b'])
    expect(await selectNotes(db, 'b', null, 9)).toHaveLength(1)
    expect(await selectMerges(db, 'a', 9)).toEqual([])
  })

  test('a contact is not merged into itself or into an unknown one', async () => {
    await store({ id: 'a', name: 'An', email: 'an@x.be' })
    await run(mergeContact(db, 'm', 'a', 'a', now))
    await run(mergeContact(db, 'n', 'a', 'unknown', now))
    expect(await everybody()).toEqual(['An email:an@x.be'])
  })

  test('a separated address becomes a contact with its own leads, and the last key stays', async () => {
    await store({ id: 'a', name: 'An', email: 'an@x.be', phone: '050 33 44 55' })
    await store({ id: 'b', name: 'Bo', phone: '050 33 44 55' })
    await run(separateContact(db, 's', 'a', ['phone:50334455'], 'Bo', now))
    expect(await everybody()).toEqual(['An email:an@x.be', 'Bo phone:50334455'])
    expect([await contactOf('a'), await contactOf('b')]).toEqual(['a', 's'])
    await run(separateContact(db, 't', 'a', ['email:an@x.be'], 'An', now))
    expect(await findContact(db, 't')).toBeNull()
  })
})

describe('the retention of contacts', () => {
  const later = new Date('2029-01-01T00:00:00Z')

  test('a contact that the agency has not changed is erased with its last lead', async () => {
    await store({ id: 'a', name: 'An Peeters', email: 'an@x.be' })
    await eraseOldContacts(db, now)
    expect(await everybody()).toHaveLength(1)
    await db.delete(schema.leads)
    await eraseOldContacts(db, now)
    expect(await everybody()).toEqual([])
    expect(await found('peeters')).toEqual([])
  })

  test('a contact that was entered stays for 24 months after the last contact', async () => {
    await run(insertContact(db, { id: 'k', name: 'Karel', locale: 'nl', source: 'desk', origin: null }, contactKeysOf({ phone: '0470 12 34 01' }), now))
    await eraseOldContacts(db, new Date('2028-11-26T00:00:00Z'))
    expect(await findContactBy(db, { phone: '+32 470 12 34 01' })).toMatchObject({ id: 'k', name: 'Karel' })
    await eraseOldContacts(db, later)
    expect(await everybody()).toEqual([])
  })

  test('erasing an address erases the contact with its notes', async () => {
    await run(insertContact(db, { id: 'k', name: 'Karel', locale: 'nl', source: 'desk', origin: null }, contactKeysOf({ email: 'Karel@x.be' }), now))
    await insertNote(db, { id: 'n', contact: 'k', actor: 'staff', text: 'Zoekt een loft', listingId: null, dueOn: '2026-12-01', assignee: 'staff' }, now)
    await run(eraseContactsOf(db, ' karel@X.be'))
    expect(await everybody()).toEqual([])
    expect(await db.select().from(schema.contactNotes)).toEqual([])
  })
})
