import { readFileSync, writeFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseLeads } from '#db/leads/erasure.ts'
import { saveLead } from '#db/leads/leads.ts'
import * as schema from '#db/schema.ts'
import { leadMails } from '#worker/forms/form-mails.ts'
import { readKey } from '#worker/local/archive/age-keys.ts'
import { differencesIn, readArchive } from '#worker/local/archive/read-archive.ts'
import { aProperty } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { aLead } from '../leads/lead-factory.ts'
import { askArchive, openArchives } from './archive-of.ts'

const archives = openArchives()
let site: TestSite
beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'none' })
  await site.importFeed([aProperty({ ID: 4001, Ident: 'BRU-14' }), aProperty({ ID: 4002 })])
  await storeLead(site, 'one')
  const files = await site.miniflare.getR2Bucket('FILES')
  await files.put('cv/one', '%PDF-1.7 a curriculum', { httpMetadata: { contentType: 'application/pdf' }, customMetadata: { name: 'cv.pdf' } })
  await files.put('sitemap/derived.xml', '<urlset/>')
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  archives.close()
})

async function storeLead(on: TestSite, id: string): Promise<void> {
  const lead = aLead({ id })
  await saveLead(drizzle(on.db, { schema }), lead, leadMails(lead, { office: 'brugge@perron.example', officeLocale: 'nl' }))
}

async function idsIn(on: TestSite, query: string): Promise<readonly unknown[]> {
  return (await on.db.prepare(query).all<{ id: unknown }>()).results.map(({ id }) => id)
}

function openFile(name: string) {
  const key = readKey(readFileSync(archives.keyFile, 'utf8'))
  if (key === null) throw new Error('no key')
  return readArchive(archives.path(name), key)
}

test('what an archive holds comes back into an empty site, and nothing is sent twice', async () => {
  const written = await archives.backUp('whole.tar', site)
  expect(written).toMatchObject({ status: 0, errors: [] })
  expect(written.lines).toEqual(expect.arrayContaining(['leads 1', 'listings 2', 'files 1', expect.stringMatching(/ 0 differences\.$/)]))
  await site[Symbol.asyncDispose]()
  site = await startSite({ MAIL_TRANSPORT: 'none' }, null)
  const restored = await archives.restore('whole.tar', site)
  expect(restored).toMatchObject({ status: 0, errors: [] })
  expect(restored.lines).toEqual(expect.arrayContaining(['leads 1', 'listings 2', 'files 1']))
  const cv = await (await site.miniflare.getR2Bucket('FILES')).get('cv/one')
  expect([await cv?.text(), cv?.httpMetadata?.contentType, cv?.customMetadata?.name]).toEqual(['%PDF-1.7 a curriculum', 'application/pdf', 'cv.pdf'])
  expect(await idsIn(site, 'SELECT DISTINCT state AS id FROM outbox')).toEqual(['dead'])
  expect(await idsIn(site, "SELECT rowid AS id FROM listing_texts WHERE listing_texts MATCH 'bru'")).toEqual([4001])
  expect(await idsIn(site, "SELECT id FROM leads WHERE number IN (SELECT rowid FROM lead_texts WHERE lead_texts MATCH 'zaterdag')")).toEqual(['one'])
  expect(await idsIn(site, "SELECT id FROM contacts WHERE number IN (SELECT rowid FROM contact_texts WHERE contact_texts MATCH 'Smet')")).toEqual(['one'])
  expect(await site.html('/nl/te-koop/')).toContain('/4001/')
  await storeLead(site, 'two')
  expect(await idsIn(site, 'SELECT sum(count) AS id FROM lead_days')).toEqual([2])
  await site.db.prepare("DELETE FROM leads WHERE id = 'two'").run()
})

test('what is written while the tables are read is in the archive as it was when it closed', async () => {
  await askArchive(site, 'POST', '', { recipient: archives.recipient })
  await askArchive(site, 'POST', '/step', {})
  await askArchive(site, 'POST', '/step', {})
  await storeLead(site, 'late')
  await site.db.prepare("UPDATE leads SET assignee = 'someone' WHERE id = 'one'").run()
  await site.db.prepare('DELETE FROM listings WHERE id = 4002').run()
  expect(await archives.backUp('busy.tar', site)).toMatchObject({ status: 0 })
  const archive = openFile('busy.tar')
  const rows = (name: string) => archive.manifest.tables.filter((table) => table.name === name).flatMap((table) => [...archive.rowsOf(table)].flat())
  expect(differencesIn(archive)).toEqual([])
  expect(
    rows('leads')
      .map((row) => [JSON.parse(row)[0][0], row.includes('someone')])
      .sort(),
  ).toEqual([
    ['late', false],
    ['one', true],
  ])
  expect(rows('listings')).toHaveLength(1)
  archive.close()
  expect(await idsIn(site, "SELECT name AS id FROM sqlite_schema WHERE name GLOB 'archive_log_*'")).toEqual([])
})

