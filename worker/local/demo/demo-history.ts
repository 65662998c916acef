import type { EventKind } from '#db/model/listings/listing-event.ts'
import type { CommunicationStatus, CommunicationType } from '#db/model/owners/communication.ts'
import type { HomeKind } from '#db/model/owners/owner.ts'
import { dayAfter, instantAt, weekdayOf } from '#db/model/site/brussels-time.ts'
import { day } from '#db/model/site/durations.ts'
import type { HomeVisitState, VisitInterest } from '#db/model/visits/home-visit.ts'

/** How a page of the demo agency is visited. Days are YYYY-MM-DD. */
interface Traffic {
  /** Names the page: each has its own figures, and they are the same on every machine. */
  readonly seed: string
  /** Views on a usual day. */
  readonly perDay: number
  /** The day of publication. */
  readonly first: string
  /** Days on which the price went down. */
  readonly drops: readonly string[]
  readonly today: string
}

/** Monday to Sunday: people look for homes on Sunday evening. */
const rhythm = [1, 0.9, 1, 0.9, 0.75, 1.05, 1.4]

/** The views of a day: more after publication, after a price drop and on Sundays. Today is half over. */
export function viewsOn({ seed, perDay, first, drops, today }: Traffic, day: string): number {
  const wave = (from: string, height: number, length: number) => (day < from ? 1 : 1 + height * Math.exp(-daysFrom(from, day) / length))
  const waves = [wave(first, 1.6, 9), ...drops.map((drop) => wave(drop, 0.9, 5))].reduce((all, each) => all * each, 1)
  const usual = perDay * (rhythm[weekdayOf(day) - 1] ?? 1) * waves * (0.8 + 0.4 * fractionOf(`${seed} ${day}`))
  return Math.round(day === today ? usual / 2 : usual)
}

/** Page views, and the visits that they belong to. */
export function countsOf(views: number): { readonly views: number; readonly visits: number } {
  return { views, visits: Math.round(views * 0.7) }
}

function daysFrom(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / day
}

/** A number from 0 to 1 that looks random and is the same for the same text (FNV-1a). */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** The history of a demo home. `ago` is in days before `until`, or before today; negative for the future. */
export interface DemoHistory {
  readonly kind: HomeKind
  readonly id: number
  /** The day on which it was sold, YYYY-MM-DD. */
  readonly until?: string
  /** How long it is online. */
  readonly days: number
  /** Views of its page on a usual day. */
  readonly perDay: number
  readonly events: readonly { readonly kind: EventKind; readonly ago: number; readonly before?: number }[]
  readonly media: readonly DemoMedium[]
  readonly visits: readonly DemoVisit[]
  readonly communications: readonly DemoCommunication[]
}

interface DemoMedium {
  readonly media: string
  readonly name: string
  readonly url: string | null
  /** Null: it delivers no figures. */
  readonly perDay: number | null
  /** The first and last day without figures. */
  readonly gap?: readonly [from: number, to: number]
  readonly deliveredAgo: number
  readonly isOver?: boolean
}

interface DemoVisit {
  readonly ago: number
  readonly time: string
  readonly visitor: string
  readonly state?: HomeVisitState
  readonly interest?: VisitInterest
  readonly feedback?: string
  /** What the owner sees, all of it by default. */
  readonly isReleased?: boolean
  readonly isNamed?: boolean
  readonly isFeedbackReleased?: boolean
}

interface DemoCommunication {
  readonly ago: number
  readonly time: string
  readonly type: CommunicationType
  readonly contact?: string | null
  readonly subject?: string
  readonly comment?: string
  readonly status?: CommunicationStatus
  readonly isReleased?: boolean
}

/** A row by column. */
export type DemoRow = Readonly<Record<string, string | number | boolean | null | object>>
export type DemoRows = Readonly<Record<string, readonly DemoRow[]>>

