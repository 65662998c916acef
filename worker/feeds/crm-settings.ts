import { type CrmName, crmNames, crms } from '#db/model/feeds/crm-catalogue.ts'
import { isPublicName } from '#worker/site/public-host.ts'

/** How politely a CRM's service is asked. */
interface CrmPace {
  /** Seconds between two calls. */
  readonly pause: number
  /** Timeout of a call in seconds. */
  readonly timeout: number
}

/** Values of a connection by the name of the field. */
export type CrmValues = Readonly<Record<string, string>>

/** Settings of the service of a CRM. */
export interface CrmSettings extends CrmPace {
  readonly values: CrmValues
}

/** What the environment says of a CRM: the values that are missing are the desk's to say. */
interface CrmDeployed extends CrmPace {
  readonly values: CrmValues
}
export type CrmEnvironment = Readonly<Record<CrmName, CrmDeployed>>

type PaceVariable = `${Uppercase<CrmName>}_${'PAUSE' | 'TIMEOUT'}`
type Variables = Readonly<Record<string, unknown>> & Readonly<Record<PaceVariable, string>>

/** Reads what the environment says of the CRMs. @throws Error for an invalid URL */
export function readCrmEnvironment(variables: Variables): CrmEnvironment {
  const of = (crm: CrmName, pause: PaceVariable, timeout: PaceVariable): CrmDeployed => ({
    values: environmentOf(crm, variables),
    pause: Number(variables[pause]),
    timeout: Number(variables[timeout]),
  })
  return {
    omnicasa: of('omnicasa', 'OMNICASA_PAUSE', 'OMNICASA_TIMEOUT'),
    whise: of('whise', 'WHISE_PAUSE', 'WHISE_TIMEOUT'),
    sweepbright: of('sweepbright', 'SWEEPBRIGHT_PAUSE', 'SWEEPBRIGHT_TIMEOUT'),
  }
}

/**
 * The environment's values of a connection. Its password only goes to its own address, or else to the maker's, whatever address is typed at the
 * desk.
 */
function environmentOf(crm: CrmName, variables: Variables): CrmValues {
  const given = crms[crm].fields.flatMap((field) => {
    const value = variables[field.variable]
    return typeof value === 'string' && value !== '' ? [{ ...field, value }] : []
  })
  const values = Object.fromEntries(given.map(({ name, kind, variable, value }) => [name, kind === 'address' ? addressOf(variable, value) : value]))
  const secret = given.find(({ kind }) => kind === 'secret')
  if (secret === undefined || values.base !== undefined) return values
  const { [secret.name]: _, ...others } = values
  const own = crms[crm].fields.find(({ kind }) => kind === 'address')?.initial
  return own === undefined ? others : { ...values, base: own }
}

function addressOf(variable: string, text: string): string {
  if (!isSafeBase(text)) throw new Error(`Settings: ${variable} must be an https address without a query`)
  return withSlash(text)
}

/** The settings of the environment that are about CRMs. */
export const crmVariables: readonly string[] = crmNames.flatMap((crm) => crms[crm].fields.map(({ variable }) => variable))

/** The base URL of a CRM as typed at the desk; null if the site may not ask it. On a site that runs locally it may be on the same machine. @param origin the site's own */
export function crmBaseIn(text: string, origin: string): string | null {
  if (!isSafeBase(text)) return null
  const { protocol, hostname } = new URL(text)
  const isAllowed = protocol === 'https:' ? isPublicName(hostname) : isLocalOrigin.test(origin)
  return isAllowed ? withSlash(text) : null
}

const isLocalOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/

/** Credentials are sent to it, so it must be encrypted. */
function isSafeBase(text: string): boolean {
  const url = URL.parse(text)
  const isEncrypted = url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname))
  return url !== null && isEncrypted && url.search === '' && url.hash === '' && url.username === ''
}

function withSlash(address: string): string {
  return new URL(address).href.replace(/\/*$/, '/')
}
