import { type LeadEventKind, leadStates, type ReplyState } from '#db/model/leads/lead.ts'
import { offerStates } from '#db/model/leads/offers/offer.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatDay, formatMoment } from '../site/number.present.ts'
import { whenText } from '../visits/appointment.present.ts'

/** The stored history of a lead. */
export interface LeadHistory {
  readonly events: readonly {
    readonly id: string
    readonly at: string
    readonly kind: LeadEventKind
    readonly text: string | null
    readonly name: string | null
  }[]
  readonly replies: readonly {
    readonly id: string
    readonly at: string
    readonly subject: string
    readonly text: string
    readonly state: ReplyState
    readonly name: string | null
  }[]
  /** The accounts of the desk, also those that are closed. */
  readonly members: readonly { readonly id: string; readonly name: string }[]
}

/** One event of a lead. */
export interface LeadEntry {
  readonly id: string
  readonly kind: LeadEventKind | 'reply' | 'received'
  readonly when: string
  readonly at: string
  /** Who did it; the former name of an account that is gone. */
  readonly who: string
  /** What was done. */
  readonly what: string
  /** What was written; empty for a change. */
  readonly text: string
}

/** What happened with a lead, newest first. @param createdAt when it came in */
export function presentLeadHistory(createdAt: string, { events, replies, members }: LeadHistory, locale: Locale): readonly LeadEntry[] {
  const t = translator(locale)
  const former = t('desk.audit.former')
  const when = (at: string) => formatMoment(new Date(at), locale)
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? former
  const entries: LeadEntry[] = [
    ...events.map(({ id, at, kind, text, name }) => ({
      ...{ id, kind, at, when: when(at), who: name ?? former },
      what: eventText(kind, text, nameOf, locale),
      text: kind === 'note' || kind === 'visitCancelled' ? (text ?? '') : '',
    })),
    ...replies
      .filter(({ state }) => state === 'held')
      .map(({ id, at, subject, text, name }) => ({
        ...{ id, kind: 'reply' as const, at, when: when(at), who: name ?? former, text },
        what: t('desk.lead.event.reply', { subject }),
      })),
    // A visit or an offer entered by hand has its own event.
    ...(events.some(({ kind, text }) => kind === 'visitBooked' || (kind === 'offer' && text === null)) ? [] : [received(createdAt, when(createdAt), locale)]),
  ]
  return entries.sort((one, other) => other.at.localeCompare(one.at))
}

/** The events that, like replies, increment a lead's version. */
const versioned: ReadonlySet<LeadEventKind> = new Set(['assignee', 'state', 'reminder', 'offer'])

/** What colleagues changed about a lead since a version, newest first. */
export function presentChangesSince(
  { createdAt, version }: { readonly createdAt: string; readonly version: number },
  history: LeadHistory,
  seen: number,
  locale: Locale,
): readonly LeadEntry[] {
  const events = history.events.filter(({ kind }) => versioned.has(kind))
  const made = [...events, ...history.replies].sort((one, other) => other.at.localeCompare(one.at)).slice(0, Math.max(0, version - seen))
  const ids = new Set(made.map(({ id }) => id))
  return presentLeadHistory(createdAt, history, locale).filter(({ id }) => ids.has(id))
}

/** A step of a purchase offer; null: the desk entered it. */
function offerText(step: string | null, locale: Locale): string {
  const t = translator(locale)
  const state = offerStates.find((each) => each === step)
  return state === undefined ? t('desk.offers.entry.byHand') : t('desk.offers.entry.step', { state: t(`offer.state.${state}`) })
}

function received(createdAt: string, when: string, locale: Locale): LeadEntry {
  return { id: 'received', kind: 'received', at: createdAt, when, who: '', what: translator(locale)('desk.lead.event.received'), text: '' }
}

function eventText(kind: LeadEventKind, text: string | null, nameOf: (id: string) => string, locale: Locale): string {
  const t = translator(locale)
  if (kind === 'offer') return offerText(text, locale)
  const state = kind === 'state' ? leadStates.find((each) => each === text) : undefined
  if (state !== undefined) return t('desk.lead.event.state', { state: t(`desk.lead.state.${state}`) })
  if (kind === 'reminder') return text === null ? t('desk.lead.event.noReminder') : t('desk.lead.event.reminder', { day: formatDay(text, locale) })
  if (kind === 'visitMoved') return t('desk.visit.event.moved', { when: text === null ? '' : whenText(text, locale) })
  if (kind === 'visitFeedback' && (text === 'release' || text === 'withhold')) return t(`desk.visit.event.${text}`)
  if (kind === 'visitBooked' || kind === 'visitCancelled' || kind === 'visitRestored' || kind === 'visitFeedback') return t(`desk.visit.event.${kind}`)
  if (kind === 'assignee' || kind === 'visitAssigned')
    return text === null ? t('desk.lead.event.unassigned') : t('desk.lead.event.assigned', { name: nameOf(text) })
  return t(kind === 'note' ? 'desk.lead.event.note' : 'desk.lead.event.changed')
}
