import type { Photo } from '#db/model/listing.ts'
import { type OwnPresentation, type OwnText, type OwnTextName, orderedPhotos, ownTextLimits, ownTextNames } from '#db/model/presentation.ts'
import { type Locale, locales } from '#messages/locales.ts'
import type { FieldErrors, TypedValues } from '#ui/forms/form-state.tsx'
import { ownFieldName, placeFieldName } from '#ui/presenters/desk/own-presentation.ts'
import { plainLine, plainText } from '#worker/feed/text.ts'
import { textOf } from '#worker/forms/text-of.ts'

interface ReadPresentation {
  readonly own: OwnPresentation
  readonly typed: TypedValues
  readonly errors: FieldErrors
}

/**
 * The agency's presentation as a form sent it: a number for each photograph, those that are hidden, the one that comes first, and the texts.
 * @param photos as the feed has them
 * @param before as it was when the form was shown
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

/** The order by the numbers: a photograph with another number takes that place, the others make room. Empty where it is the feed's. */
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
