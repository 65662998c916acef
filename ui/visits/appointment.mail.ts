import type { Lead } from '#db/model/leads/lead.ts'
import type { Place } from '#db/model/listings/listing.ts'
import { addressLine } from '#db/model/places/address.ts'
import type { AppointmentChange, Booking } from '#db/model/visits/appointment.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formalName, greetedName, type LeadRow, leadName, presentLeadRows } from '../forms/lead-rows.present.ts'
import type { NewsletterConsent } from '../leads/lead.mail.ts'
import { contactNames, contactRows, contactSection } from '../leads/lead-notice.mail.ts'
import type { Invitation, MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailListingView } from '../mail/mail-listing.present.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import type { GroupSection, MailSection } from '../mail/mail-section.mail.ts'
import { sectionsText } from '../mail/mail-text.mail.ts'
import { aboutSection, officeAboutSection, withReference } from '../mail/shared-sections.mail.ts'
import { routeToPlace } from '../map/route-link.present.ts'
import { presentAppointmentRows, whenText } from './appointment.present.ts'
import { writeInvitation } from './calendar-invitation.mail.ts'

/** The contents of the mails about an appointment, in the recipient's language. */
export interface AppointmentMailView {
  readonly locale: Locale
  readonly origin: string
  readonly change: AppointmentChange
  readonly appointment: Omit<Booking, 'office' | 'locale' | 'state' | 'assignee'>
  readonly fields: Lead['fields']
  /** The visitor's language. */
  readonly spoken: Locale
  readonly newsletter: NewsletterConsent
  /** The listing, and its address as far as it is published; null when it no longer exists. */
  readonly about: MailListingView | null
  readonly place: Place | null
  /** What is within a walk of it; empty where unknown. */
  readonly walks: readonly LeadRow[]
  /** Whether the owner of the home has yet to agree. */
  readonly awaitsOwner: boolean
  /** Why the agency cancelled it, in its words; null if it does not say. */
  readonly reason: string | null
  /** The page where it is moved or cancelled; null once it is cancelled. */
  readonly changeHref: string | null
  /** The form that books another viewing of the listing; null unless this one is cancelled and the listing is on offer. */
  readonly againHref: string | null
}

/** How to move or cancel the appointment; empty once it is cancelled. */
export function changeSection(text: string, href: string | null, locale: Locale, kind: 'button' | 'link'): GroupSection {
  const t = translator(locale)
  return {
    kind: 'group',
    title: t('mail.appointment.change'),
    sections:
      href === null
        ? []
        : [
            { kind: 'paragraph', text },
            { kind, text: t('mail.appointment.change.link'), href },
          ],
  }
}

/** Why the agency cancelled it; empty if it does not say. */
function reasonSections(reason: string | null, locale: Locale): readonly MailSection[] {
  return reason === null ? [] : [{ kind: 'paragraph', text: translator(locale)('mail.appointment.reason', { reason }) }]
}

/** Where to book another viewing after a cancellation; empty if there is nothing to book. */
function againSection(href: string | null, locale: Locale): GroupSection {
  const t = translator(locale)
  const title = t('mail.appointment.again')
  return { kind: 'group', title, sections: href === null ? [] : [{ kind: 'button', text: t('mail.appointment.again.link'), href }] }
}

interface InvitationText {
  readonly reader: 'visitor' | 'office'
  /** What the appointment is about. */
  readonly title: string
  readonly description: string
}

/**
 * The calendar entry attached to these mails; each change replaces the previous one. Calendars ignore an invitation whose organizer is also its
 * recipient, so the organizer is the first of office, agency and visitor that does not receive the mail.
 */
function invitationOf(view: AppointmentMailView, agency: MailAgency, { reader, title, description }: InvitationText): Invitation {
  const { appointment, change, fields, about, locale, origin, place } = view
  const office = { name: agency.name, email: appointment.organizer }
  const email = typeof fields.email === 'string' ? fields.email.trim() : ''
  const visitor = { name: (reader === 'office' ? leadName(fields) : greetedName(fields)) || email, email }
  const recipient = reader === 'office' ? office : visitor
  const ours = { name: agency.name, email: agency.email }
  const organizer = (reader === 'office' ? [ours, visitor] : [office, ours]).find((each) => each.email !== '' && !isSame(each, recipient)) ?? office
  const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const text = writeInvitation({
    method,
    ...calendarEntry(appointment, place, title, locale),
    description,
    url: about?.href ?? origin,
    organizer,
    attendees: (reader === 'office' ? [office, visitor] : [visitor]).filter((each) => each.email !== '' && (each === recipient || !isSame(each, organizer))),
  })
  return { method, text }
}

