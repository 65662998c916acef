import type { Goal, ListingState } from '#db/model/listings/listing.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import type { Fields } from '../fields.ts'
import { strictFlag } from '../hidden/hide-flags.ts'
import type { Note } from '../remarks.ts'
import { readNumber } from '../values/number.ts'
import { readStatusWords } from '../values/status-words.ts'
import type { ReadText } from '../values/text.ts'

const numbers: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6])

/** The CRM's number of a status, or the state that its words mean; null without a status. One that is not understood is withdrawn, with a remark. */
export function readStatus(fields: Fields, goal: Goal): number | ListingState | null {
  let isGiven = false
  const status = fields.read<number | ListingState>(['Status', 'StatusID', 'StatusName'], (value, note) => {
    isGiven = true
    const number = readNumber(value)
    if (number !== null) return numbers.has(number) ? number : null
    return readStatusWords(value, goal, note)
  })
  return status ?? (isGiven ? 'withdrawn' : null)
}

const optionSubStatus = 3

/** The fields that name a state beside the status, and their own numbers. */
const others = [
  ['SubStatus', { [optionSubStatus]: 'option' }],
  ['SubStatusName', { [optionSubStatus]: 'option' }],
  ['StatusName', undefined],
] as const

/** The states that the fields beside the status name, with a way to remark on each. One that is not understood changes nothing and gets its remark. */
export function readOtherStates(fields: Fields, goal: Goal): readonly { readonly state: ListingState; readonly note: Note }[] {
  return others.flatMap(([name, numbered]) => {
    const { value, note } = fields.given(name)
    const number = readNumber(value)
    if (value === undefined || (number !== null && number !== optionSubStatus)) return []
    const state = number === null ? readStatusWords(value, goal, note, numbered) : 'option'
    if (state !== null) return [{ state, note }]
    note('notUnderstood')
    return []
  })
}

const doubt = /^(?:misschien|mogelijk|eventueel|peut[- ]être|maybe|perhaps|possibly|vielleicht|möglicherweise|[+-]?\d+)[\s?!.]*$/iu

/** Not a value whose own `toString` may fail: `{"toString": 0}`. */
function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** The ribbon: `Marquee` switches it off, or holds the text itself. In doubt the name stays: it may say that the home is sold. */
export function readMarquee(fields: Fields, text: ReadText): LocalizedText | null {
  const { value, note } = fields.given('Marquee')
  const flag = strictFlag(value)
  const name = text(fields.take('MarqueeName'))
  if (flag === false) return null
  const isText = flag === null && !(isPlain(value) && doubt.test(String(value)))
  if (flag === null && !isText) note('notUnderstood')
  return name ?? (isText ? text(value) : null)
}
