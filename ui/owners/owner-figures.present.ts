import type { OwnedHomeRecords } from '#db/model/owners/owned-home.ts'
import type { PortalFigures, ViewFigures } from '#db/model/views/view-figures.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { dateFormat, noonOf } from '../site/intl.present.ts'
import { formatDay, formatNumber } from '../site/number.present.ts'

/** A column for each of 30 days; null is a gap. */
export interface DaysChartView {
  readonly id: string
  readonly title: string
  /** Heading of the days. */
  readonly of: string
  readonly days: readonly { readonly short: string; readonly long: string }[]
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
}

export interface OwnerFiguresView {
  /** Page views by period, with the visits they belong to ('' where none are counted); none before the first view. */
  readonly sums: readonly { readonly period: string; readonly views: string; readonly visits: string }[]
  /** What the figures count, and since when. */
  readonly notes: readonly string[]
  readonly own: DaysChartView | null
  readonly portals: DaysChartView | null
  /** The sources of the figures, and when they delivered them. */
  readonly deliveries: readonly string[]
}

const periods = ['today', 'week', 'month', 'total'] as const

/**
 * The figures of a home: totals, graphs of the last 30 days, and their sources. For a former home the total, and graphs only if they have
 * something to show.
 */
export function presentOwnerFigures(records: Pick<OwnedHomeRecords, 'stock' | 'views' | 'portals'>, isFormer: boolean, locale: Locale): OwnerFiguresView {
  const figures = figuresOf(records, locale)
  if (!isFormer) return figures
  const withViews = (chart: DaysChartView | null) => (chart?.series.some(({ values }) => values.some((value) => value !== null && value > 0)) ? chart : null)
  const [own, portals] = [withViews(figures.own), withViews(figures.portals)]
  return { ...figures, sums: figures.sums.slice(-1), own, portals, deliveries: portals === null ? [] : figures.deliveries }
}

function figuresOf({ stock, views, portals }: Pick<OwnedHomeRecords, 'stock' | 'views' | 'portals'>, locale: Locale): OwnerFiguresView {
  const t = translator(locale)
  return {
    sums: views.since === null ? [] : sumsOf(views, locale),
    notes: notesOn(views, locale),
    own: views.since === null ? null : ownChart(views, locale),
    portals: portals.views.length === 0 ? null : portalChart(portals, locale),
    deliveries: stock.kind === 'project' ? [] : portals.views.length === 0 ? [t('owner.delivered.none')] : deliveriesOf(portals, locale),
  }
}

function sumsOf({ views, visits }: ViewFigures, locale: Locale): OwnerFiguresView['sums'] {
  const t = translator(locale)
  return periods.map((period) => ({
    period: t(`owner.figures.${period}`),
    views: formatNumber(views[period], locale),
    visits: visits === null ? '' : t('owner.figures.visitsOf', { count: visits[period] }),
  }))
}

function notesOn({ since, visits }: ViewFigures, locale: Locale): readonly string[] {
  const t = translator(locale)
  if (since === null) return [t('owner.figures.none')]
  return [t('owner.figures.since', { day: formatDay(since, locale) }), ...(visits === null ? [t('owner.figures.viewsOnly')] : [])]
}

function ownChart({ days, visits }: ViewFigures, locale: Locale): DaysChartView {
  const t = translator(locale)
  return {
    id: 'own',
    title: t('owner.chart.own'),
    of: t('owner.chart.day'),
    days: dayLabels(
      days.map(({ day }) => day),
      locale,
    ),
    series: [
      { name: t('owner.figures.views'), values: days.map((each) => each.views) },
      ...(visits === null ? [] : [{ name: t('owner.figures.visits'), values: days.map((each) => each.visits) }]),
    ],
  }
}

function portalChart({ days, media, views }: PortalFigures, locale: Locale): DaysChartView {
  const t = translator(locale)
  const nameOf = (key: string) => media.find((each) => each.media === key)?.name ?? key
  return {
    id: 'portals',
    title: t('owner.chart.portals'),
    of: t('owner.chart.day'),
    days: dayLabels(days, locale),
    series: views.map((each) => ({ name: nameOf(each.media), values: each.views })),
  }
}

function deliveriesOf({ media }: PortalFigures, locale: Locale): readonly string[] {
  const t = translator(locale)
  return media.flatMap(({ name, coversFrom, coversUntil, deliveredAt }) =>
    coversFrom === null || coversUntil === null
      ? []
      : [t('owner.delivered', { name, from: formatDay(coversFrom, locale), until: formatDay(coversUntil, locale), day: formatDay(deliveredAt, locale) })],
  )
}

/** Every fifth day has a short label: there is no room for more. */
export function dayLabels(days: readonly string[], locale: Locale): DaysChartView['days'] {
  const format = dateFormat(locale, { day: 'numeric', month: 'numeric' })
  return days.map((day, index) => ({
    short: (days.length - 1 - index) % 5 === 0 ? format.format(noonOf(day)) : '',
    long: formatDay(day, locale),
  }))
}
