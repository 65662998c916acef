import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, DeskBrowser, deskOf, lendDeskSite, signedIn, site, storeStaff } from '../desk/desk-site.ts'

lendDeskSite()
beforeEach(() => site.db.exec('DELETE FROM mail_transport'))

const path = href('deskSettingsMail', 'nl')
const t = translator('nl')
const password = 'open sesame'

const servers: SMTPServer[] = []
afterAll(() => Promise.all(servers.map((server) => new Promise<void>((done) => server.close(done)))))

/** A mail server that accepts the user 'perron' with the password, and records who logged in for each mail. */
async function openServer(): Promise<{ readonly port: string; readonly users: string[]; readonly senders: string[] }> {
  const users: string[] = []
  const senders: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password: given }, _session, done) {
      users.push(`${username} ${given}`)
      done(username === 'perron' && given === password ? null : new Error('Wrong'), { user: username })
    },
    onMailFrom({ address }, _session, done) {
      senders.push(address)
      done()
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done())
    },
  })
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  return { port: String(typeof address === 'object' && address ? address.port : 0), users, senders }
}

interface Fields {
  readonly [name: string]: string
}
const version = async () => String((await site.db.prepare('SELECT version FROM mail_transport').first('version')) ?? 0)
const save = async (browser: DeskBrowser, fields: Fields) => browser.post(path, { do: 'save', version: await version(), ...fields })
const smtp = (port: string): Fields => ({ mailTransport: 'smtp', smtpHost: '127.0.0.1', smtpPort: port, smtpUser: 'perron', mailSender: 'post@perron.example' })

test('a server set at the desk sends the next mails, with its log-in and its sender', async () => {
  const server = await openServer()
  const browser = await deskOf('manager')
  expect((await save(browser, { ...smtp(server.port), smtpPassword: password })).headers.get('Location')).toBe(`${path}?done=saved`)
  expect((await browser.post(path, { do: 'test' })).headers.get('Location')).toBe(`${path}?done=accepted`)
  expect([server.users, server.senders]).toEqual([[`perron ${password}`], ['post@perron.example']])
  const answer = await new DeskBrowser().post(href('deskSignIn', 'nl'), { email: 'manager@example.com' })
  expect(answer.status).toBe(303)
  await expect.poll(() => server.senders).toHaveLength(2)
  expect(await site.mails()).toEqual([])
})

test('without a server mails wait, and are sent by the deployed transport once it is chosen again', async () => {
  const browser = await deskOf('manager')
  expect((await save(browser, { mailTransport: 'none' })).status).toBe(303)
  expect(await (await browser.post(path, { do: 'test' })).text()).toContain(t('form.deskSettings.mailNone'))
  expect(await browser.html(href('deskSettings', 'nl'))).toContain(t('desk.settings.gap.mail'))
  expect((await save(browser, { mailTransport: 'deployed' })).status).toBe(303)
  expect(await browser.html(href('deskSettings', 'nl'))).not.toContain(t('desk.settings.gap.mail'))
  await browser.post(path, { do: 'test' })
  expect((await site.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['manager@example.com'])
})

test('the password is stored encrypted and shown nowhere', async () => {
  const browser = await deskOf('manager')
  await save(browser, { ...smtp('2525'), smtpPassword: password })
  const row = await site.db.prepare('SELECT password FROM mail_transport').first<{ password: string }>()
  expect(row?.password).toMatch(/^[\w-]{40,}$/)
  const html = await browser.html(path)
  expect(html).toContain(t('desk.settings.mail.password.stored'))
  const log = JSON.stringify((await site.db.prepare('SELECT * FROM audit_log').all()).results)
  for (const text of [html, log, row?.password ?? '']) expect(text).not.toContain(password)
  expect((await acts()).at(-1)).toBe('change mail transport')
})

test('a password is only ever sent to the server and user that it was typed for', async () => {
  const browser = await deskOf('manager')
  await save(browser, { ...smtp('2525'), smtpPassword: password })
  for (const other of [{ smtpHost: 'smtp.other.example' }, { smtpPort: '2526' }, { smtpUser: 'other' }]) {
    const refused = await save(browser, { ...smtp('2525'), ...other })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('id="smtpPassword-error"')])
  }
  expect((await save(browser, { ...smtp('2525'), mailSender: '' })).status, 'the same server').toBe(303)
  expect(await site.db.prepare('SELECT password IS NOT NULL AS kept FROM mail_transport').first('kept')).toBe(1)
  expect((await save(browser, { mailTransport: 'none', smtpHost: 'smtp.other.example' })).status).toBe(303)
  expect(await site.db.prepare('SELECT password FROM mail_transport').first('password')).toBeNull()
})

