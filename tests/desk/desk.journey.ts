import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveLead } from '#db/leads/leads.ts'
import { dayAfter, instantAt, mondayOf, wallTimeOf } from '#db/model/site/brussels-time.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { textField } from '#ui/content/desk/content-text.present.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'
import { aLead } from '../leads/lead-factory.ts'

const t = translator('nl')
/** Enquiries only, because the demo has other leads. */
const leads = `${href('deskLeads', 'nl')}?form=enquiry`

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo[Symbol.asyncDispose]())

/** Stores leads of people with these first names, the longest waiting first. */
async function storeLeads(...names: readonly string[]): Promise<void> {
  await demo.site.db.prepare("DELETE FROM leads WHERE form = 'enquiry'").run()
  for (const [at, firstName] of names.entries()) {
    const lead = aLead({
      createdAt: `2026-11-2${at}T09:00:00.000Z`,
      fields: { firstName, lastName: 'Peeters', email: 'a@example.com', remark: 'Is er een tuin?' },
    })
    await saveLead(drizzle(demo.site.db, { schema }), lead, [])
  }
}

describe('the inbox', () => {
  test('the inbox can be worked through with keyboard shortcuts alone: list, open, next, done', async () => {
    await storeLeads('An', 'Bea', 'Cis')
    await demo.visit({ ...(await demo.asStaff('manager')), height: 900 }, async ({ page, open }) => {
      await open(leads)
      await page.getByText(t('desk.leads.all', { count: '3' })).waitFor()
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      expect(await page.locator(':focus').innerText()).toBe('Bea Peeters')
      await page.locator('.lead-preview h2').filter({ hasText: 'Bea Peeters' }).waitFor()
      expect(await page.locator('.inbox-row.is-previewed').innerText()).toContain('Bea Peeters')
      expect(page.url()).toContain('preview=')
      await page.keyboard.press('x')
      await page.getByText(t('desk.leads.chosen', { count: 1 })).waitFor()
      await page.keyboard.press('e')
      await page.getByText(t('desk.leads.did.done', { count: 1 })).waitFor()
      expect(await page.locator('.lead-who').allInnerTexts()).toEqual([expect.stringContaining('An'), expect.stringContaining('Cis')])
      await page.getByText(t('desk.leads.all', { count: '2' })).waitFor()
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await page.locator('h1').filter({ hasText: 'An Peeters' }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('r')
      expect(await page.locator('#reply:focus').count()).toBe(1)
      await page.locator('#reply').blur()
      await page.keyboard.press('n')
      await page.locator('h1').filter({ hasText: 'Cis Peeters' }).waitFor()
      await page.goBack()
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('e')
      await page.getByText(t('desk.lead.done.done')).waitFor()
      expect(await page.locator('h1').innerText()).toBe('Cis Peeters')
    })
  })

  test.runIf(isFull)('the inbox has no shortcuts in fields, nor once they are switched off', async () => {
    await storeLeads('An', 'B'.repeat(120))
    await demo.visit({ ...(await demo.asStaff('manager')), height: 900 }, async ({ page, open }) => {
      await open(leads)
      await page.getByText(t('desk.leads.all', { count: '2' })).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'with a name too long for its line').toBe(1280)
      await page.locator('.desk-filters [name=q]').pressSequentially('jex')
      expect(await page.locator('.desk-filters [name=q]').inputValue()).toBe('jex')
      await page.getByRole('button', { name: t('desk.keys') }).click()
      await page.getByLabel(t('desk.keys.on')).uncheck()
      await page.reload()
      await page.getByText(t('desk.leads.all', { count: '2' })).waitFor()
      await page.keyboard.press('j')
      expect(await page.locator('li :focus').count()).toBe(0)
    })
  })

  test('the inbox takes and closes several leads at once without script, and closing can be undone', async () => {
    await storeLeads('An', 'Bea', 'Cis')
    await demo.visit({ ...(await demo.asStaff('manager')), javaScriptEnabled: false, failing: /leads/ }, async ({ page, open }) => {
      await open(leads)
      await page.locator('.lead-bulk [value=done]').click()
      await page.getByText(t('form.deskLeads.noneChosen')).waitFor()
      for (const box of await page.locator('.inbox-rows [name=lead]').all()) await box.check()
      await page.locator('.lead-bulk [value=done]').click()
      await page.getByText(t('desk.leads.did.done', { count: 3 })).waitFor()
      expect(await page.locator('.inbox-row').count()).toBe(0)
      await page.getByText(t('desk.undo')).click()
      await page.getByText(t('desk.leads.did.reopened', { count: 3 })).waitFor()
      expect(await page.locator('.inbox-row').count()).toBe(3)
    })
  })
})

