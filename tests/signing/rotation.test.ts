import { type } from 'arktype'
import { describe, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { type Answers, type OpenedForm, personAnswers, readForm } from '../forms/form-filler.ts'
import { redeploy } from '../kit/pool/redeploy.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const [first, second, third] = ['first-of-three-secrets', 'second-of-three-secrets', 'third-of-three-secrets']
const contact = href('contact', 'nl')
const address = '203.0.113.77'

const Exported = type({ testimonials: 'unknown[]' })

async function open(site: TestSite, path: string): Promise<OpenedForm> {
  return readForm(await (await site.fetch(path)).text())
}

function send(site: TestSite, path: string, { carried, captcha }: OpenedForm, answers: Answers): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...carried, captcha, ...answers })) body.append(name, value)
  return site.fetch(path, { method: 'POST', body, headers: { 'CF-Connecting-IP': address } })
}

async function countTestimonials(site: TestSite): Promise<number> {
  const headers = { Authorization: `Bearer ${site.token}` }
  const answer = await site.fetch('/privacy/export', { method: 'POST', body: '{"email":"Els@example.com"}', headers })
  return Exported.assert(await answer.json()).testimonials.length
}

describe('data signed with a secret', () => {
  test('data signed with a secret stays valid while the secret is a previous one, and no longer', async () => {
    await using site = await startSite({ SIGNING_SECRET: first, SIGNING_SECRET_PREVIOUS: '' })
    const testimonial = { name: 'Els V.', comment: 'Niemand heeft ons opgejaagd.', email: 'els@example.com', publish: '1', privacy: '1' }
    const form = href('testimonialForm', 'nl')
    expect((await send(site, form, await open(site, form), testimonial)).status).toBe(303)
    for (let message = 1; message <= 5; message += 1) {
      expect((await send(site, contact, await open(site, contact), personAnswers({ remark: `Bericht ${message}` }))).status).toBe(303)
    }
    const row = await site.db
      .prepare("SELECT json_extract(data, '$.review') AS review FROM outbox WHERE template = 'leadNotice' AND data LIKE '%review%'")
      .first()
    const review = String(row?.review)
    // Without the lead, the author can be found by hash only.
    await site.db.prepare("DELETE FROM leads WHERE form = 'testimonial'").run()
    const opened = await open(site, contact)

    await redeploy(site, { SIGNING_SECRET: second, SIGNING_SECRET_PREVIOUS: first })
    expect((await site.fetch(review)).status).toBe(200)
    expect(await countTestimonials(site)).toBe(1)
    // The captcha is still valid, and the sender's hourly limit is still reached.
    expect((await send(site, contact, opened, personAnswers({ remark: 'Bericht 6' }))).status).toBe(429)

    await redeploy(site, { SIGNING_SECRET: third, SIGNING_SECRET_PREVIOUS: `${second} ${first}` })
    expect((await site.fetch(review)).status).toBe(200)
    expect(await countTestimonials(site)).toBe(1)

    await redeploy(site, { SIGNING_SECRET: third, SIGNING_SECRET_PREVIOUS: second })
    expect((await site.fetch(review)).status).toBe(403)
    expect(await countTestimonials(site)).toBe(0)
    expect((await send(site, contact, opened, personAnswers({ remark: 'Bericht 6' }))).status).toBe(422)
  })
})
