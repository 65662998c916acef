import { expect, test } from 'vitest'
import { initialsOf } from './initials.present.ts'

test.each([
  ['Liesbet Maes', 'LM'],
  ['Annelies Van den Bossche', 'AV'],
  ['Jan van den Berg', 'JV'],
  ['Anna Maria Peeters', 'AP'],
  ['Jean-Pierre Dupont', 'JD'],
  ['Élise d’Hondt', 'ÉD'],
  ['Joseph (Jos) Kabeya', 'JK'],
  ['Verkoop', 'V'],
  ['  ', ''],
  ['007', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
