import type { Db } from '#db/client.ts'
import { readDemandFigures, readStockFigures } from '#db/statistics/statistics.ts'
import { defaultLocale } from '#messages/locales.ts'
import type { RouteName } from '#ui/routes.ts'
import { presentDemandFigures, presentStockFigures } from '#ui/statistics/statistics.present.ts'

/** The statistics pages that have something to show; the others are not indexed. */
export async function statisticsWithFigures(db: Db): Promise<ReadonlySet<RouteName>> {
  const ofStock = (['statisticsCommons', 'statisticsCommercial'] as const).map(async (name) => {
    const computed = await readStockFigures(db, name)
    return computed && presentStockFigures(name, computed.figures, computed.computedAt, defaultLocale).none === null ? [name] : []
  })
  const ofDemand = (['statisticsBuyers', 'statisticsTenants'] as const).map(async (name) => {
    const computed = await readDemandFigures(db, name)
    return computed && presentDemandFigures(name, computed.figures, computed.computedAt, defaultLocale).none === null ? [name] : []
  })
  return new Set<RouteName>((await Promise.all([...ofStock, ...ofDemand])).flat())
}
