import type { Agency } from '#db/model/agency/agency.ts'
import type { Rhythm, SubscriptionKind, SubscriptionState } from '#db/model/alerts/subscription.ts'
import type { Contact, ContactKey, ContactKind, ContactNote } from '#db/model/contacts/contact.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { Goal, ListingCard } from '#db/model/listings/listing.ts'
import type { MailState, MailTemplate } from '#db/model/mail/mail.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import type { AppointmentState } from '#db/model/visits/appointment.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type PhoneView, presentPhone } from '../agency/phone.present.ts'
import { presentAlert } from '../alerts/alert.present.ts'
import type { FittingLine } from '../alerts/desk/seekers.present.ts'
import { type LeadLine, type LeadRow, presentLeadLine } from '../leads/lead-line.present.ts'
import { homeName } from '../listings/desk/home-name.present.ts'
import { href } from '../routes.ts'
import { formatDay, formatMoment } from '../site/number.present.ts'
import {
  type AskingView,
  type DealingLine,
  type DealingRows,
  type DealtRow,
  type OwnerLine,
  presentAsking,
  presentDealings,
  presentOrigins,
  presentOwners,
} from './contact-dealings.present.ts'
import { type ContactLine, contactName, presentContactLine } from './contact-line.present.ts'

type KnownContact = Contact & { readonly keys: readonly ContactKey[] }

/** A contact with everything its page shows, as the queries return it. */
interface ContactRows {
  readonly contact: KnownContact
  readonly notes: readonly (ContactNote & { readonly assignee: string | null; readonly actor: string; readonly card: ListingCard | null })[]
  readonly leads: readonly DealtLead[]
  /** The cursors of older ones than those given; null without. */
  readonly older: Readonly<Record<'notes' | 'leads', string | null>>
  readonly subscriptions: readonly SubscriptionRow[]
  readonly mails: readonly {
    readonly id: string
    readonly template: MailTemplate
    readonly recipient: string
    readonly state: MailState
    readonly sentAt: string | null
    readonly createdAt: string
  }[]
  readonly merges: readonly { readonly id: string; readonly merged: { readonly contact: { readonly name: string } }; readonly mergedAt: string }[]
  readonly namesakes: readonly KnownContact[]
  readonly members: readonly { readonly id: string; readonly name: string }[]
  readonly dealings: DealingRows
  /** The homes that fit an alert, by its id. */
  readonly homes: ReadonlyMap<string, readonly FittingLine[]>
}

/** A lead, and the visit that it is for. */
type DealtLead = LeadRow & DealtRow & { readonly visit: { readonly startsAt: string; readonly state: AppointmentState } | null }

interface SubscriptionRow {
  readonly id: string
  readonly kind: SubscriptionKind
  readonly goal: Goal | null
  readonly search: string | null
  readonly rhythm: Rhythm | null
  readonly state: SubscriptionState
  readonly consent: Lead['consent']
  readonly createdAt: string
  readonly confirmedAt: string | null
}

export interface NoteView {
  readonly id: string
  readonly text: string
  readonly when: string
  readonly at: string
  readonly who: string
  /** The home it is about; null without one. */
  readonly home: { readonly name: string; readonly href: string } | null
  /** For a task: when it is due and by whom it is done. */
  readonly due: string | null
  readonly isLate: boolean
  readonly isDone: boolean
}

interface ContactAlertView {
  readonly id: string
  readonly words: string
  readonly href: string
  readonly when: string
  readonly homes: readonly FittingLine[]
}

export interface ContactView {
  readonly id: string
  readonly who: string
  readonly name: string
  readonly locale: Locale
  readonly version: number
  readonly phones: readonly PhoneView[]
  readonly emails: readonly string[]
  readonly keys: readonly { readonly key: string; readonly text: string }[]
  readonly language: string
  /** Since when the person wants no mails or calls; null: may be contacted. */
  readonly blocked: string | null
  /** Where the details come from: the person, or files, with day and member. */
  readonly origins: readonly string[]
  readonly address: string
  readonly kind: ContactKind | null
  readonly kindText: string
  readonly asking: AskingView
  readonly offers: readonly DealingLine[]
  readonly owners: readonly OwnerLine[]
  readonly testimonials: readonly DealingLine[]
  /** Open tasks, the earliest first. */
  readonly tasks: readonly NoteView[]
  readonly notes: readonly NoteView[]
  /** The page with older notes; null without. */
  readonly olderNotes: string | null
  readonly leads: readonly LeadLine[]
  /** The page with older leads; null without. */
  readonly olderLeads: string | null
  readonly visits: readonly { readonly id: string; readonly href: string; readonly home: string; readonly when: string; readonly state: AppointmentState }[]
  readonly alerts: readonly ContactAlertView[]
  /** What the person agreed to, with its source. */
  readonly consents: readonly { readonly id: string; readonly what: string; readonly source: string }[]
  readonly mails: readonly { readonly id: string; readonly name: string; readonly recipient: string; readonly state: MailState; readonly when: string }[]
  readonly merges: readonly { readonly id: string; readonly text: string }[]
  readonly namesakes: readonly ContactLine[]
  /** The form that books a visit for the person. */
  readonly visitPath: string
}

