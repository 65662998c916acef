import { expect, test } from 'vitest'
import WholeNumber from './whole-number.ts'

test('whole numbers of any size are multiplied, added to and written in base 36', () => {
  expect(new WholeNumber(0).multipliedBy(256).plus(35).toString(36)).toBe('z')
  const bytes = [255, 255, 255, 255, 255, 255, 255, 255, 255, 255]
  expect(bytes.reduce((number, byte) => number.multipliedBy(256).plus(byte), new WholeNumber(0)).toString(16)).toBe('f'.repeat(20))
})
