import { expect, test } from 'vitest'
import { proposeOwn } from './crm-people.ts'

const own = [
  { key: 'an', names: ['An Peeters'], email: 'an@agency.example' },
  { key: 'jan', names: ['Jan Claes'], email: null },
  { key: 'jan-2', names: ['Jan Maes'], email: 'jan@agency.example' },
  { key: 'gent', names: ['Gent', 'Gand'], email: 'kantoor@agency.example' },
  { key: 'brugge', names: ['Brugge', 'Bruges'], email: 'kantoor@agency.example' },
]

test.each([
  ['by e-mail in any case', 'Iemand', 'AN@agency.example', 'an'],
  ['by e-mail before the name', 'An Peeters', 'jan@agency.example', 'jan-2'],
  ['by name, without accents', 'Ān peeters ', null, 'an'],
  ['by name in any language', 'Gand', null, 'gent'],
  ['by name, where two share the e-mail', 'Brugge', 'kantoor@agency.example', 'brugge'],
  ['not by an e-mail that two share', 'Kantoor', 'kantoor@agency.example', null],
  ['not by a part of a name', 'Jan', null, null],
  ['not by nothing', '', ' ', null],
])('a proposal is made %s', (_, name, email, key) => {
  expect(proposeOwn({ name, email }, own)).toBe(key)
})
