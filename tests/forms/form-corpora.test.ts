import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { isFull, upTo } from '../full.ts'
import { emailAddresses, naughtyStrings, phoneNumbers } from '../kit/corpora/corpora.ts'
import { asSent, describeEveryForm, readAnswer, send, sendEverywhere, shareOf, site } from './form-corpora.ts'

/** They rest on a contract or its preparation, so they inform instead of asking. */
const withoutConsent = ['viewing', 'project', 'valuation', 'purchase offer', 'rent profile', 'document request', 'job application']

describeEveryForm(({ form, index, locale }) => {
  const has = (name: string) => name in form.answers(locale)

  test('any e-mail address is stored unchanged or refused with a message', async () => {
    const names = ['email', 'friendEmail'].filter(has)
    const outcomes = new Set<string>()
    for (const text of shareOf(emailAddresses(), index)) if (text.trim() !== '') outcomes.add(await sendEverywhere(form, locale, names, text))
    expect(outcomes).toEqual(new Set(['accepted', 'refused']))
  })

  test.runIf(has('phone'))('any phone number is stored unchanged or refused with a message', async () => {
    const outcomes = new Set<string>()
    // Only a few texts are refused, so each form takes a third of them.
    for (const text of phoneNumbers().filter((_, at) => isFull || at % 3 === index % 3)) outcomes.add(await sendEverywhere(form, locale, ['phone'], text))
    expect(outcomes).toEqual(new Set(['accepted', 'refused']))
  })

  test('any value in a choice or hidden field is accepted or refused with a message', async () => {
    const { shown } = readAnswer(await site.html(form.path(locale)))
    const names = [...shown.keys()].filter((name) => name !== form.file?.field && ![...form.words, 'email', 'friendEmail', 'phone'].includes(name))
    expect(names).toEqual(expect.arrayContaining(['submission', 'captcha', 'captchaToken', 'altcha']))
    expect(names.includes('privacy'), 'whether it asks for consent').toBe(!withoutConsent.includes(form.name))
    const every = upTo(300, 5)
    const texts = naughtyStrings().filter((_, at) => at % every === index % every)
    for (const name of names) {
      for (const text of texts) {
        const { status, errors, fields } = await send(form, locale, form.answers(locale), { [name]: text })
        expect([303, 422], `${form.name}, ${name}: ${text}`).toContain(status)
        if (status === 422) for (const message of errors.values()) expect(message.trim().length).toBeGreaterThan(5)
        if (status === 422) expect(errors.size, `${form.name}, ${name}: ${text}`).toBeGreaterThan(0)
        else if (name in fields) expect(fields[name]).toBe(asSent(text))
      }
    }
  })

  test('valid answers lead to the thank-you page, and consent is stored in the words of the page', async () => {
    expect((await send(form, locale, form.answers(locale))).status).toBe(303)
    const lead = await site.db.prepare("SELECT consent ->> 'text' AS agreed FROM leads ORDER BY rowid DESC").first<{ agreed: string }>()
    expect(DomUtils.textContent(parseDocument(await site.html(form.path(locale))))).toContain(lead?.agreed)
    expect((await site.fetch(href(form.thanks, locale))).status).toBe(200)
  })
})
