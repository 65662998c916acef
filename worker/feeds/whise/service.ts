import { noteCrmPeople } from '#db/feeds/crm-people.ts'
import { brusselsTime } from '#db/model/site/brussels-time.ts'
import { isJsonObject, jsonObjectsIn } from '#db/model/site/json-object.ts'
import type { Locale } from '#messages/locales.ts'
import { readExternalId } from '../perron/values.ts'
import { type FailedCall, failedCall } from '../sync/call-service.ts'
import type { CrmService, KindedRecord } from '../sync/crm-service.ts'
import { type ListPage, readList } from '../sync/read-list.ts'
import { pause, type ReadContext, type StepContext } from '../sync/step.ts'
import { seenPerson } from '../values/seen-person.ts'
import { askWhise } from './ask.ts'
import type { Estate } from './estate.ts'
import { isRemoved, kindOfEstate } from './identity.ts'
import { whiseReceipts } from './receipts.ts'
import { type EstateIn, mergeEstates } from './texts.ts'

const pageSize = 50

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
  read: (context) => readList(context, { pageSize, ask: askList }),
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

/** A page of the list; a delta also names what was removed. The offices are noted with the first of a full list. */
async function askList(context: StepContext, since: string | null, offset: number): Promise<ListPage | FailedCall> {
  const page = await askPage(context, since === null ? published : { ...any, UpdateDateTimeRange: { Min: brusselsTime(since) } }, offset)
  if (page.ok && since === null && offset === 0) await noteOffices(context)
  return page.ok ? { ok: true, total: page.total, ...sorted(page.estates) } : page
}

/** Notes the names of the offices, of which estates give the ids alone. Without an answer they stay without names. */
async function noteOffices({ db, crm, now }: StepContext): Promise<void> {
  await pause(crm)
  const called = await askWhise(crm, 'v1/admin/offices/list', {}, now)
  const seen = jsonObjectsIn(called.ok ? called.answer.offices : []).flatMap(({ id, name, email }) => seenPerson('office', { id, name, email }))
  if (seen.length > 0) await noteCrmPeople(db, 'whise', seen)
}

interface Page {
  readonly ok: true
  readonly estates: readonly Estate[]
  readonly total: number
}

/** A page of estates, asked for once in each language of the site that Whise has. */
async function askPage(context: ReadContext, filter: object, offset: number): Promise<Page | FailedCall> {
  const { languages, crm } = context
  const own = [languages.default, ...languages.enabled].filter((locale, index, all) => tags.has(locale) && all.indexOf(locale) === index)
  const byId = new Map<string, [EstateIn, ...EstateIn[]]>()
  let total: number | null = null
  for (const locale of own.length === 0 ? (['en'] as const) : own) {
    if (total !== null) await pause(crm)
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

const idOf = ({ id }: Estate) => readExternalId(id) ?? ''
