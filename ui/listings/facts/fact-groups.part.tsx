import { DefinitionList } from '../../design/definition-list.part.tsx'
import type { FiguresView } from '../../statistics/figures.present.ts'
import { Fold } from '../property/fold.part.tsx'
import { Sun } from '../property/sun.part.tsx'
import type { SunView } from '../property/sun.present.ts'
import type { FactGroupView } from './fact-groups.present.ts'

/** The facts in groups with headings, and a sentence with what the home lacks. */
export function FactGroups({ figures: { title, groups, without }, sun, answer }: { figures: FiguresView; sun: SunView | null; answer: string }) {
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
        {sun !== null && <Sun sun={sun} />}
      </div>
      {without && <p className="figures-without">{without}</p>}
    </Fold>
  )
}

/** The facts of a group with their names. */
export function Facts({ group }: { group: FactGroupView }) {
  return <DefinitionList className="facts" lines={group.facts} />
}
