import { expect } from 'vitest'
import { href } from '#ui/routes.ts'
import { demoListings } from '../kit/journeys/demo.ts'
import { type Day, home, testDays } from './day.ts'
import { homesFile } from './new-agency.ts'

/** The clicks that each may take: those of the day measured before, one fewer where that was asked. */
const most = {
  'title, ribbon, hidden photo': 2,
  'order of photographs': 3,
  'article in two languages': 4,
  'article changed': 1,
  gaps: 1,
  rejects: 1,
  'file with two of three homes missing': 2,
  document: 1,
  'newsletter with a test': 1,
  'colour with too little contrast': 1,
  'undo of the colour': 1,
  token: 2,
  'test of the mail': 1,
  'home with a photograph': 5,
  'home sold': 1,
}

/** A home without an open day, which a card shows instead of the ribbon. */
const quiet = 4110
const picture = 'db/demo/pictures/castle-01.jpg'
const pdf = { name: 'epc.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF') }

testDays('homes and texts', most, async (day) => {
  await presentHome(day)
  await addDocument(day)
  await writeArticle(day)
  await lookAtStock(day)
  await sendNewsletter(day)
  await setUp(day)
  await enterHome(day)
})

async function presentHome({ demo, hands, open, page, locale, t }: Day): Promise<void> {
  await open(`${href('deskHomes', locale)}?q=${quiet}`)
  hands.step('title, ribbon, hidden photo')
  await hands.press('link', /./, '.home-lines')
  await hands.fill({ [`ownTitle.${locale}`]: 'Een huis met een tuin', [`ownMarquee.${locale}`]: 'Nieuw in prijs' })
  await hands.tick(t('desk.home.photo.hide'))
  await hands.press('button', t('desk.save'), '.own-form .form-send', `text=${t('desk.home.done.presented')}`)
  const path = (await page.locator(`main a[href$="/${quiet}/"][href*="/${locale}/"]`).first().getAttribute('href')) ?? ''
  const list = path.split('/').slice(0, 4).join('/')
  expect(await demo.site.html(path)).toContain('Een huis met een tuin')
  const shown = await demo.site.html(`${list}/`)
  expect(shown).toContain('Nieuw in prijs')
  const keys = () => page.locator('.own-photo [name=hide]').evaluateAll((all) => all.map((each) => each.getAttribute('value')))
  const [first, second, third] = await keys()
  hands.step('order of photographs')
  await hands.press('button', t('desk.home.photo.lead'), '.own-photo:nth-of-type(3)')
  if ((await keys())[0] === first) await hands.press('button', t('desk.save'), '.own-form .form-send')
  expect((await keys()).slice(0, 3)).toEqual([third, first, second])
}

async function addDocument({ hands, page, t }: Day): Promise<void> {
  hands.step('document')
  await hands.choose('#documentFile', pdf, `text=${t('desk.documents.done.added')}`)
  expect(await page.locator('main').innerText()).toContain(t('documents.kind.energy'))
}

async function writeArticle({ demo, hands, open, locale, t }: Day): Promise<void> {
  await open(href('deskContent', locale))
  hands.step('article in two languages')
  await hands.press('link', t('route.deskContentNew'), 'main')
  await hands.fill({ articleName: 'Verkopen in de winter' })
  await hands.press('button', t('desk.content.make'), 'main')
  for (const [state, name] of [
    ['textStateNl', 'Nl'],
    ['textStateFr', 'Fr'],
  ] as const) {
    await hands.pick(state, 'published')
    await hands.fill({
      [`textTitle${name}`]: `Winter ${name}`,
      [`textSummary${name}`]: `Winter ${name}`,
      [`textBody${name}`]: '## Licht\n\nZet lampen aan.',
    })
    await hands.fill({ [`textAlt${name}`]: 'Een huis' })
  }
  await hands.fill(locale === 'nl' ? { textNameFr: 'Vendre en hiver' } : { textNameNl: 'Verkopen in de winter' })
  await hands.attach('contentPicture', picture)
  await hands.press('button', t('desk.save'), '.content-bar')
  const isIn = async (locale: 'nl' | 'fr', words: string) => (await demo.site.html(href('tips', locale))).includes(words)
  expect([await isIn('nl', 'Winter Nl'), await isIn('fr', 'Winter Fr')]).toEqual([true, true])
  hands.step('article changed')
  await hands.fill({ textSummaryFr: 'L’hiver aussi' })
  await hands.press('button', t('desk.save'), '.content-bar')
  expect(await isIn('fr', 'L’hiver aussi')).toBe(true)
}

