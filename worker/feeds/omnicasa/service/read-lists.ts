import { findImport } from '#db/feeds/imports.ts'
import { maxCategories } from '#db/model/listings/crm-categories.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { RecordKind } from '#db/schema.ts'
import { failedBy, giveUp, goOn, type StepContext, type StepOutcome, superseded } from '#worker/feeds/sync/step.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { storeCategories } from '../../categories/read-categories.ts'
import { openFields } from '../../fields.ts'
import { refusalText } from '../../import/finish-step.ts'
import { stageDeletions, stageRecords } from '../../import/stage-records.ts'
import { readId } from '../identity.ts'
import { askService } from './ask.ts'
import { askPage } from './ask-page.ts'
import { dateTime, listIn, pageFrom, pageSize } from './values.ts'

const lists = {
  listings: { endpoint: 'GetPropertyList', kind: 'listing', next: 'projects' },
  projects: { endpoint: 'GetProjectList', kind: 'project', next: 'deletedListings' },
} as const

const deletions = {
  deletedListings: { endpoint: 'GetDeletedPropertyIDs', kind: 'listing', next: 'deletedProjects' },
  deletedProjects: { endpoint: 'GetDeletedProjectIDs', kind: 'project', next: 'finish' },
} as const

/** Stages the next page of listings or projects. */
export async function readPage(context: StepContext, phase: keyof typeof lists): Promise<StepOutcome> {
  const { db, env, run } = context
  const { importId, changeSince, from } = run.cursor
  const { endpoint, kind, next } = lists[phase]
  const current = await findImport(db, importId)
  if (current?.state !== 'receiving') return superseded()
  const list = await askPage(context, endpoint, { ...pageFrom(from), ...since(changeSince) })
  if (!list.ok) return failedBy(list)
  const staged = list.items.length > 0 ? await stageRecords(db, current, { kind, position: from, records: list.items }, env.PLACE_SALT) : { rejected: [] }
  const counts = { rejected: run.counts.rejected + staged.rejected.length }
  const rows = run.cursor.rows ?? list.rows
  const read = run.cursor.read + list.items.length
  const isSteady = run.cursor.isWhole && list.rows === rows
  // A page may be short because the service leaves records out.
  const isLast = list.items.length === 0 || (rows === null ? list.items.length < pageSize : from + pageSize > rows)
  if (!isLast) return goOn(context, { from: from + pageSize, rows, read, isWhole: isSteady }, counts)
  if (isSteady && rows !== null && read < rows) return giveUp('incomplete', refusalText({ why: 'incomplete', kind, held: read, announced: rows }))
  const isWhole = isSteady && (rows === null || read === rows)
  return goOn(context, { phase: changeSince === null && next === 'deletedListings' ? 'finish' : next, from: 1, rows: null, read: 0, isWhole }, counts)
}

/** Stages the service's explicit deletions. */
export async function readDeletions(context: StepContext, phase: keyof typeof deletions): Promise<StepOutcome> {
  const { db, crm, run, now } = context
  const { endpoint, kind, next } = deletions[phase]
  const current = await findImport(db, run.cursor.importId)
  if (current?.state !== 'receiving') return superseded()
  const called = await askService(crm, endpoint, since(run.cursor.changeSince), now)
  if (!called.ok) return failedBy(called)
  const list = listIn(called.value)
  if (list === null) return giveUp('wrongAnswer', `the answer to ${endpoint} holds no list`)
  await stageDeletions(db, current, list.items.flatMap(idsIn), [kind satisfies RecordKind])
  return goOn(context, { phase: next })
}

function since(moment: string | null): Readonly<Record<string, string>> {
  return moment === null ? {} : { ChangeSince: dateTime(new Date(moment)) }
}

function idsIn(value: unknown): readonly string[] {
  const id = readId(isJsonObject(value) ? openFields(value).take('ID') : value)
  return id === null ? [] : [id]
}

/** Failed attempts after which the list is left as it is until the next full run. */
const maxAttempts = 2

/**
 * Reads the CRM's list of categories, in one call a language. The stock is in by then, so that an error is counted and skipped, a transient one after
 * a third attempt; an answer without a usable category leaves the list as it was.
 */
export async function readCategoryList(context: StepContext): Promise<StepOutcome> {
  const { db, env, run, now } = context
  const list = await askPage(context, 'GetTypeOfPropertyList', {}, maxCategories)
  if (!list.ok && list.isTransient && run.attempts < maxAttempts) return failedBy(list)
  const stored = list.ok ? await storeCategories(db, run.source, list.items, false, now) : null
  if (stored !== null) await announceChanges(env)
  const rejected = stored?.rejected.length ?? (list.ok ? list.items.length : 1)
  return goOn(context, { phase: 'homes' }, { rejected: run.counts.rejected + rejected })
}
