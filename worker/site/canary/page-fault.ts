import type { PageFault } from '#db/model/site/page-faults.ts'
import type { PageTraits } from './page-traits.ts'

/** What the page of a record must show, and what it must not. */
export interface Expected {
  /** Whether there must be a page. */
  readonly isPublished: boolean
  /** Whether the page must say that its record is no longer offered (410). */
  readonly isWithdrawn?: boolean
  /** Links that it must not have any more, to withdrawn records. */
  readonly withdrawn?: readonly RegExp[]
  /** Whether it may lose text and links: it lists what is withdrawn. */
  readonly mayShrink?: boolean
  /** Whether the agency has legal data, which a page without a present one must show. */
  readonly hasLegal?: boolean
  /** The amount as it is printed; null if the page must show none. Absent if the page has no price of its own. */
  readonly amount?: string | null
  /** Texts that stay unpublished: street with house number, anywhere in the document. */
  readonly unpublished: readonly string[]
  /** Whether its text may differ from the present one by any length: the agency has a text of its own, which the staged record does not have yet. */
  readonly hasOwnText: boolean
}

export const anyPage: Expected = { isPublished: false, unpublished: [], hasOwnText: false }

/** What is left of a page that counts as emptied, and how it must not grow. */
const left = 1 / 4
const grown = 4
const least = 100_000

/**
 * What is wrong with a page as it would be published; null if nothing is.
 * @param before the page at present; null if it does not exist yet
 */
export function pageFault(before: PageTraits | null, after: PageTraits, expected: Expected): PageFault | null {
  if (after.status >= 500 || (hasPage(after) && !after.isWhole)) return 'error'
  if (expected.isWithdrawn) return after.status === 410 ? null : after.status === 200 ? 'kept' : 'gone'
  if (after.status !== 200) return expected.isPublished ? 'gone' : null
  const { amount, unpublished, withdrawn = [], hasLegal = false } = expected
  if (amount !== undefined && !showsAmount(after.price, amount)) return 'price'
  if (unpublished.some((each) => names(after.source, each))) return 'address'
  if (withdrawn.some((link) => link.test(after.source))) return 'kept'
  if (after.heading === '') return 'text'
  return before?.status === 200 ? lossOf(before, after, expected) : hasLegal && after.legal === '' ? 'legal' : null
}

function hasPage({ status }: PageTraits): boolean {
  return status === 200 || status === 410
}

/** What a page loses of the present one. */
function lossOf(before: PageTraits, after: PageTraits, { hasOwnText, mayShrink }: Expected): PageFault | null {
  if (before.legal !== '' && after.legal === '') return 'legal'
  if (!hasOwnText && !mayShrink && after.text.length < before.text.length * left) return 'text'
  if (!mayShrink && after.links < before.links * left) return 'links'
  return after.bytes > Math.max(least, before.bytes * grown) ? 'bytes' : null
}

/** Whether a text names an address, in any case: 'Langerei 1' is not in 'Langerei 14'. */
function names(text: string, address: string): boolean {
  const [within, given] = [` ${text.toLocaleLowerCase()} `, address.toLocaleLowerCase()]
  for (let at = within.indexOf(given); at >= 0; at = within.indexOf(given, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test((within[at - 1] ?? ' ') + (within[at + given.length] ?? ' '))) return true
  }
  return false
}

function showsAmount(price: string | null, amount: string | null): boolean {
  if (amount === null) return !/\d/.test(price ?? '')
  return price?.replace(/\s/g, ' ').includes(amount) ?? false
}
