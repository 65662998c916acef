import { encodeBase64Url } from 'hono/utils/encode'

/** A new secret of 256 random bits, base64url: 43 characters. */
export function randomToken(): string {
  return encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer).replaceAll('=', '')
}

/** Whether a text is written as such a secret is; nothing else is looked up. */
export function isToken(text: string | null): text is string {
  return text !== null && /^[\w-]{43}$/.test(text)
}
