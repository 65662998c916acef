import type { DigestWeek, HomeWeek } from '#db/model/owners/owner-digest.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { whenText } from '../visits/appointment.present.ts'
import type { WeekVisits } from './home-week.present.ts'

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
export function weekWords({ week, period, visits, changes, isWaiting, isQuiet }: WeekFacts, locale: Locale): readonly string[] {
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
