import { selectWithoutFeedback } from '#db/desk-visits.ts'
import { translator } from '#messages/translate.ts'
import { DeskVisitsPage } from '#ui/pages/desk/visits.tsx'
import { presentAwaited } from '#ui/presenters/desk/visit.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'

/** The visits that ended without feedback. */
export const deskVisits = defineDeskPage('deskVisits', {
  view: DeskVisitsPage,
  async load(context) {
    const { store, locale, now, session } = context
    const awaited = await selectWithoutFeedback(store.primary, session.member.offices, now)
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskVisits')),
        awaited: awaited.map((row) => presentAwaited(row, locale)),
      },
    }
  },
  acts: {},
})
