import type { IslandProps } from '../islands/island-props.ts'
import { cloneTemplate, findPart } from '../islands/lookup.ts'
import { readMapEvent } from './frame/event.island.ts'

/** The map shows the point this long after the last key in the inputs. */
const typingPause = 400 // ms

/** Shows the map of a point on request, and keeps it and the inputs of the coordinates alike. */
export function mountPointField(field: HTMLElement, { lat, lng, around }: IslandProps['point-field']): void {
  const inputs = [lat, lng].map((name) => field.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`))
  const [first, second] = inputs
  const show = findPart(field, 'show-map')
  if (!first || !second || show === null) return
  const typed = () => {
    const [one, other] = [first, second].map(({ value }) => Number.parseFloat(value.replace(',', '.')))
    return one !== undefined && other !== undefined && Number.isFinite(one) && Number.isFinite(other) ? { lat: one, lng: other } : null
  }
  const write = (point: { readonly lat: number; readonly lng: number }) => {
    for (const [input, value] of [[first, point.lat] as const, [second, point.lng] as const]) {
      input.value = value.toFixed(5)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  splitPasted([first, second], write)
  show.hidden = false
  show.addEventListener('click', () => {
    const frame = cloneTemplate(field, 'map')
    if (!(frame instanceof HTMLIFrameElement)) return
    const message = () => ({ messageInfo: { pick: { point: typed(), around } }, mapType: 'property' })
    const send = () => frame.contentWindow?.postMessage(message(), location.origin)
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== location.origin) return
      const event = readMapEvent(data)
      if (event?.event === 'ready') send()
      else if (event?.event === 'picked') write(event)
    })
    let waiting = 0
    for (const input of [first, second])
      input.addEventListener('input', ({ isTrusted }) => {
        clearTimeout(waiting)
        if (isTrusted) waiting = window.setTimeout(send, typingPause)
      })
    findPart(field, 'map-ask')?.replaceWith(frame)
    frame.focus()
  })
}

/** Takes both coordinates where they are pasted at once, as maps on the web give them: '51.0543, 3.7174'. */
function splitPasted(inputs: readonly HTMLInputElement[], write: (point: { readonly lat: number; readonly lng: number }) => void): void {
  for (const input of inputs)
    input.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text') ?? ''
      const [, lat, lng] = /^\s*(-?\d{1,3}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\s*$/.exec(text) ?? []
      if (lat === undefined || lng === undefined) return
      event.preventDefault()
      write({ lat: Number(lat), lng: Number(lng) })
    })
}
