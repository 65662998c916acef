/** Asks before another form of the page is sent while this one holds input, which would be lost with the page. */
export function mountUnsent(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  let [isTyped, isOtherSent] = [false, false]
  // On the document, since fields of the form may stand outside it.
  document.addEventListener('input', ({ target }) => {
    isTyped ||= [...form.elements].some((field) => field === target)
  })
  document.addEventListener('submit', (event) => {
    isOtherSent = event.target !== form && !event.defaultPrevented
  })
  addEventListener('beforeunload', (event) => {
    if (isTyped && isOtherSent) event.preventDefault()
    isOtherSent = false
  })
}
