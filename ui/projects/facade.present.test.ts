import { expect, test } from 'vitest'
import type { Construction } from '#db/model/projects/project.ts'
import { presentFacade } from './facade.present.ts'
import { presentConstructions } from './project-units.present.ts'

const construction = (unit: string, more: Partial<Construction>): Construction => ({
  id: unit,
  unit,
  floor: '0',
  requirement: null,
  price: 300_000,
  state: 'available',
  bedrooms: 2,
  surfaceLiving: null,
  ...more,
})
const present = (constructions: readonly Construction[]) => presentFacade(constructions, presentConstructions({ constructions }, 'en'), 'en')

test('each unit is read as its name, floor, bedrooms, and price or state', () => {
  const units = present([
    construction('A01', {}),
    construction('A11', { floor: '1', bedrooms: 1, state: 'option' }),
    construction('A12', { floor: '1', bedrooms: null, price: null }),
    construction('A21', { floor: '2', bedrooms: 6, state: 'sold' }),
  ])?.blocks.flatMap(({ units: all }) => all.map(({ unit: { text, windows, href } }) => [text.replace(/\s/g, ' '), windows, href]))
  expect(units).toEqual([
    ['A01, Ground floor, 2 bedrooms, € 300.000', 2, '#unit-A01'],
    ['A11, Floor 1, 1 bedroom, Under option', 1, '#unit-A11'],
    ['A12, Floor 1, price on request', 1, '#unit-A12'],
    ['A21, Floor 2, 6 bedrooms, Sold', 3, '#unit-A21'],
  ])
})

test('the legend has the states that occur, and there is no drawing without floors', () => {
  expect(present([construction('A01', {}), construction('A02', { state: 'sold' })])?.legend.map(({ text }) => text)).toEqual(['Available', 'Sold'])
  expect(present([construction('A01', { floor: null })])).toBeNull()
})
