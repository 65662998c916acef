import type { RunView } from '../../presenters/desk/import-run.ts'
import { useTranslation } from '../../site/translation.tsx'

/** What an import did, as numbers. */
export function RunCounts({ counts }: Pick<RunView, 'counts'>) {
  const { t } = useTranslation()
  return (
    <dl className="desk-counts">
      {counts.map(({ name, count }) => (
        <div key={name}>
          <dt>{t(`desk.imports.count.${name}`)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
