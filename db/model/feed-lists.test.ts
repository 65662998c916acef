import { expect, test } from 'vitest'
import { feedListsOf } from './feed-lists.ts'

const house = { id: 'A-1', status: 'available' }

test('the neutral format is read with its extent, its projects and what it deleted', () => {
  const file = { kind: 'listings', version: '1', extent: 'delta', listings: [house, { id: 'P', is_project: true }, house], deleted: [{ id: 'A-9' }, 7, {}] }
  expect(feedListsOf(file)).toEqual({
    format: 'perron',
    mode: 'partial',
    kinds: ['listing', 'project'],
    chunks: [
      { kind: 'listing', position: 1, records: [house] },
      { kind: 'project', position: 2, records: [{ id: 'P', is_project: true }] },
      { kind: 'listing', position: 3, records: [house] },
    ],
    deleted: ['A-9', '7'],
  })
})

test.each([
  ['a bare list', [{ ID: 1, Goal: 0 }], ['listing']],
  ['a list of projects', { Items: [{ ID: 1, Constructions: [] }] }, ['project']],
  ['both envelopes', { GetPropertyListJsonResult: { Value: { Items: [] } }, GetProjectListJsonResult: { Value: [] } }, ['listing', 'project']],
])('%s of Omnicasa’s is read', (_name, file, kinds) => {
  expect(feedListsOf(file)).toMatchObject({ format: 'omnicasa', mode: 'full', kinds })
})

test.each([
  ['nothing', null],
  ['an agency’s record', { kind: 'agency' }],
  ['another version', { kind: 'listings', version: '2', extent: 'full', listings: [] }],
  ['no extent', { kind: 'listings', version: '1', listings: [] }],
  ['an answer that failed', { GetPropertyListJsonResult: { Success: false, Items: [] } }],
])('%s is no feed', (_name, file) => {
  expect(feedListsOf(file)).toBe(null)
})

test('a chunk holds at most 250 records', () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ ID: index + 1 }))
  expect(feedListsOf(many)?.chunks.map(({ position, records }) => [position, records.length])).toEqual([
    [1, 250],
    [251, 250],
    [501, 1],
  ])
})
