import { and, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { OfficeKey } from '../model/agency/office.ts'
import type { FormName } from '../model/forms/form-catalogue.ts'
import type { CrmFilter } from '../model/leads/crm/crm-lead.ts'
import { leads } from '../schema.ts'

/** The filters of a list or search of leads, and their SQL conditions. */

export interface LeadFilter {
  /** `open`: leads that still need work. */
  readonly state: 'open' | 'closed' | 'all'
  /** Only open leads that were sent before this moment and have no answer; null: all of the state. */
  readonly unansweredBefore: string | null
  readonly form: FormName | null
  readonly office: OfficeKey | null
  readonly listingId: number | null
  /** Its state in the CRM. */
  readonly crm: CrmFilter | null
  /** A desk account; `none`: unassigned. */
  readonly assignee: string | null
  /** Moments; the end is exclusive. */
  readonly from: string | null
  readonly to: string | null
  /** Search words; empty: any lead. */
  readonly text: string
  /** The offices that the reader works for; null: all. Leads without an office are visible to all. */
  readonly worksFor: readonly OfficeKey[] | null
  /** Whether to include job applications: they hold CVs, which need the right to handle personal data. */
  readonly readsApplications: boolean
}

export const openness: Readonly<Record<LeadFilter['state'], readonly boolean[]>> = { open: [true], closed: [false], all: [true, false] }

/** All office conditions as one; undefined: any office. */
export const anyOf = (offices: readonly (SQL | null)[]) => (offices.includes(null) ? undefined : or(...offices.map((office) => office ?? undefined)))

/** The conditions on the office, each a range of its index; null: any office. */
export function officesOf({ office, worksFor }: LeadFilter): readonly (SQL | null)[] {
  const mayRead = worksFor === null || office === null || worksFor.includes(office)
  if (office !== null) return mayRead ? [eq(leads.office, office)] : [sql`false`]
  return worksFor === null ? [null] : [...worksFor.map((each) => eq(leads.office, each)), isNull(leads.office)]
}

/** The conditions other than office, words and open state. */
export function conditionsOf({ form, listingId, crm, assignee, from, to, readsApplications, unansweredBefore }: LeadFilter): readonly (SQL | undefined)[] {
  return [
    form === null ? undefined : eq(leads.form, form),
    readsApplications ? undefined : ne(leads.form, 'jobApplication'),
    listingId === null ? undefined : eq(leads.listingId, listingId),
    crm === null ? undefined : eq(leads.crmState, crm),
    assignee === null ? undefined : assignee === 'none' ? isNull(leads.assignee) : eq(leads.assignee, assignee),
    from === null ? undefined : gte(leads.createdAt, from),
    to === null ? undefined : lt(leads.createdAt, to),
    // Literals let SQLite use the partial indexes.
    unansweredBefore === null ? undefined : sql`is_open = 1 AND answered_at IS NULL AND ${lt(leads.createdAt, unansweredBefore)}`,
  ]
}

/** All conditions except the words. */
export const allConditionsOf = (filter: LeadFilter) =>
  and(anyOf(officesOf(filter)), inArray(leads.isOpen, [...openness[filter.state]]), ...conditionsOf(filter))
