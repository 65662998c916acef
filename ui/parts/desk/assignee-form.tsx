import { useTranslation } from '../../translation.tsx'

interface AssigneeFormProps {
  readonly label: string
  /** Of the choice of no one. */
  readonly nobody: string
  readonly assignee: string | null
  readonly people: readonly { readonly id: string; readonly name: string }[]
  /** The name of the person who has it, if they are no longer among the people. */
  readonly gone?: string | null
  /** What tells the form from one that was shown before another change. */
  readonly seen: { readonly name: 'version' | 'before'; readonly value: string | number }
}

/** The form that gives a lead or a visit to a colleague, or to no one. */
export function AssigneeForm({ label, nobody, assignee, people, gone, seen }: AssigneeFormProps) {
  const { t } = useTranslation()
  const isGone = gone !== undefined && assignee !== null && people.every(({ id }) => id !== assignee)
  return (
    <form method="post" className="lead-choice">
      <input type="hidden" {...seen} />
      <label>
        {label}
        <select className="input" name="assignee" defaultValue={assignee ?? ''}>
          <option value="">{nobody}</option>
          {isGone && <option value={assignee}>{gone ?? t('desk.audit.former')}</option>}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="text-button" type="submit" name="do" value="assign">
        {t('desk.save')}
      </button>
    </form>
  )
}
