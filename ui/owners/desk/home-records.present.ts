import type { Communication, CommunicationStatus } from '#db/model/owners/communication.ts'
import type { HomeVisit, VisitOutcome, VisitStanding } from '#db/model/visits/home-visit.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { whenText } from '../../visits/appointment.present.ts'

type HomeRecord = (Communication & { readonly record: 'communication' }) | (HomeVisit & { readonly record: 'visit'; readonly version: number })

/** A record of a home for the desk, with what its owner sees of it. */
export type HomeRecordView = {
  readonly id: string
  readonly when: string
  readonly at: string
  readonly title: string
  readonly text: string
  readonly isReleased: boolean
} & (
  | {
      readonly record: 'communication'
      /** Its status, empty if none is set; null for an owner's message, which is answered on its own page. */
      readonly status: CommunicationStatus | '' | null
    }
  | {
      readonly record: 'visit'
      readonly version: number
      /** The visitor as the owner would see them; null if unknown. */
      readonly visitor: string | null
      readonly showsVisitor: boolean
      readonly isFeedbackReleased: boolean
      readonly hasFeedback: boolean
      /** The values of the form that shows it to the owner. */
      readonly shown: ReturnType<typeof shownValues>
      /** The values of the form with the notes on a visit that the site did not book; null for one that has its own page. */
      readonly report: ReturnType<typeof notedValues> | null
    }
)

/** What the owner is shown of a visit, as the ticks of its form: the visit, the visitor, the feedback. */
export function shownValues({ isReleased, showsVisitor, feedbackIsReleased }: Pick<HomeVisit, 'isReleased' | 'showsVisitor' | 'feedbackIsReleased'>) {
  const tick = (isSet: boolean) => (isSet ? '1' : '')
  return { visit: tick(isReleased), visitor: tick(showsVisitor), feedback: tick(feedbackIsReleased) }
}

/** The notes on a visit as the values of their form. */
export function notedValues({ state, interest, feedback }: Pick<HomeVisit, 'state' | 'interest' | 'feedback'>) {
  const standing: VisitStanding = state === 'missed' ? 'confirmed' : state
  const outcome: VisitOutcome | '' = state === 'missed' ? 'missed' : (interest ?? '')
  return { standing, outcome, visitFeedback: feedback ?? '' }
}

/** A record of a home in words. */
export function presentHomeRecord(record: HomeRecord, locale: Locale): HomeRecordView {
  const t = translator(locale)
  if (record.record === 'communication') {
    const { id, at, type, subject, comment, contact, isReleased, origin } = record
    const text = [subject, comment].filter((part) => part !== null && part !== '').join(' – ')
    const title = [type === 'message' ? t('desk.records.message') : t(`owner.type.${type}`), contact ?? ''].filter((part) => part !== '').join(', ')
    const status = origin === 'owner' ? null : (record.status ?? '')
    return { record: 'communication', id, at, when: whenText(at, locale), title, text, isReleased, status }
  }
  const { id, startsAt, state, interest, feedback, visitor, isReleased, showsVisitor, feedbackIsReleased, version, origin } = record
  const standing = state === 'missed' ? 'confirmed' : state
  const interestText = interest === null ? '' : t(`owner.interest.${interest}`)
  return {
    ...{ record: 'visit', id, at: startsAt, when: whenText(startsAt, locale), isReleased, version, visitor, showsVisitor },
    title: [
      t(state === 'missed' ? 'desk.visit.outcome.missed' : 'route.deskVisit'),
      visitor ?? '',
      standing === 'confirmed' ? '' : t(`desk.records.${standing}`),
    ]
      .filter((part) => part !== '')
      .join(', '),
    text: [interestText, feedback ?? ''].filter((part) => part !== '').join(' – '),
    isFeedbackReleased: feedbackIsReleased,
    hasFeedback: interest !== null || feedback !== null,
    shown: shownValues(record),
    report: origin === 'site' ? null : notedValues(record),
  }
}
