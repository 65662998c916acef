import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listColumns, tableRows } from '#db/model/feed-table.ts'
import { recordFields } from '#worker/feed/perron/record-fields.ts'
import { readTable } from './csv-records.ts'

/** A file as the command reads it, as a stream. */
async function streamed(text: string) {
  const rows = []
  for await (const row of readTable(pieces(new TextEncoder().encode(text)))) rows.push(row)
  return rows
}

async function* pieces(bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += 64) yield bytes.subarray(from, from + 64)
}

const odd = [
  'id;description.nl;images\r\nA-1;"Met ""veranda"";\nen tuin.";a.jpg | b.jpg\r\n\r\nA-2; x ;\r\nA-3;te;veel;kolommen\r\nA-4\r\n',
  'id,price.amount\nA-1,"395,000"\nA-2, "1" \n',
]

test.each([['the example', readFileSync('worker/feed/perron/example.csv', 'utf8').replace(/^\uFEFF/, '')], ...odd.map((text) => ['an odd table', text])])(
  'a table is read the same as a whole as by the command: %s',
  async (_name, text = '') => {
    expect(tableRows(text)).toEqual(await streamed(text))
  },
)

test('a table without ids, with a column twice or with a quote out of place is none', () => {
  expect(['naam;prijs\na;1', 'id;id\n1;2', 'id;name\n1;a"b'].map(tableRows)).toEqual([null, null, null])
})

test('the columns with several values are those of the format', () => {
  const lists = [...recordFields].filter(([, { shape }]) => shape === 'files' || shape === 'places').map(([path]) => path)
  expect([...listColumns].sort()).toEqual(lists.sort())
})
