import type { Agency } from '#db/model/agency/agency.ts'
import type { HomeEvent } from '#db/model/owners/owned-home.ts'
import type { DigestWeek, HomeWeek, WeekVisit } from '#db/model/owners/owner-digest.ts'
import { addressLine } from '#db/model/places/address.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { LeadRow } from '../../forms/lead-rows.present.ts'
import { href } from '../../routes.ts'
import { dayText } from '../../site/intl.present.ts'
import { formatDay, formatNumber, unbrokenPrices } from '../../site/number.present.ts'
import { whenText } from '../../visits/appointment.present.ts'
import { ownedContact, presentOwnedStock } from '../owned-stock.present.ts'
import { presentNeeds } from '../owner-needs.present.ts'
import { eventText } from '../owner-timeline.present.ts'
import { arrivalsIn, deedsIn } from './deeds.present.ts'
import { weekRows } from './letter-rows.present.ts'
import { comparisonOf, weekSentence } from './letter-sentence.present.ts'
import { isLatest, isUneventful, type WeekVisits, weekVisits } from './week-visits.present.ts'

/** The week of an owner's home as a letter, for the portal and for Monday's mail. */
export interface LetterView {
  /** The Monday of the week, YYYY-MM-DD. */
  readonly first: string
  readonly title: string
  /** Path of the home's page in the portal. */
  readonly path: string
  /** Its place, state and price. */
  readonly state: string
  /** The week, as a heading. */
  readonly period: string
  /** How often it was seen; null where it was not, or that was not counted. */
  readonly figure: { readonly value: string; readonly label: string } | null
  /** The week in a sentence, after a word on a home that has left the market in it. */
  readonly sentence: string
  /** What changed, what the agency did, and what came in. */
  readonly story: readonly string[]
  /** The next visit, in words; '' for none. */
  readonly coming: string
  readonly quote: { readonly text: string; readonly about: string } | null
  readonly weeks: WeeksView | null
  /** Whether it has left the market, so that nothing more is asked. */
  readonly isFormer: boolean
  /** The rest of the week in figures. */
  readonly rows: readonly LeadRow[]
}

/** How often a home was seen in each of the last weeks, oldest first. */
export interface WeeksView {
  readonly title: string
  readonly weeks: readonly { readonly short: string; readonly long: string; readonly views: number | null }[]
  /** The median of comparable homes; null where it is not known for that time. */
  readonly peers: { readonly text: string; readonly median: number } | null
}

/** A visit about which an owner was asked and has not answered. */
export interface OpenQuestionView {
  readonly id: string
  readonly when: string
  /** The page that takes the answer; null in the agency's read-only view. */
  readonly href: string | null
}

const leaving = ['sold', 'rented', 'withdrawn']
const isLeaving = ({ kind }: HomeEvent) => leaving.includes(kind)

/**
 * Whether a week belongs in a mail: not once the home has left the market in an earlier week, and not while it waits for the market and nothing
 * happens that its owner must know.
 */
export function isTold(week: HomeWeek, period: DigestWeek, locale: Locale, at: string): boolean {
  const { stock, events } = week
  if (presentOwnedStock(stock, locale).isFormer) return events.some(isLeaving)
  const isQuiet = isUneventful(week, weekVisits(week.visits, period, at))
  return !isWaiting(week) || !isQuiet || presentNeeds(stock, wallTimeOf(new Date(at)).day, locale).length > 0
}

interface LetterFor {
  readonly agency: Agency
  readonly locale: Locale
  /** When the letter is written, UTC in ISO 8601. */
  readonly at: string
}

