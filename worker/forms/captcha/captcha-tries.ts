import type { KVNamespace } from '@cloudflare/workers-types'
import { hour } from '#db/model/site/durations.ts'
import { senderHashes } from '#worker/signing/sender-hashes.ts'
import type { FormRequest } from '../form.ts'
import { type CheckedCaptcha, checkCaptcha } from './captcha.ts'

/** Wrong answers per sender and hour; beyond that only the browser's proof of work is accepted. */
const maxWrong = 10
const maxRemembered = 5000

/**
 * Wrong answers, in isolate memory only, so that a guess costs no write. One number in ninety is right for any challenge, so an isolate that forgets a
 * challenge helps an attacker no more than requesting a new one.
 */
interface Tries {
  /** Challenges invalidated by a wrong answer, until they expire. */
  readonly invalidated: Map<string, Date>
  /** Wrong answers by sender hash. */
  readonly wrong: Map<string, { readonly count: number; readonly since: Date }>
}

const isolates = new WeakMap<KVNamespace, Tries>()

/** `checkCaptcha` with a limit on the sender's attempts. */
export async function checkWithinTries(
  { store: { kv }, settings: { signing }, clientAddress, now }: FormRequest,
  sent: FormData,
): Promise<CheckedCaptcha | 'limited'> {
  const tries = isolates.get(kv) ?? { invalidated: new Map(), wrong: new Map() }
  isolates.set(kv, tries)
  const checked = await checkCaptcha(signing, sent, now)
  if (checked.ok && checked.by === 'work') return checked
  const [sender = null] = (await senderHashes(signing, clientAddress, 'captcha')) ?? []
  const before = sender === null ? null : tries.wrong.get(sender)
  const recent = before && before.since.getTime() > now.getTime() - hour ? before : { count: 0, since: now }
  if (recent.count >= maxWrong) return 'limited'
  if (checked.ok && !tries.invalidated.has(checked.id)) return checked
  if (!checked.ok && checked.error === 'missing' && !sent.get('altcha')) return checked
  if (sender !== null) remember(tries.wrong, sender, { ...recent, count: recent.count + 1 })
  if (!checked.ok && checked.invalidated) remember(tries.invalidated, checked.invalidated.id, checked.invalidated.expires)
  return checked.ok ? { ok: false, error: 'invalid', invalidated: null } : checked
}

/** Keeps the newest entries only. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= maxRemembered) return
    map.delete(oldest)
  }
}
