import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { OfficeKey } from '../../model/agency/office.ts'
import type { GapName } from '../../model/law/compliance/publication-rule.ts'
import type { DeskHomeState } from '../../model/listings/desk-home.ts'
import type { Goal } from '../../model/listings/listing.ts'
import type { PropertyGroup } from '../../model/listings/property-group.ts'
import { deskHomes, listingGaps } from '../../schema.ts'

/** The filters of a list or search of homes, and their SQL conditions. */

export const homeSorts = ['new', 'changed', 'cheap', 'dear'] as const
type HomeSort = (typeof homeSorts)[number]

export interface HomeFilter {
  readonly goal: Goal | null
  readonly state: DeskHomeState | null
  readonly type: PropertyGroup | null
  readonly office: OfficeKey | null
  /** A postcode, or the code of a municipality; null: anywhere. */
  readonly place: { readonly key: 'zip' | 'town'; readonly value: string } | null
  /** Euro, both inclusive; either leaves out homes without a price. */
  readonly priceMin: number | null
  readonly priceMax: number | null
  /** A rule that the home fails; `any`: at least one; `unlawful`: one that the law requires for advertising. */
  readonly gap: GapName | 'any' | 'unlawful' | null
  /** Whether only homes that differ from their CRM. */
  readonly differs: boolean
  /** Typed search text: words, a reference, an id or a street. Empty: any home. */
  readonly text: string
  readonly sort: HomeSort
  /** The offices that the reader works for; null: all. Homes without an office are visible to all. */
  readonly worksFor: readonly OfficeKey[] | null
}

export const isRule = (gap: HomeFilter['gap']): gap is GapName => gap !== null && gap !== 'any' && gap !== 'unlawful'

/** The conditions on the office, each a range of its index; null: any office. */
export function officesOf(
  { office, worksFor }: Pick<HomeFilter, 'office' | 'worksFor'>,
  column: typeof deskHomes.office | typeof listingGaps.office = deskHomes.office,
): readonly (SQL | null)[] {
  const mayRead = worksFor === null || office === null || worksFor.includes(office)
  if (office !== null) return mayRead ? [eq(column, office)] : [sql`false`]
  return worksFor === null ? [null] : [...worksFor.map((each) => eq(column, each)), isNull(column)]
}

/** The conditions other than office, words and gap. */
export function conditionsOf({ goal, state, type, place, priceMin, priceMax, differs, sort }: HomeFilter): readonly (SQL | undefined)[] {
  const hasPrice = priceMin !== null || priceMax !== null
  const isByPrice = sort === 'cheap' || sort === 'dear'
  // A page is read in the order of the list: `+` keeps SQLite from an index that has another order, of which it would read all.
  const price = isByPrice ? sql`${deskHomes.price}` : sql`+${deskHomes.price}`
  const coarse = sql.raw(hasPrice && isByPrice ? '+' : '')
  return [
    goal === null ? undefined : sql`${coarse}${deskHomes.goal} = ${goal}`,
    state === null ? undefined : eq(deskHomes.state, state),
    type === null ? undefined : sql`${coarse}${deskHomes.mainType} = ${type}`,
    place === null ? undefined : eq(deskHomes[place.key], place.value),
    hasPrice ? sql`${price} > 0` : undefined,
    differs ? sql`${deskHomes.crm} IS NOT NULL` : undefined,
    priceMin === null ? undefined : sql`${price} >= ${priceMin}`,
    priceMax === null ? undefined : sql`${price} <= ${priceMax}`,
  ]
}

/** Literals, not bound values, so that SQLite can use the partial indexes. */
export const hasGap = { any: sql`${deskHomes.gaps} > 0`, unlawful: sql`${deskHomes.unlawful} > 0` } as const

/** All conditions except the words. */
export function allConditionsOf(filter: HomeFilter): SQL | undefined {
  const { gap } = filter
  const offices = officesOf(filter)
  const failsRule = sql`EXISTS (SELECT 1 FROM ${listingGaps} WHERE ${listingGaps.listingId} = ${deskHomes.id} AND ${listingGaps.rule} = ${gap})`
  return and(
    offices.includes(null) ? undefined : or(...offices.map((office) => office ?? undefined)),
    ...conditionsOf(filter),
    gap === null ? undefined : isRule(gap) ? failsRule : hasGap[gap],
  )
}
