import type { DocumentOwner } from '#db/model/document.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '../routes.ts'

/** Why a link to a document does not work: its time is over, it is not as we made it, or what it leads to is not there any more. */
export type WhyDead = 'expired' | 'changed' | 'gone'

export interface DeadLink {
  readonly why: WhyDead
  /** Null where the link does not say what it is about. */
  readonly owner: DocumentOwner | null
}

/** The page that tells whoever has a dead link what to do. */
export function deadLinkPath({ why, owner }: DeadLink, locale: Locale): string {
  return `${href('documentLink', locale)}?${new URLSearchParams({ why, ...(owner && { [owner.kind]: String(owner.id) }) })}`
}

/** What the address of that page says; a link that is told of by no other word is one that was changed. */
export function readDeadLink(query: URLSearchParams): DeadLink {
  const asked = query.get('why')
  const why = asked === 'expired' || asked === 'gone' ? asked : 'changed'
  const kind = query.has('project') ? 'project' : 'property'
  const id = query.get(kind) ?? ''
  return { why, owner: /^[1-9]\d{0,14}$/.test(id) ? { kind, id: Number(id) } : null }
}
