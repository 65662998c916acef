import { useTranslation } from '../../site/translation.tsx'

export interface GapCount {
  readonly rule: string
  /** The rule in words. */
  readonly text: string
  readonly homes: number
  /** The list of these homes. */
  readonly path: string
  /** Whether the list shows them already. */
  readonly isChosen: boolean
}

/** Shown without unfolding. */
const most = 6

/** How many homes lack each statement required by law, each a link to these homes. */
export function GapCounts({ counts }: { counts: readonly GapCount[] }) {
  const { t } = useTranslation()
  if (counts.length === 0) return null
  const rest = counts.slice(most)
  return (
    <nav className="gap-counts" aria-labelledby="gap-counts">
      <h2 id="gap-counts">{t('desk.homes.gapCounts')}</h2>
      <Counts counts={counts.slice(0, most)} />
      {rest.length > 0 && (
        <details open={rest.some(({ isChosen }) => isChosen)}>
          <summary>{t('desk.homes.gapCounts.more', { count: rest.length })}</summary>
          <Counts counts={rest} />
        </details>
      )}
    </nav>
  )
}

function Counts({ counts }: { counts: readonly GapCount[] }) {
  return (
    <ul className="desk-chips">
      {counts.map(({ rule, text, homes, path, isChosen }) => (
        <li key={rule}>
          <a className="chip" href={path} aria-current={isChosen ? 'true' : undefined}>
            {text} <strong>{homes}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}
