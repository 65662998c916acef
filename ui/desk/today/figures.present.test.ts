import { expect, test } from 'vitest'
import { presentFigures } from './figures.present.ts'

const none = { count: 0 }
const now = new Date('2026-11-29T12:00:00.000Z')

test('Today shows how many of each wait and how long the oldest has, and nothing where none do', () => {
  const counted = {
    ...{ viewings: { count: 2 }, unsettled: none, reminders: none },
    awaited: { count: 5, isCut: true, since: '2026-11-29T09:00:00.000Z' },
    waiting: { count: 8, since: '2026-11-25T12:00:00.000Z' },
  }
  expect(presentFigures(counted, 'nl', now).map(({ id, count, age }) => [id, count, age])).toEqual([
    ['viewings', '2', ''],
    ['awaited', '5+', 'oudste 3 uur'],
    ['waiting', '8', 'oudste 4 dagen'],
  ])
})
