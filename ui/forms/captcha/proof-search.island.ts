/** A challenge of ALTCHA's first protocol: find the number that, appended to the salt, has this hash. */
export interface Challenge {
  readonly algorithm: string
  /** The hash, hexadecimal. */
  readonly challenge: string
  readonly salt: string
  readonly signature: string
  /** The largest number to try. */
  readonly maxnumber: number
}

const batchSize = 500

/** The number that fits, or -1. */
export async function findNumber({ algorithm, challenge, salt, maxnumber }: Challenge): Promise<number> {
  const encoder = new TextEncoder()
  const firstBytes = Number.parseInt(challenge.slice(0, 8), 16)
  for (let start = 0; start <= maxnumber; start += batchSize) {
    const numbers = Array.from({ length: batchSize }, (_, index) => start + index)
    const hashes = await Promise.all(numbers.map((number) => crypto.subtle.digest(algorithm, encoder.encode(salt + number))))
    const found = hashes.findIndex((hash) => new DataView(hash).getUint32(0) === firstBytes && hexOf(hash) === challenge)
    if (found >= 0) return start + found
  }
  return -1
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
