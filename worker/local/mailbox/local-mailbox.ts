import { join } from 'node:path'
import { openMailbox } from './mailbox.ts'
import { type KnownHost, openMailboxPage } from './mailbox-page.ts'

/** The settings of a site that sends its mails to the local mailbox. */
export function mailboxSettings(smtpPort: number) {
  return { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtpPort) } as const
}

/**
 * Opens the mailbox of a site on this machine: SMTP on a port of 127.0.0.1, and a page to read it on the next.
 * @param isKnownHost whether a Host header names this machine; any other name reads no mail
 */
export async function openLocalMailbox(smtpPort: number, state: string, isKnownHost: KnownHost): Promise<{ close(): Promise<void> }> {
  const mailbox = await openMailbox(join(state, 'mailbox'), smtpPort)
  const page = await openMailboxPage(mailbox, smtpPort + 1, isKnownHost)
  return {
    async close() {
      await page.close()
      await mailbox.close()
    },
  }
}
