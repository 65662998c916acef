import type { EmailAttachment, SendEmail } from '@cloudflare/workers-types'
import type { Invitation } from '#ui/mail/mail-content.mail.ts'
import { envelopeAddress, oneLine } from './mail-header.ts'
import type { MailAddress } from './rendered-mail.ts'
import { RefusedMail, type Transport } from './transport.ts'

/** Permanent errors (developers.cloudflare.com/email-service, error codes); the others are transient: limits, outages, configuration. */
const permanent = new Set(['E_RECIPIENT_SUPPRESSED', 'E_VALIDATION_ERROR', 'E_CONTENT_TOO_LARGE'])

/** Sends mails through Cloudflare's Email Service. It sets the Message-ID itself, so ours goes into a header of its own. */
export function cloudflareTransport(binding: SendEmail): Transport {
  return {
    async send(mail) {
      try {
        await binding.send({
          from: addressOf(mail.from),
          to: addressOf(mail.to),
          ...(mail.replyTo ? { replyTo: addressOf(mail.replyTo) } : {}),
          subject: oneLine(mail.subject),
          text: mail.text,
          html: mail.html,
          headers: { 'X-Outbox-Id': mail.messageId, ...(mail.unsubscribe === undefined ? {} : unsubscribeFields(mail.unsubscribe)) },
          ...(mail.invitation ? { attachments: [attachmentOf(mail.invitation)] } : {}),
        })
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        throw permanent.has(code)
          ? new RefusedMail(`${code}: ${error instanceof Error ? error.message : ''}`, { isDeadAddress: code === 'E_RECIPIENT_SUPPRESSED' })
          : error
      }
    },
    close: async () => undefined,
  }
}

function unsubscribeFields(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${new URL(address).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function attachmentOf({ method, text }: Invitation): EmailAttachment {
  return { disposition: 'attachment', filename: 'invitation.ics', type: `text/calendar; charset=utf-8; method=${method}`, content: text }
}

function addressOf({ name, address }: MailAddress): string | { name: string; email: string } {
  const email = envelopeAddress(address)
  const label = oneLine(name ?? '')
  return label === '' ? email : { name: label, email }
}
