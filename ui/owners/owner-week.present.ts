import type { CommunicationType } from '#db/model/owners/communication.ts'
import type { OwnedHomeRecords } from '#db/model/owners/owned-home.ts'
import { dayAfter, mondayOf, wallTimeOf, weekdayOf } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { listFormat } from '../site/intl.present.ts'

/** The week in sentences: what the agency did, what came in, how often the page was viewed. */
export interface OwnerWeekView {
  readonly sentences: readonly string[]
  /** The previous week while this one has just begun, or a sentence that nothing has happened yet. */
  readonly beside: readonly string[]
}

type Records = Pick<OwnedHomeRecords, 'visits' | 'communications' | 'views'>

/** The first and last day of a week, YYYY-MM-DD. */
interface Week {
  readonly first: string
  readonly last: string
}

const done = { phone: ['phoneOut', 'phoneIn'], mail: ['mailOut'], answer: ['answer'], demand: ['demand'] } as const satisfies Record<
  string,
  readonly CommunicationType[]
>
const received = { question: ['question'], documents: ['documents'], application: ['application'], offer: ['offer'] } as const satisfies Record<
  string,
  readonly CommunicationType[]
>
/** The last day on which the previous week is shown too: Wednesday. */
const youngUntil = 3

/** Answers 'What did my agent do for me this week?'; a week without events is replaced by the previous one. Weeks begin on Monday. */
export function presentOwnerWeek(records: Records, locale: Locale, now: Date): OwnerWeekView {
  const t = translator(locale)
  const { day } = wallTimeOf(now)
  const monday = mondayOf(day)
  const [thisWeek, lastWeek] = [
    { first: monday, last: day },
    { first: dayAfter(monday, -7), last: dayAfter(monday, -1) },
  ]
  const views = viewsIn(records, thisWeek)
  const viewed = views === null || views === 0 ? [] : [t('owner.week.views', { count: views })]
  const current = doneIn(records, thisWeek, 'this', locale, now)
  const earlier = doneIn(records, lastWeek, 'last', locale, now)
  if (current.length > 0) return { sentences: [...current, ...viewed], beside: weekdayOf(day) <= youngUntil ? earlier : [] }
  const quiet = [t('owner.week.quiet'), ...viewed]
  return earlier.length > 0 ? { sentences: earlier, beside: quiet } : { sentences: quiet, beside: [] }
}

const words = {
  this: { did: 'owner.week.did', came: 'owner.week.came' },
  last: { did: 'owner.week.didBefore', came: 'owner.week.cameBefore' },
} as const

/** What the agency did and what came in; empty if nothing is visible to the owner. */
function doneIn(records: Records, week: Week, which: keyof typeof words, locale: Locale, now: Date): readonly string[] {
  const t = translator(locale)
  const [did, came] = [didIn(records, week, locale, now), cameIn(records, week, locale, now)]
  return [...(did === null ? [] : [t(words[which].did, { list: did })]), ...(came === null ? [] : [t(words[which].came, { list: came })])]
}

/** What the agency did, as parts of a sentence; null if nothing is visible to the owner. */
function didIn({ visits, communications }: Records, week: Week, locale: Locale, now: Date): string | null {
  const t = translator(locale)
  const shown = visits.filter(({ state, startsAt }) => state === 'confirmed' && isIn(week, startsAt, now)).length
  const of = (name: keyof typeof done) => countOf(communications, done[name], week, now)
  return listed(
    [
      [shown, t('owner.week.did.viewings', { count: shown })],
      [of('phone'), t('owner.week.did.phone', { count: of('phone') })],
      [of('mail'), t('owner.week.did.mail', { count: of('mail') })],
      [of('answer'), t('owner.week.did.answer', { count: of('answer') })],
      [of('demand'), t('owner.week.did.demand')],
    ],
    locale,
  )
}

/** What came in from visitors, as parts of a sentence. */
function cameIn({ communications }: Records, week: Week, locale: Locale, now: Date): string | null {
  const t = translator(locale)
  const of = (name: keyof typeof received) => countOf(communications, received[name], week, now)
  return listed(
    [
      [of('question'), t('owner.count.questions', { count: of('question') })],
      [of('documents'), t('owner.week.came.documents', { count: of('documents') })],
      [of('application'), t('owner.week.came.applications', { count: of('application') })],
      [of('offer'), t('owner.week.came.offers', { count: of('offer') })],
    ],
    locale,
  )
}

function viewsIn({ views }: Records, { first, last }: Week): number | null {
  if (views.since === null) return null
  return views.days.reduce((sum, { day, views: count }) => (day < first || day > last ? sum : sum + (count ?? 0)), 0)
}

function countOf(communications: Records['communications'], types: readonly CommunicationType[], week: Week, now: Date): number {
  return communications.filter(({ type, at }) => types.includes(type) && isIn(week, at, now)).length
}

function isIn({ first, last }: Week, at: string, now: Date): boolean {
  const { day } = wallTimeOf(new Date(at))
  return day >= first && day <= last && at <= now.toISOString()
}

function listed(parts: readonly (readonly [count: number, text: string])[], locale: Locale): string | null {
  const facts = parts.filter(([count]) => count > 0).map(([, text]) => text)
  return facts.length === 0 ? null : listFormat(locale).format(facts)
}
