/** A value that a filter may have, and its text. */
export interface FilterChoice {
  readonly value: string
  readonly text: string
}

interface DeskFilterProps {
  readonly name: string
  readonly label: string
  readonly chosen: string
  readonly choices: readonly FilterChoice[]
  /** The text of the empty choice; absent if one must be chosen. */
  readonly all?: string
}

/** A filter of a list at the desk: a drop-down list with its label. */
export function DeskFilter({ name, label, chosen, choices, all }: DeskFilterProps) {
  return (
    <label>
      {label}
      <select className="input" name={name} defaultValue={chosen}>
        {all !== undefined && <option value="">{all}</option>}
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
