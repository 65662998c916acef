import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import { maxSubject, maxText, type Written } from '#db/model/newsletters/mailing.ts'
import { handIn } from '#db/newsletters/mailing-recipients.ts'
import { findMailing } from '#db/newsletters/mailings.ts'
import { isLocale, type Locale, locales } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { sentPicture } from '#worker/files/pictures/sent-picture.ts'
import { mailingPictureFolder } from '#worker/newsletters/mailing-picture.ts'
import { immutable } from '#worker/site/caching/public-cache.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { relayMailing } from '#worker/site/queue.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

const words = (maxLength: number) =>
  type({ '[string]': type('string.trim').to(`1 <= string <= ${maxLength}`) }).pipe((texts, context): Written => {
    const other = Object.keys(texts).find((code) => !isLocale(code))
    if (other !== undefined) context.reject({ path: [other], expected: `one of ${locales.join(', ')}` })
    return texts
  })
const Issue = type({
  '+': 'reject',
  id: type('string').matching(/^[a-z0-9][a-z0-9-]{0,63}$/),
  subjects: words(maxSubject),
  texts: words(maxText),
})
type Texts = Pick<typeof Issue.infer, 'subjects' | 'texts'>

/**
 * Mounted at /newsletter: sends a mailing to every confirmed subscriber in their language. Idempotent by id. The desk lists it with its own. The pictures of
 * newsletters are public.
 */
export const newsletter = new Hono<Site>()

newsletter.get('/pictures/:file', async (context) => {
  const { FILES } = context.env
  return (await sentPicture(FILES, mailingPictureFolder, context.req.param('file'), immutable)) ?? context.text('Not found', 404)
})

newsletter.post(
  '/',
  requireScope('content'),
  bodyLimit({ maxSize: 500_000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }),
  async (context) => {
    const issue = Issue(await readJson(context))
    if (issue instanceof type.errors) return context.json({ error: issue.summary }, 400)
    const wrong = errorIn(issue, (await requestAgency(context)).languages.default)
    if (wrong !== null) return context.json({ error: wrong }, 400)

    const { db } = openStore(context.env.DB, context.env.LISTINGS)
    const now = new Date()
    const due = await handIn(db, issue, now)
    const stored = await findMailing(db, issue.id)
    if (stored === null || stored.source !== 'script' || !isSame(stored, issue)) return context.json({ error: 'this id belongs to another issue' }, 409)
    await relayMailing(context.env, issue.id, now, now)
    return context.json({ id: issue.id, owed: due })
  },
)

/** Subject and text are needed in the same languages, the default one among them. */
function errorIn({ subjects, texts }: Texts, fallback: Locale): string | null {
  const [one, other] = [subjects, texts].map((each) => Object.keys(each).sort().join(', '))
  if (one !== other) return 'subjects and texts must be in the same languages'
  return texts[fallback] === undefined ? `subject and text are needed in ${fallback}` : null
}

function isSame(stored: { readonly subjects: Written; readonly texts: Written }, issue: Texts): boolean {
  const written = (of: { readonly subjects: object; readonly texts: object }) =>
    JSON.stringify([of.subjects, of.texts].map((texts) => Object.entries(texts).sort()))
  return written(stored) === written(issue)
}
