import { FormSend, QuietButton } from '../design/buttons.part.tsx'
import { DeskSection } from '../desk/desk-section.part.tsx'
import { Field, Select } from '../forms/field.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ContactView, NoteView } from './contact.present.ts'

interface ContactNotesProps extends Pick<ContactView, 'tasks' | 'notes' | 'olderNotes'> {
  readonly members: readonly { readonly id: string; readonly name: string }[]
  /** The reader's account. */
  readonly self: string
  /** Idempotency key of the form. */
  readonly once: string | undefined
}

/** Open tasks, the form that adds a note or, with a day, a task, and the notes. */
export function ContactNotes({ tasks, notes, olderNotes, members, self, once }: ContactNotesProps) {
  const { t } = useTranslation()
  return (
    <DeskSection id="notes" title={t('desk.contact.notes')}>
      {tasks.length > 0 && (
        <ol className="contact-tasks">
          {tasks.map((task) => (
            <li key={task.id} className={task.isLate ? 'is-late' : undefined}>
              <Note note={task} />
              <form method="post">
                <input type="hidden" name="note" value={task.id} />
                <QuietButton act="finish">{t('desk.contact.finish')}</QuietButton>
              </form>
            </li>
          ))}
        </ol>
      )}
      <form className="form contact-note" method="post" noValidate>
        {once !== undefined && <input type="hidden" name="once" value={once} />}
        <Field name="contactNote" rows={3} autoComplete="off" deskKey="r" />
        <details>
          <summary>{t('desk.contact.asTask')}</summary>
          <div className="pair">
            <Field name="dueOn" type="date" optional autoComplete="off" />
            <Select name="assignee" initial={self} choices={members.map(({ id, name }) => ({ value: id, text: name }))} />
          </div>
        </details>
        <FormSend act="note" label={t('desk.lead.addNote')} />
      </form>
      <ol className="lead-history">
        {notes.map((note) => (
          <li key={note.id} className="is-note">
            <Note note={note} />
          </li>
        ))}
      </ol>
      {olderNotes !== null && (
        <p>
          <a href={olderNotes}>{t('desk.contact.olderNotes')}</a>
        </p>
      )}
    </DeskSection>
  )
}

function Note({ note: { text, who, when, at, home, due } }: { note: NoteView }) {
  return (
    <div>
      <blockquote>{text}</blockquote>
      <p className="hint">
        {due !== null && <strong>{due}. </strong>}
        {who}, <time dateTime={at}>{when}</time>
        {home !== null && (
          <>
            , <a href={home.href}>{home.name}</a>
          </>
        )}
      </p>
    </div>
  )
}
