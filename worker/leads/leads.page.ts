import { listStaff } from '#db/accounts/staff.ts'
import type { Db } from '#db/client.ts'
import type { DeskLead, LeadChange } from '#db/leads/desk-lead.ts'
import { selectLeads } from '#db/leads/desk-leads.ts'
import type { LeadFilter } from '#db/leads/lead-filter.ts'
import { nextPlace, searchLeads } from '#db/leads/lead-search.ts'
import { formNames } from '#db/model/forms/form-catalogue.ts'
import { translator } from '#messages/translate.ts'
import type { DeskView } from '#ui/desk/desk-frame.part.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { leadSubject } from '#ui/forms/lead-rows.present.ts'
import { presentLeadLine } from '#ui/leads/lead-line.present.ts'
import { presentLeadPreview } from '#ui/leads/lead-preview.present.ts'
import { DeskLeadsPage } from '#ui/leads/leads.page.tsx'
import { homeName } from '#ui/listings/desk/home-name.present.ts'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { listPaths, readListPlace, writeListPlace } from '#worker/desk/list-query.ts'
import { officesOfMember } from '#worker/desk/office-choices.ts'
import { changeChosenLeads, leadsMeanwhile, type RecordedEvent } from '#worker/leads/change-lead.ts'
import { exportLeads } from '#worker/leads/export-leads.ts'
import { filterQuery, readLeadFilter, readSearchPlace, readVersions, writeVersions } from '#worker/leads/lead-query.ts'
import { FileAnswer, redirection } from '#worker/site/pages/answers.ts'

const perPage = 20
const maxMissed = 100

/** The leads of the member's offices: by default open ones, longest waiting first. */
export const deskLeads = defineDeskPage('deskLeads', {
  needs: 'leads',
  view: DeskLeadsPage,
  async load(context) {
    const { store, locale, now, agency, requested, session } = context
    const query = filterQuery(requested.searchParams)
    const filter = readLeadFilter(query, session.member, now)
    if (requested.searchParams.has('csv')) throw new FileAnswer(await exportLeads(context, filter))
    const [{ shown, members, after, isCut }, meanwhile] = await Promise.all([
      readPage(store.primary, filter, requested.searchParams.get('after')),
      leadsMeanwhile(context, missedIn(context)),
    ])
    const list = href('deskLeads', locale)
    const leads = shown.map((row) => ({ row, line: presentLeadLine(row, agency, query.toString(), locale, now) }))
    const previewed = leads.find(({ row }) => row.id === requested.searchParams.get('preview')) ?? leads[0]
    return {
      props: {
        view: { ...viewOf(context), meanwhile },
        leads: leads.map(({ line }) => line),
        preview: previewed === undefined ? null : presentLeadPreview(previewed.row, previewed.line, session.member, locale),
        filters: Object.fromEntries(query),
        ...listPaths(list, query, after),
        forms: formNames.map((name) => ({ value: name, text: leadSubject(name, 'notice', locale) })),
        offices: officesOfMember(agency, session.member, locale),
        members: members.filter(({ state }) => state !== 'invited').sort((one, other) => Number(one.state === 'disabled') - Number(other.state === 'disabled')),
        homeName: query.has('home') && shown[0]?.card ? homeName(shown[0].card, locale) : null,
        isFirst: !requested.searchParams.has('after'),
        isCut,
        action: query.size === 0 ? list : `${list}?${query}`,
      },
    }
  },
  acts: {
    take: (context, sent) => {
      const { id } = context.session.member
      const assignment = (lead: DeskLead) => ({ assignee: id, ...(lead.state === 'new' ? ({ state: 'open' } as const) : {}) })
      return changeChosen(context, sent, 'taken', assignment, { kind: 'assignee', text: id })
    },
    done: (context, sent) => changeChosen(context, sent, 'done', () => ({ state: 'done', remindAt: null }), { kind: 'state', text: 'done' }),
    declined: (context, sent) => changeChosen(context, sent, 'declined', () => ({ state: 'declined', remindAt: null }), { kind: 'state', text: 'declined' }),
    reopen: (context, sent) => changeChosen(context, sent, 'reopened', () => ({ state: 'open' }), { kind: 'state', text: 'open' }),
  },
})

