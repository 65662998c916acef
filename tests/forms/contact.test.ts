import { describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { languageNames } from '#ui/site/intl.present.ts'
import { sampledLocales } from '../full.ts'
import { lendLeadSite, site } from '../leads/lead-site.ts'
import { fillIn, isToOffice, openForm, personAnswers, post } from './form-filler.ts'

const nl = href('contact', 'nl')

lendLeadSite()

describe.each(sampledLocales)('in %s', (locale) => {
  const path = href('contact', locale)

  test('a message redirects to its thank-you page and mails visitor and office in their languages', async () => {
    const answer = await fillIn(site, path, personAnswers())
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, href('thankYouContact', locale)])
    expect((await site.fetch(href('thankYouContact', locale))).status).toBe(200)
    const mails = await site.mails()
    const sentTo = mails.map((mail) => [mail.to?.[0]?.address, mail.headers.find(({ key }) => key === 'content-language')?.value])
    expect(sentTo.sort()).toEqual([
      ['Annelie@example.com', locale],
      ['info@perron.example', 'nl'],
    ])
    for (const mail of mails) {
      expect(mail.text?.includes('Wanneer is het kantoor open?')).toBe(isToOffice(mail))
      expect(`${mail.subject}${mail.text}`).not.toMatch(/(?:mail|form)\.[a-z]|\{|undefined/)
    }
  })

  test('the page lists everyone with their languages and direct number, and directions to each office', async () => {
    const html = await site.html(path)
    expect([...html.matchAll(/href="tel:(\+[\d]+)"/g)].map(([, phone]) => phone)).toEqual(expect.arrayContaining(['+3225550104', '+35227550130']))
    expect(html).toContain('href="https://www.openstreetmap.org/directions?to=51.2093,3.2247"')
    const map = /<svg class="offices-map".*?<\/svg>/s.exec(html)?.[0] ?? ''
    expect([map.match(/<circle/g)?.length, map.match(/<text/g)?.length]).toEqual([3, 3])
    expect(html).toContain(translator(locale)('enquiry.speaks', { languages: languageNames(['fr', 'de', 'en'], locale) }))
  })

  test('missing fields are listed in page order and nothing is stored', async () => {
    const t = translator(locale)
    const answer = await post(site, path, {})
    expect(answer.status).toBe(422)
    const html = await answer.text()
    const summary = html.slice(html.indexOf('class="error-summary"'), html.indexOf('<form class="form"'))
    expect([...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual(['firstName', 'lastName', 'email', 'phone', 'captcha', 'privacy'])
    expect(summary).toContain(t('form.contact.notSent'))
    expect(summary).toContain(t('form.error.captcha.missing'))
    expect(await storedLeads()).toBe(0)
  })
})

test('a name of invisible characters counts as missing', async () => {
  const answer = await fillIn(site, nl, personAnswers({ firstName: '\u200b\u2060', lastName: '\u202e \u3164' }))
  const html = await answer.text()
  expect(answer.status).toBe(422)
  for (const name of ['firstName', 'lastName']) expect(html).toContain(`href="#${name}"`)
})

test('a form sent twice, in sequence or concurrently, is one message', async () => {
  const { carried, captcha } = await openForm(site, nl)
  const answers = { ...carried, captcha, ...personAnswers() }
  const both = await Promise.all([post(site, nl, answers), post(site, nl, answers)])
  const again = await post(site, nl, answers)
  expect([...both, again].map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await storedLeads()).toBe(1)
  expect(await site.mails()).toHaveLength(2)
})

test('the newsletter checkbox is stored as consent and reported to the office', async () => {
  await fillIn(site, nl, personAnswers({ newsletter: '1' }))
  expect(JSON.parse((await site.db.prepare('SELECT consent FROM leads').first<{ consent: string }>())?.consent ?? '')).toMatchObject({ newsletter: true })
  const notice = (await site.mails()).find((mail) => mail.to?.[0]?.address === 'info@perron.example')
  expect(notice?.text).toContain('Nieuwsbrief: Aangevraagd, nog niet bevestigd')
})

async function storedLeads(): Promise<number> {
  return (await site.db.prepare('SELECT count(*) AS count FROM leads').first<{ count: number }>())?.count ?? -1
}

test.each([
  [{ title: 'ms' }, 'Geachte mevrouw Peeters,'],
  [{ title: 'mr', lastName: 'Van den Broeck' }, 'Geachte heer Van den Broeck,'],
  [{ title: '' }, 'Beste Annelie Peeters,'],
])('a sender with %j is greeted “%s”', async (answers, words) => {
  await fillIn(site, nl, personAnswers(answers))
  const confirmation = (await site.mails()).find((mail) => mail.to?.[0]?.address === 'Annelie@example.com')
  expect(confirmation?.text).toContain(words)
})
