import { expect, test } from 'vitest'
import { boundedRemarks, storedRemarks } from './field-remark.ts'

const aRemark = (value: string, field = 'Price', reason: 'notUnderstood' | 'unknownField' = 'notUnderstood') => ({ field, value, reason })

test('at most a hundred remarks are kept, each with at most 200 characters', () => {
  const kept = boundedRemarks([
    aRemark('a'.repeat(200), 'f'.repeat(200)),
    aRemark('b'.repeat(201), 'g'.repeat(201)),
    ...Array.from({ length: 99 }, () => aRemark('c')),
  ])
  expect(kept).toHaveLength(100)
  expect(kept[0]).toEqual({ field: 'f'.repeat(200), value: 'a'.repeat(200), reason: 'notUnderstood' })
  expect(kept[1]).toEqual({ field: 'g'.repeat(200), value: 'b'.repeat(200), reason: 'notUnderstood' })
})

test('half a character at the cut or in the text is replaced', () => {
  expect(boundedRemarks([aRemark(`${'a'.repeat(199)}😀`)])[0]?.value).toBe(`${'a'.repeat(199)}\uFFFD`)
  expect(boundedRemarks([aRemark('\uD83D')])[0]?.value).toBe('\uFFFD')
})

test('what an unknown field holds is not stored', () => {
  expect(storedRemarks([aRemark('An Peeters', 'OwnerName', 'unknownField'), aRemark('x')])).toEqual([aRemark('', 'OwnerName', 'unknownField'), aRemark('x')])
})
