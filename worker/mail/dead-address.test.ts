import { expect, test } from 'vitest'
import { isDeadAddress } from './smtp-commands.ts'

test.each([
  [550, 'RCPT: 5.1.1 No such user', true],
  [550, 'RCPT: No such user here', true],
  [551, 'RCPT: User not local', true],
  [553, 'RCPT: 5.1.3 Bad address', true],
  [550, 'RCPT: 5.2.1 Mailbox disabled', true],
  [552, 'RCPT: 5.2.2 Mailbox full', false],
  [550, 'RCPT: 5.7.1 Relaying denied', false],
  [554, 'RCPT: Service refused for 192.0.2.1', false],
])('a refusal with %i "%s" kills the address: %s', (code, message, isDead) => {
  expect(isDeadAddress({ code, message })).toBe(isDead)
})
