import { recordAct } from '#db/desk/audit-log.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DeskOwnerViewPage } from '#ui/owners/desk/owner-view.page.tsx'
import { href } from '#ui/routes.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { servedOwner, servesHome } from '#worker/owners/desk/served-homes.ts'
import { ownedCards, presentOwnedCard } from '#worker/owners/owned-cards.ts'
import { crumbsBelow } from '#worker/site/crumbs.ts'

/** An owner's homes as the owner sees them, without those of other offices; read-only and without the owner's session. Each view is logged. */
export const deskOwnerView = defineDeskPage('deskOwnerView', {
  needs: 'owners',
  view: DeskOwnerViewPage,
  async load(context) {
    const { locale, parameters, store, now, session } = context
    const { owner, homes } = await servedOwner(context, parameters.id ?? '')
    const [cards] = await Promise.all([
      ownedCards(context, owner.id),
      store.primary.batch([recordAct(store.primary, session.member, { action: 'view', object: 'owner', objectId: owner.id }, now)]),
    ])
    const shown = cards
      .filter(({ stock }) => servesHome(context, stock, homes))
      .map((card) => ({
        ...presentOwnedCard(card, context),
        path: href('deskOwnerHome', locale, { id: owner.id, kind: card.stock.kind, home: card.stock.id }),
      }))
    const title = owner.name ?? owner.recipient
    const t = translator(locale)
    return {
      title: t('desk.owners.watchTitle', { name: title }),
      props: {
        owner: { name: owner.name, email: owner.recipient },
        portal: {
          screen: { title: t('route.ownerPortal'), crumbs: crumbsBelow('deskOwners', locale, { text: title, href: null }), state: freshForm, notice: null },
          homes: shown.filter(({ stock }) => !stock.isFormer),
          former: shown.filter(({ stock }) => stock.isFormer),
          offersPasskey: false,
        },
      },
    }
  },
  acts: {},
})
