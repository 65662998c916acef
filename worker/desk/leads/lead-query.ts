import type { LeadVersion } from '#db/desk-lead.ts'
import type { LeadFilter, LeadPlace } from '#db/desk-leads.ts'
import { dayAfter, instantAt } from '#db/model/brussels-time.ts'
import { formNames } from '#db/model/lead.ts'
import { readPublicId } from '#db/model/public-id.ts'
import { isGranted, type StaffMember } from '#db/model/staff.ts'

/** The list of leads in an address: `state`, `form`, `office`, `home`, `who`, `from`, `to` (days in Brussels), `q`, and `after` for a page. */

const states = ['open', 'closed', 'all'] as const

/** The filter of an address, within what a member may read. Unknown values are ignored. */
export function readLeadFilter(query: URLSearchParams, { offices, id, role }: Pick<StaffMember, 'offices' | 'id' | 'role'>): LeadFilter {
  const form = query.get('form')
  const to = dayOf(query.get('to'))
  const who = query.get('who')
  return {
    state: states.find((state) => state === query.get('state')) ?? 'open',
    form: formNames.find((name) => name === form) ?? null,
    office: query.get('office') || null,
    // A value that is not a number of a home matches nothing, not everything.
    listingId: query.get('home') ? (readPublicId(query.get('home') ?? '') ?? 0) : null,
    assignee: who === 'me' ? id : who || null,
    from: startOf(dayOf(query.get('from'))),
    to: to && startOf(dayAfter(to, 1)),
    text: (query.get('q') ?? '').trim().slice(0, 100),
    worksFor: offices,
    readsApplications: isGranted(role, 'privacy'),
  }
}

/** The place that a page begins after; null for the first page, or a value that is no place. */
export function readLeadPlace(value: string | null): LeadPlace | null {
  const [at = '', id = ''] = (value ?? '').split('~')
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) && /^[\w-]{1,100}$/.test(id) ? { at, id } : null
}

/** The value that `readLeadPlace` reads. */
export const writeLeadPlace = ({ at, id }: LeadPlace) => `${at}~${id}`

/** Leads with their versions, as the ticks of a list send them: 'id:version', several apart by spaces in one value. Others are left out. */
export function readVersions(values: readonly string[]): readonly LeadVersion[] {
  return values
    .flatMap((value) => value.split(' '))
    .map((value) => /^([\w-]{1,100}):(\d{1,9})$/.exec(value))
    .flatMap((match) => (match ? [{ id: match[1] ?? '', version: Number(match[2]) }] : []))
    .slice(0, 100)
}

/** The value that `readVersions` reads. */
export const writeVersions = (leads: readonly LeadVersion[]) => leads.map(({ id, version }) => `${id}:${version}`).join(' ')

const filterKeys = ['state', 'form', 'office', 'home', 'who', 'from', 'to', 'q'] as const

/** The filters of an address that are set, in order. */
export function filterQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(filterKeys.flatMap((key) => (query.get(key) ? [[key, query.get(key) ?? '']] : [])))
}

const dayOf = (text: string | null) => (text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)

function startOf(day: string | null): string | null {
  return day === null ? null : instantAt({ day, time: '00:00' }).toISOString()
}
