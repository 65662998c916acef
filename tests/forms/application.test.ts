import { beforeEach, describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { fileLink } from '#worker/signing/links.ts'
import { isSealedLink } from '#worker/signing/sealed-link.ts'
import { sampledLocales } from '../full.ts'
import { demoArticles, importDemoContent, vacancyPath } from '../kit/demo-content.ts'
import { lendLeadSite, site } from '../leads/lead-site.ts'
import { type OpenedForm, openForm, personAnswers } from './form-filler.ts'

const nl = vacancyPath('nl')
const vacancy = demoArticles.find(({ key }) => key === 'job-office-manager')
const firstTasks = {
  nl: 'U ontvangt bezoekers',
  fr: 'Vous accueillez les visiteurs',
  en: 'You welcome visitors',
  de: 'Sie empfangen Besucher',
}
const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF'
const docx = 'PK\u0003\u0004\u0014\u0000[Content_Types].xml\u0000PK\u0003\u0004word/document.xml\u0000'
const secret = 'a secret of this test'
const signing = { current: secret, previous: [] }
const megabyte = 1024 * 1024

lendLeadSite({ settings: { SIGNING_SECRET: secret }, load: (site) => importDemoContent(site, 'jobs') })
beforeEach(async () => {
  for (const key of await files()) await (await site.miniflare.getR2Bucket('FILES')).delete(key)
})

const answers = personAnswers({ remark: '', motivation: 'Ik hou van orde.' })

async function send(file: File | string | null, { carried, captcha }: OpenedForm, path = nl, typed = answers): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...carried, captcha, ...typed })) body.append(name, value)
  if (file !== null) body.append('cv', file)
  return site.fetch(path, { method: 'POST', body })
}

async function apply(file: File | string | null, path = nl, typed = answers): Promise<Response> {
  return send(file, await openForm(site, path), path, typed)
}

describe.each(sampledLocales)('in %s', (locale) => {
  const t = translator(locale)
  const path = vacancyPath(locale)

  test('the home page leads to the jobs page, which leads to the vacancy', async () => {
    expect(await site.html(href('home', locale))).toContain(`href="${href('jobs', locale)}"`)
    const jobs = await site.html(href('jobs', locale))
    expect(jobs).toContain(`href="${path}"`)
    expect(jobs).toContain(vacancy?.title[locale])
    const page = await site.html(path)
    expect(page).toContain(`<h1>${vacancy?.title[locale]}</h1>`)
    expect(page).toContain(firstTasks[locale])
  })

  test('an application redirects to its thank-you page and mails applicant and office without the CV', async () => {
    const answer = await apply(new File([pdf], 'Annelie Peeters.pdf', { type: 'application/pdf' }), path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, href('thankYouJobApplication', locale)])
    const thanks = await site.html(href('thankYouJobApplication', locale))
    expect(thanks).toContain(t('form.jobApplication.step2'))
    const mails = await site.mails()
    expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual(['Annelie@example.com', 'info@perron.example'])
    for (const mail of mails) {
      expect(mail.attachments).toEqual([])
      expect(mail.text?.includes('Annelie Peeters.pdf')).toBe(mail.to?.[0]?.address?.endsWith('@perron.example'))
      expect(`${mail.subject}${mail.text}`).not.toMatch(/(?:mail|form)\.[a-z]|\{|undefined/)
    }
    const confirmation = mails.find((mail) => mail.to?.[0]?.address === 'Annelie@example.com')
    expect(confirmation?.subject).toBe(t('mail.jobApplication.confirmation.subject'))
    expect(`${confirmation?.text}${confirmation?.html}`).not.toContain('/files/')
  })

  test('a form without a CV is shown again and keeps its input', async () => {
    const answer = await apply(null, path)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(t('form.error.cv.missing'))
    expect(html).toContain('Ik hou van orde.</textarea>')
  })
})

test('the link in the office’s mail downloads the CV under its file name; a tampered link is refused', async () => {
  await apply(new File([pdf], 'map/Zoë (nieuw) ’s.pdf'))
  const link = await linkInMail()
  const answer = await site.fetch(link)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(pdf)
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  expect(answer.headers.get('Content-Disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent('Zoë (nieuw) ’s.pdf').replace('(', '%28').replace(')', '%29')}`,
  )
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')

  const [id] = (await files()).map((key) => key.slice('cv/'.length))
  const longer = link.replace(/until=(\d)/, (_, digit) => `until=${Number(digit) + 1}`)
  const shorter = link.replace(/until=\d+/, 'until=1790000000000')
  const other = link.replace(String(id), `${String(id).slice(0, -1)}0`)
  for (const wrong of [longer, shorter, other, `/files/${id}`, `/files/${id}?until=&seal=`, `/files/${id}?until=9999999999999&seal=${'A'.repeat(43)}`]) {
    if (wrong !== link) expect((await site.fetch(wrong)).status, wrong).toBe(401)
  }
  const withToken = await site.fetch(`/files/${id}`, { headers: { Authorization: `Bearer ${site.token}` } })
  expect(await withToken.text()).toBe(pdf)
  expect((await site.fetch('/files/unknown', { headers: { Authorization: `Bearer ${site.token}` } })).status).toBe(404)
})

test('a browser gets a page in its language for a CV link that does not work', async () => {
  await apply(new File([pdf], 'cv.pdf'))
  const link = await linkInMail()
  const id = link.slice(0, link.indexOf('?'))
  const expired = await fileLink(signing, id.slice(id.lastIndexOf('/') + 1), new Date('2026-01-01'))
  for (const key of await files()) await (await site.miniflare.getR2Bucket('FILES')).delete(key)
  const read = async (path: string) => {
    const answer = await site.fetch(path, { headers: { Accept: 'text/html', 'Accept-Language': 'fr' } })
    return [answer.status, /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1]]
  }
  const t = translator('fr')
  expect(await read(id)).toEqual([403, t('cv.link.changed')])
  expect(await read(expired)).toEqual([410, t('cv.link.expired')])
  expect(await read(link)).toEqual([410, t('cv.link.gone')])
})