test.each([360, 820])('the open menu fits on a screen of %i pixels, including the sign-out button', async (width) => {
  await demo.visit({ ...(await demo.asStaff('manager')), width, height: 700 }, async ({ page, open }) => {
    await open(href('desk', 'nl'))
    await page.locator('.desk-header .menu > summary').click()
    const panel = page.locator('.desk-header .menu-panel')
    const link = await panel.getByText(t('route.deskCalendar'), { exact: true }).boundingBox()
    expect(link?.width).toBeGreaterThan(200)
    await panel.getByText(t('desk.signOut')).scrollIntoViewIfNeeded()
    const { x = -1, y = -1, width: wide = 0, height = 0 } = (await panel.getByText(t('desk.signOut')).boundingBox()) ?? {}
    expect([x >= 0, x + wide <= width, y >= 0, y + height <= 700]).toEqual([true, true, true, true])
  })
})

test('a digit puts a prepared answer into the reply at the cursor, but not while typing; without script its link opens the page with it', async () => {
  await storeLeads('An')
  const texts = JSON.stringify({ nl: 'Dag {name}, graag.' })
  await demo.site.db.prepare("INSERT OR REPLACE INTO answer_templates VALUES ('journey', 'Graag', ?, 1, '2020-01-01', NULL)").bind(texts).run()
  const staff = await demo.asStaff('manager')
  await demo.visit(staff, async ({ page, open }) => {
    await open(leads)
    await page.locator('.lead-who a').click()
    const reply = page.locator('[name=reply]')
    await reply.fill('PS: tot dan.')
    await reply.press('Home')
    await page.locator('h1').click()
    // The keys are bound once the script has loaded.
    await expect.poll(() => page.keyboard.press('1').then(() => reply.inputValue())).toMatch(/^Dag An Peeters, graag\./)
    const inserted = await reply.inputValue()
    expect(inserted).toMatch(/PS: tot dan\.$/)
    expect(await reply.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press('1')
    expect((await reply.inputValue()).length).toBe(inserted.length + 1)
  })
  await demo.visit({ ...staff, javaScriptEnabled: false }, async ({ page, open }) => {
    await open(leads)
    await page.locator('.lead-who a').click()
    await page.locator('.lead-templates .chip').first().click()
    expect(await page.locator('[name=reply]').inputValue()).toBe('Dag An Peeters, graag.')
  })
  await demo.site.db.prepare("DELETE FROM answer_templates WHERE id = 'journey'").run()
})

test.runIf(isFull)('the undo of a reply’s notice is the next tab stop', async () => {
  await storeLeads('An')
  await demo.visit(await demo.asStaff('manager'), async ({ page, open }) => {
    await open(leads)
    await page.locator('.lead-who a').click()
    await page.locator('[name=reply]').fill('Ja, er is een tuin.')
    await page.locator('[value=reply]').click()
    await page.getByText(t('desk.undo')).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').innerText()).toBe(t('desk.undo'))
  })
})

test('the point of a home is set on the map by a click and by arrow keys, and from pasted coordinates', async () => {
  await demo.visit({ ...(await demo.asStaff('manager')), height: 900 }, async ({ page, open }) => {
    await open(href('deskHome', 'nl', { id: 4001 }))
    await page.getByRole('button', { name: t('map.pick.show') }).click()
    const frame = page.frameLocator('iframe.point-map')
    await frame.getByText(t('map.pick.hint')).waitFor()
    const value = async (name: string) => Number(await page.locator(`[name=${name}]`).inputValue())
    await frame.locator('.map').click({ position: { x: 90, y: 200 } })
    await expect.poll(() => value('pointLat')).toBeGreaterThan(50)
    const [lat, lng] = [await value('pointLat'), await value('pointLng')]
    await frame.locator('.map-pin').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => value('pointLng')).toBeGreaterThan(lng)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => value('pointLat')).toBeGreaterThan(lat)
    await page.locator('.point-coordinates summary').click()
    await page.locator('[name=pointLat]').evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '51.0543, 3.7174')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
    })
    expect([await value('pointLat'), await value('pointLng')]).toEqual([51.0543, 3.7174])
  })
})

