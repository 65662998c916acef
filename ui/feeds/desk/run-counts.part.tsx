import { useTranslation } from '../../site/translation.tsx'
import type { RunView } from './import-run.present.ts'

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
