import type { IslandProps } from '../islands/island-props.ts'
import { lazy } from '../islands/lazy.ts'
import { closestPart, findControl, findParts, partValue } from '../islands/lookup.ts'

const liveCounts = lazy(() => import('./live-counts.island.ts'))

/** A filter form: its counts follow the choices. The code for that is fetched on the first change. */
export function mountFilters(form: HTMLElement, { goal }: IslandProps['filters']): void {
  mountTidyForm(form)
  if (!(form instanceof HTMLFormElement)) return
  const update = () =>
    liveCounts.run(
      ({ updateCounts }) => updateCounts(form, goal),
      () => forgetCounts(form),
    )
  form.addEventListener('input', update)
  form.addEventListener('change', update)
  form.addEventListener('click', (event) => {
    const limit = closestPart(event.target, 'limit')
    const field = limit && findControl(form, 'priceMax')
    if (!field) return
    event.preventDefault()
    field.value = partValue(limit, 'limit') ?? ''
    update()
  })
}

/** Removes the counts from a filter form, because they no longer match its choices. */
export function forgetCounts(form: HTMLFormElement): void {
  for (const button of findParts(form, 'show')) button.textContent = partValue(button, 'show')
  for (const count of findParts(form, 'count')) count.textContent = ''
  for (const status of findParts(form, 'status')) status.textContent = ''
}

/** Leaves empty fields out of the address that a search form submits. */
export function mountTidyForm(form: HTMLElement): void {
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) {
      if (value === '') formData.delete(name)
    }
  })
}
