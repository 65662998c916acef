import { selectLeads } from '#db/desk-leads.ts'
import { formNames } from '#db/model/lead.ts'
import { listStaff } from '#db/staff.ts'
import { translator } from '#messages/translate.ts'
import { DeskLeadsPage } from '#ui/pages/desk/leads.tsx'
import { presentLeadLine } from '#ui/presenters/desk/lead-line.ts'
import { leadSubject } from '#ui/presenters/lead-rows.ts'
import { href } from '#ui/routes.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { exportLeads } from '#worker/desk/leads/export-leads.ts'
import { filterQuery, readLeadFilter, readLeadPlace, writeLeadPlace } from '#worker/desk/leads/lead-query.ts'
import { officesOfMember } from '#worker/desk/office-choices.ts'
import { FileAnswer } from '#worker/http/file-answer.ts'

const perPage = 20

/** The leads of the offices that a member works for: what waits, the longest waiting first, or any others by filter. */
export const deskLeads = defineDeskPage('deskLeads', {
  view: DeskLeadsPage,
  async load(context) {
    const { store, locale, now, agency, requested, session } = context
    const query = filterQuery(requested.searchParams)
    const filter = readLeadFilter(query, session.member)
    const after = readLeadPlace(requested.searchParams.get('after'))
    const db = store.primary
    if (requested.searchParams.has('csv')) throw new FileAnswer(await exportLeads(context, filter))
    const [rows, members] = await db.batch([selectLeads(db, filter, after, perPage + 1), listStaff(db)])
    const shown = rows.slice(0, perPage)
    const last = shown.at(-1)
    const list = href('deskLeads', locale)
    const further = new URLSearchParams(query)
    if (last !== undefined) further.set('after', writeLeadPlace({ at: last.createdAt, id: last.id }))
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskLeads'), { done: 'desk.lead.done.done', declined: 'desk.lead.done.declined' }),
        leads: shown.map((row) => presentLeadLine(row, agency, query.toString(), locale, now)),
        filters: Object.fromEntries(query),
        without: Object.fromEntries([...query.keys()].map((key) => [key, pathWithout(list, query, key)])),
        forms: formNames.map((name) => ({ value: name, text: leadSubject(name, 'notice', locale) })),
        offices: officesOfMember(agency, session.member, locale),
        members: members.filter(({ state }) => state === 'active').map(({ id, name }) => ({ id, name })),
        further: rows.length > perPage ? `${list}?${further}` : null,
        isFirst: after === null,
      },
    }
  },
  acts: {},
})

function pathWithout(list: string, query: URLSearchParams, key: string): string {
  const rest = new URLSearchParams(query)
  rest.delete(key)
  return rest.size === 0 ? list : `${list}?${rest}`
}
