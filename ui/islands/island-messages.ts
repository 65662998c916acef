import type { PlainKey } from '#messages/translate.ts'

/** The messages that islands load at `/words/{locale}.json`; no others are served. */
export const islandKeys = [
  'consent.notKept',
  'gallery.error',
  'gallery.next',
  'gallery.previous',
  'gallery.zoom',
  'frame.close',
  'favourites.cleared',
  'favourites.copied',
  'favourites.failed',
  'favourites.notCopied',
  'favourites.notKept',
  'favourites.removed',
  'favourites.retry',
  'favourites.savedAll',
  'favourites.undo',
  'viewed.cleared',
  'viewed.kept',
  'viewed.unkept',
] as const satisfies readonly PlainKey[]
