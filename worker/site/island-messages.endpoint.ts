import { Hono } from 'hono'
import { hour } from '#db/model/site/durations.ts'
import { isLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { islandKeys } from '#ui/islands/island-messages.ts'
import type { Env } from '#worker/env.ts'
import { sharedFor } from '#worker/site/caching/public-cache.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'

/** `/words/nl.json`: the islands' messages in one language that are not inlined in the page. */
export const islandMessages = new Hono<{ Bindings: Env }>().get('/:file{[a-z]+\\.json}', async (context) => {
  const locale = context.req.param('file').slice(0, -'.json'.length)
  if (!isLocale(locale) || !(await requestAgency(context)).languages.enabled.includes(locale)) return context.json({ error: 'not found' }, 404)
  const t = translator(locale)
  return context.json(Object.fromEntries(islandKeys.map((key) => [key, t(key)])), 200, { 'Cache-Control': sharedFor(hour) })
})
