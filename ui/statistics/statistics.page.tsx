import { BesideReachUs } from '../agency/reach-us.part.tsx'
import { LastScreenText, ScreenHead, type ScreenIntro, ScreenText } from '../content/screen-head.part.tsx'
import { Chart } from '../design/chart.part.tsx'
import { breadcrumbKey, href, type PlainRoute } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import { FiguresTable } from './figures-table.part.tsx'
import type { StatisticsView } from './statistics.present.ts'

export const statisticsRoutes = ['statisticsCommons', 'statisticsCommercial', 'statisticsBuyers', 'statisticsTenants'] as const satisfies readonly PlainRoute[]
type StatisticsRoute = (typeof statisticsRoutes)[number]

export interface StatisticsPageProps extends ScreenIntro {
  readonly name: StatisticsRoute
  /** Null until the figures are first computed. */
  readonly statistics: StatisticsView | null
}

/** Figures with a chart, tables and the method. */
export function StatisticsPage({ crumbs, text, name, statistics }: StatisticsPageProps) {
  const { t } = useTranslation()
  return (
    <div className="statistics">
      <ScreenHead crumbs={crumbs} text={text} />
      <div className="measure">
        {statistics === null ? <p className="empty">{t('statistics.none')}</p> : <Figures statistics={statistics} />}
        <BesideReachUs>
          {statistics && <Method statistics={statistics} />}
          <ScreenText text={text} />
          <OtherPages current={name} />
        </BesideReachUs>
      </div>
    </div>
  )
}

function Figures({ statistics: { sentences, chart, tables, none } }: { statistics: StatisticsView }) {
  return (
    <>
      {none !== null && <p className="empty">{none}</p>}
      {sentences.map((sentence) => (
        <p key={sentence} className="figure-line">
          {sentence}
        </p>
      ))}
      {chart && <Chart chart={chart} />}
      {tables.map((table) => (
        <FiguresTable key={table.id} table={table} />
      ))}
    </>
  )
}

function Method({ statistics: { method, computedOn } }: { statistics: StatisticsView }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="method" className="method">
      <h2 id="method">{t('statistics.method')}</h2>
      <p>
        {method} {computedOn}
      </p>
    </section>
  )
}

function OtherPages({ current }: { current: StatisticsRoute }) {
  const { t } = useTranslation()
  return (
    <nav aria-labelledby="other-statistics" className="other-pages">
      <h2 id="other-statistics">{t('statistics.otherPages')}</h2>
      <StatisticsLinks names={statisticsRoutes.filter((name) => name !== current)} />
    </nav>
  )
}

export interface StatisticsOverviewProps extends ScreenIntro {
  /** One sentence about each page. */
  readonly pages: readonly { readonly name: StatisticsRoute; readonly text: string }[]
}

/** The overview of the statistics pages. */
export function StatisticsOverview({ crumbs, text, pages }: StatisticsOverviewProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="statistics">
      <ScreenHead crumbs={crumbs} text={text} />
      <ul className="measure way-list">
        {pages.map(({ name, text }) => (
          <li key={name}>
            <h2>
              <a href={href(name, locale)}>{t(breadcrumbKey(name))}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="measure">
        <LastScreenText text={text} />
      </div>
    </div>
  )
}

function StatisticsLinks({ names }: { names: readonly StatisticsRoute[] }) {
  const { t, locale } = useTranslation()
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={href(name, locale)}>{t(breadcrumbKey(name))}</a>
        </li>
      ))}
    </ul>
  )
}
