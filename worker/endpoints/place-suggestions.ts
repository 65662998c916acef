import { Hono } from 'hono'
import { beginning } from '#db/model/excerpt.ts'
import { suggestZones } from '#db/model/zones.ts'
import { isLocale } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { requestAgency } from '#worker/http/agency.ts'

const maxSuggestions = 10

/** `/places?q=brug&lang=nl`: suggestions for what a visitor types. A text without matches gets an empty list, never an error. */
export const placeSuggestions = new Hono<{ Bindings: Env }>().get('/', async (context) => {
  const { q = '', lang = '' } = context.req.query()
  const { languages } = await requestAgency(context)
  const locale = isLocale(lang) && languages.enabled.includes(lang) ? lang : languages.default
  return context.json({ places: suggestZones(beginning(q, 100), locale, maxSuggestions) }, 200, { 'Cache-Control': 'public, max-age=86400' })
})
