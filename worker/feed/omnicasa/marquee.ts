import type { LocalizedText } from '#db/model/localized.ts'
import { type Fields, readFlag } from '../fields.ts'
import type { ReadText } from '../text.ts'

/** The ribbon: `Marquee` switches it off, or holds the text itself. */
export function readMarquee(fields: Fields, text: ReadText): LocalizedText | null {
  const given = fields.take('Marquee')
  const flag = readFlag(given)
  const name = text(fields.take('MarqueeName'))
  if (flag === false) return null
  return name ?? (flag === null ? text(given) : null)
}
