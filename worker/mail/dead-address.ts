import type { UnexpectedReply } from './smtp-dialogue.ts'

/** Basic status codes: no such mailbox, moved, invalid mailbox name (RFC 5321, 4.2.3). */
const codes = new Set([550, 551, 553])
/** Enhanced status codes: bad address, mailbox disabled (RFC 3463). Not 5.7, which is about the sender, nor 5.2.2, a full mailbox. */
const enhanced = /^5\.(?:1\.\d{1,3}|2\.1)$/

/** Whether a refusal is a hard bounce. Refusals of the sender must not count, or every address on that server would be blocked. */
export function isDeadAddress({ code, message }: Pick<UnexpectedReply, 'code' | 'message'>): boolean {
  const [status] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(message) ?? []
  return status === undefined ? codes.has(code) : code >= 500 && enhanced.test(status)
}
