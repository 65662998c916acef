import { connect } from 'cloudflare:sockets'
import { openStore } from '#db/client.ts'
import { readChosenTransport } from '#db/mail/mail-transport.ts'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import type { CloudflareSettings, SmtpSettings } from '#worker/mail/mail-settings.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { relayLater } from '#worker/site/queue.ts'
import { mailSettingsOf } from './chosen-transport.ts'
import { cloudflareTransport } from './cloudflare-email.ts'
import type { MailDeps } from './mail-deps.ts'
import type { MailAddress } from './rendered-mail.ts'
import { smtpTransport } from './smtp.ts'
import type { Transport } from './transport.ts'

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
    transport: transportOf({ ...mail, from }, env),
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

function transportOf(mail: CloudflareSettings | SmtpSettings, env: Env): Transport {
  if (mail.kind === 'smtp') return smtpTransport(mail, connect)
  if (!env.EMAIL) throw new Error('Settings: MAIL_TRANSPORT is cloudflare, and wrangler.toml has no [[send_email]] named EMAIL')
  return cloudflareTransport(env.EMAIL)
}
