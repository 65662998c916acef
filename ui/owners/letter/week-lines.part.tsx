import { Fragment } from 'react'
import { TableHead } from '../../design/tables.part.tsx'
import { formatNumber } from '../../site/number.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { WeeksView } from './letter.present.ts'

/** Pixels. Horizontal positions are fractions of the width, so that text keeps its size at every width. */
const [height, top, bottom] = [160, 28, 28]

/** How often a home was seen week by week, as one line beside the median of comparable homes, with a table of the same figures for
 * those who do not see it. */
export function WeekLines({ weeks: { title, weeks, peers } }: { weeks: WeeksView }) {
  const { t } = useTranslation()
  return (
    <figure className="chart week-lines" aria-labelledby="week-lines">
      <h3 id="week-lines">{title}</h3>
      <Drawing weeks={weeks} median={peers?.median ?? null} />
      {peers !== null && <figcaption className="hint week-peers">{peers.text}</figcaption>}
      <table className="visually-hidden">
        <TableHead columns={[t('owner.letter.weeksOf'), t('owner.figures.views')]} />
        <tbody>
          {weeks.map(({ long, views }) => (
            <tr key={long}>
              <th scope="row">{long}</th>
              <td>{views ?? t('owner.chart.gap')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** A week that was not counted breaks the line. */
function Drawing({ weeks, median }: { weeks: WeeksView['weeks']; median: number | null }) {
  const { locale } = useTranslation()
  const most = Math.max(4, median ?? 0, ...weeks.map(({ views }) => views ?? 0))
  const xOf = (at: number) => `${((at + 0.5) * 100) / weeks.length}%`
  const yOf = (views: number) => height - bottom - ((height - top - bottom) * views) / most
  return (
    <svg width="100%" height={height} aria-hidden="true">
      <line x1="0" x2="100%" y1={height - bottom} y2={height - bottom} className="chart-axis is-base" />
      {median !== null && <line x1="0" x2="100%" y1={yOf(median)} y2={yOf(median)} className="week-median" />}
      {weeks.map(({ short, views }, at) => {
        const before = weeks[at - 1]?.views ?? null
        return (
          <Fragment key={short}>
            {views !== null && before !== null && <line x1={xOf(at - 1)} x2={xOf(at)} y1={yOf(before)} y2={yOf(views)} className="week-line" />}
            <text x={xOf(at)} y={height - 8} textAnchor="middle">
              {short}
            </text>
          </Fragment>
        )
      })}
      {weeks.map(
        ({ short, views }, at) =>
          views !== null && (
            <Fragment key={short}>
              <circle cx={xOf(at)} cy={yOf(views)} r={at === weeks.length - 1 ? 6 : 4} className="week-point" />
              <text x={xOf(at)} y={yOf(views) - 12} textAnchor="middle" className={at === weeks.length - 1 ? 'week-now' : undefined}>
                {formatNumber(views, locale)}
              </text>
            </Fragment>
          ),
      )}
    </svg>
  )
}
