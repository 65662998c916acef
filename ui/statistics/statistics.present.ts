import { formatEuro } from '#db/model/listings/price.ts'
import { findZone, zoneName } from '#db/model/places/zones.ts'
import { collationKey } from '#db/model/site/sort-key.ts'
import type { DemandFigures, DemandLine, DemandPage, StockFigures, StockLine, StockPage } from '#db/model/statistics/statistics.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { categoryLabel } from '../listings/type-words.present.ts'
import { dateFormat, noonOf } from '../site/intl.present.ts'
import { formatDay, formatNumber } from '../site/number.present.ts'

/** A column chart: each series has a value for each label. */
export interface ChartView {
  readonly title: string
  /** Heading of the labels: 'Month'. */
  readonly of: string
  readonly labels: readonly { readonly short: string; readonly long: string }[]
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
}

/** A table: the first column names the line, the others are figures. */
export interface FiguresTable {
  readonly id: string
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly total: readonly string[] | null
}

/** The figures of a page, formatted. */
export interface StatisticsView {
  readonly computedOn: string
  readonly sentences: readonly string[]
  readonly chart: ChartView | null
  readonly tables: readonly FiguresTable[]
  readonly method: string
  /** Shown instead of the figures if there are too few. */
  readonly none: string | null
}

const none = '–'
/** Lines of a table by place. */
const maxPlaces = 60

/** Presents the figures of stock and sales. @param computedAt UTC in ISO 8601 */
export function presentStockFigures(page: StockPage, figures: StockFigures, computedAt: string, locale: Locale): StatisticsView {
  const t = translator(locale)
  const isEmpty = [figures.total.forSale, figures.total.forRent, figures.total.sold, figures.total.let].every((count) => count === 0)
  const tables = [
    stockTable('type', t('statistics.byType'), t('statistics.column.type'), figures.byType, (key) => categoryLabel(key, locale), locale),
    stockTable('region', t('statistics.byRegion'), t('statistics.column.region'), figures.byRegion, (key) => regionLabel(key, locale), locale),
    stockTable(
      'municipality',
      t('statistics.byMunicipality'),
      t('statistics.column.municipality'),
      byName(figures.byMunicipality, locale),
      (key) => placeLabel(key, locale),
      locale,
    ),
  ]
  const [first, ...others] = tables
  return {
    computedOn: computedOn(computedAt, locale),
    sentences: isEmpty ? [] : daysSentences(figures, locale),
    chart: isEmpty ? null : page === 'statisticsCommons' ? monthsChart(figures, locale) : regionsChart(figures, locale),
    tables: isEmpty
      ? []
      : [...(first ? [{ ...first, total: stockValues(figures.total) }] : []), ...others.map(withoutEmptyColumns)].filter(({ rows }) => rows.length > 0),
    method: t('statistics.method.stock'),
    none: isEmpty ? t('statistics.noStock') : null,
  }
}

/** Presents the figures of demand. @param computedAt UTC in ISO 8601 */
export function presentDemandFigures(page: DemandPage, figures: DemandFigures, computedAt: string, locale: Locale): StatisticsView {
  const t = translator(locale)
  const budget = t(page === 'statisticsBuyers' ? 'statistics.column.budget' : 'statistics.column.rentBudget')
  const table = (id: string, title: string, column: string, lines: readonly DemandLine[], label: (key: string) => string): FiguresTable => ({
    id,
    title,
    columns: [column, t('statistics.column.alerts'), budget],
    rows: lines.map((line) => ({ name: label(line.key), values: [formatNumber(line.alerts, locale), euro(line.budget)] })),
    total: null,
  })
  const { alerts } = figures
  return {
    computedOn: computedOn(computedAt, locale),
    sentences: alerts === null ? [] : [t('statistics.allAlerts', { count: formatNumber(alerts, locale) })],
    chart: figures.byBedrooms.length > 1 ? bedroomsChart(figures, locale) : null,
    tables:
      alerts === null
        ? []
        : [
            table('type', t('statistics.byType'), t('statistics.column.type'), figures.byType, (key) => categoryLabel(key, locale)),
            table('place', t('statistics.byPlace'), t('statistics.column.place'), figures.byPlace.slice(0, maxPlaces), (key) => placeLabel(key, locale)),
            table('bedrooms', t('statistics.byBedrooms'), t('statistics.column.bedrooms'), figures.byBedrooms, (key) => bedroomsLabel(key, locale)),
          ],
    method: t('statistics.method.demand'),
    none: alerts === null ? t('statistics.tooFew') : null,
  }
}

