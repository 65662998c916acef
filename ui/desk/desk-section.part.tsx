import type { ReactNode } from 'react'

interface DeskSectionProps {
  /** The id of its heading. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A section of a page of the desk, under its heading. */
export function DeskSection({ id, title, children }: DeskSectionProps) {
  return (
    <section className="desk-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
