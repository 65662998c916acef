import { OpenDayPage } from '#ui/forms/open-day/open-day.page.tsx'
import { listingPath } from '#ui/listings/listing-address.present.ts'
import { href } from '#ui/routes.ts'
import { presentStartDays } from '#ui/visits/appointment.present.ts'
import { listingForm } from '#worker/forms/listing-form.ts'
import { openDayForm } from '#worker/forms/open-day/open-day.form.ts'
import { thanksQuery } from '#worker/signing/links.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { readOpenDaySlots } from '#worker/visits/open-day-slots.ts'

/** Registers for an open day of a home; redirects to the home's page if none takes registrations. */
export const openDay = listingForm('openDay', {
  view: OpenDayPage,
  async form(context, listing) {
    const { slots } = await readOpenDaySlots(context.store.db, listing, context.now)
    return openDayForm(listing, slots, context)
  },
  thanksQuery: ({ settings, now }, leadId) => thanksQuery(settings.signing, leadId, now),
  async props({ view, ...shown }, { store, locale, now, sent, url }, home) {
    const { slots, free } = await readOpenDaySlots(store.db, home, now)
    if (slots.length === 0 && sent === null) throw redirection(302, listingPath(home, locale))
    const days = presentStartDays(free(), locale)
    // The link beside an open day names it; its first free time is proposed.
    const first = days.find(({ day }) => day === url.searchParams.get('day'))?.starts[0]
    const state = sent === null && first !== undefined ? { ...view.state, typed: { start: first.value } } : view.state
    return { ...shown, view: { ...view, state }, days, visit: href('viewing', locale, { id: home.id }) }
  },
})
