import { expect, test } from 'vitest'
import { draftAct, draftField, readDrafts } from './form-draft.ts'

test.each<[what: string, text: string, drafts: object | null]>([
  ['nothing', '{}', {}],
  ['what was typed into two forms', '{"a":{"name":["An"],"day":["1","2"]},"b":{}}', { a: { name: ['An'], day: ['1', '2'] }, b: {} }],
  ['a draft that is to be removed', '{"a":null}', { a: null }],
  ['drafts that are none among others', '{"a":1,"b":[],"c":{"x":"y"},"d":{"x":[1]},"e":{"x":["y",null]},"f":{"x":[]}}', { f: { x: [] } }],
  ['a list', '[]', null],
  ['a text', '"a"', null],
  ['null', 'null', null],
  ['no JSON', '{"a":', null],
  ['an empty text', '', null],
])('the draft of %s is stored as %j', (_, text, drafts) => {
  expect(readDrafts(text)).toEqual(drafts)
})

test('fifty forms and 400,000 characters are kept, and no more', () => {
  const forms = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`form ${at}`, null])))
  expect([Object.keys(readDrafts(forms(50)) ?? {}).length, readDrafts(forms(51))]).toEqual([50, null])
  const long = (length: number) => JSON.stringify({ a: { x: ['x'.repeat(length - '{"a":{"x":[""]}}'.length)] } })
  expect([long(400_000).length, readDrafts(long(400_000)) !== null, readDrafts(long(400_001))]).toEqual([400_000, true, null])
})

test('the browser and the server name a draft alike', () => {
  expect([draftAct, draftField]).toEqual(['draft', 'draft'])
})
