import { createId } from '@paralleldrive/cuid2'
import { type } from 'arktype'
import { mergeContact, selectMerges, separateContact, unmergeContact } from '#db/contacts/contact-merges.ts'
import { insertNote, markTask, removeNote } from '#db/contacts/contact-notes.ts'
import { maxLeads, maxNotes, selectContactPage } from '#db/contacts/contact-page.ts'
import { findContact, touchContact } from '#db/contacts/contacts.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { isGranted } from '#db/model/accounts/staff.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { DeskContactPage } from '#ui/contacts/contact.page.tsx'
import { presentContact } from '#ui/contacts/contact.present.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { recordAnswer } from '#worker/contacts/ask-contact.ts'
import { changeDetails, changeNote, contactIdOf, contactOf, setBlocked } from '#worker/contacts/change-contact.ts'
import { contactHomes } from '#worker/contacts/contact-homes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { readListPlace, writeListPlace } from '#worker/desk/list-query.ts'
import { day, longText } from '#worker/forms/fields.ts'
import { parseForm } from '#worker/forms/parse.ts'
import { servesPlace } from '#worker/owners/desk/served-homes.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  entered: 'desk.contact.done.entered',
  asked: 'desk.contact.done.asked',
  valued: 'desk.contact.done.valued',
  askedYes: 'desk.contact.done.asked.agreed',
  askedNo: 'desk.contact.done.asked.refused',
  askedByMail: 'desk.contact.done.asked.mailed',
  changed: 'desk.done.changed',
  noted: { text: 'desk.lead.done.note', undo: 'removeNote', fields: { note: 'note' } },
  removed: 'desk.contact.done.removed',
  finished: { text: 'desk.contact.done.finished', undo: 'reopen', fields: { note: 'note' } },
  reopened: 'desk.contact.done.reopened',
  blocked: { text: 'desk.contact.done.blocked', undo: 'unblock', fields: { version: 'version' } },
  unblocked: { text: 'desk.contact.done.unblocked', undo: 'block', fields: { version: 'version' } },
  merged: { text: 'desk.contact.done.merged', undo: 'unmerge', fields: { merge: 'merge' } },
  unmerged: 'desk.contact.done.unmerged',
  separated: { text: 'desk.contact.done.separated', undo: 'merge', fields: { other: 'other' } },
})

const noteFields = { contactNote: longText, 'dueOn?': day, 'assignee?': 'string <= 60' } as const
const noteSchema = type({ '+': 'delete', ...noteFields })

