import { Hono } from 'hono'
import { beginning } from '#db/model/content/excerpt.ts'
import { maxSuggestions } from '#db/model/places/zone-suggestions.ts'
import { suggestZones } from '#db/model/places/zones.ts'
import { day } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'
import { sharedFor } from '#worker/site/caching/public-cache.ts'
import { readLanguage } from '#worker/site/languages/language.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'

/** `/places?q=brug&lang=nl`: place autocomplete. Text without matches returns an empty list, never an error. */
export const placeSuggestions = new Hono<{ Bindings: Env }>().get('/', async (context) => {
  const query = new URL(context.req.url).searchParams
  const locale = readLanguage(query, (await requestAgency(context)).languages)
  return context.json({ places: suggestZones(beginning(query.get('q') ?? '', 100), locale, maxSuggestions) }, 200, { 'Cache-Control': sharedFor(day) })
})
