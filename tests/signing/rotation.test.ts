import { rmSync } from 'node:fs'
import { type } from 'arktype'
import { afterAll, describe, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { openSite, type Site } from '#worker/local/site.ts'
import { type Answers, type OpenedForm, personAnswers, readForm } from '../forms/form-filler.ts'
import { emptyState } from '../kit/pool/empty-state.ts'

const [first, second, third] = ['first-of-three-secrets', 'second-of-three-secrets', 'third-of-three-secrets']
const contact = href('contact', 'nl')
const address = '203.0.113.77'

const Exported = type({ testimonials: 'unknown[]' })

const state = emptyState()
afterAll(() => rmSync(state, { recursive: true, force: true }))

/** Runs a site with these secrets on the shared data; one at a time. */
async function withSecrets<Result>(SIGNING_SECRET: string, SIGNING_SECRET_PREVIOUS: string, use: (site: Site) => Promise<Result>): Promise<Result> {
  const site = await openSite({ state, quiet: true, variables: { SIGNING_SECRET, SIGNING_SECRET_PREVIOUS } })
  try {
    return await use(site)
  } finally {
    await site.close()
  }
}

const get = ({ url }: Site, path: string) => fetch(new URL(path, url), { redirect: 'manual', headers: { Connection: 'close' } })

async function open(site: Site, path: string): Promise<OpenedForm> {
  return readForm(await (await get(site, path)).text())
}

function send({ url }: Site, path: string, { carried, captcha }: OpenedForm, answers: Answers): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...carried, captcha, ...answers })) body.append(name, value)
  return fetch(new URL(path, url), { method: 'POST', body, redirect: 'manual', headers: { Connection: 'close', 'CF-Connecting-IP': address } })
}

async function countTestimonials({ url, token }: Site): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(new URL('/privacy/export', url), { method: 'POST', body: '{"email":"Els@example.com"}', headers })
  return Exported.assert(await answer.json()).testimonials.length
}

describe('data signed with a secret', () => {
  test('data signed with a secret stays valid while the secret is a previous one, and no longer', async () => {
    const before = await withSecrets(first, '', async (site) => {
      const testimonial = { name: 'Els V.', comment: 'Niemand heeft ons opgejaagd.', email: 'els@example.com', publish: '1', privacy: '1' }
      const form = href('testimonialForm', 'nl')
      expect((await send(site, form, await open(site, form), testimonial)).status).toBe(303)
      for (let message = 1; message <= 5; message += 1) {
        expect((await send(site, contact, await open(site, contact), personAnswers({ remark: `Bericht ${message}` }))).status).toBe(303)
      }
      const database = await site.miniflare.getD1Database('DB')
      const row = await database
        .prepare("SELECT json_extract(data, '$.review') AS review FROM outbox WHERE template = 'leadNotice' AND data LIKE '%review%'")
        .first()
      // Without the lead, the author can be found by hash only.
      await database.prepare("DELETE FROM leads WHERE form = 'testimonial'").run()
      return { review: String(row?.review), opened: await open(site, contact) }
    })

    await withSecrets(second, first, async (site) => {
      expect((await get(site, before.review)).status).toBe(200)
      expect(await countTestimonials(site)).toBe(1)
      // The captcha is still valid, and the sender's hourly limit is still reached.
      expect((await send(site, contact, before.opened, personAnswers({ remark: 'Bericht 6' }))).status).toBe(429)
    })

    await withSecrets(third, `${second} ${first}`, async (site) => {
      expect((await get(site, before.review)).status).toBe(200)
      expect(await countTestimonials(site)).toBe(1)
    })

    await withSecrets(third, second, async (site) => {
      expect((await get(site, before.review)).status).toBe(403)
      expect(await countTestimonials(site)).toBe(0)
      expect((await send(site, contact, before.opened, personAnswers({ remark: 'Bericht 6' }))).status).toBe(422)
    })
  }, 90_000)
})
