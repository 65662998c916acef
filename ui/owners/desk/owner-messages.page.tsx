import { documentAccesses } from '#db/model/files/document.ts'
import { QuietButton, SecondButton, SendButton } from '../../design/buttons.part.tsx'
import { Dropdown } from '../../design/dropdown.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { FurtherLink } from '../../desk/filters.part.tsx'
import { FieldErrorCode } from '../../forms/field-frame.part.tsx'
import { useField } from '../../forms/form-state.tsx'
import { Icon } from '../../icons.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { OwnerMessageView } from './owner-message.present.ts'

/** A message that waits, with the answer to it that the reader took back; empty without one. */
type OpenMessage = OwnerMessageView & { readonly draft: string }

interface DeskOwnerMessagesPageProps {
  readonly view: DeskView
  /** Oldest first. */
  readonly open: readonly OpenMessage[]
  /** The path of the next page; null on the last. */
  readonly further: string | null
  readonly settled: readonly OwnerMessageView[]
  /** The message whose answer was refused; empty without one. */
  readonly answered: string
}

/** Messages of owners from the portal: those awaiting an answer, then the latest answered. */
export function DeskOwnerMessagesPage({ view, open, further, settled, answered }: DeskOwnerMessagesPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskOwnerMessages">
      {view.state.problem !== undefined && <Unsent />}
      {open.length === 0 && further === null && <p className="desk-quiet">{t('desk.ownerMessages.none')}</p>}
      <ul className="desk-testimonials">
        {open.map((message) => (
          <li key={message.id}>
            <Message message={message} />
            <Answer id={message.id} draft={message.draft} isRefused={message.id === answered} />
          </li>
        ))}
      </ul>
      <FurtherLink path={further} />
      {settled.length > 0 && (
        <DeskSection id="settled" title={t('desk.ownerMessages.settled')}>
          <ul className="desk-testimonials">
            {settled.map((message) => (
              <li key={message.id}>
                <Message message={message} />
              </li>
            ))}
          </ul>
        </DeskSection>
      )}
    </DeskFrame>
  )
}

/** The text of an answer that lost an edit conflict, to copy from. */
function Unsent() {
  const { text } = useField('ownerAnswer')
  return text === '' ? null : <blockquote className="owner-said">{text}</blockquote>
}

function Message({ message: { id, who, language, home, when, ago, at, subject, text, state, paper } }: { message: OwnerMessageView }) {
  const { t } = useTranslation()
  return (
    <>
      <p>
        <strong>{who}</strong> <span className="hint">{language}</span> {home.path === null ? home.text : <a href={home.path}>{home.text}</a>}{' '}
        <time className="hint" dateTime={at} title={when}>
          {ago}
        </time>{' '}
        {state !== 'open' && <span className="badge">{t(`desk.ownerMessages.state.${state}`)}</span>}
      </p>
      <blockquote className="owner-said">
        {subject !== null && <strong>{subject} – </strong>}
        {paper === null ? text : <a href={paper.path}>{text}</a>}
      </blockquote>
      {paper !== null && paper.take !== null && <TakePaper id={id} isOpenable={paper.take.isOpenable} documents={paper.documents} />}
    </>
  )
}

/** Makes a paper a document of its home. */
function TakePaper({ id, isOpenable, documents }: { id: string; isOpenable: boolean; documents: string }) {
  const { t } = useTranslation()
  const accesses = documentAccesses.filter((access) => access !== 'open' || isOpenable)
  return (
    <form className="desk-decision" method="post">
      <input type="hidden" name="message" value={id} />
      <label className="visually-hidden" htmlFor={`access-${id}`}>
        {t('form.field.documentAccess')}
      </label>
      <span className="select">
        <Dropdown
          id={`access-${id}`}
          name="documentAccess"
          choices={accesses.map((access) => ({ value: access, text: t(`desk.documents.access.${access}`) }))}
        />
        <Icon name="down" />
      </span>
      <SecondButton act="takePaper">{t('desk.ownerMessages.take')}</SecondButton>
      <a href={documents}>{t('desk.home.documents')}</a>
    </form>
  )
}

/** The form that answers one message. The page has several, so each field's name contains the id of its message. */
function Answer({ id, draft, isRefused }: { id: string; draft: string; isRefused: boolean }) {
  const { t } = useTranslation()
  const typed = useField('ownerAnswer')
  const [text, error] = isRefused ? [typed.text, typed.error] : [draft, null]
  const field = isRefused ? 'ownerAnswer' : `answer-${id}`
  return (
    <form className="form" method="post" noValidate>
      <input type="hidden" name="message" value={id} />
      <div className={error ? 'field is-wrong' : 'field'}>
        <label htmlFor={field}>{t('form.field.ownerAnswer')}</label>
        <p className="hint" id={`${field}-hint`}>
          {t('form.hint.ownerAnswer')}
        </p>
        <FieldErrorCode name="ownerAnswer" error={error} />
        <textarea
          className="input"
          id={field}
          name="ownerAnswer"
          rows={3}
          maxLength={5000}
          defaultValue={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-hint ownerAnswer-error` : `${field}-hint`}
        />
      </div>
      <div className="desk-decision">
        <SendButton act="answer">{t('desk.ownerMessages.answer')}</SendButton>
        <QuietButton act="settle">{t('desk.ownerMessages.settle')}</QuietButton>
      </div>
    </form>
  )
}
