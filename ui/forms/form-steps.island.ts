import { closestPart, findParts } from '../islands/lookup.ts'

/**
 * Shows the steps of a form one at a time: a submit opens the next one, and only that of the last sends the form. The browser's way back
 * leads through the steps too. A link to a field of another step, as in an error summary, opens that step.
 */
export function mountFormSteps(place: HTMLElement): void {
  const steps = [...findParts(place, 'step')]
  const form = place.closest('form')
  let open = steps.findIndex(({ classList }) => classList.contains('is-open'))
  history.replaceState({ step: open }, '')
  const show = (at: number) => {
    open = at
    steps.forEach((step, index) => {
      step.classList.toggle('is-open', index === at)
    })
    steps[at]?.focus()
  }
  // In the capture phase of the document: before the captcha and the check of the connection, which only the last submit needs.
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form || open === steps.length - 1) return
      event.preventDefault()
      event.stopPropagation()
      history.pushState({ step: open + 1 }, '')
      show(open + 1)
    },
    { capture: true },
  )
  addEventListener('popstate', ({ state }) => {
    // A fragment's own entry has no state: it leads to a field of the step that is open.
    const step: unknown = state?.step
    if (typeof step === 'number') show(step)
  })
  document.addEventListener('click', ({ target }) => {
    if (closestPart(target, 'back')) return show(Math.max(open - 1, 0))
    const link = target instanceof Element ? target.closest('a') : null
    const field = link?.hash ? document.getElementById(link.hash.slice(1)) : null
    const at = steps.findIndex((step) => step.contains(field))
    if (at >= 0 && at !== open) show(at)
  })
}
