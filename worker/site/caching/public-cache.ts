import { day } from '#db/model/site/durations.ts'

/** The `Cache-Control` of an answer that every visitor may share for some time, in milliseconds. */
export function sharedFor(time: number): string {
  return `public, max-age=${time / 1000}`
}

/** The `Cache-Control` of a file whose address changes with its content. */
export const immutable = `${sharedFor(365 * day)}, immutable`
