import { expect, test } from 'vitest'
import type { ConstructionState } from '#db/model/projects/project.ts'
import { type ConstructionView, unitFilter } from './project-units.present.ts'

const unit = (id: number, state: ConstructionState): ConstructionView => ({
  id: String(id),
  unit: `A0${id}`,
  floor: '',
  requirement: '',
  notes: [],
  bedrooms: null,
  price: '',
  state,
  href: null,
  plan: null,
  askHref: null,
})

test('available units are the first choice, even if another state precedes them alphabetically', () => {
  const units = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => unit(id, id === 9 ? 'option' : 'available'))
  expect(unitFilter(units, 'de').map(({ text }) => text)).toEqual(['Verfügbar (8)', 'Reserviert (1)'])
})

test('eight units need no filter', () => {
  const units = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => unit(id, id === 8 ? 'option' : 'available'))
  expect(unitFilter(units, 'de')).toEqual([])
})
