import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

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
