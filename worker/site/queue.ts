import type { Message } from '@cloudflare/workers-types'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { ImportOrder } from '#db/model/feeds/import-run.ts'
import type { ViewMessage } from '#db/model/views/page-view.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Env } from '#worker/env.ts'
import type { EdgeTag } from '#worker/site/caching/cache-policy.ts'

/** The payload of a queue message. */
export type Work =
  | { readonly kind: 'warm-lists'; readonly version: number }
  | { readonly kind: 'write-sitemap' }
  | { readonly kind: 'sync'; readonly run: string; readonly step: number }
  | { readonly kind: 'receipts'; readonly source: CrmName }
  | ({ readonly kind: 'import' } & ImportOrder)
  | { readonly kind: 'purge'; readonly tags: readonly EdgeTag[] }
  | { readonly kind: 'mail'; readonly id: string }
  | { readonly kind: 'crm-lead'; readonly id: string }
  | { readonly kind: 'mailing'; readonly id: string }
  | { readonly kind: 'archive'; readonly step: number }

export function isWork(message: Message<Work | ViewMessage>): message is Message<Work> {
  return message.body.kind !== 'view'
}

export function isView(message: Message<Work | ViewMessage>): message is Message<ViewMessage> {
  return message.body.kind === 'view'
}

const maxBatch = 100 // messages (developers.cloudflare.com/queues, limits)

/** Queues mails for sending. Best effort: a failure is only logged, since the rescue job finds the mails in the outbox. */
export function relayMails(env: Pick<Env, 'WORK'>, ids: readonly string[]): Promise<void> {
  return relayIds(env, 'mail', ids)
}

/** Queues leads for the CRMs. Best effort: the job of the minute finds those that are due. */
export function relayCrmLeads(env: Pick<Env, 'WORK'>, ids: readonly string[]): Promise<void> {
  return relayIds(env, 'crm-lead', ids)
}

async function relayIds(env: Pick<Env, 'WORK'>, kind: 'mail' | 'crm-lead', ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += maxBatch) {
    const messages = ids.slice(start, start + maxBatch).map((id) => ({ body: { kind, id } }))
    await env.WORK.sendBatch(messages).catch((error: unknown) => reportFault(`Not queued: ${kind}`, error))
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
