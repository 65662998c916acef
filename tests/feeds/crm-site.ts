import { vi } from 'vitest'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { SyncMode } from '#db/model/feeds/sync-run.ts'
import type { Env } from '#worker/env.ts'
import { continueRun } from '#worker/feeds/sync/continue-run.ts'
import { startRun } from '#worker/feeds/sync/start-run.ts'
import { aSyncSite } from './sync-site.ts'

/** A site in this process that synchronises with a CRM whose service answers so. */
export function aCrmSite(crm: CrmName, answer: (request: Request) => Promise<Response>, variables: Partial<Env>) {
  const site = aSyncSite({ OMNICASA_BASE: '', ...variables })
  return {
    ...site,
    /** Begins a run and takes its messages, and those of the runs that follow it. */
    async sync(now: Date, mode: SyncMode | null = null) {
      using _ = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => answer(new Request(String(input), init)))
      const started = await startRun(site.env, now, crm, mode)
      for (;;) {
        const index = site.sent.findIndex(({ body }) => body.kind === 'sync')
        const [message] = index === -1 ? [] : site.sent.splice(index, 1)
        if (message?.body.kind !== 'sync') return started
        await continueRun(site.env, message.body, now)
      }
    },
  }
}
