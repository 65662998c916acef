import { day } from '../site/durations.ts'
import type { CrmName } from './crm-catalogue.ts'
import type { SyncError } from './sync-run.ts'

/** What is stored of the exchange with a CRM. Times are UTC in ISO 8601; null: never. Counts stop at a limit. */
export interface CrmFacts {
  readonly crm: CrmName
  /** The end of the last successful run of each mode. */
  readonly fullAt: string | null
  readonly deltaAt: string | null
  readonly eventsAt: string | null
  /** The last run, and why it failed or is being retried. */
  readonly runState: 'running' | 'done' | 'failed' | null
  readonly runAt: string | null
  readonly runError: SyncError | null
  /** Records that webhooks have named and that are not read yet. */
  readonly named: number
  readonly sentAt: string | null
  readonly waiting: number
  readonly uncertain: number
  readonly refused: number
  readonly dead: number
  readonly leadError: string | null
  /** When it was last told of a page, what it is still to be told and since when, and what it does not take. */
  readonly toldAt: string | null
  readonly untold: number
  readonly untoldSince: string | null
  readonly receiptError: string | null
  readonly receiptsRefused: number
}

/** How a CRM takes part: what it is connected for. */
export interface CrmUse {
  readonly isSet: boolean
  /** Whether the stock is read from it, and whether it lists its stock: another only answers for what it has named. */
  readonly isRead: boolean
  readonly hasLists: boolean
  /** Whether figures of homes are read from it, once a night. */
  readonly hasFigures: boolean
  /** Whether it is told what became of its records. */
  readonly takesReceipts: boolean
}

/** `failing`: the last attempt failed, or something waits for a person. `behind`: nothing has succeeded for too long. */
export type ExchangeState = 'off' | 'ok' | 'failing' | 'behind'

/** One direction of the exchange with a CRM. */
export interface Exchange {
  readonly state: ExchangeState
  readonly lastSuccess: string | null
  readonly waiting: number
  /** What waits for a person: dead, uncertain or refused. */
  readonly stuck: number
  readonly error: string | null
}

/** Milliseconds without success after which a direction is behind; figures come once a night. */
const behindAfter = { read: day, receipts: day, figures: 2 * day } as const

const off: Exchange = { state: 'off', lastSuccess: null, waiting: 0, stuck: 0, error: null }

/** How each direction of the exchange with a CRM stands: `read` is its stock, `leads` and `receipts` go there, `figures` are what owners see. */
export function crmExchanges(
  facts: CrmFacts,
  { isSet, isRead, hasLists, hasFigures, takesReceipts }: CrmUse,
  now: Date,
): Readonly<Record<CrmDirection, Exchange>> {
  const lastRead = latest(hasLists ? [facts.fullAt, facts.deltaAt] : [facts.eventsAt])
  // A time far ahead is of a clock that was ahead: it would hide for as long that nothing has succeeded since.
  const isLate = (at: string | null, after: number) => at !== null && Math.abs(now.getTime() - Date.parse(at)) > after
  const hasFailed = facts.runState === 'failed'
  const error = facts.runError?.detail ?? null
  const state = (isBehind: boolean, isFailing: boolean): ExchangeState => (isBehind ? 'behind' : isFailing ? 'failing' : 'ok')
  const stuck = facts.uncertain + facts.refused + facts.dead
  const isReading = isSet && isRead
  return {
    read: isReading
      ? { state: state(hasLists && isLate(lastRead, behindAfter.read), hasFailed), lastSuccess: lastRead, waiting: facts.named, stuck: 0, error }
      : off,
    leads: isSet
      ? { state: state(false, stuck > 0 || facts.leadError !== null), lastSuccess: facts.sentAt, waiting: facts.waiting, stuck, error: facts.leadError }
      : off,
    receipts:
      isReading && takesReceipts
        ? {
            state: state(isLate(facts.untoldSince, behindAfter.receipts), facts.receiptsRefused > 0 || facts.receiptError !== null),
            ...{ lastSuccess: facts.toldAt, waiting: facts.untold, stuck: facts.receiptsRefused, error: facts.receiptError },
          }
        : off,
    figures:
      isReading && hasFigures
        ? { ...off, state: state(isLate(facts.fullAt, behindAfter.figures), false), lastSuccess: facts.fullAt, error: hasFailed ? error : null }
        : off,
  }
}

export const crmDirections = ['read', 'leads', 'receipts', 'figures'] as const
export type CrmDirection = (typeof crmDirections)[number]

function latest(times: readonly (string | null)[]): string | null {
  return times.reduce((last, at) => (at !== null && (last === null || at > last) ? at : last), null)
}
