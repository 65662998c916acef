import type { Context } from 'hono'
import { type Db, openStore } from '#db/client.ts'
import { homesAfter } from '#db/exports/channel-homes.ts'
import { type Channel, findChannel } from '#db/exports/channels.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { advance } from './advance.ts'
import type { ExportContext, XmlFile } from './xml-file.ts'

/** Homes of one query. */
const pageSize = 100
/** Steps that bring a channel of 100,000 homes up to date. */
const maxSteps = 600

/** The whole channel as a file, sent while it is read. */
export async function xmlAnswer(request: Context<{ Bindings: Env }>, channel: Channel, file: XmlFile): Promise<Response> {
  const { primary } = openStore(request.env.DB, request.env.LISTINGS)
  const agency = await requestAgency(request)
  const context = { channel, agency, origin: settingsOf(request.env).origin, languages: agency.languages.enabled, now: new Date() }
  let current: Channel | null = channel
  for (let step = 0; step < maxSteps && current !== null && (await advance(primary, current, context.origin, context.now)); step += 1)
    current = await findChannel(primary, channel.name)
  const pieces = piecesOf(primary, file, context)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await pieces.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

async function* piecesOf(db: Db, file: XmlFile, context: ExportContext): AsyncGenerator<string, void> {
  yield file.begin(context)
  for (let cursor = 0; ; ) {
    const rows = await homesAfter(db, context.channel.name, cursor, pageSize)
    const homes = rows.flatMap(({ card, record }) => (card && record ? [{ ...card, ...record }] : []))
    yield homes.map((listing) => file.home(listing, context)).join('')
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageSize) break
    cursor = last.sequence
  }
  yield file.end
}
