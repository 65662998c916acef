import type { IslandProps } from './html-hooks.ts'
import { findControl } from './lookup.ts'

const validFor = 20 * 60 * 1000 // ms; the server accepts a proof for half an hour

/**
 * Replaces the captcha question by a proof of work: the browser starts when the visitor enters the form, and submitting waits for the result.
 * If the work fails or the server has refused it, the question is shown.
 */
export function mountCaptcha(field: HTMLElement, { refused }: IslandProps['captcha']): void {
  const form = field.closest('form')
  const solution = findControl(field, 'altcha')
  if (!form || !solution || refused) return
  let startedAt = 0
  let work: Promise<string> | null = null
  let isWaiting = false
  const start = (): Promise<string> => {
    if (work && Date.now() - startedAt < validFor) return work
    startedAt = Date.now()
    solution.value = ''
    work = import('./proof-of-work.ts').then(({ solveChallenge }) => solveChallenge())
    work.then((value) => {
      solution.value = value
    }, showQuestion)
    return work
  }
  const showQuestion = () => {
    form.removeEventListener('submit', send)
    field.hidden = false
  }
  const send = (event: SubmitEvent) => {
    if (solution.value !== '' && Date.now() - startedAt < validFor) return
    event.preventDefault()
    if (isWaiting) return
    isWaiting = true
    start()
      .then(
        () => form.requestSubmit(event.submitter),
        () => findControl(field, 'captcha')?.focus(),
      )
      .finally(() => {
        isWaiting = false
      })
  }
  field.hidden = true
  form.addEventListener('focusin', start, { once: true })
  form.addEventListener('submit', send)
  // A page restored from the back/forward cache holds a proof that was sent already.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) startedAt = 0
  })
}
