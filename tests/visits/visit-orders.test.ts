import { beforeEach, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { deskOf, lendDeskSite, letTimePass, site, undoIn } from '../desk/desk-site.ts'
import { fillIn } from '../forms/form-filler.ts'
import { aProperty } from '../kit/factories.ts'
import { storeOwner } from '../owners/owner-factory.ts'
import { linkIn, mailTo, pathOf, startsIn, viewingAnswers } from './viewing-site.ts'

/** Visits whose owner is asked first, with the acts of desk, owner and visitor in unusual orders. */
lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001, Zip: '8000' })]).then(() => undefined))

const [owner, visitor] = ['owner@example.com', 'Annelie@example.com']
const form = href('viewing', 'nl', { id: 4001 })

beforeEach(async () => {
  await site.db.batch(['home_visits', 'leads', 'owners', 'visit_terms', 'outbox'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
  site.mailbox.empty()
})

const reply = (link: string, answers: Readonly<Record<string, string>>) =>
  site.fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams(answers) })

/** A visit booked online that waits for the owner; its mails have gone. */
async function waiting() {
  await storeOwner(site.db, owner, [{ kind: 'listing', id: 4001 }])
  const browser = await deskOf('manager')
  await browser.post(href('deskHome', 'nl', { id: 4001 }), { do: 'askOwner', termsVersion: '0' })
  const [start = ''] = startsIn(await site.html(form))
  expect((await fillIn(site, form, viewingAnswers(start))).status).toBe(303)
  const mails = await site.mails()
  const link = pathOf(/https?:\/\/[^\s"]+owner-question\/[^\s"]+/.exec(mailTo(mails, owner)[0]?.text ?? '')?.[0] ?? 'http://none.invalid')
  const page = pathOf(linkIn(mailTo(mails, visitor)[0]))
  site.mailbox.empty()
  const desk = href('deskVisit', 'nl', { id: String(await site.db.prepare('SELECT id FROM appointments').first('id')) })
  return { browser, link, page, desk }
}

/** Cancels at the desk and undoes it. */
async function cancelAndRestore(browser: Awaited<ReturnType<typeof deskOf>>, desk: string, version: string) {
  const cancelled = await browser.post(desk, { do: 'cancel', version, once: `cancel${version}` })
  expect((await browser.post(desk, { ...(await undoIn(browser, cancelled)), once: `restore${version}` })).status).toBe(303)
}

const subjects = async (to: string) => mailTo(await site.mails(), to).map(({ subject }) => subject?.split(':')[0])

test('an owner is not asked twice when a cancellation and then a question taken back are undone', async () => {
  const { browser, desk } = await waiting()
  await cancelAndRestore(browser, desk, '0')
  const back = await browser.post(desk, { do: 'takeBack', version: '2' })
  expect((await browser.post(desk, await undoIn(browser, back))).status).toBe(303)
  await letTimePass()
  expect(await subjects(owner)).toEqual([])
})

test('a visitor hears once that the owner agreed, also if a cancellation is undone between', async () => {
  const { browser, desk, link } = await waiting()
  await reply(link, { do: 'fits' })
  expect(await subjects(visitor)).toEqual(['Uw bezoek is bevestigd'])
  site.mailbox.empty()
  await cancelAndRestore(browser, desk, '0')
  await reply(link, { do: 'other', ownerRemark: 'Liever later' })
  await reply(link, { do: 'fits' })
  await browser.post(desk, { do: 'takeBack', version: '2', once: 'late' })
  await letTimePass()
  expect(await subjects(visitor)).toEqual([])
})

test('a visitor whose confirmation waits hears of it, also if a cancellation is undone meanwhile', async () => {
  const { browser, desk, page } = await waiting()
  await browser.post(desk, { do: 'takeBack', version: '0' })
  await cancelAndRestore(browser, desk, '0')
  await letTimePass()
  expect(await subjects(visitor)).toEqual(['Uw bezoek is bevestigd'])
  expect(await site.html(page)).toContain('Uw bezoek is bevestigd')
})

test('the link of an owner whose home was taken from the account does not answer for the home any more', async () => {
  const { link, page } = await waiting()
  await site.db.prepare('DELETE FROM owner_homes').run()
  expect((await site.fetch(link)).status).toBe(410)
  await reply(link, { do: 'fits' })
  expect(await site.db.prepare('SELECT count(*) AS many FROM owner_questions WHERE answer IS NOT NULL').first('many')).toBe(0)
  expect(await site.html(page)).not.toContain('An Peeters')
})

test('an owner whose home was taken from the account is not reminded', async () => {
  await waiting()
  await site.db.batch(['DELETE FROM owner_homes', "UPDATE owner_questions SET asked_at = '2026-01-01T00:00:00.000Z'"].map((sql) => site.db.prepare(sql)))
  await letTimePass()
  expect(await subjects(owner)).toEqual([])
})

test('a visitor who waits for an owner whose home was taken from the account is released by the desk', async () => {
  const { browser, desk } = await waiting()
  await site.db.prepare('DELETE FROM owner_homes').run()
  expect(await browser.html(desk)).toContain('value="takeBack"')
  await browser.post(desk, { do: 'takeBack', version: '0' })
  await letTimePass()
  expect(await subjects(visitor)).toEqual(['Uw bezoek is bevestigd'])
  expect(await browser.html(desk)).not.toContain('An Peeters')
})
