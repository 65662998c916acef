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
