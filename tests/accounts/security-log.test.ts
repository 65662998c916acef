import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { maxSubjects, securityDays } from '#db/model/accounts/security-event.ts'
import { day } from '#db/model/site/durations.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { storeStaffMember, storeStaffSession } from '../desk/staff-factory.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { password, storeOwner } from '../owners/owner-factory.ts'
import { CookieBrowser } from './cookie-browser.ts'

const t = translator('nl')
const logIn = href('ownerLogin', 'nl')
const log = `${href('deskAudit', 'nl')}?log=security`
const client = { 'CF-Connecting-IP': '203.0.113.7' }
let site: TestSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(() => site.db.prepare('DELETE FROM security_events').run())

/** What the log holds once a second has passed, in the order of its kinds. */
async function logged() {
  const read = async () =>
    (await site.db.prepare('SELECT kind, way, subject, count FROM security_events ORDER BY kind, way').all<Record<string, string | number>>()).results
  await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBeGreaterThan(0)
  return read()
}

const visitor = () => new CookieBrowser(() => site, client)
const deskOf = async (role: 'manager' | 'editor') => {
  await storeStaffMember(site.db, role, {})
  return visitor().keep('desk', await storeStaffSession(site.db, `staff-${role}`))
}

test('log-ins of owners are counted under the account, failed ones of unknown addresses under a keyed hash, and nothing of what was typed', async () => {
  await storeOwner(site.db, 'an@example.com', [])
  const { id } = (await site.db.prepare('SELECT id FROM owners').first<{ id: string }>()) ?? {}
  await visitor().post(logIn, { do: 'password', email: 'an@example.com', password })
  for (const email of ['an@example.com', 'niemand@example.com', 'niemand@example.com'])
    await visitor().post(logIn, { do: 'password', email, password: 'drie gele tulpen' })
  await expect.poll(async () => (await logged()).reduce((sum, { count }) => sum + Number(count), 0), { timeout: 10_000 }).toBe(4)
  const events = await logged()
  expect(events).toContainEqual({ kind: 'signIn', way: 'owner password', subject: id, count: 1 })
  expect(events).toContainEqual({ kind: 'failed', way: 'owner password', subject: id, count: 1 })
  expect(events).toContainEqual({ kind: 'failed', way: 'owner password', subject: expect.stringMatching(/^[\w-]{43}$/), count: 2 })
  expect(JSON.stringify(events)).not.toMatch(/niemand|tulpen|203\.0/)
})

test('a refused page of the desk is counted under the member, and a record of others under whose account asked for it', async () => {
  const editor = await deskOf('editor')
  expect((await editor.fetch(href('deskAudit', 'nl'))).status).toBe(403)
  expect((await editor.fetch(href('deskContentText', 'nl', { id: 'none' }))).status).toBe(404)
  await expect.poll(async () => (await logged()).length, { timeout: 10_000 }).toBe(2)
  expect(await logged()).toEqual([
    { kind: 'refused', way: 'deskAudit', subject: 'staff-editor', count: 1 },
    { kind: 'refused', way: 'deskContentText', subject: 'staff-editor', count: 1 },
  ])
})

test('refused tokens, links, codes, passkeys, captchas and posts of other sites are counted under a keyed hash of the client', async () => {
  await site.fetch('/import', { method: 'POST', headers: { ...client, Authorization: 'Bearer wrong' } })
  await site.fetch('/webhooks/whise/wrong', { method: 'POST', headers: client })
  await visitor().fetch(`${href('ownerSignIn', 'nl')}?link=forged`)
  await visitor().fetch('/passkeys/desk/sign-in', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })
  await visitor().post(`${href('deskLink', 'nl')}?ask=${'a'.repeat(43)}`, { code: '12345678' })
  await visitor().post(href('contact', 'nl'), { captcha: '11', captchaToken: 'x' })
  await new CookieBrowser(() => site, { ...client, 'Sec-Fetch-Site': 'cross-site' }).post(logIn, { email: 'x' })
  await expect.poll(async () => (await logged()).length, { timeout: 10_000 }).toBe(8)
  const events = await logged()
  expect(events.map(({ kind, way }) => `${kind} ${way}`)).toEqual([
    'captcha captcha',
    'failed staff email',
    'failed staff passkeys',
    'link /webhooks',
    'link ownerSignIn',
    'refused /passkeys',
    'refused ownerLogin',
    'token /import',
  ])
  expect(new Set(events.map(({ subject }) => subject)).size).toBe(1)
  expect(events[0]?.subject).toMatch(/^[\w-]{43}$/)
})

test('a limit that is reached is counted, and ordinary pages and addresses that do not exist are not', async () => {
  await visitor().fetch('/nl/')
  await visitor().fetch('/nl/bestaat-niet/')
  await visitor().fetch(`${href('desk', 'nl')}bestaat-niet/`)
  for (let asked = 0; asked < 6; asked++) await visitor().post(href('deskSignIn', 'nl'), { email: 'wie@example.com' })
  expect((await logged()).map(({ kind, way, count }) => [kind, way, count])).toEqual([['limited', 'deskSignIn', 1]])
})

test('a flood from many addresses fills an hour with no more rows than the limit, and loses no count', async () => {
  const askFrom = (host: number) => site.fetch('/import', { method: 'POST', headers: { 'CF-Connecting-IP': `198.51.100.${host}` } })
  for (let host = 1; host <= maxSubjects + 20; host++) await askFrom(host)
  await expect.poll(async () => (await logged()).reduce((sum, { count }) => sum + Number(count), 0), { timeout: 10_000 }).toBe(maxSubjects + 20)
  expect((await logged()).length).toBeLessThanOrEqual(maxSubjects + 1)
})

test('managers read the log beside the audit log, by kind, and export it, which is logged', async () => {
  const at = new Date().toISOString()
  const add = (kind: string, subject: string) =>
    site.db.prepare('INSERT INTO security_events VALUES (NULL, ?1, ?2, ?3, ?4, 3, ?5)').bind(at.slice(0, 13), kind, 'staff email', subject, at)
  const manager = await deskOf('manager')
  await site.db.batch([add('signIn', 'staff-manager'), add('failed', 'keyedhash'.repeat(4))])
  expect(await manager.html(href('deskAudit', 'nl'))).toContain(t('desk.security'))
  const html = await manager.html(log)
  for (const text of [`${t('desk.act.signIn')}: ${t('desk.object.staff')}, ${t('form.field.email')}`, '>keyedhas<']) expect(html).toContain(text)
  const failed = await manager.html(`${log}&kind=failed`)
  expect(failed).toContain('>keyedhas<')
  expect(failed).not.toContain(`<td>${t('desk.act.signIn')}: `)
  const csv = await manager.fetch(`${log}&csv=1`)
  expect([csv.headers.get('Content-Type'), (await csv.text()).split('\r\n').length]).toEqual(['text/csv; charset=utf-8', 4])
  const act = await site.db.prepare('SELECT action, object, fields FROM audit_log ORDER BY id DESC').first()
  expect(act).toEqual({ action: 'export', object: 'audit', fields: '["security"]' })
})

test('the nightly job deletes what was counted more than ninety days ago', async () => {
  const hourOf = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 13)
  for (const days of [securityDays - 1, securityDays + 1])
    await site.db.prepare("INSERT INTO security_events VALUES (NULL, ?1, 'token', '/import', '', 1, ?1)").bind(hourOf(days)).run()
  await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
  expect((await site.db.prepare('SELECT hour FROM security_events').all()).results).toEqual([{ hour: hourOf(securityDays - 1) }])
})
