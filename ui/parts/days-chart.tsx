import { island } from '../islands/html-hooks.ts'
import type { DaysChartView } from '../presenters/owner-figures.ts'
import { useTranslation } from '../translation.tsx'
import { TableHead } from './table-head.tsx'

/** Pixels. */
const height = 200
const top = 20
const bottom = 28

/**
 * A chart of 30 days as SVG, with a table of the same figures. With script, an interactive chart replaces a drawing without gaps; it would
 * draw a gap as a zero.
 */
export function DaysChart({ chart }: { chart: DaysChartView }) {
  const { t } = useTranslation()
  const whole = chart.series.map(({ name, values }) => ({ name, values: values.flatMap((value) => value ?? []) }))
  const hasGaps = whole.some(({ values }) => values.length < chart.days.length)
  return (
    <figure className="chart" aria-labelledby={`chart-${chart.id}`}>
      <h3 id={`chart-${chart.id}`}>{chart.title}</h3>
      {chart.series.length > 1 && (
        <ul className="chart-key" aria-hidden="true">
          {chart.series.map(({ name }, index) => (
            <li key={name} className={`series-${index}`}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="chart-frame" aria-hidden="true" {...(hasGaps ? {} : island('chart', { labels: chart.days.map(({ short }) => short), series: whole }))}>
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

function Columns({ chart: { days, series } }: { chart: DaysChartView }) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const group = 100 / days.length
  const width = (group * 0.8) / series.length
  return (
    <svg width="100%" height={height} aria-hidden="true">
      <text x="0" y={top - 6}>
        {most}
      </text>
      <line x1="0" x2="100%" y1={height - bottom} y2={height - bottom} className="chart-axis" />
      {days.map(({ short, long }, at) => (
        <text key={long} x={`${(at + 0.5) * group}%`} y={height - 8} textAnchor={at === days.length - 1 ? 'end' : 'middle'}>
          {short}
        </text>
      ))}
      {series.flatMap(({ name, values }, index) =>
        values.map((value, at) => {
          const tall = value === null ? height - top - bottom : ((height - top - bottom) * value) / most
          const place = { x: `${at * group + group * 0.1 + index * width}%`, y: height - bottom - tall, width: `${width * 0.92}%`, height: tall }
          return <rect key={`${name} ${days[at]?.long}`} {...place} className={value === null ? 'is-gap' : `series-${index}`} />
        }),
      )}
    </svg>
  )
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
