import type { ReactNode } from 'react'

interface DefinitionListProps {
  readonly lines: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Names and values in two columns, stacked on a phone. */
export function DefinitionList({ lines }: DefinitionListProps) {
  return (
    <dl className="definition-list">
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
