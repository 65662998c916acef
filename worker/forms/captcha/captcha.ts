import { createId } from '@paralleldrive/cuid2'
import type { Proof } from '#db/forms/spent-captchas.ts'
import { numberWords } from '#db/model/calculators/number-words.ts'
import { minute } from '#db/model/site/durations.ts'
import type { Locale } from '#messages/locales.ts'
import type { Captcha } from '#ui/forms/captcha.part.tsx'
import type { ErrorCode } from '#ui/forms/form-state.tsx'
import { isSealed, type SigningSecrets, seal } from '#worker/signing/seal.ts'
import { checkSolution } from './proof-of-work.ts'

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
export type CheckedCaptcha =
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
  const [, id = '', moment = '', asked = '', answered = ''] = /^([a-z0-9]{2,32})\.(\d{1,15})\.([\w-]{43})\.([\w-]{43})$/.exec(token) ?? []
  const expires = Number(moment)
  const isOurs = expires > now.getTime() && (await isSealed(secrets, sealedText(id, expires), asked))
  if (!isOurs) return { ok: false, error: 'invalid', invalidated: null }
  const proof = { id, expires: new Date(expires) }
  const isRight = /^\d{2}$/.test(figures) && (await isSealed(secrets, sealedText(id, expires, Number(figures)), answered))
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
