import type { Agency } from '#db/model/agency/agency.ts'
import { gapsOf } from '#db/model/law/compliance/compliance.ts'
import { paperOf } from '#db/model/law/compliance/publication-rule.ts'
import { type OwnedHomeRecords, type OwnedStock, type RequestablePaper, requestablePapers } from '#db/model/owners/owned-home.ts'
import { mondayOf, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { publishedDemand } from '#db/model/statistics/statistics.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { ContactView } from '../agency/contact.present.ts'
import { titleOf } from '../listings/listing-address.present.ts'
import { type ConstructionView, presentConstructions } from '../projects/project-units.present.ts'
import { formatDay, formatNumber } from '../site/number.present.ts'
import { whenText } from '../visits/appointment.present.ts'
import { type OwnedStockView, ownedContact, presentOwnedStock } from './owned-stock.present.ts'
import { type OwnerFiguresView, presentOwnerFigures } from './owner-figures.present.ts'
import { type OwnerListView, ownerLists, presentOwnerList } from './owner-lists.present.ts'
import { type OwnerOffer, presentOwnerOffers } from './owner-offers.present.ts'
import { presentTimeline, type TimelineEntry } from './owner-timeline.present.ts'
import { type OwnerWeekView, presentOwnerWeek } from './owner-week.present.ts'

/** The page of an owner's home. */
export interface OwnerHomeView {
  readonly stock: OwnedStockView
  readonly next: string | null
  readonly feedback: { readonly text: string; readonly about: string } | null
  readonly week: OwnerWeekView
  readonly weekSince: string
  readonly closing: readonly string[]
  readonly contact: ContactView
  readonly figures: OwnerFiguresView
  readonly market: readonly string[]
  readonly needs: readonly { readonly value: RequestablePaper; readonly text: string }[]
  readonly offers: readonly OwnerOffer[]
  readonly timeline: readonly TimelineEntry[]
  readonly lists: readonly OwnerListView[]
  /** The units of a project as the CRM lists them, and those that are listings. */
  readonly constructions: readonly ConstructionView[]
  readonly units: readonly { readonly id: number; readonly title: string }[]
  readonly reportOf: string
}

/** Presents everything that an owner sees of a home. */
export function presentOwnerHome(records: OwnedHomeRecords, agency: Agency, locale: Locale, now: Date): OwnerHomeView {
  const t = translator(locale)
  const { day } = wallTimeOf(now)
  const stock = presentOwnedStock(records.stock, locale)
  const lists = { visits: records.visits, communications: records.communications, media: records.portals.media }
  return {
    stock,
    next: stock.isFormer ? null : nextVisit(records, locale, now),
    feedback: latestFeedback(records, locale),
    week: presentOwnerWeek(records, locale, now),
    weekSince: t('owner.week.since', { day: formatDay(mondayOf(day), locale) }),
    closing: stock.isFormer ? closingOf(records, stock, locale) : [],
    contact: ownedContact(records.stock, agency, locale),
    figures: presentOwnerFigures(records, stock.isFormer, locale),
    market: stock.isFormer ? [] : marketOf(records, locale),
    needs: stock.isFormer ? [] : presentNeeds(records.stock, day, locale),
    offers: presentOwnerOffers(records.offers, locale, day),
    timeline: presentTimeline(records, locale, now),
    lists: ownerLists.filter((name) => name !== 'media' || records.stock.kind === 'listing').map((name) => presentOwnerList(name, lists, locale, now)),
    constructions: records.stock.kind === 'project' ? presentConstructions(records.stock.project, locale) : [],
    units: records.units.map((card) => ({ id: card.id, title: titleOf(card, locale) })),
    reportOf: t('owner.report.of', { day: formatDay(day, locale) }),
  }
}

function nextVisit({ visits }: OwnedHomeRecords, locale: Locale, now: Date): string | null {
  const next = visits.findLast(({ state, startsAt }) => state === 'confirmed' && startsAt > now.toISOString())
  if (next === undefined) return null
  return [whenText(next.startsAt, locale), next.visitor].filter((part) => part !== null).join(', ')
}

function latestFeedback({ visits }: OwnedHomeRecords, locale: Locale): OwnerHomeView['feedback'] {
  const latest = visits.find(({ state, feedback, interest }) => state !== 'cancelled' && (feedback !== null || interest !== null))
  if (latest === undefined) return null
  const { feedback, interest, visitor, startsAt } = latest
  const interestText = interest === null ? null : translator(locale)(`owner.interest.${interest}`)
  return {
    text: feedback ?? interestText ?? '',
    about: [visitor, formatDay(startsAt, locale), feedback === null ? null : interestText].filter((part) => part !== null).join(', '),
  }
}

function closingOf({ stock, views }: OwnedHomeRecords, { state }: OwnedStockView, locale: Locale): readonly string[] {
  const t = translator(locale)
  const closedOn = stock.kind === 'listing' ? stock.closedOn : null
  return [
    closedOn === null ? `${state}.` : t('owner.closing.on', { state, day: formatDay(closedOn, locale) }),
    t('owner.closing.sum', { views: views.views.total }),
  ]
}

function marketOf({ alerts, peers }: OwnedHomeRecords, locale: Locale): readonly string[] {
  const t = translator(locale)
  const count = publishedDemand(alerts ?? 0)
  const number = (value: number) => formatNumber(value, locale, value < 10 ? 1 : 0)
  return [
    ...(count === null ? [] : [t('owner.market.alerts', { count: formatNumber(count, locale) })]),
    ...(peers === null
      ? []
      : [
          t('owner.market.peers', {
            own: number(peers.own),
            count: String(peers.count),
            low: number(peers.low),
            high: number(peers.high),
            median: number(peers.median),
          }),
        ]),
  ]
}

/** The papers that the agency still needs from the owner of a home, by the rules of a day. */
export function presentNeeds(stock: OwnedStock, day: string, locale: Locale): OwnerHomeView['needs'] {
  const t = translator(locale)
  if (stock.kind === 'project') return []
  const missing = new Set(gapsOf(stock.listing, day).map(({ rule }) => paperOf[rule]))
  return requestablePapers.filter((paper) => missing.has(paper)).map((value) => ({ value, text: t(`owner.paper.${value}`) }))
}
