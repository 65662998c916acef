import { expect, test } from 'vitest'
import { aFormRequest, formData } from '../../tests/forms/form-request.ts'
import { enquiryForm } from './enquiry/enquiry.form.ts'
import { leadOf } from './handle-form.ts'
import { jobApplication } from './job-application/job-application.form.ts'

const submission = 'tz4a98xxat96iws9zmbrgj3a'
const about = { listingId: 12, projectId: null, office: 'brugge@perron.example', digest: undefined }
const values = { firstName: 'An', email: ' An@Example.com ', remark: 'Dag', privacy: '1' }
const request = aFormRequest()

test('a form becomes a lead with its answers, its consent and the end of its retention', () => {
  expect(leadOf(enquiryForm, request, values, formData({ submission }), { ...about, serving: 'brugge', page: '/nl/contact/' })).toEqual({
    id: expect.stringMatching(/^tz4a98xxat96iws9zmbrgj3a-[0-9a-f]{12}$/),
    form: 'enquiry',
    locale: 'nl',
    email: 'An@Example.com',
    listingId: 12,
    projectId: null,
    office: 'brugge',
    fields: { firstName: 'An', email: ' An@Example.com ', remark: 'Dag', page: '/nl/contact/' },
    consent: {
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      text: expect.stringMatching(/Perron.*24 maanden/),
      at: '2026-12-01T09:00:00.000Z',
      newsletter: false,
    },
    createdAt: '2026-12-01T09:00:00.000Z',
    eraseAfter: '2028-12-01T09:00:00.000Z',
  })
})

test('the newsletter is part of the consent, not of the answers', () => {
  const { consent, fields } = leadOf(enquiryForm, request, { ...values, newsletter: '1' as const }, formData({}), about)
  expect([consent.newsletter, Object.keys(fields)]).toEqual([true, ['firstName', 'email', 'remark']])
})

test('without an office that serves the place the lead is the whole agency’s', () => {
  expect(leadOf(enquiryForm, request, values, formData({}), about).office).toBe(null)
  expect(leadOf(enquiryForm, request, values, formData({}), { ...about, serving: null }).office).toBe(null)
})

test('each form is kept for as long as it says', () => {
  expect(leadOf(jobApplication, request, values, formData({}), about).eraseAfter).toBe('2027-12-01T09:00:00.000Z')
})

test('the same answers in the same submission are the same lead', () => {
  const idOf = (change: object = {}, sent = submission, more: object = {}) =>
    leadOf(enquiryForm, request, { ...values, ...change }, formData({ submission: sent }), { ...about, ...more }).id
  expect(idOf()).toBe(idOf())
  const others = [
    idOf(),
    idOf({ remark: 'Goedendag' }),
    idOf({ newsletter: '1' }),
    idOf({}, submission, { listingId: 13 }),
    idOf({}, submission, { digest: 'x' }),
  ]
  expect(new Set([...others, idOf({}, 'not an id'), idOf({}, 'not an id')]).size).toBe(7)
})
