import { expect, test } from 'vitest'
import { aFormRequest, answeredCaptcha, type FakeFormRequest, formData } from '../../tests/forms/form-request.ts'
import { contactForm } from './contact/contact.form.ts'
import type { FormDefinition } from './form.ts'
import { handleForm } from './handle-form.ts'
import { jobApplication } from './job-application/job-application.form.ts'

const about = { listingId: 12, projectId: null, office: 'brugge@perron.example' }
const an = { firstName: 'An', lastName: 'Peeters', email: 'An@example.com', phone: '0478 12 34 56', submission: 'tz4a98xxat96iws9zmbrgj3a' }
const cv = (text = '%PDF-1.7 a cv', name = 'My CV.pdf') => new File([text], name)

type Sent = Parameters<typeof formData>[0]

function submit(request: FakeFormRequest, sent: Sent, form: FormDefinition = contactForm) {
  return handleForm(form, request, formData(sent), about)
}
const stored = async ({ d1 }: FakeFormRequest) => (await d1.prepare('SELECT form, email, listing_id, fields FROM leads').all()).results

test('a valid form is stored as a lead with its answers', async () => {
  const request = aFormRequest()
  const outcome = await submit(request, { ...an, remark: 'Dag', privacy: '1', unknown: 'x', ...(await answeredCaptcha(request)) })
  expect(outcome).toEqual({ accepted: true, leadId: expect.stringMatching(/^tz4a98xxat96iws9zmbrgj3a-/) })
  const fields = { remark: 'Dag', firstName: 'An', lastName: 'Peeters', email: 'An@example.com', phone: '0478 12 34 56' }
  const [lead] = await stored(request)
  expect({ ...lead, fields: JSON.parse(String(lead?.fields)) }).toEqual({ form: 'contact', email: 'an@example.com', listing_id: 12, fields })
})

test('a form with errors is shown again with what was typed, its errors in the order of the page, and is not stored', async () => {
  const request = aFormRequest()
  expect(await submit(request, { ...an, email: 'an@', captcha: '', privacy: '' })).toEqual({
    accepted: false,
    state: { typed: { ...an, email: 'an@', captcha: '', privacy: '' }, errors: { email: 'invalid', captcha: 'missing', privacy: 'missing' }, failed: false },
  })
  expect(await stored(request)).toEqual([])
})

test('a wrong captcha alone is an error too', async () => {
  const request = aFormRequest()
  const outcome = await submit(request, { ...an, privacy: '1', ...(await answeredCaptcha(request, false)) })
  expect(outcome).toMatchObject({ accepted: false, state: { errors: { captcha: 'invalid' } } })
  expect(await stored(request)).toEqual([])
})

test('a form may compare its fields', async () => {
  const request = aFormRequest()
  const form: FormDefinition = { ...contactForm, check: (sent) => (sent.get('remark') === 'no' ? { remark: 'invalid' } : {}) }
  const sent = async (remark: string) => ({ ...an, remark, privacy: '1', ...(await answeredCaptcha(request)) })
  expect(await submit(request, await sent('no'), form)).toMatchObject({ accepted: false, state: { errors: { remark: 'invalid' } } })
  expect(await submit(request, await sent('yes'), form)).toMatchObject({ accepted: true })
})

test('a sender who guesses too often sees an error, with what was typed', async () => {
  const request = aFormRequest()
  for (let number = 0; number < 10; number += 1) await submit(request, await answeredCaptcha(request, false))
  expect(await submit(request, { ...an, remark: 'x'.repeat(6000), ...(await answeredCaptcha(request)) })).toMatchObject({
    accepted: false,
    state: { typed: { firstName: 'An', remark: 'x'.repeat(5000) }, limited: true, errors: {}, failed: false },
  })
})

test('a sender who sends too much sees an error', async () => {
  const request = aFormRequest()
  const send = async (number: number) => submit(request, { ...an, remark: `Dag ${number}`, privacy: '1', ...(await answeredCaptcha(request)) })
  for (let number = 1; number <= 5; number += 1) expect(await send(number)).toMatchObject({ accepted: true })
  expect(await send(6)).toMatchObject({ accepted: false, state: { typed: { remark: 'Dag 6' }, limited: true, errors: {}, failed: false } })
})

test('a file that came with the form is kept, and its name is an answer', async () => {
  const request = aFormRequest()
  const outcome = await submit(request, { ...an, cv: cv(), ...(await answeredCaptcha(request)) }, jobApplication)
  expect(outcome).toMatchObject({ accepted: true })
  const [lead] = await stored(request)
  expect(JSON.parse(String(lead?.fields))).toMatchObject({ firstName: 'An', cv: 'My CV.pdf' })
  expect([...request.objects]).toEqual([['leadId' in outcome ? `cv/${outcome.leadId}` : '', { text: '%PDF-1.7 a cv', type: 'application/pdf' }]])
})

test('a file that is no document is refused by its name', async () => {
  const request = aFormRequest()
  const outcome = await submit(request, { ...an, cv: cv('a text', 'cv.txt'), ...(await answeredCaptcha(request)) }, jobApplication)
  expect(outcome).toMatchObject({ accepted: false, state: { typed: { firstName: 'An', cv: 'cv.txt' }, errors: { cv: 'invalid' } } })
  expect([await stored(request), [...request.objects]]).toEqual([[], []])
})

test('a form without its file lacks one', async () => {
  const request = aFormRequest()
  const outcome = await submit(request, { ...an, ...(await answeredCaptcha(request)) }, jobApplication)
  expect(outcome).toMatchObject({ accepted: false, state: { errors: { cv: 'missing' } } })
  expect('state' in outcome && Object.keys(outcome.state.typed)).not.toContain('cv')
})

test('the same answers with another file are another lead', async () => {
  const request = aFormRequest()
  const send = async (text: string) => submit(request, { ...an, cv: cv(text), ...(await answeredCaptcha(request)) }, jobApplication)
  const [one, same, other] = [await send('%PDF-1 a'), await send('%PDF-1 a'), await send('%PDF-1 b')]
  expect([JSON.stringify(one) === JSON.stringify(same), JSON.stringify(one) === JSON.stringify(other), (await stored(request)).length]).toEqual([
    true,
    false,
    2,
  ])
})
