import { type } from 'arktype'
import { expect, test } from 'vitest'
import { day, isDay, postcode } from './fields.ts'

test.each(['9000', 'L-4010', ' 1012 AB ', 'SW1A 1AA'])('%j is a postcode', (text) => {
  expect(postcode(text)).toBe(text)
})

test.each(['', '-9000', '9000!', '!9000', '(9000)', '9000,', '1234567890123'])('%j is no postcode', (text) => {
  expect(postcode(text)).toBeInstanceOf(type.errors)
})

test('a day may have spaces around it', () => {
  expect(day(' 2026-12-01 ')).toBe(' 2026-12-01 ')
  expect(day('2026-12-32')).toBeInstanceOf(type.errors)
})

test.each(['12026-12-01', '2026-12-011', '2026-12-01T10:00'])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})
