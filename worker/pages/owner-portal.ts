import { instantAt, mondayOf, wallTimeOf } from '#db/model/brussels-time.ts'
import { listOwnedCards, type OwnedCard } from '#db/owned-cards.ts'
import { translator } from '#messages/translate.ts'
import { type OwnerCardView, OwnerPortalPage } from '#ui/pages/owner-portal.tsx'
import { whenText } from '#ui/presenters/appointment.ts'
import { ownedContact, presentOwnedStock } from '#ui/presenters/owned-stock.ts'
import { href } from '#ui/routes.ts'
import { definePage, type PageContext } from '#worker/http/page.ts'
import { ownerCache, ownerLoaded } from '#worker/owners/owner-screen.ts'
import { requireOwner } from '#worker/owners/owner-session.ts'

/** Where a log-in leads to: the homes of the owner as cards. */
export const ownerPortal = definePage('ownerPortal', {
  view: OwnerPortalPage,
  cache: ownerCache,
  async load(context) {
    const { store, now, requested } = context
    const owner = await requireOwner(context)
    const today = wallTimeOf(now).day
    const monday = mondayOf(today)
    const began = instantAt({ day: monday, time: '00:00' }).toISOString()
    const cards = await listOwnedCards(store.primary, owner.id, { monday, today, began, now: now.toISOString() })
    const views = cards.map((card) => presentCard(card, context))
    const notice = requested.searchParams.get('done') === 'password' ? 'owner.done.password' : null
    return ownerLoaded('ownerPortal', context, { notice }, (screen) => ({
      screen,
      homes: views.filter(({ stock }) => !stock.isFormer),
      offersPasskey: !owner.hasPasskey,
      former: views.filter(({ stock }) => stock.isFormer),
    }))
  },
})

function presentCard({ stock, next, views, viewings, questions }: OwnedCard, { agency, locale }: PageContext): OwnerCardView {
  const t = translator(locale)
  return {
    id: `${stock.kind}-${stock.id}`,
    path: href('ownerHome', locale, { kind: stock.kind, id: stock.id }),
    stock: presentOwnedStock(stock, locale),
    next: next === null ? t('owner.next.none') : whenText(next, locale),
    figures: [t('owner.count.viewings', { count: viewings }), t('owner.count.questions', { count: questions }), t('owner.count.views', { count: views })],
    contact: ownedContact(stock, agency, locale),
  }
}
