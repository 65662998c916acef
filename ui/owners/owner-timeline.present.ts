import { formatEuro } from '#db/model/listings/price.ts'
import type { HomeEvent, OwnedHomeRecords } from '#db/model/owners/owned-home.ts'
import { entriesShown } from '#db/model/owners/owned-home.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatDay, plainMoment } from '../site/number.present.ts'
import { visitStateText } from './owner-lists.present.ts'

export interface TimelineEntry {
  readonly id: string
  readonly when: string
  readonly what: string
  /** The visitor, the subject, or the previous price. */
  readonly about: string
  readonly text: string
  /** Whether it is upcoming. */
  readonly isNext: boolean
}

/** Visits, communications and changes of price and state, newest first. */
export function presentTimeline({ visits, communications, events }: OwnedHomeRecords, locale: Locale, now: Date): readonly TimelineEntry[] {
  const t = translator(locale)
  const moment = now.toISOString()
  const dated = [
    ...visits.map((visit) => ({
      ...{ id: visit.id, at: visit.startsAt, what: t('owner.visit'), isNext: visit.state === 'confirmed' && visit.startsAt > moment },
      about: [visit.visitor, visit.state === 'confirmed' && visit.startsAt <= moment ? null : visitStateText(visit, locale, now)]
        .filter((part) => part !== null)
        .join(' · '),
      text: visit.feedback ?? (visit.interest === null ? '' : t(`owner.interest.${visit.interest}`)),
    })),
    ...communications.map(({ id, at, type, subject, comment }) => ({
      ...{ id, at, what: t(`owner.type.${type}`), about: subject ?? '', text: comment ?? '', isNext: false },
    })),
    ...events.map((event) => {
      const { what, detail } = eventText(event, locale)
      return { id: `${event.kind} ${event.at}`, at: event.at, what, about: detail, text: '', isNext: false }
    }),
  ].sort((one, other) => (one.at < other.at ? 1 : -1))
  return dated.slice(0, entriesShown).map(({ at, ...entry }) => ({ ...entry, when: whenOf(at, entry.isNext, locale) }))
}

/** The day, with the time if it is upcoming. */
function whenOf(at: string, isNext: boolean, locale: Locale): string {
  return isNext ? `${formatDay(at, locale)}, ${plainMoment(at).slice(11)}` : formatDay(at, locale)
}

/** A change of price or state in words. */
export function eventText({ kind, priceBefore }: HomeEvent, locale: Locale): { readonly what: string; readonly detail: string } {
  const t = translator(locale)
  return { what: t(`owner.event.${kind}`), detail: priceBefore === null ? '' : t('owner.event.before', { price: formatEuro(priceBefore) }) }
}
