import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberWords } from '#db/model/calculators/number-words.ts'
import { locales } from '#messages/locales.ts'
import { anyText } from '../../tests/kit/any-text.ts'
import { checkCaptcha, issueCaptcha, setWork } from './captcha.ts'

const secret = 'a secret of this test'
const signing = { current: secret, previous: [] }
const now = new Date('2026-11-21T10:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

test.each(locales)('only the number in words is accepted, in %s', async (locale) => {
  const { token, words } = await issueCaptcha(signing, locale, now)
  const accepted = []
  for (let number = 0; number < 120; number += 1) {
    const checked = await checkCaptcha(signing, formOf({ captcha: String(number), captchaToken: token }), now)
    if (checked.ok) accepted.push(numberWords(number, locale))
  }
  expect(accepted).toEqual([words])
})

test('a number is valid for half an hour', async () => {
  const { token, words } = await issueCaptcha(signing, 'en', now)
  const captcha = String(Array.from({ length: 100 }, (_, number) => number).find((number) => numberWords(number, 'en') === words))
  const check = (moment: Date) => checkCaptcha(signing, formOf({ captcha: ` ${captcha} `, captchaToken: token }), moment)
  expect(await check(after(29))).toMatchObject({ ok: true, expires: after(30) })
  expect(await check(after(30))).toEqual({ ok: false, error: 'invalid', invalidated: null })
  // A clock that was set back by an hour since, and one that was years ahead.
  expect([(await check(after(-60))).ok, (await check(after(-60 * 24 * 400))).ok]).toEqual([true, false])
})

test('proof of work is valid for half an hour', async () => {
  const { algorithm, challenge, salt, signature } = await setWork(signing, now)
  const number = await solved(salt, challenge)
  const altcha = btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
  expect(await checkCaptcha(signing, formOf({ altcha }), after(29))).toMatchObject({ ok: true, id: challenge })
  expect(await checkCaptcha(signing, formOf({ altcha }), after(30))).toEqual({ ok: false, error: 'missing', invalidated: null })
  expect((await checkCaptcha(signing, formOf({ altcha }), after(-60 * 24 * 400))).ok).toBe(false)
})

test('any other input is refused without error', async () => {
  const anything = fc.oneof(anyText(), fc.json().map(btoaOf), fc.base64String(), fc.constantFrom('47', 'aa.1.x'))
  await fc.assert(
    fc.asyncProperty(anything, anything, anything, async (captcha, captchaToken, altcha) => {
      expect((await checkCaptcha(signing, formOf({ captcha, captchaToken, altcha }), now)).ok).toBe(false)
    }),
  )
})

function btoaOf(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

async function solved(salt: string, challenge: string): Promise<number> {
  for (let number = 0; ; number += 1) {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + number))
    if (Buffer.from(hash).toString('hex') === challenge) return number
  }
}
