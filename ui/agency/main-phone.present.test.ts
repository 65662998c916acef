import { expect, test } from 'vitest'
import { agencyWithoutRecord } from '#db/model/agency/agency.ts'
import { presentMainPhone } from './main-phone.present.ts'

const bare = agencyWithoutRecord('huis.example', 'info@huis.example', { default: 'nl', enabled: ['nl'] })

test('the agency is called on its own number; a site without a number that can be dialled offers none', () => {
  expect(presentMainPhone({ ...bare, phone: '+32 2 555 01 00' })).toEqual({ text: '025 55 01 00', href: 'tel:+3225550100' })
  expect(presentMainPhone({ ...bare, phone: 'on request' })).toBe(null)
  expect(presentMainPhone(bare)).toBe(null)
})
