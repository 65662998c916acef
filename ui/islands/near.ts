/** Pixels between the window and an element that is about to be seen. */
const margin = 200

/** Chromium may never call an idle callback on a page where nothing moves. */
const longestWait = 1000 // ms

/**
 * Calls `run` once, when the visitor gets near the element: it is within 200 px of the window, after the page has loaded and the browser is
 * idle or the visitor scrolls, or it is pointed at, touched or focused.
 */
export function whenNear(element: HTMLElement, run: () => unknown): void {
  const waiting = new AbortController()
  const { signal } = waiting
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(), { rootMargin: `${margin}px` })
  const start = () => {
    waiting.abort()
    observer.disconnect()
    run()
  }
  const observe = () => signal.aborted || observer.observe(element)
  element.addEventListener('pointerenter', start, { signal })
  element.addEventListener('focusin', start, { signal })
  window.addEventListener('scroll', observe, { signal, once: true, passive: true })
  if (document.readyState === 'complete') whenIdle(observe)
  else window.addEventListener('load', () => whenIdle(observe), { signal, once: true })
}

/** Safari before 18.4 has no `requestIdleCallback`. */
function whenIdle(run: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait })
  else setTimeout(run, 200)
}