/** A contact of the desk in words. */
export function presentContact(rows: ContactRows, agency: Pick<Agency, 'offices'>, locale: Locale, now: Date): ContactView {
  const t = translator(locale)
  const { contact } = rows
  const { id, name, keys, version, doNotContactSince } = contact
  const notes = rows.notes.map((note) => presentNote(note, rows.members, locale, now))
  return {
    ...{ id, name, version, locale: contact.locale },
    who: contactName(contact, locale),
    phones: keys.flatMap(({ kind, value }) => (kind === 'phone' ? [presentPhone(value)] : [])),
    emails: keys.flatMap(({ kind, value }) => (kind === 'email' ? [value] : [])),
    keys: keys.map(({ key, kind, value }) => ({ key, text: kind === 'phone' ? presentPhone(value).text : value })),
    language: languages[contact.locale].name,
    blocked: doNotContactSince && t('desk.contact.blockedSince', { day: formatDay(doNotContactSince, locale) }),
    address: contact.address ?? '',
    kind: contact.kind,
    kindText: contact.kind === null ? '' : t(`desk.contact.kind.${contact.kind}`),
    ...presentDealings(rows.leads, locale, now),
    owners: presentOwners(rows.dealings.owned, locale),
    origins: presentOrigins(contact, rows.dealings.origins, rows.members, locale),
    asking: presentAsking(contact, rows.subscriptions, rows.dealings.ends.length > 0, locale),
    tasks: notes.filter(({ due, isDone }) => due !== null && !isDone).toReversed(),
    notes: notes.filter(({ due, isDone }) => due === null || isDone),
    olderNotes: olderThan(contact, 'notes', rows.older.notes, locale),
    olderLeads: olderThan(contact, 'leads', rows.older.leads, locale),
    leads: rows.leads.map((lead) => presentLeadLine(lead, agency, '', locale, now)),
    visits: presentVisits(rows.leads, locale),
    alerts: rows.subscriptions.flatMap(({ id: alertId, goal, search, rhythm, state, createdAt: made }) => {
      if (state !== 'active' || goal === null || search === null || rhythm === null) return []
      const { words } = presentAlert({ goal, search, rhythm }, locale)
      const path = href('deskAlert', locale, { id: alertId })
      return [{ id: alertId, words, href: path, when: t('desk.lead.alertSince', { day: formatDay(made, locale) }), homes: rows.homes.get(alertId) ?? [] }]
    }),
    consents: rows.subscriptions.map((each) => ({
      id: each.id,
      what: t('desk.filter', {
        label: t(`desk.contact.consent.${each.kind}`),
        value: t(`desk.alert.state.${each.state}`, { day: formatDay(each.confirmedAt ?? each.createdAt, locale) }),
      }),
      source: each.consent.text,
    })),
    mails: rows.mails.map((mail) => ({
      id: mail.id,
      name: t(`desk.mail.${mail.template}`),
      recipient: mail.recipient,
      state: mail.state,
      when: formatMoment(new Date(mail.sentAt ?? mail.createdAt), locale),
    })),
    merges: rows.merges.map(({ id: merge, merged, mergedAt }) => ({
      id: merge,
      text: t('desk.contact.mergedWith', { name: merged.contact.name || t('desk.lead.nameless'), day: formatDay(mergedAt, locale) }),
    })),
    namesakes: rows.namesakes.map((each) => presentContactLine(each, locale, now)),
    visitPath: `${href('deskNewVisit', locale)}?${new URLSearchParams({ contact: id })}`,
  }
}

/** The page with the notes or leads after a cursor; null without. */
function olderThan({ id }: Pick<Contact, 'id'>, of: 'notes' | 'leads', place: string | null, locale: Locale): string | null {
  return place === null ? null : `${href('deskContact', locale, { id })}?${new URLSearchParams({ [of]: place })}#${of}`
}

/** The visits among some leads, the latest first. */
function presentVisits(leads: ContactRows['leads'], locale: Locale): ContactView['visits'] {
  return leads
    .flatMap(({ id, card, visit }) => (visit === null ? [] : [{ id, card, ...visit }]))
    .sort((one, other) => (one.startsAt < other.startsAt ? 1 : -1))
    .map(({ id, card, startsAt, state }) => ({
      ...{ id, state },
      href: href('deskVisit', locale, { id }),
      home: card === null ? '' : homeName(card, locale),
      when: formatMoment(new Date(startsAt), locale),
    }))
}

function presentNote(
  { id, text, at, actor, card, listingId, dueOn, doneAt, assignee }: ContactRows['notes'][number],
  members: ContactRows['members'],
  locale: Locale,
  now: Date,
): NoteView {
  const t = translator(locale)
  const who = members.find((member) => member.id === assignee)?.name
  const due = dueOn && t('desk.contact.due', { day: formatDay(dueOn, locale) })
  return {
    ...{ id, text, at },
    when: formatMoment(new Date(at), locale),
    who: members.find((member) => member.id === actor)?.name ?? t('desk.audit.former'),
    home: card === null || listingId === null ? null : { name: homeName(card, locale), href: href('deskHome', locale, { id: listingId }) },
    due: due && [due, who].filter(Boolean).join(', '),
    isLate: dueOn !== null && doneAt === null && dueOn < brusselsDay(now),
    isDone: doneAt !== null,
  }
}
