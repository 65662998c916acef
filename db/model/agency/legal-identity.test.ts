import { expect, test } from 'vitest'
import { isEnterpriseNumber } from './legal-identity.ts'

test.each([
  ['BE 0403.170.701', true],
  ['0403170701', true],
  ['be0403.170.701', true],
  ['BE 0000.000.000', true],
  ['B 123456', true],
  ['BE 0403.170.702', false],
  ['BE 403.170.701', false],
  ['BE 0403.170.7011', false],
  ['LU 12345678', false],
  ['nee', false],
  ['', false],
])('%s is an enterprise number: %s', (text, is) => {
  expect(isEnterpriseNumber(text)).toBe(is)
})
