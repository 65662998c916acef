import { createId } from '@paralleldrive/cuid2'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { changeAnswerTemplate, insertAnswerTemplate, removeAnswerTemplate, restoreAnswerTemplate, selectAnswerTemplates } from '#db/leads/answer-templates.ts'
import { restorableSince } from '#db/model/desk/undo-time.ts'
import { longestText } from '#db/model/forms/longest-text.ts'
import { type AnswerTemplate, unknownPlaceholders } from '#db/model/leads/answer-template.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { fieldIn } from '#ui/forms/field-words.present.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { DeskAnswersPage } from '#ui/leads/answers.page.tsx'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  saved: 'desk.answers.done.saved',
  removed: { text: 'desk.answers.done.removed', undo: 'restore', fields: { template: 'template' } },
  restored: 'desk.answers.done.restored',
})

const maxName = 60

/** Prepared answers to leads, shared by everybody who answers. */
export const deskAnswers = defineDeskPage('deskAnswers', {
  needs: 'leads',
  view: DeskAnswersPage,
  async load(context) {
    const { store, locale, agency, requested } = context
    const templates = await selectAnswerTemplates(store.primary)
    const edited = templates.find(({ id }) => id === requested.searchParams.get('edit')) ?? null
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskAnswers')),
        templates,
        edited,
        locales: agency.languages.enabled,
      },
    }
  },
  acts: {
    async save(context, sent) {
      const { store, session, now } = context
      const db = store.primary
      const read = readAnswer(context, sent)
      if ('state' in read) return read.state
      const { answer } = read
      const isNew = !sent.has('template')
      const id = isNew ? createId() : textOf(sent, 'template')
      const write = isNew
        ? insertAnswerTemplate(db, { ...answer, id }, now)
        : changeAnswerTemplate(db, { ...answer, id, version: Number(textOf(sent, 'version')) })
      const [stored] = await db.batch([
        write,
        recordAct(db, session.member, { action: isNew ? 'make' : 'change', object: 'answer', objectId: id }, now, didChange),
      ])
      if (stored.length === 0) return { ...freshForm, typed: read.typed, problem: isNew ? 'tooManyAnswers' : 'changedMeanwhile' }
      throw notices.done(context, 'saved')
    },
    async remove(context, sent) {
      const { store, session, now } = context
      const db = store.primary
      const id = textOf(sent, 'template')
      const [removed] = await db.batch([
        removeAnswerTemplate(db, { id, version: Number(textOf(sent, 'version')) }, now),
        recordAct(db, session.member, { action: 'remove', object: 'answer', objectId: id }, now, didChange),
      ])
      if (removed.length === 0) return { ...freshForm, problem: 'changedMeanwhile' }
      throw notices.done(context, 'removed', { template: id })
    },
    async restore(context, sent) {
      const { store, session, now } = context
      const db = store.primary
      const id = textOf(sent, 'template')
      await db.batch([
        restoreAnswerTemplate(db, id, restorableSince(now)),
        recordAct(db, session.member, { action: 'undo', object: 'answer', objectId: id }, now, didChange),
      ])
      throw notices.done(context, 'restored')
    },
  },
})

type Read = { readonly answer: Pick<AnswerTemplate, 'name' | 'texts'>; readonly typed: FormState['typed'] } | { readonly state: FormState }

/** The answer as typed, or the state of the refused form: a name, a text in one language at least, and known placeholders alone. */
function readAnswer({ agency }: DeskContext, sent: FormData): Read {
  const name = textOf(sent, 'answerName').replace(/\s+/g, ' ')
  const texts: Partial<Record<Locale, string>> = {}
  const errors: Record<string, 'missing' | 'invalid'> = {}
  const typed: Record<string, string> = { answerName: name }
  for (const locale of agency.languages.enabled) {
    const field = fieldIn('answerText', locale)
    const text = textOf(sent, field).replace(/\r\n?/g, '\n')
    typed[field] = text
    if (text.length > longestText || unknownPlaceholders(text).length > 0) errors[field] = 'invalid'
    else if (text !== '') texts[locale] = text
  }
  if (name === '' || name.length > maxName) errors.answerName = name === '' ? 'missing' : 'invalid'
  if (Object.keys(texts).length === 0 && Object.keys(errors).length === 0) errors[fieldIn('answerText', agency.languages.default)] = 'missing'
  return Object.keys(errors).length > 0 ? { state: { ...freshForm, typed, errors } } : { answer: { name, texts }, typed }
}
