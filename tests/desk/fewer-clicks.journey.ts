import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { type Demo, openOwnDemo } from '../kit/journeys/demo.ts'

/**
 * How many clicks everyday work at the desk takes, counted from the page where it begins. What is typed or ticked is a field. Before these pages
 * were made for it the three took 3 clicks and 3 fields, 2 clicks, and 3 clicks (a new newsletter, its plan, its home) and 5 fields.
 */

const t = translator('nl')

let demo: Demo
let home = 0
beforeAll(async () => {
  demo = await openOwnDemo()
  const newest = `SELECT id FROM desk_homes WHERE state = 'available' ORDER BY created_at DESC, id DESC LIMIT 1`
  home = (await demo.site.db.prepare(newest).first<number>('id')) ?? 0
})
afterAll(() => demo[Symbol.asyncDispose]())

/** Counts what a person does. */
class Work {
  clicks = 0
  fields = 0
  async click(what: Locator): Promise<void> {
    this.clicks += 1
    await what.click()
  }
  async fill(what: Locator, text: string): Promise<void> {
    this.fields += 1
    await what.fill(text)
  }
  async tick(what: Locator): Promise<void> {
    this.fields += 1
    await what.check()
  }
}

async function atDesk(path: string, walk: (page: Page, work: Work) => Promise<void>): Promise<void> {
  await demo.visit({ ...(await demo.asStaff('manager')), height: 900 }, async ({ page, open }) => {
    expect(await open(path)).toBe(200)
    await page.waitForLoadState('networkidle')
    await walk(page, new Work())
  })
}

test('from the list of homes, a title, a ribbon and a hidden photograph take two clicks and three fields, and from the home one click', async () => {
  await atDesk(href('deskHomes', 'nl'), async (page, work) => {
    await work.click(page.locator(`main a[href^="${href('deskHome', 'nl', { id: home })}"]`).first())
    await page.locator('#own').waitFor()
    await page.waitForLoadState('networkidle')
    await work.fill(page.locator('[id="ownTitle.nl"]'), 'Huis met een tuin aan het water')
    await work.fill(page.locator('[id="ownMarquee.nl"]'), 'Nieuw in prijs')
    await work.tick(page.locator('.own-photo input[name="hide"]').nth(1))
    await work.click(page.locator('.own-form .form-send button').last())
    await page.getByText(t('desk.home.done.presented')).waitFor()
    expect([work.clicks, work.fields]).toEqual([2, 3])
    expect(await page.locator('[id="ownTitle.nl"]').inputValue()).toBe('Huis met een tuin aan het water')
    expect(await page.locator('.own-photo input[name="hide"]:checked').count()).toBe(1)
  })
})

test('a document is added to a home by choosing it on the home’s page, which takes the one click that opens the files', async () => {
  await atDesk(href('deskHome', 'nl', { id: home }), async (page, work) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), work.click(page.locator('#documentFile'))])
    await chooser.setFiles({ name: 'epc.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF') })
    await page.getByText(t('desk.documents.done.added')).waitFor()
    expect([work.clicks, work.fields]).toEqual([1, 0])
    expect(await page.locator('main').innerText()).toContain(t('documents.kind.energy'))
  })
})

test('a newsletter with the homes of the week is written and planned with one click', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
  const { results } = await demo.site.db
    .prepare("SELECT id FROM desk_homes WHERE state = 'available' ORDER BY created_at DESC, id DESC LIMIT 3")
    .all<{ id: number }>()
  const [first, second, old] = results.map(({ id }) => id)
  await demo.site.db.batch([
    demo.site.db.prepare('DELETE FROM mailings'),
    demo.site.db.prepare('UPDATE desk_homes SET created_at = ? WHERE id = ?').bind(days(1), first),
    demo.site.db.prepare('UPDATE desk_homes SET created_at = ? WHERE id = ?').bind(days(2), second),
    demo.site.db.prepare('UPDATE desk_homes SET created_at = ? WHERE id = ?').bind(days(9), old),
    demo.site.db.prepare(
      `INSERT INTO subscriptions (id, kind, email, recipient, locale, state, consent, created_at, confirmed_at)
       VALUES ('reader', 'newsletter', 'lezer@example.com', 'lezer@example.com', 'nl', 'active', '{}', '2026-01-01', '2026-01-02')`,
    ),
  ])
  await atDesk(href('deskMailings', 'nl'), async (page, work) => {
    expect(await page.locator('#homes-count').innerText()).toContain(t('desk.mailing.homes.week'))
    await work.fill(page.locator('#subject-nl'), 'Nieuw deze week')
    await work.fill(page.locator('#text-nl'), 'Deze panden zijn net binnen.')
    await work.click(page.getByRole('button', { name: t('desk.mailing.plan'), exact: true }))
    await page.getByText(t('desk.mailing.done.planned')).waitFor()
    expect([work.clicks, work.fields]).toEqual([1, 2])
  })
  const stored = await demo.site.db.prepare('SELECT state, homes FROM mailings').first()
  expect(stored).toEqual({ state: 'planned', homes: JSON.stringify([first, second]) })
})
