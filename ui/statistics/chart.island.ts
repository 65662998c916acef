import AxisChart from 'frappe-charts/src/js/charts/AxisChart'
import '../design/chart.css'
import type { IslandProps } from '../islands/island-props.ts'

/** Pixels, around the columns, as in `days-chart.part.tsx`. */
const paddings = { top: 20, bottom: 28, left: 36, right: 0 }

/** The library's chart with the margins of the drawings: its own leave 80 px empty below the columns. */
class SiteChart extends AxisChart {
  override setMeasures(): void {
    Object.assign(this.measures, { margins: { top: 0, bottom: 0, left: 0, right: 0 }, paddings, titleHeight: 0, legendHeight: 0 })
  }
}

/** Milliseconds until the library has drawn its columns; it starts with empty axes. */
const drawnAfter = 900

/** Replaces the drawing of a chart with an interactive one in the same colours. */
export function mountChart(frame: HTMLElement, { labels, series }: IslandProps['chart']): void {
  const colors = [...new Set([...frame.querySelectorAll('rect')].map((column) => hexOf(getComputedStyle(column).fill)))]
  // The height of the drawing that it replaces, so that nothing below it moves.
  const height = frame.querySelector('svg')?.clientHeight ?? 0
  const room = document.createElement('div')
  room.className = 'is-drawing'
  frame.append(room)
  new SiteChart(room, {
    type: 'bar',
    height,
    colors,
    animate: false,
    // As a series, labels without room are left out instead of cut; tooltips have them all.
    axisOptions: { xAxisMode: 'tick', xIsSeries: 1, shortenYAxisNumbers: 0 },
    barOptions: { spaceRatio: 0.4 },
    data: {
      labels,
      datasets: series,
      yMarkers: wholeSteps(series),
    },
  })
  setTimeout(() => {
    frame.replaceChildren(room)
    room.className = ''
  }, drawnAfter)
}

/** The library divides an axis up to 1 or 2 into fractions. An unlabelled marker, hidden by the style sheet, makes it reach 3 in whole numbers. */
function wholeSteps(series: IslandProps['chart']['series']): { label: string; value: number }[] {
  return Math.max(...series.flatMap(({ values }) => values)) < 3 ? [{ label: '', value: 3 }] : []
}

/** 'rgb(156, 74, 47)' as '#9c4a2f', since the library writes values below 16 as a single digit. */
function hexOf(colour: string): string {
  const parts = (colour.match(/\d+/g) ?? []).slice(0, 3)
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}
