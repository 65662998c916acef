import { listStaff } from '#db/accounts/staff.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { selectAround, toAround } from '#db/leads/desk-lead.ts'
import { replayMail } from '#db/mail/outbox.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { mondayOf } from '#db/model/site/brussels-time.ts'
import { selectParties } from '#db/visits/joint-visits.ts'
import { selectOwnersOf } from '#db/visits/owner-questions.ts'
import { selectVisitTerms } from '#db/visits/visit-terms.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { presentDeskLead } from '#ui/leads/lead.present.ts'
import { href } from '#ui/routes.ts'
import { presentJoint } from '#ui/visits/desk/joint-visit.present.ts'
import { presentOwnerAnswers } from '#ui/visits/desk/owner-answers.present.ts'
import { DeskVisitPage } from '#ui/visits/desk/visit.page.tsx'
import { dayOfMoment, presentDeskVisit } from '#ui/visits/desk/visit.present.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { textOf, typedValues } from '#worker/site/requests/typed-values.ts'
import { agreeByPhone, removeAgreementByPhone } from '#worker/visits/desk/agree-by-phone.ts'
import { askAgain, askOwners, takeBackQuestions } from '#worker/visits/desk/ask-owners.ts'
import { cancelVisit, giveVisit, moveVisit, restoreVisit } from '#worker/visits/desk/change-visit.ts'
import { moveJoint } from '#worker/visits/desk/move-joint.ts'
import { releaseReport, reportVisit } from '#worker/visits/desk/report-visit.ts'
import { colleaguesFor, visitOf } from '#worker/visits/desk/visit-of.ts'
import { freeDaysAmong, selectOffered } from '#worker/visits/free-days.ts'

const notices = defineNotices({
  booked: 'desk.visit.done.booked',
  asked: { text: 'desk.visit.done.asked', undo: 'takeBack', fields: { version: 'version' } },
  takenBack: { text: 'desk.visit.done.takenBack', undo: 'askAgain', fields: { version: 'version', takenBackAt: 'at' } },
  askedAgain: 'desk.visit.done.askedAgain',
  agreedByPhone: { text: 'desk.visit.done.agreedByPhone', undo: 'ownerDisagrees', fields: { version: 'version', agreedAt: 'at' } },
  notAgreed: 'desk.visit.done.notAgreed',
  moved: { text: 'desk.visit.done.moved', undo: 'move', fields: { version: 'version', visitStart: 'from' } },
  movedAll: { text: 'desk.visit.done.movedAll', undo: 'moveAll', fields: { version: 'version', visitStart: 'from' } },
  cancelled: { text: 'desk.calendar.done.cancelled', undo: 'restore', fields: { version: 'version' } },
  cancelledUnmailed: { text: 'desk.calendar.done.cancelledUnmailed', undo: 'restore', fields: { version: 'version' } },
  restored: 'desk.visit.done.restored',
  taken: 'desk.visit.done.taken',
  told: 'desk.visit.done.told',
  // Compare-and-set by assignee: the previous one and the current one.
  assigned: { text: 'desk.visit.done.assigned', undo: 'assign', fields: { before: 'version', assignee: 'from' } },
  report: 'desk.visit.done.report',
  released: { text: 'desk.visit.done.released', undo: 'withhold', fields: { version: 'version' } },
  withheld: { text: 'desk.visit.done.withheld', undo: 'release', fields: { version: 'version' } },
  resent: 'desk.lead.done.resent',
})

/** How often a report is stored again that loses to another one. */
const tries = 3

