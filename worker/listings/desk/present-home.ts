import { type DeskHome, findDeskHome } from '#db/listings/desk/desk-home.ts'
import { type PresentedColumns, savePresentation, showPresentation } from '#db/listings/desk/presentations.ts'
import { beginning } from '#db/model/content/excerpt.ts'
import type { Photo } from '#db/model/listings/listing.ts'
import {
  type AddedPhoto,
  addedPath,
  asInFeed,
  changedFields,
  inFeed,
  isAsInFeed,
  type OwnPresentation,
  type OwnText,
  type OwnTextName,
  orderedPhotos,
  ownAltLimit,
  ownTextLimits,
  ownTextNames,
  presented,
  presentedPartOf,
} from '#db/model/listings/presentation.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { type FieldErrors, type FormState, freshForm, type TypedValues } from '#ui/forms/form-state.tsx'
import { altFieldName, ownFieldName, placeFieldName } from '#ui/listings/desk/own-presentation.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { hideUnit } from '#worker/feeds/hidden/hide-relatives.ts'
import { secretCut } from '#worker/feeds/hidden/hide-secret.ts'
import { type Cut, inTurn, keepText } from '#worker/feeds/hidden/street/hide-street.ts'
import { presentListing } from '#worker/feeds/listing-texts.ts'
import { plainLine, plainText } from '#worker/feeds/values/text.ts'
import { removeOriginals } from '#worker/files/pictures/crm-photos.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { faultsOfHome } from './faulty-home.ts'

/** Maximum attempts, each lost to a concurrent import. */
const tries = 3

/**
 * Stores the agency's presentation of a home and applies it immediately, once its pages have been tried.
 * @param version of the presentation the form was opened with (optimistic lock)
 * @returns the form's state on a conflict, or if a page would not be in order; null on success
 */
export async function presentHome(
  context: DeskContext,
  home: DeskHome,
  own: OwnPresentation,
  version: number,
  action: 'change' | 'undo' | 'remove' | 'return',
): Promise<FormState | null> {
  const { store, now, session, announce } = context
  const before = home.presentation?.own ?? asInFeed
  const conflict: FormState = { ...freshForm, problem: 'changedMeanwhile' }
  if (version !== (home.presentation?.version ?? 0)) return conflict
  const fields = changedFields(before, own)
  if (fields.length === 0) return null
  const act = { action, object: 'listing', objectId: String(home.listing.id), fields } as const
  const db = store.primary
  const columns = columnsOf(home, own)
  const faults = await faultsOfHome(context, home, columns.texts)
  if (faults.length > 0) return { ...freshForm, problem: 'faultyPage', faults }
  const outcome = await savePresentation(db, home, { own, version, member: session.member, act, now }, columns)
  if (outcome === 'conflict') return conflict
  for (let left = tries; outcome === 'moved' && left > 0; left -= 1) {
    const current = await findDeskHome(db, home.listing.id)
    if (current === null || (await showPresentation(db, current, columnsOf(current, current.presentation?.own ?? asInFeed), now))) break
  }
  removeUnused(context, home, own)
  await announce()
  return null
}

