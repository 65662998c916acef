import type { selectCrmConnections } from '#db/feeds/crm-connections.ts'
import { readCrmFacts, type selectCrmReading } from '#db/feeds/crm-facts.ts'
import type { StoredCrmRules } from '#db/leads/crm/crm-lead-rules.ts'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { Settings } from '#worker/env.ts'
import { exchangesOf } from '#worker/feeds/sync/exchanges.ts'

/** What Today reads of the CRMs. */
interface Stored {
  readonly reading: Awaited<ReturnType<typeof selectCrmReading>>
  readonly connections: Awaited<ReturnType<typeof selectCrmConnections>>
  readonly rules: readonly StoredCrmRules[]
}

/** The CRMs that need attention, apart from leads that have stopped: those that are behind, those whose last run failed, and those that get no leads yet. */
export async function crmsForToday(settings: Settings, { reading, connections, rules }: Stored, now: Date) {
  const exchanges = await Promise.all(reading.map((row) => exchangesOf(settings, connections, readCrmFacts(row), now)))
  const behind = exchanges.flatMap(({ crm, read, figures }) => {
    const direction = read.state === 'behind' ? 'read' : figures.state === 'behind' ? 'figures' : null
    return direction === null ? [] : [{ crm, direction, since: (direction === 'read' ? read : figures).lastSuccess ?? '' } as const]
  })
  const isBehind = (crm: CrmName) => behind.some((each) => each.crm === crm && each.direction === 'read')
  return {
    behind,
    hasFailed: reading.some(({ crm, runState }) => runState === 'failed' && !isBehind(crm)),
    /** Before a manager has chosen anything, only the migration that brought leads to CRMs switches forms off. */
    unsent: rules.flatMap(({ crm, off, version }) =>
      version === 0 && off.length > 0 && exchanges.some((each) => each.crm === crm && each.leads.state !== 'off') ? [crm] : [],
    ),
  }
}
