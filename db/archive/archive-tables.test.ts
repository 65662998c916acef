import { expect, test } from 'vitest'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { openPrimary } from '../client.ts'
import { keyOf, leftOut, parentsFirst, secretColumns, withoutPeople } from '../model/archive/archive-tables.ts'
import { findArchiveTable, readArchiveTables, readRows } from './archive-tables.ts'
import { beginLog, endLog, readChanges } from './change-log.ts'

async function tablesOf(d1 = memoryDatabase()) {
  const db = openPrimary(d1)
  return { d1, db, tables: await readArchiveTables(db) }
}

const addLead = (id: string) =>
  `INSERT INTO leads (id, form, locale, fields, consent, created_at, erase_after) VALUES ('${id}', 'viewing', 'nl', '{}', '{}', '2026-12-01', '2028-12-01')`

test('every table is archived but those that are left out, and lists name no table that does not exist', async () => {
  const { d1, tables } = await tablesOf()
  const { results } = await d1.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all<{ name: string }>()
  const names = results.map(({ name }) => name).filter((name) => !/^(?:contact|lead|listing|redirect)_texts/.test(name))
  expect(tables.map(({ name }) => name).sort()).toEqual(names.filter((name) => !leftOut.has(name)).sort())
  expect([...leftOut, ...withoutPeople, ...Object.keys(secretColumns)].filter((name) => !names.includes(name))).toEqual([])
  expect(tables.filter(({ key }) => key.length === 0)).toEqual([])
})

test('a monthly archive holds no table that refers to one with people', async () => {
  const { tables } = await tablesOf()
  const kept = tables.filter(({ name }) => withoutPeople.has(name))
  expect(kept.filter(({ parents }) => parents.some((parent) => !withoutPeople.has(parent)))).toEqual([])
  for (const name of ['leads', 'outbox', 'owners', 'staff', 'contacts', 'subscriptions', 'appointments', 'testimonials'])
    expect(withoutPeople.has(name), name).toBe(false)
})

test('a table follows those that it refers to', async () => {
  const names = parentsFirst((await tablesOf()).tables).map(({ name }) => name)
  expect(names.indexOf('leads')).toBeLessThan(names.indexOf('outbox'))
  expect(names.indexOf('communications')).toBeLessThan(names.indexOf('owner_messages'))
})

test('rows are read on from a key, values as they are and secrets as null', async () => {
  const { d1, db } = await tablesOf()
  await d1.prepare(`INSERT INTO crm_connections (crm, "values", secrets, version) VALUES ('whise', '{"a":"é"}', 'sealed', 9007199254740993)`).run()
  const crm = await findArchiveTable(db, 'crm_connections')
  expect(crm && (await readRows(db, crm, null, 10))).toEqual([{ key: '["whise"]', row: '[["whise","{\\"a\\":\\"é\\"}",null,9007199254740993,1]]' }])
  for (const id of ['a', 'b', 'c']) await d1.prepare(addLead(id)).run()
  const leads = await findArchiveTable(db, 'leads')
  if (leads === null) throw new Error('no table of leads')
  const behind = await readRows(db, leads, '["a"]', 1)
  expect(behind.map(({ key, row }) => [key, keyOf(leads, row)])).toEqual([['["b"]', '["b"]']])
})

test('what is written while the log is on is read as it is now, and the log leaves nothing behind', async () => {
  const { d1, db, tables } = await tablesOf()
  for (const id of ['stays', 'changes', 'goes']) await d1.prepare(addLead(id)).run()
  await beginLog(db, tables)
  await d1.prepare(addLead('comes')).run()
  await d1.prepare("UPDATE leads SET assignee = 'first' WHERE id = 'changes'").run()
  await d1.prepare("UPDATE leads SET assignee = 'second' WHERE id = 'changes'").run()
  await d1.prepare("DELETE FROM leads WHERE id = 'goes'").run()
  const { rows, counts } = await readChanges(db, tables, 0, null)
  const leads = new Map(rows.get('leads'))
  expect([...leads.keys()].sort()).toEqual(['["changes"]', '["comes"]', '["goes"]'])
  expect([leads.get('["goes"]'), leads.get('["changes"]')?.includes('second'), counts.get('leads')]).toEqual([null, true, 3])
  await endLog(db)
  await d1.prepare(addLead('later')).run()
  expect((await readChanges(db, tables, 0, null)).rows.size).toBe(0)
})
