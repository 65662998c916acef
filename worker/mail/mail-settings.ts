import { isEmail } from '#db/model/forms/email.ts'
import { isMailHost, readPort } from '#db/model/mail/mail-transport.ts'

/** How mails are sent: with `none` they wait in the outbox. */
export type MailSettings = { readonly kind: 'none' } | CloudflareSettings | SmtpSettings

interface Sender {
  /** Null: mails come from the agency's own address. */
  readonly from: { readonly name: string | null; readonly address: string } | null
}

export interface CloudflareSettings extends Sender {
  readonly kind: 'cloudflare'
}

export interface SmtpSettings extends Sender {
  readonly kind: 'smtp'
  readonly host: string
  readonly port: number
  /** Empty: no authentication. */
  readonly user: string
  readonly password: string
}

interface MailVariables {
  readonly MAIL_TRANSPORT: 'smtp' | 'cloudflare' | 'none'
  readonly MAIL_FROM: string
  readonly SMTP_HOST: string
  readonly SMTP_PORT: string
  readonly SMTP_USER: string
  readonly SMTP_PASSWORD: string
}

/** Reads the mail settings. @throws Error that names the missing or invalid setting */
export function readMailSettings(variables: MailVariables): MailSettings {
  const kind = variables.MAIL_TRANSPORT
  if (kind === 'none') return { kind }
  const from = variables.MAIL_FROM.trim() === '' ? null : readSender(variables.MAIL_FROM)
  if (kind === 'cloudflare') return { kind, from }
  const port = readPort(variables.SMTP_PORT)
  if (!isMailHost(variables.SMTP_HOST)) throw new Error('Settings: SMTP_HOST is not a host name')
  if (port === null) throw new Error('Settings: SMTP_PORT is not a port')
  return { kind, from, host: variables.SMTP_HOST, port, user: variables.SMTP_USER, password: variables.SMTP_PASSWORD }
}

/** 'Agency <info@agency.example>', or the address alone. */
function readSender(text: string): NonNullable<Sender['from']> {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const address = (bracketed ?? text).trim()
  if (!isEmail(address)) throw new Error('Settings: MAIL_FROM is not an address; it looks like Agency <info@agency.example>')
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || null, address }
}
