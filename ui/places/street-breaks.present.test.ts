import { expect, test } from 'vitest'
import { breakableStreet } from './street-breaks.present.ts'

test.each([
  ['Linnenweversstraat 14, Brugge', 'Linnenwevers\u00adstraat 14, Brugge'],
  ['Antwerpsesteenweg 3', 'Antwerpse\u00adsteenweg 3'],
  ['Aachener Straße 5', 'Aachener Straße 5'],
  ['Klosterstraße 5', 'Kloster\u00adstraße 5'],
  ['Zeedijk 412', 'Zeedijk 412'],
  ['rue de la Plaine 2', 'rue de la Plaine 2'],
])('%s breaks before the last part of its street, if at all', (address, breakable) => {
  expect(breakableStreet(address)).toBe(breakable)
})
