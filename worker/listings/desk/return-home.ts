import { findVersion } from '#db/desk/record-versions.ts'
import { allPhotos, asInFeed, inFeed, type OwnPresentation } from '#db/model/listings/presentation.ts'
import { returnedPresentation } from '#db/model/listings/returned-presentation.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { homeOf } from './home-query.ts'
import { presentHome, tellingTexts } from './present-home.ts'

/** Returns the agency's presentation of a home to an earlier version. @returns the form's state if refused; null on success */
export async function returnHome(context: DeskContext, sent: FormData): Promise<FormState | null> {
  const home = await homeOf(context)
  const value = await findVersion(context.store.primary, 'listing', String(home.listing.id), Number(textOf(sent, 'earlier')))
  if (value === null) return { ...freshForm, problem: 'changedMeanwhile' }
  const earlier: OwnPresentation = JSON.parse(value)
  const own = returnedPresentation(earlier, home.presentation?.own ?? asInFeed)
  const photos = allPhotos(inFeed(home.listing, home.feed).photos, own)
  if (photos.length > 0 && photos.every(({ key }) => own.hidden.includes(key))) return { ...freshForm, errors: { hide: 'invalid' } }
  // The address was published when the text was written.
  if (tellingTexts(home, own).length > 0) return { ...freshForm, problem: 'tellsAddress' }
  return presentHome(context, home, own, Number(textOf(sent, 'version')), 'return')
}
