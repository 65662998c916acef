import type { ChosenTransport } from '#db/model/mail/mail-transport.ts'
import type { Settings } from '#worker/env.ts'
import type { MailSettings } from '#worker/mail/mail-settings.ts'
import { decryptSecret, encryptSecret } from '#worker/signing/stored-secret.ts'
import { isMailServer } from '#worker/site/public-host.ts'

/** Converts the transport chosen at the desk to transport settings. */

const purpose = 'mail server'

/**
 * The mail settings in force: those set at the desk, else the Worker's. The Worker's password is never sent to a server set at the desk. A stored
 * password that no signing secret can decrypt any more counts as missing, so that mails wait until it is set again. They also wait
 * while the server is none that the site may connect to.
 */
export async function mailSettingsOf({ mail, signing, origin }: Pick<Settings, 'mail' | 'signing' | 'origin'>, chosen: ChosenTransport): Promise<MailSettings> {
  const { kind, host, port, user, sender } = chosen
  if (kind === 'deployed') return mail
  if (kind === 'none' || !isMailServer(host, origin)) return { kind: 'none' }
  const from = sender === '' ? null : { name: null, address: sender }
  return { kind, from, host, port, user, password: (await readPassword(signing, chosen)) ?? '' }
}

/** The stored password, decrypted; null if there is none or it cannot be decrypted. */
export async function readPassword(signing: Settings['signing'], { password }: ChosenTransport): Promise<string | null> {
  return password === null ? null : decryptSecret(signing, purpose, password)
}

/** Encrypts a password for storage. */
export function encryptPassword(signing: Settings['signing'], password: string): Promise<string> {
  return encryptSecret(signing, purpose, password)
}
