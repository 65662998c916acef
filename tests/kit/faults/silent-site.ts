import { Log, LogLevel } from 'miniflare'
import type { Work } from '#worker/site/queue.ts'
import { demoAgency } from '../demo-agency.ts'
import { aroundWorker } from '../pool/worker-modules.ts'
import { saveAgency } from '../save-agency.ts'
import { openBareSite } from './bare-site.ts'
import type { Faults } from './silent-worker.ts'

/** A site of the demo agency whose database and cache can be made to fail or stop answering (`silent-worker.ts`). */
export async function openSilentSite() {
  const modules = aroundWorker('faults/silent-worker.ts', 'faults/faulty-database.ts', 'faults/faulty-binding.ts', 'faults/fault.ts')
  const logs: string[] = []
  const { miniflare, ...site } = await openBareSite(modules, {
    assets: undefined,
    log: new Log(LogLevel.NONE),
    handleStructuredLogs: ({ message }: { readonly message: string }) => void logs.push(message),
  })
  const db = await miniflare.getD1Database('DB')
  await saveAgency(db, demoAgency)
  return {
    ...site,
    db,
    /** Runs the jobs of a cron, which may fail. */
    run: async (cron: string) => (await miniflare.getWorker()).scheduled({ cron }).catch(() => null),
    /** Gives a message to the queue's consumer, which may fail. */
    take: async (body: Work) => (await miniflare.getWorker()).queue('work', [{ id: 'one', timestamp: new Date(), attempts: 1, body }]).catch(() => null),
    /** Everything that was logged since the last call. */
    drainLogs: () => logs.splice(0).join('\n'),
    /** Sets what happens from now on to every call of the database and cache. @returns the number of the database's calls before */
    async befall(faults: Partial<Faults>): Promise<number> {
      const whole: Faults = { database: 'none', cache: 'none', first: 1, count: 1_000_000, isCold: false, ...faults }
      const answer = await site.fetch('/-faults', { method: 'POST', body: JSON.stringify(whole) })
      return Number(Object(await answer.json()).calls)
    },
  }
}
