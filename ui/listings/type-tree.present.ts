import { buildCategoryTree, type CategoryNode, type CategorySource } from '#db/model/listings/category.ts'
import type { CrmTypes } from '#db/model/listings/crm-categories.ts'
import { propertyGroups } from '#db/model/listings/property-group.ts'
import { propertyTypes } from '#db/model/listings/property-types.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { categoryLabel } from './type-words.present.ts'

/** A sub-category in a tree. */
export interface PlacedType {
  /** The path segment of its category; null for one on top. */
  readonly group: string | null
  readonly value: string
}

/** Our sub-categories, each in its category. */
export const ourTypes: readonly PlacedType[] = Object.entries(propertyTypes)
  .filter(([name, { group }]) => name !== group)
  .map(([value, { group }]) => ({ group, value }))

/** The label of a category: ours if we know it, else the CRM's name, else its path segment in words. */
export function typeLabelIn(value: string, crm: CrmTypes, locale: Locale): string {
  const own = namesOf(crm).get(value)
  return categoryLabel(value, locale, own === undefined ? null : textIn(own, locale))
}

/** The categories on top, ours and those of the CRM, and below each its sub-categories: the top in the order of the WebIDs, the rest by label. */
export function treeOf(types: readonly PlacedType[], crm: CrmTypes, locale: Locale): readonly CategoryNode[] {
  const own = new Map(crm.groups.map(({ value, webId }) => [value, webId]))
  const ours = Object.entries(propertyGroups).map(([value, { webId }]): [string, number | null] => [value, webId])
  const groups = [...new Map([...ours, ...own])].map(([Name, WebID], at): CategorySource => ({ ID: 1 + at, ParentID: null, Name, WebID }))
  const idOf = new Map(groups.map(({ Name, ID }) => [Name, ID]))
  const below = types.map(({ group, value }, at): CategorySource => ({ ID: 1_000 + at, ParentID: idOf.get(group ?? '') ?? null, Name: value, WebID: null }))
  return buildCategoryTree([...groups, ...below], ({ Name }) => typeLabelIn(Name, crm, locale), locale)
}

const names = new WeakMap<CrmTypes, ReadonlyMap<string, CrmTypes['groups'][number]['name']>>()

function namesOf(crm: CrmTypes): ReadonlyMap<string, CrmTypes['groups'][number]['name']> {
  const known = names.get(crm)
  if (known) return known
  const below = crm.types.flatMap(({ values, name }) => values.map((value) => [value, name] as const))
  const made = new Map([...below, ...crm.groups.map(({ value, name }) => [value, name] as const)])
  names.set(crm, made)
  return made
}
