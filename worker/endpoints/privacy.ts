import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import { listConsentCounts } from '#db/consent-counts.ts'
import { comingAppointments, eraseLeads, eraseMailsTo, eraseSubscriptionsOf, keptUnder, leadsUnder } from '#db/erasure.ts'
import { isEmail } from '#db/model/email.ts'
import { ownerKeptUnder } from '#db/owner-erasure.ts'
import { eraseMessages } from '#db/owner-messages.ts'
import { removeOwner } from '#db/owners.ts'
import { eraseTestimonials, testimonialsUnder } from '#db/testimonial-erasure.ts'
import { announceChanges } from '#worker/catalogue.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { removeLeadFiles } from '#worker/files/lead-files.ts'
import { removeOwnerPapers } from '#worker/files/owner-papers.ts'
import { removePictures } from '#worker/files/testimonial-pictures.ts'
import { requireScope } from '#worker/http/require-token.ts'
import { authorHashes } from '#worker/signing/author-hash.ts'

type Site = { Bindings: Env }

const Asked = type({ email: type('string.trim').narrow((text, context) => isEmail(text) || context.mustBe('an e-mail address')) })

/** Mounted at /privacy: export and erasure of everything stored under an e-mail address (GDPR, articles 15, 17 and 20). */
export const privacy = new Hono<Site>()

privacy.use(requireScope('privacy'))
privacy.use(bodyLimit({ maxSize: 2000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))

privacy.post('/export', async (context) => {
  const asked = Asked(await readJson(context))
  if (asked instanceof type.errors) return context.json({ error: asked.summary }, 400)
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  const kept = await keptUnder(db, asked.email)
  const testimonials = await testimonialsUnder(db, await leadsUnder(db, asked.email), await authorsOf(context, asked.email))
  return context.json({ email: asked.email, ...kept, testimonials, owner: await ownerKeptUnder(db, asked.email) })
})

/** The number of visitors per cookie choice, by version and day. */
privacy.get('/consents', async (context) => context.json(await listConsentCounts(openStore(context.env.DB, context.env.LISTINGS).db)))

privacy.post('/erase', async (context) => {
  const asked = Asked(await readJson(context))
  if (asked instanceof type.errors) return context.json({ error: asked.summary }, 400)
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  const ids = await leadsUnder(db, asked.email)
  const testimonials = (await testimonialsUnder(db, ids, await authorsOf(context, asked.email))).map(({ id }) => id)
  await removePictures(context.env.FILES, testimonials)
  if (testimonials.length > 0) {
    await eraseTestimonials(db, testimonials)
    await announceChanges(context.env)
  }
  const appointments = await comingAppointments(db, ids, new Date())
  await removeLeadFiles(context.env.FILES, ids)
  await eraseLeads(db, ids)
  const ended = await eraseSubscriptionsOf(db, asked.email)
  const owner = await ownerKeptUnder(db, asked.email)
  const messages = (owner?.messages ?? []).map(({ id }) => id)
  await removeOwnerPapers(context.env.FILES, messages)
  await eraseMessages(db, messages)
  const accounts = (await removeOwner(db, asked.email)) ? 1 : 0
  await eraseMailsTo(db, asked.email)
  // No mail reaches the office's own calendar any more: the caller clears it.
  return context.json({ erased: new Set([...ids, ...testimonials, ...messages]).size + ended + accounts, appointments })
})

function authorsOf(context: Context<Site>, email: string): Promise<readonly string[]> {
  return authorHashes(settingsOf(context.env).signing, email)
}

async function readJson(context: Context<Site>): Promise<unknown> {
  return context.req.json().catch(() => null)
}
