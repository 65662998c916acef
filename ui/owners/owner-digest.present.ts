import type { Agency } from '#db/model/agency/agency.ts'
import type { DigestWeek, HomeWeek, WeekVisit } from '#db/model/owners/owner-digest.ts'
import { addressLine } from '#db/model/places/address.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { LeadRow } from '../forms/lead-rows.present.ts'
import { href } from '../routes.ts'
import { unbrokenPrices } from '../site/number.present.ts'
import { whenText } from '../visits/appointment.present.ts'
import { ownedContact, presentOwnedStock } from './owned-stock.present.ts'
import { weekRows } from './owner-digest-rows.present.ts'
import { presentNeeds } from './owner-home.present.ts'
import { eventText } from './owner-timeline.present.ts'

/** What happened with an owner's home in a week, in words and then in figures. */
export interface HomeWeekView {
  readonly title: string
  /** Path of its page in the portal. */
  readonly path: string
  /** Its place, state and price. */
  readonly state: string
  readonly words: readonly string[]
  readonly rows: readonly LeadRow[]
}

/** The visits of a week by outcome, upcoming ones, and those whose feedback the agency released in that week. */
export interface WeekVisits {
  readonly done: readonly WeekVisit[]
  readonly cancelled: readonly WeekVisit[]
  readonly missed: readonly WeekVisit[]
  /** The next first. */
  readonly planned: readonly WeekVisit[]
  readonly withFeedback: readonly WeekVisit[]
}

const leaving = ['sold', 'rented', 'withdrawn']

/**
 * Presents a week of a home.
 * @param at when the digest was due, UTC in ISO 8601
 * @returns null for a home that left the market before that week, and for one not yet on the market without events
 */
export function presentHomeWeek(week: HomeWeek, period: DigestWeek, agency: Agency, locale: Locale, at: string): HomeWeekView | null {
  const { stock, events } = week
  const shown = presentOwnedStock(stock, locale)
  if (shown.isFormer && !events.some(({ kind }) => leaving.includes(kind))) return null
  const visits = visitsOf(week.visits, period, at)
  const needs = shown.isFormer ? [] : presentNeeds(stock, wallTimeOf(new Date(at)).day, locale)
  const isWaiting = stock.kind === 'listing' && stock.state === 'prospective'
  const isQuiet = isUneventful(week, visits)
  if (isWaiting && isQuiet && needs.length === 0) return null
  const changes = events.map((event) => {
    const { what, detail } = eventText(event, locale)
    return detail === '' ? what : `${what}, ${detail}`
  })
  const contact = ownedContact(stock, agency, locale)
  const { place } = stock.kind === 'project' ? stock.project : stock.listing
  return {
    title: shown.title,
    path: href('ownerHome', locale, { kind: stock.kind, id: stock.id }),
    state: [addressLine(place, locale), shown.state, unbrokenPrices(shown.price ?? '')].filter((part) => part !== '').join(' · '),
    words: weekWords({ week, period, visits, changes, isWaiting, isQuiet }, locale),
    rows: weekRows({ week, period, visits, changes, isWaiting, needs: needs.map(({ text }) => text), contact }, locale),
  }
}

function visitsOf(visits: readonly WeekVisit[], { from, until }: DigestWeek, at: string): WeekVisits {
  const isInWeek = (moment: string) => moment >= from && moment < until
  const inState = (requested: WeekVisit['state']) => visits.filter(({ state, startsAt }) => state === requested && isInWeek(startsAt))
  // On a cancelled visit the agency's words say why.
  const hasFeedback = ({ state, interest, feedback }: WeekVisit) => state !== 'cancelled' && (interest !== null || feedback !== null)
  return {
    done: inState('confirmed'),
    cancelled: inState('cancelled'),
    missed: inState('missed'),
    planned: visits.filter(({ state, startsAt }) => state === 'confirmed' && startsAt > at).toReversed(),
    withFeedback: visits.filter((visit) => hasFeedback(visit) && isInWeek(visit.decidedAt ?? visit.startsAt)),
  }
}

function isUneventful({ views, events, communications }: HomeWeek, { done, cancelled, missed, withFeedback }: WeekVisits): boolean {
  return [done, cancelled, missed, withFeedback, events, communications].every((each) => each.length === 0) && views.count === 0
}

interface WeekFacts {
  readonly week: HomeWeek
  readonly period: DigestWeek
  readonly visits: WeekVisits
  /** Changes of price and state, in words. */
  readonly changes: readonly string[]
  /** Whether it is not on the market yet. */
  readonly isWaiting: boolean
  readonly isQuiet: boolean
}

/** A week of a home in sentences. */
function weekWords({ week, period, visits, changes, isWaiting, isQuiet }: WeekFacts, locale: Locale): readonly string[] {
  const t = translator(locale)
  const { planned, done, withFeedback } = visits
  const [next] = planned
  const coming = next === undefined ? [] : [t('mail.ownerDigest.planned', { count: planned.length, when: whenText(next.startsAt, locale) })]
  if (isQuiet) return [quietText(week, period, isWaiting, locale), ...coming]
  const questions = week.communications.find(({ type }) => type === 'question')?.count ?? 0
  return [
    ...changes.map((change) => `${change}.`),
    ...(isWaiting ? [] : [viewsText(week, period, locale), t('mail.ownerDigest.viewings', { count: done.length })]),
    ...(withFeedback.length === 0 ? [] : [t('mail.ownerDigest.feedback', { count: withFeedback.length })]),
    ...(questions === 0 ? [] : [t('mail.ownerDigest.questions', { count: questions })]),
    ...coming,
  ]
}

function quietText({ views }: HomeWeek, { first }: DigestWeek, isWaiting: boolean, locale: Locale): string {
  const t = translator(locale)
  if (isWaiting) return t('mail.ownerDigest.quiet.waiting')
  return views.since !== null && views.since <= first ? t('mail.ownerDigest.quiet') : t('mail.ownerDigest.quiet.uncounted')
}

/** Weeks are compared only if both were counted from their first day on. */
function viewsText({ views: { count, before, since } }: HomeWeek, { first, last, before: earlier }: DigestWeek, locale: Locale): string {
  const t = translator(locale)
  if (since === null || since > last) return t('mail.ownerDigest.views.uncounted')
  if (count === 0) return t(since <= first ? 'mail.ownerDigest.views.none' : 'mail.ownerDigest.views.uncounted')
  if (since > earlier) return t('mail.ownerDigest.views.alone', { count })
  if (count === before) return t('mail.ownerDigest.views.same', { count })
  return t(count > before ? 'mail.ownerDigest.views.more' : 'mail.ownerDigest.views.less', { count, change: Math.abs(count - before) })
}
