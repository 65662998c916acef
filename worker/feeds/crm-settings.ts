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

interface CrmVariables {
  readonly OMNICASA_BASE: string
  readonly OMNICASA_NAME: string
  readonly OMNICASA_PASSWORD: string
  readonly OMNICASA_PAUSE: string
  readonly OMNICASA_TIMEOUT: string
}

/** Reads the CRM settings; null unless URL, user and password are all set. @throws Error for an invalid URL */
export function readCrmSettings(variables: CrmVariables): CrmSettings | null {
  const { OMNICASA_BASE: base, OMNICASA_NAME: name, OMNICASA_PASSWORD: password } = variables
  if (base === '' || name === '' || password === '') return null
  const url = URL.parse(base)
  // Credentials are part of every URL, so it must be encrypted.
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname))
  if (!isSafe || url.search !== '' || url.username !== '') throw new Error('Settings: OMNICASA_BASE must be an https address without a query')
  return { base: url.href.replace(/\/*$/, '/'), name, password, pause: Number(variables.OMNICASA_PAUSE), timeout: Number(variables.OMNICASA_TIMEOUT) }
}
