import type { ExportedHandler, Message } from '@cloudflare/workers-types'
import { openStore } from '#db/client.ts'
import { markDead } from '#db/outbox.ts'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/env.ts'
import { eraseDueLeads } from '#worker/jobs/erase-leads.ts'
import { eraseUnpublished } from '#worker/jobs/erase-testimonials.ts'
import { rescueMails } from '#worker/jobs/rescue-mails.ts'
import { sendDigests } from '#worker/jobs/send-digests.ts'
import { sweepDigests } from '#worker/jobs/sweep-digests.ts'
import { sweepDocuments } from '#worker/jobs/sweep-documents.ts'
import { sweepForms } from '#worker/jobs/sweep-forms.ts'
import { sweepImports } from '#worker/jobs/sweep-imports.ts'
import { sweepSubscriptions } from '#worker/jobs/sweep-subscriptions.ts'
import { warmLists } from '#worker/jobs/warm-lists.ts'
import { consumeMail } from '#worker/mail/consume.ts'
import { openMailDeps } from '#worker/mail/open-mail-deps.ts'
import type { Work } from '#worker/queue.ts'

/** What runs at which hour of `wrangler.toml`. */
const jobs = new Map([
  ['17 3 * * *', [sweepImports, sweepForms, sweepSubscriptions, sweepDigests, eraseDueLeads, eraseUnpublished, sweepDocuments]],
  ['*/5 * * * *', [rescueMails, sendDigests]],
])

/** Of the six connections a Worker may hold open at once (developers.cloudflare.com/workers/platform/limits). */
const together = 5

export default {
  fetch: app.fetch,
  async queue(batch, env) {
    const take = batch.queue.endsWith('-dead') ? giveUp : work
    const waiting = [...batch.messages]
    const share = async () => {
      for (let message = waiting.shift(); message; message = waiting.shift()) await settle(message, take, env)
    }
    await Promise.all(Array.from({ length: together }, share))
  },
  async scheduled(controller, env) {
    const now = new Date(controller.scheduledTime)
    // Each on its own: one that fails cuts none of the others short.
    const ends = await Promise.allSettled((jobs.get(controller.cron) ?? []).map((job) => job(env, now)))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  },
} satisfies Pick<ExportedHandler<Env, Work>, 'queue' | 'scheduled'> & { fetch: typeof app.fetch }

async function work(env: Env, body: Work): Promise<void> {
  if (body.kind === 'warm-lists') return warmLists(env, body.version)
  const room = openMailDeps(env)
  if (room) await consumeMail(body.id, room)
}

/** Whatever came back too often: a mail is kept where it can be replayed. */
async function giveUp(env: Env, body: Work): Promise<void> {
  console.error('given up', body)
  if (body.kind === 'mail') await markDead(openStore(env.DB, env.LISTINGS).db, body.id, 'the queue gave it up')
}

/** Each message on its own: what fails comes back later and later, and takes no other with it. */
async function settle(message: Message<Work>, take: (env: Env, body: Work) => Promise<void>, env: Env): Promise<void> {
  try {
    await take(env, message.body)
    message.ack()
  } catch (error) {
    console.error('work is put off', message.body, error)
    message.retry({ delaySeconds: 10 * 4 ** (message.attempts - 1) })
  }
}
