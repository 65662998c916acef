import { isGranted } from '#db/model/accounts/staff.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import { heldUntil } from '#db/model/desk/undo-time.ts'
import { longestText } from '#db/model/forms/longest-text.ts'
import { answerMailId, answerOpenMessage, draftFor, selectAnswerDrafts, undoAnswer } from '#db/owners/owner-answers.ts'
import { type DeskMessage, findMessage, selectOpenMessages, selectSettledMessages, settleMessage } from '#db/owners/owner-work.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { presentDeskHome } from '#ui/listings/desk/home-name.present.ts'
import { presentOwnerMessage } from '#ui/owners/desk/owner-message.present.ts'
import { DeskOwnerMessagesPage } from '#ui/owners/desk/owner-messages.page.tsx'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { readListPlace, writeListPlace } from '#worker/desk/list-query.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { paperFile, paperOf, removePaperDocument, storePaperDocument } from '#worker/files/desk/owner-paper.ts'
import { servesMessage } from '#worker/owners/desk/served-homes.ts'
import { FileAnswer, NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  answered: { text: 'desk.ownerMessages.done.answered', undo: 'undoAnswer', fields: { message: 'message', answer: 'answer' } },
  undone: 'desk.lead.done.undone',
  sent: 'desk.lead.done.sent',
  settled: { text: 'desk.ownerMessages.done.settled', undo: 'reopen', fields: { message: 'message' } },
  reopened: 'desk.ownerMessages.done.reopened',
  taken: { text: 'desk.ownerMessages.done.taken', undo: 'returnPaper', fields: { message: 'message', version: 'version' } },
  returned: 'desk.ownerMessages.done.returned',
})
/** Both lists together read under 200 rows, also those of an agent who serves one home in three. */
const [sizes, sizesOfOffices] = [
  { perPage: 20, maxSettled: 8 },
  { perPage: 10, maxSettled: 4 },
]

/** Messages and documents from owners: answered by mail and in the portal, or settled without an answer. */
export const deskOwnerMessages = defineDeskPage('deskOwnerMessages', {
  needs: 'owners',
  actNeeds: { takePaper: 'stock', returnPaper: 'stock' },
  view: DeskOwnerMessagesPage,
  async load(context) {
    const { store, locale, now, sent, session, requested } = context
    const fileId = requested.searchParams.get('file')
    if (fileId !== null) throw new FileAnswer(await paperFile(context, await servedMessage(context, fileId)))
    const { offices } = session.member
    const { perPage, maxSettled } = offices === null ? sizes : sizesOfOffices
    const after = readListPlace(requested.searchParams.get('after'))
    const db = store.primary
    const [rows, settled, drafts] = await db.batch([
      selectOpenMessages(db, offices, after, perPage + 1),
      selectSettledMessages(db, offices, after === null ? maxSettled : 0),
      selectAnswerDrafts(db, session.member.id),
    ])
    const last = rows.length > perPage ? rows[perPage - 1] : undefined
    const shown = (rows: readonly DeskMessage[]) =>
      rows
        .filter((row) => servesMessage(context, row))
        .map((row) => presentOwnerMessage(row, { paper: paperOf(row), takesPaper: isGranted(session.member.role, 'stock') }, locale, now))
    const answered = sent?.typed.message
    return {
      props: {
        view: await withMeanwhile(context, notices.view(context, translator(locale)('route.deskOwnerMessages')), {
          about: [{ object: 'communication', ids: [answered ?? []].flat() }],
          version: null,
        }),
        open: shown(rows.slice(0, perPage)).map((message) => ({ ...message, draft: draftFor(message.id, drafts) })),
        further: last === undefined ? null : `${href('deskOwnerMessages', locale)}?${new URLSearchParams({ after: writeListPlace(last) })}`,
        settled: shown(settled),
        answered: typeof answered === 'string' ? answered : '',
      },
    }
  },
  acts: {
    async answer(context, sent) {
      const { store, session, now, relay } = context
      const message = await messageOf(context, sent)
      const text = textOf(sent, 'ownerAnswer').toWellFormed().replace(/\r\n?/g, '\n')
      const typed = { ownerAnswer: text, message: message.id }
      if (text === '' || text.length > longestText) return { ...freshForm, typed, errors: { ownerAnswer: text === '' ? 'missing' : 'invalid' } }
      const { locale, recipient, kind, recordId, card, project } = message
      const home = presentDeskHome({ kind, id: recordId }, card, project, locale).text
      const place = kind === 'listing' ? card?.place : project?.place
      const replyTo = (place && servingOffice(context.agency, place)?.email) ?? context.agency.email
      const mail = (answer: string) => ({ template: 'ownerAnswer', locale, to: recipient, replyTo, data: { answer, home, message: message.id } }) as const
      const answerId = await answerOpenMessage(store.primary, session.member, message, text, mail, now)
      if (answerId === null) return { ...freshForm, typed, problem: 'answeredMeanwhile' }
      relay([answerMailId(answerId)], heldUntil(now))
      throw notices.done(context, 'answered', { message: message.id, answer: answerId })
    },
    async undoAnswer(context, sent) {
      const { store, session, now } = context
      const message = await messageOf(context, sent)
      const isUndone = await undoAnswer(store.primary, session.member, message, textOf(sent, 'answer'), now)
      throw isUndone ? notices.done(context, 'undone', { message: message.id }) : notices.done(context, 'sent')
    },
    async settle(context, sent) {
      const { id } = await messageOf(context, sent)
      if (!(await settleMessage(context.store.primary, context.session.member, id, true, context.now)))
        return { ...freshForm, typed: { message: id }, problem: 'answeredMeanwhile' }
      throw notices.done(context, 'settled', { message: id })
    },
    async takePaper(context, sent) {
      const message = await messageOf(context, sent)
      const stored = await storePaperDocument(context, message, sent)
      if ('errors' in stored) return stored
      throw notices.done(context, 'taken', { message: message.id, version: String(stored.version) })
    },
    async returnPaper(context, sent) {
      const message = await messageOf(context, sent)
      const isReturned = await removePaperDocument(context, message, Number(textOf(sent, 'version')))
      if (!isReturned) return { ...freshForm, typed: { message: message.id }, problem: 'paperChanged' }
      throw notices.done(context, 'returned')
    },
    async reopen(context, sent) {
      const { id } = await messageOf(context, sent)
      await settleMessage(context.store.primary, context.session.member, id, false, context.now)
      throw notices.done(context, 'reopened')
    },
  },
})

/** The message in a form, if the member may see it; 404 otherwise. */
function messageOf(context: DeskContext, sent: FormData): Promise<DeskMessage> {
  return servedMessage(context, textOf(sent, 'message'))
}

async function servedMessage(context: DeskContext, id: string): Promise<DeskMessage> {
  const message = await findMessage(context.store.primary, id)
  if (message === null || !servesMessage(context, message)) throw new NoPage()
  return message
}
