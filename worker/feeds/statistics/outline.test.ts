import { describe, expect, test } from 'vitest'
import { readOutline } from '../../../tests/feeds/read-outline.ts'
import { isStatisticsAnswer, openStatisticsOutline } from './outline.ts'

const answer = (Value: unknown, more: object = {}) => ({ Code: 0, Message: '', Success: true, Value, ...more })

test.each([
  ['GetVisitStatisticOfPropertyJsonResult', 'totals'],
  ['GetMediaObjectStatisticsGraphListJsonResult', 'views'],
  ['GetCalendarHistoriesJsonResult', 'communications'],
  ['GetMediaOnlineHistoriesJsonResult', 'media'],
])('the answer %s holds the list of %s', async (key, list) => {
  expect(isStatisticsAnswer(key)).toBe(true)
  for (const file of [
    { [key]: answer({ From: 1, Tags: [9, [8], { Items: [7] }], Items: [{ ID: 1 }, 'text'], RowsCount: 2 }) },
    { [key.toUpperCase()]: answer([{ ID: 1 }, 'text']) },
    { [key]: { Items: [{ ID: 1 }, 'text'] } },
    { [key]: [{ ID: 1 }, 'text'] },
  ]) {
    const outline = openStatisticsOutline()
    expect(await readOutline(file, outline)).toEqual([[list, [{ ID: 1 }, 'text']]])
    expect([outline.format(), outline.single()]).toEqual(['omnicasa', []])
  }
})

test.each(['totals', 'views', 'media', 'communications', 'visits'])('the neutral format has its %s at the top', async (list) => {
  const outline = openStatisticsOutline()
  expect(await readOutline({ kind: 'statistics', notes: ['a', ['b']], more: { [list]: [1] }, [list]: [{ id: 1 }] }, outline)).toEqual([[list, [{ id: 1 }]]])
  expect([outline.format(), outline.single()]).toEqual(['perron', []])
})

test('a key of no list of statistics is no such answer', () => {
  expect(isStatisticsAnswer('GetPropertyListJsonResult')).toBe(false)
})

test('several answers are read in their order, and lists between them are left out', async () => {
  const file = {
    GetMediaOnlineHistoriesJsonResult: answer([{ ID: 1 }]),
    GetPropertyListJsonResult: answer({ Items: [{ ID: 2 }] }),
    GetCalendarHistoriesJsonResult: answer({ Items: [{ ID: 3 }] }),
  }
  expect(await readOutline(file, openStatisticsOutline())).toEqual([
    ['media', [{ ID: 1 }]],
    ['communications', [{ ID: 3 }]],
  ])
})

test('what another part of a neutral file says does not matter', async () => {
  const outline = openStatisticsOutline()
  const file = { sender: { success: false, message: 'No rights', value: { id: 5 } }, totals: { items: [1] }, views: [{ id: 2 }] }
  expect(await readOutline(file, outline)).toEqual([['views', [{ id: 2 }]]])
  expect([outline.format(), outline.single()]).toEqual(['perron', []])
})

describe('a single record instead of a list', () => {
  test('a single record instead of a list is the one entry of its list', async () => {
    const outline = openStatisticsOutline()
    const totals = answer({ From: 1, ID: 4001, VisitToday: 3, Deep: { Total: 5 } }, { Rights: { ID: 2 } })
    const file = { GetVisitStatisticOfPropertyJsonResult: totals, GetPropertyListJsonResult: answer({ ID: 7 }) }
    expect(await readOutline(file, outline)).toEqual([])
    expect(outline.format()).toBe('omnicasa')
    expect(outline.single()).toEqual([{ list: 'totals', entry: { from: '1', id: '4001', visittoday: '3' } }])
  })

  test('a single record instead of a list does not begin with the metadata of an empty list', async () => {
    const outline = openStatisticsOutline()
    await readOutline({ GetCalendarHistoriesJsonResult: answer({ From: 1, To: 0, RowsCount: 0, Items: [] }) }, outline)
    expect(outline.single()).toEqual([])
  })
})

test.each([
  [{ GetCalendarHistoriesJsonResult: { Code: 3, Message: 'No rights', Success: false, Value: null } }, 'the service refused: No rights'],
  [{ GetCalendarHistoriesJsonResult: { Success: false, Code: 3, Value: { Items: [] } } }, 'the service refused: code 3'],
  [{ kind: 'statistics' }, 'none of its lists is known: totals, views, media, communications, visits'],
  [{ kind: 'statistics', Views: 5, other: { views: [1] } }, 'none of its lists is known: totals, views, media, communications, visits'],
  [{ GetCalendarHistoriesJsonResult: answer({ From: 1, To: 0, RowsCount: 0 }) }, 'none of its lists is known: totals, views, media, communications, visits'],
  [[{ views: [1] }], 'none of its lists is known: totals, views, media, communications, visits'],
])('%j is refused: %s', async (file, reason) => {
  await expect(readOutline(file, openStatisticsOutline())).rejects.toMatchObject({ message: reason })
})

test('before anything is found, a file counts as one of the neutral format', () => {
  expect(openStatisticsOutline().format()).toBe('perron')
})
