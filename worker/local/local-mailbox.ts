import { join } from 'node:path'
import { openMailbox } from './mailbox.ts'
import { openMailboxPage } from './mailbox-page.ts'

/** The settings of a site that sends its mails to the local mailbox. */
export function mailboxSettings(smtpPort: number) {
  return { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtpPort) } as const
}

/** Opens the mailbox of a site on this machine: SMTP on a port of 127.0.0.1, and a page to read it on the next. */
export async function openLocalMailbox(smtpPort: number, state: string): Promise<{ close(): Promise<void> }> {
  const mailbox = await openMailbox(join(state, 'mailbox'), smtpPort)
  const page = await openMailboxPage(mailbox, smtpPort + 1)
  return {
    async close() {
      await page.close()
      await mailbox.close()
    },
  }
}
