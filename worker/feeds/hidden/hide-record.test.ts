import { expect, test } from 'vitest'
import { streetsOfRecord } from './hide-record.ts'

const nothing = { street: null, otherStreets: [], houseNumber: null, box: null, zip: null, city: null, raw: {} }

test.each([
  ['nothing', {}, { street: null }],
  ['a street', { street: { nl: 'Zilvermeeuwstraat' } }, { street: 'Zilvermeeuwstraat' }],
  ['a street in two languages', { street: { fr: 'Avenue des Cigognes', nl: 'Ooievaarslaan' } }, { street: 'Ooievaarslaan', streets: ['Avenue des Cigognes'] }],
  [
    'other fields',
    { street: { nl: 'Ooievaarslaan' }, otherStreets: [{ nl: 'Storchenallee' }, { nl: 'Ooievaarslaan' }] },
    { street: 'Ooievaarslaan', streets: ['Storchenallee'] },
  ],
  ['only other fields', { otherStreets: [{ nl: 'Storchenallee' }] }, { street: null, streets: ['Storchenallee'] }],
  ['other keys', { street: { nl: 'Ooievaarslaan' }, raw: { Rue: 'Cigognes' } }, { street: 'Ooievaarslaan', streets: ['Cigognes'] }],
  ['other keys and a number', { houseNumber: '27', raw: { Rue: 'Cigognes', Nr: 27 } }, { street: null, streets: ['Cigognes'] }],
  ['other keys and another number', { houseNumber: '25', raw: { Rue: 'Cigognes', Nr: 27 } }, { street: null, streets: ['Cigognes 27'] }],
  ['a town that is a street', { city: { nl: 'Brugge', fr: 'Kwikstaartdreef' } }, { street: null, streets: ['Kwikstaartdreef'] }],
  ['a house number that is a street', { houseNumber: 'Kwikstaartdreef 7' }, { street: null, streets: ['Kwikstaartdreef 7'] }],
  ['a box that is a street', { box: 'Kwikstaartdreef' }, { street: null, streets: ['Kwikstaartdreef'] }],
  ['a postcode that is a street', { zip: 'Kwikstaartdreef' }, { street: null, streets: ['Kwikstaartdreef'] }],
])('a record with %s', (_, fields, streets) => {
  expect(streetsOfRecord({ ...nothing, ...fields })).toEqual(streets)
})

test.each([
  ['by the number of the record', { street: { nl: 'Ooievaarslaan' }, houseNumber: '27' }, ['Kwikstaartdreef']],
  ['by a number in a list', { street: { nl: 'Ooievaarslaan' }, houseNumber: '25-27' }, ['Kwikstaartdreef']],
  ['by the number in the street', { street: { nl: 'Ooievaarslaan 27' } }, ['Kwikstaartdreef']],
  ['not by another number', { street: { nl: 'Ooievaarslaan' }, houseNumber: '25' }, undefined],
  ['not without a number', { street: { nl: 'Ooievaarslaan' } }, undefined],
  ['by any number, where there is neither a number nor a street', {}, ['Kwikstaartdreef']],
  ['by any number, where the street has no kind', { street: { nl: 'Ooievaar' } }, ['Kwikstaartdreef']],
])('a street is found in texts %s', (_, fields, streets) => {
  const raw = { Description: 'Woning: Kwikstaartdreef 27, met tuin' }
  expect(streetsOfRecord({ ...nothing, ...fields, raw }).streets).toEqual(streets)
})

test('a street in texts that the record’s own fields name is not repeated', () => {
  const raw = { Description: 'Woning: ooievaarslaan 27, en hier: Avenue des Cigognes 27' }
  const fields = { ...nothing, street: { nl: 'Hoek Ooievaarslaan' }, houseNumber: '27', raw }
  expect(streetsOfRecord(fields)).toEqual({ street: 'Hoek Ooievaarslaan', streets: ['Avenue des Cigognes'] })
})

test('a field of more than 200 characters is kept as its names', () => {
  const most = `Zilvermeeuwstraat ${'a'.repeat(182)}`
  expect(streetsOfRecord({ ...nothing, street: { nl: most } })).toEqual({ street: most })
  const { street, streets } = streetsOfRecord({ ...nothing, street: { nl: `Zilvermeeuwstraat, ${'a'.repeat(182)}` } })
  expect(street).toHaveLength(200)
  expect(streets).toContain('Zilvermeeuwstraat')
})

test('at most forty streets are kept', () => {
  const otherStreets = Array.from({ length: 50 }, (_, index) => ({ nl: `Zilvermeeuwstraat ${index}` }))
  const { streets } = streetsOfRecord({ ...nothing, otherStreets })
  expect(streets).toHaveLength(40)
  expect(streets?.at(-1)).toBe('Zilvermeeuwstraat 39')
})
