import { expect, test } from 'vitest'
import type { Manifest } from './manifest.ts'
import { wrongReferences } from './prove-archive.ts'

const table = (name: string, pieces: string[], parents: string[] = []) => ({ name, columns: ['id'], key: ['id'], parents, count: pieces.length, pieces })
const whole: Manifest = {
  ...{ format: 1, id: 'night', at: '', startedAt: '', origin: '', recipient: '', migrations: [] },
  tables: [table('leads', ['a']), table('offers', ['b'], ['leads'])],
  ...{ changes: [], lists: ['c'], files: { state: 'd' } },
  pieces: { a: [1, 'x'], b: [1, 'x'], c: [1, 'x'], d: [1, 'x'] },
}

const cases: readonly (readonly [about: string, manifest: Manifest, wrong: readonly string[]])[] = [
  ['is whole', whole, []],
  ['names the piece of a file that it does not list', { ...whole, files: { state: 'e' } }, ['the piece e is not listed']],
  ['lacks a table that another refers to', { ...whole, tables: [table('offers', ['b'], ['leads'])] }, ['a table that offers refers to is missing']],
  ['holds no piece of a table that had rows', { ...whole, tables: [{ ...table('leads', []), count: 7 }] }, ['no row of leads']],
]

test.each(cases)('an archive that %s', (_, manifest, wrong) => {
  expect(wrongReferences(manifest)).toEqual(wrong)
})
