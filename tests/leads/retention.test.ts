import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveLead } from '#db/leads/leads.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import * as schema from '#db/schema.ts'
import { leadMails } from '#worker/forms/form-mails.ts'
import { ownerIdOf, storeOwner } from '../owners/owner-factory.ts'
import { aLead } from './lead-factory.ts'
import { lendLeadSite, site } from './lead-site.ts'

lendLeadSite({ settings: { MAIL_TRANSPORT: 'none' } })

async function storeLead(lead: Lead, withFile = false): Promise<void> {
  const mails = leadMails(lead, { office: 'brugge@perron.example', officeLocale: 'nl' })
  await saveLead(drizzle(site.db, { schema }), lead, mails)
  if (withFile) await storeFile(lead.id)
}

async function storeFile(leadId: string): Promise<void> {
  await (await site.miniflare.getR2Bucket('FILES')).put(`cv/${leadId}`, '%PDF-1.7')
}

describe('the nightly job', () => {
  const night = async (at: string) => (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date(at) })

  test('the nightly job erases expired leads with their mails and files, and keeps the others', async () => {
    await storeLead(aLead({ id: 'due', eraseAfter: '2028-01-01T03:00:00.000Z' }), true)
    await storeLead(aLead({ id: 'kept', eraseAfter: '2028-01-01T04:00:00.000Z' }), true)
    await night('2028-01-01T03:17:00.000Z')
    expect(await leads()).toEqual(['kept'])
    expect(await mailsOf()).toEqual(['kept.1', 'kept.2'])
    expect(await files()).toEqual(['cv/kept'])
    await night('2028-01-02T03:17:00.000Z')
    expect([await leads(), await mailsOf(), await files()]).toEqual([[], [], []])
  })

  test('the nightly job erases more leads than fit in one batch', async () => {
    const rows = Array.from({ length: 1100 }, (_, index) => `('many${index}', 'viewing', 'nl', '{}', '{}', '2026-01-01', '2027-01-01T00:00:00.000Z')`)
    await site.db.prepare(`INSERT INTO leads (id, form, locale, fields, consent, created_at, erase_after) VALUES ${rows.join(',')}`).run()
    await night('2027-06-01T03:17:00.000Z')
    expect(await leads()).toEqual([])
  })

  test('the nightly job leaves no word of an erased lead in any row or block of an index', async () => {
    await storeLead(wordy({ id: 'due', eraseAfter: '2028-01-01T03:00:00.000Z' }))
    await storeLead(aLead({ id: 'kept', email: 'kept@example.com' }))
    expect(await placesOf(lastWords)).toEqual(expect.arrayContaining(['contacts.name', 'lead_texts_data.block', 'leads.fields']))
    await night('2028-01-01T03:17:00.000Z')
    expect(await placesOf(lastWords)).toEqual([])
    expect(await placesOf(['zaterdag'])).toContain('lead_texts_data.block')
  })

  test('the nightly job deletes a file without a stored lead after a day', async () => {
    await storeFile('orphan')
    await night(new Date(Date.now() + 60_000).toISOString())
    expect(await files()).toEqual(['cv/orphan'])
    await night(new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString())
    expect(await files()).toEqual([])
  })
})

