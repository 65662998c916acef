import type { EdgeTag } from '#worker/http/edge.ts'

/** Work done after the response. */
export type Work =
  | { readonly kind: 'warm-lists'; readonly version: number }
  | { readonly kind: 'write-sitemap' }
  | { readonly kind: 'sync'; readonly run: string; readonly step: number }
  | { readonly kind: 'purge'; readonly tags: readonly EdgeTag[] }
  | { readonly kind: 'mail'; readonly id: string }
