import type { AwaitedView } from './visit.present.ts'

/** Visits without feedback as a list. */
export function AwaitedVisits({ awaited }: { awaited: readonly AwaitedView[] }) {
  return (
    <ul className="desk-list">
      {awaited.map(({ id, href: path, who, when, at, home, assignee }) => (
        <li key={id}>
          <span>
            <a href={path}>{who}</a> <span className="hint">{home}</span>
          </span>
          <span className="hint">
            <time dateTime={at}>{when}</time>, {assignee}
          </span>
        </li>
      ))}
    </ul>
  )
}
