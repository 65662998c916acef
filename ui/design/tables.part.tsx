import type { ReactNode } from 'react'

interface DefinitionListProps {
  readonly lines: readonly {
    /** The React key, if labels may be equal. */
    readonly key?: string
    readonly label: string
    readonly value: ReactNode
  }[]
  readonly className?: string
}

/** Names and values. The class `definition-list` sets them in two columns, stacked on a phone. */
export function DefinitionList({ lines, className }: DefinitionListProps) {
  return (
    <dl className={className}>
      {lines.map(({ label, value, key = label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The header row of a table; its column names must differ, because they are the React keys. */
export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
