import type { Lead } from '#db/model/leads/lead.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import type { OwnerAnswer, OwnerQuestion } from '#db/model/visits/owner-question.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { leadSender } from '../../forms/lead-rows.present.ts'
import { homeName } from '../../listings/desk/home-name.present.ts'
import { href } from '../../routes.ts'
import { agoText } from '../../site/number.present.ts'
import { whenText } from '../appointment.present.ts'
import type { OwnerAnswerView } from './owner-answers.part.tsx'

interface AskedOwner {
  readonly owner: { readonly id: string; readonly name: string | null; readonly recipient: string }
  readonly question: OwnerQuestion | null
}

/** The owners of a visit's home with their answers about its current version. */
export function presentOwnerAnswers(owners: readonly AskedOwner[], sequence: number, locale: Locale): readonly OwnerAnswerView[] {
  return owners.map(({ owner: { id, name, recipient }, question }) => {
    const asked = question?.sequence === sequence && question.withdrawnAt === null ? question : null
    return {
      ...{ id, name: name ?? recipient, remark: asked?.remark ?? null },
      standing: asked === null ? null : (asked.answer ?? 'waiting'),
      proposals: (asked?.starts ?? []).map((value) => ({ value, text: whenText(value, locale) })),
    }
  })
}

/** A coming visit whose owner wants another time or has not answered. */
export interface UnsettledView {
  readonly id: string
  readonly href: string
  readonly who: string
  readonly home: string
  readonly when: string
  readonly at: string
  readonly assignee: string
  /** `proposes`: other times; `unsuitable`: none, but words; `unanswered`: asked a day ago or longer. */
  readonly standing: 'proposes' | 'unsuitable' | 'unanswered'
  /** Since when, in words. */
  readonly ago: string
}

interface UnsettledRow {
  readonly id: string
  readonly startsAt: string
  readonly fields: Lead['fields']
  readonly card: ListingCard | null
  readonly assigneeName: string | null
  readonly answer: OwnerAnswer | null
  readonly proposes: boolean
  readonly since: string
}

/** A visit of `selectUnsettledQuestions` in words. */
export function presentUnsettled(
  { id, startsAt, fields, card, assigneeName, answer, proposes, since }: UnsettledRow,
  locale: Locale,
  now: Date,
): UnsettledView {
  return {
    id,
    href: href('deskVisit', locale, { id }),
    who: leadSender(fields, null, locale),
    home: card === null ? '' : homeName(card, locale),
    when: whenText(startsAt, locale),
    at: startsAt,
    assignee: assigneeName ?? translator(locale)('desk.visit.unassigned'),
    standing: answer === null ? 'unanswered' : proposes ? 'proposes' : 'unsuitable',
    ago: agoText(since, locale, now),
  }
}
