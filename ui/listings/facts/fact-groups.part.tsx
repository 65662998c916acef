import { DefinitionList } from '../../design/tables.part.tsx'
import type { FiguresView } from '../../statistics/figures.present.ts'
import { EnergyBadge } from '../listing-card.part.tsx'
import { Fold } from '../property/fold.part.tsx'
import type { SunView } from '../property/sun.present.ts'
import { Compass } from './compass.part.tsx'
import type { FactGroupView } from './fact-groups.present.ts'
import type { KeyFactView } from './key-facts.present.ts'

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

/** The few facts at the top of a listing's page; empty if it has none. */
export function KeyFacts({ facts }: { facts: readonly KeyFactView[] }) {
  if (facts.length === 0) return null
  return (
    <DefinitionList
      className="key-facts"
      lines={facts.map(({ label, value, energy }) => ({ label, value: energy ? <EnergyBadge energy={energy} /> : value }))}
    />
  )
}

/** When the sun is on the terrace or in the garden, with the side as a wedge of a compass. */
function Sun({ sun: { bearing, side, lines, note } }: { sun: SunView }) {
  return (
    <section className="figure-group sun">
      <h3>{side}</h3>
      <div>
        <svg viewBox="0 0 96 96" width="72" height="72" aria-hidden="true">
          <Compass bearing={bearing} />
        </svg>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li className="hint">{note}</li>
        </ul>
      </div>
    </section>
  )
}
