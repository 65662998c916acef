import { expect, test } from 'vitest'
import { readOutline } from '../../../tests/feeds/read-outline.ts'
import { openNeutralOutline } from './outline.ts'

const top = { kind: 'listings', version: '1', extent: 'full', generated_at: '2026-11-20T05:00:00Z' }

test('the lists of a file are read in their order, with what it says about itself before or behind them', async () => {
  const outline = openNeutralOutline()
  const file = { deleted: [{ id: 'A-90' }], ...top, listings: [{ id: 'A-1', images: ['/1.jpg'] }, 'text'] }
  expect(await readOutline(file, outline)).toEqual([
    ['deleted', [{ id: 'A-90' }]],
    ['listings', [{ id: 'A-1', images: ['/1.jpg'] }, 'text']],
  ])
  expect([outline.isDelta(), outline.unknownKeys()]).toEqual([false, []])
})

test('only what stands at the top of a file counts, and other keys there are named', async () => {
  const outline = openNeutralOutline()
  const sender = { listings: ['a'], version: '2', extent: 'full', pages: [{ deleted: ['b'], extent: 'full' }] }
  const file = { version: 1, extent: 'delta', Listings: [[]], sender, listings: [] }
  expect(await readOutline(file, outline)).toEqual([['listings', []]])
  expect([outline.isDelta(), outline.unknownKeys()]).toEqual([true, ['Listings', 'sender']])
})

test('a part of the stock may only name what was deleted', async () => {
  const file = { ...top, extent: 'delta', deleted: [] }
  expect(await readOutline(file, openNeutralOutline())).toEqual([['deleted', []]])
})

const extents = '"extent" must be "full" (what is absent is withdrawn) or "delta" (only "deleted" is)'

test.each([
  [{ extent: 'full', listings: [] }, '"version" is missing: this site reads version "1"'],
  [{ ...top, version: '2', listings: [] }, 'version "2" is not known: this site reads version "1"'],
  [{ ...top, version: 'v'.repeat(30), listings: [] }, `version "${'v'.repeat(20)}" is not known: this site reads version "1"`],
  [{ version: '1', listings: [] }, extents],
  [{ ...top, extent: 'part', listings: [] }, extents],
  [{ ...top, deleted: [] }, 'the list "listings" is missing'],
  [{ ...top, extent: 'delta' }, 'the list "listings" is missing'],
  [{ ...top, sender: { listings: [] } }, 'the list "listings" is missing'],
  [{ ...top, listings: { items: [] } }, 'the list "listings" is missing'],
  [{ ...top, version: { major: '1' }, listings: [] }, '"version" is missing: this site reads version "1"'],
  [[{ ...top, listings: [] }], '"version" is missing: this site reads version "1"'],
])('%j is refused: %s', async (file, reason) => {
  await expect(readOutline(file, openNeutralOutline())).rejects.toMatchObject({ message: reason })
})
