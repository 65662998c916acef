import { createId } from '@paralleldrive/cuid2'
import { listStaff } from '#db/accounts/staff.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { type DeskLead, insertLeadEvent, readDeskLead } from '#db/leads/desk-lead.ts'
import { findReplyOf, undoReply } from '#db/leads/lead-replies.ts'
import { selectNextLead } from '#db/leads/lead-search.ts'
import { replayMail } from '#db/mail/outbox.ts'
import { isGranted, type StaffMember } from '#db/model/accounts/staff.ts'
import { isOpenState, leadStates } from '#db/model/leads/lead.ts'
import { instantAt } from '#db/model/site/brussels-time.ts'
import { day } from '#db/model/site/durations.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DeskLeadPage } from '#ui/leads/lead.page.tsx'
import { presentDeskLead, reminderDay, standingOf } from '#ui/leads/lead.present.ts'
import { presentChangesSince } from '#ui/leads/lead-history.present.ts'
import { replySubject } from '#ui/leads/lead-line.present.ts'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { assignmentMail, changeOpenedLead, leadOf, mayRead, replyToLead } from '#worker/leads/change-lead.ts'
import { decideAboutCrm } from '#worker/leads/crm/decide-about-crm.ts'
import { presentTemplates } from '#worker/leads/fill-templates.ts'
import { filterQuery, readLeadFilter } from '#worker/leads/lead-query.ts'
import { fileLink } from '#worker/signing/links.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  taken: 'desk.lead.done.taken',
  changed: 'desk.done.changed',
  note: 'desk.lead.done.note',
  reply: 'desk.lead.done.reply',
  undone: 'desk.lead.done.undone',
  sent: 'desk.lead.done.sent',
  resent: 'desk.lead.done.resent',
  done: 'desk.lead.done.done',
  declined: 'desk.lead.done.declined',
})

/** A lead: its content, its history, and the acts on it. */
export const deskLead = defineDeskPage('deskLead', {
  needs: 'leads',
  view: DeskLeadPage,
  async load(context) {
    const { store, locale, agency, now, requested, session, settings, sent } = context
    const lead = await leadOf(context)
    const db = store.primary
    const query = requested.searchParams
    const list = filterQuery(query)
    const around = await readDeskLead(db, lead, readLeadFilter(list, session.member, now))
    const { members, listing, project, next } = around
    const draft = query.has('draft') ? around.replies.find(({ id }) => id === query.get('draft')) : undefined
    const templates = presentTemplates(context, lead, around)
    const chosen = templates.find(({ id }) => id === query.get('template'))
    const file = lead.form === 'jobApplication' ? await fileLink(settings.signing, lead.id, now) : null
    const related = around.related.filter((other) => mayRead(session.member, other))
    const view = presentDeskLead(lead, { ...around, related, file }, agency, locale, now)
    return {
      title: view.who,
      props: {
        view: notices.view(context, view.who, undoOf(context, lead)),
        lead: view,
        members: members.filter((member) => mayHandle(member, lead)).map(({ id, name }) => ({ id, name })),
        self: session.member.id,
        changes: sent?.problem === 'changedMeanwhile' ? presentChangesSince(lead, around, Number(sent.typed.version), locale) : [],
        submission: createId(),
        seenReply: around.replies.find(({ state, actor }) => state === 'held' && actor !== session.member.id)?.id ?? '',
        draft: { subject: draft?.subject ?? replySubject(lead, listing, project), text: draft?.text ?? chosen?.text ?? '' },
        templates,
        list: withQuery(href('deskLeads', locale), list),
        next: next && withQuery(href('deskLead', locale, { id: next }), list),
      },
    }
  },
  acts: {
    async take(context, sent) {
      const lead = await leadOf(context)
      const { id } = context.session.member
      const state = lead.state === 'new' ? ({ state: 'open' } as const) : {}
      const refused = await changeOpenedLead(
        context,
        lead,
        sent,
        ['wasAssignee', lead.assignee ?? ''],
        { assignee: id, ...state },
        { kind: 'assignee', text: id },
      )
      if (refused !== null) return refused
      throw notices.at(inList(context), 'taken')
    },
    async assign(context, sent) {
      const lead = await leadOf(context)
      const members = await listStaff(context.store.primary)
      const chosen = textOf(sent, 'assignee')
      const assignee = members.find((member) => mayHandle(member, lead) && member.id === chosen)?.id ?? null
      // The account was disabled since the form was opened: do not unassign the lead silently.
      if (assignee === null && chosen !== '') return { ...freshForm, typed: { version: textOf(sent, 'version') }, problem: 'changedMeanwhile' }
      const mail = assignmentMail(context, lead, members.find(({ id }) => id === assignee) ?? null)
      const event = { kind: 'assignee', text: assignee } as const
      const refused = await changeOpenedLead(context, lead, sent, ['wasAssignee', lead.assignee ?? ''], { assignee }, event, mail?.statements)
      if (refused !== null) return refused
      context.relay(mail === null ? [] : [mail.id])
      throw notices.at(inList(context), 'changed', { undo: lead.assignee ?? '', version: String(lead.version + 1) })
    },
    async setState(context, sent) {
      const lead = await leadOf(context)
      const state = leadStates.find((each) => each === textOf(sent, 'state'))
      if (state === undefined) return { ...freshForm, problem: 'notSent' }
      const change = { state, ...(isOpenState(state) ? {} : { remindAt: null }) }
      const refused = await changeOpenedLead(context, lead, sent, ['wasState', standingOf(lead)], change, { kind: 'state', text: state })
      if (refused !== null) return refused
      if (isOpenState(state)) throw notices.at(inList(context), 'changed')
      // The button moves on to the next lead; the select stays on this one.
      throw textOf(sent, 'stay') === '1' ? notices.at(inList(context), state, closedAs(lead)) : await onward(context, lead, state)
    },
    async remind(context, sent) {
      const lead = await leadOf(context)
      const typedDay = textOf(sent, 'remindOn')
      const on = /^\d{4}-\d\d-\d\d$/.test(typedDay) && !Number.isNaN(Date.parse(typedDay)) ? typedDay : null
      if (on === null && typedDay !== '') return { ...freshForm, typed: { remindOn: typedDay }, errors: { remindOn: 'invalid' } }
      const remindAt = on && instantAt({ day: on, time: '08:00' }).toISOString()
      if (remindAt !== null && Date.parse(remindAt) < context.now.getTime() - day)
        return { ...freshForm, typed: { remindOn: typedDay }, errors: { remindOn: 'past' } }
      const refused = await changeOpenedLead(context, lead, sent, ['wasRemindOn', reminderDay(lead)], { remindAt }, { kind: 'reminder', text: on })
      if (refused !== null) return refused
      throw notices.at(inList(context), 'changed')
    },
    async note(context, sent) {
      const { store, now, session } = context
      const lead = await leadOf(context)
      const text = textOf(sent, 'note')
      if (text === '' || text.length > 5000) return { ...freshForm, typed: { note: text }, errors: { note: text === '' ? 'missing' : 'invalid' } }
      const db = store.primary
      await db.batch([
        insertLeadEvent(db, { id: createId(), leadId: lead.id, actor: session.member.id, kind: 'note', text }, now),
        recordAct(db, session.member, { action: 'note', object: 'lead', objectId: lead.id }, now),
      ])
      throw notices.at(inList(context), 'note')
    },
    async reply(context, sent) {
      const outcome = await replyToLead(context, await leadOf(context), sent)
      if ('state' in outcome) return outcome.state
      throw notices.at(inList(context), 'reply', { reply: outcome.replyId })
    },
    async undoReply(context, sent) {
      const { store, now, session } = context
      const lead = await leadOf(context)
      const reply = await findReplyOf(store.primary, lead.id, textOf(sent, 'reply'))
      if (reply === null || !(await undoReply(store.primary, reply.id))) throw notices.at(inList(context), 'sent')
      await recordAct(store.primary, session.member, { action: 'undo', object: 'lead', objectId: lead.id }, now)
      throw notices.at(inList(context), 'undone', { draft: reply.id })
    },
    async resend(context, sent) {
      const { store, now, session, relay } = context
      const lead = await leadOf(context)
      const id = textOf(sent, 'mail')
      const db = store.primary
      const [replayed] = await db.batch([
        replayMail(db, id, lead.id, now),
        recordAct(db, session.member, { action: 'resend', object: 'lead', objectId: lead.id }, now, didChange),
      ])
      relay(replayed.map((mail) => mail.id))
      throw notices.at(inList(context), 'resent')
    },
    async sendToCrm(context, sent) {
      const lead = await leadOf(context)
      if (await decideAboutCrm(context, lead.id, sent, 'send')) context.relayToCrms([lead.id])
      throw notices.at(inList(context), 'changed')
    },
    async leaveOutOfCrm(context, sent) {
      await decideAboutCrm(context, (await leadOf(context)).id, sent, 'leave')
      throw notices.at(inList(context), 'changed')
    },
  },
})

