import { expect, test } from 'vitest'
import { dayAfter } from '../site/brussels-time.ts'
import { isPublicHoliday } from './public-holidays.ts'

function holidaysOf(year: number, country: 'BE' | 'LU'): readonly string[] {
  return Array.from({ length: 366 }, (_, index) => dayAfter(`${year}-01-01`, index)).filter(
    (day) => day.startsWith(String(year)) && isPublicHoliday(day, country),
  )
}

test('Belgium has ten public holidays and Luxembourg eleven', () => {
  expect(holidaysOf(2026, 'BE')).toEqual([
    ...['2026-01-01', '2026-04-06', '2026-05-01', '2026-05-14', '2026-05-25'],
    ...['2026-07-21', '2026-08-15', '2026-11-01', '2026-11-11', '2026-12-25'],
  ])
  expect(holidaysOf(2027, 'LU')).toEqual([
    ...['2027-01-01', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-09', '2027-05-17'],
    ...['2027-06-23', '2027-08-15', '2027-11-01', '2027-12-25', '2027-12-26'],
  ])
})

test.each([
  [2000, '2000-04-24'],
  [2008, '2008-03-24'],
  [2011, '2011-04-25'],
  [2024, '2024-04-01'],
  [2025, '2025-04-21'],
  [2038, '2038-04-26'],
  [2049, '2049-04-19'],
])('Easter Monday of %i is %s', (_, day) => {
  expect(isPublicHoliday(day, 'BE')).toBe(true)
})
