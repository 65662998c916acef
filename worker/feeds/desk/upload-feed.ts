import { recordAct } from '#db/desk/audit-log.ts'
import { entrySource, ownIdsSource } from '#db/listings/public-ids.ts'
import { type FeedFault, UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { type FeedLists, feedListsIn } from '#db/model/feeds/feed-lists.ts'
import { openFeedText } from '#db/model/feeds/feed-text.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import type { DeskContext } from '../../desk/desk-page.ts'
import { afterUpload, nextPath, stagingOf } from '../sheets/open-sheet.ts'
import { receiveSheet } from '../sheets/receive-sheet.ts'
import { receiveForPreview } from './receive-feed.ts'

const maxFile = 5 * 1024 * 1024
const maxUnpacked = 30 * 1024 * 1024
const sourceName = /^[a-z][a-z0-9-]{0,30}$/

/** Takes a small file uploaded without script, a table or a feed; the page's script sends files of any size. */
export async function uploadFeed(context: DeskContext, sent: FormData): Promise<FormState> {
  const [file, given] = [sent.get('feedFile'), textOf(sent, 'source')]
  const refused = (field: string, error: 'missing' | 'invalid'): FormState => ({ ...freshForm, typed: { source: given }, errors: { [field]: error } })
  if (!(file instanceof File) || file.size === 0) return refused('feedFile', 'missing')
  if (file.size > maxFile) return { ...freshForm, typed: { source: given }, problem: 'tooLarge' }
  const next = await receive(context, file, given).catch(faultOf)
  if (next === null) return refused('source', 'invalid')
  if (typeof next === 'object') return faultState(next, given)
  throw redirection(303, next)
}

/** Receives a file. @returns the path of what comes next; null if the source cannot be used */
async function receive(context: DeskContext, file: File, given: string): Promise<string | null> {
  const { store, session, now, locale, settings, announce } = context
  const { member } = session
  const db = store.primary
  if (await isTable(file)) {
    const source = given || 'perron'
    if (!isUsable(source, 'perron')) return null
    const staging = stagingOf(context)
    const id = await receiveSheet(db, await piecesOf(file), { kind: 'homes', member: member.id, source, name: file.name }, now)
    return nextPath(context, await afterUpload(staging, id))
  }
  const lists = await readFeed(file)
  const source = given || lists.format
  if (!isUsable(source, lists.format)) return null
  const origin = { source, format: lists.format, sender: { via: 'upload', by: member.id } } as const
  const id = await receiveForPreview({ db, salt: settings.placeSalt, announce, now }, lists, origin)
  await recordAct(db, member, { action: 'upload', object: 'import', objectId: id }, now)
  return href('deskImportPreview', locale, { id })
}

function isUsable(source: string, format: string): boolean {
  return sourceName.test(source) && source !== entrySource && (source !== ownIdsSource || format === ownIdsSource)
}

function faultOf(error: unknown): FeedFault {
  if (error instanceof UnreadableFeed) return error.fault
  throw error
}

/** The form after a file that cannot be read. */
function faultState(fault: FeedFault, source: string): FormState {
  const typed = { source }
  switch (fault.why) {
    case 'mixed':
    case 'encoding':
      return { ...freshForm, typed, problem: 'encoding' }
    case 'utf16':
    case 'workbook':
    case 'tooLarge':
      return { ...freshForm, typed, problem: fault.why }
    default:
      return { ...freshForm, typed, errors: { feedFile: 'invalid' } }
  }
}

/** Whether a file, unpacked, begins like no JSON. */
async function isTable(file: Blob): Promise<boolean> {
  for await (const bytes of await piecesOf(file)) {
    const start = String.fromCharCode(...bytes.subarray(0, 256)).replace(/[\0ÿþï»¿\s]/g, '')
    if (start !== '') return !/^[[{]/.test(start)
  }
  return true
}

/** Parses a feed. @throws UnreadableFeed if it cannot be used */
async function readFeed(file: Blob): Promise<FeedLists> {
  const text = openFeedText()
  const parts: string[] = []
  for await (const bytes of await piecesOf(file)) parts.push(text.decode(bytes))
  try {
    return feedListsIn(parts.join('') + text.end())
  } catch (error) {
    throw error instanceof UnreadableFeed ? error : new UnreadableFeed({ why: 'format' })
  }
}

/** The bytes of a file, plain or gzipped. @throws UnreadableFeed if it is damaged, or unpacks to more than 30 MB */
async function piecesOf(file: Blob): Promise<AsyncGenerator<Uint8Array>> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isPacked = first === 0x1f && second === 0x8b
  return pieces(isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream())
}

async function* pieces(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  let size = 0
  try {
    for (;;) {
      const next = await reader.read().catch(() => {
        throw new UnreadableFeed({ why: 'format' })
      })
      if (next.done) return
      size += next.value.byteLength
      if (size > maxUnpacked) throw new UnreadableFeed({ why: 'tooLarge' })
      yield next.value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
