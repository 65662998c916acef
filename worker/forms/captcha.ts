import { createId } from '@paralleldrive/cuid2'
import { numberWords } from '#db/model/number-words.ts'
import type { Proof } from '#db/spent-captchas.ts'
import type { Locale } from '#messages/locales.ts'
import type { Captcha } from '#ui/forms/captcha.tsx'
import type { ErrorCode } from '#ui/forms/form-state.tsx'
import { isSealed, seal } from './seal.ts'
import { checkSolution } from './work-proof.ts'

/** How long a form may be filled in (milliseconds). */
const lifetime = 30 * 60 * 1000

/**
 * What tells people from robots on a form without script: a number in words, and a token that seals the number without saying it.
 * @param secret CAPTCHA_SECRET
 */
export async function issueCaptcha(secret: string, locale: Locale, now: Date): Promise<Captcha> {
  const number = 10 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 90)
  const id = createId()
  const expires = now.getTime() + lifetime
  const seals = await Promise.all([seal(secret, sealedText(id, expires)), seal(secret, sealedText(id, expires, number))])
  return { token: [id, expires, ...seals].join('.'), words: numberWords(number, locale) }
}

/** `spoilt` is what a wrong number was given for: no other guess at it counts. */
export type CheckedCaptcha = ({ readonly ok: true } & Proof) | { readonly ok: false; readonly error: ErrorCode; readonly spoilt: Proof | null }

/**
 * Whether a person, or a browser that has worked for it, sent a form: its fields `altcha` (the work), or `captchaToken` and `captcha`
 * (the number). Whether the proof was spent before is for `saveLead` to say.
 */
export async function checkCaptcha(secret: string, sent: FormData, now: Date): Promise<CheckedCaptcha> {
  const work = await checkSolution(secret, text(sent, 'altcha'), now)
  if (work) return { ok: true, ...work }
  const figures = text(sent, 'captcha')
  if (figures === '') return { ok: false, error: 'missing', spoilt: null }
  return checkNumber(secret, figures, text(sent, 'captchaToken'), now)
}

async function checkNumber(secret: string, figures: string, token: string, now: Date): Promise<CheckedCaptcha> {
  const [, id = '', moment = '', asked = '', answered = ''] = /^([a-z0-9]{2,32})\.(\d{1,15})\.([\w-]{43})\.([\w-]{43})$/.exec(token) ?? []
  const expires = Number(moment)
  const isOurs = expires > now.getTime() && (await isSealed(secret, sealedText(id, expires), asked))
  if (!isOurs) return { ok: false, error: 'invalid', spoilt: null }
  const proof = { id, expires: new Date(expires) }
  const isRight = /^\d{2}$/.test(figures) && (await isSealed(secret, sealedText(id, expires, Number(figures)), answered))
  return isRight ? { ok: true, ...proof } : { ok: false, error: 'invalid', spoilt: proof }
}

/** What seals that a number was asked, and with the number which one. */
function sealedText(id: string, expires: number, number: number | '' = ''): string {
  return `captcha|${id}|${expires}|${number}`
}

function text(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' && value.length <= 2000 ? value.trim() : ''
}
