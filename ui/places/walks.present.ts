import type { Listing } from '#db/model/listings/listing.ts'
import { walkingMinutes, walkingRings } from '#db/model/places/walking.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { PlaceAtDistance } from './quarter.present.ts'
import { presentSurroundings } from './surroundings.present.ts'

/** What can be walked to from a home in words, a row for each ring: for mails, whose programs show no drawing. Empty where nothing is known. */
export function presentWalks(
  listing: Listing,
  locale: Locale,
  now: Date,
): readonly { readonly name: string; readonly label: string; readonly value: string }[] {
  const t = translator(locale)
  const { quarter, nearby } = presentSurroundings(listing, locale, now)
  if (quarter === null || nearby === null) return []
  return walkingRings
    .map((count, index) => {
      const after = walkingRings[index - 1] ?? 0
      const within = ({ metres }: PlaceAtDistance) => metres !== null && walkingMinutes(metres) > after && walkingMinutes(metres) <= count
      const value = nearby.places.filter(within).map(({ name, distance }) => `${name} (${distance})`)
      return { name: `walk${count}`, label: t('quarter.within', { count }), value: value.join(', ') }
    })
    .filter(({ value }) => value !== '')
}
