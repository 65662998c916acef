import { openSite } from '#worker/local/site.ts'
import { cpuTime, workerdOf } from './processes.ts'

/**
 * Changes one price after another.
 * @returns the CPU of each change until every sort order is up to date, in milliseconds, less the cost of the answers themselves
 */
export async function changePrices(state: string, changes: number): Promise<readonly number[]> {
  const before = new Set(workerdOf(process.pid))
  const site = await openSite({ state, quiet: true })
  const orders = ['date', 'price', 'city', 'type'].flatMap((sort) => ['asc', 'desc'].map((dir) => `sort=${sort}&dir=${dir}`))
  const lists = ['sale', 'rent'].flatMap((goal) => orders.map((order) => `${site.url}/api/listings?goal=${goal}&lang=nl&${order}`))
  const askAll = async () => {
    for (const list of lists) await (await fetch(list)).text()
  }
  try {
    const pid = workerdOf(process.pid).find((each) => !before.has(each)) ?? 0
    const db = await site.miniflare.getD1Database('DB')
    await askAll()
    const costs: number[] = []
    for (let round = 0; round < changes; round += 1) {
      // The same writes as an import of one record.
      await db.batch([
        db
          .prepare(
            'UPDATE listings SET price = price + 1, revision = (SELECT version + 1 FROM catalogue) WHERE listed = 1 AND id = (SELECT id FROM listings WHERE listed = 1 LIMIT 1 OFFSET ?)',
          )
          .bind(round * 7),
        db.prepare('UPDATE catalogue SET version = version + 1'),
      ])
      // An isolate rereads the versions after a second, in the background of an answer.
      await new Promise((done) => setTimeout(done, 1_200))
      await (await fetch(`${site.url}/api/listings?goal=sale&bedroomsMin=9`)).text()
      await new Promise((done) => setTimeout(done, 300))
      const times = [cpuTime(pid)]
      // The second run measures the answers alone.
      for (const _ of ['changed', 'unchanged']) {
        await askAll()
        times.push(cpuTime(pid))
      }
      const [start = 0, changed = 0, unchanged = 0] = times
      costs.push(changed - start - (unchanged - changed))
    }
    return costs
  } finally {
    await site.close()
  }
}
