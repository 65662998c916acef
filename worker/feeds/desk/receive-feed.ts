import { createId } from '@paralleldrive/cuid2'
import type { Db } from '#db/client.ts'
import { discardImport, findImport, openImport, supersedeOthers } from '#db/feeds/imports.ts'
import type { FeedLists } from '#db/model/feeds/feed-lists.ts'
import type { Import, ImportOrigin, ImportRefusal } from '#db/model/feeds/import-run.ts'
import type { FaultyPage, TryPages } from '#worker/feeds/guard/judge-import.ts'
import { type Finishing, finishStep, holdForPreview, type PublicationRules } from '#worker/feeds/import/finish-step.ts'
import { stageDeletions, stageRecords } from '#worker/feeds/import/stage-records.ts'
import { rulesOn } from '#worker/feeds/publication.ts'

/** The outcome of an import within one request. `superseded`: another import of the source has begun since. `faultyPage`: a page would not be in order. */
type FeedOutcome =
  | { readonly import: string; readonly end: 'done'; readonly rejected: readonly { readonly reason: string }[] }
  | { readonly import: string; readonly end: 'refused'; readonly refusal: ImportRefusal }
  | { readonly import: string; readonly end: 'superseded' }
  | { readonly import: string; readonly end: 'faultyPage'; readonly pages: readonly FaultyPage[] }

type Lists = Omit<FeedLists, 'format'>

interface FeedContext {
  readonly db: Db
  readonly salt: string
  /** Called when the published stock may have changed. */
  readonly announce: () => Promise<unknown>
  readonly now: Date
}

interface ReadingOrder extends Pick<Lists, 'mode'> {
  readonly origin: ImportOrigin
  /** Reads the records once the import is open. Whatever is stored later belongs to a later import, which supersedes this one. */
  readonly read: () => Promise<Lists>
}

interface StoredOrder extends ReadingOrder, Pick<Finishing, 'force'> {
  /** Renders what it touches before it is applied. */
  readonly tryPages?: TryPages | undefined
}

/** Receives a small feed within one request and holds it, for its sender to confirm what it would do. @returns the id of the import */
export async function receiveForPreview(context: FeedContext, lists: Lists, origin: ImportOrigin): Promise<string> {
  const { id, current } = await openAndStage(context, { mode: lists.mode, origin, read: async () => lists })
  if (current !== null) await holdForPreview(context.db, current, lists, context.now.toISOString())
  return id
}

/** Imports a feed generated from the database within one request, through the same steps that a large one takes in separate requests. */
export async function receiveStored(context: FeedContext, order: StoredOrder): Promise<FeedOutcome> {
  const { db, announce, now } = context
  const { id, current, lists, rejected } = await openAndStage(context, order)
  if (current === null) return { import: id, end: 'superseded' }
  const pages = (await order.tryPages?.(current, [], now.toISOString()))?.examples ?? []
  if (pages.length > 0) {
    await discardImport(db, id, now.toISOString())
    // Another import has dropped its rows while they were tried.
    const isSuperseded = (await findImport(db, id))?.state === 'superseded'
    return isSuperseded ? { import: id, end: 'superseded' } : { import: id, end: 'faultyPage', pages }
  }
  const finished = await finish(db, id, { ...lists, force: order.force }, await rulesOn(db, now), now.toISOString())
  if (finished === null) return { import: id, end: 'superseded' }
  if ('refused' in finished) return { import: id, end: 'refused', refusal: finished.refused }
  await announce()
  return { import: id, end: 'done', rejected }
}

type Staged = { readonly id: string; readonly current: null; readonly lists?: never; readonly rejected?: never } | StagedLists

interface StagedLists {
  readonly id: string
  readonly current: Import
  readonly lists: Lists
  readonly rejected: readonly { readonly reason: string }[]
}

/** Opens an import and stages its records; `current` is null if another import of the source has begun since. */
async function openAndStage({ db, salt, announce, now }: FeedContext, { mode, read, origin }: ReadingOrder): Promise<Staged> {
  const at = now.toISOString()
  if ((await supersedeOthers(db, origin.source, at)) !== null) await announce()
  const id = createId()
  await openImport(db, id, mode, origin, at)
  const current = await findImport(db, id)
  if (current === null) return { id, current }
  const lists = await read()
  const rejected = []
  for (const chunk of lists.chunks) rejected.push(...(await stageRecords(db, current, chunk, salt)).rejected)
  if (lists.deleted.length > 0) await stageDeletions(db, current, lists.deleted)
  return { id, current, lists, rejected }
}

/** Applies the staged rows, step by step; null if superseded by another import. */
async function finish(
  db: Db,
  id: string,
  finishing: Omit<Finishing, 'resume'>,
  rules: PublicationRules,
  now: string,
): Promise<{ readonly refused: ImportRefusal } | { readonly done: true } | null> {
  let resume = null
  for (;;) {
    const current = await findImport(db, id)
    if (current?.state !== 'receiving' && current?.state !== 'applying') return null
    const step = await finishStep(db, current, { ...finishing, resume }, rules, now)
    if ('refused' in step) return { refused: step.refused }
    if (step.done) return { done: true }
    resume = step.resume
  }
}
