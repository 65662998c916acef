import { expect } from 'vitest'
import { href } from '#ui/routes.ts'
import { ownerIdOf } from '../owners/owner-factory.ts'
import { type Day, home, owner, testDays } from './day.ts'

/** The clicks that each may take: those of the day measured before, one fewer where that was asked. */
const most = {
  'sign in': 2,
  reply: 1,
  'undo of the reply': 1,
  assign: 2,
  reminder: 1,
  note: 1,
  'done, next opens': 1,
  'visit by phone': 2,
  'move a visit': 2,
  'cancel it': 1,
  'undo that': 1,
  'feedback, released': 3,
  'close a day': 1,
  'reopen it': 1,
  'answer an owner': 2,
  'publish a testimonial': 2,
  'invite an owner': 1,
  'look as the owner': 1,
  'export and erase a person': 4,
}

testDays('people', most, async (day) => {
  await signIn(day)
  await answerLead(day)
  const visit = await bookAndMove(day)
  await giveFeedback(day, visit)
  await closeDay(day)
  await answerOwner(day)
  await publishTestimonial(day)
  await inviteOwner(day)
  await erasePerson(day)
})

async function signIn({ demo, hands, open, page, locale, t, mailsTo }: Day): Promise<void> {
  await page.context().clearCookies({ name: 'desk' })
  await open(href('deskSignIn', locale))
  hands.step('sign in')
  await hands.fill({ email: 'manager@example.com' })
  await hands.press('button', t('desk.signIn.send'), 'main')
  const [mail] = await mailsTo('manager@example.com')
  const link = new URL(/https?:\/\/\S+[?&]link=\S+/.exec(mail?.text ?? '')?.[0] ?? demo.site.url)
  await open(link.pathname + link.search)
  await hands.press('button', t('desk.signIn'), 'main')
  expect(new URL(page.url()).pathname).toBe(href('desk', locale))
}

async function answerLead({ demo, hands, page, t, mailsTo }: Day): Promise<void> {
  const who = await page.locator('#waiting ~ .lead-lines .lead-who a, .lead-lines .lead-who a').first().innerText()
  hands.step('reply')
  await hands.fill({ reply: 'Ja, een grote.' })
  await hands.press('button', t('desk.lead.sendReply'), 'main')
  hands.step('undo of the reply')
  await hands.press('button', t('desk.undo'), 'main')
  expect(await page.locator('#reply').inputValue()).toBe('Ja, een grote.')
  await page
    .locator('main')
    .getByRole('button', { name: t('desk.lead.sendReply') })
    .click()
  await page.waitForLoadState('networkidle')
  hands.step('assign')
  await hands.pick('assignee', 'staff-agent')
  await hands.press('button', t('desk.save'), 'form:has([name=assignee])')
  hands.step('reminder')
  await hands.fill({ remindOn: '2030-01-02' })
  await page.locator('[name=remindOn]').focus()
  for (let stop = 0; stop < 4 && (await page.locator('[name=remindOn]:focus').count()) === 1; stop++) {
    expect(await page.locator(':focus').evaluate((field) => getComputedStyle(field).outlineStyle), 'of each stop within a date').toBe('solid')
    await page.keyboard.press('Tab')
  }
  await hands.press('button', t('desk.save'), 'form:has([name=remindOn])')
  hands.step('note')
  await hands.fill({ note: 'Belt morgen terug.' })
  await hands.press('button', t('desk.lead.addNote'), 'main')
  expect(await page.locator('.lead-history').innerText()).toContain('Belt morgen terug.')
  hands.step('done, next opens')
  await hands.press('button', t('desk.lead.finish'), 'main')
  expect(await page.locator('h1').innerText()).toMatch(/^(Bea|Cis) Peeters$/)
  const lead = await demo.site.db.prepare("SELECT state, assignee, remind_at IS NULL AS isDone FROM leads WHERE email = 'an@example.com'").first()
  expect([who, lead]).toEqual(['An Peeters', { state: 'done', assignee: 'staff-agent', isDone: 1 }])
  expect((await mailsTo('an@example.com')).map(({ text }) => text)).toEqual([expect.stringContaining('Ja, een grote.')])
  expect((await mailsTo('agent@example.com')).length).toBe(1)
}

const visitor = 'dirk@example.com'

/** @returns the path of the visit */
async function bookAndMove({ demo, hands, open, page, locale, t, mailsTo }: Day): Promise<string> {
  await open(href('desk', locale))
  hands.step('visit by phone')
  await hands.fill({ q: String(home) })
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=/)
  await page.waitForLoadState('networkidle')
  await hands.press('link', t('route.deskNewVisit'), 'main')
  await hands.pick('visitStart', 1)
  await hands.fill({ 'caller.firstName': 'Dirk', 'caller.lastName': 'Maes', 'caller.phone': '0470 98 76 54', 'caller.email': visitor })
  await hands.press('button', t('desk.newVisit.make'), 'main')
  const [path] = page.url().split('?')
  const row = () => demo.site.db.prepare('SELECT starts_at AS at, state, sequence FROM appointments').first<{ at: string; state: string; sequence: number }>()
  const booked = await row()
  expect(await page.locator(':focus').innerText(), 'read out, and before the page for Tab').toBe(t('desk.visit.done.booked'))
  expect([booked?.state, (await mailsTo(visitor)).length]).toEqual(['confirmed', 1])

  await open(`${href('deskCalendar', locale)}?office=brugge&week=${booked?.at.slice(0, 10)}`)
  hands.step('move a visit')
  await hands.press('link', 'Dirk Maes', 'main')
  await hands.pick('visitStart', 2)
  await hands.press('button', t('desk.visit.moveIt'), 'main')
  const moved = await row()
  expect([moved?.at === booked?.at, moved?.sequence, (await mailsTo(visitor)).length]).toEqual([false, 1, 2])
  hands.step('cancel it')
  await hands.press('button', t('desk.calendar.cancelSure'), 'main')
  expect((await row())?.state).toBe('cancelled')
  hands.step('undo that')
  await hands.press('button', t('desk.undo'), 'main')
  expect((await row())?.state).toBe('confirmed')
  return path ?? ''
}

