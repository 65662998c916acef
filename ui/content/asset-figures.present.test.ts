import { expect, test } from 'vitest'
import { presentAssetFigures } from './asset-figures.present.ts'

const total = { key: 'total', forSale: 4, forRent: 2, sold: 1204, let: 3, medianPrice: null, medianRent: null }

test('the agency in numbers: homes sold, the median of days, offices', () => {
  expect(presentAssetFigures({ total, daysToSale: 50 }, 3, 'nl')).toEqual([
    { value: '1.204', label: 'panden verkocht' },
    { value: '50', label: 'dagen tot de verkoop (mediaan)' },
    { value: '3', label: 'kantoren' },
  ])
})

test('what is unknown, or a single one, is left out', () => {
  expect(presentAssetFigures(null, 1, 'nl')).toEqual([])
  expect(presentAssetFigures({ total: { ...total, sold: 1 }, daysToSale: null }, 2, 'de')).toEqual([{ value: '2', label: 'Büros' }])
})
