import { afterAll, beforeEach, expect, test } from 'vitest'
import { formsOf } from '#db/model/leads/crm/crm-places.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'
import { customer, openService } from '../kit/faults/omnicasa-service.ts'

lendDeskSite()
beforeEach(() => site.db.exec('DELETE FROM crm_connections'))

const path = href('deskSettingsCrm', 'nl')
const t = translator('nl')
const service = await openService()
afterAll(() => service[Symbol.asyncDispose]())

/** As after its first stock was published. */
const switchOn = () => site.db.exec('UPDATE crm_connections SET is_read = 1')

const login = { 'omnicasa.base': service.base, 'omnicasa.name': customer.OMNICASA_NAME, 'omnicasa.password': customer.OMNICASA_PASSWORD }
const version = async () => String((await site.db.prepare('SELECT version FROM crm_connections').first('version')) ?? 0)
const save = async (browser: DeskBrowser, fields: Readonly<Record<string, string>>) =>
  browser.post(path, { do: 'save', crm: 'omnicasa', version: await version(), ...fields })

test('a connection set at the desk is tested, synchronises, and shows its password nowhere', async () => {
  service.stock.properties = [aProperty({ ID: 4711 })]
  const browser = await deskOf('manager')
  expect(await browser.html(href('deskImports', 'nl'))).toContain(t('desk.imports.sync.unset'))
  expect((await save(browser, login)).headers.get('Location')).toBe(`${path}?done=saved`)
  const tried = (await browser.post(path, { do: 'test', crm: 'omnicasa' })).headers.get('Location') ?? ''
  expect(tried).toContain('done=answered&crm=omnicasa&total=1&read=1')
  expect(await browser.html(tried)).toContain('Panden bij Omnicasa: 1.')
  const row = JSON.stringify(await site.db.prepare('SELECT * FROM crm_connections').first())
  const html = await browser.html(path)
  const log = JSON.stringify((await site.db.prepare('SELECT * FROM audit_log').all()).results)
  for (const text of [row, html, log]) expect(text).not.toContain(customer.OMNICASA_PASSWORD)
  expect(html).toContain(t('desk.settings.mail.password.stored'))
  expect((await browser.post(href('deskImports', 'nl'), { do: 'synchronise' })).status, 'it is not switched on').toBe(422)
  await switchOn()
  expect((await browser.post(href('deskImports', 'nl'), { do: 'synchronise' })).status).toBe(303)
  await expect.poll(() => service.calls.filter(({ endpoint }) => endpoint === 'GetPropertyList').length, { timeout: 10_000 }).toBeGreaterThan(1)
  expect(await acts()).toEqual(expect.arrayContaining(['change settings crm omnicasa', 'test settings crm omnicasa']))
})

test('a test that fails says why in words, with the CRM’s own answer but no password', async () => {
  const browser = await deskOf('manager')
  const test = async () => {
    const answer = await browser.post(path, { do: 'test', crm: 'omnicasa' })
    return { status: answer.status, html: await answer.text() }
  }
  expect((await test()).html).toContain(t('form.deskSettings.crmUnset'))
  await save(browser, { ...login, 'omnicasa.password': 'fout-wachtwoord' })
  const refused = await test()
  expect([refused.status, refused.html]).toEqual([422, expect.stringContaining(t('form.deskSettings.crmRefused'))])
  expect(refused.html).toContain('Wrong password …')
  expect(refused.html).not.toContain('fout-wachtwoord')
  await save(browser, { ...login, 'omnicasa.base': 'http://127.0.0.1:9/OmnicasaService.svc/' })
  expect((await test()).html).toContain(t('form.deskSettings.crmUnreachable'))
})

test('a password is bound to its address and name, and an empty form ends the connection', async () => {
  const browser = await deskOf('manager')
  await save(browser, login)
  const moved = await save(browser, { ...login, 'omnicasa.base': 'https://crm.example/', 'omnicasa.password': '' })
  expect([moved.status, await moved.text()]).toEqual([422, expect.stringContaining('id="omnicasa.password-error"')])
  expect((await save(browser, { ...login, 'omnicasa.password': '' })).status).toBe(303)
  const late = await browser.post(path, { do: 'save', crm: 'omnicasa', version: '1', ...login, 'omnicasa.name': 'iemand anders' })
  expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('value="iemand anders"')])
  const none = { 'omnicasa.base': '', 'omnicasa.name': '', 'omnicasa.password': '' }
  expect((await save(browser, none)).headers.get('Location')).toBe(`${path}?done=removed`)
  expect(await browser.html(href('deskImports', 'nl'))).toContain(t('desk.imports.sync.unset'))
})

