import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { feedMappings } from './feed-mapping.ts'

const root = resolve(import.meta.dirname, '../..')

/** The mapping hashes after changing one file in a copy of the source. */
function mappingsAfter(file: string, change: (text: string) => string) {
  const copy = mkdtempSync(join(tmpdir(), 'perron-mapping-'))
  try {
    for (const folder of ['worker/feed', 'db/model', 'messages']) cpSync(join(root, folder), join(copy, folder), { recursive: true })
    cpSync(join(root, 'db/schema.ts'), join(copy, 'db/schema.ts'))
    const before = readFileSync(join(copy, file), 'utf8')
    expect(change(before)).not.toBe(before)
    writeFileSync(join(copy, file), change(before))
    return feedMappings(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const now = feedMappings(root)
const comment = (text: string) => `${text}// changed\n`
const message = (key: string) => (text: string) => text.replace(new RegExp(`("${key}": ")`), '$1x')

test('a change that affects no row keeps the mapping hashes', () => {
  expect(mappingsAfter('messages/nl.json', message('list.beyond'))).toEqual(now)
  expect(mappingsAfter('db/model/phone.ts', comment)).toEqual(now)
  expect(mappingsAfter('worker/feed/city.test.ts', comment)).toEqual(now)
})

test('a change to a rule shared by both formats changes both hashes', () => {
  for (const file of ['worker/feed/text.ts', 'worker/feed/columns.ts', 'db/model/property-type.ts', 'messages/locales.ts']) {
    const changed = mappingsAfter(file, comment)
    expect([changed.omnicasa === now.omnicasa, changed.perron === now.perron], file).toEqual([false, false])
  }
  expect(mappingsAfter('messages/fr.json', message('type.villa')).perron).not.toBe(now.perron)
})

test('a change to one adapter changes only its own hash', () => {
  const omnicasa = mappingsAfter('worker/feed/omnicasa/fact-fields.ts', comment)
  expect([omnicasa.omnicasa === now.omnicasa, omnicasa.perron === now.perron]).toEqual([false, true])
  const neutral = mappingsAfter('worker/feed/perron/price.ts', comment)
  expect([neutral.omnicasa === now.omnicasa, neutral.perron === now.perron]).toEqual([true, false])
})
