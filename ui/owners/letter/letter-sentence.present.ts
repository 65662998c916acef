import type { DigestWeek, HomeWeek } from '#db/model/owners/owner-digest.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatPercent } from '../../site/number.present.ts'

/** How the views of a week stand to those of the week before. */
type Comparison = 'first' | 'alone' | 'none' | 'uncounted' | 'share' | 'more' | 'same' | 'less'

type Counted = Pick<HomeWeek, 'views' | 'startedOn'>

/** Below this many views in the week before, a percentage says nothing. */
const leastForShare = 20
/** Above this fraction, a difference reads better than a percentage. */
const greatestShare = 2

/**
 * Compares the views of a week with those of the week before, only if both were counted from their first day on. A lower count is shown with
 * both numbers and no percentage.
 */
export function comparisonOf({ views: { count, before, since }, startedOn }: Counted, { first, last, before: earlier }: DigestWeek): Comparison {
  if (since === null || since > last) return 'uncounted'
  if (count === 0) return since > first ? 'uncounted' : 'none'
  if (startedOn >= first) return 'first'
  if (since > earlier) return 'alone'
  const share = (count - before) / before
  if (count === before || Math.abs(share) < 0.01) return 'same'
  if (count < before) return 'less'
  return before < leastForShare || share > greatestShare ? 'more' : 'share'
}

/** A week of a home in one sentence: how often it was seen, and how many visits took place. */
export function weekSentence(week: Counted, period: DigestWeek, visits: number, locale: Locale): string {
  const { count, before } = week.views
  const how = comparisonOf(week, period)
  const share = how === 'share' ? formatPercent(Math.round((100 * (count - before)) / before) / 100, locale) : ''
  return translator(locale)('owner.letter.week', { how, count, share, before, more: count - before, visits })
}
