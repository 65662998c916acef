import { expect, test, vi } from 'vitest'
import type { Lead } from '#db/model/leads/lead.ts'
import { aFormRequest, type FakeFormRequest } from '../../tests/forms/form-request.ts'
import { aLead } from '../../tests/leads/lead-factory.ts'
import { storeForm } from './handle-form.ts'
import type { Upload } from './upload.ts'

const proof = (id = 'proof') => ({ id, expires: new Date('2026-12-01T09:30:00Z') })
const contact = (id: string, other: Partial<Lead> = {}) => aLead({ id, form: 'contact', createdAt: '2026-12-01T09:00:00.000Z', ...other })
const upload: Upload = { bytes: new TextEncoder().encode('a cv').buffer, type: 'application/pdf', name: 'cv.pdf', digest: 'abc', picture: null }
const cv = {
  name: 'cv',
  isOptional: false,
  read: () => null,
  keep: async (files: FakeFormRequest['files'], id: string, { bytes, type }: { bytes: ArrayBuffer; type: string }) => {
    await files.put(`cv/${id}`, bytes, { httpMetadata: { contentType: type } })
  },
  remove: async (files: FakeFormRequest['files'], ids: readonly string[]) => files.delete(ids.map((id) => `cv/${id}`)),
}

const office = 'brugge@perron.example'
/** What comes with a lead: the proof of its captcha, perhaps a file. */
const sent = (id?: string, file: Upload | null = null) => ({ proof: proof(id), upload: file, office })

async function rowsOf({ d1 }: FakeFormRequest) {
  const ids = async (query: string) => (await d1.prepare(query).raw<[string]>()).flat()
  return {
    leads: await ids('SELECT id FROM leads ORDER BY id'),
    mails: await ids('SELECT id FROM outbox ORDER BY id'),
    counted: await ids('SELECT DISTINCT lead_id FROM rate_limits ORDER BY lead_id'),
    templates: await ids('SELECT template FROM outbox ORDER BY id'),
    spent: await ids('SELECT id FROM spent_captchas ORDER BY id'),
    signUps: await ids('SELECT kind FROM subscriptions ORDER BY kind'),
  }
}

/** The notice of a lead to its office. */
async function noticeOf({ d1 }: FakeFormRequest) {
  return d1.prepare("SELECT lead_id AS lead, recipient AS 'to', data ->> 'file' AS file FROM outbox WHERE template = 'leadNotice'").first()
}

test('a lead is stored with its mails, its proof is spent and its sender counted, and the mails are passed on', async () => {
  const request = aFormRequest()
  expect(await storeForm({}, contact('one'), request, sent())).toEqual({ accepted: true, leadId: 'one' })
  expect(await rowsOf(request)).toEqual({
    leads: ['one'],
    mails: ['one.1', 'one.2'],
    templates: ['leadConfirmation', 'leadNotice'],
    counted: ['one'],
    spent: ['proof'],
    signUps: [],
  })
  expect([await noticeOf(request), request.relayed, [...request.objects]]).toEqual([{ lead: 'one', to: office, file: null }, ['one.1', 'one.2'], []])
})

test('a form that says which mails it sends sends those, and a newsletter sign-up has a mail of its own', async () => {
  const request = aFormRequest()
  const lead = contact('one', { form: 'newsletter' })
  await storeForm({ dueMails: () => ({ mails: 'none' }) }, lead, request, sent())
  const { mails, templates, signUps } = await rowsOf(request)
  expect([signUps, mails, templates, request.relayed]).toEqual([['newsletter'], [expect.stringMatching(/^newsletter-/)], ['optIn'], mails])
})

test('the same lead again is accepted, and stored, counted and mailed once', async () => {
  const request = aFormRequest()
  const send = () => storeForm({}, contact('one'), request, sent())
  expect([await send(), await send()]).toEqual([
    { accepted: true, leadId: 'one' },
    { accepted: true, leadId: 'one' },
  ])
  expect(await rowsOf(request)).toEqual({
    leads: ['one'],
    mails: ['one.1', 'one.2'],
    templates: ['leadConfirmation', 'leadNotice'],
    counted: ['one'],
    spent: ['proof'],
    signUps: [],
  })
})

test('a proof that was spent for another lead is refused before anything is counted', async () => {
  const request = aFormRequest()
  await storeForm({}, contact('one'), request, sent())
  request.relayed.length = 0
  const keep = () => Promise.reject(new Error('the file was kept'))
  expect(await storeForm({ file: { ...cv, keep } }, contact('two'), request, sent('proof', upload))).toEqual({ errors: { captcha: 'invalid' } })
  expect(await rowsOf(request)).toMatchObject({ leads: ['one'], counted: ['one'] })
  expect([request.relayed, [...request.objects]]).toEqual([[], []])
})

