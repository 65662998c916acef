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
  const units = [1, 2, 3, 4, 5].map((id) => unit(id, id === 5 ? 'option' : 'available'))
  expect(unitFilter(units, 'de').map(({ text }) => text)).toEqual(['Verfügbar (4)', 'Reserviert (1)'])
})
