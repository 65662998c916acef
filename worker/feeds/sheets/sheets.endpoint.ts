import { Hono } from 'hono'
import { openStore } from '#db/client.ts'
import { entrySource, ownIdsSource } from '#db/listings/public-ids.ts'
import { UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { requireDesk } from '#worker/desk/require-desk.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { drainBody } from '#worker/site/requests/read-body.ts'
import { afterUpload } from './open-sheet.ts'
import { receiveSheet } from './receive-sheet.ts'

/** Mounted at /import/desk/sheets: a table of homes of any size, as the body, from the script of the desk's page. */
export const sheetUploads = new Hono<{ Bindings: Env }>()

const maxBody = 64 * 1024 * 1024
const sourceName = /^[a-z][a-z0-9-]{0,30}$/

sheetUploads.use(requireDesk('imports'))

sheetUploads.post('/', async (context) => {
  const { env, req } = context
  const source = req.query('source') || 'perron'
  if (!sourceName.test(source) || source === entrySource || source === ownIdsSource) {
    await drainBody(req.raw, maxBody)
    return context.json({ error: 'this source cannot be used' }, 400)
  }
  const { db } = openStore(env.DB, env.LISTINGS)
  const now = new Date()
  const member = context.get('member')
  try {
    const id = await receiveSheet(db, piecesOf(req.raw.body), { kind: 'homes', member: member.id, source, name: req.query('name') ?? '' }, now)
    const { placeSalt } = settingsOf(env)
    return context.json(await afterUpload({ db, salt: placeSalt, member, announce: () => announceChanges(env), now }, id), 201)
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error
    return context.json({ error: error.message, fault: error.fault }, 422)
  }
})

/** The body in pieces. @throws UnreadableFeed beyond the largest size */
async function* piecesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (body === null) return
  const reader = body.getReader()
  let read = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    read += next.value.byteLength
    if (read > maxBody) throw new UnreadableFeed({ why: 'tooLarge' })
    yield next.value
  }
}
