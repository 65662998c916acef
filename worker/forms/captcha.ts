import type { KVNamespace } from '@cloudflare/workers-types'
import { createId } from '@paralleldrive/cuid2'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { Challenge } from 'altcha-lib/v1/types'
import { type } from 'arktype'
import type { Proof } from '#db/forms/spent-captchas.ts'
import { numberWords } from '#db/model/calculators/number-words.ts'
import { hour, minute } from '#db/model/site/durations.ts'
import { isStillOpen } from '#db/model/site/wrong-clock.ts'
import type { Locale } from '#messages/locales.ts'
import type { Captcha } from '#ui/forms/captcha.part.tsx'
import type { ErrorCode } from '#ui/forms/form-state.tsx'
import { noteSecurity } from '#worker/accounts/note-security.ts'
import type { FormRequest } from '#worker/forms/form.ts'
import { senderHashes } from '#worker/signing/keyed-hashes.ts'
import { inOrder, isSealed, type SigningSecrets, seal } from '#worker/signing/seal.ts'

/** Milliseconds a form may take to fill in. */
const lifetime = 30 * minute

/** The fallback captcha without script: a number in words, and a token that seals the number without revealing it. */
export async function issueCaptcha(secrets: SigningSecrets, locale: Locale, now: Date): Promise<Captcha> {
  const number = 10 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 90)
  const id = createId()
  const expires = now.getTime() + lifetime
  const seals = await Promise.all([seal(secrets, sealedText(id, expires)), seal(secrets, sealedText(id, expires, number))])
  return { token: [id, expires, ...seals].join('.'), words: numberWords(number, locale) }
}

/** `by` is the kind of proof: the browser's work or the typed number; `invalidated` is the challenge that got a wrong answer. */
type CheckedCaptcha =
  | ({ readonly ok: true; readonly by: 'work' | 'number' } & Proof)
  | { readonly ok: false; readonly error: ErrorCode; readonly invalidated: Proof | null }

/**
 * Checks a form's captcha: its fields `altcha` (the browser's work), or `captchaToken` and `captcha` (the number). Whether the proof was
 * spent before is checked by `storeForm`.
 */
export async function checkCaptcha(secrets: SigningSecrets, sent: FormData, now: Date): Promise<CheckedCaptcha> {
  const work = await checkSolution(secrets, text(sent, 'altcha'), now)
  if (work) return { ok: true, by: 'work', ...work }
  const figures = text(sent, 'captcha')
  if (figures === '') return { ok: false, error: 'missing', invalidated: null }
  return checkNumber(secrets, figures, text(sent, 'captchaToken'), now)
}

async function checkNumber(secrets: SigningSecrets, figures: string, token: string, now: Date): Promise<CheckedCaptcha> {
  const [, id = '', moment = '', challengeSeal = '', answerSeal = ''] = /^([a-z0-9]{2,32})\.(\d{1,15})\.([\w-]{43})\.([\w-]{43})$/.exec(token) ?? []
  const expires = Number(moment)
  const isOurs = isStillOpen(expires, now, lifetime) && (await isSealed(secrets, sealedText(id, expires), challengeSeal))
  if (!isOurs) return { ok: false, error: 'invalid', invalidated: null }
  const proof = { id, expires: new Date(expires) }
  const isRight = /^\d{2}$/.test(figures) && (await isSealed(secrets, sealedText(id, expires, Number(figures)), answerSeal))
  return isRight ? { ok: true, by: 'number', ...proof } : { ok: false, error: 'invalid', invalidated: proof }
}

/** The sealed text of a challenge, or of its answer. */
function sealedText(id: string, expires: number, number: number | '' = ''): string {
  return `captcha|${id}|${expires}|${number}`
}

function text(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' && value.length <= 2000 ? value.trim() : ''
}

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
export async function checkWithinTries(request: FormRequest, sent: FormData): Promise<CheckedCaptcha | 'limited'> {
  const {
    store: { kv },
    settings: { signing },
    clientAddress,
    now,
  } = request
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
  noteSecurity(request, 'captcha', 'captcha')
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

/** Proof of work in the browser (ALTCHA's first protocol, SHA-256). */

/** Maximum number of hashes, on average half: instant on a desktop, a second or two on an old phone, while the visitor types. */
const hardest = 50_000

const Solution = type('string.json.parse').to({
  algorithm: "'SHA-256'",
  challenge: 'string.hex == 64',
  number: `0 <= number.integer <= ${hardest}`,
  salt: 'string <= 200',
  signature: 'string.hex == 64',
})

/** Issues a new challenge. */
export function setWork({ current }: SigningSecrets, now: Date): Promise<Challenge> {
  return createChallenge({ hmacKey: current, maxnumber: hardest, expires: new Date(now.getTime() + lifetime) })
}

/** The proof in a solution as browsers send it (JSON in base64); null if it is invalid or expired. */
export async function checkSolution(secrets: SigningSecrets, sent: string, now: Date): Promise<Proof | null> {
  const solution = Solution(decoded(sent))
  if (solution instanceof type.errors) return null
  const expires = new Date(Number(new URLSearchParams(solution.salt.split('?')[1]).get('expires')) * 1000)
  if (!isStillOpen(expires.getTime(), now, lifetime)) return null
  for (const secret of inOrder(secrets)) {
    if (await verifySolution(solution, secret, false)) return { id: solution.challenge, expires }
  }
  return null
}

function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}