test('photographs of a home are reordered by pointer, by keyboard and by number, and saved in that order', async () => {
  await demo.visit({ ...(await demo.asStaff('manager')), height: 900 }, async ({ page, open }) => {
    await open(href('deskHome', 'nl', { id: 4001 }))
    const keys = async () => (await page.locator('.own-photo [name=hide]').evaluateAll((all) => all.map((each) => each.getAttribute('value')))).slice(0, 4)
    const handle = (at: number) => page.locator('.own-photo-handle').nth(at)
    await handle(0).waitFor()
    const [a, b, c, d] = await keys()
    await handle(0).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText(t('desk.home.photos.moved', { place: '2', count: String(await page.locator('.own-photo').count()) })).waitFor()
    expect(await keys()).toEqual([b, a, c, d])
    await handle(0).dragTo(page.locator('.own-photo').nth(2))
    expect(await keys()).toEqual([a, c, b, d])
    await page.locator('.own-photo [type=number]').nth(3).fill('1')
    await page.keyboard.press('Enter')
    expect(await keys()).toEqual([d, a, c, b])
    await page.locator('.own-form .form-send button').click()
    await page.getByText(t('desk.home.done.presented')).waitFor()
    await expect.poll(keys).toEqual([d, a, c, b])
    // Other journeys share the home.
    await page.getByRole('button', { name: t('desk.undo') }).click()
    await page.getByText(t('desk.home.done.undone')).waitFor()
    await expect.poll(keys).toEqual([a, b, c, d])
  })
})

test('a reply that was typed is there again after the menu, Back, another form and a closed tab, until it is discarded or sent', async () => {
  await storeLeads('An')
  await demo.visit({ ...(await demo.asStaff('manager')), height: 900 }, async ({ page, open }) => {
    await open(leads)
    await page.getByText('An Peeters').first().click()
    const reply = page.locator('#reply')
    const kept = () => page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 204)
    await reply.waitFor()
    await page.waitForLoadState('networkidle')
    const path = new URL(page.url()).pathname
    const isSaved = kept()
    await reply.fill('Ja, een grote.')
    await isSaved
    await page
      .locator('.desk-nav a')
      .filter({ hasText: t('route.deskCalendar') })
      .first()
      .click()
    await page.waitForURL(`**${href('deskCalendar', 'nl')}**`)
    await page.goBack()
    await page.locator('.draft-notice').waitFor()
    expect(await reply.inputValue()).toBe('Ja, een grote.')
    const again = kept()
    await reply.fill('Ja, een heel grote.')
    await page.locator('.lead-choice select').first().selectOption({ index: 1 })
    await again
    await page
      .locator('.lead-choice [role=status]')
      .filter({ hasText: t('desk.savedNow') })
      .waitFor()
    expect(await reply.inputValue()).toBe('Ja, een heel grote.')
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await tab.locator('.draft-notice').waitFor()
    expect(await tab.locator('#reply').inputValue()).toBe('Ja, een heel grote.')
    await tab.locator('.draft-notice button').click()
    expect(await tab.locator('#reply').inputValue()).toBe('')
    await tab.locator('.draft-notice button').click()
    expect(await tab.locator('#reply').inputValue()).toBe('Ja, een heel grote.')
    await tab.locator('button[value="reply"]').click()
    await tab.locator('.notice').waitFor()
    await tab.goto(new URL(path, page.url()).href)
    expect([await tab.locator('.draft-notice').count(), await tab.locator('#reply').inputValue()]).toEqual([0, ''])
    await tab.close()
  })
})

