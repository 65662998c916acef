import type { EmailAttachment, SendEmail } from '@cloudflare/workers-types'
import { openStore } from '#db/client.ts'
import { readChosenTransport } from '#db/mail/mail-transport.ts'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import type { Invitation } from '#ui/mail/mail-content.mail.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { mailSettingsOf } from '#worker/mail/chosen-transport.ts'
import type { RenderDeps } from '#worker/mail/mail-loader.ts'
import type { CloudflareSettings, SmtpSettings } from '#worker/mail/mail-settings.ts'
import { envelopeAddress, oneLine } from '#worker/mail/mime.ts'
import { smtpTransport } from '#worker/mail/smtp.ts'
import { type MailAddress, RefusedMail, type Transport } from '#worker/mail/transport.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { relayLater } from '#worker/site/queue.ts'

/** Dependencies of sending a batch of mails. */
export interface MailDeps extends RenderDeps {
  readonly transport: Transport
  /** Requeues a mail for a given time. */
  retry(id: string, at: Date): Promise<void>
  clock(): Date
  /** From 0 to 1, for the jitter of retries. */
  random(): number
}

/** The dependencies of sending a batch of mails; null if no transport is configured, so that mails wait in the outbox. */
export async function openMailDeps(env: Env): Promise<MailDeps | null> {
  const settings = settingsOf(env)
  const { db, primary } = openStore(env.DB, env.LISTINGS)
  const mail = await mailSettingsOf(settings, await readChosenTransport(primary))
  if (mail.kind === 'none') return null
  const agency = await agencyOf(env)
  const from = senderOf(mail, agency)
  const clock = () => new Date()
  return {
    db,
    settings,
    from,
    agency,
    transport: await transportOf({ ...mail, from }, env),
    retry: (id, at) => relayLater(env, id, at, clock()),
    clock,
    random: Math.random,
  }
}

/** The sender: the record's name, and the address in the settings (the transport may accept no other), else the record's. */
function senderOf({ from }: CloudflareSettings | SmtpSettings, agency: Agency): MailAddress {
  const name = agency.version > 0 ? agencyName(agency, agency.languages.default) : (from?.name ?? null)
  return { name, address: from?.address ?? agency.email }
}

async function transportOf(mail: CloudflareSettings | SmtpSettings, env: Env): Promise<Transport> {
  // Only the Worker has sockets; what imports this file runs in tests too.
  if (mail.kind === 'smtp') return smtpTransport(mail, (await import('cloudflare:sockets')).connect)
  if (!env.EMAIL) throw new Error('Settings: MAIL_TRANSPORT is cloudflare, and wrangler.toml has no [[send_email]] named EMAIL')
  return cloudflareTransport(env.EMAIL)
}

/** Permanent errors (developers.cloudflare.com/email-service, error codes); the others are transient: limits, outages, configuration. */
const permanent = new Set(['E_RECIPIENT_SUPPRESSED', 'E_VALIDATION_ERROR', 'E_CONTENT_TOO_LARGE'])

/** Sends mails through Cloudflare's Email Service. It sets the Message-ID itself, so ours goes into a header of its own. */
function cloudflareTransport(binding: SendEmail): Transport {
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
