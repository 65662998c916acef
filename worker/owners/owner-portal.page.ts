import { OwnerPortal } from '#ui/owners/owner-portal.part.tsx'
import { ownerCache, ownerLoaded } from '#worker/accounts/account-screen.ts'
import { requireOwner } from '#worker/accounts/owners/owner-session.ts'
import { ownedCards, presentOwnedCard } from '#worker/owners/owned-cards.ts'
import { definePage } from '#worker/site/pages/page.ts'

/** The start page after login: the owner's homes as cards. */
export const ownerPortal = definePage('ownerPortal', {
  view: OwnerPortal,
  cache: ownerCache,
  async load(context) {
    const { requested } = context
    const owner = await requireOwner(context)
    const views = (await ownedCards(context, owner.id)).map((card) => presentOwnedCard(card, context))
    const notice = requested.searchParams.get('done') === 'password' ? 'owner.done.password' : null
    return ownerLoaded('ownerPortal', context, { notice }, (screen) => ({
      screen,
      homes: views.filter(({ stock }) => !stock.isFormer),
      offersPasskey: !owner.hasPasskey,
      former: views.filter(({ stock }) => stock.isFormer),
    }))
  },
})
