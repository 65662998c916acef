import type { ReactNode } from 'react'
import type { VisitLineView } from './visit.present.ts'

/** Visits as a list: who, which home, when and with whom. @param note what is said about each, at its end */
export function VisitList<Visit extends VisitLineView>({ visits, note }: { visits: readonly Visit[]; note?: (visit: Visit) => ReactNode }) {
  return (
    <ul className="desk-list">
      {visits.map((visit) => (
        <li key={visit.id}>
          <span>
            <a href={visit.href}>{visit.who}</a> <span className="hint">{visit.home}</span>
          </span>
          <span className="hint">
            <time dateTime={visit.at}>{visit.when}</time>, {visit.assignee}
          </span>
          {note?.(visit)}
        </li>
      ))}
    </ul>
  )
}
