import { type ActedOn, didChange, recordAct } from '#db/desk/audit-log.ts'
import { longestText } from '#db/model/forms/longest-text.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import { communicationStatuses } from '#db/model/owners/communication.ts'
import { visitOutcomes, visitStandings } from '#db/model/visits/home-visit.ts'
import { findHomeVisit, hasCommunication, homeRecords, type StoredHomeVisit } from '#db/owners/home-records.ts'
import { markCommunication, releaseCommunication } from '#db/owners/owner-work.ts'
import { changeVisitRecord, type VisitReport } from '#db/visits/desk-visits.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { presentDeskHome } from '#ui/listings/desk/home-name.present.ts'
import { listingPath } from '#ui/listings/listing-address.present.ts'
import { DeskHomeRecordsPage } from '#ui/owners/desk/home-records.page.tsx'
import { notedValues, presentHomeRecord, shownValues } from '#ui/owners/desk/home-records.present.ts'
import { projectPagePath } from '#ui/projects/project.present.ts'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { mergeSent } from '#worker/desk/merge-sent.ts'
import { readHomes, servesHome } from '#worker/owners/desk/served-homes.ts'
import { homeAt } from '#worker/owners/owned-cards.ts'
import { readCursor } from '#worker/owners/whole-list.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  released: { text: 'desk.records.done.released', undo: 'withhold', fields: { record: 'record' } },
  withheld: { text: 'desk.records.done.withheld', undo: 'release', fields: { record: 'record' } },
  shown: 'desk.records.done.shown',
  kept: 'desk.records.done.kept',
})
const pageSize = 30

/** The visits and communications of a home, each released to its owner or not. */
export const deskHomeRecords = defineDeskPage('deskHomeRecords', {
  needs: 'owners',
  view: DeskHomeRecordsPage,
  async load(context) {
    const { store, locale, now, requested, sent } = context
    const { home, card, project } = await servedHome(context)
    const before = readCursor(requested.searchParams.get('before'))
    const { records, next } = await homeRecords(store.primary, home, { audience: 'office', now, limit: pageSize, before })
    const path = href('deskHomeRecords', locale, home)
    const view = notices.view(context, presentDeskHome(home, card, project, locale).text)
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
      const { visit } = await servedVisit(context, sent)
      const stored = shownValues(visit)
      const ticked = (name: string) => (textOf(sent, name) === '1' ? '1' : '')
      // There is no tick for what is not known.
      const visitor = visit.visitor === null ? stored.visitor : ticked('visitor')
      const feedback = visit.interest === null && visit.feedback === null ? stored.feedback : ticked('feedback')
      const { values, refused } = mergeSent(sent, stored, { visit: ticked('visit'), visitor, feedback }, visit.version)
      const about = { record: visit.id, act: 'show' }
      if (refused !== null) return { ...refused, typed: { ...refused.typed, ...about } }
      const isReleased = values.visit === '1'
      const shown = { isReleased, showsVisitor: values.visitor === '1', feedbackIsReleased: values.feedback === '1' }
      const isChanged = await changeVisit(context, visit, shown, isReleased ? 'release' : 'withhold')
      if (!isChanged) return { ...freshForm, typed: { ...values, ...about }, problem: 'changedMeanwhile' }
      throw notices.done(context, 'shown')
    },
    async report(context, sent) {
      const outcome = visitOutcomes.find((each) => each === textOf(sent, 'outcome')) ?? ''
      const feedback = textOf(sent, 'visitFeedback').toWellFormed().replace(/\r\n?/g, '\n').slice(0, longestText)
      const standing = visitStandings.find((each) => each === textOf(sent, 'standing')) ?? 'confirmed'
      const { visit } = await servedVisit(context, sent)
      const { values, refused } = mergeSent(sent, notedValues(visit), { standing, outcome, visitFeedback: feedback }, visit.version)
      const about = { record: visit.id, act: 'report' }
      if (refused !== null) return { ...refused, typed: { ...refused.typed, ...about } }
      const isChanged = await changeVisit(context, visit, reportOf(values), 'change')
      if (!isChanged) return { ...freshForm, typed: { standing, outcome, visitFeedback: feedback, ...about }, problem: 'changedMeanwhile' }
      throw notices.done(context, 'kept')
    },
    async status(context, sent) {
      const { store, session, now } = context
      const { home } = await servedHome(context)
      const id = textOf(sent, 'record')
      if (!(await hasCommunication(store.primary, home, id))) throw new NoPage()
      const statusIn = (name: string) => communicationStatuses.find((each) => each === textOf(sent, name)) ?? null
      const change = { status: statusIn('status'), was: statusIn('was') }
      const [changed] = await store.primary.batch([...markCommunication(store.primary, session.member, id, change, now)])
      const typed = { record: id, act: 'status', status: change.status ?? '' }
      if (changed.length === 0) return { ...freshForm, typed, problem: 'changedMeanwhile' }
      throw notices.done(context, 'kept')
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

/** The notes on a visit from the values of their form. */
function reportOf(values: FormValues): VisitReport {
  const outcome = visitOutcomes.find((each) => each === values.outcome) ?? null
  const standing = visitStandings.find((each) => each === values.standing) ?? 'confirmed'
  const isMissed = outcome === 'missed'
  return { state: isMissed ? outcome : standing, interest: isMissed ? null : outcome, feedback: values.visitFeedback || null }
}

/** The visit that a form is about; 404 if the home has none of this id. */
async function servedVisit(context: DeskContext, sent: FormData) {
  const { home } = await servedHome(context)
  const visit = await findHomeVisit(context.store.primary, home, textOf(sent, 'record'))
  if (visit === null) throw new NoPage()
  return { home, visit }
}

/** Changes the record of a visit under an optimistic lock. @returns whether it was changed */
async function changeVisit(
  { store, session, now }: DeskContext,
  visit: StoredHomeVisit,
  change: VisitReport,
  action: 'release' | 'withhold' | 'change',
): Promise<boolean> {
  const db = store.primary
  const act = { action, object: 'visit', objectId: visit.id, fields: Object.keys(change) } as const
  const [changed] = await db.batch([changeVisitRecord(db, visit, change, now), recordAct(db, session.member, act, now, didChange)])
  return changed.length > 0
}

/** Releases a communication to the owner, or withholds it. Idempotent. */
async function decide(context: DeskContext, sent: FormData, isReleased: boolean): Promise<FormState> {
  const { store, session, now } = context
  const { home } = await servedHome(context)
  const id = textOf(sent, 'record')
  if (!(await hasCommunication(store.primary, home, id))) throw new NoPage()
  await store.primary.batch([...releaseCommunication(store.primary, session.member, id, isReleased, now)])
  throw notices.done(context, isReleased ? 'released' : 'withheld', { record: id })
}

/** The home in the URL, if the member's offices serve it; 404 otherwise. */
async function servedHome(context: DeskContext) {
  const home = homeAt(context.parameters)
  if (home === null) throw new NoPage()
  const homes = await readHomes(context, [home])
  const [card, project] = home.kind === 'listing' ? [homes.cards.get(home.id), undefined] : [undefined, homes.projects.get(home.id)]
  if ((card === undefined && project === undefined) || !servesHome(context, home, homes)) throw new NoPage()
  return { home, card, project }
}
