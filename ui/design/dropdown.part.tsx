import type { ComponentProps } from 'react'

/** A choice of a drop-down list. */
export interface Choice {
  readonly value: string | number
  readonly text: string
}

interface DropdownProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  readonly choices: readonly Choice[]
  /** The text of the empty choice; absent if one must be chosen. */
  readonly none?: string | undefined
}

/** A drop-down list without a label. */
export function Dropdown({ choices, none, ...select }: DropdownProps) {
  return (
    <select className="input" {...select}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