/** The rows of a history by table. @param today in Brussels, YYYY-MM-DD */
export function historyRows(history: DemoHistory, today: string): DemoRows {
  const { kind, id, until = today, events, visits, communications } = history
  const home = { kind, record_id: id }
  const ids = `demo-${kind}-${id}`
  const at = (ago: number, time: string) => instantAt({ day: workday(dayAfter(until, -ago), today), time }).toISOString()
  return {
    ...viewRows(history, until, today),
    ...portalRows(history, until, today),
    home_visits: visits.map(({ ago, time, visitor, state = 'confirmed', interest = null, feedback = null, ...released }, index) => ({
      ...{ id: `${ids}-${index}`, ...home, starts_at: at(ago, time), visitor, state, interest, feedback },
      is_released: released.isReleased ?? true,
      shows_visitor: released.isNamed ?? true,
      feedback_is_released: released.isFeedbackReleased ?? true,
      ...{ origin: 'agency', external_id: `${ids}-${index}`, created_at: at(ago, time) },
    })),
    communications: communications.map(({ ago, time, type, contact = null, subject = null, comment = null, status = null, isReleased }, index) => ({
      ...{ id: `${ids}-${index}`, ...home, at: at(ago, time), type, contact, subject, comment, status },
      origin: type === 'message' ? 'owner' : 'agency',
      ...{ external_id: `${ids}-${index}`, is_released: isReleased ?? true, created_at: at(ago, time) },
    })),
    listing_events: events.map(({ kind: what, ago, before = null }) => ({
      ...{ listing_id: id, kind: what, price_before: before, at: at(ago, '09:00'), import_id: 'demo-owners' },
    })),
  }
}

/** The agency is closed on Sundays: what would fall on one is a day earlier, or later where it lies ahead. */
function workday(day: string, today: string): string {
  return weekdayOf(day) === 7 ? dayAfter(day, day > today ? 1 : -1) : day
}

function viewRows({ kind, id, days, perDay, events }: DemoHistory, until: string, today: string): DemoRows {
  const drops = events.filter((event) => event.kind === 'price-drop').map(({ ago }) => dayAfter(until, -ago))
  const first = dayAfter(until, 1 - days)
  const rows = daysBetween(first, until).map((day) => {
    return { kind, record_id: id, day, ...countsOf(viewsOn({ seed: `${kind} ${id}`, perDay, first, drops, today }, day)) }
  })
  const sum = (count: 'views' | 'visits') => rows.reduce((all, row) => all + row[count], 0)
  return { view_days: rows, view_totals: [{ kind, record_id: id, views: sum('views'), visits: sum('visits'), since: first, visits_since: first }] }
}

function portalRows({ id, days, media, events }: DemoHistory, until: string, today: string): DemoRows {
  const drops = events.filter(({ kind }) => kind === 'price-drop').map(({ ago }) => dayAfter(until, -ago))
  const first = dayAfter(until, 1 - days)
  const each = media.map(({ perDay, gap, deliveredAgo, isOver = false, ...medium }) => {
    const last = dayAfter(until, -deliveredAgo)
    const isMissing = (day: string) => gap !== undefined && day >= dayAfter(until, -gap[0]) && day <= dayAfter(until, -gap[1])
    const counted = perDay === null ? [] : daysBetween(first, last).filter((day) => !isMissing(day))
    const views = counted.map((day) => ({ day, views: viewsOn({ seed: `${medium.media} ${id}`, perDay: perDay ?? 0, first, drops, today }, day) }))
    const total = views.reduce((all, day) => all + day.views, 0)
    return {
      views: [...Map.groupBy(views, ({ day }) => day.slice(0, 7))].map(([month, of]) => ({
        ...{ listing_id: id, month, media: medium.media, days: Object.fromEntries(of.map((day) => [day.day.slice(8), day.views])) },
      })),
      medium: {
        ...{ listing_id: id, ...medium, online_from: first, online_until: isOver ? until : null },
        ...{ covers_from: counted[0] ?? null, covers_until: counted.at(-1) ?? null },
        totals: counted.length === 0 ? null : { today: null, week: null, month: null, total },
        delivered_at: instantAt({ day: last, time: '06:30' }).toISOString(),
      },
    }
  })
  return { portal_views: each.flatMap(({ views }) => views), portal_media: each.map(({ medium }) => medium) }
}

/** The days from one to another, both included. */
export function daysBetween(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day)
  return days
}