test('a CV link works for two weeks', async () => {
  const now = Date.parse('2026-11-21T10:00:00.000Z')
  const link = new URL(await fileLink(signing, 'lead1', new Date(now)), site.url)
  const works = (after: number) => isSealedLink(signing, 'file', 'lead1', Object.fromEntries(link.searchParams), new Date(now + after))
  const day = 24 * 60 * 60 * 1000
  expect([await works(0), await works(14 * day - 1), await works(14 * day)]).toEqual([true, true, false])
})

test('a Word document is recognised by its content', async () => {
  expect((await apply(new File([docx], 'cv', { type: 'text/plain' }))).status).toBe(303)
  const answer = await site.fetch(await linkInMail())
  expect(answer.headers.get('Content-Type')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
})

test.each<[string, File | string, 'missing' | 'invalid']>([
  ['a page that calls itself a PDF', new File(['<script>alert(1)</script>'], 'cv.pdf', { type: 'application/pdf' }), 'invalid'],
  ['any other archive', new File(['PK\u0003\u0004xl/workbook.xml'], 'cv.docx'), 'invalid'],
  ['a file whose PDF signature is not in its first 1,024 bytes', new File([' '.repeat(1_024), pdf], 'cv.pdf'), 'invalid'],
  ['an empty file', new File([], 'cv.pdf'), 'invalid'],
  ['more than 5 MB', new File([pdf, new Uint8Array(5 * megabyte)], 'cv.pdf'), 'invalid'],
  ['far more than 5 MB', new File([pdf, new Uint8Array(10 * megabyte)], 'cv.pdf'), 'invalid'],
  ['a file field left empty', new File([], ''), 'missing'],
  ['text instead of a file', 'cv.pdf', 'missing'],
])('%s is refused and the input is kept', async (_, file, error) => {
  const answer = await apply(file)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain(`href="#cv">${translator('nl')(`form.error.cv.${error}`)}`)
  expect(html).toContain('value="Annelie@example.com"')
  expect(html).not.toContain('<script>alert')
  expect(await files()).toEqual([])
  expect(await leads()).toEqual([])
})

test('a form with another error asks for the file again and shows its name as text', async () => {
  const html = await (await apply(new File([pdf], '<b>cv</b>{x}.pdf'), nl, { ...answers, email: 'invalid' })).text()
  expect(html).toContain(translator('nl')('form.fileAgain', { file: 'b&gt;{x}.pdf' }))
  expect(html).not.toContain('<b>cv')
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('<b>')
  expect(await files()).toEqual([])
})

test('an application sent twice is stored once; another CV makes it a new one', async () => {
  const opened = await openForm(site, nl)
  const first = () => new File([pdf], 'cv.pdf')
  const twice = await Promise.all([send(first(), opened), send(first(), opened)])
  expect(twice.map(({ status }) => status)).toEqual([303, 303])
  expect([await leads(), await files()]).toEqual([[expect.anything()], [expect.anything()]])
  expect(await site.mails()).toHaveLength(2)

  const other = () => new File([`${pdf}\n`], 'cv.pdf')
  expect((await send(other(), opened)).status, 'its captcha is used up').toBe(422)
  expect(await files(), 'its CV is not stored').toHaveLength(1)
  expect((await apply(other())).status).toBe(303)
  expect([(await leads()).length, (await files()).length]).toEqual([2, 2])
})

test('an application is deleted after a year, with its CV', async () => {
  await apply(new File([pdf], 'cv.pdf'))
  const [lead] = await leads()
  expect(JSON.parse(lead?.fields ?? '')).toMatchObject({ motivation: 'Ik hou van orde.', cv: 'cv.pdf' })
  const created = new Date(lead?.created_at ?? '')
  const end = new Date(lead?.erase_after ?? '')
  expect([end.getUTCFullYear() - created.getUTCFullYear(), end.getUTCMonth() - created.getUTCMonth()]).toEqual([1, 0])
  expect(await files()).toEqual([`cv/${lead?.id}`])
  await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: end })
  expect([await leads(), await files()]).toEqual([[], []])
})

async function linkInMail(): Promise<string> {
  const notice = (await site.mails()).find((mail) => mail.to?.[0]?.address === 'info@perron.example')
  const url = new URL(/https?:\/\/\S+\/files\/\S+/.exec(notice?.text ?? '')?.[0] ?? '')
  return url.pathname + url.search
}

async function leads() {
  const { results } = await site.db
    .prepare('SELECT id, fields, created_at, erase_after FROM leads')
    .all<{ id: string; fields: string; created_at: string; erase_after: string }>()
  return results
}

async function files(): Promise<readonly string[]> {
  const { objects } = await (await site.miniflare.getR2Bucket('FILES')).list()
  return objects.map(({ key }) => key)
}