test('who handles a lead and its state are saved as they are chosen, one after the other; what is not saved goes back', async () => {
  await storeLeads('An')
  await demo.visit({ ...(await demo.asStaff('manager')), height: 900, failing: /leads/ }, async ({ page, open }) => {
    await open(leads)
    await page.locator('.lead-who a').click()
    await page.waitForLoadState('networkidle')
    const [assignee, state] = [page.locator('select[name=assignee]'), page.locator('select[name=state]')]
    const saved = page.getByText(t('desk.savedNow'), { exact: true })
    await assignee.selectOption({ index: 1 })
    await saved.waitFor()
    expect(await page.locator('.lead-choice + form [name=assignee]').inputValue(), 'what its undo goes back to').toBe('')
    await state.selectOption('declined')
    await saved.nth(1).waitFor()
    await page.locator('#lead-close').getByText(t('desk.lead.reopen')).waitFor()
    const [, id] = /leads\/([\w-]+)/.exec(page.url()) ?? []
    const stored = () => demo.site.db.prepare('SELECT state, assignee FROM leads WHERE id = ?').bind(id).first()
    expect(await stored()).toEqual({ state: 'declined', assignee: await assignee.inputValue() })
    await page.route('**/leads/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await state.selectOption('open')
    await page.getByText(t('desk.savedNot')).waitFor()
    expect([await state.inputValue(), await stored()]).toMatchObject(['declined', { state: 'declined' }])
  })
})

test('a text is formatted with buttons and shortcuts, previewed and autosaved, and leaving with unsaved changes asks first', async () => {
  await demo.visit({ ...(await demo.asStaff('editor')), height: 900, failing: /content/ }, async ({ page, open }) => {
    await open(`${href('deskContentText', 'nl', { id: 'article-tip-repair' })}?from=nl&to=fr`)
    const column = page.locator('.content-column').first()
    const text = page.locator(`[name=${textField('body', 'nl')}]`)
    const status = page.locator('.content-bar [role=status]')
    await page.route('**/content/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await column.getByRole('button', { name: t('desk.write.preview') }).click()
    await text.fill('Een huis')
    await text.selectText()
    await page.keyboard.press('Control+b')
    await column.locator('.markdown-preview strong').filter({ hasText: 'Een huis' }).waitFor()
    await column.getByRole('button', { name: t('desk.write.heading') }).click()
    await column.locator('.markdown-preview h2 strong').waitFor()
    await page.keyboard.press('Control+z')
    expect(await text.inputValue()).toBe('**Een huis**')
    const opened = page.waitForEvent('dialog')
    const left = page.goto(leads).catch(() => null)
    const dialog = await opened
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await left
    await status.getByText(t('desk.write.notKept')).waitFor()
    await page.unroute('**/content/**')
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await status.getByText(t('desk.write.kept', { time: '' }).slice(0, 20)).waitFor()
    await page.reload()
    await page.getByText(t('desk.write.discard')).waitFor()
    expect(await text.inputValue()).toBe('**Een huis**!')
  })
})

test('the calendar changes week, closes a day and undoes it without a page load, and says when the site does not answer', async () => {
  await demo.visit({ ...(await demo.asStaff('manager')), height: 900, failing: /calendar/ }, async ({ page, open }) => {
    await open(href('deskCalendar', 'nl'))
    await page.waitForLoadState('networkidle')
    const period = page.locator('.desk-week strong')
    const first = await period.innerText()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('link', { name: t('desk.calendar.after') }).click()
    await expect.poll(() => period.innerText()).not.toBe(first)
    const second = await period.innerText()
    const heads = page.locator('.week-grid thead th')
    await heads.nth(2).getByText(t('desk.calendar.closeDay')).click()
    await page.getByText(t('desk.undo')).waitFor()
    expect(await heads.nth(2).innerText()).toContain(t('desk.calendar.openDay'))
    await page.getByText(t('desk.undo')).click()
    await heads.nth(2).getByText(t('desk.calendar.closeDay')).waitFor()
    await heads.nth(2).focus()
    await page.keyboard.press('ArrowRight')
    expect(await heads.nth(3).evaluate((head) => head === document.activeElement)).toBe(true)
    await page.goBack()
    await expect.poll(() => period.innerText()).toBe(first)
    await page.route('**/desk/calendar/**', (route) => route.abort())
    await page.getByRole('link', { name: t('desk.calendar.after') }).click()
    await page.getByText(t('frame.lost')).waitFor()
    expect([await period.innerText(), await page.evaluate(() => 'isSamePage' in window)]).toEqual([first, true])
    await page.unroute('**/desk/calendar/**')
    await page.getByRole('link', { name: t('desk.calendar.after') }).click()
    await expect.poll(() => period.innerText()).toBe(second)
  })
})

/** Stores a visit at 11:00 in Bruges on the Tuesday two weeks on. @returns its day */
async function storeVisit(): Promise<string> {
  const day = dayAfter(mondayOf(wallTimeOf(new Date()).day), 15)
  const moment = (time: string) => instantAt({ day, time }).toISOString()
  const lead = aLead({ form: 'viewing', office: 'brugge', listingId: 4001 })
  await saveLead(drizzle(demo.site.db, { schema }), lead, [])
  await demo.site.db
    .prepare(
      `INSERT INTO appointments (id, office, organizer, listing_id, how, locale, starts_at, ends_at, seat, state, sequence, changed_at)
       VALUES (?, 'brugge', 'brugge@perron.example', 4001, 'onSite', 'nl', ?, ?, 1, 'confirmed', 0, '2026-01-01')`,
    )
    .bind(lead.id, moment('11:00'), moment('11:45'))
    .run()
  return day
}

/** The row and the column of a cell. */
const placeIn = (cell: Element) =>
  `${[...(cell.closest('table')?.rows ?? [])].findIndex((row) => row.contains(cell))} ${[...(cell.parentElement?.children ?? [])].indexOf(cell)}`

test('a visit is moved on the calendar by keyboard and by drag, which show unavailable starts before the drop, and undone', async () => {
  const day = await storeVisit()
  await demo.visit({ ...(await demo.asStaff('manager')), height: 900 }, async ({ page, open }) => {
    await open(`${href('deskCalendar', 'nl')}?office=brugge&week=${day}`)
    const handle = page.locator('.week-handle')
    const cell = page.locator('td:has(.week-handle)')
    const placeOf = () => cell.evaluate(placeIn)
    await handle.waitFor()
    const before = await placeOf()
    await cell.focus()
    await page.keyboard.press('Space')
    await page.locator('td.is-asked').first().waitFor()
    await page.locator('td.is-outside').first().click()
    await page.locator('.week-held strong').filter({ hasText: 'geen bezoekuur' }).waitFor()
    const free = await page.locator('td.is-free').first().evaluate(placeIn)
    await cell.focus()
    const [[row = 0, column = 0] = [], [toRow = 0, toColumn = 0] = []] = [before, free].map((place) => place.split(' ').map(Number))
    for (let step = row; step !== toRow; step += Math.sign(toRow - row)) await page.keyboard.press(toRow < row ? 'ArrowUp' : 'ArrowDown')
    for (let step = column; step !== toColumn; step += Math.sign(toColumn - column)) await page.keyboard.press(toColumn < column ? 'ArrowLeft' : 'ArrowRight')
    await page.locator('.week-held strong').filter({ hasText: 'vrij' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(t('desk.visit.done.moved')).waitFor()
    expect(await placeOf()).toBe(free)
    await page.getByText(t('desk.undo')).click()
    await expect.poll(placeOf).toBe(before)
    await handle.dragTo(page.locator('.week-grid tr').nth(toRow).locator('td, th').nth(toColumn))
    await expect.poll(placeOf).toBe(free)
  })
})
