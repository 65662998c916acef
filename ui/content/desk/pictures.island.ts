import { parsePage } from '../../islands/ask.ts'
import type { IslandProps } from '../../islands/island-props.ts'
import { findPart, findParts } from '../../islands/lookup.ts'

const steps: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** The step with Shift, percent. */
const stride = 10

/** Sets the focal point of a picture by a click or the arrow keys; the numbers, the mark and the crops follow. */
export function mountPictureFocus(form: HTMLElement, { label, says }: IslandProps['picture-focus']): void {
  const [frame, mark, status] = [findPart(form, 'focus-frame'), findPart(form, 'focus-mark'), findPart(form, 'status')]
  const [x, y] = [form.querySelector('[name=focusX]'), form.querySelector('[name=focusY]')]
  if (frame === null || status === null || !(x instanceof HTMLInputElement) || !(y instanceof HTMLInputElement)) return
  const draw = () => {
    const [left, top] = [percent(Number(x.value)), percent(Number(y.value))]
    mark?.setAttribute('cx', `${left}%`)
    mark?.setAttribute('cy', `${top}%`)
    for (const crop of findParts(form, 'crop')) crop.style.objectPosition = `${left}% ${top}%`
  }
  const set = (left: number, top: number) => {
    x.value = String(percent(left))
    y.value = String(percent(top))
    status.textContent = says.replace('{x}', x.value).replace('{y}', y.value)
    draw()
  }
  frame.tabIndex = 0
  frame.setAttribute('role', 'application')
  frame.setAttribute('aria-label', label)
  frame.addEventListener('click', ({ clientX, clientY }) => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    set(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
  })
  frame.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const by = event.shiftKey ? stride : 1
    set(Number(x.value) + step[0] * by, Number(y.value) + step[1] * by)
  })
  form.addEventListener('input', draw)
  draw()
}

function percent(value: number): number {
  return Math.max(0, Math.min(100, Math.round(value)))
}

/**
 * Uploads the chosen pictures one by one, because a form may have 12 MB, and then sends the form without them, so that a picture that is refused
 * keeps nothing back. A form without a button that saves is for pictures alone. '%' in its messages stands for the current one.
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
    const reasons = new Set<string>()
    let last: Response | null = null
    for (const [index, file] of files.entries()) {
      status.textContent = sending.replace('%', `${index + 1}/${files.length}`)
      const one = new FormData()
      one.set('do', 'addPictures')
      one.set('kind', kind)
      one.set('pictures', file)
      const answer = await fetch(location.pathname, { method: 'POST', body: one }).catch(() => null)
      last = answer ?? last
      if (answer?.ok) continue
      refused.push(file.name)
      if (answer !== null) reasons.add(await reasonIn(answer, `${input.id}-error`))
    }
    // Neither those that were taken nor those that were refused are sent again.
    if (last !== null) input.value = ''
    status.textContent = refused.length === 0 ? '' : [`${failed.replace('%', refused.join(', '))}.`, ...reasons].join(' ')
    if (refused.length > 0) return
    if (form.querySelector('button[value="save"]')) form.requestSubmit(submitterOf(event, form))
    else if (last !== null) location.assign(last.url)
  })
}

/** Why a picture was refused, in the words of the page that answers. */
async function reasonIn(answer: Response, errorId: string): Promise<string> {
  const page = parsePage(await answer.text())
  return (page.getElementById(errorId) ?? page.querySelector('main h1'))?.textContent?.trim() ?? ''
}

/** The button that was pressed; adding pictures has been done, so what was typed is saved. */
function submitterOf({ submitter }: SubmitEvent, form: HTMLFormElement): HTMLElement | null {
  const isAdding = submitter instanceof HTMLButtonElement && submitter.value === 'addPictures'
  return isAdding ? form.querySelector<HTMLElement>('button[value="save"]') : submitter
}

/** Shows a picture that was chosen, before it is sent. As a data URL: the content security policy allows no blobs. */
export function mountPicturePreview(field: HTMLElement): void {
  const place = findPart(field, 'picture-now')
  field.addEventListener('change', ({ target }) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined
    if (place === null || file === undefined || !file.type.startsWith('image/')) return
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const image = new Image()
      image.alt = ''
      image.src = String(reader.result)
      place.replaceChildren(image)
    })
    reader.readAsDataURL(file)
  })
}
