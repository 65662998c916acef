import { lazy } from '../islands/lazy.ts'

const prefetch = lazy(() => import('./prefetch.island.ts'))

/** Loads the prefetch script in browsers without speculation rules, unless the visitor saves data. */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules') || isDear()) return
  void prefetch.run(({ mountPrefetch }) => mountPrefetch(`/speculation-rules/${document.documentElement.lang}.json`))
}

/** Whether data saving is on or the connection is slow. */
function isDear(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return true
  if (typeof connection !== 'object' || connection === null) return false
  const saves = 'saveData' in connection && connection.saveData === true
  return saves || ('effectiveType' in connection && /2g/.test(String(connection.effectiveType)))
}
