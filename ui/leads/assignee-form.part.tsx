import { Dropdown } from '../design/dropdown.part.tsx'
import { StoredValue } from '../desk/stored-value.part.tsx'
import { useField } from '../forms/form-state.tsx'
import { useTranslation } from '../site/translation.tsx'

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
    <form method="post" className="lead-choice">
      {Object.entries(seen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        {label}
        <Dropdown name="assignee" defaultValue={chosen} none={unassigned} choices={[...gone, ...people.map(({ id, name }) => ({ value: id, text: name }))]} />
        {chosen !== (assignee ?? '') && <StoredValue>{now}</StoredValue>}
      </label>
      <button className="text-button" type="submit" name="do" value="assign">
        {t('desk.save')}
      </button>
    </form>
  )
}
