import { defaultLocale, type Locale } from '#messages/locales.ts'
import { slug } from '../site/path-segment.ts'

/** A category as the feed lists it, `Name` in English. */
export interface CategorySource {
  readonly ID: number
  readonly ParentID: number | null
  readonly Name: string
  readonly WebID: number | null
}

/** A category with its children. `value` is used in paths and queries, `label` is shown. */
export interface CategoryNode {
  readonly id: number
  readonly parentid: number | null
  readonly value: string
  readonly label: string
  readonly item: CategorySource
  readonly children: CategoryNode[]
}

/**
 * The tree of categories: the top level sorted by WebID, the rest by label. A category whose parent is missing or its own descendant is on top.
 * @param labelOf gives the label; the English name by default
 * @param locale the language whose collation sorts the labels
 * @source specification, section 3 ("Category tree item")
 */
export function buildCategoryTree(
  items: readonly CategorySource[],
  labelOf: (item: CategorySource) => string = (item) => item.Name,
  locale: Locale = defaultLocale,
): CategoryNode[] {
  const collator = new Intl.Collator(locale)
  const byLabel = (one: CategoryNode, other: CategoryNode) => collator.compare(one.label, other.label) || one.id - other.id
  const nodes = items.map((item) => nodeOf(item, labelOf(item)))
  const top = attach(nodes)
  for (const { children } of nodes) children.sort(byLabel)
  return top.sort((one, other) => compareWebIds(one, other) || byLabel(one, other))
}

function nodeOf(item: CategorySource, label: string): CategoryNode {
  return { id: item.ID, parentid: item.ParentID || null, value: slug(item.Name), label, item, children: [] }
}

/** Adds every node to its parent and returns the top level. */
function attach(nodes: readonly CategoryNode[]): CategoryNode[] {
  const byId = new Map<number, CategoryNode>()
  for (const node of nodes) if (!byId.has(node.id)) byId.set(node.id, node)
  const parents = new Map<CategoryNode, CategoryNode>()
  return nodes.filter((node) => {
    const parent = node.parentid === null ? undefined : byId.get(node.parentid)
    if (!parent || isBelow(parent, node, parents)) return true
    parents.set(node, parent)
    parent.children.push(node)
    return false
  })
}

function isBelow(start: CategoryNode, node: CategoryNode, parents: ReadonlyMap<CategoryNode, CategoryNode>): boolean {
  for (let at: CategoryNode | undefined = start; at; at = parents.get(at)) if (at === node) return true
  return false
}

function compareWebIds(one: CategoryNode, other: CategoryNode): number {
  return (one.item.WebID ?? Number.MAX_SAFE_INTEGER) - (other.item.WebID ?? Number.MAX_SAFE_INTEGER)
}
