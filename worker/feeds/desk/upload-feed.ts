import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { findImport, resumeImport } from '#db/feeds/imports.ts'
import { entrySource, ownIdsSource } from '#db/listings/public-ids.ts'
import { columnNames, type FeedFault, UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { type FeedLists, feedListsIn } from '#db/model/feeds/feed-lists.ts'
import { openFeedText } from '#db/model/feeds/feed-text.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import type { DeskContext } from '../../desk/desk-page.ts'
import { finishFeed, receiveFeed } from './receive-feed.ts'

const maxFile = 5 * 1024 * 1024
const sourceName = /^[a-z][a-z0-9-]{0,30}$/

/** Imports a small feed file uploaded without script; the page's script sends files of any size in chunks. */
export async function uploadFeed(context: DeskContext, sent: FormData): Promise<FormState> {
  const { store, session, now, locale, settings, announce } = context
  const [file, given] = [sent.get('feedFile'), textOf(sent, 'source')]
  const refused = (field: string, error: 'missing' | 'invalid'): FormState => ({ ...freshForm, typed: { source: given }, errors: { [field]: error } })
  if (!(file instanceof File) || file.size === 0) return refused('feedFile', 'missing')
  if (file.size > maxFile) return { ...freshForm, typed: { source: given }, problem: 'tooLarge' }
  const lists = await readFeedFile(file).catch(faultOf)
  if ('why' in lists) return faultState(lists, given)
  const source = given || lists.format
  const isFree = source !== entrySource && (source !== ownIdsSource || lists.format === ownIdsSource)
  if (!sourceName.test(source) || !isFree) return refused('source', 'invalid')
  const { member } = session
  const order = { lists, origin: { source, format: lists.format, sender: { via: 'upload', by: member.id } }, force: textOf(sent, 'force') === '1' } as const
  const outcome = await receiveFeed({ db: store.primary, salt: settings.placeSalt, announce, now }, order)
  await recordAct(store.primary, member, { action: 'import', object: 'import', objectId: outcome.import, fields: order.force ? ['force'] : [] }, now)
  if (outcome.end === 'refused') throw redirection(303, `${href('deskImports', locale)}?refused=${outcome.import}#upload`)
  throw redirection(303, href('deskImport', locale, { id: outcome.import }))
}

function faultOf(error: unknown): FeedFault {
  if (error instanceof UnreadableFeed) return error.fault
  throw error
}

/** The form after a file that cannot be read. */
function faultState(fault: FeedFault, source: string): FormState {
  if (fault.why === 'format' || fault.why === 'longRow') return { ...freshForm, typed: { source }, errors: { feedFile: 'invalid' } }
  const columns = fault.why === 'noId' ? { feedColumns: columnNames(fault.columns) } : {}
  return { ...freshForm, typed: { source, ...columns }, problem: fault.why === 'mixed' ? 'encoding' : fault.why }
}

/** Overrides a refused import, with the records staged at the time. */
export async function importAnyway({ store, session, now, locale, announce }: DeskContext, sent: FormData): Promise<FormState> {
  const db = store.primary
  const held = await findImport(db, textOf(sent, 'import'))
  if (held === null || held.held === null) return { ...freshForm, problem: 'notHeld' }
  const { id } = held
  const [resumed] = await db.batch([
    resumeImport(db, id, now.toISOString()),
    recordAct(db, session.member, { action: 'import', object: 'import', objectId: id, fields: ['force'] }, now, didChange),
  ])
  if (resumed.length === 0) return { ...freshForm, problem: 'notHeld' }
  await finishFeed({ db, announce, now }, held, { ...held.held, force: true })
  throw redirection(303, href('deskImport', locale, { id }))
}

const maxUnpacked = 30 * 1024 * 1024

/** Parses an uploaded feed file, plain or gzipped. @throws UnreadableFeed if it cannot be used, or unpacks to more than 30 MB */
async function readFeedFile(file: Blob): Promise<FeedLists> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isPacked = first === 0x1f && second === 0x8b
  try {
    return feedListsIn(await unpackedText(isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()))
  } catch (error) {
    throw error instanceof UnreadableFeed ? error : new UnreadableFeed({ why: 'format' })
  }
}

async function unpackedText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const text = openFeedText()
  const reader = stream.getReader()
  const parts: string[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > maxUnpacked) {
      await reader.cancel()
      throw new UnreadableFeed({ why: 'format' })
    }
    parts.push(text.decode(next.value))
  }
  return parts.join('') + text.end()
}
