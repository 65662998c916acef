import { selectOpenOffers } from '#db/leads/offers/offers.ts'
import { translator } from '#messages/translate.ts'
import { presentOffer } from '#ui/leads/offers/offer.present.ts'
import { DeskOffersPage } from '#ui/leads/offers/offers.page.tsx'
import { deskView } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { listPaths, readListPlace, writeListPlace } from '#worker/desk/list-query.ts'

const perPage = 40

/** The open offers on the homes of the member's offices, newest first. */
export const deskOffers = defineDeskPage('deskOffers', {
  needs: 'leads',
  view: DeskOffersPage,
  async load(context) {
    const { store, locale, now, session, requested } = context
    const after = readListPlace(requested.searchParams.get('after'))
    const rows = await selectOpenOffers(store.primary, session.member.offices, after, perPage + 1)
    const shown = rows.slice(0, perPage)
    const last = rows.length > perPage ? shown.at(-1) : undefined
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskOffers')),
        offers: shown.map((row) => presentOffer(row, locale, now, row.card)),
        further: listPaths(requested.pathname, new URLSearchParams(), last === undefined ? null : writeListPlace({ at: last.receivedAt, id: last.id })).further,
      },
    }
  },
  acts: {},
})
