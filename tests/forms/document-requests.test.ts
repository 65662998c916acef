import { beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { localSecrets } from '#worker/local/local-secrets.ts'
import { documentLink } from '#worker/signing/links.ts'
import {
  asStrings,
  authorised,
  day,
  form,
  leads,
  lendDocumentSite,
  linksIn,
  mailTo,
  names,
  page,
  pdf,
  png,
  projectForm,
  projectPage,
  put,
  remove,
  request,
  send,
  site,
  storedKeys,
} from '../files/document-site.ts'
import { sampledLocales } from '../full.ts'
import { openForm } from './form-filler.ts'

lendDocumentSite()

const thanksPage = (id: number, locale: Locale = 'nl') => `${href('thankYouDocumentRequest', locale)}?listing=${id}`

describe.each(sampledLocales)('in %s', (locale) => {
  const t = translator(locale)

  test('a listing page lists its documents and links to the form, which offers them all', async () => {
    expect(await page(1, locale)).not.toContain('id="documents"')
    await put('property/1/epc')
    await put('property/1/plan', png, { name: 'Plan <1> & "2"' })
    const html = await page(1, locale)
    expect(html).toContain(names[locale])
    expect(html).toContain('Plan &lt;1&gt; &amp; &quot;2&quot;')
    expect(html).toContain(t('documents.file', { type: 'PDF', size: t('unit.kilobytes', { value: '1' }) }))
    expect(html).toContain(`href="${form(1, locale)}"`)
    const shown = await site.html(form(1, locale))
    expect(shown).toMatch(/<meta name="robots" content="noindex/)
    expect([...shown.matchAll(/<input[^>]*name="documents"[^>]*>/g)].map(([input]) => input.includes('checked'))).toEqual([true, true])
    expect(shown).toContain(t('form.documentRequest.title'))
  })

  test('a request redirects to its thank-you page, mails the links to the visitor and notifies the office', async () => {
    await put('property/1/epc')
    await put('property/1/plan', png, { name: 'Plan' })
    const answer = await request(form(1, locale), ['epc', 'plan'])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, thanksPage(1, locale)])
    const thanks = await site.html(href('thankYouDocumentRequest', locale))
    expect(thanks).toContain(t('form.documentRequest.thanks'))
    expect(thanks).toContain(t('form.documentRequest.step2'))
    const [mail] = await mailTo('Annelie@example.com')
    expect(mail?.subject).toBe(
      t('mail.documents.subject', {
        home: { nl: 'Trapgevel met tuin', fr: 'Pignon à gradins et jardin', en: 'Stepped gable and garden', de: 'Treppengiebel mit Garten' }[locale],
      }),
    )
    expect(mail?.text).toContain(names[locale])
    expect(mail?.text).toContain(String(new Date(Date.now() + 7 * day).getFullYear()))
    const links = linksIn(mail?.text)
    expect(links).toHaveLength(2)
    for (const link of links) expect(mail?.html).toContain(link.replaceAll('&', '&amp;'))
    expect(await (await site.fetch(links[0] ?? '')).text()).toBe(pdf)
    const [notice] = (await site.mails()).filter((each) => each.to?.[0]?.address !== 'Annelie@example.com')
    expect(notice?.text).toContain('Documenten: EPC-attest, Plan')
    expect(notice?.text).not.toContain('/documents/property')
    for (const each of await site.mails()) expect(`${each.subject}${each.text}`).not.toMatch(/(?:mail|form|route|documents)\.[a-z]+[A-Z.]|\{|undefined/)
    expect(await site.mails()).toHaveLength(2)
  })

  test('a repeated request gets the same answer, and a mail with fresh links that says so', async () => {
    await put('property/1/epc')
    await put('property/1/plan', png, { name: 'Plan' })
    const first = await request(form(1, locale), ['epc', 'plan'])
    const again = await request(form(1, locale), ['plan'], { email: 'ANNELIE@example.com' })
    expect([again.status, again.headers.get('Location')]).toEqual([first.status, first.headers.get('Location')])
    const [firstMail] = await mailTo('Annelie@example.com')
    const [secondMail] = await mailTo('ANNELIE@example.com')
    expect(firstMail?.text).not.toContain(t('mail.documents.again'))
    for (const body of [secondMail?.text, secondMail?.html]) expect(body).toContain(t('mail.documents.again'))
    const links = linksIn(secondMail?.text)
    expect(links).toHaveLength(1)
    expect((await site.fetch(links[0] ?? '')).status).toBe(200)
    expect([(await leads()).length, (await site.mails()).length]).toEqual([2, 4])
  })

  test('an expired, tampered or dead link shows a page that says so and links to the form', async () => {
    await put('property/1/epc')
    await request(form(1, locale), ['epc'])
    const [link = ''] = linksIn((await mailTo('Annelie@example.com'))[0]?.text)
    const signing = { current: localSecrets(site.state).SIGNING_SECRET, previous: [] }
    const owner = { kind: 'property', id: 1 } as const
    const expired = await documentLink(signing, owner, 'epc', new Date(Date.now() - 1), locale)
    const changed = [
      link.replace(/until=(\d)/, (_, digit) => `until=${Number(digit) + 1}`),
      link.replace(/until=\d+/, 'until=9999999999999'),
      link.replace(/seal=(.)/, (_, first) => `seal=${first === '_' ? '-' : '_'}`),
      link.replace('/1/epc', '/2/epc'),
      `/documents/property/1/epc?lng=${locale}`,
      `/documents/property/1/epc?lng=${locale}&until=&seal=`,
    ]
    const pages: [string, number, 'expired' | 'changed' | 'gone'][] = [
      [expired, 410, 'expired'],
      ...changed.map((each): [string, number, 'changed'] => [each, 403, 'changed']),
    ]
    for (const [path, status, why] of pages) {
      const answer = await site.fetch(path)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('Cache-Control')], path).toEqual([status, 'private, no-store'])
      expect(html).toContain(`<html lang="${locale}"`)
      expect(html).toContain(t(`documents.link.${why}`))
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      if (!path.includes('/2/')) expect(html).toContain(`href="${form(1, locale)}"`)
    }
    expect((await site.fetch(link)).status).toBe(200)
    await remove('property/1/epc')
    const gone = await site.fetch(link)
    expect(gone.status).toBe(410)
    const html = await gone.text()
    expect(html).toContain(t('documents.link.gone'))
    expect(html).not.toContain(`href="${form(1, locale)}"`)
  })

  test('the form of a listing without documents says so, and posts to it are not stored', async () => {
    for (const path of [form(2, locale), projectForm(72, locale)]) {
      const answer = await site.fetch(path)
      const html = await answer.text()
      expect([answer.status, html.includes(t('projects.noDocuments')), html.includes('name="documents"')]).toEqual([200, true, false])
      const posted = await send(path, ['epc'], { carried: {}, captcha: '' })
      expect(posted.status).toBe(422)
    }
    expect(await site.html(form(2, locale))).toContain(`href="${href('enquiry', locale, { id: 2 })}"`)
    expect(await projectPage(72, locale)).toContain(t('projects.noDocuments'))
    expect(await leads()).toEqual([])
  })

  test('a form without a document is shown again, keeps its input and has no box ticked', async () => {
    await put('property/1/epc')
    const answer = await request(form(1, locale), [])
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`href="#documents">${t('form.error.documents.missing')}`)
    expect(html).toContain('value="Annelie@example.com"')
    expect(html.match(/<input[^>]*name="documents"[^>]*>/)?.[0]).not.toContain('checked')
  })
})

