import { recogniseVideo } from '#db/model/listings/video.ts'
import { isWebAddress } from './web-address.ts'

const withoutScheme = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+[/?#]/i

/**
 * Parses the URL of a film or tour; null if it is neither. URLs without a scheme are read as https. Look-alike hosts of providers are rejected.
 * @source specification, section 5 ("Video link recognition")
 */
export function readFilmAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const typed = value.trim()
  const address = typed.startsWith('//') ? `https:${typed}` : withoutScheme.test(typed) ? `https://${typed}` : typed
  return isWebAddress(address) && recogniseVideo(address) !== null ? address : null
}
