import { expect, test } from 'vitest'
import { comingOpenDays } from './open-day.ts'

const morning = { day: '2026-12-05', from: '10:00', to: '12:00' }
const afternoon = { day: '2026-12-05', from: '14:00', to: '16:00' }
const later = { day: '2026-12-12', from: '09:00', to: '11:00' }
const over = { day: '2026-11-28', from: '10:00', to: '12:00' }

test('the open days to come are those of today and later, the next first', () => {
  expect(comingOpenDays([later, afternoon, over, morning], '2026-12-05')).toEqual([morning, afternoon, later])
})

test('a home may have no open days, or none to come', () => {
  expect(comingOpenDays(undefined, '2026-12-05')).toEqual([])
  expect(comingOpenDays([over], '2026-11-29')).toEqual([])
})
