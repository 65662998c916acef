import { DeskSection } from '../../desk/desk-section.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { FindingsView } from './findings.present.ts'

/** What an import would change at once, with homes as examples. */
export function Findings({ findings, examples }: FindingsView) {
  const { t } = useTranslation()
  return (
    <DeskSection id="findings" title={t('desk.guard.title')}>
      <ul className="desk-list preview-faults">
        {findings.map(({ key, label, count }) => (
          <li key={key}>
            <strong>{count}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <h3>{t('desk.guard.examples')}</h3>
      <ul className="desk-list preview-faults">
        {examples.map(({ key, title, path, label, before, after }) => (
          <li key={key}>
            <strong>
              <a href={path}>{title}</a>
            </strong>
            <span>{label}</span>
            <span className="remark-value">
              {before} → {after}
            </span>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}
