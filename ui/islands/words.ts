import type { PlainKey } from '#messages/translate.ts'

/** The messages islands may ask for; the server gives no others. */
export const islandKeys = ['gallery.error', 'gallery.next', 'gallery.previous', 'gallery.zoom', 'frame.close'] as const satisfies readonly PlainKey[]