/** Composes the letter about a week. */
export function presentLetter(week: HomeWeek, period: DigestWeek, { agency, locale, at }: LetterFor): LetterView {
  const t = translator(locale)
  const { stock, views } = week
  const shown = presentOwnedStock(stock, locale)
  const visits = weekVisits(week.visits, period, at)
  const quoted = quotedOf(visits)
  const needs = shown.isFormer || !isLatest(period, at) ? [] : presentNeeds(stock, wallTimeOf(new Date(at)).day, locale)
  const { place } = stock.kind === 'project' ? stock.project : stock.listing
  const isCounted = !isWaiting(week) && comparisonOf(week, period) !== 'uncounted'
  return {
    first: period.first,
    title: shown.title,
    isFormer: shown.isFormer,
    path: href('ownerHome', locale, { kind: stock.kind, id: stock.id }),
    state: [addressLine(place, locale), shown.state, unbrokenPrices(shown.price ?? '')].filter((part) => part !== '').join(' · '),
    period: periodOf(period, locale),
    figure: isCounted && views.count > 0 ? { value: formatNumber(views.count, locale), label: t('owner.letter.figure', { count: views.count }) } : null,
    sentence: sentenceOf(week, period, visits, locale),
    story: storyOf(week, visits, locale),
    coming: comingOf(visits, locale),
    quote: quoted && quoteOf(quoted, locale),
    weeks: isCounted ? weeksOf(week, locale) : null,
    rows: weekRows(
      {
        ...{ week, visits, quoted },
        ...{ needs: needs.map(({ text }) => text), contact: ownedContact(stock, agency, locale) },
      },
      locale,
    ),
  }
}

/** 'Week of 16 November to 22 November 2026'. */
export function periodOf({ first, last }: Pick<DigestWeek, 'first' | 'last'>, locale: Locale): string {
  return translator(locale)('owner.letter.period', { from: dayText(first, locale, { day: 'numeric', month: 'long' }), until: formatDay(last, locale) })
}

function isWaiting({ stock }: HomeWeek): boolean {
  return stock.kind === 'listing' && stock.state === 'prospective'
}

function sentenceOf(week: HomeWeek, period: DigestWeek, visits: WeekVisits, locale: Locale): string {
  const t = translator(locale)
  const isQuiet = isUneventful(week, visits)
  if (isWaiting(week)) return t('mail.ownerDigest.quiet.waiting')
  if (!isQuiet) {
    const left = week.events.filter(isLeaving).map((event) => changeOf(event, locale))
    return [...left, weekSentence(week, period, visits.done.length, locale)].join(' ')
  }
  return t(comparisonOf(week, period) === 'none' ? 'mail.ownerDigest.quiet' : 'mail.ownerDigest.quiet.uncounted')
}

/** A change of price or state as a sentence. */
function changeOf(event: HomeEvent, locale: Locale): string {
  const { what, detail } = eventText(event, locale)
  return detail === '' ? `${what}.` : `${what}, ${detail}.`
}

function storyOf({ communications, events }: HomeWeek, visits: WeekVisits, locale: Locale): readonly string[] {
  const counts = {
    visits: visits.done.length,
    countOf: (types: readonly string[]) => communications.reduce((sum, { type, count }) => (types.includes(type) ? sum + count : sum), 0),
  }
  const [did, came] = [deedsIn(counts, locale), arrivalsIn(counts, locale)]
  return [
    ...events.filter((event) => !isLeaving(event)).map((event) => changeOf(event, locale)),
    ...(did === null ? [] : [translator(locale)('owner.letter.did', { list: did })]),
    ...(came === null ? [] : [came]),
  ]
}

function comingOf({ planned }: WeekVisits, locale: Locale): string {
  const [next] = planned
  return next === undefined ? '' : translator(locale)('mail.ownerDigest.planned', { count: planned.length, when: whenText(next.startsAt, locale) })
}

/** The visit with the latest words of a visitor. */
function quotedOf({ withFeedback }: WeekVisits): WeekVisit | null {
  return withFeedback.find(({ feedback }) => feedback !== null && feedback !== '') ?? null
}

function quoteOf({ feedback, visitor, startsAt }: WeekVisit, locale: Locale): LetterView['quote'] {
  return { text: feedback ?? '', about: [visitor, formatDay(startsAt, locale)].filter((part) => part !== null).join(', ') }
}

/** Null without two weeks to compare, or any view in them. */
function weeksOf({ weeks }: HomeWeek, locale: Locale): WeeksView | null {
  if (weeks.filter(({ views }) => views !== null).length < 2 || weeks.every(({ views }) => !views)) return null
  return {
    title: translator(locale)('owner.letter.weeks'),
    weeks: weeks.map(({ first, views }) => ({
      short: dayText(first, locale, { day: 'numeric', month: 'numeric' }),
      long: formatDay(first, locale),
      views,
    })),
    peers: null,
  }
}
