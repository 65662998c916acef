import type { Message } from '@cloudflare/workers-types'
import { openStore } from '#db/client.ts'
import type { ViewMessage } from '#db/model/views/page-view.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { countViews as count } from '#db/views/view-counting.ts'
import type { Env } from '#worker/env.ts'

/** Maximum backoff in seconds. The ids of counted messages are kept long enough for every retry (`max_retries` in wrangler.toml). */
const longestDelay = 1_800

/** Counts a batch of views in one transaction. A failed batch is redelivered as a whole; messages already counted are skipped. */
export async function countViews(messages: readonly Message<ViewMessage>[], env: Env): Promise<void> {
  try {
    await count(
      openStore(env.DB, env.LISTINGS).primary,
      messages.map(({ body }) => body),
    )
    for (const message of messages) message.ack()
  } catch (error) {
    reportFault('A batch of views is retried', error)
    for (const message of messages) message.retry({ delaySeconds: Math.min(10 * 4 ** (message.attempts - 1), longestDelay) })
  }
}
