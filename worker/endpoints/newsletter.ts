import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import type { NewsletterIssue } from '#db/model/subscription.ts'
import { keepNewsletterIssue, oweNewsletterIssue } from '#db/newsletters.ts'
import type { Locale } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { requestAgency } from '#worker/http/agency.ts'
import { requireScope } from '#worker/http/require-token.ts'
import { relayMails } from '#worker/mail/relay.ts'

type Site = { Bindings: Env }

const most = 500
/** How long an interrupted issue may be handed in again; later its mails are erased, and with them the record of who got it. */
const openFor = 7 * 24 * 60 * 60 * 1000

const words = (maxLength: number) => {
  const text = type('string.trim').to(`1 <= string <= ${maxLength}`)
  return type({ '+': 'reject', 'nl?': text, 'fr?': text, 'en?': text, 'de?': text })
}
const Issue = type({
  '+': 'reject',
  id: type('string').matching(/^[a-z0-9][a-z0-9-]{0,63}$/),
  subjects: words(200),
  texts: words(50_000),
})

/** Mounted at /newsletter: sends one issue, once, to every confirmed subscriber in their language. */
export const newsletter = new Hono<Site>()

newsletter.post(
  '/',
  requireScope('content'),
  bodyLimit({ maxSize: 500_000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }),
  async (context) => {
    const issue = Issue(await context.req.json().catch(() => null))
    if (issue instanceof type.errors) return context.json({ error: issue.summary }, 400)
    const wrong = errorIn(issue, (await requestAgency(context)).languages.default)
    if (wrong !== null) return context.json({ error: wrong }, 400)

    const { db } = openStore(context.env.DB, context.env.LISTINGS)
    const now = new Date()
    const kept = await keepNewsletterIssue(db, issue, now)
    if (!isSame(kept, issue)) return context.json({ error: 'this id belongs to another issue' }, 409)
    if (now.getTime() - Date.parse(kept.createdAt) > openFor) return context.json({ error: 'this issue is closed' }, 409)

    let owed = 0
    for (let after = ''; ; ) {
      const slice = await oweNewsletterIssue(db, kept, after, most, now)
      if (slice === null) return context.json({ id: issue.id, owed })
      await relayMails(context.env, slice.owed)
      owed += slice.owed.length
      after = slice.last
    }
  },
)

/** Subject and text are needed in the same languages, the default one among them. */
function errorIn({ subjects, texts }: NewsletterIssue, fallback: Locale): string | null {
  const [one, other] = [subjects, texts].map((each) => Object.keys(each).sort().join(', '))
  if (one !== other) return 'subjects and texts must be in the same languages'
  return texts[fallback] === undefined ? `subject and text are needed in ${fallback}` : null
}

function isSame(kept: NewsletterIssue, issue: NewsletterIssue): boolean {
  const written = (of: NewsletterIssue) => JSON.stringify([of.subjects, of.texts].map((texts) => Object.entries(texts).sort()))
  return written(kept) === written(issue)
}