/** A contact: notes and tasks, leads, visits, what they seek, consents and mails; merged and separated by hand. */
export const deskContact = defineDeskPage('deskContact', {
  needs: 'leads',
  view: DeskContactPage,
  async load(context) {
    const { store, locale, agency, now, session, parameters, requested } = context
    const { member } = session
    const db = store.primary
    const reader = { worksFor: member.offices, readsApplications: isGranted(member.role, 'privacy') }
    const before = { notes: readListPlace(requested.searchParams.get('notes')), leads: readListPlace(requested.searchParams.get('leads')) }
    const [[contact], notes, leads, subscriptions, mails, merges, namesakes, members, origins, owned, ends] = await db.batch(
      selectContactPage(db, parameters.id ?? '', reader, before),
    )
    if (contact === undefined) throw new NoPage()
    const homes = await contactHomes(context, subscriptions)
    const dealings = { origins, owned: owned.filter(({ card }) => servesPlace(context, card?.place)), ends }
    const shown = { notes: notes.slice(0, maxNotes), leads: leads.slice(0, maxLeads) }
    const [lastNote, lastLead] = [notes.length > maxNotes ? shown.notes.at(-1) : undefined, leads.length > maxLeads ? shown.leads.at(-1) : undefined]
    const older = {
      notes: lastNote === undefined ? null : writeListPlace(lastNote),
      leads: lastLead === undefined ? null : writeListPlace({ at: lastLead.createdAt, id: lastLead.id }),
    }
    const view = presentContact({ contact, ...shown, older, subscriptions, mails, merges, namesakes, members, homes, dealings }, agency, locale, now)
    return {
      title: view.who,
      props: {
        view: notices.view(context, view.who),
        contact: view,
        members: members.filter(({ state }) => state === 'active').map(({ id, name }) => ({ id, name })),
        self: member.id,
        isCalling: ['entered', 'asked', 'valued'].includes(requested.searchParams.get('done') ?? ''),
      },
    }
  },
  acts: {
    async note(context, sent) {
      const { store, now, session } = context
      const { id } = await contactOf(context)
      const read = parseForm(noteSchema, Object.keys(noteFields), sent)
      if (!read.ok) return { ...freshForm, typed: read.typed, errors: read.errors }
      const { contactNote: text, dueOn = null, assignee } = read.values
      if (dueOn !== null && dueOn < brusselsDay(now)) return { ...freshForm, typed: read.typed, errors: { dueOn: 'past' } }
      const db = store.primary
      const note = createId()
      await db.batch([
        insertNote(db, { id: note, contact: id, actor: session.member.id, text, listingId: null, dueOn, assignee: assignee ?? session.member.id }, now),
        recordAct(db, session.member, { action: 'note', object: 'contact', objectId: id }, now, didChange),
        touchContact(db, id, now, didChange),
      ])
      throw notices.done(context, 'noted', { note })
    },
    async removeNote(context, sent) {
      await changeNote(context, 'remove', removeNote(context.store.primary, await contactIdOf(context), textOf(sent, 'note')))
      throw notices.done(context, 'removed')
    },
    async finish(context, sent) {
      const note = textOf(sent, 'note')
      await changeNote(context, 'close', markTask(context.store.primary, await contactIdOf(context), note, context.now))
      throw notices.done(context, 'finished', { note })
    },
    async reopen(context, sent) {
      await changeNote(context, 'open', markTask(context.store.primary, await contactIdOf(context), textOf(sent, 'note'), null))
      throw notices.done(context, 'reopened')
    },
    async save(context, sent) {
      const refused = await changeDetails(context, await contactOf(context), sent)
      if (refused !== null) return refused
      throw notices.done(context, 'changed')
    },
    async askYes(context, sent) {
      const refused = await recordAnswer(context, await contactOf(context), sent, 'agreed')
      if (refused !== null) return refused
      throw notices.done(context, 'askedYes')
    },
    async askNo(context, sent) {
      const refused = await recordAnswer(context, await contactOf(context), sent, 'refused')
      if (refused !== null) return refused
      throw notices.done(context, 'askedNo')
    },
    async askMail(context, sent) {
      const refused = await recordAnswer(context, await contactOf(context), sent, 'mailed')
      if (refused !== null) return refused
      throw notices.done(context, 'askedByMail')
    },
    async block(context, sent) {
      const refused = await setBlocked(context, await contactOf(context), sent, context.now)
      if (refused !== null) return refused
      throw notices.done(context, 'blocked', { version: String(Number(textOf(sent, 'version')) + 1) })
    },
    async unblock(context, sent) {
      const refused = await setBlocked(context, await contactOf(context), sent, null)
      if (refused !== null) return refused
      throw notices.done(context, 'unblocked', { version: String(Number(textOf(sent, 'version')) + 1) })
    },
    async merge(context, sent) {
      const { store, now, session } = context
      const contact = await contactOf(context)
      const other = await findContact(store.primary, textOf(sent, 'other'))
      if (other === null || other.id === contact.id) return { ...freshForm, problem: 'changedMeanwhile' }
      const merge = createId()
      const db = store.primary
      await db.batch([
        recordAct(db, session.member, { action: 'merge', object: 'contact', objectId: contact.id }, now),
        ...mergeContact(db, merge, other.id, contact.id, now),
      ])
      throw notices.done(context, 'merged', { merge })
    },
    async unmerge(context, sent) {
      const { store, now, session } = context
      const contact = await contactOf(context)
      const db = store.primary
      const merges = await selectMerges(db, contact.id, 50)
      const merge = merges.find(({ id }) => id === textOf(sent, 'merge'))
      if (merge === undefined) return { ...freshForm, problem: 'changedMeanwhile' }
      await db.batch([
        recordAct(db, session.member, { action: 'undo', object: 'contact', objectId: contact.id }, now),
        ...unmergeContact(db, merge.id, contact.id, merge.merged),
      ])
      throw notices.done(context, 'unmerged')
    },
    async separate(context, sent) {
      const { store, now, session } = context
      const contact = await contactOf(context)
      const keys = sent.getAll('key').map(String)
      const isPart =
        keys.length > 0 && contact.keys.some(({ key }) => !keys.includes(key)) && keys.every((key) => contact.keys.some((each) => each.key === key))
      if (!isPart) return { ...freshForm, problem: 'partOfKeys' }
      const other = createId()
      const db = store.primary
      await db.batch([
        recordAct(db, session.member, { action: 'separate', object: 'contact', objectId: contact.id }, now),
        ...separateContact(db, other, contact.id, keys, textOf(sent, 'otherName').slice(0, 200), now),
      ])
      throw notices.done(context, 'separated', { other })
    },
  },
})
