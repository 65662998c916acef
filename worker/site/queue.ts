import type { Message } from '@cloudflare/workers-types'
import type { ViewMessage } from '#db/model/views/page-view.ts'
import type { EdgeTag } from '#worker/site/caching/edge.ts'

/** The payload of a queue message. */
export type Work =
  | { readonly kind: 'warm-lists'; readonly version: number }
  | { readonly kind: 'write-sitemap' }
  | { readonly kind: 'sync'; readonly run: string; readonly step: number }
  | { readonly kind: 'purge'; readonly tags: readonly EdgeTag[] }
  | { readonly kind: 'mail'; readonly id: string }
  | { readonly kind: 'mailing'; readonly id: string }

export function isWork(message: Message<Work | ViewMessage>): message is Message<Work> {
  return message.body.kind !== 'view'
}

export function isView(message: Message<Work | ViewMessage>): message is Message<ViewMessage> {
  return message.body.kind === 'view'
}
