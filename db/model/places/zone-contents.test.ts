import { describe, expect, test } from 'vitest'
import { regionOf } from './region.ts'
import { zoneHolds } from './zone-contents.ts'
import { zoneTable } from './zone-table.ts'
import { findZone } from './zones.ts'

const entries = [...zoneTable().entries.values()]
const zips = [...zoneTable().zips.values()]

function zone(code: string) {
  const found = findZone(code)
  if (!found) throw new Error(`No zone ${code}`)
  return found
}

describe('whether a zone contains a place', () => {
  const at = (zip: string | null, ...names: string[]) => ({ country: 'BE' as const, zip, names })
  const luxembourg = (zip: string, ...names: string[]) => ({ country: 'LU' as const, zip, names })

  test.each([
    ['be', at(null), true],
    ['be', luxembourg('4010'), false],
    ['lu', luxembourg('4010'), true],
    ['be-02000', at('8000'), true],
    ['be-02000', at('1000'), false],
    ['be-04000', at('1299'), true], // by its range; the postcode is not in the table
    ['be-30000', at('8310'), true],
    ['be-30000', at('9000'), false],
    ['be-30000', at(null, 'Brugge'), false],
    ['be-31005', at('8380', 'Zeebrugge'), true],
    ['be-31005', luxembourg('8380'), false],
    ['be-62063', luxembourg('4020'), false],
    ['lu-esch-sur-alzette', luxembourg('4020'), true],
    ['lu-canton-esch-sur-alzette', luxembourg('4020'), true],
    ['lu-canton-redange', luxembourg('4020'), false],
    ['be-8310-assebroek', at('8310', 'Assebroek'), true],
    ['be-8310-assebroek', at('8310', 'Brugge', 'assebroek'), true],
    ['be-8310-assebroek', at('8310', 'Brugge (Assebroek)'), true],
    ['be-8310-assebroek', at('8310', 'Brugge'), false],
    ['be-8310-assebroek', at('8310', 'Sint-Kruis'), false],
    ['be-8310-sint-kruis', at('8310', 'ST KRUIS'), true],
    ['be-8310-sint-kruis', at('8000', 'Sint-Kruis'), false],
    ['be-1020-laken', at('1020', 'Bruxelles'), true], // the only locality of its postcode
    ['lu-strassen', luxembourg('1210', 'Strassen'), true],
    ['lu-strassen', luxembourg('1210', 'Luxembourg'), false],
    ['lu-luxembourg', luxembourg('1210', 'Luxemburg'), true],
    ['be-31005', at('8000; DROP', '<b>'), false],
  ])('whether the zone %s contains the place %j is %s', (code, place, expected) => {
    expect(zoneHolds(zone(code))(place)).toBe(expected)
  })

  test('no place in another country', () => {
    expect(entries.filter(({ zone }) => zoneHolds(zone)({ country: 'other', zip: '8000', names: ['Brugge'] }))).toEqual([])
  })

  test('the postcodes that regionOf gives its region', () => {
    const regions = { 'be-02000': 'flanders', 'be-03000': 'wallonia', 'be-04000': 'brussels' } as const
    const regionAbove = (code: string | null): string | null => (code === null || code in regions ? code : regionAbove(findZone(code)?.parent ?? null))
    const belgian = zips.filter(({ key }) => !key.startsWith('L'))
    const differing = belgian.filter(({ key, municipalities }) =>
      municipalities.some((town) => Object.entries(regions).some(([code, name]) => (regionAbove(town.zone.code) === code) !== (regionOf('BE', key) === name))),
    )
    expect(belgian.length).toBeGreaterThan(1100)
    expect(differing.map(({ key }) => key)).toEqual([])
  })

  test('a zone contains only places that its municipality and province hold', () => {
    const localities = entries.filter(({ zone }) => zone.kind === 'locality')
    const mismatches = localities.filter(({ zone: { country, names, parent }, zips }) => {
      const above = parent ? zone(parent) : null
      const around = above?.parent ? zone(above.parent) : null
      const place = { country, zip: (zips[0] ?? '').replace('L-', ''), names: Object.values(names) }
      return !above || !around || !zoneHolds(above)(place) || !zoneHolds(around)(place)
    })
    expect(mismatches.map(({ zone }) => zone.code)).toEqual([])
  })
})
