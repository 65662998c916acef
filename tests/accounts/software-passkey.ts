import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Options {
  readonly challenge: string
}

/** The attestation of a new passkey: none, signed with its own key, or signed by its maker with a certificate (WebAuthn, section 6.5.3). */
type Attestation = 'none' | 'self' | 'certificate'

/** A passkey in software: it makes one ES256 key and signs challenges with it (WebAuthn, sections 5.1, 6.1 and 6.5). */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  /** The response to registration options. */
  create({ challenge }: Options, attestation: Attestation = 'none') {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), bytes(x), Buffer.from('225820', 'hex'), bytes(y)])
    const id = bytes(this.id)
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
    const data = Buffer.concat([this.#head(0x45), credential])
    const client = this.#client('webauthn.create', challenge)
    const response = {
      clientDataJSON: client,
      attestationObject: this.#attestationObject(attestation, client, data).toString('base64url'),
      transports: ['internal'],
    }
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  /** The response to authentication options. */
  answer({ challenge }: Options) {
    this.#counter += 1
    const data = this.#head(0x05)
    const client = this.#client('webauthn.get', challenge)
    const signature = this.#sign(client, data)
    const response = { clientDataJSON: client, authenticatorData: data.toString('base64url'), signature: signature.toString('base64url') }
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  /** { fmt, attStmt, authData } in CBOR. */
  #attestationObject(attestation: Attestation, client: string, data: Buffer): Buffer {
    const authData = Buffer.concat([Buffer.from('68617574684461746158', 'hex'), Buffer.from([data.length]), data])
    if (attestation === 'none') return Buffer.concat([Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex'), authData])
    const signature = this.#sign(client, data)
    // { alg: -7, sig, x5c? }: the certificate is one byte, which is none.
    const size = attestation === 'self' ? 'a2' : 'a3'
    const statement = Buffer.concat([Buffer.from(`${size}63616c67266373696758`, 'hex'), Buffer.from([signature.length]), signature])
    const certificate = attestation === 'self' ? Buffer.alloc(0) : Buffer.from('63783563814130', 'hex')
    return Buffer.concat([Buffer.from('a363666d74667061636b65646761747453746d74', 'hex'), statement, certificate, authData])
  }

  #sign(client: string, data: Buffer): Buffer {
    return sign('sha256', Buffer.concat([data, createHash('sha256').update(bytes(client)).digest()]), this.#keys.privateKey)
  }

  /** Hash of the host name, flags, counter. */
  #head(flags: number): Buffer {
    const host = createHash('sha256').update(new URL(this.#origin).hostname).digest()
    return Buffer.concat([host, Buffer.from([flags, 0, 0, 0, this.#counter])])
  }

  #client(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin })).toString('base64url')
  }
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
