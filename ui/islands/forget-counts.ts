import { findParts, partValue } from './lookup.ts'

/** Takes the numbers out of a filter form, as they are of other choices than the form's. */
export function forgetCounts(form: HTMLFormElement): void {
  for (const button of findParts(form, 'show')) button.textContent = partValue(button, 'show')
  for (const count of findParts(form, 'count')) count.textContent = ''
  for (const status of findParts(form, 'status')) status.textContent = ''
}
