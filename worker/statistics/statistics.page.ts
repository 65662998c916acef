import type { DemandPage, StockPage } from '#db/model/statistics/statistics.ts'
import { readDemandFigures, readStockFigures } from '#db/statistics/statistics.ts'
import { StatisticsOverview, StatisticsPage, statisticsRoutes } from '#ui/statistics/statistics.page.tsx'
import { presentDemandFigures, presentStockFigures, type StatisticsView } from '#ui/statistics/statistics.present.ts'
import { showsStock } from '#worker/site/caching/cache-policy.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { introOf } from '../content/intro.ts'

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
  return figuresPage(name, async ({ store, locale }) => {
    const computed = await readStockFigures(store.db, name)
    return computed && presentStockFigures(name, computed.figures, computed.computedAt, locale)
  })
}

function demandPage(name: DemandPage) {
  return figuresPage(name, async ({ store, locale }) => {
    const computed = await readDemandFigures(store.db, name)
    return computed && presentDemandFigures(name, computed.figures, computed.computedAt, locale)
  })
}

/** A page of figures. It is indexed once there are any. */
function figuresPage(name: StockPage | DemandPage, read: (context: PageContext) => Promise<StatisticsView | null>) {
  return definePage(name, {
    view: StatisticsPage,
    cache: showsStock,
    async load(context) {
      const { head, intro } = await introOf(name, context, leads[name])
      const statistics = await read(context)
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
