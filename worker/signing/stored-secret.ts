import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'
import { inOrder, type SigningSecrets } from './seal.ts'

/**
 * Encryption at rest for third-party secrets that the site must be able to read, such as a mail server's password: AES-256-GCM under a key that HKDF
 * (RFC 5869) derives from the signing secret. The initialisation vector comes first.
 */

const vectorLength = 12 // bytes, as NIST SP 800-38D recommends

/** Encrypts a secret under the current signing secret. @param purpose separates keys: a secret can only be decrypted for its own purpose */
export async function encryptSecret({ current }: SigningSecrets, purpose: string, text: string): Promise<string> {
  const vector = crypto.getRandomValues(new Uint8Array(vectorLength))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: vector }, await keyOf(current, purpose), new TextEncoder().encode(text))
  const stored = new Uint8Array(vectorLength + sealed.byteLength)
  stored.set(vector)
  stored.set(new Uint8Array(sealed), vectorLength)
  return encodeBase64Url(stored.buffer).replaceAll('=', '')
}

/** Decrypts a stored secret with the current or a previous signing secret; null if none fits. */
export async function decryptSecret(secrets: SigningSecrets, purpose: string, stored: string): Promise<string | null> {
  const bytes = decodeBase64Url(stored)
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, vectorLength) }
  for (const secret of inOrder(secrets)) {
    const opened = await crypto.subtle.decrypt(algorithm, await keyOf(secret, purpose), bytes.subarray(vectorLength)).catch(() => null)
    if (opened !== null) return new TextDecoder().decode(opened)
  }
  return null
}

async function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const material = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes(purpose) }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
