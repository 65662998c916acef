import { type DeskHome, findDeskHome } from '#db/listings/desk/desk-home.ts'
import { type PresentedColumns, savePresentation, showPresentation } from '#db/listings/desk/presentations.ts'
import { asInFeed, changedFields, inFeed, isAsInFeed, type OwnPresentation, ownTextNames, presented, presentedPartOf } from '#db/model/listings/presentation.ts'
import { locales } from '#messages/locales.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { hideUnit } from '#worker/feeds/hidden/hide-relatives.ts'
import { secretCut } from '#worker/feeds/hidden/hide-secret.ts'
import { type Cut, inTurn, keepText } from '#worker/feeds/hidden/street/hide-street.ts'
import { presentListing } from '#worker/feeds/present-listing.ts'

/** Maximum attempts, each lost to a concurrent import. */
const tries = 3

/**
 * Stores the agency's presentation of a home and applies it immediately.
 * @param version of the presentation the form was opened with (optimistic lock)
 * @returns the form's state on a conflict; null on success
 */
export async function presentHome(
  { store, now, session, announce }: DeskContext,
  home: DeskHome,
  own: OwnPresentation,
  version: number,
  action: 'change' | 'undo' | 'remove',
): Promise<FormState | null> {
  const before = home.presentation?.own ?? asInFeed
  const conflict: FormState = { ...freshForm, problem: 'changedMeanwhile' }
  if (version !== (home.presentation?.version ?? 0)) return conflict
  const fields = changedFields(before, own)
  if (fields.length === 0) return null
  const act = { action, object: 'listing', objectId: String(home.listing.id), fields } as const
  const db = store.primary
  const outcome = await savePresentation(db, home, { own, version, member: session.member, act, now }, columnsOf(home, own))
  if (outcome === 'conflict') return conflict
  for (let left = tries; outcome === 'moved' && left > 0; left -= 1) {
    const current = await findDeskHome(db, home.listing.id)
    if (current === null || (await showPresentation(db, current, columnsOf(current, current.presentation?.own ?? asInFeed), now))) break
  }
  await announce()
  return null
}

function columnsOf({ listing, feed, secret, projectSecret }: DeskHome, own: OwnPresentation): PresentedColumns {
  const fed = inFeed(listing, feed)
  const texts = presentListing(fed, own, secret)
  const isHidden = listing.place.address === null && projectSecret !== null && projectSecret.street !== null
  return {
    texts: isHidden ? (hideUnit(presented(fed, own), projectSecret) ?? texts) : texts,
    feed: isAsInFeed(own) ? null : presentedPartOf(fed),
  }
}

/** Removes the unpublished parts of a home's address from texts. */
export function addressCut({ listing: { place }, secret, projectSecret }: DeskHome): Cut {
  return inTurn(
    secret === null ? keepText : secretCut(secret, place),
    projectSecret === null || place.address !== null ? keepText : secretCut(projectSecret, { address: null, city: place.city }),
  )
}

/** The agency's own texts that reveal a hidden address. */
export function tellingTexts(home: DeskHome, own: OwnPresentation) {
  const cut = addressCut(home)
  const tells = (text: string | undefined) => text !== undefined && cut(text) !== text
  return ownTextNames.flatMap((name) => locales.filter((locale) => tells(own[name][locale])).map((locale) => ({ name, locale })))
}
