import type { Communication } from '#db/model/owners/communication.ts'
import type { OwnedHome } from '#db/model/owners/owner.ts'
import type { PortalMedia } from '#db/model/views/view-figures.ts'
import type { HomeVisit } from '#db/model/visits/home-visit.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatDay, formatNumber, plainMoment } from '../site/number.present.ts'

export const ownerLists = ['visits', 'communications', 'media'] as const
export type OwnerListName = (typeof ownerLists)[number]

/** The lists that a home has: portals report on listings alone. */
export function listsOf({ kind }: Pick<OwnedHome, 'kind'>): readonly OwnerListName[] {
  return ownerLists.filter((name) => name !== 'media' || kind === 'listing')
}

export interface OwnerListView {
  readonly name: OwnerListName
  readonly title: string
  readonly columns: readonly string[]
  /** `href` is what the first cell leads to. */
  readonly rows: readonly { readonly id: string; readonly href?: string | null; readonly cells: readonly string[] }[]
}

export interface OwnerListRecords {
  readonly visits: readonly HomeVisit[]
  readonly communications: readonly Communication[]
  readonly media: readonly PortalMedia[]
}

const mediaColumns = ['from', 'until', 'views', 'delivered'] as const

/** A list of an owner's home as a table. @param reader for a file, days and times are machine-readable */
export function presentOwnerList(name: OwnerListName, records: OwnerListRecords, locale: Locale, now: Date, reader: 'page' | 'file' = 'page'): OwnerListView {
  const t = translator(locale)
  const when = reader === 'file' ? plainMoment : (at: string) => formatDay(at, locale)
  const day = (iso: string | null) => (iso === null ? '' : reader === 'file' ? iso : formatDay(iso, locale))
  const count = (number: number | null) => (number === null ? '' : reader === 'file' ? String(number) : formatNumber(number, locale))
  const title = t(`owner.list.${name}`)
  switch (name) {
    case 'visits':
      return {
        name,
        title,
        columns: (['when', 'visitor', 'state', 'interest', 'feedback'] as const).map((each) => t(`owner.column.${each}`)),
        rows: records.visits.map((visit) => ({
          id: visit.id,
          cells: [
            reader === 'file' ? plainMoment(visit.startsAt) : `${formatDay(visit.startsAt, locale)}, ${plainMoment(visit.startsAt).slice(11)}`,
            visit.visitor ?? '',
            visitStateText(visit, locale, now),
            visit.interest === null ? '' : t(`owner.interest.${visit.interest}`),
            visit.feedback ?? '',
          ],
        })),
      }
    case 'communications':
      return {
        name,
        title,
        columns: (['when', 'type', 'contact', 'subject', 'comment', 'status'] as const).map((each) => t(`owner.column.${each}`)),
        rows: records.communications.map(({ id, at, type, contact, subject, comment, status }) => ({
          id,
          cells: [when(at), t(`owner.type.${type}`), contact ?? '', subject ?? '', comment ?? '', status === null ? '' : t(`owner.status.${status}`)],
        })),
      }
    case 'media':
      return {
        name,
        title,
        columns: (reader === 'file' ? (['medium', 'link', ...mediaColumns] as const) : (['medium', ...mediaColumns] as const)).map((each) =>
          t(`owner.column.${each}`),
        ),
        rows: records.media.map(({ media, name: medium, url, onlineFrom, onlineUntil, totals, deliveredAt }) => ({
          id: media,
          href: url,
          cells: [medium, ...(reader === 'file' ? [url ?? ''] : []), day(onlineFrom), day(onlineUntil), count(totals?.total ?? null), when(deliveredAt)],
        })),
      }
  }
}

/** A visit's state in words: a confirmed one whose start has passed took place. */
export function visitStateText({ state, startsAt }: Pick<HomeVisit, 'state' | 'startsAt'>, locale: Locale, now: Date): string {
  const t = translator(locale)
  if (state === 'cancelled' || state === 'missed') return t(`owner.visit.${state}`)
  return t(startsAt <= now.toISOString() ? 'owner.visit.past' : 'owner.visit.planned')
}
