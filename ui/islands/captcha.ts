const goodFor = 20 * 60 * 1000 // ms; the server believes a proof for half an hour

/**
 * Spares the visitor the number: the browser begins to work when somebody comes to the form, and the form waits for it when it is sent. Where
 * the work fails, or has been refused, the number is asked for after all.
 */
export function mountCaptcha(field: HTMLElement): void {
  const form = field.closest('form')
  const proof = field.querySelector<HTMLInputElement>('[name=altcha]')
  if (!form || !proof || field.classList.contains('is-wrong')) return
  let begun = 0
  let work: Promise<string> | null = null
  let waiting = false
  const begin = (): Promise<string> => {
    if (work && Date.now() - begun < goodFor) return work
    begun = Date.now()
    proof.value = ''
    work = import('./work-proof.ts').then(({ proveWork }) => proveWork())
    work.then(
      (solution) => {
        proof.value = solution
      },
      () => ask(),
    )
    return work
  }
  const ask = () => {
    form.removeEventListener('submit', send)
    field.hidden = false
  }
  const send = (event: SubmitEvent) => {
    if (proof.value !== '' && Date.now() - begun < goodFor) return
    event.preventDefault()
    if (waiting) return
    waiting = true
    begin()
      .then(
        () => form.requestSubmit(event.submitter),
        () => field.querySelector<HTMLInputElement>('#captcha')?.focus(),
      )
      .finally(() => {
        waiting = false
      })
  }
  field.hidden = true
  form.addEventListener('focusin', begin, { once: true })
  form.addEventListener('submit', send)
  // Kept by the browser and shown again: what was sent is spent.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) begun = 0
  })
}
