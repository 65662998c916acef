import { expect, test } from 'vitest'
import type { SecretAddress } from '#db/schema.ts'
import { addressCut, hideInConstruction, secretCut } from './hide-secret.ts'

const secret: SecretAddress = { street: 'Zilvermeeuwstraat', streets: ['Rue des Cailles'], houseNumber: '127', box: '3', lat: 51.2154, lng: 3.2301 }
const place = { city: { nl: 'Brugge' }, zip: '8000', country: 'BE' } as const
const text = 'Zilvermeeuwstraat 127 of ook wel rue des Cailles genoemd, met bus 3 links, unit B12 rechts, op 51.2154 3.2301'

test('a published address stays', () => {
  expect(addressCut(secret, 'address', place, 'B12')(text)).toBe(text)
})

test('of a published street, only the number, the box, the unit and the point go', () => {
  expect(addressCut(secret, 'street', place, 'B12')(text)).toBe('… of ook wel rue des Cailles genoemd, met … links, … rechts, op …')
  expect(addressCut(secret, 'street', place, null)(text)).toBe('… of ook wel rue des Cailles genoemd, met … links, unit B12 rechts, op …')
  expect(addressCut(secret, 'street', place, 'B12')('Zilvermeeuwstraat')).toBe('Zilvermeeuwstraat')
})

test('of a hidden address, the street goes too, by all its names', () => {
  expect(addressCut(secret, 'city', place, 'B12')(text)).toBe('… of ook wel … genoemd, met … links, … rechts, op …')
  expect(addressCut(secret, 'city', place, null)('Zilvermeeuwstraat in Brugge')).toBe('… in Brugge')
  expect(addressCut({ ...secret, streets: [] }, 'city', place, null)('rue des Cailles')).toBe('rue des Cailles')
})

test('without a street, its number, box and point go', () => {
  const { streets, ...rest } = secret
  expect(streets).toHaveLength(1)
  expect(addressCut({ ...rest, street: null }, 'city', place, null)('Kwikstaartdreef, nr. 127, met bus 3 en 51.2154 3.2301')).toBe(
    'Kwikstaartdreef, …, met … en …',
  )
})

test('the street goes in the other language of Brussels too', () => {
  const louise = { ...secret, street: 'Avenue Louise', streets: [] }
  expect(addressCut(louise, 'city', { city: { fr: 'Ixelles' }, zip: '1050', country: 'BE' }, null)('Louizalaan')).toBe('…')
  expect(addressCut(louise, 'city', { city: { fr: 'Ixelles' } }, null)('Louizalaan')).toBe('Louizalaan')
  expect(addressCut(louise, 'street', { city: { fr: 'Ixelles' }, zip: '1050', country: 'BE' }, null)('Louizalaan')).toBe('Louizalaan')
})

test('a street that is part of the town’s name, or of another name of it, is hidden only with its number', () => {
  const dorp = { ...secret, street: 'Brugge', streets: [] }
  expect(addressCut(dorp, 'city', { city: { fr: 'Bruges' }, zip: '8000', country: 'BE' }, null)('Brugge, Brugge 127')).toBe('Brugge, …')
  expect(addressCut(dorp, 'city', { city: { nl: 'Brugge' } }, null)('Brugge, Brugge 127')).toBe('Brugge, …')
})

test.each([
  [{ street: 'Zilvermeeuwstraat', houseNumber: '127', box: '3' }, text],
  [{ street: 'Zilvermeeuwstraat', houseNumber: null, box: '3' }, '… of ook wel rue des Cailles genoemd, met … links, unit B12 rechts, op …'],
  [{ street: 'Zilvermeeuwstraat', houseNumber: '127', box: null }, '… of ook wel rue des Cailles genoemd, met … links, unit B12 rechts, op …'],
  [{ street: 'Zilvermeeuwstraat', houseNumber: null, box: null }, '… of ook wel rue des Cailles genoemd, met … links, unit B12 rechts, op …'],
  [null, '… of ook wel … genoemd, met … links, unit B12 rechts, op …'],
])('a stored record that publishes %j', (address, left) => {
  expect(secretCut(secret, { ...place, address })(text)).toBe(left)
})

test('of a unit in its project’s list, the parts that tell the address go', () => {
  const cut = addressCut(secret, 'city', place, null)
  const unit = { id: '1', price: 1, state: 'available', bedrooms: 2, surfaceLiving: 90 } as const
  const textual = { ...unit, unit: 'Zilvermeeuwstraat 127', floor: 'bus 3', requirement: { nl: 'Zilvermeeuwstraat' } }
  expect(hideInConstruction(textual, cut)).toEqual({ ...unit, unit: null, floor: null, requirement: null })
  const plain = { ...unit, unit: 'B12', floor: '2', requirement: { nl: 'Met kelder' } }
  expect(hideInConstruction(plain, cut)).toEqual(plain)
})
