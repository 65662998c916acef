/** Keyed hashes (HMAC-SHA-256), written as base64url. */

const keys = new Map<string, Promise<CryptoKey>>()
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A seal on a text, that nobody makes without the secret. */
export async function seal(secret: string, text: string): Promise<string> {
  return base64url(await crypto.subtle.sign('HMAC', await keyOf(secret), bytesOf(text)))
}

/** Whether a seal is that of the text; takes the same time whatever is wrong with it. */
export async function isSealed(secret: string, text: string, given: string): Promise<boolean> {
  const bytes = fromBase64url(given)
  return bytes !== null && crypto.subtle.verify('HMAC', await keyOf(secret), bytes, bytesOf(text))
}

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret)
  if (known) return known
  const key = crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  keys.set(secret, key)
  return key
}

function base64url(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** 32 bytes; null for what is not 43 characters of base64url. */
function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{43}$/.test(text)) return null
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
