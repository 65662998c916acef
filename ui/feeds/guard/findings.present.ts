import type { Harm } from '#db/model/feeds/guard/differences.ts'
import type { Example, Finding } from '#db/model/feeds/guard/judge.ts'
import type { Goal, ListingCard, ListingState } from '#db/model/listings/listing.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { textIn } from '#db/model/site/localized.ts'
import { type PageFault, pageFaults } from '#db/model/site/page-faults.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { homeStateText } from '../../listings/desk/home-line.present.ts'
import { titleOf } from '../../listings/listing-address.present.ts'
import { placeOf } from '../../listings/listing-card.present.ts'
import { href } from '../../routes.ts'
import { formatDay, formatNumber } from '../../site/number.present.ts'

/** What an import would change at once, and homes as examples, before and after. */
export interface FindingsView {
  readonly findings: readonly { readonly key: string; readonly label: string; readonly count: string }[]
  readonly examples: readonly {
    readonly key: string
    readonly title: string
    readonly path: string
    readonly label: string
    readonly before: string
    readonly after: string
  }[]
}

interface Home {
  readonly id: number
  readonly card: ListingCard | null
}

/** The findings of an import in words. */
export function presentFindings(findings: readonly Finding[], examples: readonly Example[], homes: readonly Home[], locale: Locale): FindingsView {
  const t = translator(locale)
  return {
    findings: findings.map(({ harm, count, stock }) => ({
      key: harm,
      label: t(`desk.guard.harm.${harm}`),
      count: t('desk.guard.of', { count: formatNumber(count, locale), stock: formatNumber(stock, locale) }),
    })),
    examples: examples.map(({ id, harm, before, after }) => {
      const card = homes.find((home) => home.id === id)?.card ?? null
      const goal = card?.goal ?? 'sale'
      return {
        key: `${id}-${harm}`,
        title: card === null ? (harm === 'page' ? String(before) : String(id)) : `${titleOf(card, locale)}, ${placeOf(card, locale)}`,
        path: card === null && harm === 'page' ? String(before) : href('deskHome', locale, { id: String(id) }),
        label: t(`desk.guard.harm.${harm}`),
        before: valueText(harm, before, goal, locale),
        after: valueText(harm, after, goal, locale),
      }
    }),
  }
}

/** Each finding with its number. */
export function findingLines(findings: readonly Finding[], locale: Locale): readonly string[] {
  return presentFindings(findings, [], [], locale).findings.map(({ label, count }) => `${label} (${count})`)
}

function valueText(harm: Harm, value: string | number | null, goal: Goal, locale: Locale): string {
  const t = translator(locale)
  if (value === null || value === '' || value === 0) return t(harm === 'address' ? 'desk.guard.shown.0' : 'desk.guard.nothing')
  if (harm === 'address') return t(value === 1 ? 'desk.guard.shown.1' : 'desk.guard.shown.2')
  if (typeof value === 'number') return harm === 'areaFactor' || harm === 'area' ? `${formatNumber(value, locale)} m²` : numberText(harm, value, locale)
  if (harm === 'page') return isPageFault(value) ? t(`desk.guard.page.${value}`) : value
  if (harm === 'goal') return t(value === 'sale' ? 'desk.homes.goal.sale' : 'desk.homes.goal.rent')
  if (harm === 'date') return formatDay(value.slice(0, 10), locale)
  if (harm === 'sold' || harm === 'returned') return isState(value) ? homeStateText(value, goal, locale) : value
  if (harm === 'law') return lawText(value, locale)
  return harm === 'town' || harm === 'unit' ? wordsIn(value, locale) : value
}

function numberText(harm: Harm, value: number, locale: Locale): string {
  return harm === 'text' || harm === 'photos' ? formatNumber(value, locale) : formatEuro(value)
}

const states: readonly string[] = ['available', 'option', 'sold', 'rented', 'withdrawn', 'prospective'] satisfies readonly ListingState[]

function isState(value: string): value is ListingState {
  return states.includes(value)
}

function isPageFault(value: string): value is PageFault {
  return pageFaults.some((fault) => fault === value)
}

/** A legal answer with its name: `floodPScore=A`. */
function lawText(value: string, locale: Locale): string {
  const [key = '', answer = ''] = value.split(/=(.*)/s)
  const label = `fact.${key}`
  return `${hasMessage(label) ? translator(locale)(label) : key}: ${answer || translator(locale)('desk.guard.nothing')}`
}

/** A text by language, as JSON, with what stands before it. */
function wordsIn(value: string, locale: Locale): string {
  const at = value.indexOf('{')
  return at < 0 ? value : `${value.slice(0, at)}${textIn(JSON.parse(value.slice(at)), locale)}`
}
