import { QuietButton, SecondButton } from '../design/buttons.part.tsx'
import { Dropdown } from '../design/dropdown.part.tsx'
import { SavedSelect } from '../desk/saved-select.part.tsx'
import { Field } from '../forms/field.part.tsx'
import { FieldFrame } from '../forms/field-frame.part.tsx'
import { useField } from '../forms/form-state.tsx'
import { StoredValue } from '../forms/stored.part.tsx'
import { part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import type { DeskLeadView } from './lead.present.ts'

export interface LeadHandlingProps {
  readonly lead: DeskLeadView
  readonly members: readonly { readonly id: string; readonly name: string }[]
  /** The reader's account. */
  readonly self: string
}

/** Assignee, state, reminder and a note. */
export function LeadHandling({ lead: { email, version, state, states, standing, assignee, assigneeName, remindOn }, members, self }: LeadHandlingProps) {
  const { t } = useTranslation()
  const note = useField('note')
  const chosenState = useField('state').text || state
  const isOpen = state === 'new' || state === 'open'
  return (
    <section className="lead-handling" aria-label={t('desk.lead.handling')}>
      <form method="post" className="lead-close" id="lead-close" {...part('live')}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="wasState" value={standing} />
        <input type="hidden" name="wasAssignee" value={assignee ?? ''} />
        {isOpen ? (
          <>
            <input type="hidden" name="state" value="done" />
            <button className={email === null ? 'button' : 'button second'} type="submit" name="do" value="setState" {...part('key', 'e')}>
              {t('desk.lead.finish')}
            </button>
          </>
        ) : (
          <>
            <input type="hidden" name="state" value="open" />
            <SecondButton act="setState">{t('desk.lead.reopen')}</SecondButton>
          </>
        )}
        {assignee !== self && (
          <button className="button second" type="submit" name="do" value="take" {...part('key', 't')}>
            {t('desk.lead.take')}
          </button>
        )}
      </form>
      <AssigneeForm
        label={t('desk.lead.assignee')}
        unassigned={t('desk.lead.nobody')}
        assignee={assignee}
        assigneeName={assigneeName}
        people={members}
        seen={{ version, wasAssignee: assignee ?? '' }}
      />
      <SavedSelect act="setState" hidden={{ version, wasState: standing, stay: '1' }}>
        <label>
          {t('desk.lead.state')}
          <Dropdown name="state" defaultValue={chosenState} choices={states.map((each) => ({ value: each, text: t(`desk.lead.state.${each}`) }))} />
          {chosenState !== state && <StoredValue>{t(`desk.lead.state.${state}`)}</StoredValue>}
        </label>
      </SavedSelect>
      <form method="post" className="lead-choice" noValidate {...part('opened-with')}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="wasRemindOn" value={remindOn} />
        <Field name="remindOn" type="date" initial={remindOn} optional />
        <QuietButton act="remind">{t('desk.save')}</QuietButton>
      </form>
      <form method="post" noValidate>
        <FieldFrame name="note" optional={false} error={note.error}>
          <textarea className="input" id="note" name="note" rows={3} defaultValue={note.text} maxLength={5000} />
        </FieldFrame>
        <QuietButton act="note">{t('desk.lead.addNote')}</QuietButton>
      </form>
    </section>
  )
}

interface AssigneeFormProps {
  readonly label: string
  /** Label of the choice without a colleague. */
  readonly unassigned: string
  readonly assignee: string | null
  readonly people: readonly { readonly id: string; readonly name: string }[]
  /** The name of the assignee, who may no longer be among the people; null if their account was removed. */
  readonly assigneeName: string | null
  /** Hidden fields that detect an edit conflict: the version and the assignee that the form was shown with. */
  readonly seen: Readonly<Record<string, string | number>>
}

/** The form that assigns a lead or a visit to a colleague, or unassigns it. */
export function AssigneeForm({ label, unassigned, assignee, assigneeName, people, seen }: AssigneeFormProps) {
  const { t } = useTranslation()
  const isGone = assignee !== null && people.every(({ id }) => id !== assignee)
  const now = assignee === null ? unassigned : (assigneeName ?? t('desk.audit.former'))
  // After an edit conflict the typed choice is kept.
  const { texts } = useField('assignee')
  const chosen = texts[0] ?? assignee ?? ''
  const gone = isGone ? [{ value: assignee, text: now }] : []
  return (
    <SavedSelect act="assign" hidden={seen}>
      <label>
        {label}
        <Dropdown name="assignee" defaultValue={chosen} none={unassigned} choices={[...gone, ...people.map(({ id, name }) => ({ value: id, text: name }))]} />
        {chosen !== (assignee ?? '') && <StoredValue>{now}</StoredValue>}
      </label>
    </SavedSelect>
  )
}
