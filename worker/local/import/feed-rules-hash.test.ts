import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { feedRulesHashes } from './feed-rules-hash.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The hashes after changing one file in a copy of the source. */
function hashesAfter(file: string, change: (text: string) => string) {
  const copy = mkdtempSync(join(tmpdir(), 'perron-feed-rules-'))
  try {
    for (const folder of ['worker/feeds', 'db/model', 'messages']) cpSync(join(root, folder), join(copy, folder), { recursive: true })
    cpSync(join(root, 'db/schema.ts'), join(copy, 'db/schema.ts'))
    const before = readFileSync(join(copy, file), 'utf8')
    expect(change(before)).not.toBe(before)
    writeFileSync(join(copy, file), change(before))
    return feedRulesHashes(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const now = feedRulesHashes(root)
const comment = (text: string) => `${text}// changed\n`
const message = (key: string) => (text: string) => text.replace(new RegExp(`("${key}": ")`), '$1x')

test('a change that affects no row keeps the hashes', () => {
  expect(hashesAfter('messages/nl.json', message('list.beyond'))).toEqual(now)
  expect(hashesAfter('db/model/forms/phone.ts', comment)).toEqual(now)
  expect(hashesAfter('worker/feeds/values/city.test.ts', comment)).toEqual(now)
})

test('a change to a rule shared by both formats changes both hashes', () => {
  for (const file of ['worker/feeds/values/text.ts', 'worker/feeds/database-row.ts', 'db/model/listings/property-type.ts', 'messages/locales.ts']) {
    const changed = hashesAfter(file, comment)
    expect([changed.omnicasa === now.omnicasa, changed.perron === now.perron], file).toEqual([false, false])
  }
  expect(hashesAfter('messages/fr.json', message('type.villa')).perron).not.toBe(now.perron)
})

test('a change to one adapter changes only its own hash', () => {
  const omnicasa = hashesAfter('worker/feeds/omnicasa/fact-fields.ts', comment)
  expect([omnicasa.omnicasa === now.omnicasa, omnicasa.perron === now.perron]).toEqual([false, true])
  const neutral = hashesAfter('worker/feeds/perron/price.ts', comment)
  expect([neutral.omnicasa === now.omnicasa, neutral.perron === now.perron]).toEqual([true, false])
})
