import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { insertMail } from '#db/mail/outbox.ts'
import { insertDraft, removeDraft } from '#db/newsletters/mailings.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DeskMailingPage } from '#ui/newsletters/mailing.page.tsx'
import { href } from '#ui/routes.ts'
import { savedAnswer } from '#worker/accounts/form-drafts.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { loadMailingPage, mailingNotices } from '#worker/newsletters/load-mailing-page.ts'
import { typedOf } from '#worker/newsletters/mailing-form.ts'
import { arrangedHomes, searchIn } from '#worker/newsletters/mailing-homes.ts'
import { pictureField } from '#worker/newsletters/mailing-picture.ts'
import { draftOf } from '#worker/newsletters/new-draft.ts'
import { plannedTime } from '#worker/newsletters/planned-time.ts'
import { beginSoon, changeShownMailing, mailingOf, peopleReached, saveDraft } from '#worker/newsletters/save-draft.ts'
import { readSegment } from '#worker/newsletters/segment-form.ts'
import { discardTypedMailing, keepTypedMailing } from '#worker/newsletters/unsaved-mailing.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** A newsletter: edited, tested and scheduled while it is a draft; monitored, paused and stopped while it is being sent. Every act of the form saves what is typed. */
export const deskMailing = defineDeskPage('deskMailing', {
  needs: 'mailings',
  view: DeskMailingPage,
  fileField: pictureField,
  load: loadMailingPage,
  acts: {
    async save(context, sent) {
      const refused = await saveDraft(context, await draftOf(context, sent), sent, { action: 'change' })
      if (refused !== null) return refused
      throw mailingNotices.done(context, 'saved', searchIn(sent))
    },
    async arrange(context, sent) {
      const refused = await saveDraft(context, await draftOf(context, sent), arrangedHomes(sent), { action: 'change' })
      if (refused !== null) return refused
      throw redirection(303, `${context.requested.pathname}?${new URLSearchParams(searchIn(sent))}#homes`)
    },
    async count(context, sent) {
      const mailing = await draftOf(context, sent)
      const { enabled } = context.agency.languages
      const { errors, ...addressed } = readSegment(sent, enabled)
      const typed = typedOf(sent, context)
      if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
      const { subjects, texts } = mailing
      return { ...freshForm, typed: { ...typed, reach: String(await peopleReached(context, { subjects, texts, ...addressed })) } }
    },
    async test(context, sent) {
      const { store, agency, now, relay, session } = context
      const mailing = await draftOf(context, sent)
      const { enabled } = agency.languages
      const written = enabled.find((each) => each === textOf(sent, 'testIn')) ?? agency.languages.default
      const refused = await saveDraft(context, mailing, sent, { action: 'test', before: 'test' })
      if (refused !== null) return refused
      const id = `mailing-test-${createId()}`
      const mail = { template: 'mailingTest', locale: written, to: session.member.recipient, replyTo: null, data: { mailing: mailing.id, written } } as const
      await insertMail(store.primary, id, mail, now.toISOString(), null)
      relay([id])
      throw mailingNotices.done(context, 'tested', { in: written })
    },
    async plan(context, sent) {
      const mailing = await draftOf(context, sent)
      const { at, errors } = plannedTime(sent, context.now)
      const change = at === null ? undefined : ({ state: 'planned', plannedAt: at.toISOString() } as const)
      const refused = await saveDraft(context, mailing, sent, { action: 'plan', before: 'send', errors, change })
      if (refused !== null) return refused
      throw mailingNotices.done(context, 'planned', { version: String(mailing.version + 1) })
    },
    async send(context, sent) {
      const mailing = await draftOf(context, sent)
      const at = beginSoon(context)
      const change = { state: 'planned', plannedAt: at.toISOString() } as const
      const refused = await saveDraft(context, mailing, sent, { action: 'send', before: 'send', change })
      if (refused !== null) return refused
      context.continueMailing(mailing.id, at)
      throw mailingNotices.done(context, 'sending', { version: String(mailing.version + 1) })
    },
    async begin(context, sent) {
      const mailing = await mailingOf(context)
      if ((await peopleReached(context, mailing)) === 0) return { ...freshForm, problem: 'noReaders' }
      const at = beginSoon(context)
      const refused = await changeShownMailing(context, mailing, sent, { action: 'send', from: ['planned'], change: { plannedAt: at.toISOString() } })
      if (refused !== null) return refused
      context.continueMailing(mailing.id, at)
      throw mailingNotices.done(context, 'sending', { version: String(mailing.version + 1) })
    },
    async unplan(context, sent) {
      const mailing = await mailingOf(context)
      const change = { state: 'draft', plannedAt: null } as const
      const refused = await changeShownMailing(context, mailing, sent, { action: 'undo', from: ['planned'], change })
      if (refused !== null) return refused
      throw mailingNotices.done(context, 'unplanned')
    },
    async pause(context, sent) {
      const refused = await changeShownMailing(context, await mailingOf(context), sent, { action: 'pause', from: ['sending'], change: { state: 'paused' } })
      if (refused !== null) return refused
      throw mailingNotices.done(context, 'paused')
    },
    async resume(context, sent) {
      const mailing = await mailingOf(context)
      const refused = await changeShownMailing(context, mailing, sent, { action: 'resume', from: ['paused'], change: { state: 'sending' } })
      if (refused !== null) return refused
      context.continueMailing(mailing.id, context.now)
      throw mailingNotices.done(context, 'resumed')
    },
    async stop(context, sent) {
      const mailing = await mailingOf(context)
      if (textOf(sent, 'confirmed') !== '1') return { ...freshForm, errors: { confirmed: 'missing' } }
      const change = { state: 'stopped', finishedAt: context.now.toISOString() } as const
      const refused = await changeShownMailing(context, mailing, sent, { action: 'stop', from: ['sending', 'paused'], change })
      if (refused !== null) return refused
      throw mailingNotices.done(context, 'stopped')
    },
    async remove(context, sent) {
      const { store, session, now, locale } = context
      const mailing = await mailingOf(context)
      if (textOf(sent, 'confirmed') !== '1') return { ...freshForm, errors: { confirmed: 'missing' } }
      const [removed] = await store.primary.batch([
        removeDraft(store.primary, { id: mailing.id, version: Number(textOf(sent, 'version')) || 0 }),
        recordAct(store.primary, session.member, { action: 'remove', object: 'mailing', objectId: mailing.id }, now, didChange),
      ])
      if (removed.length === 0) return { ...freshForm, problem: 'changedMeanwhile' }
      throw redirection(303, `${href('deskMailings', locale)}?done=removed`)
    },
    async keep(context, sent) {
      throw savedAnswer(await keepTypedMailing(context, await draftOf(context, sent), sent))
    },
    async discard(context) {
      await discardTypedMailing(context, (await mailingOf(context)).id, true)
      throw mailingNotices.done(context, 'discarded')
    },
    async undiscard(context) {
      await discardTypedMailing(context, (await mailingOf(context)).id, false)
      throw redirection(303, context.requested.pathname)
    },
    async copy(context) {
      const { store, session, now, locale } = context
      const { subjects, texts, homes, audience, segment, reach, picture, pictureWords, picturePlace } = await mailingOf(context)
      const id = createId()
      const db = store.primary
      await db.batch([
        insertDraft(db, id, { subjects, texts, homes, audience, segment, reach, picture, pictureWords, picturePlace }, session.member.id, now),
        recordAct(db, session.member, { action: 'make', object: 'mailing', objectId: id }, now),
      ])
      throw redirection(303, `${href('deskMailing', locale, { id })}?done=copied`)
    },
  },
})
