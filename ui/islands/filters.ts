import { mountTidyForm } from './tidy-form.ts'

/** A form of filters: its counts follow once somebody changes something, and what does the counting is fetched then. */
export function mountFilters(form: HTMLElement): void {
  mountTidyForm(form)
  const follow = () => {
    void import('./live-counts.ts').then(({ followFilters }) => {
      if (form instanceof HTMLFormElement) followFilters(form)
    })
  }
  form.addEventListener('input', follow)
  form.addEventListener('change', follow)
}
