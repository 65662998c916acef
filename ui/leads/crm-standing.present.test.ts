import { expect, test } from 'vitest'
import { presentStanding, standingText } from './crm-standing.present.ts'

const standing = { crm: 'whise', state: 'sent', externalId: null, error: null } as const

test.each([
  [standing, 'Whise: Sent'],
  [{ ...standing, externalId: '1007' }, 'Whise: Sent (1007)'],
  [{ ...standing, state: 'sending' }, 'Whise: Waiting'],
  [{ ...standing, state: 'unconfirmed' }, 'Whise: Awaiting confirmation'],
  [{ ...standing, state: 'refused', error: 'BadRequestFormat' }, 'Whise: Refused (BadRequestFormat)'],
  [{ ...standing, state: 'dead', error: 'status 503 to token' }, 'Whise: Given up'],
  [{ ...standing, state: 'skipped' }, 'Whise: Not sent'],
] as const)('%j is "%s"', (each, text) => {
  expect(standingText(each, 'en')).toBe(text)
})

/** By state: whether it can be sent again, and whether it can be left out. */
test.each([
  ['waiting', false, true],
  ['sending', false, false],
  ['unconfirmed', false, true],
  ['sent', false, false],
  ['uncertain', true, true],
  ['refused', true, true],
  ['dead', true, true],
  ['skipped', true, false],
] as const)('a lead that is %s', (state, mayResend, mayLeave) => {
  const dated = { ...standing, dueAt: '2026-12-01T09:00:00.000Z', sentAt: null }
  expect(presentStanding({ ...dated, state }, 'fr')).toMatchObject({ mayResend, mayLeave })
})
