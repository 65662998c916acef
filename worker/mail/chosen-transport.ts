import type { ChosenTransport } from '#db/model/mail-transport.ts'
import type { Settings } from '#worker/env.ts'
import type { MailSettings } from '#worker/mail-settings.ts'
import { decryptSecret, encryptSecret } from '#worker/signing/stored-secret.ts'

/** The transport that is set at the desk, read as the settings of a transport. */

const purpose = 'mail server'

/**
 * How mails are sent: as it is set at the desk, else as the Worker's settings say. The Worker's own password is for its own server alone. A stored
 * password that no signing secret opens any more counts as none, so that mails wait until it is set again.
 */
export async function mailSettingsOf({ mail, signing }: Pick<Settings, 'mail' | 'signing'>, chosen: ChosenTransport): Promise<MailSettings> {
  const { kind, host, port, user, sender } = chosen
  if (kind === 'deployed') return mail
  if (kind === 'none') return { kind }
  const from = sender === '' ? null : { name: null, address: sender }
  return { kind, from, host, port, user, password: (await readPassword(signing, chosen)) ?? '' }
}

/** The stored password; null if there is none, or none that can be read. */
export async function readPassword(signing: Settings['signing'], { password }: ChosenTransport): Promise<string | null> {
  return password === null ? null : decryptSecret(signing, purpose, password)
}

/** A password as it is stored. */
export function encryptPassword(signing: Settings['signing'], password: string): Promise<string> {
  return encryptSecret(signing, purpose, password)
}
