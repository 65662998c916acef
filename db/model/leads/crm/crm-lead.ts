import type { CrmName } from '../../feeds/crm-catalogue.ts'
import { pauseAfter } from '../../feeds/crm-receipt.ts'
import type { FormName } from '../../forms/form-catalogue.ts'
import { day, minute } from '../../site/durations.ts'

/**
 * A lead's state in a CRM: `waiting` until a worker leases it (`sending`), then `sent`. `unconfirmed`: its subscription is not confirmed yet. `uncertain`: a
 * write had no answer and the CRM cannot be asked whether it arrived. `refused`: the CRM does not take it as it is. `dead`: given up after `nextSend`.
 * `skipped`: not to be sent.
 */
const crmLeadStates = ['waiting', 'sending', 'unconfirmed', 'sent', 'uncertain', 'refused', 'dead', 'skipped'] as const
export type CrmLeadState = (typeof crmLeadStates)[number]

/** The states that the inbox filters by. */
export const crmFilters = ['waiting', 'unconfirmed', 'sent', 'uncertain', 'refused', 'dead', 'skipped'] as const satisfies readonly CrmLeadState[]
export type CrmFilter = (typeof crmFilters)[number]

/** The states in which a lead stays until a person decides. */
export const stuckStates = ['uncertain', 'refused', 'dead'] as const satisfies readonly CrmFilter[]

/** Whether a person may have a lead in this state sent again. */
export function mayResend(state: CrmLeadState): boolean {
  return state === 'skipped' || stuckStates.some((each) => each === state)
}

/** Milliseconds after which a waiting lead is late. */
export const lateAfter = day

const jitter = 0.2
/** Failures before a lead is dead: almost twelve days. */
const maxFailures = 30
/** The CRM may still be at work on a write whose answer was lost, so it is not asked before this. */
const settling = 5 * minute

/**
 * When to try again after the `failures`-th failure (from 1).
 * @param isInDoubt whether the outcome of a write is unknown
 * @param random from 0 to 1
 * @returns null when the lead is dead
 */
export function nextSend(failures: number, isInDoubt: boolean, now: Date, random: number): Date | null {
  if (failures >= maxFailures) return null
  return new Date(now.getTime() + Math.round(Math.max(pauseAfter(failures), isInDoubt ? settling : 0) * (1 + jitter * random)))
}

/** What an agency has chosen about its leads in a CRM. */
export interface CrmLeadRules {
  readonly off: readonly FormName[]
  readonly repeats: boolean
  readonly office: string
  readonly version: number
}

/** The rules before any were set. */
export const noRules: CrmLeadRules = { off: [], repeats: false, office: '', version: 0 }

/** A lead in a CRM as the desk shows it. */
export interface CrmStanding {
  readonly crm: CrmName
  readonly state: CrmLeadState
  readonly externalId: string | null
  readonly error: string | null
}

/** Reads the standings of a lead from the column of a list; null: it is sent to no CRM. */
export function readCrmStandings(column: string | null): readonly CrmStanding[] {
  return column === null ? [] : JSON.parse(column)
}
