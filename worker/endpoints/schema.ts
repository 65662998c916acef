import { Hono } from 'hono'
import { listingsSchema } from '#worker/feed/perron/schema.ts'

const json = JSON.stringify(listingsSchema(), null, 1)

/** The JSON Schema of import files. */
export const schema = new Hono().get('/listings.json', (context) =>
  context.body(json, 200, {
    'Content-Type': 'application/schema+json; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
    'Access-Control-Allow-Origin': '*',
  }),
)
