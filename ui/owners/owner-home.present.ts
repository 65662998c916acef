import type { Agency } from '#db/model/agency/agency.ts'
import type { OwnedHomeRecords, PeerFigures } from '#db/model/owners/owned-home.ts'
import type { DigestWeek, HomeWeek } from '#db/model/owners/owner-digest.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { publishedDemand } from '#db/model/statistics/statistics.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { ContactView } from '../agency/contact.present.ts'
import { titleOf } from '../listings/listing-address.present.ts'
import { type ConstructionView, presentConstructions } from '../projects/project-units.present.ts'
import { formatDay, formatNumber } from '../site/number.present.ts'
import { whenText } from '../visits/appointment.present.ts'
import { type LetterView, presentLetter } from './letter/letter.present.ts'
import { presentRunningWeek } from './letter/running-week.present.ts'
import { type OwnedStockView, ownedContact, presentOwnedStock } from './owned-stock.present.ts'
import { type OwnerFiguresView, presentOwnerFigures } from './owner-figures.present.ts'
import { listsOf, type OwnerListName } from './owner-lists.present.ts'
import { type NeedView, presentNeeds } from './owner-needs.present.ts'
import { type OwnerOffer, presentOwnerOffers } from './owner-offers.present.ts'
import { presentTimeline, type TimelineEntry } from './owner-timeline.present.ts'

/** The page of an owner's home. */
export interface OwnerHomeView {
  readonly stock: OwnedStockView
  readonly next: string | null
  /** The letter about the last week that is over; null for a former home. */
  readonly letter: LetterView | null
  /** The letter's quote, or else the latest feedback of a visitor. */
  readonly feedback: { readonly text: string; readonly about: string } | null
  /** The running week in sentences; none where the letter is about it. */
  readonly running: readonly string[]
  readonly closing: readonly string[]
  readonly contact: ContactView
  readonly figures: OwnerFiguresView
  readonly market: readonly string[]
  readonly needs: readonly NeedView[]
  readonly offers: readonly OwnerOffer[]
  readonly timeline: readonly TimelineEntry[]
  /** The lists that the home has. */
  readonly lists: readonly OwnerListName[]
  /** The units of a project as the CRM lists them, and those that are listings. */
  readonly constructions: readonly ConstructionView[]
  readonly units: readonly { readonly id: number; readonly title: string }[]
  readonly reportOf: string
}

/** A week of a home, with its period. */
export interface WeekOf {
  readonly week: HomeWeek
  readonly period: DigestWeek
}

interface HomeFor {
  readonly agency: Agency
  readonly locale: Locale
  readonly now: Date
}

/** Presents everything that an owner sees of a home. @param last the week that its letter is about */
export function presentOwnerHome(records: OwnedHomeRecords, last: WeekOf | null, { agency, locale, now }: HomeFor): OwnerHomeView {
  const t = translator(locale)
  const { day } = wallTimeOf(now)
  const stock = presentOwnedStock(records.stock, locale)
  const letter = stock.isFormer || last === null ? null : letterWithPeers(last, records, { agency, locale, now })
  return {
    stock,
    next: stock.isFormer ? null : nextVisit(records, locale, now),
    letter,
    feedback: letter?.quote ?? latestFeedback(records, locale),
    running: last === null || last.period.until > now.toISOString() ? [] : presentRunningWeek(records, locale, now),
    closing: stock.isFormer ? closingOf(records, stock, locale) : [],
    contact: ownedContact(records.stock, agency, locale),
    figures: presentOwnerFigures(records, stock.isFormer, locale),
    market: stock.isFormer ? [] : marketOf(records, letter, locale),
    needs: stock.isFormer ? [] : presentNeeds(records.stock, day, locale),
    offers: presentOwnerOffers(records.offers, locale, day),
    timeline: presentTimeline(records, locale, now),
    lists: listsOf(records.stock),
    constructions: records.stock.kind === 'project' ? presentConstructions(records.stock.project, locale) : [],
    units: records.units.map((card) => ({ id: card.id, title: titleOf(card, locale) })),
    reportOf: t('owner.report.of', { day: formatDay(day, locale) }),
  }
}

/** The letter, its graph beside the median of comparable homes, which is known for today. */
function letterWithPeers({ week, period }: WeekOf, { peers }: OwnedHomeRecords, { agency, locale, now }: HomeFor): LetterView {
  const letter = presentLetter(week, period, { agency, locale, at: now.toISOString() })
  if (letter.weeks === null || peers === null) return letter
  return { ...letter, weeks: { ...letter.weeks, peers: { text: peersText(peers, locale), median: peers.median } } }
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

/** What the market says, but for what stands below the letter's graph. */
function marketOf({ alerts, peers }: OwnedHomeRecords, letter: LetterView | null, locale: Locale): readonly string[] {
  const count = publishedDemand(alerts ?? 0)
  return [
    ...(count === null ? [] : [translator(locale)('owner.market.alerts', { count: formatNumber(count, locale) })]),
    ...(peers === null || letter?.weeks?.peers ? [] : [peersText(peers, locale)]),
  ]
}

function peersText({ own, count, low, high, median }: PeerFigures, locale: Locale): string {
  const number = (value: number) => formatNumber(value, locale, value < 10 ? 1 : 0)
  return translator(locale)('owner.market.peers', {
    ...{ own: number(own), count: String(count), low: number(low), high: number(high), median: number(median) },
  })
}
