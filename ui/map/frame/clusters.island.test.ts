import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ClusterIndex, maxZoom } from './clusters.island.ts'
import type { MapPoint } from './map-points.island.ts'
import { shortPrice } from './marker-view.island.ts'

const belgium = [2.5, 49.4, 6.5, 51.6] as const
const point = fc.tuple(fc.double({ min: 2.6, max: 6.4, noNaN: true }), fc.double({ min: 49.5, max: 51.5, noNaN: true }), fc.integer({ min: 1, max: 500 }))

test('at every zoom each listing is in exactly one cluster', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 200 }), fc.integer({ min: 4, max: maxZoom }), (points, zoom) => {
      const index = new ClusterIndex(points.map(([lng, lat, count], at): MapPoint => [lng, lat, count, count === 1 ? at + 1 : null, null]))
      const total = index.clusters(belgium, zoom).reduce((sum, cluster) => sum + cluster.count, 0)
      expect(total).toBe(points.reduce((sum, [, , count]) => sum + count, 0))
    }),
    { numRuns: 60 },
  )
})

test('listings at one place never separate, and their ids are known', () => {
  const index = new ClusterIndex([1, 2, 3].map((id): MapPoint => [4.35, 50.85, 1, id, 100_000 * id]))
  const [cluster, ...others] = index.clusters(belgium, maxZoom)
  expect(others).toEqual([])
  expect(cluster).toMatchObject({ count: 3, id: null, expansionZoom: null })
  expect(cluster?.ids().toSorted()).toEqual([1, 2, 3])
})

test('listings at two places separate at the zoom that the cluster names', () => {
  const index = new ClusterIndex([
    [4.35, 50.85, 1, 1, null],
    [4.36, 50.85, 1, 2, null],
  ])
  const [cluster] = index.clusters(belgium, 8)
  expect(cluster).toMatchObject({ count: 2 })
  expect(index.clusters(belgium, cluster?.expansionZoom ?? 0)).toHaveLength(2)
})

test('a cell of the site’s answer is zoomed into and has no ids', () => {
  const [cluster] = new ClusterIndex([[4.35, 50.85, 40, null, null]]).clusters(belgium, 9)
  expect(cluster).toMatchObject({ count: 40, id: null, expansionZoom: 11 })
  expect(cluster?.ids()).toEqual([])
})

test.each([
  [950, 'nl', '€ 950'],
  [395_000, 'fr', '€ 395.000'],
  [999_499, 'en', '€ 999.499'],
  [1_250_000, 'nl', '€ 1,25\u00a0mln'],
  [1_250_000, 'fr', '€ 1,25\u00a0M'],
  [12_000_000, 'de', '€ 12\u00a0Mio'],
] as const)('the short form of %d in %s', (amount, locale, text) => {
  expect(shortPrice(amount, locale)).toBe(text)
})
