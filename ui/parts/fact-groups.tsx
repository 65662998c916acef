import type { FactGroupView } from '../presenters/fact-groups.ts'
import { useTranslation } from '../translation.tsx'
import { DefinitionList } from './definition-list.tsx'

/** Facts in groups with headings. */
export function FactGroups({ groups }: { groups: readonly FactGroupView[] }) {
  const { t } = useTranslation()
  if (groups.length === 0) return null
  return (
    <section className="property-section" aria-labelledby="facts">
      <h2 id="facts">{t('property.facts')}</h2>
      <div className="fact-groups">
        {groups.map((group) => (
          <section key={group.key} className="fact-group">
            <h3>{group.title}</h3>
            <Facts group={group} />
          </section>
        ))}
      </div>
    </section>
  )
}

export function Facts({ group }: { group: FactGroupView }) {
  return <DefinitionList className="facts" lines={group.facts} />
}
