import { type } from 'arktype'
import type { Statement } from '#db/client.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import { markBookedByHand } from '#db/leads/desk-lead.ts'
import { mailIds, saveLead } from '#db/leads/leads.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import { calendarOffice, type Office, officeLocale } from '#db/model/agency/office.ts'
import { erasureDate, formCatalogue } from '#db/model/forms/form-catalogue.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import { startTerms } from '#db/model/visits/calendar.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { claimSeat } from '#db/visits/appointments.ts'
import { bookedAgentMailId, mailBookedAgent } from '#db/visits/assignment-mail.ts'
import { claimBeside } from '#db/visits/joint-visits.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { officeAddressOf } from '#ui/agency/contact.present.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { email, longText, person } from '#worker/forms/fields.ts'
import { leadId } from '#worker/forms/handle-form.ts'
import { parseForm } from '#worker/forms/parse.ts'
import { appointmentMails } from '#worker/visits/appointment-mails.ts'
import { askFirst } from '#worker/visits/ask-first.ts'
import { type RequestedStart, readRequestedStart } from './requested-start.ts'

const { firstName, lastName, phone } = person
const fields = {
  'caller.firstName': firstName,
  'caller.lastName': lastName,
  'caller.phone?': phone,
  'caller.email?': email,
  spoken: type.enumerated(...locales),
  how: "'onSite' | 'video'",
  'visitNote?': longText,
} as const
const schema = type({ '+': 'delete', ...fields })
const order = ['visitStart', 'visitDay', 'visitTime', 'how', 'caller.firstName', 'caller.lastName', 'caller.phone', 'caller.email', 'spoken', 'visitNote']

type Booked = { readonly id: string } | FormState

/** The office whose calendar holds a home's visits; null if it is not one of the member's. */
export function officeOfHome({ agency, session: { member } }: Pick<DeskContext, 'agency' | 'session'>, home: Listing): Office | null {
  const office = calendarOffice(agency, home.place)
  return office !== null && worksFor(member, office.key) ? office : null
}

/**
 * Books a visit for a caller. It takes a seat like any other; the visitor gets a confirmation if there is an email address.
 * @param beside the visit that the caller comes along to
 */
export async function bookVisit(context: DeskContext, home: Listing, office: Office, sent: FormData, beside: Appointment | null): Promise<Booked> {
  const read = parseForm(schema, order, sent)
  const sought = { listingId: home.id, preferred: [home.contact.email, context.session.member.id], except: null }
  const start = beside === null ? await readRequestedStart(context.store.primary, office, sent, context.now, sought) : startOf(beside, office, context.now)
  const errors = {
    ...(start.ok ? {} : start.wrong.errors),
    ...(read.ok ? {} : read.errors),
    ...(read.ok && read.values['caller.phone'] === undefined && read.values['caller.email'] === undefined ? { 'caller.phone': 'missing' as const } : {}),
  }
  const { typed } = read
  if (Object.keys(errors).length > 0) return { ...freshForm, typed, errors }
  if (!start.ok) return { ...freshForm, typed, ...start.wrong }
  if (!read.ok) return { ...freshForm, typed, errors: read.errors }
  const { spoken, visitNote, how, ...caller } = read.values
  const answers = { how, ...Object.fromEntries(Object.entries(caller).map(([name, value]) => [name.slice('caller.'.length), value])) }
  const remark = visitNote === undefined ? {} : { remark: visitNote }
  const lead = leadByHand(context, home, office, { ...answers, ...remark, start: start.start.startsAt }, spoken, sent)
  const appointment = appointmentOf(context, home, office, lead, start.start)
  const db = context.store.primary
  const { terms } = start.start
  const agentMail = mailBookedAgent(db, lead.id, context.session.member.id, lead.createdAt)
  if (beside !== null)
    return storeBooked(context, lead, appointment, [...claimBeside(db, appointment, beside), agentMail], { ...freshForm, typed, problem: 'jointFull' })
  const claims = [claimSeat(db, appointment, terms), ...(terms.candidates === undefined ? [] : [agentMail])]
  return storeBooked(context, lead, appointment, claims, { ...freshForm, typed, problem: 'taken' })
}

/** The start of the visit that the caller comes along to. */
function startOf({ startsAt, endsAt }: Appointment, office: Office, now: Date): { readonly ok: true; readonly start: RequestedStart } {
  return { ok: true, start: { startsAt, terms: { ...startTerms(office.calendar, new Date(startsAt), now), endsAt } } }
}

function leadByHand(
  { now }: DeskContext,
  home: Listing,
  office: Office,
  answers: Readonly<Record<string, string>>,
  locale: Lead['locale'],
  sent: FormData,
): Lead {
  const createdAt = now.toISOString()
  return {
    id: leadId(sent.get('submission'), ['viewing', home.id, answers]),
    form: 'viewing',
    locale,
    email: answers.email?.trim() ?? null,
    listingId: home.id,
    projectId: null,
    office: office.key,
    fields: answers,
    consent: { version: 'desk', text: translator(locale)('desk.visit.byPhone'), at: createdAt, newsletter: false },
    createdAt,
    eraseAfter: erasureDate(now, formCatalogue.viewing.months).toISOString(),
  }
}

function appointmentOf({ agency, session }: DeskContext, home: Listing, office: Office, lead: Lead, { startsAt, terms }: RequestedStart): Appointment {
  return {
    id: lead.id,
    office: office.key,
    organizer: officeAddressOf(home, agency),
    listingId: home.id,
    how: lead.fields.how === 'video' ? 'video' : 'onSite',
    locale: lead.locale,
    startsAt,
    endsAt: terms.endsAt,
    state: 'confirmed',
    sequence: 0,
    changedAt: lead.createdAt,
    assignee: session.member.id,
  }
}

async function storeBooked(
  { store, agency, settings, now, relay, session: { member } }: DeskContext,
  lead: Lead,
  appointment: Appointment,
  claims: readonly Statement[],
  refused: FormState,
): Promise<Booked> {
  const db = store.primary
  const mails = await appointmentMails('booked', appointment, lead, { signing: settings.signing, officeLocale: officeLocale(agency, appointment.organizer) })
  const asked = await askFirst(db, appointment, now)
  try {
    await saveLead(db, lead, mails, null, [
      ...claims,
      ...asked.statements,
      ...markBookedByHand(db, lead.id, member.id, now),
      recordAct(db, member, { action: 'make', object: 'appointment', objectId: lead.id }, now),
    ])
  } catch (error) {
    reportFault('a visit was not booked at the desk', error)
    return refused
  }
  relay([...mailIds(lead.id, mails), bookedAgentMailId(lead.id), ...asked.mailIds])
  return { id: lead.id }
}
