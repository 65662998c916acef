import { useTranslation } from '../../site/translation.tsx'
import type { FactGroupView } from '../facts/fact-groups.present.ts'

/** The facts of a home from its feed, in groups that unfold. */
export function FactGroups({ groups }: { groups: readonly FactGroupView[] }) {
  const { t } = useTranslation()
  return (
    <section className="desk-section" aria-labelledby="facts">
      <h2 id="facts">{t('desk.home.facts')}</h2>
      {groups.map(({ key, title, facts }) => (
        <details key={key} className="home-group">
          <summary>{title}</summary>
          <dl className="lead-rows">
            {facts.map((fact) => (
              <div key={fact.key}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
      {groups.length === 0 && <p>{t('desk.home.noFacts')}</p>}
    </section>
  )
}
