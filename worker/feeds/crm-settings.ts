import { isPublicName } from '#worker/site/public-host.ts'

/** Settings of the CRM's API, polled by the scheduled synchronisation. */
export interface CrmSettings {
  /** Base URL, ending in a slash. */
  readonly base: string
  readonly name: string
  readonly password: string
  /** Seconds between two calls. */
  readonly pause: number
  /** Timeout of a call in seconds. */
  readonly timeout: number
}

/** What the environment says of the CRM: any of the connection's values may be missing (empty), and then the desk's is used. */
export type CrmEnvironment = CrmSettings

interface CrmVariables {
  readonly OMNICASA_BASE: string
  readonly OMNICASA_NAME: string
  readonly OMNICASA_PASSWORD: string
  readonly OMNICASA_PAUSE: string
  readonly OMNICASA_TIMEOUT: string
}

/** Reads what the environment says of the CRM. @throws Error for an invalid URL */
export function readCrmEnvironment(variables: CrmVariables): CrmEnvironment {
  const { OMNICASA_BASE: base, OMNICASA_NAME: name, OMNICASA_PASSWORD: password } = variables
  if (base !== '' && !isSafeBase(base)) throw new Error('Settings: OMNICASA_BASE must be an https address without a query')
  return { base: base === '' ? '' : withSlash(base), name, password, pause: Number(variables.OMNICASA_PAUSE), timeout: Number(variables.OMNICASA_TIMEOUT) }
}

/** The base URL of a CRM as typed at the desk; null if the site may not ask it. On a site that runs locally it may be on the same machine. @param origin the site's own */
export function crmBaseIn(text: string, origin: string): string | null {
  if (!isSafeBase(text)) return null
  const { protocol, hostname } = new URL(text)
  const isAllowed = protocol === 'https:' ? isPublicName(hostname) : isLocalOrigin.test(origin)
  return isAllowed ? withSlash(text) : null
}

const isLocalOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/

/** Credentials are part of every URL, so it must be encrypted. */
function isSafeBase(text: string): boolean {
  const url = URL.parse(text)
  const isEncrypted = url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname))
  return url !== null && isEncrypted && url.search === '' && url.hash === '' && url.username === ''
}

function withSlash(address: string): string {
  return new URL(address).href.replace(/\/*$/, '/')
}
