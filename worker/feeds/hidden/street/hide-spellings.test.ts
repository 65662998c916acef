import { describe, expect, test } from 'vitest'
import { leaksIn, lettersOf, searchable } from '../../../../tests/feeds/poisons.ts'
import { realRecords } from '../../../../tests/feeds/real-streets.ts'
import { isFull, upTo } from '../../../../tests/full.ts'
import { chanceFrom } from '../../../../tests/kit/chance.ts'
import { fieldSpellings, harmlessTexts, type SpelledAddress, textSpellings } from '../../../../tests/kit/corpora/address-spellings.ts'
import { aProperty } from '../../../../tests/kit/factories.ts'
import { openFields } from '../../fields.ts'
import { readPlace } from '../../omnicasa/place.ts'
import { readProperty } from '../../omnicasa/property.ts'
import { neutralReader } from '../../perron/reader.ts'

const seed = Number(process.env.FUZZ_SEED ?? (isFull ? Date.now() % 1_000_000 : 20_261_126))
const options = { salt: 'a salt for tests', publicId: (_kind: string, id: string) => Number(id) }
const ours = ['Zilvermeeuwstraat', 'Rue des Cailles', 'Kerkstraat', 'Avenue Clémentine Daubresse', 'Korte Vuldersreitjesstraat', 'Brugsesteenweg']

/** Streets of the recorded feed whose letters are not those of their town or of an everyday word. */
function addresses(count: number): readonly SpelledAddress[] {
  const own = ours.map((street, index) => ({ street, number: String(27 + index * 10), town: 'Brugge', zip: '8000' }))
  const real = realRecords(count * 2).map(({ place }) => ({ street: place.Street.trim(), number: place.HouseNumber, town: place.City, zip: place.Zip }))
  const isTelling = ({ street, number, town }: SpelledAddress) =>
    /^\d{2,3}$/.test(number) && !/\d/.test(street) && lettersOf(street).length >= 9 && !lettersOf(town).includes(lettersOf(street))
  return [...own, ...real.filter(isTelling)].slice(0, count)
}

function recordOf(address: SpelledAddress, field: string, withNumber: boolean, text: string) {
  return aProperty({
    ...{ PublishAddress: false, Street: field, HouseNumber: withNumber ? address.number : '', City: address.town, Zip: address.zip },
    ...{ GoogleX: 51.21543, GoogleY: 3.23017, DescriptionB: text, MarqueeName: text, Ident: text },
    XLargePictureItems: [{ ID: '1', Url: 'https://crm.example/1.jpg', Name: text }],
  })
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : []
}

describe(`an address in any spelling of its field and of the texts, seed ${seed}`, () => {
  const chance = chanceFrom(seed)
  const all = addresses(upTo(4, 500))
  const texts = Object.entries(textSpellings)

  test('there are at least 60 spellings of the field and 30 of texts', () => {
    expect(Object.keys(fieldSpellings).length).toBeGreaterThanOrEqual(60)
    expect(texts.length).toBeGreaterThanOrEqual(30)
  })

  test.each(Object.entries(fieldSpellings))('a hidden address does not show with a street’s field written %s', (_, write) => {
    for (const address of all) {
      const field = write(address)
      const withNumber = !field.includes(address.number) || chance.happens(0.5)
      const [[, own] = ['', undefined]] = chance.some(texts, 1)
      const text = own?.write(address) ?? ''
      const { cut } = readPlace(openFields(recordOf(address, field, withNumber, text)), options.salt) ?? {}
      const known = { street: address.street, houseNumber: address.number }
      for (const [name, spelling] of texts) {
        const written = spelling.write(address)
        const left = cut?.(written) ?? written
        expect.soft(leaksIn(searchable([left]), known, spelling.marks?.(address)), `${JSON.stringify(field)}, ${name}: ${written} → ${left}`).toEqual([])
      }
      const neutral = {
        ...{ id: '1', type: 'house', negotiation: 'sale', status: 'available', description: text, description_title: text, reference: text },
        location: { street: field, ...(withNumber ? { number: address.number } : {}), city: address.town, postal_code: address.zip, hidden: true },
        images: [{ id: '1', url: 'https://crm.example/1.jpg', name: text }],
      }
      for (const reading of [readProperty(recordOf(address, field, withNumber, text), options), neutralReader.read('listing', neutral, options)]) {
        if (!reading.ok || !('listing' in reading)) throw new Error('not a listing')
        expect.soft(leaksIn(searchable(valuesOf(reading.listing)), known, own?.marks?.(address)), `${JSON.stringify(field)}: ${text}`).toEqual([])
      }
    }
  })

  test('hiding an address costs at most one in two hundred of the texts that hold nothing of it', () => {
    const changed: string[] = []
    let total = 0
    for (const address of all) {
      for (const write of Object.values(fieldSpellings)) {
        const { cut } = readPlace(openFields(recordOf(address, write(address), true, '')), options.salt) ?? {}
        for (const text of harmlessTexts) {
          total += 1
          const left = cut?.(text)
          if (left !== text) changed.push(`${write(address)}: ${text} → ${left}`)
        }
      }
    }
    expect(changed.length / total, changed.slice(0, 8).join('\n')).toBeLessThanOrEqual(0.005)
  })
})
