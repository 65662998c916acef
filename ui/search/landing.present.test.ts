import { expect, test } from 'vitest'
import { findZone, type Zone } from '#db/model/places/zones.ts'
import { presentAround } from './landing.present.ts'

function town(code: string): Zone {
  const zone = findZone(code)
  if (!zone) throw new Error(`no zone ${code}`)
  return zone
}

const ghent = town('be-44021')
const around = (counts: readonly (readonly [code: string, count: number])[]) =>
  presentAround({ goal: 'sale', town: ghent, type: null }, { neighbours: counts.map(([code, count]) => ({ town: town(code), count })), types: [] }, 'en')
    .flatMap(({ links }) => links)
    .map(({ text }) => text)

test('a town with few homes around it leads to the next ones, also where these have one or two', () => {
  expect(
    around([
      ['be-31005', 1],
      ['be-11002', 4],
      ['be-21004', 2],
    ]),
  ).toEqual(['Bruges (1)', 'Antwerp (4)', 'Brussels (2)'])
})

test('towns with an indexed page come before nearer ones without', () => {
  const many = ['be-11002', 'be-21004', 'be-62063', 'be-92094', 'be-24062', 'be-12025'].map((code) => [code, 3] as const)
  expect(around([['be-31005', 2], ...many])).toHaveLength(6)
  expect(around([['be-31005', 2], ...many])).not.toContain('Bruges (2)')
})
