import type { OwnerAnswer, OwnerQuestion } from '#db/model/visits/owner-question.ts'
import type { Locale } from '#messages/locales.ts'
import { agoText } from '../../site/number.present.ts'
import { whenText } from '../appointment.present.ts'
import type { OwnerAnswerView } from './owner-answers.part.tsx'
import { presentVisitLine, type VisitLineRow, type VisitLineView } from './visit.present.ts'

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
export interface UnsettledView extends VisitLineView {
  /** `proposes`: other times; `unsuitable`: none, but words; `unanswered`: asked a day ago or longer. */
  readonly standing: 'proposes' | 'unsuitable' | 'unanswered'
  /** Since when, in words. */
  readonly ago: string
}

interface UnsettledRow extends VisitLineRow {
  readonly answer: OwnerAnswer | null
  readonly proposes: boolean
  readonly since: string
}

/** A visit of `selectUnsettledQuestions` in words. */
export function presentUnsettled({ answer, proposes, since, ...visit }: UnsettledRow, locale: Locale, now: Date): UnsettledView {
  return {
    ...presentVisitLine(visit, locale),
    standing: answer === null ? 'unanswered' : proposes ? 'proposes' : 'unsuitable',
    ago: agoText(since, locale, now),
  }
}
