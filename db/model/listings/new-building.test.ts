import { expect, test } from 'vitest'
import type { Listing } from './listing.ts'
import { isToBeBuilt, maySellAsNew } from './new-building.ts'

const today = '2026-11-27'
type Building = Parameters<typeof maySellAsNew>[0]

function aBuilding(facts: Listing['facts'], other: Partial<Building> = {}): Building {
  return { mainType: 'house', facts, projectId: null, ...other }
}

test.each<[string, Building, boolean, boolean]>([
  ['of unknown age', aBuilding({}), false, false],
  ['of 2010', aBuilding({ constructionYear: 2010 }), false, false],
  ['of three years ago', aBuilding({ constructionYear: 2023 }), false, false],
  ['of two years ago', aBuilding({ constructionYear: 2024 }), false, true],
  ['of this year', aBuilding({ constructionYear: 2026 }), false, true],
  ['of next year', aBuilding({ constructionYear: 2027 }), true, true],
  ['under construction', aBuilding({ condition: { nl: 'in aanbouw' } }), true, true],
  ['to be built', aBuilding({ condition: { fr: 'à construire' } }), true, true],
  ['to be built, in a longer text', aBuilding({ condition: { nl: 'Te bouwen woning' } }), true, true],
  ['to be finished', aBuilding({ condition: { nl: 'casco' } }), false, true],
  ['in new condition', aBuilding({ condition: { nl: 'nieuwbouw' } }), false, true],
  ['in good condition', aBuilding({ condition: { nl: 'instapklaar' } }), false, false],
  ['of this year and still to be built, in a project', aBuilding({ constructionYear: 2026, condition: { nl: 'te bouwen' } }, { projectId: 5 }), true, true],
  ['of last year and under construction', aBuilding({ constructionYear: 2025, condition: { nl: 'in aanbouw' } }), true, true],
  ['of 1962, to be built on', aBuilding({ constructionYear: 1962, condition: { nl: 'te bouwen' } }), false, false],
  ['in a project, of unknown age', aBuilding({}, { projectId: 5 }), true, true],
  ['in a project, of this year', aBuilding({ constructionYear: 2026 }, { projectId: 5 }), false, true],
  ['that is a plot', aBuilding({}, { mainType: 'land' }), false, false],
])('a building %s is still to be built or may be sold as new', (_, building, toBeBuilt, asNew) => {
  expect([isToBeBuilt(building, today), maySellAsNew(building, today)]).toEqual([toBeBuilt, asNew])
})
