import { encodeBase64Url } from 'hono/utils/encode'
import type { Db } from '#db/client.ts'
import { saltOfDay } from '#db/views/view-counting.ts'

/** Bytes of the shortened hash: enough to avoid collisions within a day. */
const hashLength = 16

/** The salt of a day. Read each time and not memoised: an isolate may outlive the day. */
export function readSalt(db: Db, day: string): Promise<string> {
  return saltOfDay(db, day, encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer))
}

/** The HMAC of a text with the salt of a day, which is deleted at its end. The key is not cached. */
export async function saltedHash(salt: string, text: string): Promise<string> {
  const bytes = (part: string) => new TextEncoder().encode(part)
  const key = await crypto.subtle.importKey('raw', bytes(salt), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return encodeBase64Url((await crypto.subtle.sign('HMAC', key, bytes(text))).slice(0, hashLength)).replaceAll('=', '')
}
