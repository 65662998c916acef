import AxisChart from 'frappe-charts/src/js/charts/AxisChart'
import '../styles/chart.css'
import type { IslandProps } from './html-hooks.ts'

/** Pixels: as high as the drawing it replaces, so that nothing below it moves. */
const height = 240

/** Replaces the drawing of a chart by one that answers to the pointer, in the drawing's colours. */
export function mountChart(frame: HTMLElement, { labels, series }: IslandProps['chart']): void {
  const colors = [...new Set([...frame.querySelectorAll('rect')].map((column) => hexOf(getComputedStyle(column).fill)))]
  const room = document.createElement('div')
  frame.replaceChildren(room)
  new AxisChart(room, {
    type: 'bar',
    height,
    colors,
    animate: false,
    axisOptions: { xAxisMode: 'tick', xIsSeries: 0, shortenYAxisNumbers: 0 },
    barOptions: { spaceRatio: 0.4 },
    data: { labels, datasets: series },
  })
}

/** 'rgb(156, 74, 47)' as '#9c4a2f', since the library writes digits below 16 as one. */
function hexOf(colour: string): string {
  const parts = (colour.match(/\d+/g) ?? []).slice(0, 3)
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}
