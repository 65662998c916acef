import { expect } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import { loadDemoDocuments } from '#worker/local/demo/demo-documents.ts'
import { importDemoContent } from '../kit/demo-content.ts'
import { demoFeed, demoListings } from '../kit/journeys/demo-state.ts'
import { demoSecret, storeSealed } from '../kit/journeys/sealed-pages.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { type FormCase, openCalendar } from './every-form.ts'
import { type Answers, figuresOf } from './form-filler.ts'

/** The secret that signs its captchas and links. */
export const secret = demoSecret

/** A site on which every form can be sent: the demo listings, a calendar with free times, and documents. It delivers no mail. */
export async function startEveryFormSite(variables: Readonly<Record<string, string>> = {}): Promise<TestSite> {
  const site = await startSite({ MAIL_TRANSPORT: 'none', SIGNING_SECRET: secret, ...variables })
  expect((await site.importFile(demoFeed)).status).toBe(0)
  await importDemoContent(site, 'jobs')
  await site.db.prepare(openCalendar).run()
  await storeSealed(site.db)
  await loadDemoDocuments(site, ({ id }) => id === demoListings.rich)
  return site
}

/** Posts a form with a solved captcha; `instead` replaces any field, hidden ones included. */
export async function postForm(site: TestSite, { path, file }: FormCase, locale: Locale, answers: Answers, instead: Answers = {}): Promise<Response> {
  const { token, words } = await issueCaptcha({ current: secret, previous: [] }, locale, new Date())
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...answers, captchaToken: token, captcha: figuresOf(words, locale), ...instead })) body.append(name, value)
  if (file) body.append(file.field, new File([file.text], file.name, { type: file.type }))
  return site.fetch(path(locale), { method: 'POST', body })
}
