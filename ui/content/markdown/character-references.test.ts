import { expect, test } from 'vitest'
import { decodeNamedCharacterReference } from './character-references.ts'

test.each([
  ['eacute', 'é'],
  ['euro', '€'],
  ['nbsp', '\u00A0'],
  ['notin', '∉'],
  ['semi', ';'],
  ['amp', '&'],
  ['NotEqualTilde', '≂̸'],
])('the reference &%s; is decoded as %s', (name, character) => {
  expect(decodeNamedCharacterReference(name)).toBe(character)
})

test.each(['notit', 'ampx', 'x', '', 'toString', '__proto__', 'Eacutes'])('&%s; is no character', (name) => {
  expect(decodeNamedCharacterReference(name)).toBe(false)
})
