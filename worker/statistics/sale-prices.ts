import { municipalitiesAt, municipalityOrLarger } from '#db/model/places/municipality.ts'
import { type Zone, zoneNamed } from '#db/model/places/zones.ts'
import { isSaleKind, type SaleKind, saleKinds } from '#db/model/statistics/sale-figures.ts'
import { hasSaleFigures, readSaleFigures } from '#db/statistics/sale-figures.ts'
import { translator } from '#messages/translate.ts'
import { choiceText } from '#ui/forms/field-words.present.ts'
import { presentSalePrices, type SalePricesView, type SaleQuestionView, type SaleRangesView } from '#ui/statistics/sale-prices.present.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

type Reading = Pick<PageContext, 'store' | 'locale'>

/** The question about sold homes in the query (`kind`, `place` as typed), with its answer; null if the agency has too few sales. */
export async function saleQuestion({ url, ...context }: Reading & Pick<PageContext, 'url'>): Promise<SaleQuestionView | null> {
  if (!(await hasSaleFigures(context.store.db))) return null
  const kindSent = url.searchParams.get('kind')
  const kind = isSaleKind(kindSent) ? kindSent : null
  const place = (url.searchParams.get('place') ?? '').trim().slice(0, 100)
  if (place === '') return { kind, place, answer: null }
  const town = resolveMunicipality(place)
  if (town === null) return { kind, place, answer: 'unknown' }
  return { kind, place, answer: (await (kind === null ? saleRanges(context, town) : salePrices(context, kind, town))) ?? 'few' }
}

/** The range of each kind of home that has five sales; null if none has. */
async function saleRanges(context: Reading, town: Zone): Promise<SaleRangesView | null> {
  const t = translator(context.locale)
  const prices = await Promise.all(saleKinds.map((kind) => salePrices(context, kind, town)))
  const ranges = prices.flatMap((each, at) =>
    each === null ? [] : [{ label: choiceText(t, 'kind', saleKinds[at] ?? ''), value: `${each.low} – ${each.high}` }],
  )
  return ranges.length === 0 ? null : { ranges }
}

/** Asking prices of sold homes of a kind in or around a municipality; null for fewer than five. */
async function salePrices({ store, locale }: Reading, kind: SaleKind, town: Zone): Promise<SalePricesView | null> {
  const figures = await readSaleFigures(store.db, town.code, kind)
  return figures && presentSalePrices(figures, kind, town, locale)
}

/** Asking prices of sold homes for the thank-you page; null if kind or municipality is missing from the query, or there are too few sales. */
export async function thankedSalePrices(context: PageContext): Promise<SalePricesView | null> {
  const kind = context.url.searchParams.get('kind')
  const town = municipalityOrLarger(context.url.searchParams.get('place') ?? '')
  return isSaleKind(kind) && town?.kind === 'municipality' ? salePrices(context, kind, town) : null
}

/** The municipality that a typed place names or lies in; null for any larger or unknown place. */
export function resolveMunicipality(typed: string): Zone | null {
  const named = zoneNamed(typed)
  if (named === null) return null
  const zone = named.key === 'zip' ? municipalitiesAt(named.value)[0] : municipalityOrLarger(named.value)
  return zone?.kind === 'municipality' ? zone : null
}
