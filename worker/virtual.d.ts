/// <reference types="vite/types/importMeta.d.ts" />

/** A hash of each feed adapter's source: while it is unchanged, unchanged records need not be parsed again. */
declare module 'virtual:feed-rules-hash' {
  import type { FeedFormat } from '#db/model/feeds/import-run.ts'

  export const feedRulesHashes: Readonly<Record<FeedFormat, string>>
}

/** The client build's files, as the browser asks for them, and the name of this build; made by vite.config.ts. */
declare module 'virtual:client-assets' {
  export const script: string
  export const style: string
  export const deskStyle: string
  export const fonts: readonly string[]
  export const mapScript: string
  export const mapStyle: string
  /** Modules that the map's script imports, for `modulepreload`. */
  export const mapParts: readonly string[]
  /** The words that search sentences are read with. */
  export const sentenceWords: string
  export const build: string
}

/** Cloudflare's cache in front of the Worker; absent elsewhere. */
declare module 'cloudflare:workers' {
  import type { CacheContext } from '@cloudflare/workers-types'

  export const cache: CacheContext | undefined
}

/** The runtime's socket API. */
declare module 'cloudflare:sockets' {
  import type { Socket, SocketAddress, SocketOptions } from '@cloudflare/workers-types'

  export function connect(address: SocketAddress, options: SocketOptions): Socket
}

/** A WebAssembly module, compiled when the Worker is deployed: the runtime cannot compile one from bytes. */
declare module '*.wasm' {
  const compiled: WebAssembly.Module
  export default compiled
}

/** The styles that each page carries in its head; made by vite.config.ts. */
declare module 'virtual:page-styles' {
  import type { EarlyFaces } from '#worker/local/page-styles/early-faces.ts'
  import type { PageStyles } from '#worker/local/page-styles/page-styles.ts'

  export function pageStyles(): Pick<PageStyles, 'layers' | 'contexts' | 'rules' | 'sheets'>
  export const earlyFaces: EarlyFaces
  /** The number of a page's sheet, by its component. */
  export const sheetOf: ReadonlyMap<unknown, number>
}
