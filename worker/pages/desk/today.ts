import { countDue } from '#db/desk-today.ts'
import { dayAfter, instantAt, wallTimeOf } from '#db/model/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { DeskTodayPage } from '#ui/pages/desk/today.tsx'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'

/** The first page of the desk: what waits. */
export const deskToday = defineDeskPage('desk', {
  view: DeskTodayPage,
  async load(context) {
    const { store, now, locale, session } = context
    const { day } = wallTimeOf(now)
    const from = instantAt({ day, time: '00:00' }).toISOString()
    const to = instantAt({ day: dayAfter(day, 1), time: '00:00' }).toISOString()
    const counts = await countDue(store.primary, now, { from, to })
    return { props: { view: deskView(context, translator(locale)('desk.today.hello', { name: session.member.name })), counts } }
  },
  acts: {},
})
