/** Work done after the response. */
export type Work =
  | { readonly kind: 'warm-lists'; readonly version: number }
  | { readonly kind: 'write-sitemap' }
  | { readonly kind: 'mail'; readonly id: string }
