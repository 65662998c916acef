import { localShelf, tabShelf } from '../islands/device.ts'
import { announce } from '../islands/page-events.ts'

/** Lists of listing ids on the visitor's device and their maximum lengths: saved listings, oldest first; viewed listings, newest first. */
const maxIds = { favourites: 200, viewed: 24 }
type DeviceList = keyof typeof maxIds

// Data of earlier releases: favourites are moved, viewed listings last until the tab closes unless the visitor keeps them.
try {
  const former = localShelf.get('perron:favourites')
  if (former !== null && localShelf.get('site:favourites') === null) localShelf.set('site:favourites', former)
  const viewed = localShelf.get('site:viewed') ?? localShelf.get('perron:viewed')
  if (viewed !== null && tabShelf.get('site:viewed') === null) tabShelf.set('site:viewed', viewed)
  for (const key of ['perron:favourites', 'perron:viewed', 'site:viewed'] as const) localShelf.remove(key)
} catch {
  // Storage is disabled or full: `readIds` and `storeIds` report that.
}

/** The ids of a list; null if storage is unavailable. Unreadable content counts as an empty list. */
export function readIds(list: DeviceList): number[] | null {
  try {
    const text = list === 'favourites' ? localShelf.get('site:favourites') : (localShelf.get('site:viewed-kept') ?? tabShelf.get('site:viewed'))
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
    if (list === 'favourites') localShelf.set('site:favourites', JSON.stringify(ids.slice(-maxIds.favourites)))
    else storeViewedIds(JSON.stringify(ids.slice(0, maxIds.viewed)))
  } catch {
    return false
  }
  announce('device')
  return true
}

/** Viewed listings are kept until the tab is closed, or across visits if the visitor has switched that on. */
function storeViewedIds(text: string): void {
  if (keepsViewed()) localShelf.set('site:viewed-kept', text)
  else tabShelf.set('site:viewed', text)
}

/** Whether viewed listings are kept across visits. */
export function keepsViewed(): boolean {
  try {
    return localShelf.get('site:viewed-kept') !== null
  } catch {
    return false
  }
}

/** Switches keeping viewed listings across visits on or off; false if the browser does not store it. */
export function keepViewed(isOn: boolean): boolean {
  try {
    const text = JSON.stringify(readIds('viewed') ?? [])
    if (isOn) localShelf.set('site:viewed-kept', text)
    else {
      tabShelf.set('site:viewed', text)
      localShelf.remove('site:viewed-kept')
    }
    return true
  } catch {
    return false
  }
}
