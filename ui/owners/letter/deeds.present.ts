import type { CommunicationType } from '#db/model/owners/communication.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { listFormat } from '../../site/intl.present.ts'

/** What can be counted in a week of a home. */
export interface WeekCounts {
  /** Visits that took place. */
  readonly visits: number
  countOf(types: readonly CommunicationType[]): number
}

/** What the agency did, as parts of a sentence; null if nothing is visible to the owner. */
export function deedsIn({ visits, countOf }: WeekCounts, locale: Locale): string | null {
  const t = translator(locale)
  return listed(
    [
      [visits, (count) => t('owner.week.did.viewings', { count })],
      [countOf(['phoneOut', 'phoneIn']), (count) => t('owner.week.did.phone', { count })],
      [countOf(['mailOut']), (count) => t('owner.week.did.mail', { count })],
      [countOf(['answer']), (count) => t('owner.week.did.answer', { count })],
      [countOf(['demand']), () => t('owner.week.did.demand')],
    ],
    locale,
  )
}

/** What came in from visitors, as a sentence; null for nothing. */
export function arrivalsIn({ countOf }: WeekCounts, locale: Locale): string | null {
  const t = translator(locale)
  const list = listed(
    [
      [countOf(['question']), (count) => t('owner.count.questions', { count })],
      [countOf(['documents']), (count) => t('owner.week.came.documents', { count })],
      [countOf(['application']), (count) => t('owner.week.came.applications', { count })],
      [countOf(['offer']), (count) => t('owner.week.came.offers', { count })],
    ],
    locale,
  )
  return list === null ? null : t('owner.week.came', { list })
}

function listed(parts: readonly (readonly [count: number, text: (count: number) => string])[], locale: Locale): string | null {
  const facts = parts.flatMap(([count, text]) => (count > 0 ? [text(count)] : []))
  return facts.length === 0 ? null : listFormat(locale).format(facts)
}