describe('the privacy endpoints', () => {
  const ask = (what: 'erase' | 'export', body: string, token = site.token) =>
    site.fetch(`/privacy/${what}`, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } })
  const about = (email: string) => JSON.stringify({ email })

  beforeEach(async () => {
    await storeLead(aLead({ id: 'mine' }), true)
    await storeLead(aLead({ id: 'friend', email: 'other@example.com', fields: { email: 'other@example.com', friendEmail: 'jan.de.smet@example.com' } }))
    await storeLead(aLead({ id: 'alien', email: 'third@example.com', fields: { email: 'third@example.com', remark: 'Mail jan.de.smet@example.com' } }))
  })

  test('export everything stored under an address, however it is spelled', async () => {
    const answer = await ask('export', about(' JAN.de.smet@example.com '))
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toMatchObject({
      email: 'JAN.de.smet@example.com',
      leads: [
        { id: 'mine', form: 'enquiry', fields: { firstName: 'Jan', remark: 'Kan ik zaterdag langskomen?' }, consent: { version: '2026-11' } },
        { id: 'friend' },
      ],
      mails: [{ id: 'mine.1', recipient: 'Jan.De.Smet@example.com', template: 'leadConfirmation' }],
    })
  })

  test('erase it with mails and files, and nothing of others', async () => {
    const answer = await ask('erase', about('jan.de.smet@example.com'))
    expect(await answer.json()).toEqual({ erased: 2, appointments: [] })
    expect(await leads()).toEqual(['alien'])
    expect(await mailsOf()).toEqual(['alien.1', 'alien.2'])
    expect(await files()).toEqual([])
    expect(await (await ask('erase', about('jan.de.smet@example.com'))).json()).toEqual({ erased: 0, appointments: [] })
  })

  test('the privacy endpoints leave no word of a person in any row or block of an index, whatever addresses they asked for', async () => {
    const [address, newAddress] = ['Quackelbeen@example.com', 'xylofoonkamer@example.net']
    await storeLead(wordy({ id: 'wordy', email: address }))
    await storeOwner(site.db, address, [])
    const [id, now] = [ownerIdOf(address), new Date().toISOString()]
    const mail = (key: string, template: string, to: string, data: object) =>
      site.db
        .prepare("INSERT INTO outbox (id, template, locale, recipient, data, state, due_at, created_at) VALUES (?, ?, 'nl', ?, ?, 'sent', ?5, ?5)")
        .bind(key, template, to, JSON.stringify(data), now)
    await site.db.batch([
      site.db
        .prepare("INSERT INTO owner_links (id, owner_id, purpose, recipient, created_at, expires_at) VALUES ('open', ?, 'email', ?, ?3, ?3)")
        .bind(id, newAddress, now),
      mail('owner-link-open', 'ownerLink', newAddress, { link: 'open' }),
      mail('owner-link-gone', 'ownerLink', newAddress, { link: 'gone', owner: id }),
      mail('owner-notice', 'ownerNotice', 'former@example.com', { about: 'address', address, owner: id, name: null, at: now }),
      mail('owner-former', 'ownerNotice', 'former@example.com', { about: 'address', address, owner: 'another', name: null, at: now }),
    ])
    const words = [...lastWords, 'quackelbeen@', 'xylofoonkamer@']
    expect(await placesOf(words)).toEqual(expect.arrayContaining(['lead_texts_data.block', 'outbox.recipient', 'outbox.data', 'owners.email']))
    await ask('erase', about(address))
    // The list of erased ids: those of real accounts are random, those of the factory are made of the address.
    expect((await placesOf(words)).filter((place) => place !== 'erased_rows.id')).toEqual([])
    expect(await erasedOwners()).toEqual([id])
    expect(await leads()).toEqual(['alien', 'friend', 'mine'])
  })

  test.each(['', 'null', '{}', '{"email":""}', '{"email":"%"}', '{"email":7}', '{"email":["a@example.com"]}', '{"email":"a@example.com'])(
    'answer %j with 400 and an error',
    async (body) => {
      for (const what of ['erase', 'export'] as const) {
        const answer = await ask(what, body)
        expect(answer.status).toBe(400)
        expect(await answer.json()).toHaveProperty('error')
      }
      expect(await leads()).toHaveLength(3)
    },
  )

  test('answer 401 without a valid token', async () => {
    for (const what of ['erase', 'export'] as const) {
      expect((await ask(what, about('jan.de.smet@example.com'), 'another')).status).toBe(401)
      expect((await site.fetch(`/privacy/${what}`)).status).toBe(401)
    }
    expect(await leads()).toHaveLength(3)
  })
})

async function erasedOwners(): Promise<readonly string[]> {
  return (await site.db.prepare("SELECT id FROM erased_rows WHERE name = 'owners'").all<{ id: string }>()).results.map(({ id }) => id)
}

async function leads(): Promise<unknown[]> {
  const { results } = await site.db.prepare('SELECT id FROM leads ORDER BY id').all<{ id: string }>()
  return results.map(({ id }) => id)
}

async function mailsOf(): Promise<unknown[]> {
  const { results } = await site.db.prepare('SELECT id FROM outbox ORDER BY id').all<{ id: string }>()
  return results.map(({ id }) => id)
}

async function files(): Promise<readonly string[]> {
  const { objects } = await (await site.miniflare.getR2Bucket('FILES')).list()
  return objects.map(({ key }) => key)
}

/** A lead with words that no other row has. */
function wordy(overrides: Partial<Lead>): Lead {
  return aLead({ ...overrides, fields: { firstName: 'Zeger', lastName: 'Quackelbeen', email: overrides.email ?? '', remark: 'Is de xylofoonkamer zonnig?' } })
}

/** Parts of its words: an index stores a word without the letters that it shares with the one before. */
const lastWords = ['ckelbeen', 'lofoonkamer']

/** The columns of any table that hold one of some words, blocks of full-text indexes included. */
async function placesOf(words: readonly string[]): Promise<readonly string[]> {
  const columns = await site.db
    .prepare(
      `SELECT master.name AS "table", info.name AS "column" FROM sqlite_master AS master, pragma_table_info(master.name) AS info
       WHERE master.type = 'table' AND master.name NOT LIKE '\\_cf%' ESCAPE '\\' AND master.name NOT IN ('contact_texts', 'lead_texts', 'listing_texts')`,
    )
    .all<{ table: string; column: string }>()
  const places = (column: string, word: string) =>
    `CASE typeof("${column}") WHEN 'blob' THEN instr("${column}", CAST('${word}' AS BLOB)) WHEN 'text' THEN instr(lower("${column}"), '${word}') ELSE 0 END > 0`
  const held = (column: string) => words.map((word) => places(column, word)).join(' OR ')
  const tables = [...Map.groupBy(columns.results, ({ table }) => table)]
  const rows = await site.db.batch<Readonly<Record<string, number | null>>>(
    tables.map(([table, each]) => site.db.prepare(`SELECT ${each.map(({ column }) => `max(${held(column)}) AS "${column}"`).join(', ')} FROM "${table}"`)),
  )
  return tables.flatMap(([table], index) =>
    Object.entries(rows[index]?.results[0] ?? {}).flatMap(([column, holds]) => (holds === 1 ? [`${table}.${column}`] : [])),
  )
}
