import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocksOf, storeysOf } from './facade-layout.present.ts'

test.each([
  ['0', { from: 0, to: 0 }],
  ['-1', { from: -1, to: -1 }],
  ['2–3', { from: 2, to: 3 }],
  ['0-1', { from: 0, to: 1 }],
  ['3-2', null],
  ['penthouse', null],
  ['', null],
  [null, null],
])('floor %j', (floor, storeys) => expect(storeysOf(floor)).toEqual(storeys))

const unit = (name: string, floor: string | null) => ({ unit: name, floor })

describe('the buildings of a project', () => {
  test.each([
    ['no unit has a floor', [unit('A01', null)]],
    ['one unit has none', [unit('A01', '0'), unit('A02', null)]],
    ['there are no units', []],
    ['there are more than sixty', Array.from({ length: 61 }, (_, index) => unit(`A${index}`, '0'))],
    ['there are more than twelve storeys', [unit('A01', '0'), unit('A02', '12')]],
  ])('there is no elevation if %s', (_, units) => expect(blocksOf(units)).toBeNull())

  test('a letter is a building, a duplex has two storeys, and its roof is higher than its neighbour', () => {
    const blocks = blocksOf([unit('B01', '0'), unit('A02', '0'), unit('A01', '0'), unit('A11', '1–2'), unit('A12', '1')])
    expect(blocks?.map(({ units }) => units.map(({ unit: { unit: name }, column }) => `${name} ${column}`))).toEqual([
      ['A01 0', 'A02 1', 'A11 0', 'A12 1'],
      ['B01 0'],
    ])
    expect(blocks?.[0]?.tops).toEqual([2, 1])
  })

  test('a penthouse stands in the middle of its building', () => {
    const [block] = blocksOf([unit('1', '0'), unit('2', '0'), unit('3', '0'), unit('4', '1')]) ?? []
    expect(block?.units.at(-1)?.column).toBe(1)
  })

  test('twelve houses in a row are drawn as two rows of six', () => {
    const blocks = blocksOf(Array.from({ length: 12 }, (_, index) => unit(`A${index + 1}`, '0')))
    expect(blocks?.map(({ columns }) => columns)).toEqual([6, 6])
  })

  const floors = fc.tuple(fc.nat(11), fc.nat(3)).map(([from, more]) => (more === 0 ? String(from) : `${from}-${Math.min(11, from + more)}`))
  const projects = fc.array(fc.record({ unit: fc.string({ maxLength: 6 }), floor: floors }), { minLength: 1, maxLength: 60 })

  test('every unit is drawn once, and no two are in the same place', () => {
    fc.assert(
      fc.property(projects, (units) => {
        const blocks = blocksOf(units) ?? []
        const drawn = blocks.flatMap(({ units: all }) => all.map((placed) => placed.unit))
        expect(drawn.length).toBe(units.length)
        expect(new Set(drawn)).toEqual(new Set(units))
        for (const { units: all } of blocks) {
          const places = all.flatMap(({ from, to, column }) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index} ${column}`))
          expect(new Set(places).size).toBe(places.length)
        }
      }),
    )
  })

  test('every unit is within its building, which a phone of 320 px holds', () => {
    fc.assert(
      fc.property(projects, (units) => {
        for (const { units: all, columns, lowest, highest } of blocksOf(units) ?? []) {
          expect(columns).toBeLessThanOrEqual(10)
          expect(all.every(({ column, from, to }) => column >= 0 && column < columns && from >= lowest && to <= highest)).toBe(true)
        }
      }),
    )
  })
})
