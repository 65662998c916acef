import { part } from './parts.ts'

/** Says something in the map's corner; '' says nothing. */
export function tellStatus(words: string): void {
  part('status').textContent = words
}

/** Says that something has failed, with a button that tries again. */
export function offerRetry(words: string, retry: string, again: () => void): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'text-button'
  button.textContent = retry
  button.addEventListener('click', again)
  part('status').replaceChildren(words, ' ', button)
}
