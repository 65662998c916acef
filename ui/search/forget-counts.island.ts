import { findParts, partValue } from '../islands/lookup.ts'

/** Removes the counts from a filter form, because they no longer match its choices. */
export function forgetCounts(form: HTMLFormElement): void {
  for (const button of findParts(form, 'show')) button.textContent = partValue(button, 'show')
  for (const count of findParts(form, 'count')) count.textContent = ''
  for (const status of findParts(form, 'status')) status.textContent = ''
}
