import type { LeadVersion } from '#db/leads/desk-lead.ts'
import type { LeadFilter } from '#db/leads/lead-filter.ts'
import { isGranted, type StaffMember } from '#db/model/accounts/staff.ts'
import { formNames } from '#db/model/forms/form-catalogue.ts'
import { unansweredAfter } from '#db/model/leads/answer-time.ts'
import { crmFilters } from '#db/model/leads/crm/crm-lead.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import { dayAfter, instantAt } from '#db/model/site/brussels-time.ts'

/** Query keys of the list of leads: `state` (`unanswered`: open, and for over a day without an answer), `form`, `office`, `home`, `crm`, `who`, `from`, `to` (dates in Brussels), `q`, and the cursor `after`. */

const states = ['open', 'closed', 'all'] as const

/** Parses the filter from the query, within what the member may read. Unknown values are ignored. */
export function readLeadFilter(query: URLSearchParams, { offices, id, role }: Pick<StaffMember, 'offices' | 'id' | 'role'>, now: Date): LeadFilter {
  const form = query.get('form')
  const to = dayOf(query.get('to'))
  const who = query.get('who')
  return {
    state: states.find((state) => state === query.get('state')) ?? 'open',
    unansweredBefore: query.get('state') === 'unanswered' ? new Date(now.getTime() - unansweredAfter).toISOString() : null,
    form: formNames.find((name) => name === form) ?? null,
    office: query.get('office') || null,
    // An invalid home id must match nothing rather than everything.
    listingId: query.get('home') ? (readPublicId(query.get('home') ?? '') ?? 0) : null,
    crm: crmFilters.find((state) => state === query.get('crm')) ?? null,
    assignee: who === 'me' ? id : who || null,
    from: startOf(dayOf(query.get('from'))),
    to: to && startOf(dayAfter(to, 1)),
    text: (query.get('q') ?? '').trim().slice(0, 100),
    worksFor: offices,
    readsApplications: isGranted(role, 'privacy'),
  }
}

/** Parses the cursor of a search; null for the first page or an invalid cursor. */
export function readSearchPlace(value: string | null): number | null {
  return /^\d{1,15}$/.test(value ?? '') ? Number(value) : null
}

/** Parses the selected leads of a list with their versions: 'id:version', possibly several per value, separated by spaces. Invalid ones are dropped. */
export function readVersions(values: readonly string[]): readonly LeadVersion[] {
  return values
    .flatMap((value) => value.split(' '))
    .map((value) => /^([\w-]{1,100}):(\d{1,9})$/.exec(value))
    .flatMap((match) => (match ? [{ id: match[1] ?? '', version: Number(match[2]) }] : []))
    .slice(0, 100)
}

/** Serialises leads for `readVersions`. */
export const writeVersions = (leads: readonly LeadVersion[]) => leads.map(({ id, version }) => `${id}:${version}`).join(' ')

const filterKeys = ['state', 'form', 'office', 'home', 'crm', 'who', 'from', 'to', 'q'] as const

/** The non-empty filters of a query, in canonical order. */
export function filterQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(filterKeys.flatMap((key) => (query.get(key) ? [[key, query.get(key) ?? '']] : [])))
}

const dayOf = (text: string | null) => (text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)

function startOf(day: string | null): string | null {
  return day === null ? null : instantAt({ day, time: '00:00' }).toISOString()
}
