import { createId } from '@paralleldrive/cuid2'
import { type ContactRow, findContact } from '#db/contacts/contacts.ts'
import { type DeskLead, findDeskLead } from '#db/leads/desk-lead.ts'
import { maxLeadsCounted } from '#db/listings/desk/desk-homes.ts'
import { findListing } from '#db/listings/listings.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import type { Office } from '#db/model/agency/office.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import { instantAt } from '#db/model/site/brussels-time.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import { findDeskVisit } from '#db/visits/desk-visits.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { presentHomeLine } from '#ui/listings/desk/home-line.present.ts'
import { homeName } from '#ui/listings/desk/home-name.present.ts'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { DeskNewVisitPage } from '#ui/visits/desk/new-visit.page.tsx'
import { startChoices } from '#ui/visits/desk/visit.present.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { isDay } from '#worker/forms/fields.ts'
import { mayRead } from '#worker/leads/change-lead.ts'
import { matchingHomes, selectMatchingHomes } from '#worker/listings/desk/home-query.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { typedValues } from '#worker/site/requests/typed-values.ts'
import { bookVisit, officeOfHome } from '#worker/visits/desk/book-visit.ts'
import { isClockTime } from '#worker/visits/desk/requested-start.ts'
import { freeDaysOf } from '#worker/visits/free-days.ts'

/** Books a visit for a caller; the query has the `home`, by id or search text, and the `lead` that asks for it or the `contact` of the caller. */
export const deskNewVisit = defineDeskPage('deskNewVisit', {
  needs: 'calendar',
  view: DeskNewVisitPage,
  async load(context) {
    const { locale, agency, requested, now, store } = context
    const query = requested.searchParams
    const parameter = (key: string) => (query.get(key) ?? '').trim().slice(0, 100)
    const [words, day, leadId, contactId] = [parameter('home'), parameter('day'), parameter('lead'), parameter('contact')]
    const time = isClockTime(parameter('time')) ? parameter('time') : ''
    const carried = {
      ...(isDay(day) && { day }),
      ...(time !== '' && { time }),
      ...(leadId !== '' && { lead: leadId }),
      ...(contactId !== '' && { contact: contactId }),
    }
    const chosen = await homeOf(context)
    const { rows, hasMore } =
      chosen === null && words !== '' ? matchingHomes(...(await store.primary.batch([...selectMatchingHomes(context, words)]))) : noHomes
    const [only, ...others] = rows
    if (only !== undefined && others.length === 0 && !hasMore) throw redirection(303, pathFor(locale, only.id, carried))
    const [lead, contact] = await Promise.all([callerOf(context, leadId), contactId === '' ? null : findContact(store.primary, contactId)])
    const spoken = lead?.locale ?? contact?.locale ?? locale
    const beside = chosen === null ? null : await besideOf(context, chosen.home)
    const days = chosen === null || beside !== null ? [] : await freeDaysOf(chosen.office, chosen.home.id, { store: { ...store, db: store.primary }, now })
    const starts = startChoices(days, locale)
    const chosenStart = isDay(day) && time !== '' ? instantAt({ day, time }).toISOString() : null
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskNewVisit')),
        home: chosen && { name: homeName(chosen.home, locale), office: textIn(chosen.office.name, locale) },
        beside: beside && { when: whenText(beside.startsAt, locale), how: beside.how },
        words,
        found: rows.map((row) => ({
          ...presentHomeLine({ ...row, gaps: 0, leads: 0 }, agency, maxLeadsCounted, locale),
          href: pathFor(locale, row.id, carried),
        })),
        hasMore,
        caller: lead !== null ? callerFields(lead) : contact !== null ? contactFields(contact) : {},
        starts,
        start: chosenStart !== null && starts.some(({ value }) => value === chosenStart) ? chosenStart : '',
        time,
        languages: agency.languages.enabled,
        spoken: agency.languages.enabled.includes(spoken) ? spoken : locale,
        day: isDay(day) ? day : '',
        carried,
        submission: createId(),
      },
    }
  },
  acts: {
    async make(context, sent) {
      const found = await homeOf(context)
      if (found === null) return { ...freshForm, problem: 'notSent' }
      const beside = await besideOf(context, found.home)
      if (beside === null && context.requested.searchParams.has('beside')) return { ...freshForm, typed: typedValues(sent), problem: 'jointFull' }
      const booked = await bookVisit(context, found.home, found.office, sent, beside)
      if (!('id' in booked)) return booked
      throw redirection(303, `${href('deskVisit', context.locale, { id: booked.id })}?done=booked`)
    },
  },
})

/** The coming visit of the home in the query that the caller comes along to; null if there is none. */
async function besideOf(context: DeskContext, home: Listing): Promise<Appointment | null> {
  const id = context.requested.searchParams.get('beside') ?? ''
  const visit = id === '' ? null : await findDeskVisit(context.store.primary, id)
  if (visit === null || !worksFor(context.session.member, visit.appointment.office)) return null
  const { appointment } = visit
  const isComing = appointment.state === 'confirmed' && appointment.startsAt > context.now.toISOString()
  return isComing && appointment.listingId === home.id ? appointment : null
}

const noHomes = { rows: [], hasMore: false } as const

/** The lead that the visit is booked for, if the member may read it. */
async function callerOf({ store, session }: DeskContext, id: string): Promise<DeskLead | null> {
  const lead = id === '' ? null : await findDeskLead(store.primary, id)
  return lead !== null && mayRead(session.member, lead) ? lead : null
}

function callerFields({ fields, email }: DeskLead): Readonly<Record<string, string>> {
  const textOf = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  return { firstName: textOf('firstName'), lastName: textOf('lastName') || textOf('name'), phone: textOf('phone'), email: textOf('email') || (email ?? '') }
}

/** Of a name, the first word is taken for the first name. */
function contactFields({ name, keys }: ContactRow): Readonly<Record<string, string>> {
  const [first = '', ...rest] = name.split(' ')
  const keyOf = (kind: 'email' | 'phone') => keys.find((key) => key.kind === kind)?.value ?? ''
  return { firstName: rest.length > 0 ? first : '', lastName: rest.length > 0 ? rest.join(' ') : first, phone: keyOf('phone'), email: keyOf('email') }
}

function pathFor(locale: Locale, id: number, carried: Readonly<Record<string, string>>): string {
  return `${href('deskNewVisit', locale)}?${new URLSearchParams({ home: String(id), ...carried })}`
}

/** The home in the query by its id, with the office of its calendar; null if unknown or another office's. */
async function homeOf(context: DeskContext): Promise<{ readonly home: Listing; readonly office: Office } | null> {
  const id = readPublicId(context.requested.searchParams.get('home')?.trim() ?? '')
  const home = id === null ? null : await findListing(context.store.primary, id)
  const office = home && officeOfHome(context, home)
  return home === null || office === null ? null : { home, office }
}