test('a night without a change stores next to nothing, and the proof finds a piece that is missing', async () => {
  await archives.backUp('evening.tar', site)
  await archives.backUp('night.tar', site)
  const [last] = (await site.db.prepare('SELECT * FROM archive_runs ORDER BY started_at DESC').all<Record<string, number | string | null>>()).results
  expect(last).toMatchObject({ state: 'done', stored: 0, proof: null })
  expect(last?.bytes).toBeGreaterThan(2_000)
  const files = await site.miniflare.getR2Bucket('FILES')
  const archive = openFile('night.tar')
  const [piece] = archive.manifest.tables.flatMap(({ name, pieces }) => (name === 'places' ? pieces : []))
  archive.close()
  await files.delete(`archive/pieces/${piece}`)
  expect((await askArchive(site, 'POST', '/prove', {})).json).toEqual({ wrong: [`the piece ${piece} is missing`] })
})

/** An archive with a bit changed some way behind the last place of a text. */
function flipped(whole: Buffer, text: string): Buffer {
  const changed = Buffer.from(whole)
  const at = changed.lastIndexOf(text) + 120
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}

/** An archive with a text replaced by one as long, behind another. */
function replaced(whole: Buffer, behind: string, text: string, by: string): Buffer {
  const changed = Buffer.from(whole)
  changed.write(by, changed.indexOf(text, changed.indexOf(behind)))
  return changed
}

/** The leads of the site, and the restores under way. */
async function untouched(): Promise<readonly number[]> {
  const found = [await idsIn(site, 'SELECT id FROM leads'), await idsIn(site, "SELECT id FROM archive_runs WHERE state = 'restoring'")]
  return found.map(({ length }) => length)
}

describe('a restore', () => {
  test('refuses a site that holds data, and another key', async () => {
    expect(await archives.restore('busy.tar', site)).toMatchObject({ status: 1, errors: [expect.stringContaining('the site is not empty')] })
    const stranger = openArchives()
    expect(await archives.restore('busy.tar', site, '--force', '--key', stranger.keyFile)).toMatchObject({ status: 1 })
    stranger.close()
    expect((await idsIn(site, 'SELECT id FROM leads')).length).toBe(2)
  })

  test.each<[string, (whole: Buffer) => Buffer, string]>([
    ['that is cut off', (whole) => whole.subarray(0, whole.length - 2_000), 'the archive is cut short'],
    ['with a flipped bit', (whole) => flipped(whole, 'age-encryption.org'), 'is damaged'],
    ['that names a row more than it has', (whole) => replaced(whole, '"name":"leads"', '"count":2', '"count":3'), 'the archive is damaged: leads'],
  ])('refuses an archive %s before it touches the site', async (_, damage, error) => {
    writeFileSync(archives.path('damaged.tar'), damage(readFileSync(archives.path('busy.tar'))))
    expect(await archives.restore('damaged.tar', site, '--force')).toMatchObject({ status: 1, errors: [expect.stringContaining(error)] })
    expect(await untouched()).toEqual([2, 0])
  })

  test('refuses an unknown table, and an archive of a newer version, before it touches the site', async () => {
    const unknown = await archives.restore('busy.tar', site, '--force', '--only', 'leads,lead')
    expect(unknown).toMatchObject({ status: 1, errors: [expect.stringContaining('the archive has no table lead')] })
    const [last] = await idsIn(site, 'DELETE FROM d1_migrations WHERE name = (SELECT max(name) FROM d1_migrations) RETURNING name AS id')
    const newer = await archives.restore('busy.tar', site, '--force')
    await site.db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(last).run()
    expect(newer).toMatchObject({ status: 1, errors: [expect.stringMatching(/newer version, with the migration \S+: update the site first/)] })
    expect(await untouched()).toEqual([2, 0])
  })

  test('takes an archive of an earlier version, and goes on where one of files was killed', async () => {
    await site.db.prepare("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')").run()
    await askArchive(site, 'POST', '/restore', { files: true })
    expect(await archives.restore('busy.tar', site, '--files')).toMatchObject({ status: 0, errors: [] })
    await askArchive(site, 'POST', '/restore', { files: true })
    expect(await archives.restore('busy.tar', site, '--force')).toMatchObject({ status: 0, errors: [] })
    await site.db.prepare("DELETE FROM d1_migrations WHERE name = '9999_later.sql'").run()
    expect(await untouched()).toEqual([2, 0])
  })

  test('writes nothing more and does not end once another has begun', async () => {
    const begin = async () => {
      const { json } = await askArchive(site, 'POST', '/restore', { force: true, only: ['lead_days'] })
      return encodeURIComponent(String(Object(json).run))
    }
    const first = await begin()
    await new Promise((resolve) => setTimeout(resolve, 2))
    const second = await begin()
    const settle = (run: string) => askArchive(site, 'POST', `/restore/settle?run=${run}`, { phase: 'end', after: '' })
    const rows = await askArchive(site, 'POST', `/restore/rows?run=${first}`, { table: 'lead_days', columns: ['day'], rows: [] })
    expect([rows.status, (await settle(first)).status, await untouched()]).toEqual([409, 409, [2, 1]])
    expect([(await settle(second)).status, await untouched()]).toEqual([200, [2, 0]])
  })

  test('brings back files alone into a bucket that was lost, but no file of whom was erased since, and leaves rows as they are', async () => {
    const files = await site.miniflare.getR2Bucket('FILES')
    await files.put('cv/late', '%PDF-1.7 of one who asks to be erased')
    await archives.backUp('files.tar', site)
    await eraseLeads(drizzle(site.db, { schema }), ['late'])
    await files.delete(['cv/one', 'cv/late'])
    await storeLead(site, 'today')
    const triggers = await idsIn(site, "SELECT name AS id FROM sqlite_schema WHERE type = 'trigger' ORDER BY name")
    expect(await archives.restore('files.tar', site, '--files')).toMatchObject({ status: 0, errors: [] })
    expect([(await files.head('cv/one')) !== null, await files.head('cv/late')]).toEqual([true, null])
    expect(await idsIn(site, 'SELECT id FROM leads ORDER BY id')).toEqual(['one', 'today'])
    expect(await idsIn(site, "SELECT state AS id FROM outbox WHERE lead_id = 'today' AND state = 'dead'")).toEqual([])
    expect(await idsIn(site, "SELECT name AS id FROM sqlite_schema WHERE type = 'trigger' ORDER BY name")).toEqual(triggers)
    expect(await idsIn(site, "SELECT id FROM archive_runs WHERE state = 'restoring'")).toEqual([])
  })

  test('brings back chosen tables alone, over what the site holds, and does not bring back who was erased since', async () => {
    await eraseLeads(drizzle(site.db, { schema }), ['late'])
    await site.db.prepare('DELETE FROM lead_days').run()
    const restored = await archives.restore('busy.tar', site, '--force', '--only', 'leads')
    expect(restored).toMatchObject({ status: 0 })
    expect(await idsIn(site, 'SELECT id FROM leads')).toEqual(['one'])
    expect(await idsIn(site, 'SELECT day AS id FROM lead_days')).toEqual([])
  })
})