test.each(['http://crm.example/', 'https://10.0.0.1/', 'https://crm.local/', 'https://crm.example/?json=1', 'javascript:alert(1)', '<b>'])(
  'the address %j is refused, and what was typed stays',
  async (base) => {
    const browser = await deskOf('manager')
    const answer = await save(browser, { ...login, 'omnicasa.base': base })
    const html = await answer.text()
    expect([answer.status, html.includes('id="omnicasa.base-error"'), html.includes(`value="${customer.OMNICASA_NAME}"`)]).toEqual([422, true, true])
    expect(html).not.toContain('<b>')
  },
)

test('a second CRM is connected beside the first; its address for webhooks stays when it is saved again', async () => {
  const browser = await deskOf('manager')
  const whise = { 'whise.base': 'http://127.0.0.1:9/', 'whise.user': 'website', 'whise.password': 'geheim', 'whise.client': '77', 'whise.office': '' }
  const saveWhise = async (fields: Readonly<Record<string, string>>, of: string) => browser.post(path, { do: 'save', crm: 'whise', version: of, ...fields })
  const webhook = async () => /\/webhooks\/whise\/([a-z0-9]+)</.exec(await browser.html(path))?.[1]
  expect((await save(browser, login)).status).toBe(303)
  expect((await saveWhise(whise, '0')).headers.get('Location')).toBe(`${path}?done=saved`)
  const first = await webhook()
  expect(first).toHaveLength(24)
  await saveWhise({ ...whise, 'whise.user': 'another', 'whise.password': 'tweede-geheim' }, '1')
  expect(await webhook()).toBe(first)
  const html = await browser.html(path)
  expect(html).not.toContain(t('desk.imports.sync.with', { crm: 'Whise' }))
  expect([html.includes(`value="${service.base}"`), html.includes('value="another"'), html.includes('tweede-geheim')]).toEqual([true, true, false])
})

test('the desk’s first page tells that the last run with a CRM failed, also when that with another succeeded later', async () => {
  const run = (crm: string, state: string, at: string) =>
    site.db.prepare("INSERT INTO sync_runs VALUES (?1 || ?3, ?1, 'delta', ?2, 1, 0, '{}', '{}', NULL, ?3, ?3, ?3, NULL)").bind(crm, state, at)
  const browser = await deskOf('manager')
  await site.db.batch([run('whise', 'failed', '2099-11-26T08:00:00.000Z'), run('omnicasa', 'done', '2099-11-26T09:00:00.000Z')])
  expect(await browser.html(href('desk', 'nl'))).toContain(t('desk.today.syncFailed'))
  await run('whise', 'done', '2099-11-26T10:00:00.000Z').run()
  expect(await browser.html(href('desk', 'nl'))).not.toContain(t('desk.today.syncFailed'))
})

test('the desk’s first page tells since when the stock has not been read, once', async () => {
  const browser = await deskOf('manager')
  await save(browser, login)
  const run = (id: string, state: string, at: string) =>
    site.db.prepare("INSERT INTO sync_runs VALUES (?1, 'omnicasa', 'delta', ?2, 1, 0, '{}', '{}', NULL, ?3, ?3, ?3, NULL)").bind(id, state, at)
  await site.db.batch([
    site.db.prepare('UPDATE crm_connections SET is_read = 1'),
    site.db.prepare('DELETE FROM sync_runs'),
    run('one', 'done', '2026-01-05T08:00:00.000Z'),
    run('two', 'failed', '2026-01-07T08:00:00.000Z'),
  ])
  const html = await browser.html(href('desk', 'nl'))
  expect(html).toContain(t('desk.today.crmBehind', { crm: 'Omnicasa', when: '5 januari 2026 om 09:00' }))
  expect(html).not.toContain(t('desk.today.syncFailed'))
})

test('a connection whose leads wait for a first choice says so, on its page and on the desk’s first page', async () => {
  const browser = await deskOf('manager')
  await save(browser, login)
  await site.db
    .prepare(`INSERT INTO crm_lead_rules (crm, off, version) VALUES ('omnicasa', ?, 0)`)
    .bind(JSON.stringify(formsOf('omnicasa')))
    .run()
  const says = async () => [
    (await browser.html(href('desk', 'nl'))).includes(t('desk.today.crmUnsent', { crm: 'Omnicasa' })),
    (await browser.html(path)).includes(t('desk.settings.crm.leads.none', { crm: 'Omnicasa' })),
  ]
  expect(await says()).toEqual([true, true])
  const chosen = { do: 'leads', crm: 'omnicasa', version: '0', form: 'contact', 'omnicasa.withoutMail': '1' }
  expect((await browser.post(path, chosen)).status).toBe(303)
  expect(await says()).toEqual([false, false])
  expect(await site.db.prepare('SELECT without_mail FROM crm_lead_rules').first('without_mail')).toBe(1)
  await site.db.exec('DELETE FROM crm_lead_rules')
})