test('a name with a web address is refused', async () => {
  await put('property/1/epc')
  const answer = await request(form(1, 'nl'), ['epc'], { firstName: 'Win now at', lastName: 'evil.example' })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(translator('nl')('form.error.lastName.invalid'))
  expect(await site.mails()).toEqual([])
})

describe('a repeated document request', () => {
  beforeEach(async () => {
    await put('property/1/epc')
    await put('property/1/plan', png, { name: 'Plan' })
    await put('property/2/epc')
  })
  const saysAgain = async (address: string) => (await mailTo(address)).map(({ text }) => text?.includes(translator('nl')('mail.documents.again')))

  test('a repeated document request is one for the same address and the same documents or a subset of them', async () => {
    await request(form(1), ['epc'])
    await request(form(1), ['epc', 'plan'])
    await request(form(2), ['epc'])
    expect(await saysAgain('Annelie@example.com')).toEqual([false, false, false])
    await request(form(1), ['epc'], { email: 'other@example.com' })
    expect(await saysAgain('other@example.com')).toEqual([false])
    await request(form(1), ['plan'], { email: 'annelie@example.com' })
    expect(await saysAgain('annelie@example.com')).toEqual([true])
    expect(await leads()).toHaveLength(5)
  })

  test('a repeated document request still subscribes to the newsletter ticked this time', async () => {
    await request(form(1), ['epc'])
    await request(form(1), ['epc'], { newsletter: '1' })
    const rows = await site.db.prepare("SELECT state, consent ->> 'text' AS agreed FROM subscriptions WHERE kind = 'newsletter'").all()
    expect(rows.results).toEqual([{ state: 'pending', agreed: translator('nl')('form.newsletter') }])
    expect((await site.mails()).map(({ subject }) => subject)).toContain(translator('nl')('mail.optIn.newsletter.ask.subject'))
  })

  test('sent twice from the same form is one request, thanked both times', async () => {
    const opened = await openForm(site, form(1))
    const twice = await Promise.all([send(form(1), ['epc'], opened), send(form(1), ['epc'], opened)])
    for (const answer of twice) expect(answer.headers.get('Location')).toBe(thanksPage(1))
    expect([(await leads()).length, (await site.mails()).length]).toEqual([1, 2])
  })

  test('a repeated document request needs its own captcha', async () => {
    const opened = await openForm(site, form(1))
    expect((await send(form(1), ['epc'], opened)).status).toBe(303)
    expect((await send(form(1), ['epc'], opened, { email: 'other@example.com' })).status).toBe(422)
  })

  test('a repeated document request is reported by the browser alone: the sentence is hidden in the server’s HTML', async () => {
    await request(form(1), ['epc'])
    for (const path of [form(1), thanksPage(1)]) {
      const html = await site.html(path)
      expect(html).toMatch(/<p class="hint" hidden=""[^>]*data-island="documents-requested"/)
      expect(html).toContain('property-1')
    }
    for (const query of ['', '?listing=', '?listing=1x', '?listing=%3Cscript%3E', '?listing=999', '?project=999']) {
      expect(await site.html(href('thankYouDocumentRequest', 'nl') + query)).not.toContain('documents-requested')
    }
  })
})

