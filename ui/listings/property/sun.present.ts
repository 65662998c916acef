import type { FactKey } from '#db/model/listings/facts.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { orientationKey } from '#db/model/listings/vocabulary.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { loweredInList } from '../facts/label-in-list.present.ts'
import { bearingOf, sunHours } from './sun-hours.present.ts'

/** The side of a home with the terrace or garden, and when the sun is there. */
export interface SunView {
  /** Degrees clockwise from north. */
  readonly bearing: number
  /** Which side it is: 'Sun on the terrace, south-west'. */
  readonly side: string
  /** One line for June, one for December. */
  readonly lines: readonly string[]
  readonly note: string
}

/** In order of preference: the terrace before the garden. */
const sides = [
  { key: 'terraceOrientation', name: 'sun.terrace' },
  { key: 'gardenOrientation', name: 'sun.garden' },
  { key: 'rearOrientation', name: 'sun.rear' },
] as const satisfies readonly { readonly key: FactKey; readonly name: string }[]

/** The middle of Belgium, for a home whose place is unknown: the sun's hours differ by minutes. */
const middle = { lat: 50.6, lng: 4.6 }

/** The sun of a home; null if the record has no orientation. The published point is exact enough, even if displaced. */
export function presentSun({ facts, place }: Pick<Listing, 'facts' | 'place'>, locale: Locale, now: Date): SunView | null {
  const t = translator(locale)
  for (const { key, name } of sides) {
    const value = facts[key]
    const known = value === undefined || typeof value === 'boolean' ? null : orientationKey(typeof value === 'object' ? textIn(value, locale) : value)
    const bearing = known === null ? null : bearingOf(known.replace('orientation.', ''))
    if (known === null || bearing === null || !hasMessage(known)) continue
    const year = now.getUTCFullYear()
    const month = (day: string, known: 'june' | 'december') => {
      const hours = sunHours(bearing, place.point ?? middle, `${year}-${day}`)
      return hours === null ? t(`sun.${known}.none`) : t(`sun.${known}`, { from: hours.from, to: hours.to })
    }
    return {
      bearing,
      side: t(name, { point: loweredInList(t(known), locale) }),
      lines: [month('06-21', 'june'), month('12-21', 'december')],
      note: t('sun.note'),
    }
  }
  return null
}
