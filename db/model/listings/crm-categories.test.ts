import { describe, expect, test } from 'vitest'
import type { LocalizedText } from '../site/localized.ts'
import { type CrmCategory, placeCategories } from './crm-categories.ts'

const category = (id: number, parentId: number | null, name: string | LocalizedText, webId: number | null = null): CrmCategory => ({
  ...{ id, parentId, webId },
  name: typeof name === 'string' ? { any: name } : name,
})
const outline = (list: readonly CrmCategory[]) => {
  const { groups, types } = placeCategories(list)
  return { groups: groups.map(({ value, webId }) => [value, webId]), types: types.map(({ group, value }) => `${group}: ${value}`) }
}

describe('the categories of a CRM', () => {
  test('the categories of a CRM are ours where their names say so, and the rest are its own, by the path segments that records have', () => {
    const list = [category(1, null, 'House', 1), category(101, 1, 'villa', 1), category(102, 1, 'Tiny church', 1), category(103, 1, 'herenhuis', 1)]
    expect(outline(list)).toEqual({ groups: [['house', 1]], types: ['house: town-house', 'house: tiny-church', 'house: villa'] })
  })

  test('the categories of a CRM are ours on top by their WebID if others are below them, under any name', () => {
    const list = [category(1, null, 'Woongelegenheden', 1), category(101, 1, 'Tiny church', 1)]
    expect(outline(list)).toEqual({ groups: [['house', 1]], types: ['house: tiny-church'] })
  })

  test('the categories of a CRM are merged where they mean the same, and a category that repeats one on top is left out', () => {
    const list = [category(1, null, 'House', 1), category(101, 1, 'house'), category(102, 1, 'villa'), category(103, 1, 'Villa'), category(104, 1, 'Apartment')]
    expect(outline(list).types).toEqual(['house: villa'])
  })

  test('count to the top one from every level', () => {
    const list = [category(1, null, 'Churches', 9), category(10, 1, 'Small churches'), category(100, 10, 'Tiny church')]
    expect(outline(list)).toEqual({ groups: [['churches', 9]], types: ['churches: small-churches', 'churches: tiny-church'] })
  })

  test.each([
    ['its WebID', [category(900, 77, 'Tiny church', 1)], ['house: tiny-church']],
    ['what we know of it', [category(900, null, 'villa')], ['house: villa']],
    ['its WebID beside the category of that number', [category(1, null, 'House', 1), category(900, null, 'Tiny church', 1)], ['house: tiny-church']],
  ])('the categories of a CRM without a parent go by %s', (_, list, types) => {
    expect(outline(list).types).toEqual(types)
  })

  test('categories of the CRM’s own on top keep their place', () => {
    expect(outline([category(900, null, 'Tiny church')])).toEqual({ groups: [['tiny-church', null]], types: [] })
  })

  test('named by language are found by each of the names', () => {
    const { types } = placeCategories([category(1, null, 'House', 1), category(900, 1, { nl: 'Minikerk', en: 'Tiny church' })])
    expect(types).toEqual([{ value: 'tiny-church', values: ['tiny-church', 'minikerk'], group: 'house', name: { nl: 'Minikerk', en: 'Tiny church' } }])
  })
})
