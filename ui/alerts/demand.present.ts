import { rhythms } from '#db/model/alerts/subscription.ts'
import type { CrmTypes } from '#db/model/listings/crm-categories.ts'
import { formatAmount } from '#db/model/listings/price.ts'
import { countKeys, flagFilters, type Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { TypedValues } from '../forms/form-state.tsx'
import { ourTypes, treeOf } from '../listings/type-tree.present.ts'
import { labelText } from '../search/filter-words.present.ts'
import { circleText, type PlaceView, placesOf } from '../search/search.present.ts'

interface Kind {
  readonly value: string
  readonly label: string
}

/** Choices of the demand form, and criteria it carries without a field. */
export interface DemandView {
  /** The category tree with all types of the CRM's list, or without one all known types, since a type missing today may come. */
  readonly types: readonly (Kind & { readonly kinds: readonly Kind[] })[]
  readonly places: readonly PlaceView[]
  /** Criteria from the list without a field in the form, as hidden inputs. */
  readonly others: readonly { readonly name: string; readonly value: string; readonly label: string }[]
  /** Kilometres around `near`; null if absent. */
  readonly radius: number | null
}

/** A search as the form of an alert shows it. */
export function presentDemand(search: Search, crm: CrmTypes, locale: Locale): DemandView {
  return { types: kindTree(crm, locale), places: placesOf(search, locale), others: othersOf(search, locale), radius: search.near?.radius ?? null }
}

/** Initial field values for a search, with the frequency of its alert, if any. */
export function typedDemand(goal: string | null, search: Search, rhythm: string | null): TypedValues {
  const { types, zones, zips, epc, q, priceMin, priceMax } = search
  const rest = new URLSearchParams(writeSearch({ ...search, q: null }))
  const counts = countKeys.map((key) => [key, search[key] === null ? '' : String(search[key])])
  const euros = (amount: number | null) => (amount === null ? '' : formatAmount(amount))
  const texts = {
    goal: goal === 'sale' || goal === 'rent' ? goal : '',
    rhythm: rhythms.find((each) => each === rhythm) ?? 'daily',
    priceMin: euros(priceMin),
    priceMax: euros(priceMax),
    q: q ?? '',
    ...Object.fromEntries(counts),
  }
  const own = { near: rest.get('near') ?? '', radius: rest.get('radius') ?? '', area: rest.get('area') ?? '' }
  return { ...texts, ...own, type: types, zone: zones, zip: zips, epc, ...Object.fromEntries(flagFilters.map((name) => [name, search[name] ? '1' : ''])) }
}

function othersOf(search: Search, locale: Locale): DemandView['others'] {
  const t = translator(locale)
  const query = new URLSearchParams(writeSearch(search))
  const circle = circleText(search, locale)
  return [
    ...(circle === null ? [] : [{ name: 'near', value: query.get('near') ?? '', label: circle }]),
    ...(search.area === null ? [] : [{ name: 'area', value: query.get('area') ?? '', label: t('search.area') }]),
    ...search.epc.map((value) => ({ name: 'epc', value, label: t('search.label.energy', { label: labelText(value) }) })),
    ...(search.q === null ? [] : [{ name: 'q', value: search.q, label: t('search.quoted', { words: search.q }) }]),
  ]
}

const trees = new WeakMap<CrmTypes, Map<Locale, DemandView['types']>>()

/** Built once per language. */
function kindTree(crm: CrmTypes, locale: Locale): DemandView['types'] {
  const known = trees.get(crm) ?? new Map<Locale, DemandView['types']>()
  trees.set(crm, known)
  const tree = known.get(locale) ?? makeTree(crm, locale)
  known.set(locale, tree)
  return tree
}

function makeTree(crm: CrmTypes, locale: Locale): DemandView['types'] {
  return treeOf(crm.types.length > 0 ? crm.types : ourTypes, crm, locale).map(({ value, label, children }) => ({
    value,
    label,
    kinds: children.map((child) => ({ value: child.value, label: child.label })),
  }))
}