type Booked = AppointmentMailView['appointment']

/** What every calendar entry of an appointment says; a later version has the same uid and replaces it. @param title what it is about */
export function calendarEntry(
  { id, organizer, sequence, changedAt, startsAt, endsAt, how, people }: Booked,
  place: Place | null,
  title: string,
  locale: Locale,
) {
  return {
    uid: `${id}@${organizer.split('@')[1]}`,
    sequence,
    stampedAt: new Date(changedAt),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    summary: translator(locale)(people === undefined ? 'appointment.summary' : 'openDay.summary', { title }),
    location: how === 'video' || place === null ? null : addressLine(place, locale),
  }
}

function isSame(one: { readonly email: string }, other: { readonly email: string }): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase()
}

/** To the office: who visits which listing when, how to reach them, and how to change the appointment. */
export function appointmentNotice(view: AppointmentMailView, agency: MailAgency): MailContent {
  const { locale, origin, change, appointment, fields, about, place, changeHref } = view
  const t = translator(locale)
  const who = leadName(fields)
  const subject = withReference(t(`mail.appointmentNotice.${change}.subject`, { when: whenText(appointment.startsAt, locale), who }), about, locale)
  const details: MailSection = { kind: 'rows', rows: presentAppointmentRows(appointment, place, locale, 'office') }
  const sent: MailSection = { kind: 'rows', rows: presentLeadRows(fields, locale, [...contactNames, 'start', 'how']) }
  const aboutListing = officeAboutSection(about, locale)
  return {
    locale,
    origin,
    subject,
    toName: null,
    replyName: who || null,
    invitation: invitationOf(view, agency, {
      reader: 'office',
      title: [about?.title, who].filter((part) => part !== undefined && part !== '').join(', '),
      description: sectionsText([{ kind: 'rows', rows: contactRows(view) }, details, sent, ...aboutListing.sections], locale),
    }),
    preview: about?.title ?? subject,
    sections: [
      { kind: 'title', text: subject, inText: true },
      ...reasonSections(view.reason, locale),
      ...(view.awaitsOwner ? [{ kind: 'paragraph' as const, text: t('mail.appointmentNotice.awaits') }] : []),
      details,
      sent,
      contactSection(view, who),
      aboutListing,
      changeSection(t('mail.appointmentNotice.change'), changeHref, locale, 'link'),
    ],
    why: t('mail.notice.why', { site: new URL(origin).host }),
  }
}

/** To the visitor: when and where, for their calendar too, and how to change it. */
export function appointmentConfirmation(view: AppointmentMailView, agency: MailAgency): MailContent {
  const { locale, origin, change, appointment, fields, about, place, walks, awaitsOwner, reason, changeHref, againHref } = view
  const t = translator(locale)
  const isRequest = awaitsOwner && change === 'booked'
  const subject = t(isRequest ? 'mail.appointment.awaits.subject' : `mail.appointment.${change}.subject`, { when: whenText(appointment.startsAt, locale) })
  const name = greetedName(fields)
  const story = t(awaitsOwner ? 'mail.appointment.awaits.text' : `mail.appointment.${change}.text`)
  const rows = presentAppointmentRows(appointment, place, locale, 'visitor')
  const route = change === 'cancelled' || place === null || appointment.how === 'video' ? null : routeToPlace(place, locale)
  const howToChange = changeSection(t('mail.appointment.change.text'), changeHref, locale, 'button')
  const aboutListing = aboutSection(about, locale, true)
  const forCalendar: readonly MailSection[] = [{ kind: 'rows', rows }, ...aboutListing.sections]
  return personalMail({ locale, origin, subject, name, formal: formalName(fields) }, agency, {
    invitation: invitationOf(view, agency, {
      reader: 'visitor',
      title: about?.title ?? agency.name,
      description: [sectionsText(forCalendar, locale), sectionsText(howToChange.sections, locale, '\n')].filter((part) => part !== '').join('\n\n'),
    }),
    preview: rows[0]?.value ?? story,
    sections: [
      { kind: 'paragraph', text: story, opening: subject },
      ...reasonSections(reason, locale),
      {
        kind: 'group',
        title: t('mail.appointment.details'),
        sections: [{ kind: 'rows', rows }, ...(route === null ? [] : [{ kind: 'link' as const, text: t('where.route'), href: route }])],
      },
      { kind: 'group', title: t('quarter.label'), sections: [{ kind: 'rows', rows: change === 'cancelled' ? [] : walks }] },
      howToChange,
      againSection(againHref, locale),
      aboutListing,
    ],
    why: t('mail.appointment.why', { site: new URL(origin).host }),
  })
}
