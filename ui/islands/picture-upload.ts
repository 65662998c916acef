import type { IslandProps } from './island-props.ts'
import { findPart } from './lookup.ts'

/** Uploads many pictures one by one, because a form may have 12 MB; '%' in its messages stands for the current one. */
export function mountPictureUpload(form: HTMLElement, { sending, failed }: IslandProps['picture-upload']): void {
  const status = findPart(form, 'status')
  if (!(form instanceof HTMLFormElement) || status === null) return
  form.addEventListener('submit', async (event) => {
    const whole = new FormData(form)
    const files = whole.getAll('pictures').filter((file) => file instanceof File && file.size > 0)
    if (files.length < 2) return
    event.preventDefault()
    const refused: string[] = []
    let last = location.href
    for (const [index, file] of files.entries()) {
      status.textContent = sending.replace('%', `${index + 1}/${files.length}`)
      const one = new FormData(form)
      one.delete('pictures')
      one.append('pictures', file)
      const answer = await fetch(location.pathname, { method: 'POST', body: one }).catch(() => null)
      if (answer?.ok) last = answer.url
      else refused.push(file instanceof File ? file.name : '')
    }
    if (refused.length === 0) location.assign(last)
    else status.textContent = failed.replace('%', refused.join(', '))
  })
}
