import type { PageTextView } from '../content/page-text.present.ts'
import { ScreenHead, ScreenText } from '../content/screen-head.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import type { LegalGroup, LegalLine } from '../law/legal-data.present.ts'
import type { Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'

export interface LegalPageProps {
  readonly crumbs: readonly Crumb[]
  readonly text: PageTextView
  readonly groups: readonly LegalGroup[]
}

/** The agency's legal information, line by line. */
export function LegalPage({ crumbs, text, groups }: LegalPageProps) {
  const { t } = useTranslation()
  return (
    <div className="legal-data">
      <ScreenHead crumbs={crumbs} text={text} />
      <div className="measure">
        {groups.length === 0 && <p className="empty">{t('legal.none')}</p>}
        {groups.map((group) => (
          <section key={group.title} className="split-section">
            <h2>{group.title}</h2>
            <DefinitionList className="definition-list" lines={group.lines.map((line) => ({ label: line.label, value: <Value line={line} /> }))} />
          </section>
        ))}
        <ScreenText text={text} />
      </div>
    </div>
  )
}

function Value({ line: { value, href } }: { line: LegalLine }) {
  return href === null ? value : <a href={href}>{value}</a>
}
