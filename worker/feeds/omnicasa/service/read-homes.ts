import { withholdAbsent } from '#db/feeds/absent-records.ts'
import { day } from '#db/model/site/durations.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { type OwnedListing, ownedListings } from '#db/owners/owned-homes.ts'
import { failedBy, goOn, type StepContext, type StepOutcome } from '#worker/feeds/sync/step.ts'
import { historyIdOf } from '../../statistics/read-history.ts'
import type { StatisticsList } from '../../statistics/reading.ts'
import { storeStatistics } from '../../statistics/store-statistics.ts'
import { askService } from './ask.ts'
import { dateTime, languageIdOf, listIn, pageFrom, pageSize } from './values.ts'

interface HomeCall {
  readonly endpoint: string
  readonly list: StatisticsList
  readonly isPaged: boolean
  parameters(externalId: string, now: Date): Readonly<Record<string, string | number>>
}

const daysBefore = (now: Date, days: number) => dateTime(new Date(now.getTime() - days * day))
/** Days of figures to re-read: the portal shows thirty, and sources correct recent figures. */
const graphDays = 35
const historyDays = 400

/** The calls for each owned listing, in order. */
const calls: readonly HomeCall[] = [
  { endpoint: 'GetVisitStatisticOfProperty', list: 'totals', isPaged: false, parameters: (id) => ({ ID: id }) },
  {
    endpoint: 'GetMediaObjectStatisticsGraphList',
    list: 'views',
    isPaged: false,
    parameters: (id, now) => ({ ObjectIDs: id, StartDate: daysBefore(now, graphDays), EndDate: dateTime(now) }),
  },
  {
    endpoint: 'GetCalendarHistories',
    list: 'communications',
    isPaged: true,
    parameters: (id, now) => ({ ObjectID: id, FromDate: daysBefore(now, historyDays) }),
  },
  { endpoint: 'GetMediaOnlineHistories', list: 'media', isPaged: true, parameters: (id) => ({ ObjectID: id }) },
]

/** Makes one call for the next owned listing. A permanent error is counted and skipped. */
export async function readHome(context: StepContext): Promise<StepOutcome> {
  const { db, crm, run, languages, now } = context
  const { after, call, from } = run.cursor
  const [home] = await ownedListings(db, run.source, after, 1)
  const request = calls[call]
  if (!home || !request) return { kind: 'done', counts: run.counts }
  const parameters = { ...request.parameters(home.externalId, now), LanguageId: languageIdOf(languages.default), ...(request.isPaged ? pageFrom(from) : {}) }
  const called = await askService(crm, request.endpoint, parameters, now)
  if (!called.ok && called.isTransient) return failedBy(called)
  if (!called.ok) return goOn(context, nextCall(context, home), { rejected: run.counts.rejected + 1 })
  const list = listIn(called.value)
  const items = list?.items ?? (isJsonObject(called.value) ? [called.value] : [])
  const chunk = { format: 'omnicasa', source: run.source, list: request.list, position: from, entries: items.map((entry) => about(home, entry)) } as const
  const { saved, rejected } = await storeStatistics(db, chunk, now)
  const counts = { figures: run.counts.figures + saved.added + saved.changed, rejected: run.counts.rejected + rejected.length }
  const mentioned = request.list === 'communications' ? [...run.cursor.mentioned, ...items.flatMap((entry) => historyIdOf(entry) ?? [])] : []
  if (request.isPaged && items.length === pageSize) return goOn(context, { from: from + pageSize, mentioned }, counts)
  // One day less than requested, so that the response certainly covers the period.
  const since = new Date(now.getTime() - (historyDays - 1) * day).toISOString()
  if (request.list === 'communications') await withholdAbsent(db, run.source, { kind: 'listing', id: home.id }, since, mentioned)
  return goOn(context, nextCall(context, home), counts)
}

/** Adds the listing's id to an entry, since a response about one listing may omit it. */
function about({ externalId }: OwnedListing, entry: unknown): unknown {
  return isJsonObject(entry) ? { ...entry, ObjectID: externalId } : entry
}

function nextCall({ run }: StepContext, { id }: OwnedListing) {
  const isLast = run.cursor.call + 1 >= calls.length
  return { ...(isLast ? { after: id, call: 0 } : { call: run.cursor.call + 1 }), from: 1, mentioned: [] }
}
