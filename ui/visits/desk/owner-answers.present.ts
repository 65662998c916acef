import type { OwnerQuestion } from '#db/model/visits/owner-question.ts'
import type { Locale } from '#messages/locales.ts'
import { whenText } from '../appointment.present.ts'
import type { OwnerAnswerView } from './owner-answers.part.tsx'

interface AskedOwner {
  readonly owner: { readonly id: string; readonly name: string | null; readonly recipient: string }
  readonly question: OwnerQuestion | null
}

/** The owners of a visit's home with their answers about its current version. */
export function presentOwnerAnswers(owners: readonly AskedOwner[], sequence: number, locale: Locale): readonly OwnerAnswerView[] {
  return owners.map(({ owner: { id, name, recipient }, question }) => {
    const asked = question?.sequence === sequence ? question : null
    return {
      ...{ id, name: name ?? recipient, remark: asked?.remark ?? null },
      standing: asked === null ? null : (asked.answer ?? 'waiting'),
      proposals: (asked?.starts ?? []).map((value) => ({ value, text: whenText(value, locale) })),
    }
  })
}
