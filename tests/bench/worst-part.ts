import { grouped, type Section, table, tenths } from './report.ts'
import { withSite } from './sites.ts'
import type { States } from './states.ts'
import { targets, verdict } from './targets.ts'
import { measureShapes, ordinary, type ShapeCost, shapes, worstForms } from './worst-requests.ts'

const rounds = 15

/** The bench part that measures what one anonymous request can cost, on the large feed. */
export async function worst(states: States): Promise<readonly Section[]> {
  const measured = await withSite(await states.path('large'), async (site) => measureShapes(site, [ordinary, ...shapes, ...(await worstForms(site))], rounds))
  const intro = `CPU of workerd for one request, database included, one request at a time over ${states.large.description}; median and maximum of ${grouped(rounds)}. The five forms that cost most are those among every form with every field filled with 16 repeated texts.`
  return [{ title: 'Anonymous requests made to cost as much as they can', text: `${intro}\n\n${costTable(measured)}` }]
}

function costTable(measured: readonly ShapeCost[]): string {
  const [usual] = measured
  const rows = measured.map(({ name, status, median, max }) => [
    name,
    status,
    tenths(median),
    tenths(max),
    tenths(median / (usual?.median ?? 1)),
    verdict(median <= targets.anonymousMs),
  ])
  return table(['request', 'answer', 'median, ms', 'max', 'of a list page', `≤ ${targets.anonymousMs} ms`], rows)
}