async function giveFeedback({ demo, hands, open, page, locale, t }: Day, visit: string): Promise<void> {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  await demo.site.db.batch([
    demo.site.db.prepare('UPDATE appointments SET starts_at = ?, ends_at = ?').bind(ago(90), ago(45)),
    demo.site.db.prepare('UPDATE home_visits SET starts_at = ? WHERE appointment_id IS NOT NULL').bind(ago(90)),
  ])
  await open(href('desk', locale))
  hands.step('feedback, released')
  await hands.press('link', 'Dirk Maes', 'section:has(#awaited)')
  expect(page.url()).toContain(visit)
  await hands.tick(new RegExp(`^${t('desk.visit.outcome.interested')}$`))
  await hands.fill({ visitFeedback: 'Vond de tuin prachtig.' })
  await hands.press('button', t('desk.visit.keepAndRelease'), 'main')
  expect(await page.locator('.visit-kept').innerText()).toContain(t('desk.visit.isReleased'))

  await open(href('deskOwners', locale))
  hands.step('look as the owner')
  await hands.press('link', t('desk.owners.watch'), 'main li:has-text("rita.claes")')
  expect(new URL(page.url()).pathname).toBe(href('deskOwnerView', locale, { id: ownerIdOf(owner) }))
  await page.locator(`main a[href*="${home}"]`).first().click()
  await page.locator('main').getByText('Vond de tuin prachtig.').first().waitFor()
}

async function closeDay({ demo, hands, open, locale, t }: Day): Promise<void> {
  await open(`${href('deskCalendar', locale)}?office=brugge&week=2030-01-07`)
  const closed = () => demo.site.db.prepare("SELECT day, capacity FROM calendar_exceptions WHERE office = 'brugge' AND day > '2030-01-01'").all()
  hands.step('close a day')
  await hands.press('button', t('desk.calendar.closeDay'), 'main')
  expect((await closed()).results).toEqual([{ day: '2030-01-07', capacity: 0 }])
  hands.step('reopen it')
  await hands.press('button', t('desk.calendar.openDay'), 'main')
  expect((await closed()).results).toEqual([])
}

async function answerOwner({ hands, open, page, locale, t, mailsTo }: Day): Promise<void> {
  await open(href('desk', locale))
  hands.step('answer an owner')
  await hands.press('link', t('desk.today.ownerMessages', { count: 1 }), 'main')
  await hands.fill({ ownerAnswer: 'Morgen om tien uur.' })
  await hands.press('button', t('desk.ownerMessages.answer'), 'main')
  await page.getByText(t('desk.undo')).waitFor()
  expect((await mailsTo(owner)).at(-1)?.text).toContain('Morgen om tien uur.')
}

async function publishTestimonial({ demo, hands, open, page, locale, t }: Day): Promise<void> {
  await open(href('desk', locale))
  hands.step('publish a testimonial')
  await hands.press('link', t('desk.today.testimonials', { count: 1 }), 'main')
  await hands.press('button', t('review.checked.act'), 'main')
  expect(await demo.site.html(href('testimonials', locale))).toContain('Niemand heeft ons opgejaagd.')
  for (const name of [t('desk.undo'), t('review.refuse')]) {
    await page.locator('main').getByRole('button', { name }).first().click()
    await page.waitForLoadState('networkidle')
  }
  expect(await demo.site.db.prepare("SELECT state FROM testimonials WHERE id = 'voice'").first('state')).toBe('refused')
}

async function inviteOwner({ hands, open, page, locale, t, mailsTo }: Day): Promise<void> {
  await open(href('deskHome', locale, { id: home }))
  hands.step('invite an owner')
  await hands.fill({ email: 'nieuw@example.com' })
  await hands.press('button', t('desk.owners.send'), 'main')
  await page.locator('main').getByText('nieuw@example.com').first().waitFor()
  expect((await mailsTo('nieuw@example.com')).at(-1)?.text).toMatch(/link=/)
}

async function erasePerson({ demo, hands, open, locale, t }: Day): Promise<void> {
  await open(href('deskPerson', locale))
  hands.step('export and erase a person')
  await hands.fill({ email: visitor })
  await hands.press('button', t('desk.person.find'), 'main')
  expect(await hands.download(t('desk.person.export'))).toContain('Dirk')
  await hands.tick(t('desk.person.sure'))
  await hands.press('button', t('desk.person.erase'), 'main')
  const left = `SELECT (SELECT count(*) FROM leads WHERE email = ?1) + (SELECT count(*) FROM contact_keys WHERE value = ?1) AS count`
  expect(await demo.site.db.prepare(left).bind(visitor).first('count')).toBe(0)
}
