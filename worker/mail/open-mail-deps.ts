import { connect } from 'cloudflare:sockets'
import { openStore } from '#db/client.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import type { CloudflareSettings, SmtpSettings } from '#worker/mail-settings.ts'
import { cloudflareTransport } from './cloudflare-email.ts'
import type { MailDeps } from './mail-deps.ts'
import { mailLook } from './mail-look.ts'
import { relayLater } from './relay.ts'
import { smtpTransport } from './smtp.ts'
import type { Transport } from './transport.ts'

/** What the mails of a batch are sent with; null when no transport is configured, and mails wait in the outbox. */
export function openMailDeps(env: Env): MailDeps | null {
  const settings = settingsOf(env)
  const { mail } = settings
  if (mail.kind === 'none') return null
  const { db } = openStore(env.DB, env.LISTINGS)
  const clock = () => new Date()
  return {
    db,
    settings,
    from: mail.from,
    look: mailLook,
    transport: transportOf(mail, env),
    retry: (id, at) => relayLater(env, id, at, clock()),
    clock,
    random: Math.random,
  }
}

function transportOf(mail: CloudflareSettings | SmtpSettings, env: Env): Transport {
  if (mail.kind === 'smtp') return smtpTransport(mail, connect)
  if (!env.EMAIL) throw new Error('Settings: MAIL_TRANSPORT is cloudflare, and wrangler.toml has no [[send_email]] named EMAIL')
  return cloudflareTransport(env.EMAIL)
}
