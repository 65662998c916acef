import { selectWithoutFeedback } from '#db/visits/awaited-feedback.ts'
import { translator } from '#messages/translate.ts'
import { DeskVisitsPage } from '#ui/visits/desk/visit.page.tsx'
import { presentVisitLine } from '#ui/visits/desk/visit.present.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'

/** The visits that ended without feedback. */
export const deskVisits = defineDeskPage('deskVisits', {
  needs: 'calendar',
  view: DeskVisitsPage,
  async load(context) {
    const { store, locale, now, session } = context
    const awaited = await selectWithoutFeedback(store.primary, session.member.offices, now)
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskVisits')),
        awaited: awaited.map((row) => presentVisitLine(row, locale)),
      },
    }
  },
  acts: {},
})
