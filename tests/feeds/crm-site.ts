import { vi } from 'vitest'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { SyncMode } from '#db/model/feeds/sync-run.ts'
import type { Env } from '#worker/env.ts'
import type { AskPage } from '#worker/feeds/sync/ask-pages.ts'
import { continueRun } from '#worker/feeds/sync/continue-run.ts'
import { queueReceipts } from '#worker/feeds/sync/queue-receipts.job.ts'
import { sendReceipts } from '#worker/feeds/sync/send-receipts.ts'
import { startRun } from '#worker/feeds/sync/start-run.ts'
import { aSyncSite } from './sync-site.ts'

/** A site in this process that synchronises with a CRM whose service answers so. */
export function aCrmSite(crm: CrmName, answer: (request: Request) => Promise<Response>, variables: Partial<Env>) {
  const site = aSyncSite({ OMNICASA_BASE: '', ...variables })
  const service = () => vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => answer(new Request(String(input), init)))
  return {
    ...site,
    /** Begins a run and takes its messages, and those of the runs that follow it. */
    async sync(now: Date, mode: SyncMode | null = null) {
      using _ = service()
      const started = await startRun(site.env, now, crm, mode)
      for (;;) {
        const index = site.sent.findIndex(({ body }) => body.kind === 'sync')
        const [message] = index === -1 ? [] : site.sent.splice(index, 1)
        if (message?.body.kind !== 'sync') return started
        await continueRun(site.env, message.body, now)
      }
    },
    /** Tells the CRM what is due, as the job of a minute begins it. @param ask answers for the pages of the site */
    async tell(now: Date, ask: AskPage = async () => new Response('')) {
      using _ = service()
      await queueReceipts(site.env, now)
      for (;;) {
        const index = site.sent.findIndex(({ body }) => body.kind === 'receipts')
        const [message] = index === -1 ? [] : site.sent.splice(index, 1)
        if (message?.body.kind !== 'receipts') return
        await sendReceipts(site.env, message.body.source, ask, now)
      }
    },
  }
}
