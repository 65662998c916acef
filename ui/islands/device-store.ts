/** What a visitor keeps on the device itself: homes saved, in that order, and homes looked at, the last first. */
const most = { favourites: 200, viewed: 24 }
type DeviceList = keyof typeof most

/** The ids of a list; null where the browser keeps nothing. What is no list of ours counts as empty. */
export function readIds(list: DeviceList): number[] | null {
  try {
    const text = localStorage.getItem(`perron:${list}`)
    try {
      const kept: unknown = JSON.parse(text ?? '')
      return Array.isArray(kept) ? [...new Set(kept.filter((id) => Number.isSafeInteger(id) && id > 0))] : []
    } catch {
      return []
    }
  } catch {
    return null
  }
}

/** Keeps a list in place of the one before and tells the page; false when the browser does not. */
export function keepIds(list: DeviceList, ids: readonly number[]): boolean {
  try {
    localStorage.setItem(`perron:${list}`, JSON.stringify(list === 'viewed' ? ids.slice(0, most[list]) : ids.slice(-most[list])))
  } catch {
    return false
  }
  document.dispatchEvent(new CustomEvent('perron:device'))
  return true
}
