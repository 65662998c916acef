import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

const label = (length: number) => 'a'.repeat(length)

test.each([
  'an@example.be',
  'An.Peeters+huis@Example.BE',
  "o'neil@example.com",
  'a_b-c@mail.example.co',
  `${label(64)}@example.be`,
  `a@${label(63)}.be`,
  `a@b.${label(63)}`,
  `${label(64)}@${label(63)}.${label(63)}.${label(57)}.be`,
  '1@2.be',
  'a@x-y.be',
  'a!#$%&*/=?^`{|}~@example.be',
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'an',
  'an@',
  '@example.be',
  'an@example',
  'an@example.b',
  'an@example.b1-',
  'an@example.1be',
  'an@-example.be',
  'an@example-.be',
  'an@exa_mple.be',
  'an@example..be',
  'an@.example.be',
  '.an@example.be',
  'an.@example.be',
  'a..n@example.be',
  'an peeters@example.be',
  'an@example.be ',
  ' an@example.be',
  'an@@example.be',
  'an@example.be@x.be',
  'an(huis)@example.be',
  '"an"@example.be',
  'an@[127.0.0.1]',
  'an@example.be\n',
  'änn@example.be',
  `${label(65)}@example.be`,
  `a@${label(64)}.be`,
  `a@b.${label(64)}`,
  `${label(64)}@${label(63)}.${label(63)}.${label(59)}.be`,
])('%j is no address', (text) => {
  expect(isEmail(text)).toBe(false)
})
