import { island } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import type { ChartView } from '../statistics/statistics.present.ts'
import { TableHead } from './tables.part.tsx'

/** Pixels. Horizontal positions are fractions of the width, so that text keeps its size at every width. */
const height = 240
const top = 24
const bottom = 32
/** Fraction of a group's width that its columns fill. */
const filled = 0.64

/**
 * A column chart as SVG, with a table of the same figures; with script, an interactive chart replaces the drawing.
 */
export function Chart({ chart }: { chart: ChartView }) {
  const { t } = useTranslation()
  const props = { labels: chart.labels.map(({ short }) => short), series: chart.series }
  return (
    <figure className="chart" aria-labelledby="chart-title">
      <h2 id="chart-title">{chart.title}</h2>
      <Key chart={chart} />
      <div className="chart-frame" aria-hidden="true" {...island('chart', props)}>
        <Columns chart={chart} />
      </div>
      <details className="chart-figures">
        <summary>{t('statistics.chart.table')}</summary>
        <ChartTable chart={chart} />
      </details>
    </figure>
  )
}

function Key({ chart: { series } }: { chart: ChartView }) {
  if (series.length < 2) return null
  return (
    <ul className="chart-key" aria-hidden="true">
      {series.map(({ name }, index) => (
        <li key={name} className={`series-${index}`}>
          {name}
        </li>
      ))}
    </ul>
  )
}

function Columns({ chart: { labels, series } }: { chart: ChartView }) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  const group = 100 / labels.length
  const width = (group * filled) / series.length
  return (
    <svg width="100%" height={height} aria-hidden="true">
      <line x1="0" x2="100%" y1={height - bottom} y2={height - bottom} className="chart-axis" />
      {labels.map(({ short }, at) => (
        <text key={short} x={`${(at + 0.5) * group}%`} y={height - 8} textAnchor="middle">
          {short}
        </text>
      ))}
      {series.flatMap(({ name, values }, index) =>
        values.map((value, at) => {
          const tall = ((height - top - bottom) * value) / most
          const x = at * group + (group * (1 - filled)) / 2 + index * width
          const y = height - bottom - tall
          return (
            <g key={`${name} ${labels[at]?.long}`}>
              <rect x={`${x}%`} y={y} width={`${width * 0.92}%`} height={tall} className={`series-${index}`} />
              {value > 0 && (
                <text x={`${x + width / 2}%`} y={y - 6} textAnchor="middle">
                  {value}
                </text>
              )}
            </g>
          )
        }),
      )}
    </svg>
  )
}

function ChartTable({ chart: { of, labels, series } }: { chart: ChartView }) {
  return (
    <table className="figures-table">
      <TableHead columns={[of, ...series.map(({ name }) => name)]} />
      <tbody>
        {labels.map(({ long }, at) => (
          <tr key={long}>
            <th scope="row">{long}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{values[at] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
