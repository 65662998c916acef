import { createId } from '@paralleldrive/cuid2'
import type { Db } from '#db/client.ts'
import { findImport, openImport, supersedeOthers } from '#db/feeds/imports.ts'
import type { FeedLists } from '#db/model/feeds/feed-lists.ts'
import type { Import, ImportOrigin, ImportRefusal } from '#db/model/feeds/import-run.ts'
import { type Finishing, finishStep, type PublicationRules } from '#worker/feeds/import/finish-step.ts'
import { stageDeletions, stageRecords } from '#worker/feeds/import/stage-records.ts'
import { rulesOn } from '#worker/feeds/publication.ts'

/** The outcome of an import within one request. `superseded`: another import of the source has begun since. */
export type FeedOutcome =
  | { readonly import: string; readonly end: 'done'; readonly rejected: readonly { readonly reason: string }[] }
  | { readonly import: string; readonly end: 'refused'; readonly refusal: ImportRefusal }
  | { readonly import: string; readonly end: 'superseded' }

type Lists = Omit<FeedLists, 'format'>

interface FeedOrder {
  readonly lists: Lists
  readonly origin: ImportOrigin
  readonly force: boolean
}

interface FeedContext {
  readonly db: Db
  readonly salt: string
  /** Called when the published stock may have changed. */
  readonly announce: () => Promise<unknown>
  readonly now: Date
}

/** Imports a small feed within one request, through the same steps that a large one takes in separate requests. */
export function receiveFeed(context: FeedContext, { lists, origin, force }: FeedOrder): Promise<FeedOutcome> {
  return receiveStored(context, { mode: lists.mode, read: async () => lists, origin, force })
}

interface ReadingOrder extends Pick<FeedOrder, 'origin' | 'force'>, Pick<Lists, 'mode'> {
  /** Reads the records once the import is open. Whatever is stored later belongs to a later import, which supersedes this one. */
  readonly read: () => Promise<Lists>
}

/** As `receiveFeed`, for a feed generated from the database. */
export async function receiveStored({ db, salt, announce, now }: FeedContext, { mode, read, origin, force }: ReadingOrder): Promise<FeedOutcome> {
  const at = now.toISOString()
  if ((await supersedeOthers(db, origin.source, at)) !== null) await announce()
  const id = createId()
  await openImport(db, id, mode, origin, at)
  const opened = await findImport(db, id)
  if (opened === null) return { import: id, end: 'superseded' }
  const lists = await read()
  const rejected = []
  for (const chunk of lists.chunks) rejected.push(...(await stageRecords(db, opened, chunk, salt)).rejected)
  if (lists.deleted.length > 0) await stageDeletions(db, opened, lists.deleted)
  return finishFeed({ db, announce, now }, opened, { ...lists, force }, rejected)
}

/** Finishes an import whose records are all staged. */
export async function finishFeed(
  { db, announce, now }: Omit<FeedContext, 'salt'>,
  { id }: Pick<Import, 'id'>,
  finishing: Omit<Finishing, 'resume'>,
  rejected: Extract<FeedOutcome, { readonly end: 'done' }>['rejected'] = [],
): Promise<FeedOutcome> {
  const finished = await finish(db, id, finishing, await rulesOn(db, now), now.toISOString())
  if (finished === null) return { import: id, end: 'superseded' }
  if ('refused' in finished) return { import: id, end: 'refused', refusal: finished.refused }
  await announce()
  return { import: id, end: 'done', rejected }
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
