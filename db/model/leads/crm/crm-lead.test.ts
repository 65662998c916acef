import { expect, test } from 'vitest'
import { minute } from '../../site/durations.ts'
import { mayResend, nextSend } from './crm-lead.ts'

const now = new Date('2026-12-01T09:00:00.000Z')

test.each([
  [1, false, 0, 1],
  [2, false, 0, 5],
  [4, false, 0, 60],
  [7, false, 0, 720],
  [29, false, 0, 720],
  // The CRM may still be at work on a write without an answer.
  [1, true, 0, 5],
  [2, true, 1, 6],
  [4, true, 0.5, 66],
] as const)('after failure %i (in doubt: %s, chance %f) a lead is due in %i minutes', (failures, isInDoubt, random, minutes) => {
  expect(nextSend(failures, isInDoubt, now, random)).toEqual(new Date(now.getTime() + minutes * minute))
})

test('after thirty failures a lead is dead', () => {
  expect([nextSend(30, false, now, 0), nextSend(31, true, now, 0)]).toEqual([null, null])
})

test('a person decides about what has stopped, and about nothing that is under way or has arrived', () => {
  const states = ['waiting', 'sending', 'unconfirmed', 'sent', 'uncertain', 'refused', 'dead', 'skipped'] as const
  expect(states.filter(mayResend)).toEqual(['uncertain', 'refused', 'dead', 'skipped'])
})
