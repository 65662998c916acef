import type { IslandProps } from '../islands/island-props.ts'
import { lazy } from '../islands/lazy.ts'
import { forgetCounts } from './forget-counts.island.ts'
import { mountTidyForm } from './tidy-form.island.ts'

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
}
