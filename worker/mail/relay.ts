import { reportFault } from '#db/site/report-fault.ts'
import type { Env } from '#worker/env.ts'

const maxBatch = 100 // messages (developers.cloudflare.com/queues, limits)

/** Queues mails for sending. Best effort: a failure is only logged, since the rescue job finds the mails in the outbox. */
export async function relayMails(env: Pick<Env, 'WORK'>, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += maxBatch) {
    const messages = ids.slice(start, start + maxBatch).map((id) => ({ body: { kind: 'mail', id } as const }))
    await env.WORK.sendBatch(messages).catch((error: unknown) => reportFault('Mails were not queued', error))
  }
}

/** Queues the next step of a mailing, now or for a later time. Best effort: the five-minute job continues it. */
export async function relayMailing(env: Pick<Env, 'MAILINGS'>, id: string, at: Date, now: Date): Promise<void> {
  const delaySeconds = secondsUntil(at, now)
  await env.MAILINGS.send({ kind: 'mailing', id }, { delaySeconds }).catch((error: unknown) => reportFault('A mailing was not queued', error))
}

/** Queues a mail for a later time. Best effort. */
export async function relayLater(env: Pick<Env, 'WORK'>, id: string, at: Date, now: Date): Promise<void> {
  const delaySeconds = secondsUntil(at, now)
  await env.WORK.send({ kind: 'mail', id }, { delaySeconds }).catch((error: unknown) => reportFault('A mail was not queued', error))
}

function secondsUntil(at: Date, now: Date): number {
  return Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000))
}
