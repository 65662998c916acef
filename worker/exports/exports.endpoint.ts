import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import { homesAfter, storeReceipts } from '#db/exports/channel-homes.ts'
import { type Channel, findChannel } from '#db/exports/channels.ts'
import { maxReceipts, receiptStates } from '#db/model/exports/receipt.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { drainBody, readJson } from '#worker/site/requests/read-body.ts'
import { advance } from './advance.ts'
import { authorisedChannel } from './channel-key.ts'
import { kyeroFile } from './kyero.ts'
import { neutralRecord } from './neutral-record.ts'
import { openImmoFile } from './openimmo.ts'
import { xmlAnswer } from './xml-answer.ts'

/** Mounted at /exports: what the channels of other sites and portals read, and what they report (exports.md). */

type Site = { Bindings: Env }

/** Homes of one answer. */
const pageSize = 100
/** Looks of one answer at what changed in the stock; the rest is for the next request. */
const maxSteps = 5
const maxBody = 1_000_000

const ReceiptRequest = type({
  '+': 'reject',
  receipts: type({
    '+': 'reject',
    id: /^[1-9]\d{0,14}$/,
    version: /^[0-9a-f]{16}$/,
    state: type.enumerated(...receiptStates),
    'externalId?': '0 < string <= 200',
    'url?': type('string <= 2000').matching(/^https?:\/\//),
    'message?': 'string <= 2000',
  })
    .array()
    .atLeastLength(1)
    .atMostLength(maxReceipts),
})

export const exports = new Hono<Site>()
  .use(async (context, next) => {
    await next()
    context.res.headers.set('Cache-Control', 'no-store')
  })
  .get('/:file{[^/]+\\.json}', (context) =>
    withChannel(context, '.json', async (channel) => {
      const cursor = context.req.query('cursor') ?? '0'
      if (!/^\d{1,15}$/.test(cursor)) return context.json({ error: 'cursor must be a number that an answer has named' }, 400)
      return context.json(await page(context, channel, Number(cursor)))
    }),
  )
  .get('/:file{[^/]+\\.kyero\\.xml}', (context) => withChannel(context, '.kyero.xml', (channel) => xmlAnswer(context, channel, kyeroFile)))
  .get('/:file{[^/]+\\.openimmo\\.xml}', (context) => withChannel(context, '.openimmo.xml', (channel) => xmlAnswer(context, channel, openImmoFile)))
  .post(
    '/:name/status',
    bodyLimit({ maxSize: maxBody, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }),
    async (context) => {
      const channel = await authorisedChannel(context, context.req.param('name'))
      if (channel === null) return unauthorised(context)
      const body = ReceiptRequest(await readJson(context))
      if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
      const unknown = await storeReceipts(openStore(context.env.DB, context.env.LISTINGS).primary, channel.name, body.receipts, new Date())
      return context.json({ stored: body.receipts.length - unknown.length, unknown })
    },
  )

async function withChannel(context: Context<Site>, suffix: string, answer: (channel: Channel) => Promise<Response>): Promise<Response> {
  const channel = await authorisedChannel(context, (context.req.param('file') ?? '').slice(0, -suffix.length))
  return channel === null ? unauthorised(context) : answer(channel)
}

async function unauthorised(context: Context<Site>): Promise<Response> {
  await drainBody(context.req.raw, maxBody)
  return context.json({ error: 'this needs the token of the channel' }, 401, { 'WWW-Authenticate': 'Bearer, Basic realm="exports"' })
}

/** What changed in a channel after a cursor, in the neutral format; the whole channel from cursor 0 on. */
async function page(context: Context<Site>, known: Channel, cursor: number) {
  const { primary } = openStore(context.env.DB, context.env.LISTINGS)
  const { origin } = settingsOf(context.env)
  const now = new Date()
  let channel = known
  let isBehind = true
  for (let step = 0; step < maxSteps && isBehind; step += 1) {
    isBehind = await advance(primary, channel, origin, now)
    channel = (await findChannel(primary, channel.name)) ?? channel
  }
  const rows = await homesAfter(primary, channel.name, cursor, pageSize)
  const more = isBehind || rows.length === pageSize
  const published = rows.flatMap(({ card, record, version }) => (card && record ? [{ listing: { ...card, ...record }, version }] : []))
  const withdrawn = cursor === 0 ? [] : rows.filter(({ state }) => state === 'withdrawn')
  return {
    kind: 'listings',
    version: '1',
    extent: cursor === 0 && !more ? 'full' : 'delta',
    generated_at: now.toISOString(),
    channel: {
      name: channel.name,
      cursor: String(rows.at(-1)?.sequence ?? cursor),
      more,
      versions: Object.fromEntries(published.map(({ listing, version }) => [listing.id, version])),
    },
    listings: published.map(({ listing }) => neutralRecord(listing, { origin, withContact: channel.withContact })),
    deleted: withdrawn.map(({ id, changedAt }) => ({ id: String(id), deleted_at: changedAt })),
  }
}
