import { createChallenge } from 'altcha-lib/v1'
import { expect, test } from 'vitest'
import { checkSolution, setWork } from './captcha.ts'

const now = new Date('2026-12-01T09:00:00Z')
const secrets = { current: 'sixteen characters', previous: ['the one before it'] }
const soon = new Date('2026-12-01T09:10:00Z')

/** The solution of an easy challenge as a browser sends it; some of it may be changed. */
async function solved(hmacKey: string, { expires = soon, ...change }: Readonly<Record<string, unknown>> & { readonly expires?: Date } = {}) {
  const { algorithm, challenge, salt, signature } = await createChallenge({ hmacKey, number: 7, maxnumber: 9, expires })
  return btoa(JSON.stringify({ algorithm, challenge, salt, signature, number: 7, ...change }))
}

test('the right number of a challenge that is ours is a proof until it expires', async () => {
  const sent = await solved(secrets.current)
  expect(await checkSolution(secrets, sent, now)).toEqual({ id: JSON.parse(atob(sent)).challenge, expires: soon })
  expect(await checkSolution(secrets, sent, new Date(soon.getTime() - 1))).not.toBe(null)
  expect(await checkSolution(secrets, sent, soon)).toBe(null)
})

test('a challenge that was set under the secret before is ours too', async () => {
  expect(await checkSolution(secrets, await solved('the one before it'), now)).not.toBe(null)
})

test.each<[what: string, sent: () => Promise<string>]>([
  ['a challenge that another has set', () => solved('another secret')],
  ['a wrong number', () => solved(secrets.current, { number: 8 })],
  ['no number', () => solved(secrets.current, { number: '7' })],
  ['a number beyond the hardest', () => solved(secrets.current, { number: 50_001 })],
  ['another signature', () => solved(secrets.current, { signature: '0'.repeat(64) })],
  ['another challenge', () => solved(secrets.current, { challenge: '0'.repeat(64) })],
  ['another algorithm', () => solved(secrets.current, { algorithm: 'SHA-1' })],
  ['a challenge that does not expire', () => solved(secrets.current, { salt: 'salt' })],
  ['a later expiry', () => solved(secrets.current, { salt: `salt?expires=${soon.getTime()}` })],
  ['no base64', async () => '{"a":1}'],
  ['nothing', async () => ''],
])('%s is no proof', async (_, sent) => {
  expect(await checkSolution(secrets, await sent(), now)).toBe(null)
})

test('a new challenge is ours, of a number up to fifty thousand, for half an hour', async () => {
  const challenge = await setWork(secrets, now)
  const expires = new URLSearchParams(challenge.salt.split('?')[1]).get('expires')
  expect([challenge, expires]).toMatchObject([{ algorithm: 'SHA-256', maxnumber: 50_000 }, String(Date.parse('2026-12-01T09:30:00Z') / 1000)])
})
