import { brusselsDay } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'

type Present<Record extends object, View> = (record: Record, locale: Locale, now: Date) => View

/** Memoises a presenter by record, language and day: cached records are the same objects until the catalogue changes. */
export function memoizeByDay<Record extends object, View>(present: Present<Record, View>): Present<Record, View> {
  const views = new WeakMap<Record, Map<string, View>>()
  return (record, locale, now) => {
    const key = `${locale}${brusselsDay(now)}`
    const known = views.get(record) ?? new Map<string, View>()
    const view = known.get(key) ?? present(record, locale, now)
    if (known.size > 8) known.clear()
    views.set(record, known.set(key, view))
    return view
  }
}
