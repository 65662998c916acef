import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { leaksIn, lettersOf, poison, poisonNames, searchable } from '../../../../tests/feeds/poisons.ts'
import { realRecords } from '../../../../tests/feeds/real-streets.ts'
import { upTo } from '../../../../tests/full.ts'
import { chanceFrom } from '../../../../tests/kit/chance.ts'
import { readProperty } from '../../omnicasa/property.ts'
import { streetCut } from './hide-street.ts'

const options = { salt: 'a salt for tests', publicId: (_kind: string, id: string) => Number(id) }
const ours = [
  'Kerkstraat',
  'Stationsstraat',
  'Gentsesteenweg',
  'Molenstraat',
  'Rue de la Gare',
  "Rue de l'Église",
  'Place du Marché',
  'Rue Haute',
  'Grote Markt',
  'Schulstraße',
  'Nieuwstraat',
  'Rue du Parc',
]

/** All texts of the demo feed, none of which mentions one of these streets. */
function demoTexts(): readonly string[] {
  const texts: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 25 && !/^(?:https?:|data:|\/)/.test(value)) texts.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  walk(JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../../db/demo/feed.json'), 'utf8')))
  return texts
}

describe('texts that do not name the street', () => {
  test('texts that do not name the street are left unchanged, except at most one in two hundred', () => {
    const texts = demoTexts()
    const streets = [...ours, ...realRecords(upTo(300, 9_000)).map(({ place }) => place.Street)]
    const chance = chanceFrom(7)
    const changed: string[] = []
    let total = 0
    for (const street of streets) {
      const cut = streetCut([street], '12', ['Gent'])
      for (let time = 0; time < 40; time += 1) {
        const text = chance.pick(texts)
        total += 1
        if (cut(text) !== text) changed.push(`${street}: ${text.slice(0, 80)}`)
      }
    }
    expect(changed.length / total, changed.slice(0, 5).join('\n')).toBeLessThanOrEqual(0.005)
  })

  test.each([
    ['Stationsstraat', 'Op wandelafstand van het station. De straat is rustig, station en winkels vlakbij.'],
    ['Kerkstraat', 'Tegenover de kerk. Straat met bomen, 14 woningen, kerkplein om de hoek.'],
    ['Brugsestraat', 'Tussen Brugge en Gent, met Brugse gevel.'],
    ['Gentsesteenweg', 'In het centrum van Gent, Gentse Feesten voor de deur.'],
    ['Grote Baan', '3 grote slaapkamers en een grote tuin.'],
    ['Rue de la Gare', 'À deux pas de la gare, rue calme, gare SNCB à 5 minutes.'],
    ['Rue de Namur', 'À vingt minutes de Namur et de Bruxelles.'],
    ['Rue du Moulin', 'Un ancien moulin, près d’un parc; 2 moulins et 14 ares.'],
    ['Place du Marché', 'Le marché se tient sur la place le samedi.'],
    ['Rue Haute', 'Une haute façade, rue calme.'],
    ['Avenue de Woluwe', 'Proche de Woluwe-Saint-Pierre.'],
    ['Sint-Pietersnieuwstraat', 'Vlak bij station Gent-Sint-Pieters.'],
    ['Mühlenweg', 'Neben der alten Mühle, Weg zum Wald.'],
    ['Ham', '3 ha m² grond; hamvraag: wanneer?'],
    ['Kerkstraat', 'De kerk- en schoolomgeving, veertien kamers bij de kerk. Kerk St. Jan.'],
    ['Rue du Parc', 'Rues commerçantes, écoles et parc à proximité; quatorze ares.'],
    ['8 Meiplein', 'Beschikbaar vanaf 8 mei.'],
    ['Molenlaan', 'Bij de molen, twee slaapkamers.'],
  ])('%s costs %j nothing', (street, text) => {
    expect(streetCut([street], '14', ['Gent', 'Gand'])(text)).toBe(text)
  })
})

const records = realRecords(upTo(150, 1_500))

test.skipIf(records.length === 0)('a real street leaves in no file name, in one run of letters or with hyphens', () => {
  for (const { place } of realRecords(upTo(300, 9_000))) {
    const cut = streetCut([place.Street], place.HouseNumber, [place.City])
    const [joined, hyphenated] = [lettersOf(place.Street), place.Street.replace(/[^\p{L}\p{N}]+/gu, '-')]
    const files = [`/photos/${joined}.jpg`, `/photos/${hyphenated}-1.jpg`, `/photos/in${joined}${place.HouseNumber}te.jpg`]
    for (const file of files) expect.soft(leaksIn(searchable([cut(file)]), { street: place.Street, houseNumber: place.HouseNumber }), file).toEqual([])
  }
})

test.skipIf(records.length === 0)('no way of writing a real street leaves in a listing', () => {
  for (const [index, { record, place }] of records.entries()) {
    const address = { street: place.Street, houseNumber: place.HouseNumber, box: 'QX9Z', lat: place.GoogleX + 0.00037, lng: place.GoogleY + 0.00041 }
    for (let time = 0; time < 5; time += 1) {
      const name = poisonNames[(index * 7 + time * 11) % poisonNames.length] ?? ''
      const { text, marks } = poison(name, address)
      const around = `Ruime woning, ${text}, met tuin`
      const poisoned = {
        ...record,
        PublishAddress: false,
        BoxNr: address.box,
        GoogleX: address.lat,
        GoogleY: address.lng,
        DescriptionA: around,
        DescriptionB: around,
      }
      const reading = readProperty(poisoned, options)
      const { title, description } = reading.ok ? reading.listing : { title: null, description: null }
      const shown = [...Object.values(title ?? {}), ...Object.values(description ?? {})]
      expect.soft(leaksIn(searchable(shown), address, marks), `${name}: ${text} in ${place.City}`).toEqual([])
    }
  }
})
