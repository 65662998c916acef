import { expect, test } from 'vitest'
import { listMapNames } from './map-names.ts'

test('the largest towns come first, in the language of the map', () => {
  const first = (locale: 'nl' | 'fr' | 'de') =>
    listMapNames(locale)
      .slice(0, 18)
      .map(([, , , name]) => name)
  expect(first('nl')).toEqual(
    'Brussel Antwerpen Gent Luxemburg Luik Charleroi Brugge Namen Bergen Leuven Hasselt Kortrijk Oostende Esch-sur-Alzette Doornik Aarlen Bastenaken Mechelen'.split(
      ' ',
    ),
  )
  expect([first('fr')[4], first('de')[4], first('fr').at(-1)]).toEqual(['Liège', 'Lüttich', 'Malines'])
})

test('each name has its rank: large towns, chief towns, municipalities, localities', () => {
  const names = listMapNames('fr')
  const of = (name: string) => names.filter(([, , , each]) => each === name).map(([lat, lng, rank]) => [lat, lng, rank])
  expect([of('Bruxelles'), of('Turnhout'), of('Damme'), of('Assebroek')]).toEqual([
    [[50.85, 4.349, 0]],
    [[51.322, 4.945, 1]],
    [[expect.closeTo(51.25, 1), expect.closeTo(3.28, 1), 2]],
    [[expect.closeTo(51.2, 1), expect.closeTo(3.25, 1), 3]],
  ])
  const ranks = names.map(([, , rank]) => rank)
  expect(ranks).toEqual(ranks.toSorted())
  expect([17, 40].map((count, rank) => ranks.filter((each) => each === rank).length - count)).toEqual([0, 0])
})

test('the chief towns are those of the arrondissements and cantons', () => {
  const chief = listMapNames('fr')
    .filter(([, , rank]) => rank === 1)
    .map(([, , , name]) => name)
  expect(chief).toEqual(
    (
      'Malines Turnhout Hal Vilvorde Nivelles Dixmude Ypres Roulers Tielt Furnes Alost Termonde Eeklo Audenarde Saint-Nicolas Ath Mouscron La Louvière ' +
      'Soignies Thuin Huy Verviers Waremme Maaseik Tongeren-Borgloon Marche-en-Famenne Neufchâteau Virton Dinant Philippeville Capellen Clervaux Diekirch ' +
      'Echternach Grevenmacher Mersch Redange Remich Vianden Wiltz'
    ).split(/ (?!Louvière)/),
  )
})

test('no province, region or country has a name on the map', () => {
  const names = new Set(listMapNames('nl').map(([, , , name]) => name))
  expect(['West-Vlaanderen', 'Vlaanderen', 'België'].filter((name) => names.has(name))).toEqual([])
})
