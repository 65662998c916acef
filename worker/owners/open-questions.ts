import type { Home } from '#db/model/listings/listing.ts'
import { selectOpenQuestionsOf } from '#db/visits/owner-questions.ts'
import type { OpenQuestionView } from '#ui/owners/open-questions.part.tsx'
import { whenText } from '#ui/visits/appointment.present.ts'
import { ownerQuestionPath } from '#worker/signing/links.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** The questions of an owner about a home that wait for an answer. @param isWatched the agency is viewing, which cannot answer */
export async function openQuestionsOf(
  { store, now, locale, settings }: Pick<PageContext, 'store' | 'now' | 'locale' | 'settings'>,
  ownerId: string,
  { kind, id }: Home,
  isWatched: boolean,
): Promise<readonly OpenQuestionView[]> {
  if (kind !== 'listing') return []
  const open = await selectOpenQuestionsOf(store.primary, ownerId, id, now)
  const pathOf = (question: string, startsAt: string) => ownerQuestionPath(settings.signing, question, startsAt, locale)
  return Promise.all(
    open.map(async (each) => ({
      id: each.id,
      when: whenText(each.startsAt, locale),
      href: isWatched ? null : await pathOf(each.id, each.startsAt),
    })),
  )
}
