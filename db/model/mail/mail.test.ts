import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailboxOf, maxAttempts, nextAttempt } from './mail.ts'

test.each([
  ['An@Example.com', 'an@example.com'],
  ['an+huis@example.com', 'an@example.com'],
  ['an+a+b@example.com', 'an@example.com'],
  ['+32@example.com', '+32@example.com'],
  ['A.n+x@GoogleMail.com', 'an@gmail.com'],
  ['a.n@example.com', 'a.n@example.com'],
])('%s delivers to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

const now = new Date('2026-11-21T10:00:00.000Z')
const secondsUntil = (attempts: number, chance: number) => ((nextAttempt(attempts, now, chance)?.getTime() ?? Number.NaN) - now.getTime()) / 1000

test.each([
  [1, 30],
  [2, 120],
  [3, 600],
  [4, 3_600],
  [5, 21_600],
])('after failure %d a mail waits %d seconds, plus at most 20 %', (attempts, seconds) => {
  expect(secondsUntil(attempts, 0)).toBe(seconds)
  expect(secondsUntil(attempts, 1)).toBe(seconds * 1.2)
})

test('after the last failure a mail is dead', () => {
  expect(maxAttempts).toBe(6)
  fc.assert(
    fc.property(
      fc.integer({ min: maxAttempts }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, chance) => nextAttempt(attempts, now, chance) === null,
    ),
  )
})
