import { Hono } from 'hono'
import { isLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { islandKeys } from '#ui/islands/words.ts'
import { type Env, settingsOf } from '#worker/env.ts'

/** The words islands say, in one language: the few that are not in the page already. */
export const words = new Hono<{ Bindings: Env }>().get('/:file{[a-z]+\\.json}', (context) => {
  const locale = context.req.param('file').slice(0, -'.json'.length)
  if (!isLocale(locale) || !settingsOf(context.env).enabled.includes(locale)) return context.json({ error: 'not found' }, 404)
  const t = translator(locale)
  return context.json(Object.fromEntries(islandKeys.map((key) => [key, t(key)])), 200, { 'Cache-Control': 'public, max-age=3600' })
})
