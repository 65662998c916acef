import { calendarOffice } from '#db/model/agency/office.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { CalendarDay } from '#db/model/visits/calendar.ts'
import { selectAskedFirst } from '#db/visits/visit-terms.ts'
import { presentContact } from '#ui/agency/contact.present.ts'
import type { FormState } from '#ui/forms/form-state.tsx'
import { ViewingPage } from '#ui/forms/viewing/viewing.page.tsx'
import { href } from '#ui/routes.ts'
import { presentStartDays, type StartDayView } from '#ui/visits/appointment.present.ts'
import { isMoment } from '#worker/forms/fields.ts'
import { listingForm } from '#worker/forms/listing-form.ts'
import { viewingForm } from '#worker/forms/viewing/viewing.form.ts'
import { thanksQuery } from '#worker/signing/links.ts'
import { unlessAway } from '#worker/site/faults/database-watch.ts'
import { freeDaysOf } from '../../visits/free-days.ts'

export const viewing = listingForm('viewing', {
  view: ViewingPage,
  form: (context, listing) => viewingForm(listing, context),
  thanksQuery: ({ settings, now }, leadId) => thanksQuery(settings.signing, leadId, now),
  async props({ view, ...shown }, context, home) {
    const reading = Promise.all([freeDaysOf(calendarOffice(context.agency, home.place), home.id, context), selectAskedFirst(context.store.db, home.id)])
    const [free, asked] = (context.sent === null ? await reading : await unlessAway(reading, context.store)) ?? [null, []]
    const days = presentStartDays(free ?? dayOfStart(context.sent), context.locale)
    const { email, phone } = presentContact(home, context.agency, context.locale)
    const ways = { question: href('enquiry', context.locale, { id: home.id }), email, phone }
    const state = context.sent
      ? free === null
        ? view.state
        : withStartGone(view.state, days)
      : withRequestedStart(view.state, days, context.url.searchParams.get('start'))
    return { ...shown, view: { ...view, state }, days, isFull: free?.length === 0, asksOwner: asked.length > 0, ways }
  },
})

/** The day and time that were chosen, as the only ones: all that is known of the calendar while it cannot be read. */
function dayOfStart(sent: FormState | null): readonly CalendarDay[] {
  const start = sent?.typed.start
  if (typeof start !== 'string' || !isMoment(start)) return []
  const { day, time } = wallTimeOf(new Date(start))
  return [{ day, starts: [{ startsAt: start, endsAt: start, time, capacity: 1 }] }]
}

/** Preselects the time picked on the listing's page, if it is still free. */
function withRequestedStart(state: FormState, days: readonly StartDayView[], start: string | null): FormState {
  return start !== null && isFree(start, days) ? { ...state, typed: { start } } : state
}

function isFree(start: string, days: readonly StartDayView[]): boolean {
  return days.some(({ starts }) => starts.some(({ value }) => value === start))
}

/** If the form has other errors, also reports that the chosen time has been taken meanwhile. */
function withStartGone(state: FormState, days: readonly StartDayView[]): FormState {
  const { start } = state.typed
  if (typeof start !== 'string' || state.errors.start || state.limited || isFree(start, days)) return state
  return { ...state, failed: false, errors: { start: 'invalid', ...state.errors } }
}
