import { forgetCounts } from './forget-counts.ts'
import type { IslandProps } from './island-props.ts'
import { lazy } from './lazy.ts'
import { mountTidyForm } from './tidy-form.ts'

const liveCounts = lazy(() => import('./live-counts.ts'))

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
