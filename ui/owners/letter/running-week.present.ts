import type { OwnedHomeRecords } from '#db/model/owners/owned-home.ts'
import { mondayOf, wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { arrivalsIn, deedsIn, type WeekCounts } from './deeds.present.ts'

type Records = Pick<OwnedHomeRecords, 'visits' | 'communications' | 'views'>

/**
 * The week that is not over in sentences: what the agency did, what came in, how often the page was viewed; none while nothing has
 * happened. Weeks begin on Monday.
 */
export function presentRunningWeek(records: Records, locale: Locale, now: Date): readonly string[] {
  const t = translator(locale)
  const counts = countsSince(records, now)
  const [did, came] = [deedsIn(counts, locale), arrivalsIn(counts, locale)]
  const { since, views } = records.views
  const viewed = since === null || views.week === 0 ? [] : [t('owner.week.views', { count: views.week })]
  return [...(did === null ? [] : [t('owner.week.did', { list: did })]), ...(came === null ? [] : [came]), ...viewed]
}

function countsSince({ visits, communications }: Records, now: Date): WeekCounts {
  const monday = mondayOf(wallTimeOf(now).day)
  const isSince = (at: string) => wallTimeOf(new Date(at)).day >= monday && at <= now.toISOString()
  return {
    visits: visits.filter(({ state, startsAt }) => state === 'confirmed' && isSince(startsAt)).length,
    countOf: (types) => communications.filter(({ type, at }) => types.includes(type) && isSince(at)).length,
  }
}
