import { expect, test } from 'vitest'
import type { Construction, ConstructionState, Project } from '#db/model/projects/project.ts'
import { presentTeaser } from './project.present.ts'

type Unit = readonly [state: ConstructionState, price: number | null]

function unit([state, price]: Unit, at: number): Construction {
  return { id: String(at), unit: `A${at}`, floor: null, requirement: null, price, state, bedrooms: null, surfaceLiving: null }
}

function priceOf(units: readonly Unit[], startPrice: number | null = 250_000): string | undefined {
  const project: Project = {
    ...{ id: 9, number: null, name: { any: 'De Boomgaard' }, summary: null, situation: null, technical: null, delivery: null },
    ...{ startPrice, constructions: units.map(unit), documents: [], photos: [], externalUrl: null, sold: false, createdAt: '2026-01-01T00:00:00.000Z' },
    place: { zip: '9000', city: { any: 'Gent' }, country: 'BE', countryName: null, district: null, address: null, point: null },
  }
  return presentTeaser(project, 'nl').facts.find(({ label }) => label === 'Vraagprijs')?.value
}

const dear: Unit = ['available', 420_000]

test.each<[string, readonly Unit[], string | undefined]>([
  ['a cheaper unit is under option', [['option', 300_000], dear], 'vanaf € 420.000'],
  ['a cheaper unit is sold', [['sold', 300_000], dear], 'vanaf € 420.000'],
  [
    'all that is left is under option',
    [
      ['sold', 300_000],
      ['option', 310_000],
      ['option', 330_000],
    ],
    'vanaf € 310.000',
  ],
  [
    'no available unit has a price',
    [
      ['available', null],
      ['option', 310_000],
    ],
    'vanaf € 250.000',
  ],
  ['all are sold', [['sold', 300_000]], undefined],
  ['it has no units', [], 'vanaf € 250.000'],
])('the price of a project counts what can be bought: %s', (_case, units, price) => {
  expect(priceOf(units)).toBe(price)
})

test('a project without any price is on request', () => {
  expect(priceOf([['available', null]], null)).toMatch(/aanvraag/i)
})
