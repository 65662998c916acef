import { expect, test } from 'vitest'
import { heldUntil, restorableSince } from './undo-time.ts'

const now = new Date('2026-11-26T12:00:00.000Z')

test('a mail from the desk is held for ten seconds', () => {
  expect(heldUntil(now).toISOString()).toBe('2026-11-26T12:00:10.000Z')
})

test('a removed record can be restored for a day', () => {
  expect(restorableSince(now)).toBe('2026-11-25T12:00:00.000Z')
})
