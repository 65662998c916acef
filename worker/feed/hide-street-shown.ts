import type { Cut } from './hide-street.ts'
import { streetAlone } from './hide-street-field.ts'

/** The street's words, for a page that must not show the number; null if a number may be among them. */
export function shownStreet(street: string, cut: Cut): string | null {
  const alone = streetAlone(street)
  return alone === null || /\p{N}/u.test(alone) || cut(alone) !== alone ? null : alone
}
