import type { Message } from '@cloudflare/workers-types'
import site from '#worker/index.ts'
import { chanceFrom } from '../kit/chance.ts'
import { madeView } from './made-views.ts'

/**
 * The built Worker behind a queue that redelivers: of each batch some messages are counted and yet delivered again, as when the
 * acknowledgement is lost, and some are redelivered before they were counted. `POST /-send?from=0&count=10000` queues generated views;
 * `/-done` returns how many messages were delivered in all and how many redelivered.
 */

type Batch = Parameters<typeof site.queue>[0]
type Env = Parameters<typeof site.queue>[1]

const chance = chanceFrom(34)
const done = { delivered: 0, again: 0, acknowledged: 0 }
const atOnce = 100

/** The same message, whose acknowledgement is lost. */
function withoutAck<Body>(message: Message<Body>): Message<Body> {
  return new Proxy(message, { get: (inner, name) => (name === 'ack' ? () => undefined : Reflect.get(inner, name)) })
}

async function deliver(batch: Batch, env: Env, context: Parameters<typeof site.queue>[2]): Promise<void> {
  const isFirst = ({ attempts }: Message) => attempts === 1
  const late = new Set(batch.messages.filter((message) => isFirst(message) && chance.happens(0.05)))
  const lost = new Set(batch.messages.filter((message) => isFirst(message) && !late.has(message) && chance.happens(0.1)))
  const given = batch.messages.filter((message) => !late.has(message)).map((message) => (lost.has(message) ? withoutAck(message) : message))
  await site.queue(new Proxy(batch, { get: (inner, name) => (name === 'messages' ? given : Reflect.get(inner, name)) }), env, context)
  for (const message of [...late, ...lost]) message.retry({ delaySeconds: 0 })
  done.delivered += batch.messages.length
  done.again += late.size + lost.size
  done.acknowledged += batch.messages.length - late.size - lost.size
}

async function send(env: Env, from: number, count: number): Promise<void> {
  for (let first = from; first < from + count; first += atOnce) {
    const size = Math.min(atOnce, from + count - first)
    await env.VIEWS.sendBatch(Array.from({ length: size }, (_, index) => ({ body: madeView(first + index) })))
  }
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/-send') await send(env, Number(searchParams.get('from')), Number(searchParams.get('count')))
    return Response.json(done)
  },
  queue: deliver,
}
