import type { Photo } from '#db/model/listings/listing.ts'
import { type OwnPresentation, type OwnText, type OwnTextName, orderedPhotos, ownTextLimits, ownTextNames } from '#db/model/listings/presentation.ts'
import { type Locale, locales } from '#messages/locales.ts'
import type { FieldErrors, TypedValues } from '#ui/forms/form-state.tsx'
import { ownFieldName, placeFieldName } from '#ui/listings/desk/own-presentation.present.ts'
import { plainLine, plainText } from '#worker/feeds/values/text.ts'
import { textOf } from '#worker/forms/text-of.ts'

interface ReadPresentation {
  readonly own: OwnPresentation
  readonly typed: TypedValues
  readonly errors: FieldErrors
}

/**
 * Parses a presentation from its form: a position per photograph, hidden ones, the lead photograph, and the texts.
 * @param photos in feed order
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
    own: { order: readOrder(sent, photos, before), hidden, ...texts },
    typed: {
      hide: hidden,
      ...Object.fromEntries(photos.map(({ key }) => [placeFieldName(key), textOf(sent, placeFieldName(key))])),
      ...Object.fromEntries(ownTextNames.flatMap((name) => shown.map((locale) => [ownFieldName(name, locale), textOf(sent, ownFieldName(name, locale))]))),
    },
    errors: { ...Object.fromEntries(tooLong), ...(photos.length > 0 && hidden.length >= photos.length ? { hide: 'invalid' } : {}) },
  }
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
