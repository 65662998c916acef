import { expect, test } from 'vitest'
import { openFields, readFlag } from './fields.ts'

test('keys match regardless of casing, spaces and underscores', () => {
  const fields = openFields({ 'number_of Bedrooms': 3, CITY: 'Gent' })
  expect(fields.take('NumberOfBedRooms')).toBe(3)
  expect(fields.take('City')).toBe('Gent')
})

test("'', null and '-' are skipped for a key with a value", () => {
  const fields = openFields({ City: '-', city: '', CITY: null, ciTy: ' Gent ' })
  expect(fields.take('City')).toBe('Gent')
})

test('the first name with a value wins', () => {
  expect(openFields({ ConditionID: 3, ConditionName: 'new' }).take('ConditionName', 'ConditionID')).toBe('new')
  expect(openFields({ ConditionID: 3, ConditionName: '' }).take('ConditionName', 'ConditionID')).toBe(3)
})

test('unused fields are left over under their own names', () => {
  const fields = openFields({ ID: 1, Goal: 'what', New_Field: [1] })
  fields.take('ID')
  expect(fields.read(['Goal'], () => null)).toBeNull()
  expect(fields.rest()).toEqual([
    ['Goal', 'what'],
    ['New_Field', [1]],
  ])
})

test.each([[true], ['true'], ['True'], [1], ['1'], ['yes'], ['ja'], ['oui'], [2]])('%j is true', (value) => {
  expect(readFlag(value)).toBe(true)
})
test.each([[false], ['false'], [0], ['0'], ['no'], ['nee'], ['non'], ['nein']])('%j is false', (value) => {
  expect(readFlag(value)).toBe(false)
})
test.each([['perhaps'], [-1], [null], [{}]])('%j is neither true nor false', (value) => {
  expect(readFlag(value)).toBeNull()
})
