import type { FactGroupView } from '../presenters/fact-groups.ts'
import type { FiguresView } from '../presenters/figures.ts'
import { DefinitionList } from './definition-list.tsx'
import { Fold } from './property/fold.tsx'

/** The facts in groups with headings, and what the home does not have. */
export function FactGroups({ figures: { title, groups, without }, answer }: { figures: FiguresView; answer: string }) {
  if (groups.length === 0) return null
  return (
    <Fold id="facts" title={title} answer={answer}>
      <div className="figure-columns">
        {groups.map((group) => (
          <section key={group.key} className="figure-group">
            <h3>{group.title}</h3>
            <Facts group={group} />
          </section>
        ))}
      </div>
      {without && <p className="figures-without">{without}</p>}
    </Fold>
  )
}

export function Facts({ group }: { group: FactGroupView }) {
  return <DefinitionList className="facts" lines={group.facts} />
}
