/** Pixels from the edge of the window in which a dragged item scrolls the page, and how far each frame. */
const edge = 64
const speed = 14

interface Drag {
  /** The item that the pointer is nearest to. */
  readonly over: (index: number) => void
  /** The item was dropped at this index; null if the drag was cancelled. */
  readonly end: (index: number | null) => void
}

/** Drags an item by its handle until the pointer is released or Escape is pressed. Near an edge of the window the page scrolls. */
export function dragItem(handle: HTMLElement, pointer: number, items: readonly HTMLElement[], { over, end }: Drag): void {
  const stop = new AbortController()
  const { signal } = stop
  let at: number | null = null
  let last: PointerEvent | null = null
  const look = () => {
    if (last === null) return
    const near = nearest(items, last)
    if (near !== at) over(near)
    at = near
  }
  const finish = (isDropped: boolean) => {
    if (signal.aborted) return
    stop.abort()
    end(isDropped ? at : null)
  }
  const scroll = () => {
    if (signal.aborted) return
    const y = last?.clientY ?? innerHeight / 2
    const step = y < edge ? -speed : y > innerHeight - edge ? speed : 0
    if (step !== 0) {
      scrollBy({ top: step, behavior: 'instant' })
      look()
    }
    requestAnimationFrame(scroll)
  }
  const move = (event: PointerEvent) => {
    last = event
    look()
  }
  handle.setPointerCapture(pointer)
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointerup', () => finish(true), { signal })
  handle.addEventListener('pointercancel', () => finish(false), { signal })
  handle.addEventListener('lostpointercapture', () => finish(false), { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal })
  requestAnimationFrame(scroll)
}

/** The item whose middle is nearest to a point. */
function nearest(items: readonly HTMLElement[], { clientX, clientY }: PointerEvent): number {
  const distances = items.map((item) => {
    const { left, top, width, height } = item.getBoundingClientRect()
    return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY)
  })
  return distances.indexOf(Math.min(...distances))
}
