import { beforeEach, expect, test } from 'vitest'
import { crms } from '#db/model/feeds/crm-catalogue.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { fillIn, personAnswers } from '../forms/form-filler.ts'
import { serveJson } from '../kit/faults/json-server.ts'
import { anOmnicasa, omnicasaLogin } from '../kit/faults/omnicasa-service.ts'
import { aSweepBright, sweepBrightLogin } from '../kit/faults/sweepbright-service.ts'
import { aWhise, whiseLogin } from '../kit/faults/whise-service.ts'

lendDeskSite()
beforeEach(() => site.db.batch(['crm_connections', 'crm_lead_rules', 'leads'].map((table) => site.db.prepare(`DELETE FROM ${table}`))))

const t = translator('nl')
const settings = href('deskSettingsCrm', 'nl')
const logins = { omnicasa: omnicasaLogin, whise: whiseLogin, sweepbright: sweepBrightLogin } as const
const fakes = { omnicasa: anOmnicasa, whise: aWhise, sweepbright: aSweepBright } as const
type Crm = keyof typeof logins

async function connect(browser: DeskBrowser, crm: Crm, base: string): Promise<void> {
  const values = Object.entries({ base, ...logins[crm] }).map(([field, value]) => [`${crm}.${field}`, value])
  expect((await browser.post(settings, { do: 'save', crm, version: '0', ...Object.fromEntries(values) })).status).toBe(303)
}

const sendMessage = async () => expect((await fillIn(site, href('contact', 'nl'), personAnswers())).status).toBe(303)
const standing = () =>
  site.db.prepare('SELECT lead_id AS id, state, external_id AS externalId FROM crm_leads').first<{ id: string; state: string; externalId: string | null }>()

test.each(['omnicasa', 'whise', 'sweepbright'] as const)(
  'a message of a visitor reaches %s, which the form, the privacy statement and the desk name',
  async (crm) => {
    const fake = fakes[crm]()
    await using server = await serveJson(fake.answer)
    const browser = await deskOf('manager')
    const { title } = crms[crm]
    expect(await site.html(href('contact', 'nl'))).not.toContain(title)
    await connect(browser, crm, server.base)
    expect(await site.html(href('contact', 'nl'))).toContain(t('form.notice.crm', { crms: title }))
    expect(await site.html(href('privacy', 'nl'))).toContain(`${title} (CRM)`)
    await sendMessage()
    await expect.poll(async () => (await standing())?.state, { timeout: 10_000 }).toBe('sent')
    expect(fake.arrived).toHaveLength(1)
    const found = await standing()
    const shown = `${title}: ${t('desk.mail.state.sent')}`
    expect(await browser.html(href('deskLead', 'nl', { id: found?.id ?? '' }))).toContain(shown)
    expect(await browser.html(`${href('deskLeads', 'nl')}?crm=sent`)).toContain(shown)
    expect(await browser.html(`${href('deskLeads', 'nl')}?crm=dead`)).not.toContain(shown)
    const consent = await site.db.prepare("SELECT consent ->> '$.text' AS text FROM leads").first<string>('text')
    expect(consent).toContain(title)
    // What the desk says of the person's data: the CRM still has them.
    const person = await browser.post(href('deskPerson', 'nl'), { do: 'find', email: 'annelie@example.com' })
    expect(await browser.html(person.headers.get('Location') ?? '')).toContain(t('desk.person.crmStays'))
  },
)

test('a lead that has stopped is on Today, and is sent again or left out by a person', async () => {
  const fake = aSweepBright()
  await using server = await serveJson(fake.answer)
  const browser = await deskOf('manager')
  await connect(browser, 'sweepbright', server.base)
  await sendMessage()
  await expect.poll(async () => (await standing())?.state, { timeout: 10_000 }).toBe('sent')
  const { id = '' } = (await standing()) ?? {}
  await site.db.prepare("UPDATE crm_leads SET state = 'uncertain', error = 'no answer to contacts within 20 s'").run()
  const list = `${href('deskLeads', 'nl')}?state=all&amp;crm=uncertain`
  expect(await browser.html(href('desk', 'nl'))).toContain(`<a href="${list}">${t('desk.today.crmLeads', { count: 1 })}`)
  const page = href('deskLead', 'nl', { id })
  const html = await browser.html(page)
  for (const words of [t('desk.lead.crm.uncertain', { crm: 'SweepBright' }), 'no answer to contacts within 20 s']) expect(html).toContain(words)
  expect((await browser.post(page, { do: 'sendToCrm', crm: 'sweepbright' })).status).toBe(303)
  await expect.poll(() => fake.arrived.length, { timeout: 10_000 }).toBe(2)
  await expect.poll(async () => (await standing())?.state, { timeout: 10_000 }).toBe('sent')
  expect(await browser.html(href('desk', 'nl'))).not.toContain(list)
  await site.db.prepare("UPDATE crm_leads SET state = 'refused', error = 'status 422 to contacts: phone'").run()
  expect(await browser.html(`${href('deskLeads', 'nl')}?crm=refused`)).toContain(`SweepBright: ${t('desk.crm.state.refused')} (status 422 to contacts: phone)`)
  await browser.post(page, { do: 'leaveOutOfCrm', crm: 'sweepbright' })
  expect((await standing())?.state).toBe('skipped')
  expect(await acts()).toEqual(expect.arrayContaining([`resend lead ${id}`, `stop lead ${id}`]))
  expect((await browser.post(page, { do: 'sendToCrm', crm: 'nobody' })).status).toBe(404)
})

test('a form that is switched off is neither sent nor said to be, and earlier leads are sent on request', async () => {
  const fake = anOmnicasa()
  await using server = await serveJson(fake.answer)
  const browser = await deskOf('manager')
  await sendMessage()
  expect(await standing()).toBeNull()
  await connect(browser, 'omnicasa', server.base)
  const choose = (version: string, form = '') => browser.post(settings, { do: 'leads', crm: 'omnicasa', version, ...(form !== '' && { form }) })
  expect((await choose('0', 'enquiry')).headers.get('Location')).toBe(`${settings}?done=leads`)
  expect(await site.html(href('contact', 'nl'))).not.toContain('Omnicasa')
  await sendMessage()
  expect((await choose('0')).status).toBe(422)
  expect((await choose('1', 'contact')).status).toBe(303)
  expect(fake.arrived).toEqual([])
  expect((await browser.post(settings, { do: 'earlier', crm: 'omnicasa' })).headers.get('Location')).toBe(`${settings}?done=earlier`)
  const { results } = await site.db.prepare('SELECT state FROM crm_leads').all()
  expect(results).toEqual([{ state: 'waiting' }, { state: 'waiting' }])
  const worker = await site.miniflare.getWorker()
  await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date(Date.now() + 60_000) })
  await expect.poll(() => fake.arrived.length, { timeout: 10_000 }).toBe(2)
})

test('a form says nothing to the office that the CRM gets, where the agency has chosen so', async () => {
  const fake = anOmnicasa()
  await using server = await serveJson(fake.answer)
  const browser = await deskOf('manager')
  await connect(browser, 'omnicasa', server.base)
  await browser.post(settings, { do: 'leads', crm: 'omnicasa', version: '0', form: 'contact', 'omnicasa.withoutMail': '1' })
  await sendMessage()
  await expect.poll(async () => (await standing())?.state, { timeout: 10_000 }).toBe('sent')
  const { results } = await site.db
    .prepare('SELECT template, state FROM outbox WHERE lead_id = ? ORDER BY template')
    .bind((await standing())?.id ?? '')
    .all()
  expect(results).toContainEqual({ template: 'leadNotice', state: 'dropped' })
})
