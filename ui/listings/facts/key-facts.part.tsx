import { DefinitionList } from '../../design/definition-list.part.tsx'
import { EnergyBadge } from '../listing-card.part.tsx'
import type { KeyFactView } from './key-facts.present.ts'

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
