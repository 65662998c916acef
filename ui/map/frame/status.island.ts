import { cloneTemplate, part } from './frame-hooks.island.ts'

/** Shows a message in the map's corner; '' clears it. */
export function showStatus(text: string): void {
  part('status').textContent = text
}

/** Shows that something has failed, with a button to try again. */
export function offerRetry(text: string, again: () => void): void {
  const retry = cloneTemplate('retry')
  retry.addEventListener('click', again)
  part('status').replaceChildren(text, ' ', retry)
}
