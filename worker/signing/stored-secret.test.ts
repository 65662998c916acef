import { expect, test } from 'vitest'
import { decryptSecret, encryptSecret } from './stored-secret.ts'

const now = { current: 'the secret in use now', previous: [] }
const rotated = { current: 'the secret after a rotation', previous: [now.current] }

test('a secret is read back, under a previous signing secret too, and not after that one is removed', async () => {
  const stored = await encryptSecret(now, 'mail', 'pässword ☂')
  expect(stored).not.toContain('word')
  expect(await decryptSecret(now, 'mail', stored)).toBe('pässword ☂')
  expect(await decryptSecret(rotated, 'mail', stored)).toBe('pässword ☂')
  expect(await decryptSecret({ ...rotated, previous: [] }, 'mail', stored)).toBeNull()
})

test('a secret that was changed, cut or encrypted for another purpose is not read', async () => {
  const stored = await encryptSecret(now, 'mail', 'password')
  const changed = stored.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
  for (const wrong of [changed, stored.slice(0, 20), '']) expect(await decryptSecret(now, 'mail', wrong)).toBeNull()
  expect(await decryptSecret(now, 'other', stored)).toBeNull()
})

test('the same secret is stored differently each time', async () => {
  expect(await encryptSecret(now, 'mail', 'password')).not.toBe(await encryptSecret(now, 'mail', 'password'))
})
