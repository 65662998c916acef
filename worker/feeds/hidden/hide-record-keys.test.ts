import { expect, test } from 'vitest'
import { streetsAtKeys } from './hide-record-keys.ts'

test.each([
  [{ Straat: 'Zilvermeeuwstraat' }, ['Zilvermeeuwstraat']],
  [{ Straat: '  Zilvermeeuw\n straat ' }, ['Zilvermeeuw straat']],
  [{ Rue: 'Zilvermeeuw' }, ['Zilvermeeuw']],
  [{ Straße: 'Zilvermeeuw' }, ['Zilvermeeuw']],
  [{ 'Address.Street': 'Zilvermeeuw' }, ['Zilvermeeuw']],
  [{ Address: 'Zilvermeeuw 27' }, ['Zilvermeeuw 27']],
  [{ Address: 'Zilvermeeuw' }, []],
  [{ Address: 'Zilvermeeuwstraat' }, ['Zilvermeeuwstraat']],
  [{ Address: { Line: 'Zilvermeeuwstraat' } }, ['Zilvermeeuwstraat']],
  [{ Address: { Line: 'Zilvermeeuw 27' } }, []],
  [{ Address: { '0': 'Zilvermeeuw 27', '1': 'Gent' } }, ['Zilvermeeuw 27']],
  [{ Address: { City: 'Gent' } }, []],
  [{ Description: 'Zilvermeeuwstraat' }, []],
  [{ Street: 'Z' }, []],
  [{ Street: '27' }, []],
  [{ Street: 'Zé' }, ['Zé']],
  [{ Street: 'info@perron.example' }, []],
  [{ Street: 'https://perron.example' }, []],
  [{ Street: 27 }, []],
  [{ Street: null }, []],
  [{ Street: undefined }, []],
  [{ StreetType: 'Zilvermeeuw' }, []],
  [{ HideStreet: 'Zilvermeeuwstraat' }, []],
  [{ OfficeStreet: 'Zilvermeeuwstraat' }, []],
  [{ Office: { Street: 'Zilvermeeuwstraat' } }, []],
  [['Zilvermeeuwstraat'], []],
  ['Zilvermeeuwstraat', []],
  [null, []],
])('in %j the streets are %j', (record, streets) => {
  expect(streetsAtKeys(record, null)).toEqual(streets)
})

test.each(['0', '12', 'name', 'Naam', 'nom', 'VALUE', 'text', 'label', 'full', 'long', 'short', 'any', 'nl', 'fr', 'en', 'de', 'lb'])(
  'the key %s below a street says nothing else',
  (key) => {
    expect(streetsAtKeys({ Street: { [key]: 'Zilvermeeuw' } }, null)).toEqual(['Zilvermeeuw'])
  },
)

test.each(['id', 'names', 'nickname', 'x1', '1x', 'enl', 'context'])('the key %s below a street says something else', (key) => {
  expect(streetsAtKeys({ Street: { [key]: 'Zilvermeeuw' } }, null)).toEqual([])
})

test.each([
  [{ Street: 'Zilvermeeuwstraat', Number: 27 }, 'Zilvermeeuwstraat 27'],
  [{ Street: 'Zilvermeeuwstraat', Number: ' 27A ' }, 'Zilvermeeuwstraat 27A'],
  [{ Street: 'Zilvermeeuwstraat', HouseNumber: ['27'] }, 'Zilvermeeuwstraat 27'],
  [{ Street: 'Zilvermeeuwstraat', Nr: { Value: 27 } }, 'Zilvermeeuwstraat 27'],
  [{ Street: 'Zilvermeeuwstraat', Nr: 'bis' }, 'Zilvermeeuwstraat'],
  [{ Street: 'Zilvermeeuwstraat', Nr: 'bis 27' }, 'Zilvermeeuwstraat'],
  [{ Street: 'Zilvermeeuwstraat', Nr: '', Number: 27 }, 'Zilvermeeuwstraat 27'],
  [{ Street: 'Zilvermeeuwstraat', Nr: null }, 'Zilvermeeuwstraat'],
  [{ Street: 'Zilvermeeuwstraat', Number: 14 }, 'Zilvermeeuwstraat'],
  [{ Street: 'Zilvermeeuwstraat', Phone: 27 }, 'Zilvermeeuwstraat'],
  [{ Nr: 27, Street: { Name: 'Zilvermeeuwstraat' } }, 'Zilvermeeuwstraat 27'],
  [{ Nr: 27, Street: ['Zilvermeeuwstraat'] }, 'Zilvermeeuwstraat 27'],
  [{ Nr: 27, Street: { Name: 'Zilvermeeuwstraat', Nr: 29 } }, 'Zilvermeeuwstraat 29'],
])('a street has the house number of its object, %j', (record, street) => {
  expect(streetsAtKeys(record, '14')).toEqual([street])
})

test('a street is read once', () => {
  expect(streetsAtKeys({ Street: 'Zilvermeeuw', Straat: 'Zilvermeeuw', Rue: 'Goéland' }, null)).toEqual(['Zilvermeeuw', 'Goéland'])
})

test('at most twenty streets are read', () => {
  const street = Array.from({ length: 25 }, (_, index) => `Zilvermeeuw ${index}`)
  expect(streetsAtKeys({ Street: street }, null)).toEqual(street.slice(0, 20))
})

test('keys are read seven levels deep', () => {
  expect(streetsAtKeys({ Street: [[[[[['Zilvermeeuw']]]]]] }, null)).toEqual(['Zilvermeeuw'])
  expect(streetsAtKeys({ Street: [[[[[[['Zilvermeeuw']]]]]]] }, null)).toEqual([])
})