function stockTable(id: string, title: string, column: string, lines: readonly StockLine[], label: (key: string) => string, locale: Locale): FiguresTable {
  const t = translator(locale)
  const columns = ['forSale', 'forRent', 'sold', 'let', 'medianPrice', 'medianRent'] as const
  return {
    id,
    title,
    columns: [column, ...columns.map((each) => t(`statistics.column.${each}`))],
    rows: lines.map((line) => ({ name: label(line.key), values: stockValues(line) })),
    total: null,
  }
}

/** Removes median columns that are empty in every line. */
function withoutEmptyColumns(table: FiguresTable): FiguresTable {
  const isShown = (index: number) => table.rows.some(({ values }) => values[index] !== none)
  return {
    ...table,
    columns: table.columns.filter((_, index) => index === 0 || isShown(index - 1)),
    rows: table.rows.map(({ name, values }) => ({ name, values: values.filter((_, index) => isShown(index)) })),
  }
}

function stockValues({ forSale, forRent, sold, let: rented, medianPrice, medianRent }: StockLine): readonly string[] {
  return [...[forSale, forRent, sold, rented].map(String), euro(medianPrice), euro(medianRent)]
}

function daysSentences({ daysToSale, daysToLet }: StockFigures, locale: Locale): readonly string[] {
  const t = translator(locale)
  const days = (count: number) => t('statistics.days', { count })
  return [
    ...(daysToSale === null ? [] : [t('statistics.days.sale', { days: days(daysToSale) })]),
    ...(daysToLet === null ? [] : [t('statistics.days.let', { days: days(daysToLet) })]),
  ]
}

function monthsChart({ months }: StockFigures, locale: Locale): ChartView | null {
  const t = translator(locale)
  if (months.every((each) => each.sold + each.let === 0)) return null
  const name = (month: string, length: 'short' | 'long') =>
    dateFormat(locale, { month: length, ...(length === 'long' ? { year: 'numeric' } : {}) })
      .format(noonOf(`${month}-15`))
      .replace('.', '')
  return {
    title: t('statistics.byMonth'),
    of: t('statistics.column.month'),
    labels: months.map(({ month }) => ({ short: name(month, 'short'), long: name(month, 'long') })),
    series: [
      { name: t('statistics.column.sold'), values: months.map((each) => each.sold) },
      { name: t('statistics.column.let'), values: months.map((each) => each.let) },
    ],
  }
}

function regionsChart({ byRegion }: StockFigures, locale: Locale): ChartView | null {
  const t = translator(locale)
  const offered = byRegion.filter((line) => line.forSale + line.forRent > 0)
  if (offered.length < 2) return null
  return {
    title: t('statistics.offerByRegion'),
    of: t('statistics.column.region'),
    labels: offered.map(({ key }) => ({ short: regionLabel(key, locale), long: regionLabel(key, locale) })),
    series: [
      { name: t('statistics.column.forSale'), values: offered.map(({ forSale }) => forSale) },
      { name: t('statistics.column.forRent'), values: offered.map(({ forRent }) => forRent) },
    ],
  }
}

function bedroomsChart({ byBedrooms }: DemandFigures, locale: Locale): ChartView {
  const t = translator(locale)
  return {
    title: t('statistics.alertsByBedrooms'),
    of: t('statistics.column.bedrooms'),
    labels: byBedrooms.map(({ key }) => ({ short: key === '0' ? bedroomsLabel(key, locale) : `${key}+`, long: bedroomsLabel(key, locale) })),
    series: [{ name: t('statistics.column.alerts'), values: byBedrooms.map(({ alerts }) => alerts) }],
  }
}

function byName(lines: readonly StockLine[], locale: Locale): readonly StockLine[] {
  const sortKey = ({ key }: StockLine) => collationKey(placeLabel(key, locale))
  return lines.slice(0, maxPlaces).toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
}

function placeLabel(code: string, locale: Locale): string {
  const zone = findZone(code)
  return zone ? zoneName(zone, locale) : code
}

function regionLabel(key: string, locale: Locale): string {
  const message = `region.${key}`
  return hasMessage(message) ? translator(locale)(message) : translator(locale)('statistics.abroad')
}

function bedroomsLabel(key: string, locale: Locale): string {
  const t = translator(locale)
  return key === '0' ? t('statistics.anyBedrooms') : t('statistics.bedroomsFrom', { count: key })
}

function computedOn(computedAt: string, locale: Locale): string {
  return translator(locale)('statistics.computedOn', { day: formatDay(computedAt, locale) })
}

function euro(amount: number | null): string {
  return amount === null ? none : formatEuro(amount)
}
