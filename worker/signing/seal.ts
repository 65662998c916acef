import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'

/** Seals: HMAC-SHA-256 signatures in base64url without padding, with key rotation. */

/** The site's signing secrets. A seal made with a previous one is valid until that secret is removed from the settings. */
export interface SigningSecrets {
  readonly current: string
  readonly previous: readonly string[]
}

const keys = new Map<string, Promise<CryptoKey>>()
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Seals a text with the current secret. */
export function seal({ current }: SigningSecrets, text: string): Promise<string> {
  return sealWith(current, text)
}

/** The seals of a text under every secret, the current one first: for looking up rows stored before a rotation. */
export function sealsOf(secrets: SigningSecrets, text: string): Promise<readonly string[]> {
  return Promise.all(inOrder(secrets).map((secret) => sealWith(secret, text)))
}

/** Verifies a seal against all secrets, in constant time each. */
export async function isSealed(secrets: SigningSecrets, text: string, given: string): Promise<boolean> {
  const bytes = bytesOfSeal(given)
  if (bytes === null) return false
  for (const secret of inOrder(secrets)) {
    if (await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, bytesOf(text))) return true
  }
  return false
}

/** Every secret, the current one first. */
export function inOrder({ current, previous }: SigningSecrets): readonly string[] {
  return [current, ...previous]
}

async function sealWith(secret: string, text: string): Promise<string> {
  return encodeBase64Url(await crypto.subtle.sign('HMAC', await keyOf(secret), bytesOf(text))).replaceAll('=', '')
}

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret)
  if (known) return known
  const key = crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  keys.set(secret, key)
  return key
}

/** Decodes a seal to 32 bytes; null for anything else, including a non-canonical encoding (unused bits set in the last character). */
function bytesOfSeal(text: string): Uint8Array<ArrayBuffer> | null {
  return /^[\w-]{42}[AEIMQUYcgkosw048]$/.test(text) ? decodeBase64Url(text) : null
}
