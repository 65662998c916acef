import { connect } from 'cloudflare:sockets'
import { openStore } from '#db/client.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import type { CloudflareSettings, SmtpSettings } from '#worker/mail-settings.ts'
import { cloudflareTransport } from './cloudflare-email.ts'
import type { MailDeps } from './consume.ts'
import { relayLater } from './relay.ts'
import { renderMail } from './render.ts'
import { smtpTransport } from './smtp.ts'
import type { Transport } from './transport.ts'

/** What the Worker sends mails with; null when its settings name no way, and mails wait. */
export function openMailDeps(env: Env): MailDeps | null {
  const settings = settingsOf(env)
  const way = settings.mail
  if (way.kind === 'none') return null
  const { db } = openStore(env.DB, env.LISTINGS)
  const clock = () => new Date()
  return {
    db,
    transport: transportOf(way, env),
    render: (mail) => renderMail(mail, { db, settings, from: way.from }),
    later: (id, at) => relayLater(env, id, at, clock()),
    clock,
    chance: Math.random,
  }
}

function transportOf(way: CloudflareSettings | SmtpSettings, env: Env): Transport {
  if (way.kind === 'smtp') return smtpTransport(way, connect)
  if (!env.EMAIL) throw new Error('Settings: MAIL_TRANSPORT is cloudflare, and wrangler.toml has no [[send_email]] named EMAIL')
  return cloudflareTransport(env.EMAIL)
}