test('of two leads at once with the same proof one is stored, and of the other nothing is left', async () => {
  const request = aFormRequest()
  // The other is stored while this one's file is.
  const keep = async (...given: Parameters<typeof cv.keep>) => {
    await cv.keep(...given)
    await storeForm({}, contact('first'), request, sent())
  }
  const raced = await storeForm({ file: { ...cv, keep } }, contact('second'), request, sent('proof', upload))
  expect(raced).toEqual({ errors: { captcha: 'invalid' } })
  expect(await rowsOf(request)).toMatchObject({ leads: ['first'], counted: ['first'], spent: ['proof'] })
  expect([...request.objects]).toEqual([])
})

test('a sender may send five forms of a kind an hour', async () => {
  const request = aFormRequest()
  const send = (id: string, change: Partial<FakeFormRequest> = {}, other: Partial<Lead> = {}) =>
    storeForm({}, contact(id, { email: `${id}@example.com`, ...other }), { ...request, ...change }, sent(id))
  for (const id of ['1', '2', '3', '4', '5']) expect(await send(id)).toMatchObject({ accepted: true })
  expect(await send('6')).toEqual({ limited: true })
  expect((await rowsOf(request)).leads).toEqual(['1', '2', '3', '4', '5'])
  expect(await send('3')).toMatchObject({ accepted: true })
  expect(await send('7', {}, { form: 'enquiry' })).toMatchObject({ accepted: true })
  expect(await send('8', { clientAddress: '203.0.113.8' })).toMatchObject({ accepted: true })
  expect(await send('9', { now: new Date('2026-12-01T10:00:00.001Z') })).toMatchObject({ accepted: true })
})

test('a sender without an address is neither counted nor limited', async () => {
  const request = aFormRequest({ clientAddress: null })
  for (let number = 1; number <= 7; number += 1) {
    const lead = contact(String(number), { email: `${number}@example.com` })
    expect(await storeForm({}, lead, request, sent(lead.id))).toMatchObject({ accepted: true })
  }
  expect((await rowsOf(request)).counted).toEqual([])
})

test('a file is kept under its lead, and the mails link to it', async () => {
  const request = aFormRequest()
  await storeForm({ file: cv }, contact('one'), request, sent('proof', upload))
  expect([...request.objects]).toEqual([['cv/one', { text: 'a cv', type: 'application/pdf' }]])
  expect(await noticeOf(request)).toEqual({ lead: 'one', to: office, file: expect.stringMatching(/^\/files\/one\?/) })
})

test('without a file nothing is kept, and no form keeps a file that it has no field for', async () => {
  const request = aFormRequest()
  await storeForm({ file: cv }, contact('one'), request, sent('1'))
  await storeForm({}, contact('two', { email: 'two@example.com' }), request, sent('2', upload))
  expect([(await rowsOf(request)).leads, [...request.objects]]).toEqual([['one', 'two'], []])
})

test('what a form stores besides its lead is stored in the same batch', async () => {
  const request = aFormRequest()
  const given: unknown[] = []
  const form = {
    also: (db: FakeFormRequest['store']['db'], lead: Lead, file: Upload | null) => {
      given.push(lead.id, file)
      return [db.run("UPDATE catalogue SET changed_at = 'seen'")]
    },
  }
  await storeForm(form, contact('one'), request, sent('proof', upload))
  expect([given, await request.d1.prepare('SELECT changed_at FROM catalogue').first('changed_at')]).toEqual([['one', upload], 'seen'])
})

test('a batch that fails stores nothing, is not counted, and is reported without the lead', async () => {
  using logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const request = aFormRequest()
  const also = (db: FakeFormRequest['store']['db']) => [db.run('INSERT INTO catalogue (id) VALUES (NULL)')]
  expect(await storeForm({ also }, contact('one'), request, sent())).toEqual({ failed: true })
  expect(await rowsOf(request)).toEqual({ leads: [], mails: [], templates: [], counted: [], spent: [], signUps: [] })
  expect([request.relayed, String(logged.mock.calls[0]?.[0]).split('\n')[0]]).toEqual([[], 'a lead was not stored'])
})

test('a form may say why its batch failed', async () => {
  using logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const request = aFormRequest()
  const also = () => Promise.reject(new Error('no seat'))
  const send = (refusal: () => Promise<{ readonly start: 'invalid' } | null>) => storeForm({ also, refusal }, contact('one'), request, sent())
  expect(await send(async () => ({ start: 'invalid' }))).toEqual({ errors: { start: 'invalid' } })
  expect(logged).not.toHaveBeenCalled()
  expect(await send(async () => null)).toEqual({ failed: true })
  expect(await send(() => Promise.reject(new Error('no database')))).toEqual({ failed: true })
  expect(logged).toHaveBeenCalledTimes(2)
})

test('mails that cannot be composed are a failure too', async () => {
  using _ = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const request = aFormRequest()
  const dueMails = () => {
    throw new Error('no template')
  }
  expect(await storeForm({ dueMails }, contact('one'), request, sent())).toEqual({ failed: true })
  expect((await rowsOf(request)).leads).toEqual([])
})
