import { expect, test } from 'vitest'
import { encryptTo, fromBech32, readRecipient, toBech32 } from '#worker/archive/age.ts'
import { decrypt, makeKey, readKey, recipientOf } from './age-keys.ts'

/** Made by age-keygen's format and by the command age 1.x: what it encrypted to this key. */
const identity = 'AGE-SECRET-KEY-1VPR5KEENR0PCLFKDYTGDP3DTHPC2GNPG7UV377TGTXF40ZAW0DQSQKWXRP'
const recipient = 'age1q62xat353fw2w2hmsvr2f3y68l23qph82pjef3u0zmrf59sdnyhq08qz6x'
const encrypted =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBONDlGRHBZUFdlV2ExUWhPcTFKMm5ia0pVY09aWmJtQWtKR1hKczBQQUhNClJzN1U5ZUhVVXJESjBSMEZaUC8xKzN1V1NBYXFKaTFtVWpHS25GYTZWTGMKLS0tIHRyYjY5Qm9VdGtheEFlbER5SkdPK2NiVHVRM2tlcitHb2JFMEZuN1E4TTgK8jvv1dOlziMcaXjSVJpo0FnNrFTQVyfA7OYvuEm3fDHwr5yNTNpOuNMMaOxR9GhM4GikAQ=='

function keyOf(text: string) {
  const key = readKey(text)
  if (key === null) throw new Error('no key')
  return key
}

test('what age has encrypted is opened, by the key alone or in the file of age-keygen', () => {
  expect(decrypt(keyOf(identity), Buffer.from(encrypted, 'base64')).toString()).toBe('De trap voor de deur')
  expect(recipientOf(keyOf(`# created: today\n# public key: ${recipient}\n${identity}\n`))).toBe(recipient)
})

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])('%d bytes come back', async (length) => {
  const { file, recipient: made } = makeKey(new Date())
  const bytes = Buffer.alloc(length, 'Perron')
  expect(decrypt(keyOf(file), await encryptTo(made, bytes)).equals(bytes)).toBe(true)
})

test('another key opens nothing, and a changed or shortened file is refused', async () => {
  const sealed = await encryptTo(recipient, Buffer.alloc(70_000, 'x'))
  const changed = Uint8Array.from(sealed, (byte, at) => (at === 60_000 ? byte ^ 1 : byte))
  expect(() => decrypt(keyOf(makeKey(new Date()).file), sealed)).toThrow()
  expect(() => decrypt(keyOf(identity), changed)).toThrow()
  expect(() => decrypt(keyOf(identity), sealed.subarray(0, 65_800))).toThrow()
  expect(() => decrypt(keyOf(identity), Buffer.from('nothing of the kind'))).toThrow('it is not a file of age')
})

test('a mistyped public key is none', () => {
  expect(readRecipient(recipient)).toHaveLength(32)
  expect([readRecipient(recipient.replace('q62x', 'q62y')), readRecipient('age1'), readRecipient(''), readRecipient(identity)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('Bech32 is that of BIP 173', () => {
  expect(fromBech32('a', 'a12uel5l')).toEqual(new Uint8Array())
  expect(toBech32('a', new Uint8Array())).toBe('a12uel5l')
  expect(toBech32('age', readRecipient(recipient) ?? new Uint8Array())).toBe(recipient)
})
