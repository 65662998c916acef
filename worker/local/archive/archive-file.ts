import { closeSync, openSync, readSync, writeSync } from 'node:fs'

/** The file of an archive: a tar of `manifest.json` and `pieces/NAME.age`, which `tar` and `age -d` read too. */

const block = 512

/** Writes an archive's file, entry by entry. */
export function createArchiveFile(path: string) {
  const file = openSync(path, 'wx', 0o600)
  return {
    add(name: string, bytes: Uint8Array): void {
      writeSync(file, headerOf(name, bytes.length))
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
      writeSync(file, new Uint8Array((block - (bytes.length % block)) % block))
    },
    close(): void {
      writeSync(file, new Uint8Array(2 * block))
      closeSync(file)
    },
  }
}

/** Opens an archive's file: where each entry lies. Throws if it is no such file, or was cut short. */
export function openArchiveFile(path: string) {
  const file = openSync(path, 'r')
  const places = new Map<string, { readonly from: number; readonly size: number }>()
  const take = (from: number, size: number) => {
    const bytes = Buffer.alloc(size)
    let got = 0
    while (got < size) {
      const read = readSync(file, bytes, got, size - got, from + got)
      if (read === 0) throw new Error('the archive is cut short')
      got += read
    }
    return bytes
  }
  for (let at = 0; ; ) {
    const header = take(at, block)
    if (header.every((byte) => byte === 0)) break
    const name = header.subarray(0, 100).toString().replace(/\0.*$/s, '')
    const size = Number.parseInt(header.subarray(124, 135).toString(), 8)
    if (!Number.isInteger(size) || header.subarray(257, 262).toString() !== 'ustar') throw new Error('it is not an archive of npm run backup')
    places.set(name, { from: at + block, size })
    at += block + Math.ceil(size / block) * block
  }
  return {
    read(name: string): Buffer {
      const place = places.get(name)
      if (place === undefined) throw new Error(`the archive has no ${name}`)
      return take(place.from, place.size)
    },
    close: () => closeSync(file),
  }
}

/** A header in the format ustar. */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0'.repeat(2), 108)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write(`${'0'.repeat(11)}\0`, 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}
