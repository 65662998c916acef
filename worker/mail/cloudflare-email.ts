import type { EmailAttachment, SendEmail } from '@cloudflare/workers-types'
import { envelopeAddress, oneLine } from './mail-header.ts'
import type { Invitation, MailAddress } from './rendered-mail.ts'
import { RefusedMail, type Transport } from './transport.ts'

/** What stays wrong however often it is sent (developers.cloudflare.com/email-service, error codes); limits, outages and set-up pass. */
const final = new Set(['E_RECIPIENT_SUPPRESSED', 'E_VALIDATION_ERROR', 'E_CONTENT_TOO_LARGE'])

/** Hands mails to Cloudflare's Email Service. It gives every mail a Message-ID of its own and takes none; ours travels beside it. */
export function cloudflareTransport(binding: SendEmail): Transport {
  return {
    async send(mail) {
      try {
        await binding.send({
          from: asGiven(mail.from),
          to: asGiven(mail.to),
          ...(mail.replyTo ? { replyTo: asGiven(mail.replyTo) } : {}),
          subject: oneLine(mail.subject),
          text: mail.text,
          html: mail.html,
          headers: { 'X-Perron-Mail': mail.messageId, ...(mail.unsubscribe === undefined ? {} : unsubscribeFields(mail.unsubscribe)) },
          ...(mail.invitation ? { attachments: [attached(mail.invitation)] } : {}),
        })
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        throw final.has(code) ? new RefusedMail(`${code}: ${error instanceof Error ? error.message : ''}`) : error
      }
    },
  }
}

function unsubscribeFields(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${new URL(address).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function attached({ method, text }: Invitation): EmailAttachment {
  return { disposition: 'attachment', filename: 'invitation.ics', type: `text/calendar; charset=utf-8; method=${method}`, content: text }
}

function asGiven({ name, address }: MailAddress): string | { name: string; email: string } {
  const email = envelopeAddress(address)
  const shown = oneLine(name ?? '')
  return shown === '' ? email : { name: shown, email }
}
