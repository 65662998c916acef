import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyForm, type FormCase } from '../forms/every-form.ts'
import { postForm, startEveryFormSite } from '../forms/every-form-site.ts'
import type { Answers } from '../forms/form-filler.ts'
import type { TestSite } from '../kit/site.ts'

const [known, unknown] = ['known@example.com', 'fresh@example.org']

let site: TestSite
beforeAll(async () => {
  site = await startEveryFormSite()
  // The known address has sent every form, and has confirmed its alert and the newsletter.
  for (const form of everyForm) expect((await send(form, { ...form.answers('nl'), email: known, newsletter: '1' })).status, form.name).toBe(303)
  await site.db.prepare("UPDATE subscriptions SET state = 'active', confirmed_at = created_at").run()
})
afterAll(() => site[Symbol.asyncDispose]())

const send = (form: FormCase, answers: Answers) => postForm(site, form, 'nl', answers)

/** Normalises what differs between submissions: ids, seals, times and the address itself. */
function alike(text: string): string {
  return text
    .replaceAll(known, 'ADDRESS')
    .replaceAll(unknown, 'ADDRESS')
    .replace(/[a-z0-9]{24}-[0-9a-f]{12}/g, 'LEAD')
    .replace(/(?:seal|until)=[\w-]+/g, 'SEAL')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT')
}

/** Everything about a submitted form that is visible to anyone but the address's owner. */
async function seen(form: FormCase, answers: Answers, email: string) {
  await site.db.prepare('DELETE FROM outbox').run()
  const answer = await send(form, { ...answers, email })
  const location = answer.headers.get('Location') ?? ''
  const page = location === '' ? answer : await site.fetch(location)
  const { results } = await site.db
    .prepare('SELECT template, locale, recipient, reply_to, data FROM outbox WHERE recipient <> ? ORDER BY template, recipient')
    .bind(email)
    .all()
  const headers = [...answer.headers].filter(([name]) => !['date', 'location', 'content-length'].includes(name))
  return { status: answer.status, location: alike(location), headers, page: alike(await page.text()), toOthers: alike(JSON.stringify(results)) }
}

describe.each(everyForm)('$name', (form) => {
  test.each([
    ['without', {}],
    ['with', { newsletter: '1' }],
  ])('a known address cannot be told from an unknown one, %s the newsletter', async (_, ticked) => {
    const answers = { ...form.answers('nl'), ...ticked }
    const first = await seen(form, answers, unknown)
    expect(first.status).toBe(303)
    expect(await seen(form, answers, known)).toEqual(first)
  })
})
