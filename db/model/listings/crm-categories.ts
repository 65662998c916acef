import { type LocalizedText, textIn } from '../site/localized.ts'
import { buildCategoryTree, type CategoryNode, type CategorySource } from './category.ts'
import { groupOfWebId, isGroup } from './property-group.ts'
import { groupOf } from './property-type.ts'
import { propertyTypes } from './property-types.ts'
import { knownTypeOf, ownSegment, ownSegments } from './type-segment.ts'

/** A category of a CRM's own list. */
export interface CrmCategory {
  readonly id: number
  /** Null on top. */
  readonly parentId: number | null
  readonly name: LocalizedText
  readonly webId: number | null
}

/** The most categories of one source. */
export const maxCategories = 1_000

/** A category on top: one of ours, or one that only the CRM has. */
interface CrmGroup {
  /** Its path segment. */
  readonly value: string
  readonly name: LocalizedText
  readonly webId: number | null
}

/** A category below another. */
interface CrmType {
  readonly value: string
  /** All path segments that records may have for it; one of a known category has only that. */
  readonly values: readonly string[]
  readonly group: string
  readonly name: LocalizedText
}

/** Where the lists of the CRMs place their categories. Names of one category are merged; those of deeper levels count to the top one. */
export interface CrmTypes {
  readonly groups: readonly CrmGroup[]
  readonly types: readonly CrmType[]
}

/** The types of a site without a list. */
export const noCrmTypes: CrmTypes = { groups: [], types: [] }

const placed = new WeakMap<readonly CrmCategory[], CrmTypes>()

/**
 * Places the categories of a list. One on top is ours if its name says so, or if it has others below it and the WebID of one of ours that no other
 * name claims. One without a place of its own (a known sub-category, or one without others below) goes below the group of its WebID.
 */
export function placeCategories(list: readonly CrmCategory[]): CrmTypes {
  const known = placed.get(list)
  if (known) return known
  const made = place(list)
  placed.set(list, made)
  return made
}

function place(list: readonly CrmCategory[]): CrmTypes {
  const names = new Map<CategorySource, LocalizedText>()
  const sources = list.map(({ id, parentId, name, webId }) => {
    const source = { ID: id, ParentID: parentId, Name: textIn(name, 'en'), WebID: webId }
    names.set(source, name)
    return source
  })
  const nameOf = ({ item }: CategoryNode) => names.get(item) ?? {}
  const top = buildCategoryTree(sources)
  const claimed = new Set(top.map((node) => namedGroup(nameOf(node))))

  const groups = new Map<string, CrmGroup>()
  const types = new Map<string, CrmType>()
  const addGroup = (value: string, node: CategoryNode) => {
    if (!groups.has(value)) groups.set(value, { value, name: nameOf(node), webId: node.item.WebID })
  }
  const addType = (group: string, node: CategoryNode) => {
    const name = nameOf(node)
    const type = knownTypeOf(name)
    const value = type ?? ownSegment(name)
    // The top categories are filters of their own.
    if (value === null || value === group || isGroup(value)) return
    const key = `${group} ${value}`
    if (!types.has(key)) types.set(key, { value, values: type === null ? ownSegments(name) : [type], group, name })
  }
  const addBelow = (group: string, nodes: readonly CategoryNode[]) => {
    for (const node of nodes) {
      addType(group, node)
      addBelow(group, node.children)
    }
  }

  for (const node of top) {
    const name = nameOf(node)
    const named = namedGroup(name)
    const type = named === null ? knownTypeOf(name) : null
    const byWebId = node.item.WebID === null ? null : groupOfWebId(node.item.WebID)
    const isOurs = byWebId !== null && type === null && node.children.length > 0 && !claimed.has(byWebId)
    const group = named ?? (isOurs ? byWebId : null)
    const above = group === null ? (byWebId ?? (type === null ? null : propertyTypes[type].group)) : null
    const value = group ?? above ?? ownSegment(name)
    if (value === null) continue
    if (above === null) addGroup(value, node)
    else addType(above, node)
    addBelow(value, node.children)
  }
  return { groups: [...groups.values()], types: [...types.values()] }
}

/** The category that a name means itself, rather than by one of its sub-categories. */
function namedGroup(name: LocalizedText): string | null {
  for (const each of Object.values(name)) {
    const group = groupOf(each)
    const type = knownTypeOf({ any: each })
    if (group !== null && (type === null || type === group)) return group
  }
  return null
}
