import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCategoryTree, type CategoryNode, type CategorySource } from './category.ts'

const category = (ID: number, ParentID: number | null, Name: string, WebID: number | null = ID): CategorySource => ({ ID, ParentID, Name, WebID })
const outline = (nodes: readonly CategoryNode[]): unknown[] => nodes.map(({ value, children }) => (children.length ? [value, outline(children)] : value))
const all = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...all(node.children)])

describe('a tree of categories', () => {
  const house = category(1, 0, 'House', 2)
  const items = [category(100, 1, 'villa'), category(101, 1, 'Apartment block'), house, category(2, null, 'Apartment', 1), category(102, 2, 'flat studio')]

  test('a tree of categories sorts the top level by WebID and the rest by label', () => {
    expect(outline(buildCategoryTree(items))).toEqual([
      ['apartment', ['flat-studio']],
      ['house', ['apartment-block', 'villa']],
    ])
  })

  test('a tree of categories has nodes with the record of the feed', () => {
    const node = buildCategoryTree([house])[0]
    expect(node).toEqual({ id: 1, parentid: null, value: 'house', label: 'House', item: house, children: [] })
  })

  test('a tree of categories is labelled and sorted in the given language, with English values', () => {
    const words: Record<string, string> = { villa: 'Ärmliche Villa', 'Apartment block': 'Zinshaus' }
    const [, node] = buildCategoryTree(items, (item) => words[item.Name] ?? item.Name, 'de')
    expect(node?.children.map(({ label, value }) => [label, value])).toEqual([
      ['Ärmliche Villa', 'villa'],
      ['Zinshaus', 'apartment-block'],
    ])
  })

  test('a tree of categories puts a category without a WebID last', () => {
    expect(outline(buildCategoryTree([category(1, 0, 'Unknown', null), category(2, 0, 'House', 9)]))).toEqual(['house', 'unknown'])
  })

  test('a tree of categories puts a category with an unknown parent at the top level', () => {
    expect(outline(buildCategoryTree([category(5, 99, 'orphan')]))).toEqual(['orphan'])
  })

  test('a tree of categories breaks a cycle at one of its members', () => {
    expect(outline(buildCategoryTree([category(1, 2, 'one'), category(2, 3, 'two'), category(3, 1, 'three')]))).toEqual([['three', [['two', ['one']]]]])
    expect(outline(buildCategoryTree([category(1, 1, 'itself')]))).toEqual(['itself'])
  })

  test('a tree of categories keeps both categories with the same id', () => {
    expect(all(buildCategoryTree([category(1, 0, 'one'), category(1, 0, 'other'), category(2, 1, 'below')]))).toHaveLength(3)
  })

  test('a tree of categories is empty without categories', () => {
    expect(buildCategoryTree([])).toEqual([])
  })

  test('a tree of categories has every category exactly once, in order, for any parents', () => {
    const id = fc.integer({ min: 0, max: 12 })
    const item = fc.record({ ID: id, ParentID: fc.option(id, { nil: null }), Name: fc.string(), WebID: fc.option(id, { nil: null }) })
    fc.assert(
      fc.property(fc.array(item), (given) => {
        const tree = buildCategoryTree(given)
        const kept = all(tree).map((node) => node.item)
        expect(kept).toHaveLength(given.length)
        expect(new Set(kept)).toEqual(new Set(given))
        const webIds = tree.map((node) => node.item.WebID ?? Number.POSITIVE_INFINITY)
        expect(webIds).toEqual([...webIds].sort((one, other) => (one === other ? 0 : one - other)))
      }),
    )
  })
})
