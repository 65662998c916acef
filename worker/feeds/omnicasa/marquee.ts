import type { LocalizedText } from '#db/model/site/localized.ts'
import type { Fields } from '../fields.ts'
import { strictFlag } from '../hidden/hide-flags.ts'
import type { ReadText } from '../values/text.ts'

const doubt = /^(?:misschien|mogelijk|eventueel|peut[- ]être|maybe|perhaps|possibly|vielleicht|möglicherweise|[+-]?\d+)[\s?!.]*$/iu

/** The ribbon: `Marquee` switches it off, or holds the text itself. In doubt the name stays: it may say that the home is sold. */
export function readMarquee(fields: Fields, text: ReadText): LocalizedText | null {
  const { value, note } = fields.given('Marquee')
  const flag = strictFlag(value)
  const name = text(fields.take('MarqueeName'))
  if (flag === false) return null
  const isText = flag === null && !doubt.test(String(value))
  if (flag === null && !isText) note('notUnderstood')
  return name ?? (isText ? text(value) : null)
}
