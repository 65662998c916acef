import type { GapName } from '../law/compliance/publication-rule.ts'
import type { ListingState } from '../listings/listing.ts'
import { isPublic } from '../listings/listing-state.ts'
import { day, hour, minute } from '../site/durations.ts'

/** Receipts: what a CRM is told about the page of each of its records. */

/** What a CRM was told last. `refused`: the site does not take the record as the CRM has it, and says why. */
export type ReceiptState = 'published' | 'updated' | 'withdrawn' | 'refused'

/**
 * How the site differs from the CRM: the record was rejected, the law holds the home back, its page fails, the CRM does not take the receipt, or the receipt
 * has waited for a day.
 */
export type CrmProblem = 'rejected' | 'held' | 'page' | 'refused' | 'late'

/** What the site shows of a record. */
export type Shown =
  | { readonly as: 'online' }
  | { readonly as: 'offline' }
  | { readonly as: 'held'; readonly rules: readonly GapName[] }
  | { readonly as: 'rejected'; readonly reason: string }

/** A record as the stock has it; null parts where it does not. */
export interface StockedRecord {
  /** Why the last import that had it rejected it. */
  readonly rejected: string | null
  readonly home: { readonly state: ListingState; readonly isHeld: boolean; readonly isWithdrawn: boolean; readonly rules: readonly GapName[] } | null
  readonly project: { readonly isListed: boolean } | null
}

/** What the site shows of a record; of a rejected one that has a page, the page is from before. */
export function shownOf({ rejected, home, project }: StockedRecord): Shown {
  if (rejected !== null) return { as: 'rejected', reason: rejected }
  if (home !== null && !home.isWithdrawn) {
    if (home.isHeld) return { as: 'held', rules: home.rules }
    if (isPublic(home.state)) return { as: 'online' }
  }
  return { as: project?.isListed ? 'online' : 'offline' }
}

/**
 * What the CRM is to be told.
 * @param isOnline whether the CRM was told that the record has a page, and not since that it has none
 * @returns null: nothing, since the CRM never had a page from the site
 */
export function receiptStateOf(shown: Shown['as'], isOnline: boolean): ReceiptState | null {
  if (shown === 'online') return isOnline ? 'updated' : 'published'
  if (shown === 'offline') return isOnline ? 'withdrawn' : null
  return 'refused'
}

/** Whether the CRM has the record as online after a receipt; a refusal leaves that as it was. */
export function isOnlineAfter(state: ReceiptState, wasOnline: boolean): boolean {
  return state === 'refused' ? wasOnline : state !== 'withdrawn'
}

/** How the site differs from the CRM while nothing fails. */
export function problemOf({ as }: Shown): CrmProblem | null {
  return as === 'rejected' || as === 'held' ? as : null
}

/** The pause after the first failure of a call to a CRM, the second and so on; later ones are the last. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour]

/** Milliseconds to wait after the `failures`-th failure (from 1). */
export function pauseAfter(failures: number): number {
  return pauses[Math.min(failures, pauses.length) - 1] ?? minute
}

/** When to tell the CRM again, however often it has failed: one that is down for a week loses nothing. @param after its Retry-After in seconds */
export function nextReceipt(failures: number, after: number | null, now: Date): Date {
  return new Date(now.getTime() + Math.max(pauseAfter(failures), (after ?? 0) * 1_000))
}

/** Whether a receipt has waited too long. @param since UTC in ISO 8601 */
export function isLate(since: string | null, now: Date): boolean {
  return since !== null && now.getTime() - Date.parse(since) > day
}
