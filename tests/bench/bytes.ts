import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = resolve(import.meta.dirname, '../..')

/** Bytes on the wire by kind, text at brotli 11. */
export interface PageBytes {
  readonly html: number
  readonly script: number
  readonly style: number
  readonly icons: number
  readonly fonts: number
  /** Everything except photographs and fonts. */
  readonly total: number
}

/** What a browser loads initially for a page, without photographs. */
export async function weighPage(origin: string, path: string): Promise<PageBytes> {
  const html = await (await fetch(origin + path)).text()
  /** Fetched rather than read from the build: the Worker composes the agency's own style sheet. */
  const sum = async (addresses: readonly string[], size: (file: Buffer) => number) => {
    const files = [...new Set(addresses)].map(async (address) => Buffer.from(await (await fetch(origin + address)).arrayBuffer()))
    return (await Promise.all(files)).reduce((bytes, file) => bytes + size(file), 0)
  }
  const parts = {
    html: brotli(Buffer.from(html)),
    script: await sum(found(html, /<script[^>]* src="([^"]+)"/g), brotli),
    style: await sum(found(html, /<link rel="stylesheet" href="([^"]+)"/g), brotli),
    icons: await sum(found(html, /<link rel="icon" href="([^"]+)"/g), brotli),
  }
  const fonts = await sum(found(html, /href="([^"]+\.woff2)"/g), (file) => file.length)
  return { ...parts, fonts, total: parts.html + parts.script + parts.style + parts.icons }
}

/** Size of the Worker as deployed. */
export function weighWorker(): number {
  return gzipSync(readFileSync(join(root, 'dist/worker/index.js')), { level: 9 }).length
}

function brotli(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '')
}
