import { isWithinWalk, metresAMinute, walkingRings } from '#db/model/places/walking.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { frames, layOut, type QuarterDrawing } from './quarter-layout.present.ts'

/** Places around a home by their distance on foot, drawn once for narrow and once for wide columns. */
export interface QuarterView {
  readonly label: string
  readonly drawings: { readonly narrow: QuarterDrawing; readonly wide: QuarterDrawing }
  readonly caption: string
  /** Which side of the home the sun reaches: its bearing in degrees from north, and in words. */
  readonly compass: { readonly bearing: number; readonly side: string } | null
  /** The home is somewhere in the middle: its exact point is not published. */
  readonly isAbout: boolean
}

/** A place with its distance; null where the record does not say. */
export interface PlaceAtDistance {
  readonly name: string
  readonly distance: string | null
  readonly metres: number | null
}

interface QuarterOfHome {
  readonly places: readonly PlaceAtDistance[]
  readonly compass: QuarterView['compass']
  readonly isAbout: boolean
}

/** Null unless a place is within the rings. */
export function presentQuarter({ places, compass, isAbout }: QuarterOfHome, locale: Locale): QuarterView | null {
  const t = translator(locale)
  const known = places
    .flatMap(({ name, distance, metres }) => (distance === null || metres === null ? [] : [{ name, distance, metres }]))
    .sort((one, other) => one.metres - other.metres)
  if (!known.some(({ metres }) => isWithinWalk(metres))) return null
  const rings = walkingRings.map((count) => t('quarter.minutes', { count }))
  const sentences = [
    t(isAbout ? 'quarter.caption.about' : 'quarter.caption', { metres: metresAMinute }),
    known.every(({ metres }) => isWithinWalk(metres)) ? '' : t('quarter.farther'),
  ]
  return {
    label: t(isAbout ? 'quarter.label.about' : 'quarter.label'),
    drawings: { narrow: layOut(known, rings, frames.narrow), wide: layOut(known, rings, frames.wide) },
    caption: sentences.filter((sentence) => sentence !== '').join(' '),
    compass,
    isAbout,
  }
}
