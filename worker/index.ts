import type { ExportedHandler } from '@cloudflare/workers-types'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/env.ts'
import { sweepImports } from '#worker/jobs/sweep-imports.ts'
import { warmLists } from '#worker/jobs/warm-lists.ts'
import type { Work } from '#worker/queue.ts'

export default {
  fetch: app.fetch,
  async queue(batch, env) {
    if (batch.queue.endsWith('-dead')) {
      for (const message of batch.messages) console.error('given up', message.body)
      return
    }
    for (const message of batch.messages) await warmLists(env, message.body.version)
  },
  async scheduled(controller, env) {
    await sweepImports(env, new Date(controller.scheduledTime))
  },
} satisfies Pick<ExportedHandler<Env, Work>, 'queue' | 'scheduled'> & { fetch: typeof app.fetch }
