import type { EntryRecord } from './entry.ts'

/** What is published and what is sold does not return with the rest of a home entered by hand. */
const staying = ['location.hidden', 'location.number_hidden', 'price.hidden', 'status', 'closed_on'] as const

/** The record that a return to an earlier version gives, as a draft. */
export function returnedEntry(earlier: EntryRecord, now: EntryRecord): EntryRecord {
  const rest = Object.entries(earlier).filter(([path]) => !staying.some((each) => each === path))
  return Object.fromEntries([...rest, ...staying.flatMap((path) => (now[path] === undefined ? [] : [[path, now[path]]]))])
}
