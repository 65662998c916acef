import { createChallenge } from 'altcha-lib/v1'
import { expect, test } from 'vitest'
import { aFormRequest, answeredCaptcha, formData } from '../../tests/forms/form-request.ts'
import { checkWithinTries } from './captcha.ts'

const later = (request: ReturnType<typeof aFormRequest>, minutes: number) => ({ ...request, now: new Date(request.now.getTime() + minutes * 60_000) })

/** What becomes of an answer: the proof it is, or the error. */
async function outcome(request: ReturnType<typeof aFormRequest>, sent: FormData) {
  const checked = await checkWithinTries(request, sent)
  if (checked === 'limited') return checked
  return checked.ok ? checked.by : checked.error
}

async function answer(request: ReturnType<typeof aFormRequest>, isRight: boolean) {
  return outcome(request, formData(await answeredCaptcha(request, isRight)))
}

async function fail(request: ReturnType<typeof aFormRequest>, times: number) {
  for (let number = 0; number < times; number += 1) expect(await answer(request, false)).toBe('invalid')
}

/** The browser's proof of work, of the easiest challenge. */
async function work(request: ReturnType<typeof aFormRequest>) {
  const { signing } = request.settings
  const expires = new Date(request.now.getTime() + 60_000)
  const { algorithm, challenge, salt, signature } = await createChallenge({ hmacKey: signing.current, number: 3, maxnumber: 3, expires })
  return formData({ altcha: btoa(JSON.stringify({ algorithm, challenge, number: 3, salt, signature })) })
}

test('a right number and the work of a browser are accepted', async () => {
  const request = aFormRequest()
  expect([await answer(request, true), await outcome(request, await work(request))]).toEqual(['number', 'work'])
})

test('a number that got a wrong answer is never accepted again', async () => {
  const request = aFormRequest()
  const right = await answeredCaptcha(request)
  const wrong = { ...right, captcha: right.captcha === '42' ? '43' : '42' }
  expect(await outcome(request, formData(wrong))).toBe('invalid')
  const again = await checkWithinTries(request, formData(right))
  expect(again).toEqual({ ok: false, error: 'invalid', invalidated: null })
  // Another isolate does not know it.
  expect(await outcome(aFormRequest(), formData(right))).toBe('number')
})

test('after ten wrong numbers within an hour a sender may only let the browser work', async () => {
  const request = aFormRequest()
  await fail(request, 9)
  expect(await answer(request, true)).toBe('number')
  await fail(request, 1)
  expect([await answer(request, true), await answer(request, false), await outcome(request, await work(request))]).toEqual(['limited', 'limited', 'work'])
  expect(await outcome(request, formData({}))).toBe('limited')
  expect(await answer({ ...request, clientAddress: '203.0.113.8' }, true)).toBe('number')
})

test('an hour after the first wrong number they are forgotten', async () => {
  const request = aFormRequest()
  await fail(request, 1)
  await fail(later(request, 30), 9)
  expect([await answer(later(request, 59.9), true), await answer(later(request, 60), true)]).toEqual(['limited', 'number'])
  await fail(later(request, 60), 10)
  expect(await answer(later(request, 119), true)).toBe('limited')
})

test('a number that is used twice although it was invalidated counts as wrong', async () => {
  const request = aFormRequest()
  const right = await answeredCaptcha(request)
  const wrong = { ...right, captcha: right.captcha === '42' ? '43' : '42' }
  await outcome(request, formData(wrong))
  for (let number = 0; number < 9; number += 1) expect(await outcome(request, formData(right))).toBe('invalid')
  expect(await outcome(request, formData(right))).toBe('limited')
})

test('a form sent without an answer does not count, but a wrong proof of work does', async () => {
  const request = aFormRequest()
  for (let number = 0; number < 12; number += 1) expect(await outcome(request, formData({ captcha: '' }))).toBe('missing')
  expect(await answer(request, true)).toBe('number')
  for (let number = 0; number < 10; number += 1) expect(await outcome(request, formData({ altcha: 'no proof' }))).toBe('missing')
  expect(await answer(request, true)).toBe('limited')
})

test('a sender without an address is not limited', async () => {
  const request = aFormRequest({ clientAddress: null })
  await fail(request, 12)
  expect(await answer(request, true)).toBe('number')
})

test('the newest five thousand senders are remembered', async () => {
  const request = aFormRequest()
  await fail(request, 10)
  const wrong = formData({ captcha: '10', captchaToken: 'none' })
  const others = (count: number, from: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) => checkWithinTries({ ...request, clientAddress: `10.${from}.${Math.floor(at / 250)}.${at % 250}` }, wrong)),
    )
  await others(4_999, 0)
  expect(await answer(request, true)).toBe('limited')
  await others(1, 1)
  expect(await answer(request, true)).toBe('number')
})
