import { type Choice, Dropdown } from '../design/dropdown.part.tsx'

interface DeskFilterProps {
  readonly name: string
  readonly label: string
  readonly chosen: string
  readonly choices: readonly Choice[]
  /** The text of the empty choice; absent if one must be chosen. */
  readonly all?: string
}

/** A filter of a list at the desk: a drop-down list with its label. */
export function DeskFilter({ name, label, chosen, choices, all }: DeskFilterProps) {
  return (
    <label>
      {label}
      <Dropdown name={name} defaultValue={chosen} none={all} choices={choices} />
    </label>
  )
}
