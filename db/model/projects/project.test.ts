import { expect, test } from 'vitest'
import { type Construction, type ConstructionState, isSoldOut, soldOutLast } from './project.ts'

function unit(state: ConstructionState): Construction {
  return { id: '1', unit: null, floor: null, requirement: null, price: null, state, bedrooms: null, surfaceLiving: null }
}

test.each<[string, Parameters<typeof isSoldOut>[0], boolean]>([
  ['whose units are all sold', { sold: false, constructions: [unit('sold'), unit('sold')] }, true],
  ['with a unit on offer', { sold: false, constructions: [unit('sold'), unit('available')] }, false],
  ['with a unit under option', { sold: false, constructions: [unit('sold'), unit('option')] }, false],
  ['without units', { sold: false, constructions: [] }, false],
  ['that the CRM marks as sold', { sold: true, constructions: [unit('available')] }, true],
  ['with a unit that is not on the market yet', { sold: false, constructions: [unit('sold')], unpublishedUnits: ['A01'] }, false],
])('a project %s is sold out or not', (_case, project, expected) => {
  expect(isSoldOut(project)).toBe(expected)
})

test('sold-out projects come last, each group in its order', () => {
  const [one, other, gone, lost] = [
    { sold: false, constructions: [unit('available')] },
    { sold: false, constructions: [] },
    { sold: true, constructions: [] },
    { sold: false, constructions: [unit('sold')] },
  ]
  expect(soldOutLast([gone, one, lost, other])).toEqual([one, other, gone, lost])
})