/** Whether a lead may be assigned to a member: one who may open it. */
const mayHandle = (member: StaffMember, lead: DeskLead) => member.state === 'active' && isGranted(member.role, 'leads') && mayRead(member, lead)

const withQuery = (path: string, query: URLSearchParams) => (query.size === 0 ? path : `${path}?${query}`)

/** The undo of a delayed reply, of closing a lead, or of assigning it. */
function undoOf({ requested, locale }: DeskContext, lead: DeskLead) {
  const query = requested.searchParams
  const reply = query.get('reply')
  if (query.get('done') === 'reply' && reply !== null) {
    return { action: `${href('deskLead', locale, { id: lead.id })}?${filterQuery(query)}`, act: 'undoReply', fields: { reply } }
  }
  const closed = query.get('closed')
  const version = query.get('version')
  const assignee = query.get('undo')
  if (version === null) return null
  const action = `${href('deskLead', locale, { id: closed ?? lead.id })}?${filterQuery(query)}`
  if (closed !== null) return { action, act: 'setState', fields: { state: 'open', version } }
  return assignee === null ? null : { action, act: 'assign', fields: { assignee, version } }
}

/** The lead's address within the list it was opened from. */
function inList({ requested }: DeskContext): string {
  return `${requested.pathname}?${filterQuery(requested.searchParams)}`
}

/** Query keys for reopening a closed lead. */
const closedAs = ({ id, version }: DeskLead) => ({ closed: id, version: String(version + 1) })

/** After a lead is closed: the next of its list, or the list after the last. */
async function onward({ store, locale, requested, session, now }: DeskContext, lead: DeskLead, state: 'done' | 'declined'): Promise<Response> {
  const query = filterQuery(requested.searchParams)
  const filter = readLeadFilter(query, session.member, now)
  const [next] = await selectNextLead(store.primary, filter, lead)
  for (const [key, value] of Object.entries({ done: state, ...closedAs(lead) })) query.set(key, value)
  return redirection(303, `${next === undefined ? href('deskLeads', locale) : href('deskLead', locale, { id: next.id })}?${query}`)
}
