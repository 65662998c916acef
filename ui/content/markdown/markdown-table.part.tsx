import { createElement, type ReactNode } from 'react'

interface MarkdownTableProps {
  readonly head: readonly ReactNode[]
  readonly rows: readonly (readonly ReactNode[])[]
  /** Its column headings in words. */
  readonly label: string
}

/** A table with a header row. If it is wider than its column, it is a scrollable region labelled with its column headings. */
export function MarkdownTable({ head, rows, label }: MarkdownTableProps) {
  const cells = rows.map((row) => createElement('tr', null, ...row.map((cell) => createElement('td', null, cell))))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" aria-label={label} tabIndex={0}>
      <table className="text-table">
        <thead>{createElement('tr', null, ...head.map((cell) => createElement('th', { scope: 'col' }, cell)))}</thead>
        {createElement('tbody', null, ...cells)}
      </table>
    </section>
  )
}
