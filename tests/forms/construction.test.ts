import { describe, expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { sampledLocales } from '../full.ts'
import { aProject, projectAnswer } from '../kit/factories.ts'
import { lendLeadSite, site } from '../leads/lead-site.ts'
import { fillIn, isToOffice, openForm, personAnswers, post } from './form-filler.ts'

const unit = (ID: number, Unit: string, Status: string) => ({ ID, Unit, Floor: '1', Requirement: 'House', Price: 400_000 + ID, Status })

lendLeadSite({
  load: (site) =>
    site.importFeed(
      projectAnswer([
        aProject({ ID: 71, Constructions: [unit(1, 'A01', 'available'), unit(2, 'A02', 'sold'), unit(3, 'A03', 'option'), unit(4, '4 & "B"', 'available')] }),
        aProject({ ID: 72, Constructions: [unit(1, 'A01', 'sold')] }),
        aProject({ ID: 73, Constructions: [] }),
      ]),
    ),
})

const path = (id: number, locale: Locale = 'nl') => href('construction', locale, { id })

/** Sends the form with several units ticked. */
async function tick(units: readonly string[]): Promise<Response> {
  const { carried, captcha } = await openForm(site, path(71))
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...carried, captcha, ...personAnswers() })) body.append(name, value)
  for (const each of units) body.append('units', each)
  return site.fetch(path(71), { method: 'POST', body })
}

describe.each(sampledLocales)('in %s', (locale) => {
  test('a project enquiry redirects to its thank-you page and mails the visitor and the office', async () => {
    const answer = await fillIn(site, path(71, locale), personAnswers({ units: 'A03' }))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${href('thankYouConstruction', locale)}?project=71`])
    const thanks = await site.html(answer.headers.get('Location') ?? '')
    expect(thanks).toContain(translator(locale)('form.construction.step2.promised'))
    expect(thanks).toMatch(/class="button" href="[^"]*\/de-boomgaard\/71\/"/)
    const mails = await site.mails()
    expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual(['Annelie@example.com', 'info@perron.example'])
    for (const mail of mails) {
      expect(mail.text?.includes('A03')).toBe(isToOffice(mail))
      expect(mail.text).toMatch(/\/de-boomgaard\/71\//)
      expect(`${mail.subject}${mail.text}`).not.toMatch(/(?:mail|form|route)\.[a-z]+[A-Z.]|\{|undefined/)
    }
  })
})

test('the project page links to its form, which is noindex and offers the unsold units', async () => {
  const page = await site.html('/nl/nieuwbouw/gent/de-boomgaard/71/')
  expect(page).toContain(`href="${path(71)}"`)
  const html = await site.html(path(71))
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect([...html.matchAll(/name="units" value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['A01', 'A03', '4 &amp; &quot;B&quot;'])
  expect(html).toContain('A01, € 400.001')
})

test('an enquiry can name several units', async () => {
  expect((await tick(['A01', '4 & "B"'])).status).toBe(303)
  const notice = (await site.mails()).find((mail) => mail.to?.[0]?.address === 'info@perron.example')
  expect(notice?.text).toContain('Eenheden: A01, 4 & "B"')
  expect(notice?.html).toContain('4 &amp; &quot;B&quot;')
})

test('units and remark of an enquiry about a project are optional', async () => {
  expect((await fillIn(site, path(71), personAnswers({ remark: '' }))).status).toBe(303)
  expect((await fillIn(site, path(73), personAnswers())).status).toBe(303)
})

test.each([[['A02']], [['A01', 'A02']], [['nothing']], [['A01', 'A01', 'A01', 'A01']]])(
  'units not for sale are refused and the others stay ticked: %j',
  async (units) => {
    const answer = await tick(units)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(translator('nl')('form.error.units.invalid'))
    expect(/<input[^>]*value="A01"[^>]*checked/.test(html) || /<input[^>]*checked[^>]*value="A01"/.test(html)).toBe(units.includes('A01'))
    expect(html).toContain('value="Annelie"')
    expect((await site.db.prepare('SELECT count(*) AS count FROM leads').first<{ count: number }>())?.count).toBe(0)
  },
)

test.each([
  ['sold out', 72, '/nl/nieuwbouw/gent/de-boomgaard/72/'],
  ['unknown', 999, '/nl/nieuwbouw/-/-/999/'],
])('a project that is %s has no form, and its page does not link to one', async (_, id, leadsTo) => {
  for (const answer of [await site.fetch(path(id)), await post(site, path(id), personAnswers())])
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, leadsTo])
  expect(await site.html(leadsTo)).not.toContain(path(id))
})

test('an enquiry sent twice is mailed once', async () => {
  const { carried, captcha } = await openForm(site, path(71))
  const answers = { ...carried, captcha, ...personAnswers({ units: 'A01' }) }
  for (const answer of await Promise.all([post(site, path(71), answers), post(site, path(71), answers)])) expect(answer.status).toBe(303)
  expect(await site.mails()).toHaveLength(2)
})
