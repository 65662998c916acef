import { readOffered, selectAlertSearches } from '#db/alerts/demand.ts'
import { demandGaps, demandGoals } from '#db/model/alerts/demand-gaps.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { selectUnreadWords } from '#db/search/unread-words.ts'
import { translator } from '#messages/translate.ts'
import { DeskDemandPage } from '#ui/alerts/desk/demand.page.tsx'
import { presentDemand } from '#ui/alerts/desk/demand.present.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'

const maxSearches = 20_000
const maxOffered = 20_000
const maxUnread = 30

/** Demand by place, category and price, compared with the homes on offer. */
export const deskDemand = defineDeskPage('deskDemand', {
  needs: 'mailings',
  view: DeskDemandPage,
  async load(context) {
    const { store, locale, requested } = context
    const goal = demandGoals.find((each) => each === requested.searchParams.get('goal')) ?? 'sale'
    const [alerts, offered, words] = await Promise.all([
      selectAlertSearches(store.primary, goal, maxSearches),
      readOffered(store.primary, goal, maxOffered),
      selectUnreadWords(store.primary, maxUnread),
    ])
    const searches = alerts.map(({ person, search }) => ({ person, search: readSearch(new URLSearchParams(search ?? '')) }))
    const homes = offered.map(({ city, ...row }) => ({ ...row, names: Object.values<string>(JSON.parse(city)) }))
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskDemand')),
        demand: presentDemand(goal, demandGaps(goal, searches, homes), locale),
        words,
      },
    }
  },
  acts: {},
})
