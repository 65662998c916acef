import type { TodayFigure } from './figures.present.ts'

/** What is on for today as large figures, each a link to its section. */
export function TodayFigures({ figures }: { readonly figures: readonly TodayFigure[] }) {
  if (figures.length === 0) return null
  return (
    <ul className="today-figures">
      {figures.map(({ id, count, title, age }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <strong>{count}</strong> <span>{title}</span>
            {age !== '' && <span className="hint"> {age}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