/** A visit: visitor, assignment, rescheduling and outcome. */
export const deskVisit = defineDeskPage('deskVisit', {
  needs: 'calendar',
  view: DeskVisitPage,
  async load(context) {
    const { store, locale, agency, now } = context
    const visit = await visitOf(context)
    const { appointment } = visit
    const db = store.primary
    const isComing = appointment.state === 'confirmed' && appointment.startsAt > now.toISOString()
    const [exceptions, booked, members, absences, owners, parties, [terms], ...rows] = await db.batch([
      ...selectOffered(db, appointment.office, now),
      selectOwnersOf(db, appointment),
      selectParties(db, appointment),
      selectVisitTerms(db, appointment.listingId),
      ...selectAround(db, { ...visit.lead, listingId: appointment.listingId }),
    ])
    const around = toAround(rows)
    const days = isComing
      ? freeDaysAmong(
          officeByKey(agency, appointment.office),
          appointment.listingId,
          { exceptions, booked: booked.filter(({ id }) => id !== appointment.id), members, absences },
          now,
        )
      : []
    const lead = presentDeskLead(visit.lead, { ...around, related: [], alerts: [], project: null, file: null }, agency, locale, now)
    const week = new URLSearchParams({ office: appointment.office, week: mondayOf(dayOfMoment(appointment.startsAt)) })
    return {
      title: lead.who,
      props: {
        view: await withMeanwhile(context, notices.view(context, lead.who), {
          about: [
            { object: 'appointment', ids: [appointment.id] },
            { object: 'visit', ids: [appointment.id, ...(visit.record === null ? [] : [visit.record.id])] },
          ],
          // The forms that move or cancel count otherwise than the report.
          version: context.sent?.typed.since === undefined ? null : (visit.record?.version ?? null),
        }),
        visit: presentDeskVisit(visit, days, locale, now),
        lead,
        owners: presentOwnerAnswers(owners, appointment.sequence, locale),
        joint: presentJoint(appointment, parties, isComing ? (terms?.parties ?? 1) : 0, locale),
        colleagues: colleaguesFor(appointment.office, around.members),
        week: `${href('deskCalendar', locale)}?${week}`,
      },
    }
  },
  acts: {
    async move(context, sent) {
      const moved = await moveVisit(context, await visitOf(context), sent)
      if ('errors' in moved) return moved
      throw notices.done(context, 'moved', { from: moved.from, version: String(moved.sequence) })
    },
    async moveAll(context, sent) {
      const moved = await moveJoint(context, await visitOf(context), sent)
      if ('errors' in moved) return moved
      throw notices.done(context, 'movedAll', { from: moved.from, version: String(moved.sequence) })
    },
    async askOwner(context, sent) {
      const refused = await askOwners(context, await visitOf(context), sent)
      if (refused !== null) return refused
      throw notices.done(context, 'asked', { version: textOf(sent, 'version') })
    },
    async takeBack(context, sent) {
      const taken = await takeBackQuestions(context, await visitOf(context), sent)
      if ('errors' in taken) return taken
      throw notices.done(context, 'takenBack', { version: textOf(sent, 'version'), at: taken.at })
    },
    async askAgain(context, sent) {
      const refused = await askAgain(context, await visitOf(context), sent)
      if (refused !== null) return refused
      throw notices.done(context, 'askedAgain')
    },
    async ownerAgrees(context, sent) {
      const agreed = await agreeByPhone(context, await visitOf(context), sent)
      if ('errors' in agreed) return agreed
      throw notices.done(context, 'agreedByPhone', { version: textOf(sent, 'version'), at: agreed.at })
    },
    async ownerDisagrees(context, sent) {
      const refused = await removeAgreementByPhone(context, await visitOf(context), sent)
      if (refused !== null) return refused
      throw notices.done(context, 'notAgreed')
    },
    async cancel(context, sent) {
      const cancelled = await cancelVisit(context, await visitOf(context), sent)
      if ('errors' in cancelled) return cancelled
      throw notices.done(context, cancelled.done, { version: cancelled.version })
    },
    async restore(context, sent) {
      throw notices.done(context, await restoreVisit(context, await visitOf(context), sent))
    },
    async assign(context, sent) {
      const { appointment } = await visitOf(context)
      const [before, assignee] = [textOf(sent, 'before'), textOf(sent, 'assignee')]
      const members = await listStaff(context.store.primary)
      const colleagues = colleaguesFor(appointment.office, members).map(({ id }) => id)
      if (assignee !== '' && !colleagues.includes(assignee)) return { ...freshForm, problem: 'changedMeanwhile' }
      const refused = await giveVisit(context, appointment.id, before === '' ? null : before, members.find(({ id }) => id === assignee) ?? null)
      if (refused !== null) return refused
      throw notices.done(context, 'assigned', { from: before, version: assignee })
    },
    report,
    reportReleased: async (context, sent) => report(context, released(sent)),
    async release(context, sent) {
      const visit = await visitOf(context)
      const refused = await releaseReport(context, visit, sent, true)
      if (refused !== null) return refused
      throw notices.done(context, 'released', { version: String((visit.record?.version ?? 0) + 1) })
    },
    async withhold(context, sent) {
      const visit = await visitOf(context)
      const refused = await releaseReport(context, visit, sent, false)
      if (refused !== null) return refused
      throw notices.done(context, 'withheld', { version: String((visit.record?.version ?? 0) + 1) })
    },
    async resend(context, sent) {
      const { store, now, session, relay } = context
      const { appointment } = await visitOf(context)
      const db = store.primary
      const [replayed] = await db.batch([
        replayMail(db, textOf(sent, 'mail'), appointment.id, now),
        recordAct(db, session.member, { action: 'resend', object: 'appointment', objectId: appointment.id }, now, didChange),
      ])
      relay(replayed.map((mail) => mail.id))
      throw notices.done(context, 'resent')
    },
  },
})

/** Stores the report of a visit; what others have changed since is merged. */
async function report(context: DeskContext, sent: FormData): Promise<FormState> {
  for (let left = tries; ; left -= 1) {
    const refused = await reportVisit(context, await visitOf(context), sent)
    if (refused === null) throw notices.done(context, 'report')
    if (refused !== 'late') return refused
    if (left === 0) return { ...freshForm, typed: typedValues(sent), problem: 'changedMeanwhile' }
  }
}

/** The form as with its tick for the owner set. */
function released(sent: FormData): FormData {
  const ticked = new FormData()
  for (const [name, value] of sent) ticked.append(name, value)
  ticked.set('release', '1')
  return ticked
}