/** Deletes the files of added photographs that neither the new presentation nor an undo shows. */
function removeUnused({ files, store }: DeskContext, { presentation }: DeskHome, own: OwnPresentation): void {
  const isKept = ({ key }: AddedPhoto) => [own, presentation?.own].some((each) => each?.added?.some((photo) => photo.key === key))
  const unused = (presentation?.previous.added ?? []).filter((photo) => !isKept(photo))
  store.defer(removeOriginals(files, unused.map(addedPath)))
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

/** The fields of the agency's own texts that reveal a hidden address. */
export function tellingTexts(home: DeskHome, own: OwnPresentation) {
  const cut = addressCut(home)
  const tells = (text: string | undefined) => text !== undefined && cut(text) !== text
  const texts = ownTextNames.flatMap((name) => locales.filter((locale) => tells(own[name][locale])).map((locale) => ownFieldName(name, locale)))
  const alts = (own.added ?? []).flatMap(({ key, alt }) => locales.filter((locale) => tells(alt[locale])).map((locale) => altFieldName(key, locale)))
  return [...texts, ...alts]
}

interface ReadPresentation {
  readonly own: OwnPresentation
  readonly typed: TypedValues
  readonly errors: FieldErrors
}

/**
 * Parses a presentation from its form: a position per photograph, hidden ones, the lead photograph, and the texts.
 * @param photos all of them: in feed order, then the added ones
 * @param before the presentation the form was opened with
 * @param shown the languages of the form; texts in others stay
 */
export function readPresentation(sent: FormData, photos: readonly Photo[], before: OwnPresentation, shown: readonly Locale[]): ReadPresentation {
  const keys = new Set(photos.map(({ key }) => key))
  const hidden = sent.getAll('hide').filter((key): key is string => typeof key === 'string' && keys.has(key))
  const textsIn = (name: OwnTextName) => ({ ...withoutLanguages(before[name], shown), ...readText(sent, name, shown) })
  const texts = { title: textsIn('title'), marquee: textsIn('marquee'), description: textsIn('description') }
  const tooLong = ownTextNames.flatMap((name) =>
    locales.filter((locale) => (texts[name][locale]?.length ?? 0) > ownTextLimits[name]).map((locale) => [ownFieldName(name, locale), 'invalid'] as const),
  )
  return {
    own: { order: readOrder(sent, photos, before), hidden, ...texts, ...(before.added && { added: before.added.map((photo) => withAlt(sent, photo)) }) },
    typed: {
      hide: hidden,
      ...Object.fromEntries(photos.map(({ key }) => [placeFieldName(key), textOf(sent, placeFieldName(key))])),
      ...Object.fromEntries(ownTextNames.flatMap((name) => shown.map((locale) => [ownFieldName(name, locale), textOf(sent, ownFieldName(name, locale))]))),
    },
    errors: { ...Object.fromEntries(tooLong), ...(photos.length > 0 && hidden.length >= photos.length ? { hide: 'invalid' } : {}) },
  }
}

/** A description that the form does not show stays. */
function withAlt(sent: FormData, photo: AddedPhoto): AddedPhoto {
  const texts = locales.map((locale) => {
    const name = altFieldName(photo.key, locale)
    return [locale, sent.has(name) ? beginning(plainLine(textOf(sent, name)), ownAltLimit) : (photo.alt[locale] ?? '')] as const
  })
  return { ...photo, alt: Object.fromEntries(texts.filter(([, text]) => text !== '')) }
}

/** The order by the submitted positions: a photograph with a changed position moves there, the others shift. Empty if it equals the feed's order. */
function readOrder(sent: FormData, photos: readonly Photo[], { order }: OwnPresentation): readonly string[] {
  const lead = sent.get('lead')
  const placed = orderedPhotos(photos, order).map(({ key }, index) => {
    const before = index + 1
    const typed = Number.parseFloat(textOf(sent, placeFieldName(key)).replace(',', '.'))
    const number = Number.isFinite(typed) ? typed : before
    const place = number === before ? before : number < before ? number - 0.5 : number + 0.5
    return { key, place: key === lead ? Number.NEGATIVE_INFINITY : place }
  })
  const keys = placed.sort((one, other) => one.place - other.place).map(({ key }) => key)
  return photos.every(({ key }, index) => keys[index] === key) ? [] : keys
}

const withoutLanguages = (text: OwnText, shown: readonly Locale[]): OwnText =>
  Object.fromEntries(locales.flatMap((locale) => (shown.includes(locale) || text[locale] === undefined ? [] : [[locale, text[locale]]])))

function readText(sent: FormData, name: OwnTextName, shown: readonly Locale[]): OwnText {
  const clean = name === 'description' ? plainText : plainLine
  const texts = shown.map((locale) => [locale, clean(textOf(sent, ownFieldName(name, locale)))] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}
