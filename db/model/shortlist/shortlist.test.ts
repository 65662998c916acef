import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readShortlist, writeShortlist } from './shortlist.ts'

const read = (query: string) => readShortlist(new URLSearchParams(query))

describe('a shortlist in a query', () => {
  test.each([
    ['', [], []],
    ['ids=4001,4002', [4001, 4002], []],
    ['ids=4002&ids=4001', [4002, 4001], []],
    ['ids=4001,4001,4002,4001', [4001, 4002], []],
    ['ids=%204001%20,%0a4002', [4001, 4002], []],
    ['ids=-1,0,007,4.5,1e3,0x10,abc,,NaN,٤,4001', [4001], []],
    ['ids=9999999999999999,999999999999999', [999_999_999_999_999], []],
    ['ids=4001,4002,4003&compare=4001&compare=4003', [4001, 4002, 4003], [4001, 4003]],
    ['ids=4001&compare=4001,4002', [4001], [4001, 4002]],
    ['compare=4001&compare=4002', [4001, 4002], [4001, 4002]],
    ['ids=abc&compare=4001', [4001], [4001]],
  ])('a shortlist in a query is read from %s', (query, ids, compared) => {
    expect(read(query)).toEqual({ ids, compared, differences: false })
  })

  test('a shortlist in a query holds at most 200 ids, however long the query', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1)
    expect(read(`ids=${many.join(',')}`).ids).toEqual(many.slice(0, 200))
  })

  test.each([
    ['differences=1', true],
    ['differences=0', false],
    ['differences=', false],
    ['differences=true', false],
  ])('a shortlist in a query is read from %s', (query, differences) => {
    expect(read(`compare=1&compare=2&${query}`).differences).toBe(differences)
  })

  test('any query yields unique positive integer ids only', () => {
    const piece = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom(',', '4001', '-4001', '\u0000', '4001,4002'))
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('ids', 'compare', 'differences'), piece)), (pairs) => {
        const { ids, compared } = readShortlist(new URLSearchParams(pairs))
        for (const list of [ids, compared]) {
          expect(list.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
          expect(new Set(list).size).toBe(list.length)
        }
      }),
    )
  })

  test('a written shortlist parses back', () => {
    const list = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999_999_999 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(list, list, fc.boolean(), (ids, compared, differences) => {
        const shortlist = { ids, compared, differences }
        expect(read(writeShortlist(shortlist))).toEqual(shortlist)
      }),
    )
  })

  test('an empty one adds nothing to a URL', () => {
    expect(writeShortlist({ ids: [], compared: [], differences: true })).toBe('')
  })
})
