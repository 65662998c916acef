import type { Db } from '#db/client.ts'
import { readCrmConnection } from '#db/feeds/crm-connections.ts'
import type { CrmConnection, CrmName } from '#db/model/feeds/crm-catalogue.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Env, type Settings, settingsOf } from '#worker/env.ts'
import { type CrmSettings, crmBaseIn } from '#worker/feeds/crm-settings.ts'
import { decryptSecret, encryptSecret } from '#worker/signing/stored-secret.ts'

/** The connection in force with a CRM, from the environment and from what was set at the desk. */

type Deployed = Pick<Settings, 'crm' | 'signing' | 'origin'>

/** The settings in force; null unless address, name and password are all set. */
export async function findCrm(env: Env, db: Db): Promise<CrmSettings | null> {
  return crmSettingsOf(settingsOf(env), await readCrmConnection(db, 'omnicasa'))
}

/**
 * The settings in force with a stored connection. A value of the environment wins. The environment's password only goes to the environment's address, so that
 * nobody at the desk can have it sent elsewhere.
 */
export async function crmSettingsOf({ crm, signing, origin }: Deployed, connection: CrmConnection): Promise<CrmSettings | null> {
  const base = crm.base || (crmBaseIn(connection.values.base ?? '', origin) ?? '')
  const name = crm.name || (connection.values.name ?? '')
  const deployed = crm.base === '' ? '' : crm.password
  const password = deployed || ((await readSecrets(signing, 'omnicasa', connection))?.password ?? '')
  return base === '' || name === '' || password === '' ? null : { ...crm, base, name, password }
}

/** The values that the environment fixes, by name of the field; a secret's is only shown as fixed. */
export function fixedValues({ crm }: Pick<Settings, 'crm'>): Readonly<Record<string, string>> {
  const password = crm.base === '' ? '' : crm.password
  return Object.fromEntries(Object.entries({ base: crm.base, name: crm.name, password }).filter(([, value]) => value !== ''))
}

/** The stored secrets, decrypted; null if there are none or they cannot be decrypted. */
export async function readSecrets(signing: Settings['signing'], crm: CrmName, { secrets }: CrmConnection): Promise<Readonly<Record<string, string>> | null> {
  const opened = secrets === null ? null : await decryptSecret(signing, purposeOf(crm), secrets)
  const read: unknown = opened === null ? null : JSON.parse(opened)
  if (!isJsonObject(read)) return null
  return Object.fromEntries(Object.entries(read).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** Encrypts secrets for storage; null for none. */
export async function encryptSecrets(signing: Settings['signing'], crm: CrmName, secrets: Readonly<Record<string, string>>): Promise<string | null> {
  return Object.keys(secrets).length === 0 ? null : encryptSecret(signing, purposeOf(crm), JSON.stringify(secrets))
}

function purposeOf(crm: CrmName): string {
  return `crm ${crm}`
}
