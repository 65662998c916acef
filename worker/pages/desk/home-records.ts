import { type ActedOn, didChange, recordAct } from '#db/audit-log.ts'
import { changeVisitRecord, type VisitReport } from '#db/desk-visits.ts'
import { findHomeRecord, homeRecords } from '#db/home-records.ts'
import { communicationStatuses } from '#db/model/communication.ts'
import type { Home } from '#db/model/home.ts'
import { visitOutcomes, visitStandings } from '#db/model/home-visit.ts'
import { markCommunication, releaseCommunication } from '#db/owner-work.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { DeskHomeRecordsPage } from '#ui/pages/desk/home-records.tsx'
import { presentDeskHome } from '#ui/presenters/desk/home-name.ts'
import { presentHomeRecord } from '#ui/presenters/desk/home-records.ts'
import { listingPath } from '#ui/presenters/listing-address.ts'
import { projectPagePath } from '#ui/presenters/project.ts'
import { href } from '#ui/routes.ts'
import { type DeskPageContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { readHomes, servesHome } from '#worker/desk/owners/served-homes.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/http/no-page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { homeAt } from '#worker/owners/owned.ts'
import { readCursor } from '#worker/owners/whole-list.ts'

const done = {
  released: 'desk.records.done.released',
  withheld: 'desk.records.done.withheld',
  shown: 'desk.records.done.shown',
  kept: 'desk.records.done.kept',
} as const
const pageSize = 30
const maxFeedback = 5_000

/** The visits and communications of a home, each released to its owner or not. */
export const deskHomeRecords = defineDeskPage('deskHomeRecords', {
  view: DeskHomeRecordsPage,
  async load(context) {
    const { store, locale, now, requested, sent } = context
    const { home, card, project } = await servedHome(context)
    const before = readCursor(requested.searchParams.get('before'))
    const { records, next } = await homeRecords(store.primary, home, { audience: 'office', now, limit: pageSize, before })
    const path = href('deskHomeRecords', locale, home)
    const view = deskView(context, presentDeskHome(home, card, project, locale).text, done, undoOf(context, path))
    return {
      title: presentDeskHome(home, card, project, locale).text,
      props: {
        view: await withMeanwhile(context, view, { about: actedOn(sent?.typed.record), version: null }),
        records: records.map((record) => presentHomeRecord(record, locale)),
        older: next && `${path}?before=${encodeURIComponent(`${next.at}~${next.id}`)}`,
        page: card ? listingPath(card, locale) : project ? projectPagePath(project, locale) : null,
      },
    }
  },
  acts: {
    release: (context, sent) => decide(context, sent, true),
    withhold: (context, sent) => decide(context, sent, false),
    async show(context, sent) {
      const ticked = (name: string) => textOf(sent, name) === '1'
      const shown = { isReleased: ticked('visit'), showsVisitor: ticked('visitor'), feedbackIsReleased: ticked('feedback') }
      const refused = await changeVisit(context, sent, shown, { action: shown.isReleased ? 'release' : 'withhold', said: 'shown' })
      const ticks = Object.fromEntries(['visit', 'visitor', 'feedback'].map((name) => [name, textOf(sent, name)]))
      return { ...refused, typed: { record: textOf(sent, 'record'), act: 'show', ...ticks } }
    },
    async report(context, sent) {
      const outcome = visitOutcomes.find((each) => each === textOf(sent, 'outcome')) ?? null
      const feedback = textOf(sent, 'visitFeedback').toWellFormed().replace(/\r\n?/g, '\n').slice(0, maxFeedback)
      const standing = visitStandings.find((each) => each === textOf(sent, 'standing')) ?? 'confirmed'
      const isMissed = outcome === 'missed'
      const report = { state: isMissed ? outcome : standing, interest: isMissed ? null : outcome, feedback: feedback || null }
      const refused = await changeVisit(context, sent, report, { action: 'change', said: 'kept' })
      return { ...refused, typed: { record: textOf(sent, 'record'), act: 'report', standing, outcome: outcome ?? '', visitFeedback: feedback } }
    },
    async status(context, sent) {
      const { store, session, now } = context
      const { home } = await servedHome(context)
      const record = await findHomeRecord(store.primary, home, 'communication', textOf(sent, 'record'))
      if (record === null) throw new NoPage()
      const statusIn = (name: string) => communicationStatuses.find((each) => each === textOf(sent, name)) ?? null
      const change = { status: statusIn('status'), was: statusIn('was') }
      const [changed] = await store.primary.batch([...markCommunication(store.primary, session.member, record.id, change, now)])
      const typed = { record: record.id, act: 'status', status: change.status ?? '' }
      if (changed.length === 0) return { ...freshForm, typed, problem: 'changedMeanwhile' }
      throw back(context, home, { done: 'kept' })
    },
  },
})

/** The record that a form was about, as the audit log names it. */
function actedOn(typed: string | readonly string[] | undefined): readonly [ActedOn, ActedOn] {
  const ids = [typed ?? []].flat()
  return [
    { object: 'visit', ids },
    { object: 'communication', ids },
  ]
}

interface VisitAct {
  readonly action: 'release' | 'withhold' | 'change'
  readonly said: keyof typeof done
}

/** Changes the record of a visit under an optimistic lock. @returns the form's state on a conflict */
async function changeVisit(context: DeskPageContext, sent: FormData, change: VisitReport, { action, said }: VisitAct): Promise<FormState> {
  const { store, session, now } = context
  const { home } = await servedHome(context)
  const db = store.primary
  const record = await findHomeRecord(db, home, 'visit', textOf(sent, 'record'))
  if (record === null) throw new NoPage()
  if (textOf(sent, 'version') !== String(record.version)) return { ...freshForm, problem: 'changedMeanwhile' }
  const act = { action, object: 'visit', objectId: record.id, fields: Object.keys(change) } as const
  const [changed] = await db.batch([changeVisitRecord(db, record, change, now), recordAct(db, session.member, act, now, didChange)])
  if (changed.length === 0) return { ...freshForm, problem: 'changedMeanwhile' }
  throw back(context, home, { done: said })
}

/** Releases a communication to the owner, or withholds it. Idempotent. */
async function decide(context: DeskPageContext, sent: FormData, isReleased: boolean): Promise<FormState> {
  const { store, session, now } = context
  const { home } = await servedHome(context)
  const record = await findHomeRecord(store.primary, home, 'communication', textOf(sent, 'record'))
  if (record === null) throw new NoPage()
  await store.primary.batch([...releaseCommunication(store.primary, session.member, record.id, isReleased, now)])
  throw back(context, home, { done: isReleased ? 'released' : 'withheld', record: record.id })
}

/** The home in the URL, if the member's offices serve it; 404 otherwise. */
async function servedHome(context: DeskPageContext) {
  const home = homeAt(context.parameters)
  if (home === null) throw new NoPage()
  const homes = await readHomes(context, [home])
  const [card, project] = home.kind === 'listing' ? [homes.cards.get(home.id), undefined] : [undefined, homes.projects.get(home.id)]
  if ((card === undefined && project === undefined) || !servesHome(context, home, homes)) throw new NoPage()
  return { home, card, project }
}

function undoOf({ requested }: DeskPageContext, action: string) {
  const [what, record] = [requested.searchParams.get('done'), requested.searchParams.get('record')]
  if (record === null || (what !== 'released' && what !== 'withheld')) return null
  return { action, act: what === 'released' ? 'withhold' : 'release', fields: { record } }
}

function back({ locale }: DeskPageContext, home: Home, said: Readonly<Record<string, string>>): Response {
  return redirection(303, `${href('deskHomeRecords', locale, home)}?${new URLSearchParams(said)}`)
}
