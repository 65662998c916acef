import { recogniseVideo } from '#db/model/listings/video.ts'

const maxAddressLength = 2_000

/** A complete http or https address without credentials. */
export function isWebAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > maxAddressLength || !/^https?:\/\/[^\s\\]+$/i.test(value)) return false
  const url = URL.parse(value)
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}

/** A host name with a path behind it, as `photos.crm.example/1.jpg`. */
const withoutScheme = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{1,5})?\//i

/**
 * The address that a sloppy one stands for: spaces are encoded, backslashes are slashes, and without a scheme it is https. Null for what is no web address.
 */
export function webAddressOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const plain = encodeSpaces(value.trim().replaceAll('\\', '/'))
  const address = plain.startsWith('//') ? `https:${plain}` : withoutScheme.test(plain) ? `https://${plain}` : plain.replace(/^(https?):\/*(?=[^/])/i, '$1://')
  return isWebAddress(address) ? address : null
}

export function encodeSpaces(address: string): string {
  return address.replace(/[^\S\r\n]/g, (space) => encodeURIComponent(space))
}

const filmWithoutScheme = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+[/?#]/i

/**
 * Parses the URL of a film or tour; null if it is neither. URLs without a scheme are read as https. Look-alike hosts of providers are rejected.
 * @source specification, section 5 ("Video link recognition")
 */
export function readFilmAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const typed = value.trim()
  const address = typed.startsWith('//') ? `https:${typed}` : filmWithoutScheme.test(typed) ? `https://${typed}` : typed
  return isWebAddress(address) && recogniseVideo(address) !== null ? address : null
}
