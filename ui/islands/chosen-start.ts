import { control } from './html-hooks.ts'
import type { IslandProps } from './island-props.ts'
import { closestPart, findControls, findParts, partValue } from './lookup.ts'

/**
 * Repeats the chosen time beside the button. Showing another day drops the chosen time: of a group of radio buttons only the checked one takes
 * the Tab key, and it would be out of sight. After Back the time is chosen again if it is still free. The browser must not do that: it restores
 * a radio button by its place among those of its name, and would choose another time when the names or the free times have changed.
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
  const kept = history.state?.start
  if (kept === undefined) return
  for (const each of starts) each.checked = false
  const start = starts.find(({ value }) => value === kept)
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
 * After another day is shown: times out of sight are neither chosen nor part of the group of radio buttons, since the Tab key goes to the one
 * of the group that had the focus last. The error summary leads to the first in sight.
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
