import { expect, test } from 'vitest'
import { tenantFee } from './agency-fee.ts'

test.each([
  ['luxembourg', '2024-07-31', null],
  ['luxembourg', '2024-08-01', 0.5],
  ['luxembourg', '2026-11-26T10:00:00Z', 0.5],
  ['luxembourg', 'x', null],
  ['flanders', '2026-11-26', null],
  ['brussels', '2026-11-26', null],
  ['wallonia', '2026-11-26', null],
] as const)('in %s on %s a tenant pays the share %s', (region, day, share) => {
  expect(tenantFee(region, day)?.share ?? null).toBe(share)
})

test('the fee has Luxembourg’s VAT, and a source', () => {
  expect(tenantFee('luxembourg', '2026-11-26')).toMatchObject({ vat: 0.17, sure: 'high', checked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect(URL.canParse(tenantFee('luxembourg', '2026-11-26')?.source.url ?? '')).toBe(true)
})
