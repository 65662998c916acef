import { type Context, Hono } from 'hono'
import { type Env, settingsOf } from '#worker/env.ts'
import { findLeadFile } from '#worker/files/lead-files.ts'
import { attachment } from '#worker/http/attachment.ts'
import { refusalFor, requireScope } from '#worker/http/require-token.ts'
import { isSealedLink } from '#worker/signing/sealed-link.ts'

type Site = { Bindings: Env }

/** Mounted at /files: files sent with a form, for the office's sealed link or a token. */
export const files = new Hono<Site>()

files.get('/:lead{[a-z0-9-]{1,64}}', async (context) => {
  const isOpen = await isSealedLink(settingsOf(context.env).signing, 'file', context.req.param('lead'), context.req.query(), new Date())
  return isOpen ? answerFile(context) : ((await refusalFor('privacy', context)) ?? answerFile(context))
})

files.all('*', requireScope('privacy'))

async function answerFile(context: Context<Site, '/:lead'>): Promise<Response> {
  const file = await findLeadFile(context.env.FILES, context.req.param('lead'))
  if (!file) return context.json({ error: 'no such file' }, 404, { 'Cache-Control': 'no-store' })
  return attachment(file, 'cv')
}
