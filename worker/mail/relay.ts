import type { Env } from '#worker/env.ts'

const maxAtOnce = 100 // messages of a batch (developers.cloudflare.com/queues, limits)

/** Has mails sent soon. A queue that takes nothing is no failure: the mails are in the outbox, where the next rescue finds them. */
export async function relayMails(env: Pick<Env, 'WORK'>, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += maxAtOnce) {
    const messages = ids.slice(start, start + maxAtOnce).map((id) => ({ body: { kind: 'mail', id } as const }))
    await env.WORK.sendBatch(messages).catch((error: unknown) => console.error('mails were not relayed', error))
  }
}

/** Has a mail tried again at a later moment; likewise. */
export async function relayLater(env: Pick<Env, 'WORK'>, id: string, at: Date, now: Date): Promise<void> {
  const delaySeconds = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000))
  await env.WORK.send({ kind: 'mail', id }, { delaySeconds }).catch((error: unknown) => console.error('a mail was not relayed', error))
}
