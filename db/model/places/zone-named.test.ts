import { describe, expect, test } from 'vitest'
import { zoneNamed } from './zone-named.ts'
import { zoneTable } from './zone-table.ts'

describe('a typed place', () => {
  test.each([
    ['Brugge', 'be-31005'],
    ['bruges', 'be-31005'],
    ['BRÜGGE', 'be-31005'],
    ['8000', '8000'],
    ['8000 Brugge', '8000'],
    ['Bruges (8000)', '8000'],
    ['B-8000', '8000'],
    ['8310 Assebroek', 'be-8310-assebroek'],
    ['Assebroek', 'be-8310-assebroek'],
    ['L-4010', 'L-4010'],
    ['l4010', 'L-4010'],
    ['4010', 'L-4010'], // Belgium has no such postcode
    ['4020', '4020'],
    ['4020 Esch-sur-Alzette', 'L-4020'],
    ['Vlaams-Brabant', 'be-20001'],
    ['Provincie Antwerpen', 'be-10000'],
    ['province de liege', 'be-60000'],
    ['Vlaanderen', 'be-02000'],
    ['Région flamande', 'be-02000'],
    ['Flandern', 'be-02000'],
    ['Bruxelles', 'be-04000'],
    ['Laeken', 'be-1020-laken'],
    ['Luxembourg', 'lu'],
    ['Lëtzebuerg', 'lu'],
    ['Luxembourg City', 'lu-luxembourg'],
    ['Mersch', 'lu-mersch'],
    ['Canton de Mersch', 'lu-canton-mersch'],
    ['Esch an der Alzette', 'lu-esch-sur-alzette'],
    ['Aalst', 'be-41002'], // the town, not the villages of the same name
    ['St. Kruis', 'be-8310-sint-kruis'],
    ['sintkruis', 'be-8310-sint-kruis'],
    ['Saint Trond', 'be-71053'],
    ["Braine-l'Alleud", 'be-25014'],
    ['braine l alleud', 'be-25014'],
    ['Berchem (Antwerpen)', 'be-2600-berchem'],
    ['Ypres', 'be-33011'],
    ['Löwen', 'be-24062'],
  ])('%s resolves to %s', (text, value) => {
    expect(zoneNamed(text)).toEqual({ key: /^(L-)?\d{4}$/.test(value) ? 'zip' : 'zone', value })
  })

  test.each(['', '  ', '-', 'Nergenshuizen', '8000 Gent', '0000', 'L-0000', '80', 'Berchem', 'Saint-Nicolas', '%', '\u0000', '<b>'])(
    '%j resolves to nothing',
    (text) => {
      expect(zoneNamed(text)).toBeNull()
    },
  )

  test('a postcode and a locality’s name resolve to that locality', () => {
    const wrong = [...zoneTable().entries.values()]
      .filter(({ zone }) => zone.kind === 'locality' && zone.country === 'BE')
      .filter(({ zone, zips: [zip] }) => zoneNamed(`${zip} ${zone.names.nl}`)?.value !== zone.code)
    expect(wrong.map(({ zone }) => zone.code)).toEqual([])
  })
})
