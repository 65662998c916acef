import { encodeBase64Url } from 'hono/utils/encode'
import { type SeenRecord, seenWord } from '#db/model/views/page-view.ts'
import { householdOf } from '#worker/signing/sender-hashes.ts'

/** Bytes of the truncated hash: enough to avoid collisions within a day. */
const hashLength = 16

/**
 * Distinguishes the visitors of a page for a day: HMAC of IP address and user agent, keyed with the day's salt. Differs per page, so a visitor cannot be
 * tracked from one to another. The key is not cached.
 */
export async function visitorHash(salt: string, { headers }: Request, record: SeenRecord): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes(salt), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const visitor = [householdOf(headers.get('CF-Connecting-IP') ?? ''), headers.get('User-Agent') ?? '', seenWord(record)].join('|')
  return encodeBase64Url((await crypto.subtle.sign('HMAC', key, bytes(visitor))).slice(0, hashLength)).replaceAll('=', '')
}
