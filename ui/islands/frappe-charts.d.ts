/** The part of frappe-charts in use; the package has no types. Unlike its main entry, this module injects no style element. */
declare module 'frappe-charts/src/js/charts/AxisChart' {
  interface ChartOptions {
    readonly type: 'bar'
    /** Pixels. */
    readonly height: number
    readonly colors: readonly string[]
    readonly animate: boolean
    readonly axisOptions: { readonly xAxisMode: 'tick' | 'span'; readonly xIsSeries: 0 | 1; readonly shortenYAxisNumbers: 0 | 1 }
    readonly barOptions: { readonly spaceRatio: number }
    readonly data: {
      readonly labels: readonly string[]
      readonly datasets: readonly { readonly name: string; readonly values: readonly number[] }[]
      /** Lines across the chart, which its axis reaches at least. */
      readonly yMarkers: { readonly label: string; readonly value: number }[]
    }
  }

  export default class AxisChart {
    constructor(parent: HTMLElement, options: ChartOptions)
    /** Pixels; changed in `setMeasures`, which the constructor calls. */
    readonly measures: object
    setMeasures(): void
  }
}
