import { Fragment } from 'react'
import { island } from '../islands/html-hooks.ts'
import type { DaysChartView } from '../owners/owner-figures.present.ts'
import { formatNumber } from '../site/number.present.ts'
import { useTranslation } from '../site/translation.tsx'
import { TableHead } from './tables.part.tsx'

/** Pixels. */
const height = 200
const top = 20
const bottom = 28

/**
 * A chart of 30 days as SVG, with a table of the same figures. With script, an interactive chart replaces a drawing without gaps; it would
 * draw a gap as a zero. A printed one stays a drawing.
 */
export function DaysChart({ chart, heading: Heading = 'h3', isPrinted = false }: { chart: DaysChartView; heading?: 'h2' | 'h3'; isPrinted?: boolean }) {
  const { t } = useTranslation()
  const whole = chart.series.map(({ name, values }) => ({ name, values: values.flatMap((value) => value ?? []) }))
  const hasGaps = whole.some(({ values }) => values.length < chart.days.length)
  return (
    <figure className="chart days-chart" aria-labelledby={`chart-${chart.id}`}>
      <Heading id={`chart-${chart.id}`}>{chart.title}</Heading>
      {chart.series.length > 1 && (
        <ul className="chart-key" aria-hidden="true">
          {chart.series.map(({ name }, index) => (
            <li key={name} className={`series-${index}`}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div
        className="chart-frame"
        aria-hidden="true"
        {...(hasGaps || isPrinted ? {} : island('chart', { labels: chart.days.map(({ short }) => short), series: whole }))}
      >
        <Columns chart={chart} />
      </div>
      {hasGaps && <figcaption className="hint">{t('owner.chart.gaps')}</figcaption>}
      <details className="chart-figures">
        <summary>{t('statistics.chart.table')}</summary>
        <DaysTable chart={chart} />
      </details>
    </figure>
  )
}

function Columns({ chart: { id, days, series } }: { chart: DaysChartView }) {
  const { locale } = useTranslation()
  const step = stepOf(Math.max(4, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const most = step * steps
  const group = 100 / days.length
  const width = (group * 0.8) / series.length
  return (
    <svg width="100%" height={height} aria-hidden="true">
      {series.some(({ values }) => values.includes(null)) && (
        <pattern id={`gap-${id}`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="chart-hatch" width="1.5" height="6" />
        </pattern>
      )}
      {Array.from({ length: steps + 1 }, (_, at) => at * step).map((value) => {
        const y = height - bottom - ((height - top - bottom) * value) / most
        return (
          <Fragment key={value}>
            <line x1="0" x2="100%" y1={y} y2={y} className={value === 0 ? 'chart-axis is-base' : 'chart-axis'} />
            <text x="-8" y={y + 4} textAnchor="end">
              {formatNumber(value, locale)}
            </text>
          </Fragment>
        )
      })}
      {days.map(({ short, long }, at) => (
        <text key={long} x={`${(at + 0.5) * group}%`} y={height - 8} textAnchor="middle">
          {short}
        </text>
      ))}
      {series.flatMap(({ name, values }, index) =>
        values.map((value, at) => {
          const tall = value === null ? height - top - bottom : ((height - top - bottom) * value) / most
          const place = { x: `${at * group + group * 0.1 + index * width}%`, y: height - bottom - tall, width: `${width * 0.92}%`, height: tall }
          const look = value === null ? { className: 'is-gap', fill: `url(#gap-${id})` } : { className: `series-${index}` }
          return <rect key={`${name} ${days[at]?.long}`} {...place} {...look} />
        }),
      )}
    </svg>
  )
}

/** Grid lines above the base. */
const steps = 4

/** The step between grid lines: a round number, of which four cover the highest column. */
function stepOf(most: number): number {
  const least = most / steps
  const size = 10 ** Math.floor(Math.log10(least))
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((round) => round * size).find((step) => step >= least && Number.isInteger(step)) ?? Math.ceil(least)
}

function DaysTable({ chart: { of, days, series } }: { chart: DaysChartView }) {
  const { t } = useTranslation()
  return (
    <table className="figures-table">
      <TableHead columns={[of, ...series.map(({ name }) => name)]} />
      <tbody>
        {days.map(({ long }, at) => (
          <tr key={long}>
            <th scope="row">{long}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{values[at] ?? t('owner.chart.gap')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
