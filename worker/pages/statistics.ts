import type { DemandPage, StockPage } from '#db/model/statistics.ts'
import { readDemandFigures, readStockFigures } from '#db/statistics.ts'
import { StatisticsOverview, StatisticsPage, statisticsRoutes } from '#ui/pages/statistics.tsx'
import { presentDemandFigures, presentStockFigures } from '#ui/presenters/statistics.ts'
import { showsStock } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { introOf } from './intro.ts'

/** The overview of the statistics pages, each with its lead. */
const overview = definePage('statistics', {
  view: StatisticsOverview,
  cache: showsStock,
  async load(context) {
    const { head, intro } = await introOf('statistics', context, 'statistics.text')
    const pages = await Promise.all(statisticsRoutes.map(async (name) => ({ name, text: (await introOf(name, context, leads[name])).intro.text.summary })))
    return { head, props: { ...intro, pages } }
  },
})

const leads = {
  statisticsCommons: 'statistics.text.commons',
  statisticsCommercial: 'statistics.text.commercial',
  statisticsBuyers: 'statistics.text.buyers',
  statisticsTenants: 'statistics.text.tenants',
} as const

function stockPage(name: StockPage) {
  return definePage(name, {
    view: StatisticsPage,
    cache: showsStock,
    async load(context) {
      const { head, intro } = await introOf(name, context, leads[name])
      const computed = await readStockFigures(context.store.db, name)
      const statistics = computed && presentStockFigures(name, computed.figures, computed.computedAt, context.locale)
      return { head: { ...head, index: head.index && statistics?.none === null }, hasChart: true, props: { ...intro, name, statistics } }
    },
  })
}

function demandPage(name: DemandPage) {
  return definePage(name, {
    view: StatisticsPage,
    cache: showsStock,
    async load(context) {
      const { head, intro } = await introOf(name, context, leads[name])
      const computed = await readDemandFigures(context.store.db, name)
      const statistics = computed && presentDemandFigures(name, computed.figures, computed.computedAt, context.locale)
      return { head: { ...head, index: head.index && statistics?.none === null }, hasChart: true, props: { ...intro, name, statistics } }
    },
  })
}

export const statistics = [
  overview,
  stockPage('statisticsCommons'),
  stockPage('statisticsCommercial'),
  demandPage('statisticsBuyers'),
  demandPage('statisticsTenants'),
]
