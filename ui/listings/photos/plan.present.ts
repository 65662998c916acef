import type { Photo } from '#db/model/listings/listing.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatNumber } from '../../site/number.present.ts'
import type { PhotoView } from './photo.present.ts'

/** A plan with its legend. */
export interface PlanView extends PhotoView {
  readonly rooms?: readonly PlanRoomView[]
}

interface PlanRoomView {
  readonly letter: string
  readonly name: string
  readonly area: string | null
  /** Left, top, width and height in pixels of the drawing; empty if unknown. */
  readonly box: readonly number[]
}

/** The legend of a plan in words, decimals as the language writes them. */
export function presentRooms({ rooms = [] }: Photo, locale: Locale): readonly PlanRoomView[] {
  return rooms.map(({ name, area, ...room }) => ({
    ...room,
    name: textIn(name, locale),
    area: area === null ? null : translator(locale)('unit.area', { value: formatNumber(area, locale, 1) }),
  }))
}
