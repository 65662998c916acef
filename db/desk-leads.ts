import { and, asc, desc, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { leadsWithText } from './lead-texts.ts'
import type { FormName } from './model/lead.ts'
import type { OfficeKey } from './model/office.ts'
import { leads, listings, projects, staff } from './schema.ts'
import { unionOf } from './union.ts'

/** The leads of the desk as a list. Times are UTC in ISO 8601. */

export interface LeadFilter {
  /** `open`: what still waits for something. */
  readonly state: 'open' | 'closed' | 'all'
  readonly form: FormName | null
  readonly office: OfficeKey | null
  readonly listingId: number | null
  /** An account of the desk; `none`: not yet anyone's. */
  readonly assignee: string | null
  /** Moments; the end is exclusive. */
  readonly from: string | null
  readonly to: string | null
  readonly text: string
  /** The offices that the reader works for; null: all. Leads of no office are everyone's. */
  readonly worksFor: readonly OfficeKey[] | null
  /** Applications hold CVs: they are for those who handle personal data. */
  readonly readsApplications: boolean
}

/** Where a lead stands in the list. */
export interface LeadPlace {
  readonly at: string
  readonly id: string
}

/** A search looks at its newest hits alone. */
const maxTextHits = 200

/**
 * The query for one page of leads: open ones the longest waiting first, others the newest first. Each filter has an index in the order of the
 * list, so a page with one filter reads about as many rows as it shows.
 * @param after the last lead of the page before; null: the first page
 */
export function selectLeads(db: Db, filter: LeadFilter, after: LeadPlace | null, limit: number) {
  const order = orderOf(filter)
  return db
    .select({
      id: leads.id,
      form: leads.form,
      state: leads.state,
      version: leads.version,
      locale: leads.locale,
      email: leads.email,
      fields: leads.fields,
      office: leads.office,
      createdAt: leads.createdAt,
      answeredAt: leads.answeredAt,
      remindAt: leads.remindAt,
      assignee: staff.name,
      card: listings.card,
      project: projects.record,
    })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.assignee))
    .leftJoin(listings, eq(listings.id, leads.listingId))
    .leftJoin(projects, eq(projects.id, leads.projectId))
    .where(sql`${leads.id} IN (${foundIds(filter, after, limit)})`)
    .orderBy(...order)
}

/** The id of the lead that follows one in a list; null after the last. */
export async function nextLead(db: Db, filter: LeadFilter, after: LeadPlace): Promise<string | null> {
  const [next] = await db.all<{ id: string }>(foundIds(filter, after, 1))
  return next?.id ?? null
}

const orderOf = ({ state }: LeadFilter) => (state === 'open' ? [asc(leads.createdAt), asc(leads.id)] : [desc(leads.createdAt), desc(leads.id)])

/** The ids of one page, one arm for each office and openness in question: an index orders each arm, and only their beginnings are merged. */
function foundIds(filter: LeadFilter, after: LeadPlace | null, limit: number): SQL {
  const order = sql.join(orderOf(filter), sql`, `)
  const rest = and(...conditionsOf(filter), beyond(filter, after))
  const arms = officesOf(filter).flatMap((office) =>
    openness[filter.state].map(
      (isOpen) =>
        sql`SELECT * FROM (SELECT id, created_at FROM ${leads} WHERE ${and(office ?? undefined, eq(leads.isOpen, isOpen), rest)} ORDER BY ${order} LIMIT ${limit})`,
    ),
  )
  return sql`SELECT id FROM (${unionOf(arms)}) AS leads ORDER BY ${order} LIMIT ${limit}`
}

const openness = { open: [true], closed: [false], all: [true, false] } as const

/** The conditions on the office, each a range of its index; null: any office. */
function officesOf({ office, worksFor }: LeadFilter): readonly (SQL | null)[] {
  const mayRead = worksFor === null || office === null || worksFor.includes(office)
  if (office !== null) return mayRead ? [eq(leads.office, office)] : [sql`false`]
  return worksFor === null ? [null] : [...worksFor.map((each) => eq(leads.office, each)), isNull(leads.office)]
}

function conditionsOf({ form, listingId, assignee, from, to, text, readsApplications }: LeadFilter): readonly (SQL | undefined)[] {
  const hits = text === '' ? undefined : leadsWithText(text, maxTextHits)
  return [
    form === null ? undefined : eq(leads.form, form),
    readsApplications ? undefined : ne(leads.form, 'jobApplication'),
    listingId === null ? undefined : eq(leads.listingId, listingId),
    assignee === null ? undefined : assignee === 'none' ? isNull(leads.assignee) : eq(leads.assignee, assignee),
    from === null ? undefined : gte(leads.createdAt, from),
    to === null ? undefined : lt(leads.createdAt, to),
    hits === undefined ? undefined : hits === null ? sql`false` : sql`${leads.number} IN ${hits}`,
  ]
}

function beyond({ state }: LeadFilter, after: LeadPlace | null): SQL | undefined {
  if (after === null) return undefined
  const place = sql`(${leads.createdAt}, ${leads.id})`
  return state === 'open' ? sql`${place} > (${after.at}, ${after.id})` : sql`${place} < (${after.at}, ${after.id})`
}
