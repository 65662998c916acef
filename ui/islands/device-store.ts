import { announce } from './page-events.ts'

/** Lists of listing ids on the visitor's device and their maximum lengths: saved listings, oldest first; viewed listings, newest first. */
const maxIds = { favourites: 200, viewed: 24 }
type DeviceList = keyof typeof maxIds

const keyOf = (list: DeviceList) => `site:${list}`

// Lists stored under the key of earlier releases are moved once.
try {
  for (const list of ['favourites', 'viewed'] as const) {
    const former = `perron:${list}`
    const text = localStorage.getItem(former)
    if (text === null) continue
    if (localStorage.getItem(keyOf(list)) === null) localStorage.setItem(keyOf(list), text)
    localStorage.removeItem(former)
  }
} catch {
  // Storage is switched off or full: `readIds` and `storeIds` report that.
}

/** The ids of a list; null where storage is unavailable. Unreadable content counts as an empty list. */
export function readIds(list: DeviceList): number[] | null {
  try {
    const text = localStorage.getItem(keyOf(list))
    try {
      const ids: unknown = JSON.parse(text ?? '')
      return Array.isArray(ids) ? [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))] : []
    } catch {
      return []
    }
  } catch {
    return null
  }
}

/** Replaces a list and announces it to the page; false when the browser does not store it. */
export function storeIds(list: DeviceList, ids: readonly number[]): boolean {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(list === 'viewed' ? ids.slice(0, maxIds[list]) : ids.slice(-maxIds[list])))
  } catch {
    return false
  }
  announce('device')
  return true
}
