import { expect, test, vi } from 'vitest'
import { callService, failedCall } from '#worker/feeds/sync/call-service.ts'
import { failedWrite } from './failed-write.ts'

const person = { firstName: 'An', lastName: 'Peeters (thuis)', email: 'an.peeters@example.com', phone: '+32470123456', address: null }

test.each([
  [401, 'later'],
  [403, 'later'],
  [429, 'later'],
  [400, 'refused'],
  [404, 'refused'],
  [422, 'refused'],
  [408, 'lost'],
  [500, 'lost'],
  [503, 'lost'],
  [302, 'lost'],
])('a write that is answered with the status %i is %s', async (status, kind) => {
  using _ = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }))
  const called = await callService({ name: 'contacts', url: 'https://crm.example/contacts', timeout: 1 }, new Date())
  expect(called.ok ? null : failedWrite(called, person).kind).toBe(kind)
})

test('a write without an answer is lost', async () => {
  using _ = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  const called = await callService({ name: 'contacts', url: 'https://crm.example/contacts', timeout: 1 }, new Date())
  expect(called.ok ? null : failedWrite(called, person)).toEqual({ kind: 'lost', reason: 'the connection for contacts failed or was cut off' })
})

test.each([
  ['no AN.PEETERS@example.com, +32470123456', 'no …, …'],
  ['Peeters (thuis) is not valid', '… is not valid'],
  ['An cannot be stored', '… cannot be stored'],
  [`${'x'.repeat(190)} an.peeters@example.com`, `${'x'.repeat(190)} …`],
])('of the words %j no part of the person is left', (words, expected) => {
  expect(failedWrite(failedCall('wrongAnswer', words), person)).toEqual({ kind: 'lost', reason: expected })
})
