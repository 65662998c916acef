import type { Db } from '#db/client.ts'
import { readCrmConnection } from '#db/feeds/crm-connections.ts'
import { type CrmConnection, type CrmName, crms } from '#db/model/feeds/crm-catalogue.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Env, type Settings, settingsOf } from '#worker/env.ts'
import { type CrmSettings, type CrmValues, crmBaseIn } from '#worker/feeds/crm-settings.ts'
import { decryptSecret, encryptSecret } from '#worker/signing/stored-secret.ts'

/** The connections in force with CRMs, from the environment and from what was set at the desk. */

type Deployed = Pick<Settings, 'crm' | 'signing' | 'origin'>

/**
 * The settings of a CRM from which the stock is read; null unless all that are needed are set and it is switched on.
 * @param isPreview also of one that is not switched on
 */
export async function findCrm(env: Env, db: Db, crm: CrmName, isPreview = false): Promise<CrmSettings | null> {
  const stored = await readCrmConnection(db, crm)
  return stored.isRead || isPreview ? crmSettingsOf(settingsOf(env), crm, stored) : null
}

/** The settings in force with a stored connection. */
export async function crmSettingsOf(settings: Deployed, crm: CrmName, stored: CrmConnection): Promise<CrmSettings | null> {
  const values = await connectionValues(settings, crm, stored)
  return values && { ...settings.crm[crm], values }
}

/** The values of a CRM's connection in force, by field; null unless all that are needed are set. */
export async function findConnection(env: Env, db: Db, crm: CrmName): Promise<CrmValues | null> {
  return connectionValues(settingsOf(env), crm, await readCrmConnection(db, crm))
}

/** The values in force with a stored connection; null unless all that are needed are set. A value of the environment wins. */
export async function connectionValues(settings: Deployed, crm: CrmName, stored: CrmConnection): Promise<CrmValues | null> {
  const secrets = await readSecrets(settings.signing, crm, stored)
  const given = { ...stored.values, ...secrets, ...fixedValues(settings, crm) }
  const isFixed = fixedValues(settings, crm).base !== undefined
  const base = isFixed ? given.base : crmBaseIn(given.base ?? '', settings.origin)
  const values: CrmValues = { ...given, base: base ?? '' }
  return crms[crm].fields.every(({ name, isOptional }) => isOptional || (values[name] ?? '') !== '') ? values : null
}

/** The values of a connection that the environment fixes, by name of the field; a secret's is only shown as fixed. */
export function fixedValues({ crm }: Pick<Settings, 'crm'>, name: CrmName): CrmValues {
  return crm[name].values
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
