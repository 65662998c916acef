import type { IslandProps } from '../../islands/island-props.ts'
import { findPart } from '../../islands/lookup.ts'

/**
 * Uploads the chosen pictures one by one, because a form may have 12 MB, and then sends the form without them, so that a picture that is refused
 * keeps nothing back; '%' in its messages stands for the current one.
 */
export function mountPictureUpload(root: HTMLElement, { sending, failed }: IslandProps['picture-upload']): void {
  const status = findPart(root, 'status')
  const input = root.querySelector('input[type="file"]')
  if (status === null || !(input instanceof HTMLInputElement)) return
  const form = input.form
  form?.addEventListener('submit', async (event) => {
    const files = [...(input.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    const kind = new FormData(form).get('kind') ?? ''
    const refused: string[] = []
    let isAnswered = false
    for (const [index, file] of files.entries()) {
      status.textContent = sending.replace('%', `${index + 1}/${files.length}`)
      const one = new FormData()
      one.set('do', 'addPictures')
      one.set('kind', kind)
      one.set('pictures', file)
      const answer = await fetch(location.pathname, { method: 'POST', body: one }).catch(() => null)
      isAnswered ||= answer !== null
      if (!answer?.ok) refused.push(file.name)
    }
    // Neither those that were taken nor those that were refused are sent again.
    if (isAnswered) input.value = ''
    status.textContent = refused.length === 0 ? '' : failed.replace('%', refused.join(', '))
    if (refused.length === 0) form.requestSubmit(wishOf(event, form))
  })
}

/** The button that was pressed; adding pictures has been done, so what was typed is saved. */
function wishOf({ submitter }: SubmitEvent, form: HTMLFormElement): HTMLElement | null {
  const isAdding = submitter instanceof HTMLButtonElement && submitter.value === 'addPictures'
  return isAdding ? form.querySelector<HTMLElement>('button[value="save"]') : submitter
}
