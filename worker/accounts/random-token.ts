import { encodeBase64Url } from 'hono/utils/encode'

/** A random 256-bit secret in base64url, 43 characters. */
export function randomToken(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer).replaceAll('=', '')
}

/** Whether a text has the format of such a secret; anything else needs no query. */
export function isToken(text: string | null): text is string {
  return text !== null && /^[\w-]{43}$/.test(text)
}
