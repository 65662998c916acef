import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agencyWithoutRecord } from '#db/model/agency/agency.ts'
import { presentMainPhone, presentPhone } from './phone.present.ts'

test.each([
  ['0478123456', '0478 12 34 56', 'tel:+32478123456'],
  ['+32 478 12 34 56', '0478 12 34 56', 'tel:+32478123456'],
  ['0032 (0)478/12.34.56', '0478 12 34 56', 'tel:+32478123456'],
  ['+32 2 555 01 00', '025 55 01 00', 'tel:+3225550100'],
  ['050 55 01 10', '050 55 01 10', 'tel:+3250550110'],
  ['+352 26 12 34', '+352 26 12 34', 'tel:+352261234'],
  ['(+31) 6 12345678', '(+31) 6 12345678', 'tel:+31612345678'],
  ['00 33 6 12 34 56 78', '00 33 6 12 34 56 78', 'tel:+33612345678'],
  ['ask for An', 'ask for An', null],
])('%j is shown as %j and dials %j', (typed, text, href) => {
  expect(presentPhone(typed)).toEqual({ text, href })
})

test('a shown number still dials the same', () => {
  const belgian = fc.constantFrom('+32', '0032', '0').chain((prefix) => fc.integer({ min: 470_000_000, max: 499_999_999 }).map((number) => prefix + number))
  fc.assert(
    fc.property(belgian, (typed) => {
      expect(presentPhone(presentPhone(typed).text).href).toBe(presentPhone(typed).href)
    }),
  )
})

const bare = agencyWithoutRecord('huis.example', 'info@huis.example', { default: 'nl', enabled: ['nl'] })

test('the agency is called on its own number; a site without a number that can be dialled offers none', () => {
  expect(presentMainPhone({ ...bare, phone: '+32 2 555 01 00' })).toEqual({ text: '025 55 01 00', href: 'tel:+3225550100' })
  expect(presentMainPhone({ ...bare, phone: 'on request' })).toBe(null)
  expect(presentMainPhone(bare)).toBe(null)
})
