import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { listConsentCounts } from '#db/privacy/consent-counts.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { erasePerson, exportPerson } from '#worker/privacy/person.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

const PersonRequest = type({ email: type('string.trim').narrow((text, context) => isEmail(text) || context.mustBe('an e-mail address')) })

/** Mounted at /privacy: export and erasure of everything stored under an e-mail address (GDPR, articles 15, 17 and 20). */
export const privacy = new Hono<Site>()

privacy.use(requireScope('privacy'))
privacy.use(bodyLimit({ maxSize: 2000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))

privacy.post('/export', async (context) => {
  const body = PersonRequest(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  return context.json(await exportPerson(depsOf(context), body.email))
})

/** The number of visitors per cookie choice, by version and day. */
privacy.get('/consents', async (context) => context.json(await listConsentCounts(openStore(context.env.DB, context.env.LISTINGS).db)))

privacy.post('/erase', async (context) => {
  const body = PersonRequest(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  return context.json(await erasePerson(depsOf(context), body.email))
})

function depsOf({ env }: Context<Site>) {
  const { db } = openStore(env.DB, env.LISTINGS)
  return { db, files: env.FILES, signing: settingsOf(env).signing, now: new Date(), announce: () => announceChanges(env) }
}