/** One page of a list or a search, with the accounts of the desk, and where the next page begins; null after the last. */
async function readPage(db: Db, filter: LeadFilter, place: string | null) {
  if (filter.text === '') {
    const [rows, members] = await db.batch([selectLeads(db, filter, readListPlace(place), perPage + 1), listStaff(db)])
    const shown = rows.slice(0, perPage)
    const last = rows.length > perPage ? shown.at(-1) : undefined
    return { shown, members, after: last === undefined ? null : writeListPlace({ at: last.createdAt, id: last.id }), isCut: false }
  }
  const [rows, [unseen], members] = await db.batch([...searchLeads(db, filter, readSearchPlace(place), perPage + 1), listStaff(db)])
  const shown = rows.slice(0, perPage)
  const isFull = rows.length > perPage
  const next = nextPlace(shown, isFull, unseen)
  return { shown, members, after: next === null ? null : String(next), isCut: !isFull && unseen !== undefined }
}

const outcomes = ['taken', 'done', 'declined', 'reopened'] as const
type Outcome = (typeof outcomes)[number]

/** Changes the selected leads; those with a conflict are skipped, and the notice says who changed them. */
async function changeChosen(
  context: DeskContext,
  sent: FormData,
  outcome: Outcome,
  ...change: [change: (lead: DeskLead) => LeadChange, event: RecordedEvent]
): Promise<FormState> {
  const chosen = readVersions(sent.getAll('lead').map(String))
  if (chosen.length === 0) return { ...freshForm, problem: 'noneChosen' }
  const { changed, missed } = await changeChosenLeads(context, chosen, ...change)
  if (changed.length === 0) return { ...freshForm, typed: { missed }, problem: 'changedMeanwhile' }
  const query = filterQuery(context.requested.searchParams)
  query.set('did', outcome)
  query.set('leads', writeVersions(changed))
  if (missed.length > 0) query.set('missed', missed.join(' '))
  throw redirection(303, `${href('deskLeads', context.locale)}?${query}`)
}

/** The undo form after closing the last lead of a list on its own page. */
function reopening({ locale, requested, sent }: DeskContext): DeskView['undo'] {
  const query = requested.searchParams
  const [closed, version] = [query.get('closed'), Number(query.get('version'))]
  if (sent !== null || closed === null || !Number.isSafeInteger(version)) return null
  return { action: `${href('deskLeads', locale)}?${filterQuery(query)}`, act: 'reopen', fields: { lead: writeVersions([{ id: closed, version }]) } }
}

/** The leads that a bulk change has left alone, since they had been changed. */
function missedIn({ requested, sent }: DeskContext): readonly string[] {
  if (sent !== null) return [sent.typed.missed ?? []].flat()
  const query = requested.searchParams
  const hasNotice = query.has('did')
  return hasNotice
    ? (query.get('missed') ?? '')
        .split(' ')
        .filter((id) => /^[\w-]{1,100}$/.test(id))
        .slice(0, maxMissed)
    : []
}

const notices = defineNotices({ done: 'desk.lead.done.done', declined: 'desk.lead.done.declined' })

/** The notice of a bulk change, with an undo if the leads were closed. */
function viewOf(context: DeskContext): DeskView {
  const { locale, requested, sent } = context
  const t = translator(locale)
  const view = notices.view(context, t('route.deskLeads'), reopening(context))
  const query = requested.searchParams
  const outcome = outcomes.find((each) => each === query.get('did'))
  const changed = query.get('leads') ?? ''
  if (sent !== null || outcome === undefined) return view
  const missed = missedIn(context)
  const notice = [
    t(`desk.leads.did.${outcome}`, { count: readVersions(changed.split(' ')).length }),
    ...(missed.length > 0 ? [t('desk.leads.missed', { count: missed.length })] : []),
  ]
  const isClosed = outcome === 'done' || outcome === 'declined'
  const undo = { action: `${href('deskLeads', locale)}?${filterQuery(query)}`, act: 'reopen', fields: { lead: changed } }
  return { ...view, notice: notice.join(' '), undo: isClosed ? undo : null }
}
