import { findPart } from '../../islands/lookup.ts'

/** Sends a form as soon as a file is chosen, and says so beforehand; its button stays for another try. */
export function mountSendFile(form: HTMLElement): void {
  const status = findPart(form, 'status')
  if (status === null || !(form instanceof HTMLFormElement)) return
  status.hidden = false
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file' && target.files?.length) form.requestSubmit(form.querySelector('button[type="submit"]'))
  })
}
