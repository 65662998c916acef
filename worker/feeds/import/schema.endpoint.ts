import { Hono } from 'hono'
import { hour } from '#db/model/site/durations.ts'
import { listingsSchema } from '#worker/feeds/perron/schema.ts'
import { sharedFor } from '#worker/site/caching/public-cache.ts'

const json = JSON.stringify(listingsSchema(), null, 1)

const [example = ''] = Object.values(import.meta.glob<string>('../perron/example.csv', { query: '?raw', import: 'default', eager: true }))
const headers = { 'Cache-Control': sharedFor(hour), 'Access-Control-Allow-Origin': '*' } as const

/** The JSON Schema of import files, and a table as an example of one. */
export const schema = new Hono()
  .get('/listings.json', (context) => context.body(json, 200, { 'Content-Type': 'application/schema+json; charset=utf-8', ...headers }))
  .get('/listings.csv', (context) =>
    context.body(example, 200, { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="listings.csv"', ...headers }),
  )
