import { control } from '../islands/html-hooks.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { closestPart, findControls, findParts, partValue } from '../islands/lookup.ts'

/**
 * Repeats the chosen time beside the button. Showing another day unchecks it: Tab stops only at the checked button of a radio group, which
 * would be hidden. After Back this script restores the time if it is still free. The browser must not: it restores radio buttons by
 * position, and would check another time if the names or the free times had changed.
 */
export function mountChosenStart(output: HTMLElement, { none, chosen }: IslandProps['chosen-start']): void {
  const form = output.closest('form')
  if (!form) return
  const starts = [...findControls(form, 'start')]
  for (const radio of [...starts, ...findParts(form, 'start-view')]) radio.setAttribute('autocomplete', 'off')
  const update = () => {
    const start = starts.find(({ checked }) => checked)
    const day = start && partValue(closestPart(start, 'start-day'), 'start-day')
    const text = start && day ? chosen.replace('%', `${day}, ${start.labels?.[0]?.textContent}`) : none
    if (output.textContent !== text) output.textContent = text
  }
  form.addEventListener('change', ({ target }) => {
    if (closestPart(target, 'start-view')) showOther(starts)
    update()
    history.replaceState({ ...history.state, start: starts.find(({ checked }) => checked)?.value }, '')
  })
  chooseAgain(starts)
  update()
}

function chooseAgain(starts: readonly HTMLInputElement[]): void {
  const remembered = history.state?.start
  if (remembered === undefined) return
  for (const each of starts) each.checked = false
  const start = starts.find(({ value }) => value === remembered)
  const day = closestPart(start ?? null, 'start-day')
  if (!start || !day) return
  for (const shown of [day.parentElement, day]) {
    const view = shown?.previousElementSibling?.querySelector('input')
    if (view) view.checked = true
  }
  start.checked = true
  showOther(starts)
}

/**
 * After another day is shown, hidden times are unchecked and leave the radio group, because Tab goes to the button of the group that last
 * had the focus. The error summary links to the first visible time.
 */
function showOther(starts: readonly HTMLInputElement[]): void {
  const isSeen = (start: HTMLInputElement) => start.checkVisibility({ visibilityProperty: true })
  const id = starts.find((start) => start.id !== '')?.id ?? ''
  const first = starts.find(isSeen)
  for (const start of starts) {
    const isShown = isSeen(start)
    if (!isShown) start.checked = false
    start.name = isShown ? control('start') : ''
    start.id = start === first ? id : ''
  }
}
