import { bandEnd, type DemandGap, type DemandGaps } from '#db/model/alerts/demand-gaps.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { findZone, zoneName } from '#db/model/places/zones.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { categoryLabel } from '../../listings/type-words.present.ts'
import { href } from '../../routes.ts'
import { euroInText, formatNumber } from '../../site/number.present.ts'

/** A line of demand beside supply. */
interface DemandLineView {
  readonly key: string
  readonly name: string
  readonly people: number
  readonly homes: number
  /** '+12': how many more people than homes. */
  readonly gap: string
  /** The homes on offer, as a list of the site. */
  readonly list: string
}

export interface DemandTableView {
  readonly id: 'together' | 'place' | 'type' | 'band'
  readonly title: string
  readonly column: string
  readonly lines: readonly DemandLineView[]
  /** The largest number of a line, for its bars. */
  readonly most: number
}

/** A place on the map. */
export interface DemandPoint {
  readonly key: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly people: number
  readonly homes: number
}

/** Demand and supply as the desk's page shows them. */
export interface DemandView {
  readonly goal: Goal
  /** Null below five people. */
  readonly summary: string | null
  readonly tables: readonly DemandTableView[]
  readonly points: readonly DemandPoint[]
}

const maxLines = 30

/** Presents demand beside supply. */
export function presentDemand(goal: Goal, gaps: DemandGaps, locale: Locale): DemandView {
  const t = translator(locale)
  const table = (
    id: DemandTableView['id'],
    lines: readonly DemandGap[],
    nameOf: (key: string) => string,
    queryOf: (key: string) => string,
  ): DemandTableView => {
    const shown = lines.slice(0, maxLines)
    return {
      id,
      title: t(`desk.demand.${id}`),
      column: t(`desk.demand.column.${id}`),
      lines: shown.map((line) => ({ ...line, name: nameOf(line.key), gap: gapText(line, locale), list: listOf(goal, queryOf(line.key), locale) })),
      most: Math.max(1, ...shown.flatMap(({ people, homes }) => [people, homes])),
    }
  }
  const place = (key: string) => placeName(key, locale)
  const band = (key: string) => bandName(goal, Number(key), locale)
  const together = (key: string) => {
    const [zone = '', type = '', from = ''] = key.split(' ')
    return t('desk.demand.line', { type: categoryLabel(type, locale), place: place(zone), band: band(from) })
  }
  return {
    goal,
    summary: gaps.people === null ? null : t('desk.demand.summary', { people: gaps.people, homes: gaps.homes }),
    tables: [
      table('together', gaps.together, together, (key) => togetherQuery(goal, key)),
      table('place', gaps.byPlace, place, (key) => `zone=${key}`),
      table(
        'type',
        gaps.byType,
        (key) => categoryLabel(key, locale),
        (key) => `type=${key}`,
      ),
      table('band', gaps.byBand, band, (key) => bandQuery(goal, key)),
    ].filter(({ lines }) => lines.length > 0),
    points: gaps.byPlace.flatMap((line) => pointOf(line, locale)),
  }
}

/** Municipalities only: a circle for a whole province would be in the middle of nowhere. */
function pointOf({ key, people, homes }: DemandGap, locale: Locale): readonly DemandPoint[] {
  const zone = findZone(key)
  return zone?.point && zone.kind === 'municipality' ? [{ key, people, homes, name: zoneName(zone, locale), ...zone.point }] : []
}

function placeName(code: string, locale: Locale): string {
  const zone = findZone(code)
  return zone ? zoneName(zone, locale) : code
}

function bandName(goal: Goal, from: number, locale: Locale): string {
  const t = translator(locale)
  const end = bandEnd(goal, from)
  if (end === null) return t('desk.demand.band.from', { from: euroInText(from) })
  return from === 0 ? t('desk.demand.band.below', { to: euroInText(end) }) : t('desk.demand.band.between', { from: euroInText(from), to: euroInText(end) })
}

function bandQuery(goal: Goal, key: string): string {
  const end = bandEnd(goal, Number(key))
  return [...(key === '0' ? [] : [`priceMin=${key}`]), ...(end === null ? [] : [`priceMax=${end - 1}`])].join('&')
}

function togetherQuery(goal: Goal, key: string): string {
  const [zone = '', type = '', from = ''] = key.split(' ')
  return `zone=${zone}&type=${type}&${bandQuery(goal, from)}`
}

function listOf(goal: Goal, query: string, locale: Locale): string {
  return `${href(goal === 'sale' ? 'forSale' : 'forRent', locale)}?${query}`
}

function gapText({ people, homes }: DemandGap, locale: Locale): string {
  const gap = people - homes
  return `${gap > 0 ? '+' : gap < 0 ? '−' : ''}${formatNumber(Math.abs(gap), locale)}`
}
