import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayAfter, wallTimeOf, weekdayOf } from '#db/model/site/brussels-time.ts'
import { raisingStock } from '../raise-stock.ts'
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
