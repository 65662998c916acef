import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['Huur € 420 per maand', 'Huur €\u00a0420 per maand'],
  ['420 € par mois', '420\u00a0€ par mois'],
  ['21 % btw', '21\u00a0% btw'],
  ['160 m² op 2 km', '160\u00a0m² op 2\u00a0km'],
  ['24 kamers', '24 kamers'],
])('%s keeps number and unit on one line', (text, whole) => {
  expect(unbroken(text)).toBe(whole)
})
