import { Log, LogLevel } from 'miniflare'
import { demoAgency } from '../demo-agency.ts'
import { aroundWorker } from '../pool/worker-modules.ts'
import { saveAgency } from '../save-agency.ts'
import { openBareSite } from './bare-site.ts'
import type { Fault } from './fault.ts'

/** A site of the demo agency whose database and cache can be made to fail or stop answering (`silent-worker.ts`). */
export async function openSilentSite() {
  const modules = aroundWorker('faults/silent-worker.ts', 'faults/faulty-database.ts', 'faults/faulty-binding.ts', 'faults/fault.ts')
  const { miniflare, ...site } = await openBareSite(modules, {
    assets: undefined,
    log: new Log(LogLevel.NONE),
    handleStructuredLogs: () => undefined,
  })
  const db = await miniflare.getD1Database('DB')
  await saveAgency(db, demoAgency)
  return {
    ...site,
    db,
    /** Sets what happens from now on to every database and cache call. */
    async befall(faults: { readonly database?: Fault; readonly cache?: Fault }): Promise<void> {
      await site.fetch('/-faults', { method: 'POST', body: JSON.stringify({ database: 'none', cache: 'none', ...faults }) })
    },
  }
}