async function lookAtStock({ demo, hands, open, page, locale, t }: Day): Promise<void> {
  await open(href('desk', locale))
  hands.step('gaps')
  await hands.press('link', await page.locator('.desk-faults a[href*="gap="]').innerText(), 'main')
  expect(await page.locator('.home-lines > *').count()).toBeGreaterThan(0)
  await open(href('desk', locale))
  hands.step('rejects')
  await hands.press('link', t('desk.today.rejects', { count: 1 }), 'main')
  await page.locator('main').getByText('HH-4').first().waitFor()

  const states = () => demo.site.db.prepare("SELECT count(*) AS count FROM desk_homes WHERE state = 'available'").first<number>('count')
  const before = await states()
  await open(href('deskImports', locale))
  hands.step('file with two of three homes missing')
  const [heads, one] = homesFile.split('\r\n')
  await hands.attach('feedFile', { name: 'panden.csv', mimeType: 'text/csv', buffer: Buffer.from(`${heads}\r\n${one}`) })
  await hands.press('button', t('desk.upload.send'), 'main', 'button[value=preview]')
  await hands.press('button', t('desk.sheet.preview'), 'main', 'text=/./')
  expect([await states(), await page.locator('main').innerText()]).toEqual([
    before,
    expect.stringContaining(t('desk.imports.why.withdraws.listing', { missing: '2', stock: '3' })),
  ])
}

async function sendNewsletter({ demo, hands, open, locale, t, mailsTo }: Day): Promise<void> {
  const recent = new Date(Date.now() - 86_400_000).toISOString()
  await demo.site.db.prepare('UPDATE desk_homes SET created_at = ? WHERE id IN (?, ?)').bind(recent, home, demoListings.forRent).run()
  await open(href('deskMailings', locale))
  hands.step('newsletter with a test')
  await hands.fill({ [`subject-${locale}`]: 'Nieuw deze week', [`text-${locale}`]: 'Deze panden zijn net binnen.' })
  await hands.pick('testIn', locale)
  await hands.press('button', t('desk.mailing.sendTest'), 'main')
  const [mail] = await mailsTo('manager@example.com')
  expect([mail?.subject, mail?.html]).toEqual([expect.stringContaining('Nieuw deze week'), expect.stringContaining(`/${home}/`)])
}

async function setUp({ demo, hands, open, page, locale, t, mailsTo }: Day): Promise<void> {
  const accent = () => demo.site.db.prepare("SELECT json_extract(record, '$.look.accent') AS accent FROM agency").first<string>('accent')
  const before = await accent()
  await open(href('deskSettingsSection', locale, { section: 'look' }))
  hands.step('colour with too little contrast')
  await hands.fill({ 'set.look.accent': '#ffee00' })
  await hands.press('button', t('desk.save'), 'main')
  expect(await page.locator('main').innerText()).toContain('#ffee00')
  hands.step('undo of the colour')
  await hands.press('button', t('desk.undo'), 'main')
  expect(await accent()).toBe(before)

  await open(href('desk', locale))
  hands.step('token')
  await hands.press('link', t('route.deskTokens'), 'nav:visible')
  await hands.fill({ tokenName: 'CRM' })
  await hands.tick(t('desk.tokens.scope.import'))
  expect((await hands.download(t('desk.tokens.download'))).length).toBeGreaterThan(20)
  await open(href('deskTokens', locale))
  expect(await page.locator('.desk-list').innerText()).toContain('CRM')

  await open(href('deskSettingsMail', locale))
  const already = (await mailsTo('manager@example.com')).length
  hands.step('test of the mail')
  await hands.press('button', t('desk.settings.mail.test'), 'main')
  expect((await mailsTo('manager@example.com')).length).toBe(already + 1)
}

async function enterHome({ demo, hands, open, page, locale, t }: Day): Promise<void> {
  await open(href('deskEntries', locale))
  hands.step('home with a photograph')
  await hands.press('button', t('desk.entries.create'), 'main')
  await hands.pick('type', 1)
  await hands.fill({ 'location.street': 'Lange Violettestraat', 'location.number': '20', 'location.postal_code': '9000', 'location.city': 'Gent' })
  await hands.fill({ 'price.amount': '435.000', [`description_title.${locale}`]: 'Rijwoning met tuin', [`description.${locale}`]: 'Mooie woning.' })
  await hands.attach('pictures', [picture])
  await hands.press('button', t('desk.entry.publish'), 'main')
  await page.waitForURL(/done=published/)
  const entered = () => demo.site.db.prepare("SELECT id, state FROM desk_homes WHERE street LIKE 'Lange Violettestraat%'").first<{ state: string }>()
  expect((await entered())?.state).toBe('available')
  hands.step('home sold')
  await hands.press('button', t('desk.entry.close.sold'), 'main')
  expect((await entered())?.state).toBe('sold')
}
