import { beforeEach, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { localSecrets } from '#worker/local/local-secrets.ts'
import { documentLink } from '#worker/signing/document-link.ts'
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
} from './document-site.ts'
import { openForm, post } from './form-filler.ts'

lendDocumentSite()

describe.each(locales)('in %s', (locale) => {
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
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, href('thankYouDocumentRequest', locale)])
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

  test('a repeated request stores and mails nothing; a button resends the links once a day', async () => {
    await put('property/1/epc')
    await put('property/1/plan', png, { name: 'Plan' })
    await request(form(1, locale), ['epc', 'plan'])
    const again = await request(form(1, locale), ['plan'], { email: 'ANNELIE@example.com' })
    const path = again.headers.get('Location') ?? ''
    expect([again.status, path.split('?')[0]]).toEqual([303, href('thankYouDocumentsAgain', locale)])
    const shown = await site.fetch(path)
    const html = await shown.text()
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain(t('route.thankYouDocumentsAgain'))
    expect(html).toContain(t('documents.again.send'))
    expect(html).not.toContain('nnelie')
    expect([(await leads()).length, (await site.mails()).length]).toEqual([1, 2])

    for (const _ of [1, 2, 3]) {
      const sent = await post(site, path, {})
      expect([sent.status, sent.headers.get('Location')]).toEqual([303, href('thankYouDocumentRequest', locale)])
    }
    const mails = await mailTo('Annelie@example.com')
    expect(mails).toHaveLength(2)
    expect(linksIn(mails[1]?.text)).toHaveLength(2)
    expect((await site.mails()).length).toBe(3)
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
      link.replace(/seal=./, 'seal=_'),
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

  test('a form without a document is shown again with its input kept and no box ticked', async () => {
    await put('property/1/epc')
    const answer = await request(form(1, locale), [])
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`href="#documents">${t('form.error.documents.missing')}`)
    expect(html).toContain('value="Annelie@example.com"')
    expect(html.match(/<input[^>]*name="documents"[^>]*>/)?.[0]).not.toContain('checked')
  })
})

test('a name that looks like spam is left out of the mail', async () => {
  await put('property/1/epc')
  await request(form(1, 'nl'), ['epc'], { firstName: 'Win now at', lastName: 'evil.example' })
  const [mail] = await mailTo('Annelie@example.com')
  expect(`${mail?.to?.[0]?.name}${mail?.text}${mail?.html}`).not.toContain('evil')
})

describe('a repeated document request', () => {
  beforeEach(async () => {
    await put('property/1/epc')
    await put('property/1/plan', png, { name: 'Plan' })
    await put('property/2/epc')
  })
  const isNew = async (answer: Response) => answer.headers.get('Location') === href('thankYouDocumentRequest', 'nl')

  test('counts as new for another document, listing or e-mail address', async () => {
    expect(await isNew(await request(form(1), ['epc']))).toBe(true)
    expect(await isNew(await request(form(1), ['epc', 'plan']))).toBe(true)
    expect(await isNew(await request(form(2), ['epc']))).toBe(true)
    expect(await isNew(await request(form(1), ['epc'], { email: 'other@example.com' }))).toBe(true)
    expect(await isNew(await request(form(1), ['plan']))).toBe(false)
    expect(await leads()).toHaveLength(4)
  })

  test('counts as new when the first links have expired', async () => {
    await request(form(1), ['epc'])
    await site.db
      .prepare('UPDATE leads SET created_at = ?')
      .bind(new Date(Date.now() - 7 * day - 1000).toISOString())
      .run()
    expect(await isNew(await request(form(1), ['epc']))).toBe(true)
    expect(await leads()).toHaveLength(2)
  })

  test('still subscribes to the newsletter ticked this time', async () => {
    await request(form(1), ['epc'])
    await request(form(1), ['epc'], { newsletter: '1' })
    expect(await leads()).toHaveLength(1)
    const rows = await site.db.prepare("SELECT state, consent ->> 'text' AS agreed FROM subscriptions WHERE kind = 'newsletter'").all()
    expect(rows.results).toEqual([{ state: 'pending', agreed: translator('nl')('form.newsletter') }])
    expect((await site.mails()).map(({ subject }) => subject)).toContain(translator('nl')('mail.optIn.newsletter.ask.subject'))
  })

  test('sent twice from the same form is one request, thanked both times', async () => {
    const opened = await openForm(site, form(1))
    const twice = await Promise.all([send(form(1), ['epc'], opened), send(form(1), ['epc'], opened)])
    for (const answer of twice) expect(await isNew(answer)).toBe(true)
    expect([(await leads()).length, (await site.mails()).length]).toEqual([1, 2])
  })

  test('reveals one earlier request per captcha, not several', async () => {
    await request(form(1), ['epc'])
    await request(form(1), ['epc'], { email: 'other@example.com' })
    const opened = await openForm(site, form(1))
    expect((await send(form(1), ['epc'], opened)).headers.get('Location')).toContain('documents-requested')
    expect((await send(form(1), ['epc'], opened, { email: 'other@example.com' })).status).toBe(422)
  })

  test('offers no resend button on a forged link', async () => {
    await request(form(1), ['epc'])
    const [lead] = await leads()
    const plain = href('thankYouDocumentsAgain', 'nl')
    for (const query of ['', `?lead=${lead?.id}`, `?lead=${lead?.id}&until=9999999999999&seal=${'A'.repeat(43)}`, '?lead=&until=&seal=']) {
      expect(await site.html(plain + query)).not.toContain('<button class="button" type="submit">Opnieuw')
      const sent = await post(site, plain + query, {})
      expect([sent.status, sent.headers.get('Location')]).toEqual([303, plain])
    }
    expect(await site.mails()).toHaveLength(2)
  })

  test('redirects to the form when the documents are gone', async () => {
    await request(form(1), ['epc'])
    const path = (await request(form(1), ['epc'])).headers.get('Location') ?? ''
    await remove('property/1/epc')
    const sent = await post(site, path, {})
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, form(1)])
    expect(await site.mails()).toHaveLength(2)
  })
})

test('documents that are not offered are refused and the others stay ticked', async () => {
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
