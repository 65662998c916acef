import { Dropdown } from '../design/dropdown.part.tsx'
import { StoredValue } from '../desk/stored-value.part.tsx'
import { Field, FieldFrame } from '../forms/field.part.tsx'
import { useField } from '../forms/form-state.tsx'
import { part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import { AssigneeForm } from './assignee-form.part.tsx'
import type { DeskLeadView } from './lead.present.ts'

export interface LeadHandlingProps {
  readonly lead: DeskLeadView
  readonly members: readonly { readonly id: string; readonly name: string }[]
  /** The reader's account. */
  readonly self: string
}

/** Assignee, state, reminder and a note. */
export function LeadHandling({ lead: { version, state, states, standing, assignee, assigneeName, remindOn }, members, self }: LeadHandlingProps) {
  const { t } = useTranslation()
  const note = useField('note')
  const chosenState = useField('state').text || state
  const isOpen = state === 'new' || state === 'open'
  return (
    <section className="lead-handling" aria-label={t('desk.lead.handling')}>
      <form method="post" className="lead-close">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="wasState" value={standing} />
        <input type="hidden" name="wasAssignee" value={assignee ?? ''} />
        {isOpen ? (
          <>
            <input type="hidden" name="state" value="done" />
            <button className="button" type="submit" name="do" value="setState" {...part('key', 'e')}>
              {t('desk.lead.finish')}
            </button>
          </>
        ) : (
          <>
            <input type="hidden" name="state" value="open" />
            <button className="button second" type="submit" name="do" value="setState">
              {t('desk.lead.reopen')}
            </button>
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
      <form method="post" className="lead-choice">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="wasState" value={standing} />
        <input type="hidden" name="stay" value="1" />
        <label>
          {t('desk.lead.state')}
          <Dropdown name="state" defaultValue={chosenState} choices={states.map((each) => ({ value: each, text: t(`desk.lead.state.${each}`) }))} />
          {chosenState !== state && <StoredValue>{t(`desk.lead.state.${state}`)}</StoredValue>}
        </label>
        <button className="text-button" type="submit" name="do" value="setState">
          {t('desk.save')}
        </button>
      </form>
      <form method="post" className="lead-choice" noValidate>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="wasRemindOn" value={remindOn} />
        <Field name="remindOn" type="date" initial={remindOn} optional />
        <button className="text-button" type="submit" name="do" value="remind">
          {t('desk.save')}
        </button>
      </form>
      <form method="post" noValidate>
        <FieldFrame name="note" optional={false} error={note.error}>
          <textarea className="input" id="note" name="note" rows={3} defaultValue={note.text} maxLength={5000} />
        </FieldFrame>
        <button className="text-button" type="submit" name="do" value="note">
          {t('desk.lead.addNote')}
        </button>
      </form>
    </section>
  )
}
