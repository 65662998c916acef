import type { DocumentOwner } from '#db/model/files/document.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '../routes.ts'

/** Why a document link does not work: expired, altered, or its target is gone. */
export type WhyDead = 'expired' | 'changed' | 'gone'

export interface DeadLink {
  readonly why: WhyDead
  /** Null when the link does not reveal its target; 'application' for an applicant's CV. */
  readonly owner: DocumentOwner | 'application' | null
}

/** Path of the page that explains a dead link. */
export function deadLinkPath({ why, owner }: DeadLink, locale: Locale): string {
  return `${href('documentLink', locale)}?${new URLSearchParams({ why, ...targetOf(owner) })}`
}

function targetOf(owner: DeadLink['owner']): Readonly<Record<string, string>> {
  if (owner === null) return {}
  return owner === 'application' ? { application: '1' } : { [owner.kind]: String(owner.id) }
}

/** Parses the query of that page; an unknown reason counts as altered. */
export function readDeadLink(query: URLSearchParams): DeadLink {
  const reason = query.get('why')
  const why = reason === 'expired' || reason === 'gone' ? reason : 'changed'
  if (query.has('application')) return { why, owner: 'application' }
  const kind = query.has('project') ? 'project' : 'property'
  const id = query.get(kind) ?? ''
  return { why, owner: /^[1-9]\d{0,14}$/.test(id) ? { kind, id: Number(id) } : null }
}
