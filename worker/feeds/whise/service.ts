import { createId } from '@paralleldrive/cuid2'
import { discardImport, findImport, openImport } from '#db/feeds/imports.ts'
import { brusselsOffset } from '#db/model/site/brussels-time.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { Locale } from '#messages/locales.ts'
import { refusalText } from '../import/finish-step.ts'
import { stageDeletions } from '../import/stage-records.ts'
import { readExternalId } from '../perron/values.ts'
import { type FailedCall, failedCall } from '../sync/call-service.ts'
import type { CrmService, KindedRecord } from '../sync/crm-service.ts'
import { stageKinds } from '../sync/stage-kinds.ts'
import { failedBy, giveUp, goOn, type ReadContext, type StepContext, type StepOutcome, superseded } from '../sync/step.ts'
import { askWhise } from './ask.ts'
import { isRemoved, kindOfEstate } from './identity.ts'
import { whiseReceipts } from './receipts.ts'
import { type EstateIn, mergeEstates } from './texts.ts'

const pageSize = 50
/** How often a list that changes while it is read is begun again, before it is taken as a part. */
const maxRestarts = 3

const tags: ReadonlyMap<Locale, string> = new Map([
  ['nl', 'nl-BE'],
  ['fr', 'fr-BE'],
  ['en', 'en-GB'],
])

/** What is on the internet, and what was and may not be any more. */
const published = { StatusIds: [1], DisplayStatusIds: [2, 3, 4, 5] }
const any = { StatusIds: [1, 5, 6], DisplayStatusIds: [1, 2, 3, 4, 5] }

/** How Whise is read: one list of estates, projects among them; a delta names what was removed, a full list does not. */
export const whiseService: CrmService = {
  hasLists: true,
  batch: 25,
  receipts: whiseReceipts,
  read: readPage,
  async readNamed(context, named) {
    const ids = named.flatMap(({ record }) => (/^\d{1,15}$/.test(record) ? [record] : []))
    const page = await askPage(context, { ...any, EstateIds: ids.map(Number), IncludeGroupEstates: true }, 0)
    if (!page.ok) return page
    const { records, removed } = sorted(page.estates)
    const found = new Set(page.estates.map(idOf))
    return { ok: true, records, gone: [...removed, ...ids.filter((id) => !found.has(id))], lost: [] }
  },
  async tryPage(context) {
    const page = await askPage(context, published, 0)
    return page.ok ? { ok: true, total: page.total, records: sorted(page.estates).records } : page
  },
}

/** Stages the next page. */
async function readPage(context: StepContext): Promise<StepOutcome> {
  const { db, env, run } = context
  const { importId, changeSince, from, isWhole } = run.cursor
  const current = await findImport(db, importId)
  if (current?.state !== 'receiving') return superseded()
  const range = changeSince === null ? published : { ...any, UpdateDateTimeRange: { Min: wallTime(changeSince) } }
  const page = await askPage(context, range, from - 1)
  if (!page.ok) return failedBy(page)
  const { records, removed } = sorted(page.estates)
  const staged = await stageKinds(db, current, records, from, env.PLACE_SALT)
  await stageDeletions(db, current, removed)
  const rows = run.cursor.rows ?? page.total
  const read = run.cursor.read + page.estates.length
  const counts = { rejected: run.counts.rejected + staged.rejected }
  const isSteady = page.total === rows && staged.twice === 0
  if (!isSteady && isWhole) return restart(context)
  const isLast = page.estates.length === 0 || from - 1 + pageSize >= rows
  if (!isLast) return goOn(context, { from: from + pageSize, rows, read }, counts)
  if (isWhole && read < rows) return giveUp('incomplete', refusalText({ why: 'incomplete', kind: 'listing', held: read, announced: rows }))
  return goOn(context, { phase: 'finish' }, counts)
}

/** The list has changed: it is read from its beginning, at last without withdrawing what is missing from it. */
async function restart(context: StepContext): Promise<StepOutcome> {
  const { db, run, now } = context
  const importId = createId()
  await discardImport(db, run.cursor.importId, now.toISOString())
  await openImport(db, importId, 'partial', { source: run.source, format: 'whise', sender: { via: 'sync', by: run.id } }, now.toISOString())
  const call = run.cursor.call + 1
  return goOn(context, { importId, from: 1, rows: null, read: 0, call, isWhole: call < maxRestarts }, { rejected: 0 })
}

interface Page {
  readonly ok: true
  readonly estates: readonly Estate[]
  readonly total: number
}
type Estate = Readonly<Record<string, unknown>>

/** A page of estates, asked for once in each language of the site that Whise has. */
async function askPage(context: ReadContext, filter: object, offset: number): Promise<Page | FailedCall> {
  const { languages, crm } = context
  const own = [languages.default, ...languages.enabled].filter((locale, index, all) => tags.has(locale) && all.indexOf(locale) === index)
  const byId = new Map<string, [EstateIn, ...EstateIn[]]>()
  let total: number | null = null
  for (const locale of own.length === 0 ? (['en'] as const) : own) {
    if (total !== null) await new Promise((resolve) => setTimeout(resolve, crm.pause * 1_000))
    const page = await askOne(context, filter, offset, locale)
    if (!page.ok) return page
    for (const estate of page.estates) {
      const id = idOf(estate)
      const known = byId.get(id)
      if (known) known.push({ locale, estate })
      else if (total === null) byId.set(id, [{ locale, estate }])
    }
    total ??= page.total
  }
  return { ok: true, estates: [...byId.values()].map(mergeEstates), total: total ?? 0 }
}

async function askOne({ crm, now }: ReadContext, filter: object, Offset: number, locale: Locale): Promise<Page | FailedCall> {
  const path = 'v1/estates/list'
  const body = {
    Filter: { ...filter, LanguageId: tags.get(locale), ShowDetails: true, ShowRepresentatives: true, WithRefDescriptions: true },
    Sort: [{ Field: 'updateDateTime', Ascending: true }],
    Page: { Limit: pageSize, Offset },
  }
  const called = await askWhise(crm, path, body, now)
  if (!called.ok) return called
  const { estates = [], totalCount } = called.answer
  if (!Array.isArray(estates) || !estates.every(isJsonObject)) return failedCall('wrongAnswer', `the answer to ${path} holds no list`)
  if (estates.length > pageSize) return failedCall('wrongAnswer', `${path} answers ${estates.length} records where ${pageSize} were asked for`)
  return { ok: true, estates, total: typeof totalCount === 'number' ? totalCount : Offset + estates.length }
}

function sorted(estates: readonly Estate[]): { readonly records: readonly KindedRecord[]; readonly removed: readonly string[] } {
  return {
    records: estates.filter((estate) => !isRemoved(estate)).map((record) => ({ kind: kindOfEstate(record), record })),
    removed: estates.filter(isRemoved).map(idOf),
  }
}

function idOf({ id }: Estate): string {
  return readExternalId(id) ?? ''
}

/** The service's notation of a moment: Brussels time without an offset. */
function wallTime(moment: string): string {
  const at = Date.parse(moment)
  return new Date(at + brusselsOffset(at)).toISOString().slice(0, 19)
}
