/** What the Worker puts off until after the answer. */
export type Work = { readonly kind: 'warm-lists'; readonly version: number } | { readonly kind: 'mail'; readonly id: string }
