import { createId } from '@paralleldrive/cuid2'
import { findListing } from '#db/listings.ts'
import type { Listing } from '#db/model/listing.ts'
import { textIn } from '#db/model/localized.ts'
import type { Office } from '#db/model/office.ts'
import { readPublicId } from '#db/model/public-id.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DeskNewVisitPage } from '#ui/pages/desk/new-visit.tsx'
import { homeName } from '#ui/presenters/desk/home-name.ts'
import { startChoices } from '#ui/presenters/desk/visit.ts'
import { href } from '#ui/routes.ts'
import { type DeskPageContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { bookVisit, officeOfHome } from '#worker/desk/visits/book-visit.ts'
import { isDay } from '#worker/forms/fields.ts'
import { redirection } from '#worker/http/redirection.ts'
import { freeDaysOf } from '#worker/pages/free-days.ts'

/** A visit entered by hand for a caller; `home` in the address names the home. */
export const deskNewVisit = defineDeskPage('deskNewVisit', {
  view: DeskNewVisitPage,
  async load(context) {
    const { locale, agency, requested, now, store } = context
    const [asked, day] = [requested.searchParams.get('home')?.trim() ?? '', requested.searchParams.get('day') ?? '']
    const found = await homeOf(context)
    const days = found === null ? [] : await freeDaysOf(found.office, { store: { ...store, db: store.primary }, now })
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskNewVisit')),
        home: found && { id: found.home.id, name: homeName(found.home, locale), office: textIn(found.office.name, locale) },
        unknown: found === null && asked !== '' ? asked.slice(0, 40) : null,
        starts: startChoices(days, locale),
        languages: agency.languages.enabled,
        spoken: locale,
        day: isDay(day) ? day : '',
        submission: createId(),
      },
    }
  },
  acts: {
    async make(context, sent) {
      const found = await homeOf(context)
      if (found === null) return { ...freshForm, problem: 'notSent' }
      const booked = await bookVisit(context, found.home, found.office, sent)
      if (!('id' in booked)) return booked
      throw redirection(303, `${href('deskVisit', context.locale, { id: booked.id })}?done=booked`)
    },
  },
})

/** The home that the address names, with the office of its calendar; null where it is not there, or another office's. */
async function homeOf(context: DeskPageContext): Promise<{ readonly home: Listing; readonly office: Office } | null> {
  const id = readPublicId(context.requested.searchParams.get('home')?.trim() ?? '')
  const home = id === null ? null : await findListing(context.store.primary, id)
  const office = home && officeOfHome(context, home)
  return home === null || office === null ? null : { home, office }
}
