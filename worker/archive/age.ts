import { createCipheriv, createHmac, hkdfSync } from 'node:crypto'

/**
 * Encrypts to a public key in the format of age (age-encryption.org/v1, C2SP/age), so that `age -d` opens what is written here. The site holds no key
 * that opens it.
 */

const chunkSize = 64 * 1024 // bytes, as the format says
const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const checksumLength = 6

/** Encrypts bytes to a recipient ('age1…'). */
export async function encryptTo(recipient: string, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const theirs = readRecipient(recipient)
  if (theirs === null) throw new Error('the public key of the archives is not an age recipient')
  const fileKey = crypto.getRandomValues(new Uint8Array(16))
  const nonce = crypto.getRandomValues(new Uint8Array(16))
  const lines = ['age-encryption.org/v1', ...(await stanzaFor(theirs, fileKey)), '---']
  const mac = createHmac('sha256', derived(fileKey, new Uint8Array(), 'header'))
    .update(lines.join('\n'))
    .digest()
  const header = Buffer.from(`${lines.join('\n')} ${unpadded(mac)}\n`)
  const payload = seal(derived(fileKey, nonce, 'payload'), bytes)
  return new Uint8Array(Buffer.concat([header, nonce, ...payload]))
}

/** The file key, wrapped for the recipient. */
async function stanzaFor(theirs: Uint8Array<ArrayBuffer>, fileKey: Uint8Array): Promise<readonly string[]> {
  const pair = await crypto.subtle.generateKey('X25519', true, ['deriveBits'])
  if (!('privateKey' in pair)) throw new TypeError('X25519 makes pairs of keys')
  const share = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const known = await crypto.subtle.importKey('raw', theirs, 'X25519', false, [])
  const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: 'X25519', public: known }, pair.privateKey, 256))
  const wrapKey = derived(shared, Buffer.concat([share, theirs]), 'age-encryption.org/v1/X25519')
  return [`-> X25519 ${unpadded(share)}`, unpadded(Buffer.concat(sealChunk(wrapKey, new Uint8Array(12), fileKey)))]
}

function derived(key: Uint8Array, salt: Uint8Array, info: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, salt, info, 32))
}

/** STREAM: chunks whose nonce counts them and marks the last. */
function seal(key: Uint8Array, bytes: Uint8Array): Uint8Array[] {
  const chunks = Math.max(1, Math.ceil(bytes.length / chunkSize))
  return Array.from({ length: chunks }, (_, at) => {
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(at, 7)
    nonce[11] = at === chunks - 1 ? 1 : 0
    return sealChunk(key, nonce, bytes.subarray(at * chunkSize, (at + 1) * chunkSize))
  }).flat()
}

function sealChunk(key: Uint8Array, nonce: Uint8Array, bytes: Uint8Array): Uint8Array[] {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
  const sealed = [cipher.update(Buffer.from(bytes)), cipher.final()]
  return [...sealed, cipher.getAuthTag()]
}

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** The X25519 key of an age recipient; null if it is none. */
export function readRecipient(recipient: string): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBech32('age', recipient.trim())
  return bytes?.length === 32 ? bytes : null
}

/** The bytes of a Bech32 text (BIP 173) with a prefix, in lower case; null if it is damaged. */
export function fromBech32(prefix: string, text: string): Uint8Array<ArrayBuffer> | null {
  if (!text.startsWith(`${prefix}1`)) return null
  const values = Array.from(text.slice(prefix.length + 1), (letter) => alphabet.indexOf(letter))
  if (values.includes(-1) || checksumOf([...expanded(prefix), ...values]) !== 1) return null
  let [buffer, bits] = [0, 0]
  const bytes: number[] = []
  for (const value of values.slice(0, -checksumLength)) {
    buffer = ((buffer << 5) | value) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((buffer >> bits) & 0xff)
  }
  return Uint8Array.from(bytes)
}

/** Bytes as a Bech32 text. */
export function toBech32(prefix: string, bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const values = (bits.match(/.{1,5}/g) ?? []).map((five) => Number.parseInt(five.padEnd(5, '0'), 2))
  const sum = checksumOf([...expanded(prefix), ...values, ...Array<number>(checksumLength).fill(0)]) ^ 1
  const checksum = Array.from({ length: checksumLength }, (_, at) => (sum >> (5 * (checksumLength - 1 - at))) & 31)
  return `${prefix}1${[...values, ...checksum].map((value) => alphabet[value]).join('')}`
}

function expanded(prefix: string): readonly number[] {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

function checksumOf(values: readonly number[]): number {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
  return values.reduce((sum, value) => {
    const top = sum >> 25
    return generators.reduce((each, generator, at) => ((top >> at) & 1 ? each ^ generator : each), ((sum & 0x1ffffff) << 5) ^ value)
  }, 1)
}
