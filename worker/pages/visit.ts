import type { FormState } from '#ui/forms/form-state.tsx'
import { VisitPage } from '#ui/pages/visit.tsx'
import { presentStartDays, type StartDayView } from '#ui/presenters/appointment.ts'
import { officeAddressOf, officeKeyOf } from '#ui/presenters/property.ts'
import { href } from '#ui/routes.ts'
import { homeForm } from '#worker/forms/home-form.ts'
import { visitOf } from '#worker/forms/visit.ts'
import { freeDaysOf } from './free-days.ts'

export const visit = homeForm('visit', {
  words: 'visit',
  thanks: 'thankYouAppointment',
  view: VisitPage,
  form: (asked, home) => visitOf(home, asked),
  async props({ view, ...shown }, asked, home) {
    const days = presentStartDays(await freeDaysOf(officeKeyOf(home), asked), asked.locale)
    const ways = { question: href('question', asked.locale, { id: home.id }), email: officeAddressOf(home), phone: home.contact.phone }
    return { ...shown, view: { ...view, state: withStartGone(view.state, days) }, days, ways }
  },
})

/** Whoever has something else to correct is told at once that the time chosen was taken meanwhile. */
function withStartGone(state: FormState, days: readonly StartDayView[]): FormState {
  const { start } = state.typed
  if (start === undefined || state.faults.start || state.limited || days.some(({ starts }) => starts.some(({ value }) => value === start))) return state
  return { ...state, failed: false, faults: { start: 'invalid', ...state.faults } }
}