test('an archive that was made earlier is fetched from its bucket, although the database knows of none', async () => {
  await archives.backUp('made.tar', site)
  await site.db.prepare('DELETE FROM archive_runs').run()
  const unknown = await archives.backUp('night.tar', site, '--night', '2026-01-01')
  expect(unknown).toMatchObject({ status: 1, errors: [expect.stringMatching(/the site has no such archive; it has .*20\d\d-/)] })
  expect(await archives.backUp('night.tar', site, '--night', 'newest')).toMatchObject({ status: 0, errors: [] })
  const [made, night] = [openFile('made.tar'), openFile('night.tar')]
  expect(night.manifest).toEqual(made.manifest)
  made.close()
  night.close()
  expect(await idsIn(site, 'SELECT id FROM archive_runs')).toEqual([])
})

test('a step that another worker has is not taken twice, and one whose worker was killed is taken again', async () => {
  await askArchive(site, 'POST', '', { recipient: archives.recipient })
  const inTwoMinutes = new Date(Date.now() + 120_000).toISOString()
  await site.db.prepare("UPDATE archive_runs SET leased_until = ? WHERE state = 'reading'").bind(inTwoMinutes).run()
  expect((await askArchive(site, 'POST', '/step', {})).json).toMatchObject({ state: 'busy', step: 0 })
  await site.db.prepare("UPDATE archive_runs SET leased_until = '2026-01-01T00:00:00.000Z' WHERE state = 'reading'").run()
  expect((await askArchive(site, 'POST', '/step', {})).json).toMatchObject({ state: 'reading', step: 1 })
})

test('two archives in a row that failed are told to the agency in one mail, with the last whole one', async () => {
  await using failing = await startSite({ BACKUP_RECIPIENT: archives.recipient })
  const runs = [
    ['a', 'done', '2026-11-20T03:17:00.000Z'],
    ['b', 'failed', '2026-11-21T03:17:00.000Z'],
    ['c', 'failed', '2026-11-22T03:17:00.000Z'],
  ]
  for (const [id, state, at] of runs)
    await failing.db.prepare('INSERT INTO archive_runs (id, state, started_at, ended_at) VALUES (?1, ?2, ?3, ?3)').bind(id, state, at).run()
  const worker = await failing.miniflare.getWorker()
  for (let night = 0; night < 2; night += 1) await worker.scheduled({ cron: '17 3 * * *' })
  const mails = await failing.mails()
  expect(mails.map(({ subject }) => subject)).toEqual(['De back-up van uw website is twee keer mislukt'])
  expect(mails[0]?.text).toContain('Sinds zaterdag 21 november')
  expect(mails[0]?.text).toContain('vrijdag 20 november')
})
