import type { UnexpectedReply } from './smtp-dialogue.ts'

/** Without an enhanced code: no such mailbox, moved away, not a mailbox's name (RFC 5321, 4.2.3). */
const codes = new Set([550, 551, 553])
/** Bad address, mailbox disabled (RFC 3463); not 5.7, which is about us, nor 5.2.2, a mailbox that is full for now. */
const enhanced = /^5\.(?:1\.\d{1,3}|2\.1)$/

/** Whether a server's refusal of a recipient says that the address takes no mail. One that is about the sender would block every address of that server. */
export function isDeadAddress({ code, message }: Pick<UnexpectedReply, 'code' | 'message'>): boolean {
  const [status] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(message) ?? []
  return status === undefined ? codes.has(code) : code >= 500 && enhanced.test(status)
}
