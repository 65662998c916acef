import { minute } from '#db/model/site/durations.ts'
import type { IslandProps } from '../../islands/island-props.ts'
import { findControl } from '../../islands/lookup.ts'
import { mountOfflineForms } from '../offline-form.island.ts'

const validFor = 20 * minute // ms; the server accepts a proof for half an hour

/**
 * Replaces the captcha question with a proof of work: it starts when the visitor enters the form, and submitting waits for it. The question
 * is shown if the work fails twice or the server has refused an answer; after a failure offline, submitting starts the work again. If a
 * form was submitted before this script had loaded, with neither proof nor answer, the work starts at once, and the form is resubmitted if
 * it has no other error.
 */
export function mountCaptcha(field: HTMLElement, { answer, isOnlyError }: IslandProps['captcha']): void {
  const form = field.closest('form')
  const solution = findControl(field, 'altcha')
  if (form) mountOfflineForms(form)
  if (!form || !solution || answer === 'wrong') return
  let startedAt = 0
  let work: Promise<string> | null = null
  let isWaiting = false
  const isProven = () => solution.value !== '' && Date.now() - startedAt < validFor
  const start = (): Promise<string> => {
    if (work && Date.now() - startedAt < validFor) return work
    startedAt = Date.now()
    solution.value = ''
    work = import('./proof-of-work.island.ts').then(({ solveChallenge }) => solveChallenge())
    work.then(
      (value) => {
        solution.value = value
      },
      () => {
        if (navigator.onLine) showQuestion()
        else work = null
      },
    )
    return work
  }
  const showQuestion = () => {
    form.removeEventListener('submit', send)
    field.hidden = false
  }
  const wait = (isBusy: boolean) => {
    isWaiting = isBusy
    for (const button of form.querySelectorAll('[type=submit]')) button.toggleAttribute('aria-busy', isBusy)
  }
  const send = (event: SubmitEvent) => {
    if (isProven() || (findControl(field, 'captcha')?.value ?? '') !== '') return
    event.preventDefault()
    if (isWaiting) return
    wait(true)
    start()
      .then(
        () => form.requestSubmit(event.submitter),
        () => (navigator.onLine ? findControl(field, 'captcha')?.focus() : form.requestSubmit(event.submitter)),
      )
      .finally(() => wait(false))
  }
  form.addEventListener('submit', send)
  // A page restored from the back/forward cache holds a proof that was sent already.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    startedAt = 0
    wait(false)
  })
  if (answer === 'none') sendAgain(form, isOnlyError, start)
  else {
    field.hidden = true
    form.addEventListener('focusin', start, { once: true })
  }
}

/** Starts the work at once, then resubmits the form, unless the visitor has another field to correct, has begun to type, or must choose a file again. */
function sendAgain(form: HTMLFormElement, isOnlyError: boolean, start: () => Promise<string>): void {
  let isUntouched = isOnlyError && form.querySelector('[type=file]') === null
  form.addEventListener('input', () => {
    isUntouched = false
  })
  start().then(
    () => isUntouched && form.requestSubmit(),
    () => undefined,
  )
}
