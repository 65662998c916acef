/** The CRM's service, asked by the scheduled synchronisation. */
export interface CrmSettings {
  /** Address of the service, ending in a slash. */
  readonly base: string
  readonly name: string
  readonly password: string
  /** Seconds between two calls. */
  readonly pause: number
  /** Seconds that a call may take. */
  readonly timeout: number
}

interface CrmVariables {
  readonly OMNICASA_BASE: string
  readonly OMNICASA_NAME: string
  readonly OMNICASA_PASSWORD: string
  readonly OMNICASA_PAUSE: string
  readonly OMNICASA_TIMEOUT: string
}

/** Reads how the CRM's service is reached; null unless address, name and password are all set. Throws where the address is not of the web. */
export function readCrmSettings(variables: CrmVariables): CrmSettings | null {
  const { OMNICASA_BASE: base, OMNICASA_NAME: name, OMNICASA_PASSWORD: password } = variables
  if (base === '' || name === '' || password === '') return null
  const url = URL.parse(base)
  // Name and password are part of every address.
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname))
  if (!isSafe || url.search !== '' || url.username !== '') throw new Error('Settings: OMNICASA_BASE must be an https address without a query')
  return { base: url.href.replace(/\/*$/, '/'), name, password, pause: Number(variables.OMNICASA_PAUSE), timeout: Number(variables.OMNICASA_TIMEOUT) }
}
