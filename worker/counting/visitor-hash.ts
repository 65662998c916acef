import { encodeBase64Url } from 'hono/utils/encode'
import { type SeenRecord, seenWord } from '#db/model/page-view.ts'
import { householdOf } from '#worker/signing/sender-hashes.ts'

/** Bytes kept of a hash: enough that no two visitors of a day share one. */
const hashLength = 16

/**
 * Tells the visitors of a page apart for a day: a hash of address and browser, keyed with the salt of the day. It differs from page to page, so a
 * visitor cannot be followed from one to another. The key is not cached.
 */
export async function visitorHash(salt: string, { headers }: Request, record: SeenRecord): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes(salt), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const visitor = [householdOf(headers.get('CF-Connecting-IP') ?? ''), headers.get('User-Agent') ?? '', seenWord(record)].join('|')
  return encodeBase64Url((await crypto.subtle.sign('HMAC', key, bytes(visitor))).slice(0, hashLength)).replaceAll('=', '')
}
