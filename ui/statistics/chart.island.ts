import AxisChart from 'frappe-charts/src/js/charts/AxisChart'
import '../design/chart.css'
import type { IslandProps } from '../islands/island-props.ts'

/** Pixels: the height of the drawing it replaces, so that nothing below it moves. */
const height = 240

/** Milliseconds until the library has drawn its columns; it starts with empty axes. */
const drawnAfter = 900

/** Replaces the drawing of a chart with an interactive one in the same colours. */
export function mountChart(frame: HTMLElement, { labels, series }: IslandProps['chart']): void {
  const colors = [...new Set([...frame.querySelectorAll('rect')].map((column) => hexOf(getComputedStyle(column).fill)))]
  const room = document.createElement('div')
  room.className = 'is-drawing'
  frame.append(room)
  new AxisChart(room, {
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
