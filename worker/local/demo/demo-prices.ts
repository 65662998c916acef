import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { raisingStock } from '../raise-stock.ts'
import type { Site } from '../site.ts'

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
