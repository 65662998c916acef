import { expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, deskOf, lendDeskSite, site } from '../../desk/desk-site.ts'
import { manyProperties } from '../../kit/factories.ts'

const ten = manyProperties(10, (index) => ({ ID: 5001 + index }))
const t = translator('nl')

lendDeskSite({}, (lent) => lent.importFeed(ten).then(() => undefined))

const isDear = (index: number) => index > 0 && index < 5
const dear = ten.map((record, index) => ({
  ...record,
  ...(isDear(index) && { Price: 4_000_000 + index * 90_000 }),
  ...(index === 0 && { PublishAddress: false }),
}))
const pageOf = async (id: number) => (await site.fetch(`/property/${id}`, { redirect: 'follow' })).text()

test('the command says that an import is held, the agency is mailed, and a member refuses or publishes it at the desk', async () => {
  const sent = await site.importFeed(dear)
  expect([sent.status, sent.lines, sent.errors.join()]).toEqual([3, [], expect.stringContaining('Prices moved by more than half (4 of 10)')])
  expect(await pageOf(5002)).toContain('€ 395.000')
  expect(await (await deskOf('manager')).html(href('desk', 'nl'))).toContain('Een import wacht op uw beslissing')
  const [mail] = await site.mails()
  expect(mail?.subject).toBe(t('mail.importHeld.subject'))
  const path = new URL(/https?:\/\/\S+\/preview\//.exec(mail?.text ?? '')?.[0] ?? 'http://none.invalid').pathname

  const browser = await deskOf('manager')
  const html = await browser.html(path)
  for (const text of [t('desk.guard.harm.price'), '€ 395.000 → € 4.090.000', t('desk.guard.publish'), t('desk.guard.refuse')])
    expect(html.replaceAll('<!-- -->', '')).toContain(text)
  expect((await browser.post(path, { do: 'discardImport' })).status).toBe(303)
  expect((await acts()).at(-1)).toMatch(/^remove import /)
  expect((await site.importFeed(dear)).status, 'refused is not asked again').toBe(0)
  expect(await pageOf(5002)).toContain('€ 395.000')

  const dearer = dear.map((record, index) => (isDear(index) ? { ...record, Price: 5_000_000 + index * 90_000 } : record))
  expect((await site.importFeed(dearer)).status).toBe(3)
  const [held] = (await site.db.prepare('SELECT id FROM imports WHERE held IS NOT NULL').all<{ id: string }>()).results
  const published = await browser.post(href('deskImportPreview', 'nl', { id: held?.id ?? '' }), { do: 'importNow' })
  expect([published.status, (await acts()).at(-1)]).toEqual([303, `import import ${held?.id}`])
  await expect.poll(() => pageOf(5002)).toContain('€ 5.090.000')
})

test('an import is returned with one click, which a second click does not repeat, and the return can be returned', async () => {
  await site.importFeed(ten, ['--force'])
  expect(await pageOf(5001)).toContain('Langerei')
  await site.importFeed(dear, ['--force'])
  expect(await pageOf(5002)).toContain('€ 4.090.000')
  const browser = await deskOf('manager')
  const last = await site.db.prepare("SELECT id FROM imports WHERE state = 'done' ORDER BY started_at DESC LIMIT 1").first<{ id: string }>()
  const path = href('deskImport', 'nl', { id: last?.id ?? '' })
  expect(await browser.html(path)).toContain(t('desk.return.act'))

  const returned = await browser.post(path, { do: 'returnImport' })
  expect([returned.status, (await acts()).at(-1)]).toEqual([303, `return import ${last?.id}`])
  await expect.poll(() => pageOf(5002)).toContain('€ 395.000')
  expect(await pageOf(5001), 'the address stays hidden').not.toContain('Langerei')
  const page = returned.headers.get('Location') ?? ''
  expect((await browser.post(path, { do: 'returnImport' })).headers.get('Location')).toBe(page)
  expect((await acts()).filter((act) => act.startsWith('return'))).toHaveLength(1)
  expect((await site.importFeed(dear)).status, 'the same feed is not asked about').toBe(0)
  expect(await pageOf(5002)).toContain('€ 395.000')

  await browser.post(page, { do: 'returnImport' })
  await expect.poll(() => pageOf(5002)).toContain('€ 4.090.000')
})
