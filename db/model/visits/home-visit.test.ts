import { expect, test } from 'vitest'
import { visitorName, visitorOf } from './home-visit.ts'

test.each([
  ['Annelie', 'Peeters', 'Annelie P.'],
  ['Jean-Luc', 'de Wit', 'Jean-Luc D.'],
  [' Bo Maria ', 'Claes', 'Bo C.'],
  ['Élodie', '', 'Élodie'],
  ['https://evil.example', 'Claes', null],
  ['', 'Claes', null],
  [undefined, undefined, null],
  [7, 'Claes', null],
])('a visitor called %j %j is shown as %j', (first, last, shown) => {
  expect(visitorName(first, last)).toBe(shown)
})

test.each([
  ['Bo Claes', 'Bo C.'],
  ['Bo van den Berg', 'Bo B.'],
  ['Bo', 'Bo'],
  ['info@example.com', null],
])('of %j as one text %j is shown', (name, shown) => {
  expect(visitorOf(name)).toBe(shown)
})
