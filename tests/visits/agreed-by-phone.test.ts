import { beforeEach, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { acts, deskOf, lendDeskSite, letTimePass, site, undoIn } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'
import { booked, form, owner, visitor } from './asked-visit.ts'
import { mailTo } from './viewing-site.ts'

lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001, Zip: '8000' })]).then(() => undefined))

const t = translator('nl')

beforeEach(async () => {
  await site.db.batch(['home_visits', 'leads', 'owners', 'visit_terms', 'outbox'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
  site.mailbox.empty()
})

const ownerId = async () => String(await site.db.prepare('SELECT id FROM owners WHERE email = ?').bind(owner).first('id'))
const answer = () => site.db.prepare('SELECT answer FROM owner_questions').first('answer')

test('the form says beforehand that the owner confirms the visit, only for a home whose owner is asked', async () => {
  expect(await site.html(form)).not.toContain(t('form.viewing.ownerConfirms'))
  await booked()
  expect(await site.html(form)).toContain(t('form.viewing.ownerConfirms'))
})

test('an owner who agrees by phone confirms the visit, and the visitor is mailed after the time for undo', async () => {
  const { browser, desk, page, link } = await booked()
  expect(await browser.html(desk)).toContain(t('desk.visit.owner.agreedByPhone'))
  await browser.post(desk, { do: 'ownerAgrees', version: '0', owner: await ownerId() })
  expect(await answer()).toBe('fits')
  expect(await acts()).toContain(`change appointment ${desk.split('/').at(-2)}`)
  expect(await site.html(page)).toContain('Uw bezoek is bevestigd')
  expect(await site.db.prepare("SELECT state FROM outbox WHERE template = 'visitAgreed'").first('state')).toBe('waiting')
  await letTimePass()
  expect(mailTo(await site.mails(), visitor).map(({ subject }) => subject?.split(':')[0])).toEqual(['Uw bezoek is bevestigd'])
  // The owner can still answer otherwise by the link.
  expect(await site.html(link)).toContain(t('ownerQuestion.said.fits'))
})

test('the undo of an agreement leaves the owner asked, and the visitor without a mail', async () => {
  const { browser, desk, page } = await booked()
  const agreed = await browser.post(desk, { do: 'ownerAgrees', version: '0', owner: await ownerId() })
  await browser.post(desk, await undoIn(browser, agreed))
  await letTimePass()
  expect([await answer(), mailTo(await site.mails(), visitor)]).toEqual([null, []])
  expect(await site.html(page)).toContain('Uw bezoek wacht op bevestiging')
  expect(await browser.html(desk)).toContain(t('desk.visit.owner.waiting'))
})

test('an owner who was not asked agrees by phone without a mail, and the undo leaves no question', async () => {
  const { browser, desk } = await booked()
  await site.db.prepare('DELETE FROM owner_questions').run()
  const agreed = await browser.post(desk, { do: 'ownerAgrees', version: '0', owner: await ownerId() })
  expect(await answer()).toBe('fits')
  await browser.post(desk, await undoIn(browser, agreed))
  await letTimePass()
  expect([await answer(), await site.mails()]).toEqual([null, []])
})

test('an answer that the owner gave meanwhile, a visit that moved and a stranger are refused', async () => {
  const { browser, desk } = await booked()
  const agree = async (fields: Readonly<Record<string, string>>) =>
    (await browser.post(desk, { do: 'ownerAgrees', version: '0', owner: await ownerId(), ...fields })).status
  expect(await agree({ version: '1', once: 'a' })).toBe(422)
  expect(await agree({ owner: 'stranger', once: 'b' })).toBe(422)
  await site.db.prepare("UPDATE owner_questions SET answer = 'other'").run()
  expect(await agree({ once: 'c' })).toBe(422)
  expect(await answer()).toBe('other')
  const other = await deskOf('agent', { offices: ['brussel'] })
  expect((await other.post(desk, { do: 'ownerAgrees', version: '0', owner: await ownerId() })).status).toBe(404)
})
