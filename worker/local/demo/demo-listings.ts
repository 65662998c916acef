import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { dayAfter, wallTimeOf, weekdayOf } from '#db/model/site/brussels-time.ts'
import type { Site } from '../site.ts'

interface DemoOpenDay {
  readonly id: number
  /** How many Saturdays after the demo site was first started. */
  readonly saturday: number
  readonly from: string
  readonly to: string
}

const saturday = 6

/** Seeds listings of the demo agency with the open days of `db/demo/open-days.json`, on the next Saturdays. Requires the stock. */
export async function keepDemoOpenDays({ miniflare }: Pick<Site, 'miniflare'>, now = new Date()): Promise<void> {
  const days: readonly DemoOpenDay[] = JSON.parse(readFileSync(join(import.meta.dirname, '../../../db/demo/open-days.json'), 'utf8'))
  const today = wallTimeOf(now).day
  const first = dayAfter(today, ((saturday - weekdayOf(today) + 7) % 7 || 7) - 7)
  const database = await miniflare.getD1Database('DB')
  const written = database.prepare("UPDATE listings SET card = json_set(card, '$.openDays', json(?2)) WHERE id = ?1")
  const byListing = Map.groupBy(days, ({ id }) => id)
  await database.batch([
    ...[...byListing].map(([id, of]) =>
      written.bind(id, JSON.stringify(of.map(({ saturday: weeks, from, to }) => ({ day: dayAfter(first, 7 * weeks), from, to })))),
    ),
    raisingStock(database),
  ])
}

/** A reduction of a price, `ago` days before the demo site was first started. */
interface DemoPrice {
  readonly id: number
  readonly before: number
  readonly ago: number
}

/**
 * Seeds listings of the demo agency with the earlier prices of `db/demo/prices.json`, as imports would have recorded them. Requires the stock.
 */
export async function keepDemoPrices({ miniflare }: Pick<Site, 'miniflare'>, now = new Date()): Promise<void> {
  const prices: readonly DemoPrice[] = JSON.parse(readFileSync(join(import.meta.dirname, '../../../db/demo/prices.json'), 'utf8'))
  const today = wallTimeOf(now).day
  const database = await miniflare.getD1Database('DB')
  const written = database.prepare("UPDATE listings SET card = json_set(card, '$.earlierPrices', json(?2)) WHERE id = ?1 AND price < ?3")
  await database.batch([
    ...prices.map(({ id, before, ago }) => written.bind(id, JSON.stringify([{ amount: before, until: dayAfter(today, -ago) }]), before)),
    raisingStock(database),
  ])
}

/**
 * The statement that raises the stock version, for a batch that writes listings without an import: invalidates cached pages, such as the lists that an
 * import warms.
 */
function raisingStock(database: D1Database): D1PreparedStatement {
  return database.prepare('UPDATE catalogue SET version = version + 1, changed_at = ?').bind(new Date().toISOString())
}
