import { groupOf, type PropertyType } from '#db/model/listings/property-type.ts'
import { type Zone, zoneName } from '#db/model/places/zones.ts'
import { anySearch, minForLanding, type Search } from '#db/model/search/search.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { smallInSentence, typePlural } from '../listings/type-words.present.ts'
import { inTown } from '../places/place-words.present.ts'
import { euroInText, formatNumber } from '../site/number.present.ts'
import { hasLanding, type Landing, landingPath } from './landing-paths.present.ts'
import { presentListTitle } from './search.present.ts'

/** The parts of a landing page that a list does not have. */
export interface LandingView {
  /** Path of its first page, in the page's language. */
  readonly path: string
  /** A short summary of the homes on offer; null on later pages and if there are none. */
  readonly intro: string | null
}

/** Links under a title. */
export interface LinkGroupView {
  readonly title: string
  readonly links: readonly { readonly text: string; readonly href: string }[]
}

/** The data of the introduction. */
export interface LandingFigures {
  readonly total: number
  /** Euro; the median is null for fewer than five. */
  readonly prices: { readonly min: number; readonly max: number; readonly median: number | null } | null
  /** Median living area in square metres, to the nearest five; null for fewer than five that state one. */
  readonly area: number | null
}

/** The search of a landing page. */
export function searchOf({ town, type }: Pick<Landing, 'town' | 'type'>): Search {
  return { ...anySearch, zones: [town.code], types: type === null ? [] : [type] }
}

/** 'Houses for sale in Bruges'. */
export function landingTitle(landing: Landing, locale: Locale): string {
  return presentListTitle(landing.goal, searchOf(landing), locale)
}

/** The number of homes, their prices and their typical size. */
export function presentIntro({ goal, town, type }: Landing, { total, prices, area }: LandingFigures, locale: Locale): string | null {
  if (total === 0) return null
  const t = translator(locale)
  const { one, many } = nounsOf(type, locale)
  const what = { count: total, one: smallInSentence(one, locale), many: smallInSentence(many, locale), place: inTown(zoneName(town, locale), locale) }
  const sentences = [
    t(goal === 'sale' ? 'landing.count.sale' : 'landing.count.rent', what),
    prices && prices.min < prices.max ? pricesText(goal, prices, locale) : null,
    area === null ? null : t('landing.size', { area: t('unit.area', { value: formatNumber(area, locale) }) }),
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

/** The counted noun in singular and plural: 'land' and the Dutch term for commercial property have no plural. */
function nounsOf(type: Landing['type'], locale: Locale): { readonly one: string; readonly many: string } {
  const t = translator(locale)
  if (type !== null && groupOf(type) === 'land') return { one: t('landing.plot'), many: t('landing.plots') }
  if (type === 'commercial') return { one: t('landing.premises.one'), many: t('landing.premises') }
  const named = `type.${type}`
  const many = typePlural(type, locale)
  return many !== null && hasMessage(named) ? { one: t(named), many } : { one: t('landing.home'), many: t('landing.homes') }
}

function pricesText(goal: Landing['goal'], prices: NonNullable<LandingFigures['prices']>, locale: Locale): string {
  const t = translator(locale)
  const bounds = { min: euroInText(prices.min), max: euroInText(prices.max) }
  if (prices.median === null) return t(goal === 'sale' ? 'landing.prices.sale' : 'landing.prices.rent', bounds)
  return t(goal === 'sale' ? 'landing.median.sale' : 'landing.median.rent', { ...bounds, median: euroInText(prices.median) })
}

const maxNeighbours = 6
const maxTypes = 8

interface Around {
  readonly neighbours: readonly { readonly town: Zone; readonly count: number }[]
  readonly types: readonly { readonly mainType: string; readonly type: string; readonly count: number }[]
}

/** Links to other types in the town, if their pages are indexed, and to the same type in nearby towns. */
export function presentAround(landing: Landing, { neighbours, types }: Around, locale: Locale): readonly LinkGroupView[] {
  const t = translator(locale)
  const place = inTown(zoneName(landing.town, locale), locale)
  const near = nearTowns(neighbours)
  return [
    {
      title: t('landing.types', { place }),
      links: countTypes(types)
        .filter(({ type, count }) => type !== landing.type && count >= minForLanding)
        .slice(0, maxTypes)
        .flatMap(({ type, count }) => typeLink({ ...landing, type }, count, locale)),
    },
    {
      title: t('landing.nearby'),
      links: near.flatMap(({ town, count }) => townLink({ ...landing, town }, count, locale)),
    },
  ]
}

/** The nearest towns with an indexed page; where there are few of them, also the nearest with one or two homes. */
function nearTowns(neighbours: Around['neighbours']): Around['neighbours'] {
  const indexed = neighbours.filter(({ count }) => count >= minForLanding)
  const others = neighbours.filter(({ count }) => count < minForLanding)
  const linked = new Set([...indexed, ...others].slice(0, maxNeighbours))
  return neighbours.filter((each) => linked.has(each))
}

/** Categories and sub-categories that have a page, most homes first. */
function countTypes(counts: Around['types']): readonly { readonly type: PropertyType; readonly count: number }[] {
  const sums = new Map<PropertyType, number>()
  for (const { mainType, type, count } of counts) {
    for (const each of new Set([mainType, type])) if (hasLanding(each)) sums.set(each, (sums.get(each) ?? 0) + count)
  }
  return [...sums].map(([type, count]) => ({ type, count })).sort((one, other) => other.count - one.count)
}

/** A link to a town's page, with its number of homes. */
function townLink(landing: Landing, count: number, locale: Locale): LinkGroupView['links'] {
  return linkTo(landing, zoneName(landing.town, locale), count, locale)
}

/** A link to the page for a type in a town. */
function typeLink(landing: Landing, count: number, locale: Locale): LinkGroupView['links'] {
  return linkTo(landing, typePlural(landing.type, locale) ?? translator(locale)('list.what'), count, locale)
}

function linkTo(landing: Landing, place: string, count: number, locale: Locale): LinkGroupView['links'] {
  const path = landingPath(landing, locale)
  return path === null ? [] : [{ text: translator(locale)('list.nearby.place', { place, count }), href: path }]
}

/** Links to the towns with the most homes, for the bottom of the home page and lists. */
export function presentTowns(goal: Landing['goal'], towns: readonly { readonly town: Zone; readonly count: number }[], locale: Locale): LinkGroupView {
  const title = translator(locale)(goal === 'sale' ? 'landing.towns.sale' : 'landing.towns.rent')
  return { title, links: towns.flatMap(({ town, count }) => townLink({ goal, town, type: null }, count, locale)) }
}
