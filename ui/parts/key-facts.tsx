import type { KeyFactView } from '../presenters/key-facts.ts'
import { EnergyBadge } from './listing-card.tsx'

/** The few facts at the top of a listing's page; empty if it has none. */
export function KeyFacts({ facts }: { facts: readonly KeyFactView[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="key-facts">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.energy ? <EnergyBadge energy={fact.energy} /> : fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
