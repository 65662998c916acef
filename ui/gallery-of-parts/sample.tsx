import type { ReactNode } from 'react'

/** A part of pages with its states below its name. */
export function Sample({ name, isRow = false, children }: { name: string; isRow?: boolean; children: ReactNode }) {
  return (
    <section className="part-sample">
      <h2>{name}</h2>
      <div className={isRow ? 'part-row' : undefined}>{children}</div>
    </section>
  )
}
