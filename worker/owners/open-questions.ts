import type { Db } from '#db/client.ts'
import type { Home } from '#db/model/listings/listing.ts'
import { selectOpenQuestionsOf } from '#db/visits/owner-questions.ts'
import type { Locale } from '#messages/locales.ts'
import type { OpenQuestionView } from '#ui/owners/letter/letter.present.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { ownerQuestionPath } from '#worker/signing/links.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'

interface QuestionContext {
  readonly db: Db
  readonly now: Date
  readonly locale: Locale
  readonly signing: SigningSecrets
}

/** An open question with the listing that it is about. */
type OpenQuestion = OpenQuestionView & { readonly listingId: number }

/** The questions of an owner that wait for an answer, the next visit first. @param isWatched the agency is viewing, which cannot answer */
export async function openQuestionsOf({ db, now, locale, signing }: QuestionContext, ownerId: string, isWatched = false): Promise<readonly OpenQuestion[]> {
  const open = await selectOpenQuestionsOf(db, ownerId, now)
  return Promise.all(
    open.map(async ({ id, listingId, startsAt }) => ({
      ...{ id, listingId, when: whenText(startsAt, locale) },
      href: isWatched ? null : await ownerQuestionPath(signing, id, startsAt, locale),
    })),
  )
}

/** Whether a question is about a home. */
export const isAbout =
  ({ kind, id }: Home) =>
  ({ listingId }: OpenQuestion) =>
    kind === 'listing' && listingId === id
