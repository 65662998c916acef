import { comparable, indexNames, type Names } from '../places/name-index.ts'
import { isGroup, type PropertyGroup, propertyGroups } from './property-group.ts'
import { propertyTypes } from './property-types.ts'

export type PropertyType = keyof typeof propertyTypes

const groupIndex = indexNames(namesOf(propertyGroups))
const typeIndex = indexNames(namesOf(propertyTypes))

/**
 * The canonical path segment of a sub-category.
 * @param name in any language of the table, or the segment itself
 * @returns null for an unknown name
 */
export function typeOf(name: string): PropertyType | null {
  const type = typeIndex.get(comparable(name))
  return type !== undefined && isKnownType(type) ? type : null
}

/**
 * The path segment of a category.
 * @param name of the category in any language of the table, singular or plural; or of a sub-category, for its category
 * @returns null for an unknown name, and for 'other'
 */
export function groupOf(name: string): PropertyGroup | null {
  const group = groupIndex.get(comparable(name))
  if (group !== undefined && isGroup(group)) return group
  const type = typeOf(name)
  return type === null || type === 'other-property' ? null : propertyTypes[type].group
}

/** Whether a path segment names a sub-category; the six categories are sub-categories too. */
export function isKnownType(segment: string): segment is PropertyType {
  return Object.hasOwn(propertyTypes, segment)
}

function namesOf(table: Readonly<Record<string, { readonly names: Names }>>): Record<string, Names> {
  return Object.fromEntries(Object.entries(table).map(([key, { names }]) => [key, names]))
}
