import { type Context, Hono } from 'hono'
import { deadLinkPath, type WhyDead } from '#ui/files/dead-link.present.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { leadFiles, ownerPapers } from '#worker/files/sent-files.ts'
import { isSealedLink } from '#worker/signing/sealed-link.ts'
import { preferredLocale } from '#worker/site/languages/redirects.ts'
import { attachment } from '#worker/site/pages/answers.ts'
import { refusalFor, requireScope } from '#worker/site/requests/require-token.ts'
import { isVisitor, type ShowPage } from './document-link.endpoint.ts'

type Site = { Bindings: Env }

/**
 * Mounted at /files: files sent with a form and papers of owners, by the office's sealed link or with a token. For an invalid link browsers get a page;
 * programs get the token error.
 */
export function files(showPage: ShowPage): Hono<Site> {
  const app = new Hono<Site>()

  app.get('/:lead{[a-z0-9-]{1,64}}', async (context) => {
    const why = await deadBecause(context)
    if (why !== null && isVisitor(context)) return showDeadLink(context, why, showPage)
    const refusal = why === null ? null : await refusalFor('privacy', context)
    return refusal ?? (await fetchFile(context)) ?? (isVisitor(context) ? showDeadLink(context, 'gone', showPage) : noSuchFile(context))
  })

  app.all('*', requireScope('privacy'))

  return app
}

type FileRequest = Context<Site, '/:lead'>

/** Why the link does not work; null if it does. */
async function deadBecause({ env, req }: FileRequest): Promise<WhyDead | null> {
  const works = (at: Date | null) => isSealedLink(settingsOf(env).signing, 'file', req.param('lead'), req.query(), at)
  if (!(await works(null))) return 'changed'
  return (await works(new Date())) ? null : 'expired'
}

async function fetchFile({ env, req }: FileRequest): Promise<Response | null> {
  const file = await leadFiles.find(env.FILES, req.param('lead'))
  if (file !== null) return attachment(file, 'cv')
  const paper = await ownerPapers.find(env.FILES, req.param('lead'))
  return paper && attachment(paper, 'paper')
}

function noSuchFile(context: FileRequest): Response {
  return context.json({ error: 'no such file' }, 404, { 'Cache-Control': 'no-store' })
}

async function showDeadLink(context: FileRequest, why: WhyDead, showPage: ShowPage): Promise<Response> {
  return showPage(context, deadLinkPath({ why, owner: 'application' }, await preferredLocale(context)))
}
