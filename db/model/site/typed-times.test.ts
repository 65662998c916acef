import { expect, test } from 'vitest'
import { readSlot, slotTexts } from './typed-times.ts'

test.each(['09:00-12:30', '9:00 – 12:30', '9u-12u30', '9 u tot 12 u 30', '9h à 12h30', '9.00 to 12.30', '9 Uhr bis 12 Uhr 30', '9-12.30'])(
  '%s is from nine until half past twelve',
  (typed) => expect(readSlot(typed)).toEqual({ from: '09:00', to: '12:30' }),
)

test.each(['', '9', '9-', '25:00-26:00', '9:60-10:00', 'gesloten', '9:00-12:30-14:00', '-5-7'])('%j is no slot', (typed) => expect(readSlot(typed)).toBe(null))

test('commas, semicolons and line breaks divide slots', () => {
  expect(slotTexts(' 9-12, 13-18;\n 19-20 ,')).toEqual(['9-12', '13-18', '19-20'])
})
