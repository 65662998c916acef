import { isOpenState } from '#db/model/leads/lead.ts'
import type { Locale } from '#messages/locales.ts'
import { formatMoment } from '../site/number.present.ts'
import { type DeskLeadView, presentSent } from './lead.present.ts'
import type { LeadLine, LeadRow } from './lead-line.present.ts'

/** A lead beside the list it stands in. */
export interface LeadPreviewView extends Pick<DeskLeadView, 'email' | 'phone' | 'rows'> {
  readonly id: string
  readonly version: number
  readonly href: string
  readonly who: string
  readonly form: string
  readonly about: string | null
  readonly state: LeadLine['state']
  readonly isOpen: boolean
  readonly isMine: boolean
  readonly assignee: string | null
  /** When it arrived, where, and what became of it. */
  readonly facts: readonly string[]
}

/** A lead beside the list, from its row and its line there. @param reader the member who reads it */
export function presentLeadPreview(row: LeadRow, line: LeadLine, reader: { readonly id: string }, locale: Locale): LeadPreviewView {
  const { id, version, href, who, form, about, state, assignee, office, language, crms } = line
  return {
    ...{ id, version, href, who, form, about, state, assignee },
    ...presentSent(row, row.card, locale),
    isOpen: isOpenState(state),
    isMine: row.assigneeId === reader.id,
    facts: [formatMoment(new Date(row.createdAt), locale), office, language, ...crms].filter((text) => text !== null),
  }
}
