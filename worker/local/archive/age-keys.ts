import { createDecipheriv, createHmac, createPrivateKey, createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync, type KeyObject } from 'node:crypto'
import { fromBech32, toBech32 } from '#worker/archive/age.ts'

/** Private keys of age: making one, and opening what was encrypted to it. Only commands do, never the site. */

const identityPrefix = 'age-secret-key-'
const chunkSize = 64 * 1024 + 16 // bytes, with the tag
/** The DER of a raw X25519 key begins with these. */
const privateHead = Buffer.from('302e020100300506032b656e04220420', 'hex')
const publicHead = Buffer.from('302a300506032b656e032100', 'hex')

/** A new key: the text of a key file, as `age-keygen` writes it, and the public key. */
export function makeKey(now: Date): { readonly file: string; readonly recipient: string } {
  const { privateKey, publicKey } = generateKeyPairSync('x25519')
  const identity = toBech32(identityPrefix, rawOf(privateKey)).toUpperCase()
  const recipient = toBech32('age', rawOf(publicKey))
  return { file: `# created: ${now.toISOString()}\n# public key: ${recipient}\n${identity}\n`, recipient }
}

/** The private key in the text of a key file, or in the key itself; null if there is none. */
export function readKey(text: string): KeyObject | null {
  const line = text.split(/\s+/).find((each) => each.toLowerCase().startsWith(`${identityPrefix}1`))
  const bytes = line === undefined ? null : fromBech32(identityPrefix, line.toLowerCase())
  return bytes?.length === 32 ? createPrivateKey({ key: Buffer.concat([privateHead, bytes]), format: 'der', type: 'pkcs8' }) : null
}

/** The public key of a private one, as age writes it. */
export function recipientOf(key: KeyObject): string {
  return toBech32('age', rawOf(createPublicKey(key)))
}

/** Opens an age file. @throws Error if it was encrypted to another key, or is damaged */
export function decrypt(key: KeyObject, bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes)
  const macAt = file.indexOf('\n--- ') + 1
  const end = file.indexOf('\n', macAt) + 1
  const header = file.subarray(0, macAt + 3)
  const [, stanza = '', body = ''] = header.toString().split('\n')
  const share = Buffer.from(stanza.replace('-> X25519 ', ''), 'base64')
  if (macAt === 0 || end === 0 || share.length !== 32) throw new Error('it is not a file of age for an X25519 key')
  const theirs = createPublicKey({ key: Buffer.concat([publicHead, share]), format: 'der', type: 'spki' })
  const shared = diffieHellman({ privateKey: key, publicKey: theirs })
  const ours = rawOf(createPublicKey(key))
  const fileKey = open(derived(shared, Buffer.concat([share, ours]), 'age-encryption.org/v1/X25519'), Buffer.alloc(12), Buffer.from(body, 'base64'))
  const mac = createHmac('sha256', derived(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest('base64')
    .replaceAll('=', '')
  if (mac !== file.subarray(macAt + 4, end - 1).toString()) throw new Error('its header is damaged')
  return openPayload(derived(fileKey, file.subarray(end, end + 16), 'payload'), file.subarray(end + 16))
}

function openPayload(key: Buffer, payload: Buffer): Buffer {
  const chunks = Math.max(1, Math.ceil(payload.length / chunkSize))
  return Buffer.concat(
    Array.from({ length: chunks }, (_, at) => {
      const nonce = Buffer.alloc(12)
      nonce.writeUInt32BE(at, 7)
      nonce[11] = at === chunks - 1 ? 1 : 0
      return open(key, nonce, payload.subarray(at * chunkSize, (at + 1) * chunkSize))
    }),
  )
}

function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
}

function derived(key: Uint8Array, salt: Uint8Array, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, 32))
}

/** The last 32 bytes of its DER are the raw key. */
function rawOf(key: KeyObject): Buffer {
  return (key.type === 'private' ? key.export({ format: 'der', type: 'pkcs8' }) : key.export({ format: 'der', type: 'spki' })).subarray(-32)
}