test('documents that are not offered are refused, and the others stay ticked', async () => {
  await put('property/1/epc')
  await put('property/1/plan', png, { name: 'Plan' })
  for (const chosen of [['nothing'], ['epc', '../plan'], ['epc', 'epc'], ['__proto__']]) {
    const answer = await request(form(1), chosen)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(translator('nl')('form.error.documents.invalid'))
    expect(/<input[^>]*value="epc"[^>]*>/.exec(html)?.[0].includes('checked') ?? false).toBe(chosen.includes('epc'))
  }
  expect(await leads()).toEqual([])
})

test('a failed write shows its own error message and keeps the input', async () => {
  await put('property/1/epc')
  const opened = await openForm(site, form(1))
  await site.db.prepare("CREATE TRIGGER broken BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'broken'); END").run()
  try {
    const answer = await send(form(1), ['epc'], opened)
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain(translator('nl')('form.documentRequest.failed'))
    expect(html).toContain('value="Annelie@example.com"')
  } finally {
    await site.db.prepare('DROP TRIGGER broken').run()
  }
  expect((await send(form(1), ['epc'], opened)).status).toBe(303)
})

test.each(asStrings([3, 4, 999]))('listing %s (rented, sold or unknown) has no form, and its page lists no documents', async (id) => {
  if (id !== '999') await put(`property/${id}/epc`)
  const path = form(Number(id))
  const answers = [await site.fetch(path), await send(path, ['epc'], { carried: {}, captcha: '' })]
  for (const answer of answers) expect(answer.status).toBe(302)
  expect(await site.html(answers[0]?.headers.get('Location') ?? '')).not.toContain('class="downloads"')
})

test('erasing a person deletes their request and keeps the documents', async () => {
  await put('property/1/epc')
  await request(form(1), ['epc'])
  const body = JSON.stringify({ email: 'annelie@example.com' })
  const exported = await (await site.fetch('/privacy/export', { method: 'POST', body, headers: authorised() })).json()
  expect(exported).toMatchObject({ leads: [{ form: 'documentRequest', fields: { documents: ['epc'] } }], mails: [{ template: 'documents' }] })
  await site.fetch('/privacy/erase', { method: 'POST', body, headers: authorised() })
  expect(await leads()).toEqual([])
  expect(await storedKeys()).toEqual({ 'property/1': ['epc'] })
})
