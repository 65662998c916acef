import type { Crumb } from '../parts/breadcrumb.tsx'
import { DefinitionList } from '../parts/definition-list.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import type { LegalGroup, LegalLine } from '../presenters/legal-data.ts'
import { useTranslation } from '../translation.tsx'

export interface LegalPageProps {
  readonly crumbs: readonly Crumb[]
  readonly title: string
  readonly lead: string
  readonly groups: readonly LegalGroup[]
}

/** Who the agency is by law, line by line. */
export function LegalPage({ crumbs, title, lead, groups }: LegalPageProps) {
  const { t } = useTranslation()
  return (
    <div className="legal-data">
      <ScreenHead crumbs={crumbs} title={title} lead={lead} />
      <div className="measure">
        {groups.length === 0 && <p className="empty">{t('legal.none')}</p>}
        {groups.map((group) => (
          <section key={group.title} className="split-section">
            <h2>{group.title}</h2>
            <DefinitionList lines={group.lines.map((line) => ({ label: line.label, value: <Value line={line} /> }))} />
          </section>
        ))}
      </div>
    </div>
  )
}

function Value({ line: { value, href } }: { line: LegalLine }) {
  return href === null ? value : <a href={href}>{value}</a>
}
