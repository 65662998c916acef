import { Hono } from 'hono'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import { readSentence } from '#db/model/search/sentences/read-sentence.ts'
import { href } from '#ui/routes.ts'
import type { Env } from '#worker/env.ts'
import { readLocaleAndGoal } from '#worker/site/languages/language.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { queryOf } from './ask.ts'

/** `/api/understand?lang=nl&goal=sale&text=…`: how a search sentence is read, as data. @source sentences, "Where" */
export const understand = new Hono<{ Bindings: Env }>().get('/understand', async (context) => {
  const query = new URL(context.req.url).searchParams
  const { locale, goal: page } = readLocaleAndGoal(query, (await requestAgency(context)).languages)
  const reading = readSentence(query.get('text') ?? '', locale, page)
  const { goal, read, corrected, left } = reading
  const path = href(goal === 'sale' ? 'forSale' : 'forRent', locale)
  const answer = { goal, query: queryOf(reading).toString(), url: path + writeSearch(readSearch(queryOf(reading))), read, corrected, left }
  return context.json(answer, 200, { 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' })
})
