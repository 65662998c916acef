import { join } from 'node:path'
import { openMailbox } from './mailbox.ts'
import { openMailboxPage } from './mailbox-page.ts'

/** The mailbox of a site on this machine: SMTP on the port after the site's own, and a page to read it on the next. */
export async function openLocalMailbox(port: number, state: string) {
  const mailbox = await openMailbox(join(state, 'mailbox'), port + 1)
  const page = await openMailboxPage(mailbox, port + 2)
  return {
    url: `http://localhost:${port + 2}/`,
    smtpPort: mailbox.port,
    /** What the site has to know to send there. */
    variables: { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailbox.port) },
    async close() {
      await page.close()
      await mailbox.close()
    },
  }
}
