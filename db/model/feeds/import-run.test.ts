import { expect, test } from 'vitest'
import { type ImportRefusal, type ImportState, isByCheck, overWithdrawn, type RunState, runStateOf } from './import-run.ts'

const now = new Date('2026-12-01T09:00:00.000Z')
const withdraws: ImportRefusal = { why: 'withdraws', kind: 'listing', missing: 50, stock: 100 }

test.each<[refusal: ImportRefusal, expected: boolean]>([
  [withdraws, true],
  [{ why: 'excess', after: 400_000, most: 350_000 }, true],
  [{ why: 'incomplete', kind: 'listing', held: 5, announced: 10 }, true],
  [{ why: 'givenUp' }, false],
  [{ why: 'abandoned' }, false],
])('the refusal %j comes from the check of the feed: %o', (refusal, expected) => {
  expect(isByCheck(refusal)).toBe(expected)
})

test.each<[state: ImportState, refusal: ImportRefusal | null, run: 'running' | 'done' | 'failed' | null, shown: RunState]>([
  ['done', null, null, 'done'],
  ['superseded', null, 'running', 'superseded'],
  ['refused', withdraws, null, 'refused'],
  ['refused', { why: 'givenUp' }, null, 'failed'],
  ['refused', null, null, 'failed'],
  ['receiving', null, null, 'running'],
  ['applying', null, null, 'running'],
  ['receiving', null, 'running', 'running'],
  ['applying', null, 'failed', 'failed'],
  ['receiving', null, 'done', 'failed'],
])('an import that is %s, refused for %j, of a run that is %s, is shown as %s', (state, refusal, run, shown) => {
  expect(runStateOf({ state, refusal, held: null, run: run && { state: run }, touchedAt: '2026-12-01T08:55:00.000Z' }, now)).toBe(shown)
})

test.each<[touchedAt: string, run: 'running' | null, shown: RunState]>([
  ['2026-12-01T08:50:00.000Z', null, 'running'],
  ['2026-12-01T08:49:59.999Z', null, 'stalled'],
  ['2026-12-01T07:00:00.000Z', 'running', 'running'],
])('an import that was last touched at %s, of a run that is %s, is shown as %s', (touchedAt, run, shown) => {
  expect(runStateOf({ state: 'receiving', refusal: null, held: null, run: run && { state: run }, touchedAt }, now)).toBe(shown)
})

test('an import waits for its sender as long as it is held', () => {
  const held = { kinds: ['listing'], mode: 'full' } as const
  const import_ = { state: 'refused', refusal: { why: 'preview' }, run: null, touchedAt: '2026-12-01T07:00:00.000Z' } as const
  expect(runStateOf({ ...import_, held }, now)).toBe('waiting')
  expect(runStateOf({ ...import_, held: null }, now)).toBe('failed')
})

test('more than a fifth of the stock of a kind is too much to withdraw', () => {
  expect(overWithdrawn({ missing: { listing: { missing: 20, stock: 100 } } })).toBeNull()
  expect(overWithdrawn({ missing: { listing: { missing: 0, stock: 0 }, project: { missing: 21, stock: 100 } } })).toEqual({
    kind: 'project',
    missing: 21,
    stock: 100,
  })
  expect(overWithdrawn({ missing: {} })).toBeNull()
})
