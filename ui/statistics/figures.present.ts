import type { FactGroup, FactKey } from '#db/model/listings/facts.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type FactGroupView, type FactView, presentGroup } from '../listings/facts/fact-groups.present.ts'
import { loweredInList } from '../listings/facts/label-in-list.present.ts'

/** The facts of a home in groups, and what it does not have as one sentence. */
export interface FiguresView {
  readonly title: string
  readonly groups: readonly FactGroupView[]
  /** 'Without: garage, lift.'; null if nothing is absent. */
  readonly without: string | null
}

const groupOrder: readonly FactGroup[] = ['building', 'surfaces', 'rooms', 'comfort', 'finish', 'annuity']

/** Keys merged into one row: the first key that the record has keeps its row, with the values of the others. */
const merged: readonly { readonly flag: FactKey; readonly values: readonly FactKey[] }[] = [
  { flag: 'terrace', values: ['surfaceTerrace', 'terraceOrientation'] },
  { flag: 'garden', values: ['surfaceGarden', 'gardenOrientation'] },
  { flag: 'garage', values: ['garages'] },
]

/** Presents the facts of a home: one row for a garden or terrace with area and orientation, and no row for what is absent. */
export function presentFigures(listing: Listing, locale: Locale, now: Date): FiguresView {
  const t = translator(locale)
  const all = groupOrder.map((group) => presentGroup(listing, group, locale, now)).filter((group) => group !== null)
  const known = new Map<string, FactView>(all.flatMap(({ facts }) => facts.map((fact) => [fact.key, fact])))
  const joined = new Map<string, FactView | null>(merged.flatMap((rule) => joinedRows(rule, listing, known, locale)))
  const groups = all.map((group) => ({ ...group, facts: group.facts.flatMap((fact) => joined.get(fact.key) ?? (joined.has(fact.key) ? [] : [fact])) }))
  const absent = groups.flatMap(({ key, facts }) => facts.filter((fact) => isAbsent(fact.key, key, listing)))
  const list = absent.map(({ label }) => loweredInList(label, locale)).join(', ')
  return {
    title: t(listing.mainType === 'land' ? 'property.facts.land' : 'property.facts'),
    groups: groups.map((group) => ({ ...group, facts: group.facts.filter((fact) => !absent.includes(fact)) })).filter(({ facts }) => facts.length > 0),
    without: list === '' ? null : t('dossier.without', { list }),
  }
}

/** The merged rows by key; null for a row that another one includes. */
function joinedRows(
  { flag, values }: (typeof merged)[number],
  listing: Listing,
  known: ReadonlyMap<string, FactView>,
  locale: Locale,
): [string, FactView | null][] {
  const stated = values.flatMap((key) => (isNone(listing.facts[key]) ? [] : (known.get(key) ?? [])))
  const fact = known.get(flag)
  const [first] = stated
  if (first === undefined) return fact === undefined ? [] : values.map((key) => [key, null])
  if (flag === 'garage') return [[flag, null]]
  const label = fact?.label ?? first.label
  const value = stated.map((each, index) => (index === 0 ? each.value : loweredInList(each.value, locale))).join(', ')
  return [[flag, null], ...values.map((key): [string, FactView | null] => [key, key === first.key ? { ...first, label, value } : null])]
}

function isNone(value: unknown): boolean {
  return value === false || value === 0
}

/** Only features that can be absent: whether a flat to let is furnished is a row in either case. */
function isAbsent(key: string, group: FactGroup, { facts }: Listing): boolean {
  if ((group !== 'rooms' && group !== 'comfort') || key === 'furnished') return false
  return Object.entries(facts).some(([name, value]) => name === key && isNone(value))
}
