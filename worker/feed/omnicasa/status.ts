import type { Goal, ListingState } from '#db/model/listing.ts'
import type { Fields } from '../fields.ts'
import { readNumber } from '../number.ts'
import { readStatusWords } from '../status.ts'

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