test('invalid values are refused at their fields, and everything typed is kept except the password', async () => {
  const browser = await deskOf('manager')
  const wrong = {
    mailTransport: 'smtp',
    smtpHost: 'https://smtp.example',
    smtpPort: '99999',
    smtpUser: 'perron',
    smtpPassword: 'secret',
    mailSender: 'no address',
  }
  const answer = await save(browser, wrong)
  const html = await answer.text()
  expect(answer.status).toBe(422)
  for (const name of ['smtpHost', 'smtpPort', 'mailSender']) expect(html).toContain(`id="${name}-error"`)
  expect([html.includes('https://smtp.example'), html.includes('99999'), html.includes('secret')]).toEqual([true, true, false])
  expect((await save(browser, { mailTransport: 'smtp' })).status, 'nothing filled in').toBe(422)
  expect(await version()).toBe('0')
})

test('of two concurrent changes one wins, and the other manager sees the current settings', async () => {
  const one = await deskOf('manager')
  await storeStaff('editor')
  await site.db.prepare("UPDATE staff SET role = 'manager' WHERE id = 'staff-editor'").run()
  const two = await signedIn('staff-editor')
  const sent = (host: string) => ({ do: 'save', version: '0', mailTransport: 'smtp', smtpHost: host, smtpPort: '587' })
  const answers = await Promise.all([one.post(path, sent('one.example')), two.post(path, sent('two.example'))])
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
  const [winner, loser] = answers[0]?.status === 303 ? ['one.example', 'two.example'] : ['two.example', 'one.example']
  const html = await answers.find(({ status }) => status === 422)?.text()
  for (const text of [t('form.deskSettings.transportChanged'), `${winner}:587`, loser]) expect(html).toContain(text)
  expect(await version()).toBe('1')
})

test('only managers may set it', async () => {
  for (const role of ['agent', 'editor'] as const) {
    const browser = await deskOf(role)
    expect((await save(browser, { mailTransport: 'none' })).status, role).toBe(403)
  }
  expect(await version()).toBe('0')
})

test.each(['2130706433', '0x7f.1', '10.0.0.1', '169.254.169.254', '[::1]', 'mail.internal', 'smtp'])('%s is no mail server', async (host) => {
  const browser = await deskOf('manager')
  const refused = await save(browser, { ...smtp('2525'), smtpUser: '', smtpHost: host })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('id="smtpHost-error"')])
  // One that was stored before is not connected to.
  await site.db.prepare("INSERT INTO mail_transport (id, kind, host, port, user, sender, version) VALUES (1, 'smtp', ?, 2525, '', '', 1)").bind(host).run()
  expect(await (await browser.post(path, { do: 'test' })).text()).toContain(t('form.deskSettings.mailNone'))
})

test('a test tells nothing of what the server says, and ends after ten an hour', async () => {
  const server = await openServer()
  const browser = await deskOf('manager')
  await save(browser, { ...smtp(server.port), smtpPassword: 'wrong' })
  const html = await (await browser.post(path, { do: 'test' })).text()
  expect([html.includes(t('form.deskSettings.mailRefused')), /\b535\b/.test(html), html.includes('Wrong')]).toEqual([true, false, false])
  await save(browser, { mailTransport: 'none' })
  const statuses: number[] = []
  for (let count = 2; count <= 11; count += 1) statuses.push((await browser.post(path, { do: 'test' })).status)
  expect([statuses.slice(0, 9), statuses[9]]).toEqual([Array(9).fill(422), 429])
})
