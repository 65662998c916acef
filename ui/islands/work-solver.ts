/** Work as the server sets it: which number, put behind the salt, has this hash? */
export interface Work {
  readonly algorithm: string
  /** In hexadecimal. */
  readonly challenge: string
  readonly salt: string
  readonly signature: string
  /** The number is no greater. */
  readonly maxnumber: number
}

const together = 500

/** Runs as a worker: tries number after number, some at once, and says the one that fits, or -1. */
addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  postMessage(await find(data))
})

async function find({ algorithm, challenge, salt, maxnumber }: Work): Promise<number> {
  const encoder = new TextEncoder()
  const wanted = Number.parseInt(challenge.slice(0, 8), 16)
  for (let start = 0; start <= maxnumber; start += together) {
    const numbers = Array.from({ length: together }, (_, index) => start + index)
    const hashes = await Promise.all(numbers.map((number) => crypto.subtle.digest(algorithm, encoder.encode(salt + number))))
    const found = hashes.findIndex((hash) => new DataView(hash).getUint32(0) === wanted && hexOf(hash) === challenge)
    if (found >= 0) return start + found
  }
  return -1
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
